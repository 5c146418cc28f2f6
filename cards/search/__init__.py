"""The language in which cards are looked for, the same on pages, over REST and in the deck builder."""
