from django.apps import AppConfig
from django.utils.translation import gettext_lazy as _


class PlayersConfig(AppConfig):
    name = "players"
    verbose_name = _("Players")

    def ready(self) -> None:
        from players import delivery, housekeeping, leaving, notifications, selectors
        from players.api import schema  # noqa: F401  Tells the API description about tokens.
        from players.extensions import Job, PersonalData, jobs, notification_kinds, personal_data

        notification_kinds.register(notifications.PASSWORD_RESET)
        notification_kinds.register(notifications.CONFIRM_ADDRESS)
        notification_kinds.register(notifications.ADDRESS_CHANGED)
        personal_data.register(PersonalData("players", selectors.facts_of))
        jobs.register(Job("outbox", every=5, run=delivery.deliver_due))
        jobs.register(Job("those who left", every=300, run=leaving.forget_all_who_left))
        jobs.register(Job("tidy", every=3600, run=housekeeping.tidy))
