"""Ratings of players and of puzzles: the first answer of a player to a puzzle moves both, as a match of the two would."""

from __future__ import annotations

from typing import Final, NamedTuple

from fourkings.puzzles.glicko import Rating, Result, moved

LADDER_DEVIATION: Final = 150.0
"""The deviation with which a puzzle begins: a few bots have answered it."""
UNCERTAIN: Final = 230.0
"""A player whose deviation is greater moves no puzzle: too little is known of them."""
PROVISIONAL: Final = 110.0
"""From this deviation on a rating is shown as provisional."""
SMALLEST_DEVIATION: Final = 45.0
"""So that a rating goes on following its player."""


class Answered(NamedTuple):
    """The ratings after an answer."""

    player: Rating
    puzzle: Rating


def beginning(rating: int) -> Rating:
    """The rating of a puzzle that nobody has answered yet, where the ladder of the bots put it."""
    return Rating(float(rating), LADDER_DEVIATION)


def answered(player: Rating, puzzle: Rating, right: bool) -> Answered:
    """Both ratings after the first answer of a player to a puzzle: each answer is a period of its own."""
    score = float(right)
    after = moved(player, [Result(puzzle.rating, puzzle.deviation, score)])
    if player.deviation > UNCERTAIN:
        return Answered(_steady(after), puzzle)
    return Answered(_steady(after), _steady(moved(puzzle, [Result(player.rating, player.deviation, 1 - score)])))


def _steady(rating: Rating) -> Rating:
    return rating._replace(deviation=max(SMALLEST_DEVIATION, rating.deviation))
