"""Cards as they are drawn: a frame in the colour of the kind, with name, level, ATK and DEF."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from django.urls import NoReverseMatch, reverse
from django.utils.translation import get_language, pgettext
from django.utils.translation import gettext as _

from cards.lang.declarations import Declarable
from cards.lang.facts import Card, Kind, Trait
from cards.lang.places import Place, Position
from cards.library import LIBRARY
from cards.text import texts
from cards.text.face import Face
from duels import questions
from duels.presentation import words

Json = Mapping[str, Any]

_COLOURED = (Trait.FUSION, Trait.RITUAL, Trait.SYNCHRO, Trait.EFFECT)


@dataclass(frozen=True, slots=True, kw_only=True)
class Option:
    """An answer that can be given: its value, what the button says, and the same in full.

    `caution` is why a second look is due before the answer counts; empty for most.
    """

    value: str
    short: str
    label: str
    caution: str = ""


@dataclass(slots=True, kw_only=True)
class CardFace:
    """A card on the table as its viewer sees it.

    `where` says whose it is and where it lies; `label` says all of it in one line. What a viewer may
    not know is not in here. `options` are the answers that name this card;
    `choose_at` is the element of the question in which it can be chosen; `notes` are what lies on it, and
    `badges` the same in short; `links` are the numbers of the chain links that it is, and `counts` is as what
    it counts where cards that are chosen must add up. `mine` is whether its viewer could use it.
    """

    key: str
    handle: int | None
    place: Place
    name: str
    frame: str
    where: str
    label: str
    text: Face | None = None
    passcode: int | None = None
    position: Position | None = None
    mark: str = ""
    attribute: str = ""
    stars: int = 0
    attack: str = ""
    defense: str = ""
    role: str = ""
    notes: tuple[str, ...] = ()
    badges: tuple[str, ...] = ()
    links: tuple[int, ...] = ()
    equipped_to: int | None = None
    counts: str = ""
    options: list[Option] = field(default_factory=list)
    choose_at: str = ""
    mine: bool = False

    @property
    def described(self) -> str:
        """All of it in one line, with what lies on it."""
        return pgettext("between the parts of a description", ", ").join(
            filter(None, [self.label, self.counts, *self.notes])
        )

    @property
    def known(self) -> bool:
        return self.text is not None

    @property
    def face_down(self) -> bool:
        return self.position is not None and self.position.face_down

    @property
    def sideways(self) -> bool:
        return self.position in (Position.DEFENSE, Position.FACE_DOWN_DEFENSE)

    @property
    def stars_drawn(self) -> str:
        return "★" * self.stars

    @property
    def url(self) -> str:
        """The card's page in the catalogue; empty for a card that is not known, or without a catalogue."""
        if self.passcode is None:
            return ""
        try:
            return reverse("cards:card", args=[self.passcode])
        except NoReverseMatch:
            return ""


def frame_of(card: Card) -> str:
    """The colour of a card's frame, by its kind."""
    if card.kind is not Kind.MONSTER:
        return card.kind.value
    return next((trait.value for trait in _COLOURED if trait in card.traits), Trait.NORMAL.value)


def name_of(passcode: int | None) -> str:
    """A card's name in the reader's language; a card that the reader may not know is a face-down card.

    A card that the library has lost since is called by its number: finished duels are read all the same.
    """
    if passcode is None:
        return _("a face-down card")
    card = LIBRARY.get(passcode)
    return texts(card, get_language() or "en").name if card else f"#{passcode}"


def spoken(passcode: int | None) -> str:
    """A card's name as it stands in a sentence."""
    name = name_of(passcode)
    return name if passcode is None else words.named(name)


def looked_through(handle: int, passcode: int, place: Place, *, owner: str, number: int) -> CardFace:
    """A card of a deck or of the other's hand that lies open only while a player chooses from it."""
    card = {"handle": handle, "passcode": passcode, "zone": None, "position": None}
    printed = LIBRARY.get(passcode)
    values = {
        "attack_points": printed.atk if printed else None,
        "defense_points": printed.defense if printed else None,
        "level": printed.level if printed else None,
    }
    return card_face(card | values, place, owner=owner, seat=0, number=number)


