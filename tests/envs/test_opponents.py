"""Opponents inside the vector environment: the learner sees its own decisions alone, and all keeps the rules."""

import hashlib
import json
from pathlib import Path

import pytest

pytest.importorskip("numpy")

import numpy as np

from fourkings.envs import vector
from fourkings.envs.opponents import NAMES
from fourkings.kernels.envs import layout as at
from fourkings.rulebook.games import GAMES

HASHES = Path(__file__).with_name("opponents.json")


def others_action(mine: vector.VectorEnv, plain: vector.VectorEnv) -> int:
    """What an opponent did, read from the table where it did so: the one thing possible, a bid, or the next card laid."""
    legal = plain.arrays.action_mask[0].nonzero()[0]
    if len(legal) == 1:
        return int(legal[0])
    seat = int(plain.arrays.seat[0])
    if plain._tables.words[0, at.STAGE] == at.TALKING:
        return 65 + int(mine._tables.words[0, at.TALK + seat]) - 2
    laid = mine._tables.marks[0, 52 * seat : 52 * seat + 52] == plain._tables.words[0, at.LAID] + 1
    return int(laid.argmax()) if laid.any() else -1


@pytest.mark.parametrize("who", NAMES)
@pytest.mark.parametrize("game", ["jeu-du-roi", "400"])
def test_what_opponents_do_is_the_same_game_by_other_hands(game: str, who: vector.Opponents) -> None:
    """Beside it stands an environment without opponents that does what they did, wherever that can be read."""
    mine = vector.make(game, 1, opponents=who, seat=2, max_deals=3)
    plain = vector.make(game, 1, max_deals=3)
    mine.reset(seed=5)
    plain.reset(seed=5)
    rewards, compared = np.zeros(4), 0
    for _ in range(150):
        while plain.arrays.seat[0] != 2:
            _, gained, *_ = plain.step(np.array([others_action(mine, plain)]))
            rewards += gained[0]
        assert np.array_equal(mine._tables.words, plain._tables.words)
        assert np.array_equal(mine.arrays.observation, plain.arrays.observation)
        assert np.array_equal(mine.arrays.action_mask, plain.arrays.action_mask)
        action = mine.by_chance().copy()
        tricks = mine._tables.words[0, at.TRICKS : at.TRICKS + 4].sum()
        if tricks >= int(mine._tables.encoded.words[at.PACK]) // 4 - 2:
            # Once the deal is over its last cards cannot be read any more: both begin the next one from here.
            seed = 100 + compared
            mine.reset(seed=seed)
            plain.reset(seed=seed)
            rewards[:], compared = 0, compared + 1
            continue
        mine.step(action)
        _, gained, *_ = plain.step(action)
        rewards += gained[0]
        assert np.array_equal(mine.arrays.rewards[0], gained[0])
    assert compared >= 5


@pytest.mark.parametrize("who", NAMES)
@pytest.mark.parametrize("game", GAMES.own)
def test_it_is_always_the_learners_turn(game: str, who: vector.Opponents) -> None:
    env = vector.make(game, 8, opponents=who, seat=None, reward="seat", max_deals=4)
    seen, info = env.reset(seed=3)
    assert list(env.seats) == [0, 1, 2, 3] * 2
    ends = 0
    for _ in range(200):
        assert np.array_equal(info["seat"], env.seats)
        assert (seen["action_mask"].sum(1) > 0).all()
        seen, rewards, terminations, truncations, info = env.step(env.by_chance())
        assert rewards.shape == (8,)
        assert np.array_equal(rewards, env.arrays.rewards[np.arange(8), env.seats])
        over = terminations | truncations
        ends += over.sum()
        if over.any():
            assert np.array_equal(info["final_info"]["seat"][over], env.seats[over])
            assert not info["final_obs"]["action_mask"][over].any()
    assert ends


def test_opponents_who_think_beat_a_learner_who_does_not() -> None:
    means = {}
    for who in NAMES:
        env = vector.make("jeu-du-roi", 200, opponents=who, seat=None, reward="seat-result")
        env.reset(seed=8)
        won = ends = 0.0
        for _ in range(400):
            _, rewards, terminations, *_ = env.step(env.by_chance())
            won, ends = won + rewards.sum(), ends + terminations.sum()
        means[who] = won / ends
    assert means["chance"] == pytest.approx(0.25, abs=0.08)
    assert max(means["careful"], means["net"]) < 0.08


def trajectory(game: str, who: vector.Opponents) -> str:
    digest = hashlib.sha256()
    with vector.make(game, 6, threads=2, opponents=who, seat=None) as env:
        env.reset(seed=2026)
        for _ in range(150):
            env.step(env.by_chance())
            for array in env.arrays:
                digest.update(array.astype(array.dtype.newbyteorder("<")).tobytes())
    return digest.hexdigest()


@pytest.mark.parametrize("tables", [1, 2500])
def test_golden_trajectories_with_opponents(tables: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(vector, "MIN_TABLES", tables)
    golden = json.loads(HASHES.read_text("utf-8"))
    assert {f"{game} {who}": trajectory(game, who) for game in GAMES.own for who in NAMES} == golden
