"""The question that a player is asked, with an answer for every button.

Every option names its card with place and position, so that cards of the same name can be told apart.
"""

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from django.utils.text import capfirst
from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from cards.lang.declarations import Declarable
from cards.lang.places import Place
from duels import questions
from duels.engine import Verb
from duels.presentation import words
from duels.presentation.faces import CardFace, Json, Option, looked_through
from duels.presentation.table import Table

Faces = Mapping[int, CardFace]


@dataclass(frozen=True, slots=True, kw_only=True)
class CardOptions:
    """A card, and what can be done with it."""

    card: CardFace
    options: tuple[Option, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Question:
    """What a player is asked.

    Either acts, grouped by card and those without one; or cards to be chosen, between `minimum` and
    `maximum` of them, in an order of their own where `ordered`; or the name of a card, which is typed.
    """

    title: str
    hint: str = ""
    groups: tuple[CardOptions, ...] = ()
    moves: tuple[Option, ...] = ()
    cards: tuple[CardFace, ...] = ()
    minimum: int = 0
    maximum: int = 0
    ordered: bool = False
    asks_for_name: bool = False

    @property
    def picks_one(self) -> bool:
        return self.minimum == self.maximum == 1

    @property
    def places(self) -> range:
        """The places of an order that the player has to fill."""
        return range(1, self.maximum + 1)

    def options(self) -> list[Option]:
        return [*(option for group in self.groups for option in group.options), *self.moves]

    def option(self, value: str) -> Option | None:
        """The option with this value, if there is one."""
        return next((option for option in self.options() if option.value == value), None)


def question(prompt: Json, *, view: Json, table: Table) -> Question:
    """A prompt for the player who is asked; the cards on the table learn their answers.

    `prompt` and `view` are those of the duel's state, as the API gives them too.
    """
    faces = dict(_looked_through(prompt, table)) | table.by_handle()
    title = prompt["question"]
    match prompt:
        case {"cards": _}:
            return _choice_of_cards(prompt, title, faces)
        case {"choices": [*choices]}:
            return Question(
                title=title,
                hint=_about(prompt["source"], faces),
                moves=tuple(_named_choice(prompt, choice) for choice in choices),
                asks_for_name=prompt.get("declares") == Declarable.NAME,
            )
        case _:
            return _acts(prompt, title, view, faces)


def _looked_through(prompt: Json, table: Table) -> Iterator[tuple[int, CardFace]]:
    """The cards that a prompt names though nobody sees them where they lie."""
    for number, (handle, passcode, owner, place) in enumerate(questions.looked_through(prompt), start=1):
        whose = "" if owner == prompt["player"] else table.upper.name
        yield handle, looked_through(handle, passcode, Place(place), owner=whose, number=number)


def _named_choice(prompt: Json, choice: str) -> Option:
    label = capfirst(questions.choice_in_words(prompt, choice))
    caution = _("The card is destroyed. This cannot be taken back.") if choice == "destroy" else ""
    return Option(value=json.dumps({"choice": choice}), short=label, label=label, caution=caution)


def _acts(prompt: Json, title: str, view: Json, faces: Faces) -> Question:
    acts = prompt["acts"]
    by_card: dict[int, list[Option]] = {}
    moves = []
    for act in acts:
        card = faces[act["card"]] if "card" in act else None
        caution = _caution(act, card, len(acts), view, faces)
        option = _option(act, card, kind=prompt["kind"], caution=caution)
        if card is None:
            moves.append(option)
        else:
            card.options.append(option)
            by_card.setdefault(act["card"], []).append(option)
    groups = [CardOptions(card=faces[card], options=tuple(options)) for card, options in by_card.items()]
    return Question(title=title, hint=_why_asked(acts), groups=tuple(groups), moves=tuple(moves))


def _why_asked(acts: list[Json]) -> str:
    """Why somebody is asked who can only pass (K37)."""
    if [act["verb"] for act in acts] != [Verb.PASS]:
        return ""
    return _(
        "You have nothing to respond with. You are asked all the same, so that your opponent cannot tell; "
        "“When I am asked to respond” changes that."
    )


def _option(act: Json, card: CardFace | None, *, kind: str, caution: str) -> Option:
    short = questions.act_in_words(act, card and card.passcode, kind)
    label = short if card is None else _("%(act)s: %(card)s") % {"act": short, "card": card.label}
    return Option(value=json.dumps(act), short=short, label=label, caution=caution)


def _caution(act: Json, card: CardFace | None, options: int, view: Json, faces: Faces) -> str:
    """Why this answer is to be confirmed: it gives something up that cannot be had back (K39)."""
    match act["verb"]:
        case Verb.END_PHASE if options > 1:
            return _("Your turn ends, and you can do nothing more in it.")
        case Verb.MAIN_PHASE_2 if options > 1:
            return _("The battle phase ends, though you have a monster that can still attack.")
        case Verb.ATTACK if card is not None:
            return _lost_attack(card, view, faces)
        case _:
            return ""


def _lost_attack(attacker: CardFace, view: Json, faces: Faces) -> str:
    """Said of an attack on the only monster there is, when it can be seen that it will be lost.

    With several monsters to choose from, the choice is a second look already.
    """
    opposing = [card for card in view["sides"][1 - view["turn_player"]]["monsters"] if card is not None]
    if len(opposing) != 1 or opposing[0]["passcode"] is None:
        return ""
    target = faces[opposing[0]["handle"]]
    points = int(target.defense if target.sideways else target.attack)
    lost = points - int(attacker.attack)
    if lost <= 0:
        return ""
    said = {"target": words.named(target.name), "points": points, "damage": lost}
    if target.sideways:
        return _("%(target)s has DEF %(points)d: it stays, and you take %(damage)d damage.") % said
    return (
        _("%(target)s has ATK %(points)d: your monster is destroyed, and you take %(damage)d damage.") % said
    )


def _choice_of_cards(prompt: Json, title: str, faces: Faces) -> Question:
    cards = tuple(faces[handle] for handle in prompt["cards"])
    constraint = prompt.get("constraint") or {}
    # Cards that must fit together are ticked: how many there will be is not known before.
    ordered = prompt["ordered"] and prompt["maximum"] > 1 and not constraint
    for card, level in zip(cards, constraint.get("levels", ()), strict=False):
        card.counts = _("level %(number)d") % {"number": level}
    for card in cards:
        card.choose_at = "place-1" if ordered else f"pick-{card.handle}"
    return Question(
        title=title,
        hint=words.in_a_row(
            [
                _about(prompt["source"], faces),
                *_how_many(prompt, ordered),
                questions.together(prompt),
            ]
        ),
        cards=cards,
        minimum=prompt["minimum"],
        maximum=prompt["maximum"],
        ordered=ordered,
    )


def _about(source: int | None, faces: Faces) -> str:
    """The card that the question is about."""
    return _("This is about %(card)s.") % {"card": faces[source].label} if source in faces else ""


def _how_many(prompt: Json, ordered: bool) -> list[str]:
    if prompt["minimum"] != prompt["maximum"]:
        return [_("Choose between %(minimum)d and %(maximum)d.") % prompt]
    said = [ngettext("Choose %(number)d card.", "Choose %(number)d cards.", prompt["maximum"])]
    if ordered:
        said.append(_("They go in the order that you give; the last one comes to lie on top."))
    return [sentence % {"number": prompt["maximum"]} for sentence in said]
