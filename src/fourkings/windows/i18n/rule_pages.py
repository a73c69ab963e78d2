"""The rule pages, in Markdown: from the package where it is installed, from docs/rules where one works on it."""

from __future__ import annotations

from pathlib import Path
from typing import Final

FOLDERS: Final = (Path(__file__).parent / "pages", Path(__file__).parents[4] / "docs" / "rules")


class NoPage(LookupError):
    """There is no such page."""


def rule_page_markdown(name: str, lang: str = "en") -> str:
    """The page of a game by its id, or `general`, in that language; `NoPage` where there is none."""
    file = f"{name}.md" if lang == "en" else f"{name}.{lang}.md"
    if name.replace("-", "").isalnum() and lang.isalpha():
        for home in FOLDERS:
            if (home / file).is_file():
                return (home / file).read_text(encoding="utf-8")
    raise NoPage(f"there is no page {name!r} in {lang!r}")
