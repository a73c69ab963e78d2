"""PettingZoo's and Gymnasium's own tests, on all five games and every preset; and what ours do beside them."""

import warnings
from dataclasses import replace
from functools import partial
from typing import Any

import pytest

from cases import few

pytest.importorskip("numpy")
pytest.importorskip("pettingzoo", reason="needs the extra envs")
pytest.importorskip("gymnasium", reason="needs the extra envs")

import numpy as np
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

from fourkings import records
from fourkings.envs import spaces, vector
from fourkings.envs.aec import env
from fourkings.envs.parallel import parallel_env
from fourkings.records.replay import replay
from fourkings.rulebook.game import start
from fourkings.rulebook.games import GAMES

PRESETS = [(game.ID, preset) for game in GAMES.own.values() for preset in game.PRESETS]


@pytest.fixture(autouse=True)
def no_advice() -> Any:
    """Their tests warn of observations that hold more than pictures do, and print that they have passed."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)
        yield


@pytest.mark.costly
@pytest.mark.parametrize(("game", "preset"), few(PRESETS, 6))
def test_pettingzoo_finds_nothing_wrong(game: str, preset: str) -> None:
    api_test(env(game, preset), num_cycles=120)
    parallel_api_test(parallel_env(game, preset), num_cycles=30)
    seed_test(partial(env, game, preset), num_cycles=15)
    parallel_seed_test(partial(parallel_env, game, preset, illegal="end"), num_cycles=15)  # it knows no masks


def played(game: str, seed: int, **more: Any) -> Any:
    table, dice = env(game, **more), np.random.default_rng(seed)
    table.reset(seed=seed)
    sums = dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter():
        seen, reward, ended, cut, _ = table.last()
        sums[agent] += reward
        table.step(None if ended or cut else int(dice.choice(seen["action_mask"].nonzero()[0])))
    return table, sums


@pytest.mark.parametrize("game", [game for game in GAMES.own if game != "400"])
def test_a_match_is_one_that_the_rules_know(game: str) -> None:
    table, sums = played(game, 5)
    match = table.seats.match
    assert match.result is not None
    totals = match.totals
    assert [sums[f"seat_{seat}"] for seat in range(4)] == [totals[seat % len(totals)] for seat in range(4)]
    assert replay(records.loads(table.seats.record())).result == match.result


def test_a_match_is_cut_short_after_so_many_deals() -> None:
    table, _ = played("400", 1, max_deals=2)
    assert (table.seats.truncated, table.seats.over) == (True, False)
    assert len(table.seats.match.deals) == 2


def test_the_result_is_shared() -> None:
    _, sums = played("king", 2, reward="result")
    assert sum(sums.values()) == pytest.approx(1.0)
    assert played("quarante", 2, reward="result")[1] in (
        {"seat_0": 1.0, "seat_1": 0.0, "seat_2": 1.0, "seat_3": 0.0},
        {"seat_0": 0.0, "seat_1": 1.0, "seat_2": 0.0, "seat_3": 1.0},
    )


@pytest.mark.parametrize(("game", "totals"), [("king", (10, 10, -10, -10)), ("jeu-du-roi", (30, 30, 10, -10))])
def test_equal_winners_share_the_result(game: str, totals: tuple[int, ...]) -> None:
    table = env(game, reward="result")
    table.reset(seed=1)
    match = played(game, 1)[0].seats.match
    last = match.deals[-1]
    scores = tuple(due - points for due, points in zip(totals, last.state.points, strict=True))
    state = start(match.rules, 10, last.state.deal.dealer, scores, last.state.deal.dealt)
    table.seats.match = replace(match, deals=(*match.deals[:-1], replace(last, state=state, actions=())), result=None)
    for _, action in last.actions:
        rewards = table.seats.act(spaces.number_of(game, action))
    assert rewards == [0.5, 0.5, 0.0, 0.0]


def test_an_illegal_action_is_refused_with_those_that_are_legal() -> None:
    table = env("400", render_mode="ansi")
    with pytest.raises(RuntimeError, match="reset comes before the first step"):
        table.step(65)
    table.reset(seed=1)
    with pytest.raises(ValueError, match=r"seat_. may not take action 0: .*legal are 65 400:bid:2"):
        table.step(0)
    with pytest.raises(ValueError, match="77 is king:declare:S, which is no call of 400"):
        table.step(77)
    assert "400, classic" in table.render()
    assert table.state().shape == (3188,)


def test_both_ways_see_alike() -> None:
    """What the vector environment shows has the shape and type of what PettingZoo's agents see."""
    table = env("king")
    table.reset(seed=1)
    seen = table.observe("seat_0")
    with vector.make("king", 2) as many:
        shown, _ = many.reset(seed=1)
    assert {name: (array.shape, array.dtype) for name, array in seen.items()} == {
        name: (array.shape[1:], array.dtype) for name, array in shown.items()
    }
    assert seen["observation"].shape == (spaces.NUM_OBSERVED,)
