"""`manage.py rules_coverage`: which tests name each rule, and which rules lack one."""

import json
from argparse import ArgumentParser
from pathlib import Path
from typing import Any

from django.conf import settings
from django.core.management.base import BaseCommand, CommandError

from config.rule_coverage import rule_coverage


class Command(BaseCommand):
    help = (
        "Lists every rule of docs/rules.md and every class of faults of docs/faults.md with the tests that "
        "name it, those where it holds and those where it does not. Exits with 1 when a rule lacks either "
        "kind, or a class of faults any. docs/test-a-rule.md tells how a test names a rule."
    )

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("--json", action="store_true", help="write all of it as JSON")
        parser.add_argument("--tests", action="store_true", help="name the tests instead of counting them")
        parser.add_argument("ids", nargs="*", metavar="ID", help="these alone, as T5 or K25 (default: all)")

    def handle(self, *args: Any, **options: Any) -> None:
        root = Path(settings.BASE_DIR)
        rules, faults = ((root / "docs" / name).read_text("utf-8") for name in ("rules.md", "faults.md"))
        covered = rule_coverage(rules, faults, root / "tests")
        if unknown := [rule for rule in options["ids"] if rule not in covered]:
            raise CommandError(f"No rule has the id {', '.join(unknown)}.")
        asked = {rule: covered[rule] for rule in options["ids"] or covered}
        gaps = {rule: list(entry.missing) for rule, entry in asked.items() if entry.missing}
        if options["json"]:
            told = {
                rule: {"title": entry.title, "positive": entry.positive, "negative": entry.negative}
                for rule, entry in asked.items()
            }
            self.stdout.write(json.dumps({"rules": told, "gaps": gaps}, indent=1, ensure_ascii=False))
        else:
            for rule, entry in asked.items():
                self.stdout.write(
                    f"{rule:4} {len(entry.positive):3} +  {len(entry.negative):3} -  {entry.title}"
                    + (f"   MISSING: {' and '.join(entry.missing)}" if entry.missing else "")
                )
                if options["tests"]:
                    for sign, tests in (("+", entry.positive), ("-", entry.negative)):
                        for test in tests:
                            self.stdout.write(f"       {sign} {test}")
        if gaps:
            raise CommandError(f"{len(gaps)} of {len(asked)} lack a test: {', '.join(gaps)}")
