"""What finished matches and sleeping tables cost a server: its start over a store full of them, and then its rest.

A match of the 400 is played once by chance and stored under so many ids, whole or as far as its middle. The start is
measured from the process's beginning until `/readyz` says so, once over an empty store and once over the full one.

Run: python -m research.figures.start [OPTIONS]
"""

import asyncio
import json
import sqlite3
import sys
import tempfile
import time
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tests"))

from fourkings.app.models import Stored  # noqa: E402
from fourkings.app.shared.stored_tables import summary  # noqa: E402
from fourkings.bench.row import steps_a_second  # noqa: E402
from fourkings.bench.served import served  # noqa: E402
from fourkings.rulebook.games import GAMES, rules  # noqa: E402
from fourkings.server.db import Store  # noqa: E402
from fourkings.server.net.settings import Settings  # noqa: E402
from fourkings.system import memory_of, work_of  # noqa: E402
from fourkings.table.log import encode_event  # noqa: E402
from research.command import parser  # noqa: E402
from tables import chairs, random_events  # noqa: E402

REST = 10.0
"""Seconds of rest."""


def fill(folder: Path, matches: int, most: int) -> float:
    """Store matches with at most so many events each; return the bytes of the database per event."""
    path = folder / "fourkings.sqlite3"
    chosen, seated = rules(GAMES["400"]), chairs("anna", "basile", "clara", "dora")
    facts = [(after, encode_event(event)) for _, after, event in random_events(chosen, 1, seated, most)]
    at, lines = time.time(), [line for _, line in facts]
    store = Store(Settings(data=folder).url)
    shown = summary(facts[-1][0])._replace(over=True, winners=(0, 2))
    first = Stored("first", chosen.game.ID, chosen.preset, bytes(32), "calm", shown, at, at)
    asyncio.run(store.tables.create(first, ["anna"], lines))
    store.close()
    with sqlite3.connect(path) as db:
        columns = [name for _, name, *_ in db.execute("PRAGMA table_info(tables)")]
        others = ", ".join(columns[1:])
        ids = [(f"table{number:08}",) for number in range(matches)]
        db.executemany(f"INSERT INTO tables (id, {others}) SELECT ?, {others} FROM tables WHERE id = 'first'", ids)
        db.executemany(
            "INSERT INTO table_events SELECT ?, version, event, at FROM table_events WHERE table_id='first'", ids
        )
        db.executemany("INSERT INTO participants (player, table_id) VALUES ('anna', ?)", ids)
    db.close()
    return path.stat().st_size / (matches * len(lines))


def start(folder: Path) -> tuple[float, float, float, float]:
    """Return the seconds and CPU seconds of a start, the memory in bytes, and the share of a core when idle."""
    begun = time.perf_counter()
    with served(folder) as running:
        url = running.url.replace("ws", "http", 1).removesuffix("ws/")
        while True:
            try:
                with urlopen(f"{url}readyz", timeout=30):
                    break
            except URLError:
                time.sleep(0.01)
        took, work = time.perf_counter() - begun, work_of(running.pid)
        time.sleep(2)
        spent = work_of(running.pid)
        time.sleep(REST)
        return took, work, memory_of(running.pid), (work_of(running.pid) - spent) / REST


def main() -> None:
    chosen = parser(__doc__, matches=100_000, facts=12).parse_args()
    for matches in (0, chosen.matches):
        with tempfile.TemporaryDirectory() as name:
            folder = Path(name)
            each = fill(folder, matches, chosen.facts) if matches else 0.0
            took, work, memory, share = start(folder)
            print(json.dumps({
                "matches": matches, "bytes a fact": round(each), "start": round(took, 2), "work": round(work, 2),
                "memory": round(memory / 2**20, 1), "core at rest": round(share, 4),
            }))  # fmt: skip
    print(f"core {steps_a_second() / 1e6:.1f} million")


if __name__ == "__main__":
    main()
