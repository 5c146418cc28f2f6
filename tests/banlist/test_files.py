"""`banlist_import` and `banlist_export`: what comes in goes out again."""

import datetime

import pytest
from django.core.management import CommandError, call_command

from banlist import lflist, selectors
from banlist.conf import as_conf, guess
from banlist.models import BanList
from tests.banlist.test_lflist import CLASSIC_POINTS, EDOPRO

pytestmark = pytest.mark.django_db


@pytest.fixture
def written(tmp_path):
    def write(text, name="lflist.conf"):
        path = tmp_path / name
        path.write_text(text, encoding="utf-8")
        return path

    return write


def test_lists_come_in_as_drafts_and_go_out_as_they_were(written, capsys):
    path = written(
        EDOPRO.replace("Old cards", "2005.4 Goat") + CLASSIC_POINTS.replace("Genesys", "2025.10 Genesys")
    )
    call_command("banlist_import", path)
    told = capsys.readouterr()
    assert "2013.9 OCG (OCG, from 2013-09-01): 4 cards, hash " in told.out
    assert told.err == ""
    made = list(BanList.objects.order_by("pk"))
    assert [(each.region, each.kind, each.is_published) for each in made] == [
        ("OCG", "limits", False),
        ("GOAT", "whitelist", False),
        ("GENESYS", "points", False),
    ]
    call_command("banlist_export", *(each.pk for each in made))
    again = lflist.read(capsys.readouterr().out.encode()).lists
    before = lflist.read(path.read_bytes()).lists
    assert {each.name: set(each.lines) for each in again} == {each.name: set(each.lines) for each in before}
    assert {lflist.hash_of(each) for each in again} == {lflist.hash_of(each) for each in before}


def test_what_could_not_be_kept_is_told(written, capsys):
    call_command("banlist_import", written("!2013.9 OCG\n55 1\n55 2\nnothing\n"))
    assert "Line 3" in (told := capsys.readouterr().err)
    assert "Line 4" in told


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("nothing", "holds no list"),
        ("!2013.9 OCG\n5 1\n!Undated\n5 1\n", "give a date"),
    ],
)
def test_a_file_that_will_not_do_leaves_nothing_behind(written, text, told):
    with pytest.raises(CommandError, match=told):
        call_command("banlist_import", written("!2013.3 OCG\n5 1\n", "first.conf"), written(text))
    assert not BanList.objects.exists()


def test_a_file_that_is_not_there_is_told(tmp_path):
    with pytest.raises(CommandError, match="No such file"):
        call_command("banlist_import", tmp_path / "none.conf")


def test_format_and_date_may_be_given_and_lists_published_at_once(written):
    call_command(
        "banlist_import", written("!Ours\n5 1\n"), region="CLUB", date=datetime.date(2013, 5, 1), publish=True
    )
    only = BanList.objects.get()
    assert (only.region, only.effective_date.isoformat(), only.is_published) == ("CLUB", "2013-05-01", True)


def test_without_a_number_the_lists_in_force_go_out(make_list, capsys):
    make_list(date="2013-03-01", limits={5: 0})
    newest = make_list(date="2013-09-01", limits={5: 1})
    make_list(date="2014-02-01", published=False)
    call_command("banlist_export")
    (only,) = lflist.read(capsys.readouterr().out.encode()).lists
    assert only == as_conf(selectors.with_entries(BanList.objects.filter(pk=newest.pk)).get())
    call_command("banlist_export", all=True)
    assert len(lflist.read(capsys.readouterr().out.encode()).lists) == 2


def test_a_list_that_is_not_there_is_told():
    with pytest.raises(CommandError, match="no ban list 77"):
        call_command("banlist_export", 77)


@pytest.mark.parametrize(
    ("name", "region", "date"),
    [
        ("2013.9 OCG", "OCG", datetime.date(2013, 9, 1)),
        ("TCG 2014-01-15", "TCG", datetime.date(2014, 1, 15)),
        ("2013.13 TCG", "TCG", None),
        ("GOAT", "GOAT", None),
        ("2013/3", "OCG", datetime.date(2013, 3, 1)),
        ("禁限卡表", "OCG", None),
    ],
)
def test_a_name_tells_format_and_date(name, region, date):
    told = guess(name)
    assert (told.region, told.effective_date) == (region, date)
