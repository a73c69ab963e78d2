"""The next deal among several people: it comes when all are ready, or when a countdown ends that each may stop once.

The players that are ready stand beside the log, forgotten with a restart: each says so once more.
"""

from __future__ import annotations

from fourkings.rulebook.cards import Seat
from fourkings.table.protocol.requests import NextDeal, StopCountdown
from fourkings.table.protocol.updates import ReadyChanged
from fourkings.table.runtime import bots
from fourkings.table.runtime.commit import commit
from fourkings.table.runtime.refusals import not_granted
from fourkings.table.runtime.state import GrantedRequest, Reader
from fourkings.table.runtime.table import LocalTable


async def ask(live: LocalTable, reader: Reader, request: NextDeal) -> None:
    """Deal again where nobody else has to be asked, or all are ready; else note that this player is."""
    seat, fact = live.seat(reader), bots.next_deal(live)
    if live.waits_for_ready:
        live.readiness.tell(seat, live.clock.now())
        if not is_due(live):
            tell(live, reader, request.id)
            return
    await commit(live, fact, GrantedRequest(reader.player, request.id, 0))


async def stop(live: LocalTable, reader: Reader, request: StopCountdown) -> None:
    """Stop the countdown to the next deal: once for each player and deal."""
    seat = live.seat(reader)
    if live.readiness.ends is None or not live.waits_for_ready:
        raise not_granted("unavailable", "no-countdown")
    if seat in live.readiness.stopped:
        raise not_granted("unavailable", "stopped-already")
    live.readiness.stop(seat)
    tell(live, reader, request.id)


def is_due(live: LocalTable) -> bool:
    """True where the next deal is to come: all are ready, or their time is over."""
    if not live.waits_for_ready or not live.readiness.ready:
        return False
    ends = live.readiness.ends
    return _people(live) <= live.readiness.ready or (ends is not None and ends <= live.clock.now())


async def deal_where_due(live: LocalTable) -> bool:
    """Deal, where it is time to; True where it was."""
    due = is_due(live)
    if due:
        await commit(live, bots.next_deal(live))
    return due


def due_at(live: LocalTable) -> float | None:
    """When that is to be looked at; None where nobody waits."""
    return live.clock.now() if is_due(live) else live.readiness.ends if live.waits_for_ready else None


def tell(live: LocalTable, answered: Reader | None = None, request: str | None = None) -> None:
    """Show everybody who is ready."""
    for reader in live.readers:
        tell_one(live, reader, request if reader is answered else None)


def tell_one(live: LocalTable, reader: Reader, request: str | None = None) -> None:
    """Show one reader who is ready."""
    known = live.readiness
    left = None if known.ends is None else max(0, round(1000 * (known.ends - live.clock.now())))
    ready, stopped = tuple(sorted(known.ready)), tuple(sorted(known.stopped))
    live.send(reader, ReadyChanged(answers=request, ready=ready, stopped=stopped, left=left))


def _people(live: LocalTable) -> set[Seat]:
    """The seats of those who play themselves."""
    return {seat for seat in range(4) if not live.match_state.participant(seat).played_by_bot}
