"""What was activated, answered and negated."""

from django.utils.translation import gettext as _

from cards.lang.abilities import Activation
from cards.library import LIBRARY
from duels.presentation import words
from duels.presentation.faces import Json, spoken
from duels.presentation.sentences.teller import Teller, Tellings


def link_made(teller: Teller, event: Json) -> str:
    teller.say_tributes(teller.player(event))
    targets = [teller.targeted(target) for target in event["targets"]]
    said = {
        "player": teller.player(event),
        "card": spoken(event["card"]["passcode"]),
        "number": event["number"],
        "targets": words.enumeration(targets),
    }
    if event["number"] == 1:
        teller.links.clear()
    teller.links[event["number"]] = said["card"]
    if is_card_activation(event):
        activated = _("Chain link %(number)d: %(player)s activated %(card)s.")
        targeting = _("Chain link %(number)d: %(player)s activated %(card)s, targeting %(targets)s.")
    else:
        activated = _("Chain link %(number)d: %(player)s activated the effect of %(card)s.")
        targeting = _(
            "Chain link %(number)d: %(player)s activated the effect of %(card)s, targeting %(targets)s."
        )
    return (targeting if targets else activated) % said


def link_negated(teller: Teller, event: Json) -> str:
    said = {"number": event["number"], "card": teller.links.get(event["number"], "")}
    if said["card"]:
        return _("The activation of %(card)s (chain link %(number)d) was negated.") % said
    return _("The activation of chain link %(number)d was negated.") % said


def link_effect_negated(teller: Teller, event: Json) -> str:
    said = {"number": event["number"], "card": spoken(event["card"]["passcode"])}
    return _("The effect of %(card)s (chain link %(number)d) was negated.") % said


def link_resolving(teller: Teller, event: Json) -> str:
    """Which link of several comes now; what it does follows. Or why it does nothing (M5, M10, C16)."""
    said = {
        "number": event["number"],
        "card": spoken(event["card"]["passcode"]),
        "reason": words.WITHOUT_EFFECT.get(event["without_effect"], ""),
    }
    if said["reason"]:
        return _("Chain link %(number)d, %(card)s, resolved without effect: %(reason)s.") % said
    return _("Chain link %(number)d, %(card)s, resolved:") % said if len(teller.links) > 1 else ""


def effects_negated(teller: Teller, event: Json) -> str:
    cards = words.enumeration([spoken(card["passcode"]) for card in event["cards"]])
    return _("The effects of %(cards)s are negated.") % {"cards": cards}


def circle_broken(teller: Teller, event: Json) -> str:
    """Which of effects that undo one another is not applied (C20)."""
    said = {
        "cards": words.enumeration([spoken(card["passcode"]) for card in event["cards"]]),
        "yields": spoken(event["yields"]["passcode"]),
    }
    told = _("The effects of %(cards)s undo one another: that of %(yields)s came last and does not apply.")
    return told % said


def timing_missed(teller: Teller, event: Json) -> str:
    card = spoken(event["card"]["passcode"])
    return _("%(card)s missed the timing: what its effect waits for was not the last thing to happen.") % {
        "card": card
    }


def lasting_began(teller: Teller, event: Json) -> str:
    """Something that applies for a time; what it is stands in the text of the card that did it."""
    said = {
        "player": teller.player(event),
        "effect": words.LASTING[event["effect"]],
        "until": words.UNTIL[event["until"]] if event["until"] else _("From now on"),
    }
    return _("%(until)s: %(effect)s (%(player)s).") % said


def is_card_activation(event: Json) -> bool:
    """Whether a link activated a spell or trap card itself, and not an effect of a card on the table."""
    card = LIBRARY.get(event["card"]["passcode"])
    key = event.get("ability")
    return card is None or any(isinstance(one, Activation) and one.key == key for one in card.abilities)


TELL: Tellings = {
    "link_made": link_made,
    "link_negated": link_negated,
    "link_effect_negated": link_effect_negated,
    "link_resolving": link_resolving,
    "effects_negated": effects_negated,
    "circle_broken": circle_broken,
    "timing_missed": timing_missed,
    "lasting_began": lasting_began,
}
