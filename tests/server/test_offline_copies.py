"""Offline copies: a match is marked once its secret was handed over, and returned actions of its bots are replayed."""

import asyncio
import json
import random
import signal
import time
from pathlib import Path
from typing import Any

import pytest

import services
from fourkings.app.models import ReturnedEvents
from fourkings.bots import careful, title
from fourkings.browser import tables
from fourkings.records import loads
from fourkings.records.replay import replay
from fourkings.rng import RandomSource
from fourkings.rulebook.game import Action
from fourkings.rulebook.games import GAMES
from fourkings.server.db import Store
from fourkings.server.net.settings import Settings
from fourkings.server.realtime import offline_replays
from fourkings.server.realtime.offline_replays import BATCH, OfflineReplays
from fourkings.server.realtime.sessions import COOKIE
from fourkings.views import View
from server.test_away import begun, bring, handed, house_of, left, sent_otherwise
from server.test_crash import running
from serving import Client, device, done, refused, served, server_of_module

pytestmark = services.MOSTLY_SQLITE
KING: dict[str, Any] = {"game": "king", "options": {}}
WAIT = 300.0


class Clumsy:
    """A bot that gives itself out to be another, and chooses the last legal action."""

    def __init__(self, version: str = title(careful)) -> None:
        self.NAME, _, number = version.partition(" ")
        self.VERSION = int(number)

    def choose(self, view: View, rng: RandomSource = None, limit: float | None = None) -> Action:
        return view.legal[-1]


class Other(Clumsy):
    """A bot that gives itself out to be another, and plays as `careful` does."""

    def choose(self, view: View, rng: RandomSource = None, limit: float | None = None) -> Action:
        return careful.choose(view, rng)


address = server_of_module(workers=0)


def info(client: Client, table: str) -> dict[str, Any]:
    shown: dict[str, Any] = done(client.get(f"/api/tables/{table}"))
    return shown


def replayed(client: Client, table: str) -> str:
    """The mark of a match once its bots' actions are replayed."""
    end = time.monotonic() + WAIT
    while (mark := str(info(client, table)["offline_copy"])) == "returned":
        assert time.monotonic() < end, "nothing was replayed"
        time.sleep(0.05)
    return mark


def played_here(client: Client, table: str) -> None:
    """Play a match to its end at the server."""
    with client.sit(table) as line:
        assert line.play(random.Random(3))["result"]


def brought(client: Client, table: str, steps: int = 40) -> dict[str, Any]:
    """Take a match along, play on and bring it back; what was handed over."""
    given = handed(client, table)
    page, _ = house_of(given)
    page.play(table, 1, random.Random(2), steps=steps)
    first, events = left(page, table, given)
    assert any('"bot":' in fact for fact in events)
    answer = bring(client, table, first, events)
    assert answer.status_code == 200, answer.text
    return given


def shared(client: Client, table: str) -> tuple[dict[str, Any], dict[str, Any]]:
    """A match as a link shows it, and its record by that link."""
    token = client.post(f"/api/tables/{table}/shares", json={"hidden": False}).json()["token"]
    return client.get(f"/api/shared/{token}").json(), client.get(f"/api/shared/{token}/record").json()


def marked(client: Client, table: str, mark: str) -> None:
    """Test that a finished match shows its mark everywhere, keeps the rules, and becomes no challenge."""
    assert info(client, table)["offline_copy"] == mark
    assert info(client, table) in client.get("/api/tables").json()
    (match,) = [match for match in client.get("/api/matches").json() if match["table"] == table]
    assert match["offline_copy"] == mark
    text = client.get(f"/api/tables/{table}/record").text
    assert json.loads(text)["offline_copy"] == mark
    assert replay(loads(text)).result
    by_link, record = shared(client, table)
    assert (by_link["offline_copy"], record["offline_copy"]) == (mark, mark)
    answer = client.post("/api/challenges", json={"table": table})
    refused(answer, 409, "offline-copy")
    assert "contained every hand" in answer.json()["message"]


