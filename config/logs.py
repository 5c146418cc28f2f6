"""Logs as JSON, one line an event, each with the id of the request that it belongs to."""

import logging
from contextvars import ContextVar

# The id of the request in hand; nothing outside a request, as in the worker.
current_request_id: ContextVar[str | None] = ContextVar("current_request_id", default=None)


class WithRequestId(logging.Filter):
    """Adds the id of the request in hand to each record."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Let every record pass, with the id on it."""
        record.request_id = current_request_id.get()
        return True


def log_configuration(*, level: str) -> dict[str, object]:
    """Return what logging.config.dictConfig wants."""
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "filters": {
            "with_request_id": {"()": "config.logs.WithRequestId"},
            "without_secret_paths": {"()": "config.secret_paths.WithoutSecretPaths"},
            "in_production": {"()": "django.utils.log.RequireDebugFalse"},
        },
        "formatters": {
            "json": {
                "()": "pythonjsonlogger.json.JsonFormatter",
                "fmt": ["asctime", "levelname", "name", "message", "request_id"],
                "rename_fields": {"asctime": "time", "levelname": "level", "name": "logger"},
                # Django hangs the whole request on its records; what a player sends has no place in a log.
                "reserved_attrs": [*RESERVED, "request", "server_time"],
                "json_ensure_ascii": False,
            },
        },
        "handlers": {
            "stderr": {
                "class": "logging.StreamHandler",
                "formatter": "json",
                "filters": ["with_request_id", "without_secret_paths"],
            },
            "mail_operator": {
                "class": "django.utils.log.AdminEmailHandler",
                "level": "ERROR",
                "filters": ["in_production", "with_request_id", "without_secret_paths"],
            },
        },
        "root": {"handlers": ["stderr"], "level": level},
        "loggers": {
            "django": {"handlers": ["mail_operator"], "level": level, "propagate": True},
            # One line a request is written by config.middleware.access_log.
            "django.server": {"handlers": [], "propagate": False},
        },
    }


RESERVED = sorted({*vars(logging.makeLogRecord({})), "asctime", "message", "request_id"} - {"request_id"})
