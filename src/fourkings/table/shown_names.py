"""Names as others see them: without what nobody sees, and at one table no two alike."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Mapping
from typing import Final

LONGEST: Final = 24
"""Characters."""
UNSEEN: Final = ("Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp")
"""Kinds of characters that are not seen: controls, marks of direction, joiners, what stands for nothing."""
BLANK: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0")
"""Characters of other kinds that are not seen either: fillers and an empty pattern of Braille."""
MARKS: Final = 2
"""Marks above or below one letter: more are a tower that covers the lines beside it."""

ALIKE: Final = str.maketrans("аеорсухіјѕһԁԛԝкмтвнαεορυχικντβ01|", "aeopcyxijshdqwkmtbhaeopyxikvtboll")
"""Letters of other scripts, and digits, that are drawn as these Latin ones."""


def cleaned(name: str) -> str:
    """The name without what nobody sees, or what turns the writing round: nobody can look like somebody else by it."""
    kept: list[str] = []
    marks = 0
    for sign in unicodedata.normalize("NFKC", name):
        kind = unicodedata.category(sign)
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        if kind not in UNSEEN and sign not in BLANK and not _selects(sign) and marks <= MARKS:
            kept.append(sign)
    return " ".join("".join(kept).split())[:LONGEST].strip()


def distinct(names: Mapping[str, str], taken: Iterable[str] = ()) -> dict[str, str]:
    """The names by id, the first to come first: a later person under a name that looks the same has a number behind it.

    `taken` are names that others have already, as bots do. A person that has told no name has none.
    """
    seen = {_look(name) for name in taken}
    distinct_names = {}
    for player, name in names.items():
        shown, number = name, 1
        while name and _look(shown) in seen:
            number += 1
            shown = f"{name} ({number})"
        seen.add(_look(shown))
        distinct_names[player] = shown
    return distinct_names


def _selects(sign: str) -> bool:
    """True for a mark that only chooses how the letter before it is drawn."""
    return "\ufe00" <= sign <= "\ufe0f" or "\U000e0100" <= sign <= "\U000e01ef"


def _look(name: str) -> str:
    """What two names have in common that one takes for the other: capitals, spaces and alphabets count for nothing."""
    return "".join(name.casefold().translate(ALIKE).split())


def shown_name(name: str) -> str:
    """The name of a person in a ranking; empty where they told none."""
    return name[:LONGEST]
