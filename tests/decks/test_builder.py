"""The builder by plain forms: what each button does, for whom, and what is said about it."""

import re

import pytest
from django.urls import reverse

from banlist.models import BanList
from cards.library import LIBRARY
from cards.models import Card
from cards.services import load_library
from decks import services
from decks.formats.content import MOST_CARDS, Content, Remark
from decks.models import Deck
from tests.banlist.conftest import make_list  # noqa: F401

BLUE_EYES, ULTIMATE, DARK_MAGICIAN = 89631139, 23995346, 46986414
POT_OF_GREED, SHEEP_TOKEN, MIRROR_FORCE = 55144522, 73915052, 44095762
CARDS = (BLUE_EYES, ULTIMATE, DARK_MAGICIAN, POT_OF_GREED, SHEEP_TOKEN, MIRROR_FORCE)
LIVE = {"HX-Request": "true"}


def at(deck, name="edit"):
    return reverse(f"decks:{name}", args=[deck.pk])


@pytest.fixture
def few_cards(db):
    load_library(book={passcode: LIBRARY[passcode] for passcode in CARDS})


@pytest.fixture
def signed_in(client, yugi, few_cards):
    client.force_login(yugi)
    return client


@pytest.fixture
def small(yugi):
    content = Content((BLUE_EYES, BLUE_EYES, POT_OF_GREED), (ULTIMATE,), (DARK_MAGICIAN, 7))
    return services.create(owner=yugi, name="Small", content=content)


def press(client, deck, *, version=None, query="", live=False, **buttons):
    """What the site answers to a button of the builder; the deck is then as it is stored."""
    sent = {"version": deck.version if version is None else version} | buttons
    answer = client.post(at(deck) + query, sent, headers=LIVE if live else {})
    deck.refresh_from_db()
    return answer


def parts(deck):
    return (deck.current.main, deck.current.extra, deck.current.side)


def row(page, part, passcode):
    """The row of a card in a part of the deck."""
    found = re.search(rf'<li[^>]*id="held-{part}-{passcode}".*?</li>', page, flags=re.DOTALL)
    return found and found[0]


class TestChanging:
    @pytest.mark.parametrize(
        ("move", "expected"),
        [
            (f"add main {BLUE_EYES}", ((BLUE_EYES,) * 3 + (POT_OF_GREED,), (ULTIMATE,), (DARK_MAGICIAN, 7))),
            (f"remove main {BLUE_EYES}", ((BLUE_EYES, POT_OF_GREED), (ULTIMATE,), (DARK_MAGICIAN, 7))),
            (
                f"shift side main {DARK_MAGICIAN}",
                ((BLUE_EYES, BLUE_EYES, POT_OF_GREED, DARK_MAGICIAN), (ULTIMATE,), (7,)),
            ),
            ("remove side 7", ((BLUE_EYES, BLUE_EYES, POT_OF_GREED), (ULTIMATE,), (DARK_MAGICIAN,))),
        ],
    )
    def test_a_button_changes_one_copy_and_is_told(self, signed_in, small, move, expected):
        answer = press(signed_in, small, move=move)
        assert (answer.status_code, parts(small)) == (302, expected)
        assert (small.version, small.current.number) == (2, 2)
        assert 'class="message success"' in signed_in.get(answer.url).content.decode()

    def test_what_is_found_is_added_and_the_search_stays(self, signed_in, small):
        answer = press(signed_in, small, query="?q=blue&ban_list=none", add=f"add extra {ULTIMATE}")
        assert answer.url == f"{at(small)}?q=blue&ban_list=none#finds"
        assert small.current.extra == (ULTIMATE, ULTIMATE)

    def test_several_changes_are_one_or_none(self, signed_in, small):
        press(signed_in, small, move=[f"add main {MIRROR_FORCE}", f"remove main {POT_OF_GREED}"])
        assert small.current.main == (BLUE_EYES, BLUE_EYES, MIRROR_FORCE)
        assert small.current.number == 2
        refused = press(signed_in, small, move=[f"add main {MIRROR_FORCE}", f"remove main {POT_OF_GREED}"])
        assert (refused.status_code, small.version) == (422, 2)

    @pytest.mark.parametrize(
        ("sent", "told"),
        [
            ({"move": "burn main 7"}, "is no change"),
            ({"add": "add main 99999999"}, "No card has the passcode 99999999."),
            ({"move": f"remove main {MIRROR_FORCE}"}, "not there any more"),
            ({"move": f"add main {BLUE_EYES}", "version": "x"}, "which version"),
            ({"undo": "1"}, "no change of cards to undo"),
        ],
    )
    @pytest.mark.parametrize("live", [True, False])
    def test_what_cannot_be_done_is_told_and_changes_nothing(self, signed_in, small, sent, told, live):
        answer = press(signed_in, small, live=live, **sent)
        assert answer.status_code == 422
        assert told in answer.content.decode()
        assert (small.version, small.current.number) == (1, 1)

    def test_a_deck_has_room_for_so_many_cards_and_no_more(self, signed_in, yugi):
        full = services.create(owner=yugi, name="Full", content=Content((BLUE_EYES,) * MOST_CARDS))
        answer = press(signed_in, full, move=f"add main {BLUE_EYES}")
        assert (answer.status_code, full.version) == (422, 1)
        assert "At most 1000" in answer.content.decode()

    def test_lines_that_could_not_be_read_stay(self, signed_in, yugi):
        kept = (Remark("main", 1, "what?", readable=False),)
        deck = services.create(owner=yugi, name="Odd", content=Content((BLUE_EYES,), remarks=kept))
        press(signed_in, deck, move=f"add main {POT_OF_GREED}")
        assert deck.current.remarks == kept
        assert "<code>what?</code>" in signed_in.get(at(deck)).content.decode()


