"""Invented synchro monsters, and a tuner that a monster of the library names."""

from dataclasses import replace

from cards.lang.facts import Trait
from cards.lang.recipes import SynchroOf
from tests.scenario.inventing import invented_monster

TRIO = replace(
    invented_monster("Trio", traits=(Trait.SYNCHRO,)), level=8, atk=2000, recipe=SynchroOf(fewest=2)
)
PILOT = invented_monster("Pilot", traits=(Trait.TUNER,))

SYNCHROS = (TRIO, PILOT)
