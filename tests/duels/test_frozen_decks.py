"""A duel freezes both decks as they were when it began (D6)."""

from io import StringIO

import pytest
from django.core.management import call_command

from banlist import selectors as banlist
from banlist import services as lists
from decks import services as decks
from decks.judging import judge
from decks.models import Deck
from duels.models import Duel, Seat
from tests.duels.conftest import play_on

pytestmark = pytest.mark.django_db


def frozen(duel: Duel) -> list[list[int]]:
    return [list(seat.revision.main) for seat in Seat.objects.filter(duel=duel).order_by("number")]


def is_what_its_seed_makes(duel: Duel) -> bool:
    told = StringIO()
    call_command("verify_duel", str(duel.pk), stdout=told)
    return "is what its seed" in told.getvalue()


def change(deck: Deck) -> None:
    """Every card gives way to the last one of the deck."""
    deck = Deck.objects.select_related("current").get(pk=deck.pk)
    content = deck.current.content
    decks.edit(deck=deck, content=content.with_parts(main=content.main[-1:] * len(content.main)))


def delete(deck: Deck) -> None:
    decks.delete(deck=Deck.objects.get(pk=deck.pk))


@pytest.mark.parametrize("later", [change, delete])
def test_later_edits_of_a_deck_change_no_running_duel(duel, yugis, kaibas, later) -> None:
    """Neither a change nor the deck's deletion: the cards are those that it began with (D6)."""
    play_on(duel, decisions=20)
    before = frozen(duel)
    later(yugis)
    later(kaibas)
    assert frozen(duel) == before
    assert play_on(duel, decisions=40, seed=2) == 40
    assert frozen(duel) == before
    assert is_what_its_seed_makes(duel)


def test_a_list_that_comes_into_force_changes_no_running_duel(duel, yugis, kaibas) -> None:
    """Not even one that forbids every card of both decks; it does govern the next duel (D6, K34)."""
    play_on(duel, decisions=20)
    before = frozen(duel)
    forbidden = {passcode for deck in before for passcode in deck}
    made = lists.create_list(
        name="Nothing",
        region="OCG",
        effective_date=banlist.today(),
        lines=[lists.Line(passcode, 0) for passcode in forbidden],
    )
    lists.publish(ban_list=made)
    assert banlist.in_force() == made
    assert frozen(duel) == before
    assert play_on(duel, decisions=40, seed=2) == 40
    assert is_what_its_seed_makes(duel)
    current = Deck.objects.select_related("current").get(pk=yugis.pk).current
    assert not judge(current, ban_list=banlist.in_force()).is_legal