class TestUndoing:
    def test_change_after_change_is_undone(self, signed_in, small):
        before = parts(small)
        for passcode in (MIRROR_FORCE, DARK_MAGICIAN):
            press(signed_in, small, add=f"add main {passcode}")
        press(signed_in, small, undo="1")
        assert small.current.main[-1] == MIRROR_FORCE
        press(signed_in, small, add=f"add side {BLUE_EYES}")
        for _ in range(2):
            press(signed_in, small, undo="1")
        assert parts(small) == before
        assert small.current.number == 7
        assert press(signed_in, small, undo="1").status_code == 422
        assert small.current.number == 7

    def test_it_is_told_and_offered_only_where_there_is_something(self, signed_in, small):
        assert re.search(r'id="undo" disabled', signed_in.get(at(small)).content.decode())
        page = press(signed_in, small, live=True, add=f"add main {MIRROR_FORCE}").content.decode()
        assert not re.search(r'id="undo" disabled', page)
        page = press(signed_in, small, live=True, undo="1").content.decode()
        assert "Undone. Mirror Force is out of the main deck." in page

    def test_what_was_changed_elsewhere_is_not_undone_unseen(self, signed_in, small):
        press(signed_in, small, add=f"add main {MIRROR_FORCE}")
        late = press(signed_in, small, version=1, undo="1")
        assert (late.status_code, small.version) == (409, 2)


class TestTwoWindows:
    @pytest.mark.parametrize("live", [True, False])
    def test_the_second_change_is_not_done_but_kept_to_be_done(self, signed_in, small, live):
        press(signed_in, small, move=f"remove main {POT_OF_GREED}")
        late = press(signed_in, small, version=1, live=live, add=f"add main {MIRROR_FORCE}")
        page = late.content.decode()
        assert (late.status_code, small.version) == (409, 2)
        assert "changed in another window" in page
        assert "one more Mirror Force into the main deck" in page
        assert row(page, "main", POT_OF_GREED) is None
        form = re.search(r"<form[^>]*data-changes>.*?</form>", page, flags=re.DOTALL)[0]
        sent = dict(re.findall(r'name="(version|move)" value="([^"]*)"', form))
        assert press(signed_in, small, **sent).status_code == 302
        assert small.current.main == (BLUE_EYES, BLUE_EYES, MIRROR_FORCE)


