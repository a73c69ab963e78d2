"""Duplicate matches: the same figures whatever the processes, every seating once, and intervals of 95 % that are honest."""

import itertools
import json
import math
import random
import re
from pathlib import Path

import pytest
from click.testing import CliRunner

from fourkings import arena
from fourkings.arena.intervals import t_quantile
from fourkings.bots import careful, chance, find
from fourkings.cli import cli
from fourkings.rulebook import games
from fourkings.rulebook.games import GAMES
from research.figures import intervals as measured


@pytest.mark.parametrize("game", ["quarante-1792", "jeu-du-roi"])
def test_same_seed_same_scores_whatever_the_processes(game: str) -> None:
    rules = games.rules(GAMES[game])
    alone, two = (list(arena.duels(rules, "careful", "chance", seed=3, matches=3, processes=many)) for many in (1, 2))
    assert alone == two


@pytest.mark.parametrize("game", GAMES)
def test_every_seating_once(game: str) -> None:
    """By the seats that the opening gave out, whoever drew what."""
    rules = games.rules(GAMES[game])
    for number in range(3):
        secret = arena.secret_of(rules, 1, number)
        seated = []
        for bots, own in arena.seatings(rules, careful, chance, secret):
            match = arena.play(rules, bots, secret, max_deals=1)
            seated.append(own)
            assert [bots[match.opening.seats[seat]] is careful for seat in range(4)] == [seat in own for seat in range(4)]
        assert seated == ([(0, 2), (1, 3)] if rules.game.PARTNERS else [(0,), (1,), (2,), (3,)])


@pytest.mark.costly
@pytest.mark.parametrize("game", GAMES)
def test_a_bot_against_itself_is_worth_nothing(game: str) -> None:
    rules = games.rules(GAMES[game])
    score = arena.duel(rules, careful, careful, arena.secret_of(rules, 2, 0), arena.MAX_DEALS)
    assert score.points == pytest.approx(0)
    assert score.won == pytest.approx(1 / 2 if rules.game.PARTNERS else 1 / 4)
    assert score.rank == pytest.approx(1.5 if rules.game.PARTNERS else 2.5)
    assert not score.unfinished


def test_an_unfinished_match_is_tied_by_all() -> None:
    rules = games.rules(GAMES["king"])
    score = arena.duel(rules, careful, chance, arena.secret_of(rules, 2, 0), max_deals=2)
    assert (score.won, score.rank, score.deals, score.unfinished) == (1 / 4, 2.5, 8, 4)


@pytest.mark.parametrize("game", [pytest.param(game, marks=pytest.mark.costly if game != "400" else ()) for game in GAMES])
def test_careful_beats_chance(game: str) -> None:
    rules = games.rules(GAMES[game])
    scores = [arena.duel(rules, careful, find("chance"), arena.secret_of(rules, 4, number)) for number in range(6)]
    assert arena.bounded([score.won for score in scores]).low > (1 / 2 if rules.game.PARTNERS else 1 / 4)
    assert arena.interval([score.points for score in scores]).low > 0


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
    assert arena.rank_of(me, winners, totals) == expected


def verdicts(effect: float, runs: int, sets: int = 4000) -> list[str]:
    """How the test ends on figures of the normal law that are so many of their spreads above the fair share of 0.25."""
    ends = []
    for run in range(runs):
        rng, test = random.Random(run), arena.Sequential(fair=0.25)
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
    clear, dim = arena.Sequential(), arena.Sequential()
    while clear.add(figures.gauss(0.5, 1)) == "open":
        pass
    while dim.add(figures.gauss(0.1, 1)) == "open":
        pass
    assert arena.Sequential.LEAST <= clear.number < dim.number


def test_the_sequential_test_takes_figures_that_are_all_alike() -> None:
    level, ahead = arena.Sequential(), arena.Sequential()
    assert {level.add(0.0) for _ in range(100)} == {"open"}
    assert [ahead.add(1.0) for _ in range(100)][-1] == "ahead"


@pytest.mark.parametrize(("processes", "alone"), [(1, 0.0), (2, 0.0), (2, 60.0), (16, 0.0)])
def test_what_is_spread_comes_back_in_order(processes: int, alone: float) -> None:
    assert list(arena.spread(str, range(7), processes, alone)) == list("0123456")
    assert list(arena.spread(str, [], processes, alone)) == []


