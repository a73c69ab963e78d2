"""One line of a benchmark: a text for people that carries its figures."""

from __future__ import annotations

from typing import Any


class Row(str):
    """A line as people read it; `figures` has by name what it says, unrounded, in seconds and in units a second."""

    figures: dict[str, Any]

    def __new__(cls, text: str, **figures: Any) -> Row:
        line = super().__new__(cls, text)
        line.figures = figures
        return line
