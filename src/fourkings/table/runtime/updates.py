"""The updates that a table sends its readers: one for each event, or a snapshot of the whole table."""

from collections.abc import Iterable, Sequence
from typing import Final

from fourkings.lessons import is_lesson
from fourkings.rulebook.cards import Seat
from fourkings.table import log
from fourkings.table.match import Forget, Opening, Table, TakeSeat, apply_event, replay_log
from fourkings.table.protocol import CloseCode, encode, presenters
from fourkings.table.protocol.presenters import RunningClock
from fourkings.table.protocol.presenters.waiting_room import waiting_room_event
from fourkings.table.protocol.updates import PlayersChanged, ReadyChanged, WatchersChanged
from fourkings.table.runtime.readers import Reader
from fourkings.table.runtime.state import Change
from fourkings.table.runtime.table import LocalTable
from fourkings.table.waiting_room import Close, WaitingRoom, WaitingRoomEvent


def tell(table: LocalTable, change: Change) -> None:
    """Send a change to every reader: one text for each seat and one for watchers; before the match, one for each reader."""
    if isinstance(change.event, Close):
        for player in table.readers.players:
            table.reject(player, "table-closed")
        table.presence.end(table.clock.now())
        return
    if isinstance(change.after, WaitingRoom):
        for reader in table.readers:
            reader.send(waiting_room_text(table, change.after, reader.player, change, change.answers(reader)))
        tell_watchers(table)
    else:
        _tell_in_match(table, change)


def _tell_in_match(table: LocalTable, change: Change) -> None:
    if isinstance(change.event, Forget) and isinstance(change.before, Table):
        # The seat is theirs no more: they come back as somebody new.
        forgotten = change.before.participants[change.event.entrant].player
        table.readers.dismiss(forgotten or "", CloseCode.COME_BACK)
    if not isinstance(change.event, Opening):
        texts: dict[tuple[Seat | None, str | None], str] = {}
        event = _event_texts(table, change, table.clock.running, table.written)
        for reader, seat in table.readers.seats.items():
            answers = change.answers(reader)
            if (seat, answers) not in texts:
                texts[seat, answers] = event.text(seat, answers)
            reader.send(texts[seat, answers])
    if isinstance(change.event, Opening | TakeSeat):  # with one person more, much of a snapshot changes
        for reader in table.readers:
            send_snapshot(table, reader)
        tell_watchers(table)


def event_text(table: LocalTable, change: Change, seat: Seat | None, answers: str | None) -> str:
    """Return the update of an event, perhaps an old one, as JSON for a seat or a watcher (None).

    `answers`: the id of the reader's request behind it, if any.
    """
    clock = table.clock.running if change.after.version == table.version else RunningClock()
    return _event_texts(table, change, clock).text(seat, answers)


def _event_texts(
    table: LocalTable, change: Change, running: RunningClock, written: presenters.Written | None = None
) -> presenters.EventTexts:
    assert isinstance(change.after, Table)
    before = change.before if isinstance(change.before, Table) else None
    names, secret, present = table.names.known, _revealed(table, change.after), table.presence.includes
    return presenters.EventTexts(before, change.after, change.event, names, secret, present, running, written)


def waiting_room_text(
    table: LocalTable, room: WaitingRoom, player: str, change: Change | None = None, answers: str | None = None
) -> str:
    """Return the snapshot of a table before its match as JSON for a person, with the last change if one is given."""
    names, event = table.names.known, None
    if change is not None and isinstance(change.event, WaitingRoomEvent):
        before = change.before if isinstance(change.before, WaitingRoom) else None
        event = waiting_room_event(before, room, change.event, names)
    number, pace, present = room.guest_number(player), table.pacing.pace, table.presence.includes
    return encode(
        presenters.waiting_room_snapshot(room, number, table.id, pace, table.commitment, present, names, event, answers)
    )


def _revealed(table: LocalTable, state: Table) -> bytes | None:
    """Return the secret of the shuffle if it may be seen: after the match, here and at other tables with the same deals."""
    return table.secret if state.match.result and not state.closed_hands else None


