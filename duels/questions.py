"""The question of a prompt in the reader's language, and a label for each of its options.

Every option names its card with place, zone and position, so that cards of one name can be told apart (K29).
"""

from collections.abc import Iterator, Mapping
from typing import Any

from django.utils.functional import Promise
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy, pgettext, pgettext_lazy

from cards.lang.places import Place, Position
from duels.engine import Verb
from duels.engine.prompts import Why

Json = dict[str, Any]
Words = Mapping[str, Promise]

QUESTIONS: Words = {
    Why.GO_FIRST: gettext_lazy("The lot fell to you. Do you go first or second?"),
    Why.MAIN_PHASE: gettext_lazy("What do you do in your main phase?"),
    Why.BATTLE_STEP: gettext_lazy("Which monster attacks?"),
    Why.TRIBUTE: gettext_lazy("Which monsters do you tribute?"),
    Why.ATTACK_TARGET: gettext_lazy("Which monster is attacked?"),
    Why.REPLAY: gettext_lazy("The opponent's monsters have changed. How does the attack go on?"),
    Why.HAND_LIMIT: gettext_lazy("Which cards do you discard?"),
    Why.PHASE_END: gettext_lazy("The phase ends. Do you respond?"),
    Why.STEP_END: gettext_lazy("The step ends. Do you respond?"),
    Why.PHASE_LEFT: gettext_lazy("The turn player leaves the phase. Do you respond?"),
    Why.SUMMON_ATTEMPT: gettext_lazy("A monster is being summoned. Do you respond?"),
    Why.SUMMON: gettext_lazy("A monster was summoned. Do you respond?"),
    Why.MONSTER_SET: gettext_lazy("A monster was set. Do you respond?"),
    Why.POSITION_CHANGE: gettext_lazy("A battle position was changed. Do you respond?"),
    Why.ATTACK: gettext_lazy("An attack was declared. Do you respond?"),
    Why.DAMAGE_STEP: gettext_lazy("The damage step goes on. Do you respond?"),
}

ACTS: Words = {
    Verb.PASS: pgettext_lazy("a player does not respond", "Pass"),
    Verb.NORMAL_SUMMON: gettext_lazy("Normal summon"),
    Verb.SET: pgettext_lazy("to place face-down", "Set"),
    Verb.FLIP_SUMMON: gettext_lazy("Flip summon"),
    Verb.TO_ATTACK: gettext_lazy("Change to attack position"),
    Verb.TO_DEFENSE: gettext_lazy("Change to defense position"),
    Verb.ATTACK: pgettext_lazy("to declare an attack", "Attack"),
    Verb.BATTLE_PHASE: gettext_lazy("Go to the battle phase"),
    Verb.MAIN_PHASE_2: gettext_lazy("End the battle phase"),
    Verb.END_PHASE: gettext_lazy("End the turn"),
}

CHOICES: Words = {
    "first": gettext_lazy("Go first"),
    "second": gettext_lazy("Go second"),
    "attack_directly": gettext_lazy("Attack directly"),
    "stop": gettext_lazy("Stop the attack"),
}

PLACES: Words = {
    Place.HAND: gettext_lazy("hand"),
    Place.EXTRA: gettext_lazy("extra deck"),
    Place.GRAVE: gettext_lazy("graveyard"),
    Place.BANISHED: gettext_lazy("banished pile"),
    Place.FIELD: gettext_lazy("field zone"),
}

POSITIONS: Words = {
    Position.ATTACK: gettext_lazy("attack position"),
    Position.DEFENSE: gettext_lazy("defense position"),
    Position.FACE_DOWN_DEFENSE: gettext_lazy("face-down defense position"),
    Position.FACE_UP: gettext_lazy("face-up"),
    Position.FACE_DOWN: gettext_lazy("face-down"),
}


def asked(prompt: Json, view: Json, cards: Mapping[str, Json]) -> Json:
    """A stored prompt with its question and a labelled option for everything that can be answered.

    `options` carry their whole `answer`; where cards are chosen it is null, and the answer names between
    `minimum` and `maximum` of the cards that the options list.
    """
    table = dict(_cards_by_handle(view))
    chosen = "cards" in prompt
    return {
        **prompt,
        "question": str(QUESTIONS[prompt["why"]]),
        "minimum": prompt["minimum"] if chosen else 1,
        "maximum": prompt["maximum"] if chosen else 1,
        "ordered": prompt["ordered"] if chosen else False,
        "options": list(_options(prompt, table, cards)),
    }


def _options(prompt: Json, table: Mapping[int, Json], cards: Mapping[str, Json]) -> Iterator[Json]:
    for handle in prompt.get("cards", ()):
        card = table[handle]
        yield _option(None, _described(card, cards), card)
    for choice in prompt.get("choices", ()):
        yield _option({"choice": choice}, str(CHOICES[choice]), None)
    for act in prompt.get("acts", ()):
        said = str(ACTS[act["verb"]])
        if "card" in act:
            card = table[act["card"]]
            label = _("%(act)s: %(card)s") % {"act": said, "card": _described(card, cards)}
            yield _option(act, label, card)
        else:
            yield _option(act, said, None)


def _option(answer: Json | None, label: str, card: Json | None) -> Json:
    where = card or dict.fromkeys(("handle", "passcode", "seat", "place", "zone", "number", "position"))
    return {
        "answer": answer,
        "label": label,
        "card": where["handle"],
        "passcode": where["passcode"],
        "seat": where["seat"],
        "place": where["place"],
        "zone": where["zone"],
        "number": where["number"],
        "position": where["position"],
    }


def _described(card: Json, cards: Mapping[str, Json]) -> str:
    """A card by its name, its place and, on the field, its position."""
    known = cards.get(str(card["passcode"]))
    parts = [known["name"] if known else _("Face-down card"), _where(card)]
    if card["zone"] is not None and card["position"]:
        parts.append(str(POSITIONS[card["position"]]))
    return pgettext("between the parts of a description", ", ").join(parts)


def _where(card: Json) -> str:
    match card["place"]:
        case Place.MONSTERS:
            return _("monster zone %(number)d") % {"number": card["zone"] + 1}
        case Place.SPELLS:
            return _("spell & trap zone %(number)d") % {"number": card["zone"] + 1}
        case Place.FIELD:
            return str(PLACES[Place.FIELD])
        case pile:
            return _("%(place)s, card %(number)d") % {
                "place": str(PLACES[pile]),
                "number": card["number"],
            }


def _cards_by_handle(view: Json) -> Iterator[tuple[int, Json]]:
    """Every card in a view that has a public number, with the place it lies in."""
    for seat, side in enumerate(view["sides"]):
        for place in (Place.HAND, Place.EXTRA, Place.GRAVE, Place.BANISHED, Place.MONSTERS, Place.SPELLS):
            for number, card in enumerate(side[place] or (), start=1):
                if card is not None and card["handle"] is not None:
                    yield card["handle"], {**card, "seat": seat, "place": place.value, "number": number}
        if side["field_zone"] is not None:
            yield (
                side["field_zone"]["handle"],
                {**side["field_zone"], "seat": seat, "place": Place.FIELD.value, "number": 1},
            )
