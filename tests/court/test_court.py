"""The court: positions on whose answer club players agree, each with its reason; docs/court.md says how to add one."""

import os
import subprocess
import sys
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("numpy")

from fourkings.arena import play, secret_of
from fourkings.bots import Bot, find
from fourkings.records import dumps, token
from fourkings.rulebook.deck import Stream
from fourkings.rulebook.game import State, legal
from fourkings.rulebook.games import GAMES, parse_action, rules
from fourkings.views import view
from rules import table

FOLDER = Path(__file__).parent
ROOT = FOLDER.parent.parent
KEYS = {"why", "dealer", "number", "scores", "preset", "hands", "played", "good", "bad", "options"}
DICE = 3
"""Times that each position is put before a bot, with other dice."""
CLUB = 72
"""Of all positions so many at least are answered well by the club player."""


@dataclass(frozen=True)
class Position:
    """One file: where the deal stands, and what may be done there."""

    game: str
    name: str
    why: str
    state: State
    good: tuple[str, ...]

    def holds(self, bot: Bot, dice: int) -> bool:
        action = bot.choose(view(self.state, self.state.turn), Stream(b"court", str(dice).encode()))
        return token(action) in self.good


def read(path: Path) -> Position:
    position: dict[str, Any] = tomllib.loads(path.read_text(encoding="utf-8"))
    assert set(position) <= KEYS, set(position) - KEYS
    assert ("good" in position) != ("bad" in position), "either what is good, or what is bad"
    game = path.parent.name
    at = table.from_file(game, position)
    open_ones = [token(action) for action in legal(at)]
    named = position.get("good", position.get("bad")).split()
    assert all(token(parse_action(at.rules.game, word)) == word for word in named)
    assert set(named) <= set(open_ones), f"not legal here: {set(named) - set(open_ones)}"
    good = tuple(named) if "good" in position else tuple(action for action in open_ones if action not in named)
    assert 0 < len(good) < len(open_ones), "a position in which nothing can be done wrong, or nothing right"
    assert position["why"].endswith(".")
    return Position(game, path.stem, position["why"], at, good)


POSITIONS = [read(path) for path in sorted(FOLDER.glob("*/*.toml"))]


@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: f"{position.game}: {position.name}")
def test_strong_plays_with_good_sense(position: Position) -> None:
    assert all(position.holds(find("strong"), dice) for dice in range(DICE)), position.why


def test_the_club_player_nearly_always_does() -> None:
    well = [position for position in POSITIONS if position.holds(find("club"), 0)]
    assert len(well) >= CLUB, [f"{position.game}: {position.name}" for position in POSITIONS if position not in well]


def test_chance_does_not() -> None:
    assert sum(position.holds(find("chance"), 0) for position in POSITIONS) < len(POSITIONS) / 2


def test_a_position_is_cut_out_of_a_record(tmp_path: Path) -> None:
    """The command of docs/court.md: what it writes is read here, and stands where the record stood."""
    game = rules(GAMES["king"])
    match = play(game, [find("careful")] * 4, secret_of(game, 3, 0))
    record = tmp_path / "match.json"
    record.write_text(dumps(match) + "\n", encoding="utf-8")
    (tmp_path / "king").mkdir()
    for deal, action in ((1, 9), (8, 2)):
        played = match.deals[deal - 1]
        done = token(played.actions[action - 1][1])
        command = [sys.executable, "scripts/court.py", str(record), str(deal), str(action), "--bad", done, "--why", "So."]
        ran = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True, env={**os.environ})
        path = tmp_path / "king" / f"cut-{deal}.toml"
        path.write_text(ran.stdout, encoding="utf-8")
        position = read(path)
        assert position.state.turn == played.actions[action - 1][0]
        assert position.state.deal == played.state.deal
        assert done not in position.good
