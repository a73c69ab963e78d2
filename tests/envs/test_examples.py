"""The learners among the examples learn something in a few steps, and what they learnt plays."""

import doctest
import importlib.util
import itertools
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

pytest.importorskip("numpy")

import numpy as np

from fourkings.bots import BOTS
from fourkings.envs import vector
from fourkings.rulebook import games
from fourkings.rulebook.deck import Stream
from fourkings.rulebook.game import legal
from fourkings.rulebook.match import deal_from_secret, from_secret, push
from fourkings.views import view

EXAMPLES = Path(__file__).parents[2] / "examples"
BOTH = [("ppo_torch", "torch"), ("ppo_jax", "jax")]


def example(name: str, monkeypatch: pytest.MonkeyPatch, **values: object) -> Any:
    monkeypatch.syspath_prepend(str(EXAMPLES))
    spec = importlib.util.spec_from_file_location(name, EXAMPLES / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    monkeypatch.setitem(sys.modules, name, module)
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


@pytest.mark.parametrize(("name", "values"), [
    ("ppo", {"TABLES": 16, "STEPS": 60, "BATCHES": 4}), ("distil", {"DEALS": 2, "ROUNDS": 2, "EPOCHS": 1}),
    ("nfsp", {"TABLES": 16, "BATCHES": 2, "BATCH": 64, "RECENT": 500, "SAMPLED": 100}),
])  # fmt: skip
def test_a_seed_gives_the_same_agent(
    name: str, values: dict[str, int], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    module = example(name, monkeypatch, **values)
    for seed, folder in ((1, "one"), (1, "two"), (2, "three")):
        (tmp_path / folder).mkdir()
        size = (128,) if name == "distil" else (2, 0)
        points = list(module.train("quarante", seed, *size, tmp_path / folder))
        assert points[-1]["seed"] == seed
    first, again, other = ((tmp_path / folder / f"{name}-quarante.npz").read_bytes() for folder in ("one", "two", "three"))
    assert first == again != other


@pytest.mark.parametrize("file", sorted(EXAMPLES.glob("*-*.npz")), ids=lambda file: file.stem)
def test_shipped_weights_play(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    name, _, game = file.stem.partition("-")
    module = example(name, monkeypatch)
    (agent,) = (bot for bot in vars(module).values() if getattr(bot, "NAME", "") == name)
    assert file.stat().st_size < 200_000
    plays(agent(), game, 40)


def test_what_tricks_bring_and_the_end_of_a_deal_add_up_to_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    played = example("ppo", monkeypatch, TABLES=16, STEPS=60).Learner("jeu-du-roi", 1).play()
    assert played.ends.any()
    assert np.abs(played.gains.sum(2)).max() < 1e-3


def test_a_memory_keeps_the_latest_or_a_fair_sample(monkeypatch: pytest.MonkeyPatch) -> None:
    nfsp = example("nfsp", monkeypatch)
    for latest, least, middle in ((True, 800, 900), (False, 0, 500)):
        memory = nfsp.Memory(200, np.random.default_rng(1), latest)
        for first in range(0, 1000, 50):
            memory.add(np.arange(first, first + 50))
        (kept,) = memory.draw(5000)
        assert kept.min() >= least
        assert abs(kept.mean() - middle) < 60


def test_suits_can_be_swapped(monkeypatch: pytest.MonkeyPatch) -> None:
    distil = example("distil", monkeypatch)
    env = vector.make("king", 64)
    env.reset(seed=1)
    for _ in range(30):
        env.step(env.by_chance())
    data, order = (env.arrays.observation.copy(), env.arrays.action_mask.copy(), np.zeros((64, 130))), [3, 1, 0, 2]
    swapped = distil.swap_suits(*data, order)
    assert (swapped[1] != data[1]).any()
    for back, before in zip(distil.swap_suits(*swapped, np.argsort(order)), data, strict=True):
        assert (back == before).all()
    features = distil.Features(env.rules)
    assert np.allclose(*(features.of(seen, masks).cards.sum(0) for seen, masks, _ in (data, swapped)), rtol=1e-4)


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
