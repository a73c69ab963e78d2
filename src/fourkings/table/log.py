"""The log of a table: its events as text, one line of JSON each, from which the state can be replayed.

Cards and actions have the names that records use. A log is for the server alone: it contains every hand. People are in it
by their ids.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Final, get_args

from pydantic_core import to_json

from fourkings.rulebook.game import Game
from fourkings.sanitize import read_json
from fourkings.table.match import LogEvent, Opening
from fourkings.table.waiting_room import OpenWaitingRoom

TYPES: Final[Mapping[type[LogEvent], str]] = {
    kind: re.sub(r"(?<=[a-z])(?=[A-Z])", "-", kind.__name__).lower() for kind in get_args(LogEvent)
}
"""The type of an event in a line: the name of its class, in words with hyphens."""
_CLASSES: Final = {name: kind for kind, name in TYPES.items()}


class MalformedLog(ValueError):
    """Lines that are no log of a table; the error says which line fails, and why."""


def encode_event(event: LogEvent) -> str:
    """Encode an event as one line of JSON, without its line end."""
    return to_json({"type": TYPES[type(event)], **event.to_json()}).decode()


def parse_events(lines: Iterable[str], game: Game | None = None) -> Iterator[LogEvent]:
    """Parse a whole log, or, given its `game`, a later part of one; raise `MalformedLog` at the first bad line."""
    is_open = False
    for number, text in enumerate(lines, 1):
        try:
            raw = read_json(text)
            event = _CLASSES[raw["type"]].from_json(raw, game)
            if is_open and isinstance(event, Opening):
                raise ValueError("a table opens only once")
        except (ValueError, LookupError, TypeError) as error:
            raise MalformedLog(f"line {number} of the log is no event of a table") from error
        if isinstance(event, Opening | OpenWaitingRoom):
            game, is_open = event.rules.game, isinstance(event, Opening)
        yield event
