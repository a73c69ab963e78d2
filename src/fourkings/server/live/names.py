"""What the people at a table are called. Names may change at any time, outside the log."""

from __future__ import annotations

from collections.abc import Iterable

from fourkings.server.live.mailbox import people_of
from fourkings.server.live.table import Live
from fourkings.table.messages import build
from fourkings.table.messages.updates import NamesChanged
from fourkings.table.state import Table


async def learn(live: Live, players: Iterable[str] | None = None) -> None:
    """Learn what people are called: those at the table, or these."""
    wanted = list(people_of(live.now) if players is None else players)
    known = {player: live.names.get(player) for player in wanted}
    told = dict.fromkeys(wanted, "") | await live.store.names(wanted)
    live.names |= told
    if isinstance(live.now, Table) and any(known[one] not in (None, told[one]) for one in wanted):
        for reader, seat in live.readers.items():
            live.send(reader, NamesChanged(players=build.players(live.now, seat, live.names)))
