from django.apps import AppConfig


class BareConfig(AppConfig):
    name = "benchmarks.bare"
    default_auto_field = "django.db.models.BigAutoField"
