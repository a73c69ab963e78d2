"""The rule pages in Markdown: from the installed package, or from `docs/rules` in a checkout."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from fourkings.rulebook.games import GAMES
from fourkings.windows.i18n.installed import FALLBACK, own_text
from fourkings.windows.i18n.rule_tables import fill_tables

FOLDERS: Final = (Path(__file__).parent / "pages", Path(__file__).parents[4] / "docs" / "rules")


class NoPage(LookupError):
    """No such page exists."""


def rule_page_markdown(name: str, lang: str = "en") -> str:
    """The Markdown of a game's rule page by its id, or of `general`, in a language; `NoPage` if there is none.

    A game of another package whose page is not there in that language has it in English.
    """
    file = f"{name}.md" if lang == "en" else f"{name}.{lang}.md"
    if name.replace("-", "").isalnum() and lang.isalpha():
        for home in FOLDERS:
            if (home / file).is_file():
                return (home / file).read_text(encoding="utf-8")
    if text := _of_installed(name, lang):
        return text
    raise NoPage(f"there is no page {name!r} in {lang!r}")


def _of_installed(game: str, code: str) -> str | None:
    """The rule page of a game of another package, its tables filled in; None where there is none."""
    made = GAMES.installed.get(game)
    page = own_text(made, code, "rules", "md") if made else None
    return page and fill_tables(page, game if code == FALLBACK else f"{game}.{code}")