class TestShowing:
    def test_cards_are_sorted_and_counted(self, signed_in, small):
        page = signed_in.get(at(small)).content.decode()
        places = [page.index(f'id="held-{place}"') for place in (f"main-{BLUE_EYES}", f"main-{POT_OF_GREED}")]
        assert places == sorted(places)
        assert re.search(r'class="copies"><b>2</b>', row(page, "main", BLUE_EYES))
        assert f'value="add main {BLUE_EYES}"' in row(page, "main", BLUE_EYES)
        assert f'value="shift main side {BLUE_EYES}"' in row(page, "main", BLUE_EYES)
        assert f'value="shift side main {DARK_MAGICIAN}"' in row(page, "side", DARK_MAGICIAN)
        assert "unknown card" in row(page, "side", 7)
        assert "add side 7" not in row(page, "side", 7)

    def test_a_card_in_the_wrong_part_has_a_way_home(self, signed_in, yugi):
        deck = services.create(owner=yugi, name="Odd", content=Content((ULTIMATE,), (BLUE_EYES,)))
        page = signed_in.get(at(deck)).content.decode()
        assert f'value="shift main extra {ULTIMATE}"' in row(page, "main", ULTIMATE)
        assert "Belongs in the extra deck." in row(page, "main", ULTIMATE)
        assert f'value="shift extra main {BLUE_EYES}"' in row(page, "extra", BLUE_EYES)

    @pytest.mark.parametrize(
        ("language", "forbidden", "limited"),
        [
            ("en", "Forbidden by the ban list.", "2 copies in all; the ban list allows 1."),
            ("zh-hans", "禁限卡表禁止使用。", "共 2 张，禁限卡表允许 1 张。"),
        ],
    )
    def test_what_is_wrong_stands_beside_the_card(
        self,
        signed_in,
        small,
        make_list,  # noqa: F811
        language,
        forbidden,
        limited,
    ):
        make_list(limits={POT_OF_GREED: 0, BLUE_EYES: 1, MIRROR_FORCE: 2})
        asked = {"headers": {"Accept-Language": language}}
        page = signed_in.get(at(small), {"q": "mirror force"}, **asked).content.decode()
        assert forbidden in row(page, "main", POT_OF_GREED)
        assert limited in row(page, "main", BLUE_EYES)
        assert 'class="reason"' not in row(page, "extra", ULTIMATE)
        assert 'class="limit limit-2"' in page
        free = signed_in.get(at(small), {"ban_list": "none"}, **asked).content.decode()
        assert forbidden not in free
        assert 'class="limit' not in free

    def test_a_card_that_is_not_played_yet_makes_no_deck_illegal(self, signed_in, small):
        Card.objects.filter(pk=ULTIMATE).update(playable=False)
        page = signed_in.get(at(small)).content.decode()
        assert 'class="note">Not played in duels yet.' in row(page, "extra", ULTIMATE)
        assert 'class="reason"' not in row(page, "extra", ULTIMATE)
        assert f'href="#held-extra-{ULTIMATE}"' not in page

    def test_the_list_of_the_deck_s_format_judges_it(self, signed_in, yugi, make_list):  # noqa: F811
        make_list(limits={POT_OF_GREED: 0})
        make_list(region="TCG", limits={POT_OF_GREED: 1})
        deck = services.create(owner=yugi, name="TCG", content=Content((POT_OF_GREED,)), format="TCG")
        assert "Forbidden" not in row(signed_in.get(at(deck)).content.decode(), "main", POT_OF_GREED)

    def test_a_list_that_there_is_not_is_told(self, signed_in, small):
        assert "There is no such list." in signed_in.get(at(small), {"ban_list": "x"}).content.decode()

    def test_points_are_counted_up(self, signed_in, small, make_list):  # noqa: F811
        made = make_list()
        made.kind, made.cap = BanList.Kind.POINTS, 10
        made.save()
        made.entries.create(passcode=POT_OF_GREED, limit=3, points=12)
        page = signed_in.get(at(small)).content.decode()
        assert re.search(r"<dt>Points</dt>\s*<dd><b>12</b>.*/ 10", page)
        assert "The cards cost 12 points, and the list allows 10." in page
        assert "12P" in row(page, "main", POT_OF_GREED)

    def test_numbers_are_charts_and_tables(self, signed_in, small):
        page = signed_in.get(at(small)).content.decode()
        kinds = re.findall(
            r'<th scope="row">(\w+)</th><td class="bar">.*?<td class="number">(\d+)</td>', page
        )
        assert kinds == [("Normal", "2"), ("Fusion", "1"), ("Spell", "1"), ("LIGHT", "2")]
        assert re.findall(r'<th scope="row">(\d+)</th><td class="number">(\d+)</td>', page) == [("8", "2")]

    def test_nothing_stands_inline(self, signed_in, small):
        page = signed_in.get(at(small), {"q": "blue"}).content.decode()
        assert "style=" not in page
        assert "<style" not in page
        assert page.count("<script") == page.count("<script src=")


