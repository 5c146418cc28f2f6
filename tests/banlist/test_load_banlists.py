"""The lists that come with the project are loaded once, and never over what an admin changed."""

import datetime
import io

import pytest
from django.core.management import call_command

from banlist import selectors, services
from banlist.models import BanList, Entry
from banlist.services import Line
from banlist.shipped import load_list, read_list, shipped_lists

NEWEST = "ocg_2014_02_01"


def run():
    out = io.StringIO()
    call_command("load_banlists", stdout=out)
    return out.getvalue()


def test_nine_lists_come_with_the_project():
    lists = {each.source: len(each.lines) for each in shipped_lists()}
    assert lists == {
        "ocg_2011_03_01": 134,
        "ocg_2011_09_01": 135,
        "ocg_2012_03_01": 140,
        "ocg_2012_09_01": 145,
        "ocg_2013_03_01": 143,
        "ocg_2013_09_01": 149,
        "ocg_2014_02_01": 152,
        "tcg_2005_04_01": 73,
        "tcg_2010_03_01": 132,
    }


@pytest.mark.django_db
class TestLoading:
    def test_all_are_published_and_the_newest_is_in_force(self):
        run()
        assert selectors.published().count() == 9
        assert selectors.in_force(region="OCG").source == NEWEST
        assert selectors.in_force(region="OCG", on=datetime.date(2013, 9, 1)).source == "ocg_2013_09_01"
        # Pot of Greed is forbidden on every list of the OCG here.
        for each in selectors.published().filter(region="OCG"):
            assert selectors.law(each).limits[55144522] == 0

    def test_a_second_run_changes_nothing(self):
        run()
        before = list(Entry.objects.values_list("pk", flat=True))
        assert run().count("unchanged") == 9
        assert list(Entry.objects.values_list("pk", flat=True)) == before

    def test_k30_what_an_admin_changed_is_kept_and_the_difference_told(self):
        run()
        changed = BanList.objects.get(source=NEWEST)
        first, second = changed.entries.all()[:2]
        first.delete()
        Entry.objects.filter(pk=second.pk).update(limit=2)
        Entry.objects.create(ban_list=changed, passcode=123, limit=1)
        services.take_back(ban_list=changed)
        told = run()
        assert "OCG 2014-02-01: changed here" in told
        assert f"{first.passcode} {first.name_en}: not here, 0 in the file" in told
        assert f"{second.passcode} {second.name_en}: 2 here, 0 in the file" in told
        assert "123: 1 here, not in the file" in told
        changed.refresh_from_db()
        assert not changed.is_published
        assert changed.entries.count() == 152

    def test_a_new_version_of_a_file_is_taken_over_where_nobody_changed_the_list(self, tmp_path):
        path = tmp_path / "goat_2005_04_01.tsv"
        heading = "passcode\tlimit\tname_en\tname_zh\r\n"
        path.write_text("\ufeff" + heading + "5\t0\tFive\t五\r\n")
        assert load_list(read_list(path)).outcome == "created"
        path.write_text(heading + "5\t1\tFive\t五\r\n")
        assert load_list(read_list(path)).outcome == "updated"
        listed = BanList.objects.get(region="GOAT")
        assert selectors.law(listed).limits == {5: 1}
        services.replace_entries(ban_list=listed, lines=[Line(5, 2)])
        path.write_text(heading + "5\t0\tFive\t五\r\n")
        assert load_list(read_list(path)).outcome == "kept"
        assert selectors.law(listed).limits == {5: 2}
