"""The forms in which decks travel: `.ydk` files, `ydke://` links, and lines a person types."""
