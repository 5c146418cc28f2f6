"""Compiles the catalogues of translations."""

from typing import Any

from django.core.management.base import BaseCommand

from config.translations import compile_all


class Command(BaseCommand):
    """Compiles what changed."""

    help = "Compile the translations that changed since the last time. Needs no gettext."
    requires_system_checks = []

    def handle(self, *args: Any, **options: Any) -> None:
        """Compile and say what."""
        for source in compile_all():
            self.stdout.write(f"Compiled {source.parent.parent.name}/{source.name}.")
