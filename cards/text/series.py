"""What series and archetypes are called in Chinese, by their English names."""

from collections.abc import Mapping
from types import MappingProxyType

from cards.text.names import CHINESE_SERIES

CHINESE_ARCHETYPES: Mapping[str, str] = MappingProxyType(
    {
        **CHINESE_SERIES,
        "Alien": "外星人",
        "Archfiend": "恶魔",
        "Atlantean": "海皇",
        "Black Luster Soldier": "混沌士兵",
        "Blue-Eyes": "青眼",
        "Celtic Guard": "精灵剑士",
        "Cloudian": "云魔物",
        "Cyber": "电子",
        "Cyber Dragon": "电子龙",
        "Dark Magician": "黑魔导",
        "Dark Magician Girl": "黑魔导女孩",
        "Dark World": "暗黑界",
        "Destiny HERO": "命运－英雄",
        "Evil HERO": "邪恶－英雄",
        "Exodia": "艾克佐迪亚",
        "Forbidden One": "被封印",
        "Gadget": "小工具",
        "Gaia The Fierce Knight": "暗黑骑士盖亚",
        "Gem-Knight": "宝石骑士",
        "Goblin": "格布林",
        "Gottoms": "加特姆士",
        "Guardian": "守护者",
        "Harpie": "神鹰",
        "Ice Barrier": "冰结界",
        "Jinzo": "人造人",
        "Junk": "废品",
        "Koa'ki Meiru": "核成",
        "Kuriboh": "库里波",
        "Magnet Warrior": "磁石战士",
        "Mist Valley": "霞之谷",
        "Monarch": "帝王",
        "Necrovalley": "王家长眠之谷",
        "Neos": "新宇侠",
        "Ojama": "扰乱怪",
        "Penguin": "企鹅",
        "Phantom Beast": "幻兽",
        "Polymerization/Fusion": "融合",
        "Power Tool": "动力工具",
        "Prophecy": "魔导",
        "Red Dragon Archfiend": "红恶魔龙",
        "Red-Eyes": "真红眼",
        "Saber": "军刀",
        "Scrap": "废铁",
        "Stardust": "星尘",
        "Toon": "卡通",
        "Trap Hole": "落穴",
        "Volcanic": "火山性",
        "Warrior": "战士",
        "Watt": "电力",
        "Worm": "异虫",
        "XX-Saber": "XX－军刀",
    }
)
"""Each is what the official Chinese names of its cards share (a test holds it to that); of an archetype that
is not here none is known, and its English name is shown."""


def archetype_word(name: str, language: str) -> str:
    """The archetype's name in a language, or in English where no other is known."""
    return CHINESE_ARCHETYPES.get(name, name) if language.startswith("zh") else name
