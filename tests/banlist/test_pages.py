"""The pages of ban lists, in both languages."""

import datetime
import io

import pytest
from django.core.management import call_command
from django.urls import reverse

from banlist import services
from banlist.conf import as_conf
from banlist.lflist import hash_of
from banlist.models import BanList
from cards.models import Card
from tests.catalogue import fill_catalogue


@pytest.fixture
def shipped(db):
    fill_catalogue()
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
    with django_assert_num_queries(6):
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


class TestComparison:
    def test_a_list_is_compared_with_the_one_before_or_another(self, client, make_list):
        oldest = make_list(date="2012-09-01", limits={7: 0})
        make_list(date="2013-03-01", limits={5: 0})
        newest = make_list(date="2013-09-01", limits={5: 1, 6: 2})
        address = reverse("banlist:comparison", args=[newest.pk])
        page = client.get(address).content.decode()
        assert "Beside OCG 2013-03-01." in page
        assert "semi-limited" in page
        assert "Beside OCG 2012-09-01." in client.get(address, {"old": oldest.pk}).content.decode()
        chinese = client.get(address, headers={"Accept-Language": "zh-Hans"}).content.decode()
        assert "准限制" in chinese

    def test_the_first_list_is_compared_with_none(self, client, make_list):
        only = make_list(limits={5: 0})
        page = client.get(reverse("banlist:comparison", args=[only.pk])).content.decode()
        assert "no list before it" in page

    def test_drafts_are_compared_by_nobody(self, client, make_list):
        listed, draft = make_list(), make_list(published=False)
        assert client.get(reverse("banlist:comparison", args=[draft.pk])).status_code == 404
        for old in (draft.pk, 777, "none", "²"):
            answer = client.get(reverse("banlist:comparison", args=[listed.pk]), {"old": old})
            assert answer.status_code == (404 if isinstance(old, int) else 200)


class TestFiles:
    def test_a_list_and_all_in_force_as_duel_programs_read_them(self, client, make_list):
        make_list(date="2013-03-01", limits={5: 0})
        listed = make_list(date="2013-09-01", limits={5: 1})
        make_list(region="TCG", date="2010-03-01", limits={6: 0})
        one = client.get(reverse("banlist:lflist", args=[listed.pk]))
        assert one.content.decode() == "!OCG 2013-09-01\n#limited\n5 1\n"
        assert one.headers["Content-Disposition"] == 'attachment; filename="lflist.conf"'
        in_force = client.get(reverse("banlist:lflist-in-force")).content.decode()
        assert in_force.count("!") == 2

    def test_a_draft_is_given_to_nobody(self, client, make_list):
        draft = make_list(published=False)
        assert client.get(reverse("banlist:lflist", args=[draft.pk])).status_code == 404

    def test_the_page_shows_hash_and_points(self, client, db):
        priced = services.create_list(
            name="Points",
            region="OCG",
            effective_date=datetime.date(2013, 9, 1),
            kind="points",
            cap=100,
            lines=[services.Line(5, 3, points=12)],
        )
        services.publish(ban_list=priced)
        page = client.get(reverse("banlist:detail", args=[priced.pk])).content.decode()
        assert "may cost 100 points together" in page
        assert "12 points" in page
        assert f"{hash_of(as_conf(priced)):08x}" in page
