"""What is forbidden, or kept off, in English."""

from typing import assert_never

from cards.lang.filters import Filter, Other
from cards.lang.players import Who
from cards.lang.prohibitions import (
    BanishedInstead,
    CannotBeBanished,
    CannotBeTargeted,
    CannotSet,
    CannotSummonSuch,
    GravesSealed,
    OnlyForTributeSummon,
    Prohibition,
    Unaffected,
)
from cards.text.english.groups import plural
from cards.text.english.nouns import noun, phrase
from cards.text.english.occasions import WAYS
from cards.text.english.subjects import are_several, cannot, subject
from cards.text.speech import Speech


def forbidden(what: Prohibition, speech: Speech) -> str:
    match what:
        case CannotSummonSuch(of, ways, filter_):
            such = phrase(filter_, plural=True, kind="monster")
            return f"{cannot(of)} {' or '.join(WAYS[way] for way in ways)} Summon {such}"
        case CannotSet(of, filter_):
            return f"{cannot(of)} Set {noun(filter_, plural=True)}"
        case OnlyForTributeSummon(who):
            return f"{subject(who, speech)} cannot be Tributed, except for a Tribute Summon"
        case CannotBeTargeted(who, of, by):
            return f"{subject(who, speech)} cannot be targeted by {effects_of(of, by)}"
        case Unaffected(who, of, by):
            verb = "are" if are_several(who, speech) else "is"
            return f"{subject(who, speech)} {verb} unaffected by {effects_of(of, by)}"
        case CannotBeBanished(who):
            return f"{plural(who)} cannot be banished"
        case GravesSealed():
            return (
                "negate any card effect that would move a card in the Graveyard to a different place, "
                "except an effect that moves only its own card"
            )
        case BanishedInstead(filter_):
            sent = noun(filter_, plural=False) if filter_ else "card"
            return f"any {sent} sent to the Graveyard is banished instead"
        case _:
            assert_never(what)


def effects_of(of: Who, by: Filter | None) -> str:
    """ "card effects", "your opponent's Trap effects", "the effects of other cards"."""
    whose = {Who.YOU: "your ", Who.OPPONENT: "your opponent's ", Who.EITHER: ""}[of]
    if by is None:
        return f"{whose}card effects"
    if isinstance(by, Other):
        return "the effects of other cards" if of is Who.EITHER else f"the effects of {whose}other cards"
    return f"the effects of {whose}{noun(by, plural=True)}"
