"""A table that other servers write to as well: what they did is read from the log, and told as if it had been done here."""

from __future__ import annotations

from fourkings.server.live import chat, clock_checkpoints, clocks, names, updates
from fourkings.server.live.commit import apply
from fourkings.server.live.mailbox import Past, people_of
from fourkings.server.live.table import Live
from fourkings.server.store import Seen
from fourkings.server.store.chat import MOST_LINES
from fourkings.table import log
from fourkings.table import state as table
from fourkings.table.messages.updates import PaceChanged

GONE = 4404
"""Close code for a table that is no more."""


async def catch_up(live: Live) -> bool:
    """Read what was written since; False where nothing was."""
    lines = await live.store.facts(live.id, live.version)
    if not lines:
        return False
    done = {one.version: one for one in await live.store.done(live.id, live.version)}
    for fact in log.parse_facts(lines, live.now.rules.game):
        before, now = live.now, table.apply_fact(live.now, fact)
        await names.learn(live, [one for one in people_of(now) if one not in live.names])
        live.due = clocks.next_due(live, before, now, fact)
        apply(live, Past(before, now, fact, done.get(now.version)))
    return True


async def look(live: Live) -> None:
    """See everything about the table that others may have changed."""
    await saw(live, (await live.store.look(live.peers.id, [live.id])).get(live.id))


async def saw(live: Live, seen: Seen | None) -> None:
    """Take in what was seen; None where the table is no more."""
    if seen is None:
        live.close(GONE)
        return
    live.leased = seen.owner == live.peers.id
    if seen.owner != live.owned_by:
        live.owned_by = seen.owner
        await clock_checkpoints.resume(live, counted=seen.owner not in (None, live.peers.id))
    if seen.version > live.version:
        await catch_up(live)
    if seen.news != live.news:
        await _news(live)
        live.news = seen.news
    if seen.elsewhere != live.elsewhere:
        live.elsewhere = seen.elsewhere
        updates.show_who_is_here(live)
    live.look_around()


async def _news(live: Live) -> None:
    """What has changed beside the log: the pace, what people are called, and what they wrote."""
    stored = await live.store.table(live.id)
    if stored and stored.pace != live.pace:
        live.pace = stored.pace
        for reader in live.readers:
            live.send(reader, PaceChanged(answers=None, pace=live.tempo))
    await names.learn(live, people_of(live.now))
    if live.lines is None:
        return
    lines = await chat.kept(live)
    new = [one for one in lines if one.number not in live.lines]
    first = min(one.number for one in lines) if len(lines) == MOST_LINES else 0
    removed = sorted(one for one in live.lines - {one.number for one in lines} if one >= first)
    live.lines = {one.number for one in lines}
    await names.learn(live, {one.player for one in new} - set(live.names))
    if new or removed:
        for reader in live.readers:
            reader.send(chat.letter(live, reader, new, removed))
