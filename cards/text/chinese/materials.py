"""What a monster can be material for, in Chinese."""

from cards.lang.abilities import TunesOnly
from cards.text.chinese.nouns import noun


def tunes_only(what: TunesOnly) -> str:
    text = f"这张卡不是{noun(what.for_)}的同调召唤不能作为同调素材。"
    if what.never_beside is None:
        return text
    return f"{text}其他的同调素材不能是{noun(what.never_beside)}。"
