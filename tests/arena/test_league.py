"""Leagues: the same standings whoever does the work, killed and resumed or not; ratings that find known strengths."""

import itertools
import json
import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from fourkings.arena import GIVE_UP, ForfeitedMatch, abandoned_side
from fourkings.bots import BOTS, title
from fourkings.engines import source
from fourkings.i18n import language
from fourkings.leagues import page, standings
from fourkings.leagues.journal import AnotherLeague, BadJournal, Journal, set_result
from fourkings.leagues.plan import Plan, SetResult, Task, play_set

BOTS_THERE = ("chance", "careful", "flat")
PLAN = Plan("quarante", "classic", (("target", 10),), BOTS_THERE, 1, 3, 50)
TITLES = [title(BOTS[bot]) for bot in BOTS_THERE]


def league(folder: Path, *more: str, bots: tuple[str, ...] = ("chance", "careful")) -> list[str]:
    command = [sys.executable, "-m", "fourkings", "league", "quarante", *bots, "--folder", str(folder), "--seed", "1"]
    return [*command, "--option", "target=10", "--sets", "6", "--quiet", *more]


def run(folder: Path, *more: str, code: int = 0, bots: tuple[str, ...] = ("chance", "careful")) -> str:
    ran = subprocess.run(league(folder, *more, bots=bots), capture_output=True, text=True, check=False)
    assert ran.returncode == code, ran.stderr
    return ran.stdout if code == 0 else ran.stderr


def results_in(folder: Path) -> tuple[str, str]:
    return (folder / "league.json").read_text("utf-8"), (folder / "league.html").read_text("utf-8")


@pytest.mark.costly
def test_the_same_standings_whoever_works_and_however_often_it_is_killed(tmp_path: Path) -> None:
    assert run(tmp_path / "one", "--processes", "1").splitlines()[1].split()[1] == "careful"
    alone = results_in(tmp_path / "one")
    # Killed in the middle, with a line cut off, and gone on with by another number of processes.
    journal = tmp_path / "two" / "league.jsonl"
    process = subprocess.Popen(league(tmp_path / "two", "--processes", "2"))
    until = time.monotonic() + 60
    while time.monotonic() < until and not (journal.exists() and journal.read_bytes().count(b"\n") > 2):
        time.sleep(0.02)
    process.send_signal(signal.SIGKILL)
    process.wait()
    with journal.open("ab") as file:
        file.write(b'{"a": 0, "b"')
    run(tmp_path / "two", "--processes", "1")
    assert results_in(tmp_path / "two") == alone
    # Once more: nothing is left to play; and another plan is refused.
    before = journal.read_bytes()
    run(tmp_path / "two")
    assert journal.read_bytes() == before
    assert "max_deals was 200 and is now 9; choose another folder" in run(tmp_path / "two", "--max-deals", "9", code=2)


def test_a_page_and_json_of_three_bots(tmp_path: Path) -> None:
    sets = [play_set(task) for task in PLAN.tasks()]
    assert len(sets) == 9
    table = standings.standings(PLAN, TITLES, sets)
    assert table["bots"][-1]["bot"] == "chance 1"
    assert sum(row["rating"] for row in table["bots"]) == pytest.approx(0, abs=0.2)
    assert all(row["low"] <= row["rating"] <= row["high"] for row in table["bots"])
    assert [row["sets"] for row in table["bots"]] == [6, 6, 6], "each bot sat in the sets of two pairs"
    shown = page.page(language("en"), table)
    assert all(bot in shown for bot in TITLES)
    assert shown.count("<circle") == 3
    assert standings.standings(PLAN, TITLES, random.Random(1).sample(sets, len(sets))) == table


def test_a_gauntlet_and_individuals() -> None:
    assert len(Plan("king", "classic", (), ("a", "b", "c"), 0, 1, 9).pairs()) == 6
    assert Plan("400", "classic", (), ("a", "b", "c"), 0, 1, 9).pairs() == [(0, 1), (0, 2), (1, 2)]
    assert Plan("400", "classic", (), ("a", "b", "c"), 0, 1, 9, gauntlet=True).pairs() == [(0, 1), (0, 2)]


@pytest.mark.parametrize("others", [1, 3])
def test_ratings_find_known_strengths(others: int) -> None:
    known = [-150.0, 0.0, 150.0]
    shares = [
        (a, b, 1 / (1 + others * 10 ** ((known[b] - known[a]) / 400)), 1000.0) for a in range(3) for b in range(3) if a != b
    ]
    assert standings.ratings(3, others, shares) == pytest.approx(known, abs=1)


