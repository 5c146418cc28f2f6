from collections import Counter
from typing import Any

import django.db.models.deletion
from django.db import migrations, models


def find_by_cards(apps: Any, schema_editor: Any) -> None:
    """Let the decks that there are be found by the cards that they hold now."""
    Deck = apps.get_model("decks", "Deck")
    HeldCard = apps.get_model("decks", "HeldCard")
    for deck in Deck.objects.exclude(current=None).select_related("current").order_by("pk").iterator():
        now = deck.current
        copies = Counter((*now.main, *now.extra, *now.side))
        HeldCard.objects.bulk_create(
            HeldCard(deck=deck, passcode=passcode, copies=count) for passcode, count in copies.items()
        )


class Migration(migrations.Migration):
    dependencies = [("decks", "0001_initial")]

    operations = [
        migrations.CreateModel(
            name="HeldCard",
            fields=[
                (
                    "id",
                    models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID"),
                ),
                ("passcode", models.BigIntegerField(verbose_name="passcode")),
                ("copies", models.PositiveSmallIntegerField(verbose_name="copies")),
                (
                    "deck",
                    models.ForeignKey(
                        on_delete=django.db.models.deletion.CASCADE, related_name="held", to="decks.deck"
                    ),
                ),
            ],
            options={
                "verbose_name": "card held",
                "verbose_name_plural": "cards held",
                "ordering": ["deck", "passcode"],
                "constraints": [
                    models.UniqueConstraint(fields=("passcode", "deck"), name="deck_holds_a_card_once")
                ],
            },
        ),
        migrations.RunPython(find_by_cards, migrations.RunPython.noop),
    ]
