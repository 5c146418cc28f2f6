from typing import Any

from django.db import migrations, models

import decks.models


def keep_what_was_public(apps: Any, schema_editor: Any) -> None:
    """What was public stays so, and every deck gets a key of its own."""
    Deck = apps.get_model("decks", "Deck")
    Deck.objects.filter(public=True).update(visibility="public")
    while some := list(Deck.objects.filter(key=None).only("pk").order_by("pk")[:1000]):
        for deck in some:
            deck.key = decks.models.new_key()
        Deck.objects.bulk_update(some, ["key"])


def keep_what_is_public(apps: Any, schema_editor: Any) -> None:
    """Going back, an unlisted deck becomes private."""
    Deck = apps.get_model("decks", "Deck")
    Deck.objects.filter(visibility="public").update(public=True)


class Migration(migrations.Migration):
    dependencies = [("decks", "0003_format")]

    operations = [
        migrations.AddField(
            model_name="deck",
            name="visibility",
            field=models.CharField(
                choices=[("public", "public"), ("unlisted", "unlisted"), ("private", "private")],
                default="private",
                max_length=8,
                verbose_name="visibility",
            ),
        ),
        migrations.AddField(
            model_name="deck", name="key", field=models.CharField(editable=False, max_length=22, null=True)
        ),
        migrations.RunPython(keep_what_was_public, keep_what_is_public),
        migrations.RemoveIndex(model_name="deck", name="deck_public_by_change"),
        migrations.RemoveField(model_name="deck", name="public"),
        migrations.AddIndex(
            model_name="deck",
            index=models.Index(
                condition=models.Q(("visibility", "public")),
                fields=["-updated_at", "-id"],
                name="deck_public_by_change",
            ),
        ),
        migrations.AlterField(
            model_name="deck",
            name="key",
            field=models.CharField(
                default=decks.models.new_key, editable=False, max_length=22, unique=True
            ),
        ),
    ]
