"""The vector environment in Gymnasium's dress: ends of matches as it tells them, three autoreset modes, wrappers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

pytest.importorskip("gymnasium")

import numpy as np
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers import vector as wrappers

from fourkings.envs import gymnasium_vector, vector
from fourkings.envs.spaces import NUM_OBSERVED


def env(num_envs: int = 4, **more: Any) -> gymnasium_vector.VectorEnv:
    more = {"max_deals": 2, "reward": "seat", "opponents": "chance", **more}
    return gymnasium_vector.make("jeu-du-roi", num_envs, **more)


def legal(made: Any) -> Any:
    return made.unwrapped.by_chance().copy()


def until_over(made: Any) -> tuple[Any, ...]:
    while True:
        step = made.step(legal(made))
        if (step[2] | step[3]).any():
            return tuple(step)


def test_what_ends_is_told_as_gymnasium_tells_it() -> None:
    made = env()
    made.reset(seed=1)
    assert made.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    seen, rewards, terminations, truncations, info = until_over(made)
    assert rewards.dtype == np.float32
    assert (terminations.dtype, truncations.dtype) == (np.bool_, np.bool_)
    over = terminations | truncations
    assert np.array_equal(info["_final_obs"], over)
    assert [one is None for one in info["final_obs"]] == list(~over)
    assert np.array_equal(info["final_info"]["_seat"], over)
    last = info["final_obs"][int(over.argmax())]
    assert made.single_observation_space.contains(last)
    assert last["observation"][755] == 2  # the second deal, the last of a match that is cut short
    assert seen["observation"][int(over.argmax())][755] == 1  # the first of the next match
    assert "final_obs" not in made.step(legal(made))[4]


def test_at_next_step_the_end_is_seen_and_any_action_opens_the_next_match() -> None:
    made = env(autoreset_mode=AutoresetMode.NEXT_STEP)
    made.reset(seed=1)
    seen, _, terminations, truncations, info = until_over(made)
    over = terminations | truncations
    assert "final_obs" not in info
    assert (seen["observation"][over, 755] == 2).all()
    assert not seen["action_mask"][over].any()
    action = legal(made)
    action[over] = 129
    seen, rewards, terminations, truncations, _ = made.step(action)
    assert not (terminations | truncations)[over].any()
    assert not rewards[over].any()
    assert (seen["observation"][over, 755] == 1).all()
    assert seen["action_mask"][over].any(1).all()


def test_without_autoreset_a_mask_says_which_tables_begin_anew() -> None:
    made = env(autoreset_mode="disabled")
    with pytest.raises(RuntimeError, match="the first reset is one of all tables"):
        made.reset(options={"reset_mask": np.array([True, False, False, False])})
    made.reset(seed=1)
    seen, _, terminations, truncations, _ = until_over(made)
    over = terminations | truncations
    with pytest.raises(
        ValueError, match=rf"table {int(over.argmax())}: its match is over; reset it first, with reset_mask"
    ):
        made.step(legal(made))
    before = made._tables[~over].copy()
    seen, _ = made.reset(options={"reset_mask": over})
    assert np.array_equal(made._tables[~over], before)
    assert (seen["observation"][over, 755] == 1).all()
    made.step(legal(made))


def test_a_mask_with_a_seed_opens_that_seeds_match() -> None:
    one, other = env(), env()
    one.reset(seed=1)
    other.reset(seed=2)
    one.step(legal(one))
    mask = np.array([False, True, False, True])
    one.reset(seed=2, options={"reset_mask": mask})
    assert np.array_equal(one._tables[mask], other._tables[mask])
    assert not np.array_equal(one._tables[~mask], other._tables[~mask])


@pytest.mark.parametrize("mask", [[1, 0, 0, 0], np.zeros(4, bool), np.ones(3, bool), True], ids=str)
def test_a_mask_that_is_none_is_refused(mask: Any) -> None:
    made = env()
    made.reset(seed=1)
    with pytest.raises(ValueError, match="reset_mask is an array of 4 booleans, one per table, at least one of them true"):
        made.reset(options={"reset_mask": mask})


def test_arrays_may_be_handed_in() -> None:
    arrays = vector.Arrays.of(4)
    made = env(arrays=arrays)
    assert made.reset(seed=1)[0]["observation"] is arrays.observation


def negative(rewards: Any) -> Any:
    return -rewards


WRAPPERS: dict[str, Callable[[Any], Any]] = {
    "RecordEpisodeStatistics": wrappers.RecordEpisodeStatistics,
    "NormalizeReward": wrappers.NormalizeReward,
    "ClipReward": lambda made: wrappers.ClipReward(made, -1, 1),
    "TransformReward": lambda made: wrappers.TransformReward(made, negative),
    "DictInfoToList": wrappers.DictInfoToList,
    "FilterObservation": lambda made: wrappers.FilterObservation(made, ["observation"]),
    "FlattenObservation": wrappers.FlattenObservation,
    "NormalizeObservation": lambda made: wrappers.NormalizeObservation(
        wrappers.DtypeObservation(Observed(wrappers.FilterObservation(made, ["observation"])), np.float32)
    ),
}
"""The wrappers that `docs/environments.md` promises."""
OF_OBSERVATIONS = {"FilterObservation", "FlattenObservation", "NormalizeObservation"}
"""Those that Gymnasium lets stand only where ends are seen in the observation itself."""


class Observed(wrappers.VectorizeTransformObservation):
    """The observation alone, out of its dictionary."""

    def __init__(self, made: Any) -> None:
        from gymnasium.wrappers.transform_observation import TransformObservation

        super().__init__(
            made, TransformObservation, func=lambda seen: seen["observation"],
            observation_space=made.single_observation_space["observation"],
        )  # fmt: skip


@pytest.mark.parametrize("name", WRAPPERS)
@pytest.mark.parametrize("mode", ["same_step", "next_step"])
def test_gymnasiums_wrappers_work(name: str, mode: str) -> None:
    if name in OF_OBSERVATIONS and mode == "same_step":
        with pytest.raises(ValueError, match="NEXT_STEP"):
            WRAPPERS[name](env(autoreset_mode=mode))
        return
    made = WRAPPERS[name](env(autoreset_mode=mode))
    made.reset(seed=1)
    ended = 0
    for _ in range(60):
        _, rewards, terminations, truncations, info = made.step(legal(made))
        assert rewards.shape == (4,)
        over = terminations | truncations
        ended += over.sum()
        if name == "RecordEpisodeStatistics" and over.any():
            assert (info["episode"]["l"][over] > 0).all()
    assert ended
    made.close()


def test_the_docs_name_these_wrappers() -> None:
    from pathlib import Path

    for page in ("environments.md", "environments.fr.md"):
        text = (Path(__file__).parents[2] / "docs" / page).read_text("utf-8")
        for name in WRAPPERS:
            assert f"`{name}`" in text, (page, name)


def test_observations_lie_in_the_space() -> None:
    made = env()
    seen, _ = made.reset(seed=1)
    assert made.observation_space.contains({name: rows.copy() for name, rows in seen.items()})
    assert seen["observation"].shape == (4, NUM_OBSERVED)
