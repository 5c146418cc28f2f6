"""Lists from elsewhere: names however written, and the owner is asked where it is not clear what is meant."""

import random

import pytest
from django.core.exceptions import ValidationError
from django.urls import reverse
from django.utils.translation import override

from cards.library import LIBRARY
from cards.models import Card, Name
from cards.search.misspellings import bearers_of, guesses
from decks import imports, services
from decks.formats.content import Content, Remark
from decks.models import Deck
from decks.settling import Decision, settled
from tests.players.conftest import with_token

DECKS = "/api/v1/decks/"
MAGICIAN, BLUE_EYES, ULTIMATE = 46986414, 89631139, 23995346


class TestNames:
    @pytest.mark.parametrize(
        "name",
        ["blue eyes white dragon", "Blue-Eyes  WHITE Dragon", "青眼白龍", "Chaos Emperor Blue", "青眼"],
    )
    def test_script_punctuation_and_nicknames_lead_to_the_card(self, library, name):
        card = Card.objects.get(pk=BLUE_EYES)
        for nickname in ("Chaos Emperor Blue", "青眼"):
            cards_named(card, nickname)
        assert [each.passcode for each in bearers_of([name])[name]] == [BLUE_EYES]

    @pytest.mark.parametrize(
        ("name", "passcode"),
        [("Dark Magican", MAGICIAN), ("Blue-Eyes Whtie Dragn", BLUE_EYES), ("黑魔道", MAGICIAN)],
    )
    def test_a_slip_is_forgiven_where_no_other_card_is_near(self, library, name, passcode):
        assert guesses([name])[name].sure == (passcode,)

    @pytest.mark.parametrize(
        "name", ["Drak Magician", "Spirit Message X", "Elemental HERO", "Raigeky", "青眼龙", "x", "", "?!"]
    )
    def test_otherwise_nothing_is_sure(self, library, name):
        assert guesses([name])[name].sure == ()

    def test_names_that_differ_in_a_digit_are_not_taken_for_each_other(self, library):
        Card.objects.create(passcode=5, name_en="Giant Machine Number 1", kind="spell")
        cards_named(Card.objects.get(pk=5), "Giant Machine Number 1")
        assert guesses(["Giant Machine Number 2"])["Giant Machine Number 2"].sure == ()
        assert guesses(["Giant Machine Numbr 1"])["Giant Machine Numbr 1"].sure == (5,)

    def test_many_names_take_few_queries(self, library, django_assert_max_num_queries):
        text = "\n".join(f"{number % 4} Blue-Eyes Dragn {number}" for number in range(300))
        with django_assert_max_num_queries(12):
            assert len(imports.read(text).unread) == 300


def cards_named(card, nickname):
    from cards.indexing import with_keys

    with_keys(Name(card=card, text=nickname)).save()


@pytest.mark.parametrize("language", ["en", "zh-hans"])
def test_every_card_of_the_library_leaves_as_text_and_comes_back(library, language):
    codes = [code for code, card in LIBRARY.items() if "token" not in str(card.traits).lower()]
    random.Random(7).shuffle(codes)
    for begin in range(0, len(codes), 300):
        some = tuple(codes[begin : begin + 300])
        content = Content(some, some[:20], (some[0],) * 3)
        text = imports.as_text(content, language)
        reading = imports.read(text)
        assert (reading.content, reading.unread, reading.corrected) == (content, (), [])
        passcodes = sum(line.split()[-1].isdigit() and len(line.split()) == 2 for line in text.splitlines())
        assert passcodes <= 0.03 * len(some) + 1


def unread(text, section="main", after=0, line=0):
    return Remark(section, after, text, readable=False, line=line)


