"""Cards first printed in Duelist Legacy Volume.1."""

from cards.lang.abilities import Activation, Continuous, Equips, Target, Trigger, Upkeep
from cards.lang.alterations import RaceBecomes
from cards.lang.continuous import CannotAttack, Gain, Nullify
from cards.lang.costs import Declare, PayLP
from cards.lang.declarations import Declarable
from cards.lang.effects import (
    AfterThat,
    Apply,
    DiscardFromHand,
    Draw,
    Equip,
    GainLP,
    SpecialSummon,
    Then,
    ToDeck,
    Until,
)
from cards.lang.filters import AtLeast, Declared, OfAttribute, atk, face_up, monster, named, spell
from cards.lang.groups import DECK, EQUIPPED, FIELD, GRAVE, TARGET, THIS, cards, choose, monsters
from cards.lang.occasions import Cause, DestroyedAndSent, PhaseReached, Sent
from cards.lang.places import DeckPlace, Position
from cards.lang.players import EITHER, OPPONENT, YOU
from cards.lang.recipes import RitualBy
from cards.lang.rows import (
    AQUA,
    BEAST_WARRIOR,
    DARK,
    DRAGON,
    EARTH,
    FAIRY,
    FIEND,
    FIRE,
    INSECT,
    LIGHT,
    MACHINE,
    PYRO,
    ROCK,
    WARRIOR,
    WATER,
    WIND,
    WINGED_BEAST,
    continuous_spell,
    continuous_trap,
    effect_monster,
    equip_spell,
    field_spell,
    normal,
    normal_spell,
    printed_in,
    quick_play_spell,
    ritual,
)
from cards.lang.terms import Stat
from cards.lang.turns import Phase

