"""Challenges: made, given nonces, accepted, declined, cancelled."""

from dataclasses import replace
from datetime import datetime

from django.core.exceptions import ValidationError
from django.db import transaction
from django.utils.translation import gettext as _

from banlist import selectors as ban_lists
from banlist.models import BanList
from cards.library import LIBRARY
from decks import legality
from decks import selectors as decks
from decks import services as deck_services
from decks.models import Deck, DeckRevision
from duels import clocks, notices, seeds
from duels.errors import DeckRefused, Invalid, NotNow, NotThere
from duels.models import LONGEST_DAYS, SHORTEST_DAYS, Challenge, Duel, DuelSecret, Rules
from duels.services.beginning import begin
from duels.services.news import tell_of_challenge
from players.models import Player

MOST_OPEN_CHALLENGES = 20
"""Challenges of one player that wait for an answer."""
MOST_RUNNING_DUELS = 100
"""Duels that one player has under way."""


@transaction.atomic
def challenge(
    *,
    challenger: Player,
    opponent: Player | None,
    deck: Deck,
    list_mode: str = Challenge.ListMode.IN_FORCE,
    region: str = ban_lists.DEFAULT_REGION,
    ban_list: BanList | None = None,
    days_per_decision: int = 3,
    first: str = Challenge.First.LOT,
    ruleset: str = Rules.MASTER_RULE_2,
    nonce: str = "",
    moment: datetime | None = None,
) -> Challenge:
    """Offers a duel to a player, or to everybody where `opponent` is None.

    The deck is frozen as it is now and must be legal already. The seed is drawn here, and only its
    commitment is shown; a nonce given along is as good as one given later.
    """
    if opponent == challenger:
        raise Invalid(_("A player cannot challenge himself."), "opponent", "yourself")
    if not SHORTEST_DAYS <= days_per_decision <= LONGEST_DAYS:
        raise Invalid(
            _("A decision may take %(least)d to %(most)d days.")
            % {"least": SHORTEST_DAYS, "most": LONGEST_DAYS},
            "days_per_decision",
        )
    if (list_mode == Challenge.ListMode.NAMED) != (ban_list is not None):
        raise Invalid(_("Name a ban list exactly where a named list is to count."), "ban_list")
    if ruleset not in Rules.values:
        raise Invalid(_("There are no rules of this name."), "ruleset", "no_such_rules")
    in_force = list_mode == Challenge.ListMode.IN_FORCE
    region = _known_region(region) if in_force else ban_lists.DEFAULT_REGION
    _check_nonce(nonce)
    _require_room(challenger, opponent, open_challenges=True)
    revision = _frozen(deck)
    made = Challenge(
        challenger=challenger,
        opponent=opponent,
        to_everybody=opponent is None,
        challenger_revision=revision,
        list_mode=list_mode,
        region=region,
        ban_list=ban_list,
        days_per_decision=days_per_decision,
        first=first,
        ruleset=ruleset,
        created_at=moment or clocks.now(),
    )
    require_legal(revision, list_of(made))
    seed = seeds.draw_seed()
    made.commitment = seeds.commitment(seed)
    made.save()
    DuelSecret.objects.create(challenge=made, seed=seed.hex(), nonce0=nonce)
    if opponent is not None:
        tell_of_challenge(made, opponent, challenger, notices.CHALLENGED)
    return made


@transaction.atomic
def give_nonce(*, player: Player, challenge_id: int, nonce: str) -> Challenge:
    """The challenger adds a nonce of his own, having seen the commitment and before the duel begins."""
    _check_nonce(nonce)
    if not nonce:
        raise Invalid(_("Give a text of 1 to 128 characters."), "nonce", "blank")
    mine = _locked(challenge_id, player)
    if mine.challenger_id != player.pk:
        raise NotNow(_("The opponent gives his nonce when he accepts."), "not_the_challenger")
    DuelSecret.objects.filter(challenge=mine).update(nonce0=nonce)
    return mine


@transaction.atomic
def accept(
    *, player: Player, challenge_id: int, deck: Deck, nonce: str = "", moment: datetime | None = None
) -> Duel:
    """Begins the duel, both decks judged by the agreed list as it is today (D7). Of two who accept, one does.

    Of the challenger's deck nothing is told but that it is no longer legal: what is in it is his affair.
    """
    moment = moment or clocks.now()
    _check_nonce(nonce)
    theirs = _locked(challenge_id, player)
    if theirs.challenger_id == player.pk:
        raise NotNow(_("A player cannot accept his own challenge."), "yourself")
    _require_room(player, None, open_challenges=False)
    ban_list = list_of(theirs)
    revision = _frozen(deck)
    require_legal(revision, ban_list)
    if breaches(theirs.challenger_revision, ban_list):
        raise NotNow(
            _("The challenger's deck is not legal any more, so this duel cannot begin."),
            "challenger_deck_illegal",
        )
    theirs.opponent, theirs.opponent_revision = player, revision
    duel = begin(challenge=theirs, ban_list=ban_list, nonce=nonce, moment=moment)
    _close(theirs, Challenge.Status.ACCEPTED, moment, duel=duel)
    tell_of_challenge(theirs, theirs.challenger, player, notices.ACCEPTED)
    return duel


@transaction.atomic
def decline(*, player: Player, challenge_id: int, moment: datetime | None = None) -> Challenge:
    """The one who is challenged does not want to; a challenge to everybody is simply left alone."""
    theirs = _locked(challenge_id, player)
    if theirs.opponent_id != player.pk:
        raise NotNow(_("Only the player who is challenged can decline."), "not_the_opponent")
    _close(theirs, Challenge.Status.DECLINED, moment or clocks.now())
    tell_of_challenge(theirs, theirs.challenger, player, notices.DECLINED)
    return theirs


