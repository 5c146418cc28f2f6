"""The pages of decks: who sees which, what is said, and that nothing written is lost."""

import io
import re

import pytest
from django.core.management import call_command
from django.urls import reverse

from decks import services
from decks.formats.content import Content, Remark
from decks.models import Deck
from decks.starters import STARTERS, WARRIORS
from tests.players.conftest import with_nothing

LIST, NEW, PUBLIC = reverse("decks:list"), reverse("decks:new"), reverse("decks:public")
BLUE_EYES = 89631139


def at(name, deck):
    return reverse(f"decks:{name}", args=[deck.pk])


@pytest.fixture
def staff(db):
    admin = with_nothing("Pegasus", "thousand eyes 0")
    admin.is_staff = admin.is_superuser = True
    admin.save()
    return admin


@pytest.fixture
def signed_in(client, yugi):
    client.force_login(yugi)
    return client


@pytest.fixture
def viewers(client, yugi, kaiba, staff):
    def view(who):
        if who != "anonymous":
            client.force_login({"owner": yugi, "other": kaiba, "staff": staff}[who])
        return client

    return view


class TestWhoMay:
    @pytest.mark.parametrize("page", ["detail", "download", "hand"])
    @pytest.mark.parametrize(
        ("viewer", "private"), [("anonymous", 404), ("owner", 200), ("other", 404), ("staff", 404)]
    )
    def test_reading(self, viewers, deck, public_deck, page, viewer, private):
        client = viewers(viewer)
        assert client.get(at(page, deck)).status_code == private
        assert client.get(at(page, public_deck)).status_code == 200

    @pytest.mark.parametrize("page", ["edit", "text", "delete"])
    @pytest.mark.parametrize("method", ["get", "post"])
    @pytest.mark.parametrize(
        ("viewer", "private", "public"), [("anonymous", 302, 302), ("other", 404, 403), ("staff", 404, 403)]
    )
    def test_changing_another_players_deck(
        self, viewers, deck, public_deck, page, method, viewer, private, public
    ):
        call = getattr(viewers(viewer), method)
        sent = {"name": "Mine", "text": "", "version": 1}
        assert call(at(page, deck), sent).status_code == private
        assert call(at(page, public_deck), sent).status_code == public
        assert set(Deck.objects.values_list("name", flat=True)) == {"Warriors", "For all"}

    @pytest.mark.parametrize(
        ("viewer", "private", "public"),
        [("anonymous", 0, 0), ("owner", 1, 1), ("other", 0, 1), ("staff", 0, 1)],
    )
    def test_copying(self, viewers, deck, public_deck, viewer, private, public):
        client = viewers(viewer)
        for original, expected in ((deck, private), (public_deck, public)):
            before = Deck.objects.count()
            client.post(at("copy", original))
            assert Deck.objects.count() - before == expected
        assert client.get(at("copy", public_deck)).status_code in (302, 405)

    def test_the_lists(self, client, deck, public_deck, kaiba):
        assert client.get(LIST).status_code == 302
        public = client.get(PUBLIC).content.decode()
        assert "For all" in public
        assert at("detail", deck) not in public
        client.force_login(kaiba)
        assert at("detail", deck) not in client.get(LIST).content.decode()


