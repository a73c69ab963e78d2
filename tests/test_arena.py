"""Duplicate matches: the same figures whatever the processes, every seating once, and honest intervals."""

from __future__ import annotations

import json
import math

import pytest
from click.testing import CliRunner

from fourkings import options
from fourkings.arena import MAX_DEALS, duel, duels, interval, place, play, seatings, secret_of
from fourkings.bots import careful, chance, find
from fourkings.cli import cli
from fourkings.games import GAMES


@pytest.mark.parametrize("game", ["quarante-1792", "jeu-du-roi"])
def test_same_seed_same_scores_whatever_the_processes(game: str) -> None:
    rules = options.rules(GAMES[game])
    one, two = (list(duels(rules, "careful", "chance", seed=3, matches=3, processes=many)) for many in (1, 2))
    assert one == two


@pytest.mark.parametrize("game", GAMES)
def test_every_seating_once(game: str) -> None:
    """By the seats that the opening gave out, whoever drew what."""
    rules = options.rules(GAMES[game])
    for number in range(3):
        secret = secret_of(rules, 1, number)
        found = []
        for bots, own in seatings(rules, careful, chance, secret):
            match = play(rules, bots, secret, max_deals=1)
            found.append(own)
            assert [bots[match.opening.seats[seat]] is careful for seat in range(4)] == [seat in own for seat in range(4)]
        assert found == ([(0, 2), (1, 3)] if rules.game.PARTNERS else [(0,), (1,), (2,), (3,)])


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_against_itself_is_worth_nothing(game: str) -> None:
    rules = options.rules(GAMES[game])
    score = duel(rules, careful, careful, secret_of(rules, 2, 0), MAX_DEALS)
    assert score.points == pytest.approx(0)
    assert score.won == pytest.approx(1 / 2 if rules.game.PARTNERS else 1 / 4)
    assert score.rank == pytest.approx(1.5 if rules.game.PARTNERS else 2.5)
    assert not score.unfinished


def test_an_unfinished_match_is_tied_by_all() -> None:
    rules = options.rules(GAMES["king"])
    score = duel(rules, careful, chance, secret_of(rules, 2, 0), max_deals=2)
    assert (score.won, score.rank, score.deals, score.unfinished) == (1 / 4, 2.5, 8, 4)


@pytest.mark.parametrize("game", GAMES)
def test_careful_beats_chance(game: str) -> None:
    rules = options.rules(GAMES[game])
    scores = [duel(rules, careful, find("chance"), secret_of(rules, 4, number)) for number in range(6)]
    assert interval([one.won for one in scores]).low > (1 / 2 if rules.game.PARTNERS else 1 / 4)
    assert interval([one.points for one in scores]).low > 0


def test_interval_of_a_known_sample() -> None:
    found = interval([1.0, 2.0, 3.0, 4.0])
    assert found.mean == 2.5
    assert found.half == pytest.approx(1.96 * math.sqrt(5 / 3 / 4))
    assert found.low == pytest.approx(2.5 - found.half)
    assert found.high == pytest.approx(2.5 + found.half)


def test_no_interval_from_a_single_figure() -> None:
    assert interval([7.0]) == (7.0, math.inf)


@pytest.mark.parametrize(
    ("me", "winners", "totals", "expected"),
    [
        (0, {0}, [9, 4, 4, 1], 1),
        (1, {0}, [9, 4, 4, 1], 2.5),
        (3, {0}, [9, 4, 4, 1], 4),
        (0, {0, 1}, [9, 9, 4, 1], 1.5),
        (1, {0}, [41, 60], 2),  # in 400 the winners are not always those with more points
    ],
)
def test_equal_scores_share_places(me: int, winners: set[int], totals: list[float], expected: float) -> None:
    assert place(me, winners, totals) == expected


def test_the_command_prints_a_table_and_json() -> None:
    arguments = ["match", "quarante", "careful", "chance", "--matches", "2", "--processes", "1"]
    table = CliRunner().invoke(cli, arguments)
    assert table.exit_code == 0, table.output
    assert "quarante (classic): careful/1 against chance/1, as pairs" in table.output
    report = json.loads(CliRunner().invoke(cli, [*arguments, "--json", "--option", "jack_value=3"]).output)
    assert (report["sets"], report["matches"], report["options"]) == (2, 4, {"jack_value": 3})
    assert report["points"]["low"] < report["points"]["mean"] < report["points"]["high"]


def test_one_set_has_no_interval() -> None:
    arguments = ["match", "king", "chance", "chance", "--matches", "1", "--max-deals", "1"]
    report = json.loads(CliRunner().invoke(cli, [*arguments, "--json"]).output)
    assert report["won"] == {"mean": 0.25, "low": None, "high": None}
    assert report["unfinished"] == 4
    assert "unfinished   4" in CliRunner().invoke(cli, arguments).output


def test_the_command_refuses_unknown_bots() -> None:
    assert CliRunner().invoke(cli, ["match", "king", "careful", "nobody"]).exit_code == 2
