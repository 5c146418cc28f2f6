"""Files of the shapes that the ecosystem's exports have, of any length, with cards of our own making.

The fields and their forms are those that YGOPRODeck's guide to its API (version 7) tells of `cardinfo`, and
those of the card databases of duel programs; names, numbers and texts are the library's, mixed.
"""

import json
import random
import sqlite3
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from cards.lang.terms import Attribute, Race
from cards.library import LIBRARY
from cards.text import texts

SEED = "exports"
FIRST = 300_000_000
MONSTERS: tuple[tuple[str, tuple[str, ...], int], ...] = (
    ("Normal Monster", ("Normal",), 0x11),
    ("Effect Monster", ("Effect",), 0x21),
    ("Flip Effect Monster", ("Flip", "Effect"), 0x200021),
    ("Spirit Monster", ("Spirit", "Effect"), 0x221),
    ("Union Effect Monster", ("Union", "Effect"), 0x421),
    ("Gemini Monster", ("Gemini", "Effect"), 0x821),
    ("Toon Monster", ("Toon", "Effect"), 0x400021),
    ("Tuner Monster", ("Tuner", "Effect"), 0x1021),
    ("Normal Tuner Monster", ("Tuner", "Normal"), 0x1011),
    ("Ritual Monster", ("Ritual",), 0x81),
    ("Ritual Effect Monster", ("Ritual", "Effect"), 0xA1),
    ("Fusion Monster", ("Fusion", "Effect"), 0x61),
    ("Synchro Monster", ("Synchro", "Effect"), 0x2021),
    ("Synchro Tuner Monster", ("Synchro", "Tuner", "Effect"), 0x3021),
    ("XYZ Monster", ("Xyz", "Effect"), 0x800021),
    ("Link Monster", ("Link", "Effect"), 0x4000021),
    ("Pendulum Effect Monster", ("Pendulum", "Effect"), 0x1000021),
    ("Pendulum Normal Monster", ("Pendulum", "Normal"), 0x1000011),
    ("Pendulum Effect Fusion Monster", ("Fusion", "Pendulum", "Effect"), 0x1000061),
    ("Synchro Pendulum Effect Monster", ("Synchro", "Pendulum", "Effect"), 0x1002021),
    ("XYZ Pendulum Effect Monster", ("Xyz", "Pendulum", "Effect"), 0x1800021),
    ("Token", ("Token", "Normal"), 0x4011),
)
"""What the exports call a monster, the words beside its type, and its bits in a database."""
SPELLS = {"Normal": 0, "Continuous": 0x20000, "Equip": 0x40000, "Field": 0x80000, "Quick-Play": 0x10000}
TRAPS = {"Normal": 0, "Continuous": 0x20000, "Counter": 0x100000}
SKILL = 0x8000000
SETS = ("Legend of Testing", "Metal Benches", "Spell Measure", "Pharaonic Figure", "Dark Median")
RARITIES = (("Common", "(C)"), ("Rare", "(R)"), ("Ultra Rare", "(UR)"), ("Quarter Century Secret Rare", ""))


@dataclass(frozen=True, slots=True)
class MadeUp:
    """One card of an export, in both of its forms."""

    cardinfo: dict[str, Any]
    datas: tuple[int, ...]
    """id, ot, alias, setcode, type, atk, def, level, race, attribute, category."""
    texts: tuple[int, str, str]
    chinese: tuple[int, str, str]


def made_up(number: int) -> Iterator[MadeUp]:
    """Cards of every kind that the exports have; one in a hundred is a skill card, which is none here."""
    chance = random.Random(SEED)
    library = sorted(LIBRARY.values(), key=lambda card: card.passcode)
    words = sorted({word for card in library for word in card.name_en.split()})
    signs = sorted({sign for card in library for sign in card.name_zh})
    said = [(texts(card, "en").body, texts(card, "zh-hans").body) for card in chance.sample(library, 200)]
    for place in range(number):
        skill = place % 100 == 99
        english = " ".join(chance.sample(words, chance.randint(2, 4))) + f" {place}"
        chosen = chance.choices(said, k=3)
        yield _card(
            chance,
            FIRST + 20 * place,
            skill,
            english,
            "".join(chance.sample(signs, chance.randint(3, 7))),
            "\r\n".join(one for one, _other in chosen)[:3000],
            "\n".join(other for _one, other in chosen)[:3000],
        )


