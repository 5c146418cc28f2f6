"""One player of a scenario: what he has, what he does, and what he may do."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from cards.lang.places import Place, Position
from duels.engine import Act, Answer, Cards, Choice, Verb
from duels.engine import events as e
from duels.engine.prompts import PASS, BattlePlay, ChooseCards, ChooseOne, Why
from duels.engine.state import TableCard
from tests.scenario.table import Copy

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
        standing = [card.handle for card in self.scenario.state.monsters(1 - self.seat)]
        trial = self.scenario.fork()
        trial.answer(self.seat, act)
        if isinstance(trial.prompt, ChooseCards):
            if aimed is None or not trial.prompt.accepts(Cards((aimed,))):
                raise Refused(
                    f"{name!r} cannot attack {target!r}; it can attack {self._named(trial.prompt.options)}"
                )
            self.scenario.send(act)
            self.scenario.send(Cards((aimed,)))
        else:
            if standing != [] if aimed is None else standing != [aimed]:
                raise Refused(
                    f"{name!r} cannot attack {target!r}; it can attack {self._named(standing) or DIRECTLY}"
                )
            self.scenario.send(act)

    def ends_battle(self) -> None:
        """Propose to leave the battle step; main phase 2 follows."""
        self._does(Act(Verb.MAIN_PHASE_2))

    def ends_turn(self) -> None:
        """Propose to end the turn, from a main phase or from the battle step."""
        self.scenario.pass_windows()
        if isinstance(self.scenario.prompt, BattlePlay):
            self.ends_battle()
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
        else:
            self._asked(Cards((self.scenario.find(target, None, Place.MONSTERS).handle,)))

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
        """The names that an attacker may attack, or ["directly"]."""
        act = Act(Verb.ATTACK, self._handle(name, Place.MONSTERS))
        self._to_act(act)
        trial = self.scenario.fork()
        trial.answer(self.seat, act)
        if isinstance(trial.prompt, ChooseCards):
            handles: Sequence[int] = trial.prompt.options
        else:
            handles = [card.handle for card in self.scenario.state.monsters(1 - self.seat)]
        return self._named(handles) or [DIRECTLY]

    def _is_offered(self, phrase: str) -> bool:
        self.scenario.pass_windows()
        act = self._act(phrase)
        prompt = self.scenario.prompt
        return prompt is not None and prompt.player == self.seat and prompt.accepts(act)

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
    "synchro summon": (Verb.SPECIAL_SUMMON, Place.EXTRA),
    "flip": (Verb.FLIP_SUMMON, Place.MONSTERS),
    "defend with": (Verb.TO_DEFENSE, Place.MONSTERS),
    "stand up": (Verb.TO_ATTACK, Place.MONSTERS),
    "attack with": (Verb.ATTACK, Place.MONSTERS),
}
