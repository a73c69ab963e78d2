"""The benchmark: frozen, resumed and repeated digit for digit; faults of a bot are counted, and the run goes on."""

import hashlib
import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from bots import strong_decisions
from cases import few
from fourkings.arena import ForfeitedMatch, interval
from fourkings.bots import BOTS
from fourkings.cli import cli
from fourkings.cli._figures import benchmark_table
from fourkings.i18n import language
from fourkings.leagues import benchmark
from fourkings.leagues.benchmark import Stage
from fourkings.leagues.plan import SetResult, Task, play_set
from fourkings.rulebook.cards import SEATS, members, name
from fourkings.rulebook.games import GAMES

GAME = "quarante-1792"
DECISIONS = {
    "quarante": "72e7a46a9fc4", "quarante-1792": "479c4835027e", "400": "739656a2258c", "jeu-du-roi": "517fa0b6ad67",
    "king": "aeb8f806f986",
}  # fmt: skip
"""Hashes of each game's first decisions: if one changes, the benchmark needs a new version."""
STRONG_13 = {
    "king": "fee82410476c", "jeu-du-roi": "da50e06efb72", "400": "dd02fd58dcaf",
    "quarante": "ac1952e4b62b", "quarante-1792": "8fed988265a7",
}  # fmt: skip
"""Hashes of the first deal of each game that four strong 13 play, as `bots.strong_decisions` writes it."""


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(benchmark, "STAGES", {"first": Stage(1, 3), "long": Stage(2, 5), "decisions": Stage(0, 3)})


def run(bot: str, folder: Path, *more: str) -> dict:
    options = ["benchmark", bot, "--folder", str(folder), "--game", GAME, "--quiet", "--json", *more]
    ran = CliRunner().invoke(cli, options, catch_exceptions=False)
    assert ran.exit_code == 0, ran.output
    written = json.loads((folder / f"{GAME}.json").read_text("utf-8"))
    assert json.loads(ran.stdout) == written
    assert benchmark.signature(written) == written["signature"]
    return written


def test_the_benchmark_is_frozen() -> None:
    benchmark.check_versions()
    positions = {game: [benchmark.decision(game, number).to_line() for number in range(3)] for game in GAMES.own}
    assert {
        game: hashlib.sha256("\n".join(lines).encode()).hexdigest()[:12] for game, lines in positions.items()
    } == DECISIONS


@pytest.mark.parametrize("game", few(list(STRONG_13), 2))
def test_its_strong_is_version_13(game: str) -> None:
    case = next(case for case in strong_decisions.cases() if case.game == game)
    line = strong_decisions.line(case, benchmark.frozen("strong"))
    assert hashlib.sha256(line.encode()).hexdigest()[:12] == STRONG_13[game]


