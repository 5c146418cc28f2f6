"""Every new player begins with the six ready-made decks of `STYLES`, however his account was made."""

import io

import pytest
from django.core.management import call_command
from django.urls import reverse
from django.utils.translation import override

from decks import services
from decks.models import Deck, DeckRevision
from decks.starters import STYLES
from players import services as players
from players.models import Player
from tests.players.conftest import with_nothing

pytestmark = pytest.mark.django_db
PASSWORD = "dark magician 7"


def names_of(player):
    return [deck.name for deck in Deck.objects.filter(owner=player)]


def names_in(language):
    with override(language):
        return [str(starter.name) for starter in STYLES]


def test_who_signs_up_has_six_private_decks_in_the_order_of_the_list():
    yugi = players.sign_up(username="Yugi", password=PASSWORD)
    given = Deck.objects.filter(owner=yugi).select_related("current")
    assert names_of(yugi) == names_in("en")
    assert [deck.current.content for deck in given] == [starter.content for starter in STYLES]
    assert {
        (deck.is_public, deck.version, deck.current.number, deck.current.deck_id == deck.pk) for deck in given
    } == {(False, 1, 1, True)}
    assert [deck.current.digest for deck in given] == [services.digest_of(each.content) for each in STYLES]


@pytest.mark.parametrize(("language", "read"), [("zh-hans", "zh-hans"), ("", "en")])
def test_the_decks_are_named_in_the_players_language_or_that_of_his_page(language, read):
    yugi = players.sign_up(username="Yugi", password=PASSWORD, language=language)
    assert names_of(yugi) == names_in(read)


def test_a_player_who_was_there_before_gets_none_and_nobody_gets_them_twice():
    kaiba = with_nothing("Kaiba", PASSWORD)
    yugi = players.sign_up(username="Yugi", password=PASSWORD)
    assert names_of(kaiba) == []
    players.change_profile(player=yugi, language="zh-hans")
    assert names_of(yugi) == names_in("en")


def test_a_refused_account_leaves_no_deck():
    players.sign_up(username="Yugi", password=PASSWORD)
    with pytest.raises(Exception, match="taken"):
        players.sign_up(username="YUGI", password=PASSWORD)
    assert Deck.objects.count() == DeckRevision.objects.count() == len(STYLES)


def test_a_bot_gets_them_once_and_not_with_every_token():
    for _ in range(2):
        bot, _token = players.create_bot(name="Castor")
    assert len(names_of(bot)) == len(STYLES)


def test_an_admin_made_on_the_command_line_is_a_player_too(monkeypatch):
    monkeypatch.setenv("DJANGO_SUPERUSER_PASSWORD", PASSWORD)
    call_command("createsuperuser", interactive=False, username="Pegasus", email="p@example.org", verbosity=0)
    assert len(names_of(Player.objects.get(username="Pegasus"))) == len(STYLES)


def test_a_player_made_in_the_admin_gets_them_and_one_who_is_changed_there_gets_no_more(client):
    admin = Player.objects.create_superuser("Pegasus", password=PASSWORD)
    client.force_login(admin)
    asked = {"username": "Joey", "password1": PASSWORD, "password2": PASSWORD, "usable_password": "true"}
    client.post(reverse("admin:players_player_add"), asked)
    joey = Player.objects.get(username="Joey")
    assert len(names_of(joey)) == len(STYLES)
    changed = {"username": "Joseph", "language": "en", "time_zone": "UTC", "is_active": "on", "email": ""}
    client.post(reverse("admin:players_player_change", args=[joey.pk]), changed)
    joey.refresh_from_db()
    assert (joey.username, len(names_of(joey))) == ("Joseph", len(STYLES))


def test_giving_takes_few_statements(django_assert_max_num_queries):
    yugi = with_nothing("Yugi", PASSWORD)
    with django_assert_max_num_queries(6):
        services.give_starters(yugi)


class TestPages:
    def test_a_newcomers_list_tells_how_each_deck_is_played(self, client, library):
        call_command("load_banlists", stdout=io.StringIO())
        client.force_login(players.sign_up(username="Yugi", password=PASSWORD))
        page = client.get(reverse("decks:list")).content.decode()
        rows = page.split("</table>")[0]
        assert all(str(starter.about) in rows for starter in STYLES)
        assert rows.count("badge good") == len(STYLES)
        assert "You have no deck yet." not in page

    def test_a_decks_page_tells_it_in_the_readers_language_until_the_cards_change(self, client, library):
        yugi = players.sign_up(username="Yugi", password=PASSWORD)
        client.force_login(yugi)
        deck = Deck.objects.filter(owner=yugi).first()
        at = reverse("decks:detail", args=[deck.pk])
        with override("zh-hans"):
            chinese = str(STYLES[0].about)
        assert str(STYLES[0].about) in client.get(at).content.decode()
        assert chinese in client.get(at, headers={"Accept-Language": "zh-hans"}).content.decode()
        services.edit(deck=deck, content=STYLES[1].content)
        assert str(STYLES[0].about) not in client.get(at).content.decode()
