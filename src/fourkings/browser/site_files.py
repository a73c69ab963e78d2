"""Files of the site that are fetched by the page when they are needed."""

from __future__ import annotations

from typing import Final


class FilePending(Exception):
    """A file is missing: the page fetches it, hands it over, and makes the request again."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.name: Final = name


class SiteFiles:
    """The files that the page has handed over, as text by name."""

    def __init__(self) -> None:
        self._texts: Final = dict[str, str]()

    def give(self, name: str, text: str) -> None:
        """Take in a file."""
        self._texts[name] = text

    def text(self, name: str) -> str:
        """Return a file. Raises `FilePending` if the page has to fetch it."""
        if name not in self._texts:
            raise FilePending(name)
        return self._texts[name]
