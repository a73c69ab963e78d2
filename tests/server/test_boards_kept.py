"""Boards as they are kept: the end of a set, and a set with what its maker played, are written in one go."""

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest

import services
from fourkings.app.boards import days as days_module
from fourkings.app.boards.board_session import BoardSession
from fourkings.app.boards.days import open_day, set_of
from fourkings.app.models import Done, Play, StoredSet
from fourkings.app.shared.wall_clock import day_of
from fourkings.records import token
from fourkings.rulebook.game import legal
from fourkings.server.db import Store
from fourkings.server.db import boards as sql_boards
from fourkings.server.net.settings import Settings
from fourkings.server.realtime.sessions import Sessions
from server.test_boards import NOON, by_chance
from serving import device, served

pytestmark = services.MOSTLY_SQLITE


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots that need no compiler around who plays."""
    monkeypatch.setattr(days_module, "REPLIES", "careful")


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
