"""Bidirectional isolation of names and tokens (K♥, −50, 4/13) inside sentences.

Fluent encloses every parameter in isolation marks. They are removed if the whole sentence runs from left to right, where
they change nothing, and always for terminals.
"""

import re
import unicodedata
from typing import Final

from fourkings.i18n.languages import LANGUAGES

RIGHT_TO_LEFT: Final = frozenset(code for code, listed in LANGUAGES.items() if listed.direction == "rtl")
"""Right-to-left languages."""
_FROM_THE_RIGHT: Final = frozenset({"R", "AL", "RLE", "RLO", "RLI"})
"""Bidirectional classes that make text run from the right."""
_FIRST: Final = re.compile("([\u200f\u2066-\u2068]*)(.)")
_MARKS: Final = re.compile("[\u200f\u2066-\u2069]")
"""Fluent's marks, and the mark before a sentence that consists only of names and tokens."""
_TERM: Final = r"\(*[+−]?\d+\)*"
SUM: Final = re.compile(rf"{_TERM}(?: ?[+−×=] ?{_TERM})+|(?<![\d\u2066-\u2068])[+−]\d+")
"""A signed number or a sum, `−40`, `3×25 − 100 = −25`, whose signs would move in right-to-left text."""
BDI: Final = ('<bdi dir="ltr">', "</bdi>")
"""Isolation of a sum in Markdown and HTML."""


def isolate(text: str) -> str:
    """Return text enclosed in isolation marks."""
    return f"\u2068{text}\u2069"


def isolated(code: str, text: str) -> str:
    """Return a sentence of a language with isolation marks only if they matter."""
    if code in RIGHT_TO_LEFT:
        text = SUM.sub(lambda match: isolate(match[0]), text)
    if "\u2068" not in text:
        return unmarked(text)
    if code in RIGHT_TO_LEFT or any(unicodedata.bidirectional(letter) in _FROM_THE_RIGHT for letter in text):
        return text
    return unmarked(text)


def unmarked(text: str) -> str:
    """Return text without marks, for a terminal or a pipe."""
    for tag in BDI:
        text = text.replace(tag, "")
    return _MARKS.sub("", text)


def sums_apart(code: str, text: str) -> str:
    """Return Markdown of a right-to-left language with signed numbers and sums in `<bdi dir="ltr">`."""
    return SUM.sub(lambda match: match[0].join(BDI), text) if code in RIGHT_TO_LEFT else text


def capital(code: str, text: str) -> str:
    """Return a sentence with a capital first letter, also after an isolation mark."""
    letter = _FIRST.match(text)
    if not letter:
        return text
    first = letter[2]
    upper = "İ" if code == "tr" and first == "i" else first.upper()
    return f"{letter[1]}{upper}{text[letter.end() :]}"
