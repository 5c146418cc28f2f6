"""What a monster can be material for, in English."""

from cards.lang.abilities import TunesOnly
from cards.text.english.nouns import noun


def tunes_only(what: TunesOnly) -> str:
    text = (
        "This card cannot be used as a Synchro Material, except for the Synchro Summon of a "
        f"{noun(what.for_)}."
    )
    if what.never_beside is None:
        return text
    return f"{text} No other Synchro Material can be a {noun(what.never_beside)}."
