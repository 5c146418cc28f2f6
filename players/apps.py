from django.apps import AppConfig
from django.utils.translation import gettext_lazy as _


class PlayersConfig(AppConfig):
    name = "players"
    verbose_name = _("Players")

    def ready(self) -> None:
        from players import delivery, housekeeping, notifications, selectors
        from players.api import schema  # noqa: F401  Tells the API description about tokens.
        from players.extensions import Job, PersonalData, jobs, notification_kinds, personal_data

        notification_kinds.register(notifications.PASSWORD_RESET)
        personal_data.register(PersonalData("players", selectors.facts_of))
        jobs.register(Job("outbox", every=5, run=delivery.deliver_due))
        jobs.register(Job("tidy", every=3600, run=housekeeping.tidy))
