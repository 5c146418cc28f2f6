"""How challenges and duels are told over REST.

What a duel looks like is made by `duels.selectors.duel_state`; its serializers describe that.
"""

from typing import Any

from django.utils.translation import gettext_lazy as _
from rest_framework import serializers

from cards.lang.declarations import Declarable
from cards.lang.facts import Attribute, Race
from cards.lang.places import Place, Position
from cards.lang.turns import Phase, Step, Timing
from config.rest.serializers import KnownFieldsOnly
from duels import seeds
from duels.engine import Guise, Refusal, Verb, Why
from duels.models import LONGEST_DAYS, SHORTEST_DAYS, Challenge, Duel, Rules, Seat, Turn

SEAT = {"min_value": 0, "max_value": 1}
Base = serializers.Serializer[Any]


class NamedPlayerSerializer(Base):
    """A player as others see him."""

    username = serializers.CharField()
    is_bot = serializers.BooleanField()


class NamedBanListSerializer(Base):
    """A ban list."""

    id = serializers.IntegerField()
    name = serializers.CharField()


# Challenges


class ChallengeSerializer(Base):
    """A challenge; `commitment` is the SHA-256 of the seed that the server has drawn for the duel."""

    id = serializers.IntegerField()
    challenger = NamedPlayerSerializer()
    opponent = NamedPlayerSerializer(allow_null=True, help_text=_("Null while anybody can accept."))
    to_everybody = serializers.BooleanField()
    list_mode = serializers.ChoiceField(choices=Challenge.ListMode.choices)
    region = serializers.CharField(help_text=_("Whose list in force counts."))
    ban_list = NamedBanListSerializer(allow_null=True)
    days_per_decision = serializers.IntegerField()
    first = serializers.ChoiceField(choices=Challenge.First.choices)
    ruleset = serializers.ChoiceField(choices=Rules.choices)
    status = serializers.ChoiceField(choices=Challenge.Status.choices)
    commitment = serializers.CharField()
    created_at = serializers.DateTimeField()
    answered_at = serializers.DateTimeField(allow_null=True)
    duel = serializers.IntegerField(source="duel_id", allow_null=True)


class ChallengeWriteSerializer(KnownFieldsOnly):
    """An offer of a duel."""

    opponent = serializers.CharField(
        allow_null=True,
        default=None,
        max_length=30,
        help_text=_("A player's name; null challenges everybody."),
    )
    deck = serializers.IntegerField(
        min_value=1, help_text=_("The id of a deck of yours, frozen as it is now.")
    )
    list_mode = serializers.ChoiceField(choices=Challenge.ListMode.choices, default="in_force")
    region = serializers.CharField(default="OCG", max_length=20)
    ban_list = serializers.IntegerField(
        allow_null=True, default=None, min_value=1, help_text=_("The id of a list, where a named one counts.")
    )
    days_per_decision = serializers.IntegerField(default=3, min_value=SHORTEST_DAYS, max_value=LONGEST_DAYS)
    first = serializers.ChoiceField(choices=Challenge.First.choices, default="lot")
    ruleset = serializers.ChoiceField(
        choices=Rules.choices, default=Rules.MASTER_RULE_2, help_text=_("The rules of the duel.")
    )


class NonceSerializer(KnownFieldsOnly):
    """A text of your own that goes into the key of the duel's chance."""

    nonce = serializers.CharField(max_length=seeds.LONGEST_NONCE, trim_whitespace=False)


class AcceptSerializer(KnownFieldsOnly):
    """The deck you play with, and a nonce if you want to give one."""

    deck = serializers.IntegerField(
        min_value=1, help_text=_("The id of a deck of yours, frozen as it is now.")
    )
    nonce = serializers.CharField(
        max_length=seeds.LONGEST_NONCE,
        default="",
        allow_blank=True,
        trim_whitespace=False,
        help_text=_("Without one the server draws it, and says so after the end."),
    )


# Duels


class LooksSerializer(Base):
    """What a card is called and is while effects make it another than printed."""

    names = serializers.ListField(
        child=serializers.CharField(), help_text=_("English names, as the rules know them.")
    )
    attributes = serializers.ListField(
        child=serializers.ChoiceField(choices=[one.value for one in Attribute])
    )
    race = serializers.ChoiceField(choices=[one.value for one in Race], allow_null=True)


