"""The row of each turn, kept up as its events happen."""

from datetime import datetime

from duels import canonical
from duels.engine import events as e
from duels.models import Duel, Turn


class TurnKeeper:
    """Follows events from the duel as it was stored, and notes where turns begin and end."""

    def __init__(self, duel: Duel, moment: datetime) -> None:
        self.duel = duel
        self.moment = moment
        self.rows: dict[int, Turn] = {}
        self._life_points: list[int] = []

    def follow(self, event: e.Event) -> None:
        match event:
            case e.TurnBegan(turn, player):
                self.close()
                self.duel.turn, self.duel.phases = turn, ""
                self.rows[turn] = Turn(number=turn, seat=player, began_at=self.moment)
            case e.PhaseBegan(phase):
                self.duel.phases = f"{self.duel.phases} {phase.value}".strip()
            case e.DamageInflicted(_, amounts):
                left = zip(self.life_points, amounts, strict=True)
                self._life_points = [max(0, points - amount) for points, amount in left]
            case e.LifePointsPaid(player, amount):
                self.life_points[player] -= amount
            case e.LifePointsGained(player, amount):
                self.life_points[player] += amount
            case _:
                pass

    def close(self) -> None:
        """The turn under way is over; what its row was begun with stays as it is."""
        if not self.duel.turn:
            return
        row = self.rows.setdefault(self.duel.turn, Turn(number=self.duel.turn, seat=0, began_at=self.moment))
        row.phases, row.ended_at = self.duel.phases, self.moment
        row.life_points0, row.life_points1 = self.life_points

    @property
    def life_points(self) -> list[int]:
        """Both players' life points at this event: as the stored view had them, less the damage since."""
        if not self._life_points:
            sides = canonical.read(self.duel.view)["sides"]
            self._life_points = [side["life_points"] for side in sides]
        return self._life_points
