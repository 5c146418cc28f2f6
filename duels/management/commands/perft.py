"""`manage.py perft FILE DEPTH`: counts the decision sequences of a position."""

import json
from argparse import ArgumentParser
from pathlib import Path
from typing import Any

from django.core.management.base import BaseCommand, CommandError

from cards.library import LIBRARY
from duels.engine import RULESETS, Answer, Duel, from_position
from duels.engine.answers import answer_to_json
from duels.engine.perft import divided

KEY = b"the key of chance of all counts of sequences"
"""Shuffles and coins fall alike in every count."""


class Command(BaseCommand):
    help = (
        "Counts how many sequences of DEPTH decisions begin at the position in FILE (docs/positions.md), "
        "divided by the first answer. A duel that ends earlier adds none."
    )

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("file", type=Path, metavar="FILE")
        parser.add_argument("depth", type=int, metavar="DEPTH")
        parser.add_argument("--ruleset", choices=list(RULESETS), default=next(iter(RULESETS)))
        parser.add_argument("--json", action="store_true", help="write answers and counts as JSON")

    def handle(self, *args: Any, **options: Any) -> None:
        if options["depth"] < 1:
            raise CommandError("DEPTH is 1 or more.")
        try:
            position = json.loads(options["file"].read_text(encoding="utf-8"))
            duel = from_position(LIBRARY, RULESETS[options["ruleset"]], position, KEY)
        except (OSError, ValueError, RecursionError) as error:
            # An EngineError is a ValueError; it names the place in the position.
            raise CommandError(f"{options['file']}: {error}") from error
        counts = list(divided(LIBRARY, duel.snapshot(), KEY, options["depth"]))
        total = sum(count for _, count in counts)
        if options["json"]:
            shown = [{"answer": answer_to_json(answer), "count": count} for answer, count in counts]
            self.stdout.write(json.dumps({"total": total, "divided": shown}))
            return
        for answer, count in counts:
            self.stdout.write(f"{count:10}  {in_words(duel, answer)}")
        self.stdout.write(f"{total:10}  in all")


def in_words(duel: Duel, answer: Answer) -> str:
    """An answer with the names of its cards and where they lie."""
    shown = answer_to_json(answer)
    handles = [shown["card"]] if "card" in shown else shown.get("cards", [])
    named = []
    for card in duel.state.cards:
        if card.handle and card.handle in handles:
            place = f"{card.place.value} {card.zone}" if card.place.on_field else card.place.value
            named.append(f"{card.card.name_en} ({place} of seat {card.controller})")
    words = [shown[name] for name in ("verb", "choice", "ability") if name in shown]
    return " ".join([*words, ", ".join(named)]).strip()
