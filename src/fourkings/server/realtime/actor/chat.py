"""The chat of a table: short lines, not too fast, and only if the host allows them."""

import time
from collections.abc import Sequence

from fourkings.app.shared.wall_clock import DAY
from fourkings.sanitize import cleaned
from fourkings.server.db.table_data import MAX_LINES
from fourkings.server.realtime.actor.table import LiveTable
from fourkings.table.protocol import encode, presenters
from fourkings.table.protocol.base import MAX_CHAT_LENGTH
from fourkings.table.protocol.presenters.chat import ChatEntry
from fourkings.table.protocol.requests import Say, SayPhrase, Unsay
from fourkings.table.runtime import updates
from fourkings.table.runtime.readers import Reader
from fourkings.table.runtime.refusals import not_granted
from fourkings.table.waiting_room import WaitingRoom


async def say(table: LiveTable, reader: Reader, request: Say) -> None:
    """Store a line in a person's own words, and send it to all."""
    await _check_may_write(table, reader)
    text = cleaned(request.text, MAX_CHAT_LENGTH)
    if not text:
        raise not_granted("malformed", "chat-empty")
    await _add_line(table, reader, request.id, text, "")


async def say_phrase(table: LiveTable, reader: Reader, request: SayPhrase) -> None:
    """Store one of the ready-made phrases, and send it to all."""
    await _check_may_write(table, reader)
    await _add_line(table, reader, request.id, "", request.phrase)


async def unsay(table: LiveTable, reader: Reader, request: Unsay) -> None:
    """Delete a line of the reader's own; the host may delete any."""
    _check_may_chat(table, reader)
    author = None if _is_host(table, reader.player) else reader.player
    if not await table.store.chat.delete(table.id, request.number, author):
        raise not_granted("unavailable", "chat-not-yours")
    table.chat.remove(request.number)
    table.peers.notify_others(table.id)
    for other in table.readers:
        answers = request.id if other is reader else None
        other.send(_chat_text(table, other, removed=[request.number], answers=answers))


def _check_may_chat(table: LiveTable, reader: Reader) -> None:
    """Raise `NotGranted` for spectators, and if the host allows no chat."""
    if not table.state.conditions.chat:
        raise not_granted("unavailable", "chat-off")
    state, player = table.state, reader.player
    if (state.guest(player) if isinstance(state, WaitingRoom) else state.seat_of(player)) is None:
        raise not_granted("seat", "not-seated", "GEN-12")


async def _check_may_write(table: LiveTable, reader: Reader) -> None:
    """Raise `NotGranted` for those who may not chat, and for a person muted by an administrator."""
    _check_may_chat(table, reader)
    if await table.store.moderation.until("mute", reader.player, table.clock.wall()):
        raise not_granted("unavailable", "chat-muted")


async def _add_line(table: LiveTable, reader: Reader, request_id: str, text: str, phrase: str) -> None:
    stored = await table.store.chat.line_of(table.id, reader.player, request_id)
    if stored is not None:
        reader.send(_chat_text(table, reader, [stored], answers=request_id))
        return
    at = table.clock.now()
    if not table.chat.may_write(reader.player, at):
        raise not_granted("too-fast", "chat-too-fast")
    table.chat.write(reader.player, at)
    line = await table.store.chat.add(table.id, reader.player, request_id, time.time(), text, phrase)
    table.chat.add(line.number)
    table.peers.notify_others(table.id)
    for other in table.readers:
        other.send(_chat_text(table, other, [line], answers=request_id if other is reader else None))


def _is_host(table: LiveTable, player: str) -> bool:
    state = table.state
    if isinstance(state, WaitingRoom):
        guest = state.guest(player)
        return guest is not None and guest.number == state.host
    return state.host is not None and state.guest_number(player) == state.host


async def _stored_lines(table: LiveTable) -> list[ChatEntry]:
    """Return the lines that have not expired."""
    return await table.store.chat.lines(table.id, time.time() - table.settings.chat_days * DAY)


async def send_all(table: LiveTable, reader: Reader) -> None:
    """Send the whole chat to a reader who has just connected."""
    if not table.state.conditions.chat:
        return
    lines = await _stored_lines(table)
    if table.chat.shown is None:
        table.chat.show(line.number for line in lines)
    await updates.learn_names(table, {line.player for line in lines} - set(table.names.known))
    reader.send(_chat_text(table, reader, lines, whole=True))


async def refresh(table: LiveTable) -> None:
    """Send all readers the lines that other servers have stored or deleted since the last read."""
    if (shown := table.chat.shown) is None:
        return
    lines = await _stored_lines(table)
    new = [line for line in lines if line.number not in shown]
    first = min(line.number for line in lines) if len(lines) == MAX_LINES else 0
    removed = sorted(number for number in shown - {line.number for line in lines} if number >= first)
    table.chat.show(line.number for line in lines)
    await updates.learn_names(table, {line.player for line in new} - set(table.names.known))
    if new or removed:
        for reader in table.readers:
            reader.send(_chat_text(table, reader, new, removed))


def _chat_text(
    table: LiveTable,
    reader: Reader,
    lines: Sequence[ChatEntry] = (),
    removed: Sequence[int] = (),
    whole: bool = False,
    answers: str | None = None,
) -> str:
    """Return an update of the chat for one reader, with new lines and the numbers of removed ones.

    `whole`: these are all lines; `answers`: the id of the request that this update answers.
    """
    return encode(presenters.chat_update(table.state, reader.player, lines, removed, table.names.known, whole, answers))
