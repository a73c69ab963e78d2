"""What happens at a table that is awake: it is stored first, and only then it is so, and is told."""

from __future__ import annotations

from fourkings.server.live import clocks, updates
from fourkings.server.live.mailbox import Past
from fourkings.server.live.table import Live
from fourkings.server.new_tables import summary
from fourkings.server.pace import PAUSES, RESTING, pause
from fourkings.server.store import Done
from fourkings.server.store.log import KEPT, SWEEP
from fourkings.table import log
from fourkings.table import state as table
from fourkings.table.state import Act, Deal, Fact, Opening, Table, Undo


async def commit(live: Live, fact: Fact, done: Done | None = None) -> None:
    """Store the fact, then let it be so, then tell it."""
    before, now = live.now, table.apply_fact(live.now, fact)
    done = done and done._replace(version=now.version)
    live.due = clocks.next_due(live, before, now, fact)
    with live.metrics.storing.time():
        await live.store.append(live.id, log.encode_fact(fact), summary(now, live.due), live.wall(), done)
    live.metrics.facts.labels(log.TYPES[type(fact)]).inc()
    apply(live, Past(before, now, fact, done))
    live.peers.ring(live.id, now.version)


def apply(live: Live, past: Past) -> None:
    """A fact that is stored is so, and is told."""
    live.now, done = past.after, past.done
    live.past.append(past)
    if done:
        _remember(live, done)
    clocks.went_on(live, past)
    if isinstance(live.now, Table):
        _went_on(live, live.now, past.fact)
    updates.tell(live, past)
    for player in live.now.kicked - past.before.kicked:
        live.turn_away(player, "kicked")
    live.look_around()


def _remember(live: Live, done: Done) -> None:
    """A letter was acted upon; those of long ago are forgotten, as in the store."""
    live.answered[done.player, done.letter] = done.version
    if len(live.answered) > KEPT + SWEEP:
        live.answered = {letter: version for letter, version in live.answered.items() if version > done.version - KEPT}


def _went_on(live: Live, now: Table, fact: Fact) -> None:
    """What follows from a fact of the match for the letters and the bots to come."""
    if isinstance(fact, Opening):
        _seat_everybody(live, now)
    if isinstance(fact, Opening | Act | Deal | Undo):
        live.moved = now.version
    if isinstance(fact, Deal | Undo):
        live.rest = None
    pauses = RESTING if live.rest is not None else PAUSES[live.tempo]
    live.next_at = live.clock() + live.settings.tempo * pause(fact, now, pauses)


def _seat_everybody(live: Live, now: Table) -> None:
    """The match opens: who has a seat plays, the others look on where they may."""
    for reader in list(live.readers):
        live.readers[reader] = now.seat_of(reader.player)
        if live.readers[reader] is None and now.conditions.watch == "nobody":
            live.turn_away(reader.player, "no-watching")
