"""Which cards are meant, in English: pronouns, places and their players."""

from typing import assert_never

from cards.lang.groups import (
    AsManyAs,
    AsManyAsPaid,
    AtRandom,
    Cards,
    Choose,
    ChooseThose,
    Every,
    Group,
    Highest,
    HowMany,
    Lowest,
    NoneOr,
    OneOfEachName,
    OrFewer,
    OrMore,
    Pronoun,
    Those,
    UpTo,
)
from cards.lang.places import Place
from cards.lang.players import Who
from cards.lang.terms import Stat
from cards.text.english.nouns import NounPhrase, phrase, with_article
from cards.text.speech import Speech

STATS = {Stat.ATK: "ATK", Stat.DEF: "DEF", Stat.LEVEL: "Level"}

PILES = {
    Place.HAND: "hand",
    Place.DECK: "Deck",
    Place.EXTRA: "Extra Deck",
    Place.GRAVE: "Graveyard",
    Place.BANISHED: "banished cards",
}


def pronoun(word: Pronoun, speech: Speech) -> str:
    """A card already named; what is told of an ability names its target, its event and its own card."""
    match word:
        case Pronoun.THIS:
            return "this card"
        case Pronoun.TARGET:
            return "them" if speech.several_targets else "it"
        case Pronoun.FIRST_TARGET:
            return "the first target"
        case Pronoun.SECOND_TARGET:
            return "the second target"
        case Pronoun.EXCAVATED:
            return "the excavated cards"
        case Pronoun.LIGHTENED:
            return "those monsters"
        case Pronoun.PAID:
            return "the card used for the cost"
        case Pronoun.EVENT:
            return "that monster" if speech.targets_monster else "that card"
        case Pronoun.ATTACKER:
            return "the attacking monster"
        case Pronoun.EQUIPPED:
            return "the equipped monster"
        case Pronoun.TIED:
            return "that monster"
        case Pronoun.IT:
            return "it" if speech.it_is_one else "they"
        case _:
            assert_never(word)


def group(which: Group, speech: Speech) -> str:
    """The cards that an effect deals with, as the object of a verb."""
    match which:
        case Pronoun.IT:
            return "it" if speech.it_is_one else "them"
        case Pronoun():
            return pronoun(which, speech)
        case Every(cards):
            return every(cards)
        case OneOfEachName(cards):
            return f"as many {plural(cards)} as possible (max. 1 of each name)"
        case Choose(count, cards):
            return some(count, cards)
        case Lowest(stat, cards):
            return f"the {some(1, cards)} with the lowest {STATS[stat]} (your choice, if tied)"
        case Highest(stat, cards):
            return f"the {some(1, cards)} with the highest {STATS[stat]} (your choice, if tied)"
        case Those(Pronoun.EVENT, filter_) if speech.event_is_monsters:
            return f"that {phrase(filter_, kind='monster')}"
        case Those(of, filter_):
            return f"all {phrase(filter_, plural=True)} among {among(of, speech)}"
        case ChooseThose(count, Those(of, filter_)):
            several = count not in (1, NoneOr(1), OrFewer(1))
            return f"{how_many(count)} {phrase(filter_, plural=several)} among {among(of, speech)}"
        case AtRandom(count, cards):
            return some(count, cards, quality="random ")
        case _:
            assert_never(which)


def among(of: Pronoun, speech: Speech) -> str:
    """Cards already named, as a number of them: "among them"."""
    words = pronoun(of, speech)
    return {"it": "it", "they": "them"}.get(words, words)


def out_of(which: Group, speech: Speech) -> str:
    """The cards that an effect brings elsewhere: those of a pile come from it."""
    match which:
        case Choose(count, cards) if not all(place.on_field for place in cards.places):
            noun = described(cards, plural=count not in (1, NoneOr(1), OrFewer(1)))
            return f"{how_many(count)} {noun.with_place(origin(cards), last=True)}"
        case Every(Cards((Place.HAND,), of, None)):
            return f"{whose(of)} entire hand"
        case Every(cards) if not all(place.on_field for place in cards.places):
            return f"all {described(cards, plural=True).with_place(origin(cards, 'and'), last=True)}"
        case _:
            return group(which, speech)


