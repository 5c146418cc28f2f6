import django.db.models.deletion
from django.conf import settings
from django.db import migrations, models


class Migration(migrations.Migration):
    dependencies = [
        migrations.swappable_dependency(settings.AUTH_USER_MODEL),
        ("decks", "0005_undone_revisions"),
    ]

    operations = [
        migrations.AddField(
            model_name="deck",
            name="notes",
            field=models.TextField(blank=True, default="", max_length=5000, verbose_name="notes"),
            preserve_default=False,
        ),
        migrations.AddField(
            model_name="deck",
            name="forked_from",
            field=models.ForeignKey(
                blank=True,
                editable=False,
                null=True,
                on_delete=django.db.models.deletion.SET_NULL,
                related_name="forks",
                to="decks.deck",
                verbose_name="copied from",
            ),
        ),
        migrations.AddField(
            model_name="deck",
            name="credited_to",
            field=models.ForeignKey(
                blank=True,
                editable=False,
                null=True,
                on_delete=django.db.models.deletion.SET_NULL,
                related_name="+",
                to=settings.AUTH_USER_MODEL,
                verbose_name="after a deck of",
            ),
        ),
    ]
