"""What may be done, by the rules and the card texts read once more, naively and apart from the engine.

Every way of paying and every target is tried on the table as it lies. Nothing here asks what the engine
holds to be legal; only values that follow from a state, such as present ATK, are taken from it.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import combinations, permutations
from typing import NamedTuple, TypeVar

from cards.lang.inspect import admits
from cards.lang.places import Place, Position
from cards.lang.recipes import FusionOf, SynchroOf
from cards.lang.terms import Kind, Race, Trait
from cards.lang.turns import Phase, Timing
from duels.engine import Act, Verb, derive
from duels.engine import events as e
from duels.engine.occasions import Situation
from duels.engine.refusal import Refusal
from duels.engine.state import Link, State, TableCard

FACE_UP = (Position.ATTACK, Position.DEFENSE)

E = TypeVar("E", bound=e.Event)


class Plan(NamedTuple):
    """One way to activate: what, paying with which cards, aimed at which; cards by their handles."""

    card: int
    key: str
    paid: tuple[int, ...] = ()
    targets: tuple[int, ...] = ()


@dataclass(frozen=True)
class Table:
    """The table as one player sees it who thinks of activating a card, and may have paid already."""

    state: State
    you: int
    card: TableCard
    situation: Situation
    paid: tuple[TableCard, ...] = ()

    @property
    def them(self) -> int:
        return 1 - self.you

    def monsters(self, *players: int) -> list[TableCard]:
        """The monsters that can be dealt with: neither paid, nor just attempted (S3), nor lost (B8)."""
        return [
            card
            for player in players
            for card in self.state.monsters(player)
            if card not in self.paid and not out_of_reach(self.state, card)
        ]

    def face_up(self, *players: int) -> list[TableCard]:
        return [card for card in self.monsters(*players) if card.position in FACE_UP]

    def spells_and_traps(self, *players: int) -> list[TableCard]:
        """Spells and traps on the field, but for the card itself."""
        found = []
        for player in players:
            side = self.state.sides[player]
            found += [self.state.cards[uid] for uid in (*side.spells, side.field_zone) if uid is not None]
        return [card for card in found if card.uid != self.card.uid]

    def hand(self) -> list[TableCard]:
        return [card for card in self.state.hand(self.you) if card.uid != self.card.uid]

    def grave(self, *players: int) -> list[TableCard]:
        return [self.state.cards[uid] for player in players for uid in self.state.sides[player].grave]

    def free_zones(self, leaving: Sequence[TableCard] = ()) -> int:
        """Monster zones that are free, or will be when what is paid or given up has left (F9)."""
        gone = {card.uid for card in (*self.paid, *leaving)}
        return sum(uid is None or uid in gone for uid in self.state.sides[self.you].monsters)

    @property
    def may_summon(self) -> bool:
        return self.you not in derive.compute(self.state).cannot_summon

    def can_be_revived(self, card: TableCard) -> bool:
        """Monsters of the extra deck and ritual monsters only after a proper summon (S6)."""
        special = card.card.belongs_in_extra_deck or Trait.RITUAL in card.card.traits
        return card.card.is_monster and self.may_summon and (card.proper or not special)


def out_of_reach(state: State, card: TableCard) -> bool:
    """Whether the monster's summon is being attempted (S3), or it is lost in battle (B8)."""
    attempted = state.attempt is not None and state.attempt.card == card.ref
    return attempted or (state.attack is not None and card.ref in state.attack.destroyed)


def aimed_at(table: Table, event_cards: Sequence[TableCard]) -> list[TableCard]:
    """Those cards of an event that are opposing monsters now."""
    return [card for card in table.monsters(table.them) if card in event_cards]


def attackers(table: Table) -> list[TableCard]:
    """The opposing monster that has just declared its attack (B10)."""
    declared = [table.state.at(event.attacker.ref) for event in recent(table, e.AttackDeclared)]
    return aimed_at(table, [card for card in declared if card is not None])


def strong_arrivals(table: Table) -> list[TableCard]:
    """The opposing monster of 1000 or more ATK that was just normal or flip summoned."""
    manners = (e.Manner.NORMAL, e.Manner.TRIBUTE, e.Manner.FLIP)
    came = [table.state.at(event.card.ref) for event in recent(table, e.Summoned) if event.manner in manners]
    return [
        card
        for card in aimed_at(table, [card for card in came if card is not None])
        if card.position in FACE_UP and derive.attack_points(table.state, card) >= 1000
    ]