class TestEditing:
    def test_a_deck_is_made_of_lines_and_what_cannot_be_read_is_told_and_kept(self, signed_in, library):
        text = "3 Blue-Eyes White Dragon\r\n2x 黑魔导\r\n1 No Such Card\r\n99999\r\n"
        answer = signed_in.post(NEW, {"name": "Made", "text": text}, follow=True)
        page = answer.content.decode()
        deck = Deck.objects.get()
        assert deck.current.main == (BLUE_EYES,) * 3 + (46986414,) * 2 + (99999,)
        assert not deck.is_public
        assert "1 line could not be read" in page
        assert "Line 3 <code>1 No Such Card</code>" in page
        assert "There is no card of this name." in page
        assert "99999 in the main deck is no card that is known here." in page

    def test_labels_need_no_colon_least_of_all_a_latin_one_after_chinese(self, signed_in):
        page = signed_in.get(reverse("decks:new"), headers={"accept-language": "zh-hans"}).content.decode()
        labels = re.findall(r"<label[^>]*>([^<]+)</label>", page)
        assert len(labels) >= 3
        assert not [label for label in labels if label.strip().endswith((":", "："))]

    def test_what_the_editor_shows_saves_the_same_deck(self, signed_in, yugi, library):
        content = Content(
            (BLUE_EYES, 46986414, BLUE_EYES, 99999),
            (23995346,),
            (BLUE_EYES,),
            (Remark("", 0, "#created by Yugi"), Remark("main", 1, "what?", readable=False)),
        )
        deck = services.create(owner=yugi, name="Odd", content=content)
        form = signed_in.get(at("text", deck)).context["form"]
        assert "1 Blue-Eyes White Dragon" in form.initial["text"]
        signed_in.post(at("text", deck), form.initial)
        deck.refresh_from_db()
        assert deck.current.content == content
        assert deck.current.number == 1

    def test_a_file_is_read_in_place_of_the_text(self, signed_in, library):
        file = io.BytesIO("\ufeff#created by 游戏\r\n#main\r\n089631139\r\n".encode())
        file.name = "deck.ydk"
        signed_in.post(NEW, {"name": "File", "text": "1 Dark Magician", "file": file})
        assert Deck.objects.get().current.content == Content(
            (BLUE_EYES,), remarks=(Remark("", 0, "#created by 游戏"),)
        )

    def test_a_file_of_a_chinese_program_is_read_too(self, signed_in, library):
        file = io.BytesIO("#卡组\n#main\n89631139\n".encode("gb18030"))
        file.name = "deck.ydk"
        signed_in.post(NEW, {"name": "File", "text": "", "file": file})
        assert Deck.objects.get().current.remarks == (Remark("", 0, "#卡组"),)

    @pytest.mark.parametrize(
        ("sent", "told"),
        [
            ({"name": "", "text": "1 Dark Magician"}, "This field is required."),
            ({"name": "   ", "text": "1 Dark Magician"}, "This field is required."),
            ({"name": "x" * 101, "text": "1 Dark Magician"}, "at most 100 characters"),
            ({"name": "x", "text": "ydke://o6lX!!!"}, "multiple of four"),
            ({"name": "x", "text": "1000 Dark Magician\n1 Dark Magician"}, "At most 1000"),
            ({"name": "x", "text": "#" + "y" * 70000}, "At most 65536"),
        ],
    )
    def test_a_mistake_is_told_and_the_text_is_still_there(self, signed_in, library, sent, told):
        answer = signed_in.post(NEW, sent)
        assert answer.status_code == 422
        assert told in answer.content.decode()
        assert sent["text"] in answer.content.decode()
        assert not Deck.objects.exists()

    @pytest.mark.parametrize("data", [b"\xff\xfe\x00\x01\xff", b"#" + b"y" * 70000])
    def test_a_file_that_is_no_text_or_too_long_is_told(self, signed_in, data):
        file = io.BytesIO(data)
        file.name = "deck.ydk"
        answer = signed_in.post(NEW, {"name": "x", "text": "", "file": file})
        assert answer.status_code == 422
        assert answer.context["form"].errors["file"]
        assert not Deck.objects.exists()

    def test_of_two_edits_at_once_the_second_is_asked_again_and_loses_nothing(self, signed_in, deck, library):
        opened = signed_in.get(at("text", deck)).context["form"].initial
        signed_in.post(at("text", deck), opened | {"text": "1 Dark Magician"})
        late = signed_in.post(at("text", deck), opened | {"text": "2 Dark Magician"})
        assert late.status_code == 409
        page = late.content.decode()
        assert "changed elsewhere" in page
        assert "2 Dark Magician" in page
        deck.refresh_from_db()
        assert deck.current.main == (46986414,)
        again = {
            "name": deck.name,
            "text": "2 Dark Magician",
            "version": late.context["form"]["version"].value(),
        }
        signed_in.post(at("text", deck), again)
        deck.refresh_from_db()
        assert (deck.current.main, deck.current.number) == ((46986414,) * 2, 3)

    def test_k39_deleting_is_confirmed(self, signed_in, deck):
        page = signed_in.get(at("delete", deck)).content.decode()
        assert "Delete “Warriors”?" in page
        assert Deck.objects.exists()
        signed_in.post(at("delete", deck))
        assert not Deck.objects.exists()


