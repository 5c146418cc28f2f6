"""What is true of a deck over REST: whether it is legal, under which lists, and how it draws."""

from drf_spectacular.types import OpenApiTypes
from drf_spectacular.utils import OpenApiParameter, extend_schema
from rest_framework.request import Request
from rest_framework.response import Response

from config.rest.filters import require_known
from config.rest.problems import BadQuery
from decks.api import serializers
from decks.api.one_deck import OneDeck
from decks.judging import NoSuchList, chosen_list, judge
from decks.matrix import matrices
from decks.questions import BadQuestion, answered, read_question

LISTS = [
    OpenApiParameter(
        "ban_list", str, description="The id of a published list, or `none`; by default the list in force."
    ),
    OpenApiParameter("date", OpenApiTypes.DATE, description="The list in force on this date, or else today."),
    OpenApiParameter(
        "region",
        str,
        description="The region or format whose list is meant; by default the format of the deck.",
    ),
]


class DeckValidateView(OneDeck):
    """Whether a deck is legal."""

    serializer_class = serializers.VerdictSerializer

    @extend_schema(parameters=LISTS)
    def get(self, request: Request, address: int | str) -> Response:
        """Every violation of the deck rules at once, under the list in force, a named list, or none."""
        require_known(request, ["ban_list", "date", "region"])
        deck = self.deck()
        try:
            ban_list = chosen_list(deck.format, **request.query_params.dict())
        except NoSuchList as error:
            raise BadQuery({error.parameter: str(error)}) from error
        return Response(self.get_serializer(judge(deck.current, ban_list=ban_list)).data)


class MatrixView(OneDeck):
    """A deck under every published list."""

    serializer_class = serializers.MatrixSerializer

    @extend_schema(responses=serializers.MatrixSerializer(many=True))
    def get(self, request: Request, address: int | str) -> Response:
        """For each format every list, whether the deck keeps to it, and the first that it breaks."""
        require_known(request, [])
        return Response(self.get_serializer(matrices(self.deck().current), many=True).data)


class OddsView(OneDeck):
    """How likely it is to have drawn certain cards."""

    serializer_class = serializers.OddsSerializer

    @extend_schema(
        parameters=[
            OpenApiParameter(
                "wish",
                str,
                required=True,
                many=True,
                explode=True,
                description="Passcodes with commas between, and behind a colon how many at least: `1,2:1`.",
            ),
            OpenApiParameter("turn", int, description="By which turn of the duel; by default the first."),
            OpenApiParameter("going", str, enum=["first", "second"], description="By default first."),
        ]
    )
    def get(self, request: Request, address: int | str) -> Response:
        """The exact share of hands that fulfil every wish, for the main deck as it is now."""
        require_known(request, ["wish", "turn", "going"], ["wish"])
        deck = self.deck()
        try:
            answer = answered(deck.current.main, read_question(request.query_params))
        except BadQuestion as error:
            raise BadQuery({error.parameter: str(error)}) from error
        return Response(self.get_serializer(answer).data)
