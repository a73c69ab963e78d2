"""The commit of a fact: it is stored first, and only then it holds, and is told."""

from __future__ import annotations

from time import perf_counter

from fourkings.server.common.summaries import summary
from fourkings.server.play.live import time_control, updates
from fourkings.server.play.live.refusals import not_granted, refusal
from fourkings.server.play.live.state import Change
from fourkings.server.play.live.table import LiveTable
from fourkings.server.store import GrantedRequest
from fourkings.table import log
from fourkings.table import state as table
from fourkings.table.state import Fact, Opening, Table


async def commit(live: LiveTable, fact: Fact, granted: GrantedRequest | None = None) -> None:
    """Store the fact, then apply it here, then tell it; `granted` is the request that asked for it.

    `Fenced` where another server was quicker, and nothing was stored.
    """
    now = table.apply_fact(live.now, fact)
    change = Change(live.now, now, fact, granted and granted._replace(version=now.version))
    due = time_control.next_due(live, change)
    begun = perf_counter()
    await live.store.tables.append(live.id, log.encode_fact(fact), summary(now, due), live.clock.wall(), change.granted)
    live.metrics.storing.observe(perf_counter() - begun)
    live.clock.schedule(due)
    live.metrics.count_fact(type(fact))
    apply(live, change)
    live.peers.ring(live.id, now.version)


def apply(live: LiveTable, change: Change) -> None:
    """Let a fact that is stored hold here, and tell it to the readers."""
    live.history.add(change)
    if change.starts_clock:
        live.clock.start()
    if isinstance(change.after, Table):
        if isinstance(change.fact, Opening):
            _seat_everybody(live, change.after)
        live.pacing.after(change.fact, change.after, live.clock.now())
        if live.history.match_version == change.after.version:
            _drop_thoughts(live)
    updates.tell(live, change)
    for player in change.after.kicked - change.before.kicked:
        live.turn_away(player, "kicked")
    live.look_around()


def _drop_thoughts(live: LiveTable) -> None:
    """The match has moved on: what was thought about how it stood is past."""
    live.thoughts.drop_action()
    for hint in live.thoughts.drop_hints():
        live.send(hint.reader, refusal(not_granted("stale", "stale"), hint.request, live.version))


def _seat_everybody(live: LiveTable, now: Table) -> None:
    """The match opens: players are shown their seats, the others look on where they may."""
    for reader in live.readers.take_seats(now):
        if now.conditions.watch == "nobody":
            live.turn_away(reader.player, "no-watching")
