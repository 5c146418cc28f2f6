from django.apps import AppConfig
from django.utils.translation import gettext_lazy as _


class PlayersConfig(AppConfig):
    name = "players"
    verbose_name = _("Players")

    def ready(self) -> None:
        from players import delivery, housekeeping
        from players.api import schema  # noqa: F401  Tells the API description about tokens.
        from players.extensions import Job, jobs

        jobs.register(Job("outbox", every=5, run=delivery.deliver_due))
        jobs.register(Job("tidy", every=3600, run=housekeeping.tidy))
