"""Players in the admin: passwords are as safe there as on the pages."""

import pytest
from django.urls import reverse

from players import services
from players.models import ApiToken, Player

PASSWORD = "thousand eyes 0"
pytestmark = pytest.mark.django_db


@pytest.fixture
def admin(client) -> Player:
    made = Player.objects.create_superuser("Pegasus", password=PASSWORD)
    client.force_login(made)
    return made


def test_ones_own_password_is_changed_where_guesses_are_counted(client, admin):
    """The admin's own page would let whoever sits down at an open browser guess without end."""
    old = reverse("admin:password_change")
    wanted = {"old_password": "a guess", "new_password1": "relinquished 1", "new_password2": "relinquished 1"}
    for answer in (client.get(old), client.post(old, wanted)):
        assert answer.headers["Location"] == reverse("players:password-change")
    for _ in range(30):
        answer = client.post(reverse("players:password-change"), wanted)
    assert answer.status_code == 429
    right = wanted | {"old_password": PASSWORD}
    assert client.post(old, right).status_code == 302
    admin.refresh_from_db()
    assert admin.check_password(PASSWORD)


def test_a_password_that_an_operator_gives_ends_the_tokens_of_that_player_alone(client, admin, yugi, kaiba):
    for player in (yugi, kaiba):
        services.create_token(player=player, name="bot", scopes=["read"])
    address = reverse("admin:auth_user_password_change", args=[yugi.pk])
    answer = client.post(
        address, {"password1": "gaia 2300 knight", "password2": "gaia 2300 knight", "usable_password": "true"}
    )
    assert answer.status_code == 302
    yugi.refresh_from_db()
    assert yugi.check_password("gaia 2300 knight")
    assert [token.user for token in ApiToken.objects.all()] == [kaiba]


def test_a_password_that_is_refused_ends_no_token(client, admin, yugi):
    services.create_token(player=yugi, name="bot", scopes=["read"])
    client.post(
        reverse("admin:auth_user_password_change", args=[yugi.pk]),
        {"password1": "one thing", "password2": "another", "usable_password": "true"},
    )
    assert ApiToken.objects.filter(user=yugi).exists()
