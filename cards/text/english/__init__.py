"""The English words of a card, in the manner of problem-solving card text."""

from collections.abc import Iterable

from cards.lang.facts import Card, Trait
from cards.text.english.abilities import BULLET, lines
from cards.text.english.facts import attribute, kind, level, race, type_line, value, word
from cards.text.english.nouns import noun
from cards.text.english.recipes import recipe
from cards.text.face import Face

GEMINI = (
    "This card is treated as a Normal Monster while face-up on the field or in the Graveyard. "
    "While this card is a Normal Monster on the field, you can Normal Summon it "
    "to have it become an Effect Monster with this effect:"
)
"""What every gemini says before its effect (M12)."""

__all__ = ["face", "noun", "word"]


def paragraphs(texts: Iterable[str]) -> str:
    """The effects one after the other; each of those of which one is chosen has a line of its own."""
    told: list[str] = []
    for text in texts:
        if told and BULLET not in told[-1] and not text.startswith(BULLET):
            told[-1] += f" {text}"
        else:
            told.append(text)
    return "\n".join(told)


def face(card: Card) -> Face:
    """The card in English."""
    monster = card.is_monster
    effects = lines(card)
    return Face(
        name=card.name_en,
        kind=kind(card),
        attribute=attribute(card.attribute) if card.attribute else "",
        race=race(card.race) if card.race else "",
        type_line=type_line(card) if monster else "",
        level=level(card) if monster else "",
        atk=value(card.atk) if monster else "",
        defense=value(card.defense) if monster else "",
        made_of=recipe(card.recipe) if card.recipe else "",
        effects=effects,
        body="\n".join(
            part
            for part in (
                recipe(card.recipe) if card.recipe else "",
                GEMINI if Trait.GEMINI in card.traits else "",
                paragraphs(line.text for line in effects if line.text),
            )
            if part
        ),
    )