def test_another_version_of_an_opponent_is_another_benchmark(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(BOTS["flat"], "VERSION", 2)
    ran = CliRunner().invoke(cli, ["benchmark", "chance", "--folder", str(tmp_path)])
    assert ran.exit_code == 2
    assert "the benchmark needs flat 1, and this program has flat 2" in ran.output


@pytest.mark.costly
def test_a_run_is_taken_up_and_gives_the_same_digits_on_any_number_of_processes(tmp_path: Path) -> None:
    whole = run("careful", tmp_path / "one", "--processes", "1", "--stage", "long")
    run("careful", tmp_path / "two", "--processes", "2")
    for journal in (tmp_path / "two").glob("*.jsonl"):  # killed in the middle of a line
        lines = journal.read_bytes().splitlines(keepends=True)
        journal.write_bytes(b"".join(lines[:-1]) + lines[-1][:20])
    assert run("careful", tmp_path / "two", "--processes", "1", "--stage", "long")["signature"] == whole["signature"]
    assert len(whole["losses"]) == 5
    first = run("careful", tmp_path / "one", "--processes", "1")
    assert (first["won"]["flat 1"], first["losses"]) == (whole["won"]["flat 1"][:1], whole["losses"][:3])


def test_ctrl_c_shows_the_games_that_are_complete(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(benchmark.STAGES, "first", Stage(0, 2))
    real, options = benchmark.answer, ["--folder", str(tmp_path), "--processes", "1", "--quiet", "--game", GAME]

    def stopped(question: benchmark.Question) -> benchmark.Answer:
        if question[0] == "king" and question[2]:
            raise KeyboardInterrupt
        return real(question)

    monkeypatch.setattr(benchmark, "answer", stopped)
    ran = CliRunner().invoke(cli, ["benchmark", "chance", *options, "--game", "king", "--json"])
    assert ran.exit_code == 1, "aborted"
    assert [json.loads(line)["game"] for line in ran.stdout.splitlines() if line] == [GAME]
    assert {path.name for path in tmp_path.glob("*.json")} == {f"{GAME}.json"}
    assert len((tmp_path / "king-decisions.jsonl").read_text("utf-8").splitlines()) == 2


BOT = """
class Odd:
    NAME, VERSION = "odd", 1
    def choose(self, view, rng, limit):
        self.beliefs = {"QH": [0.25] * 4}
        DO
"""


@pytest.mark.parametrize(
    ("do", "fault", "said"), [("raise ValueError('no idea')", "crash", "no idea"), ("return 'XX'", "illegal", "XX")]
)
def test_faults_are_counted_and_the_run_goes_on(tmp_path: Path, do: str, fault: str, said: str) -> None:
    (tmp_path / "odd.py").write_text(BOT.replace("DO", do), "utf-8")
    result = run(f"{tmp_path / 'odd.py'}:Odd", tmp_path / "out", "--processes", "1")
    # Two matches a set against each of two opponents, and three decisions.
    assert result["faults"] == {"illegal": 0, "late": 0, "crash": 0} | {fault: 7}
    assert result["won"] == {"flat 1": [0.0], "strong 13": [0.0]}
    assert result["actions"] == [None] * 3
    assert result["surprise"] == []
    _, *answers = (tmp_path / "out" / f"{GAME}-decisions.jsonl").read_text("utf-8").splitlines()
    assert all(said in json.loads(line)["reason"] for line in answers)
    again = ["benchmark", f"{tmp_path / 'odd.py'}:Odd", "--folder", str(tmp_path / "out"), "--game", GAME, "--quiet"]
    for stage, faults in (("long", 13), ("first", 7)):
        printed = CliRunner().invoke(cli, [*again, "--stage", stage, "--processes", "1"]).stderr
        assert f"faults in {GAME}: {faults}; the first: " in printed
        assert said in printed


def test_an_engine_that_does_not_start_again_is_a_crash() -> None:
    answer = benchmark.answer((GAME, "engine:false", 0))
    assert (answer.fault, answer.action) == ("crash", None)
    plan = benchmark.plan_of(GAME, "engine:false", 1)
    assert [match.by for match in play_set(Task(plan, 0, 1, 0)).forfeits] == ["a", "a"]


def test_the_sets_that_a_bot_given_up_did_not_play_are_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(benchmark.STAGES, "first", Stage(5, 0))
    lost = (ForfeitedMatch("a", "deal 1: odd said nothing for 10 seconds"),) * 2
    # The fourth set was under way in another process when the bot was given up.
    sets = [SetResult(0, 1, number, 0.0, -9.0, 2, 0, lost) for number in range(4)]
    sets += [SetResult(0, 2, number, 1.0, 9.0, 2, 0) for number in range(5)]
    plan = benchmark.plan_of(GAME, "chance", 5)
    result = benchmark.result(plan, "chance 1", "first", sets, [])
    assert result["won"] == {"flat 1": [0.0] * 5, "strong 13": [1.0] * 5}
    assert result["faults"] == {"illegal": 0, "late": 6, "crash": 0}
    assert benchmark.reasons(plan, "first", sets, []) == [lost[0].reason] * 6


def test_decisions_can_be_run_without_matches(tmp_path: Path) -> None:
    alone = run("careful", tmp_path, "--stage", "decisions", "--processes", "1")
    assert (alone["won"], alone["points"], alone["deals"], len(alone["losses"])) == ({}, {}, 0, 3)
    words = language("en", isolating=False)
    head = list(benchmark_table(words, [alone, alone | {"game": "king"}]))[1]
    assert head.split()[:3] == ["game", "loss", "(tricks)"]


def test_beliefs_that_a_bot_states_are_priced(tmp_path: Path) -> None:
    (tmp_path / "odd.py").write_text(BOT.replace("DO", "return view.legal[0]"), "utf-8")
    answer = benchmark.answer((GAME, f"{tmp_path / 'odd.py'}:Odd", 0))
    assert answer.surprise == pytest.approx(1.584963), "a third each"
    state = benchmark.decision(GAME, 0)
    known = {
        name(card): [float(holder == seat) for holder in SEATS] for seat in SEATS for card in members(state.hands[seat])
    }
    assert benchmark.surprise_of(known, state) == 0
    assert benchmark.surprise_of({card: row[::-1] for card, row in known.items()}, state) > 5
    for nonsense in (None, [], {card: [1] for card in known}):
        assert benchmark.surprise_of(nonsense, state) is None


def test_the_figures_of_several_games_count_alike_however_many_sets_they_have() -> None:
    first, other = [0.0, 1.0, 0.5, 0.5], [1.0, 0.0]
    both = benchmark.together([first, other])
    assert both.mean == 0.5
    assert both.half > benchmark.together([first, first]).half > interval(first * 2).half * 0.9
    assert benchmark.together([first]) == interval(first)
    assert not benchmark.together([[0.0], [0.0]]).known
