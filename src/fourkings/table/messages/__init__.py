"""The letters between a table and those who sit at it: two closed lists, and one parser for each way.

`docs/protocol.md` is written from this package. Cards and actions travel by the names that records use; sentences do not
travel at all: a reason, a hint or a line of an account is a key and its facts, and the reader's language makes words of it.
"""

from __future__ import annotations

from typing import Annotated, Any, Final

from pydantic import Field, TypeAdapter, ValidationError

from fourkings.table.messages.asked import (
    Ask,
    AskRematch,
    Away,
    Back,
    ChooseStandIn,
    Do,
    Hello,
    NextDeal,
    Ping,
    Rest,
    SetPace,
    TakeBack,
)
from fourkings.table.messages.base import LONGEST, PROTOCOL, Id, Letter, Pace, SeatNumber
from fourkings.table.messages.chat import LONGEST_WORDS, Chat, ChatLine, Phrase, Say, SayPhrase, Unsay
from fourkings.table.messages.gathering import (
    Admit,
    Came,
    ClockTold,
    ClockWanted,
    Contribute,
    Gathered,
    GuestTold,
    Join,
    Kick,
    Lay,
    Part,
    PlaceTold,
    SeatBot,
    SentAway,
    Sit,
    Start,
    Swap,
    TermsTold,
)
from fourkings.table.messages.parts import Choice, Clocks, Drawn, Happened, Line, Now, Outcome, Player, Row, Sentence, Took
from fourkings.table.messages.told import Event, Hint, Named, Notice, Paced, Pong, Refused, Snapshot

__all__ = [
    "LONGEST",
    "LONGEST_WORDS",
    "PROTOCOL",
    "Admit",
    "Ask",
    "AskRematch",
    "Away",
    "Back",
    "Came",
    "Chat",
    "ChatLine",
    "Chatting",
    "Choice",
    "ChooseStandIn",
    "ClockTold",
    "ClockWanted",
    "Clocks",
    "Contribute",
    "Do",
    "Drawn",
    "Event",
    "FromClient",
    "Gathered",
    "Gathering",
    "GuestTold",
    "Happened",
    "Hello",
    "Hint",
    "Id",
    "Join",
    "Kick",
    "Lay",
    "Letter",
    "Line",
    "Malformed",
    "Named",
    "NextDeal",
    "Notice",
    "Now",
    "Outcome",
    "Pace",
    "Paced",
    "Part",
    "Phrase",
    "Ping",
    "PlaceTold",
    "Player",
    "Playing",
    "Pong",
    "Refused",
    "Rest",
    "Row",
    "Say",
    "SayPhrase",
    "SeatBot",
    "SeatNumber",
    "SentAway",
    "Sentence",
    "SetPace",
    "Sit",
    "Snapshot",
    "Start",
    "Swap",
    "TakeBack",
    "TermsTold",
    "ToClient",
    "Told",
    "Took",
    "Unsay",
    "Wish",
    "from_client",
    "to_client",
    "written",
]

Gathering = Join | Sit | SeatBot | Swap | Kick | Admit | Lay | Part | Contribute | Start
"""What is asked for before the match."""
Playing = Do | NextDeal | TakeBack | Rest | Ask | SetPace | Away | Back | ChooseStandIn | AskRematch
"""What is asked for in a match, and after it."""
Chatting = Say | SayPhrase | Unsay
"""What is written to the others, at any time."""
Wish = Hello | Gathering | Playing | Chatting | Ping
"""Any letter from a client."""
Told = Gathered | Snapshot | Event | Refused | Hint | Paced | Named | Chat | Notice | Pong
"""Any letter to a client."""
FromClient = Annotated[Wish, Field(discriminator="type")]
ToClient = Annotated[Told, Field(discriminator="type")]

_FROM_CLIENT: Final[TypeAdapter[Any]] = TypeAdapter(FromClient)
_TO_CLIENT: Final[TypeAdapter[Any]] = TypeAdapter(ToClient)


class Malformed(ValueError):
    """A text that is none of the letters; the message says where and why."""


def from_client(text: str | bytes) -> Wish:
    """The letter that a client wrote; `Malformed` where it is none."""
    return _parse(_FROM_CLIENT, text)  # type: ignore[no-any-return]


def to_client(text: str | bytes) -> Told:
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
