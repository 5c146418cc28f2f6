"""The bare endpoints: DRF with one transaction of three statements, and DRF with a list."""

from django.db import transaction
from rest_framework.generics import ListAPIView
from rest_framework.pagination import CursorPagination
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.serializers import ModelSerializer
from rest_framework.settings import api_settings
from rest_framework.views import APIView

from benchmarks.bare.models import Counter, Step
from cards.models import Card
from config.rest.paging import CursorPaging


class Bare(APIView):
    """Nobody is authenticated or counted, nothing is checked."""

    authentication_classes = ()
    permission_classes = ()
    throttle_classes = ()

    def post(self, request: Request, pk: int) -> Response:
        with transaction.atomic():
            counter = Counter.objects.select_for_update().get(pk=pk)
            counter.version += 1
            Step.objects.create(counter=counter, ordinal=counter.version, answer=request.data["answer"])
            counter.save()
        return Response({"id": counter.pk, "version": counter.version, "text": counter.text})


class BareWithToken(Bare):
    """The same behind the product's token, scope and throttle, as every resource of the product is."""

    authentication_classes = api_settings.DEFAULT_AUTHENTICATION_CLASSES
    permission_classes = api_settings.DEFAULT_PERMISSION_CLASSES
    throttle_classes = api_settings.DEFAULT_THROTTLE_CLASSES
    write_scope = "play"


class BareCard(ModelSerializer[Card]):
    class Meta:
        model = Card
        exclude = ("provenance",)


class BarePaging(CursorPagination):
    """Pages as long as the product's, and in its order."""

    page_size = CursorPaging.default_size
    ordering = ("sort_name", "passcode")


class BareCards(ListAPIView[Card]):
    """A list of cards as the framework makes it: every column of the rows, a page at a time."""

    authentication_classes = ()
    permission_classes = ()
    throttle_classes = ()
    filter_backends = ()
    pagination_class = BarePaging
    queryset = Card.objects.all()
    serializer_class = BareCard
