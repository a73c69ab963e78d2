"""Positions of good sense, which `positions.toml` lists: what anyone who knows the game would do here, and why."""

import tomllib
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from fourkings.rulebook.game import State
from rules import table


class Position(NamedTuple):
    game: str
    given: dict[str, Any]
    best: list[str]  # any of these will do

    def state(self) -> State:
        return table.from_file(self.game, self.given)


POSITIONS = [
    Position(given["game"], given, given["best"].split())
    for given in tomllib.loads(Path(__file__).with_suffix(".toml").read_text("utf-8"))["position"]
]
EVERY_POSITION = pytest.mark.parametrize("position", POSITIONS, ids=lambda at: f"{at.game}: {at.given['why']}")
