"""What a judge sees before he publishes: the difference, whom it hits, and who may do what."""

import datetime

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from django.urls import reverse

from banlist import services
from banlist.comparing import Said, compare
from banlist.models import BanList
from cards.models import Card
from tests.banlist.test_admin import editor, publisher, staff  # noqa: F401
from tests.banlist.test_lflist import EDOPRO


def review(ban_list):
    return reverse("admin:banlist_banlist_review", args=[ban_list.pk])


def text_of(answer):
    return answer.content.decode()


class TestComparison:
    def test_new_gone_and_changed_by_name(self, make_list, django_assert_max_num_queries):
        for passcode, name in ((5, "Five"), (6, "Six"), (7, "Seven"), (8, "Eight")):
            Card.objects.create(passcode=passcode, name_en=name, kind="spell")
        old = make_list(date="2013-03-01", limits={5: 0, 6: 1, 8: 2})
        new = make_list(date="2013-09-01", limits={6: 2, 7: 0, 8: 2, 99: 1})
        with django_assert_max_num_queries(8):
            found = compare(old, new)
        assert [(each.name, each.after) for each in found.added] == [("99", Said(1)), ("Seven", Said(0))]
        assert [(each.name, each.before) for each in found.gone] == [("Five", Said(0))]
        assert [(each.name, each.before, each.after) for each in found.changed] == [("Six", Said(1), Said(2))]

    def test_d3_another_artwork_of_a_card_is_no_change(self, make_list):
        Card.objects.create(passcode=5, name_en="Original", kind="spell")
        Card.objects.create(passcode=6, name_en="Artwork", kind="spell", alias=5)
        assert compare(make_list(limits={5: 1}), make_list(limits={6: 1})).is_empty

    def test_with_no_list_everything_is_new(self, make_list):
        found = compare(None, make_list(limits={5: 1}))
        assert ([each.passcode for each in found.added], found.gone, found.changed) == ([5], [], [])