def test_a_pair_stops_where_the_test_is_sure_wherever_the_work_had_come() -> None:
    plan = Plan("400", "classic", (), ("a", "b"), 0, 400, 9, stop="won")
    dice = random.Random(4)
    row = [SetResult(0, 1, number, float(dice.random() < 0.8), 1.0, 1, 0) for number in range(300)]
    sure = standings.sets_until_decided(plan, row)
    assert 20 <= sure < 200
    assert standings.is_decided(plan, row[:sure])
    assert not standings.is_decided(plan, row[: sure - 1])
    for known in (row[: sure + 1], row):
        assert len(standings.counted_sets(plan, known)[0, 1]) == sure
    gap = [result for result in row if result.number != 7]
    assert len(standings.counted_sets(plan, gap)[0, 1]) == 7


def test_a_journal_is_taken_up_where_it_ends(tmp_path: Path) -> None:
    path, plan = tmp_path / "league.jsonl", PLAN.to_json({"chance": "chance 1"})
    result = SetResult(0, 1, 0, 0.5, -3.0, 2, 0, (ForfeitedMatch("a", "deal 1: x ended"),))
    journal = Journal(path, plan, set_result)
    journal.add(result)
    journal.close()
    again = Journal(path, plan | {"sets": 99}, set_result)
    assert list(again.known.values()) == [result]
    again.close()
    with pytest.raises(AnotherLeague, match="seed was 1 and is now 2; choose another folder"):
        Journal(path, plan | {"seed": 2}, set_result)
    with pytest.raises(AnotherLeague, match="run: versions of chance was 'chance 1' and is now 'chance 2'; choose another"):
        Journal(path, plan | {"versions": {"chance": "chance 2"}}, set_result)
    assert json.loads(path.read_text("utf-8").splitlines()[0])["league"] == "fourkings/league/1"


def test_ray_is_named_where_it_is_missing(tmp_path: Path) -> None:
    hidden = tmp_path / "ray.py"
    hidden.write_text("raise ModuleNotFoundError(name='ray')\n", "utf-8")
    paths = os.pathsep.join([str(tmp_path), *filter(None, [os.environ.get("PYTHONPATH")])])
    ran = subprocess.run(
        league(tmp_path / "out", "--ray", "local"), env={**os.environ, "PYTHONPATH": paths}, capture_output=True, text=True,
        check=False,
    )  # fmt: skip
    assert ran.returncode == 2
    assert "Ray is not installed: pip install 'four-kings[ray]'" in ran.stderr
    assert not (tmp_path / "out").exists()


@pytest.mark.heavy  # starts a cluster of two nodes, which takes half a minute
def test_on_ray_a_worker_that_is_killed_changes_no_result() -> None:
    ray = pytest.importorskip("ray", reason="needs the extra ray")
    cluster_utils = pytest.importorskip("ray.cluster_utils")
    from fourkings.leagues.workers import on_ray

    cluster = cluster_utils.Cluster(initialize_head=True, head_node_args={"num_cpus": 1})
    second = cluster.add_node(num_cpus=1)
    try:
        results, killed = [], False
        for result in on_ray(play_set, PLAN.tasks(), cluster.address):
            results.append(result)
            if not killed:
                cluster.remove_node(second, allow_graceful=False)
                killed = True
        assert sorted(results) == sorted(play_set(Task(PLAN, result.a, result.b, result.number)) for result in results)
        assert len(results) == 9
    finally:
        ray.shutdown()
        cluster.shutdown()


JUNK = {
    "junk": b"junk", "zeros": b"\0\0\0", "no text": b"\xff\xfe", "depth": b"[" * 100_000, "a long number": b"1" * 5_000,
    "a list": b"[]", "empty": b"{}", "part": b'{"a": 1}', "null": b"null",
}  # fmt: skip


@pytest.mark.parametrize("line", JUNK.values(), ids=JUNK)
@pytest.mark.parametrize("place", [1, 3])
def test_a_line_that_no_league_has_written_is_named(tmp_path: Path, line: bytes, place: int) -> None:
    path = tmp_path / "league.jsonl"
    journal = Journal(path, PLAN.to_json({}), set_result)
    for number in range(2):
        journal.add(SetResult(0, 1, number, 0.5, 1.0, 3, 0))
    journal.close()
    lines = path.read_bytes().splitlines()
    lines[place - 1] = line
    path.write_bytes(b"\n".join(lines) + b"\n")
    with pytest.raises((BadJournal, AnotherLeague), match=rf"league.jsonl, line {place}:|another run"):
        Journal(path, PLAN.to_json({}), set_result)
    assert path.read_bytes().splitlines() == lines, "nothing is lost"


def test_the_command_says_which_line_is_wrong(tmp_path: Path) -> None:
    tmp_path.joinpath("league.jsonl").write_bytes(b"\0\0\n")
    said = run(tmp_path, code=2)
    assert "league.jsonl, line 1: no league has written this" in " ".join(said.split())
    assert "Traceback" not in said


