"""The learner in one file learns something in a few steps, and what it learnt plays."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

pytest.importorskip("numpy")

import numpy as np

from fourkings.players.bots import BOTS
from fourkings.rulebook import games
from fourkings.rulebook.deck import Stream
from fourkings.rulebook.match import from_secret, push
from fourkings.windows.view import view


@pytest.fixture
def ppo(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    spec = importlib.util.spec_from_file_location("ppo", Path(__file__).parents[2] / "examples" / "ppo.py")
    assert spec is not None
    assert spec.loader is not None
    module: Any = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    for name, value in (("TABLES", 16), ("STEPS", 60), ("BATCHES", 4)):
        monkeypatch.setattr(module, name, value)
    return module


@pytest.mark.parametrize("game", ["jeu-du-roi", "quarante"])
def test_a_learner_learns_and_what_it_learnt_plays(
    ppo: Any, game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    learner = ppo.Learner(game, 1)
    before = [layer.copy() for layer in learner.net.weights]
    for _ in range(2):
        played = learner.play()
        *_, gains, ends = played
        assert ends.any()
        # What tricks bring, and the deal's end, adds up to nothing: everybody plays against the others.
        assert np.abs(gains.sum(2)).max() < 1e-3
        learner.learn(played, 1e-3)
    assert all(np.isfinite(layer).all() for layer in learner.net.weights)
    assert any((earlier != two).any() for earlier, two in zip(before, learner.net.weights, strict=True))
    ppo.save(learner, game, tmp_path)
    bot = ppo.Learned()
    match = from_secret(games.rules(game), bytes(32))
    for number in range(24):
        seen = view(match.state, match.state.turn)
        player = bot if number % 2 else BOTS["chance"]
        match = push(match, player.choose(seen, Stream(b"", b"")))
