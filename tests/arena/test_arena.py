"""Duplicate matches: the same figures whatever the processes, every seating once, and honest intervals."""

import itertools
import json
import random
import re
from pathlib import Path

import pytest
from click.testing import CliRunner

from fourkings.arena import (
    MAX_DEALS,
    SEEDS,
    Sequential,
    bounded,
    duel,
    duels,
    edges,
    interval,
    kinds,
    play,
    rank_of,
    seatings,
    secret_of,
    spread,
)
from fourkings.arena import deals as single
from fourkings.bots import careful, chance, find
from fourkings.cli import cli
from fourkings.rulebook import games
from fourkings.rulebook.games import GAMES


@pytest.mark.parametrize("game", ["quarante-1792", "jeu-du-roi"])
def test_same_seed_same_scores_whatever_the_processes(game: str) -> None:
    rules = games.rules(GAMES[game])
    alone, two = (list(duels(rules, "careful", "chance", seed=3, matches=3, processes=many)) for many in (1, 2))
    assert alone == two


@pytest.mark.parametrize("game", GAMES)
def test_every_seating_once(game: str) -> None:
    """By the seats that the opening gave out, whoever drew what."""
    rules = games.rules(GAMES[game])
    for number in range(3):
        secret = secret_of(rules, 1, number)
        seated = []
        for bots, own in seatings(rules, careful, chance, secret):
            match = play(rules, bots, secret, max_deals=1)
            seated.append(own)
            assert [bots[match.opening.seats[seat]] is careful for seat in range(4)] == [seat in own for seat in range(4)]
        assert seated == ([(0, 2), (1, 3)] if rules.game.PARTNERS else [(0,), (1,), (2,), (3,)])


@pytest.mark.costly
@pytest.mark.parametrize("game", GAMES)
def test_a_bot_against_itself_is_worth_nothing(game: str) -> None:
    rules = games.rules(GAMES[game])
    score = duel(rules, careful, careful, secret_of(rules, 2, 0), MAX_DEALS)
    assert score.points == pytest.approx(0)
    assert score.won == pytest.approx(1 / 2 if rules.game.PARTNERS else 1 / 4)
    assert score.rank == pytest.approx(1.5 if rules.game.PARTNERS else 2.5)
    assert not score.unfinished


def test_an_unfinished_match_is_tied_by_all() -> None:
    rules = games.rules(GAMES["king"])
    score = duel(rules, careful, chance, secret_of(rules, 2, 0), max_deals=2)
    assert (score.won, score.rank, score.deals, score.unfinished) == (1 / 4, 2.5, 8, 4)


@pytest.mark.parametrize("game", [pytest.param(game, marks=pytest.mark.costly if game != "400" else ()) for game in GAMES])
def test_careful_beats_chance(game: str) -> None:
    rules = games.rules(GAMES[game])
    scores = [duel(rules, careful, find("chance"), secret_of(rules, 4, number)) for number in range(6)]
    assert bounded([score.won for score in scores]).low > (1 / 2 if rules.game.PARTNERS else 1 / 4)
    assert interval([score.points for score in scores]).low > 0


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
    assert rank_of(me, winners, totals) == expected


def verdicts(effect: float, runs: int, sets: int = 4000) -> list[str]:
    """How the test ends on figures of the normal law that are so many of their spreads above the fair share of 0.25."""
    ends = []
    for run in range(runs):
        rng, test = random.Random(run), Sequential(fair=0.25)
        for _ in range(sets):
            if test.add(0.25 + rng.gauss(effect * 3, 3)) != "open":
                break
        ends.append(test.verdict)
    return ends


def test_the_sequential_test_errs_as_seldom_as_it_says() -> None:
    assert verdicts(0.0, 200).count("ahead") <= 20
    assert verdicts(0.1, 200).count("not ahead") <= 20
    assert verdicts(-0.1, 50).count("not ahead") == 50
    assert verdicts(0.3, 50).count("ahead") == 50


def test_the_sequential_test_is_sooner_done_with_a_clear_case() -> None:
    figures = random.Random(1)
    clear, dim = Sequential(), Sequential()
    while clear.add(figures.gauss(0.5, 1)) == "open":
        pass
    while dim.add(figures.gauss(0.1, 1)) == "open":
        pass
    assert Sequential.LEAST <= clear.number < dim.number


def test_the_sequential_test_takes_figures_that_are_all_alike() -> None:
    level, ahead = Sequential(), Sequential()
    assert {level.add(0.0) for _ in range(100)} == {"open"}
    assert [ahead.add(1.0) for _ in range(100)][-1] == "ahead"


