"""Translations of documentation in the code: help of commands, settings, words of the site.

The English sentences are in docstrings and help texts. A language's file here maps each of them to its
translation; a sentence that has changed is English until its translation follows.
"""

import tomllib
from functools import cache
from pathlib import Path
from typing import Final

from fourkings.i18n.languages import SOURCE, stand_in

FOLDER: Final = Path(__file__).parent


def translated(code: str) -> bool:
    """Return True if a language has any translations."""
    return (FOLDER / f"{code}.toml").is_file()


@cache
def pairs(code: str, part: str) -> dict[str, str]:
    """Return the translations of a part (`names`, `help`, `settings` …) into a language, by English sentence."""
    text = (FOLDER / f"{code}.toml").read_text(encoding="utf-8") if translated(code) else ""
    sentences: dict[str, dict[str, str]] = tomllib.loads(text)
    return sentences.get(part, {})


def translate(code: str, part: str, english: str) -> str:
    """Translate an English sentence, in which line breaks count as spaces; without a translation it stays English."""
    text = " ".join(english.split())
    if code == SOURCE or not text:
        return text
    return pairs(code, part).get(text) or stand_in(text)
