"""What people write to each other at a table: short, not too fast, and only where the host allows it."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Sequence
from typing import Final

from fourkings.server.live import names
from fourkings.server.live.mailbox import Reader
from fourkings.server.live.refusals import no
from fourkings.server.live.table import Live
from fourkings.table.gathering import Gathering
from fourkings.table.messages import build
from fourkings.table.messages import encode as text_of
from fourkings.table.messages.build.chat import ChatEntry
from fourkings.table.messages.requests import ChatRequest, Say, SayPhrase, Unsay

AT_ONCE: Final = 5
"""Lines that one person may write in `WITHIN` seconds."""
WITHIN: Final = 15.0


async def grant(live: Live, reader: Reader, wish: ChatRequest) -> None:
    """Keep what somebody writes, and tell it; `No` where that may not be."""
    if not live.now.conditions.chat:
        raise no("unavailable", "chat-off")
    if not _takes_part(live, reader.player):
        raise no("seat", "not-seated", "GEN-12")
    match wish:
        case Unsay(number=number):
            await _unsay(live, reader, number, wish.id)
        case Say(text=text):
            words = " ".join("".join(one if one.isprintable() else " " for one in text).split())
            if not words:
                raise no("malformed", "chat-empty")
            await _say(live, reader, wish.id, words, "")
        case SayPhrase(phrase=phrase):
            await _say(live, reader, wish.id, "", phrase)


def _takes_part(live: Live, player: str) -> bool:
    """True for who sits here or has joined: who only looks on keeps silent."""
    now = live.now
    return now.guest(player) is not None if isinstance(now, Gathering) else now.seat_of(player) is not None


async def _say(live: Live, reader: Reader, asked: str, text: str, phrase: str) -> None:
    times = live.wrote.setdefault(reader.player, deque(maxlen=AT_ONCE))
    said = await live.store.words_of(live.id, reader.player, asked)
    if said is not None:
        reader.send(letter(live, reader, [said], answers=asked))
        return
    if len(times) == AT_ONCE and live.clock() - times[0] < WITHIN:
        raise no("too-fast", "chat-too-fast")
    times.append(live.clock())
    words = await live.store.say(live.id, reader.player, asked, time.time(), text, phrase)
    _has_line(live, words.number)
    for other in live.readers:
        other.send(letter(live, other, [words], answers=asked if other is reader else None))


async def _unsay(live: Live, reader: Reader, number: int, asked: str) -> None:
    """One's own words; the host takes back anybody's."""
    own = None if is_host(live, reader.player) else reader.player
    if not await live.store.unsay(live.id, number, own):
        raise no("unavailable", "chat-not-yours")
    _has_line(live, number, removed=True)
    for other in live.readers:
        other.send(letter(live, other, removed=[number], answers=asked if other is reader else None))


def _has_line(live: Live, number: int, removed: bool = False) -> None:
    """Readers are told of a line of chat, or that it was taken back; other servers are to look."""
    if live.lines is not None:
        live.lines = live.lines - {number} if removed else live.lines | {number}
    live.peers.ring(live.id)


def is_host(live: Live, player: str) -> bool:
    """True for the host of the table, before the match and in it."""
    now = live.now
    if isinstance(now, Gathering):
        guest = now.guest(player)
        return guest is not None and guest.number == now.host
    return now.host is not None and now.guest_number(player) == now.host


async def kept(live: Live) -> list[ChatEntry]:
    """What was written here and is still kept."""
    return await live.store.chat(live.id, time.time() - live.settings.chat_days * 24 * 3600)


async def whole(live: Live, reader: Reader) -> None:
    """Everything that was written here and is still kept, to who has just come."""
    if not live.now.conditions.chat:
        return
    words = await kept(live)
    if live.lines is None:
        live.lines = {one.number for one in words}
    await names.learn(live, {one.player for one in words} - set(live.names))
    reader.send(letter(live, reader, words, whole=True))


def letter(
    live: Live,
    reader: Reader,
    lines: Sequence[ChatEntry] = (),
    removed: Sequence[int] = (),
    whole: bool = False,
    answers: str | None = None,
) -> str:
    """A letter of the chat as that reader is shown it."""
    return text_of(build.chat_update(live.now, reader.player, lines, removed, live.names, whole, answers))
