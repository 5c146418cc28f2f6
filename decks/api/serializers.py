"""How decks are told over REST."""

from django.utils.translation import gettext_lazy as _
from drf_spectacular.utils import extend_schema_field
from rest_framework import serializers

from banlist.selectors import DEFAULT_REGION
from config.rest.serializers import KnownFieldsOnly
from decks import selectors
from decks.formats.content import LARGEST_PASSCODE, LARGEST_TEXT, MOST_CARDS, MOST_LINES, SECTIONS
from decks.legality import Breach, Part, Violation
from decks.models import LONGEST_NOTES, Deck, DeckRevision
from decks.wording import sentence


class PasscodesSerializer(serializers.ListField):
    """Passcodes in the order of the deck; unknown ones are kept."""

    child = serializers.IntegerField(min_value=1, max_value=LARGEST_PASSCODE)

    def __init__(self, **kwargs: object) -> None:
        super().__init__(max_length=MOST_CARDS, **kwargs)


class FormatField(serializers.CharField):
    """The code of a format that has ban lists."""

    def __init__(self, **kwargs: object) -> None:
        super().__init__(
            max_length=20,
            help_text=_("The format for whose ban lists the deck is meant, such as OCG."),
            **kwargs,
        )


class NotesField(serializers.CharField):
    """What the owner says of the deck: plain text."""

    def __init__(self, **kwargs: object) -> None:
        super().__init__(max_length=LONGEST_NOTES, allow_blank=True, **kwargs)


class RemarkSerializer(serializers.Serializer):
    """A line of the deck's text that could not be read: it is kept, in this section after so many cards."""

    section = serializers.CharField()
    after = serializers.IntegerField()
    text = serializers.CharField()
    line = serializers.IntegerField(help_text=_("Its number in the text that it came from; 0 if unknown."))


class CreditSerializer(serializers.Serializer):
    """After whose deck a deck was made; which deck that was is told while you may see it."""

    owner = serializers.CharField(allow_null=True)
    id = serializers.IntegerField(allow_null=True)
    name = serializers.CharField(allow_null=True)


class DeckSerializer(serializers.ModelSerializer):
    """A deck as it is now."""

    address = serializers.CharField(
        read_only=True,
        help_text=_("What stands in the deck's addresses: its number, or while it is unlisted a secret key."),
    )
    owner = serializers.CharField(source="owner.username", read_only=True)
    forked_from = serializers.SerializerMethodField(
        help_text=_("After whose deck it was made; null for a deck that is no copy.")
    )
    revision = serializers.IntegerField(source="current.number", read_only=True)
    main = PasscodesSerializer(source="current.main")
    extra = PasscodesSerializer(source="current.extra")
    side = PasscodesSerializer(source="current.side")
    digest = serializers.CharField(source="current.digest", read_only=True)
    unread = serializers.SerializerMethodField(help_text=_("Lines that could not be read, kept as they are."))

    class Meta:
        model = Deck
        fields = [
            "id",
            "address",
            "name",
            "owner",
            "format",
            "visibility",
            "notes",
            "forked_from",
            "revision",
            "main",
            "extra",
            "side",
            "digest",
            "unread",
            "created_at",
            "updated_at",
        ]
        read_only_fields = fields

    @extend_schema_field(CreditSerializer(allow_null=True))
    def get_forked_from(self, deck: Deck) -> dict[str, object] | None:
        # Where no request is at hand the deck is told to whoever has just changed it: its owner.
        request = self.context.get("request")
        credit = selectors.credit_of(deck, request.user if request else deck.owner)
        if credit is None:
            return None
        original = credit.deck
        return {
            "owner": credit.owner.username if credit.owner else None,
            "id": original.pk if original else None,
            "name": original.name if original else None,
        }

    @extend_schema_field(RemarkSerializer(many=True))
    def get_unread(self, deck: Deck) -> list[dict[str, object]]:
        return RemarkSerializer(deck.current.content.unread, many=True).data


class DeckWriteSerializer(KnownFieldsOnly):
    """A deck to be made, or what is to be changed of one; what is left out stays as it is, or empty."""

    name = serializers.CharField(max_length=100)
    format = FormatField(required=False)
    visibility = serializers.ChoiceField(choices=Deck.Visibility.choices, required=False)
    notes = NotesField(required=False)
    main = PasscodesSerializer(required=False)
    extra = PasscodesSerializer(required=False)
    side = PasscodesSerializer(required=False)

    @property
    def parts(self) -> dict[str, tuple[int, ...]]:
        """The cards of the parts that were given."""
        return {
            section: tuple(self.validated_data[section])
            for section in SECTIONS
            if section in self.validated_data
        }


class DeckImportSerializer(KnownFieldsOnly):
    """A deck as text: a ydk file, a ydke link, YGOPRODeck's JSON, or lines such as `3 Dark Magician`."""

    name = serializers.CharField(max_length=100)
    format = FormatField(default=DEFAULT_REGION)
    visibility = serializers.ChoiceField(choices=Deck.Visibility.choices, default=Deck.Visibility.PRIVATE)
    notes = NotesField(default="")
    text = serializers.CharField(max_length=LARGEST_TEXT, trim_whitespace=False)


class CandidateSerializer(serializers.Serializer):
    """What a line may mean: so many copies of this card."""

    count = serializers.IntegerField()
    passcode = serializers.IntegerField()
    name = serializers.CharField()


class UnreadSerializer(serializers.Serializer):
    """A line that could not be read: its number, what it says, what would be right, and what it may mean."""

    line = serializers.IntegerField()
    text = serializers.CharField()
    reason = serializers.CharField()
    candidates = CandidateSerializer(many=True)


