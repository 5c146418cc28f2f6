from django.apps import AppConfig
from django.utils.translation import gettext_lazy as _


class DecksConfig(AppConfig):
    name = "decks"
    verbose_name = _("Decks")

    def ready(self) -> None:
        from decks.selectors import kept_of
        from players.extensions import PersonalData, personal_data

        personal_data.register(PersonalData("decks", kept_of))
