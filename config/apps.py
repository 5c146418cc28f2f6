"""What the site itself does once all rooms are there."""

from django.apps import AppConfig
from django.db.backends.signals import connection_created

from config.errors import without_details


class Config(AppConfig):
    """The frame around the rooms."""

    name = "config"

    def ready(self) -> None:
        """Let no error of the database tell what a row holds."""
        connection_created.connect(_keep_details_back, dispatch_uid="config.errors")


def _keep_details_back(*, connection, **kwargs):  # type: ignore[no-untyped-def]
    if without_details not in connection.execute_wrappers:
        connection.execute_wrappers.append(without_details)
