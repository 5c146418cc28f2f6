from django.apps import AppConfig
from django.db.models.signals import post_migrate
from django.utils.translation import gettext_lazy as _


class BanlistConfig(AppConfig):
    name = "banlist"
    verbose_name = _("Ban lists")

    def ready(self) -> None:
        from banlist.history import section
        from banlist.judges import make_judges
        from banlist.searching import with_limit
        from banlist.selectors import limits_in_force
        from banlist.services import publish_due
        from cards.extensions import CardSection, card_limits, card_sections, search_keywords
        from players.extensions import Job, jobs

        post_migrate.connect(make_judges, sender=self, dispatch_uid="banlist.judges")
        jobs.register(Job("ban lists to be published", 15, publish_due))
        card_limits.register(limits_in_force)
        search_keywords.register("limit", with_limit)
        card_sections.register(
            CardSection("limits", _("Limits through the years"), "banlist/card_section.html", section)
        )
