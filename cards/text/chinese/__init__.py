"""The Simplified Chinese words of a card: the current terms of docs/glossary.md."""

from cards.lang.facts import Card
from cards.text.chinese.abilities import body_lines, lines
from cards.text.chinese.facts import attribute, kind, level, race, type_line, value, word
from cards.text.chinese.nouns import noun
from cards.text.chinese.recipes import recipe
from cards.text.face import Face

__all__ = ["face", "noun", "word"]


def face(card: Card) -> Face:
    """The card in Simplified Chinese."""
    monster = card.is_monster
    made_of = recipe(card.recipe) if card.recipe else ""
    return Face(
        name=card.name_zh,
        kind=kind(card),
        attribute=attribute(card.attribute) if card.attribute else "",
        race=race(card.race) if card.race else "",
        type_line=type_line(card) if monster else "",
        level=level(card) if monster else "",
        atk=value(card.atk) if monster else "",
        defense=value(card.defense) if monster else "",
        made_of=made_of,
        effects=lines(card),
        body="\n".join(part for part in (made_of, *body_lines(card)) if part),
    )