def recent(table: Table, kind: type[E]) -> list[E]:
    return [event for event in table.situation.recent if isinstance(event, kind)]


# What each card asks for.

Way = tuple[TableCard, ...]


def always(table: Table) -> bool:
    return True


def does_always(table: Table, target: TableCard | None) -> bool:
    return True


def for_nothing(table: Table) -> list[Way]:
    return [()]


@dataclass(frozen=True, kw_only=True)
class Text:
    """One ability as its text has it: when, if what is so, for what, aimed at what, doing something."""

    when: Callable[[Table], bool] = always
    given: Callable[[Table], bool] = always
    ways: Callable[[Table], list[Way]] = for_nothing
    targets: Callable[[Table], list[TableCard]] | None = None
    does: Callable[[Table, TableCard | None], bool] = does_always
    key: str = "activation"
    at: tuple[Place, ...] = (Place.HAND, Place.SPELLS, Place.FIELD)


def answers_card(*kinds: Kind) -> Callable[[Table], bool]:
    """When a spell or trap card is activated, directly before (C3)."""

    def so(table: Table) -> bool:
        link = table.situation.link
        return (
            link is not None
            and link.key == "activation"
            and table.state.cards[link.card.uid].card.kind in kinds
        )

    return so


def answers_destruction(table: Table) -> bool:
    """When something is activated that is certain to destroy cards on the field."""
    link = table.situation.link
    return link is not None and destroys_on_field(table.state, link)


DESTROYERS = (
    "Dark Hole",
    "Raigeki",
    "Fissure",
    "Mystical Space Typhoon",
    "Mirror Force",
    "Trap Hole",
    "Dust Tornado",
    "Storm",
    "Man-Eater Bug",
    "Breaker the Magical Warrior",
)


def destroys_on_field(state: State, link: Link) -> bool:
    """Stardust Dragon's own negation destroys on the field what stands there (M10)."""
    card = state.cards[link.card.uid].card
    if card.name_en == "Stardust Dragon" and link.key == "quick":
        assert link.answers is not None
        negated = state.chain[link.answers - 1]
        return negated.key != "activation" and state.cards[negated.card.uid].place.on_field
    if card.name_en == "Breaker the Magical Warrior":
        return link.key == "ignition"
    return card.name_en in DESTROYERS


def answers_summon(table: Table) -> bool:
    """When a monster would be summoned, as the first link (S3)."""
    return table.situation.attempt and table.situation.link is None


def attempting(table: Table) -> int | None:
    """Who attempts a summon."""
    attempt = table.state.attempt
    return None if attempt is None else table.state.cards[attempt.card.uid].controller


def battle_would_hurt(table: Table) -> bool:
    """Whether the attack of the opponent's monster would damage one as values are now (B5-B7)."""
    state, attack = table.state, table.state.attack
    assert attack is not None
    attacker = state.at(attack.attacker)
    if attacker is None or attacker.position is not Position.ATTACK:
        return False
    points = derive.attack_points(state, attacker)
    if table.you in derive.compute(state).no_battle_damage:
        return False
    if attack.target is None:
        return points > 0
    target = state.at(attack.target)
    if target is None or target.position is not Position.ATTACK:
        return False
    return points > derive.attack_points(state, target)


def an_enemy_attacks(table: Table) -> bool:
    attack = table.state.attack
    if table.state.timing is not Timing.CALCULATION or attack is None:
        return False
    attacker = table.state.at(attack.attacker)
    return attacker is not None and attacker.controller == table.them


def spellcasters_in_hand(table: Table) -> list[TableCard]:
    return [card for card in table.hand() if card.card.race is Race.SPELLCASTER]


def a_fusion_is_possible(table: Table, _: TableCard | None) -> bool:
    """Some fusion monster, some materials in some order, and then a zone (S7, F9)."""
    held = [*(card for card in table.hand() if card.card.is_monster), *table.monsters(table.you)]
    return table.may_summon and any(
        makes(recipe.materials, chosen) and table.free_zones(chosen)
        for monster in (table.state.cards[uid] for uid in table.state.sides[table.you].extra)
        if isinstance(recipe := monster.card.recipe, FusionOf)
        for chosen in combinations(held, len(recipe.materials))
    )


