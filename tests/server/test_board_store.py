"""Boards as they are kept: the end of a set, and a set with what its maker played, are written in one go."""

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest

import services
from finished import SHORT, facts_of
from fourkings.app.boards import days as days_module
from fourkings.app.boards import exclusion
from fourkings.app.boards.board_session import BoardSession
from fourkings.app.boards.days import open_day, set_of
from fourkings.app.memory import MemoryStore
from fourkings.app.models import Done, OfflineCopy, Play, Stored, StoredSet
from fourkings.app.shared.stored_tables import summary
from fourkings.app.shared.wall_clock import DAY, day_of
from fourkings.records import token
from fourkings.rulebook.game import legal
from fourkings.server.db import Store
from fourkings.server.db import boards as sql_boards
from fourkings.server.net.settings import Settings
from fourkings.server.realtime.sessions import Sessions
from fourkings.table import match as table
from fourkings.table.log import encode_event
from server.test_boards import NOON, by_chance
from serving import Client, device, served

pytestmark = services.MOSTLY_SQLITE


async def test_the_last_board_and_the_end_of_its_set_are_written_together_or_not_at_all(
    store: Store, monkeypatch: pytest.MonkeyPatch
):
    first = next(
        board_set for board_set in await open_day(store.boards, day_of(NOON), NOON) if board_set.game == "quarante"
    )
    await store.boards.enter(first.id, "anna", NOON)
    await store.boards.write_play(first.id, "anna", Play(1, 2, "[[]]", ""), None)
    with monkeypatch.context() as patch:
        patch.setattr(sql_boards, "notify_challengers", killed)
        with pytest.raises(RuntimeError, match="killed"):
            await store.boards.write_play(first.id, "anna", Play(1, 3, "[[]]", "[[1, 2]]"), 2, Done(NOON, ranked=True))
    (play,) = await store.boards.plays(first.id, "anna")
    assert (play.version, play.points) == (2, ""), "as if it had not been asked for"
    entry = await store.boards.entry(first.id, "anna")
    assert entry.finished is None
    await store.boards.write_play(first.id, "anna", Play(1, 3, "[[]]", "[[1, 2]]"), 2, Done(NOON, ranked=True))
    entry = await store.boards.entry(first.id, "anna")
    assert (entry.finished, entry.ranked) == (NOON, True)


def killed(*_: Any) -> None:
    raise RuntimeError("killed")


async def test_a_set_with_the_plays_of_who_made_it_is_kept_whole_or_not_at_all(store: Store):
    contents = (await open_day(store.boards, day_of(NOON), NOON))[0].contents
    new = StoredSet("of a match", "", "quarante", contents, "anna", NOON)
    assert not await store.boards.add(new, played=[Play(1, 2, "[[]]", "[]")] * 2), "the same board twice"
    assert await store.boards.get("of a match") is None
    assert await store.boards.add(new, played=[Play(1, 2, "[[]]", "[]"), Play(2, 2, "[[]]", "[]")])
    assert len(await store.boards.plays("of a match", "anna")) == 2
    entry = await store.boards.entry("of a match", "anna")
    assert (entry.finished, entry.ranked) == (NOON, False)


def test_a_set_that_was_played_whole_and_never_finished_is_finished_when_it_is_looked_at(tmp_path: Path):
    """As a server has left it that was killed between the last action and the end of the set."""
    settings, now = Settings(data=tmp_path, secret="x" * 32, rate=1000), time.time()

    async def prepare() -> StoredSet:
        store = Store(settings.url)
        first = next(
            board_set for board_set in await open_day(store.boards, day_of(now), now) if board_set.game == "quarante"
        )
        for player in ("anna", "ben"):
            await store.boards.enter(first.id, player, now)
        for board in range(1, set_of(first).number + 1):
            session = BoardSession.of(set_of(first), board, "anna", None)
            await session.begin(by_chance)
            while not session.over:
                await session.take(token(legal(session.table.state)[0]), by_chance)
            for player in ("anna", "ben"):
                await store.boards.write_play(first.id, player, session.play(), None)
        store.close()
        return first

    whole = asyncio.run(prepare())
    with served(settings, tmp_path / "static") as address:
        cookie = Sessions(b"x" * 32).cookie
        with device(address, cookie("anna")) as anna, device(address, cookie("ben")) as ben:
            mine = anna.get(f"/api/boards/{whole.id}").json()["mine"]
            assert (mine["board"], mine["finished"], mine["apart"]) == (0, True, "visitor")
            assert ben.get(f"/api/boards/{whole.id}/standings").status_code == 200


