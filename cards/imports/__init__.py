"""Cards from files of the ecosystem: YGOPRODeck's JSON, card databases, and our own JSON lines."""
