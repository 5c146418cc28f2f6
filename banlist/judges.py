"""The group of those who keep the ban lists. It is made once; what an operator changes about it stays."""

from typing import Any

from django.apps import AppConfig
from django.contrib.auth.management import create_permissions

JUDGE = "judge"
MAY = (
    *(f"{verb}_{model}" for model in ("banlist", "entry") for verb in ("view", "add", "change", "delete")),
    "publish_banlist",
    "view_record",
)


def make_judges(app_config: AppConfig, using: str, **_more: Any) -> None:
    """After a migration: the group with its permissions, unless there is one of that name."""
    from django.contrib.auth.models import Group, Permission

    group, is_new = Group.objects.using(using).get_or_create(name=JUDGE)
    if is_new:
        # The permissions of a new table may not be there yet; making them twice does nothing.
        create_permissions(app_config, verbosity=0, using=using)
        group.permissions.set(
            Permission.objects.using(using).filter(content_type__app_label="banlist", codename__in=MAY)
        )
