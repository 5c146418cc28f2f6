"""The product's addresses, and the bare ones beside them."""

from django.urls import path

from benchmarks.bare.views import Bare, BareCards, BareWithToken
from config.urls import handler400, handler403, handler404, handler500
from config.urls import urlpatterns as product

__all__ = ["handler400", "handler403", "handler404", "handler500", "urlpatterns"]

urlpatterns = [
    *product,
    path("bare/cards/", BareCards.as_view()),
    path("bare/<int:pk>/", Bare.as_view()),
    path("bare-with-token/<int:pk>/", BareWithToken.as_view()),
]
