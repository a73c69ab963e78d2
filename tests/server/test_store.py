"""The store: nothing acknowledged is lost, nothing is written twice, and what falls together is committed together."""

import asyncio
import json
import os
import random
import signal
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

import psycopg
import pytest
from sqlalchemy import event
from sqlalchemy.exc import DBAPIError

from fourkings.app import models
from fourkings.server.db import Store
from fourkings.server.db.log import KEPT, SWEEP
from fourkings.server.db.people import MENTIONS, PERSONAL
from fourkings.server.db.schema import avoided, board_answers, metadata, presence
from fourkings.server.db.table_data import Share
from fourkings.server.db.threads import AT_ONCE, Pauses
from fourkings.table.runtime.state import GrantedRequest

pytestmark = pytest.mark.usefixtures("database")

NOW = 1_700_000_000.0


def stored(name: str = "t", updated: float = NOW) -> models.Stored:
    return models.Stored(
        name, "king", "classic", bytes(32), "calm", models.Summary(1, 0, (0, 0, 0, 0), False, ()), NOW, updated
    )


def summary(version: int) -> models.Summary:
    return models.Summary(version, 1, (1, -2, 3, 0), True, (2,))


async def test_what_is_written_is_read_again(url: str):
    store = Store(url)
    await store.tables.create(stored(), ["anna"], ["one"])
    await store.tables.append("t", "two", summary(2), NOW + 1, GrantedRequest("anna", "asked", 2))
    await store.tables.set_pace("t", "slow")
    store.close()
    store = Store(url)
    assert await store.tables.events("t") == ["one", "two"]
    again = await store.tables.get("t")
    assert (again.summary, again.pace, again.updated, again.secret) == (summary(2), "slow", NOW + 1, bytes(32))
    assert await store.tables.granted("t") == [GrantedRequest("anna", "asked", 2)]
    assert await store.tables.players_of("t") == ["anna"]
    assert await store.tables.get("u") is None
    store.close()


def test_a_secret_is_not_in_what_is_printed():
    assert "secret" not in repr(stored())


async def test_tables_of_a_player_stand_in_the_order_last_played(store: Store):
    for name, updated in (("b", 2.0), ("c", 3.0), ("a", 1.0)):
        await store.tables.create(stored(name, updated), ["anna"], ["one"])
    assert [row.id for row in await store.tables.of("anna")] == ["c", "b", "a"]
    await store.tables.append("a", "two", summary(2), 4.0)
    await store.tables.delete("b")
    assert [row.id for row in await store.tables.of("anna")] == ["a", "c"]
    assert await store.tables.of("zoe") == []
    assert await store.tables.events("b") == []


async def test_people_are_known_by_what_they_told_last(store: Store):
    assert await store.people.get("anna") is None
    await store.people.remember("anna", models.Person("Anna", "fr"), NOW)
    await store.people.remember("anna", models.Person("Änna", ""), NOW)
    assert await store.people.get("anna") == models.Person("Änna", "")


async def test_one_version_is_written_once(url: str):
    first, other = Store(url), Store(url)
    await first.tables.create(stored(), ["anna"], ["one"])
    results = await asyncio.gather(
        first.tables.append("t", "mine", summary(2), NOW),
        other.tables.append("t", "yours", summary(2), NOW),
        return_exceptions=True,
    )
    assert sorted(type(result).__name__ for result in results) == ["NoneType", "VersionConflict"]
    assert len(await first.tables.events("t")) == 2
    with pytest.raises(models.VersionConflict):
        await first.tables.append("gone", "fact", summary(1), NOW)
    first.close()
    other.close()


async def test_facts_that_come_together_are_written_together_or_not_at_all(store: Store):
    await store.tables.create(stored("t"), ["anna"], ["one"])
    await store.tables.append_all("t", [(str(version), summary(version)) for version in range(2, 140)], NOW + 1)
    assert await store.tables.events("t") == ["one", *map(str, range(2, 140))]
    kept = await store.tables.get("t")
    assert (kept.summary.version, kept.updated) == (139, NOW + 1)
    for first in (139, 100):
        with pytest.raises(models.VersionConflict):
            await store.tables.append_all("t", [(f"other {at}", summary(at)) for at in range(first, first + 80)], NOW + 2)
    with pytest.raises(models.VersionConflict):
        await store.tables.append_all("gone", [("two", summary(2))], NOW)
    assert len(await store.tables.events("t")) == 139
    assert await store.tables.get("t") == kept


