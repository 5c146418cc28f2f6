from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [("decks", "0004_visibility")]

    operations = [
        migrations.AddField(
            model_name="deckrevision",
            name="brings_back",
            field=models.PositiveIntegerField(editable=False, null=True),
        ),
    ]
