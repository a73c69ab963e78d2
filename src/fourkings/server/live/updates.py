"""The updates that a table sends its readers: one for each fact, or a snapshot of the whole table."""

from __future__ import annotations

from typing import Final

from fourkings.rulebook.cards import Seat
from fourkings.server.live.state import Change, Reader
from fourkings.server.live.table import LiveTable
from fourkings.table import log
from fourkings.table import state as table
from fourkings.table.gathering import Close, Fact, Gathering
from fourkings.table.messages import build, encode
from fourkings.table.messages.build import RunningClock
from fourkings.table.messages.build.gathering import gathering_event
from fourkings.table.state import Forget, Opening, Table

COME_BACK: Final = 1012
"""Close code after which a client comes back."""


def tell_presence(live: LiveTable, but: Reader | None = None) -> None:
    """Show who is present now, while people gather: no fact tells of it. `but` has just been shown it."""
    if not isinstance(live.now, Gathering):
        return
    for reader in live.readers:
        if reader is not but:
            send_snapshot(live, reader)


def tell(live: LiveTable, change: Change) -> None:
    """Send a change to every reader: one update for each seat, one for all watchers; before the match one each."""
    if isinstance(change.fact, Close):
        for player in live.readers.players:
            live.turn_away(player, "table-closed")
        live.presence.end(live.clock.now())
        return
    if isinstance(change.fact, Forget) and isinstance(change.before, Table):
        _dismiss_forgotten(live, change.before.chairs[change.fact.entrant].player)
    texts: dict[tuple[Seat | None, str | None], str] = {}
    for reader, seat in live.readers.seats.items():
        answers = change.answers(reader)
        if isinstance(change.after, Gathering):
            reader.send(gathering_text(live, change.after, reader.player, change, answers))
            continue
        if isinstance(change.fact, Opening):
            send_snapshot(live, reader)
            continue
        if (seat, answers) not in texts:
            texts[seat, answers] = event_text(live, change, seat, answers)
        reader.send(texts[seat, answers])


def _dismiss_forgotten(live: LiveTable, player: str | None) -> None:
    """Close the connections of a forgotten person: the seat is theirs no more, and they come back as somebody new."""
    if player is not None:
        live.readers.dismiss(player, COME_BACK)


def gathering_text(
    live: LiveTable, now: Gathering, player: str, change: Change | None = None, answers: str | None = None
) -> str:
    """The gathering as a person is shown it, with the last change where one is given."""
    guest, names = now.guest(player), live.names.known
    told = None
    if change is not None and isinstance(change.fact, Fact):
        told = gathering_event(change.before if isinstance(change.before, Gathering) else None, now, change.fact, names)
    return encode(
        build.gathering_snapshot(
            now,
            guest.number if guest else None,
            live.id,
            live.pacing.pace,
            live.commitment,
            live.presence.includes,
            names,
            told,
            answers,
        )
    )


def event_text(live: LiveTable, change: Change, seat: Seat | None, answers: str | None) -> str:
    """A change of the match as a seat, or a watcher, is told it."""
    assert isinstance(change.after, Table)
    before = change.before if isinstance(change.before, Table) else None
    clock = live.clock.running if change.after.version == live.version else RunningClock()
    secret = _revealed(live, change.after)
    return encode(build.event_update(before, change.after, change.fact, seat, answers, live.names.known, clock, secret))


def _revealed(live: LiveTable, now: Table) -> bytes | None:
    """The secret of the shuffle, for every reader: once the match is over, and never before."""
    return live.secret if now.match.result else None


def send_snapshot(live: LiveTable, reader: Reader, answers: str | None = None) -> None:
    """Send the whole table as it stands to one reader."""
    now = live.now
    if isinstance(now, Gathering):
        reader.send(gathering_text(live, now, reader.player, answers=answers))
        return
    seat, guest = now.seat_of(reader.player), now.guest_number(reader.player)
    pace, names, secret = live.pacing.pace, live.names.known, _revealed(live, now)
    live.send(reader, build.snapshot(now, seat, live.id, pace, live.commitment, names, guest, live.clock.running, secret))


async def answer_again(live: LiveTable, reader: Reader, request_id: str, version: int) -> None:
    """Answer a request that was granted already as it was answered then, from the log."""
    change = await _change_at(live, version)
    if isinstance(change.after, Gathering) or isinstance(change.fact, Opening):
        send_snapshot(live, reader, request_id)
    else:
        reader.send(event_text(live, change, live.readers.seats[reader], request_id))


async def _change_at(live: LiveTable, version: int) -> Change:
    for change in live.history.changes:
        if change.after.version == version:
            return change
    facts = list(log.parse_facts(await live.store.facts(live.id)))
    if version == 1:
        return Change(table.fold_log(facts[:1]), table.fold_log(facts[:1]), facts[0], None)
    before = table.fold_log(facts[: version - 1])
    return Change(before, table.apply_fact(before, facts[version - 1]), facts[version - 1], None)
