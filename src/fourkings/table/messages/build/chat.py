"""What is written at a table, as one reader is shown it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple, get_args

from fourkings.table.messages.build.match import NO_NAMES, Names
from fourkings.table.messages.base import Phrase
from fourkings.table.messages.parts import ChatLine
from fourkings.table.messages.updates import Chat
from fourkings.table.state import TableState, Table


class ChatEntry(NamedTuple):
    """Something that somebody wrote at a table, as it is kept: a text of his own, or the key of a phrase."""

    number: int
    player: str
    at: float  # seconds since 1970
    text: str
    phrase: str


def chat_update(
    now: TableState,
    player: str,
    lines: Iterable[ChatEntry] = (),
    removed: Iterable[int] = (),
    names: Names = NO_NAMES,
    whole: bool = False,
    answers: str | None = None,
) -> Chat:
    """The letter with these lines, and without those that were taken back, to that player."""
    return Chat(
        answers=answers,
        whole=whole,
        lines=tuple(_line(now, player, one, names) for one in lines),
        removed=tuple(removed),
    )


def _line(now: TableState, player: str, words: ChatEntry, names: Names) -> ChatLine:
    if isinstance(now, Table):
        guest, seat = now.guest(words.player), now.seat_of(words.player)
    else:
        found = now.guest(words.player)
        guest, seat = found.number if found else None, None
    return ChatLine(
        number=words.number,
        guest=guest,
        name=names.get(words.player, ""),
        seat=seat,
        text=words.text,
        phrase=words.phrase if words.phrase in get_args(Phrase) else None,  # type: ignore[arg-type]
        at=words.at,
        you=words.player == player,
    )