class TestShowing:
    @pytest.fixture
    def lists(self, db):
        call_command("load_banlists", stdout=io.StringIO())

    @pytest.mark.parametrize(
        ("language", "words"),
        [
            (
                "en",
                ["Blue-Eyes White Dragon", "The main deck has 3 cards; it needs at least 40.", "not legal"],
            ),
            ("zh-hans", ["青眼白龙", "主卡组有 3 张卡，至少需要 40 张。", "不合规"]),
        ],
    )
    def test_cards_and_every_violation_in_both_languages(
        self, client, public_deck, library, lists, language, words
    ):
        page = client.get(at("detail", public_deck), headers={"Accept-Language": language}).content.decode()
        assert all(word in page for word in words)
        assert "× 3" in page
        assert "OCG 2014-02-01" in page

    @pytest.mark.parametrize(
        ("query", "name"),
        [
            ({}, "OCG 2014-02-01"),
            ({"date": "2013-09-01"}, "OCG 2013-09-01"),
            ({"ban_list": "none"}, None),
            ({"ban_list": "", "date": ""}, "OCG 2014-02-01"),
        ],
    )
    def test_the_list_to_be_judged_by_can_be_chosen(self, client, public_deck, library, lists, query, name):
        chosen = client.get(at("detail", public_deck), query).context["verdict"].ban_list
        assert (chosen and chosen.name) == name

    @pytest.mark.parametrize(
        "query", [{"ban_list": "x"}, {"date": "x"}, {"ban_list": "none", "date": "2013-09-01"}]
    )
    def test_a_choice_that_means_nothing_is_told(self, client, public_deck, library, lists, query):
        answer = client.get(at("detail", public_deck), query)
        assert answer.status_code == 400
        assert 'class="errorlist"' in answer.content.decode()

    def test_a_deck_leaves_as_ydk_and_as_a_link(self, client, public_deck):
        answer = client.get(at("download", public_deck))
        assert answer["Content-Disposition"] == 'attachment; filename="For all.ydk"'
        assert (
            answer.content.decode()
            == f"#main\n{BLUE_EYES}\n{BLUE_EYES}\n{BLUE_EYES}\n#extra\n23995346\n!side\n7\n"
        )
        assert 'value="ydke://' in client.get(at("detail", public_deck)).content.decode()

    @pytest.mark.parametrize(
        ("name", "header"),
        [
            ('a/b\\c: "d"', 'attachment; filename="a_b_c_ _d_.ydk"'),
            ("黑魔导", "attachment; filename*=utf-8''%E9%BB%91%E9%AD%94%E5%AF%BC.ydk"),
            ("...", 'attachment; filename="deck-{pk}.ydk"'),
        ],
    )
    def test_a_file_is_called_as_its_deck_as_far_as_files_can_be(self, signed_in, yugi, name, header):
        deck = services.create(owner=yugi, name=name)
        answer = signed_in.get(at("download", deck))
        assert answer["Content-Disposition"] == header.format(pk=deck.pk)

    def test_names_are_escaped(self, signed_in, yugi):
        deck = services.create(
            owner=yugi,
            name="<b>bold</b>",
            content=Content(remarks=(Remark("", 0, "<script>", readable=False),)),
        )
        page = signed_in.get(at("detail", deck)).content.decode()
        assert "<b>bold" not in page
        assert "<code>&lt;script&gt;" in page

    def test_no_style_or_script_stands_in_the_page(self, client, public_deck, library):
        page = client.get(at("detail", public_deck)).content.decode()
        assert "style=" not in page
        assert "<style" not in page
        assert "onclick" not in page
        assert page.count("<script") == page.count("<script src=")

    def test_a_page_of_decks_asks_no_more_for_more_decks(
        self, signed_in, yugi, library, lists, django_assert_num_queries
    ):
        for key in [*STARTERS] * 2:
            services.copy_starter(key=key, owner=yugi)
        # The session, its player and his inbox; the formats to look for; the decks; two for their cards;
        # three for the list in force.
        with django_assert_num_queries(10):
            page = signed_in.get(LIST).content.decode()
        assert page.count("badge good") == 2 * len(STARTERS)

    def test_one_deck_takes_few_queries(
        self, client, public_deck, library, lists, django_assert_max_num_queries
    ):
        with django_assert_max_num_queries(10):
            client.get(at("detail", public_deck))


class TestStarters:
    def test_whoever_is_not_signed_in_is_led_to_it_and_back(self, client, public_deck, kaiba):
        page = client.get(at("detail", public_deck)).content.decode()
        assert f'href="{reverse("players:sign-in")}?next={at("detail", public_deck)}"' in page
        client.force_login(kaiba)
        assert "Sign in to copy" not in client.get(at("detail", public_deck)).content.decode()

    def test_its_cards_are_looked_at_before_it_is_copied(
        self, client, signed_in, library, django_assert_num_queries
    ):
        address = reverse("decks:starter", args=["warriors"])
        assert f'href="{address}"' in client.get(reverse("decks:public")).content.decode()
        client.logout()
        with django_assert_num_queries(5):
            page = client.get(address).content.decode()
        assert page.count('<li class="pile') == len(WARRIORS.cards)
        assert all(words in page for words in ("Dark Blade", "legal", reverse("players:sign-up")))
        assert client.get(reverse("decks:starter", args=["nothing"])).status_code == 404

    def test_a_newcomer_gets_one_and_it_is_legal(self, signed_in, library):
        assert "You have no deck yet." in signed_in.get(LIST).content.decode()
        page = signed_in.post(reverse("decks:copy-starter", args=["warriors"]), follow=True).content.decode()
        assert "badge good" in page
        assert Deck.objects.get().current.content == WARRIORS.content
        assert signed_in.post(reverse("decks:copy-starter", args=["nothing"])).status_code == 404

    def test_one_deck_too_many_is_told(self, signed_in, monkeypatch):
        monkeypatch.setattr(services, "MOST_DECKS", 0)
        page = signed_in.post(reverse("decks:copy-starter", args=["warriors"]), follow=True).content.decode()
        assert "the most one player can keep" in page


class TestPaging:
    def test_older_decks_stand_on_the_next_page(self, signed_in, yugi):
        for number in range(51):
            services.create(owner=yugi, name=f"Deck {number}")
        first = signed_in.get(LIST)
        assert len(first.context["rows"]) == 50
        second = signed_in.get(first.context["next"])
        assert [deck.name for deck, _violations, _starter in second.context["rows"]] == ["Deck 0"]
        assert signed_in.get(LIST, {"cursor": "x"}).status_code == 404
