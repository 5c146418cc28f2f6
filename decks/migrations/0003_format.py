from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [("decks", "0002_held_cards")]

    operations = [
        migrations.AddField(
            model_name="deck",
            name="format",
            field=models.CharField(
                default="OCG",
                help_text="The deck is meant for the ban lists of this format.",
                max_length=20,
                verbose_name="format",
            ),
        ),
        migrations.AddIndex(
            model_name="deck", index=models.Index(fields=["format", "id"], name="deck_of_format")
        ),
    ]
