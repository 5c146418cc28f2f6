"""What all ways of typing one thing share: the keys under which names and texts are found."""

import re
import unicodedata
from functools import cache, lru_cache

from opencc import OpenCC
from pypinyin import Style, lazy_pinyin

_HAN = re.compile(r"[\u3400-\u9fff\U00020000-\U0003ffff]")


@lru_cache(maxsize=10_000)
def key_of(name: str) -> str:
    """A name without what typing changes: width, case, accents, punctuation, blanks, traditional signs.

    Letters, digits and Chinese characters are left: "Elemental HERO Neos" and "elemental-hero  ＮＥＯＳ" are
    one, and so are 黑魔導女孩 and 黑魔导女孩.
    """
    return "".join(filter(str.isalnum, _folded(name)))


@lru_cache(maxsize=10_000)
def text_key_of(text: str) -> str:
    """A text without what typing changes; its words keep one blank between them."""
    kept = "".join(sign if sign.isalnum() else " " for sign in _folded(text))
    return " ".join(kept.split())


def _folded(text: str) -> str:
    simplified = _to_simplified().convert(unicodedata.normalize("NFKC", text))
    apart = unicodedata.normalize("NFKD", simplified.casefold())
    return "".join(sign for sign in apart if not unicodedata.combining(sign))


@cache
def _to_simplified() -> OpenCC:
    return OpenCC("t2s")


def has_han(text: str) -> bool:
    """Whether Chinese characters are in it."""
    return bool(_HAN.search(text))


def pinyin_of(name: str) -> str:
    """The Chinese characters of a name as they are spelt, without tones; empty where it has none.

    ü is spelt v, as on a keyboard: 黑魔导女孩 is heimodaonvhai.
    """
    return _spelt(name, Style.NORMAL)


def initials_of(name: str) -> str:
    """The first letter of each Chinese character: 黑魔导女孩 is hmdnh."""
    return _spelt(name, Style.FIRST_LETTER)


@lru_cache(maxsize=20_000)
def _spelt(name: str, style: Style) -> str:
    key = key_of(name)
    return "".join(lazy_pinyin(key, style=style)) if has_han(key) else ""
