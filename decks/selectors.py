"""What is asked of decks."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass

from django.db.models import OuterRef, Q, QuerySet, Subquery, Sum

from banlist import selectors as banlist
from banlist.law import NO_LAW, Law
from banlist.models import BanList
from cards import selectors as cards
from cards.models import Card
from cards.names import name_of
from cards.search import misspellings
from decks import legality
from decks.formats.content import Content
from decks.formats.meanings import Guess, distinct
from decks.legality import DeckCard, Violation
from decks.models import Deck, DeckRevision, HeldCard
from players.models import Player

SHOWN = ("owner", "current", "forked_from__owner", "credited_to")
"""What is told of a deck wherever it is shown."""


def decks_of(player: Player) -> QuerySet[Deck]:
    return Deck.objects.filter(owner=player).select_related(*SHOWN)


def public_decks() -> QuerySet[Deck]:
    return Deck.objects.filter(visibility=Deck.Visibility.PUBLIC).select_related(*SHOWN)


def public_decks_with(passcodes: Collection[int]) -> QuerySet[Deck]:
    """The public decks that hold a card by one of these passcodes, with their `copies` of it."""
    return holding(public_decks(), passcodes)


def holding(decks: QuerySet[Deck], passcodes: Collection[int]) -> QuerySet[Deck]:
    """Those of the decks that hold a card by one of these passcodes, with their `copies` of it."""
    held = HeldCard.objects.filter(deck=OuterRef("pk"), passcode__in=passcodes).order_by()
    copies = held.values("deck").annotate(sum=Sum("copies")).values("sum")
    holders = HeldCard.objects.filter(passcode__in=passcodes).values("deck")
    return decks.filter(pk__in=holders).annotate(copies=Subquery(copies))


@dataclass(frozen=True, slots=True)
class Meant:
    """The cards that somebody means, or, where there is none, the names that are close to what he typed."""

    passcodes: Sequence[int]
    near: Sequence[str] = ()


def cards_meant(given: str) -> Meant:
    """By a passcode, also a former one, or by a name in any language."""
    if given.isascii() and given.isdigit():
        card = cards.card_by_passcode(int(given)) if len(given) <= LONGEST_PASSCODE else None
        return Meant([card.passcode] if card else [])
    found = deck_cards_called([given]).get(given, [])
    if found:
        return Meant([one.passcode for one in found])
    near = deck_cards_near([given])[given]
    return Meant([], list(dict.fromkeys(one.name for one in near.perhaps)))


LONGEST_PASSCODE = 10


def visible_to(viewer: object) -> QuerySet[Deck]:
    """The decks a viewer may see: his own and the public ones. To everybody else a deck does not exist."""
    shown = Q(visibility=Deck.Visibility.PUBLIC)
    return Deck.objects.filter(_own(viewer) | shown).select_related(*SHOWN)


def at_address(address: int | str, viewer: object) -> QuerySet[Deck]:
    """The deck that a viewer sees at an address: by its number, or by the key of an unlisted deck.

    Whoever has the key of a deck sees it unless it is private now; with its number alone he does not.
    """
    if isinstance(address, int):
        return visible_to(viewer).filter(pk=address)
    shown = ~Q(visibility=Deck.Visibility.PRIVATE)
    return Deck.objects.filter(_own(viewer) | shown, key=address).select_related(*SHOWN)


def _own(viewer: object) -> Q:
    return Q(owner=viewer) if isinstance(viewer, Player) else Q(pk__in=[])


@dataclass(frozen=True, slots=True)
class Credit:
    """After whose deck a deck was made, and which it was, where the viewer may see that one."""

    owner: Player | None
    deck: Deck | None


def credit_of(deck: Deck, viewer: object) -> Credit | None:
    """None for a deck that is no copy, or of whose original and its owner nothing is left.

    An unlisted original is named to its owner alone: whoever sees the copy need not have its address.
    """
    original = deck.forked_from
    if original is not None and not (original.is_public or original.owner == viewer):
        original = None
    return Credit(deck.credited_to, original) if deck.credited_to or original else None


def revisions_of(deck: Deck) -> QuerySet[DeckRevision]:
    return DeckRevision.objects.filter(deck=deck)


@dataclass(frozen=True, slots=True)
class Known:
    """What the catalogue knows of some cards: their rows, and what deck building needs of them."""

    rows: Mapping[int, Card]
    deck_cards: Mapping[int, DeckCard]


def known_of(passcodes: Collection[int]) -> Known:
    """The cards with these passcodes and the originals they count as: two queries."""
    wanted = set(passcodes)
    identities = cards.identities(wanted)
    rows = cards.cards_by_passcode(wanted | set(identities.values()))
    deck_cards = {
        passcode: _deck_card(row, identities.get(passcode, passcode)) for passcode, row in rows.items()
    }
    return Known(rows, deck_cards)


def deck_cards(passcodes: Collection[int]) -> Mapping[int, DeckCard]:
    """What deck building needs of these cards, and no more: two queries."""
    wanted = set(passcodes)
    identities = cards.identities(wanted)
    rows = cards.cards_by_passcode(wanted | set(identities.values()), only=NEEDED)
    return {passcode: _deck_card(row, identities.get(passcode, passcode)) for passcode, row in rows.items()}


def deck_cards_of(rows: Collection[Card]) -> dict[int, DeckCard]:
    """What deck building needs of cards that are at hand: one query."""
    identities = cards.identities([row.passcode for row in rows])
    return {row.passcode: _deck_card(row, identities[row.passcode]) for row in rows}


def deck_cards_called(names: Collection[str]) -> dict[str, list[DeckCard]]:
    """Every card that bears each of these names, in any language and however typed, nicknames included."""
    called = misspellings.bearers_of(names)
    identities = cards.identities({card.passcode for found in called.values() for card in found})
    return {
        name: [_deck_card(card, identities.get(card.passcode, card.passcode)) for card in found]
        for name, found in called.items()
    }


def deck_cards_near(names: Collection[str]) -> dict[str, Guess]:
    """What each of these names, which no card bears, may mean: at most five queries."""
    near = misspellings.guesses(names)
    meant = deck_cards({passcode for one in near.values() for passcode in (*one.sure, *one.perhaps)})
    guesses = {}
    for name, one in near.items():
        sure = distinct([meant[passcode] for passcode in one.sure if passcode in meant])
        perhaps = [meant[passcode] for passcode in one.perhaps if passcode in meant]
        guesses[name] = Guess(sure[0] if len(sure) == 1 else None, perhaps)
    return guesses


def names_of(passcodes: Collection[int]) -> dict[int, str]:
    """What these cards are called in the reader's language; unknown ones are left out."""
    return {passcode: name_of(card) for passcode, card in cards.cards_by_passcode(passcodes).items()}


