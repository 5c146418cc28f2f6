"""Limits, whitelists and points: what each says of a deck (D4)."""

import datetime

import pytest
from django.core.exceptions import ValidationError
from django.db import IntegrityError, transaction

from banlist import selectors, services
from banlist.law import NO_LAW, Law
from banlist.models import BanList
from banlist.searching import with_limit
from banlist.services import Line
from cards.models import Card
from decks.legality import Breach, DeckCard, violations

DATE = datetime.date(2013, 9, 1)
CARDS = {
    passcode: DeckCard(passcode=passcode, identity=min(passcode, 90), name=f"Card {passcode}")
    for passcode in range(1, 100)
}
FORTY = [1 + n // 3 for n in range(40)]


def d4(law, main=FORTY, side=()):
    return [
        (violation.breach, violation.passcode, violation.found, violation.allowed)
        for violation in violations(main=main, extra=(), side=side, cards=CARDS, law=law)
        if violation.rule == "D4"
    ]


class TestDecks:
    def test_d4_no_law_forbids_nothing(self):
        assert d4(NO_LAW) == []

    def test_d4_a_whitelist_forbids_what_it_does_not_name(self):
        everything = dict.fromkeys(range(1, 15), 3)
        assert d4(Law(everything, otherwise=0)) == []
        assert d4(Law({**everything, 1: 2}, otherwise=0)) == [(Breach.OVER_LIMIT, 1, 3, 2)]
        del everything[2]
        assert d4(Law(everything, otherwise=0)) == [(Breach.NOT_ON_LIST, 2, 3, 0)]

    def test_d4_points_are_counted_over_all_parts_up_to_the_cap(self):
        law = Law(points={1: 30, 50: 10}, cap=100)
        assert d4(law) == []
        assert d4(law, side=[50]) == []
        assert d4(law, side=[50, 50]) == [(Breach.OVER_POINTS, None, 110, 100)]

    def test_d3_artworks_cost_as_their_original_does(self):
        assert d4(Law(points={90: 1}, cap=1), side=[91]) == []
        assert d4(Law(points={90: 1}, cap=1), side=[91, 92]) == [(Breach.OVER_POINTS, None, 2, 1)]


@pytest.mark.django_db
class TestLists:
    def create(self, *lines, **facts):
        return services.create_list(name="A list", region="OCG", effective_date=DATE, lines=lines, **facts)

    def test_each_kind_says_its_law(self):
        plain = self.create(Line(5, 1), Line(6, 3))
        white = self.create(Line(5, 1), kind=BanList.Kind.WHITELIST)
        priced = self.create(Line(5, 3, points=7), kind=BanList.Kind.POINTS, cap=10)
        assert selectors.law(plain) == Law({5: 1, 6: 3})
        assert selectors.law(white) == Law({5: 1}, otherwise=0)
        assert selectors.law(priced) == Law({5: 3}, points={5: 7}, cap=10)

    def test_an_empty_whitelist_allows_nothing(self):
        services.publish(ban_list=self.create(kind=BanList.Kind.WHITELIST))
        assert selectors.law_in_force(DATE) == Law(otherwise=0)
        assert selectors.limits_in_force([5], DATE) == {5: 0}

    def test_points_need_a_cap_and_nothing_else_has_one(self):
        for facts in ({"kind": BanList.Kind.POINTS}, {"cap": 5}):
            with pytest.raises(ValidationError, match=r"cap|spend"):
                self.create(**facts)
            with pytest.raises(IntegrityError), transaction.atomic():
                BanList.objects.create(name="A", effective_date=DATE, **facts)

    def test_the_search_for_limits_knows_whitelists(self):
        for passcode in (5, 6, 7):
            Card.objects.create(passcode=passcode, name_en=f"Card {passcode}", kind="spell")
        services.publish(
            ban_list=self.create(Line(5, 1), Line(6, 3), Line(8, 0), kind=BanList.Kind.WHITELIST)
        )

        def found(said):
            return set(Card.objects.filter(with_limit(said, DATE)).values_list("passcode", flat=True))

        assert [found(said) for said in ("forbidden", "limited", "semi", "unlimited")] == [
            {7},
            {5},
            set(),
            {6},
        ]