async def test_a_doubled_request_writes_nothing(store: Store):
    await store.tables.create(stored(), ["anna"], ["one"])
    await store.tables.append("t", "two", summary(2), NOW, GrantedRequest("anna", "x", 2))
    with pytest.raises(models.VersionConflict):
        await store.tables.append("t", "three", summary(3), NOW, GrantedRequest("anna", "x", 3))
    assert await store.tables.events("t") == ["one", "two"]
    await store.tables.append("t", "three", summary(3), NOW, GrantedRequest("ben", "x", 3))
    assert await store.tables.events("t") == ["one", "two", "three"], "an id is its sender's own"


async def test_what_falls_together_is_committed_together_and_one_failure_is_undone_alone(store: Store):
    commits: list[str] = []
    event.listen(store._writer._db.engine, "commit", lambda db: commits.append("COMMIT"))
    if not store.shared:  # SQLite's driver commits events without SQLAlchemy
        store._writer._db.connection.dbapi_connection.set_trace_callback(commits.append)
    await store.tables.create(stored(), ["anna"], ["one"])
    versions = [*range(2, 100), 5, *range(100, 200)]
    results = await asyncio.gather(
        *(store.tables.append("t", str(version), summary(version), NOW) for version in versions), return_exceptions=True
    )
    assert [type(result) for result in results if result is not None] == [models.VersionConflict]
    assert await store.tables.events("t") == ["one", *map(str, range(2, 200))]
    assert 1 < commits.count("COMMIT") < 60


async def test_requests_are_remembered_for_a_while(store: Store):
    await store.tables.create(stored(), ["anna"], ["one"])
    last = KEPT + 3 * SWEEP
    await asyncio.gather(
        *(
            store.tables.append("t", str(version), summary(version), NOW, GrantedRequest("anna", f"l{version}", version))
            for version in range(2, last + 1)
        )
    )
    kept = sorted(request.version for request in await store.tables.granted("t"))
    assert kept == list(range(3 * SWEEP + 1, last + 1))
    assert len(await store.tables.events("t")) == last
    assert len(await store.tables.events("t", last - 3)) == 3


