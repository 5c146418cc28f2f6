"""The log of a duel in plain sentences, by turn.

It is written from the events as the reader saw them, so that it can say nothing that was hidden from him.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field

from django.utils.text import capfirst
from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from cards.lang.abilities import Activation
from cards.lang.places import ON_FIELD, Place, Position
from cards.lang.turns import Phase
from cards.library import LIBRARY
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
        self.attempted: int | None = None
        self.links: dict[int, str] = {}

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
                self.say(tell(self, event) if tell else "")

    def say(self, sentence: str) -> None:
        """A player's name stands as he writes it, at the head of a sentence too."""
        if sentence:
            named = sentence.startswith(self.names)
            self.chapters[-1].say(self.phase, sentence if named else capfirst(sentence))

    def say_tributes(self, player: str) -> None:
        """Tributes that were a cost, or for an effect, are told by themselves."""
        if self.tributes:
            said = {"player": player, "tributes": words.enumeration(self.tributes)}
            self.say(_("%(player)s tributed %(tributes)s.") % said)
            self.tributes = []

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
        """Where cards went and why; what a summon, a set or an activation moved is told by that."""
        passcodes = [move["passcode"] for move in event["moves"]]
        cards = words.enumeration([spoken(passcode) for passcode in passcodes])
        said = {"player": self.player(event), "cards": cards}
        match event["reason"]:
            case Reason.DRAW:
                if None in passcodes:
                    said["cards"] = words.count_of_cards(len(passcodes))
                return _("%(player)s drew %(cards)s.") % said
            case Reason.TRIBUTE:
                self.tributes = [spoken(passcode) for passcode in passcodes]
                if event.get("by") is not None:
                    self.say_tributes(said["player"])
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

    def draw_phase_forbidden(self, event: Json) -> str:
        return _("%(player)s will skip the next draw phase.") % {"player": self.player(event)}

    def draw_forgone(self, event: Json) -> str:
        return _("%(player)s does without the normal draw.") % {"player": self.player(event)}

    def draw_phase_skipped(self, event: Json) -> str:
        return _("%(player)s's draw phase was skipped.") % {"player": self.player(event)}

    def could_not_draw(self, event: Json) -> str:
        return _("%(player)s had to draw, but had no card left in the deck.") % {"player": self.player(event)}

    def summon_attempted(self, event: Json) -> str:
        said = {"player": self.player(event), "card": spoken(event["card"]["passcode"])}
        tributes, self.tributes = self.tributes, []
        self.attempted = event["card"]["handle"]
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

    def summoned(self, event: Json) -> str:
        """A summon by an effect is not attempted, and so is told when it is done (S3)."""
        return "" if event["card"]["handle"] == self.attempted else self.summon_attempted(event)

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
        """Turned by a flip summon or an activation, a card is spoken of by what follows."""
        if event["card"]["place"] in (Place.SPELLS, Place.FIELD):
            return ""
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

    def card_set(self, event: Json) -> str:
        said = {"player": self.player(event), "card": spoken(event["card"]["passcode"])}
        if event["card"]["passcode"] is None:
            return _("%(player)s set a card in the spell & trap zone.") % said
        return _("%(player)s set %(card)s.") % said

    def life_points_paid(self, event: Json) -> str:
        return _("%(player)s paid %(amount)d life points.") % {
            "player": self.player(event),
            "amount": event["amount"],
        }

    def life_points_gained(self, event: Json) -> str:
        return _("%(player)s gained %(amount)d life points.") % {
            "player": self.player(event),
            "amount": event["amount"],
        }

    def life_points_lost(self, event: Json) -> str:
        return _("%(player)s lost %(amount)d life points.") % {
            "player": self.player(event),
            "amount": event["amount"],
        }

    def picked_at_random(self, event: Json) -> str:
        return _("Chance picks among the cards of %(player)s.") % {"player": self.player(event)}

    def link_made(self, event: Json) -> str:
        self.say_tributes(self.player(event))
        targets = [self._targeted(target) for target in event["targets"]]
        said = {
            "player": self.player(event),
            "card": spoken(event["card"]["passcode"]),
            "number": event["number"],
            "targets": words.enumeration(targets),
        }
        if event["number"] == 1:
            self.links.clear()
        self.links[event["number"]] = said["card"]
        if is_card_activation(event):
            activated = _("Chain link %(number)d: %(player)s activated %(card)s.")
            targeting = _("Chain link %(number)d: %(player)s activated %(card)s, targeting %(targets)s.")
        else:
            activated = _("Chain link %(number)d: %(player)s activated the effect of %(card)s.")
            targeting = _(
                "Chain link %(number)d: %(player)s activated the effect of %(card)s, targeting %(targets)s."
            )
        return (targeting if targets else activated) % said

    def link_negated(self, event: Json) -> str:
        said = {"number": event["number"], "card": self.links.get(event["number"], "")}
        if said["card"]:
            return _("The activation of %(card)s (chain link %(number)d) was negated.") % said
        return _("The activation of chain link %(number)d was negated.") % said

    def link_effect_negated(self, event: Json) -> str:
        said = {"number": event["number"], "card": spoken(event["card"]["passcode"])}
        return _("The effect of %(card)s (chain link %(number)d) was negated.") % said

    def link_resolving(self, event: Json) -> str:
        """Which link of several comes now; what it does follows. Or why it does nothing (M5, M10, C16)."""
        said = {
            "number": event["number"],
            "card": spoken(event["card"]["passcode"]),
            "reason": words.WITHOUT_EFFECT.get(event["without_effect"], ""),
        }
        if said["reason"]:
            return _("Chain link %(number)d, %(card)s, resolved without effect: %(reason)s.") % said
        return _("Chain link %(number)d, %(card)s, resolved:") % said if len(self.links) > 1 else ""

    def summon_negated(self, event: Json) -> str:
        return _("The summon of %(card)s was negated.") % {"card": spoken(event["card"]["passcode"])}

    def attack_used_up(self, event: Json) -> str:
        said = {"card": spoken(event["attacker"]["passcode"])}
        return _("%(card)s has nothing left to attack.") % said

    def attack_allowed(self, event: Json) -> str:
        return _("%(card)s may attack once more.") % {"card": spoken(event["card"]["passcode"])}

    def battle_phase_cut(self, event: Json) -> str:
        return _("The battle phase was ended.")

    def exiled(self, event: Json) -> str:
        cards = words.enumeration([spoken(card["passcode"]) for card in event["cards"]])
        return _("%(cards)s will be banished when leaving the field.") % {"cards": cards}

    def spared(self, event: Json) -> str:
        return _("%(card)s is not destroyed this time.") % {"card": spoken(event["card"]["passcode"])}

    def attack_negated(self, event: Json) -> str:
        return _("The attack of %(card)s was negated.") % {"card": spoken(event["attacker"]["passcode"])}

    def control_changed(self, event: Json) -> str:
        return words.in_a_row(
            _("%(player)s took control of %(card)s.")
            % {"player": self.names[move["to"]["player"]], "card": spoken(move["passcode"])}
            for move in event["moves"]
        )

    def tokens_summoned(self, event: Json) -> str:
        return _("%(player)s special summoned %(count)d × %(card)s.") % {
            "player": self.player(event),
            "count": len(event["zones"]),
            "card": spoken(event["passcode"]),
        }

    def counters_changed(self, event: Json) -> str:
        said = {
            "card": spoken(event["card"]["passcode"]),
            "count": abs(event["change"]),
            "counter": words.counter(event["name"]),
        }
        if event["change"] > 0:
            return _("%(card)s received %(count)d × %(counter)s.") % said
        return _("%(card)s lost %(count)d × %(counter)s.") % said

    def equipped(self, event: Json) -> str:
        said = {"card": spoken(event["card"]["passcode"]), "monster": self._targeted(event["to"])}
        return _("%(card)s was equipped to %(monster)s.") % said

    def became_monster(self, event: Json) -> str:
        return _("%(card)s stands as a monster.") % {"card": spoken(event["card"]["passcode"])}

    def effects_negated(self, event: Json) -> str:
        cards = words.enumeration([spoken(card["passcode"]) for card in event["cards"]])
        return _("The effects of %(cards)s are negated.") % {"cards": cards}

    def circle_broken(self, event: Json) -> str:
        """Which of effects that undo one another is not applied (C20)."""
        said = {
            "cards": words.enumeration([spoken(card["passcode"]) for card in event["cards"]]),
            "yields": spoken(event["yields"]["passcode"]),
        }
        told = _(
            "The effects of %(cards)s undo one another: that of %(yields)s came last and does not apply."
        )
        return told % said

    def shown(self, event: Json) -> str:
        cards = words.enumeration([spoken(passcode) for passcode in event["passcodes"]])
        return _("%(player)s revealed %(cards)s.") % {"player": self.player(event), "cards": cards}

    def looked_at(self, event: Json) -> str:
        """Which cards they were is known to the one who looked."""
        said = {
            "player": self.player(event),
            "owner": self.names[event["of"]],
            "place": words.place(event["place"]),
            "cards": words.count_of_cards(event["count"]),
        }
        if event["passcodes"] is not None:
            said["cards"] = words.enumeration([spoken(passcode) for passcode in event["passcodes"]])
        return _("%(player)s looked at %(cards)s in %(owner)s's %(place)s.") % said

    def deck_arranged(self, event: Json) -> str:
        said = {
            "player": self.player(event),
            "owner": self.names[event["of"]],
            "cards": words.count_of_cards(event["count"]),
        }
        return _("%(player)s put %(cards)s back on top of %(owner)s's deck in an order of his own.") % said

    def declared(self, event: Json) -> str:
        said = {
            "player": self.player(event),
            "card": spoken(event["card"]["passcode"]),
            "said": words.declared(event["declares"], event["said"]),
        }
        return _("%(player)s declared %(said)s for %(card)s.") % said

    def coin_tossed(self, event: Json) -> str:
        said = {"player": self.player(event), "shown": words.side_of_coin(heads=event["heads"])}
        if event["called"] is None:
            return _("%(player)s tossed a coin: %(shown)s.") % said
        said["called"] = words.side_of_coin(heads=event["called"] == "heads")
        return _("%(player)s called %(called)s and tossed a coin: %(shown)s.") % said

    def die_rolled(self, event: Json) -> str:
        return _("%(player)s rolled a die: %(shown)d.") % {
            "player": self.player(event),
            "shown": event["shown"],
        }

    def timing_missed(self, event: Json) -> str:
        card = spoken(event["card"]["passcode"])
        return _(
            "%(card)s missed the timing: what its effect waits for was not the last thing to happen."
        ) % {"card": card}

    def tied(self, event: Json) -> str:
        said = {"card": spoken(event["card"]["passcode"]), "monster": self._targeted(event["to"])}
        return _("%(card)s and %(monster)s are now bound to each other.") % said

    def lasting_began(self, event: Json) -> str:
        """Something that applies for a time; what it is stands in the text of the card that did it."""
        said = {
            "player": self.player(event),
            "effect": words.LASTING[event["effect"]],
            "until": words.UNTIL[event["until"]] if event["until"] else _("From now on"),
        }
        return _("%(until)s: %(effect)s (%(player)s).") % said

    def offer_used(self, event: Json) -> str:
        said = {"player": self.player(event), "card": spoken(event["card"])}
        return _("%(player)s does what %(card)s allows.") % said

    def delayed_due(self, event: Json) -> str:
        return _("What %(card)s was to do in this phase is done.") % {"card": spoken(event["card"])}

    def endured(self, event: Json) -> str:
        return _("One more turn has passed for %(card)s.") % {"card": spoken(event["card"]["passcode"])}

    def countdown_began(self, event: Json) -> str:
        return ngettext(
            "%(player)s wins the duel after %(turns)d turn.",
            "%(player)s wins the duel after %(turns)d turns.",
            event["turns"],
        ) % {"player": self.player(event), "turns": event["turns"]}

    def counted_down(self, event: Json) -> str:
        return _("The countdown went on by one turn.")

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
    "draw_phase_forbidden": _Teller.draw_phase_forbidden,
    "draw_forgone": _Teller.draw_forgone,
    "draw_phase_skipped": _Teller.draw_phase_skipped,
    "could_not_draw": _Teller.could_not_draw,
    "summon_attempted": _Teller.summon_attempted,
    "summoned": _Teller.summoned,
    "monster_set": _Teller.monster_set,
    "card_set": _Teller.card_set,
    "life_points_paid": _Teller.life_points_paid,
    "life_points_gained": _Teller.life_points_gained,
    "life_points_lost": _Teller.life_points_lost,
    "picked_at_random": _Teller.picked_at_random,
    "link_made": _Teller.link_made,
    "link_negated": _Teller.link_negated,
    "link_effect_negated": _Teller.link_effect_negated,
    "link_resolving": _Teller.link_resolving,
    "summon_negated": _Teller.summon_negated,
    "attack_negated": _Teller.attack_negated,
    "attack_used_up": _Teller.attack_used_up,
    "attack_allowed": _Teller.attack_allowed,
    "battle_phase_cut": _Teller.battle_phase_cut,
    "spared": _Teller.spared,
    "exiled": _Teller.exiled,
    "control_changed": _Teller.control_changed,
    "tokens_summoned": _Teller.tokens_summoned,
    "counters_changed": _Teller.counters_changed,
    "equipped": _Teller.equipped,
    "became_monster": _Teller.became_monster,
    "effects_negated": _Teller.effects_negated,
    "shown": _Teller.shown,
    "looked_at": _Teller.looked_at,
    "deck_arranged": _Teller.deck_arranged,
    "declared": _Teller.declared,
    "coin_tossed": _Teller.coin_tossed,
    "die_rolled": _Teller.die_rolled,
    "timing_missed": _Teller.timing_missed,
    "tied": _Teller.tied,
    "circle_broken": _Teller.circle_broken,
    "lasting_began": _Teller.lasting_began,
    "delayed_due": _Teller.delayed_due,
    "offer_used": _Teller.offer_used,
    "endured": _Teller.endured,
    "countdown_began": _Teller.countdown_began,
    "counted_down": _Teller.counted_down,
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
"""How each event is told."""

