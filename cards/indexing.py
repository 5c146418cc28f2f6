"""Names and texts as they are looked for; they follow the rows of the cards."""

from collections.abc import Iterable, Iterator

from cards.faces import face_of
from cards.models import Card, Name, Text
from cards.search.keys import initials_of, key_of, pinyin_of, text_key_of
from cards.text import LANGUAGES

BATCH = 2000
PRINTED_NAMES = (Name.Sort.ENGLISH, Name.Sort.CHINESE, Name.Sort.COMMUNITY)


def index_cards(cards: Iterable[Card]) -> None:
    """Find these cards by the names and texts that they have now. Nicknames stay."""
    rows = list(cards)
    if not rows:
        return
    passcodes = [row.passcode for row in rows]
    unsorted = [row for row in rows if not row.sort_name]
    for row in unsorted:
        row.sort_name = key_of(row.name_en)
    Card.objects.bulk_update(unsorted, ["sort_name"], batch_size=BATCH)
    for start in range(0, len(passcodes), BATCH):
        some = passcodes[start : start + BATCH]
        Name.objects.filter(card__in=some, sort__in=PRINTED_NAMES).delete()
        Text.objects.filter(card__in=some).delete()
    nicknames = set(Name.objects.filter(sort=Name.Sort.NICKNAME).values_list("card", "text"))
    names = [name for row in rows for name in names_of(row) if (row.passcode, name.text) not in nicknames]
    Name.objects.bulk_create(names, batch_size=BATCH)
    Text.objects.bulk_create((text for row in rows for text in texts_of(row)), batch_size=BATCH)


def outdated(cards: Iterable[Card]) -> Iterator[Card]:
    """Those of the cards that now say something else than what they are found by."""
    said: dict[int, set[tuple[str, str]]] = {}
    for card, language, key in Text.objects.order_by().values_list("card", "language", "key"):
        said.setdefault(card, set()).add((language, key))
    for row in cards:
        if {(text.language, text.key) for text in texts_of(row)} != said.get(row.passcode, set()):
            yield row


def names_of(row: Card) -> Iterator[Name]:
    """The printed names of a card, each of them once."""
    printed_names = (row.name_en, row.name_zh, row.name_zh_community)
    seen: set[str] = set()
    for sort, text in zip(PRINTED_NAMES, printed_names, strict=True):
        if text and text not in seen:
            seen.add(text)
            yield with_keys(Name(card=row, sort=sort, text=text))


def with_keys(name: Name) -> Name:
    """The name with the keys of its text."""
    name.key = key_of(name.text)
    name.pinyin = pinyin_of(name.text)
    name.initials = initials_of(name.text)
    return name


def texts_of(row: Card) -> Iterator[Text]:
    """What a card says of itself, in every language in which it says something."""
    for language in LANGUAGES:
        key = text_key_of(face_of(row, language).body)
        if key:
            yield Text(card=row, language=language, key=key)