def test_tasks_without_end_are_taken_a_few_ahead() -> None:
    taken = []
    results = arena.spread(str, (taken.append(number) or number for number in itertools.count()), 2)
    assert [next(results) for _ in range(3)] == ["0", "1", "2"]
    assert len(taken) < 20
    results.close()


def test_a_task_that_fails_is_not_lost() -> None:
    results = arena.spread(int, ["1", "x", "3"], 2)
    assert next(results) == 1
    with pytest.raises(ValueError, match="invalid literal"):
        next(results)


@pytest.mark.parametrize("game", GAMES)
def test_single_deals_of_every_kind_are_what_they_are_called(game: str) -> None:
    rules = games.rules(GAMES[game])
    for kind, number in arena.kinds(rules).items():
        state = arena.deals.deal_of_kind(rules, kind, arena.deals.secret_of(kind, 1, 0), dealer=2)
        assert (state.deal.number, state.deal.dealer, set(state.deal.scores)) == (number, 2, {0})
        if game == "king" and kind in ("trumps", "no-trumps"):
            assert state.stage == "play"
            assert state.contract is not None
            assert bool(state.contract.trump) == (kind == "trumps")


@pytest.mark.costly
@pytest.mark.parametrize("game", GAMES)
def test_single_deals_weigh_all_seatings(game: str) -> None:
    rules = games.rules(GAMES[game])
    kind = next(iter(arena.kinds(rules)))
    assert [edge.points for edge in arena.edges(rules, kind, "careful", "careful", 1, 2, processes=1)] == pytest.approx(
        [0, 0]
    )
    assert (
        arena.interval([edge.points for edge in arena.edges(rules, kind, "careful", "chance", 1, 12, processes=1)]).low > 0
    )


def test_same_deals_whatever_the_processes() -> None:
    rules = games.rules(GAMES["quarante"])
    alone, two = (list(arena.edges(rules, "quarante", "careful", "chance", 1, 3, processes=many)) for many in (1, 2))
    assert alone == two


def test_no_secret_is_both_for_developing_and_for_accepting() -> None:
    rules = games.rules(GAMES["400"])
    whole = [
        arena.secret_of(rules, seed, number, seeds) for seeds in arena.SEEDS for seed in range(3) for number in range(3)
    ]
    deals = [
        arena.deals.secret_of("400", seed, number, seeds)
        for seeds in arena.SEEDS
        for seed in range(3)
        for number in range(3)
    ]
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


@pytest.mark.parametrize(("won", "many"), [(40, 2000), (2, 20000), (700, 20000)])
def test_a_share_of_many_is_clopper_and_pearsons(won: int, many: int) -> None:
    """A share that is far from a half by many of its standard deviations: the integration must not wrap round."""

    def more(least: int, share: float) -> float:
        ways = [math.lgamma(many + 1) - math.lgamma(hits + 1) - math.lgamma(many - hits + 1) for hits in range(least)]
        logs = [way + hits * math.log(share) + (many - hits) * math.log(1 - share) for hits, way in enumerate(ways)]
        return 1 - math.fsum(map(math.exp, logs))

    _, low, high = arena.bounded([1.0] * won + [0.0] * (many - won))
    assert more(won, low) == pytest.approx(0.025, rel=1e-2)
    assert 1 - more(won + 1, high) == pytest.approx(0.025, rel=1e-2)


@pytest.mark.parametrize(
    ("freedom", "quantile"),
    [(1, 12.706), (2, 4.303), (3, 3.182), (4, 2.776), (5, 2.571), (9, 2.262), (10, 2.228), (20, 2.086), (29, 2.045),
     (30, 2.042), (60, 2.000), (99, 1.984), (120, 1.980), (1000, 1.962), (20000, 1.960)],
)  # fmt: skip
def test_students_t_is_that_of_the_tables(freedom: int, quantile: float) -> None:
    assert t_quantile(freedom) == pytest.approx(quantile, abs=6e-4)


def test_interval_of_a_known_sample() -> None:
    estimate = arena.interval([1.0, 2.0, 3.0, 4.0])
    assert estimate.mean == 2.5
    assert estimate.half == pytest.approx(3.1824 * math.sqrt(5 / 3 / 4), abs=1e-3)
    assert (estimate.low, estimate.high) == pytest.approx((2.5 - estimate.half, 2.5 + estimate.half))