class CorrectedSerializer(serializers.Serializer):
    """A line whose card was misspelt beyond doubt, and what it was read as."""

    line = serializers.IntegerField()
    text = serializers.CharField()
    count = serializers.IntegerField()
    passcode = serializers.IntegerField()
    name = serializers.CharField()


class UnreadLineSerializer(serializers.Serializer):
    """A line that is kept with a deck until its owner decides."""

    number = serializers.IntegerField(help_text=_("Which of the deck's unread lines it is, from 1."))
    line = serializers.IntegerField(
        allow_null=True, help_text=_("Its number in the text that it came from, if that is known.")
    )
    text = serializers.CharField()
    reason = serializers.CharField(help_text=_("What would be right; empty if it could be read by now."))
    candidates = CandidateSerializer(many=True)


class DecisionSerializer(KnownFieldsOnly):
    """What a line is to become: copies of a card, or, where no passcode is given, nothing."""

    number = serializers.IntegerField(min_value=1, max_value=MOST_LINES)
    text = serializers.CharField(trim_whitespace=False, max_length=LARGEST_TEXT)
    passcode = serializers.IntegerField(
        min_value=1, max_value=LARGEST_PASSCODE, required=False, allow_null=True, default=None
    )
    count = serializers.IntegerField(min_value=1, max_value=MOST_CARDS, default=1)


class DecisionsSerializer(KnownFieldsOnly):
    """What the owner decides about lines that could not be read."""

    decisions = DecisionSerializer(many=True, allow_empty=False, max_length=MOST_LINES)


class ImportedSerializer(serializers.Serializer):
    """The deck that was made of a text, lines not read, names put right, and the codes no card bears."""

    deck = DeckSerializer()
    unread = UnreadSerializer(many=True)
    corrected = CorrectedSerializer(many=True)
    unknown = PasscodesSerializer()


class CopySerializer(KnownFieldsOnly):
    """What the copy is to be called; by default after its original."""

    name = serializers.CharField(max_length=100, required=False)


class RevisionSerializer(serializers.ModelSerializer):
    """What a deck held at one time."""

    class Meta:
        model = DeckRevision
        fields = ["number", "main", "extra", "side", "digest", "created_at"]
        read_only_fields = fields

    main = PasscodesSerializer()
    extra = PasscodesSerializer()
    side = PasscodesSerializer()


class ChangeSerializer(serializers.Serializer):
    """How many copies of a card there were before and are after."""

    passcode = serializers.IntegerField()
    before = serializers.IntegerField()
    after = serializers.IntegerField()


class PartDifferenceSerializer(serializers.Serializer):
    """What differs in one part of a deck; `reordered` where the same cards stand in another order."""

    part = serializers.ChoiceField(choices=[part.value for part in Part], source="part.value")
    added = ChangeSerializer(many=True)
    removed = ChangeSerializer(many=True)
    reordered = serializers.BooleanField()


class DifferenceSerializer(serializers.Serializer):
    """What differs between two revisions; parts without a difference are left out."""

    parts = PartDifferenceSerializer(many=True)
    lines_added = serializers.ListField(child=serializers.CharField())
    lines_removed = serializers.ListField(child=serializers.CharField())


class ViolationSerializer(serializers.Serializer):
    """One way in which a deck breaks a rule; `key` is the same in every language, `text` is in yours."""

    rule = serializers.CharField(help_text=_("The number of the rule, such as D3."))
    key = serializers.ChoiceField(choices=[breach.value for breach in Breach], source="breach.value")
    part = serializers.ChoiceField(
        choices=[part.value for part in Part], source="part.value", allow_null=True
    )
    passcode = serializers.IntegerField(allow_null=True)
    name = serializers.CharField()
    found = serializers.IntegerField()
    allowed = serializers.IntegerField()
    text = serializers.SerializerMethodField()

    def get_text(self, violation: Violation) -> str:
        return sentence(violation)


class JudgedBySerializer(serializers.Serializer):
    """The ban list that a deck was judged by."""

    id = serializers.IntegerField()
    name = serializers.CharField()
    region = serializers.CharField()
    effective_date = serializers.DateField()


class VerdictSerializer(serializers.Serializer):
    """Whether a deck is legal, and every violation at once; `unplayable` are cards that duels refuse."""

    legal = serializers.BooleanField(source="is_legal")
    ban_list = JudgedBySerializer(allow_null=True)
    violations = ViolationSerializer(many=True)
    unplayable = ViolationSerializer(many=True)


class MatrixRowSerializer(serializers.Serializer):
    """A deck under one list."""

    ban_list = JudgedBySerializer()
    legal = serializers.BooleanField(source="is_legal")
    violations = ViolationSerializer(many=True)


class MatrixSerializer(serializers.Serializer):
    """A deck under every list of a format, the oldest first."""

    region = serializers.CharField()
    first_illegal = JudgedBySerializer(
        source="first_illegal.ban_list",
        allow_null=True,
        default=None,
        help_text=_("The earliest list that the deck breaks; null where it breaks none."),
    )
    lists = MatrixRowSerializer(source="rows", many=True)


class OddsSerializer(serializers.Serializer):
    """How likely a wish is."""

    deck = serializers.IntegerField(help_text=_("Cards in the main deck."))
    drawn = serializers.IntegerField(help_text=_("Cards that were drawn by then."))
    numerator = serializers.CharField(help_text=_("Of the exact share, which may have many digits."))
    denominator = serializers.CharField()
    probability = serializers.FloatField(help_text=_("The share as a number from 0 to 1."))


class StarterSerializer(serializers.Serializer):
    """A ready-made deck that anybody may copy."""

    key = serializers.CharField()
    name = serializers.CharField()
    about = serializers.CharField()
    main = PasscodesSerializer(source="content.main")
