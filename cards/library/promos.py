"""Cards first given away: with magazines and games, at tournaments and shows."""

from cards.lang.abilities import (
    Activation,
    Continuous,
    Ignition,
    NoFusionMaterial,
    Once,
    OnlyOne,
    Procedure,
    Quick,
    SummoningCondition,
    Target,
    Trigger,
    Wording,
)
from cards.lang.alterations import Factor, LevelBecomes, NameBecomesThatOf, OriginalBecomes, ValueTimes
from cards.lang.battle import Role
from cards.lang.conditions import Attacks, CameAnswering, During, Exists, LiesFaceUp, None_, NotOnTheChain
from cards.lang.continuous import CannotActivate, CannotAttack, CannotBeTributed, Gain, NotForTributeSummon
from cards.lang.costs import Costs, RevealCost, SendToGraveCost, TributeCost
from cards.lang.effects import (
    AddToHand,
    Also,
    Apply,
    Banish,
    BecomeMonster,
    Damage,
    Destroy,
    DestroyNegated,
    If,
    IfYouDo,
    Later,
    Mill,
    Negate,
    NegateAttack,
    RitualSummon,
    RollDie,
    SpecialSummon,
    SummonTokens,
    TakeControl,
    Then,
    Token,
    Until,
    search,
)
from cards.lang.filters import (
    AtMost,
    InSeries,
    LevelOf,
    MaterialOf,
    OfAttribute,
    OfRace,
    WithTrait,
    attacked_this_turn,
    defense_position,
    face_up,
    monster,
    named,
    non_tuner,
    other,
    series,
    spell,
    trap,
    tuner,
)
from cards.lang.groups import (
    BANISHED,
    DECK,
    EXTRA,
    FIELD,
    GRAVE,
    HAND,
    IT,
    MONSTERS,
    PAID,
    TARGET,
    THIS,
    AsManyAs,
    cards,
    choose,
    every,
    monsters,
    spells_and_traps,
)
from cards.lang.numbers import Count, DamageAnswered, MaterialsUsed, Rolled, StatOf, Times
from cards.lang.occasions import (
    Activated,
    AttackDeclared,
    BattleDamageInflicted,
    Battles,
    Cause,
    Damaged,
    Destroyed,
    Flipped,
    PhaseReached,
    Sent,
    SummonSucceeded,
    Way,
)
from cards.lang.places import Position
from cards.lang.players import EITHER, OPPONENT, YOU
from cards.lang.procedures import Bar, Payment, TakesMaterials
from cards.lang.recipes import FusionOf, RitualBy, SynchroOf
from cards.lang.rows import (
    AQUA,
    BEAST,
    BEAST_WARRIOR,
    DARK,
    DRAGON,
    EARTH,
    FAIRY,
    FIEND,
    FIRE,
    LIGHT,
    MACHINE,
    PLANT,
    PYRO,
    REPTILE,
    ROCK,
    SPELLCASTER,
    WARRIOR,
    WATER,
    WIND,
    ZOMBIE,
    continuous_trap,
    effect_fusion,
    effect_monster,
    effect_synchro,
    fusion,
    normal,
    normal_spell,
    normal_trap,
    printed_in,
    quick_play_spell,
    ritual,
    ritual_spell,
    token,
)
from cards.lang.terms import Stat, Trait
from cards.lang.turns import Phase, Timing