LAST = Play(1, 2, '[["AS"]]', "[[1]]")
Kept = Store | MemoryStore


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots that need no compiler, and one board of a deal."""
    monkeypatch.setattr(days_module, "REPLIES", "careful")
    monkeypatch.setattr(days_module, "BOARDS", 1)


@pytest.fixture(params=["sql", "memory"])
def either_store(request: pytest.FixtureRequest, url: str) -> Kept:
    return Store(url) if request.param == "sql" else MemoryStore()


async def match(
    store: Kept, called: str, player: str, at: float, over: bool = True, offline_copy: OfflineCopy = ""
) -> None:
    """A match of that player, made at that time."""
    facts, secret = facts_of(over)
    now = summary(table.replay_match(facts))
    stored = Stored(called, SHORT.game.ID, SHORT.preset, secret, "calm", now, at, at, offline_copy=offline_copy)
    await store.tables.create(stored, [player], list(map(encode_event, facts)))


async def test_a_visitor_is_whoever_has_finished_no_match_or_came_less_than_a_day_ago(either_store: Kept):
    before = (await open_day(either_store.boards, day_of(NOON - 2 * DAY), NOON - 2 * DAY))[0]
    today = (await open_day(either_store.boards, day_of(NOON), NOON))[0]

    async def of(player: str) -> str:
        return await exclusion.exclusion(either_store.boards, either_store.tables, today, player, LAST, "", NOON)

    await match(either_store, "a day ago", "settled", NOON - DAY)
    await match(either_store, "this morning", "hasty", NOON - DAY + 1)
    await match(either_store, "not over", "guest", NOON - 9 * DAY, over=False)
    await either_store.boards.enter(before.id, "returned", NOON - 2 * DAY)
    await match(either_store, "just now", "returned", NOON - 60)
    players = ("settled", "hasty", "guest", "returned", "nobody")
    assert [await of(player) for player in players] == ["", "visitor", "visitor", "", "visitor"]
    await either_store.boards.enter(today.id, "settled", NOON)
    await either_store.boards.finish(today.id, "settled", Done(NOON, ranked=True))
    await either_store.tables.delete("a day ago")
    assert await of("settled") == "", "a table that is deleted makes nobody new"
    marks: tuple[OfflineCopy, ...] = ("taken", "returned", "verified", "unverified")
    for mark in marks:
        await match(either_store, mark, f"with a copy {mark}", NOON - DAY, offline_copy=mark)
    kept = [await of(f"with a copy {mark}") for mark in marks]
    assert kept == ["", "visitor", "", "visitor"], "a page may have invented what is not replayed"


async def test_the_same_line_from_the_same_address_is_a_repeat_until_the_address_is_forgotten(either_store: Kept):
    today = (await open_day(either_store.boards, day_of(NOON), NOON))[0]
    await either_store.boards.enter(today.id, "anna", NOON)
    await either_store.boards.write_play(today.id, "anna", LAST, None)
    await either_store.boards.finish(today.id, "anna", Done(NOON, ranked=True, address="here"))

    async def of(player: str, play: Play, address: str) -> str:
        return await exclusion.exclusion(either_store.boards, either_store.tables, today, player, play, address, NOON)

    assert await of("ben", LAST, "here") == "repeat"
    assert await of("ben", LAST._replace(version=9), "here") == "repeat", "the line counts, not how it was stored"
    assert await of("ben", LAST._replace(deals='[["KS"]]'), "here") == "visitor"
    assert await of("ben", LAST, "there") == "visitor"
    assert await of("ben", LAST, "") == "visitor", "nothing is known of where they are"
    assert await of("anna", LAST, "here") == "", "one's own line is no repeat"
    await either_store.boards.forget_addresses(NOON)
    assert await of("ben", LAST, "here") == "repeat"
    await either_store.boards.forget_addresses(NOON + 1)
    assert await of("ben", LAST, "here") == "visitor"
    assert [entry.address for entry in await either_store.boards.finished_entries(today.id)] == [""]


def played(client: Client, place: int) -> dict[str, Any]:
    """The Quarante of today played to its end, by the first or the last action that is legal; what its page is told."""
    board_set = next(of_game for of_game in client.get("/api/days").json()["sets"] if of_game["game"] == "quarante")
    view = client.post(f"/api/boards/{board_set['id']}/1").json()
    moved: dict[str, Any] = {"over": False}
    while not moved["over"]:
        acted = {"version": view["version"], "action": view["deal"]["legal"][place]}
        moved = client.post(f"/api/boards/{board_set['id']}/1/actions", json=acted).json()
        view = moved["updates"][-1]
    return dict(client.get(f"/api/boards/{board_set['id']}").json())


@pytest.mark.costly
def test_a_new_identity_that_repeats_the_best_line_is_in_no_list_and_in_no_rating(tmp_path: Path):
    """What an attacker does: a second cookie, the same cards, the best line once more."""
    with (
        served(Settings(data=tmp_path, tempo=0.0, rate=10_000), tmp_path / "static") as address,
        device(address) as anna, device(address) as ben, device(address) as other,
    ):  # fmt: skip
        sets = [played(anna, 0), played(ben, 0), played(other, -1)]
        assert [(each["mine"]["ranked"], each["mine"]["apart"]) for each in sets] == [
            (False, "visitor"), (False, "repeat"), (False, "visitor"),
        ]  # fmt: skip
        standings = ben.get(f"/api/boards/{sets[1]['id']}/standings").json()
        assert (standings["people"], len(standings["visitors"]), standings["later"]) == ([], 2, [])
        assert (standings["own"]["you"], standings["own"]["handle"]) == (True, sets[1]["mine"]["handle"])
        assert ben.get("/api/me/boards").json() == {"games": []}
        (held,) = anna.get("/api/me/export").json()["boards"]
        assert (held["apart"], len(held["address"])) == ("visitor", 16), "a digest"
        assert "127.0.0.1" not in str(held)