# fmt: off
CARDS = printed_in("Duelist Legacy Volume.1", "2002-06-20", (
    normal(3134241, "Flying Kamakiri #2", "飞天螳螂", WIND, INSECT, 4, 1500, 800, "2002-10-20", "Pharaoh's Servant", community="飞螳螂"),
    normal(3797883, "Slot Machine", "角子老虎机AM－7", DARK, MACHINE, 7, 2000, 2300, "2002-09-16", "Spell Ruler", community="角子老虎机AM-7"),
    ritual(4849037, "Performance of Sword", "舞斗士", EARTH, WARRIOR, 6, 1950, 1850, "2002-09-16", "Spell Ruler", community="舞蹈战士", recipe=RitualBy(named("Commencement Dance"))),
    field_spell(18161786, "Mystic Plasma Zone", "黑暗地带", "2002-09-16", "Spell Ruler", community="暗黑地带", abilities=(
        Activation(),
        Continuous(effect=Gain(monsters(EITHER, face_up & OfAttribute(DARK)), atk=500, def_=-400)),
    )),
    ritual(30243636, "Hungry Burger", "饥饿汉堡", DARK, WARRIOR, 6, 2000, 1850, "2002-09-16", "Spell Ruler", community="饥饿的汉堡", recipe=RitualBy(named("Hamburger Recipe"))),
    normal(30532390, "Sky Scout", "鸟人", WIND, WINGED_BEAST, 4, 1800, 600, "2002-10-20", "Pharaoh's Servant"),
    normal(30655537, "Cyber Falcon", "机械猎鹰", WIND, MACHINE, 4, 1400, 1200, "2002-10-20", "Pharaoh's Servant"),
    continuous_spell(44656491, "Messenger of Peace", "和平使者", "2002-09-16", "Spell Ruler", abilities=(
        Activation(),
        Continuous(effect=CannotAttack(monsters(EITHER, face_up & AtLeast(Stat.ATK, 1500)))),
        Upkeep(when=PhaseReached(Phase.STANDBY, YOU), cost=PayLP(100)),
    )),
    normal_spell(44763025, "Delinquent Duo", "爱恶作剧的双子魔鬼", "2002-09-16", "Spell Ruler", community="爱恶作剧的双子恶魔", abilities=(
        Activation(
            cost=PayLP(1000),
            do=AfterThat(DiscardFromHand(OPPONENT, 1, random=True), DiscardFromHand(OPPONENT, 1))),
    )),
    normal(47879985, "Guardian of the Throne Room", "王室前的守护者", LIGHT, MACHINE, 4, 1650, 1600, "2002-09-16", "Spell Ruler", archetypes=("Guardian",)),
    normal(54579801, "High Tide Gyojin", "满潮的渔人", WATER, AQUA, 4, 1650, 1300, "2002-09-16", "Spell Ruler", community="满潮鱼人"),
    effect_monster(57839750, "Mother Grizzly", "母灰熊", WATER, BEAST_WARRIOR, 4, 1400, 1000, "2002-09-16", "Spell Ruler", abilities=(
        Trigger(
            when=DestroyedAndSent(THIS, (Cause.BATTLE,)), from_=(GRAVE,),
            do=SpecialSummon(choose(1, cards(DECK, YOU, monster & OfAttribute(WATER) & atk(at_most=1500))), Position.ATTACK)),
    )),
    effect_monster(60806437, "UFO Turtle", "UFO乌龟", FIRE, MACHINE, 4, 1400, 1200, "2002-09-16", "Spell Ruler", community="飞碟龟", abilities=(
        Trigger(
            when=DestroyedAndSent(THIS, (Cause.BATTLE,)), from_=(GRAVE,),
            do=SpecialSummon(choose(1, cards(DECK, YOU, monster & OfAttribute(FIRE) & atk(at_most=1500))), Position.ATTACK)),
    )),
    continuous_trap(61740673, "Imperial Order", "王宫的敕命", "2002-10-20", "Pharaoh's Servant", abilities=(
        Activation(),
        Continuous(effect=Nullify(cards(FIELD, EITHER, spell))),
        Upkeep(when=PhaseReached(Phase.STANDBY, YOU), cost=PayLP(700)),
    )),
    normal(62397231, "Hyozanryu", "钻石龙", LIGHT, DRAGON, 7, 2100, 2800, "2002-09-16", "Spell Ruler"),
    normal(67284908, "Labyrinth Wall", "迷宫壁", EARTH, ROCK, 5, 0, 3000, "2002-09-16", "Spell Ruler"),
    quick_play_spell(70046172, "Rush Recklessly", "突进", "2002-09-16", "Spell Ruler", abilities=(
        Activation(target=Target(1, monsters(EITHER, face_up)), do=Apply(Gain(TARGET, 700), Until.END_PHASE)),
    )),
    normal_spell(70368879, "Upstart Goblin", "暴发户格布林", "2002-09-16", "Spell Ruler", community="哥布林暴发户", archetypes=("Goblin",), abilities=(
        Activation(do=Then(Draw(YOU, 1), GainLP(OPPONENT, 1000))),
    )),
    continuous_trap(74701381, "DNA Surgery", "DNA改造手术", "2002-10-20", "Pharaoh's Servant", abilities=(
        Activation(cost=Declare(Declarable.RACE)),
        Continuous(effect=RaceBecomes(monsters(EITHER, face_up), Declared(Declarable.RACE))),
    )),
    normal(78423643, "Three-Headed Geedo", "三头基多", DARK, FIEND, 4, 1200, 1400, "2002-10-20", "Pharaoh's Servant"),
    normal(78861134, "Darkfire Soldier #2", "炎之剑豪", FIRE, PYRO, 4, 1700, 1100, "2002-10-20", "Pharaoh's Servant"),
    effect_monster(84834865, "Flying Kamakiri #1", "飞行蜻蜓", WIND, INSECT, 4, 1400, 900, "2002-09-16", "Spell Ruler", community="蜻蜓", abilities=(
        Trigger(
            when=DestroyedAndSent(THIS, (Cause.BATTLE,)), from_=(GRAVE,),
            do=SpecialSummon(choose(1, cards(DECK, YOU, monster & OfAttribute(WIND) & atk(at_most=1500))), Position.ATTACK)),
    )),
    ritual(91782219, "Crab Turtle", "蟹龟", WATER, AQUA, 8, 2550, 2500, "2002-09-16", "Spell Ruler", recipe=RitualBy(named("Turtle Oath"))),
    effect_monster(95956346, "Shining Angel", "闪光天使", LIGHT, FAIRY, 4, 1400, 800, "2002-09-16", "Spell Ruler", community="光辉天使", abilities=(
        Trigger(
            when=DestroyedAndSent(THIS, (Cause.BATTLE,)), from_=(GRAVE,),
            do=SpecialSummon(choose(1, cards(DECK, YOU, monster & OfAttribute(LIGHT) & atk(at_most=1500))), Position.ATTACK)),
    )),
    equip_spell(99597615, "Malevolent Nuzzler", "魔鬼之吻", "2002-09-16", "Spell Ruler", community="恶魔之吻", abilities=(
        Equips(to=monsters(EITHER, face_up)),
        Activation(target=Target(1, monsters(EITHER, face_up)), do=Equip(TARGET)),
        Continuous(effect=Gain(EQUIPPED, atk=700)),
        Trigger(when=Sent(THIS, FIELD), from_=(GRAVE,), cost=PayLP(500), do=ToDeck(THIS, DeckPlace.TOP)),
    )),
))
