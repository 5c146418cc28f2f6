"""Topics of kinds of card: what they are where they lie, and how they come to the field."""

from django.utils.translation import gettext_lazy as _

from cards.guide.topic import Topic
from cards.lang.abilities import (
    CannotBeNegated,
    Instead,
    MayNormalSummon,
    SubstituteMaterial,
    SubstituteTuner,
    SummoningCondition,
    TributesRequired,
    Wins,
)
from cards.lang.alterations import NameBecomes
from cards.lang.facts import Card
from cards.lang.inspect import has_monster_form, says, words
from cards.lang.terms import Kind, Trait

TRIBUTED_FROM = 5
"""The level from which a monster takes a tribute."""


def _is(card: Card, trait: Trait) -> bool:
    return trait in card.traits


def _takes_tributes(card: Card) -> bool:
    """Whether the usual tributes, or others that the text asks for, are the way to summon it."""
    own_way = card.belongs_in_extra_deck or _is(card, Trait.RITUAL) or says(card, SummoningCondition)
    by_level = card.is_monster and card.level >= TRIBUTED_FROM and not card.is_token and not own_way
    return by_level or says(card, TributesRequired) or says(card, MayNormalSummon)


TOPICS = (
    Topic(
        key="tributes",
        title=_("It takes tributes"),
        text=_(
            "A monster of level 5 or 6 takes one tribute for a normal summon or set, of level 7 and up "
            "two, unless its text says otherwise. They are monsters that one controls, face-up or "
            "face-down."
        ),
        rules=("S2",),
        applies=_takes_tributes,
    ),
    Topic(
        key="fusion",
        title=_("Fusion summon"),
        text=_(
            "Monster and materials are chosen when Polymerization, or another fusion effect, resolves. "
            "Materials that are named must be those cards; one of them may be replaced by a substitute."
        ),
        rules=("S7",),
        applies=lambda card: _is(card, Trait.FUSION),
    ),
    Topic(
        key="synchro",
        title=_("Synchro summon"),
        text=_(
            "One face-up tuner and face-up non-tuners of one's own go to the graveyard; their levels, as "
            "they are then, add up exactly. It starts no chain and can be negated as a summon."
        ),
        rules=("S8", "S3"),
        applies=lambda card: _is(card, Trait.SYNCHRO),
    ),
    Topic(
        key="tuner",
        title=_("Tuner"),
        text=_("A synchro summon takes exactly one tuner."),
        rules=("S8",),
        applies=lambda card: _is(card, Trait.TUNER),
    ),
    Topic(
        key="ritual",
        title=_("Ritual summon"),
        text=_(
            "It is made when the ritual spell resolves, with the ritual monster in the hand and monsters "
            "tributed from hand and field. None of them may be there without need."
        ),
        rules=("S9",),
        applies=lambda card: _is(card, Trait.RITUAL),
    ),
    Topic(
        key="summoning-condition",
        title=_("It must be summoned properly"),
        text=_(
            "It is no effect and cannot be negated. Where the monster says that it cannot be summoned "
            "otherwise, nothing brings it back; where it must first be summoned properly, it can be "
            "brought back after that."
        ),
        rules=("S6", "E2"),
        applies=lambda card: says(card, SummoningCondition),
    ),
    Topic(
        key="gemini",
        title=_("Gemini monster"),
        text=_(
            "Face-up on the field and in the graveyard it is a normal monster. Normal summoned again, "
            "which is the turn's one normal summon, it has its effects."
        ),
        rules=("S14",),
        applies=lambda card: _is(card, Trait.GEMINI),
    ),
    Topic(
        key="spirit",
        title=_("Spirit monster"),
        text=_(
            "It cannot be special summoned, and returns to the hand in the end phase of the turn in which "
            "it was summoned or turned face-up."
        ),
        rules=("S15",),
        applies=lambda card: _is(card, Trait.SPIRIT),
    ),
    Topic(
        key="union",
        title=_("Union monster"),
        text=_("As an equip it is a spell card, with what its text says of the monster that it is on."),
        rules=("S15", "M6"),
        applies=lambda card: _is(card, Trait.UNION),
    ),
    Topic(
        key="equip",
        title=_("Equip spell"),
        text=_(
            "It is destroyed when its monster leaves the field or is turned face-down, and stays with its "
            "controller when the monster is taken."
        ),
        rules=("M6",),
        applies=lambda card: _is(card, Trait.EQUIP),
    ),
    Topic(
        key="field",
        title=_("Field spell: one over both fields"),
        text=_("When another one is activated, by either player, the one that was there is destroyed."),
        rules=("F7",),
        applies=lambda card: _is(card, Trait.FIELD),
    ),
    Topic(
        key="must-stay",
        title=_("It must still be there when it resolves"),
        text=_(
            "If the card is no longer face-up on the field when its activation or its effect resolves, it "
            "does nothing."
        ),
        rules=("M4", "M5"),
        applies=lambda card: (
            card.kind is not Kind.MONSTER
            and any(_is(card, trait) for trait in (Trait.CONTINUOUS, Trait.EQUIP, Trait.FIELD))
        ),
    ),
    Topic(
        key="trap-monster",
        title=_("Trap monster"),
        text=_(
            "When it resolves it is special summoned as a monster. One that is also a trap keeps its "
            "spell & trap zone, and is affected as both."
        ),
        rules=("M12",),
        applies=has_monster_form,
    ),
    Topic(
        key="treated-as",
        title=_("Always treated as another name"),
        text=_("It has that name in the duel and in the deck: at most three copies of both together."),
        rules=("D3", "X10"),
        applies=lambda card: card.alias is not None,
    ),
    Topic(
        key="name-becomes",
        title=_("Its name becomes another"),
        text=_(
            "That is its name where the text says so, for all purposes of the duel, but not for building "
            "a deck."
        ),
        rules=("X10",),
        applies=lambda card: any(
            isinstance(word, NameBecomes) for ability in card.abilities for word in words(ability)
        ),
    ),
    Topic(
        key="substitute",
        title=_("It stands in for a material"),
        text=_(
            "One substitute in a summon, for a material that is printed by name; the others are the real "
            "ones."
        ),
        rules=("S7", "S8"),
        applies=lambda card: says(card, SubstituteMaterial) or says(card, SubstituteTuner),
    ),
    Topic(
        key="instead",
        title=_("Instead of being destroyed"),
        text=_(
            "It is decided before the destruction, which then has not happened. What cannot be destroyed "
            "cannot be destroyed in its place."
        ),
        rules=("C21",),
        applies=lambda card: says(card, Instead),
    ),
    Topic(
        key="cannot-be-negated",
        title=_("It cannot be negated"),
        text=_("Neither its activation nor its effects."),
        rules=("M10",),
        applies=lambda card: says(card, CannotBeNegated),
    ),
    Topic(
        key="question-mark",
        title=_("ATK or DEF “?”"),
        text=_(
            "On the field the original value is 0 until an effect sets it; elsewhere it satisfies no "
            "comparison."
        ),
        rules=("N3",),
        applies=lambda card: card.is_monster and (card.atk is None or card.defense is None),
    ),
    Topic(
        key="wins",
        title=_("It wins the duel"),
        text=_(
            "The duel is won the moment it is so, without a chain. If both players would win, it is a draw."
        ),
        rules=("W3",),
        applies=lambda card: says(card, Wins),
    ),
)
