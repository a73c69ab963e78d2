"""How soon the field of bots of a new day is there.

    python -m research.figures.field [OPTIONS]
    python -m research.figures.field --tables 50

The sets of a day are opened in an empty database, and their fields made as a server makes them. A line for each game when
its field of a hundred is whole, with the seconds since the day began; at the end the processor time of all processes.

With tables: what those who play notice of it. A server begins its day while at so many tables of four people a card a
second is played, and does so until the field is there and for as long again: the delays of both times, in windows of eight
seconds.
"""

import asyncio
import os
import tempfile
import time
from pathlib import Path

from fourkings.app.boards.days import open_day, set_of
from fourkings.app.boards.standings import bots_of, field_size
from fourkings.app.models import StoredSet
from fourkings.app.shared.wall_clock import day_of
from fourkings.duplicate.field import FIELD
from fourkings.precompile import is_warm
from fourkings.server.db import Store
from fourkings.server.net.settings import Settings
from fourkings.server.workers.field_maker import FieldMaker
from research import command
from research.figures.clients import Ours
from research.figures.server import Result, measured, prepared, started, windows_told


async def all_begun(store: Store) -> list[StoredSet]:
    """Return the sets of today, each entered by a player: only then are their fields computed."""
    at = time.time()
    sets = await open_day(store.boards, day_of(at), at)
    for board_set in sets:
        await store.boards.enter(board_set.id, "ida", at)
    return sets


async def fields_made(store: Store, processes: int) -> None:
    """Compute the fields of a day, and print each as it is complete."""
    began, sets = time.monotonic(), await all_begun(store)
    maker = FieldMaker(store.boards, processes)
    work, waiting = asyncio.create_task(maker.make()), {board_set.id: board_set for board_set in sets}
    while waiting:
        await asyncio.sleep(0.5)
        for board_set in list(waiting.values()):
            boards = set_of(board_set)
            there, of = field_size(boards, await bots_of(store.boards, board_set, boards), FIELD)
            if there == of:
                print(f"{board_set.game}: {there} of {of} after {time.monotonic() - began:.0f} s", flush=True)
                del waiting[board_set.id]
    await work
    maker.close()


def beside(tables: int) -> None:
    """Print what players notice while a server makes the fields of its day, and afterwards."""
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(data=Path(folder))
        names = asyncio.run(prepared(settings, tables))
        store = Store(settings.url)
        with started(folder, FOURKINGS_DAYS="1") as (pid, url):
            begun = time.monotonic()
            places = [(url.replace("http", "ws", 1), name) for name in names]

            def window() -> Result:
                return asyncio.run(measured(Ours, places, [pid], 1.0))

            asyncio.run(all_begun(store))
            window()  # in which the server finds the day begun, and the bots of the field load what they think by
            during = [window()]
            while asyncio.run(store.boards.field_tasks_left()):
                during.append(window())
            took = time.monotonic() - begun
            after = [window() for _ in during]
        store.close()
    print(windows_told(f"while the field is made ({took:.0f} s)", during))
    print(windows_told("afterwards", after))


def main() -> None:
    chosen = command.parser(__doc__, processes=2, tables=0).parse_args()
    if not is_warm():
        raise SystemExit("compile the engine room first: fourkings warm")
    if chosen.tables:
        beside(chosen.tables)
        return
    with tempfile.TemporaryDirectory() as folder:
        store = Store(f"sqlite:///{Path(folder) / 'field.sqlite3'}")
        asyncio.run(fields_made(store, chosen.processes))
        store.close()
    time.sleep(1)  # so that the processes have gone, and their time is counted
    spent = os.times()
    print(f"{spent.user + spent.children_user:.0f} s of processor time")


if __name__ == "__main__":
    main()
