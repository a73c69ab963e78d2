"""Translations of documentation that stands in the code: the help of commands, settings, messages of the protocol.

The English sentences stand in docstrings, helps and comments behind fields. Every other language has a file here that pairs
each of them with its own. A sentence that changes is missing there until its translation follows.
"""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Final

__all__ = ["FOLDER", "pairs", "translate"]

FOLDER: Final = Path(__file__).parent


@cache
def pairs(code: str, part: str) -> dict[str, str]:
    """The sentences of one part (`names`, `help`, `settings` or `messages`): from English to the language `code`."""
    found: dict[str, dict[str, str]] = tomllib.loads((FOLDER / f"{code}.toml").read_text(encoding="utf-8"))
    return found[part]


def translate(code: str, part: str, english: str) -> str:
    """Translate an English sentence; line breaks in it count as spaces. `LookupError` if the language `code` lacks it."""
    text = " ".join(english.split())
    if code == "en" or not text:
        return text
    try:
        return pairs(code, part)[text]
    except KeyError:
        raise LookupError(f"doc_translations/{code}.toml, [{part}], has no {text!r}") from None