def card_face(card: Json, place: Place, *, owner: str, seat: int, number: int) -> CardFace:
    """A card as a viewer sees it: the card of this number in that place of that seat.

    `owner` is the opponent's name for a card on his side, and empty for one on the viewer's own.
    """
    where = words.spot_of(owner, place, card["zone"], number)
    key = f"{place}-{seat}-{number}"
    position = Position(card["position"]) if card["position"] else None
    mark = str(words.POSITION_MARKS.get(position, "")) if position and place.on_field else ""
    printed = LIBRARY.get(card["passcode"])
    if printed is None:
        name = _("Face-down card") if card["passcode"] is None else name_of(card["passcode"])
        return CardFace(
            key=key,
            handle=card["handle"],
            place=place,
            name=name,
            frame="back" if card["passcode"] is None else "token",
            where=where,
            label=_described(name, where, position, place, ""),
            position=position,
            mark=mark,
        )
    text = texts(printed, get_language() or "en")
    values = {"attack": _value(card["attack_points"]), "defense": _value(card["defense_points"])}
    in_words = _("ATK %(attack)s, DEF %(defense)s") % values if printed.is_monster else ""
    return CardFace(
        key=key,
        handle=card["handle"],
        place=place,
        name=text.name,
        frame=frame_of(printed),
        where=where,
        label=_described(text.name, where, position, place, in_words),
        text=text,
        passcode=printed.passcode,
        position=position,
        mark=mark,
        attribute=(printed.attribute or "").lower(),
        stars=card["level"] or 0,
        notes=_notes(card) + _changed_looks(card, printed),
        badges=_badges(card),
        equipped_to=card.get("equipped_to"),
        mine=not owner and place is not Place.DECK,
        **(values if printed.is_monster else {}),
    )


def _notes(card: Json) -> tuple[str, ...]:
    """Counters on a card, and whether its effects are negated."""
    counters = card.get("counters") or {}
    notes = [
        _("%(count)d × %(counter)s") % {"count": each, "counter": words.counter(name)}
        for name, each in counters.items()
    ]
    if card.get("said"):
        notes.append(_("declared: %(said)s") % {"said": questions.said_in_words(card["said"])})
    if card.get("negated"):
        notes.append(_("effects negated"))
    if card.get("guise"):
        notes.append(str(words.GUISES[card["guise"]]))
    return tuple(notes)


def _changed_looks(card: Json, printed: Card) -> tuple[str, ...]:
    """What effects have made of its name, its attribute and its type (X10)."""
    looks = card.get("looks")
    if not looks:
        return ()
    notes = []
    if looks["names"] != [printed.name_en]:
        names = [words.named(questions.declared_in_words(Declarable.NAME, name)) for name in looks["names"]]
        notes.append(_("its name is now %(name)s") % {"name": words.enumeration(names)})
    if looks["attributes"] != [printed.attribute]:
        attributes = [questions.declared_in_words(Declarable.ATTRIBUTE, one) for one in looks["attributes"]]
        notes.append(_("its attribute is now %(attribute)s") % {"attribute": words.enumeration(attributes)})
    if looks["race"] and looks["race"] != printed.race:
        race = questions.declared_in_words(Declarable.RACE, looks["race"])
        notes.append(_("its type is now %(type)s") % {"type": race})
    return tuple(notes)


def _badges(card: Json) -> tuple[str, ...]:
    """The notes in the short form in which they stand on the card itself."""
    badges = [f"●{each}" for each in (card.get("counters") or {}).values()]
    if card.get("negated"):
        badges.append(pgettext("mark on a card whose effects are negated", "negated"))
    return tuple(badges)


def _value(number: int | None) -> str:
    """ATK or DEF, "?" where the card says so and lies where that is not yet 0 (N3)."""
    return "?" if number is None else str(number)


def _described(name: str, where: str, position: Position | None, place: Place, values: str) -> str:
    parts = [name, where]
    if position is not None and place.on_field:
        parts.append(str(words.POSITIONS[position]))
    if values:
        parts.append(values)
    return pgettext("between the parts of a description", ", ").join(parts)
