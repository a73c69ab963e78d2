"""What the code says of itself, in other languages than English: the help of commands, settings, letters of the protocol.

In English it stands where it explains: in docstrings, helps and remarks behind fields. Every other language has a file of
pairs here, an English sentence and its own. So a sentence that changes is missing in them until they follow.
"""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Final

FOLDER: Final = Path(__file__).parent


@cache
def pairs(code: str, part: str) -> dict[str, str]:
    """English and the language of that code, for one part: `help`, `settings` or `letters`."""
    found: dict[str, dict[str, str]] = tomllib.loads((FOLDER / f"{code}.toml").read_text(encoding="utf-8"))
    return found[part]


def translate(code: str, part: str, english: str) -> str:
    """A sentence in that language; line breaks in it count as spaces. `LookupError` where it has none."""
    text = " ".join(english.split())
    if code == "en" or not text:
        return text
    try:
        return pairs(code, part)[text]
    except KeyError:
        raise LookupError(f"doc_translations/{code}.toml, [{part}], has no {text!r}") from None
