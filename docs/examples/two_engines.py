"""Plays one random duel in two engines at once and says where they differ.

    python docs/examples/two_engines.py --seed 7 --decks my-decks.json
    python docs/examples/two_engines.py --other "../another-version/run-engine"

Both speak the lines of docs/engine-protocol.md; by default both are this repository's own. Nothing is
needed but Python. Decks are a JSON list of two, as the command `start` takes them; without any, each
is made of cards that both engines know.
"""

import argparse
import json
import random
import shlex
import subprocess
import sys
from collections import Counter
from pathlib import Path

HERE = f"{shlex.quote(sys.executable)} -m duels.engine"
ROOT = Path(__file__).resolve().parents[2]
MOST_CHOICES = 50
MOST_DECISIONS = 20_000

# What an option is known by in any engine. Numbers of cards are each engine's own.
MARKS = ("verb", "ability", "choice", "passcode", "seat", "place", "zone", "index")


class Engine:
    """An engine in a process of its own."""

    def __init__(self, command):
        self.process = subprocess.Popen(
            shlex.split(command), cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def tell(self, command, **members):
        """Says one line and returns its answer."""
        self.process.stdin.write(json.dumps({"command": command, **members}) + "\n")
        self.process.stdin.flush()
        line = self.process.stdout.readline()
        if not line:
            sys.exit("An engine has gone away.")
        answer = json.loads(line)
        if not answer["ok"]:
            sys.exit(f"{command} {members}: {answer['error']}")
        return answer

    def leave(self):
        """Takes its leave."""
        self.process.communicate(json.dumps({"command": "quit"}) + "\n")


def marks(option):
    """What an option is, in words that both engines use."""
    return {name: option[name] for name in MARKS if name in option}


def chosen(prompt, answers, chance):
    """A random answer, as a `match` that any engine understands."""
    answer = chance.choice(answers)
    if "cards" in answer:
        options = {option["card"]: option for option in prompt["options"]}
        return [marks(options[card]) for card in answer["cards"]]
    return next(marks(option) for option in prompt["options"] if option.get("answer") == answer)


def difference(one, other):
    """What two engines disagree about after the same decisions, or nothing."""
    for name in ("result", "ordinal"):
        if one[name] != other[name]:
            return f"{name}: {one[name]} or {other[name]}"
    asked = [answer["prompt"] or {"options": []} for answer in (one, other)]
    for name in ("player", "why", "minimum", "maximum", "ordered"):
        if asked[0].get(name) != asked[1].get(name):
            return f"{name}: {asked[0].get(name)} or {asked[1].get(name)}"
    here, there = (Counter(json.dumps(marks(option)) for option in prompt["options"]) for prompt in asked)
    if here != there:
        return f"options: {list(here - there)} or {list(there - here)}"
    return ""


def made_up(engines, chance):
    """Two decks of cards that both engines know, three copies at most."""
    known = [{card["passcode"]: card for card in engine.tell("cards")["cards"]} for engine in engines]
    both = [known[0][passcode] for passcode in sorted(known[0].keys() & known[1].keys())]
    extra = [card["passcode"] for card in both if {"fusion", "synchro"} & set(card["traits"])]
    main = [card["passcode"] for card in both if not {"fusion", "synchro", "token"} & set(card["traits"])]
    acting = [card["passcode"] for card in both if card["abilities"] and card["passcode"] in set(main)]
    return [
        {
            "main": chance.sample(acting * 3, 28) + chance.sample(main, 12),
            "extra": chance.sample(extra, min(len(extra), 15)),
        }
        for _ in range(2)
    ]


def main():
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--one", default=HERE, help="the command that starts the first engine")
    parser.add_argument("--other", default=HERE, help="the command that starts the second engine")
    parser.add_argument("--decks", type=Path, help="a file with two decks in JSON")
    parser.add_argument("--seed", default="1", help="what all chance comes from")
    options = parser.parse_args()
    chance = random.Random(options.seed)
    engines = [Engine(options.one), Engine(options.other)]
    decks = json.loads(options.decks.read_text()) if options.decks else made_up(engines, chance)
    # The order of the decks is given, so that the engines need not shuffle alike.
    for deck in decks:
        chance.shuffle(deck["main"])
    start = {"decks": decks, "seed": options.seed, "first": 0, "in_order": True}
    one, other = (engine.tell("start", **start) for engine in engines)
    for _ in range(MOST_DECISIONS):
        wrong = difference(one, other)
        if wrong:
            print(f"After {one['ordinal']} decisions the engines differ in {wrong}")
            print(json.dumps(engines[0].tell("snapshot")["snapshot"]))
            return 1
        if one["prompt"] is None:
            break
        answers = engines[0].tell("answers", most=MOST_CHOICES)["answers"]
        match = chosen(one["prompt"], answers, chance)
        one, other = (engine.tell("answer", match=match) for engine in engines)
    for engine in engines:
        engine.leave()
    print(f"Both engines agree on {one['ordinal']} decisions: {one['result']}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
