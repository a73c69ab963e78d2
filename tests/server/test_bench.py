"""The clients of `bench server`: whole deals of every game; and the ratio of two commits."""

import asyncio
import random
import subprocess
from itertools import product
from pathlib import Path

import pytest
from click.testing import CliRunner

from fourkings.bench import load, pairs, server
from fourkings.bench.load import Load
from fourkings.cli import cli
from fourkings.rulebook.games import GAMES
from fourkings.server.db import Store
from fourkings.server.net.settings import Settings
from fourkings.server.realtime.sessions import COOKIE, Sessions
from fourkings.server.realtime.tables import Tables
from fourkings.table import log
from fourkings.table.match import Undo
from serving import served


def test_clients_play_whole_deals_of_every_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server, "PEOPLE", (4, 1))
    monkeypatch.setattr(load, "UNDO", 0.2)
    # Bots without pauses; with a countdown of nothing, the first who is ready deals, and the others are refused.
    settings, loads = Settings(data=tmp_path, rate=1e5, tempo=0.0), list[Load]()
    places = asyncio.run(server.mixed(tmp_path, 10))
    sessions, store = Sessions(settings.secret_key()), Store(settings.url)
    cookies = [f"{COOKIE}={sessions.cookie(player)}" for player in "abcd"]

    async def play(url: str) -> None:
        for number, (table, people) in enumerate(places):
            loads.append(Load([], 0.0, random.Random(number)))
            await loads[-1].sit(url + table, cookies[:people])
        while min(each.actions for each in loads) < 130:
            await asyncio.sleep(0.05)
        for each in loads:
            await each.leave()

    with served(settings) as address:
        asyncio.run(play(address.replace("http", "ws") + "/ws/"))
    tables, games = Tables(store, settings), set[tuple[str, int]]()
    for table, people in places:
        match = asyncio.run(tables.replay_match(table)).match
        assert any(deal.state.points and not deal.state.void for deal in match.deals)
        undone = any(isinstance(fact, Undo) for fact in log.parse_events(asyncio.run(store.tables.events(table))))
        assert undone == (people == 1)
        games.add((match.rules.game.ID, people))
    assert games == set(product(GAMES.own, (1, 4)))
    store.close()


def test_a_ratio_is_the_geometric_mean_with_its_interval() -> None:
    estimate = pairs.ratio([(1.0, 2.0), (2.0, 1.0), (2.0, 1.0), (4.0, 2.0)])
    assert estimate.mean == pytest.approx(2**0.5)
    # Student's t of three degrees of freedom, 3.1824, times the standard error of the logarithms.
    assert estimate.high / estimate.mean == pytest.approx(2 ** (3.1824 * 0.5), rel=1e-4)
    assert estimate.low * estimate.high == pytest.approx(estimate.mean**2)
    assert not pairs.ratio([(1.0, 2.0)]).known


def test_two_commits_are_measured_by_turns(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    repository, sides = tmp_path / "here", list[str]()
    former = repository / "src" / "fourkings"
    for name in ("bench/load.py", "server/store/sql.py"):
        (former / name).parent.mkdir(parents=True)
        (former / name).touch()
    (repository / "src" / "number").write_text("1")
    git = ["git", "-C", str(repository), "-c", "user.name=a", "-c", "user.email=a@example.org"]
    for command in (["init", "-q"], ["add", "."], ["commit", "-qm", "One"]):
        subprocess.run([*git, *command], check=True)
    (repository / "src" / "number").write_text("2")

    def works(commit: str, source: Path, tables: int) -> pairs.Works:
        sides.append((source / "number").read_text())
        if commit:  # a server whose bench played no cards
            text = "".join((source / "fourkings/bench" / name).read_text() for name in ("load.py", "server.py"))
            assert all(name not in text and old in text for name, old in pairs.FORMER_NAMES.items())
        return {("calls", "fast", 64): 3.0 + len(sides) % 2, ("cards", "fast", 64): 2.0, ("cards", "tables", tables): 1.0}

    monkeypatch.setattr(pairs, "SOURCE", repository / "src")
    monkeypatch.setattr(pairs, "_works", works)
    rows = [row.figures for row in pairs.compare("HEAD", range(3), 20)]
    assert sides == ["2", "1", "1", "2", "2", "1"]
    assert [(row["load"], row.get("fast"), row.get("tables")) for row in rows] == [
        ("cards", 64, None), ("calls", 64, None), ("cards", None, 20),
    ]  # fmt: skip
    assert [row["ratio"] for row in rows] == pytest.approx([1, (4 / 3) ** (1 / 3), 1])


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ("server --against no-such-commit", "there is no commit no-such-commit here"),
        ("rules --soak 60", "go with server alone"),
        ("server --pairs 5", "--pairs needs --against"),
        ("server --tables 0", "0 is not in the range"),
    ],
)
def test_wrong_arguments_get_a_sentence(arguments: str, sentence: str) -> None:
    answer = CliRunner().invoke(cli, ["bench", *arguments.split()])
    assert answer.exit_code == 2
    assert sentence in answer.output
