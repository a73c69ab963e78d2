"""Facts written to a table from outside, where it need not be awake: one that is reads its log again."""

from __future__ import annotations

import time
from collections.abc import Callable

from fourkings.app.models import VersionConflict
from fourkings.app.shared.summaries import summary
from fourkings.server.db import Store
from fourkings.server.realtime.tables import Tables
from fourkings.table import log
from fourkings.table import match as table
from fourkings.table.match import LogEvent, Table, TableState
from fourkings.table.runtime.due import due_at, newly_awaited

TRIES = 20
"""How often a fact is tried where others write at the same time."""


async def append_event(store: Store, tables: Tables, name: str, command: Callable[[TableState], LogEvent | None]) -> None:
    """Let happen at a table what a command gives; nothing where it gives None."""
    for _ in range(TRIES):
        now = await tables.replay_log(name)
        fact = command(now)
        if fact is None:
            return
        after = table.apply_event(now, fact)
        try:
            at = time.time()
            same = isinstance(now, Table) and isinstance(after, Table) and now.clock_seat == after.clock_seat
            due = await store.slow_games.due_of(name) if same else due_at(after, at)
            awaited = newly_awaited(now, after)
            await store.tables.append(name, log.encode_event(fact), summary(after, due), at, awaited=awaited)
        except VersionConflict:
            continue
        tables.notify(name)
        return
    raise VersionConflict(f"table {name} is written too fast by others")
