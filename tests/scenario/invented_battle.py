"""Cards that nobody printed, for the rules of battle: who may attack whom, and what becomes of the damage."""

from dataclasses import replace

from cards.lang.abilities import Activation, Continuous, Quick, Trigger
from cards.lang.battle import (
    AttackCost,
    AttacksEach,
    AttacksInDefense,
    AttacksUpTo,
    CannotAttackDirectly,
    CannotBeAttacked,
    ChangeBattleDamage,
    DamageChange,
    MayAttackDirectly,
    MustAttack,
    NextAttackNegated,
    NotDestroyedByBattleOnce,
    Pierces,
    Role,
)
from cards.lang.conditions import InBattle
from cards.lang.continuous import CannotAttack, Gain
from cards.lang.costs import DiscardCost, PayLP, TributeCost
from cards.lang.effects import (
    Apply,
    AttackAgain,
    Banish,
    Damage,
    Destroy,
    Draw,
    EndBattlePhase,
    ReturnToHand,
    Until,
)
from cards.lang.facts import Kind, Trait
from cards.lang.filters import defense_position, face_up, other
from cards.lang.groups import EVENT, GRAVE, HAND, THIS, Choose, cards, every, monsters
from cards.lang.occasions import (
    AttackDeclared,
    AttackTargeted,
    BattleDamageInflicted,
    Battles,
    Cause,
    Destroyed,
    DestroysByBattle,
    InDamageStep,
)
from cards.lang.players import EITHER, OPPONENT, YOU
from cards.lang.turns import Timing
from tests.scenario.inventing import invented_card, invented_monster

