from django.apps import AppConfig
from django.utils.translation import gettext_lazy as _


class BanlistConfig(AppConfig):
    name = "banlist"
    verbose_name = _("Ban lists")
