"""Files of the site that a house in a page asks for when they are needed, and gets from the page."""

from __future__ import annotations

from typing import Final


class FilePending(Exception):
    """A file is needed that is not here yet: the page fetches it, hands it over, and asks again."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.name: Final = name


class SiteFiles:
    """The files that the page has handed over, as text by their names."""

    def __init__(self) -> None:
        self._texts: Final = dict[str, str]()

    def give(self, name: str, text: str) -> None:
        """A file is here."""
        self._texts[name] = text

    def text(self, name: str) -> str:
        """A file; `FilePending` where the page has to fetch it."""
        if name not in self._texts:
            raise FilePending(name)
        return self._texts[name]
