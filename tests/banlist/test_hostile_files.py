"""Files of lists from strangers: refused, or kept with what is wrong told, on page and command line."""

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from django.core.management import CommandError, call_command
from django.urls import reverse
from django.utils.translation import override

from banlist import lflist
from banlist.models import BanList, Entry

GOOD = "!2013.9 OCG\n12345678 1 --A card\n"

REFUSED = {
    "nothing": (b"", "holds no list"),
    "only a mark of byte order": (b"\xef\xbb\xbf", "holds no list"),
    "huge": (GOOD.encode() + b"#" * lflist.BYTES_AT_MOST, "at most 5 MB"),
    "UTF-16": (GOOD.encode("utf-16"), "UTF-16 text. Save it as UTF-8"),
    "GB 18030": ("!2013.9 OCG\n12345678 1 --黑魔导\n".encode("gb18030"), "not UTF-8 text: byte 26"),
    "cut off within a letter": ("!2013.9 OCG\n5 1 --黑".encode()[:-1], "not UTF-8 text: byte"),
    "a picture": (b"\x89PNG\r\n\x1a\n" + bytes(range(256)), "not UTF-8 text: byte 1 "),
    "zeros": (b"\x00" * 1000, "holds no list"),
    "no list above": (b"12345678 1\n", "holds no list"),
    "too many lists": (b"!2013.9\n" * (lflist.LISTS_AT_MOST + 1), "more than 500 lists"),
    "too many cards": (
        b"!2013.9\n" + b"\n".join(b"%d 1" % number for number in range(1, lflist.CARDS_AT_MOST + 2)),
        "more than 30,000 cards",
    ),
    "nothing but nonsense": (b"!2013.9\n" + b"nonsense\n" * 2000, "More than 1,000 lines"),
}

KEPT = {
    "a mark of byte order": (b"\xef\xbb\xbf" + GOOD.encode(), {12345678: 1}, []),
    "lines that end as on old computers": (GOOD.replace("\n", "\r").encode(), {12345678: 1}, []),
    "cut off within a line": (GOOD.encode() + b"87654321", {12345678: 1}, ["write a passcode and how many"]),
    "control signs in a name": (
        b"!2013.9 OCG\x00\x1b[31m\n5 1\n",
        {5: 1},
        ["the name holds signs that cannot be shown"],
    ),
    "a name that turns round": ("!2013.9 \u202eGCO\n5 1\n".encode(), {5: 1}, ["signs that cannot be shown"]),
    "a name without end": (
        b"!2013.9 " + b"x" * 900 + b"\n5 1\n",
        {5: 1},
        ["longer than 100 characters; its beginning is kept"],
    ),
    "a line without end": (
        GOOD.encode() + b"5 1 --" + b"x" * 100_000,
        {12345678: 1},
        ["the line is too long"],
    ),
    "absurd numbers": (
        b"!2013.9 OCG\n0 1\n4294967296 1\n99999999999999999999 1\n5 4\n5 -1\n5 999999999\n"
        b"6 1e9\n7 0x1\n8 2\n",
        {8: 2},
        [
            "0 is not a number from 1 to 4294967295",
            "4294967296 is not a number from 1 to 4294967295",
            "write a passcode",
            "4 is not a number from 0 to 3",
            "-1 is not a number from 0 to 3",
            "999999999 is not a number from 0 to 3",
            "write a passcode",
            "write a passcode",
        ],
    ),
    "other digits than ours": ("!2013.9 OCG\n١٢٣ 1\n5 1\n".encode(), {5: 1}, ["write a passcode"]),
    "points beyond measure": (
        b"!2013.9 OCG\n$points 99999\n$points 100\n5 $points 40000\n5 $gold 1\n6 $points 1\n",
        {6: 3},
        ["99999 is not a number", "40000 is not a number", "no cap for these points"],
    ),
    "a card 10,000 times": (
        b"!2013.9 OCG\n" + b"5 1\n" * 900,
        {5: 1},
        ["what it said first is kept"] * 899,
    ),
    "script in names": (
        b"!2013.9 <script>alert(1)</script>\n5 1 --<img src=x onerror=alert(1)>\n<script>alert(2)</script>\n",
        {5: 1},
        ["write a passcode"],
    ),
    "commands of a database": (b"!2013.9 '; DROP TABLE banlist_banlist; --\n5 1 --\" OR 1=1\n", {5: 1}, []),
}


def upload(client, content: bytes, language: str = "en"):
    file = SimpleUploadedFile("lflist.conf", content)
    sent = {"file": file, "region": "OCG", "effective_date": "2013-09-01"}
    address = reverse("admin:banlist_banlist_import")
    return client.post(address, sent, follow=True, headers={"Accept-Language": language})


@pytest.mark.parametrize("name", REFUSED)
def test_a_file_that_is_no_list_is_refused_with_the_reason(admin_client, tmp_path, name: str) -> None:
    content, reason = REFUSED[name]
    page = upload(admin_client, content).content.decode()
    assert reason in page.replace("&nbsp;", " ") or (not content and "empty" in page)
    file = tmp_path / "lflist.conf"
    file.write_bytes(content)
    with pytest.raises(CommandError, match=reason.replace(".", r"\.").replace("+", r"\+")), override("en"):
        call_command("banlist_import", str(file))
    assert not BanList.objects.exists()


@pytest.mark.parametrize("name", KEPT)
def test_what_can_be_kept_is_kept_and_the_rest_is_told(admin_client, name: str) -> None:
    content, limits, reasons = KEPT[name]
    told = [problem.reason for problem in lflist.read(content).problems]
    assert len(told) == len(reasons)
    assert all(reason in said for reason, said in zip(reasons, told, strict=True))
    page = upload(admin_client, content).content.decode()
    assert BanList.objects.count() == 1
    assert dict(Entry.objects.values_list("passcode", "limit")) == limits
    assert BanList.objects.get().name.isprintable()
    assert "<script>alert" not in page
    assert "<img src=x" not in page


def test_reasons_are_told_in_chinese_too(admin_client) -> None:
    page = upload(admin_client, REFUSED["UTF-16"][0], "zh-hans").content.decode()
    assert "请另存为 UTF-8" in page
    assert (
        "名称含有无法显示的字符"
        in upload(admin_client, KEPT["control signs in a name"][0], "zh-hans").content.decode()
    )
