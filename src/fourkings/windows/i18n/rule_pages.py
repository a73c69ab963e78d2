"""The rule pages in Markdown: from the installed package, or from `docs/rules` in a checkout."""

from __future__ import annotations

from pathlib import Path
from typing import Final

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
    from fourkings.windows.i18n.installed import rule_page

    if text := rule_page(name, lang):
        return text
    raise NoPage(f"there is no page {name!r} in {lang!r}")
