"""By which rules a duel is played: chosen with the challenge, kept by the duel, and shown."""

import pytest

from duels import canonical, engine, services
from duels.errors import Invalid
from duels.models import Duel, Rules, Seat
from tests.duels.test_api import CHALLENGES, DUELS, mine, theirs

__all__ = ["mine", "theirs"]
pytestmark = pytest.mark.django_db


def test_every_rule_set_of_the_engine_can_be_chosen() -> None:
    assert Rules.values == list(engine.RULESETS)


@pytest.mark.parametrize("rules", Rules.values)
def test_a_duel_is_played_by_the_rules_of_its_challenge(yugi, kaiba, yugis, kaibas, rules):
    made = services.challenge(challenger=yugi, opponent=kaiba, deck=yugis, ruleset=rules)
    duel = services.accept(player=kaiba, challenge_id=made.pk, deck=kaibas)
    assert duel.ruleset == rules
    assert canonical.read(duel.checkpoint)["ruleset"] == rules


def test_without_a_choice_it_is_master_rule_2(duel):
    assert duel.ruleset == "MASTER_RULE_2"


def test_there_are_no_other_rules(yugi, kaiba, yugis):
    with pytest.raises(Invalid) as refused:
        services.challenge(challenger=yugi, opponent=kaiba, deck=yugis, ruleset="MASTER_RULE_9")
    assert (refused.value.field, refused.value.code) == ("ruleset", "no_such_rules")


def test_it_is_told_over_rest(mine, theirs, kaibas, yugis):
    made = mine.post(CHALLENGES, {"opponent": "Kaiba", "deck": yugis.pk, "ruleset": "MASTER_RULE_1"})
    assert (made.status_code, made.json()["ruleset"]) == (201, "MASTER_RULE_1")
    begun = theirs.post(f"{CHALLENGES}{made.json()['id']}/accept/", {"deck": kaibas.pk})
    assert begun.json()["ruleset"] == "MASTER_RULE_1"
    assert mine.get(f"{DUELS}{begun.json()['id']}/").json()["ruleset"] == "MASTER_RULE_1"


def test_rules_that_there_are_not_are_refused_over_rest(mine, yugis):
    refused = mine.post(CHALLENGES, {"opponent": "Kaiba", "deck": yugis.pk, "ruleset": "HOUSE"})
    assert refused.status_code == 400
    assert refused.json()["errors"][0]["pointer"] == "#/ruleset"


def test_the_form_offers_them_and_the_pages_show_them(client, yugi, kaiba, yugis, kaibas):
    client.force_login(yugi)
    form = client.get("/duels/challenges/new/").content.decode()
    assert "Master Rule 2 (2011 to 2014)" in form
    sent = {
        "whom": "player",
        "opponent": "Kaiba",
        "deck": yugis.pk,
        "ban_list": "none",
        "days_per_decision": 3,
        "first": "lot",
        "ruleset": "MASTER_RULE_1",
    }
    page = client.post("/duels/challenges/new/", sent, follow=True).content.decode()
    assert "Master Rule 1 (2008 to 2011)" in page
    listed = client.get("/duels/challenges/").content.decode()
    assert "Master Rule 1 (2008 to 2011)" in listed
    duel = services.accept(player=kaiba, challenge_id=yugi.challenges_made.get().pk, deck=kaibas)
    assert "Master Rule 1 (2008 to 2011)" in client.get(f"/duels/{duel.pk}/").content.decode()
    chinese = client.get(f"/duels/{duel.pk}/", headers={"accept-language": "zh-hans"}).content.decode()
    assert "大师规则1（2008年至2011年）" in chinese


def test_a_duel_of_master_rule_1_goes_on_by_it(yugi, kaiba, yugis, kaibas):
    """What was stored is taken up by the same rules again."""
    made = services.challenge(
        challenger=yugi, opponent=kaiba, deck=yugis, first="challenger", ruleset="MASTER_RULE_1"
    )
    duel = services.accept(player=kaiba, challenge_id=made.pk, deck=kaibas)
    seat = Seat.objects.get(duel=duel, prompt_ordinal__isnull=False)
    prompt = canonical.read(seat.prompt)
    services.answer(
        player=seat.player,
        duel_id=duel.pk,
        prompt=seat.prompt_ordinal,
        version=seat.version,
        answer=prompt["acts"][0],
    )
    assert canonical.read(Duel.objects.get(pk=duel.pk).checkpoint)["ruleset"] == "MASTER_RULE_1"
