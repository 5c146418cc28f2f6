"""A card as REST gives it, in lists and alone."""

from typing import Any

from django.utils.translation import gettext_lazy as _
from rest_framework import serializers

from cards.lang.facts import Attribute, Kind, Race, Trait


class NamesSerializer(serializers.Serializer[Any]):
    """The card's names in every language."""

    en = serializers.CharField(source="row.name_en")
    zh_hans = serializers.CharField(source="row.name_zh")
    zh_hans_community = serializers.CharField(
        source="row.name_zh_community",
        help_text=_("What Chinese players call it, where that differs from the official name; else empty."),
    )


class EffectSerializer(serializers.Serializer[Any]):
    """One ability of a card, under the key by which acts and the log name it."""

    key = serializers.CharField(help_text=_("Its name within the card; it does not change."))
    kind = serializers.CharField(help_text=_("What sort of effect it is, in words."))
    speed = serializers.IntegerField(
        source="spell_speed",
        allow_null=True,
        min_value=1,
        max_value=3,
        help_text=_("Its spell speed; null for what makes no chain link."),
    )
    text = serializers.CharField(help_text=_("What it says; empty where the rules say it already."))


class CardSerializer(serializers.Serializer[Any]):
    """A shown card; its texts follow Accept-Language."""

    passcode = serializers.IntegerField(source="row.passcode")
    identity = serializers.IntegerField(help_text=_("The passcode under which copies are counted in a deck."))
    name = serializers.CharField(source="face.name")
    names = NamesSerializer(source="*")
    kind = serializers.ChoiceField(source="row.kind", choices=[kind.value for kind in Kind])
    traits = serializers.ListField(child=serializers.ChoiceField(choices=[trait.value for trait in Trait]))
    attribute = serializers.ChoiceField(
        source="row.attribute",
        choices=[attribute.value for attribute in Attribute],
        allow_null=True,
        help_text=_("Null on spells and traps."),
    )
    race = serializers.ChoiceField(
        source="row.race",
        choices=[race.value for race in Race],
        allow_null=True,
        help_text=_("The monster's type; null on spells and traps."),
    )
    level = serializers.IntegerField(
        source="row.level", allow_null=True, help_text=_("Null on spells and traps.")
    )
    atk = serializers.IntegerField(
        source="row.atk",
        allow_null=True,
        help_text=_("Null on spells and traps, and where the card says “?”."),
    )
    defense = serializers.IntegerField(
        source="row.defense",
        allow_null=True,
        help_text=_("Null on spells and traps, and where the card says “?”."),
    )
    card_type = serializers.CharField(source="face.kind", help_text=_("Kind and traits in words."))
    type_line = serializers.CharField(
        source="face.type_line", help_text=_("What stands in a monster's brackets; else empty.")
    )
    text = serializers.CharField(source="face.body", help_text=_("What the card says of itself."))
    effects = EffectSerializer(
        source="face.effects", many=True, help_text=_("The card's abilities, one by one, in their order.")
    )
    archetypes = serializers.ListField(child=serializers.CharField())
    alias = serializers.IntegerField(
        source="row.alias",
        allow_null=True,
        help_text=_("The passcode of the card whose name this one always has."),
    )
    artwork_of = serializers.IntegerField(
        source="row.artwork_of",
        allow_null=True,
        help_text=_("The passcode of the card that this is another print of, with another picture."),
    )
    ocg_date = serializers.DateField(source="row.ocg_date", allow_null=True)
    ocg_set = serializers.CharField(source="row.ocg_set")
    tcg_date = serializers.DateField(source="row.tcg_date", allow_null=True)
    tcg_set = serializers.CharField(source="row.tcg_set")
    limit = serializers.IntegerField(
        allow_null=True,
        min_value=0,
        max_value=3,
        help_text=_("Copies that a deck may hold under the list in force; null where no list is kept."),
    )
    playable = serializers.BooleanField(
        source="row.playable", help_text=_("Whether the engine does everything that the card says.")
    )

    def get_fields(self) -> dict[str, serializers.Field[Any, Any, Any, Any]]:
        """Give DEF its own name, which Python keeps for itself."""
        return {"def" if name == "defense" else name: field for name, field in super().get_fields().items()}

    def to_representation(self, shown: Any) -> dict[str, Any]:
        """Leave out what only monsters have where the card is none."""
        card: dict[str, Any] = super().to_representation(shown)
        if not shown.is_monster:
            card |= dict.fromkeys(("attribute", "race", "level", "atk", "def"))
        return card


class SuggestionSerializer(serializers.Serializer[Any]):
    """A name that is close to what was typed, and whose it is."""

    passcode = serializers.IntegerField()
    name = serializers.CharField()


class FormerPasscodeSerializer(serializers.Serializer[Any]):
    """A passcode that a card once had, and the one that it has now."""

    asked = serializers.IntegerField()
    passcode = serializers.IntegerField()


class BatchSerializer(serializers.Serializer[Any]):
    """The cards asked for, each once, in the order in which they were."""

    cards = CardSerializer(many=True)
    former = FormerPasscodeSerializer(
        many=True, help_text=_("Of the passcodes asked for those that a card once had.")
    )
    missing = serializers.ListField(
        child=serializers.IntegerField(), help_text=_("Those that no card has or had.")
    )


class ExportSerializer(serializers.Serializer[Any]):
    """A file of all cards: gzip of UTF-8 text, a line of JSON for each card, as they are shown here."""

    language = serializers.CharField()
    url = serializers.CharField(help_text=_("Where the file is."))
    size = serializers.IntegerField(help_text=_("In bytes."))
    sha256 = serializers.CharField(help_text=_("Of the file, in hexadecimal digits."))
    cards = serializers.IntegerField(help_text=_("How many there are in it."))
    changed_at = serializers.DateTimeField(
        source="made_for", help_text=_("Since when the catalogue has been as the file tells it.")
    )