def test_a_match_that_was_never_taken_along_has_no_mark_and_becomes_a_challenge(client: Client):
    table = begun(client)
    played_here(client, table)
    assert info(client, table)["offline_copy"] == ""
    assert client.get("/api/matches").json()[0]["offline_copy"] == ""
    assert "offline_copy" not in client.get(f"/api/tables/{table}/record").json()
    by_link, record = shared(client, table)
    assert by_link["offline_copy"] == ""
    assert "offline_copy" not in record
    assert client.post("/api/challenges", json={"table": table}).status_code == 201
    assert client.get("/api/profile").json()["games"][0]["offline_copies"] == 0


def test_a_match_whose_secret_was_handed_over_is_marked_though_it_is_won_here(client: Client):
    table = begun(client)
    assert info(client, table)["offline_copy"] == ""
    given = handed(client, table)
    assert given["table"]["offline_copy"] == given["table"]["info"]["offline_copy"] == "taken"
    played_here(client, table)
    marked(client, table, "taken")
    (game,) = client.get("/api/profile").json()["games"]
    assert (game["matches"], game["offline_copies"]) == (1, 1)


def test_moves_that_the_same_bots_make_here_are_verified(client: Client):
    table = begun(client, **KING)
    brought(client, table, steps=60)
    assert replayed(client, table) == "verified"
    assert handed(client, table)["table"]["offline_copy"] == "taken"
    assert info(client, table)["offline_copy"] == "verified"
    brought(client, table)
    assert replayed(client, table) == "verified"
    played_here(client, table)
    marked(client, table, "verified")


@pytest.mark.parametrize("liar", [Clumsy(), Other("careful 9999")])
def test_moves_that_other_bots_made_are_kept_and_never_verified(
    client: Client, liar: Clumsy, monkeypatch: pytest.MonkeyPatch
):
    table = begun(client, **KING)
    with monkeypatch.context() as patch:
        patch.setattr(tables, "bot_in_page", lambda name: liar)
        given = brought(client, table, steps=60)
    assert len(handed(client, table)["events"]) > len(given["events"]), "nobody loses a match"
    assert replayed(client, table) == "unverified"
    assert handed(client, table)["table"]["offline_copy"] == "unverified"
    brought(client, table)
    assert info(client, table)["offline_copy"] == "unverified", "it never becomes anything better"
    played_here(client, table)
    marked(client, table, "unverified")


def test_a_bot_of_another_seat_is_refused_in_words(client: Client, monkeypatch: pytest.MonkeyPatch):
    table = begun(client, **KING, bots="club")
    given = handed(client, table)
    monkeypatch.setattr(tables, "bot_in_page", lambda name: Other("beginner 1"))
    page, _ = house_of(given)
    page.play(table, 1, random.Random(2), steps=12)
    answer = bring(client, table, *left(page, table, given))
    refused(answer, 422, "bad-events")
    assert "this bot does not play in that seat: club does, or careful in its place" in answer.json()["message"]
    assert info(client, table)["offline_copy"] == "taken"


def test_an_old_page_may_lack_a_bot_but_what_plays_in_its_place_is_not_verified(
    client: Client, monkeypatch: pytest.MonkeyPatch
):
    table = begun(client, **KING, bots="beginner")
    monkeypatch.setattr(tables, "bot_in_page", lambda name: careful)
    brought(client, table, steps=12)
    assert replayed(client, table) == "unverified"


def test_honest_moves_are_verified_though_something_had_to_be_undone_for_them(client: Client):
    """The versions here and on the device differ, and with them the dice if nobody minds it."""
    seen = 0
    while not seen:
        table = begun(client, acts=2, options={"target": 60}, bots="beginner")
        given = handed(client, table)
        page, _ = house_of(given)
        page.play(table, 1, random.Random(2), steps=16)
        first, events = left(page, table, given)
        seen = sent_otherwise(client, table, events)
    assert bring(client, table, first, events, seen=seen).status_code == 200
    assert '"type":"undo"' in "".join(handed(client, table)["events"])
    assert replayed(client, table) == "verified"


