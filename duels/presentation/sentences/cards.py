"""Where cards went, and what was seen, laid and drawn by chance."""

from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from cards.lang.places import ON_FIELD, Place
from duels.engine.events import Reason
from duels.presentation import words
from duels.presentation.faces import Json, spoken
from duels.presentation.sentences.teller import Teller, Tellings


def shuffled(teller: Teller, event: Json) -> str:
    return _("%(player)s's deck was shuffled.") % {"player": teller.player(event)}


def moved(teller: Teller, event: Json) -> str:
    """Where cards went and why; what a summon, a set or an activation moved is told by that."""
    passcodes = [move["passcode"] for move in event["moves"]]
    cards = words.enumeration([spoken(passcode) for passcode in passcodes])
    said = {"player": teller.player(event), "cards": cards}
    match event["reason"]:
        case Reason.DRAW:
            if None in passcodes:
                said["cards"] = words.count_of_cards(len(passcodes))
            return _("%(player)s drew %(cards)s.") % said
        case Reason.TRIBUTE:
            teller.tributes = [spoken(passcode) for passcode in passcodes]
            if event.get("by") is not None:
                teller.say_tributes(said["player"])
            return ""
        case Reason.SUMMON | Reason.SET | Reason.ACTIVATION | Reason.CONTROL:
            return ""
        case Reason.MATERIAL:
            return _("%(player)s used %(cards)s as material.") % said
        case Reason.BATTLE:
            return (
                ngettext(
                    "%(cards)s was destroyed by battle.",
                    "%(cards)s were destroyed by battle.",
                    len(passcodes),
                )
                % said
            )
        case Reason.DISCARD:
            return _("%(player)s discarded %(cards)s.") % said
        case Reason.DESTRUCTION | Reason.NEGATION:
            return _destroyed(event, said)
        case Reason.RULE_DESTRUCTION:
            return (
                ngettext(
                    "%(cards)s was destroyed by the rules.",
                    "%(cards)s were destroyed by the rules.",
                    len(passcodes),
                )
                % said
            )
        case _:
            return words.in_a_row(_went(move) for move in event["moves"])


def card_set(teller: Teller, event: Json) -> str:
    said = {"player": teller.player(event), "card": spoken(event["card"]["passcode"])}
    if event["card"]["passcode"] is None:
        return _("%(player)s set a card in the spell & trap zone.") % said
    return _("%(player)s set %(card)s.") % said


def picked_at_random(teller: Teller, event: Json) -> str:
    return _("Chance picks among the cards of %(player)s.") % {"player": teller.player(event)}


def control_changed(teller: Teller, event: Json) -> str:
    return words.in_a_row(
        _("%(player)s took control of %(card)s.")
        % {"player": teller.names[move["to"]["player"]], "card": spoken(move["passcode"])}
        for move in event["moves"]
    )


def counters_changed(teller: Teller, event: Json) -> str:
    said = {
        "card": spoken(event["card"]["passcode"]),
        "count": abs(event["change"]),
        "counter": words.counter(event["name"]),
    }
    if event["change"] > 0:
        return _("%(card)s received %(count)d × %(counter)s.") % said
    return _("%(card)s lost %(count)d × %(counter)s.") % said


def equipped(teller: Teller, event: Json) -> str:
    said = {"card": spoken(event["card"]["passcode"]), "monster": teller.targeted(event["to"])}
    return _("%(card)s was equipped to %(monster)s.") % said


def shown(teller: Teller, event: Json) -> str:
    cards = words.enumeration([spoken(passcode) for passcode in event["passcodes"]])
    return _("%(player)s revealed %(cards)s.") % {"player": teller.player(event), "cards": cards}


def looked_at(teller: Teller, event: Json) -> str:
    """Which cards they were is known to the one who looked."""
    said = {
        "player": teller.player(event),
        "owner": teller.names[event["of"]],
        "place": words.place(event["place"]),
        "cards": words.count_of_cards(event["count"]),
    }
    if event["passcodes"] is not None:
        said["cards"] = words.enumeration([spoken(passcode) for passcode in event["passcodes"]])
    return _("%(player)s looked at %(cards)s in %(owner)s's %(place)s.") % said


def deck_arranged(teller: Teller, event: Json) -> str:
    said = {
        "player": teller.player(event),
        "owner": teller.names[event["of"]],
        "cards": words.count_of_cards(event["count"]),
    }
    return _("%(player)s put %(cards)s back on top of %(owner)s's deck in an order of his own.") % said


def declared(teller: Teller, event: Json) -> str:
    said = {
        "player": teller.player(event),
        "card": spoken(event["card"]["passcode"]),
        "said": words.declared(event["declares"], event["said"]),
    }
    return _("%(player)s declared %(said)s for %(card)s.") % said


def coin_tossed(teller: Teller, event: Json) -> str:
    said = {"player": teller.player(event), "shown": words.side_of_coin(heads=event["heads"])}
    if event["called"] is None:
        return _("%(player)s tossed a coin: %(shown)s.") % said
    said["called"] = words.side_of_coin(heads=event["called"] == "heads")
    return _("%(player)s called %(called)s and tossed a coin: %(shown)s.") % said


def die_rolled(teller: Teller, event: Json) -> str:
    return _("%(player)s rolled a die: %(shown)d.") % {
        "player": teller.player(event),
        "shown": event["shown"],
    }


def tied(teller: Teller, event: Json) -> str:
    said = {"card": spoken(event["card"]["passcode"]), "monster": teller.targeted(event["to"])}
    return _("%(card)s and %(monster)s are now bound to each other.") % said


def _destroyed(event: Json, said: dict[str, str]) -> str:
    """What was destroyed, and by the effect of which card."""
    count = len(event["moves"])
    if event.get("by") is None:
        return ngettext("%(cards)s was destroyed.", "%(cards)s were destroyed.", count) % said
    said = said | {"cause": spoken(event["by"])}
    return (
        ngettext("%(cards)s was destroyed by %(cause)s.", "%(cards)s were destroyed by %(cause)s.", count)
        % said
    )


def _went(move: Json) -> str:
    """Where an effect or a rule brought a card."""
    card = _("a card") if move["passcode"] is None else spoken(move["passcode"])
    said = {"card": card, "place": words.place(move["to"]["place"])}
    match move["to"]["place"]:
        case Place.GRAVE:
            return _("%(card)s was sent to the graveyard.") % said
        case Place.BANISHED:
            return _("%(card)s was banished.") % said
        case Place.HAND if move["from"]["place"] in ON_FIELD:
            return _("%(card)s returned to the hand.") % said
        case Place.HAND:
            return _("%(card)s was added to the hand.") % said
        case Place.DECK | Place.EXTRA:
            return _("%(card)s returned to the %(place)s.") % said
        case _:
            return ""


TELL: Tellings = {
    "shuffled": shuffled,
    "moved": moved,
    "card_set": card_set,
    "picked_at_random": picked_at_random,
    "control_changed": control_changed,
    "counters_changed": counters_changed,
    "equipped": equipped,
    "shown": shown,
    "looked_at": looked_at,
    "deck_arranged": deck_arranged,
    "declared": declared,
    "coin_tossed": coin_tossed,
    "die_rolled": die_rolled,
    "tied": tied,
}
