"""Six ready-made decks of different styles, which every new player is given.

Each shows one way to win, with the cards that belong to it and the usual answers beside them.
"""

from django.utils.translation import gettext_lazy as _

from decks.starters.starter import Starter

BLACKWINGS = Starter(
    key="blackwings",
    name=_("Storm of the Blackwings"),
    about=_(
        "Swarming: fill the field with winged beasts in one turn, tune them into great ones, and attack."
    ),
    cards={
        75498415: 3,  # Blackwing - Sirocco the Dawn
        58820853: 3,  # Blackwing - Shura the Blue Flame
        49003716: 3,  # Blackwing - Bora the Spear
        22835145: 3,  # Blackwing - Blizzard the Far North
        2009101: 1,  # Blackwing - Gale the Whirlwind
        85215458: 1,  # Blackwing - Kalut the Moon Shadow
        83011277: 2,  # Mystic Tomato
        4906301: 1,  # Necro Gardna
        78700060: 1,  # Doomcaliber Knight
        24508238: 1,  # D.D. Crow
        91351370: 1,  # Black Whirlwind
        1475311: 1,  # Allure of Darkness
        5318639: 1,  # Mystical Space Typhoon
        14087893: 1,  # Book of Moon
        674561: 1,  # Dark Eruption
        81439173: 1,  # Foolish Burial
        55713623: 2,  # Shrink
        97169186: 1,  # Smashing Ground
        37520316: 1,  # Mind Control
        53567095: 2,  # Icarus Attack
        59839761: 2,  # Delta Crow - Anti Reverse
        29401950: 2,  # Bottomless Trap Hole
        44095762: 1,  # Mirror Force
        53582587: 1,  # Torrential Tribute
        97077563: 1,  # Call of the Haunted
        70342110: 1,  # Dimensional Prison
        41420027: 1,  # Solemn Judgment
    },
    extra={
        69031175: 2,  # Blackwing Armor Master
        76913983: 2,  # Blackwing Armed Wing
        33236860: 1,  # Blackwing - Silverwind the Ascendant
        26593852: 1,  # Ally of Justice Catastor
        44508094: 1,  # Stardust Dragon
        73580471: 1,  # Black Rose Dragon
        88643579: 1,  # Dark End Dragon
        70902743: 1,  # Red Dragon Archfiend
        70780151: 1,  # Thought Ruler Archfiend
    },
)


SAMURAI = Starter(
    key="samurai",
    name=_("Oath of the Six Samurai"),
    about=_(
        "United: a samurai can do more beside another of a different name, and one can fall for another."
    ),
    cards={
        95519486: 3,  # The Six Samurai - Zanji
        27782503: 3,  # The Six Samurai - Irou
        64398890: 3,  # The Six Samurai - Yaichi
        90397998: 3,  # The Six Samurai - Kamon
        78792195: 2,  # Hand of the Six Samurai
        83039729: 3,  # Grandmaster of the Six Samurai
        72345736: 1,  # Six Samurai United
        27970830: 1,  # Gateway of the Six
        32807846: 1,  # Reinforcement of the Army
        95281259: 2,  # The Warrior Returning Alive
        5318639: 1,  # Mystical Space Typhoon
        14087893: 1,  # Book of Moon
        55713623: 2,  # Shrink
        97169186: 1,  # Smashing Ground
        98045062: 2,  # Enemy Controller
        69162969: 1,  # Lightning Vortex
        44095762: 1,  # Mirror Force
        29401950: 2,  # Bottomless Trap Hole
        70342110: 1,  # Dimensional Prison
        56120475: 1,  # Sakuretsu Armor
        53582587: 1,  # Torrential Tribute
        97077563: 1,  # Call of the Haunted
        41420027: 1,  # Solemn Judgment
        60082869: 1,  # Dust Tornado
        36361633: 1,  # Threatening Roar
    },
)


LIGHTSWORN = Starter(
    key="lightsworn",
    name=_("Procession of the Lightsworn"),
    about=_("Daring: send your own deck to the graveyard, and let what lies there win the duel."),
    cards={
        96235275: 3,  # Jain, Lightsworn Paladin
        22624373: 3,  # Lyla, Lightsworn Sorceress
        21502796: 3,  # Ryko, Lightsworn Hunter
        58996430: 3,  # Wulf, Lightsworn Beast
        94381039: 2,  # Celestia, Lightsworn Angel
        95956346: 2,  # Shining Angel
        69884162: 2,  # Elemental HERO Neos Alius
        4906301: 1,  # Necro Gardna
        33420078: 1,  # Plaguespreader Zombie
        9596126: 1,  # Chaos Sorcerer
        31305911: 1,  # Marshmallon
        15341821: 1,  # Dandylion
        691925: 3,  # Solar Recharge
        94886282: 1,  # Charge of the Light Brigade
        81439173: 1,  # Foolish Burial
        67169062: 1,  # Pot of Avarice
        5318639: 1,  # Mystical Space Typhoon
        14087893: 1,  # Book of Moon
        55713623: 1,  # Shrink
        37520316: 1,  # Mind Control
        98045062: 1,  # Enemy Controller
        44095762: 1,  # Mirror Force
        29401950: 1,  # Bottomless Trap Hole
        97077563: 1,  # Call of the Haunted
        36361633: 1,  # Threatening Roar
        70342110: 1,  # Dimensional Prison
        41420027: 1,  # Solemn Judgment
    },
    extra={
        69514125: 1,  # Avenging Knight Parshath
        25862681: 1,  # Ancient Fairy Dragon
        73580471: 1,  # Black Rose Dragon
        44508094: 1,  # Stardust Dragon
        43385557: 1,  # Magical Android
        26593852: 1,  # Ally of Justice Catastor
        19974580: 1,  # Iron Chain Dragon
        88643579: 1,  # Dark End Dragon
    },
)


