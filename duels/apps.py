from django.apps import AppConfig
from django.utils.translation import gettext_lazy as _


class DuelsConfig(AppConfig):
    name = "duels"
    verbose_name = _("Duels")

    def ready(self) -> None:
        from cards.guide import guide
        from duels import notices, selectors
        from duels.clocks import BEAT_EVERY
        from duels.guide import TOPICS
        from duels.leaving import DUELS
        from duels.services import enforce_deadlines
        from players.extensions import Job, PersonalData, departures, jobs, notification_kinds, personal_data

        for kind in notices.kinds():
            notification_kinds.register(kind)
        personal_data.register(PersonalData("duels", selectors.kept_of))
        departures.register(DUELS)
        jobs.register(Job("deadlines of duels", BEAT_EVERY, enforce_deadlines))
        for topic in TOPICS:
            guide.register(topic)
