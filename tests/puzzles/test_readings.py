"""Readings of hidden cards, and the ratings of players and puzzles."""

import json
from dataclasses import replace

import pytest

from fourkings.puzzles import ratings, readings, reveal
from fourkings.rulebook.deck import Stream
from fourkings.rulebook.games import GAMES, rules
from fourkings.sampling import constraints, determinize
from fourkings.views import view


def test_the_score_is_100_for_the_best_reader_and_0_for_even_chips() -> None:
    judge = (0.62, 0.3, 0.08)
    assert readings.best_chips(judge) == (6, 3, 1)
    assert readings.score((6, 3, 1), judge) == 100
    assert readings.score((5, 4, 1), judge) == 84, "1 - 0.02 / 0.1267"
    assert readings.score((3, 4, 3), judge) == readings.score((0, 0, 10), judge) == 0
    assert readings.score((10, 0, 0), (0.8, 0.2, 0.0)) == 77, "too sure, but of the right seat"
    assert readings.score((7, 0, 3), (0.7, 0.3, 0.0)) < readings.score((7, 3, 0), (0.7, 0.3, 0.0)), (
        "chips on an impossible seat"
    )


def test_every_score_is_from_0_to_100_and_the_best_chips_alone_have_100() -> None:
    every_way = [(a, b, 10 - a - b) for a in range(11) for b in range(11 - a)]
    for best in every_way:
        judge = (best[0] / 10, best[1] / 10, best[2] / 10)
        scores = {chips: readings.score(chips, judge) for chips in every_way}
        assert readings.best_chips(judge) == best
        assert all(0 <= points <= 100 for points in scores.values())
        assert [chips for chips, points in scores.items() if points == 100] == [best]


def test_the_curve_counts_seats_by_their_chips() -> None:
    answers = [((5, 5, 0), 0), ((5, 3, 2), 1), ((10, 0, 0), 0), ((5, 3, 2), 0)]
    assert readings.calibration(answers) == [(0, 3, 0), (2, 2, 0), (3, 2, 1), (5, 4, 2), (10, 1, 1)]


@pytest.mark.parametrize("game", GAMES)
def test_every_question_has_something_to_read(game: str) -> None:
    for secret in range(1, 5):
        reading = readings.deal(rules(game), bytes([secret] * 32))
        assert reading is not None
        seen = reading.asked.view
        assert constraints(seen).unseen >> reading.card & 1
        assert reading.card in reading.asked.deal.hands[reading.seats[reading.holder]]
        assert sum(reading.judge) == pytest.approx(1)
        read = readings.clues(reading)
        assert read
        excluded = [clue for clue in read if clue.kind != readings.LIKELIER]
        assert excluded or max(reading.judge) - min(reading.judge) > 0.25, "the judge is clearly better than even chips"
        for clue in excluded:
            assert clue.seat != seen.seat
            assert reading.judge[reading.seats.index(clue.seat)] == 0
            assert readings.best_chips(reading.judge)[reading.seats.index(clue.seat)] == 0
        for clue in read:
            if clue.action is not None:
                assert reading.asked.deal.actions[clue.moment - 1] == clue.action
                assert clue.moment < reading.asked.origin["action"], "it was seen before the question"
            if clue.trick:
                trick = (*(trick.cards for trick in seen.tricks), seen.trick)[clue.trick - 1]
                assert clue.action in trick
                assert clue.led == trick[0]
        assert readings.read_reading(json.loads(json.dumps(readings.reading_json(reading)))) == reading


def test_a_question_depends_on_what_the_reader_sees_alone() -> None:
    """With the hidden cards dealt otherwise, the same card is asked for, with the same beliefs and clues."""
    reading = next(filter(None, (readings.deal(rules("jeu-du-roi"), bytes([secret] * 32)) for secret in range(1, 9))))
    position = reading.asked
    hidden = replace(position.deal, hands=determinize(position.view, rng=1).deal.dealt)
    asked = [
        readings.question(replace(position, deal=deal), Stream(bytes(32), b"test")) for deal in (position.deal, hidden)
    ]
    assert asked[0] is not None
    assert asked[1] is not None
    assert asked[0][1:] == asked[1][1:]
    assert readings.clues(asked[0]) == readings.clues(asked[1])


def test_a_sign_is_about_the_likeliest_seat_and_its_gain_is_found_again() -> None:
    """In a third sample, which neither chose nor confirmed the action."""
    signs = 0
    for secret in range(1, 9):
        reading = readings.deal(rules("jeu-du-roi"), bytes([secret] * 32))
        assert reading is not None
        for clue in readings.clues(reading):
            if clue.kind == readings.LIKELIER:
                place = reading.judge.index(max(reading.judge))
                assert (clue.seat, clue.moment) == (reading.seats[place], reading.sign)
                before, after = (
                    _belief(reading, number)[reading.card][place] for number in (reading.sign - 1, reading.sign)
                )
                assert after > before + 0.04
                signs += 1
    assert signs > 3


def _belief(reading: readings.Reading, number: int) -> dict[int, readings.Shares]:
    reader = reading.seats[0] - 1 & 3
    state = reveal.before(reading.asked)[number].state
    return readings.judge(replace(view(state, reader), turn=reader), "test")


def test_glickmans_example() -> None:
    """The worked example of the paper: a win and two losses, in one period."""
    results = [ratings.Result(1400, 30, 1), ratings.Result(1550, 100, 0), ratings.Result(1700, 300, 0)]
    after = ratings.updated(ratings.Rating(1500, 200, 0.06), results)
    assert (round(after.rating, 2), round(after.deviation, 2)) == (1464.05, 151.52)
    assert after.volatility == pytest.approx(0.05999, abs=1e-5)


def test_a_great_surprise_makes_a_rating_more_volatile() -> None:
    """The search then begins at the other side, where the change is greater than what was expected."""
    own = ratings.Rating(1500, 40, 0.06)
    assert ratings.updated(own, [ratings.Result(2400, 30, 1)] * 10).volatility > own.volatility
    assert ratings.updated(own, [ratings.Result(1500, 30, 1)]).volatility < own.volatility + 1e-6


def test_an_answer_moves_the_player_and_the_puzzle_apart() -> None:
    player, puzzle = ratings.Rating(1500, 100), ratings.initial_rating(1500)
    right, wrong = (ratings.answered(player, puzzle, right) for right in (True, False))
    assert right.player.rating > 1500 > right.puzzle.rating
    assert wrong.player.rating < 1500 < wrong.puzzle.rating
    assert right.player.deviation < 100
    assert right.puzzle.deviation < puzzle.deviation == ratings.LADDER_DEVIATION


def test_somebody_new_moves_no_puzzle() -> None:
    puzzle = ratings.initial_rating(1700)
    assert ratings.answered(ratings.Rating(), puzzle, True).puzzle == puzzle
    assert ratings.answered(ratings.Rating(1500, ratings.UNCERTAIN), puzzle, True).puzzle != puzzle