def makes(wanted: Sequence[object], chosen: Sequence[TableCard]) -> bool:
    return any(
        all(admits(one, card.card) for one, card in zip(wanted, order, strict=True))  # type: ignore[arg-type]
        for order in permutations(chosen)
    )


def the_ritual_is_possible(table: Table, _: TableCard | None) -> bool:
    """Black Luster Soldier in hand and tributes of 8 levels or more, none to spare, and then a zone (S9)."""
    soldiers = [card for card in table.hand() if card.card.name_en == "Black Luster Soldier"]
    return table.may_summon and any(
        table.free_zones(chosen) and none_to_spare([card.card.level for card in chosen], 8)
        for soldier in soldiers
        for chosen in sets_of(tributes_beside(table, soldier))
    )


def sets_of(cards: Sequence[TableCard]) -> Iterator[tuple[TableCard, ...]]:
    for count in range(1, len(cards) + 1):
        yield from combinations(cards, count)


def tributes_beside(table: Table, soldier: TableCard) -> list[TableCard]:
    in_hand = [card for card in table.hand() if card.card.is_monster and card is not soldier]
    return [*in_hand, *table.monsters(table.you)]


def none_to_spare(levels: Sequence[int], total: int) -> bool:
    return sum(levels) >= total and all(sum(levels) - level < total for level in levels)


def has_zone(table: Table, _: TableCard | None) -> bool:
    return table.free_zones() > 0


EQUIP = Text(targets=lambda table: table.face_up(table.you, table.them))

TEXTS: dict[str, Text] = {
    "Pot of Greed": Text(does=lambda table, _: len(table.state.sides[table.you].deck) >= 2),
    "Dark Hole": Text(does=lambda table, _: bool(table.monsters(0, 1))),
    "Raigeki": Text(does=lambda table, _: bool(table.monsters(table.them))),
    "Fissure": Text(does=lambda table, _: bool(table.face_up(table.them))),
    "Monster Reborn": Text(
        targets=lambda table: [card for card in table.grave(0, 1) if table.can_be_revived(card)],
        does=has_zone,
    ),
    "Change of Heart": Text(targets=lambda table: table.monsters(table.them), does=has_zone),
    "Swords of Revealing Light": Text(),
    "Mystical Space Typhoon": Text(targets=lambda table: table.spells_and_traps(0, 1)),
    "Book of Moon": Text(
        targets=lambda table: [card for card in table.face_up(0, 1) if Trait.TOKEN not in card.card.traits]
    ),
    "Magical Dimension": Text(
        given=lambda table: any(card.card.race is Race.SPELLCASTER for card in table.face_up(table.you)),
        targets=lambda table: table.monsters(table.you),
        does=lambda table, _: any(map(table.can_be_revived, spellcasters_in_hand(table))),
    ),
    "Axe of Despair": EQUIP,
    "Malevolent Nuzzler": EQUIP,
    "Gaia Power": Text(),
    "Solidarity": Text(),
    "Messenger of Peace": Text(),
    "Polymerization": Text(does=a_fusion_is_possible),
    "Black Luster Ritual": Text(does=the_ritual_is_possible),
    "Final Countdown": Text(
        ways=lambda table: [()] if table.state.sides[table.you].life_points >= 2000 else []
    ),
    "Scapegoat": Text(
        given=lambda table: table.state.summoned[table.you] != table.state.turn,
        does=lambda table, _: table.may_summon and table.free_zones() >= 4,
    ),
    "Mirror Force": Text(
        when=lambda table: bool(attackers(table)),
        does=lambda table, _: any(card.position is Position.ATTACK for card in table.monsters(table.them)),
    ),
    "Trap Hole": Text(when=lambda table: bool(strong_arrivals(table)), targets=strong_arrivals),
    "Magic Cylinder": Text(when=lambda table: bool(attackers(table)), targets=attackers),
    "Call of the Haunted": Text(
        targets=lambda table: [card for card in table.grave(table.you) if table.can_be_revived(card)],
        does=has_zone,
    ),
    "Dust Tornado": Text(targets=lambda table: table.spells_and_traps(table.them)),
    "Solemn Judgment": Text(
        when=lambda table: answers_summon(table) or answers_card(Kind.SPELL, Kind.TRAP)(table)
    ),
    "Magic Jammer": Text(
        when=answers_card(Kind.SPELL), ways=lambda table: [(card,) for card in table.hand()]
    ),
    "Kuriboh": Text(
        key="quick",
        at=(Place.HAND,),
        when=an_enemy_attacks,
        ways=lambda table: [(table.card,)],
        does=lambda table, _: battle_would_hurt(table),
    ),
    "Stardust Dragon": Text(
        key="quick",
        at=(Place.MONSTERS,),
        when=answers_destruction,
        ways=lambda table: [(table.card,)],
    ),
    "Rush": Text(targets=lambda table: table.face_up(0, 1)),
    "Trade": Text(
        ways=lambda table: [(card,) for card in table.monsters(table.you)],
        targets=lambda table: table.monsters(table.you),
    ),
    "Relief": Text(
        ways=lambda table: [(card,) for card in table.monsters(table.you)],
        does=lambda table, _: any(map(table.can_be_revived, table.hand())),
    ),
    "Storm": Text(
        ways=lambda table: [()] if table.state.sides[table.you].life_points >= 100 else [],
        does=lambda table, _: bool(table.spells_and_traps(table.them)),
    ),
    "Bouncer": Text(
        key="quick",
        at=(Place.MONSTERS,),
        when=lambda table: answers_summon(table) and attempting(table) == table.them,
        ways=lambda table: [(table.card,)],
    ),
    "Archer": Text(key="ignition", at=(Place.MONSTERS,)),
    "Sentinel": Text(key="quick", at=(Place.MONSTERS,)),
    "Breaker the Magical Warrior": Text(
        key="ignition",
        at=(Place.MONSTERS,),
        ways=lambda table: [()] if table.card.counters.get("Spell Counter", 0) else [],
        targets=lambda table: table.spells_and_traps(0, 1),
    ),
}
"""What each card asks for that a player activates by choice, by its name."""


