"""Answers, prompts and stops as JSON values, and back.

A decision is stored as a value, never as a position in a list of options, so that it means the
same when the options change.
"""

from typing import Any

from cards.lang.declarations import Declarable
from duels.engine.errors import AnswerRefused
from duels.engine.prompts import (
    Act,
    Answer,
    Cards,
    Choice,
    ChooseCards,
    ChooseOne,
    Constraint,
    Declare,
    LevelSum,
    OneEach,
    Prompt,
    Stop,
    StopReason,
    Verb,
    Worth,
)

Json = dict[str, Any]


def answer_to_json(answer: Answer | Stop) -> Json:
    """`{"verb", "card", "ability"}`, `{"cards"}`, `{"choice"}` or `{"stop"}`."""
    match answer:
        case Act(verb, card, ability):
            named = {"verb": verb.value, "card": card, "ability": ability}
            return {name: value for name, value in named.items() if value is not None}
        case Cards(cards):
            return {"cards": list(cards)}
        case Choice(choice):
            return {"choice": choice}
        case Stop(why):
            return {"stop": why.value}


def answer_from_json(value: object) -> Answer | Stop:
    """The answer that a JSON value is; AnswerRefused, saying what would be one, for any other."""
    match value:
        case {"verb": str(verb), **rest} if not rest and verb in _VERBS:
            return Act(Verb(verb))
        case {"verb": str(verb), "ability": str(key), **rest} if not rest and verb in _VERBS:
            return Act(Verb(verb), None, key)
        case {"verb": str(verb), "card": int(card), **rest} if not rest and verb in _VERBS:
            return Act(Verb(verb), _number(card))
        case {"verb": str(verb), "card": int(card), "ability": str(key), **rest} if (
            not rest and verb in _VERBS
        ):
            return Act(Verb(verb), _number(card), key)
        case {"cards": list(cards), **rest} if not rest:
            return Cards(tuple(map(_number, cards)))
        case {"choice": str(choice), **rest} if not rest:
            return Choice(choice)
        case {"stop": str(why), **rest} if not rest and why in _STOPS:
            return Stop(StopReason(why))
    raise AnswerRefused(_FORM)


def _number(value: object) -> int:
    """A handle; JSON's true and false are no numbers, though they are Python's."""
    if isinstance(value, int) and not isinstance(value, bool):
        return value
    raise AnswerRefused(_FORM)


_FORM = 'an answer is {"verb": ..., "card": ...}, {"cards": [...]} or {"choice": ...}'
_VERBS = frozenset(verb.value for verb in Verb)
_STOPS = frozenset(reason.value for reason in StopReason)


def prompt_to_json(prompt: Prompt) -> Json:
    """A prompt for the player who is asked, with every option."""
    shown: Json = {
        "kind": prompt.kind,
        "player": prompt.player,
        "why": prompt.why.value,
        "source": prompt.source,
    }
    match prompt:
        case ChooseCards():
            shown |= {
                "cards": list(prompt.options),
                "minimum": prompt.minimum,
                "maximum": prompt.maximum,
                "ordered": prompt.ordered,
                "constraint": _constraint(prompt.constraint),
                "one_of": list(prompt.one_of),
                "passcodes": list(prompt.passcodes),
            }
            if prompt.where:
                shown["where"] = [[owner, place.value] for owner, place in prompt.where]
        case Declare():
            # Every name there is can be declared, and so none is listed.
            listed = () if prompt.declares is Declarable.NAME else prompt.options
            shown |= {"declares": prompt.declares.value, "choices": list(listed)}
        case ChooseOne():
            shown["choices"] = list(prompt.options)
        case _:
            shown["acts"] = [answer_to_json(act) for act in prompt.options]
    return shown


def _constraint(constraint: Constraint | None) -> Json | None:
    """A constraint on combining the cards: by places in the list of options."""
    match constraint:
        case None:
            return None
        case LevelSum(levels, total, exactly):
            return {"kind": "level_sum", "levels": list(levels), "total": total, "exactly": exactly}
        case Worth(worths, total):
            return {"kind": "worth", "worths": list(worths), "total": total}
        case OneEach(slots):
            return {"kind": "one_each", "slots": [list(slot) for slot in slots]}
