"""The pages of ban lists, in both languages."""

import io

import pytest
from django.core.management import call_command
from django.urls import reverse

from banlist.models import BanList
from cards.models import Card
from cards.services import load_library


@pytest.fixture
def shipped(db):
    load_library()
    call_command("load_banlists", stdout=io.StringIO())


@pytest.mark.parametrize(
    ("language", "words"), [("en", ["in force", "Forbidden"]), ("zh-hans", ["生效中", "禁止"])]
)
def test_the_lists_and_which_are_in_force(client, shipped, language, words, django_assert_num_queries):
    with django_assert_num_queries(2):
        page = client.get(reverse("banlist:list"), headers={"Accept-Language": language}).content.decode()
    assert all(word in page for word in words)
    assert page.count('class="badge good"') == 2
    assert page.index("OCG 2014-02-01") < page.index("OCG 2013-09-01") < page.index("TCG 2010-03-01")


@pytest.mark.parametrize(("language", "name"), [("en", "Pot of Greed"), ("zh-hans", "强欲之壶")])
def test_a_list_by_limit_with_links_to_known_cards(
    client, shipped, language, name, django_assert_num_queries
):
    known = {"name_en": "Pot of Greed", "name_zh": "强欲之壶", "kind": "spell"}
    Card.objects.update_or_create(passcode=55144522, defaults=known)
    shown = BanList.objects.get(source="ocg_2014_02_01")
    with django_assert_num_queries(4):
        page = client.get(reverse("banlist:detail", args=[shown.pk]), headers={"Accept-Language": language})
    text = page.content.decode()
    assert f'/cards/55144522/">{name}</a>' in text
    assert text.count("<li>") >= 152
    assert (
        text.index('id="limit-0"')
        < text.index(name)
        < text.index('id="limit-1"')
        < text.index('id="limit-2"')
    )


def test_a_draft_has_no_page(client, make_list):
    draft = make_list(published=False)
    assert client.get(reverse("banlist:detail", args=[draft.pk])).status_code == 404
    assert draft.name not in client.get(reverse("banlist:list")).content.decode()


def test_d8_every_card_shows_its_limit_under_the_list_in_force(client, shipped):
    leg, elf = 44519536, 15025844
    answers = {code: client.get(f"/api/v1/cards/{code}/").json()["limit"] for code in (leg, elf)}
    assert answers == {leg: 1, elf: 3}
