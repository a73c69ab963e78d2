"""Match equity: the chance to win the match from the scores, where each seat has its own or each side one."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any

from fourkings.sanitize import read_json


@cache
def results(game: str) -> Any:
    """How deals of a game ended between equal bots, as counted by `research/training/race.py`."""
    text = (files("fourkings.bots.strong.equity") / "results.json").read_text(encoding="utf-8")
    return read_json(text)[game]


@cache
def drawn(game: str) -> list[list[int]]:
    """For each of the deals to come, which rows of the results stand for all: drawn once, as often as they came.

    By `research/training/ways.py`; their share is known within two or three hundredths.
    """
    text = (files("fourkings.bots.strong.equity") / "ways.json").read_text(encoding="utf-8")
    rows: dict[str, list[list[int]]] = read_json(text)
    return rows[game]
