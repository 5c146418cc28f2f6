"""The table of a duel: both sides as their zones and piles, and where the turn stands."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from django.utils.translation import gettext as _

from cards.lang.places import Place
from duels.presentation import words
from duels.presentation.faces import CardFace, Json, card_face, name_of

Names = tuple[str, str]


@dataclass(frozen=True, slots=True, kw_only=True)
class Slot:
    """A zone of the field, with the card that lies in it."""

    label: str
    card: CardFace | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Pile:
    """A pile: how many cards, and those that the viewer may look at, the top one first."""

    key: str
    name: str
    label: str
    count: int
    cards: tuple[CardFace, ...] = ()
    open: bool = False

    @property
    def top(self) -> CardFace | None:
        return self.cards[0] if self.cards else None


@dataclass(frozen=True, slots=True, kw_only=True)
class TableSide:
    """One player's side of the table; `mine` is the viewer's own."""

    seat: int
    name: str
    mine: bool
    life_points: int
    turn_player: bool
    hand_count: int
    hand: tuple[CardFace, ...] | None
    monsters: tuple[Slot, ...]
    spells: tuple[Slot, ...]
    field: Slot
    deck: Pile
    extra: Pile
    grave: Pile
    banished: Pile

    @property
    def backs(self) -> range:
        """The backs of a hand that is only counted."""
        return range(self.hand_count)

    @property
    def field_name(self) -> str:
        return words.place(Place.FIELD)

    @property
    def no_spells(self) -> bool:
        return not any(slot.card for slot in self.spells)

    @property
    def piles(self) -> tuple[Pile, ...]:
        """The piles that can be looked through."""
        return (self.grave, self.banished, self.extra)

    def faces(self) -> Iterator[CardFace]:
        """Every card on this side that has a face or lies in a zone."""
        yield from self.hand or ()
        for slot in (*self.monsters, *self.spells, self.field):
            if slot.card is not None:
                yield slot.card
        for pile in self.piles:
            yield from pile.cards


@dataclass(frozen=True, slots=True, kw_only=True)
class PhaseMark:
    """A phase in the bar above the field."""

    name: str
    short: str
    now: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class ChainLink:
    """A link of the chain: whose it is, what it targets, and whether its activation was negated.

    `card` is the card itself where it still lies open somewhere.
    """

    number: int
    name: str
    player: str
    mine: bool
    targets: str
    negated: bool
    card: CardFace | None

    def __str__(self) -> str:
        """The link in one line."""
        said = {"number": self.number, "card": self.name, "player": self.player, "targets": self.targets}
        if self.negated:
            return _("%(number)d. %(card)s (%(player)s), negated") % said
        if self.targets:
            return _("%(number)d. %(card)s (%(player)s), targeting %(targets)s") % said
        return _("%(number)d. %(card)s (%(player)s)") % said


@dataclass(frozen=True, slots=True, kw_only=True)
class Table:
    """Everything on the table, the opponent's side above."""

    turn: int
    turn_player: str
    phase: str
    step: str
    phases: tuple[PhaseMark, ...]
    attack: str
    chain: tuple[ChainLink, ...]
    upper: TableSide
    lower: TableSide

    @property
    def sides(self) -> tuple[TableSide, TableSide]:
        return (self.lower, self.upper)

    def by_handle(self) -> dict[int, CardFace]:
        """The cards of the table by their public numbers."""
        return _by_handle(self.sides)

    def sheets(self) -> list[CardFace]:
        """The cards of which a reader may want to see more: those that he may know."""
        return [face for side in self.sides for face in side.faces() if face.known]


def table(view: Json, *, seat: int, names: Names) -> Table:
    """The table as a player sees it from his seat. `view` is the engine's, as JSON values."""
    sides = [_side(view, player, seat=seat, name=names[player]) for player in (0, 1)]
    faces = _by_handle(sides)
    _note_equips(faces)
    return Table(
        turn=view["turn"],
        turn_player=names[view["turn_player"]],
        phase=str(words.PHASES[view["phase"]]),
        step=_step(view),
        phases=tuple(
            PhaseMark(name=str(words.PHASES[phase]), short=str(short), now=phase == view["phase"])
            for phase, short in words.SHORT_PHASES.items()
        ),
        attack=_attack(view["attack"], faces),
        chain=tuple(_link(link, faces, seat, names) for link in view["chain"]),
        upper=sides[1 - seat],
        lower=sides[seat],
    )


def _by_handle(sides: Iterable[TableSide]) -> dict[int, CardFace]:
    return {face.handle: face for side in sides for face in side.faces() if face.handle is not None}


