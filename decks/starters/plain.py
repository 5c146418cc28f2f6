"""Ready-made decks to begin with: four of monsters without effect, and one of well-known cards of every kind.

Each of the four is mostly of monsters that need no tribute, with a few that need one (S2) or two.
"""

from django.utils.translation import gettext_lazy as _

from decks.starters.starter import Starter

DRAGONS = Starter(
    key="dragons",
    name=_("Wings of the Dragons"),
    about=_("Few but strong: the largest dragons of all, for a player who can wait for two tributes."),
    cards={
        11091375: 3,  # Luster Dragon
        96005454: 3,  # Hunter Dragon
        62113340: 3,  # Divine Dragon Ragnarok
        67724379: 3,  # Koumori Dragon
        87564352: 3,  # Blackland Fire Dragon
        87796900: 3,  # Winged Dragon, Guardian of the Fortress #1
        93346024: 3,  # The Dragon Dwelling in the Cave
        55444629: 2,  # Lesser Dragon
        88819587: 2,  # Baby Dragon
        20831168: 2,  # Lizard Soldier
        21615956: 2,  # Flamvell Guard
        62762898: 1,  # Parrot Dragon
        28279543: 1,  # Curse of Dragon
        17658803: 3,  # Luster Dragon #2
        89832901: 1,  # B. Dragon Jungle King
        74677422: 1,  # Red-Eyes Black Dragon
        6740720: 1,  # Seiyaryu
        89631139: 3,  # Blue-Eyes White Dragon
    },
)

WARRIORS = Starter(
    key="warriors",
    name=_("Order of the Warriors"),
    about=_("Even and quick: good attackers of level 4, and knights to follow them."),
    cards={
        11321183: 3,  # Dark Blade
        23115241: 3,  # X-Saber Anu Piranha
        75953262: 3,  # Warrior Dai Grepher
        48305365: 3,  # Axe Raider
        66073051: 3,  # Warrior of Zera
        20721928: 3,  # Elemental HERO Sparkman
        74093656: 2,  # Tune Warrior
        25652259: 3,  # Queen's Knight
        97023549: 2,  # Blade Skater
        91152256: 2,  # Celtic Guardian
        84327329: 3,  # Elemental HERO Clayman
        44430454: 2,  # Chamberlain of the Six Samurai
        90876561: 2,  # Jack's Knight
        97612389: 1,  # Monster Tamer
        30113682: 2,  # Judge Man
        6368038: 1,  # Gaia The Fierce Knight
        89943723: 2,  # Elemental HERO Neos
    },
)

SPELLCASTERS = Starter(
    key="spellcasters",
    name=_("Circle of the Spellcasters"),
    about=_("Patient: walls of 2000 defense, until the great magicians come."),
    cards={
        69140098: 3,  # Gemini Elf
        50930991: 3,  # Neo the Magic Swordsman
        91939608: 3,  # Rogue Doll
        29054481: 3,  # Mist Valley Watcher
        83764996: 3,  # The Illusory Gentleman
        79629370: 3,  # Maiden of the Moonlight
        93221206: 2,  # Ancient Elf
        49218300: 2,  # Sorcerer of the Doomed
        85639257: 3,  # Aqua Madoor
        15025844: 3,  # Mystical Elf
        46247516: 2,  # Tao the Chanter
        66602787: 2,  # Saggi the Dark Clown
        54615781: 1,  # Spirit of the Winds
        82818645: 2,  # Rock Spirit
        49563947: 1,  # Neo Aqua Madoor
        46986414: 3,  # Dark Magician
        38999506: 1,  # Cosmo Queen
    },
)

MACHINES = Starter(
    key="machines",
    name=_("Works of the Machines"),
    about=_("Sturdy: much attack for one tribute, and plating that holds."),
    cards={
        7359741: 3,  # Mechanicalchaser
        62651957: 3,  # X-Head Cannon
        47879985: 3,  # Guardian of the Throne Room
        97923414: 3,  # Inpachi
        44203504: 3,  # Robotic Knight
        51638941: 3,  # V-Tiger Jet
        2311603: 3,  # Overdrive
        66927994: 2,  # Oni Tank T-34
        48094997: 3,  # Battle Footballer
        34743446: 2,  # Blocker
        68505803: 2,  # Genex Controller
        47372349: 2,  # Acrobat Monkey
        48766543: 3,  # Cyber-Tech Alligator
        50176820: 1,  # Mech Bass
        89386122: 2,  # Ally of Justice Clausolas
        87322377: 2,  # Launcher Spider
    },
)

CLASSICS = Starter(
    key="classics",
    name=_("Forty Classics"),
    about=_(
        "For everybody who wants to respond: spells, traps, flip effects, a ritual and synchro monsters."
    ),
    cards={
        69140098: 3,  # Gemini Elf
        50930991: 2,  # Neo the Magic Swordsman
        63977008: 2,  # Junk Synchron
        71413901: 1,  # Breaker the Magical Warrior
        54652250: 2,  # Man-Eater Bug
        31305911: 1,  # Marshmallon
        40640057: 1,  # Kuriboh
        70095154: 2,  # Cyber Dragon
        38033121: 2,  # Dark Magician Girl
        46986414: 2,  # Dark Magician
        5405694: 1,  # Black Luster Soldier
        55761792: 1,  # Black Luster Ritual
        28553439: 2,  # Magical Dimension
        66788016: 2,  # Fissure
        5318639: 1,  # Mystical Space Typhoon
        14087893: 1,  # Book of Moon
        72302403: 1,  # Swords of Revealing Light
        73915051: 1,  # Scapegoat
        40619825: 1,  # Axe of Despair
        99597615: 1,  # Malevolent Nuzzler
        4206964: 2,  # Trap Hole
        60082869: 2,  # Dust Tornado
        77414722: 2,  # Magic Jammer
        44095762: 1,  # Mirror Force
        62279055: 1,  # Magic Cylinder
        97077563: 1,  # Call of the Haunted
        41420027: 1,  # Solemn Judgment
    },
    extra={
        60800381: 1,  # Junk Warrior
        44508094: 1,  # Stardust Dragon
        97204936: 1,  # Gaia Knight, the Force of Earth
    },
)

PLAIN = (DRAGONS, WARRIORS, SPELLCASTERS, MACHINES)
