"""The languages, from `i18n/languages.json`, which Python, the page, the documents and the packages share.

English replaces what a draft lacks; a reviewed language lacks nothing. `python3 scripts/languages.py` lists what is
missing.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Literal

from fourkings.sanitize import read_json

__all__ = ["LANGUAGES", "REVIEWED", "SOURCE", "Listed", "in_every_language", "language_of", "stand_in", "twin", "twins"]

SOURCE: Final = "en"
"""The language in which every sentence is written first."""


@dataclass(frozen=True, slots=True)
class Listed:
    """A language as `languages.json` describes it."""

    name: str  #: in the language itself
    status: Literal["draft", "reviewed"]  #: `reviewed` if a fluent player has read it and nothing is missing
    draft: str  #: the language's own word for a draft, shown to users
    direction: Literal["ltr", "rtl"]
    locale: str  #: for link previews, such as `en_GB`
    figures: str  #: tag by which a browser formats numbers and dates, such as `ar-u-nu-latn`
    decimal: str  #: decimal separator
    thousands: str  #: thousands separator
    spaced: bool  #: True if spaces go before `: ; ! ?` and inside quotation marks
    plural: Mapping[str, str]  #: rules of CLDR for whole and other numbers by category, but "other", in order


def _listed() -> dict[str, Listed]:
    text = (Path(__file__).parent / "languages.json").read_text(encoding="utf-8")
    return {code: Listed(**facts) for code, facts in read_json(text).items()}


LANGUAGES: Final = _listed()
"""All languages by code, in the order of menus."""
REVIEWED: Final = tuple(code for code, listed in LANGUAGES.items() if listed.status == "reviewed")
"""Codes of the reviewed languages."""

MARK = ""
"""Prefix of an English text that replaces a missing one; tests set it to detect them."""


def stand_in(english: str) -> str:
    """Return an English text that replaces a missing one."""
    return MARK + english


def in_every_language(texts: Mapping[str, str]) -> dict[str, str]:
    """Return a text in every language, in English if it is missing. Raise ValueError if English is."""
    if SOURCE not in texts:
        raise ValueError(f"a sentence is not there in English: {dict(texts)}")
    return {code: texts[code] if code in texts else stand_in(texts[SOURCE]) for code in LANGUAGES}


def twin(page: Path, code: str) -> Path:
    """Return the file of a page in a language: `king.fr.md` for the English `king.md`."""
    return page if code == SOURCE else page.with_name(f"{page.stem}.{code}{page.suffix}")


def twins(page: Path) -> dict[str, Path]:
    """Return the existing files of a page by language."""
    return {code: path for code in LANGUAGES if (path := twin(page, code)).is_file()}


def language_of(*tags: str) -> str:
    """Return the first known language of tags such as `fr_CA.UTF-8` or `pt-BR`; English if there is none."""
    codes = (tag.replace("_", "-").partition("-")[0].partition(".")[0].lower() for tag in tags)
    return next((code for code in codes if code in LANGUAGES), SOURCE)
