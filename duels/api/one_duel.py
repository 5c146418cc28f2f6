"""What the resources of one duel share, and how a duel is shown."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from rest_framework.generics import GenericAPIView
from rest_framework.response import Response

from config.rest.etags import ETagMixin, etag_of
from duels import selectors, services
from duels.api import serializers
from duels.api.problems import problem_of, told
from duels.errors import CannotGoOn, DuelsError, Stale
from duels.models import Seat
from duels.services.table import Pair

RAW = ("acts", "cards", "choices", "passcodes", "where")
"""Members of a stored prompt that its options tell in full."""


def shown(state: dict[str, Any]) -> dict[str, Any]:
    """The state of a duel as the API gives it."""
    if state["prompt"] is not None:
        state["prompt"] = {key: value for key, value in state["prompt"].items() if key not in RAW}
    return state


class OneDuel(ETagMixin, GenericAPIView):
    """What all resources of one duel share: to anybody but its two players it does not exist."""

    queryset = Seat.objects.none()
    serializer_class = serializers.DuelSerializer
    write_scope = "play"

    def seat(self, pk: int) -> Seat:
        with told():
            return selectors.seat_of(player=self.request.user, duel_id=pk)

    def changed(self, pair: Pair) -> Response:
        """The duel after a change, from memory."""
        etag = etag_of(*selectors.etag_parts(*pair))
        return self.tagged(self.request, etag, lambda: shown(selectors.state_of(*pair)))

    @contextmanager
    def refusals(self, pk: int) -> Iterator[None]:
        """What the rules or the state of the duel refuse becomes a problem."""
        try:
            yield
        except DuelsError as error:
            raise self.refused(pk, error) from error

    def refused(self, pk: int, error: DuelsError) -> Exception:
        """The problem, with the fresh state where that has changed; what is left to be done is done first."""
        services.put_right(duel_id=pk, error=error)
        if not isinstance(error, Stale | CannotGoOn):
            return problem_of(error)
        return problem_of(error, duel=shown(selectors.listed_state(self.seat(pk))))
