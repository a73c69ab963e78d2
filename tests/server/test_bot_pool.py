"""Bots think beside the server: late, dying or not ready yet, they never hold a table up, and they leave nobody behind."""

import asyncio
import functools
import multiprocessing
import os
import shutil
import signal
import subprocess
import sys
import threading
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("numpy")

from fourkings.bots import BOTS, title
from fourkings.rng import bot_stream
from fourkings.rulebook.games import GAMES, rules
from fourkings.rulebook.match import from_secret
from fourkings.server.workers import bot_fallback, bot_worker
from fourkings.server.workers import bot_pool as bot_pool_module
from fourkings.server.workers.bot_pool import BotPool, NoAnswer, NotReady
from fourkings.table import log
from fourkings.table.match import Act, Participant
from fourkings.views import View, view
from readers import FakeReader, Rooms
from tables import chairs

SOON = 300.0
"""Seconds until a test gives up."""
COMPILED = 600.0
"""And until kernels are compiled, on a machine that has much else to do."""
STRONG, CAREFUL = title(BOTS["strong"]), title(BOTS["careful"])


@pytest.fixture
@asynccontextmanager
async def bot_pool(request: pytest.FixtureRequest) -> AsyncIterator[BotPool]:
    """A pool, of one worker unless a test has another parameter, that need no preparation: its tasks need no kernels."""
    bot_pool = BotPool(getattr(request, "param", 1), prepare=os.getpid)
    try:
        await ready(bot_pool, 1)
        yield bot_pool
    finally:
        await bot_pool.close()


async def ready(bot_pool: BotPool, many: int) -> None:
    bot_pool.open()
    async with asyncio.timeout(SOON):
        while bot_pool.ready < many:
            await asyncio.sleep(0.02)


def seen(game: str = "jeu-du-roi") -> View:
    state = from_secret(rules(GAMES[game]), bytes(32)).state
    return view(state, state.turn)


def kill_myself() -> None:
    os.kill(os.getpid(), signal.SIGKILL)


