"""The chat of a table: lines are short, not too fast, and only where the host allows them."""

from __future__ import annotations

import time
from collections.abc import Sequence

from fourkings.app.shared.wall_clock import DAY
from fourkings.sanitize import cleaned
from fourkings.server.realtime.actor.table import LiveTable
from fourkings.table.protocol import encode, presenters
from fourkings.table.protocol.base import MAX_CHAT_LENGTH
from fourkings.table.protocol.presenters.chat import ChatEntry
from fourkings.table.protocol.requests import Say, SayPhrase, Unsay
from fourkings.table.runtime import names
from fourkings.table.runtime.refusals import not_granted
from fourkings.table.runtime.state import Reader
from fourkings.table.waiting_room import WaitingRoom


async def say(live: LiveTable, reader: Reader, request: Say) -> None:
    """Keep a line in a person's own words, and tell it."""
    await _check_may_write(live, reader)
    text = cleaned(request.text, MAX_CHAT_LENGTH)
    if not text:
        raise not_granted("malformed", "chat-empty")
    await _say(live, reader, request.id, text, "")


async def say_phrase(live: LiveTable, reader: Reader, request: SayPhrase) -> None:
    """Keep one of the ready phrases, and tell it."""
    await _check_may_write(live, reader)
    await _say(live, reader, request.id, "", request.phrase)


async def unsay(live: LiveTable, reader: Reader, request: Unsay) -> None:
    """Take back one's own line; the host takes back anybody's."""
    _check_may_chat(live, reader)
    own = None if is_host(live, reader.player) else reader.player
    if not await live.store.chat.delete(live.id, request.number, own):
        raise not_granted("unavailable", "chat-not-yours")
    live.chat.remove(request.number)
    live.peers.ring(live.id)
    for other in live.readers:
        other.send(chat_text(live, other, removed=[request.number], answers=request.id if other is reader else None))


def _check_may_chat(live: LiveTable, reader: Reader) -> None:
    """`NotGranted` where the host allows no chat, and for a watcher."""
    if not live.now.conditions.chat:
        raise not_granted("unavailable", "chat-off")
    now, player = live.now, reader.player
    if (now.guest(player) if isinstance(now, WaitingRoom) else now.seat_of(player)) is None:
        raise not_granted("seat", "not-seated", "GEN-12")


async def _check_may_write(live: LiveTable, reader: Reader) -> None:
    """`NotGranted` also for somebody that an administrator has muted."""
    _check_may_chat(live, reader)
    if await live.store.moderation.until("mute", reader.player, live.clock.wall()):
        raise not_granted("unavailable", "chat-muted")


async def _say(live: LiveTable, reader: Reader, request_id: str, text: str, phrase: str) -> None:
    said = await live.store.chat.line_of(live.id, reader.player, request_id)
    if said is not None:
        reader.send(chat_text(live, reader, [said], answers=request_id))
        return
    at = live.clock.now()
    if not live.chat.may_write(reader.player, at):
        raise not_granted("too-fast", "chat-too-fast")
    live.chat.write(reader.player, at)
    line = await live.store.chat.add(live.id, reader.player, request_id, time.time(), text, phrase)
    live.chat.add(line.number)
    live.peers.ring(live.id)
    for other in live.readers:
        other.send(chat_text(live, other, [line], answers=request_id if other is reader else None))


def is_host(live: LiveTable, player: str) -> bool:
    """True for the host of the table, before the match and in it."""
    now = live.now
    if isinstance(now, WaitingRoom):
        guest = now.guest(player)
        return guest is not None and guest.number == now.host
    return now.host is not None and now.guest_number(player) == now.host


async def lines(live: LiveTable) -> list[ChatEntry]:
    """The lines that are still kept."""
    return await live.store.chat.lines(live.id, time.time() - live.settings.chat_days * DAY)


async def send_all(live: LiveTable, reader: Reader) -> None:
    """Send every line that is still kept to a reader who has just come."""
    if not live.now.conditions.chat:
        return
    kept = await lines(live)
    if live.chat.shown is None:
        live.chat.show(line.number for line in kept)
    await names.learn(live, {line.player for line in kept} - set(live.names.known))
    reader.send(chat_text(live, reader, kept, whole=True))


def chat_text(
    live: LiveTable,
    reader: Reader,
    lines: Sequence[ChatEntry] = (),
    removed: Sequence[int] = (),
    whole: bool = False,
    answers: str | None = None,
) -> str:
    """An update of the chat as that reader is shown it."""
    return encode(presenters.chat_update(live.now, reader.player, lines, removed, live.names.known, whole, answers))
