"""PettingZoo's and Gymnasium's own tests, on all five games and every preset; and what ours do beside them."""

from __future__ import annotations

import warnings
from functools import partial
from typing import Any

import pytest

pytest.importorskip("numpy")
pytest.importorskip("pettingzoo", reason="needs the extra envs")
pytest.importorskip("gymnasium", reason="needs the extra envs")

import numpy as np
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

from fourkings.envs import gymnasium_vector, spaces, vector
from fourkings.envs.aec import env
from fourkings.envs.parallel import parallel_env
from fourkings.rulebook.games import GAMES
from fourkings.windows import record
from fourkings.windows.replay import replay

PRESETS = [(game.ID, preset) for game in GAMES.own.values() for preset in game.PRESETS]


@pytest.fixture(autouse=True)
def no_advice() -> Any:
    """Their tests warn of observations that hold more than pictures do, and print that they have passed."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)
        yield


@pytest.mark.parametrize(("game", "preset"), PRESETS)
def test_pettingzoo_finds_nothing_wrong(game: str, preset: str) -> None:
    api_test(env(game, preset), num_cycles=120)
    parallel_api_test(parallel_env(game, preset), num_cycles=30)
    seed_test(partial(env, game, preset), num_cycles=15)
    parallel_seed_test(partial(parallel_env, game, preset, illegal="end"), num_cycles=15)  # it knows no masks


def played(game: str, seed: int, **more: Any) -> Any:
    """An environment whose match was played to its end by chance, and the sums of rewards by agent."""
    made, dice = env(game, **more), np.random.default_rng(seed)
    made.reset(seed=seed)
    sums = dict.fromkeys(made.possible_agents, 0.0)
    for agent in made.agent_iter():
        seen, reward, ended, cut, _ = made.last()
        sums[agent] += reward
        made.step(None if ended or cut else int(dice.choice(seen["action_mask"].nonzero()[0])))
    return made, sums


@pytest.mark.parametrize("game", [game for game in GAMES.own if game != "400"])
def test_a_match_is_one_that_the_rules_know(game: str) -> None:
    made, sums = played(game, 5)
    match = made.seats.match
    assert match.result is not None
    totals = match.totals
    assert [sums[f"seat_{seat}"] for seat in range(4)] == [totals[seat % len(totals)] for seat in range(4)]
    assert replay(record.loads(made.seats.record())).result == match.result


def test_a_match_is_cut_short_after_so_many_deals() -> None:
    made, _ = played("400", 1, max_deals=2)
    assert (made.seats.truncated, made.seats.over) == (True, False)
    assert len(made.seats.match.deals) == 2


def test_the_result_is_shared() -> None:
    _, sums = played("king", 2, reward="result")
    assert sum(sums.values()) == pytest.approx(1.0)
    assert played("quarante", 2, reward="result")[1] in (
        {"seat_0": 1.0, "seat_1": 0.0, "seat_2": 1.0, "seat_3": 0.0},
        {"seat_0": 0.0, "seat_1": 1.0, "seat_2": 0.0, "seat_3": 1.0},
    )


def test_without_a_seed_the_next_match_follows() -> None:
    made = env("king")
    made.reset(seed=4)
    first = made.seats.match
    made.reset()
    assert made.seats.match != first
    made.reset(seed=4)
    assert made.seats.match == first


def test_an_illegal_action_is_refused_with_those_that_are_legal() -> None:
    made = env("400", render_mode="ansi")
    made.reset(seed=1)
    with pytest.raises(ValueError, match=r"seat_. may not take action 0: .*legal are 65 400:bid:2"):
        made.step(0)
    with pytest.raises(ValueError, match="77 is king:declare:S, which is no call of 400"):
        made.step(77)
    assert "400, classic" in made.render()
    assert made.state().shape == (3188,)


@pytest.mark.parametrize("game", GAMES.own)
def test_the_vector_environment_is_one_of_gymnasium(game: str) -> None:
    import gymnasium

    with gymnasium_vector.make(game, 3) as made:
        assert isinstance(made, gymnasium.vector.VectorEnv)
        assert made.metadata["autoreset_mode"] is gymnasium.vector.AutoresetMode.SAME_STEP
        for _ in range(2):
            seen, info = made.reset(seed=9)
            first = {name: array.copy() for name, array in seen.items()}
            for _ in range(40):
                assert made.observation_space.contains(seen)
                assert made.action_space.contains(made.by_chance())
                seen, rewards, *ended, info = made.step(made.by_chance())
                assert rewards.shape == (3, 4)
                assert {array.shape for array in ended} == {(3,)}
                assert info["seat"].shape == (3,)
        again, _ = made.reset(seed=9)
        assert all(np.array_equal(first[name], again[name]) for name in first)
        assert made.unwrapped is made
    assert made.closed


def test_both_ways_see_alike() -> None:
    """What the vector environment shows has the shape and type of what PettingZoo's agents see."""
    made = env("king")
    made.reset(seed=1)
    seen = made.observe("seat_0")
    with vector.make("king", 2) as many:
        shown, _ = many.reset(seed=1)
    assert {name: (array.shape, array.dtype) for name, array in seen.items()} == {
        name: (array.shape[1:], array.dtype) for name, array in shown.items()
    }
    assert seen["observation"].shape == (spaces.NUM_OBSERVED,)