def _taken_back(client: Client, steps: int = 60) -> str:
    table = begun(client, **KING)
    brought(client, table, steps=steps)
    return table


async def _stand_still(self: OfflineReplays) -> int:
    return 0


async def _step_once(self: OfflineReplays) -> int:
    """Replay a step, and no more."""
    await _REPLAY(self)
    await asyncio.sleep(WAIT)
    return 0


_REPLAY = OfflineReplays.replay_some


def _queue(settings: Settings) -> list[ReturnedEvents]:
    async def run() -> list[ReturnedEvents]:
        store = Store(settings.url)
        try:
            return await store.offline_copies.returned()
        finally:
            store.close()

    return asyncio.run(run())


def test_a_server_that_starts_again_goes_on_where_it_was(tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch):
    settings = Settings(data=tmp_path, tempo=0, rate=1e6, workers=0)
    with monkeypatch.context() as patch:
        patch.setattr(OfflineReplays, "replay_some", _stand_still)
        with served(settings) as address, device(address) as client:
            table, cookie = _taken_back(client), client.cookies[COOKIE]
    (before,) = _queue(settings)
    assert before.number > BATCH
    with monkeypatch.context() as patch:
        patch.setattr(OfflineReplays, "replay_some", _step_once)
        with served(settings):
            end = time.monotonic() + WAIT
            while _queue(settings) == [before]:
                assert time.monotonic() < end
                time.sleep(0.05)
    (after,) = _queue(settings)
    assert after == (table, before.version + BATCH, before.number - BATCH, before.offline_version + BATCH)
    with served(settings) as address, device(address, cookie) as client:
        assert replayed(client, table) == "verified"
    assert _queue(settings) == []


def test_a_server_that_is_killed_as_soon_as_it_has_answered_replays_after_its_next_start(tmp_path: Path, database: str):
    with running(tmp_path) as process, device(process.address) as client:
        table, cookie = _taken_back(client), client.cookies[COOKIE]
        process.end(signal.SIGKILL)
    with running(tmp_path) as process, device(process.address, cookie) as client:
        assert replayed(client, table) == "verified"


def test_tables_that_are_deleted_and_games_that_are_gone_keep_no_other_match_waiting(
    tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch
):
    settings = Settings(data=tmp_path, tempo=0, rate=1e6, workers=0)
    with monkeypatch.context() as patch, served(settings) as address, device(address) as client:
        patch.setattr(OfflineReplays, "replay_some", _stand_still)
        gone, stays = _taken_back(client), begun(client)
        brought(client, stays)
        deleted, cookie = _taken_back(client), client.cookies[COOKIE]
        assert client.delete(f"/api/tables/{deleted}").status_code == 204
    assert {events.table for events in _queue(settings)} == {gone, stays}
    with monkeypatch.context() as patch:
        patch.setattr(offline_replays, "GAMES", {game: GAMES[game] for game in GAMES if game != "king"})
        with served(settings) as address, device(address, cookie) as client:
            assert replayed(client, stays) == "verified"
            assert info(client, gone)["offline_copy"] == "returned"
    with served(settings) as address, device(address, cookie) as client:
        assert replayed(client, gone) == "verified"


def test_a_replay_that_fails_leaves_its_match_as_it_is(tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch):
    settings = Settings(data=tmp_path, tempo=0, rate=1e6, workers=0)
    failed = []

    def fails(*given: object) -> bool:
        failed.append(given)
        raise RuntimeError("a bot that is out of its mind")

    with monkeypatch.context() as patch, served(settings) as address, device(address) as client:
        patch.setattr(offline_replays, "bots_agree", fails)
        table, cookie = _taken_back(client), client.cookies[COOKIE]
        end = time.monotonic() + WAIT
        while not failed and time.monotonic() < end:
            time.sleep(0.05)
        assert info(client, table)["offline_copy"] == "returned"
        assert len(_queue(settings)) == 1
    with served(settings) as address, device(address, cookie) as client:
        assert replayed(client, table) == "verified"
