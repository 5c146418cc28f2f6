"""Searches that show what the search language can do; the page about it links to each."""

from dataclasses import dataclass

from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _


@dataclass(frozen=True, slots=True)
class Example:
    """A search and what it finds."""

    query: str
    finds: Promise


EXAMPLES = (
    Example("dark magician", _("Cards with both words in a name, in any order.")),
    Example('"magician girl"', _("Cards with these words side by side in a name.")),
    Example("黑魔导", _("A Chinese name, in simplified or traditional characters.")),
    Example("heimodao", _("A Chinese name as it is spelt.")),
    Example("hmdnh", _("A Chinese name by the first letters.")),
    Example("type:trap", _("All traps.")),
    Example("类型:速攻", _("All quick-play spells; fields and values are understood in both languages.")),
    Example("t:tuner level<=3", _("Tuners of level 3 or lower.")),
    Example("atk>=2500 attribute:light", _("LIGHT monsters with an ATK of 2500 or more.")),
    Example("atk=def", _("Monsters whose ATK and DEF are the same.")),
    Example("race:dragon -t:normal", _("Dragons that are no normal monsters.")),
    Example("t:spell (t:field or t:continuous)", _("Spells that stay: field spells or continuous spells.")),
    Example('text:"draw 2 cards"', _("Cards that say so.")),
    Example('archetype:"junk"', _("Cards of an archetype, by its whole name.")),
    Example("date<2000", _("Cards first printed in the OCG before the year 2000.")),
    Example("limit:limited", _("Cards that are limited to one under the list in force.")),
    Example("playable:yes t:synchro", _("Synchro monsters that duels can be played with.")),
    Example("t:monster sort:atk direction:desc", _("Monsters, those with the highest ATK first.")),
)
