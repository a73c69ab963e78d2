"""The store: nothing acknowledged is lost, nothing is written twice, and what falls together is committed together."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

import pytest

from fourkings.server.store import MIGRATIONS, Done, Fenced, Person, Store, Stored, Summary, TooNew

NOW = 1_700_000_000.0


def stored(name: str = "t", updated: float = NOW) -> Stored:
    return Stored(name, "king", "classic", bytes(32), "calm", Summary(1, 0, (0, 0, 0, 0), False, ()), NOW, updated)


def summary(version: int) -> Summary:
    return Summary(version, 1, (1, -2, 3, 0), True, (2,))


def test_what_is_written_is_read_again(tmp_path: Path):
    async def run() -> None:
        store = Store(tmp_path / "a.sqlite3")
        await store.create(stored(), ["anna"], ["one"])
        await store.append("t", "two", summary(2), NOW + 1, Done("anna", "letter", 2))
        await store.set_pace("t", "slow")
        store.close()
        store = Store(tmp_path / "a.sqlite3")
        assert await store.facts("t") == ["one", "two"]
        again = await store.table("t")
        assert again is not None
        assert (again.summary, again.pace, again.updated, again.secret) == (summary(2), "slow", NOW + 1, bytes(32))
        assert await store.done("t") == [Done("anna", "letter", 2)]
        assert await store.players_of("t") == ["anna"]
        assert await store.table("u") is None
        store.close()

    asyncio.run(run())


def test_a_secret_is_not_in_what_is_printed():
    assert "secret" not in repr(stored())


def test_tables_of_a_player_stand_in_the_order_last_played(tmp_path: Path):
    async def run() -> None:
        store = Store(tmp_path / "a.sqlite3")
        for name, updated in (("b", 2.0), ("c", 3.0), ("a", 1.0)):
            await store.create(stored(name, updated), ["anna"], ["one"])
        assert [one.id for one in await store.tables_of("anna")] == ["c", "b", "a"]
        await store.append("a", "two", summary(2), 4.0)
        await store.delete("b")
        assert [one.id for one in await store.tables_of("anna")] == ["a", "c"]
        assert await store.tables_of("zoe") == []
        assert await store.facts("b") == []
        store.close()

    asyncio.run(run())


def test_people_are_known_by_what_they_told_last(tmp_path: Path):
    async def run() -> None:
        store = Store(tmp_path / "a.sqlite3")
        assert await store.person("anna") is None
        await store.set_person("anna", Person("Anna", "fr"), NOW)
        await store.set_person("anna", Person("Änna", ""), NOW)
        assert await store.person("anna") == Person("Änna", "")
        store.close()

    asyncio.run(run())


def test_one_version_is_written_once(tmp_path: Path):
    async def run() -> None:
        one, other = Store(tmp_path / "a.sqlite3"), Store(tmp_path / "a.sqlite3")
        await one.create(stored(), ["anna"], ["one"])
        results = await asyncio.gather(
            one.append("t", "mine", summary(2), NOW), other.append("t", "yours", summary(2), NOW), return_exceptions=True
        )
        assert sorted(type(result).__name__ for result in results) == ["Fenced", "NoneType"]
        assert len(await one.facts("t")) == 2
        with pytest.raises(Fenced):
            await one.append("gone", "fact", summary(1), NOW)
        one.close()
        other.close()

    asyncio.run(run())


def test_a_doubled_letter_writes_nothing(tmp_path: Path):
    async def run() -> None:
        store = Store(tmp_path / "a.sqlite3")
        await store.create(stored(), ["anna"], ["one"])
        await store.append("t", "two", summary(2), NOW, Done("anna", "x", 2))
        with pytest.raises(Fenced):
            await store.append("t", "three", summary(3), NOW, Done("anna", "x", 3))
        assert await store.facts("t") == ["one", "two"]
        store.close()

    asyncio.run(run())


def test_what_falls_together_is_committed_together_and_one_failure_is_undone_alone(tmp_path: Path):
    async def run() -> None:
        store = Store(tmp_path / "a.sqlite3")
        commits: list[str] = []
        store._db.set_trace_callback(lambda sql: commits.append(sql) if sql == "COMMIT" else None)
        await store.create(stored(), ["anna"], ["one"])
        versions = [*range(2, 100), 5, *range(100, 200)]
        results = await asyncio.gather(
            *(store.append("t", str(one), summary(one), NOW) for one in versions), return_exceptions=True
        )
        assert [type(one) for one in results if one is not None] == [Fenced]
        assert await store.facts("t") == ["one", *map(str, range(2, 200))]
        assert len(commits) < 60
        store.close()

    asyncio.run(run())


def test_the_database_is_for_its_owner_alone_and_safe_against_a_loss_of_power(tmp_path: Path):
    store = Store(tmp_path / "a.sqlite3")
    assert (tmp_path / "a.sqlite3").stat().st_mode & 0o777 == 0o600
    assert store._db.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert store._db.execute("PRAGMA synchronous").fetchone() == (2,)
    assert store._db.execute("PRAGMA user_version").fetchone() == (len(MIGRATIONS),)
    store.close()


def test_a_database_from_the_future_is_left_alone(tmp_path: Path):
    Store(tmp_path / "a.sqlite3").close()
    db = sqlite3.connect(tmp_path / "a.sqlite3")
    db.execute("PRAGMA user_version = 99")
    db.close()
    with pytest.raises(TooNew, match="version 99"):
        Store(tmp_path / "a.sqlite3")


WRITER = """
import asyncio, sys
from pathlib import Path
from fourkings.server.store import Store, Stored, Summary
async def write(store, table):
    await store.create(Stored(table, "king", "classic", bytes(32), "calm", Summary(1, 0, (), False, ()), 0, 0), [], ["1"])
    for version in range(2, 100_000):
        await store.append(table, str(version), Summary(version, 0, (), False, ()), 0)
        print(table, version, flush=True)
async def run():
    store = Store(Path(sys.argv[1]))
    await asyncio.gather(*(write(store, f"{sys.argv[2]}-{n}") for n in range(8)))
asyncio.run(run())
"""


def test_nothing_acknowledged_is_lost_by_a_kill_in_the_middle_of_writes(tmp_path: Path):
    path, dice = tmp_path / "a.sqlite3", random.Random(3)
    told: dict[str, int] = {}
    for life in range(4):
        with (tmp_path / "out").open("w+b") as out:
            writer = subprocess.Popen([sys.executable, "-c", WRITER, str(path), str(life)], stdout=out)
            while not os.path.getsize(tmp_path / "out"):
                assert writer.poll() is None
                time.sleep(0.02)
            time.sleep(dice.uniform(0.02, 0.3))
            writer.send_signal(signal.SIGKILL)
            writer.wait()
            out.seek(0)
            for line in out.read().decode().splitlines(keepends=True):
                if line.endswith("\n"):
                    table, version = line.split()
                    told[table] = int(version)

    async def check() -> None:
        store = Store(path)
        for table, version in told.items():
            facts = await store.facts(table)
            assert facts == [str(one) for one in range(1, len(facts) + 1)]
            assert len(facts) >= version
        store.close()

    assert len(told) == 32
    asyncio.run(check())
