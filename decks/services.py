"""The only writers of decks."""

import hashlib
import unicodedata
from collections import Counter
from collections.abc import Iterable, Mapping

from django.core.exceptions import ValidationError
from django.db import transaction
from django.db.models import F
from django.utils import timezone
from django.utils.translation import get_language, override
from django.utils.translation import gettext as _

from banlist import selectors as banlist
from decks import history, selectors
from decks.fields import canonical
from decks.formats.content import Content
from decks.formats.limits import check_count
from decks.models import LONGEST_NOTES, Deck, DeckRevision, HeldCard, new_key
from decks.settling import Decision, settled
from decks.starters import STARTERS, STYLES
from players import services as players
from players.models import Player

MOST_DECKS = 500
TURN_THE_LINE = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
"""Signs that make what follows run the other way, over whatever stands beside a name."""


class StaleDeck(Exception):
    """The deck has changed since the version that the edit was based on; `deck` is what it is now."""

    def __init__(self, deck: Deck) -> None:
        super().__init__(f"deck {deck.pk} is at version {deck.version}")
        self.deck = deck


def create(
    *,
    owner: Player,
    name: str,
    content: Content | None = None,
    format: str = banlist.DEFAULT_REGION,
    visibility: str = Deck.Visibility.PRIVATE,
    notes: str = "",
) -> Deck:
    """A new deck; a format other than the usual one is taken only if there is a ban list of it."""
    return _make(
        owner=owner,
        name=name,
        content=content,
        format=_checked_format(format),
        visibility=_checked_visibility(visibility),
        notes=_checked_notes(notes),
    )


@transaction.atomic
def _make(*, owner: Player, name: str, content: Content | None, **facts: object) -> Deck:
    players.hold(owner)  # So that of two at once the second is counted with the first.
    if Deck.objects.filter(owner=owner).count() >= MOST_DECKS:
        raise ValidationError(
            _("You have %(most)d decks, which is the most one player can keep. Delete one first.")
            % {"most": MOST_DECKS}
        )
    deck = Deck(owner=owner, name=_checked_name(name), **facts)
    deck.save()
    deck.current = _add_revision(deck, number=1, content=content or Content())
    deck.save(update_fields=["current"])
    return deck


@transaction.atomic
def edit(
    *,
    deck: Deck,
    version: int | None = None,
    name: str | None = None,
    format: str | None = None,
    visibility: str | None = None,
    notes: str | None = None,
    content: Content | None = None,
    parts: Mapping[str, tuple[int, ...]] | None = None,
) -> Deck:
    """Changes what is given and returns the deck as it then is; what stays the same counts as no change.

    With `version` the edit is refused as stale if anything has changed since. Cards that differ make a
    new revision; which old ones stay, `history` says. `content` takes the place of all cards and remarks,
    `parts` of the cards of these parts alone, beside what the others hold by then.
    """
    deck = _locked(deck, version)
    if parts:
        content = deck.current.content.with_parts(**parts)
    changes: dict[str, object] = {}
    if name is not None and _checked_name(name) != deck.name:
        changes["name"] = _checked_name(name)
    if format is not None and format != deck.format:
        changes["format"] = _checked_format(format)
    if visibility is not None and visibility != deck.visibility:
        changes["visibility"] = _checked_visibility(visibility)
        if visibility == Deck.Visibility.UNLISTED:
            changes["key"] = new_key()
    if notes is not None and _checked_notes(notes) != deck.notes:
        changes["notes"] = _checked_notes(notes)
    if content is not None and content != deck.current.content:
        changes["current"] = _add_revision(deck, number=deck.current.number + 1, content=content)
    if not changes:
        return deck
    _take_version(deck, changes)
    return Deck.objects.select_related(*selectors.SHOWN).get(pk=deck.pk)


@transaction.atomic
def undo(*, deck: Deck, version: int | None = None) -> Deck:
    """Makes the deck hold again what it held before its last change of cards, and returns it.

    What is undone stays among the revisions. Undoing once more goes back one change further.
    """
    deck = _locked(deck, version)
    if not deck.current.can_be_undone:
        raise ValidationError(_("There is no change of cards to undo."))
    before = selectors.revisions_of(deck).filter(number__lt=deck.current.stands_for)[:1].get()
    again = _add_revision(
        deck, number=deck.current.number + 1, content=before.content, brings_back=before.stands_for
    )
    _take_version(deck, {"current": again})
    return Deck.objects.select_related(*selectors.SHOWN).get(pk=deck.pk)