@pytest.mark.parametrize(
    ("won", "sets", "low", "high"),
    [(3, 10, 0.0667, 0.6525), (0, 10, 0, 0.3085), (10, 10, 0.6915, 1), (5, 20, 0.0866, 0.4910), (1, 2, 0.0126, 0.9874),
     (50, 100, 0.3983, 0.6017), (0, 100, 0, 0.0362), (399, 400, 0.98615, 0.99994)],
)  # fmt: skip
def test_of_nought_and_one_it_is_clopper_and_pearsons(won: int, sets: int, low: float, high: float) -> None:
    estimate = arena.bounded([1.0] * won + [0.0] * (sets - won))
    assert (estimate.low, estimate.high) == pytest.approx((low, high), abs=1e-4)


def test_bounds_of_another_scale_are_the_same() -> None:
    shares = [0.0, 0.5, 0.5, 1.0, 0.25]
    unscaled, other = arena.bounded(shares), arena.bounded([1 + 3 * share for share in shares], 1, 4)
    assert tuple(other) == pytest.approx([1 + 3 * number for number in unscaled])
    mirrored = arena.bounded([1 - share for share in shares])
    assert (mirrored.low, mirrored.high) == pytest.approx((1 - unscaled.high, 1 - unscaled.low))


def test_no_interval_from_a_single_figure() -> None:
    for estimate in (arena.interval([7.0]), arena.bounded([0.5])):
        assert not estimate.known
        assert (estimate.low, estimate.high) == (-math.inf, math.inf)


@pytest.mark.parametrize("sets", [2, 3, 10, 200])
def test_figures_that_are_all_alike_are_no_certainty(sets: int) -> None:
    assert not arena.interval([3.0] * sets).known
    for share in (0.0, 0.5, 1.0):
        estimate = arena.bounded([share] * sets)
        assert 0 <= estimate.low <= share <= estimate.high <= 1
        assert estimate.high - estimate.low > 1 / sets


@pytest.mark.parametrize("sample", [[0.0, 1.0], [1.0, 1.0, 0.5], [0.0] * 50 + [0.25], [1.0] * 300, [1 / 3, 1 / 6, 0.0]])
def test_a_share_is_never_below_nought_or_above_one(sample: list[float]) -> None:
    estimate = arena.bounded(sample)
    assert 0 <= estimate.low < estimate.high <= 1
    assert estimate.low <= estimate.mean <= estimate.high


def test_how_intervals_are_printed() -> None:
    assert arena.share_text(arena.Interval(0.6, 0.5208, 0.674)) == "60.0 % (52.1-67.4)"
    assert arena.share_text(arena.bounded([1.0])) == "100.0 % (no interval)"
    assert arena.bounded_text(arena.Interval(2.43, 2.312, 2.549), 2) == "2.43 (2.31-2.55)"
    assert arena.mean_text(arena.Interval(12.34, 10.9, 13.78)) == "12.3 ± 1.4"
    assert arena.mean_text(arena.Interval(12.34, 12.33, 12.35)) == "12.34 ± 0.01"
    assert arena.mean_text(arena.interval([4.0, 4.0]), 2) == "4.00 (no interval)"


@pytest.mark.parametrize("name", ["quarante, careful and chance", "king, flat and careful", "never lost in 200"])
@pytest.mark.parametrize("sets", [2, 5, 30])
def test_shares_are_held_as_often_as_it_says(name: str, sets: int) -> None:
    """In 400 runs the standard error is 1.1 in a hundred."""
    held, _ = measured.coverage(measured.SHARES[name], sets, arena.bounded, 400, 1)
    assert held >= 0.93


@pytest.mark.parametrize("name", ["quarante, flat and careful", "king, flat and careful"])
@pytest.mark.parametrize("sets", [2, 5, 30])
def test_means_are_held_as_often_as_it_says(name: str, sets: int) -> None:
    """Points are a little skewed, for which Student's t pays one or two in a hundred."""
    held, _ = measured.coverage(dict.fromkeys(measured.POINTS[name], 1.0), sets, arena.interval, 400, 1)
    assert 0.91 <= held <= 1


@pytest.mark.heavy
@pytest.mark.parametrize("sets", [2, 3, 5, 10, 20, 50, 100, 200])
def test_every_interval_holds_in_95_of_100_cases(sets: int) -> None:
    for figures in measured.SHARES.values():
        assert measured.coverage(figures, sets, arena.bounded, 2000, 2)[0] >= 0.94
    for points in measured.POINTS.values():
        assert measured.coverage(dict.fromkeys(points, 1.0), sets, arena.interval, 2000, 2)[0] >= 0.92
