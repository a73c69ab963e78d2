"""Slow work is done beside the loop: hints and bots think beside a table, and what many ask for is worked out once.

How long a bot takes shows nothing of its hand, and only so much work waits."""

import asyncio
import random
import threading
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from fourkings.analysis.hints import Advice
from fourkings.app.models import Stored
from fourkings.app.shared.stored_tables import summary
from fourkings.bots import chance, title
from fourkings.rulebook.game import Action
from fourkings.rulebook.games import GAMES, rules
from fourkings.server.db import Store
from fourkings.server.net.settings import Settings
from fourkings.server.realtime import replay_cache
from fourkings.server.realtime.replay_cache import Busy, ReplayCache
from fourkings.server.realtime.sessions import Sessions
from fourkings.server.workers import bot_fallback
from fourkings.server.workers.bot_pool import BotPool
from fourkings.table.log import encode_event
from fourkings.table.match import Act, Table
from fourkings.views import View
from readers import FakeReader, Rooms, my_turn, play, until
from serving import Client, device, refused, served
from tables import chairs, random_events

KING = rules(GAMES["king"])


class Adviser:
    """Gives no hint before it is told to."""

    def __init__(self) -> None:
        self.asked = self.dropped = 0
        self.go = asyncio.Event()

    async def __call__(self, pool: BotPool, view: View) -> tuple[Advice, str]:
        self.asked += 1
        try:
            await self.go.wait()
        except asyncio.CancelledError:
            self.dropped += 1
            raise
        return Advice(view.legal[0], ()), "adviser 1"


@pytest.fixture
@asynccontextmanager
async def turn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[tuple[FakeReader, dict[str, Any], Adviser]]:
    """Anna's turn: her line, the newest update, and the adviser who gives her hints."""
    adviser, reader = Adviser(), FakeReader("anna")
    monkeypatch.setattr(bot_fallback, "advise", adviser)
    async with Rooms(tmp_path) as rooms:
        snapshot = await reader.sit(await rooms.live(await rooms.table(KING, chairs("anna"))))
        yield reader, await my_turn(reader, snapshot), adviser


async def test_a_table_goes_on_while_a_hint_is_thought_about_and_there_is_one_at_a_time(turn: Any):
    reader, _, adviser = turn
    first, others = reader.write("hint"), [reader.write("hint") for _ in range(50)]
    for asked in others:
        refused = await reader.hear("refusal")
        assert (refused["answers"], refused["code"]) == (asked, "too-fast")
    reader.write("ping")
    assert await reader.hear("pong")
    assert adviser.asked == 1
    adviser.go.set()
    assert (await reader.hear("hint"))["answers"] == first
    second = reader.write("hint")
    assert (await reader.hear("hint"))["answers"] == second


async def test_a_hint_is_dropped_when_the_table_moves_on(turn: Any):
    reader, update, adviser = turn
    asked = reader.write("hint")
    acted = reader.write("act", version=update["version"], action=update["deal"]["legal"][0])
    refused = await reader.hear("refusal")
    assert (refused["answers"], refused["code"]) == (asked, "stale")
    assert (await reader.hear("event"))["answers"] == acted
    await until(lambda: adviser.dropped == 1 or not adviser.asked)


async def test_a_hint_is_dropped_when_its_asker_has_gone_and_not_another(turn: Any):
    reader, _, adviser = turn
    tab, live = FakeReader("anna"), reader.live
    await tab.sit(live)
    reader.write("hint")
    await until(lambda: adviser.asked == 1)
    live.disconnect(tab)
    await until(lambda: tab not in live.readers)
    assert adviser.dropped == 0
    live.disconnect(reader)
    await until(lambda: adviser.dropped == 1)


async def test_no_pause_is_shorter_than_the_slowest_thought(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """Else a bot that is forced would be seen to answer at once (GEN-10)."""

    async def choose(pool: BotPool, view: View, name: str, seed: int) -> tuple[Action, str]:
        await asyncio.sleep(0.3)
        return view.legal[0], title(chance)

    monkeypatch.setattr(bot_fallback, "choose", choose)
    async with Rooms(tmp_path) as rooms:
        live, reader = await rooms.live(await rooms.table(KING, chairs("anna"))), FakeReader("anna")
        await play(reader, await reader.sit(live), random.Random(1), most=5)
        live.pacing._factor = 0.01
        live.pacing.after(Act(0, 0), live.match_state, 0.0)
        assert 0.3 < live.pacing.next_at < 1.0


async def test_bots_go_before_hints():
    order: list[str] = []

    def work(name: str) -> str:
        order.append(name)
        return name

    pool = BotPool(prepare=lambda: None)
    pool.open()
    await until(lambda: pool.ready == 1)
    held = await pool._free.get()
    hints = [asyncio.create_task(pool.ask_last(20, work, f"hint {number}")) for number in range(3)]
    await asyncio.sleep(0)
    bots = [asyncio.create_task(pool.ask(20, work, f"bot {number}")) for number in range(3)]
    await asyncio.sleep(0)
    pool._free.put_nowait(held)
    await asyncio.gather(*hints, *bots)
    await pool.close()
    assert [name.partition(" ")[0] for name in order] == ["bot"] * 3 + ["hint"] * 3


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
