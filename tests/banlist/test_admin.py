"""Ban lists in the admin: what may be done there by whom, and what is told when it is wrong."""

import pytest
from django.contrib.auth.models import Permission
from django.urls import reverse

from banlist import selectors
from banlist.models import BanList, Entry
from cards.freshness import touch
from cards.indexing import index_cards
from cards.models import Card
from players import services as players

CHANGELIST = reverse("admin:banlist_banlist_changelist")


def staff(name, *permissions):
    admin = players.sign_up(username=name, password="thousand eyes 0")
    admin.is_staff = True
    admin.save()
    admin.user_permissions.set(Permission.objects.filter(codename__in=permissions))
    return admin


@pytest.fixture
def editor(client, db):
    """Signed in with every permission on lists but that of publishing."""
    kinds = [
        f"{verb}_{model}" for verb in ("view", "add", "change", "delete") for model in ("banlist", "entry")
    ]
    client.force_login(staff("Editor", *kinds))
    return client


@pytest.fixture
def publisher(client, db):
    client.force_login(staff("Publisher", "view_banlist", "change_banlist", "publish_banlist"))
    return client


def form(ban_list=None, rows=(), **facts):
    """What the admin's form sends: the list's own facts, its entries as they are, and new rows."""
    present = list(ban_list.entries.all()) if ban_list else []
    sent = {
        "name": "A list",
        "region": "OCG",
        "effective_date": "2013-09-01",
        "kind": "limits",
        "entries-TOTAL_FORMS": len(present) + len(rows),
        "entries-INITIAL_FORMS": len(present),
        **facts,
    }
    for place, entry in enumerate(present):
        sent |= {f"entries-{place}-id": entry.pk, f"entries-{place}-limit": entry.limit}
    for place, (passcode, limit) in enumerate(rows, start=len(present)):
        sent |= {f"entries-{place}-passcode": passcode, f"entries-{place}-limit": limit}
    return sent


class TestEditing:
    def test_a_list_is_drafted_with_its_entries_and_their_names(self, editor):
        Card.objects.create(passcode=5, name_en="Five", name_zh="五", kind="spell")
        answer = editor.post(
            reverse("admin:banlist_banlist_add"), form(rows=[(5, 0), (6, 2)], region=" ocg ")
        )
        assert answer.status_code == 302
        made = BanList.objects.get()
        assert (made.region, made.is_published) == ("OCG", False)
        assert list(made.entries.values_list("passcode", "limit", "name_zh")) == [
            (6, 2, ""),
            (5, 0, "五"),
        ] or list(made.entries.values_list("passcode", "limit", "name_zh")) == [(5, 0, "五"), (6, 2, "")]

    @pytest.mark.parametrize(
        ("rows", "told"),
        [
            ([(5, 0), (5, 1)], "5 is on this list already."),
            ([(5, 0), (7, 1)], "Seven (7) is the same card as 5"),
            ([(5, 4)], "4 is not one of the available choices."),
            ([(0, 1)], "greater than or equal to 1"),
            ([(2**32, 1)], "less than or equal to 4294967295"),
        ],
    )
    def test_what_is_wrong_is_told_on_the_form_and_nothing_is_written(self, editor, rows, told):
        Card.objects.create(passcode=7, name_en="Seven", kind="spell", alias=5)
        answer = editor.post(reverse("admin:banlist_banlist_add"), form(rows=rows))
        assert answer.status_code == 200
        assert told in answer.content.decode()
        assert not BanList.objects.exists()

    @pytest.mark.parametrize(
        ("typed", "passcode", "told"),
        [
            ("dark hole", 5, ""),
            ("黑洞", 5, ""),
            ("Dark Hole again", 5, ""),
            ("Dark Hold", None, "Do you mean one of these: Dark Hole (5)"),
            ("Twice", None, "Several cards are called Twice: 7, 8."),
            ("zzzzzzzz", None, "There is no such card."),
            ("--5", None, "There is no such card."),
            ("0000000000005", 5, ""),
            ("5" * 5000, None, "at most 200 characters"),
        ],
    )
    def test_a_card_can_be_written_by_its_name(self, editor, typed, passcode, told):
        Card.objects.create(passcode=5, name_en="Dark Hole", name_zh="黑洞", kind="spell")
        Card.objects.create(passcode=6, name_en="Dark Hole again", kind="spell", alias=5)
        for twin in (7, 8):
            Card.objects.create(passcode=twin, name_en="Twice", kind="spell")
        index_cards(Card.objects.all())
        touch()
        answer = editor.post(reverse("admin:banlist_banlist_add"), form(rows=[(typed, 0)]), follow=True)
        found = list(Entry.objects.values_list("passcode", "name_en"))
        assert found == ([(passcode, "Dark Hole")] if passcode else [])
        assert told in answer.content.decode()
        # A draft that is saved is looked through next.
        assert [to.endswith("/review/") for to, _status in answer.redirect_chain] == [True] * len(found)

    def test_a_card_already_saved_is_told_too(self, editor, make_list):
        listed = make_list(limits={5: 0})
        answer = editor.post(
            reverse("admin:banlist_banlist_change", args=[listed.pk]), form(listed, rows=[(5, 1)])
        )
        assert "5 is on this list already." in answer.content.decode()
        assert selectors.law(listed).limits == {5: 0}

    def test_a_card_can_be_taken_off_and_put_on_in_one_go(self, editor, make_list):
        listed = make_list(limits={5: 0})
        sent = form(listed, rows=[(5, 1)]) | {"entries-0-DELETE": "on"}
        assert editor.post(reverse("admin:banlist_banlist_change", args=[listed.pk]), sent).status_code == 302
        assert selectors.law(listed).limits == {5: 1}

    def test_the_card_of_a_saved_row_is_fixed(self, editor, make_list):
        listed = make_list(limits={5: 0})
        sent = form(listed) | {"entries-0-passcode": 6, "entries-0-limit": 2}
        assert editor.post(reverse("admin:banlist_banlist_change", args=[listed.pk]), sent).status_code == 302
        assert selectors.law(listed).limits == {5: 2}

    def test_a_list_of_five_hundred_cards_can_be_saved(self, editor, make_list):
        listed = make_list(limits=dict.fromkeys(range(1, 501), 1))
        sent = form(listed, name="Renamed")
        for place in range(500):
            sent[f"entries-{place}-passcode"] = place + 1
            sent[f"entries-{place}-ban_list"] = listed.pk
        assert editor.post(reverse("admin:banlist_banlist_change", args=[listed.pk]), sent).status_code == 302
        listed.refresh_from_db()
        assert listed.name == "Renamed"

    def test_the_form_asks_no_more_for_more_entries(self, editor, make_list, django_assert_max_num_queries):
        listed = make_list(limits=dict.fromkeys(range(1, 101), 1))
        with django_assert_max_num_queries(12):
            editor.get(reverse("admin:banlist_banlist_change", args=[listed.pk]))