# When and where.


QUICK_MONSTERS = ("Kuriboh", "Stardust Dragon", "Sentinel", "Bouncer")


def spell_speed(card: TableCard) -> int:
    """C1."""
    if Trait.COUNTER in card.card.traits:
        return 3
    quick = card.card.kind is Kind.TRAP or Trait.QUICK_PLAY in card.card.traits
    return 2 if quick or card.card.name_en in QUICK_MONSTERS else 1


def out_of_place(table: Table, text: Text) -> bool:
    """Spells from the hand or from where they were set, traps only from there, monsters as they say (M1)."""
    card = table.card
    if card.place not in text.at:
        return True
    if card.card.is_monster:
        return card.face_down or (card.place is Place.MONSTERS and out_of_reach(table.state, card))
    if card.place is Place.HAND:
        return card.card.kind is Kind.TRAP
    return not card.face_down


def set_too_lately(table: Table) -> bool:
    """Traps and quick-play spells not in the turn in which they were set (M2, M3)."""
    card = table.card
    waits = card.card.kind is Kind.TRAP or Trait.QUICK_PLAY in card.card.traits
    return waits and card.face_down and card.place.on_field and card.came == table.state.turn


def out_of_time(table: Table) -> bool:
    """Speed 1 only when free to act; quick-play spells from the hand only in one's own turn (M2, E3)."""
    card = table.card
    if Trait.QUICK_PLAY in card.card.traits:
        return card.place is Place.HAND and table.state.turn_player != table.you
    return spell_speed(card) == 1 and not table.situation.open_play


def too_slow(table: Table) -> bool:
    """An answer has speed 2 or more, and not less than what it answers (C2)."""
    link = table.situation.link
    if link is None:
        return False
    return spell_speed(table.card) < max(2, spell_speed(table.state.cards[link.card.uid]))


