"""Cards first printed in Gladiator's Assault."""

from cards.lang.rows import EARTH, FAIRY, WARRIOR, WATER, normal, printed_in

# fmt: off
CARDS = printed_in("Gladiator's Assault", "2007-07-21", (
    normal(44430454, "Chamberlain of the Six Samurai", "六武众之侍从", EARTH, WARRIOR, 3, 200, 2000, "2007-11-03", "Gladiator's Assault", community="六武众的侍从", archetypes=("Six Samurai",)),
    normal(80825553, "Cloudian - Smoke Ball", "云魔物－小烟球", WATER, FAIRY, 1, 200, 600, "2007-11-03", "Gladiator's Assault", community="云魔物-小烟球", archetypes=("Cloudian",)),
))