@pytest.mark.parametrize(("processes", "alone"), [(1, 0.0), (2, 0.0), (2, 60.0), (16, 0.0)])
def test_what_is_spread_comes_back_in_order(processes: int, alone: float) -> None:
    assert list(spread(str, range(7), processes, alone)) == list("0123456")
    assert list(spread(str, [], processes, alone)) == []


def test_tasks_without_end_are_taken_a_few_ahead() -> None:
    taken = []
    results = spread(str, (taken.append(number) or number for number in itertools.count()), 2)
    assert [next(results) for _ in range(3)] == ["0", "1", "2"]
    assert len(taken) < 20
    results.close()


def test_a_task_that_fails_is_not_lost() -> None:
    results = spread(int, ["1", "x", "3"], 2)
    assert next(results) == 1
    with pytest.raises(ValueError, match="invalid literal"):
        next(results)


@pytest.mark.parametrize("game", GAMES)
def test_single_deals_of_every_kind_are_what_they_are_called(game: str) -> None:
    rules = games.rules(GAMES[game])
    for kind, number in kinds(rules).items():
        state = single.deal_of_kind(rules, kind, single.secret_of(kind, 1, 0), dealer=2)
        assert (state.deal.number, state.deal.dealer, set(state.deal.scores)) == (number, 2, {0})
        if game == "king" and kind in ("trumps", "no-trumps"):
            assert state.stage == "play"
            assert state.contract is not None
            assert bool(state.contract.trump) == (kind == "trumps")


@pytest.mark.costly
@pytest.mark.parametrize("game", GAMES)
def test_single_deals_weigh_all_seatings(game: str) -> None:
    rules = games.rules(GAMES[game])
    kind = next(iter(kinds(rules)))
    assert [edge.points for edge in edges(rules, kind, "careful", "careful", 1, 2, processes=1)] == pytest.approx([0, 0])
    assert interval([edge.points for edge in edges(rules, kind, "careful", "chance", 1, 12, processes=1)]).low > 0


def test_same_deals_whatever_the_processes() -> None:
    rules = games.rules(GAMES["quarante"])
    alone, two = (list(edges(rules, "quarante", "careful", "chance", 1, 3, processes=many)) for many in (1, 2))
    assert alone == two


def test_no_secret_is_both_for_developing_and_for_accepting() -> None:
    rules = games.rules(GAMES["400"])
    whole = [secret_of(rules, seed, number, seeds) for seeds in SEEDS for seed in range(3) for number in range(3)]
    deals = [single.secret_of("400", seed, number, seeds) for seeds in SEEDS for seed in range(3) for number in range(3)]
    assert len({*whole, *deals}) == 36


def test_the_command_prints_a_table_and_json() -> None:
    arguments = ["match", "quarante", "careful", "chance", "--sets", "2", "--processes", "1"]
    table = CliRunner().invoke(cli, arguments)
    assert table.exit_code == 0, table.output
    assert "quarante (classic): careful/1 against chance/1, as pairs" in table.output
    report = json.loads(CliRunner().invoke(cli, [*arguments, "--json", "--option", "jack_value=3"]).output)
    assert (report["sets"], report["matches"], report["options"]) == (2, 4, {"jack_value": 3})
    assert (report["seeds"], "test" in report) == ("develop", False)
    assert report["points"]["low"] < report["points"]["mean"] < report["points"]["high"]
    assert 0 <= report["won"]["low"] < report["won"]["mean"] <= report["won"]["high"] <= 1
    assert re.search(r"matches won  [\d.]+% \([\d.]+-[\d.]+\), fair 50%", table.output)
    assert re.search(r"points       [\d.]+ ± [1-9][\d.]+ a match", table.output)


def asked(*arguments: str) -> str:
    ran = CliRunner().invoke(cli, ["match", *arguments, "--processes", "1"])
    assert ran.exit_code == 0, ran.output
    return ran.output


@pytest.mark.costly
def test_the_command_stops_when_it_is_sure() -> None:
    arguments = ["quarante", "careful", "chance", "--sets", "200", "--stop"]
    report = json.loads(asked(*arguments, "points", "--json"))
    assert report["test"]["verdict"] == "ahead"
    assert 20 <= report["sets"] < 200
    said = asked(*arguments, "won")
    assert "A is ahead, by matches won" in said
    assert "the intervals do not allow for that" in said
    alone, two = (json.loads(asked(*arguments, "won", "--json", "--processes", many)) for many in ("1", "2"))
    assert alone == two


def test_every_match_is_written(tmp_path: Path) -> None:
    out = tmp_path / "matches.jsonl"
    report = json.loads(asked("quarante-1792", "careful", "chance", "--sets", "2", "--out", str(out), "--json"))
    assert len(out.read_text(encoding="utf-8").splitlines()) == report["matches"] == 4
    replayed = CliRunner().invoke(cli, ["replay", str(out)])
    assert replayed.exit_code == 0, replayed.output
