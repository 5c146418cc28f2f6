"""How each event of a duel is told in a sentence, by what it is about."""