NEEDED = ("name_en", "name_zh", "name_zh_community", "traits", "playable")


def _deck_card(card: Card, identity: int) -> DeckCard:
    traits = card.traits.split()
    return DeckCard(
        passcode=card.passcode,
        identity=identity,
        name=name_of(card),
        belongs_in_extra="fusion" in traits or "synchro" in traits,
        is_token="token" in traits,
        playable=card.playable,
    )


def violations(
    content: Content | DeckRevision,
    *,
    law: Law,
    known: Mapping[int, DeckCard] | None = None,
) -> list[Violation]:
    """Every way in which a deck breaks D1 to D4 under what a list says: two queries, or none."""
    return legality.violations(
        main=content.main,
        extra=content.extra,
        side=content.side,
        cards=deck_cards(content.passcodes) if known is None else known,
        law=law,
    )


def unknown_in(content: Content) -> list[int]:
    """The passcodes of a deck that no card of the catalogue bears, each once, in the order of the deck."""
    known = cards.known(content.passcodes)
    return [passcode for passcode in dict.fromkeys(content.passcodes) if passcode not in known]


@dataclass(frozen=True, slots=True)
class Standing:
    """What is wrong with a deck under the list in force of its own format; None where that has no list."""

    ban_list: BanList | None
    violations: list[Violation]


def standings(decks: Collection[Deck]) -> dict[int, Standing]:
    """How each of these decks stands today, by its key: five queries for all of them."""
    known = deck_cards({passcode for deck in decks for passcode in deck.current.passcodes})
    formats = {deck.format for deck in decks}
    lists = list(banlist.in_force_everywhere(on=banlist.today()).filter(region__in=formats))
    laws = banlist.laws(lists)
    governing = {one.region: one for one in lists}
    return {
        deck.pk: Standing(
            one := governing.get(deck.format),
            violations(deck.current, law=laws[one.pk] if one else NO_LAW, known=known),
        )
        for deck in decks
    }


def keeping_to(law: Law, decks: Collection[Deck]) -> list[Deck]:
    """Those of the decks that break no rule under what a list says: two queries for all of them.

    Only cards of decks of the right size are looked for: others may be many times as large, and anybody asks.
    """
    fitting = [
        deck for deck in decks if not legality.sizes(deck.current.main, deck.current.extra, deck.current.side)
    ]
    known = deck_cards({passcode for deck in fitting for passcode in deck.current.passcodes})
    return [deck for deck in fitting if not violations(deck.current, law=law, known=known)]


def kept_of(player: Player) -> Iterator[dict[str, object]]:
    """Every deck of a player with all that it has been, for him to take with him.

    Decks and versions are read one by one while the file is written: there may be thousands.
    """
    return (
        {
            "name": deck.name,
            "format": deck.format,
            "visibility": deck.visibility,
            "notes": deck.notes,
            "after_a_deck_of": deck.credited_to.username if deck.credited_to else None,
            "created_at": deck.created_at.isoformat(),
            "updated_at": deck.updated_at.isoformat(),
            "revisions": (
                {
                    "number": revision.number,
                    "created_at": revision.created_at.isoformat(),
                    "main": list(revision.main),
                    "extra": list(revision.extra),
                    "side": list(revision.side),
                    "lines": [remark.text for remark in revision.remarks],
                }
                for revision in deck.revisions.iterator(chunk_size=50)
            ),
        }
        for deck in decks_of(player).order_by("pk").iterator(chunk_size=20)
    )


SHOWN_WITH_A_CARD = 5
"""Public decks on the page of a card that they hold; the others are one link away."""


def section_of_card(passcodes: Collection[int]) -> dict[str, object]:
    """The public decks that play a card, for its page: one query."""
    decks = list(public_decks_with(passcodes).order_by("-updated_at", "-pk")[: SHOWN_WITH_A_CARD + 1])
    return {
        "decks": decks[:SHOWN_WITH_A_CARD],
        "more": len(decks) > SHOWN_WITH_A_CARD,
        "passcode": min(passcodes),
    }
