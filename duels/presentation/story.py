"""The log of a duel in plain sentences, by turn.

It is written from the events as the reader saw them, so that it can say nothing that was hidden from him.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field

from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from cards.lang.places import Position
from cards.lang.turns import Phase
from duels.engine.events import DamageKind, Manner, Reason
from duels.presentation import words
from duels.presentation.faces import Json, spoken
from duels.presentation.table import Names


@dataclass(slots=True)
class Passage:
    """What happened in one phase."""

    phase: str
    sentences: list[str] = field(default_factory=list)


@dataclass(slots=True)
class Chapter:
    """What happened in one turn; `seat` is its player's, None before the first turn."""

    title: str
    turn: int = 0
    seat: int | None = None
    passages: list[Passage] = field(default_factory=list)

    def say(self, phase: str, sentence: str) -> None:
        if not self.passages or self.passages[-1].phase != phase:
            self.passages.append(Passage(phase))
        self.passages[-1].sentences.append(sentence)


def story(events: Iterable[Json], names: Names) -> list[Chapter]:
    """The chapters of a duel, the first turn first. The events are those that the reader saw."""
    teller = _Teller(names)
    for event in events:
        teller.hear(event)
    return [chapter for chapter in teller.chapters if chapter.passages or chapter.turn]


class _Teller:
    """Turns events into sentences; some wait for the next, as tributes wait for their summon."""

    def __init__(self, names: Names) -> None:
        self.names = names
        self.chapters = [Chapter(title=str(words.PHASES[Phase.SETUP]))]
        self.phase = ""
        self.tributes: list[str] = []

    def hear(self, event: Json) -> None:
        match event["event"]:
            case "turn_began":
                title = _("Turn %(number)d: %(player)s") % {
                    "number": event["turn"],
                    "player": self.names[event["player"]],
                }
                self.chapters.append(Chapter(title=title, turn=event["turn"], seat=event["player"]))
            case "phase_began":
                self.phase = str(words.PHASES[event["phase"]])
            case name:
                tell = _TELL.get(name)
                sentence = tell(self, event) if tell else ""
                if sentence:
                    self.chapters[-1].say(self.phase, sentence)

    def player(self, event: Json) -> str:
        return self.names[event["player"]]

    def lot_drawn(self, event: Json) -> str:
        return _("The lot fell to %(player)s, who chooses who goes first.") % {
            "player": self.names[event["winner"]]
        }

    def first_player_decided(self, event: Json) -> str:
        return _("%(player)s goes first.") % {"player": self.names[event["first"]]}

    def shuffled(self, event: Json) -> str:
        return _("%(player)s's deck was shuffled.") % {"player": self.player(event)}

    def moved(self, event: Json) -> str:
        passcodes = [move["passcode"] for move in event["moves"]]
        cards = words.enumeration([spoken(passcode) for passcode in passcodes])
        player = self.player(event)
        match event["reason"]:
            case Reason.DRAW if None in passcodes:
                drawn = words.count_of_cards(len(passcodes))
                return _("%(player)s drew %(cards)s.") % {"player": player, "cards": drawn}
            case Reason.DRAW:
                return _("%(player)s drew %(cards)s.") % {"player": player, "cards": cards}
            case Reason.TRIBUTE:
                self.tributes = [spoken(passcode) for passcode in passcodes]
                return ""
            case Reason.SUMMON | Reason.SET:
                return ""
            case Reason.BATTLE:
                return ngettext(
                    "%(cards)s was destroyed by battle.",
                    "%(cards)s were destroyed by battle.",
                    len(passcodes),
                ) % {"cards": cards}
            case Reason.DISCARD:
                return _("%(player)s discarded %(cards)s.") % {"player": player, "cards": cards}
            case _:
                return ngettext(
                    "%(cards)s was moved by the rules.", "%(cards)s were moved by the rules.", len(passcodes)
                ) % {"cards": cards}

    def could_not_draw(self, event: Json) -> str:
        return _("%(player)s had to draw, but had no card left in the deck.") % {"player": self.player(event)}

    def summon_attempted(self, event: Json) -> str:
        said = {"player": self.player(event), "card": spoken(event["card"]["passcode"])}
        tributes, self.tributes = self.tributes, []
        match event["manner"]:
            case Manner.FLIP:
                return _("%(player)s flip summoned %(card)s.") % said
            case Manner.TRIBUTE:
                said["tributes"] = words.enumeration(tributes)
                return _("%(player)s tribute summoned %(card)s by tributing %(tributes)s.") % said
            case _:
                return _("%(player)s normal summoned %(card)s.") % said

    def monster_set(self, event: Json) -> str:
        card = event["card"]
        said = {
            "player": self.player(event),
            "card": spoken(card["passcode"]),
            "zone": words.place(card["place"], card["zone"]),
        }
        tributes, self.tributes = self.tributes, []
        if card["passcode"] is None:
            sentence = _("%(player)s set a monster in %(zone)s.") % said
        else:
            sentence = _("%(player)s set %(card)s in %(zone)s.") % said
        said["tributes"] = words.enumeration(tributes)
        tributed = _("%(player)s tributed %(tributes)s.") % said if tributes else ""
        return words.in_a_row([tributed, sentence])

    def position_changed(self, event: Json) -> str:
        """Turned by a flip summon, a monster is spoken of by the summon that follows."""
        said = {
            "card": spoken(event["card"]["passcode"]),
            "player": self.names[event["card"]["player"]],
            "position": words.POSITIONS[event["position"]],
        }
        was_down = event["from"] in (Position.FACE_DOWN, Position.FACE_DOWN_DEFENSE)
        if event["by_hand"]:
            return "" if was_down else _("%(player)s changed %(card)s to %(position)s.") % said
        if was_down:
            return _("%(card)s was turned face-up.") % said
        return _("%(card)s was changed to %(position)s.") % said

    def attack_declared(self, event: Json) -> str:
        said = self._attack(event)
        if event["target"] is None:
            return _("%(player)s attacked %(opponent)s directly with %(attacker)s.") % said
        return _("%(player)s attacked %(target)s with %(attacker)s.") % said

    def attack_target_changed(self, event: Json) -> str:
        said = self._attack(event)
        if event["target"] is None:
            return _("The attack of %(attacker)s went on directly at %(opponent)s.") % said
        return _("The attack of %(attacker)s turned to %(target)s.") % said

    def _attack(self, event: Json) -> dict[str, str]:
        target = event["target"]
        return {
            "player": self.player(event),
            "opponent": self.names[1 - event["player"]],
            "attacker": spoken(event["attacker"]["passcode"]),
            "target": self._targeted(target) if target else "",
        }

    def _targeted(self, target: Json) -> str:
        if target["passcode"] is not None:
            return spoken(target["passcode"])
        return _("the set monster in %(zone)s") % {"zone": words.place(target["place"], target["zone"])}

    def battled(self, event: Json) -> str:
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

    def damage_inflicted(self, event: Json) -> str:
        if event["kind"] == DamageKind.BATTLE:
            sentence = _("%(player)s took %(amount)d battle damage.")
        else:
            sentence = _("%(player)s took %(amount)d effect damage.")
        return words.in_a_row(
            sentence % {"player": name, "amount": amount}
            for name, amount in zip(self.names, event["amounts"], strict=True)
            if amount
        )

    def duel_ended(self, event: Json) -> str:
        return outcome(event["winner"], event["ending"], self.names)

    def draw_offered(self, event: Json) -> str:
        return _("%(player)s offered a draw.") % {"player": self.player(event)}

    def draw_withdrawn(self, event: Json) -> str:
        return _("%(player)s took the offer of a draw back.") % {"player": self.player(event)}

    def draw_declined(self, event: Json) -> str:
        return _("%(player)s declined the draw.") % {"player": self.player(event)}

    def held(self, event: Json) -> str:
        return _("The duel was held for an administrator.")

    def resumed(self, event: Json) -> str:
        return _("The duel goes on, with the full time for the open decision.")

    def annulled(self, event: Json) -> str:
        return outcome(None, "annulled", self.names)

    def rules_changed(self, event: Json) -> str:
        return _("The rules or cards of this site were updated; everything played so far stands.")


