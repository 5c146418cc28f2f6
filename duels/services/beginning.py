"""How a duel begins: two seats, two frozen decks, the key, and the first question."""

from datetime import datetime

from banlist.models import BanList
from cards.library import LIBRARY
from duels import digest, engine, seeds
from duels.models import Challenge, Duel, DuelSecret, Seat
from duels.services.table import Table, pass_windows, passcodes_of, put_down, write_happenings


def begin(*, challenge: Challenge, ban_list: BanList | None, nonce: str, moment: datetime) -> Duel:
    """The duel of an accepted challenge, in the transaction that accepts it. The challenger has seat 0."""
    secret = with_nonces(DuelSecret.objects.get(challenge=challenge), nonce)
    seats = (
        Seat(number=0, player=challenge.challenger, revision=challenge.challenger_revision),
        Seat(number=1, player=challenge.opponent, revision=challenge.opponent_revision),
    )
    ruleset = engine.RULESETS[challenge.ruleset]
    duel = Duel(
        ruleset=ruleset.name,
        life_points0=ruleset.starting_life_points,
        life_points1=ruleset.starting_life_points,
        ban_list=ban_list,
        days_per_decision=challenge.days_per_decision,
        first=FIRST[challenge.first],
        commitment=challenge.commitment,
        digest=digest.of_duel(passcodes_of(seats)),
        began_at=moment,
    )
    table = Table(duel, seats, secret, moment)
    table.live = engine.start(
        LIBRARY,
        ruleset,
        tuple(engine.Seat(seat.revision.main, seat.revision.extra) for seat in seats),
        seeds.key(secret),
        duel.first,
    )
    write_happenings(table, table.live.take_events())
    pass_windows(table)
    put_down(table)
    secret.duel = duel
    secret.save()
    return duel


FIRST = {Challenge.First.LOT: None, Challenge.First.CHALLENGER: 0, Challenge.First.OPPONENT: 1}


def with_nonces(secret: DuelSecret, opponents: str) -> DuelSecret:
    """Both players' nonces; the server draws one for a player who gave none, and says so."""
    secret.nonce1 = opponents
    for seat in (0, 1):
        if not getattr(secret, f"nonce{seat}"):
            setattr(secret, f"nonce{seat}", seeds.draw_nonce())
            setattr(secret, f"server_drew{seat}", True)
    return secret
