"""How turns and phases went, what became of life points, and how the duel stands."""

from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from duels.engine.events import DamageKind
from duels.presentation import words
from duels.presentation.faces import Json, spoken
from duels.presentation.sentences.teller import Teller, Tellings
from duels.presentation.table import Names


def lot_drawn(teller: Teller, event: Json) -> str:
    return _("The lot fell to %(player)s, who chooses who goes first.") % {
        "player": teller.names[event["winner"]]
    }


def first_player_decided(teller: Teller, event: Json) -> str:
    return _("%(player)s goes first.") % {"player": teller.names[event["first"]]}


def draw_phase_forbidden(teller: Teller, event: Json) -> str:
    return _("%(player)s will skip the next draw phase.") % {"player": teller.player(event)}


def draw_forgone(teller: Teller, event: Json) -> str:
    return _("%(player)s does without the normal draw.") % {"player": teller.player(event)}


def draw_phase_skipped(teller: Teller, event: Json) -> str:
    return _("%(player)s's draw phase was skipped.") % {"player": teller.player(event)}


def could_not_draw(teller: Teller, event: Json) -> str:
    return _("%(player)s had to draw, but had no card left in the deck.") % {"player": teller.player(event)}


def damage_inflicted(teller: Teller, event: Json) -> str:
    if event["kind"] == DamageKind.BATTLE:
        sentence = _("%(player)s took %(amount)d battle damage.")
    else:
        sentence = _("%(player)s took %(amount)d effect damage.")
    return words.in_a_row(
        sentence % {"player": name, "amount": amount}
        for name, amount in zip(teller.names, event["amounts"], strict=True)
        if amount
    )


def life_points_paid(teller: Teller, event: Json) -> str:
    return _("%(player)s paid %(amount)d life points.") % {
        "player": teller.player(event),
        "amount": event["amount"],
    }


def life_points_gained(teller: Teller, event: Json) -> str:
    return _("%(player)s gained %(amount)d life points.") % {
        "player": teller.player(event),
        "amount": event["amount"],
    }


def life_points_lost(teller: Teller, event: Json) -> str:
    return _("%(player)s lost %(amount)d life points.") % {
        "player": teller.player(event),
        "amount": event["amount"],
    }


def battle_phase_cut(teller: Teller, event: Json) -> str:
    return _("The battle phase was ended.")


def offer_used(teller: Teller, event: Json) -> str:
    said = {"player": teller.player(event), "card": spoken(event["card"])}
    return _("%(player)s does what %(card)s allows.") % said


def delayed_due(teller: Teller, event: Json) -> str:
    return _("What %(card)s was to do in this phase is done.") % {"card": spoken(event["card"])}


def endured(teller: Teller, event: Json) -> str:
    return _("One more turn has passed for %(card)s.") % {"card": spoken(event["card"]["passcode"])}


def countdown_began(teller: Teller, event: Json) -> str:
    return ngettext(
        "%(player)s wins the duel after %(turns)d turn.",
        "%(player)s wins the duel after %(turns)d turns.",
        event["turns"],
    ) % {"player": teller.player(event), "turns": event["turns"]}


def counted_down(teller: Teller, event: Json) -> str:
    return _("The countdown went on by one turn.")


def duel_ended(teller: Teller, event: Json) -> str:
    return outcome(event["winner"], event["ending"], teller.names)


def draw_offered(teller: Teller, event: Json) -> str:
    return _("%(player)s offered a draw.") % {"player": teller.player(event)}


def draw_withdrawn(teller: Teller, event: Json) -> str:
    return _("%(player)s took the offer of a draw back.") % {"player": teller.player(event)}


def draw_declined(teller: Teller, event: Json) -> str:
    return _("%(player)s declined the draw.") % {"player": teller.player(event)}


def held(teller: Teller, event: Json) -> str:
    return _("The duel was held for an administrator.")


def resumed(teller: Teller, event: Json) -> str:
    return _("The duel goes on, with the full time for the open decision.")


def annulled(teller: Teller, event: Json) -> str:
    return outcome(None, "annulled", teller.names)


def rules_changed(teller: Teller, event: Json) -> str:
    return _("The rules or cards of this site were updated; everything played so far stands.")


def outcome(winner: int | None, ending: str, names: Names) -> str:
    """How a duel ended, in a sentence."""
    how = words.ENDINGS[ending]
    if winner is None:
        return _("The duel ended without a winner (%(how)s).") % {"how": how}
    return _("%(player)s won (%(how)s).") % {"player": names[winner], "how": how}


TELL: Tellings = {
    "lot_drawn": lot_drawn,
    "first_player_decided": first_player_decided,
    "draw_phase_forbidden": draw_phase_forbidden,
    "draw_forgone": draw_forgone,
    "draw_phase_skipped": draw_phase_skipped,
    "could_not_draw": could_not_draw,
    "damage_inflicted": damage_inflicted,
    "life_points_paid": life_points_paid,
    "life_points_gained": life_points_gained,
    "life_points_lost": life_points_lost,
    "battle_phase_cut": battle_phase_cut,
    "offer_used": offer_used,
    "delayed_due": delayed_due,
    "endured": endured,
    "countdown_began": countdown_began,
    "counted_down": counted_down,
    "duel_ended": duel_ended,
    "draw_offered": draw_offered,
    "draw_withdrawn": draw_withdrawn,
    "draw_declined": draw_declined,
    "held": held,
    "resumed": resumed,
    "annulled": annulled,
    "rules_changed": rules_changed,
}