def _card(
    chance: random.Random, code: int, skill: bool, english: str, chinese: str, body: str, chinese_body: str
) -> MadeUp:
    kind = chance.random()
    about: dict[str, Any] = {"id": code, "name": english}
    if skill:
        about |= {"type": "Skill Card", "frameType": "skill", "desc": body, "race": "Somebody"}
        datas = (code, 3, 0, 0, SKILL | 0x2, 0, 0, 0, 0, 0, 0)
    elif kind < 0.35:
        trap = kind > 0.2
        race, bit = chance.choice([*(TRAPS if trap else SPELLS).items()])
        name = "Trap" if trap else "Spell"
        about |= {"type": f"{name} Card", "frameType": name.casefold(), "desc": body, "race": race}
        about["humanReadableCardType"] = f"{race} {name}"
        datas = (code, 3, 0, 0, (4 if trap else 2) | bit, 0, 0, 0, 0, 0, 0)
    else:
        more, datas = _monster(chance, code)
        about |= more | {"desc": body}
    if chance.random() < 0.5:
        about["archetype"] = english.split()[0]
    slug = english.casefold().replace(" ", "-")
    about["ygoprodeck_url"] = f"https://ygoprodeck.com/card/{slug}-{code}"
    about["card_sets"] = [_print(chance) for _ in range(chance.randint(0, 8))]
    artworks = [code, *(code + more for more in range(1, chance.choice([1, 1, 1, 1, 1, 1, 1, 1, 1, 3])))]
    address = "https://images.ygoprodeck.com/images/cards"
    about["card_images"] = [
        {
            "id": artwork,
            "image_url": f"{address}/{artwork}.jpg",
            "image_url_small": f"{address}_small/{artwork}.jpg",
            "image_url_cropped": f"{address}_cropped/{artwork}.jpg",
        }
        for artwork in artworks
    ]
    markets = ("cardmarket", "tcgplayer", "ebay", "amazon", "coolstuffinc")
    about["card_prices"] = [{f"{market}_price": f"{chance.random():.2f}" for market in markets}]
    if chance.random() < 0.02:
        about["banlist_info"] = {"ban_tcg": "Forbidden", "ban_ocg": "Limited", "ban_goat": "Limited"}
    about["misc_info"] = [
        {
            "beta_name": f"Beta {english}",
            "views": chance.randrange(10**6),
            "viewsweek": chance.randrange(10**3),
            "upvotes": 1,
            "downvotes": 0,
            "formats": ["Common Charity", "OCG", "TCG", "Master Duel"],
            "tcg_date": "2011-02-08",
            "ocg_date": "2010-11-13",
            "konami_id": code - FIRST,
            "has_effect": 1,
            "md_rarity": "Rare",
            **({"beta_id": code - FIRST + 101_000_000} if chance.random() < 0.1 else {}),
        }
    ]
    return MadeUp(about, datas, (code, english, body), (code, chinese, chinese_body))


