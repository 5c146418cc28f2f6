from django.apps import AppConfig
from django.utils.translation import gettext_lazy as _


class DuelsConfig(AppConfig):
    name = "duels"
    verbose_name = _("Duels")

    def ready(self) -> None:
        from duels import notices
        from duels.clocks import BEAT_EVERY
        from duels.services import enforce_deadlines
        from players.extensions import Job, jobs, notification_kinds

        for kind in notices.kinds():
            notification_kinds.register(kind)
        jobs.register(Job("deadlines of duels", BEAT_EVERY, enforce_deadlines))
