"""The question of a prompt in the reader's language, and a label for each of its options.

Every option names its card with place, zone and position, so that cards of one name can be told apart (K29),
and every question names the card that it is about: what asks, or what can be answered.
"""

from collections.abc import Iterator, Mapping
from typing import Any

from django.utils.functional import Promise
from django.utils.translation import get_language, gettext_lazy, pgettext, pgettext_lazy
from django.utils.translation import gettext as _

from cards.lang.abilities import Activation, Flip, Ignition, Quick, Ripens, Stays, Trigger, Upkeep
from cards.lang.declarations import Declarable
from cards.lang.inspect import uses_effect_at_once
from cards.lang.places import Place, Position
from cards.lang.terms import Attribute, Race
from cards.library import LIBRARY
from cards.text import texts, word
from cards.text.names import CHINESE_NAMES
from duels.engine import Verb
from duels.engine.phases import DELAYED, ENDING, RETURN
from duels.engine.prompts import Why

Json = dict[str, Any]
Words = Mapping[str, Promise]

QUESTIONS: Words = {
    Why.GO_FIRST: gettext_lazy("The lot fell to you. Do you go first or second?"),
    Why.MAIN_PHASE: gettext_lazy("What do you do in your main phase?"),
    Why.BATTLE_STEP: gettext_lazy("What do you do in the battle step?"),
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
    Why.CHAIN: gettext_lazy("A chain is being built. Do you respond?"),
    Why.AFTER_CHAIN: gettext_lazy("The chain has resolved. Do you respond?"),
    Why.CARD_SET: gettext_lazy("A card was set. Do you respond?"),
    Why.TRIGGER: gettext_lazy("Which effect do you activate?"),
    Why.TRIGGER_ORDER: gettext_lazy("Which effect goes on the chain first?"),
    Why.PHASE_EFFECT: gettext_lazy("Which effect of this phase comes first?"),
    Why.UPKEEP: gettext_lazy("Do you pay for this card?"),
    Why.COST: gettext_lazy("What do you pay the cost with?"),
    Why.HOW_MANY: gettext_lazy("How many?"),
    Why.REMOVE_COUNTER: gettext_lazy("From which card is a counter removed?"),
    Why.PLACE_COUNTER: gettext_lazy("On which card is a counter placed?"),
    Why.TARGET: gettext_lazy("What do you target?"),
    Why.DESTROY: gettext_lazy("What is destroyed?"),
    Why.SPECIAL_SUMMON: gettext_lazy("Which monster do you special summon?"),
    Why.POSITION: gettext_lazy("In which position?"),
    Why.ADD_TO_HAND: gettext_lazy("Which card do you add to your hand?"),
    Why.SEND_TO_GRAVE: gettext_lazy("Which cards are sent to the graveyard?"),
    Why.BANISH: gettext_lazy("Which cards are banished?"),
    Why.RETURN_TO_HAND: gettext_lazy("Which cards return to the hand?"),
    Why.TO_DECK: gettext_lazy("Which cards return to the deck?"),
    Why.DISCARD: gettext_lazy("Which cards do you discard?"),
    Why.EFFECT_TRIBUTE: gettext_lazy("What is tributed for this effect?"),
    Why.SET_CARD: gettext_lazy("Which card do you set?"),
    Why.MATERIALS: gettext_lazy("Which materials do you use?"),
    Why.SYNCHRO_TUNER: gettext_lazy("Which tuner do you use?"),
    Why.FUSION_MONSTER: gettext_lazy("Which fusion monster do you summon?"),
    Why.SHOW: gettext_lazy("Which cards are shown?"),
    Why.SUBSTITUTE: gettext_lazy("Which substitute may be among the materials?"),
    Why.EQUIP: gettext_lazy("Which monster becomes an equip?"),
    Why.NORMAL_SUMMON: gettext_lazy("Which monster do you normal summon or set?"),
    Why.SUMMON_OR_SET: gettext_lazy("Do you summon it or set it?"),
    Why.DECLARE: gettext_lazy("What do you declare?"),
    Why.ROUNDS: gettext_lazy("This repeats without end. How many more rounds will you do?"),
    Why.ORDER: gettext_lazy("In which order do they lie?"),
    Why.DO_IT: gettext_lazy("Do you want to do it?"),
    Why.PLACE_CARD: gettext_lazy("Choose the card to place on the field."),
    Why.INSTEAD: gettext_lazy("Do what would come in place of this destruction?"),
    Why.CONTROL: gettext_lazy("Which monster changes sides?"),
}