HANGS = """
class Hangs:
    VERSION = 1

    def choose(self, view, rng, limit=None):
        raise SystemExit("no idea")
"""


@pytest.fixture
def hanging(tmp_path: Path) -> str:
    (tmp_path / "hangs.py").write_text(HANGS, "utf-8")
    return f"{tmp_path}/hangs.py:Hangs"


@pytest.mark.costly
def test_a_bot_that_forfeits_every_match_is_given_up(tmp_path: Path, hanging: str) -> None:
    """Three sets are enough, whoever works; forfeits are counted in matches, not in seats."""
    bots = ("careful", hanging)
    for name, processes in (("one", "1"), ("two", "2")):
        told_of = run(tmp_path / name, "--sets", "5", "--processes", processes, bots=bots)
        table = json.loads((tmp_path / name / "league.json").read_text("utf-8"))
        (pair,) = table["pairs"]
        assert (pair["sets"], pair["won"]["mean"], pair["given_up"]) == (GIVE_UP, 1.0, "Hangs 1")
        loser = next(row for row in table["bots"] if row["bot"] == "Hangs 1")
        assert len(loser["forfeits"]) == 2 * GIVE_UP
        assert f"matches forfeited: {2 * GIVE_UP}; the first: deal 1: " in told_of
        assert "careful 1 against Hangs 1: Hangs 1 is given up. It forfeited every match of 3 sets in a row." in told_of
    assert results_in(tmp_path / "one") == results_in(tmp_path / "two")


@pytest.mark.costly
def test_a_match_ends_where_a_bot_is_given_up(hanging: str) -> None:
    command = [sys.executable, "-m", "fourkings", "match", "quarante", hanging, "careful", "--sets", "20"]
    options = ["--option", "target=10", "--quiet", "--processes", "1"]
    ran = subprocess.run([*command, *options, "--json"], capture_output=True, text=True, check=True)
    figures = json.loads(ran.stdout)
    assert (figures["sets"], figures["given_up"], len(figures["forfeits"])) == (GIVE_UP, "a", 2 * GIVE_UP)


def test_who_is_given_up() -> None:
    rules = PLAN.rules
    mine, theirs = ForfeitedMatch("a", "x"), ForfeitedMatch("b", "y")
    lost = SetResult(0, 1, 0, 0.0, 0.0, 1, 0, (mine, mine))
    assert abandoned_side(rules, [lost] * GIVE_UP) == "a"
    assert abandoned_side(rules, [lost] * (GIVE_UP - 1)) is None
    assert abandoned_side(rules, [lost, lost._replace(forfeits=(mine, theirs)), lost]) is None
    assert abandoned_side(rules, [lost._replace(forfeits=(theirs, theirs))] * GIVE_UP) == "b"


@pytest.mark.costly
def test_a_bot_whose_source_changed_without_its_version_is_told(tmp_path: Path) -> None:
    path = tmp_path / "mine.py"
    plain = "class Mine:\n    VERSION = 1\n\n    def choose(self, view, rng, limit=None):\n        return view.legal[0]\n"
    times = itertools.count(1_800_000_000)

    def write(text: str) -> None:
        """Python knows a module that it has compiled again by its time in seconds: each text is written in another one."""
        path.write_text(text, "utf-8")
        os.utime(path, (now := next(times), now))

    write(plain)
    bots = ("careful", f"{path}:Mine")
    run(tmp_path / "one", "--sets", "1", "--processes", "1", bots=bots)
    write(plain.replace("legal[0]", "legal[-1]"))
    said = " ".join(run(tmp_path / "one", "--sets", "2", bots=bots, code=2).split())
    assert f"the source of {path}:Mine has changed since these sets were played, but not its version" in said
    write(plain.replace("legal[0]", "legal[-1]").replace("VERSION = 1", "VERSION = 2"))
    said = " ".join(run(tmp_path / "one", "--sets", "2", bots=bots, code=2).split())
    assert "versions was" in said
    write(plain)
    run(tmp_path / "one", "--sets", "1", "--processes", "1", bots=bots)


def test_a_source_covers_modules_and_data_beside_it(tmp_path: Path) -> None:
    def digest(game: str = "king") -> str | None:
        return source(f"{tmp_path / 'mine.py'}:Mine", game)

    (tmp_path / "mine.py").write_text("import net\nimport numpy", "utf-8")
    seen = {digest()}
    for name in ("net.py", "mine.npz", "mine-king.npz"):
        (tmp_path / name).write_bytes(f"# {name}".encode())
        assert digest() not in seen
        seen.add(digest())
    for name in ("mine-400.npz", "other.py", "mine.pyc"):
        (tmp_path / name).write_bytes(f"# {name}".encode())
    assert digest() in seen
    assert digest("400") not in seen
