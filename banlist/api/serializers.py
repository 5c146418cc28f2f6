"""How ban lists are told over REST."""

from drf_spectacular.utils import extend_schema_field
from rest_framework import serializers

from banlist.conf import hash_text
from banlist.models import BanList, Entry
from banlist.reading import shown_name


class EntrySerializer(serializers.ModelSerializer):
    """One card of a list; `name` is in the language asked for."""

    name = serializers.SerializerMethodField()

    class Meta:
        model = Entry
        fields = ["passcode", "name", "limit", "points"]

    def get_name(self, entry: Entry) -> str:
        return shown_name(entry, self.context["cards"].get(entry.passcode))


class BanListSerializer(serializers.ModelSerializer):
    """A published list with all its cards.

    A card that is not listed may be held three times, or not at all where the list is a whitelist. Where
    it is a list of points, each copy of a card costs its `points`, and a deck may spend `cap`. By `hash`, 32
    bits in hexadecimal digits, duel programs tell a list.
    """

    hash = serializers.SerializerMethodField()
    entries = serializers.SerializerMethodField()

    class Meta:
        model = BanList
        fields = ["id", "name", "region", "effective_date", "published_at", "kind", "cap", "hash", "entries"]
        read_only_fields = fields

    def get_hash(self, ban_list: BanList) -> str:
        return hash_text(ban_list)

    @extend_schema_field(EntrySerializer(many=True))
    def get_entries(self, ban_list: BanList) -> list[dict[str, object]]:
        return EntrySerializer(ban_list.entries.all(), many=True, context=self.context).data