class TableCardSerializer(Base):
    """A card on the table; what you may not know of it is null."""

    handle = serializers.IntegerField(
        allow_null=True, help_text=_("Its public number while it stays where it is.")
    )
    passcode = serializers.IntegerField(allow_null=True)
    owner = serializers.IntegerField(**SEAT)
    zone = serializers.IntegerField(allow_null=True, min_value=0, max_value=4)
    position = serializers.ChoiceField(choices=[one.value for one in Position], allow_null=True)
    attack_points = serializers.IntegerField(allow_null=True)
    defense_points = serializers.IntegerField(allow_null=True)
    level = serializers.IntegerField(allow_null=True)
    came_this_turn = serializers.BooleanField()
    negated = serializers.BooleanField()
    said = serializers.CharField(help_text=_("What was declared for it; empty for most."))
    counters = serializers.DictField(child=serializers.IntegerField())
    equipped_to = serializers.IntegerField(allow_null=True, help_text=_("A handle."))
    guise = serializers.ChoiceField(
        choices=[(guise.value, guise.value) for guise in Guise],
        allow_null=True,
        help_text=_("What the card is beyond what is printed on it, while it lies there."),
    )
    kept_zone = serializers.IntegerField(
        allow_null=True, help_text=_("The spell & trap zone that a trap monster keeps.")
    )
    looks = LooksSerializer(
        allow_null=True, help_text=_("Its names, attributes and type where effects have changed them.")
    )


class SideSerializer(Base):
    """One player's side. Hands and extra decks of the other are null: only their counts show."""

    life_points = serializers.IntegerField()
    deck_count = serializers.IntegerField()
    hand_count = serializers.IntegerField()
    extra_count = serializers.IntegerField()
    hand = TableCardSerializer(many=True, allow_null=True)
    extra = TableCardSerializer(many=True, allow_null=True)
    grave = TableCardSerializer(many=True, help_text=_("The last one lies on top."))
    banished = TableCardSerializer(many=True)
    monsters = serializers.ListField(child=TableCardSerializer(allow_null=True), help_text=_("Five zones."))
    spells = serializers.ListField(child=TableCardSerializer(allow_null=True), help_text=_("Five zones."))
    field_zone = TableCardSerializer(allow_null=True)


class AttackSerializer(Base):
    """The attack under way, by handles; the target of a direct attack is null."""

    attacker = serializers.IntegerField()
    target = serializers.IntegerField(allow_null=True)


class LinkSerializer(Base):
    """A link of the chain that is being built or resolved."""

    number = serializers.IntegerField()
    player = serializers.IntegerField(**SEAT)
    handle = serializers.IntegerField(allow_null=True)
    passcode = serializers.IntegerField()
    ability = serializers.CharField()
    targets = serializers.ListField(child=serializers.IntegerField(), help_text=_("Handles."))
    negated = serializers.BooleanField()


class EndSerializer(Base):
    """How the rules ended the duel."""

    winner = serializers.IntegerField(allow_null=True, **SEAT)
    ending = serializers.ChoiceField(choices=Duel.Ending.choices)


class ViewSerializer(Base):
    """The table as you see it."""

    turn = serializers.IntegerField()
    turn_player = serializers.IntegerField(**SEAT)
    phase = serializers.ChoiceField(choices=[one.value for one in Phase])
    step = serializers.ChoiceField(choices=[one.value for one in Step], allow_null=True)
    timing = serializers.ChoiceField(choices=[one.value for one in Timing], allow_null=True)
    normal_summoned = serializers.BooleanField()
    attack = AttackSerializer(allow_null=True)
    chain = LinkSerializer(many=True)
    sides = SideSerializer(many=True, help_text=_("Two, by seat."))
    result = EndSerializer(allow_null=True)


class ActSerializer(Base):
    """A whole answer: send it as it is."""

    verb = serializers.ChoiceField(choices=[one.value for one in Verb], required=False)
    card = serializers.IntegerField(required=False)
    ability = serializers.CharField(required=False)
    choice = serializers.CharField(required=False)


class OptionSerializer(Base):
    """Something that can be answered, or a card that can be named in the answer."""

    answer = ActSerializer(allow_null=True, help_text=_("Null where the answer names several of the cards."))
    label = serializers.CharField(help_text=_("In the language asked for."))
    card = serializers.IntegerField(allow_null=True, help_text=_("The card's handle."))
    passcode = serializers.IntegerField(allow_null=True)
    seat = serializers.IntegerField(allow_null=True, **SEAT)
    place = serializers.ChoiceField(choices=[one.value for one in Place], allow_null=True)
    zone = serializers.IntegerField(allow_null=True)
    number = serializers.IntegerField(
        allow_null=True, help_text=_("Which card of its place, counted from 1.")
    )
    position = serializers.ChoiceField(choices=[one.value for one in Position], allow_null=True)


