"""Who comes to a table, who goes, and what they are called."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from fourkings import letters, table
from fourkings.cards import Seat
from fourkings.gathering import Gathering
from fourkings.messages import Named
from fourkings.server.live import chatting, telling
from fourkings.server.live.mail import Reader, people_of
from fourkings.server.live.refusals import no
from fourkings.server.pace import PAUSES, pause
from fourkings.table import Sitting, Table

if TYPE_CHECKING:
    from fourkings.server.live.table import Live


async def join(live: Live, reader: Reader, since: int) -> None:
    """Somebody looks on: what he missed, where that is little, then the whole table as it stands."""
    now, player = live.now, reader.player
    seat = _let_in(now, player)
    await learn(live)
    awake = any(one is not None for one in live.readers.values())
    if seat is not None and not live.table.chair(seat).resting and (fact := table.back(live.table, player)):
        await live.happens(fact)
    if since:
        live.meter.resyncs.labels("letters" if since == live.version or telling.missed(live, since) else "whole").inc()
    for past in telling.missed(live, since):
        reader.send(telling.event(live, past, seat, past.answers(reader)))
    new, live.readers[reader] = player not in live.shown, seat
    if new and live.company:
        live.peers.arrived(live.id, player)
    telling.stand(live, reader)
    await chatting.whole(live, reader)
    if isinstance(live.now, Gathering):
        telling.anew(live, reader)
    elif seat is not None and not awake:
        live.next_at = live.clock() + live.settings.tempo * pause(None, live.table, PAUSES[live.tempo])
    live.look_around()
    if live.wants_to_own:
        await live.peers.claim(live)


def _let_in(now: Sitting, player: str) -> Seat | None:
    """The seat of who comes; `No` where he may not."""
    if now.closed:
        raise no("closed", "table-closed")
    if player in now.kicked:
        raise no("closed", "kicked")
    seat = now.seat_of(player) if isinstance(now, Table) else None
    if isinstance(now, Table) and seat is None and now.terms.watch == "nobody":
        raise no("closed", "no-watching")
    return seat


def part(live: Live, reader: Reader) -> None:
    """A reader is gone: his chair is his for a while, and for good where he plays alone."""
    live.readers.pop(reader, None)
    live.sleep_at = live.clock() + live.settings.idle
    if live.company and reader.player not in live.shown:
        live.peers.departed(live.id, reader.player)
    if not live.here(reader.player):
        live.show_who_is_here()
    live.look_around()
    live.peers.let_go(live)


async def learn(live: Live, players: Iterable[str] | None = None) -> None:
    """Learn what people are called: those at the table, or these. Names may change at any time, outside the log."""
    wanted = list(people_of(live.now) if players is None else players)
    known = {player: live.names.get(player) for player in wanted}
    told = dict.fromkeys(wanted, "") | await live.store.names(wanted)
    live.names |= told
    if isinstance(live.now, Table) and any(known[one] not in (None, told[one]) for one in wanted):
        for reader, seat in live.readers.items():
            live.send(reader, Named(players=letters.players(live.now, seat, live.names)))
