"""Cards that nobody printed, for the rules of chains: what can be activated how often, and when."""

from cards.lang.abilities import (
    Activation,
    CannotBeAnswered,
    CannotBeNegated,
    Continuous,
    Ignition,
    Instead,
    Once,
    Quick,
    SummonCannotBeNegated,
    Target,
    Trigger,
    Wording,
)
from cards.lang.continuous import NotDestroyedByEffects, NotDestroyedByEffectsOnce
from cards.lang.costs import PayLP
from cards.lang.effects import (
    AfterThat,
    Also,
    Banish,
    Both,
    ChangePosition,
    Damage,
    Destroy,
    DestroyNegated,
    Draw,
    GainLP,
    IfYouDo,
    Negate,
    NegateEffect,
    SendToGrave,
    SpecialSummon,
    Then,
)
from cards.lang.facts import Card, Kind, Trait
from cards.lang.filters import face_up, monster, other
from cards.lang.groups import (
    FIELD,
    GRAVE,
    HAND,
    TARGET,
    THIS,
    Choose,
    Every,
    monsters,
    spells_and_traps,
)
from cards.lang.occasions import (
    Activated,
    Banished,
    Cause,
    ControlTaken,
    CounterPlaced,
    Damaged,
    Destroyed,
    Discarded,
    Drawn,
    EitherOf,
    Leaves,
    LifeGained,
    Negated,
    Negation,
    PositionTurned,
    Sent,
    SummonAttempted,
    Tributed,
)
from cards.lang.places import Place, Position
from cards.lang.players import EITHER, OPPONENT, YOU
from tests.scenario.inventing import invented_card, invented_monster

HERALD = invented_monster("Herald", Ignition(do=Damage(OPPONENT, 100), once=Once.PER_NAME))
RATION = invented_card(
    "Ration",
    Kind.SPELL,
    Trait.QUICK_PLAY,
    Activation(do=Damage(OPPONENT, 100), once=Once.ONE_ACTIVATED),
)
AVENGER = invented_monster(
    "Avenger", Trigger(when=Damaged(YOU), from_=(HAND,), do=SpecialSummon(THIS, Position.ATTACK))
)
STRAGGLER = invented_monster(
    "Straggler",
    Trigger(when=Damaged(YOU), wording=Wording.IF, from_=(HAND,), do=SpecialSummon(THIS, Position.ATTACK)),
)
ALMS = invented_card(
    "Alms", Kind.SPELL, Trait.QUICK_PLAY, Activation(do=Then(Damage(OPPONENT, 100), Draw(OPPONENT, 1)))
)
FEE = invented_card("Fee", Kind.SPELL, Trait.NORMAL, Activation(do=Damage(OPPONENT, 100)))
EDICT = invented_card(
    "Edict",
    Kind.TRAP,
    Trait.COUNTER,
    Activation(when=Activated(by=OPPONENT), do=Damage(OPPONENT, 100)),
)
CRIER = invented_monster("Crier", Trigger(when=Damaged(YOU), do=Damage(OPPONENT, 300)))
WARDEN = invented_monster(
    "Warden",
    Quick(
        when=Activated(monster),
        mandatory=True,
        once=Once.PER_CHAIN,
        do=IfYouDo(Negate(), DestroyNegated()),
    ),
)
BEACON = invented_monster("Beacon", Trigger(when=Drawn(OPPONENT), mandatory=True, do=Damage(OPPONENT, 200)))
MOURNER = invented_monster(
    "Mourner",
    Trigger(
        when=Destroyed(monsters(YOU), (Cause.EFFECT,), OPPONENT), mandatory=True, do=Damage(OPPONENT, 200)
    ),
)
EXILE = invented_monster(
    "Exile", Trigger(when=Banished(THIS), mandatory=True, from_=(Place.BANISHED,), do=Damage(OPPONENT, 200))
)
WASTREL = invented_monster(
    "Wastrel",
    Trigger(when=Discarded(THIS, OPPONENT), mandatory=True, from_=(GRAVE,), do=Damage(OPPONENT, 200)),
)
VICTIM = invented_monster(
    "Victim", Trigger(when=Tributed(THIS), mandatory=True, from_=(GRAVE,), do=Damage(OPPONENT, 200))
)
DEFECTOR = invented_monster(
    "Defector", Trigger(when=ControlTaken(THIS), mandatory=True, do=Damage(OPPONENT, 200))
)
DANCER = invented_monster(
    "Dancer",
    Trigger(when=PositionTurned(THIS, (Position.DEFENSE,)), mandatory=True, do=Damage(OPPONENT, 200)),
)
LEDGER = invented_monster(
    "Ledger",
    Trigger(when=CounterPlaced(monsters(EITHER), "Spell Counter"), mandatory=True, do=Damage(OPPONENT, 200)),
)
TOURIST = invented_monster(
    "Tourist",
    Trigger(when=Leaves(THIS), wording=Wording.IF, from_=(GRAVE, Place.BANISHED), do=Damage(OPPONENT, 200)),
)
EMIGRANT = invented_monster(
    "Emigrant",
    Trigger(when=Leaves(THIS), wording=Wording.IF, from_=(GRAVE, Place.BANISHED), do=Damage(OPPONENT, 200)),
    traits=(Trait.FUSION,),
)
GHOST = invented_monster(
    "Ghost",
    Trigger(
        when=EitherOf((Sent(THIS, FIELD), Sent(THIS, (Place.DECK,)))),
        mandatory=True,
        from_=(GRAVE,),
        do=Draw(YOU, 1),
    ),
)
PACT = invented_card(
    "Pact",
    Kind.SPELL,
    Trait.QUICK_PLAY,
    Activation(
        target=Target(1, monsters(EITHER)),
        do=Both(Destroy(TARGET), Destroy(Choose(1, spells_and_traps(OPPONENT)))),
    ),
)
ENCORE = invented_card(
    "Encore",
    Kind.SPELL,
    Trait.QUICK_PLAY,
    Activation(
        cost=PayLP(100),
        target=Target(1, monsters(EITHER)),
        do=AfterThat(Destroy(TARGET), Damage(OPPONENT, 100)),
    ),
)
STIFLE = invented_card("Stifle", Kind.TRAP, Trait.NORMAL, Activation(when=Activated(), do=NegateEffect()))
GAG = invented_card(
    "Gag",
    Kind.TRAP,
    Trait.NORMAL,
    Activation(when=EitherOf((Activated(), SummonAttempted(EITHER))), do=Negate()),
)
UNBENDING = invented_card(
    "Unbending",
    Kind.SPELL,
    Trait.CONTINUOUS,
    CannotBeNegated(),
    Activation(),
    Ignition(do=Damage(OPPONENT, 100), once=Once.PER_CARD),
)
PROUD = invented_monster("Proud", SummonCannotBeNegated())
DECREE = invented_card(
    "Decree", Kind.SPELL, Trait.NORMAL, CannotBeAnswered(), Activation(do=Damage(OPPONENT, 100))
)
STEADY = invented_card(
    "Steady",
    Kind.SPELL,
    Trait.CONTINUOUS,
    Activation(),
    Ignition(do=Damage(OPPONENT, 100), once=Once.PER_CARD),
)


