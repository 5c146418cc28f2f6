"""From what was typed to a query. Errors point at the character."""

import re
import unicodedata
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from django.utils.translation import gettext as _
from lark import Lark, Token, Transformer, UnexpectedCharacters, UnexpectedToken, v_args

from cards.search.query import EVERYTHING, AllOf, AnyOf, Compare, Field, Named, Not, Query

LONGEST = 500
MOST_TERMS = 50
DEEPEST = 20


class QueryError(ValueError):
    """What was typed is no query: what is wrong, and at which character (counted from 0)."""

    def __init__(self, message: str, at: int) -> None:
        super().__init__(message)
        self.message = message
        self.at = at


def read(text: str) -> Query:
    """The query that was typed. Raises QueryError.

    Full-width signs and typographic quotation marks count as the plain ones. At most 500 characters, 50
    terms and 20 levels of brackets and denials.
    """
    if len(text) > LONGEST:
        raise QueryError(_("A search has at most %(most)s characters.") % {"most": LONGEST}, LONGEST)
    typed = plain(text)
    _check_levels(typed)
    try:
        query = _parser.parse(typed)
    except UnexpectedCharacters as unexpected:
        raise _unreadable(typed, unexpected.pos_in_stream) from None
    except UnexpectedToken as unexpected:
        raise _misplaced(typed, unexpected.token) from None
    assert isinstance(query, Query)
    if sum(1 for _term in terms(query)) > MOST_TERMS:
        raise QueryError(_("A search has at most %(most)s terms.") % {"most": MOST_TERMS}, len(text))
    return query


def terms(query: Query) -> Iterator[Named | Field]:
    """The single terms of a query, in their order."""
    match query:
        case Not(part):
            yield from terms(part)
        case AllOf(parts) | AnyOf(parts):
            for part in parts:
                yield from terms(part)
        case _:
            yield query


_MARKS = str.maketrans("“”„«»「」『』【】", '"' * 9 + "()")


def plain(text: str) -> str:
    """The text with every sign that has one in its plain form; each character keeps its place."""
    return "".join(map(_plain, text)).translate(_MARKS)


def _plain(character: str) -> str:
    if character == "\0" or unicodedata.category(character) in ("Cc", "Cs"):
        return " "
    folded = unicodedata.normalize("NFKC", character)
    return folded if len(folded) == 1 else character


_IN_QUOTES = re.compile(r'"(?:\\.|[^"\\])*("|\Z|\\\Z)')


def _check_levels(typed: str) -> None:
    """Quotation marks and brackets are counted before anything is built, so that no depth can hurt."""
    for quotation in _IN_QUOTES.finditer(typed):
        if quotation.group(1) != '"':
            raise QueryError(_("This quotation mark has no partner."), quotation.start())
    depth = 0
    bare = _IN_QUOTES.sub(lambda quotation: " " * len(quotation.group()), typed)
    for at, character in enumerate(bare):
        depth += (character == "(") - (character == ")")
        if depth > DEEPEST:
            raise QueryError(_("Brackets go at most %(most)s levels deep.") % {"most": DEEPEST}, at)
        if depth < 0:
            raise QueryError(_("This bracket was never opened."), at)
    if depth:
        raise QueryError(_("This bracket is never closed."), _unclosed(bare))


def _unclosed(bare: str) -> int:
    open_: list[int] = []
    for at, character in enumerate(bare):
        if character == "(":
            open_.append(at)
        elif character == ")":
            open_.pop()
    return open_[-1]


_COMPARE = {"≥": ">=", "≤": "<=", "≠": "!="}


@v_args(inline=True)
class _Building(Transformer[Token, Query]):
    """Builds the query while the text is read."""

    def start(self, query: Query | None) -> Query:
        return EVERYTHING if query is None else query

    def any_of(self, *parts: Query) -> Query:
        return AnyOf(_flat(AnyOf, parts))

    def all_of(self, *parts: Query) -> Query:
        return AllOf(_flat(AllOf, parts)) if len(parts) > 1 else parts[0]

    def group(self, query: Query) -> Query:
        return query

    def not_(self, _sign: Token, part: Query) -> Query:
        return Not(part)

    def field(self, name: Token, compare: Token, value: Token) -> Query:
        said = _unquoted(value) if value.type == "QUOTED" else str(value)
        sign = Compare(_COMPARE.get(compare, str(compare)))
        return Field(name.casefold(), sign, said, value.start_pos or 0)

    def word(self, word: Token) -> Query:
        return Named(str(word))

    def phrase(self, phrase: Token) -> Query:
        return Named(_unquoted(phrase))


def _flat(kind: Any, parts: tuple[Query, ...]) -> tuple[Query, ...]:
    """Parts in brackets of their own kind stand side by side with the others."""
    flat: list[Query] = []
    for part in parts:
        flat += part.parts if isinstance(part, kind) else (part,)
    return tuple(flat)


def _unquoted(token: Token) -> str:
    return re.sub(r"\\(.)", r"\1", token[1:-1])


def _misplaced(typed: str, token: Token) -> QueryError:
    if token.type == "$END":
        return QueryError(_("Something is missing at the end."), len(typed))
    at = token.start_pos or 0
    if token.type == "_OR":
        message = _("“or” stands between two things; write it in quotation marks to look for the word.")
    elif token.type == "RPAR":
        message = _("There is nothing in these brackets.")
    else:
        message = _("“%(found)s” cannot stand here.") % {"found": str(token)[:40]}
    return QueryError(message, at)


def _unreadable(typed: str, at: int) -> QueryError:
    if at >= len(typed):
        return QueryError(_("Something is missing at the end."), len(typed))
    message = _("“%(found)s” cannot stand here; write it in quotation marks to look for it.")
    return QueryError(message % {"found": typed[at]}, at)


_parser = Lark(
    Path(__file__).with_name("grammar.lark").read_text(encoding="utf-8"),
    parser="lalr",
    transformer=_Building(),
)
