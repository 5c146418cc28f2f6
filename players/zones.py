"""Time zones by their names in the tz database."""

from functools import cache
from zoneinfo import available_timezones

from django.core.exceptions import ValidationError
from django.utils.translation import gettext_lazy as _


@cache
def zone_names() -> tuple[str, ...]:
    """The zones people live in: a region and a city, and UTC."""
    regions = (
        "Africa/",
        "America/",
        "Antarctica/",
        "Asia/",
        "Atlantic/",
        "Australia/",
        "Europe/",
        "Indian/",
        "Pacific/",
    )
    return ("UTC", *sorted(name for name in available_timezones() if name.startswith(regions)))


def validate_zone(name: str) -> None:
    if name not in zone_names():
        raise ValidationError(
            _("There is no time zone %(name)s; write it like Asia/Shanghai or Europe/Berlin."),
            code="zone",
            params={"name": name},
        )