TOLD_OTHERWISE = frozenset(
    (
        "turn_began",  # It heads a chapter.
        "ability_used",  # What was done in place of a destruction is told.
        "phase_began",  # It heads a passage.
        "step_began",
        "timing_reached",
        "flipped_by_attack",  # The card that is turned up is told.
        "destruction_postponed",  # Likewise.
        "next_attack_was_negated",  # The negation of the attack is told.
        "destruction_determined",  # The monsters that are destroyed are told when they go.
        "attack_ended",
        "chain_ended",
        "lasting_ended",  # It was said until when it applies.
        "offer_made",  # The text of the card that was activated says it.
        "delayed_began",  # It is told when it comes.
        "loan_ended",  # The monster's return is told.
    )
)
"""Events without a sentence of their own: others tell what they mean to a reader."""


def is_card_activation(event: Json) -> bool:
    """Whether a link activated a spell or trap card itself, and not an effect of a card on the table."""
    card = LIBRARY.get(event["card"]["passcode"])
    key = event.get("ability")
    return card is None or any(isinstance(one, Activation) and one.key == key for one in card.abilities)


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


def outcome(winner: int | None, ending: str, names: Names) -> str:
    """How a duel ended, in a sentence."""
    how = words.ENDINGS[ending]
    if winner is None:
        return _("The duel ended without a winner (%(how)s).") % {"how": how}
    return _("%(player)s won (%(how)s).") % {"player": names[winner], "how": how}