class TestSearching:
    @pytest.mark.parametrize(
        ("asked", "found"),
        [("OCG 2013", True), ("Dark", True), ("5", True), ("55", False), ("99999999999999999999", False)],
    )
    def test_by_list_card_and_passcode(self, editor, make_list, asked, found):
        listed = make_list(limits={5: 0})
        listed.entries.update(name_en="Dark Hole")
        page = editor.get(CHANGELIST, {"q": asked}).content.decode()
        assert ("1 ban list" in page) is found


class TestPublishing:
    def act(self, client, action, *lists):
        return client.post(
            CHANGELIST, {"action": action, "_selected_action": [each.pk for each in lists]}, follow=True
        ).content.decode()

    def test_lists_are_published_and_taken_back(self, publisher, make_list):
        draft = make_list(published=False)
        assert "1 list is published." in self.act(publisher, "publish", draft)
        assert selectors.in_force() == draft
        self.act(publisher, "take_back", draft)
        assert selectors.in_force() is None

    def test_a_list_that_names_a_card_twice_is_told_and_stays_a_draft(self, publisher, make_list):
        draft = make_list(published=False, limits={5: 0, 7: 1})
        Card.objects.create(passcode=7, name_en="Seven", kind="spell", alias=5)
        assert "7 is the same card as 5" in self.act(publisher, "publish", draft)
        assert selectors.in_force() is None

    def test_who_may_not_publish_is_not_offered_it(self, editor, make_list):
        draft = make_list(published=False)
        assert 'value="publish"' not in editor.get(CHANGELIST).content.decode()
        self.act(editor, "publish", draft)
        assert selectors.in_force() is None

    def test_who_may_do_nothing_sees_nothing(self, client, make_list):
        client.force_login(staff("Nobody"))
        assert client.get(CHANGELIST).status_code == 403

    def test_a_list_that_came_with_the_project_is_not_deleted_but_taken_back(self, editor, make_list):
        shipped, own = make_list(), make_list(region="TCG")
        BanList.objects.filter(pk=shipped.pk).update(source="ocg_2013_09_01")
        assert (
            editor.post(
                reverse("admin:banlist_banlist_delete", args=[shipped.pk]), {"post": "yes"}
            ).status_code
            == 403
        )
        assert (
            editor.post(reverse("admin:banlist_banlist_delete", args=[own.pk]), {"post": "yes"}).status_code
            == 302
        )
        self.act(editor, "delete_selected", shipped)
        assert BanList.objects.get() == shipped
