"""Whatever is brought in, in any form: a clear answer, nothing lost, and no error of the server."""

import base64
import json
import struct

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from django.urls import reverse

from decks.models import Deck
from tests.players.conftest import with_token

IMPORT = "/api/v1/decks/import/"
SCRIPT = "<script>alert(1)</script>"
MANY = 10_000


def link(*passcodes):
    packed = base64.b64encode(struct.pack(f"<{len(passcodes)}I", *passcodes)).decode()
    return f"ydke://{packed}!!!"


# Each text, and what is told of it: of the whole, which is refused, or of a line, which is kept.
REFUSED, KEPT = "refused", "kept"
TEXTS = {
    "ydk: huge": ("#main\n" + "5\n" * 40_000, REFUSED, "65536"),
    "ydk: too many lines": ("#main\n" + "?\n" * 2_500, REFUSED, "2000"),
    "ydk: 10,000 copies": ("#main\n" + "5\n" * 1_900, REFUSED, "1000"),
    "ydk: truncated": ("#created by\n#mai", KEPT, None),
    "ydk: script": (f"#main\n5\n{SCRIPT}\n", KEPT, "no card of this name"),
    "ydk: control characters": ("#main\n5\n8963\x0711\n", KEPT, "U+0007"),
    "ydk: a control character in a comment": ("# a\x1bb\n#main\n5\n", KEPT, "U+001B"),
    "ydk: absurd number": ("#main\n" + "9" * 5_000 + "\n", KEPT, "4294967295"),
    "ydk: negative": ("#main\n-5\n", KEPT, "no card of this name"),
    "lines: 10,000 copies": (f"{MANY} Dark Magician", KEPT, "at most 1000"),
    "lines: absurd count": ("9" * 5_000 + " Dark Magician", KEPT, "at most 1000"),
    "lines: many copies in many lines": ("999 Dark Magician\n" * 50, REFUSED, "1000"),
    "lines: script": (f"3 {SCRIPT}", KEPT, "no card of this name"),
    "lines: one long line": ("x" * 60_000, KEPT, "no card of this name"),
    "lines: turned around": ("3 \u202eDark Magician", KEPT, None),
    "lines: half a character": ("3 Dark Magician\ud800", REFUSED, "U+D800"),
    "lines: a byte-order mark": ("\ufeff3 Dark Magician", None, None),
    "ydke: huge": (link(*range(1, 20_000)), REFUSED, "65536"),
    "ydke: 10,000 copies": (link(*[5] * MANY), REFUSED, "1000"),
    "ydke: truncated": (link(5, 6, 7)[:-5] + "!!!", REFUSED, "multiple of four"),
    "ydke: script": (f"ydke://{SCRIPT}!!!", REFUSED, "not base64"),
    "ydke: no card": (link(0), REFUSED, "no passcode"),
    "json: huge": (json.dumps({"main_deck": ["46986414"] * MANY}), REFUSED, "65536"),
    "json: 10,000 copies": (json.dumps({"main_deck": [5] * MANY}), REFUSED, "1000"),
    "json: truncated": ('{"main_deck": [46986414, 8963', REFUSED, "cut off"),
    "json: script": (json.dumps({"main_deck": [SCRIPT], "deck_name": SCRIPT}), KEPT, "Entry 1 of main_deck"),
    "json: control characters": ('{"main_deck": ["5\\u0000"]}', KEPT, "Entry 1 of main_deck"),
    "json: absurd number": ('{"main_deck": [' + "9" * 5_000 + ", 1e999, NaN]}", KEPT, "4294967295"),
    "json: deep": ("[" * 30_000, REFUSED, "nested too deeply"),
    "json: deep in text": (json.dumps({"main_deck": "[" * 30_000}), REFUSED, "nested too deeply"),
    "json: no deck": ('{"hello": 1}', REFUSED, "main_deck"),
    "json: no list": ('{"main_deck": 5}', REFUSED, "holds no list"),
    "json: several decks": ('[{"main_deck": []}, {"main_deck": []}]', REFUSED, "one at a time"),
}


@pytest.fixture
def owner(client, yugi):
    client.force_login(yugi)
    return client


@pytest.mark.parametrize("name", TEXTS)
def test_a_text_over_rest_and_on_the_page(name, owner, yugi, library):
    text, outcome, told = TEXTS[name]
    sent = json.dumps({"name": "In", "text": text})
    rest = with_token(yugi, "read", "manage").post(IMPORT, sent, content_type="application/json")
    whole = rest.status_code == 400
    if outcome == REFUSED:
        assert whole
        assert told in rest.json()["errors"][0]["detail"]
        assert not Deck.objects.exists()
    elif not whole:
        assert rest.status_code == 201
        reasons = " ".join(each["reason"] for each in rest.json()["unread"])
        assert bool(reasons) is bool(told)
        assert (told or "") in reasons
        assert [each["text"] for each in rest.json()["deck"]["unread"]] == [
            each["text"] for each in rest.json()["unread"]
        ]
    if "\ud800" in text:
        return  # No form can send it.
    page = owner.post(reverse("decks:import"), {"name": "In", "text": text}, follow=True)
    assert page.status_code in ((422,) if whole else (200, 422))
    shown = page.content.decode(errors="surrogatepass")
    assert SCRIPT not in shown
    if outcome == REFUSED:
        assert told in shown


FILES = {
    "a picture": (b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR", "no text"),
    "a NUL": (b"#main\n5\n\x00\n", "no text"),
    "UTF-16 that was cut off": (b"\xff\xfe\x00", "no text"),
    "neither encoding": (b"#main\n\xff\xff\xff\n", "no text"),
    "huge": (b"#" + b"y" * 70_000, "65536"),
    "a byte-order mark": ("\ufeff#main\n5\n".encode(), None),
    "UTF-16": ("#main\n5\n".encode("utf-16"), None),
    "GB 18030": ("#main\n5\n# 卡组\n".encode("gb18030"), None),
    "nothing": (b"", None),
}


@pytest.mark.parametrize("name", FILES)
def test_a_file(name, owner, db):
    data, told = FILES[name]
    file = SimpleUploadedFile("deck.ydk", data)
    answer = owner.post(reverse("decks:import"), {"name": "In", "text": "", "file": file})
    if told:
        assert answer.status_code == 422
        assert told in answer.content.decode()
        assert not Deck.objects.exists()
    else:
        assert answer.status_code == 302
        assert Deck.objects.get().current.main == ((5,) if data else ())
