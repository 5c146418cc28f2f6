"""Very large decks: their pages stay small, and everything is on one of them."""

import re

import pytest
from django.urls import reverse

from decks import services
from decks.formats.content import Content, Remark
from decks.pieces import piece_of, within
from tests.players.conftest import with_token

CARDS = range(10**8, 10**8 + 250)
LINES = [f"1 zz{number}" for number in range(120)]


@pytest.mark.parametrize(
    ("given", "count", "first", "last", "previous", "following"),
    [
        ("", 25, 1, 10, "", "/x/?q=a&from=11#there"),
        ("11", 25, 11, 20, "/x/?q=a#there", "/x/?q=a&from=21#there"),
        ("5", 25, 5, 14, "/x/?q=a#there", "/x/?q=a&from=15#there"),
        ("21", 25, 21, 25, "/x/?q=a&from=11#there", ""),
        ("26", 25, 21, 25, "/x/?q=a&from=11#there", ""),
        ("31", 20, 11, 20, "/x/?q=a#there", ""),
        ("9999", 0, 1, 0, "", ""),
        ("0", 25, 1, 10, "", "/x/?q=a&from=11#there"),
        ("-3", 25, 1, 10, "", "/x/?q=a&from=11#there"),
        ("１１", 25, 1, 10, "", "/x/?q=a&from=11#there"),
        ("1" * 500, 25, 1, 10, "", "/x/?q=a&from=11#there"),
    ],
)
def test_a_piece_begins_where_the_address_says(rf, given, count, first, last, previous, following):
    request = rf.get("/x/", {"q": "a", "from": given, "empty": ""})
    piece = piece_of(request, count, begins="from", size=10, at="there")
    assert (piece.first, piece.last, piece.previous, piece.next) == (first, last, previous, following)
    assert piece.is_all is (count <= 10)


def test_rows_are_counted_on_from_group_to_group(rf):
    groups = [list(range(3)), [], list(range(3, 20)), list(range(20, 25))]
    pieces = [piece_of(rf.get("/", {"from": at}), 25, begins="from", size=10) for at in (1, 11, 21)]
    cut = [within(piece, groups) for piece in pieces]
    assert cut[1] == [[], [], list(range(10, 20)), []]
    assert [row for some in cut for group in some for row in group] == list(range(25))


@pytest.fixture
def large(yugi):
    """Every list on the pages of this deck is longer than a page."""
    remarks = tuple(
        Remark("main", 0, text, readable=False, line=at) for at, text in enumerate(LINES, start=1)
    )
    content = Content(tuple(CARDS[:200]) * 2, tuple(CARDS[200:]), (), remarks)
    return services.create(owner=yugi, name="Large", content=content)


def pages(client, address, name):
    """The text of each page of one of the lists, from the first on."""
    while address:
        page = client.get(address).content.decode()
        yield page
        here = page[page.index(f'aria-label="{name}"') :].split("</nav>")[0]
        found = re.search(r'rel="next" href="([^"]*)"', here)
        address = found[1].replace("&amp;", "&") if found else ""


@pytest.mark.parametrize(
    ("page", "name", "pattern", "expected"),
    [
        ("detail", "Cards of the deck", r'pile-name">(\d+)<', list(map(str, CARDS))),
        ("edit", "Cards of the deck", r'id="held-\w+-(\d+)"', list(map(str, CARDS))),
        ("detail", "Lines that could not be read", r"<code>([^<]*)</code>", LINES),
        ("detail", "Violations", r"“?(1000\d{5})”?", list(map(str, CARDS))),
    ],
)
def test_everything_is_on_one_page(client, yugi, large, page, name, pattern, expected):
    client.force_login(yugi)
    found = []
    for text in pages(client, reverse(f"decks:{page}", args=[large.pk]), name):
        if name == "Violations":
            text = text[text.index('id="verdict"') :]
        some = list(dict.fromkeys(re.findall(pattern, text)))
        assert len(some) <= 120
        found += some
    assert found == expected


def test_decisions_lead_back_to_the_lines_that_follow(client, yugi, large):
    client.force_login(yugi)
    decided = {f"text-{number}": LINES[number - 1] for number in (51, 52)}
    sent = decided | {"line-51": "remove", "line-52": "keep", "lines_from": "51"}
    page = client.post(reverse("decks:settle", args=[large.pk]), sent, follow=True)
    assert page.redirect_chain[0][0] == f"/decks/{large.pk}/?lines_from=51#unread"
    assert (page.context["unread"][0].text, page.context["lines"].count) == (LINES[51], 119)
    editor = client.get(reverse("decks:edit", args=[large.pk])).content.decode()
    assert "And 109 more lines." in editor


def test_over_rest_they_are_paged_there_and_back(yugi, large):
    rest, link = with_token(yugi, "read"), f"/api/v1/decks/{large.pk}/unread/"
    there, back = [], []
    while link:
        page = rest.get(link).json()
        there.append([row["text"] for row in page["results"]])
        last, link = link, page["next"]
    assert [len(some) for some in there] == [50, 50, 20]
    link = last
    while link:
        page = rest.get(link).json()
        back.insert(0, [row["text"] for row in page["results"]])
        link = page["previous"]
    assert ([text for some in there for text in some], back) == (LINES, there)
    refused = rest.get(f"/api/v1/decks/{large.pk}/unread/?page_size=51")
    assert refused.json()["errors"][0]["parameter"] == "page_size"
