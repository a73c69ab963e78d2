"""The updates that a table sends its readers: one for each fact, or a snapshot of the whole table."""

from __future__ import annotations

from collections.abc import Sequence

from fourkings.lessons import is_lesson
from fourkings.rulebook.cards import Seat
from fourkings.table import log
from fourkings.table import match as table
from fourkings.table.match import Forget, Opening, Table, TakeSeat
from fourkings.table.protocol import CloseCode, encode, presenters
from fourkings.table.protocol.presenters import RunningClock
from fourkings.table.protocol.presenters.waiting_room import waiting_room_event
from fourkings.table.protocol.updates import PlayersChanged
from fourkings.table.runtime.state import Change, Reader
from fourkings.table.runtime.table import LocalTable, people_of
from fourkings.table.waiting_room import Close, WaitingRoom, WaitingRoomEvent


def tell_presence(live: LocalTable, but: Reader | None = None, who: str | None = None) -> None:
    """Show the people present now, where that has changed: no fact tells of it. `but` has just been shown it.

    `who` came or went, where it is known. A spectator is shown to nobody, so many spectators cost the others nothing.
    """
    if isinstance(live.state, WaitingRoom):
        for reader in live.readers if who is None or live.state.guest(who) else ():
            if reader is not but:
                send_snapshot(live, reader)
    elif live.company and live.presence.changed(people_of(live.state)):
        tell_players(live, but)


def tell_players(live: LocalTable, but: Reader | None = None) -> None:
    """Show who plays in the match, and who of them is present, to every reader but one."""
    for reader, seat in live.readers.seats.items():
        if reader is not but:
            players = presenters.players(live.match_state, seat, live.names.known, live.presence.includes)
            live.send(reader, PlayersChanged(players=players))


def tell(live: LocalTable, change: Change) -> None:
    """Send a change to every reader: one update for each seat, one for all watchers; before the match one each."""
    if isinstance(change.event, Close):
        for player in live.readers.players:
            live.reject(player, "table-closed")
        live.presence.end(live.clock.now())
        return
    if isinstance(change.event, Forget) and isinstance(change.before, Table):
        _dismiss_forgotten(live, change.before.participants[change.event.entrant].player)
    texts: dict[tuple[Seat | None, str | None], str] = {}
    event = event_texts(live, change) if isinstance(change.after, Table) else None
    running = live.clock.running
    for reader, seat in live.readers.seats.items():
        answers = change.answers(reader)
        if event is None:
            assert isinstance(change.after, WaitingRoom)
            reader.send(gathering_text(live, change.after, reader.player, change, answers))
            continue
        if isinstance(change.event, Opening):
            send_snapshot(live, reader)
            continue
        if (seat, answers) not in texts:
            texts[seat, answers] = event.text(seat, answers, running)
        reader.send(texts[seat, answers])
    if isinstance(change.event, TakeSeat):  # one person more: much of a snapshot is another from now on
        for reader in live.readers:
            send_snapshot(live, reader)


def _dismiss_forgotten(live: LocalTable, player: str | None) -> None:
    """Close the connections of a forgotten person: the seat is theirs no more, and they come back as somebody new."""
    if player is not None:
        live.readers.dismiss(player, CloseCode.COME_BACK)


def gathering_text(
    live: LocalTable, now: WaitingRoom, player: str, change: Change | None = None, answers: str | None = None
) -> str:
    """The gathering as a person is shown it, with the last change where one is given."""
    guest, names = now.guest(player), live.names.known
    update = None
    if change is not None and isinstance(change.event, WaitingRoomEvent):
        update = waiting_room_event(
            change.before if isinstance(change.before, WaitingRoom) else None, now, change.event, names
        )
    return encode(
        presenters.waiting_room_snapshot(
            now,
            guest.number if guest else None,
            live.id,
            live.pacing.pace,
            live.commitment,
            live.presence.includes,
            names,
            update,
            answers,
        )
    )


def event_texts(live: LocalTable, change: Change) -> presenters.EventTexts:
    """A change of the match as each seat and watcher is told it."""
    assert isinstance(change.after, Table)
    before = change.before if isinstance(change.before, Table) else None
    names, secret, present = live.names.known, _revealed(live, change.after), live.presence.includes
    return presenters.EventTexts(before, change.after, change.event, names, secret, present)


def event_text(live: LocalTable, change: Change, seat: Seat | None, answers: str | None) -> str:
    """A change of the match, perhaps of a while ago, as a seat, or a watcher, is told it."""
    clock = live.clock.running if change.after.version == live.version else RunningClock()
    return event_texts(live, change).text(seat, answers, clock)


def _revealed(live: LocalTable, now: Table) -> bytes | None:
    """The secret of the shuffle, for every reader: once the match is over, here and where the same deals are played."""
    return live.secret if now.match.result and not now.closed_hands else None


def send_snapshot(live: LocalTable, reader: Reader, answers: str | None = None) -> None:
    """Send the whole table as it stands to one reader."""
    now = live.state
    if isinstance(now, WaitingRoom):
        reader.send(gathering_text(live, now, reader.player, answers=answers))
        return
    seat, guest = now.seat_of(reader.player), now.guest_number(reader.player)
    pace, names, secret = live.pacing.pace, live.names.known, _revealed(live, now)
    clock, present, grace = live.clock.running, live.presence.includes, live.grace_of_players
    lesson = is_lesson(now.rules.game.ID, live.secret)
    update = presenters.snapshot(
        now, seat, live.id, pace, live.commitment, names, guest, clock, secret, present, grace, lesson, live.practice
    )
    live.send(reader, update)


async def answer_again(live: LocalTable, reader: Reader, request_id: str, version: int) -> None:
    """Answer a request that was granted already as it was answered then, from the log."""
    change = await _change_at(live, version)
    if isinstance(change.after, WaitingRoom) or isinstance(change.event, Opening):
        send_snapshot(live, reader, request_id)
    else:
        reader.send(event_text(live, change, live.readers.seats[reader], request_id))


async def _change_at(live: LocalTable, version: int) -> Change:
    remembered = (change for change in live.history.changes if change.after.version == version)
    return next(remembered, None) or await live.ports.change_at(version)


def change_in(lines: Sequence[str], version: int) -> Change:
    """The change of a log that brought that version about."""
    facts = list(log.parse_events(lines[:version]))
    before = table.replay_log(facts[: max(1, version - 1)])
    return Change(before, before if version == 1 else table.apply_event(before, facts[-1]), facts[-1], None)