def as_many(cards: Cards) -> str:
    """Of all that are there, those for which there is room: "as many monsters as possible from your hand"."""
    return f"as many {described(cards, plural=True)} as possible {origin(cards)}"


def every(cards: Cards) -> str:
    """All of them: "all Attack Position monsters your opponent controls"."""
    return f"all {plural(cards)}"


def plural(cards: Cards) -> str:
    """Them, whichever they are: "face-up monsters on the field with 1500 or more ATK"."""
    return described(cards, plural=True).with_place(where(cards))


def some(count: HowMany, cards: Cards, *, quality: str = "") -> str:
    """So many of them: "1 Level 2 or lower monster in your Graveyard", "1 Spell/Trap from your hand"."""
    noun = described(cards, plural=count not in (1, NoneOr(1), OrFewer(1)))
    if isinstance(count, AsManyAs):
        return f"{noun.with_place(where(cards))}, up to the number of {plural(count.there)}"
    size = f"{how_many(count)} {quality}"
    if hidden(cards):
        return f"{size}{noun.with_place(origin(cards), last=True)}"
    return f"{size}{noun.with_place(where(cards))}"


def how_many(count: HowMany) -> str:
    """The number before a noun: "1", "up to 2", "any number of", "3 or more"."""
    match count:
        case int():
            return str(count)
        case UpTo(most):
            return f"up to {most}"
        case NoneOr(most) | OrFewer(most):
            return str(most)
        case OrMore(least):
            return "any number of" if least == 1 else f"{least} or more"
        case AsManyAsPaid():
            return "the same number of"
        case AsManyAs(there):
            return f"up to the number of {plural(there)} of the"


def hidden(cards: Cards) -> bool:
    """Whether they come from a place that only their player sees."""
    return cards.places[0] in (Place.HAND, Place.DECK, Place.EXTRA)


def on_field(cards: Cards) -> bool:
    return all(place.on_field for place in cards.places)


def origin(cards: Cards, tie: str = "or") -> str:
    """From where they come: "from your hand"; all of them from the one and the other."""
    return f"from {whose(cards.of)} {piles(cards.places, tie)}"


def any_one(cards: Cards) -> str:
    """One of them, whichever: "a monster you control", "an opponent's monster"."""
    noun = described(cards)
    if cards.places == (Place.MONSTERS,) and cards.of is Who.OPPONENT:
        return f"an opponent's {noun}"
    if cards.places == (Place.MONSTERS,) and cards.of is Who.EITHER:
        return with_article(str(noun))
    return with_article(noun.with_place(where(cards)))


def described(cards: Cards, *, plural: bool = False) -> NounPhrase:
    """The description alone; what stands in monster zones is a monster."""
    kind = "monster" if cards.places == (Place.MONSTERS,) else "card"
    return phrase(cards.filter, plural=plural, kind=kind)


def where(cards: Cards) -> str:
    """Where they are, and whose: "you control", "on the field", "in either Graveyard"."""
    if on_field(cards):
        return {
            Who.YOU: "you control",
            Who.OPPONENT: "your opponent controls",
            Who.EITHER: "on the field",
        }[cards.of]
    if cards.places == (Place.BANISHED,) and cards.of is Who.EITHER:
        return "that are banished"
    return f"in {whose(cards.of)} {piles(cards.places)}"


def pile(place: Place) -> str:
    return PILES.get(place, "field")


def piles(places: tuple[Place, ...], tie: str = "or") -> str:
    """Places one after the other, all zones as one: "hand or field"."""
    return f" {tie} ".join(dict.fromkeys(pile(place) for place in places))


def whose(who: Who) -> str:
    return {Who.YOU: "your", Who.OPPONENT: "your opponent's", Who.EITHER: "either"}[who]