# fmt: off
CARDS = (
    *printed_in("Yu-Gi-Oh! Duel Monsters National Tournament attendance card", "1999-02-21", (
        normal(12829151, "Kanan the Swordmistress", "女剑士迦南", EARTH, WARRIOR, 4, 1400, 1400, "2012-09-27", "Legendary Collection 3: Yugi's World Mega Pack", community="女剑士 迦南"),
    )),
    *printed_in("Yu-Gi-Oh! Duel Monsters National Tournament prize cards", "1999-02-21", (
        ritual(5405694, "Black Luster Soldier", "混沌士兵", EARTH, WARRIOR, 8, 3000, 2500, "2004-01-01", "Starter Deck: Yugi Evolution", community="混沌战士", archetypes=("Black Luster Soldier",), recipe=RitualBy(named("Black Luster Ritual"))),
    )),
    *printed_in("Starter Box pre-order", "1999-03-18", (
        normal(91152256, "Celtic Guardian", "精灵剑士", EARTH, WARRIOR, 4, 1400, 1200, "2002-03-08", "Legend of Blue Eyes White Dragon", archetypes=("Celtic Guard",)),
    )),
    *printed_in("Yu-Gi-Oh! Duel Monsters II: Dark Duel Stories promotional cards", "1999-07-08", (
        normal(6740720, "Seiyaryu", "圣夜龙", LIGHT, DRAGON, 7, 2500, 2300, "2003-04-17", "Yu-Gi-Oh! Worldwide Edition - Stairway to the Destined Duel - Bundles"),
    )),
    *printed_in("The Valuable Book 1", "1999-08-20", (
        ritual(99721536, "Dokurorider", "骷髅骑士", DARK, ZOMBIE, 6, 1900, 1850, "2002-10-01", "Tournament Pack: 2nd Season", community="骷髅骑手", recipe=RitualBy(named("Revival of Dokurorider"))),
    )),
    *printed_in("Yu-Gi-Oh! Duel Monsters II: Dark Duel Stories Duelist Legend in Tokyo Dome participation cards", "1999-08-26", (
        normal(39111158, "Tri-Horned Dragon", "三角龙", DARK, DRAGON, 8, 2850, 2350, "2002-03-08", "Legend of Blue Eyes White Dragon", community="三角魔龙"),
        normal(66516792, "Serpent Night Dragon", "邪恶骑士龙", DARK, DRAGON, 7, 2350, 2400, "2002-09-16", "Spell Ruler"),
        normal(76232340, "Sengenjin", "仟年原人", EARTH, BEAST_WARRIOR, 8, 2750, 2500, "2004-05-22", "Yu-Gi-Oh! World Championship 2004 tournament promotional cards", community="千年原人"),
    )),
    *printed_in("Yu-Gi-Oh! Duel Monsters II: Dark Duel Stories Duelist Legend in Tokyo Dome prize cards", "1999-08-26", (
        fusion(23995346, "Blue-Eyes Ultimate Dragon", "青眼究极龙", LIGHT, DRAGON, 12, 4500, 3800, "2008-04-09", "Gold Series", archetypes=("Blue-Eyes",), recipe=FusionOf((named("Blue-Eyes White Dragon"),) * 3)),
        normal(27054370, "Firewing Pegasus", "焰翼天马", FIRE, BEAST, 6, 2250, 1800, "2012-03-15", "Premium Collection", community="火翼飞马"),
        fusion(90660762, "Meteor Black Dragon", "陨星黑龙", FIRE, DRAGON, 8, 3500, 2000, "2012-03-15", "Premium Collection", community="流星黑龙", recipe=FusionOf((named("Red-Eyes Black Dragon"), named("Meteor Dragon")))),
    )),
    *printed_in("Yu-Gi-Oh True Duel Monsters: Sealed Memories promotional cards", "1999-12-09", (
        normal(24311372, "Zoa", "戴比鲁佐亚", DARK, FIEND, 7, 2600, 1900, "2003-11-04", "Yu-Gi-Oh! The Falsebound Kingdom Bundles", community="恶魔 佐亚"),
    )),
    *printed_in("The Valuable Book 2", "2000-04-20", (
        ritual_spell(41426869, "Black Illusion Ritual", "幻象之仪式", "2002-09-16", "Spell Ruler", community="幻想的仪式", abilities=(
            Activation(do=RitualSummon("Relinquished")),
        )),
    )),
    *printed_in("V Jump July 2000 promotional card", "2000-05-20", (
        normal(49888191, "Garnecia Elefantis", "葛尼舍亚巨象", EARTH, BEAST_WARRIOR, 7, 2400, 2000, "2002-06-26", "Metal Raiders", community="甘尼许巨象"),
    )),
    *printed_in("Yu-Gi-Oh! Duel Monsters III: Tri-Holy God Advent pre-order promotional card", "2000-07-13", (
        normal(12493482, "Dunames Dark Witch", "美德女武神", LIGHT, FAIRY, 4, 1800, 1050, "2006-04-28", "Tournament Pack 8", community="神力女武神"),
    )),
    *printed_in("Yu-Gi-Oh! Duel Monsters III: Tri-Holy God Advent promotional cards", "2000-07-13", (
        normal(39256679, "Beta The Magnet Warrior", "磁石战士贝塔", EARTH, ROCK, 4, 1700, 1600, "2003-02-16", "Yu-Gi-Oh! The Duelists of the Roses", community="磁石战士β", archetypes=("Magnet Warrior",)),
        normal(48766543, "Cyber-Tech Alligator", "赛博科技飞龙", WIND, MACHINE, 5, 2500, 1600, "2007-07-25", "Starter Deck: Jaden Yuki", community="电子科技翼龙"),
        ritual(90844184, "Garma Sword", "六剑兽", DARK, WARRIOR, 7, 2550, 2150, "2006-04-28", "Tournament Pack 8", community="伽玛剑", recipe=RitualBy(named("Garma Sword Oath"))),
        normal(99785935, "Alpha The Magnet Warrior", "磁石战士阿尔法", EARTH, ROCK, 4, 1400, 1700, "2003-02-16", "Yu-Gi-Oh! The Duelists of the Roses", community="磁石战士α", archetypes=("Magnet Warrior",)),
    )),
    *printed_in("Yu-Gi-Oh! Duel Monsters III: Tri-Holy God Advent Official Tournament Street Duel Legend of Power prize card", "2000-08-27", (
        effect_monster(38033121, "Dark Magician Girl", "黑魔导女孩", DARK, SPELLCASTER, 6, 2000, 1700, "2003-10-10", "Magician's Force", community="黑魔术少女", archetypes=("Dark Magician Girl",), abilities=(
            Continuous(effect=Gain(THIS, atk=Times(300, Count(
                    cards(GRAVE, EITHER, named("Dark Magician") | named("Magician of Black Chaos")))))),
        )),
    )),
    *printed_in("Yu-Gi-Oh! Duel Monsters 4: Battle of Great Duelist promotional cards", "2000-12-07", (
        normal(11549357, "Gamma The Magnet Warrior", "磁石战士伽玛", EARTH, ROCK, 4, 1500, 1800, "2003-02-16", "Yu-Gi-Oh! The Duelists of the Roses", community="磁石战士γ", archetypes=("Magnet Warrior",)),
        normal(14898066, "Vorse Raider", "血战士", DARK, BEAST_WARRIOR, 4, 1900, 1200, "2005-09-05", "Collectible Tins 2005", community="血腥魔兽人"),
        normal_trap(83555666, "Ring of Destruction", "破坏轮", "2003-07-18", "Pharaonic Guardian", abilities=(
            Activation(
                target=Target(1, monsters(EITHER, face_up)),
                do=IfYouDo(Destroy(TARGET), Damage(EITHER, StatOf(Stat.ATK, TARGET))),
            ),
        )),
    )),
    *printed_in("Yu-Gi-Oh! Duel Monsters 5: Expert 1 promotional cards", "2001-07-05", (
        quick_play_spell(74137509, "Graceful Dice", "天使的骰子", "2002-10-15", "Yu-Gi-Oh! The Eternal Duelist Soul Bundles", abilities=(
            Activation(do=Then(
                RollDie(),
                Apply(Gain(monsters(YOU, face_up), Times(100, Rolled()), Times(100, Rolled())), Until.END_PHASE))),
        )),
    )),
    *printed_in("Weekly Shōnen Jump 2001, Issue 36–37", "2001-08-07", (
        continuous_trap(28649820, "Embodiment of Apophis", "阿波菲斯的化神", "2005-08-06", "Cybernetic Revolution Sneak Peek Participation Card", community="阿匹卜之化神", abilities=(
            Activation(
                given=During((Phase.MAIN_1, Phase.MAIN_2), EITHER),
                do=BecomeMonster(EARTH, REPTILE, 4, 1600, 1800)),
        )),
    )),
    *printed_in("Booster Pack Collectors Tin 2003", "2003-01-16", (
        normal(11761845, "Beast of Talwar", "塔瓦弯刀恶魔", DARK, FIEND, 6, 2400, 2150, "2002-10-20", "Pharaoh's Servant", archetypes=("Archfiend",)),
    )),
    *printed_in("Yu-Gi-Oh Duel Monsters 8: Reshef of Destruction - Last Volume promotional card", "2003-04-22", (
        effect_monster(63665875, "Goblin Zombie", "格布林僵尸", DARK, ZOMBIE, 4, 1100, 1050, "2008-01-26", "Phantom Darkness", community="哥布林僵尸", archetypes=("Goblin",), abilities=(
            Trigger(when=BattleDamageInflicted(THIS, OPPONENT), mandatory=True, do=Mill(OPPONENT, 1), key="damage"),
            Trigger(
                when=Sent(THIS, FIELD), mandatory=True, from_=(GRAVE,),
                do=search(monster & OfRace(ZOMBIE) & AtMost(Stat.DEF, 1200))),
        )),
    )),
    *printed_in("Yu-Gi-Oh! Duel Monsters International 2 promotional cards", "2004-12-30", (
        normal_spell(37520316, "Mind Control", "精神操作", "2005-02-15", "Yu-Gi-Oh! 7 Trials to Glory - World Championship Tournament 2005 - Bundles", abilities=(
            Activation(
                target=Target(1, monsters(OPPONENT)),
                do=IfYouDo(
                    TakeControl(TARGET, Until.END_PHASE),
                    Also(Apply(CannotAttack(TARGET), Until.END_PHASE), Apply(CannotBeTributed(TARGET), Until.END_PHASE)),
                ),
            ),
        )),
    )),
    *printed_in("Weekly Shōnen Jump 2006, Issue 2", "2005-12-12", (
        normal(89943723, "Elemental HERO Neos", "元素－英雄 新宇侠", LIGHT, WARRIOR, 7, 2500, 2000, "2006-08-16", "Power of the Duelist", community="元素英雄 新宇侠", archetypes=("Elemental HERO", "Neos")),
    )),
    *printed_in("The Valuable Book 8", "2005-08-28", (
        effect_monster(78700060, "Doomcaliber Knight", "死灵骑士", DARK, FIEND, 4, 1900, 1800, "2009-09-12", "Turbo Pack: Booster One", abilities=(
            SummoningCondition(bars=(Bar.SPECIAL,)),
            Quick(
                when=Activated(monster), mandatory=True,
                cost=TributeCost(THIS),
                do=IfYouDo(Negate(), DestroyNegated())),
        )),
    )),
    *printed_in("V Jump February 2006 promotional card", "2005-12-17", (
        effect_monster(15341821, "Dandylion", "蒲公英狮子", EARTH, PLANT, 3, 300, 300, "2010-03-25", "Absolute Powerforce: Special Edition", community="蒲公英狮", abilities=(
            Trigger(
                when=Sent(THIS, (HAND, DECK, *FIELD, BANISHED)),
                mandatory=True,
                from_=(GRAVE,),
                do=IfYouDo(
                    SummonTokens(Token("Fluff Token", WIND, PLANT, 1, 0, 0), 2, Position.DEFENSE),
                    Apply(NotForTributeSummon(IT), Until.END_OF_TURN),
                ),
            ),
        )),
        token(15341822, "Fluff Token", "绵毛衍生物", WIND, PLANT, 1, 0, 0),
    )),
    *printed_in("V Jump October 2006 promotional card", "2006-08-19", (
        effect_monster(40044918, "Elemental HERO Stratos", "元素－英雄 大气人", WIND, WARRIOR, 4, 1800, 300, "2007-10-13", "Pharaoh Tour 2007 promotional cards", community="元素英雄 天空侠", archetypes=("Elemental HERO",), abilities=(
            Trigger(
                when=SummonSucceeded(THIS, (Way.NORMAL, Way.SPECIAL)), given=NotOnTheChain("search"),
                do=Destroy(choose(AsManyAs(monsters(YOU, face_up & other & series("HERO"))), spells_and_traps(EITHER))),
                key="destroy"),
            Trigger(
                when=SummonSucceeded(THIS, (Way.NORMAL, Way.SPECIAL)), given=NotOnTheChain("destroy"),
                do=search(monster & series("HERO")), key="search"),
        )),
    )),
    *printed_in("The Valuable Book 9", "2006-08-24", (
        normal_spell(75500286, "Gold Sarcophagus", "封印的黄金柜", "2007-10-13", "Pharaoh Tour 2007 promotional cards", community="封印之黄金柜", abilities=(
            Activation(
                do=IfYouDo(
                    Banish(choose(1, cards(DECK, YOU))),
                    Later(Phase.STANDBY, YOU, AddToHand(IT), nth=2),
                )
            ),
        )),
    )),
    *printed_in("Yu-Gi-Oh! R Volume 3 promotional card", "2006-09-04", (
        effect_monster(44330098, "Gorz the Emissary of Darkness", "冥府之使者格斯", DARK, FIEND, 7, 2700, 2500, "2008-11-21", "Dark Legends", community="冥府之使者 格斯", abilities=(
            Trigger(
                when=Damaged(YOU, whose=OPPONENT), given=None_(cards(FIELD, YOU)), from_=(HAND,),
                do=If(None_(cards(FIELD, YOU)), SpecialSummon(THIS)), key="summon"),
            Trigger(
                when=SummonSucceeded(THIS, (Way.SPECIAL,)), given=CameAnswering(Cause.BATTLE), mandatory=True,
                do=IfYouDo(
                    SummonTokens(Token("Emissary of Darkness Token", LIGHT, FAIRY, 7, None, None), 1, None),
                    Apply(OriginalBecomes(IT, DamageAnswered(), DamageAnswered()))),
                key="token"),
            Trigger(
                when=SummonSucceeded(THIS, (Way.SPECIAL,)), given=CameAnswering(Cause.EFFECT), mandatory=True,
                do=Damage(OPPONENT, DamageAnswered()), key="damage"),
        )),
        token(44330099, "Emissary of Darkness Token", "冥府之使者凯恩衍生物", LIGHT, FAIRY, 7, None, None),
    )),
    *printed_in("Academy Duel Disk Osiris Red promotional cards", "2007-11-23", (
        effect_monster(89312388, "Elemental HERO Prisma", "元素－英雄 棱镜侠", LIGHT, WARRIOR, 4, 1700, 1100, "2008-03-23", "Duelist Pack Collection Tin: Jaden Yuki", community="元素英雄 棱镜侠", archetypes=("Elemental HERO",), abilities=(
            Ignition(
                once=Once.PER_CARD,
                cost=Costs((
                    RevealCost(choose(1, cards(EXTRA, YOU, monster & WithTrait(Trait.FUSION)))),
                    SendToGraveCost(choose(1, cards(DECK, YOU, monster & MaterialOf(PAID)))))),
                do=Apply(NameBecomesThatOf(THIS, PAID), Until.END_PHASE)),
        )),
    )),
    *printed_in("Jump Festa 2008 promotional cards", "2007-12-22", (
        effect_monster(76459806, "Volcanic Rocket", "火山性火箭", FIRE, PYRO, 4, 1900, 1400, "2007-04-28", "Force of the Breaker Sneak Peek Participation Card", community="火山火箭弹", archetypes=("Volcanic",), abilities=(
            Trigger(
                when=SummonSucceeded(THIS, (Way.NORMAL, Way.SPECIAL)),
                do=AddToHand(choose(1, cards((DECK, GRAVE), YOU, InSeries("Blaze Accelerator"))))),
        )),
        effect_monster(83039729, "Grandmaster of the Six Samurai", "六武众之师范", EARTH, WARRIOR, 5, 2100, 800, "2007-02-17", "Strike of Neos Sneak Peek Participation Card", community="六武众的师范", archetypes=("Six Samurai",), abilities=(
            Procedure(given=Exists(monsters(YOU, face_up & InSeries("Six Samurai")))),
            Trigger(
                when=Destroyed(THIS, (Cause.EFFECT,), OPPONENT), mandatory=True, wording=Wording.IF, from_=(GRAVE,),
                target=Target(1, cards(GRAVE, YOU, monster & InSeries("Six Samurai"))),
                do=AddToHand(TARGET)),
            OnlyOne(name="Grandmaster of the Six Samurai"),
        )),
    )),
    *printed_in("V Jump October 2007 promotional card", "2007-08-21", (
        effect_fusion(79229522, "Chimeratech Fortress Dragon", "嵌合要塞龙", DARK, MACHINE, 8, 0, 0, "2010-08-26", "Collectible Tins 2010 Wave 1", recipe=FusionOf((named("Cyber Dragon"), monster & OfRace(MACHINE)), more=True), abilities=(
            NoFusionMaterial(),
            SummoningCondition(bars=(Bar.UNTIL_PROPER,)),
            Procedure(from_=(EXTRA,), takes=TakesMaterials(Payment.SEND, (MONSTERS,), EITHER)),
            Continuous(effect=OriginalBecomes(THIS, atk=Times(1000, MaterialsUsed()))),
        )),
    )),
    *printed_in("Weekly Shōnen Jump 2008, Issue 18", "2008-03-31", (
        effect_synchro(70902743, "Red Dragon Archfiend", "暗红恶魔龙", DARK, DRAGON, 8, 3000, 2000, "2008-08-19", "Collectible Tins 2008 Wave 1", community="红莲魔龙", archetypes=("Red Dragon Archfiend",), recipe=SynchroOf(), abilities=(
            Trigger(
                when=Battles(Role.ATTACKER, defense_position, Timing.AFTER_CALCULATION), mandatory=True,
                do=Destroy(every(monsters(OPPONENT, defense_position))), key="attack"),
            Trigger(
                when=PhaseReached(Phase.END, YOU), mandatory=True,
                do=If(LiesFaceUp(), Destroy(every(monsters(YOU, other & ~attacked_this_turn)))), key="end"),
        )),
    )),
    *printed_in("V Jump October 2008 promotional card", "2008-08-21", (
        effect_monster(98777036, "Tragoedia", "悲怆魔", DARK, FIEND, 10, None, None, "2010-11-18", "Turbo Pack: Booster Four", community="特拉戈迪亚", abilities=(
            Trigger(when=Damaged(YOU, (Cause.BATTLE,)), from_=(HAND,), do=SpecialSummon(THIS), key="summon"),
            Continuous(
                effect=Gain(THIS, Times(600, Count(cards(HAND, YOU))), Times(600, Count(cards(HAND, YOU)))), key="gain"),
            Ignition(
                cost=SendToGraveCost(choose(1, cards(HAND, YOU, monster))),
                target=Target(1, monsters(OPPONENT, face_up & LevelOf(PAID))),
                do=TakeControl(TARGET), once=Once.PER_CARD, key="control"),
            Ignition(
                target=Target(1, cards(GRAVE, YOU, monster)),
                do=Apply(LevelBecomes(THIS, StatOf(Stat.LEVEL, TARGET)), Until.END_PHASE), once=Once.PER_CARD, key="level"),
        )),
    )),
    *printed_in("V Jump Fall 2008 subscription bonus", "2008-09-21", (
        effect_fusion(16304628, "Elemental HERO Gaia", "元素－英雄 盖亚", EARTH, WARRIOR, 6, 2200, 2600, "2009-08-27", "Ancient Prophecy", community="元素英雄 大地侠", archetypes=("Elemental HERO",), recipe=FusionOf((monster & series("Elemental HERO"), monster & OfAttribute(EARTH))), abilities=(
            SummoningCondition(bars=(Bar.UNLESS_PROPER,)),
            Trigger(
                when=SummonSucceeded(THIS, (Way.FUSION,)), mandatory=True,
                target=Target(1, monsters(OPPONENT, face_up)),
                do=IfYouDo(
                    Apply(ValueTimes(TARGET, (Stat.ATK,), Factor.HALF), Until.END_PHASE),
                    Apply(Gain(THIS, StatOf(Stat.ATK, TARGET)), Until.END_PHASE))),
        )),
    )),
    *printed_in("Jump Festa 2009 - Promotion Pack", "2008-12-20", (
        effect_monster(91133740, "Snowman Eater", "雪人吞噬者", WATER, AQUA, 3, 0, 1900, "2009-06-04", "Raging Battle", community="雪人食人怪", abilities=(
            Trigger(
                when=Flipped(), mandatory=True,
                target=Target(1, monsters(EITHER, face_up)),
                do=Destroy(TARGET)),
        )),
    )),
    *printed_in("The Valuable Book 12", "2009-08-21", (
        effect_synchro(22858242, "Zeman the Ape King", "猿魔王泽曼", EARTH, BEAST, 7, 2500, 1800, "2010-02-11", "Absolute Powerforce", community="猿魔王 塞曼", recipe=SynchroOf(tuner=tuner & OfAttribute(DARK), others=non_tuner & OfRace(BEAST), most=1), abilities=(
            Continuous(effect=CannotActivate(spell | trap, OPPONENT, cards_only=True), given=Attacks()),
            Trigger(
                when=AttackDeclared(monsters(OPPONENT)),
                cost=SendToGraveCost(choose(1, cards((HAND, MONSTERS), YOU, monster))),
                do=NegateAttack()),
        )),
    )),
)
