"""A small corpus: every row is a deal that the rules know, and its sheet says what it is."""

from __future__ import annotations

import hashlib
import re
from pathlib import Path

import pytest

pytest.importorskip("polars", reason="needs polars, of research/requirements.txt")

import polars as pl

from fourkings.envs import frames, spaces
from fourkings.rulebook import games
from fourkings.rulebook.cards import LONG
from fourkings.rulebook.game import act, start
from fourkings.rulebook.games import GAMES
from research.studies import corpus


@pytest.mark.parametrize("game", GAMES.own)
def test_every_row_keeps_the_rules(game: str, tmp_path: Path) -> None:
    rules = games.rules(game)
    corpus.make(rules, "careful", 3, 12, tmp_path, processes=1, shard=8)
    rows = pl.read_parquet(tmp_path / "*.parquet")
    assert len(rows) >= 12
    assert set(rows.columns) == set(frames.DEAL)
    for row in rows.iter_rows(named=True):
        dealt = tuple(tuple(LONG[card] for card in hand) for hand in row["hands"])
        state = start(rules, row["deal"], row["dealer"], tuple(row["scores"]), dealt)
        for seat, number in zip(row["seats"], row["actions"], strict=True):
            state = act(state, seat, spaces.action_of(rules.game, number))
        assert (list(state.points or ()), state.void) == (row["points"], row["void"])
    sheet = (tmp_path / "README.md").read_text("utf-8")
    for path in tmp_path.glob("*.parquet"):
        assert hashlib.sha256(path.read_bytes()).hexdigest() in sheet
    assert sum(map(int, re.findall(r"parquet` \| (\d+) \|", sheet))) == len(rows)