class TestSearching:
    @pytest.mark.parametrize("query", ["dark magician", "黑魔导", "type:normal level:7", "属性:暗 atk>=2500"])
    def test_the_language_of_the_catalogue_finds_cards(self, signed_in, small, query):
        page = signed_in.get(at(small), {"q": query}, headers=LIVE).content.decode()
        assert re.findall(r'value="(add \w+ \d+)" id="find-add', page) == [f"add main {DARK_MAGICIAN}"]
        assert f'value="add side {DARK_MAGICIAN}"' in page
        assert "<html" not in page
        assert re.search(r"data-in-deck>.*×<b>1</b>", page)

    def test_a_card_goes_where_it_belongs_and_a_token_nowhere(self, signed_in, small):
        page = signed_in.get(at(small), {"q": "ultimate"}).content.decode()
        assert f'value="add extra {ULTIMATE}"' in page
        page = signed_in.get(at(small), {"q": "sheep token"}).content.decode()
        assert f'data-passcode="{SHEEP_TOKEN}"' in page
        assert f"add main {SHEEP_TOKEN}" not in page

    def test_a_mistake_is_marked_and_a_near_name_offered(self, signed_in, small):
        page = signed_in.get(at(small), {"q": "atk>=many"}).content.decode()
        assert re.search(r'class="mistake"><code>atk&gt;=<mark>m</mark>', page)
        page = signed_in.get(at(small), {"q": "mirorforce", "ban_list": "none"}).content.decode()
        near = re.search(r'<a href="([^"]*)">Mirror Force</a>', page)[1].replace("&amp;", "&")
        assert f"add main {MIRROR_FORCE}" in signed_in.get(near).content.decode()

    def test_addresses_are_tidied(self, signed_in, small):
        assert signed_in.get(at(small), {"q": "", "kind": "spell"}).url == f"{at(small)}?kind=spell"
        assert signed_in.get(at(small), {"order": "x"}).url == at(small)


class TestHand:
    def test_a_hand_is_drawn_and_one_more_and_a_new_deck_begins_anew(self, signed_in, yugi):
        deck = services.create(owner=yugi, name="x", content=Content((BLUE_EYES,) * 3 + (POT_OF_GREED,) * 40))
        first = signed_in.get(at(deck, "hand"), headers=LIVE)
        assert len(first.context["drawn"]) == 5
        assert "5 cards drawn, 38 left in the deck." in first.content.decode()
        more = re.search(r'id="draw-more" href="([^"]*)"', first.content.decode())[1].replace("&amp;", "&")
        second = signed_in.get(more)
        assert second.context["hand"].cards[:5] == first.context["hand"].cards
        assert len(second.context["drawn"]) == 6
        press(signed_in, deck, move=f"remove main {BLUE_EYES}")
        third = signed_in.get(more)
        assert "this is a new hand" in third.content.decode()
        assert len(third.context["drawn"]) == 5

    @pytest.mark.parametrize(
        "query", [{"cards": "0"}, {"cards": "x"}, {"cards": "9" * 30}, {"shuffle": "1."}]
    )
    def test_a_question_that_means_nothing_is_five_cards(self, signed_in, small, query):
        assert len(signed_in.get(at(small, "hand"), query).context["drawn"]) == 3


class TestQueries:
    """The session, its player and his inbox are asked for on every page: three queries."""

    def test_of_the_page(self, signed_in, small, make_list, django_assert_num_queries):  # noqa: F811
        make_list(limits={POT_OF_GREED: 1})
        signed_in.get(at(small), {"q": "blue"})
        # The deck; whether the names in memory are fresh; a page of cards, their count and originals;
        # the list in force, what it says (2), the cards of the deck (2), and all lists.
        with django_assert_num_queries(3 + 1 + 1 + 3 + 6):
            signed_in.get(at(small), {"q": "blue"})
        # Neither the lists to choose from nor the inbox.
        with django_assert_num_queries(2 + 1 + 1 + 3 + 5):
            signed_in.get(at(small), {"q": "blue"}, headers=LIVE)

    def test_of_a_change(self, signed_in, small, make_list, django_assert_max_num_queries):  # noqa: F811
        """No more for a large deck than for a small one."""
        make_list(limits={POT_OF_GREED: 1})
        large = services.create(owner=small.owner, name="Large", content=Content(CARDS[:4] * 20))
        for deck in (small, large):
            # Two for the reader; the deck and the new card; nine for the edit; six for the deck as it then
            # is; one for names of cards that it does not hold; and one of this test.
            with django_assert_max_num_queries(21):
                press(signed_in, deck, live=True, add=f"add main {MIRROR_FORCE}")


def test_only_the_owner_comes_to_the_builder_and_changes_anything(client, kaiba, few_cards, small):
    """What anonymous readers, other players and staff are answered is tested with the other pages."""
    content = Content((BLUE_EYES,))
    shown = services.create(owner=small.owner, name="Shown", content=content, visibility="public")
    client.force_login(kaiba)
    for deck, status in ((small, 404), (shown, 403)):
        for sent in ({"undo": "1"}, {"add": f"add main {POT_OF_GREED}"}):
            assert press(client, deck, live=True, **sent).status_code == status
    assert client.get(at(shown, "hand")).status_code == 200
    assert set(Deck.objects.values_list("version", flat=True)) == {1}