async def test_the_bot_thinks_in_another_process_and_the_same_each_time(bot_pool: BotPool, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(bot_fallback, "PATIENCE", COMPILED)
    assert await bot_pool.ask(SOON, os.getpid) != os.getpid()
    choices = [await bot_fallback.choose(bot_pool, seen(), "strong", 5) for _ in range(2)]
    assert choices[0] == choices[1] == (BOTS["strong"].choose(seen(), bot_stream(5)), STRONG)
    advice, by = await bot_fallback.advise(bot_pool, seen())
    assert by == STRONG
    assert advice.action in seen().legal


@pytest.mark.costly
async def test_a_mind_is_ready_once_it_has_compiled_what_the_bots_need() -> None:
    bot_pool = BotPool(1)
    try:
        bot_pool.open()
        async with asyncio.timeout(COMPILED):
            while not bot_pool.ready:
                await asyncio.sleep(0.1)
        assert not await bot_pool.ask(SOON, bot_worker.is_cold)
    finally:
        await bot_pool.close()


@pytest.mark.parametrize("bot_pool", [0], indirect=True)
async def test_who_stops_asking_in_the_moment_in_which_a_mind_is_free_has_stopped(bot_pool: BotPool):
    mind = await bot_pool._free.get()
    asking = asyncio.create_task(bot_pool.ask(SOON, os.getpid))
    await asyncio.sleep(0.01)
    bot_pool._free.put_nowait(mind)
    asking.cancel()
    with pytest.raises(asyncio.CancelledError):
        await asking
    assert await bot_pool.ask(SOON, os.getpid)  # and the mind is free for others


@pytest.mark.costly
@pytest.mark.parametrize("fate", ["dies", "late"])
async def test_the_careful_bot_plays_for_who_dies_or_is_late(bot_pool: BotPool, fate: str, monkeypatch: pytest.MonkeyPatch):
    if fate == "late":
        monkeypatch.setattr(bot_fallback, "PATIENCE", 0.2)
    monkeypatch.setattr(bot_worker, "choose", dies if fate == "dies" else sleeps)
    action, by = await bot_fallback.choose(bot_pool, seen(), "strong", 5)
    assert (action in seen().legal, by) == (True, CAREFUL)
    monkeypatch.undo()
    await ready(bot_pool, 1)
    assert await bot_pool.ask(SOON, os.getpid) != os.getpid()


def dies(name: str, view: View, seed: int) -> None:
    kill_myself()


def sleeps(name: str, view: View, seed: int) -> None:
    time.sleep(SOON)


async def test_a_mind_is_given_back_where_nobody_waits_for_the_answer_any_more(bot_pool: BotPool):
    asking = asyncio.create_task(bot_pool.ask(SOON, time.sleep, 0.3))
    await asyncio.sleep(0.05)
    asking.cancel()
    assert await bot_pool.ask(SOON, os.getpid)


async def test_who_finds_no_mind_free_in_time_is_told_so_and_nobody_is_ended(bot_pool: BotPool):
    first = asyncio.create_task(bot_pool.ask(SOON, time.sleep, 0.5))
    await asyncio.sleep(0.05)
    with pytest.raises(NoAnswer, match="free"):
        await bot_pool.ask(0.1, os.getpid)
    await first
    assert await bot_pool.ask(SOON, os.getpid)


@pytest.mark.parametrize("bot_pool", [0], indirect=True)
async def test_without_processes_a_thread_thinks_and_a_late_one_serves_again(bot_pool: BotPool):
    assert await bot_pool.ask(SOON, os.getpid) == os.getpid()
    with pytest.raises(NoAnswer, match="longer"):
        await bot_pool.ask(0.05, time.sleep, 0.3)
    with pytest.raises(NotReady):
        await bot_pool.ask(0.05, os.getpid)
    await ready(bot_pool, 1)
    assert await bot_pool.ask(SOON, os.getpid) == os.getpid()


async def test_with_a_cold_cache_the_first_cards_come_at_once_from_the_careful_bot(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FOURKINGS_CACHE", str(tmp_path / "cold"))
    rooms = Rooms(tmp_path, workers=1)
    try:
        rooms.bot_pool.open()
        seats = (chairs("anna")[0], *(Participant(name, None, "strong") for name in ("b", "c", "d")))
        name = await rooms.table(rules(GAMES["jeu-du-roi"]), seats)
        reader = FakeReader("anna")
        update = await reader.sit(await rooms.live(name))
        for _ in range(12):
            if update["deal"]["legal"]:
                reader.write("act", version=update["version"], action=update["deal"]["legal"][0])
            update = await reader.hear("event")
        assert not rooms.bot_pool.ready
        acts = [
            fact.bot
            for fact in log.parse_events(await rooms.store.tables.events(name))
            if isinstance(fact, Act) and fact.bot
        ]
        assert set(acts) == {CAREFUL}
        assert len(acts) >= 6
    finally:
        await rooms.close()


@pytest.mark.costly
def test_nothing_of_a_pool_is_left_when_its_loop_is_closed() -> None:
    """Seen on a server that stopped: the interpreter wrote to a pipe that a pool, still being shut down, had closed."""
    before = {*threading.enumerate()}

    async def scene() -> None:
        bot_pool = BotPool(2)
        bot_pool.open()
        async with asyncio.timeout(SOON):
            while not bot_pool.ready:
                await asyncio.sleep(0.02)
        await bot_pool.close()

    asyncio.run(scene())
    assert not {*threading.enumerate()} - before


async def test_that_kernels_are_compiled_first_is_told_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FOURKINGS_CACHE", str(tmp_path))
    calls: list[bool] = []
    bot_pool = BotPool(2, lambda: calls.append(True))
    bot_pool.open()
    async with asyncio.timeout(SOON):
        while not calls:
            await asyncio.sleep(0.02)
    await bot_pool.close()
    assert calls == [True]


@contextmanager
def serving(folder: Path, **environment: str) -> Iterator[tuple[subprocess.Popen[Any], list[int]]]:
    """`fourkings serve` with two workers, and the processes that it has started."""
    command = [
        sys.executable, "-m", "fourkings", "serve", "--no-open", "--port", "0", "--data", str(folder), "--workers",
        "2",
    ]  # fmt: skip
    with subprocess.Popen(command, env={**os.environ, **environment}, stdout=subprocess.DEVNULL) as process:
        try:
            until(lambda: len(minds_of(process.pid)) >= 1)
            yield process, minds_of(process.pid)
        finally:
            process.kill()


def minds_of(parent: int) -> list[int]:
    """The processes that a process has started and that think: those that listen to `spawn_main`."""
    pids = []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            status, command = (folder / "status").read_text(), (folder / "cmdline").read_text()
        except OSError:
            continue
        if f"\nPPid:\t{parent}\n" in status and "spawn_main" in command:
            pids.append(int(folder.name))
    return pids


def until(holds: Callable[[], bool]) -> None:
    end = time.monotonic() + SOON
    while not holds():
        assert time.monotonic() < end
        time.sleep(0.05)


def gone(pids: list[int]) -> bool:
    return not any(Path(f"/proc/{pid}").exists() for pid in pids)


@pytest.mark.costly
@pytest.mark.skipif(not Path("/proc/self").exists(), reason="reads who is whose child in /proc")
# A server with its minds is stopped by SIGINT in `test_crash`, and servers by SIGTERM in `test_together`.
@pytest.mark.parametrize(
    "how", [signal.SIGKILL, *(pytest.param(how, marks=pytest.mark.heavy) for how in (signal.SIGTERM, signal.SIGINT))]
)
def test_no_mind_outlives_its_server_even_in_the_middle_of_compiling(how: signal.Signals, tmp_path: Path) -> None:
    with serving(tmp_path, FOURKINGS_CACHE=str(tmp_path / "cold")) as (process, workers):
        process.send_signal(how)
        assert process.wait(SOON) == (-how if how == signal.SIGKILL else 0)
        until(lambda: gone(workers))


def test_ctrl_c_does_not_end_a_worker_that_is_starting() -> None:
    worker = bot_pool_module.Worker(own_process=True)
    answer = worker.submit(os.getpid)
    (process,) = multiprocessing.active_children()
    assert process.pid is not None
    for number in (signal.SIGINT, signal.SIGTERM):
        os.kill(process.pid, number)
    assert answer.result(SOON) == process.pid
    os.kill(process.pid, signal.SIGKILL)


@pytest.mark.parametrize("takes", [True, False], ids=["kept", "lost"])
async def test_a_process_that_has_compiled_ends_and_another_thinks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, takes: bool
) -> None:
    """What the compiler holds goes with it; where nothing can be kept, the second process compiles, and stays."""
    cold, workers = tmp_path / "cold", []

    class Seen(bot_pool_module.Worker):
        def __init__(self, own_process: bool) -> None:
            super().__init__(own_process)
            workers.append(self)

    monkeypatch.setattr(bot_pool_module, "Worker", Seen)
    cold.mkdir()
    prepare = functools.partial(shutil.rmtree, str(cold), True) if takes else os.getpid
    pool = BotPool(1, prepare=prepare, is_cold=functools.partial(os.path.exists, str(cold)))
    pool.open()
    while not pool.ready:
        await asyncio.sleep(0.01)
    thinking = await pool.ask(60, os.getpid)
    assert [worker.pid for worker in workers] == [workers[0].pid, thinking]
    assert thinking != workers[0].pid
    await pool.close()
