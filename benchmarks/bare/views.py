"""The bare endpoint: DRF, one transaction, three statements."""

from django.db import transaction
from rest_framework.request import Request
from rest_framework.response import Response
from rest_framework.settings import api_settings
from rest_framework.views import APIView

from benchmarks.bare.models import Counter, Step


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
