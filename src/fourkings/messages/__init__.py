"""The letters between a table and those who sit at it: two closed lists, and one parser for each way.

`docs/protocol.md` is written from this package. Cards and actions travel by the names that records use; sentences do not
travel at all: a reason, a hint or a line of an account is a key and its facts, and the reader's language makes words of it.
"""

from __future__ import annotations

from typing import Annotated, Any, Final

from pydantic import Field, TypeAdapter, ValidationError

from fourkings.messages.asked import Ask, Do, Hello, NextDeal, Ping, Rest, SetPace, TakeBack
from fourkings.messages.base import LONGEST, PROTOCOL, Id, Letter, Pace, SeatNumber
from fourkings.messages.parts import Drawn, Happened, Line, Now, Outcome, Player, Row, Sentence, Took
from fourkings.messages.told import Event, Hint, Paced, Pong, Refused, Snapshot

__all__ = [
    "LONGEST",
    "PROTOCOL",
    "Ask",
    "Do",
    "Drawn",
    "Event",
    "FromClient",
    "Happened",
    "Hello",
    "Hint",
    "Id",
    "Letter",
    "Line",
    "Malformed",
    "NextDeal",
    "Now",
    "Outcome",
    "Pace",
    "Paced",
    "Ping",
    "Player",
    "Pong",
    "Refused",
    "Rest",
    "Row",
    "SeatNumber",
    "Sentence",
    "SetPace",
    "Snapshot",
    "TakeBack",
    "ToClient",
    "Took",
    "Wish",
    "from_client",
    "to_client",
    "written",
]

Wish = Hello | Do | NextDeal | TakeBack | Rest | Ask | SetPace | Ping
"""Any letter from a client."""
FromClient = Annotated[Wish, Field(discriminator="type")]
ToClient = Annotated[Snapshot | Event | Refused | Hint | Paced | Pong, Field(discriminator="type")]

_FROM_CLIENT: Final[TypeAdapter[Any]] = TypeAdapter(FromClient)
_TO_CLIENT: Final[TypeAdapter[Any]] = TypeAdapter(ToClient)


class Malformed(ValueError):
    """A text that is none of the letters; the message says where and why."""


def from_client(text: str | bytes) -> Wish:
    """The letter that a client wrote; `Malformed` where it is none."""
    return _parse(_FROM_CLIENT, text)  # type: ignore[no-any-return]


def to_client(text: str | bytes) -> Snapshot | Event | Refused | Hint | Paced | Pong:
    """The letter that a table wrote: for clients in Python, and for tests."""
    return _parse(_TO_CLIENT, text)  # type: ignore[no-any-return]


def _parse(adapter: TypeAdapter[Any], text: str | bytes) -> Any:
    try:
        return adapter.validate_json(text)
    except ValidationError as error:
        first = error.errors(include_url=False, include_input=False, include_context=False)[0]
        place = ".".join(map(str, first["loc"]))
        raise Malformed(f"{place or 'the letter'}: {first['msg']}") from None


def written(letter: Letter) -> str:
    """The letter as text, one line of JSON."""
    return letter.model_dump_json()
