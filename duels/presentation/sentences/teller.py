"""What is remembered while a duel is told: some sentences wait for the next event."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from django.utils.text import capfirst
from django.utils.translation import gettext as _

from cards.lang.turns import Phase
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


class Teller:
    """Turns events into sentences; some wait for the next, as tributes wait for their summon."""

    def __init__(self, names: Names) -> None:
        self.names = names
        self.chapters = [Chapter(title=str(words.PHASES[Phase.SETUP]))]
        self.phase = ""
        self.tributes: list[str] = []
        self.attempted: int | None = None
        self.links: dict[int, str] = {}

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

    def targeted(self, target: Json) -> str:
        """A card that was aimed at; one that lies face-down is known by its zone alone (F3)."""
        if target["passcode"] is not None:
            return spoken(target["passcode"])
        return _("the set monster in %(zone)s") % {"zone": words.place(target["place"], target["zone"])}


Tellings = Mapping[str, Callable[[Teller, Json], str]]
"""How events of a name are told; an empty sentence is not."""
