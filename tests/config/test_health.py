"""What tells an operator's monitor that the site lives and is ready."""

import pytest
from django.core.cache import cache
from django.db import connection
from django.db.migrations.recorder import MigrationRecorder

from config import health


def test_the_process_says_that_it_lives_without_asking_anybody(client):
    response = client.get("/healthz")
    assert response.status_code == 200
    assert response.json() == {"status": "ok"}
    assert "no-store" in response["Cache-Control"]


@pytest.mark.django_db
def test_a_site_with_all_its_parts_is_ready(client):
    response = client.get("/readyz")
    assert response.status_code == 200
    assert response.json() == {"status": "ok", "database": "ok", "migrations": "ok", "cache": "ok"}


@pytest.mark.django_db
def test_a_site_with_a_migration_to_come_is_not_ready(client):
    MigrationRecorder(connection).migration_qs.filter(app="players").delete()
    response = client.get("/readyz")
    assert response.status_code == 503
    assert response.json()["migrations"] == "failing"


@pytest.mark.django_db
def test_a_site_whose_cache_forgets_is_not_ready(client, monkeypatch):
    monkeypatch.setattr(cache, "get", lambda key: None)
    response = client.get("/readyz")
    assert response.status_code == 503
    assert response.json() == {"status": "failing", "database": "ok", "migrations": "ok", "cache": "failing"}


@pytest.mark.django_db
def test_why_a_part_fails_is_told_to_the_log_alone(client, monkeypatch, caplog):
    def break_down() -> bool:
        raise RuntimeError("the password of the database is swordfish")

    monkeypatch.setattr(health, "database_answers", break_down)
    response = client.get("/readyz")
    assert response.status_code == 503
    assert "swordfish" not in response.content.decode()
    assert "swordfish" in caplog.text


@pytest.mark.parametrize("address", ["/healthz", "/readyz"])
def test_health_is_asked_for_and_never_set(client, address):
    assert client.post(address).status_code == 405


def test_monitors_are_not_sent_to_https(client, settings):
    settings.SECURE_SSL_REDIRECT = True
    assert client.get("/healthz").status_code == 200
    assert client.get("/").status_code == 301
