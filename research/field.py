"""How soon the field of bots of a new day is there.

    python research/field.py [--processes 2]

The sets of a day are opened in an empty database, and their fields made as a server makes them. A line for each game when
its field of a hundred is whole, with the seconds since the day began; at the end the processor time of all processes.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import tempfile
import time
from pathlib import Path

from fourkings.server.boards import FieldMaker, day_of, open_day
from fourkings.server.boards.days import set_of
from fourkings.server.boards.standings import bots_of, field_size
from fourkings.server.store import Store
from fourkings.warm import is_warm


async def made(store: Store, processes: int) -> None:
    """A day's fields, told as they are there."""
    began, sets = time.monotonic(), await open_day(store, day_of(time.time()), time.time())
    maker = FieldMaker(store, processes)
    work, waiting = asyncio.create_task(maker.make()), {one.id: one for one in sets}
    while waiting:
        await asyncio.sleep(0.5)
        for one in list(waiting.values()):
            boards = set_of(one)
            there, of = field_size(boards, await bots_of(store, one, boards))
            if there == of:
                print(f"{one.game}: {there} of {of} after {time.monotonic() - began:.0f} s", flush=True)
                del waiting[one.id]
    await work
    maker.close()


def main() -> None:
    """Print the lines."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--processes", type=int, default=2)
    chosen = parser.parse_args()
    if not is_warm():
        raise SystemExit("compile the engine room first: fourkings warm")
    with tempfile.TemporaryDirectory() as folder:
        store = Store(f"sqlite:///{Path(folder) / 'field.sqlite3'}")
        asyncio.run(made(store, chosen.processes))
        store.close()
    time.sleep(1)  # so that the processes have gone, and their time is counted
    spent = os.times()
    print(f"{spent.user + spent.children_user:.0f} s of processor time")


if __name__ == "__main__":
    main()
