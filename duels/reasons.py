"""Why a card cannot be used now, in the reader's language: what the API and the page tell of it."""

from collections.abc import Mapping
from typing import Any

from django.utils.functional import Promise
from django.utils.translation import get_language, gettext_lazy, ngettext, pgettext
from django.utils.translation import gettext as _

from cards.library import LIBRARY
from cards.text import texts
from duels import engine, questions
from duels.engine import Reason, Refusal
from duels.engine.answers import answer_to_json

Json = dict[str, Any]

REASONS: Mapping[Refusal, Promise] = {
    Refusal.PLACE: gettext_lazy("It does not work from where the card lies, or as it lies."),
    Refusal.SET_THIS_TURN: gettext_lazy("It was set this turn."),
    Refusal.TIMING: gettext_lazy("It is not the time for it."),
    Refusal.SPEED: gettext_lazy("It is too slow to answer the last link of the chain."),
    Refusal.DAMAGE_STEP: gettext_lazy("It cannot be activated at this timing of the damage step."),
    Refusal.OCCASION: gettext_lazy("What it answers has not just happened."),
    Refusal.ONCE_PER_TURN: gettext_lazy("It was used as often as its text allows."),
    Refusal.ROUNDS: gettext_lazy("It was repeated often enough, and nothing has changed."),
    Refusal.PROHIBITED: gettext_lazy("An effect forbids it."),
    Refusal.ZONE: gettext_lazy("There is no free zone for it."),
    Refusal.CONDITION: gettext_lazy("What its text asks for first is not so."),
    Refusal.COST: gettext_lazy("Its cost cannot be paid."),
    Refusal.TARGET: gettext_lazy("There is nothing that it could target."),
    Refusal.EFFECT: gettext_lazy("It could do nothing now."),
    Refusal.NORMAL_SUMMON_USED: gettext_lazy("You have used the normal summon of this turn."),
    Refusal.NOT_BY_NORMAL_SUMMON: gettext_lazy("It cannot be normal summoned or set."),
    Refusal.TRIBUTES: gettext_lazy("You have too few monsters to tribute for it."),
    Refusal.MATERIALS: gettext_lazy("You do not have its materials."),
    Refusal.CAME_THIS_TURN: gettext_lazy("It was summoned or set this turn."),
    Refusal.TURNED_THIS_TURN: gettext_lazy("Its position was already changed this turn."),
    Refusal.ATTACKED_THIS_TURN: gettext_lazy("It has declared an attack this turn."),
    Refusal.NOT_IN_ATTACK_POSITION: gettext_lazy("It is not in attack position."),
    Refusal.DUEL_OVER: gettext_lazy("The duel is over."),
    Refusal.OPPONENT_DECIDES: gettext_lazy("Your opponent decides now."),
    Refusal.OTHER_CHOICE: gettext_lazy("You have something else to choose first."),
    Refusal.NOT_YOUR_TURN: gettext_lazy("It is not your turn."),
    Refusal.PHASE: gettext_lazy("It cannot be done in this phase."),
    Refusal.PENDING: gettext_lazy("Something else has to be dealt with first."),
    Refusal.TRIGGERS: gettext_lazy("It activates when its event has happened."),
}


def in_words(reason: Reason) -> str:
    """A reason as a sentence, with the card that brings it about and the number that is wanting."""
    match reason:
        case Reason(Refusal.PROHIBITED, int(card)):
            return _("%(card)s forbids it.") % {"card": _spoken(card)}
        case Reason(Refusal.TRIBUTES, _, int(count)):
            said = ngettext(
                "You do not have the %(count)d monster to tribute that it needs.",
                "You do not have the %(count)d monsters to tribute that it needs.",
                count,
            )
            return said % {"count": count}
        case _:
            return str(REASONS[reason.clause])


def told(found: engine.WhyNot) -> Json:
    """All that is said of a card: each act with its label, and the reason against it or null."""
    negating = found.negated_by
    return {
        "card": found.card,
        "name": found.passcode and _name(found.passcode),
        "negated_by": negating and {"passcode": negating, "name": _name(negating)},
        "negated": negating and _("%(card)s negates its effects.") % {"card": _spoken(negating)},
        "acts": [_act(one, found.passcode) for one in found.possibilities],
    }


def _act(one: engine.Possibility, passcode: int | None) -> Json:
    act = answer_to_json(one.act)
    reason = one.reason
    return {
        "act": act,
        "label": questions.act_in_words(act, passcode, ""),
        "reason": reason
        and {
            "clause": reason.clause.value,
            "card": reason.card,
            "count": reason.count,
            "text": in_words(reason),
        },
    }


def _name(passcode: int) -> str:
    return texts(LIBRARY[passcode], get_language() or "en").name


def _spoken(passcode: int) -> str:
    return pgettext("a card's name in a sentence", "%(name)s") % {"name": _name(passcode)}
