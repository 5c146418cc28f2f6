"""The row of each turn, kept up as its events happen."""

from datetime import datetime

from duels.engine import events as e
from duels.models import Duel, Turn


class TurnKeeper:
    """Follows events from the duel as it was stored, and notes where turns begin and end.

    `life_points` are both players' at the last event.
    """

    def __init__(self, duel: Duel, moment: datetime) -> None:
        self.duel = duel
        self.moment = moment
        self.rows: dict[int, Turn] = {}
        self.life_points = [duel.life_points0, duel.life_points1]

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
                self.life_points = [max(0, points - amount) for points, amount in left]
            case e.LifePointsPaid(player, amount):
                self.life_points[player] -= amount
            case e.LifePointsLost(player, amount):
                self.life_points[player] = max(0, self.life_points[player] - amount)
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
