"""What takes long is done beside the loop, once for all who ask, and only so much of it waits."""

import asyncio
import threading
from collections.abc import Iterator

import pytest

from fourkings.app.models import Stored
from fourkings.app.shared.stored_tables import summary
from fourkings.rulebook.games import GAMES, rules
from fourkings.server.db import Store
from fourkings.server.net.settings import Settings
from fourkings.server.realtime import replay_cache
from fourkings.server.realtime.replay_cache import Busy, ReplayCache
from fourkings.server.realtime.sessions import Sessions
from fourkings.table.log import encode_event
from fourkings.table.match import Table
from serving import Client, device, refused, served
from tables import random_events

RULES = rules(GAMES["jeu-du-roi"])


@pytest.fixture(scope="module")
def over(tmp_path_factory: pytest.TempPathFactory) -> tuple[Settings, Table]:
    """A server's folder with a match of anna's that is over, in table `t`."""
    chosen = Settings(data=tmp_path_factory.mktemp("data"), rate=4.0, secret="s" * 32)
    played = list(random_events(RULES, 1, most=5000))
    now = played[-1][1]
    assert now.match.result

    async def fill() -> None:
        store = Store(chosen.url)
        stored = Stored("t", RULES.game.ID, RULES.preset, bytes(32), "calm", summary(now), 1.0, 1.0)
        await store.tables.create(stored, ["anna"], [encode_event(fact) for _, _, fact in played])
        store.close()

    asyncio.run(fill())
    return chosen, now


@pytest.fixture
def client(over: tuple[Settings, Table]) -> Iterator[Client]:
    chosen, _ = over
    cookie = Sessions(chosen.secret.encode()).cookie("anna")
    with served(chosen) as address, device(address, cookie) as anna:
        yield anna


def test_a_record_is_made_beside_the_loop_and_counts_against_a_limit(client: Client, monkeypatch: pytest.MonkeyPatch):
    threads: list[str] = []
    fold = replay_cache._replay

    def seen(lines: list[str]) -> replay_cache.Replayed:
        threads.append(threading.current_thread().name)
        return fold(lines)

    monkeypatch.setattr(replay_cache, "_replay", seen)
    codes = [client.get("/api/tables/t/record").status_code for _ in range(12)]
    assert codes[0] == 200
    assert 429 in codes
    assert [name.startswith("fourkings-fold") for name in threads] == [True]


def test_who_comes_while_too_much_waits_is_told_to_come_again(client: Client, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(replay_cache, "MAX_WAITING", 0)
    refused(client.get("/api/tables/t/record"), 503, "busy")


async def test_who_asks_together_is_answered_together_and_versions_are_kept_apart(over: tuple[Settings, Table]):
    chosen, now = over
    store = Store(chosen.url)
    logs = ReplayCache(store)
    several = await asyncio.gather(*(logs.at("t", now.version) for _ in range(200)))
    assert len({id(folded) for folded in several}) == 1
    assert several[0].state.version == now.version
    assert (await logs.at("t", 5)).state.version == 5
    for version in range(6, 6 + 2 * replay_cache.MAX_CACHED):
        await logs.at("t", version)
    assert len(logs._cache) == replay_cache.MAX_CACHED
    with pytest.raises(Busy):
        await asyncio.gather(*(logs.in_thread(sum, [1]) for _ in range(1000)))
    logs.close()
    store.close()


async def test_a_log_that_cannot_be_folded_is_tried_again(over: tuple[Settings, Table]):
    chosen, _ = over
    store = Store(chosen.url)
    logs = ReplayCache(store)
    for _ in range(2):
        with pytest.raises(ValueError, match=" "):
            await logs.at("nowhere", 1)
    assert not logs._cache
    logs.close()
    store.close()