def _critic(name: str, *what: Negation) -> Card:
    """A monster that says when something of its opponent's was negated."""
    return invented_monster(
        name, Trigger(when=Negated(what, OPPONENT), mandatory=True, do=Damage(OPPONENT, 200))
    )


CRITIC_OF_SUMMONS = _critic("Critic of Summons", Negation.SUMMON)
CRITIC_OF_CARDS = _critic("Critic of Cards", Negation.CARD)
CRITIC_OF_ACTIVATIONS = _critic("Critic of Activations", Negation.ACTIVATION)
CRITIC_OF_EFFECTS = _critic("Critic of Effects", Negation.EFFECT)
TICK = invented_monster(
    "Tick",
    Trigger(
        when=PositionTurned(monsters(EITHER), (Position.DEFENSE,)),
        mandatory=True,
        do=ChangePosition(Every(monsters(EITHER, face_up)), Position.ATTACK),
    ),
)
WHIM = invented_monster(
    "Whim",
    Trigger(
        when=PositionTurned(monsters(EITHER), (Position.DEFENSE,)),
        do=ChangePosition(Every(monsters(EITHER, face_up)), Position.ATTACK),
    ),
)
TOCK = invented_monster(
    "Tock",
    Trigger(
        when=PositionTurned(monsters(EITHER), (Position.ATTACK,)),
        mandatory=True,
        do=ChangePosition(Every(monsters(EITHER, face_up)), Position.DEFENSE),
    ),
)
BALM = invented_card("Balm", Kind.SPELL, Trait.NORMAL, Activation(do=GainLP(YOU, 500)))
GIVER = invented_monster("Giver", Trigger(when=LifeGained(OPPONENT), mandatory=True, do=GainLP(YOU, 100)))
SPITE = invented_monster(
    "Spite",
    Trigger(when=LifeGained(OPPONENT), mandatory=True, do=Also(GainLP(YOU, 100), Damage(OPPONENT, 600))),
)

BODYGUARD = invented_monster(
    "Bodyguard", Instead(of=THIS, do=Destroy(Choose(1, monsters(YOU, face_up & other))))
)
ARMOR_BEARER = invented_monster(
    "Armor Bearer",
    Instead(
        of=monsters(YOU, face_up & other),
        by=(Cause.EFFECT,),
        mandatory=True,
        once=Once.PER_CARD,
        do=SendToGrave(THIS),
    ),
)
RELIC = invented_monster("Relic", Instead(of=monsters(YOU, face_up), from_=(GRAVE,), do=Banish(THIS)))
ROCK = invented_monster("Rock", Continuous(effect=NotDestroyedByEffects(THIS)))
BASTION = invented_monster("Bastion", Continuous(effect=NotDestroyedByEffects(THIS, OPPONENT)))
BUCKLER = invented_monster("Buckler", Continuous(effect=NotDestroyedByEffectsOnce(THIS)))
QUAKE = invented_card("Quake", Kind.SPELL, Trait.NORMAL, Activation(do=Destroy(Every(monsters(EITHER)))))
SNIPE = invented_card(
    "Snipe", Kind.SPELL, Trait.QUICK_PLAY, Activation(target=Target(1, monsters(EITHER)), do=Destroy(TARGET))
)

CHAINS = (
    HERALD,
    RATION,
    AVENGER,
    STRAGGLER,
    ALMS,
    FEE,
    EDICT,
    CRIER,
    WARDEN,
    BEACON,
    MOURNER,
    EXILE,
    WASTREL,
    VICTIM,
    DEFECTOR,
    DANCER,
    LEDGER,
    TOURIST,
    EMIGRANT,
    GHOST,
    PACT,
    ENCORE,
    STIFLE,
    GAG,
    UNBENDING,
    PROUD,
    DECREE,
    STEADY,
    CRITIC_OF_SUMMONS,
    CRITIC_OF_CARDS,
    CRITIC_OF_ACTIVATIONS,
    CRITIC_OF_EFFECTS,
    TICK,
    WHIM,
    TOCK,
    BALM,
    GIVER,
    SPITE,
    BODYGUARD,
    ARMOR_BEARER,
    RELIC,
    ROCK,
    BASTION,
    BUCKLER,
    QUAKE,
    SNIPE,
)
