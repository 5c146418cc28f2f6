"""How the printed facts of a card stand in the columns of its row, and how they are read back."""

from datetime import date

from cards.lang import facts
from cards.lang.inspect import plays_in_full
from cards.models import Card
from cards.search.keys import key_of

PRINTED_COLUMNS = (
    "name_en",
    "name_zh",
    "name_zh_community",
    "kind",
    "traits",
    "attribute",
    "race",
    "level",
    "atk",
    "defense",
    "archetypes",
    "alias",
    "ocg_date",
    "tcg_date",
    "ocg_set",
    "tcg_set",
)
"""What stands on the card."""

FACT_COLUMNS = (*PRINTED_COLUMNS, "sort_name", "playable", "from_library")
"""What the library knows of the card."""


def row_of(card: facts.Card) -> Card:
    """The row of a card of the library."""
    return Card(
        passcode=card.passcode,
        name_en=card.name_en,
        sort_name=key_of(card.name_en),
        name_zh=card.name_zh,
        name_zh_community=card.name_zh_community,
        kind=card.kind.value,
        traits=" ".join(card.traits),
        attribute=card.attribute.value if card.attribute else "",
        race=card.race.value if card.race else "",
        level=card.level,
        atk=card.atk,
        defense=card.defense,
        archetypes=between_bars(card.archetypes),
        alias=card.alias,
        ocg_date=day(card.ocg_date),
        tcg_date=day(card.tcg_date),
        ocg_set=card.ocg_set,
        tcg_set=card.tcg_set,
        playable=plays_in_full(card),
        from_library=True,
    )


def facts_of(row: Card) -> facts.Card:
    """The printed facts that a row holds; what a card is made of is known to the library alone."""
    return facts.Card(
        passcode=row.passcode,
        name_en=row.name_en,
        name_zh=row.name_zh,
        name_zh_community=row.name_zh_community,
        kind=facts.Kind(row.kind),
        traits=tuple(facts.Trait(word) for word in row.traits.split()),
        attribute=facts.Attribute(row.attribute) if row.attribute else None,
        race=facts.Race(row.race) if row.race else None,
        level=row.level,
        atk=row.atk,
        defense=row.defense,
        archetypes=tuple(name for name in row.archetypes.split("|") if name),
        alias=row.alias,
        ocg_date=row.ocg_date.isoformat() if row.ocg_date else "",
        tcg_date=row.tcg_date.isoformat() if row.tcg_date else "",
        ocg_set=row.ocg_set,
        tcg_set=row.tcg_set,
    )


def between_bars(names: tuple[str, ...]) -> str:
    return f"|{'|'.join(names)}|" if names else ""


def day(text: str) -> date | None:
    return date.fromisoformat(text) if text else None