LANCER = invented_monster("Lancer", Continuous(effect=Pierces(THIS)), atk=1900)
SNEAK = invented_monster("Sneak", Continuous(effect=MayAttackDirectly(THIS)), atk=500)
HONEST_FIGHTER = invented_monster("Honest Fighter", Continuous(effect=CannotAttackDirectly(THIS)), atk=1500)
TWICE = invented_monster("Twice", Continuous(effect=AttacksUpTo(THIS, 2)), atk=1500)
HYDRA = invented_monster("Hydra", Continuous(effect=AttacksEach(THIS)), atk=1900)
SHIELD = invented_monster("Shield", Continuous(effect=AttacksInDefense(THIS)), atk=1500)
BERSERK = invented_monster("Berserk", Continuous(effect=MustAttack(THIS)), atk=2000)
SHADE = invented_monster("Shade", Continuous(effect=CannotBeAttacked(THIS, monsters(OPPONENT))))
DECOY = invented_monster(
    "Decoy", Continuous(effect=CannotBeAttacked(monsters(YOU, other), monsters(OPPONENT)))
)
MERCENARY = invented_monster("Mercenary", Continuous(effect=AttackCost(THIS, PayLP(500))), atk=2000)
HAGGLER = invented_monster(
    "Haggler", Continuous(effect=AttackCost(THIS, DiscardCost(Choose(1, cards(HAND, YOU))))), atk=2000
)
HEADHUNTER = invented_monster(
    "Headhunter",
    Continuous(effect=AttackCost(THIS, TributeCost(Choose(1, monsters(EITHER, other))))),
    atk=2000,
)
TOLL_GATE = invented_card(
    "Toll Gate",
    Kind.SPELL,
    Trait.CONTINUOUS,
    Activation(),
    Continuous(effect=AttackCost(monsters(EITHER), PayLP(100))),
)
STUBBORN = invented_monster("Stubborn", Continuous(effect=NotDestroyedByBattleOnce(THIS)))
MIRROR = invented_monster("Mirror", Continuous(effect=ChangeBattleDamage(DamageChange.REDIRECT, YOU, THIS)))
SYMPATHY = invented_monster("Sympathy", Continuous(effect=ChangeBattleDamage(DamageChange.SHARE, YOU, THIS)))
BRUTE = invented_monster(
    "Brute", Continuous(effect=ChangeBattleDamage(DamageChange.DOUBLE, OPPONENT, THIS)), atk=1500
)
FEATHER = invented_monster(
    "Feather", Continuous(effect=ChangeBattleDamage(DamageChange.HALVE, OPPONENT, THIS)), atk=1500
)
PILLOW = invented_monster("Pillow", Continuous(effect=ChangeBattleDamage(DamageChange.NONE, YOU, THIS)))
MOSQUITO = invented_monster(
    "Mosquito", Continuous(effect=ChangeBattleDamage(DamageChange.RECOVER, YOU, THIS))
)
CRUSHER = invented_monster(
    "Crusher", Continuous(effect=Gain(THIS, 500), given=InBattle(Role.ATTACKER, defense_position)), atk=1500
)
SPIKE = invented_monster(
    "Spike",
    Continuous(effect=Gain(THIS, 500), given=InBattle(Role.EITHER, None, calculation_only=True)),
    atk=1500,
)
SPIRIT_BLADE = invented_monster(
    "Spirit Blade", Quick(cost=PayLP(100), do=Apply(Gain(THIS, 1000), Until.DAMAGE_CALCULATION)), atk=1000
)
SCHOLAR = invented_monster(
    "Scholar", Trigger(when=BattleDamageInflicted(THIS, OPPONENT), do=Draw(YOU, 1)), atk=1500
)
SNIPER = invented_monster(
    "Sniper", Trigger(when=BattleDamageInflicted(THIS, OPPONENT, directly=True), do=Draw(YOU, 1)), atk=1500
)
SLAYER = invented_monster(
    "Slayer",
    Trigger(when=DestroysByBattle(THIS, Role.ATTACKER), mandatory=True, do=AttackAgain()),
    atk=1900,
)
REAPER = invented_monster(
    "Reaper", Trigger(when=DestroysByBattle(THIS, to_grave=True), do=Damage(OPPONENT, 100)), atk=1900
)
MARTYR = invented_monster(
    "Martyr",
    Trigger(when=Destroyed(THIS, (Cause.BATTLE,)), from_=(GRAVE,), do=Damage(OPPONENT, 300)),
)
COMRADE = invented_monster(
    "Comrade", Trigger(when=Destroyed(monsters(YOU), (Cause.BATTLE,)), do=Damage(OPPONENT, 100)), atk=100
)
DUELIST = invented_monster(
    "Duelist", Trigger(when=Battles(Role.EITHER, face_up, Timing.START), do=Damage(OPPONENT, 100))
)
CHRONICLER = invented_monster(
    "Chronicler", Trigger(when=Battles(Role.TARGET, None, Timing.AFTER_CALCULATION), do=Damage(OPPONENT, 100))
)
CHARGER = invented_monster("Charger", Trigger(when=AttackDeclared(THIS), do=Damage(OPPONENT, 100)), atk=1500)
NERVOUS = invented_monster("Nervous", Trigger(when=AttackTargeted(THIS), do=Damage(OPPONENT, 100)))
SQUIRE = invented_monster(
    "Squire",
    Quick(
        when=InDamageStep(monsters(YOU, face_up)),
        cost=DiscardCost(THIS),
        do=Apply(Gain(EVENT, 400), Until.END_OF_TURN),
        from_=(HAND,),
    ),
)
FLEDGLING = replace(invented_monster("Fledgling", traits=(Trait.TUNER,)), level=1, archetypes=("Blackwing",))
GAOLER = invented_monster("Gaoler", Continuous(effect=CannotAttack(monsters(OPPONENT))))
BULWARK = invented_monster("Bulwark", Continuous(effect=Gain(THIS, def_=1000)))
ABDUCTOR = invented_monster(
    "Abductor",
    Trigger(when=Battles(Role.EITHER, None, Timing.AFTER_CALCULATION), mandatory=True, do=Banish(EVENT)),
    atk=1500,
)
EXILER = invented_monster(
    "Exiler",
    Trigger(
        when=Battles(Role.EITHER, None, Timing.AFTER_CALCULATION),
        mandatory=True,
        do=ReturnToHand(every(monsters(OPPONENT))),
    ),
    atk=1500,
)
WRECKER = invented_monster(
    "Wrecker",
    Trigger(when=Battles(Role.EITHER, None, Timing.AFTER_CALCULATION), mandatory=True, do=Destroy(EVENT)),
    atk=1500,
)
CURFEW = invented_card(
    "Curfew",
    Kind.TRAP,
    Trait.NORMAL,
    Activation(when=AttackDeclared(monsters(OPPONENT)), do=EndBattlePhase()),
)
SNARE = invented_card(
    "Snare",
    Kind.TRAP,
    Trait.NORMAL,
    Activation(do=Apply(NextAttackNegated(monsters(OPPONENT)), Until.END_OF_TURN)),
)
TRUCE = invented_card("Truce", Kind.TRAP, Trait.NORMAL, Activation(do=EndBattlePhase()))

BATTLE_CARDS = (
    LANCER,
    SNEAK,
    HONEST_FIGHTER,
    TWICE,
    HYDRA,
    SHIELD,
    BERSERK,
    SHADE,
    DECOY,
    MERCENARY,
    HAGGLER,
    HEADHUNTER,
    TOLL_GATE,
    STUBBORN,
    MIRROR,
    SYMPATHY,
    BRUTE,
    FEATHER,
    PILLOW,
    MOSQUITO,
    CRUSHER,
    SPIKE,
    SPIRIT_BLADE,
    SCHOLAR,
    SNIPER,
    SLAYER,
    REAPER,
    MARTYR,
    COMRADE,
    DUELIST,
    CHRONICLER,
    CHARGER,
    NERVOUS,
    SQUIRE,
    FLEDGLING,
    GAOLER,
    BULWARK,
    ABDUCTOR,
    EXILER,
    WRECKER,
    CURFEW,
    SNARE,
    TRUCE,
)
