"""What a search asks for, as a value; `str` gives it in words that read as the same value again."""

import re
from dataclasses import dataclass
from enum import StrEnum


class Compare(StrEnum):
    """How a field is compared with a value. `IS` fits what the field calls fitting."""

    IS = ":"
    EQUAL = "="
    NOT_EQUAL = "!="
    AT_LEAST = ">="
    AT_MOST = "<="
    ABOVE = ">"
    BELOW = "<"


@dataclass(frozen=True, slots=True)
class Named:
    """Cards with this in a name, in any language and however it is typed."""

    text: str

    def __str__(self) -> str:
        return self.text if _PLAIN.fullmatch(self.text) else quoted(self.text)


@dataclass(frozen=True, slots=True)
class Field:
    """Cards whose field compares so. `at` is where in the text that was typed the value stands."""

    name: str
    compare: Compare
    value: str
    at: int

    def __eq__(self, other: object) -> bool:
        """Two fields are the same wherever they were typed."""
        return isinstance(other, Field) and self._said == other._said

    def __hash__(self) -> int:
        return hash(self._said)

    @property
    def _said(self) -> tuple[str, Compare, str]:
        return self.name, self.compare, self.value

    def __str__(self) -> str:
        value = self.value if _VALUE.fullmatch(self.value) else quoted(self.value)
        return f"{self.name}{self.compare}{value}"


@dataclass(frozen=True, slots=True)
class Not:
    """Cards for which this does not hold."""

    part: "Query"

    def __str__(self) -> str:
        return f"-{_bracketed(self.part, AllOf, AnyOf, Not)}"


@dataclass(frozen=True, slots=True)
class AllOf:
    """Cards for which every part holds; with no parts, every card."""

    parts: tuple["Query", ...]

    def __str__(self) -> str:
        return " ".join(_bracketed(part, AllOf, AnyOf) for part in self.parts)


@dataclass(frozen=True, slots=True)
class AnyOf:
    """Cards for which at least one part holds."""

    parts: tuple["Query", ...]

    def __str__(self) -> str:
        return " or ".join(_bracketed(part, AnyOf) for part in self.parts)


Query = Named | Field | Not | AllOf | AnyOf
EVERYTHING = AllOf(())

_PLAIN = re.compile(r'(?!(?:or|或|\|)$)[^\s()":<>=!≥≤≠\-\\][^\s()":<>=!≥≤≠\\]*', re.IGNORECASE)
_VALUE = re.compile(r'[^\s()":<>=!≥≤≠\\]+')


def quoted(text: str) -> str:
    """The text between quotation marks, as the search language reads it."""
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


def _bracketed(part: Query, *looser: type) -> str:
    return f"({part})" if isinstance(part, looser) else str(part)
