"""A deck as text over REST, in each of its forms."""

from django.conf import settings
from django.http import HttpResponse
from django.utils.translation import get_language
from django.utils.translation import gettext as _
from drf_spectacular.types import OpenApiTypes
from drf_spectacular.utils import OpenApiParameter, extend_schema
from rest_framework.request import Request
from rest_framework.response import Response

from config.rest.filters import require_known
from config.rest.problems import BadQuery
from decks import imports
from decks.api.one_deck import OneDeck
from decks.api.renderers import PlainText
from decks.exports import as_file
from decks.formats import ydk, ydke


class DeckTextView(OneDeck):
    """A deck as text."""

    renderer_classes = [PlainText]


class YdkView(DeckTextView):
    """A deck as a ydk file."""

    @extend_schema(responses={(200, "text/plain"): OpenApiTypes.STR})
    def get(self, request: Request, address: int | str) -> HttpResponse:
        """The deck as a ydk file, with its comments and what could not be read."""
        require_known(request, [])
        deck = self.deck()
        return Response(ydk.write(deck.current.content), headers=as_file(deck))


class TextView(DeckTextView):
    """A deck as lines with names."""

    @extend_schema(
        responses={(200, "text/plain"): OpenApiTypes.STR},
        parameters=[
            OpenApiParameter(
                "language",
                str,
                enum=[code for code, _name in settings.LANGUAGES],
                description="By default the language that you accept.",
            )
        ],
    )
    def get(self, request: Request, address: int | str) -> HttpResponse:
        """The deck as lines such as `3 Dark Magician`, which can be brought in again without loss."""
        require_known(request, ["language"])
        language = request.query_params.get("language", get_language() or "en")
        known = [code for code, _name in settings.LANGUAGES]
        if language not in known:
            raise BadQuery({"language": _("Choose one of: %s.") % ", ".join(known)})
        deck = self.deck()
        return Response(imports.as_text(deck.current.content, language), headers=as_file(deck, "txt"))


class YdkeView(DeckTextView):
    """A deck as a ydke link."""

    @extend_schema(responses={(200, "text/plain"): OpenApiTypes.STR})
    def get(self, request: Request, address: int | str) -> HttpResponse:
        """The cards of the deck as a ydke link."""
        require_known(request, [])
        return Response(ydke.write(self.deck().current.content))