class ConstraintSerializer(Base):
    """How the chosen cards must fit together, told of the options by their places in the list.

    `level_sum`: the levels add up to `total` `exactly`, or else reach it with none of them to spare.
    `worth`: no more cards than `total`, whose worths add up to at least that.
    `one_each`: one card for each slot, which lists the places that fit it.
    """

    kind = serializers.ChoiceField(choices=["level_sum", "worth", "one_each"])
    levels = serializers.ListField(child=serializers.IntegerField(), required=False)
    worths = serializers.ListField(child=serializers.IntegerField(), required=False)
    total = serializers.IntegerField(required=False)
    exactly = serializers.BooleanField(required=False)
    slots = serializers.ListField(
        child=serializers.ListField(child=serializers.IntegerField()), required=False
    )


class PromptSerializer(Base):
    """The question that waits for you.

    Answer with the `answer` of one option; where those are null, with `{"cards": [...]}`: between `minimum`
    and `maximum` different cards of the options, in the order that counts where `ordered`.
    """

    id = serializers.IntegerField()
    kind = serializers.ChoiceField(
        choices=[
            "open_play",
            "battle_play",
            "respond",
            "place_trigger",
            "choose_cards",
            "choose_one",
            "declare",
        ]
    )
    why = serializers.ChoiceField(choices=[one.value for one in Why])
    player = serializers.IntegerField(**SEAT)
    source = serializers.IntegerField(allow_null=True, help_text=_("The handle of the card it is about."))
    question = serializers.CharField(help_text=_("In the language asked for."))
    minimum = serializers.IntegerField()
    maximum = serializers.IntegerField()
    ordered = serializers.BooleanField()
    declares = serializers.ChoiceField(
        choices=[one.value for one in Declarable],
        allow_null=True,
        help_text=_(
            "What is declared. A name is not listed among the options: "
            "answer with the passcode of any card that bears it, as text."
        ),
    )
    constraint = ConstraintSerializer(allow_null=True)
    one_of = serializers.ListField(
        child=serializers.IntegerField(), help_text=_("Where not empty, one of these handles must be chosen.")
    )
    together = serializers.CharField(
        help_text=_("How the chosen cards must fit together, in words; empty where any will do.")
    )
    options = OptionSerializer(many=True)


class SeatSerializer(Base):
    """Who sits there; the player is null when his account is gone."""

    seat = serializers.IntegerField(**SEAT)
    player = NamedPlayerSerializer(allow_null=True)
    offers_draw = serializers.BooleanField()


class ResultSerializer(EndSerializer):
    """How the duel ended; the winner is null for a draw."""

    text = serializers.CharField()


class CardFactsSerializer(Base):
    """What is printed on a card."""

    passcode = serializers.IntegerField()
    name = serializers.CharField(help_text=_("In the language asked for."))
    kind = serializers.CharField(allow_null=True)
    traits = serializers.ListField(child=serializers.CharField())
    attribute = serializers.CharField(allow_null=True)
    race = serializers.CharField(allow_null=True)
    level = serializers.IntegerField(allow_null=True)
    atk = serializers.IntegerField(allow_null=True)
    defense = serializers.IntegerField(allow_null=True)
    type_line = serializers.CharField()


class DuelSerializer(Base):
    """A duel as you see it. `version` changes exactly when something that you see has changed."""

    id = serializers.IntegerField()
    version = serializers.IntegerField()
    state = serializers.ChoiceField(choices=Duel.State.choices)
    you = serializers.IntegerField(**SEAT, help_text=_("Your seat."))
    response_mode = serializers.ChoiceField(
        choices=Seat.ResponseMode.choices, help_text=_("At which response windows you are asked.")
    )
    seats = SeatSerializer(many=True)
    waiting_for = serializers.IntegerField(allow_null=True, **SEAT, help_text=_("The seat that is asked."))
    deadline = serializers.DateTimeField(allow_null=True)
    days_per_decision = serializers.IntegerField()
    ruleset = serializers.ChoiceField(choices=Rules.choices, help_text=_("The rules of the duel."))
    ban_list = NamedBanListSerializer(allow_null=True)
    commitment = serializers.CharField(help_text=_("SHA-256 of the seed."))
    began_at = serializers.DateTimeField()
    changed_at = serializers.DateTimeField(help_text=_("When something that you see changed last."))
    ended_at = serializers.DateTimeField(allow_null=True)
    result = ResultSerializer(allow_null=True)
    view = ViewSerializer()
    prompt = PromptSerializer(allow_null=True, help_text=_("Null while you are not asked."))
    cards = serializers.DictField(
        child=CardFactsSerializer(), help_text=_("The cards that you see, by passcode.")
    )