class TestPage:
    def test_it_compares_with_the_list_in_force_before_or_the_one_chosen(self, publisher, make_list):  # noqa: F811
        make_list(date="2013-03-01", limits={5: 0})
        other = make_list(date="2012-03-01", limits={6: 0})
        draft = make_list(date="2013-09-01", limits={5: 1}, published=False)
        assert "Beside OCG 2013-03-01." in text_of(publisher.get(review(draft)))
        assert "Beside OCG 2012-03-01." in text_of(publisher.get(review(draft), {"old": other.pk}))

    def test_the_next_list_begins_with_what_this_one_says(self, editor, make_list):  # noqa: F811
        listed = make_list(date="2099-09-01", limits={5: 0, 6: 2})
        page = editor.post(review(listed), {"draft_next": "1"}, follow=True)
        assert "This is a draft that says what OCG 2099-09-01 says." in text_of(page)
        draft = BanList.objects.get(status=BanList.Status.DRAFT)
        assert (draft.name, str(draft.effective_date)) == ("After OCG 2099-09-01", "2099-09-02")
        assert compare(listed, draft).is_empty
        assert "Nobody sees a draft but judges." in text_of(editor.get(review(draft)))

    def test_none_begins_with_what_the_catalogue_no_longer_allows(self, editor, make_list):  # noqa: F811
        listed = make_list(date="9999-12-31", limits={5: 0, 7: 1})
        Card.objects.create(passcode=7, name_en="Seven", kind="spell", alias=5)
        page = editor.post(review(listed), {"draft_next": "1"}, follow=True)
        assert "7 is the same card as 5, which is already on the list." in text_of(page)
        assert BanList.objects.get() == listed

    def test_who_may_not_add_lists_begins_none(self, publisher, make_list):  # noqa: F811
        listed = make_list(limits={5: 0})
        assert "draft_next" not in text_of(publisher.get(review(listed)))
        assert publisher.post(review(listed), {"draft_next": "1"}).status_code == 403
        assert BanList.objects.get() == listed

    def test_many_changes_of_a_kind_are_folded_away(self, publisher, make_list):  # noqa: F811
        make_list(date="2013-03-01", limits=dict.fromkeys(range(1, 22), 0))
        page = text_of(publisher.get(review(make_list(date="2013-09-01", limits={99: 1}, published=False))))
        assert page.count("<details") == 1
        assert "Gone from the list (21)" in page

    def test_it_publishes_schedules_and_takes_back(self, publisher, make_list):  # noqa: F811
        draft = make_list(published=False, limits={5: 1})
        later = (datetime.datetime.now() + datetime.timedelta(days=2)).strftime("%Y-%m-%dT%H:%M")
        sent = {"schedule": "1", "at": later, "zone": "Asia/Shanghai"}
        page = publisher.post(review(draft), sent, follow=True)
        assert "(Asia/Shanghai)" in text_of(page)
        draft.refresh_from_db()
        assert draft.publish_at is not None
        publisher.post(review(draft), {"unschedule": "1"})
        draft.refresh_from_db()
        assert draft.publish_at is None
        publisher.post(review(draft), {"publish": "1"})
        draft.refresh_from_db()
        assert draft.is_published
        publisher.post(review(draft), {"take_back": "1"})
        draft.refresh_from_db()
        assert not draft.is_published

    @pytest.mark.parametrize(
        ("at", "zone", "told"),
        [
            ("2013-09-01T00:00", "UTC", "This moment is past."),
            ("", "UTC", "This field is required."),
            ("2099-01-01T00:00", "Duel/Kingdom", "Select a valid choice."),
        ],
    )
    def test_what_will_not_do_is_told(self, publisher, make_list, at, zone, told):  # noqa: F811
        draft = make_list(published=False)
        page = publisher.post(review(draft), {"schedule": "1", "at": at, "zone": zone})
        assert told in text_of(page)

    def test_who_may_not_publish_sees_no_button_and_is_refused(self, editor, make_list):  # noqa: F811
        draft = make_list(published=False)
        assert 'name="publish"' not in text_of(editor.get(review(draft)))
        assert editor.post(review(draft), {"publish": "1"}).status_code == 403
        draft.refresh_from_db()
        assert not draft.is_published

    def test_who_may_see_no_lists_sees_none_here(self, client, make_list):
        draft = make_list(published=False)
        client.force_login(staff("Other", "view_card"))
        impact = reverse("admin:banlist_banlist_impact", args=[draft.pk])
        for address in (review(draft), impact, reverse("admin:banlist_banlist_import")):
            assert client.get(address).status_code == 403
        client.logout()
        assert client.get(impact).status_code == 302

    def test_judges_may_do_all_of_it(self, client, make_list):
        judge = staff("Judge")
        judge.groups.set(judge.groups.model.objects.filter(name="judge"))
        client.force_login(judge)
        draft = make_list(published=False)
        assert 'name="publish"' in text_of(client.get(review(draft)))
        for name in ("changelist", "add", "import"):
            assert client.get(reverse(f"admin:banlist_banlist_{name}")).status_code == 200
        assert client.get(reverse("admin:banlist_record_changelist")).status_code == 200
        assert client.get(reverse("admin:players_player_changelist")).status_code == 403


class TestFiles:
    def upload(self, client, content, **facts):
        sent = {"file": SimpleUploadedFile("lflist.conf", content), **facts}
        return client.post(reverse("admin:banlist_banlist_import"), sent, follow=True)

    def test_a_file_becomes_drafts(self, editor):  # noqa: F811
        page = self.upload(editor, EDOPRO.encode() + b"nothing\n", effective_date="2013-09-01")
        assert "2 drafts were made." in text_of(page)
        assert "Line 14" in text_of(page)
        assert {each.is_published for each in BanList.objects.all()} == {False}

    def test_what_is_no_file_of_lists_is_told_and_makes_nothing(self, editor):  # noqa: F811
        assert "is not UTF-8" in text_of(self.upload(editor, b"!A\n\xff"))
        assert "give a date" in text_of(self.upload(editor, EDOPRO.encode()))
        assert not BanList.objects.exists()

    def test_names_of_a_file_are_shown_as_text(self, editor):  # noqa: F811
        page = self.upload(editor, b"!<script>alert(1)</script> 2013.9\n5 1 --<img src=x>\n")
        assert "<script>alert" not in text_of(page)
        assert "<img src=x>" not in text_of(page)

    def test_selected_lists_are_saved_as_a_file(self, publisher, make_list):  # noqa: F811
        listed = make_list(limits={5: 1})
        sent = {"action": "export", "_selected_action": [listed.pk]}
        answer = publisher.post(reverse("admin:banlist_banlist_changelist"), sent)
        assert answer.headers["Content-Disposition"] == 'attachment; filename="lflist.conf"'
        assert "5 1" in text_of(answer)


def test_publishing_by_name_is_recorded_with_the_judge(publisher, make_list):  # noqa: F811
    draft = make_list(published=False)
    publisher.post(review(draft), {"publish": "1"})
    draft.refresh_from_db()
    assert services.Record.objects.latest("pk").actor.username == "Publisher"
