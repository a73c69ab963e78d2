"""Readings of hidden cards, and the ratings of players and puzzles."""

import json
import math
import re
from dataclasses import replace

import pytest

from fourkings.puzzles import readings
from fourkings.puzzles.fresh import some_deal
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
from fourkings.puzzles.readings import Reading, bits, calibration, chance, news, question, read_reading, reading_json
from fourkings.rulebook.deck import Stream
from fourkings.rulebook.games import rules
from fourkings.sampling import Deals, all_deals, constraints
from fourkings.views import View


def test_the_score_is_the_logarithm_with_a_tenth_of_a_chip_for_every_seat() -> None:
    assert bits(1.0) == pytest.approx(math.log2(10.3 / 10.1))
    assert bits(0.5) == pytest.approx(1.0141, abs=1e-4)  # log2(10.3 / 5.1)
    assert bits(0.3) == pytest.approx(1.7323, abs=1e-4)  # log2(10.3 / 3.1)
    assert bits(0.0) == pytest.approx(6.6865, abs=1e-4)  # log2(103)
    assert bits(1 / 3) == pytest.approx(math.log2(3)), "one who knows nothing is as surprised as by three even seats"


def test_honest_chips_are_the_best() -> None:
    def expected(chips: tuple[int, int, int]) -> float:
        return sum(share * bits(laid / 10) for share, laid in zip((0.6, 0.3, 0.1), chips, strict=True))

    every_way = [(a, b, 10 - a - b) for a in range(11) for b in range(11 - a)]
    assert min(every_way, key=expected) == (6, 3, 1)
    assert news((0.6, 0.3, 0.1), (0.6, 0.3, 0.1)) == 0
    assert news((1.0, 0.0, 0.0), (1 / 3, 1 / 3, 1 / 3)) == pytest.approx(math.log2(3) - math.log2(10.3 / 10.1))


def test_the_curve_counts_seats_by_their_chips() -> None:
    answers = [((5, 5, 0), 0), ((5, 3, 2), 1), ((10, 0, 0), 0), ((5, 3, 2), 0)]
    assert calibration(answers) == [(0, 3, 0), (2, 2, 0), (3, 2, 1), (5, 4, 2), (10, 1, 1)]


@pytest.mark.parametrize("game", ["quarante", "400", "jeu-du-roi", "king"])
def test_chance_is_the_share_of_the_deals_that_fit(game: str) -> None:
    few = _moment(game, lambda at: 1 < Deals(constraints(at)).count <= 3000)
    deals = all_deals(constraints(few))
    hidden = [
        card
        for card in range(52)
        if any(hand >> card & 1 for seat in range(4) if seat != few.seat for hand in deals[:1, seat])
    ]
    for card in hidden:
        counted = [float((deals[:, seat] >> card & 1).mean()) for seat in readings.others(few.seat or 0)]
        assert chance(few, card) == pytest.approx(counted), card


def _moment(game: str, fits: object) -> View:
    dice = Stream(bytes(32), b"test")
    for _ in range(50):
        for at, *_ in some_deal(rules(game), readings.PLAYERS, dice):
            if fits(at):  # type: ignore[operator]
                return at
    raise AssertionError("no such moment")


@pytest.fixture(scope="module")
def reading() -> Reading:
    return next(filter(None, (readings.deal(rules("jeu-du-roi"), bytes([secret] * 32)) for secret in range(1, 9))))


def test_a_question_is_of_a_card_whose_place_is_open_and_of_which_something_is_known_or_nothing(reading: Reading) -> None:
    view = reading.asked.view
    assert not view.hand >> reading.card & 1
    assert max(reading.chance) < 1
    assert sum(reading.chance) == pytest.approx(1)
    assert sum(reading.judge) == pytest.approx(1)
    gain = news(reading.judge, reading.chance)
    assert gain >= 0.25 or gain < 0.1, "by the sampled chance it is 0.3 or 0.03"
    assert reading.card in reading.asked.deal.hands[reading.seats[reading.holder]]
    assert read_reading(json.loads(json.dumps(reading_json(reading)))) == reading


def test_the_question_hangs_on_what_the_reader_sees_alone(reading: Reading) -> None:
    """The same view over other hidden cards asks the same card with the same beliefs."""
    view = reading.asked.view
    again = question(replace(view), False, Stream(bytes(32), b"test"))
    assert again == question(view, False, Stream(bytes(32), b"test"))
    assert not re.search("State|Hands", str(question.__annotations__)), "it is handed no hidden card"


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
