"""The vector environment in Gymnasium's dress: ends of matches as it tells them, three autoreset modes, wrappers."""

import warnings
from collections.abc import Callable
from typing import Any

import pytest

pytest.importorskip("gymnasium")

import gymnasium
import numpy as np
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers import vector as wrappers

from fourkings.envs import gymnasium_env, gymnasium_vector
from fourkings.envs.spaces import NUM_OBSERVED
from fourkings.records import loads
from fourkings.records.replay import replay
from fourkings.rulebook.games import GAMES


def env(num_envs: int = 4, **more: Any) -> gymnasium_vector.VectorEnv:
    more = {"max_deals": 2, "reward": "seat", "opponents": "chance", **more}
    return gymnasium_vector.make("jeu-du-roi", num_envs, **more)


def legal(tables: Any) -> Any:
    return tables.unwrapped.by_chance().copy()


def until_over(tables: Any) -> tuple[Any, ...]:
    while True:
        step = tables.step(legal(tables))
        if (step[2] | step[3]).any():
            return tuple(step)


def test_what_ends_is_told_as_gymnasium_tells_it() -> None:
    tables = env()
    tables.reset(seed=1)
    assert tables.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    seen, rewards, terminations, truncations, info = until_over(tables)
    assert rewards.dtype == np.float32
    assert (terminations.dtype, truncations.dtype) == (np.bool_, np.bool_)
    over = terminations | truncations
    assert np.array_equal(info["_final_obs"], over)
    assert [last_seen is None for last_seen in info["final_obs"]] == list(~over)
    assert np.array_equal(info["final_info"]["_seat"], over)
    last = info["final_obs"][int(over.argmax())]
    assert tables.single_observation_space.contains(last)
    assert last["observation"][755] == 2  # the second deal, the last of a match that is cut short
    assert seen["observation"][int(over.argmax())][755] == 1  # the first of the next match
    assert "final_obs" not in tables.step(legal(tables))[4]


def test_at_next_step_the_end_is_seen_and_any_action_opens_the_next_match() -> None:
    tables = env(autoreset_mode=AutoresetMode.NEXT_STEP)
    tables.reset(seed=1)
    seen, _, terminations, truncations, info = until_over(tables)
    over = terminations | truncations
    assert "final_obs" not in info
    assert (seen["observation"][over, 755] == 2).all()
    assert not seen["action_mask"][over].any()
    action = legal(tables)
    action[over] = 129
    seen, rewards, terminations, truncations, _ = tables.step(action)
    assert not (terminations | truncations)[over].any()
    assert not rewards[over].any()
    assert (seen["observation"][over, 755] == 1).all()
    assert seen["action_mask"][over].any(1).all()


def test_without_autoreset_a_mask_says_which_tables_begin_anew() -> None:
    tables = env(autoreset_mode="disabled")
    with pytest.raises(RuntimeError, match="the first reset is one of all tables"):
        tables.reset(options={"reset_mask": np.array([True, False, False, False])})
    tables.reset(seed=1)
    seen, _, terminations, truncations, _ = until_over(tables)
    over = terminations | truncations
    with pytest.raises(
        ValueError, match=rf"table {int(over.argmax())}: its match is over; reset it first, with reset_mask"
    ):
        tables.step(legal(tables))
    before = tables._tables.words[~over].copy()
    seen, _ = tables.reset(options={"reset_mask": over})
    assert np.array_equal(tables._tables.words[~over], before)
    assert (seen["observation"][over, 755] == 1).all()
    tables.step(legal(tables))


def test_a_mask_with_a_seed_opens_that_seeds_match() -> None:
    tables, other = env(), env()
    tables.reset(seed=1)
    other.reset(seed=2)
    tables.step(legal(tables))
    mask = np.array([False, True, False, True])
    tables.reset(seed=2, options={"reset_mask": mask})
    assert np.array_equal(tables._tables.words[mask], other._tables.words[mask])
    assert not np.array_equal(tables._tables.words[~mask], other._tables.words[~mask])


@pytest.mark.parametrize("mask", [[1, 0, 0, 0], np.zeros(4, bool), np.ones(3, bool), True], ids=str)
def test_a_mask_that_is_none_is_refused(mask: Any) -> None:
    tables = env()
    tables.reset(seed=1)
    with pytest.raises(ValueError, match="reset_mask is an array of 4 booleans, one per table, at least one of them true"):
        tables.reset(options={"reset_mask": mask})


