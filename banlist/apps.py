from django.apps import AppConfig
from django.utils.translation import gettext_lazy as _


class BanlistConfig(AppConfig):
    name = "banlist"
    verbose_name = _("Ban lists")

    def ready(self) -> None:
        from banlist.searching import with_limit
        from banlist.selectors import limits_in_force
        from cards.extensions import card_limits, search_keywords

        card_limits.register(limits_in_force)
        search_keywords.register("limit", with_limit)