class TestSettling:
    CONTENT = Content(
        (1, 2),
        (9,),
        remarks=(
            unread("a", "", 0),
            Remark("main", 1, "# c"),
            unread("b", "main", 1),
            unread("d", "extra", 1),
        ),
    )

    def test_cards_stand_where_their_lines_stood(self):
        decisions = [Decision(1, "a", 5, 2), Decision(2, "b", 6), Decision(3, "d")]
        after = settled(self.CONTENT, decisions, belongs=lambda passcode: "main")
        assert after == Content((5, 5, 1, 6, 2), (9,), remarks=(Remark("main", 3, "# c"),))

    def test_in_the_main_deck_and_before_it_a_card_goes_where_it_belongs(self):
        after = settled(self.CONTENT, [Decision(1, "a", 5)], belongs=lambda passcode: "extra")
        assert (after.main, after.extra) == ((1, 2), (9, 5))
        assert len(after.unread) == 2

    @pytest.mark.parametrize(
        "decisions",
        [
            [Decision(4, "a")],
            [Decision(0, "a")],
            [Decision(1, "b")],
            [Decision(1, "a"), Decision(1, "a", 5)],
        ],
    )
    def test_a_decision_about_another_line_is_refused(self, decisions):
        with pytest.raises(ValidationError):
            settled(self.CONTENT, decisions, belongs=lambda passcode: "main")


@pytest.fixture
def asked(yugi, library):
    """A deck of Yugi's with two lines that nobody can read for sure."""
    reading = imports.read("3 Dark Magician\n2 Drak Magician\n1 zzzzzzzzzzzz\n")
    return services.create(owner=yugi, name="Asked", content=reading.content)


class TestPage:
    def test_a_list_is_brought_in_and_its_owner_asked(self, client, yugi, library):
        client.force_login(yugi)
        assert client.get(reverse("decks:import")).status_code == 200
        text = "主卡组（3张）\n3x Dark Magician\n2 Dark Magican\n1 Drak Magician\n额外:\n青眼究极龙 x2\n"
        page = client.post(reverse("decks:import"), {"name": "In", "text": text}, follow=True)
        deck = Deck.objects.get()
        assert (deck.current.main, deck.current.extra) == ((MAGICIAN,) * 5, (ULTIMATE,) * 2)
        shown = page.content.decode()
        assert "line 3, “2 Dark Magican”, as Dark Magician" in shown
        assert "Line 4 <code>1 Drak Magician</code>" in shown
        assert f'name="line-1" value="1x{MAGICIAN}"' in shown
        sent = {"line-1": f"1x{MAGICIAN}", "text-1": "1 Drak Magician"}
        client.post(reverse("decks:settle", args=[deck.pk]), sent)
        deck.refresh_from_db()
        assert (deck.current.main, deck.current.content.unread) == ((MAGICIAN,) * 6, ())

    def test_lines_are_kept_or_taken_away(self, client, yugi, asked):
        client.force_login(yugi)
        sent = {"line-1": "keep", "text-1": "2 Drak Magician", "line-2": "remove", "text-2": "1 zzzzzzzzzzzz"}
        client.post(reverse("decks:settle", args=[asked.pk]), sent)
        asked.refresh_from_db()
        assert [remark.text for remark in asked.current.content.unread] == ["2 Drak Magician"]

    @pytest.mark.parametrize("chosen", ["x", "0x5", "1x", "1000x5", "1x99999999999", "1x12345", "remove"])
    def test_a_choice_that_means_nothing_changes_nothing(self, client, yugi, asked, chosen):
        client.force_login(yugi)
        sent = {"line-1": chosen, "text-1": "another line"}
        page = client.post(reverse("decks:settle", args=[asked.pk]), sent, follow=True)
        assert [message.level_tag for message in page.context["messages"]] == ["error"]
        asked.refresh_from_db()
        assert asked.version == 1

    def test_others_see_the_lines_and_are_not_asked(self, client, kaiba, asked):
        services.edit(deck=asked, visibility="public")
        for player in (None, kaiba):
            if player:
                client.force_login(player)
            page = client.get(reverse("decks:detail", args=[asked.pk])).content.decode()
            assert "<code>2 Drak Magician</code>" in page
            assert "line-1" not in page
        sent = {"line-1": "remove", "text-1": "2 Drak Magician"}
        assert client.post(reverse("decks:settle", args=[asked.pk]), sent).status_code == 403

    @pytest.mark.parametrize(("language", "line"), [("en", "3 Dark Magician"), ("zh-hans", "3 黑魔导")])
    def test_a_deck_leaves_as_text_in_either_language(self, client, api, yugi, asked, language, line):
        services.edit(deck=asked, visibility="public")
        page = client.get(reverse("decks:download-text", args=[asked.pk]), {"language": language})
        assert line in page.content.decode().splitlines()
        assert 'filename="Asked.txt"' in page["Content-Disposition"]
        assert api.get(f"{DECKS}{asked.pk}/text/?language={language}").content == page.content
        assert (
            client.get(reverse("decks:download-text", args=[asked.pk]), {"language": "x"}).status_code == 404
        )
        assert api.get(f"{DECKS}{asked.pk}/text/?language=x").status_code == 400
        with override(language):
            assert imports.read(page.content.decode()).content == asked.current.content