class AnswerSerializer(Base):
    """An answer to the prompt that you saw, at the version at which you saw it."""

    prompt = serializers.IntegerField(min_value=0, max_value=2**31 - 1)
    version = serializers.IntegerField(min_value=1, max_value=2**31 - 1)
    answer = serializers.JSONField(help_text=_('An option\'s answer, or `{"cards": [...]}`.'))


class ReasonSerializer(Base):
    """The first clause of the rules against an act."""

    clause = serializers.ChoiceField(choices=[one.value for one in Refusal])
    card = serializers.IntegerField(allow_null=True, help_text=_("The passcode of the card that forbids it."))
    count = serializers.IntegerField(allow_null=True, help_text=_("How many cards it needs."))
    text = serializers.CharField(help_text=_("In the language asked for."))


class PossibilitySerializer(Base):
    """Something that a card could be used for."""

    act = ActSerializer()
    label = serializers.CharField(help_text=_("In the language asked for."))
    reason = ReasonSerializer(allow_null=True, help_text=_("Null where it can be done now."))


class NegatingCardSerializer(Base):
    """The card that negates another's effects."""

    passcode = serializers.IntegerField()
    name = serializers.CharField(help_text=_("In the language asked for."))


class WhyNotSerializer(Base):
    """What a card of yours could be used for, and for each act why not now."""

    card = serializers.IntegerField(help_text=_("The card's handle."))
    name = serializers.CharField(allow_null=True, help_text=_("In the language asked for."))
    negated_by = NegatingCardSerializer(allow_null=True)
    negated = serializers.CharField(allow_null=True, help_text=_("The same as a sentence."))
    acts = PossibilitySerializer(many=True)


class DrawSerializer(KnownFieldsOnly):
    """What you do about an agreed draw."""

    action = serializers.ChoiceField(choices=["offer", "withdraw", "accept", "decline"])


class ResponseModeSerializer(KnownFieldsOnly):
    """At which response windows you want to be asked; it counts from the next window on."""

    response_mode = serializers.ChoiceField(choices=Seat.ResponseMode.choices)


class LogEntrySerializer(Base):
    """A line of the log as you saw it; further members depend on `event`."""

    ordinal = serializers.IntegerField()
    moment = serializers.IntegerField(help_text=_("Events of one moment happened together."))
    turn = serializers.IntegerField()
    at = serializers.DateTimeField()
    event = serializers.CharField()


class TurnSerializer(serializers.ModelSerializer[Turn]):
    """A turn of play."""

    phases = serializers.SerializerMethodField()
    life_points = serializers.SerializerMethodField(help_text=_("At its end, by seat; null before."))

    class Meta:
        model = Turn
        fields = ["number", "seat", "phases", "began_at", "ended_at", "life_points"]
        read_only_fields = fields

    def get_phases(self, turn: Turn) -> list[str]:
        return turn.phases.split()

    def get_life_points(self, turn: Turn) -> list[int] | None:
        if turn.life_points0 is None or turn.life_points1 is None:
            return None
        return [turn.life_points0, turn.life_points1]


class PlayedDeckSerializer(Base):
    """A deck as it was frozen."""

    main = serializers.ListField(child=serializers.IntegerField())
    extra = serializers.ListField(child=serializers.IntegerField())


class SecretsSerializer(Base):
    """What every shuffle and lot came of, for the two players once the duel is over."""

    seed = serializers.CharField(help_text=_("32 bytes in hexadecimal; their SHA-256 is the commitment."))
    commitment = serializers.CharField()
    nonces = serializers.ListField(child=serializers.CharField(), help_text=_("By seat, as UTF-8 texts."))
    drawn_by_server = serializers.ListField(child=serializers.BooleanField())
    decks = PlayedDeckSerializer(many=True)
