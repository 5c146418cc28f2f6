"""What is forbidden, or kept off, in Chinese."""

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
from cards.text.chinese.groups import plural, whose
from cards.text.chinese.nouns import noun
from cards.text.chinese.occasions import WAYS
from cards.text.chinese.subjects import subject
from cards.text.speech import Speech


def forbidden(what: Prohibition, speech: Speech) -> str:
    match what:
        case CannotSummonSuch(of, ways, filter_):
            how = "・".join(WAYS[way] for way in ways)
            return f"{whose(of)}不能把{noun(filter_, kind='怪兽')}{how}"
        case CannotSet(of, filter_):
            return f"{whose(of)}不能把{noun(filter_)}盖放"
        case OnlyForTributeSummon(who):
            return f"{subject(who, speech)}不能为上级召唤以外而解放"
        case CannotBeTargeted(who, of, by):
            return f"{subject(who, speech)}不会成为{cards_of(of, by)}的效果的对象"
        case Unaffected(who, of, by):
            return f"{subject(who, speech)}不受{cards_of(of, by)}的效果影响"
        case CannotBeBanished(who):
            return f"{plural(who)}不能除外"
        case GravesSealed():
            return "让墓地的卡向其他地方移动的效果无效化（只让自身移动的效果不无效化）"
        case BanishedInstead(filter_):
            return f"被送去墓地的{noun(filter_)}不去墓地而除外"
        case _:
            assert_never(what)


def cards_of(of: Who, by: Filter | None) -> str:
    """卡; 对方的卡; 其他卡; 对方的陷阱卡."""
    owner = {Who.YOU: "自己的", Who.OPPONENT: "对方的", Who.EITHER: ""}[of]
    if isinstance(by, Other):
        return f"{owner}其他卡"
    return f"{owner}{noun(by)}"
