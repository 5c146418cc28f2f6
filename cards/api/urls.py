"""The REST resources of this room, below /api/v1/."""

from rest_framework.routers import SimpleRouter

from cards.api.views import CardViewSet

router = SimpleRouter()
router.register("cards", CardViewSet, basename="card")
urlpatterns = router.urls
