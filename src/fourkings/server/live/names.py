"""The names of the people at a table. They may change at any time, outside the log."""

from __future__ import annotations

from collections.abc import Iterable

from fourkings.server.live.table import LiveTable, people_of
from fourkings.table.messages import build
from fourkings.table.messages.updates import NamesChanged
from fourkings.table.state import Table


async def learn(live: LiveTable, players: Iterable[str] | None = None) -> None:
    """Read the names of these people, or of those at the table; where one has changed, the readers are told."""
    wanted = list(people_of(live.now) if players is None else players)
    names = dict.fromkeys(wanted, "") | await live.store.names(wanted)
    if live.names.learn(names) and isinstance(live.now, Table):
        for reader, seat in live.readers.seats.items():
            live.send(reader, NamesChanged(players=build.players(live.now, seat, live.names.known)))