async def test_a_lane_goes_on_after_any_error(store: Store):
    results = await asyncio.gather(
        store._writer.run(lambda db: 1 // 0),
        store.tables.create(stored(), ["anna"], ["one"]),
        store._writer.run(lambda db: db.exec_driver_sql("SELECT nothing FROM nowhere")),
        store._reader.run(lambda db: 1 // 0),
        store.tables.get("t"),
        return_exceptions=True,
    )
    assert [type(result).__name__ for result in results[:4:3]] == ["ZeroDivisionError"] * 2
    assert results[1] is None
    assert isinstance(results[2], DBAPIError)
    assert await store.tables.events("t") == ["one"]


@pytest.mark.parametrize("database", ["postgresql"], indirect=True)
async def test_a_lost_connection_is_made_anew(url: str, store: Store):
    await store.tables.create(stored(), ["anna"], ["one"])
    for version in range(2, 6):
        with psycopg.connect(url, autocommit=True) as db:
            db.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()")
        await store.tables.append("t", str(version), summary(version), NOW)
        assert await store.tables.events("t") == ["one", *map(str, range(2, version + 1))]


WRITER = """
import asyncio, sys
from fourkings.app.models import Stored, Summary
from fourkings.server.db import Store
async def write(store, table):
    new = Stored(table, "king", "classic", bytes(32), "calm", Summary(1, 0, (), False, ()), 0, 0)
    await store.tables.create(new, [], ["1"])
    for version in range(2, 100_000):
        await store.tables.append(table, str(version), Summary(version, 0, (), False, ()), 0)
        print(table, version, flush=True)
async def run():
    store = Store(sys.argv[1])
    await asyncio.gather(*(write(store, f"{sys.argv[2]}-{n}") for n in range(8)))
asyncio.run(run())
"""


async def test_nothing_acknowledged_is_lost_by_a_kill_in_the_middle_of_writes(url: str, tmp_path: Path):
    dice = random.Random(3)
    versions: dict[str, int] = {}
    for life in range(3):
        with (tmp_path / "out").open("w+b") as out:
            writer = subprocess.Popen([sys.executable, "-c", WRITER, url, str(life)], stdout=out)
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
                    versions[table] = int(version)
    assert len(versions) == 3 * 8
    store = Store(url)
    for table, version in versions.items():
        events = await store.tables.events(table)
        assert events == [str(number) for number in range(1, len(events) + 1)]
        assert len(events) >= version
    store.close()


async def test_links_openings_and_mistakes_are_found_and_go_with_their_table(store: Store):
    for name in "ab":
        await store.tables.create(
            stored(name), ["anna"], ['{"type":"open-waiting-room","x":0}', '{"type":"join"}', '{"type":"opening","x":1}']
        )
        for hidden in (False, True):
            await store.shares.add(Share(f"{name}{hidden}", name, "anna", hidden, NOW + hidden))
        await store.reviews.ask(models.StoredReview(name, 1, "judge", NOW, 0, 2))
    await store.shares.add(Share("zoe", "a", "zoe", False, NOW))
    await store.shares.add(Share("gone", "nowhere", "anna", False, NOW))
    assert await store.tables.openings(["a"]) == {"a": ['{"type":"open-waiting-room","x":0}', '{"type":"opening","x":1}']}
    assert await store.shares.get("aTrue") == Share("aTrue", "a", "anna", True, NOW + 1)
    assert [share.token for share in await store.shares.of("anna", "a")] == ["aFalse", "aTrue"]
    await store.shares.remove("anna", "a")
    assert [share.token for share in await store.shares.of("anna")] == ["bFalse", "bTrue"]
    review = await store.reviews.claim(NOW, NOW + 1)
    for place, word in enumerate(("mistake", "best")):
        assert await store.reviews.write_verdict(review, place, json.dumps({"verdict": word}), 0.0)
    assert await store.reviews.mistakes("anna") == [models.StoredMistake(review.table, 1, 0)]
    await store.people.forget("zoe", NOW)
    assert await store.shares.get("zoe") is None
    await store.tables.delete("b")
    assert await store.shares.of("anna") == []


async def test_tables_that_were_left_are_found_and_no_others(store: Store):
    for name, created, updated, over in (
        ("new", 90.0, 90.0, False),
        ("untouched", 10.0, 10.0, False),
        ("played at", 10.0, 95.0, False),
        ("over", 1.0, 2.0, True),
        ("left", 1.0, 5.0, False),
    ):
        so_far = models.Summary(1, 1, (0, 0), over, (0,) if over else (), ("false", ", false, "), None)
        await store.tables.create(
            models.Stored(name, "king", "classic", bytes(32), "calm", so_far, created, updated), [], ["one"]
        )
    assert await store.tables.abandoned(50.0, 0.0, 9) == ["untouched"]
    assert await store.tables.abandoned(50.0, 8.0, 9) == ["left", "untouched"]
    assert await store.tables.abandoned(50.0, 8.0, 1) == ["left"]


def test_a_commit_waits_for_others_only_where_some_come():
    pauses = Pauses()
    assert pauses.seconds(1.0) == 0.0, "nobody has committed lately"
    pauses.begin(1.0, in_vain=False)
    assert pauses.seconds(1.005) == pytest.approx(0.01)
    pauses.begin(1.015, in_vain=True)
    assert [pauses.seconds(1.016) for _ in range(AT_ONCE)] == [0.0] * AT_ONCE, "one writer alone is not slowed down"
    assert pauses.seconds(1.016) > 0.0


async def test_the_log_of_writes_is_copied_beside_the_writer(tmp_path: Path):
    store = Store(f"sqlite:///{tmp_path / 'x.sqlite3'}")
    await store.tables.create(stored(), ["anna"], ["one"])
    for version in range(2, 60):
        await store.tables.append("t", "fact" * 100, summary(version), NOW)
    store._wal.copy()
    store._wal.copy()  # nothing was written since
    with sqlite3.connect(f"file:{tmp_path / 'x.sqlite3'}?immutable=1", uri=True) as db:  # without its log
        assert db.execute("SELECT count(*) FROM table_events").fetchone() == (59,)
    db.close()
    store.close()
    assert not (tmp_path / "x.sqlite3-wal").exists()


def test_each_column_that_names_a_person_is_emptied_when_they_are_forgotten():
    named = {
        column for table in metadata.tables.values() for column in table.c if column.name in ("player", "person", "other")
    }
    named.remove(presence.c.player)  # who is here now
    assert named == {*(table.c.player for table in PERSONAL), *MENTIONS, avoided.c.other, board_answers.c.other}


async def test_who_challenged_is_told_once_by_any_server_who_has_played_before_or_after_it(url: str):
    store, other = Store(url), Store(url)
    await store.boards.add(models.StoredSet("s", "", "king", "{}", "anna", NOW))
    mine = {name: (await store.boards.enter("s", name, NOW)).handle for name in ("anna", "ben", "emil")}
    for _ in range(2):
        await other.boards.enter("s", "carl", NOW, mine["ben"])
        await other.boards.finish("s", "carl", models.Done(NOW, ranked=False))
        await store.boards.finish("s", "ben", models.Done(NOW, ranked=False))
    assert await store.challenges.answers_to("anna") == [], "she has not played it herself"
    assert [answer.player for answer in await store.challenges.answers_to("ben")] == ["carl"]
    for name in ("anna", "emil"):
        await store.boards.finish("s", name, models.Done(NOW, ranked=False))
    assert {answer.player for answer in await other.challenges.answers_to("anna")} == {"ben", "carl", "emil"}, "her cards"
    for handle in (mine["emil"], mine["anna"], mine["ben"], mine["ben"]):
        await other.challenges.answer("s", "emil", handle)
    assert {answer.player for answer in await store.challenges.answers_to("ben")} == {"carl", "emil"}, "both tell it once"
    await store.challenges.put_away("s", "ben", mine["emil"])
    await other.challenges.answer("s", "emil", mine["ben"])
    await store.people.forget("carl", NOW)
    assert await store.challenges.answers_to("ben") == [], "what was told is told once, and nothing of who is forgotten"
    store.close()
    other.close()


async def test_an_exercise_is_dealt_and_answered_once(store: Store):
    first = models.StoredExercise("king", "get-rid", 0, "{}")
    assert [await store.exercises.deal("anna", first._replace(task=task)) for task in ("{}", "[]")] == [True, False]
    answers = [first._replace(number=1, answer="QH"), *(first._replace(answer=answer) for answer in ("QH", "KH"))]
    assert [await store.exercises.answer("anna", answer) for answer in answers] == [False, True, False]
    assert await store.exercises.of_kind("anna", "king", "get-rid") == [first._replace(answer="QH")]


async def test_answers_to_a_puzzle_at_one_moment_count_once_each_and_all_move_it(url: str):
    def rate(before):
        own, puzzle = (models.StoredRating(1500.0, 350.0, 0.06) if rating is None else rating for rating in before)
        return own._replace(rating=own.rating + 1.25), puzzle._replace(rating=puzzle.rating - 1)

    stores, answer = (Store(url), Store(url)), models.PuzzleAnswer("king", "p", right=True, at=1.5)
    names = ("anna", "ben", "carl", "dora")
    counted = await asyncio.gather(*(store.puzzles.note(name, answer, rate) for name in names for store in stores))
    assert [sum(pair) for pair in zip(counted[::2], counted[1::2], strict=True)] == [1] * 4
    assert (await stores[0].puzzles.puzzle_ratings("king"))["p"].rating == 1496.0
    assert (await stores[0].puzzles.ratings_of("anna"))["king"].rating == 1501.25
    for store in stores:
        store.close()


async def test_servers_that_replay_the_same_moves_do_each_other_no_harm(url: str):
    first, other = Store(url), Store(url)
    await first.tables.create(stored(), ["anna"], ["one"])
    halves = [models.ReturnedEvents("t", 2, 20, 2), models.ReturnedEvents("t", 22, 20, 22)]
    for events in halves:
        lines = [("fact", summary(version)) for version in range(events.version, events.version + events.number)]
        await first.tables.append_all("t", lines, NOW, events)
    both = first.offline_copies, other.offline_copies
    await asyncio.gather(*(copies.settle(halves[0], 16, agreed=True) for copies in both))
    rest = [events for events in await first.offline_copies.returned() if events.version < 22]
    assert rest == [models.ReturnedEvents("t", 18, 4, 18)], "a step counts once"
    await asyncio.gather(*(copies.settle(halves[0], 20, agreed=False) for copies in both))
    assert len(await other.offline_copies.returned()) == 2, "what was settled by another server is past"
    # Two servers finish the two halves at the same time: one of them must find that nothing is left.
    await asyncio.gather(both[0].settle(rest[0], 4, agreed=True), both[1].settle(halves[1], 20, agreed=True))
    kept = await first.tables.get("t")
    assert (kept and kept.offline_copy, await first.offline_copies.returned()) == ("verified", [])
    first.close()
    other.close()