def _locked(deck: Deck, version: int | None) -> Deck:
    """The deck as it is now, for this transaction alone. Raises StaleDeck if it is not at that version.

    Its revision is read by a statement of its own: one that waited for the lock sees the deck as it has
    become, and not yet a row that was added to another table meanwhile (PostgreSQL).
    """
    present = Deck.objects.select_for_update().filter(pk=deck.pk).first()
    if present is None:
        raise ValidationError(_("This deck was deleted meanwhile."), "gone")
    deck = present
    if version is not None and version != deck.version:
        raise StaleDeck(deck)
    return deck


@transaction.atomic
def settle(*, deck: Deck, decisions: Iterable[Decision], version: int | None = None) -> Deck:
    """Puts cards in the place of lines that could not be read, or takes such lines away: a new revision.

    All of the decisions are taken, or none.
    """
    deck = _locked(deck, version)
    decisions = list(decisions)
    known = selectors.deck_cards({one.passcode for one in decisions if one.passcode is not None})
    for one in decisions:
        if one.passcode is not None and one.passcode not in known:
            raise ValidationError(_("No card has the passcode %(passcode)d.") % {"passcode": one.passcode})
    content = settled(
        deck.current.content,
        decisions,
        belongs=lambda passcode: "extra" if known[passcode].belongs_in_extra else "main",
    )
    return edit(deck=deck, version=deck.version, content=content)


def _take_version(deck: Deck, changes: dict[str, object]) -> None:
    """Writes the changes if the deck is still what was read: locks and checks alike on both databases."""
    changed = Deck.objects.filter(pk=deck.pk, version=deck.version).update(
        **changes, version=F("version") + 1, updated_at=timezone.now()
    )
    if not changed:
        raise StaleDeck(Deck.objects.get(pk=deck.pk))


@transaction.atomic
def copy(*, deck: Deck, owner: Player, name: str | None = None) -> Deck:
    """A private deck of `owner` with the same cards and remarks, which says after whose deck it was made.

    The notes go along only within one's own decks: what somebody wrote of his deck stays his. The original
    never knows. Where it is deleted at that moment, the copy names its player alone.
    """
    original = Deck.objects.select_for_update(no_key=True).filter(pk=deck.pk).first()
    given = name or _("Copy of %(name)s") % {"name": deck.name}
    return _make(
        owner=owner,
        name=given[:100],
        content=deck.current.content,
        format=deck.format,
        notes=deck.notes if deck.owner_id == owner.pk else "",
        forked_from=original,
        credited_to=deck.owner,
    )


@transaction.atomic
def restore(*, deck: Deck, number: int, version: int | None = None) -> Deck:
    """Makes the deck what it was at one of its revisions: a new revision, after which all others stay.

    Raises DeckRevision.DoesNotExist where there is none of that number.
    """
    then = selectors.revisions_of(deck).get(number=number)
    return edit(deck=deck, version=version, content=then.content)


def copy_starter(*, key: str, owner: Player, name: str | None = None) -> Deck:
    """A private deck of `owner` with the cards of a ready-made one."""
    starter = STARTERS.get(key)
    if starter is None:
        raise ValidationError(
            _("There is no ready-made deck “%(key)s”; there are: %(keys)s.")
            % {"key": key, "keys": ", ".join(STARTERS)}
        )
    return create(owner=owner, name=name or str(starter.name), content=starter.content)


@transaction.atomic
def give_starters(player: Player) -> None:
    """The ready-made decks that a new player begins with, named in his language: a few statements."""
    with override(player.language or get_language()):
        given = [
            (Deck(owner=player, name=str(starter.name)), starter.content) for starter in reversed(STYLES)
        ]
    decks = Deck.objects.bulk_create(deck for deck, _content in given)
    revisions = [_revision(deck, number=1, content=content) for deck, content in given]
    for deck, revision in zip(decks, DeckRevision.objects.bulk_create(revisions), strict=True):
        deck.current = revision
    Deck.objects.bulk_update(decks, ["current"])
    HeldCard.objects.bulk_create(held for deck, content in given for held in _held(deck, content))


