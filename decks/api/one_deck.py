"""What the resources of one deck share: who may see and change it, its tag, and how refusals are told."""

from typing import Any

from django.core.exceptions import PermissionDenied
from django.core.exceptions import ValidationError as ServiceError
from django.shortcuts import get_object_or_404
from django.urls import reverse
from django.utils.translation import gettext as _
from drf_spectacular.utils import OpenApiParameter
from rest_framework.exceptions import ValidationError
from rest_framework.generics import GenericAPIView
from rest_framework.response import Response

from config.rest.etags import ChangedMeanwhile, etag_of
from decks import selectors, services
from decks.api import serializers
from decks.models import Deck

IF_MATCH = OpenApiParameter(
    "If-Match",
    str,
    OpenApiParameter.HEADER,
    description="The ETag you read; a deck changed since is left alone (412).",
)


def deck_etag(deck: Deck, viewer: object) -> str:
    """Changes with all that the viewer is told of the deck, of which the credit of a copy is part.

    What he is not told is no part of it: nobody learns when an original that he does not see was changed.
    """
    credit = selectors.credit_of(deck, viewer)
    original = credit.deck.version if credit and credit.deck else 0
    owner = credit.owner.username if credit and credit.owner else ""
    return etag_of("deck", deck.pk, deck.version, original, owner)


def created(deck: Deck, body: Any) -> Response:
    location = reverse("api-deck", args=[deck.address])
    return Response(body, status=201, headers={"Location": location, "ETag": deck_etag(deck, deck.owner)})


def refused(error: ServiceError) -> ValidationError:
    """A refusal of a service, told at the field that it speaks of."""
    return ValidationError(error.message_dict if hasattr(error, "error_dict") else error.messages)


def changed_meanwhile(stale: services.StaleDeck) -> ChangedMeanwhile:
    """That the deck is no longer what the request was about, with what it is now."""
    fresh = serializers.DeckSerializer(stale.deck).data
    return ChangedMeanwhile(headers={"ETag": deck_etag(stale.deck, stale.deck.owner)}, deck=fresh)


class OneDeck(GenericAPIView):
    """What all resources of one deck share: who may see it, and who may change it."""

    queryset = Deck.objects.none()
    serializer_class = serializers.DeckSerializer
    anonymous_reads = True
    lookup_url_kwarg = "address"

    def deck(self) -> Deck:
        return get_object_or_404(selectors.at_address(self.kwargs["address"], self.request.user))

    def own_deck(self) -> Deck:
        """The deck, if it is the asker's: another's public one is refused, a private one does not exist."""
        deck = self.deck()
        if deck.owner_id != self.request.user.pk:
            raise PermissionDenied(_("This deck is not yours. Copy it, and change the copy."))
        return deck
