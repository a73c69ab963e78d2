"""The languages, from the one list that Python, the page, the documents and the packages read: `i18n/languages.json`.

A language that is listed may lack any sentence: the English one stands in for it. In one that is reviewed none may be
missing; `python3 scripts/languages.py` tells what a draft lacks.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Literal

from fourkings.sanitize import read_json

__all__ = ["LANGUAGES", "REVIEWED", "SOURCE", "Listed", "in_every_language", "language_of", "stand_in", "twin", "twins"]

SOURCE: Final = "en"
"""The language that every sentence is written in first."""


@dataclass(frozen=True, slots=True)
class Listed:
    """A language as it is listed."""

    name: str  #: in the language itself
    status: Literal["draft", "reviewed"]  #: `reviewed` once a fluent player has read it, and nothing is missing
    draft: str  #: what the language itself calls a draft, for people who choose it
    direction: Literal["ltr", "rtl"]
    locale: str  #: the locale that link previews give, as `en_GB`
    figures: str  #: the tag by which a browser writes numbers and dates, as `ar-u-nu-latn`
    decimal: str  #: the mark before decimals
    thousands: str  #: what stands between thousands
    spaced: bool  #: whether a space stands before `: ; ! ?` and inside quotation marks


def _listed() -> dict[str, Listed]:
    text = (Path(__file__).parent / "languages.json").read_text(encoding="utf-8")
    return {code: Listed(**facts) for code, facts in read_json(text).items()}


LANGUAGES: Final = _listed()
"""Every language by its code, in the order in which they are offered."""
REVIEWED: Final = tuple(code for code, listed in LANGUAGES.items() if listed.status == "reviewed")
"""The codes of those in which nothing may be missing."""

MARK = ""
"""What stands before an English sentence in place of a missing one: nothing for people, something that shows in tests."""


def stand_in(english: str) -> str:
    """An English text in place of one that a language lacks."""
    return MARK + english


def in_every_language(texts: Mapping[str, str]) -> dict[str, str]:
    """A text in every language, in English where it is missing; `ValueError` where English is."""
    if SOURCE not in texts:
        raise ValueError(f"a sentence is not there in English: {dict(texts)}")
    return {code: texts[code] if code in texts else stand_in(texts[SOURCE]) for code in LANGUAGES}


def twin(page: Path, code: str) -> Path:
    """The file of a page in a language: `king.fr.md` beside the English `king.md`."""
    return page if code == SOURCE else page.with_name(f"{page.stem}.{code}{page.suffix}")


def twins(page: Path) -> dict[str, Path]:
    """The files of a page, by the languages that have it."""
    return {code: path for code in LANGUAGES if (path := twin(page, code)).is_file()}


def language_of(*wanted: str) -> str:
    """The first language that is listed of those wanted, such as `fr_CA.UTF-8` or `pt-BR`; English where none is."""
    codes = (tag.replace("_", "-").partition("-")[0].partition(".")[0].lower() for tag in wanted)
    return next((code for code in codes if code in LANGUAGES), SOURCE)
