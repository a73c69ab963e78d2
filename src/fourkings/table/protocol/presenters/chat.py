"""The chat of a table, as one reader sees it."""

from collections.abc import Iterable
from typing import NamedTuple, get_args

from fourkings.table.match import TableState
from fourkings.table.protocol.base import Phrase
from fourkings.table.protocol.parts import ChatLine
from fourkings.table.protocol.presenters.match import NO_NAMES, Names
from fourkings.table.protocol.updates import Chat


class ChatEntry(NamedTuple):
    """A line of the chat as it is stored: a text, or the key of a phrase; the other is empty."""

    number: int
    player: str  # who wrote it: a person's id
    at: float  # seconds since 1970
    text: str
    phrase: str


def chat_update(
    state: TableState, player: str, lines: Iterable[ChatEntry] = (), removed: Iterable[int] = (),
    names: Names = NO_NAMES, whole: bool = False, answers: str | None = None,
) -> Chat:  # fmt: skip
    """Build the `chat` update for a player: new `lines`, and numbers of `removed` ones; `whole`: these are all lines."""
    return Chat(
        answers=answers,
        whole=whole,
        lines=tuple(_line(state, player, line, names) for line in lines),
        removed=tuple(removed),
    )


def _line(state: TableState, player: str, entry: ChatEntry, names: Names) -> ChatLine:
    return ChatLine(
        number=entry.number,
        guest=state.guest_number(entry.player),
        name=names.get(entry.player, ""),
        seat=state.seat_of(entry.player),
        text=entry.text,
        phrase=entry.phrase if entry.phrase in get_args(Phrase) else None,  # type: ignore[arg-type]
        at=entry.at,
        you=entry.player == player,
    )
