"""The tail of a log that other servers write to as well: their facts are read, and told like those of this one."""

from __future__ import annotations

from fourkings.server.db import TableStatus
from fourkings.server.db.chat import MAX_LINES
from fourkings.server.realtime.actor import chat, clock_checkpoints
from fourkings.server.realtime.actor.table import LiveTable
from fourkings.table import log
from fourkings.table import match as table
from fourkings.table.protocol import CloseCode
from fourkings.table.protocol.updates import PaceChanged
from fourkings.table.runtime import names, time_control, updates
from fourkings.table.runtime.commit import apply
from fourkings.table.runtime.state import Change
from fourkings.table.runtime.table import people_of


async def catch_up(live: LiveTable) -> bool:
    """Read the facts that were written since; False where there are none."""
    lines = await live.store.tables.facts(live.id, live.version)
    if not lines:
        return False
    granted = {grant.version: grant for grant in await live.store.tables.granted(live.id, live.version)}
    for fact in log.parse_events(lines, live.now.rules.game):
        now = table.apply_event(live.now, fact)
        change = Change(live.now, now, fact, granted.get(now.version))
        await names.learn(live, [person for person in people_of(now) if person not in live.names.known])
        live.clock.schedule(time_control.next_due(live, change))
        apply(live, change)
    return True


async def look(live: LiveTable) -> None:
    """Look at everything about the table that others may have changed."""
    await take_in(live, (await live.store.servers.table_statuses(live.peers.id, [live.id])).get(live.id))


async def take_in(live: LiveTable, seen: TableStatus | None) -> None:
    """Take in how the table was found to stand; None where it is no more."""
    if seen is None:
        live.close(CloseCode.NO_SUCH_TABLE)
        return
    if live.peering.see_owner(seen.owner):
        await clock_checkpoints.resume(live, counted=seen.owner not in (None, live.peers.id))
    if seen.version > live.version:
        await catch_up(live)
    if seen.changes != live.peering.changes:
        await _read_changes(live)
        live.peering.read_changes(seen.changes)
    if live.presence.see_elsewhere(seen.elsewhere):
        updates.tell_presence(live)
    live.refresh_presence()


async def _read_changes(live: LiveTable) -> None:
    """Read what has changed beside the log: the pace, the names and the chat."""
    stored = await live.store.tables.get(live.id)
    if stored and stored.pace != live.pacing.stored:
        live.pacing.choose(stored.pace)
        for reader in live.readers:
            live.send(reader, PaceChanged(answers=None, pace=live.pacing.pace))
    await names.learn(live, people_of(live.now))
    if live.chat.shown is not None:
        await _read_chat(live, live.chat.shown)


async def _read_chat(live: LiveTable, shown: frozenset[int]) -> None:
    """Show the readers what was written elsewhere, and what was taken back there."""
    lines = await chat.lines(live)
    new = [line for line in lines if line.number not in shown]
    first = min(line.number for line in lines) if len(lines) == MAX_LINES else 0
    removed = sorted(number for number in shown - {line.number for line in lines} if number >= first)
    live.chat.show(line.number for line in lines)
    await names.learn(live, {line.player for line in new} - set(live.names.known))
    if new or removed:
        for reader in live.readers:
            reader.send(chat.chat_text(live, reader, new, removed))
