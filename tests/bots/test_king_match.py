"""King's last three deals: what their points are worth to whoever wants to win the match."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

pytest.importorskip("numpy")

import numpy as np

from fourkings import encoding
from fourkings.arena import deals
from fourkings.bots import careful
from fourkings.bots.strong import recipe
from fourkings.bots.strong.equity import drawn_results, four_seats_chance, future_scores, results
from fourkings.bots.strong.games.king import RECIPE, match
from fourkings.rulebook import games
from fourkings.rulebook.deck import Stream
from fourkings.rulebook.game import State, apply, start
from fourkings.rulebook.games import king
from fourkings.rulebook.options import Value
from fourkings.views import View, view
from research.training.ways import ways

EVEN = (0, 0, 0, 0)


def late(number: int, scores: tuple[int, ...] = EVEN, nth: int = 10, changed: dict[str, Value] | None = None) -> State:
    rules = games.rules("king", options=changed or {})
    state = deals.deal_of_kind(rules, "auction", deals.secret_of("late", 3, number), number % 4)
    return start(rules, nth, number % 4, scores, state.deal.dealt)


def walked(state: State) -> Iterator[State]:
    while state.stage != "done":
        yield state
        state = apply(state, careful.choose(view(state, state.turn), Stream(b"late", b"bot")))
    yield state


HOUSES: list[dict[str, Value]] = [
    {}, {"negative_price": "fixed", "auction": "always"}, {"deck": 32, "auction": "always"}
]  # fmt: skip


@pytest.mark.costly
@pytest.mark.parametrize("changed", HOUSES, ids=str)
def test_the_points_are_those_of_the_rules(changed: dict[str, Value]) -> None:
    """From any moment on, the tricks really taken afterwards make the points that the rules give."""
    said = set()
    for number in range(40):
        *before, done = walked(late(number, changed=changed))
        if done.calls.step == "split":
            continue
        said.add((done.calls.buyer is not None, done.calls.declared == "negative"))
        taken = np.bincount([trick.winner for trick in done.tricks], minlength=4)
        for state in (state for state in before if state.stage == "play"):
            seen = view(state, state.turn)
            to_come = taken - np.array(encoding.won(seen))
            assert match.score_tricks(seen, to_come[None])[0].tolist() == list(done.points or ())
    assert len(said) == 4, "bought and not, negative and not"


def test_the_chances_of_four_add_up_and_are_those_of_every_way() -> None:
    scores, came = np.array([[100.0, 90.0, 90.0, 20.0], [50.0] * 4]), np.array([[0, 30, 0, 0], [0, 10, 10, 0]])
    chances = np.array([four_seats_chance(scores, seat, came) for seat in range(4)])
    assert np.allclose(chances.sum(0), 1.0)
    # By hand: 100 · 120 · 90 · 20 and 100 · 100 · 100 · 20; then 50 · 80 · 50 · 50 and 50 · 60 · 60 · 50.
    assert np.allclose(chances.T, [[1 / 6, 1 / 2 + 1 / 6, 1 / 6, 0], [0, 3 / 4, 1 / 4, 0]])


def test_the_ways_that_are_shipped_are_those_that_are_drawn() -> None:
    assert drawn_results("king") == ways("king")


def test_two_deals_to_come_are_every_pair_of_ends() -> None:
    """The ways drawn stand for all: against each with each, which is exact."""
    rows = np.array(results("king"), float)
    ends, shares = rows[:, :4], rows[:, 4] / rows[:, 4].sum()
    scores = np.array([120.0, 60.0, 0.0, -180.0])
    pairs = scores + np.roll(ends, 1, axis=1)[:, None] + np.roll(ends, 2, axis=1)[None]
    best = pairs == pairs.max(2, keepdims=True)
    exact = (best / best.sum(2, keepdims=True) * np.outer(shares, shares)[:, :, None]).sum((0, 1))
    chances = [four_seats_chance(scores[None], seat, future_scores("king", 2, 1, 1.0))[0] for seat in range(4)]
    assert np.allclose(chances, exact, atol=0.08)
    assert sum(chances) == pytest.approx(1.0)
    assert {sum(row[:4]) for row in results("king")} == {king.START[52]}


def test_only_the_last_three_deals_look_at_the_match() -> None:
    points = np.array([[[300.0, 25.0, 0.0, 0.0], [0.0, 325.0, 0.0, 0.0]]])
    for nth in (7, 8, 9, 10):
        seen = view(late(1, (100, 0, 0, -500), nth), 1)
        own = match.point_values(seen, points)
        assert match.plays_for_points(seen) == (nth == 7)
        assert (own.tolist() == points[..., 1].tolist()) == (nth == 7)


def test_in_the_last_deal_what_wins_is_worth_more_than_more_points() -> None:
    """Seat 1 is 100 behind seat 0: 150 to 25 wins, 200 to 125 does not; and who has won already plays for points."""
    seen = view(late(1, (100, 0, -400, -400)), 1)
    wins, loses = match.point_values(seen, np.array([[[25.0, 150.0, 75.0, 75.0], [125.0, 200.0, 0.0, 0.0]]]))[0]
    assert wins > loses + 100
    seen = view(late(1, (-400, 1000, -400, -400)), 1)
    less, more = match.point_values(seen, np.array([[[25.0, 150.0, 75.0, 75.0], [125.0, 200.0, 0.0, 0.0]]]))[0]
    assert more - less == pytest.approx(50)


def test_a_deal_that_stands_by_itself_is_played_for_points() -> None:
    """In a mirror match, and where single deals are compared, everybody begins with nothing."""
    points = np.array([[[300.0, 25.0, 0.0, 0.0], [0.0, 325.0, 0.0, 0.0]]])
    assert match.point_values(view(late(1, EVEN), 1), points).tolist() == points[..., 1].tolist()
    assert match.point_values(view(late(1, (0, 0, 0, -25)), 1), points).tolist() != points[..., 1].tolist()


def decided(seen: View) -> object:
    return recipe.decide(RECIPE, seen, 5, 60)


@pytest.mark.costly
def test_cards_ask_the_match_too() -> None:
    """Somewhere in the last deal another card is played where the match hangs on it; where it does not, hardly ever."""
    other, many = 0, 0
    for number in range(12):
        for state in walked(late(number, (120, 60, 0, -180))):
            if state.stage == "play" and len(state.tricks) in (3, 5, 7):
                seen = view(state, state.turn)
                many += 1
                other += decided(seen) != decided(replace(seen, number=7, scores=EVEN))
    assert 0 < other < many / 2