_TELL: Mapping[str, Callable[[_Teller, Json], str]] = {
    "lot_drawn": _Teller.lot_drawn,
    "first_player_decided": _Teller.first_player_decided,
    "shuffled": _Teller.shuffled,
    "moved": _Teller.moved,
    "could_not_draw": _Teller.could_not_draw,
    "summon_attempted": _Teller.summon_attempted,
    "monster_set": _Teller.monster_set,
    "position_changed": _Teller.position_changed,
    "attack_declared": _Teller.attack_declared,
    "attack_target_changed": _Teller.attack_target_changed,
    "battled": _Teller.battled,
    "damage_inflicted": _Teller.damage_inflicted,
    "duel_ended": _Teller.duel_ended,
    "draw_offered": _Teller.draw_offered,
    "draw_withdrawn": _Teller.draw_withdrawn,
    "draw_declined": _Teller.draw_declined,
    "held": _Teller.held,
    "resumed": _Teller.resumed,
    "annulled": _Teller.annulled,
    "rules_changed": _Teller.rules_changed,
}
"""Events that are not in here are told by others, or by the phase under which a sentence stands."""


def outcome(winner: int | None, ending: str, names: Names) -> str:
    """How a duel ended, in a sentence."""
    how = words.ENDINGS[ending]
    if winner is None:
        return _("The duel ended without a winner (%(how)s).") % {"how": how}
    return _("%(player)s won (%(how)s).") % {"player": names[winner], "how": how}