WINDOWS: Words = {
    Why.SUMMON_ATTEMPT: gettext_lazy("%(card)s is being summoned. Do you respond?"),
    Why.SUMMON: gettext_lazy("%(card)s was summoned. Do you respond?"),
    Why.POSITION_CHANGE: gettext_lazy("The battle position of %(card)s was changed. Do you respond?"),
    Why.ATTACK: gettext_lazy("%(card)s declared an attack. Do you respond?"),
    Why.REPLAY: gettext_lazy("%(card)s goes on with its attack. Do you respond?"),
}
"""What is asked at a window about a card that its player knows."""

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
    Verb.ACTIVATE: gettext_lazy("Activate"),
    Verb.SPECIAL_SUMMON: gettext_lazy("Special summon"),
    Verb.USE: gettext_lazy("Do what an effect allows"),
}

ABILITIES: Mapping[type, Promise] = {
    Activation: gettext_lazy("Activate the card"),
    Ignition: gettext_lazy("Activate the effect"),
    Quick: gettext_lazy("Activate the quick effect"),
    Trigger: gettext_lazy("Activate the trigger effect"),
    Flip: gettext_lazy("Activate the flip effect"),
    Upkeep: gettext_lazy("Settle the upkeep"),
    Stays: gettext_lazy("Count the turn that has passed"),
    Ripens: gettext_lazy("Count the phase that has come"),
}
"""What is done with an ability, by its kind."""

CHOICES: Words = {
    "first": gettext_lazy("Go first"),
    "second": gettext_lazy("Go second"),
    "attack_monster": gettext_lazy("Attack a monster"),
    "attack_directly": gettext_lazy("Attack directly"),
    "stop": gettext_lazy("Stop the attack"),
    "attack": gettext_lazy("attack position"),
    "defense": gettext_lazy("defense position"),
    "face_down_defense": gettext_lazy("face-down defense position"),
    "heads": pgettext_lazy("a side of a coin", "heads"),
    "tails": pgettext_lazy("a side of a coin", "tails"),
    "pay": gettext_lazy("Pay"),
    "send": gettext_lazy("Send a card to the graveyard"),
    "reveal": gettext_lazy("Reveal a card of your hand"),
    "destroy": gettext_lazy("Let it be destroyed"),
    "summon": gettext_lazy("Summon"),
    "set": pgettext_lazy("to place face-down", "Set"),
    "yes": gettext_lazy("Yes"),
    "no": gettext_lazy("No"),
}

