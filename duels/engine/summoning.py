"""Special summons by effects: from anywhere, by fusion, by ritual, and of tokens (S5, S7, S9, S12)."""

from collections.abc import Sequence

from cards.lang import effects as f
from cards.lang.declarations import Declarable
from cards.lang.groups import Every, Group, OneOfEachName, Pronoun, Those
from cards.lang.inspect import is_single
from cards.lang.occasions import Way
from cards.lang.places import Place, Position
from duels.engine import (
    derive,
    feasibility,
    fusions,
    legality,
    materials,
    moves,
    normal_summons,
    select,
)
from duels.engine import events as e
from duels.engine.choosing import as_shown, cards_chosen, chosen, pick, pick_one, source_handle
from duels.engine.furthering import further_materials
from duels.engine.game import Game, Procedure, expect
from duels.engine.meant import reached, referents, refs
from duels.engine.prompts import Cards, Choice, ChooseCards, ChooseOne, LevelSum, OneEach, Why
from duels.engine.scope import Scope
from duels.engine.sending import searched_decks, send, shuffle_after_looking
from duels.engine.slots import frees_zone, useful
from duels.engine.state import Link, Ref, TableCard


def special_summon(game: Game, effect: f.SpecialSummon, scope: Scope, link: Link) -> Procedure[bool]:
    """Monsters are special summoned together by the effect, as many as it names (S5)."""
    state, player = game.state, scope.player
    room = state.sides[player].monsters.count(None)
    needed = max(feasibility.fewest(effect.cards), effect.together)
    if needed > room:
        # Nobody chooses monsters that find no zone; those that were meant beforehand are lost (F9).
        send(game, e.Reason.RULE, scope, without_a_zone(game, effect.cards, scope), Place.GRAVE)
        return False
    cards = yield from chosen(
        game,
        effect.cards,
        scope,
        Why.SPECIAL_SUMMON,
        lambda card: (
            card.place is not Place.MONSTERS
            and feasibility.can_special_summon(state, player, card, scope.source.uid)
        ),
        room=room,
    )
    if isinstance(effect.cards, Every | Those) and len(cards) > room > 0:
        cards = yield from pick(game, player, cards, room, Why.SPECIAL_SUMMON, scope)
    if isinstance(effect.cards, OneOfEachName):
        cards = yield from one_of_each_name(game, cards, room, scope)
    cards = yield from each_alone(game, player, cards, scope)
    if not cards or not needed <= len(cards) <= room:
        return False
    searched = searched_decks(effect.cards, cards)
    as_by = next(iter(refs(effect.as_by, scope)), None) if effect.as_by else None
    yield from put_on_field(game, player, cards, e.Manner.SPECIAL, effect.position, scope, as_by)
    if effect.negated:
        with game.same_moment():
            game.emit(e.EffectsNegated(tuple(card.known for card in cards)))
    shuffle_after_looking(game, searched)
    scope.it[:] = [card.ref for card in cards]
    return True


def without_a_zone(game: Game, group: Group, scope: Scope) -> list[TableCard]:
    """The monsters meant beforehand that go to the graveyard instead: from the hand, banished, or equips."""
    cards = referents(game.state, group, scope) if isinstance(group, Pronoun) else ()
    return [card for card in cards if card.place in (Place.HAND, Place.BANISHED, Place.SPELLS)]


def one_of_each_name(
    game: Game, cards: list[TableCard], room: int, scope: Scope
) -> Procedure[list[TableCard]]:
    """As many of these as there is room for, no two of one name; its player chooses where he can (X10)."""
    value = derive.value_of(game.state)
    picked: list[TableCard] = []
    while cards and len(picked) < room:
        names = {select.names_of(card, value) for card in cards}
        # Those that come in any case, since they alone have their name, need no choice.
        sure = [card for card in cards if _has_name_alone(card, cards, value)]
        if len(names) > room - len(picked):
            sure = []
        taken = sure or (yield from pick(game, scope.player, cards, 1, Why.SPECIAL_SUMMON, scope))
        picked += taken
        gone = {select.names_of(card, value) for card in taken}
        cards = [card for card in cards if select.names_of(card, value) not in gone]
    return picked


