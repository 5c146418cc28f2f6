"""A list names no card twice and no other limit, and says what is wrong with it."""

import datetime

import pytest
from django.core.exceptions import ValidationError
from django.db import IntegrityError, transaction

from banlist import selectors, services
from banlist.models import BanList, Entry
from banlist.services import Line
from cards.models import Card

DATE = datetime.date(2013, 9, 1)


def create(*lines, region="OCG"):
    return services.create_list(name="A list", region=region, effective_date=DATE, lines=lines)


@pytest.mark.django_db
class TestEntries:
    def test_a_new_list_is_a_draft_with_its_entries(self):
        made = create(Line(5, 0, "Five"), Line(6, 2))
        assert not made.is_published
        assert list(made.entries.values_list("passcode", "limit")) == [(5, 0), (6, 2)]

    @pytest.mark.parametrize(
        "line", [Line(5, 4), Line(5, -1), Line(0, 1), Line(2**32, 1), Line(-5, 1)], ids=lambda line: str(line)
    )
    def test_another_limit_or_passcode_is_refused_and_nothing_is_written(self, line):
        with pytest.raises(ValidationError, match=str(line.passcode)):
            create(Line(9, 0), line)
        assert not BanList.objects.exists()

    def test_a_card_twice_is_refused(self):
        with pytest.raises(ValidationError, match="5 is the same card as 5"):
            create(Line(5, 0), Line(5, 1))

    def test_k32_two_artworks_of_a_card_are_one_card(self):
        Card.objects.create(passcode=5, name_en="Original", kind="spell")
        Card.objects.create(passcode=6, name_en="Artwork", kind="spell", alias=5)
        with pytest.raises(ValidationError, match="6 is the same card as 5"):
            create(Line(5, 0), Line(6, 1))

    def test_a_list_may_say_the_same_of_each_artwork_as_the_files_of_duel_programs_do(self):
        Card.objects.create(passcode=5, name_en="Original", kind="spell")
        Card.objects.create(passcode=6, name_en="Artwork", kind="spell", alias=5)
        assert selectors.law(create(Line(5, 1), Line(6, 1))).limits == {5: 1}

    def test_every_problem_is_told_at_once(self):
        with pytest.raises(ValidationError) as refused:
            create(Line(5, 0), Line(5, 1), Line(6, 4), Line(0, 1))
        assert len(refused.value.messages) == 3

    def test_a_region_is_a_code(self):
        assert create(region="ocg").region == "OCG"
        with pytest.raises(ValidationError):
            create(region="two words")

    @pytest.mark.parametrize(("passcode", "limit"), [(5, 4), (0, 1), (2**32, 1)])
    def test_the_database_refuses_too(self, passcode, limit):
        made = create()
        with pytest.raises(IntegrityError), transaction.atomic():
            Entry.objects.create(ban_list=made, passcode=passcode, limit=limit)


@pytest.mark.django_db
class TestPublishing:
    def test_publishing_again_keeps_the_first_moment(self):
        made = create(Line(5, 0))
        first = datetime.datetime(2013, 8, 1, tzinfo=datetime.UTC)
        services.publish(ban_list=made, at=first)
        services.publish(ban_list=made)
        made.refresh_from_db()
        assert made.is_published
        assert made.published_at == first

    def test_a_list_that_names_a_card_twice_is_not_published(self):
        made = create(Line(5, 0), Line(6, 1))
        Card.objects.create(passcode=6, name_en="Artwork", kind="spell", alias=5)
        with pytest.raises(ValidationError, match="same card"):
            services.publish(ban_list=made)
        made.refresh_from_db()
        assert not made.is_published

    def test_entries_get_the_names_of_the_catalogue(self):
        Card.objects.create(passcode=5, name_en="Five", name_zh="五", kind="spell")
        made = create(Line(5, 0), Line(6, 1, "Six"), Line(7, 1))
        services.name_entries(ban_list=made)
        assert {entry.passcode: (entry.name_en, entry.name_zh) for entry in made.entries.all()} == {
            5: ("Five", "五"),
            6: ("Six", ""),
            7: ("", ""),
        }