GLADIATORS = Starter(
    key="gladiators",
    name=_("Arena of the Gladiator Beasts"),
    about=_(
        "Changeable: after each battle a beast goes back for another, and two or three join in a champion."
    ),
    cards={
        78868776: 3,  # Gladiator Beast Laquari
        25924653: 3,  # Gladiator Beast Darius
        57731460: 2,  # Gladiator Beast Equeste
        77642288: 2,  # Gladiator Beast Secutor
        41470137: 1,  # Gladiator Beast Bestiari
        5975022: 1,  # Gladiator Beast Murmillo
        4253484: 1,  # Gladiator Beast Hoplomus
        612115: 1,  # Gladiator Beast Retiari
        92373006: 2,  # Test Tiger
        14087893: 1,  # Book of Moon
        5318639: 1,  # Mystical Space Typhoon
        55713623: 3,  # Shrink
        97169186: 2,  # Smashing Ground
        98045062: 1,  # Enemy Controller
        96216229: 3,  # Gladiator Beast War Chariot
        70342110: 3,  # Dimensional Prison
        29401950: 2,  # Bottomless Trap Hole
        44095762: 1,  # Mirror Force
        53582587: 1,  # Torrential Tribute
        41420027: 1,  # Solemn Judgment
        60082869: 2,  # Dust Tornado
        36361633: 1,  # Threatening Roar
        94192409: 1,  # Compulsory Evacuation Device
        56120475: 1,  # Sakuretsu Armor
    },
    extra={
        48156348: 3,  # Gladiator Beast Gyzarus
        27346636: 2,  # Gladiator Beast Heraklinos
    },
)


GADGETS = Starter(
    key="gadgets",
    name=_("Gears and Machinery"),
    about=_(
        "Steady: every gadget brings the next, while spells and traps take away each monster against you."
    ),
    cards={
        41172955: 3,  # Green Gadget
        86445415: 3,  # Red Gadget
        13839120: 3,  # Yellow Gadget
        5556499: 2,  # Machina Fortress
        42940404: 3,  # Machina Gearframe
        78349103: 2,  # Machina Peacekeeper
        70095154: 2,  # Cyber Dragon
        97169186: 3,  # Smashing Ground
        66788016: 3,  # Fissure
        26412047: 1,  # Hammer Shot
        69162969: 1,  # Lightning Vortex
        5318639: 1,  # Mystical Space Typhoon
        23171610: 1,  # Limiter Removal
        14087893: 1,  # Book of Moon
        56120475: 3,  # Sakuretsu Armor
        70342110: 2,  # Dimensional Prison
        29401950: 2,  # Bottomless Trap Hole
        44095762: 1,  # Mirror Force
        53582587: 1,  # Torrential Tribute
        80604091: 1,  # Ultimate Offering
        41420027: 1,  # Solemn Judgment
    },
)


MONARCHS = Starter(
    key="monarchs",
    name=_("Court of the Monarchs"),
    about=_(
        "Commanding: frogs that come back are tributes for monarchs, and each monarch takes something away."
    ),
    cards={
        9748752: 3,  # Caius the Shadow Monarch
        73125233: 2,  # Raiza the Storm Monarch
        4929256: 2,  # Mobius the Frost Monarch
        26205777: 2,  # Thestalos the Firestorm Monarch
        12538374: 2,  # Treeborn Frog
        46239604: 2,  # Dupe Frog
        49522489: 1,  # Beelze Frog
        19665973: 2,  # Battle Fader
        70095154: 2,  # Cyber Dragon
        24317029: 2,  # Gravekeeper's Spy
        23205979: 1,  # Spirit Reaper
        31305911: 1,  # Marshmallon
        4906301: 1,  # Necro Gardna
        15341821: 1,  # Dandylion
        83011277: 1,  # Mystic Tomato
        98045062: 3,  # Enemy Controller
        37520316: 1,  # Mind Control
        81439173: 1,  # Foolish Burial
        2295440: 1,  # One for One
        73915051: 1,  # Scapegoat
        14087893: 1,  # Book of Moon
        69162969: 1,  # Lightning Vortex
        5318639: 1,  # Mystical Space Typhoon
        31036355: 1,  # Creature Swap
        44095762: 1,  # Mirror Force
        36361633: 1,  # Threatening Roar
        53582587: 1,  # Torrential Tribute
        70342110: 1,  # Dimensional Prison
    },
)


STYLES = (BLACKWINGS, SAMURAI, LIGHTSWORN, GLADIATORS, GADGETS, MONARCHS)
