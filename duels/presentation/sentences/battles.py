"""How monsters attacked and what they did to each other."""

from django.utils.translation import gettext as _

from cards.lang.places import Position
from duels.presentation import words
from duels.presentation.faces import Json, spoken
from duels.presentation.sentences.teller import Teller, Tellings


def attack_declared(teller: Teller, event: Json) -> str:
    said = _attack(teller, event)
    if event["target"] is None:
        return _("%(player)s attacked %(opponent)s directly with %(attacker)s.") % said
    return _("%(player)s attacked %(target)s with %(attacker)s.") % said


def attack_target_changed(teller: Teller, event: Json) -> str:
    said = _attack(teller, event)
    if event["target"] is None:
        return _("The attack of %(attacker)s went on directly at %(opponent)s.") % said
    return _("The attack of %(attacker)s turned to %(target)s.") % said


def _attack(teller: Teller, event: Json) -> dict[str, str]:
    target = event["target"]
    return {
        "player": teller.player(event),
        "opponent": teller.names[1 - event["player"]],
        "attacker": spoken(event["attacker"]["passcode"]),
        "target": teller.targeted(target) if target else "",
    }


def battled(teller: Teller, event: Json) -> str:
    """The two values that were compared; a direct attack has only its damage."""
    target = event["target"]
    if target is None:
        return ""
    against_attack = target["position"] == Position.ATTACK
    said = {
        "attacker": spoken(event["attacker"]["passcode"]),
        "target": spoken(target["passcode"]),
        "attack": event["attack_points"],
        "points": event["target_points"],
    }
    if against_attack:
        return _("%(attacker)s (ATK %(attack)d) battled %(target)s (ATK %(points)d).") % said
    return _("%(attacker)s (ATK %(attack)d) battled %(target)s (DEF %(points)d).") % said


def attack_used_up(teller: Teller, event: Json) -> str:
    said = {"card": spoken(event["attacker"]["passcode"])}
    return _("%(card)s has nothing left to attack.") % said


def attack_allowed(teller: Teller, event: Json) -> str:
    return _("%(card)s may attack once more.") % {"card": spoken(event["card"]["passcode"])}


def exiled(teller: Teller, event: Json) -> str:
    cards = words.enumeration([spoken(card["passcode"]) for card in event["cards"]])
    return _("%(cards)s will be banished when leaving the field.") % {"cards": cards}


def spared(teller: Teller, event: Json) -> str:
    return _("%(card)s is not destroyed this time.") % {"card": spoken(event["card"]["passcode"])}


def attack_negated(teller: Teller, event: Json) -> str:
    return _("The attack of %(card)s was negated.") % {"card": spoken(event["attacker"]["passcode"])}


TELL: Tellings = {
    "attack_declared": attack_declared,
    "attack_target_changed": attack_target_changed,
    "battled": battled,
    "attack_used_up": attack_used_up,
    "attack_allowed": attack_allowed,
    "exiled": exiled,
    "spared": spared,
    "attack_negated": attack_negated,
}
