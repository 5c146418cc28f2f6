"""One player of a scenario: what he has, what he does, and what he may do."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from cards.lang.declarations import Declarable
from cards.lang.places import Place, Position
from duels.engine import Act, Answer, Cards, Choice, Duel, Verb, derive
from duels.engine import events as e
from duels.engine.prompts import (
    PASS,
    Acts,
    BattlePlay,
    ChooseCards,
    ChooseOne,
    Declare,
    PlaceTrigger,
    Respond,
    Why,
)
from duels.engine.state import TableCard
from tests.scenario.invented import BOOK
from tests.scenario.table import Copy, NoSuchCard, card_named

if TYPE_CHECKING:
    from tests.scenario.scenario import Scenario

SEATS = ("you", "them")
DIRECTLY = "directly"


class Refused(AssertionError):
    """A scenario does what the rules do not allow at this moment; nothing has happened."""


class Player:
    """One player of a scenario, with his verbs."""

    def __init__(self, scenario: "Scenario", seat: int) -> None:
        self.scenario = scenario
        self.seat = seat

    # What he has.

    def _names(self, place: Place) -> list[str]:
        state = self.scenario.state
        return [state.cards[uid].card.name_en for uid in state.sides[self.seat].pile(place)]

    @property
    def hand(self) -> list[str]:
        return self._names(Place.HAND)

    @property
    def grave(self) -> list[str]:
        """From the bottom to the top."""
        return self._names(Place.GRAVE)

    @property
    def banished(self) -> list[str]:
        return self._names(Place.BANISHED)

    @property
    def extra(self) -> list[str]:
        return self._names(Place.EXTRA)

    @property
    def deck(self) -> list[str]:
        """From the top to the bottom."""
        return self._names(Place.DECK)[::-1]

    @property
    def monsters(self) -> list[str]:
        return [card.card.name_en for card in self.scenario.state.monsters(self.seat)]

    @property
    def spells(self) -> list[str]:
        """His spells and traps on the field, face-up or set, the field zone's last."""
        side = self.scenario.state.sides[self.seat]
        uids = [uid for uid in (*side.spells, side.field_zone) if uid is not None]
        return [self.scenario.state.cards[uid].card.name_en for uid in uids]

    def atk(self, name: str | Copy) -> int:
        """The ATK, as it is now, of a monster that he controls."""
        card = self.scenario.find(name, self.seat, Place.MONSTERS)
        return derive.attack_points(self.scenario.state, card)

    def defense(self, name: str | Copy) -> int:
        """The DEF, as it is now, of a monster that he controls."""
        card = self.scenario.find(name, self.seat, Place.MONSTERS)
        return derive.defense_points(self.scenario.state, card)

    def level(self, name: str | Copy) -> int:
        """The level, as it is now, of a monster that he controls."""
        return derive.level(self.scenario.state, self.scenario.find(name, self.seat, Place.MONSTERS))

    @property
    def lp(self) -> int:
        return self.scenario.state.sides[self.seat].life_points

    def position(self, name: str | Copy) -> Position | None:
        """How a monster that he controls lies."""
        return self.scenario.find(name, self.seat, Place.MONSTERS).position

    def sees(self, name: str | Copy) -> bool:
        """Whether his view shows which card that is."""
        handle = self.scenario.find(name).handle
        shown = self.scenario.duel.view(self.seat)
        for table in shown.sides:
            rows = (table.hand or (), table.extra or (), table.grave, table.banished, table.monsters)
            for row in rows:
                for card in row:
                    if card is not None and card.handle == handle and card.passcode is not None:
                        return True
        return False

    # What he does.

    def summons(self, name: str | Copy, tributing: Sequence[str | Copy] = ()) -> None:
        self._plays(Act(Verb.NORMAL_SUMMON, self._handle(name, Place.HAND)), tributing)

    def summons_otherwise(self, name: str | Copy, tributing: Sequence[str | Copy] = ()) -> None:
        """Normal summon in the other way that the card's text allows (S2)."""
        self._plays(Act(Verb.NORMAL_SUMMON, self._handle(name, Place.HAND), "other_way"), tributing)

    def summons_again(self, name: str | Copy, number: int = 0) -> None:
        """Normal summon a gemini monster where it stands (S14)."""
        which = Copy(name, number) if number and isinstance(name, str) else name
        self._does(Act(Verb.NORMAL_SUMMON, self._handle(which, Place.MONSTERS)))

    def sets(self, name: str | Copy, tributing: Sequence[str | Copy] = ()) -> None:
        self._plays(Act(Verb.SET, self._handle(name, Place.HAND)), tributing)

    def synchro_summons(
        self, name: str, tuner: str | Copy, others: Sequence[str | Copy], position: Position = Position.ATTACK
    ) -> None:
        """Summon from the extra deck with a tuner and other monsters, sent in this order."""
        act = Act(Verb.SPECIAL_SUMMON, self._handle(name, Place.EXTRA))
        self._to_act(act)
        tuned = self._handles([tuner], Place.MONSTERS)
        materials = self._handles(others, Place.MONSTERS)
        answers: list[Answer] = [act]
        trial = self.scenario.fork()
        trial.answer(self.seat, act)
        if isinstance(trial.prompt, ChooseCards) and trial.prompt.why is Why.SYNCHRO_TUNER:
            answers.append(Cards(tuned))
        answers += [Cards(materials), Choice(position.value)]
        self._try(answers)
        for answer in answers:
            self.scenario.send(answer)

    def special_summons(
        self, name: str | Copy, with_: Sequence[str | Copy] = (), position: Position = Position.ATTACK
    ) -> None:
        """Summon by the card's own procedure, from the hand; or `with_` a tuner and others (S5, S8)."""
        if with_:
            assert isinstance(name, str)
            self.synchro_summons(name, with_[0], with_[1:], position)
            return
        self._does(Act(Verb.SPECIAL_SUMMON, self._handle(name, Place.HAND)))
        self._asked(Choice(position.value))

    def comes_by_its_own_way(
        self, name: str | Copy, taking: Sequence[str | Copy], position: Position | None = Position.ATTACK
    ) -> None:
        """Summon a monster, from wherever it is, by its own procedure with what that takes (S5a, S13)."""
        self._to_act(act := Act(Verb.SPECIAL_SUMMON, self.scenario.find(name, self.seat).handle))
        self.scenario.send(act)
        self._chooses(None, taking)
        if position is not None:
            self._asked(Choice(position.value))

    def activates(self, name: str | Copy, ability: str | None = None, targeting: str | Copy = "") -> None:
        """Activate a card or an effect as soon as it is offered, while everybody else passes.

        Where the card has several abilities, `ability` is the key. A target is chosen where there is a
        choice, and is otherwise seen to be the one that is said.
        """
        while True:
            acts = self._activations(name, ability)
            if acts or not isinstance(self.scenario.prompt, Respond):
                break
            self.scenario.send(PASS)
        if len(acts) != 1:
            raise Refused(
                f"{SEATS[self.seat]}: activate {name}; {self.scenario.asked} may:{self.scenario.accepted()}"
            )
        self.scenario.send(acts[0])
        if targeting:
            self.targets(targeting)

    def places_trigger(self, name: str | Copy, ability: str | None = None) -> None:
        """Put one of his triggers on the chain, of those that wait (C9, T5)."""
        while isinstance(self.scenario.prompt, Respond):
            self.scenario.send(PASS)
        acts = self._activations(name, ability)
        prompt = self.scenario.prompt
        if len(acts) != 1 or not isinstance(prompt, PlaceTrigger):
            raise Refused(
                f"{SEATS[self.seat]}: trigger {name}; {self.scenario.asked} may:{self.scenario.accepted()}"
            )
        self.scenario.send(acts[0])

    def _activations(self, name: str | Copy, ability: str | None = None) -> list[Act]:
        """The ways of activating this card that he is offered at this very moment."""
        prompt = self.scenario.prompt
        if not isinstance(prompt, Acts) or prompt.player != self.seat:
            return []
        acts = [
            act
            for act in prompt.options
            if act.verb is Verb.ACTIVATE and ability in (None, act.ability)
            if act.card is not None and self._is_called(act.card, name)
        ]
        one_of_a_pile = {
            (card.place, act.ability): act
            for act in acts
            if (card := self.scenario.duel._game.card(act.card)).place in (Place.HAND, Place.GRAVE)
        }
        return list(one_of_a_pile.values()) if len(one_of_a_pile) < len(acts) and one_of_a_pile else acts

    def offers(self, name: str) -> int:
        """How many ways of activating cards of this name he is offered at this very moment."""
        prompt = self.scenario.prompt
        assert isinstance(prompt, Acts), prompt
        return sum(
            act.verb is Verb.ACTIVATE and self._is_called(act.card or 0, name) for act in prompt.options
        )

    def _is_called(self, handle: int, name: str | Copy) -> bool:
        card = self.scenario.duel._game.card(handle)
        if isinstance(name, Copy):
            return self.scenario.find(name, self.seat, card.place) is card
        return card.card.name_en == name

    def targets(self, *names: str | Copy) -> None:
        """Choose targets, or see that those without a choice are these (X4)."""
        if isinstance(self.scenario.prompt, ChooseCards):
            self._chooses(Why.TARGET, names)
            return
        refs = self.scenario.state.chain[-1].targets
        found = [self.scenario.state.cards[ref.uid].card.name_en for ref in refs]
        assert found == [name if isinstance(name, str) else name.name for name in names], found

    def pays(self, *names: str | Copy) -> None:
        """Choose the cards with which a cost is paid (M9)."""
        self._chooses(Why.COST, names)

    def chooses(self, *names: str | Copy) -> None:
        """Choose cards, or one of some words ("yes", "attack", "pay"), while everybody else passes."""
        while isinstance(self.scenario.prompt, Respond):
            self.scenario.send(PASS)
        if isinstance(self.scenario.prompt, ChooseOne):
            (choice,) = names
            assert isinstance(choice, str)
            self._asked(Choice(choice))
            return
        self._chooses(None, names)

    def calls(self, said: str) -> None:
        """Declare something; a card's name by its name."""
        prompt = self.scenario.prompt
        assert isinstance(prompt, Declare), prompt
        is_name = prompt.declares is Declarable.NAME
        self._asked(Choice(str(card_named(said).identity) if is_name else said))

    def _chooses(self, why: Why | None, names: Sequence[str | Copy]) -> None:
        prompt = self.scenario.prompt
        if not isinstance(prompt, ChooseCards) or prompt.player != self.seat or why not in (None, prompt.why):
            raise Refused(f"{SEATS[self.seat]} is not asked for {why}: {self.scenario.asked} is, {prompt}")
        taken: list[int] = []
        for name in names:
            found = [handle for handle in self._options_called(prompt, name) if handle not in taken]
            if not found:
                raise Refused(f"{SEATS[self.seat]}: no {name} to choose; there are {self.choices}")
            taken.append(found[0])
        self._asked(Cards(tuple(taken)))

    def _options_called(self, prompt: ChooseCards, name: str | Copy) -> list[int]:
        named = [
            handle for handle, called in zip(prompt.options, self.choices, strict=True) if called == name
        ]
        if isinstance(name, Copy):
            return [
                handle
                for handle in prompt.options
                if handle > 0 and self.scenario.duel._game.card(handle) is self.scenario.find(name)
            ]
        return named

    @property
    def choices(self) -> list[str]:
        """The names of the cards among which he must choose now, or the words."""
        prompt = self.scenario.prompt
        assert prompt is not None, "the duel is over"
        assert prompt.player == self.seat, prompt
        if isinstance(prompt, ChooseOne):
            return list(prompt.options)
        assert isinstance(prompt, ChooseCards), prompt
        if prompt.passcodes:
            return [BOOK[passcode].name_en for passcode in prompt.passcodes]
        return self._named(prompt.options)

    def flip_summons(self, name: str | Copy) -> None:
        self._does(Act(Verb.FLIP_SUMMON, self._handle(name, Place.MONSTERS)))

    def changes_position(self, name: str | Copy) -> None:
        """From attack to defence or back."""
        card = self._find(name, Place.MONSTERS)
        verb = Verb.TO_DEFENSE if card.position is Position.ATTACK else Verb.TO_ATTACK
        self._does(Act(verb, card.handle))

    def enters_battle(self) -> None:
        self._does(Act(Verb.BATTLE_PHASE))

    def attacks(self, name: str | Copy, target: str | Copy) -> None:
        """Declare an attack on a monster of the opponent, or on him "directly"."""
        act = Act(Verb.ATTACK, self._handle(name, Place.MONSTERS))
        self._to_act(act)
        aimed = None if target == DIRECTLY else self._other._handle(target, Place.MONSTERS)
        for answers in self._ways_to_attack(act):
            trial = self.scenario.fork()
            for answer in answers:
                trial.answer(self.seat, answer)
            if self._aim(trial) == aimed:
                for answer in answers:
                    self.scenario.send(answer)
                return
        raise Refused(f"{name!r} cannot attack {target!r}; it can attack {self.may_attack(name)}")

    def declares(self, name: str | Copy) -> None:
        """Choose to attack with a monster, and no more: its cost and its target come next."""
        self._does(Act(Verb.ATTACK, self._handle(name, Place.MONSTERS)))

    def _ways_to_attack(self, act: Act) -> list[list[Answer]]:
        """Every way of declaring an attack, up to its target; costs are paid with what comes first."""
        ways: list[list[Answer]] = []
        open_ways: list[list[Answer]] = [[act]]
        while open_ways:
            answers = open_ways.pop(0)
            trial = self.scenario.fork()
            for answer in answers:
                trial.answer(self.seat, answer)
            prompt = trial.prompt
            aiming = isinstance(prompt, ChooseCards | ChooseOne) and prompt.player == self.seat
            if aiming and prompt.why is Why.COST:
                open_ways.append([*answers, next(iter(prompt.answers()))])
            elif aiming and prompt.why is Why.ATTACK_TARGET:
                open_ways += [[*answers, answer] for answer in prompt.answers()]
            else:
                ways.append(answers)
        return ways

    def _aim(self, trial: Duel) -> int | None:
        """The monster that has just been attacked in a copy of the duel, None for a direct attack."""
        declared = [event for _, event in trial.events if isinstance(event, e.AttackDeclared)]
        return declared[-1].target.handle if declared and declared[-1].target else None

    def ends_battle(self) -> None:
        """Propose to leave the battle step; main phase 2 follows."""
        self._does(Act(Verb.MAIN_PHASE_2))

    def ends_turn(self) -> None:
        """Propose to end the turn, from a main phase or from the battle step."""
        self.scenario.pass_windows()
        if isinstance(self.scenario.prompt, BattlePlay):
            self.ends_battle()
            self.scenario.resolves()
        self._does(Act(Verb.END_PHASE))

    def passes(self) -> None:
        """Pass in the window that stands open for him."""
        self._asked(PASS)

    def goes(self, which: str) -> None:
        """Having won the lot, go "first" or "second"."""
        self._asked(Choice(which))

    def discards(self, *names: str | Copy) -> None:
        """Discard for the hand limit, in this order."""
        self.scenario.pass_windows()
        self._asked(Cards(self._handles(names, Place.HAND)))

    def replays_onto(self, target: str | Copy) -> None:
        """In a replay, attack this monster, or "directly"."""
        if target == DIRECTLY:
            self._asked(Choice("attack_directly"))
            return
        handle = self.scenario.find(target, None, Place.MONSTERS).handle
        if isinstance(self.scenario.prompt, ChooseOne):
            self._asked(Choice("attack_monster"))
        if isinstance(self.scenario.prompt, ChooseCards):
            self._asked(Cards((handle,)))

    def stops_attacking(self) -> None:
        """In a replay, give the attack up."""
        prompt = self.scenario.prompt
        self._asked(Choice("stop") if isinstance(prompt, ChooseOne) else Cards(()))

    def surrenders(self) -> None:
        self.scenario.duel.surrender(self.seat)
        self.scenario.takes_log()

    # What he may do.

    def may(self, phrase: str) -> None:
        """He is offered this: "summon X", "attack with X", "end turn" and the like."""
        assert self._is_offered(phrase), (
            f"{SEATS[self.seat]} may not {phrase}; he may: {self.scenario.accepted()}"
        )

    def may_not(self, phrase: str) -> None:
        """He is not offered this, though the card that it names is there."""
        assert not self._is_offered(phrase), f"{SEATS[self.seat]} may {phrase}"

    def may_attack(self, name: str | Copy) -> list[str]:
        """The names that an attacker may attack, and "directly" where it may attack so."""
        act = Act(Verb.ATTACK, self._handle(name, Place.MONSTERS))
        self._to_act(act)
        found = []
        for answers in self._ways_to_attack(act):
            trial = self.scenario.fork()
            for answer in answers:
                trial.answer(self.seat, answer)
            aim = self._aim(trial)
            found.append(DIRECTLY if aim is None else self._named([aim])[0])
        return found

    def _is_offered(self, phrase: str) -> bool:
        if phrase.startswith("activate "):
            return self._may_activate(phrase.removeprefix("activate "))
        self.scenario.pass_windows()
        act = self._act(phrase)
        prompt = self.scenario.prompt
        return prompt is not None and prompt.player == self.seat and prompt.accepts(act)

    def _may_activate(self, name: str) -> bool:
        """Whether he is offered it in the window that stands open, once the other has passed in it."""
        called = [card for card in self.scenario._in_order() if card.card.name_en == name]
        if not any(card.controller == self.seat for card in called):
            raise NoSuchCard(f"{SEATS[self.seat]} has no {name!r}")
        prompt = self.scenario.prompt
        if isinstance(prompt, Respond) and prompt.player != self.seat:
            trial = self.scenario.fork()
            trial.answer(prompt.player, PASS)
            after = trial.prompt
            if not isinstance(after, Respond) or after.player != self.seat or after.why != prompt.why:
                return False
            options = after.options
        elif isinstance(prompt, Acts) and prompt.player == self.seat:
            options = prompt.options
        else:
            return False
        return any(act.verb is Verb.ACTIVATE and self._is_called(act.card or 0, name) for act in options)

    def _act(self, phrase: str) -> Act:
        if phrase in _DEEDS:
            return Act(_DEEDS[phrase])
        for words, (verb, place) in _DEEDS_WITH.items():
            if phrase.startswith(f"{words} "):
                return Act(verb, self._handle(phrase.removeprefix(f"{words} "), place))
        raise AssertionError(
            f"{phrase!r} is none of {', '.join([*_DEEDS, *(f'{w} X' for w in _DEEDS_WITH)])}"
        )

    # How a verb is carried out.

    @property
    def _other(self) -> "Player":
        return self.scenario.them if self.seat == 0 else self.scenario.you

    def _find(self, name: str | Copy, place: Place) -> TableCard:
        self.scenario.pass_windows()
        return self.scenario.find(name, self.seat, place)

    def _handle(self, name: str | Copy, place: Place) -> int:
        return self._find(name, place).handle

    def _handles(self, names: Sequence[str | Copy], place: Place) -> tuple[int, ...]:
        """Different cards for names that are said twice."""
        taken: list[int] = []
        for name in names:
            candidates = [
                card.handle
                for card in self.scenario._in_order()
                if card.controller == self.seat and card.place is place and card.handle not in taken
                if card.card.name_en == name
            ]
            taken.append(candidates[0] if candidates else self._handle(name, place))
        return tuple(taken)

    def _named(self, handles: Sequence[int]) -> list[str]:
        return [self.scenario.duel._game.card(handle).card.name_en for handle in handles]

    def _to_act(self, act: Act) -> None:
        """Come to where the act is offered; Refused where it is not."""
        self.scenario.pass_windows()
        prompt = self.scenario.prompt
        if prompt is None or prompt.player != self.seat or not prompt.accepts(act):
            words = self.scenario.in_words(act)
            raise Refused(
                f"{SEATS[self.seat]}: {words}; {self.scenario.asked} may:{self.scenario.accepted()}"
            )

    def _does(self, act: Act) -> None:
        self._to_act(act)
        self.scenario.send(act)

    def _plays(self, act: Act, tributing: Sequence[str | Copy]) -> None:
        """Summon or set; what is tributed must be exactly what is asked for."""
        self._to_act(act)
        tributes = self._handles(tributing, Place.MONSTERS)
        trial = self.scenario.fork()
        trial.answer(self.seat, act)
        if isinstance(trial.prompt, ChooseCards) and trial.prompt.why is Why.TRIBUTE:
            if not trial.prompt.accepts(Cards(tributes)):
                asked = f"{trial.prompt.minimum} of {self._named(trial.prompt.options)}"
                raise Refused(f"tributing {list(tributing)} where it must be {asked}")
            self.scenario.send(act)
            self.scenario.send(Cards(tributes))
            return
        forced = [
            event
            for _, event in trial.events
            if isinstance(event, e.Moved) and event.reason is e.Reason.TRIBUTE
        ]
        taken = tuple(move.card.handle for event in forced for move in event.moves)
        if taken != tributes:
            raise Refused(f"tributing {list(tributing)} where it must be {self._named(taken)}")
        self.scenario.send(act)

    def _try(self, answers: Sequence[Answer]) -> None:
        """See in a copy of the duel whether these answers are accepted, one after the other."""
        trial = self.scenario.fork()
        for answer in answers:
            prompt = trial.prompt
            if prompt is None or prompt.player != self.seat or not prompt.accepts(answer):
                options = getattr(prompt, "options", ())
                named = self._named(options) if isinstance(prompt, ChooseCards) else options
                raise Refused(f"{SEATS[self.seat]}: {self.scenario.in_words(answer)}; it can be {named}")
            trial.answer(self.seat, answer)

    def _asked(self, answer: Answer) -> None:
        prompt = self.scenario.prompt
        if prompt is None or prompt.player != self.seat or not prompt.accepts(answer):
            raise Refused(
                f"{SEATS[self.seat]}: {answer}; {self.scenario.asked} may:{self.scenario.accepted()}"
            )
        self.scenario.send(answer)


_DEEDS = {
    "enter battle": Verb.BATTLE_PHASE,
    "end battle": Verb.MAIN_PHASE_2,
    "end turn": Verb.END_PHASE,
    "pass": Verb.PASS,
}
_DEEDS_WITH = {
    "summon": (Verb.NORMAL_SUMMON, Place.HAND),
    "set": (Verb.SET, Place.HAND),
    "resummon": (Verb.NORMAL_SUMMON, Place.MONSTERS),
    "synchro summon": (Verb.SPECIAL_SUMMON, Place.EXTRA),
    "contact summon": (Verb.SPECIAL_SUMMON, Place.EXTRA),
    "special summon": (Verb.SPECIAL_SUMMON, Place.HAND),
    "flip": (Verb.FLIP_SUMMON, Place.MONSTERS),
    "defend with": (Verb.TO_DEFENSE, Place.MONSTERS),
    "stand up": (Verb.TO_ATTACK, Place.MONSTERS),
    "attack with": (Verb.ATTACK, Place.MONSTERS),
}