def each_alone(game: Game, player: int, cards: list[TableCard], scope: Scope) -> Procedure[list[TableCard]]:
    """These, but of cards of which a player has only one face-up the one that he chooses (S6)."""
    left = list(cards)
    for name in dict.fromkeys(card.card.name_en for card in cards if is_single(card.card)):
        alike = [card for card in cards if card.card.name_en == name]
        if len(alike) > 1:
            (kept,) = yield from pick(game, player, alike, 1, Why.SPECIAL_SUMMON, scope)
            left = [card for card in left if card is kept or card not in alike]
    return left


def _has_name_alone(card: TableCard, cards: list[TableCard], value: select.Value) -> bool:
    names = select.names_of(card, value)
    return sum(select.names_of(other, value) == names for other in cards) == 1


def each_summons(game: Game, effect: f.EachSummons, scope: Scope, link: Link) -> Procedure[bool]:
    """Each player special summons his own, as many as he has zones for, the turn player's first (S5)."""
    state = game.state
    it: list[Ref] = []
    for player in (state.turn_player, 1 - state.turn_player):
        own = [
            card
            for card in reached(state, effect.cards, scope)
            if card.owner == player and feasibility.can_special_summon(state, player, card, scope.source.uid)
        ]
        room = state.sides[player].monsters.count(None)
        if len(own) > room > 0:
            own = yield from pick(game, player, own, room, Why.SPECIAL_SUMMON, scope)
        if not own or not room:
            continue
        if it:
            with game.same_moment():
                yield from put_on_field(game, player, own, e.Manner.SPECIAL, effect.position, scope)
        else:
            yield from put_on_field(game, player, own, e.Manner.SPECIAL, effect.position, scope)
        it += [card.ref for card in own]
    scope.it[:] = it
    return bool(it)


def put_on_field(
    game: Game,
    player: int,
    cards: Sequence[TableCard],
    manner: e.Manner,
    position: f.SummonPosition,
    scope: Scope,
    as_by: Ref | None = None,
) -> Procedure[None]:
    """A special summon that succeeds at once, each monster in the position its player chooses (S5)."""
    allowed = (Position.ATTACK, Position.DEFENSE) if position is None else position
    positions: list[Position] = []
    for card in cards:
        if isinstance(allowed, Position):
            positions.append(allowed)
            continue
        ways_to_lie = tuple(one.value for one in allowed)
        prompt = ChooseOne(player, Why.POSITION, ways_to_lie, source=card.handle or None)
        positions.append(Position(expect(Choice, (yield prompt)).choice))
    zones = [zone for zone, uid in enumerate(game.state.sides[player].monsters) if uid is None]
    if len(zones) < len(cards):
        raise AssertionError("a special summon went on with no zone free (F9)")
    ways = [
        moves.to_zone(game.state, card, player, Place.MONSTERS, zone, lies)
        for card, zone, lies in zip(cards, zones, positions, strict=False)
    ]
    cause = game.state.cards[scope.source.uid].known
    if as_by is not None:
        cause = cause._replace(passcode=game.state.cards[as_by.uid].card.passcode)
    arrival = moves.together(e.Reason.SUMMON, player, ways, cause)
    summoned = [
        e.Summoned(player, e.arrived(move), manner, scope.cue if move.card.uid == scope.source.uid else None)
        for move in arrival.moves
    ]
    game.emit(arrival, *summoned)


def normal_summon(game: Game, effect: f.NormalSummon, scope: Scope, link: Link) -> Procedure[bool]:
    """A monster is normal summoned or set by the effect (S1, S5).

    Only as the last thing that the chain does can the summon be negated, and so is attempted; otherwise it
    succeeds at once.
    """
    state, player = game.state, scope.player
    possible = legality.for_extra_summon(state, player)
    if not possible:
        return False
    monster = yield from pick_one(game, player, possible, Why.NORMAL_SUMMON, scope)
    if monster.place is Place.MONSTERS:
        manner = normal_summons.attempt_second_summon(game, monster, by_effect=True)
    else:
        ways = tuple(
            word
            for word, refusal in (
                ("summon", legality.extra_summon_refusal(state, player, monster)),
                ("set", legality.extra_set_refusal(state, player, monster)),
            )
            if refusal is None
        )
        prompt = ChooseOne(player, Why.SUMMON_OR_SET, ways, source=source_handle(game, scope))
        if expect(Choice, (yield prompt)).choice == "set":
            yield from normal_summons.set_monster(game, monster, by_effect=True)
            return True
        manner = yield from normal_summons.attempt_normal_summon(game, monster, by_effect=True)
    if link.number > 1:
        with game.same_moment():
            game.emit(e.Summoned(player, monster.known, manner))
    return True


