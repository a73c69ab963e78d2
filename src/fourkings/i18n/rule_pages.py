"""The rule pages in Markdown: from the installed package, or from `docs/rules` in a checkout."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from fourkings.i18n.installed import own_text, resource
from fourkings.i18n.languages import SOURCE, stand_in, twin
from fourkings.i18n.rule_tables import fill_tables
from fourkings.rulebook.games import GAMES

FOLDERS: Final = (Path(__file__).parent / "pages", Path(__file__).parents[3] / "docs" / "rules")


class NoPage(LookupError):
    """No such page exists."""


def rule_page_markdown(name: str, lang: str = SOURCE) -> str:
    """The Markdown of a game's rule page by its id, or of `general`, in a language; `NoPage` if there is none.

    A page that is not there in that language is there in English.
    """
    if text := _of_house(name, lang) or _of_installed(name, lang):
        return text
    if text := _of_house(name, SOURCE):
        return stand_in(text)
    raise NoPage(f"there is no rule page {name!r}")


def _of_house(name: str, code: str) -> str | None:
    """The page of a game of the house, or the general one, in just that language; None where there is none."""
    if not (name.replace("-", "").isalnum() and code.isalpha()):
        return None
    pages = (twin(home / f"{name}.md", code) for home in FOLDERS)
    return next((page.read_text(encoding="utf-8") for page in pages if page.is_file()), None)


def _of_installed(game: str, code: str) -> str | None:
    """The rule page of a game of another package, its tables filled in; None where there is none.

    `BadMarker` if a table can't be filled in.
    """
    installed = GAMES.installed.get(game)
    if installed is None:
        return None
    own = resource(installed, "rules", f"{code}.md") is not None
    page = own_text(installed, code, "rules", "md")
    file = f"{type(installed).__module__}: rules/{code if own else SOURCE}.md"
    return page and fill_tables(page, game if code == SOURCE else f"{game}.{code}", file)
