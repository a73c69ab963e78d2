"""Who comes to a table, who goes, and what they are called."""

from __future__ import annotations

from fourkings.rulebook.cards import Seat
from fourkings.server.live import chat, clock_checkpoints, names, updates
from fourkings.server.live.commit import commit
from fourkings.server.live.mailbox import Reader
from fourkings.server.live.refusals import no
from fourkings.server.live.table import Live
from fourkings.server.pace import PAUSES, pause
from fourkings.table import state as table
from fourkings.table.gathering import Gathering
from fourkings.table.state import Table, TableState


async def join(live: Live, reader: Reader, since: int) -> None:
    """Somebody looks on: what he missed, where that is little, then the whole table as it stands."""
    now, player = live.now, reader.player
    seat = _let_in(now, player)
    await names.learn(live)
    awake = any(one is not None for one in live.readers.values())
    if seat is not None and not live.table.chair(seat).away_by_choice and (fact := table.come_back(live.table, player)):
        await commit(live, fact)
    if since:
        live.metrics.resyncs.labels("letters" if since == live.version or updates.missed(live, since) else "whole").inc()
    for past in updates.missed(live, since):
        reader.send(updates.event(live, past, seat, past.answers(reader)))
    new, live.readers[reader] = player not in live.shown, seat
    if new and live.company:
        live.peers.arrived(live.id, player)
    updates.stand(live, reader)
    await chat.whole(live, reader)
    if isinstance(live.now, Gathering):
        updates.anew(live, reader)
    elif seat is not None and not awake:
        live.next_at = live.clock() + live.settings.tempo * pause(None, live.table, PAUSES[live.tempo])
    live.look_around()
    if live.wants_to_own:
        await live.peers.claim(live)


def _let_in(now: TableState, player: str) -> Seat | None:
    """The seat of who comes; `No` where he may not."""
    if now.closed:
        raise no("closed", "table-closed")
    if player in now.kicked:
        raise no("closed", "kicked")
    seat = now.seat_of(player) if isinstance(now, Table) else None
    if isinstance(now, Table) and seat is None and now.conditions.watch == "nobody":
        raise no("closed", "no-watching")
    return seat


async def part(live: Live, reader: Reader) -> None:
    """A reader is gone: his chair is his for a while, and for good where he plays alone."""
    live.readers.pop(reader, None)
    live.sleep_at = live.clock() + live.settings.idle
    if live.company and reader.player not in live.shown:
        live.peers.departed(live.id, reader.player)
    if not live.here(reader.player):
        updates.show_who_is_here(live)
    live.look_around()
    if live.leased and not live.wants_to_own:
        await clock_checkpoints.note(live)
    live.peers.let_go(live)