def fusion_summon(game: Game, effect: f.FusionSummon, scope: Scope, link: Link) -> Procedure[bool]:
    """Monster and materials are chosen now; the sending is the earlier moment (S7)."""
    state, player = game.state, scope.player
    possible = [
        card
        for card in fusions.possible(state, player, effect.places, effect.which)
        if legality.may_be_summoned(state, player, card, Way.SPECIAL, Way.FUSION)
    ]
    if not possible:
        return False
    monster = yield from pick_one(game, player, possible, Why.FUSION_MONSTER, scope)
    used = yield from fusion_materials(game, player, monster, effect.places)
    send(game, e.Reason.MATERIAL, scope, used, Place.BANISHED if effect.banishing else Place.GRAVE)
    game.joins = False
    yield from put_on_field(game, player, [monster], e.Manner.FUSION, None, scope)
    return True


def fusion_materials(
    game: Game, player: int, monster: TableCard, places: tuple[Place, ...]
) -> Procedure[list[TableCard]]:
    """The materials, chosen all at once; of several substitutes first the one that may be among them (S7)."""
    state = game.state
    must_free = fusions.must_free_zone(state, player)
    standing_in = fusions.useful_substitutes(state, player, monster, places)
    substitute = standing_in[0] if standing_in else None
    if len(standing_in) > 1:
        handles = tuple(one.handle for one in standing_in)
        which = ChooseCards(player, Why.SUBSTITUTE, handles, 1, 1, source=monster.handle)
        substitute = game.card(expect(Cards, (yield which)).cards[0])
    return (yield from chosen_materials(game, player, monster, places, substitute, must_free))


def chosen_materials(
    game: Game,
    player: int,
    monster: TableCard,
    places: tuple[Place, ...],
    substitute: TableCard | None,
    must_free: int | None,
) -> Procedure[list[TableCard]]:
    """One for each description; those of a deck are shown in the order of their passcodes (C19)."""
    slots = fusions.slots(game.state, player, monster, places, substitute)
    cards = as_shown(useful(slots, must_free), player)
    places_of = {card.uid: place for place, card in enumerate(cards)}
    used = yield from cards_chosen(
        player,
        Why.MATERIALS,
        cards,
        len(slots),
        len(slots),
        source=monster.handle,
        ordered=True,
        constraint=OneEach(
            tuple(tuple(places_of[card.uid] for card in slot if card.uid in places_of) for slot in slots)
        ),
        one_of=() if must_free is None else tuple(card.handle for card in cards if frees_zone(card, player)),
    )
    return used + (yield from further_materials(game, player, monster, slots, used))


def prepare_fusion(game: Game, effect: f.PrepareFusion, scope: Scope, link: Link) -> Procedure[bool]:
    """The monster is shown, its name is kept with the card, and what it is made of is sent (S7)."""
    state, player = game.state, scope.player
    this = state.at(scope.source)
    possible = fusions.preparable(state, player, effect.places)
    if this is None or not possible:
        return False
    monster = yield from pick_one(game, player, possible, Why.FUSION_MONSTER, scope)
    used = yield from chosen_materials(game, player, monster, effect.places, None, None)
    searched = [card.owner for card in used if card.place is Place.DECK]
    game.emit(
        e.Shown(player, (monster.known,)),
        e.Declared(player, this.known, Declarable.NAME, monster.card.name_en),
    )
    with game.same_moment():
        send(game, e.Reason.EFFECT, scope, used, Place.GRAVE)
    shuffle_after_looking(game, searched)
    return True