def barred_in_damage_step(table: Table) -> bool:
    """Counter traps, negations by monsters, changes of ATK in time, and what names its timing (B9)."""
    timing = table.state.timing
    if timing is None or Trait.COUNTER in table.card.card.traits:
        return False
    match table.card.card.name_en:
        case "Stardust Dragon" | "Bouncer":
            return False
        case "Kuriboh":
            return timing is not Timing.CALCULATION
        case "Sentinel":
            return timing not in (*BEFORE_CALCULATION, Timing.CALCULATION)
        case "Rush" | "Trade":
            return timing not in BEFORE_CALCULATION
        case _:
            return True


BEFORE_CALCULATION = (Timing.START, Timing.REVEAL, Timing.BEFORE_CALCULATION)
ONCE_PER_TURN = ("Archer", "Sentinel")


def used_up(table: Table, text: Text) -> bool:
    """C11."""
    return table.card.card.name_en in ONCE_PER_TURN and table.card.used.get(text.key) == table.state.turn


def barred_by_jinzo(table: Table) -> bool:
    """No trap while Jinzo stands face-up."""
    return table.card.card.kind is Kind.TRAP and any(
        card.card.name_en == "Jinzo" for card in table.face_up(0, 1)
    )


def no_zone(table: Table) -> bool:
    """A spell from the hand needs its zone before its cost is paid; a field spell has its own (F7, F9)."""
    card, side = table.card, table.state.sides[table.you]
    if card.place is not Place.HAND or card.card.is_monster or Trait.FIELD in card.card.traits:
        return False
    return not any(
        uid is None and (table.you, zone) not in table.state.kept_zones
        for zone, uid in enumerate(side.spells)
    )


NEGATES_SUMMONS = ("Solemn Judgment", "Bouncer")


def no_occasion(table: Table, text: Text) -> bool:
    """Nothing but a negation can begin the chain in which a summon is negated (S3)."""
    first_at_attempt = table.situation.attempt and table.situation.link is None
    return not text.when(table) or (first_at_attempt and table.card.card.name_en not in NEGATES_SUMMONS)


def plans(table: Table) -> list[Plan]:
    """Each way of paying with each target with which something would be done (M9, K15)."""
    text = TEXTS[table.card.card.name_en]
    found = []
    for paid in text.ways(table):
        then = replace(table, paid=paid)
        aims: list[TableCard | None] = [None] if text.targets is None else list(text.targets(then))
        found += [
            Plan(
                table.card.handle,
                text.key,
                tuple(card.handle for card in paid),
                () if aim is None else (aim.handle,),
            )
            for aim in aims
            if text.does(then, aim)
        ]
    return found


CLAUSES = (
    Refusal.PLACE,
    Refusal.SET_THIS_TURN,
    Refusal.TIMING,
    Refusal.SPEED,
    Refusal.DAMAGE_STEP,
    Refusal.OCCASION,
    Refusal.ONCE_PER_TURN,
    Refusal.PROHIBITED,
    Refusal.ZONE,
    Refusal.CONDITION,
    Refusal.COST,
    Refusal.TARGET,
    Refusal.EFFECT,
)
"""The clauses that can keep a card from being activated."""


def failing(table: Table) -> set[Refusal]:
    """Every clause that keeps the card from being activated now."""
    text = TEXTS[table.card.card.name_en]
    clauses = {
        Refusal.PLACE: out_of_place(table, text),
        Refusal.SET_THIS_TURN: set_too_lately(table),
        Refusal.TIMING: out_of_time(table),
        Refusal.SPEED: too_slow(table),
        Refusal.DAMAGE_STEP: barred_in_damage_step(table),
        Refusal.OCCASION: no_occasion(table, text),
        Refusal.ONCE_PER_TURN: used_up(table, text),
        Refusal.PROHIBITED: barred_by_jinzo(table),
        Refusal.ZONE: no_zone(table),
        Refusal.CONDITION: not text.given(table),
    }
    found = {clause for clause, fails in clauses.items() if fails}
    if not text.ways(table):
        found.add(Refusal.COST)
    elif text.key == "quick" and found:
        # What the occasion has not brought cannot be asked what it would do.
        return found
    elif not plans(table):
        found.add(Refusal.EFFECT if text.targets is None else Refusal.TARGET)
    return found


