"""Ratings of puzzles and of their players: Glickman's own example, and what one answer does to both."""

import pytest

from fourkings.puzzles.ratings import (
    LADDER_DEVIATION,
    SMALLEST_DEVIATION,
    UNCERTAIN,
    Rating,
    Result,
    answered,
    initial_rating,
    updated,
)  # fmt: skip


def test_glickmans_example() -> None:
    """The worked example of the paper: a win and two losses, in one period."""
    results = [Result(1400, 30, 1), Result(1550, 100, 0), Result(1700, 300, 0)]
    after = updated(Rating(1500, 200, 0.06), results)
    assert (round(after.rating, 2), round(after.deviation, 2)) == (1464.05, 151.52)
    assert after.volatility == pytest.approx(0.05999, abs=1e-5)


def test_a_great_surprise_makes_a_rating_more_volatile() -> None:
    """The search then begins at the other side, where the change is greater than what was expected."""
    own = Rating(1500, 40, 0.06)
    results = [Result(2400, 30, 1)] * 10
    assert updated(own, results).volatility > own.volatility
    assert updated(own, [Result(1500, 30, 1)]).volatility < own.volatility + 1e-6


def test_an_answer_moves_the_player_and_the_puzzle_apart() -> None:
    player, puzzle = Rating(1500, 100), initial_rating(1500)
    right, wrong = (answered(player, puzzle, right) for right in (True, False))
    assert right.player.rating > 1500 > right.puzzle.rating
    assert wrong.player.rating < 1500 < wrong.puzzle.rating
    assert right.player.deviation < 100
    assert right.puzzle.deviation < puzzle.deviation == LADDER_DEVIATION


def test_somebody_new_moves_no_puzzle() -> None:
    puzzle = initial_rating(1700)
    assert answered(Rating(), puzzle, True).puzzle == puzzle
    assert answered(Rating(1500, UNCERTAIN), puzzle, True).puzzle != puzzle


def test_a_rating_finds_where_its_player_solves_half() -> None:
    """Somebody who solves every puzzle below 1800 and none above comes there, and goes on moving."""
    player = Rating()
    for turn in range(200):
        puzzle = initial_rating(round(player.rating) + (-50 if turn % 2 else 50))
        player = answered(player, puzzle, puzzle.rating < 1800).player
    assert 1700 < player.rating < 1900
    assert player.deviation >= SMALLEST_DEVIATION
