"""What applies without being activated, as Chinese sentences without their full stop."""

from cards.lang.alterations import Alteration
from cards.lang.continuous import (
    CannotActivate,
    CannotAttack,
    CannotAttackBeside,
    CannotBeTributed,
    CannotDeclareAttack,
    CannotSummon,
    CannotTurnByHand,
    ContinuousEffect,
    Control,
    CountsAsTwoTributes,
    FurtherNormalSummon,
    Gain,
    GainByRace,
    NoBattleDamage,
    NotDestroyedByBattle,
    NotDestroyedByEffects,
    NotDestroyedByEffectsOnce,
    NotForSynchroSummon,
    NotForTributeSummon,
    Nullify,
)
from cards.lang.numbers import Number
from cards.lang.players import Who
from cards.lang.prohibitions import Prohibition
from cards.text.chinese.alterations import altered
from cards.text.chinese.battle import battle_word
from cards.text.chinese.groups import described, where, whose
from cards.text.chinese.nouns import excepted, noun
from cards.text.chinese.numbers import value
from cards.text.chinese.prohibitions import forbidden
from cards.text.chinese.subjects import subject
from cards.text.speech import Speech


def applies(effect: ContinuousEffect, speech: Speech) -> str:
    if isinstance(effect, Alteration):
        return altered(effect, speech)
    if isinstance(effect, Prohibition):
        return forbidden(effect, speech)
    match effect:
        case Gain(who, atk, def_):
            return f"{subject(who, speech)}的{gains(atk, def_, speech)}"
        case GainByRace(who, race_of, atk):
            return (
                f"{where(race_of)}的{described(race_of)}的原本种族只有1种的场合，"
                f"{where(who)}的那个种族的{described(who)}的攻击力上升{value(atk, speech)}"
            )
        case CannotAttack(who):
            return f"{subject(who, speech)}不能攻击宣言"
        case CannotDeclareAttack(of):
            return f"{player(of)}不能攻击宣言"
        case CannotAttackBeside(who):
            return f"{subject(who, speech)}以外的自己怪兽不能攻击"
        case CannotActivate(filter_, of, cards_only):
            named, side = noun(filter_), "双方" if of is Who.EITHER else whose(of)
            effects = "" if cards_only else f"，也不能把场上的{named}的效果发动"
            return f"{side}不能把{named}发动{effects}"
        case Nullify(who):
            return f"{subject(who, speech)}的效果无效化"
        case NotDestroyedByBattle(who):
            return f"{subject(who, speech)}不会被战斗破坏"
        case NotDestroyedByEffects(who, owner):
            effects = "效果" if owner is Who.EITHER else f"{whose(owner)}的效果"
            return f"{subject(who, speech)}不会被{effects}破坏"
        case NotDestroyedByEffectsOnce(who):
            return f"1回合1次，{subject(who, speech)}不会被效果破坏"
        case NoBattleDamage(of):
            return f"{player(of)}不会受到战斗伤害"
        case CannotSummon(of):
            return f"{player(of)}不能把怪兽召唤・反转召唤・特殊召唤"
        case FurtherNormalSummon(of, filter_):
            but = excepted(filter_)
            monster = f"{but}1只{noun(filter_).removeprefix(but)}"
            return (
                f"{player(of)}在通常召唤外加上只有1次，可以把{monster}召唤（这样的追加召唤1回合只能适用1次）"
            )
        case CountsAsTwoTributes(for_):
            return f"{noun(for_)}上级召唤的场合，这张卡可以作为2只的数量解放"
        case NotForTributeSummon(who):
            return f"{subject(who, speech)}不能为上级召唤而解放"
        case NotForSynchroSummon(who):
            return f"{subject(who, speech)}不能作为同调素材"
        case CannotBeTributed(who):
            return f"{subject(who, speech)}不能解放"
        case CannotTurnByHand(who):
            return f"{subject(who, speech)}不能把表示形式变更"
        case Control():
            return "得到装备怪兽的控制权"
        case _:
            return battle_word(effect, speech)


def gains(atk: Number, def_: Number, speech: Speech) -> str:
    """攻击力上升500，守备力下降400; 攻击力・守备力上升500."""
    if atk == def_:
        return changes("攻击力・守备力", atk, speech)
    parts = []
    for number, stat in ((atk, "攻击力"), (def_, "守备力")):
        if number == 0:
            continue
        parts.append(changes(stat, number, speech))
    return "，".join(parts)


def changes(stat: str, by: Number, speech: Speech) -> str:
    falls = isinstance(by, int) and by < 0
    size = -by if isinstance(by, int) and falls else by
    return f"{stat}{'下降' if falls else '上升'}{value(size, speech)}"


def player(who: Who) -> str:
    return whose(who)
