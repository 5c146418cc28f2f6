from django.apps import AppConfig
from django.utils.translation import gettext_lazy as _


class CardsConfig(AppConfig):
    name = "cards"
    verbose_name = _("Cards")

    def ready(self) -> None:
        from cards.api.exports import write_exports
        from players.extensions import Job, jobs

        jobs.register(Job("files of the whole catalogue", 300, write_exports))
