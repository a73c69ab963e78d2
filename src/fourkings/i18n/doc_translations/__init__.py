"""Translations of documentation that stands in the code: the help of commands, settings, messages of the protocol.

The English sentences stand in docstrings, helps and comments behind fields. Every other language may have a file here that
pairs each of them with its own. A sentence that changes is missing there, and is English, until its translation follows.
"""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Final

from fourkings.i18n.languages import SOURCE, stand_in

__all__ = ["FOLDER", "pairs", "translate", "translated"]

FOLDER: Final = Path(__file__).parent


def translated(code: str) -> bool:
    """Whether anything at all is translated into a language."""
    return (FOLDER / f"{code}.toml").is_file()


@cache
def pairs(code: str, part: str) -> dict[str, str]:
    """The sentences of one part (`names`, `help`, `settings` …): from English to the language `code`."""
    text = (FOLDER / f"{code}.toml").read_text(encoding="utf-8") if translated(code) else ""
    sentences: dict[str, dict[str, str]] = tomllib.loads(text)
    return sentences.get(part, {})


def translate(code: str, part: str, english: str) -> str:
    """Translate an English sentence; line breaks in it count as spaces. What the language `code` lacks stays English."""
    text = " ".join(english.split())
    if code == SOURCE or not text:
        return text
    return pairs(code, part).get(text) or stand_in(text)