@transaction.atomic
def cancel(*, player: Player, challenge_id: int, moment: datetime | None = None) -> Challenge:
    """The challenger takes his challenge back."""
    mine = _locked(challenge_id, player)
    if mine.challenger_id != player.pk:
        raise NotNow(_("Only the challenger can take a challenge back."), "not_the_challenger")
    _close(mine, Challenge.Status.CANCELLED, moment or clocks.now())
    return mine


def expire_challenges(*, older_than: datetime, moment: datetime) -> int:
    """Challenges that nobody answered for long are over; seeds that no duel came of are forgotten."""
    over = Challenge.objects.filter(status=Challenge.Status.OPEN, created_at__lt=older_than)
    count = 0
    for pk in over.order_by("pk").values_list("pk", flat=True):
        with transaction.atomic():
            changed = over.filter(pk=pk).update(status=Challenge.Status.EXPIRED, answered_at=moment)
            DuelSecret.objects.filter(challenge=pk, duel=None).delete()
            count += changed
    DuelSecret.objects.filter(challenge=None, duel=None).delete()
    return count


def list_of(made: Challenge) -> BanList | None:
    """The list by which both decks of a challenge are judged today."""
    if made.list_mode == Challenge.ListMode.IN_FORCE:
        return ban_lists.in_force(region=made.region, on=ban_lists.today())
    return made.ban_list


def _frozen(deck: Deck) -> DeckRevision:
    """What the deck is now; it may have been deleted since it was chosen."""
    try:
        return deck_services.freeze(deck=deck)
    except ValidationError as gone:
        raise Invalid(gone.messages[0], "deck", "gone") from None


def breaches(revision: DeckRevision, ban_list: BanList | None) -> list[legality.Violation]:
    """Everything that keeps a deck out of a duel: D1 to D4, and cards that duels are not played with."""
    known = {
        passcode: replace(card, playable=card.playable and passcode in LIBRARY)
        for passcode, card in decks.deck_cards(revision.passcodes).items()
    }
    return [
        *decks.violations(revision, law=ban_lists.law(ban_list), known=known),
        *legality.unplayable(passcodes=revision.passcodes, cards=known),
    ]


def require_legal(revision: DeckRevision, ban_list: BanList | None) -> None:
    found = breaches(revision, ban_list)
    if found:
        raise DeckRefused(found)


def _locked(challenge_id: int, player: Player) -> Challenge:
    """The open challenge, if the player may see it, held until the transaction ends.

    The conditional UPDATE locks it on both databases; whoever comes second finds it answered.
    """
    held = Challenge.objects.filter(pk=challenge_id, status=Challenge.Status.OPEN).update(
        status=Challenge.Status.OPEN
    )
    rows = Challenge.objects.select_related("challenger", "opponent", "challenger_revision", "ban_list")
    found = rows.filter(pk=challenge_id).first()
    if found is None or not _may_see(found, player):
        raise NotThere
    if not held:
        raise NotNow(_("This challenge was answered or taken back already."), "challenge_over")
    return found


def _may_see(found: Challenge, player: Player) -> bool:
    own = player.pk in (found.challenger_id, found.opponent_id)
    return own or (found.to_everybody and found.status == Challenge.Status.OPEN)


def _close(found: Challenge, status: str, moment: datetime, *, duel: Duel | None = None) -> None:
    found.status, found.answered_at, found.duel = status, moment, duel
    found.save(update_fields=["status", "answered_at", "duel", "opponent", "opponent_revision"])
    if duel is None:
        DuelSecret.objects.filter(challenge=found).delete()


def _known_region(given: str) -> str:
    """A slip of the pen must not mean a duel without any list; the default format may still have none."""
    region = given.upper()
    if region != ban_lists.DEFAULT_REGION and not ban_lists.published().filter(region=region).exists():
        raise Invalid(_("There is no ban list of this region or format."), "region", "no_such_region")
    return region


def _check_nonce(nonce: str) -> None:
    if len(nonce) > seeds.LONGEST_NONCE or not nonce.isprintable():
        raise Invalid(_("Give a text of 1 to 128 characters."), "nonce")


def _require_room(player: Player, opponent: Player | None, *, open_challenges: bool) -> None:
    """Caps, counted while the player's row is held so that two requests cannot both take the last place.

    Neither may have left since the request began. Rows are held in their order, so that none waits in a ring.
    """
    both = {player.pk} if opponent is None else {player.pk, opponent.pk}
    held = Player.objects.select_for_update(no_key=True).filter(pk__in=both, left_at=None).order_by("pk")
    if len(held) < len(both):
        raise NotThere
    waiting = Challenge.objects.filter(challenger=player, status=Challenge.Status.OPEN).count()
    if open_challenges and waiting >= MOST_OPEN_CHALLENGES:
        raise NotNow(
            _("%(most)d of your challenges wait for an answer; take one back first.")
            % {"most": MOST_OPEN_CHALLENGES},
            "too_many_challenges",
        )
    running = Duel.objects.filter(seats__player=player).exclude(state=Duel.State.FINISHED).count()
    if running >= MOST_RUNNING_DUELS:
        raise NotNow(
            _("You have %(most)d duels under way; finish one first.") % {"most": MOST_RUNNING_DUELS},
            "too_many_duels",
        )
