"""The words in which fields and printed facts are asked for, in both languages."""

from collections.abc import Iterable
from functools import cache

from cards.lang.terms import Attribute, Kind, Race, Trait
from cards.search.keys import key_of
from cards.text import LANGUAGES, word

Term = Kind | Trait | Attribute | Race

FIELDS: dict[str, tuple[str, ...]] = {
    "name": ("name", "n", "名称", "卡名", "名字"),
    "type": ("type", "t", "kind", "类型", "种类"),
    "attribute": ("attribute", "attr", "属性"),
    "race": ("race", "r", "种族"),
    "level": ("level", "lv", "l", "等级", "星级", "星"),
    "atk": ("atk", "attack", "攻击力", "攻击", "攻"),
    "def": ("def", "defense", "defence", "守备力", "守备", "守"),
    "text": ("text", "o", "效果", "文本"),
    "archetype": ("archetype", "series", "字段", "系列"),
    "set": ("set", "卡包", "收录"),
    "date": ("date", "ocg", "日期", "发售"),
    "tcg": ("tcg",),
    "limit": ("limit", "limits", "禁限", "限制"),
    "playable": ("playable", "可决斗", "可用"),
    "passcode": ("passcode", "id", "卡密"),
    "sort": ("sort", "order", "排序"),
    "direction": ("direction", "dir", "方向"),
}
"""The fields by the name that the project uses, and all words for each."""

BY_WORD = {key_of(said): field for field, words in FIELDS.items() for said in words}

MORE_WORDS: dict[str, Term] = {
    "quick": Trait.QUICK_PLAY,
    "dual": Trait.GEMINI,
    "魔法卡": Kind.SPELL,
    "陷阱卡": Kind.TRAP,
    "怪兽卡": Kind.MONSTER,
    "协调": Trait.TUNER,
    "火": Attribute.FIRE,
    "暗属性": Attribute.DARK,
    "光属性": Attribute.LIGHT,
    "念动力": Race.PSYCHIC,
}
"""Words that players use beside those on the cards."""


@cache
def terms(kinds: tuple[type[Term], ...]) -> dict[str, Term]:
    """The terms of some kinds by the keys of all words for them; Chinese types also without their 族."""
    found: dict[str, Term] = {}
    for kind in kinds:
        for term in kind:
            for said in _words(term):
                found.setdefault(key_of(said), term)
    extra = {key_of(said): term for said, term in MORE_WORDS.items() if isinstance(term, kinds)}
    return {**extra, **found}


def _words(term: Term) -> Iterable[str]:
    yield term.value
    for language in LANGUAGES:
        said = word(term, language)
        yield said
        if isinstance(term, Race):
            yield said.removesuffix("族")
        if isinstance(term, Attribute) and language != "en":
            yield f"{said}属性"