def activations(state: State, you: int, situation: Situation) -> set[Plan]:
    """All that a player can activate by choice, in every way."""
    return {
        plan
        for card in acting(state, you)
        if not failing(table := Table(state, you, card, situation))
        for plan in plans(table)
    }


def acting(state: State, you: int) -> Iterator[TableCard]:
    """The cards of a player, wherever they could act from, that have something to activate."""
    side = state.sides[you]
    for uid in (*side.hand, *side.monsters, *side.spells, side.field_zone, *side.grave):
        if uid is not None and state.cards[uid].card.name_en in TEXTS:
            yield state.cards[uid]


# What needs no activation.


def open_acts(state: State) -> set[Act]:
    """What the turn player may do by the rules in his main phase, activations apart (T6)."""
    you = state.turn_player
    may_summon = you not in derive.compute(state).cannot_summon
    acts = {Act(Verb.END_PHASE)}
    if state.phase is Phase.MAIN_1 and state.turn > 1:
        acts.add(Act(Verb.BATTLE_PHASE))
    for card in state.hand(you):
        acts |= {Act(verb, card.handle) for verb in from_hand(state, card, may_summon)}
    for card in state.monsters(you):
        if state.turn not in (card.came, card.turned, card.declared):
            if card.position is Position.ATTACK:
                acts.add(Act(Verb.TO_DEFENSE, card.handle))
            elif card.position is Position.DEFENSE:
                acts.add(Act(Verb.TO_ATTACK, card.handle))
            elif may_summon:
                acts.add(Act(Verb.FLIP_SUMMON, card.handle))
    if may_summon:
        acts |= {
            Act(Verb.SPECIAL_SUMMON, state.cards[uid].handle)
            for uid in state.sides[you].extra
            if synchro_sets(state, state.cards[uid])
        }
    return acts


def from_hand(state: State, card: TableCard, may_summon: bool) -> Iterator[Verb]:
    """What may be done with a card of the hand (S1, S2, S5a, M7)."""
    you = card.controller
    side = state.sides[you]
    if not card.card.is_monster:
        if Trait.FIELD in card.card.traits or None in side.spells:
            yield Verb.SET
        return
    kept = derive.compute(state).not_for_tribute_summon
    tributes = sum(uid is not None and uid not in kept for uid in side.monsters)
    needed = 0 if card.card.level <= 4 else 1 if card.card.level <= 6 else 2
    room = tributes >= needed if needed else None in side.monsters
    if not state.normal_summoned and Trait.RITUAL not in card.card.traits and room:
        yield Verb.SET
        if may_summon:
            yield Verb.NORMAL_SUMMON
    theirs, mine = any(state.monsters(1 - you)), any(state.monsters(you))
    if card.card.name_en == "Cyber Dragon" and may_summon and theirs and not mine:
        yield Verb.SPECIAL_SUMMON


def synchro_sets(state: State, monster: TableCard) -> list[tuple[TableCard, ...]]:
    """All sets of one tuner and others whose levels add up exactly, tried one by one (S8)."""
    recipe = monster.card.recipe
    if not isinstance(recipe, SynchroOf):
        return []
    standing = [card for card in state.monsters(monster.owner) if card.position in FACE_UP]
    return [
        (tuner, *others)
        for tuner in standing
        if admits(recipe.tuner, tuner.card)
        for count in range(1, len(standing))
        for others in combinations([card for card in standing if card is not tuner], count)
        if all(admits(recipe.others, card.card) for card in others)
        and tuner.card.level + sum(card.card.level for card in others) == monster.card.level
    ]


def battle_acts(state: State) -> set[Act]:
    """Attacks, each once, but for those that cards forbid; and leaving (B2)."""
    you = state.turn_player
    return {Act(Verb.MAIN_PHASE_2)} | {
        Act(Verb.ATTACK, card.handle)
        for card in state.monsters(you)
        if card.position is Position.ATTACK
        and card.declared != state.turn
        and not any(face_up_there(state, "Swords of Revealing Light", 1 - you))
        and not (
            derive.attack_points(state, card) >= 1500
            and any(face_up_there(state, "Messenger of Peace", 0, 1))
        )
    }


def face_up_there(state: State, name: str, *players: int) -> Iterator[bool]:
    for player in players:
        for card in state.on_field(player):
            yield card.card.name_en == name and not card.face_down