PLACES: Words = {
    Place.DECK: gettext_lazy("deck"),
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
    `minimum` and `maximum` of the cards that the options list, together as the `constraint` allows.
    """
    table = {**dict(_looked_through(prompt)), **dict(_cards_by_handle(view))}
    chosen = "cards" in prompt
    return {
        **prompt,
        "question": _question(prompt, view, table, cards),
        "minimum": prompt["minimum"] if chosen else 1,
        "maximum": prompt["maximum"] if chosen else 1,
        "ordered": prompt["ordered"] if chosen else False,
        "declares": prompt.get("declares"),
        "constraint": prompt.get("constraint"),
        "one_of": prompt.get("one_of", []),
        "together": together(prompt),
        "options": list(_options(prompt, table, cards)),
    }


def _question(prompt: Json, view: Json, table: Mapping[int, Json], cards: Mapping[str, Json]) -> str:
    """What is asked, with the card that it is about: what asks, or what can be answered."""
    why = prompt["why"]
    if why == Why.CHAIN and view["chain"]:
        link = view["chain"][-1]
        said = {"number": link["number"], "card": _named(cards[str(link["passcode"])])}
        return _("Chain link %(number)d is %(card)s. Do you respond?") % said
    source = table.get(prompt.get("source"))
    known = source and cards.get(str(source["passcode"]))
    if not known:
        return str(QUESTIONS[why])
    if prompt["kind"] == "respond":
        return str(WINDOWS.get(why, QUESTIONS[why])) % {"card": _named(known)}
    return _("%(card)s: %(question)s") % {"card": _named(known), "question": str(QUESTIONS[why])}


def _named(card: Json) -> str:
    """A card's name inside a sentence."""
    return pgettext("a card's name in a sentence", "%(name)s") % {"name": card["name"]}


def together(prompt: Json) -> str:
    """How the chosen cards must fit together, in words; empty where any will do."""
    said = [_combined(prompt.get("constraint"))]
    if prompt.get("one_of"):
        said.append(_("At least one of them must leave your monster zones, which are full."))
    return " ".join(filter(None, said))


def _combined(constraint: Json | None) -> str:
    match constraint:
        case {"kind": "level_sum", "total": total, "exactly": True}:
            return _("Their levels must add up to exactly %(total)d.") % {"total": total}
        case {"kind": "level_sum", "total": total}:
            return _("Their levels must add up to at least %(total)d, and none may be spare.") % {
                "total": total
            }
        case {"kind": "worth", "total": total}:
            return _("Together they must stand for %(total)d tributes.") % {"total": total}
        case {"kind": "one_each"}:
            return _("One for each of the materials that the monster names.")
        case _:
            return ""


def act_in_words(act: Json, passcode: int | None, kind: str) -> str:
    """What an act does: of an activation, which of the card's abilities it activates."""
    match act:
        case {"verb": Verb.PASS} if kind == "place_trigger":
            return _("Activate none of them")
        case {"verb": Verb.USE, "ability": offer}:
            return _("Do what %(card)s allows") % {"card": _name(int(offer.partition(":")[0]))}
        case {"ability": ability} if ability == RETURN:
            return _("Give it back")
        case {"ability": ability} if ability == DELAYED:
            return _("Carry out what was to come in this phase")
        case {"ability": ability} if ability == ENDING:
            return _("Let what applies until the end phase end")
        case {"verb": Verb.ACTIVATE, "ability": ability}:
            return _ability_in_words(ability, passcode)
        case _:
            return str(ACTS[act["verb"]])


def _name(passcode: int) -> str:
    """The name of a card that the library has."""
    return texts(LIBRARY[passcode], get_language() or "en").name


def _ability_in_words(key: str, passcode: int | None) -> str:
    """An ability by its kind, and by its number where the card has several of that kind."""
    card = LIBRARY.get(passcode) if passcode is not None else None
    own = next((one for one in card.abilities if one.key == key), None) if card else None
    if card is None or type(own) not in ABILITIES:
        return str(ACTS[Verb.ACTIVATE])
    if uses_effect_at_once(card, own):
        return _("Activate the card and use its effect")
    said = str(ABILITIES[type(own)])
    alike = [one for one in card.abilities if type(one) is type(own) and not uses_effect_at_once(card, one)]
    if len(alike) == 1:
        return said
    return _("%(act)s (%(number)d)") % {"act": said, "number": alike.index(own) + 1}


def choice_in_words(prompt: Json, choice: str) -> str:
    """One of several things, or something that can be declared."""
    declares = prompt.get("declares")
    if declares is not None:
        return declared_in_words(declares, choice)
    return choice if choice.isdigit() else str(CHOICES[choice])


def declared_in_words(declares: str, said: str) -> str:
    """What is declared: a card's name, which is kept in English, a type, an attribute, a level."""
    language = get_language() or "en"
    match declares:
        case Declarable.NAME:
            card = _BY_NAME.get(said)
            if not language.startswith("zh"):
                return said
            return card.name_zh if card else CHINESE_NAMES.get(said, said)
        case Declarable.RACE:
            return word(Race(said), language)
        case Declarable.ATTRIBUTE:
            return word(Attribute(said), language)
        case Declarable.COIN:
            return str(CHOICES[said])
        case _:
            return _("level %(number)d") % {"number": int(said)}


def said_in_words(said: str) -> str:
    """What was declared, where it is not told what sort of thing it is."""
    if said.isdecimal():
        return declared_in_words(Declarable.LEVEL, said)
    if said in set(Race):
        return declared_in_words(Declarable.RACE, said)
    if said in set(Attribute):
        return declared_in_words(Declarable.ATTRIBUTE, said)
    return declared_in_words(Declarable.NAME, said)


_BY_NAME = {card.name_en: card for card in LIBRARY.values()}


def _options(prompt: Json, table: Mapping[int, Json], cards: Mapping[str, Json]) -> Iterator[Json]:
    for handle in prompt.get("cards", ()):
        card = table[handle]
        yield _option(None, _described(card, cards), card)
    for choice in prompt.get("choices", ()):
        yield _option({"choice": choice}, choice_in_words(prompt, choice), None)
    for act in prompt.get("acts", ()):
        card = table[act["card"]] if "card" in act else None
        said = act_in_words(act, card and card["passcode"], prompt["kind"])
        if card is not None:
            said = _("%(act)s: %(card)s") % {"act": said, "card": _described(card, cards)}
        yield _option(act, said, card)


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
        case Place.DECK:
            return str(PLACES[Place.DECK])
        case pile:
            return _("%(place)s, card %(number)d") % {
                "place": str(PLACES[pile]),
                "number": card["number"],
            }


def _looked_through(prompt: Json) -> Iterator[tuple[int, Json]]:
    """The cards that a prompt names though its player sees them only now: in a deck, in the other's hand."""
    for number, (handle, passcode, owner, place) in enumerate(looked_through(prompt), start=1):
        where = {"seat": owner, "place": place, "zone": None, "position": None}
        yield handle, {"handle": handle, "passcode": passcode, "number": number, **where}


def looked_through(prompt: Json) -> Iterator[tuple[int, int, int, str]]:
    """Such cards by the numbers they have for this choice: which each is, whose, and in what place."""
    cards, passcodes = prompt.get("cards") or (), prompt.get("passcodes") or ()
    if not passcodes:
        return
    where = prompt.get("where") or [(prompt["player"], Place.DECK.value)] * len(passcodes)
    for handle, passcode, (owner, place) in zip(cards, passcodes, where, strict=False):
        yield handle, passcode, owner, place


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