def negative(rewards: Any) -> Any:
    return -rewards


WRAPPERS: dict[str, Callable[[Any], Any]] = {
    "RecordEpisodeStatistics": wrappers.RecordEpisodeStatistics,
    "NormalizeReward": wrappers.NormalizeReward,
    "ClipReward": lambda tables: wrappers.ClipReward(tables, -1, 1),
    "TransformReward": lambda tables: wrappers.TransformReward(tables, negative),
    "DictInfoToList": wrappers.DictInfoToList,
    "FilterObservation": lambda tables: wrappers.FilterObservation(tables, ["observation"]),
    "FlattenObservation": wrappers.FlattenObservation,
    "NormalizeObservation": lambda tables: wrappers.NormalizeObservation(
        wrappers.DtypeObservation(Observed(wrappers.FilterObservation(tables, ["observation"])), np.float32)
    ),
}
"""The wrappers that `docs/environments.md` promises."""
OF_OBSERVATIONS = {"FilterObservation", "FlattenObservation", "NormalizeObservation"}
"""Those that Gymnasium lets stand only where ends are seen in the observation itself."""


class Observed(wrappers.VectorizeTransformObservation):
    """The observation alone, out of its dictionary."""

    def __init__(self, tables: Any) -> None:
        from gymnasium.wrappers.transform_observation import TransformObservation

        super().__init__(
            tables, TransformObservation, func=lambda seen: seen["observation"],
            observation_space=tables.single_observation_space["observation"],
        )  # fmt: skip


@pytest.mark.parametrize("name", WRAPPERS)
@pytest.mark.parametrize("mode", ["same_step", "next_step"])
def test_gymnasiums_wrappers_work(name: str, mode: str) -> None:
    if name in OF_OBSERVATIONS and mode == "same_step":
        with pytest.raises((AssertionError, ValueError)):  # the former in the oldest Gymnasium that is supported
            WRAPPERS[name](env(autoreset_mode=mode))
        return
    tables = WRAPPERS[name](env(autoreset_mode=mode))
    tables.reset(seed=1)
    ended = 0
    for _ in range(60):
        _, rewards, terminations, truncations, info = tables.step(legal(tables))
        assert rewards.shape == (4,)
        over = terminations | truncations
        ended += over.sum()
        if name == "RecordEpisodeStatistics" and over.any():
            assert (info["episode"]["l"][over] > 0).all()
    assert ended
    tables.close()


def test_observations_lie_in_the_space() -> None:
    tables = env()
    seen, _ = tables.reset(seed=1)
    assert tables.observation_space.contains({name: rows.copy() for name, rows in seen.items()})
    assert seen["observation"].shape == (4, NUM_OBSERVED)


@pytest.mark.parametrize("game", GAMES.own)
def test_gymnasium_finds_nothing_wrong_with_one_seat(game: str) -> None:
    env = gymnasium.make(gymnasium_env.IDS[game], illegal="first", render_mode="ansi")
    assert env.spec is not None
    assert (env.spec.id, env.spec.kwargs["game"]) == (gymnasium_env.IDS[game], game)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)
        check_env(env.unwrapped)


def test_one_seat_plays_a_match_to_its_end_and_records_it() -> None:
    env = gymnasium.make("fourkings/JeuDuRoi-v0", preset="short", seat=2, render_mode="ansi")
    (seen, info), total, over = env.reset(seed=3), 0.0, False
    assert info == {"seat": 2}
    while not over:
        seen, reward, over, _, _ = env.step(env.action_space.sample(seen["action_mask"]))
        total += float(reward)
    match = replay(loads(env.unwrapped.record()))
    assert match.result is not None
    assert match.totals[2] == total
    assert "jeu-du-roi, short" in str(env.render())
    env.reset()
    with pytest.raises(ValueError, match="seat 2 may not take action"):
        env.step(129)


def test_many_tables_have_an_id_and_a_spec() -> None:
    env = gymnasium.make_vec("fourkings/King-v0", num_envs=3, reward="seat")
    assert env.spec is not None
    assert env.spec.id == "fourkings/King-v0"
    assert env.reset(seed=1)[0]["observation"].shape == (3, 797)
