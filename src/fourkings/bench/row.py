"""One line of a benchmark: a sentence `bench-<key>` for people, and its figures for programs."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Row:
    """A line as it comes.

    key: names its sentence; params: what is filled in there, in the width of its column, numbers as Python writes them;
    figures: by name what it says, unrounded, in seconds and in units a second.
    """

    key: str
    params: Mapping[str, str]
    figures: Mapping[str, Any]