def summon_prepared(game: Game, effect: f.SummonPrepared, scope: Scope, link: Link) -> Procedure[bool]:
    """It is fusion summoned; where no zone is free it goes from the extra deck to the graveyard (F9)."""
    state, player = game.state, scope.player
    name = state.cards[scope.source.uid].said
    found = [
        card
        for card in select.in_places(state, (Place.EXTRA,), player)
        if card.card.name_en == name
        and legality.may_be_summoned(state, player, card, Way.SPECIAL, Way.FUSION)
    ]
    if not found:
        return False
    if legality.free_monster_zone(state, player) is None:
        send(game, e.Reason.EFFECT, scope, found[:1], Place.GRAVE)
        return False
    yield from put_on_field(game, player, found[:1], e.Manner.FUSION, None, scope)
    scope.it[:] = [found[0].ref]
    return True


def ritual_summon(game: Game, effect: f.RitualSummon, scope: Scope, link: Link) -> Procedure[bool]:
    """The tributes are an effect and the earlier moment (S9)."""
    state, player = game.state, scope.player
    possible = [
        card
        for card in feasibility.ritual_monsters(state, player, effect.name)
        if materials.can_ritual(state, player, card, effect.exactly)
    ]
    if not possible:
        return False
    monster = yield from pick_one(game, player, possible, Why.SPECIAL_SUMMON, scope)
    cards = materials.useful_tributes(state, player, monster, effect.exactly)
    standing = tuple(card.handle for card in cards if card.place is Place.MONSTERS)
    prompt = ChooseCards(
        player,
        Why.EFFECT_TRIBUTE,
        tuple(card.handle for card in cards),
        1,
        len(cards),
        ordered=True,
        source=monster.handle,
        constraint=LevelSum(
            tuple(derive.level(state, card) for card in cards), derive.level(state, monster), effect.exactly
        ),
        one_of=() if None in state.sides[player].monsters else standing,
    )
    used = [game.card(handle) for handle in expect(Cards, (yield prompt)).cards]
    send(game, e.Reason.TRIBUTE, scope, used, Place.GRAVE)
    game.joins = False
    yield from put_on_field(game, player, [monster], e.Manner.RITUAL, None, scope)
    return True


def summon_tokens(game: Game, effect: f.SummonTokens, scope: Scope, link: Link) -> Procedure[bool]:
    """Tokens are special summoned together, or not at all (S12)."""
    state, player = game.state, scope.player
    side = select.seats(effect.beside, player)[0]
    monsters = state.sides[side].monsters
    zones = [zone for zone, uid in enumerate(monsters) if uid is None][: effect.count]
    if len(zones) < effect.count:
        return False
    lying: dict[Position, list[int]] = {}
    for zone in zones:
        position = effect.position or (yield from position_of_token(game, scope))
        lying.setdefault(position, []).append(zone)
    passcode = next(code for code, card in state.book.items() if card.name_en == effect.token.name)
    game.emit(
        *(
            e.TokensSummoned(player, passcode, tuple(there), position, side != player)
            for position, there in lying.items()
        )
    )
    scope.it[:] = [state.cards[uid].ref for zone in zones if (uid := monsters[zone]) is not None]
    return True


def summon_token_opposite(game: Game, effect: f.SummonTokenOpposite, scope: Scope, link: Link) -> bool:
    """Opposite to each player who summoned, where a zone is free and nothing forbids it (S12, F9)."""
    state, player = game.state, scope.player
    if not legality.may_summon_token(state, player, effect.token.name):
        return False
    passcode = next(code for code, card in state.book.items() if card.name_en == effect.token.name)
    by = state.cards[scope.source.uid].card.passcode
    coming: list[e.TokensSummoned] = []
    for owner in (state.turn_player, 1 - state.turn_player):
        zone = legality.free_monster_zone(state, 1 - owner)
        if zone is not None and any(known.controller == owner for known in scope.event):
            opposite = owner == player
            coming.append(
                e.TokensSummoned(player, passcode, (zone,), effect.position, opposite, owner=owner, by=by)
            )
    if coming:
        game.emit(*coming)
    return bool(coming)


def position_of_token(game: Game, scope: Scope) -> Procedure[Position]:
    """How a token is to lie, by its player's choice: it is never face-down (S12)."""
    ways_to_lie = (Position.ATTACK.value, Position.DEFENSE.value)
    prompt = ChooseOne(scope.player, Why.POSITION, ways_to_lie, source=source_handle(game, scope))
    return Position(expect(Choice, (yield prompt)).choice)