def _monster(chance: random.Random, code: int) -> tuple[dict[str, Any], tuple[int, ...]]:
    said, words, bits = chance.choice(MONSTERS)
    race, attribute = chance.choice([*Race]), chance.choice([*Attribute])
    atk, defense = chance.choice([-1, *range(0, 4000, 50)]), chance.randrange(0, 4000, 50)
    level = chance.randint(1, 12)
    about: dict[str, Any] = {
        "typeline": [race.value, *words],
        "type": said,
        "humanReadableCardType": said,
        "frameType": words[0].casefold(),
        "race": race.value,
        "attribute": attribute.value,
        "atk": atk,
        "def": defense,
        "level": level,
    }
    stored = level
    if "Link" in words:
        level = chance.randint(1, 6)
        stored = level
        markers = ["Top", "Bottom-Left", "Bottom", "Bottom-Right", "Left", "Right"]
        about |= {"def": None, "linkval": level, "linkmarkers": markers[:level]}
        del about["level"]
        defense = 0b101
    if "Pendulum" in words:
        scale = chance.randint(0, 13)
        about |= {"scale": scale, "pend_desc": "Once per turn.", "monster_desc": "It measures."}
        stored |= scale << 24 | scale << 16
    if "Token" in words:
        del about["typeline"]
    places = {one: 1 << at for at, one in enumerate(_ATTRIBUTES)}
    races = {one: 1 << at for at, one in enumerate(_RACES)}
    in_database = -2 if atk == -1 else atk
    return about, (code, 3, 0, 0, bits, in_database, defense, stored, races[race], places[attribute], 0)


# The bits of a database are written here a second time, so that a wrong one in the reader is found.
_ATTRIBUTES = [
    Attribute.EARTH,
    Attribute.WATER,
    Attribute.FIRE,
    Attribute.WIND,
    Attribute.LIGHT,
    Attribute.DARK,
    Attribute.DIVINE,
]
_RACES = [
    Race.WARRIOR,
    Race.SPELLCASTER,
    Race.FAIRY,
    Race.FIEND,
    Race.ZOMBIE,
    Race.MACHINE,
    Race.AQUA,
    Race.PYRO,
    Race.ROCK,
    Race.WINGED_BEAST,
    Race.PLANT,
    Race.INSECT,
    Race.THUNDER,
    Race.DRAGON,
    Race.BEAST,
    Race.BEAST_WARRIOR,
    Race.DINOSAUR,
    Race.FISH,
    Race.SEA_SERPENT,
    Race.REPTILE,
    Race.PSYCHIC,
    Race.DIVINE_BEAST,
    Race.CREATOR_GOD,
    Race.WYRM,
    Race.CYBERSE,
    Race.ILLUSION,
]


def _print(chance: random.Random) -> dict[str, str]:
    set_name, (rarity, mark) = chance.choice(SETS), chance.choice(RARITIES)
    number = "".join(word[0] for word in set_name.split())
    return {
        "set_name": set_name,
        "set_code": f"{number}-EN{chance.randrange(1000):03d}",
        "set_rarity": rarity,
        "set_rarity_code": mark,
        "set_price": f"{chance.random():.2f}",
    }


def write_cardinfo(path: Path, number: int) -> None:
    """As YGOPRODeck's `cardinfo.php?misc=yes` answers: one line, {"data": [...]}."""
    with path.open("w", encoding="utf-8") as file:
        file.write('{"data":[')
        for place, card in enumerate(made_up(number)):
            file.write("," * bool(place) + json.dumps(card.cardinfo, separators=(",", ":")))
        file.write("]}")


CLASSIC = (
    "CREATE TABLE datas(id integer primary key,ot integer,alias integer,setcode integer,type integer,"
    "atk integer,def integer,level integer,race integer,attribute integer,category integer)"
)
EDOPRO = CLASSIC.replace("datas(id integer primary key", '"datas" ("id" INTEGER PRIMARY KEY')


def write_database(path: Path, number: int, schema: str = CLASSIC, *, chinese: bool = False) -> None:
    """A card database of an older client (CLASSIC) or of EDOPro, which declares its columns otherwise."""
    strings = ",".join(f"str{place} text" for place in range(1, 17))
    with sqlite3.connect(path) as cards:
        cards.execute(schema)
        cards.execute(f"CREATE TABLE texts(id integer primary key,name text,desc text,{strings})")
        told: Callable[[MadeUp], tuple[int, str, str]]
        told = (lambda card: card.chinese) if chinese else (lambda card: card.texts)
        for card in made_up(number):
            cards.execute(f"INSERT INTO datas VALUES ({','.join('?' * 11)})", card.datas)
            cards.execute("INSERT INTO texts (id, name, desc) VALUES (?, ?, ?)", told(card))
    cards.close()
