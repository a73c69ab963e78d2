"""One try a person: who is new stands apart from the ranking of the day, and so does a line repeated from one address."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

import services
from finished import SHORT, facts_of
from fourkings.app.boards import days as days_module
from fourkings.app.boards import exclusion
from fourkings.app.boards.days import open_day
from fourkings.app.boards.standings import ratings_of
from fourkings.app.memory import MemoryStore
from fourkings.app.models import Done, OfflineCopy, Play, Stored
from fourkings.app.shared.stored_tables import summary
from fourkings.app.shared.wall_clock import DAY, day_of
from fourkings.server.db import Store
from fourkings.server.net.settings import Settings
from fourkings.table import match as table
from fourkings.table.log import encode_event
from serving import Client, device, served

pytestmark = services.MOSTLY_SQLITE
NOON = 1_790_000_000.0
LAST = Play(1, 2, '[["AS"]]', "[[1]]")
Kept = Store | MemoryStore


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots that need no compiler, and one board of a deal."""
    monkeypatch.setattr(days_module, "REPLIES", "careful")
    monkeypatch.setattr(days_module, "BOARDS", 1)


@pytest.fixture(params=["sql", "memory"])
def store(request: pytest.FixtureRequest, url: str) -> Kept:
    return Store(url) if request.param == "sql" else MemoryStore()


async def match(
    store: Kept, called: str, player: str, at: float, over: bool = True, offline_copy: OfflineCopy = ""
) -> None:
    """A match of that player, made at that time."""
    facts, secret = facts_of(over)
    now = summary(table.replay_match(facts))
    stored = Stored(called, SHORT.game.ID, SHORT.preset, secret, "calm", now, at, at, offline_copy=offline_copy)
    await store.tables.create(stored, [player], list(map(encode_event, facts)))


async def test_a_visitor_is_whoever_has_finished_no_match_or_came_less_than_a_day_ago(store: Kept):
    before = (await open_day(store.boards, day_of(NOON - 2 * DAY), NOON - 2 * DAY))[0]
    today = (await open_day(store.boards, day_of(NOON), NOON))[0]

    async def of(player: str) -> str:
        return await exclusion.exclusion(store.boards, store.tables, today, player, LAST, "", NOON)

    await match(store, "a day ago", "settled", NOON - DAY)
    await match(store, "this morning", "hasty", NOON - DAY + 1)
    await match(store, "not over", "guest", NOON - 9 * DAY, over=False)
    await store.boards.enter(before.id, "returned", NOON - 2 * DAY)
    await match(store, "just now", "returned", NOON - 60)
    players = ("settled", "hasty", "guest", "returned", "nobody")
    assert [await of(player) for player in players] == ["", "visitor", "visitor", "", "visitor"]
    await store.boards.enter(today.id, "settled", NOON)
    await store.boards.finish(today.id, "settled", Done(NOON, ranked=True))
    await store.tables.delete("a day ago")
    assert await of("settled") == "", "a table that is deleted makes nobody new"
    marks: tuple[OfflineCopy, ...] = ("taken", "returned", "verified", "unverified")
    for mark in marks:
        await match(store, mark, f"with a copy {mark}", NOON - DAY, offline_copy=mark)
    kept = [await of(f"with a copy {mark}") for mark in marks]
    assert kept == ["", "visitor", "", "visitor"], "a page may have invented what is not replayed"


async def test_the_same_line_from_the_same_address_is_a_repeat_until_the_address_is_forgotten(store: Kept):
    today = (await open_day(store.boards, day_of(NOON), NOON))[0]
    await store.boards.enter(today.id, "anna", NOON)
    await store.boards.write_play(today.id, "anna", LAST, None)
    await store.boards.finish(today.id, "anna", Done(NOON, ranked=True, address="here"))

    async def of(player: str, play: Play, address: str) -> str:
        return await exclusion.exclusion(store.boards, store.tables, today, player, play, address, NOON)

    assert await of("ben", LAST, "here") == "repeat"
    assert await of("ben", LAST._replace(version=9), "here") == "repeat", "the line counts, not how it was stored"
    assert await of("ben", LAST._replace(deals='[["KS"]]'), "here") == "visitor"
    assert await of("ben", LAST, "there") == "visitor"
    assert await of("ben", LAST, "") == "visitor", "nothing is known of where they are"
    assert await of("anna", LAST, "here") == "", "one's own line is no repeat"
    await store.boards.forget_addresses(NOON)
    assert await of("ben", LAST, "here") == "repeat"
    await store.boards.forget_addresses(NOON + 1)
    assert await of("ben", LAST, "here") == "visitor"
    assert [entry.address for entry in await store.boards.finished_entries(today.id)] == [""]


def played(client: Client, game: str, place: int) -> dict[str, Any]:
    """The set of today played to its end, by the first or the last action that is legal; what its page is told."""
    board_set = next(of_game for of_game in client.get("/api/days").json()["sets"] if of_game["game"] == game)
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
    settings = Settings(data=tmp_path, tempo=0.0, rate=10_000)
    with served(settings, tmp_path / "static") as address, device(address) as anna, device(address) as ben:
        first = played(anna, "quarante", 0)
        assert (first["mine"]["ranked"], first["mine"]["apart"]) == (False, "visitor")
        again = played(ben, "quarante", 0)
        assert (again["mine"]["ranked"], again["mine"]["apart"]) == (False, "repeat")
        standings = ben.get(f"/api/boards/{again['id']}/standings").json()
        assert (standings["people"], len(standings["visitors"]), standings["later"]) == ([], 1, [])
        assert (standings["own"]["you"], standings["own"]["handle"]) == (True, again["mine"]["handle"])
        assert [place["you"] for place in anna.get(f"/api/boards/{first['id']}/standings").json()["visitors"]] == [True]
        with device(address) as other:
            assert played(other, "quarante", -1)["mine"]["apart"] == "visitor", "another line"
        for client in (anna, ben):
            assert client.get("/api/me/boards").json() == {"games": [], "sets": 1, "streak": 1}
        (held,) = anna.get("/api/me/export").json()["boards"]
        assert held["apart"] == "visitor"
        assert len(held["address"]) == 16, "a digest"
        assert "127.0.0.1" not in str(held)
    store = Store(settings.url)
    assert asyncio.run(ratings_of(store.boards, "nobody")) == []
    store.close()
