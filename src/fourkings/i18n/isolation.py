"""Names and tokens (K♥, −50, 4/13) inside sentences that may run the other way: the marks that keep them apart.

Fluent puts them around everything that it fills in. Where a whole sentence and all in it run from left to right they change
nothing, and are not written; what is made for a terminal never has them.
"""

from __future__ import annotations

import re
import unicodedata
from typing import Final

from fourkings.i18n.languages import LANGUAGES

RIGHT_TO_LEFT: Final = frozenset(code for code, listed in LANGUAGES.items() if listed.direction == "rtl")
"""The languages that are read from the right."""
_FROM_THE_RIGHT: Final = frozenset({"R", "AL", "RLE", "RLO", "RLI"})
"""The classes of characters that make a text run from the right."""
_FIRST: Final = re.compile("([\u200f\u2066-\u2068]*)(.)")
_MARKS: Final = re.compile("[\u200f\u2066-\u2069]")
"""Those of Fluent, and the one before a sentence of names and tokens alone, which would run from the left in another."""
_TERM: Final = r"\(*[+−]?\d+\)*"
SUM: Final = re.compile(rf"{_TERM}(?: ?[+−×=] ?{_TERM})+|(?<![\d\u2066-\u2068])[+−]\d+")
"""A signed number, or a sum: `−40`, `3×25 − 100 = −25`. Its signs would change sides in a text that runs from the right."""
BDI: Final = ('<bdi dir="ltr">', "</bdi>")
"""What keeps a sum in order in Markdown and HTML."""


def apart(text: str) -> str:
    """A text with marks around it."""
    return f"\u2068{text}\u2069"


def isolated(code: str, text: str) -> str:
    """A sentence in a language, with its marks where they matter."""
    if code in RIGHT_TO_LEFT:
        text = SUM.sub(lambda match: apart(match[0]), text)
    if "\u2068" not in text:
        return unmarked(text)
    if code in RIGHT_TO_LEFT or any(unicodedata.bidirectional(letter) in _FROM_THE_RIGHT for letter in text):
        return text
    return unmarked(text)


def unmarked(text: str) -> str:
    """A text for a terminal or a pipe, without marks."""
    for tag in BDI:
        text = text.replace(tag, "")
    return _MARKS.sub("", text)


def sums_apart(code: str, text: str) -> str:
    """Markdown in a language with its signed numbers and sums in `<bdi dir="ltr">` if it runs from the right."""
    return SUM.sub(lambda match: match[0].join(BDI), text) if code in RIGHT_TO_LEFT else text


def capital(code: str, text: str) -> str:
    """A sentence in a language with a capital letter at its beginning, which may be a name or a token with its mark."""
    letter = _FIRST.match(text)
    if not letter:
        return text
    first = letter[2]
    large = "İ" if code == "tr" and first == "i" else first.upper()
    return f"{letter[1]}{large}{text[letter.end() :]}"