def _step(view: Json) -> str:
    if view["timing"] is not None:
        return str(words.TIMINGS[view["timing"]])
    return str(words.STEPS[view["step"]]) if view["step"] is not None else ""


def _attack(attack: Json | None, faces: dict[int, CardFace]) -> str:
    """The attack under way in words; its two monsters are marked on the table."""
    if attack is None or attack["attacker"] not in faces:
        return ""
    attacker = faces[attack["attacker"]]
    attacker.role = "attacker"
    if attack["target"] not in faces:
        return _("%(attacker)s attacks directly.") % {"attacker": words.named(attacker.name)}
    target = faces[attack["target"]]
    target.role = "target"
    return _("%(attacker)s attacks %(target)s.") % {
        "attacker": words.named(attacker.name),
        "target": words.named(target.name) if target.known else target.label,
    }


def _note_equips(faces: Mapping[int, CardFace]) -> None:
    """An equip says which monster it belongs to, and the monster which equips it has (M6)."""
    equips: dict[str, int] = {}
    for face in faces.values():
        monster = faces.get(face.equipped_to or 0)
        if monster is None:
            continue
        said = {"card": words.named(face.name), "monster": words.named(monster.name), "where": monster.where}
        face.notes += (_("equipped to %(monster)s, %(where)s") % said,)
        monster.notes += (_("equipped with %(card)s") % said,)
        face.badges += (_("on %(monster)s") % {"monster": monster.name},)
        equips[monster.key] = equips.get(monster.key, 0) + 1
    for face in faces.values():
        if face.key in equips:
            face.badges += (f"⚔{equips[face.key]}",)


def _link(link: Json, faces: Mapping[int, CardFace], seat: int, names: Names) -> ChainLink:
    """A link of the chain; its card was shown when it was activated, and learns its number."""
    card = faces.get(link["handle"]) or next(
        (face for face in faces.values() if face.passcode == link["passcode"] and face.place is Place.GRAVE),
        None,
    )
    if card is not None:
        card.links += (link["number"],)
    targets = [faces[target] for target in link["targets"] if target in faces]
    return ChainLink(
        number=link["number"],
        name=words.named(name_of(link["passcode"])),
        player=names[link["player"]],
        mine=link["player"] == seat,
        targets=words.enumeration([_targeted(face) for face in targets]),
        negated=link["negated"],
        card=card,
    )


def _targeted(face: CardFace) -> str:
    """A target by its name and place; of a face-down card, only where it lies."""
    name = words.named(face.name) if face.known else face.name
    return _("%(card)s (%(where)s)") % {"card": name, "where": face.where}


def _side(view: Json, player: int, *, seat: int, name: str) -> TableSide:
    side = view["sides"][player]
    mine = player == seat
    owner = "" if mine else name

    def faces(cards: Sequence[Json], place: Place) -> tuple[CardFace, ...]:
        return tuple(
            card_face(card, place, owner=owner, seat=player, number=number)
            for number, card in enumerate(cards, start=1)
        )

    def slots(cards: Sequence[Json | None], place: Place) -> tuple[Slot, ...]:
        """The zones from the viewer's left to his right: he sees the other side from across the table."""
        row = [
            Slot(
                label=words.place_of(owner, place, zone),
                card=card and card_face(card, place, owner=owner, seat=player, number=zone + 1),
            )
            for zone, card in enumerate(cards)
        ]
        return tuple(row if mine else reversed(row))

    def pile(place: Place, count: int, cards: Sequence[Json] | None) -> Pile:
        return Pile(
            key=f"{place}-{player}",
            name=str(words.PLACES[place]),
            label=words.place_of(owner, place),
            count=count,
            cards=faces(cards, place)[::-1] if cards is not None else (),
            open=cards is not None,
        )

    return TableSide(
        seat=player,
        name=name,
        mine=mine,
        life_points=side["life_points"],
        turn_player=view["turn"] > 0 and view["turn_player"] == player,
        hand_count=side["hand_count"],
        hand=None if side["hand"] is None else faces(side["hand"], Place.HAND),
        monsters=slots(side["monsters"], Place.MONSTERS),
        spells=slots(side["spells"], Place.SPELLS),
        field=slots([side["field_zone"]], Place.FIELD)[0],
        deck=pile(Place.DECK, side["deck_count"], None),
        extra=pile(Place.EXTRA, side["extra_count"], side["extra"]),
        grave=pile(Place.GRAVE, len(side["grave"]), side["grave"]),
        banished=pile(Place.BANISHED, len(side["banished"]), side["banished"]),
    )