class TestRest:
    def test_what_is_not_sure_is_asked_and_settled(self, yugi, library):
        rest = with_token(yugi, "read", "manage")
        made = rest.post(
            DECKS + "import/", {"name": "In", "text": "2 Dark Magican\n2 Drak Magician\n"}
        ).json()
        assert [(one["line"], one["passcode"]) for one in made["corrected"]] == [(1, MAGICIAN)]
        assert made["unread"][0]["candidates"][0] == {
            "count": 2,
            "passcode": MAGICIAN,
            "name": "Dark Magician",
        }
        address = f"{DECKS}{made['deck']['id']}/unread/"
        (line,) = rest.get(address).json()["results"]
        assert (line["number"], line["line"], line["text"]) == (1, 2, "2 Drak Magician")
        decision = {"number": 1, "text": line["text"], "passcode": MAGICIAN, "count": 2}
        answer = rest.post(address, {"decisions": [decision]})
        assert answer.status_code == 200
        assert (answer.json()["main"], answer.json()["unread"]) == ([MAGICIAN] * 4, [])
        assert rest.get(address).json()["results"] == []
        assert rest.post(address, {"decisions": [decision]}).status_code == 400

    def test_all_is_done_or_nothing(self, yugi, asked):
        rest = with_token(yugi, "read", "manage")
        first = {"number": 1, "text": "2 Drak Magician"}
        for wrong in (
            {"number": 2, "text": "1 zzzzzzzzzzzz", "passcode": 12345},
            {"number": 2, "text": "something else"},
            {"number": 2, "text": "1 zzzzzzzzzzzz", "passcode": MAGICIAN, "count": 1000},
            first,
        ):
            answer = rest.post(f"{DECKS}{asked.pk}/unread/", {"decisions": [first, wrong]})
            assert answer.status_code == 400
        asked.refresh_from_db()
        assert asked.version == 1

    def test_only_the_owner_is_asked(self, api, kaiba, asked):
        services.edit(deck=asked, visibility="public")
        address = f"{DECKS}{asked.pk}/unread/"
        sent = {"decisions": [{"number": 1, "text": "2 Drak Magician"}]}
        assert (api.get(address).status_code, api.post(address, sent).status_code) == (401, 401)
        rest = with_token(kaiba, "read", "manage")
        assert (rest.get(address).status_code, rest.post(address, sent).status_code) == (403, 403)

    def test_a_decision_about_a_deck_that_changed_is_refused(self, yugi, asked):
        rest = with_token(yugi, "read", "manage")
        seen = rest.get(f"{DECKS}{asked.pk}/")["ETag"]
        services.edit(deck=asked, name="Renamed")
        sent = {"decisions": [{"number": 1, "text": "2 Drak Magician"}]}
        answer = rest.post(f"{DECKS}{asked.pk}/unread/", sent, headers={"If-Match": seen})
        assert answer.status_code == 412
