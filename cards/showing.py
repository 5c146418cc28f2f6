"""A card as it is shown to somebody: its row, its words in his language, and its limit."""

import datetime
from collections.abc import Sequence
from dataclasses import dataclass

from django.conf import settings
from django.utils.functional import Promise
from django.utils.translation import get_language, pgettext_lazy

from cards.extensions import card_limits
from cards.faces import face_of
from cards.lang.facts import Trait
from cards.models import Card
from cards.selectors import identities
from cards.text import LANGUAGES, Face
from cards.text.series import archetype_word
from config.pictures import PLACE

LIMIT_WORDS = {
    0: pgettext_lazy("of a card on a ban list", "Forbidden"),
    1: pgettext_lazy("of a card on a ban list", "Limited"),
    2: pgettext_lazy("of a card on a ban list", "Semi-limited"),
}
COLOURS = (Trait.FUSION, Trait.SYNCHRO, Trait.RITUAL, Trait.EFFECT, Trait.NORMAL)
"""The traits that give a monster's frame its colour, the strongest first."""


@dataclass(frozen=True, slots=True)
class ShownCard:
    """One card, ready to be shown."""

    row: Card
    face: Face
    identity: int
    limit: int | None

    @property
    def is_monster(self) -> bool:
        return self.row.kind == "monster"

    @property
    def traits(self) -> list[str]:
        return self.row.traits.split()

    @property
    def archetypes(self) -> list[str]:
        return [name for name in self.row.archetypes.split("|") if name]

    @property
    def called_archetypes(self) -> list[tuple[str, str]]:
        """Each archetype's English name, and what it is called in the reader's language."""
        language = get_language() or "en"
        return [(name, archetype_word(name, language)) for name in self.archetypes]

    @property
    def has_defense(self) -> bool:
        """Whether the card has a DEF; a link monster has none."""
        return self.is_monster and Trait.LINK not in self.traits

    @property
    def frame(self) -> str:
        """The colour of the card's frame: "spell", "trap", or the strongest of a monster's traits."""
        if not self.is_monster:
            return self.row.kind
        return next((colour.value for colour in COLOURS if colour in self.traits), Trait.NORMAL.value)

    @property
    def limit_word(self) -> str | Promise:
        """What a ban list calls the card; empty for a card that is not on it."""
        return LIMIT_WORDS.get(self.limit, "") if self.limit is not None else ""

    @property
    def stars(self) -> str:
        return "★" * self.row.level

    @property
    def other_language(self) -> str:
        """The language in which the card is not shown."""
        return "zh-hans" if self.face.name == self.row.name_en else "en"

    @property
    def other_name(self) -> str:
        """The card's name in that language; empty where it is the same or not known."""
        other = self.row.name_en if self.other_language == "en" else self.row.name_zh
        return other if other != self.face.name else ""

    @property
    def image(self) -> str:
        """Where an operator's picture of the card is; empty by default."""
        return settings.CARD_IMAGE_URL.replace(PLACE, str(self.row.passcode))

    @property
    def thumbnail(self) -> str:
        """The same, small."""
        return settings.CARD_THUMBNAIL_URL.replace(PLACE, str(self.row.passcode))

    @property
    def faces(self) -> list[tuple[str, Face]]:
        """The card's words in every language, the one in which it is shown first."""
        own = "en" if self.other_language != "en" else "zh-hans"
        codes = sorted(LANGUAGES, key=lambda code: code != own)
        return [(code, face_of(self.row, code)) for code in codes]


def show(rows: Sequence[Card], language: str, on: datetime.date | None = None) -> list[ShownCard]:
    """The cards in a language, with the limits on a day of all of them asked for at once (D8)."""
    return [
        ShownCard(row=row, face=face_of(row, language), identity=identity, limit=limit)
        for row, (identity, limit) in zip(rows, standings(rows, on), strict=True)
    ]


def standings(rows: Sequence[Card], on: datetime.date | None = None) -> list[tuple[int, int | None]]:
    """For each card the passcode under which its copies count (D3), and its limit on a day (D8).

    Only a page that holds a card with an alias asks the database whose copies it counts with.
    """
    whose = {row.passcode: row.passcode for row in rows}
    if any(row.alias or row.artwork_of for row in rows):
        whose = identities(whose)
    limits = card_limits.of(set(whose.values()), on)
    return [(whose[row.passcode], limits[whose[row.passcode]]) for row in rows]