def send_snapshot(table: LocalTable, reader: Reader, answers: str | None = None) -> None:
    """Send the whole table to one reader."""
    state = table.state
    if isinstance(state, WaitingRoom):
        reader.send(waiting_room_text(table, state, reader.player, answers=answers))
        return
    seat, number = state.seat_of(reader.player), state.guest_number(reader.player)
    update = presenters.snapshot(
        state, seat, table.id, table.pacing.pace, table.commitment, table.names.known, number, table.clock.running,
        _revealed(table, state), table.presence.includes, table.grace_of_players,
        lesson=is_lesson(state.rules.game.ID, table.secret), practice=table.practice,
    )  # fmt: skip
    table.send(reader, update)


async def answer_again(table: LocalTable, reader: Reader, request_id: str, version: int) -> None:
    """Answer a repeated request, which was granted already, as it was answered then, from the log."""
    change = table.history.change_at(version) or await table.ports.change_at(version)
    if isinstance(change.after, WaitingRoom) or isinstance(change.event, Opening):
        send_snapshot(table, reader, request_id)
    else:
        reader.send(event_text(table, change, table.readers.seats[reader], request_id))


def change_in(lines: Sequence[str], version: int) -> Change:
    """Return the event of a log that led to a `version`, with the states around it."""
    events = list(log.parse_events(lines[:version]))
    before = replay_log(events[: max(1, version - 1)])
    return Change(before, before if version == 1 else apply_event(before, events[-1]), events[-1], None)


def tell_presence(table: LocalTable, but: Reader | None = None, who: str | None = None) -> None:
    """Show who is connected now, if that has changed, to every reader but one.

    `who` came or went, if that is known. A watcher is no guest or player: only players hear of one, in a short message, so
    many watchers cost little.
    """
    tell_watchers(table, arrived=but)
    if isinstance(table.state, WaitingRoom):
        for reader in table.readers if who is None or table.state.guest(who) else ():
            if reader is not but:
                send_snapshot(table, reader)
    elif table.company and table.presence.changed(table.state.people):
        tell_players(table, but)


MAX_WATCHER_NAMES: Final = 3
"""Most names of watchers that are sent; of a crowd, only the number is of interest."""


def tell_watchers(table: LocalTable, arrived: Reader | None = None) -> None:
    """Send all players who watches, if that has changed; send it to one who has `arrived` if anybody does."""
    players = {player for player in table.presence.present if table.plays(player)}
    watching = table.presence.present - players
    known = sorted(filter(None, (table.names.known.get(player) for player in watching)))
    count, names = len(watching), tuple(known[:MAX_WATCHER_NAMES])
    changed = table.presence.watchers_changed(count, names)
    for reader in table.readers:
        if reader.player in players and (changed or (reader is arrived and watching)):
            table.send(reader, WatchersChanged(count=count, names=names))


def tell_players(table: LocalTable, but: Reader | None = None) -> None:
    """Send the players of the match, and who of them is connected, to every reader but one."""
    for reader, seat in table.readers.seats.items():
        if reader is not but:
            players = presenters.players(table.match_state, seat, table.names.known, table.presence.includes)
            table.send(reader, PlayersChanged(players=players))


def tell_ready(table: LocalTable, answered: Reader | None = None, request: str | None = None) -> None:
    """Send all readers the players ready for the next deal; `answered`: the reader whose request led to this."""
    text = ready_text(table)
    for reader in table.readers:
        reader.send(ready_text(table, request) if reader is answered else text)


def ready_text(table: LocalTable, request: str | None = None) -> str:
    """Return the players ready for the next deal, and the time left; `request`: the id of the reader's own, if any."""
    readiness = table.readiness
    left = None if readiness.ends is None else max(0, round(1000 * (readiness.ends - table.clock.now())))
    ready, stopped = tuple(sorted(readiness.ready)), tuple(sorted(readiness.stopped))
    return encode(ReadyChanged(answers=request, ready=ready, stopped=stopped, left=left))


async def learn_names(table: LocalTable, players: Iterable[str] | None = None) -> None:
    """Read the names of these people, or (None) of all at the table; send the players if any changed."""
    state = table.state
    wanted = list(state.people if players is None else players)
    names = dict.fromkeys(wanted, "") | dict(await table.ports.names(wanted))
    state = table.state
    if isinstance(state, WaitingRoom):
        table.names.learn(names, [guest.player for guest in state.guests], [])
        return
    people = [participant for participant in state.participants if participant.player is not None]
    order = [person.player or "" for person in sorted(people, key=lambda person: person.guest or 0)]
    bots = [participant.name for participant in state.participants if participant.player is None]
    if table.names.learn(names, order, bots):
        tell_players(table)
