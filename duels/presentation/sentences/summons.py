"""How monsters came to the field and were turned."""

from django.utils.translation import gettext as _

from cards.lang.places import Place, Position
from duels.engine.events import Manner
from duels.presentation import words
from duels.presentation.faces import Json, spoken
from duels.presentation.sentences.teller import Teller, Tellings


def summon_attempted(teller: Teller, event: Json) -> str:
    said = {"player": teller.player(event), "card": spoken(event["card"]["passcode"])}
    tributes, teller.tributes = teller.tributes, []
    teller.attempted = event["card"]["handle"]
    match event["manner"]:
        case Manner.FLIP:
            return _("%(player)s flip summoned %(card)s.") % said
        case Manner.TRIBUTE:
            said["tributes"] = words.enumeration(tributes)
            return _("%(player)s tribute summoned %(card)s by tributing %(tributes)s.") % said
        case Manner.NORMAL:
            return _("%(player)s normal summoned %(card)s.") % said
        case Manner.AGAIN:
            return _("%(player)s normal summoned %(card)s again.") % said
        case Manner.FUSION:
            return _("%(player)s fusion summoned %(card)s.") % said
        case Manner.SYNCHRO:
            return _("%(player)s synchro summoned %(card)s.") % said
        case Manner.RITUAL:
            return _("%(player)s ritual summoned %(card)s.") % said
        case _:
            said["tributes"] = words.enumeration(tributes)
            tributed = _("%(player)s tributed %(tributes)s.") % said if tributes else ""
            return words.in_a_row([tributed, _("%(player)s special summoned %(card)s.") % said])


def summoned(teller: Teller, event: Json) -> str:
    """A summon by an effect is not attempted, and so is told when it is done (S3)."""
    return "" if event["card"]["handle"] == teller.attempted else summon_attempted(teller, event)


def monster_set(teller: Teller, event: Json) -> str:
    card = event["card"]
    said = {
        "player": teller.player(event),
        "card": spoken(card["passcode"]),
        "zone": words.place(card["place"], card["zone"]),
    }
    tributes, teller.tributes = teller.tributes, []
    if card["passcode"] is None:
        sentence = _("%(player)s set a monster in %(zone)s.") % said
    else:
        sentence = _("%(player)s set %(card)s in %(zone)s.") % said
    said["tributes"] = words.enumeration(tributes)
    tributed = _("%(player)s tributed %(tributes)s.") % said if tributes else ""
    return words.in_a_row([tributed, sentence])


def position_changed(teller: Teller, event: Json) -> str:
    """Turned by a flip summon or an activation, a card is spoken of by what follows."""
    if event["card"]["place"] in (Place.SPELLS, Place.FIELD):
        return ""
    said = {
        "card": spoken(event["card"]["passcode"]),
        "player": teller.names[event["card"]["player"]],
        "position": words.POSITIONS[event["position"]],
    }
    was_down = event["from"] in (Position.FACE_DOWN, Position.FACE_DOWN_DEFENSE)
    if event["by_hand"]:
        return "" if was_down else _("%(player)s changed %(card)s to %(position)s.") % said
    if was_down:
        return _("%(card)s was turned face-up.") % said
    return _("%(card)s was changed to %(position)s.") % said


def summon_negated(teller: Teller, event: Json) -> str:
    return _("The summon of %(card)s was negated.") % {"card": spoken(event["card"]["passcode"])}


def tokens_summoned(teller: Teller, event: Json) -> str:
    return _("%(player)s special summoned %(count)d × %(card)s.") % {
        "player": teller.player(event),
        "count": len(event["zones"]),
        "card": spoken(event["passcode"]),
    }


def became_monster(teller: Teller, event: Json) -> str:
    return _("%(card)s stands as a monster.") % {"card": spoken(event["card"]["passcode"])}


TELL: Tellings = {
    "summon_attempted": summon_attempted,
    "summoned": summoned,
    "monster_set": monster_set,
    "position_changed": position_changed,
    "summon_negated": summon_negated,
    "tokens_summoned": tokens_summoned,
    "became_monster": became_monster,
}