@transaction.atomic
def delete(*, deck: Deck, version: int | None = None) -> None:
    """Deletes a deck and its revisions, except those that a duel was played with (D6).

    One that is gone already needs nothing; a change that is under way is waited for, and goes with it, unless
    the deck is to be deleted as it was at a version.
    """
    present = Deck.objects.select_for_update().filter(pk=deck.pk).first()
    if present is None:
        return
    if version is not None and version != present.version:
        raise StaleDeck(present)
    present.delete()


@transaction.atomic
def freeze(*, deck: Deck) -> DeckRevision:
    """The revision that a deck is now, for a duel to be played with; it never changes (D6)."""
    return _locked(deck, version=None).current


def digest_of(content: Content) -> str:
    cards = {"main": content.main, "extra": content.extra, "side": content.side}
    return hashlib.sha256(canonical(cards).encode("ascii")).hexdigest()


def _add_revision(
    deck: Deck, *, number: int, content: Content, brings_back: int | None = None
) -> DeckRevision:
    check_count(len(content.passcodes))
    if number > 1:
        history.make_room(deck, undoing=brings_back is not None)
    _find_by_cards(deck, content)
    revision = _revision(deck, number=number, content=content, brings_back=brings_back)
    revision.save(force_insert=True)
    return revision


def _revision(deck: Deck, *, number: int, content: Content, brings_back: int | None = None) -> DeckRevision:
    return DeckRevision(
        deck=deck,
        number=number,
        main=content.main,
        extra=content.extra,
        side=content.side,
        remarks=content.remarks,
        digest=digest_of(content),
        brings_back=brings_back,
    )


def _find_by_cards(deck: Deck, content: Content) -> None:
    """Let the deck be found by the cards that it holds from now on."""
    HeldCard.objects.filter(deck=deck).delete()
    HeldCard.objects.bulk_create(_held(deck, content))


def _held(deck: Deck, content: Content) -> list[HeldCard]:
    copies = Counter(content.passcodes)
    return [HeldCard(deck=deck, passcode=passcode, copies=count) for passcode, count in copies.items()]


def _checked_format(given: str) -> str:
    """The code of a format that has a ban list, or of the one that is meant where nobody names any."""
    if given != banlist.DEFAULT_REGION and given not in (known := banlist.formats()):
        raise ValidationError(
            {
                "format": _("There is no ban list of the format “%(format)s”; there are lists of: %(known)s.")
                % {"format": given, "known": ", ".join(known)}
            }
        )
    return given


def _checked_visibility(given: str) -> str:
    if given not in Deck.Visibility.values:
        raise ValidationError(
            {"visibility": _("A deck is one of: %(known)s.") % {"known": ", ".join(Deck.Visibility.values)}}
        )
    return given


def _checked_notes(given: str) -> str:
    """Plain text: lines, and nothing that is no text."""
    notes = given.replace("\r\n", "\n").replace("\r", "\n").strip()
    if len(notes) > LONGEST_NOTES:
        raise ValidationError(
            {
                "notes": _("The notes have %(length)d characters; they may have %(longest)d.")
                % {"length": len(notes), "longest": LONGEST_NOTES}
            }
        )
    if any(
        unicodedata.category(sign) in ("Cc", "Cs") or sign in TURN_THE_LINE
        for sign in notes.replace("\n", "").replace("\t", "")
    ):
        raise ValidationError({"notes": _("Notes hold no control characters.")})
    return notes


def _checked_name(name: str) -> str:
    name = " ".join(name.split())
    longest = Deck._meta.get_field("name").max_length
    if not name:
        raise ValidationError({"name": _("A deck needs a name.")})
    if len(name) > longest:
        raise ValidationError(
            {
                "name": _("This name has %(length)d characters; it may have %(longest)d.")
                % {"length": len(name), "longest": longest}
            }
        )
    if any(unicodedata.category(sign) in ("Cc", "Cs") or sign in TURN_THE_LINE for sign in name):
        raise ValidationError({"name": _("A name holds no control characters.")})
    if all(unicodedata.category(sign) in ("Cf", "Zs", "Mn") for sign in name):
        raise ValidationError({"name": _("A deck needs a name.")})
    return name
