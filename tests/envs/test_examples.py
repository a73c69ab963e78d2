"""The learners among the examples learn something in a few steps, and what they learnt plays."""

import doctest
import importlib.util
import itertools
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

pytest.importorskip("numpy")

import numpy as np

from fourkings.bots import BOTS
from fourkings.rulebook import games
from fourkings.rulebook.deck import Stream
from fourkings.rulebook.game import legal
from fourkings.rulebook.match import deal_from_secret, from_secret, push
from fourkings.views import view

EXAMPLES = Path(__file__).parents[2] / "examples"
BOTH = [("ppo_torch", "torch"), ("ppo_jax", "jax")]


def example(name: str, monkeypatch: pytest.MonkeyPatch, **values: object) -> Any:
    spec = importlib.util.spec_from_file_location(name, EXAMPLES / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    for key, value in values.items():
        monkeypatch.setattr(module, key, value, raising=False)
    return module


def plays(bot: Any, game: str, actions: int) -> None:
    match = from_secret(games.rules(game), bytes(32))
    for number in range(actions):
        if match.between_deals:
            match = deal_from_secret(match, bytes(32))
        seen = view(match.state, match.state.turn)
        player = bot if number % 2 else BOTS["chance"]
        action = player.choose(seen, Stream(b"", bytes([number])))
        assert action in legal(match.state)
        match = push(match, action)


@pytest.mark.costly
@pytest.mark.parametrize("game", ["jeu-du-roi", "quarante"])
def test_ppo_learns_and_what_it_learnt_plays(game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    ppo = example("ppo", monkeypatch, TABLES=16, STEPS=60, BATCHES=4)
    learner = ppo.Learner(game, 1)
    before = [weight.copy() for weight in learner.net.weights]
    for _ in range(2):
        played = learner.play()
        *_, gains, ends = played
        assert ends.any()
        # What tricks bring, and the deal's end, adds up to nothing: everybody plays against the others.
        assert np.abs(gains.sum(2)).max() < 1e-3
        learner.learn(played, 1e-3)
    assert all(np.isfinite(weight).all() for weight in learner.net.weights)
    assert any((old != new).any() for old, new in zip(before, learner.net.weights, strict=True))
    ppo.save(learner, game, tmp_path)
    plays(ppo.Learned(), game, 24)


@pytest.mark.costly
def test_sixty_lines_learn_and_play(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = (EXAMPLES / "sixty_lines.py").read_text("utf-8").splitlines()
    assert sum(bool(line.strip()) for line in lines) <= 60
    monkeypatch.chdir(tmp_path)
    clock = SimpleNamespace(process_time=itertools.count(0, 6).__next__)
    learner = example("sixty_lines", monkeypatch, TABLES=10, TWINS=2, time=clock)
    learner.learn(0.2)
    weights = np.load(tmp_path / learner.FILE)
    assert np.isfinite(weights).all()
    assert weights.any(1).sum() > 20
    assert len(capsys.readouterr().out.splitlines()) == 2
    plays(learner.Learned(), "jeu-du-roi", 24)


@pytest.mark.parametrize(("name", "library"), BOTH)
@pytest.mark.parametrize("game", ["king", "quarante-1792"])
def test_learners_with_a_library_learn_and_play(
    name: str, library: str, game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip(library, reason=f"needs {library}, which the example says how to install")
    monkeypatch.chdir(tmp_path)
    module = example(name, monkeypatch, TABLES=16, STEPS=32, EPOCHS=1, BATCH=128, BATCHES=4)
    clock = SimpleNamespace(process_time=itertools.count(0, 6).__next__)
    monkeypatch.setattr(module, "time", clock)
    module.train(game, "chance", 0.3, 1, tmp_path)
    (kept,) = tmp_path.iterdir()
    assert kept.stem == f"{library}-{game}"
    plays(module.Learned(), game, 40)


def test_every_block_of_the_page_on_environments_runs() -> None:
    pytest.importorskip("pettingzoo", reason="needs the extra envs")
    ran = doctest.testfile(str(EXAMPLES.parent / "docs" / "environments.md"), module_relative=False)
    assert ran.failed == 0
    assert ran.attempted > 10
