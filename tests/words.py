"""The words of messages, of a table's log and of the database. `scripts/golden.py` keeps them in `words.txt`."""

import json
from collections.abc import Iterator
from inspect import isclass
from pathlib import Path
from typing import Any, Literal, get_args, get_origin

from fourkings.rulebook.games import GAMES, rules
from fourkings.rulebook.opening import Opened
from fourkings.server.db import schema
from fourkings.table import log
from fourkings.table import match as table
from fourkings.table import waiting_room as before
from fourkings.table.protocol import Message, requests, updates

GOLDEN = Path(__file__).with_name("words.txt")
REQUESTS: tuple[type[Message], ...] = get_args(get_args(requests.AnyRequest)[0])
UPDATES: tuple[type[Message], ...] = get_args(get_args(updates.AnyUpdate)[0])
RULES = rules(GAMES["king"])
CONDITIONS = before.Conditions("chosen", "hands", True, "club", before.TimeControl(60, 5, 0), True, True, True, True)
FACTS: tuple[table.LogEvent, ...] = (
    before.OpenWaitingRoom(RULES, CONDITIONS, (before.Guest(0, "anna"),), (0, None, "club", None), 0, "t", "00"),
    before.Join("anna", 1), before.Sit(1, 1), before.SeatBot(1, "club"), before.Swap(1, 2), before.Kick(1),
    before.Admit(1), before.Configure(RULES, CONDITIONS), before.Depart(1), before.HostChanged(1),
    before.Contribute(1, b"\1"), before.Close(),
    table.Opening(
        RULES, (table.Participant("", "anna", "club", guest=0), table.Participant("Club", None, "club")),
        Opened(((1, None),), (0, 1, 2, 3), 1, ((0, 1),)), (b"\1",), "00",
    ),
    table.Deal(((1, 2),)), table.Act(1, 1, "club", 1, late=True), table.Undo(1, 1), table.Leave(1, True, 1),
    table.Return(1), table.StandIn(1, "club"), table.Forget(1), table.Hinted(1), table.Stop(), table.Reveal(),
    table.Rematch("t"), table.Pause(1), table.Resume(), table.AddTime(1, 60), table.OpenSeats(True),
    table.TakeSeat(1, "anna"),
)  # fmt: skip
"""A fact of each kind, with all that one can hold."""


def type_of(message: type[Message]) -> str:
    """The `type` by which a message is known."""
    (name,) = get_args(message.model_fields["type"].annotation)
    return str(name)


def text() -> str:
    """All words, a line for each message, part of messages, fact and table of the database."""
    parts = sorted(parts_of((*REQUESTS, *UPDATES)) - {*REQUESTS, *UPDATES}, key=lambda part: part.__name__)
    tables = schema.metadata.tables
    chapters = {
        "Requests": {type_of(request): fields(request) for request in REQUESTS},
        "Updates": {type_of(update): fields(update) for update in UPDATES},
        "Parts of messages": {part.__name__: fields(part) for part in parts},
        "Facts of the log": {raw.pop("type"): dict.fromkeys(keys(raw)) for raw in map(json_of, FACTS)},
        "Tables of the database": {name: tables[name].columns.keys() for name in tables},
    }
    lines = []
    for title, named in chapters.items():
        lines += [f"# {title}", *(f"{name}: {' '.join(words)}".rstrip() for name, words in named.items()), ""]
    return "\n".join(lines)


def parts_of(messages: tuple[type[Message], ...]) -> set[type[Message]]:
    classes, new = set[type[Message]](), set(messages)
    while new:
        classes |= new
        new = {
            kind
            for message in new
            for field in message.model_fields.values()
            for kind in inside(field.annotation)
            if isclass(kind) and issubclass(kind, Message)
        } - classes
    return classes


def inside(kind: Any) -> Iterator[Any]:
    yield kind
    if get_origin(kind) is not Literal:
        for part in get_args(kind):
            yield from inside(part)


def fields(message: type[Message]) -> Iterator[str]:
    """The fields of a message, each with the words that may stand in it where they are a closed list."""
    for name, field in message.model_fields.items():
        listed = [str(word) for kind in inside(field.annotation) if get_origin(kind) is Literal for word in get_args(kind)]
        if name != "type":
            yield f"{name}={'|'.join(listed)}" if listed else name


def json_of(fact: table.LogEvent) -> dict[str, Any]:
    return json.loads(log.encode_event(fact))  # type: ignore[no-any-return]


def keys(raw: Any, place: str = "") -> Iterator[str]:
    """The keys of a JSON object, those of objects in it behind theirs."""
    for key, value in raw.items():
        yield place + key
        for part in value if isinstance(value, list) else (value,):
            if isinstance(part, dict) and key != "options":
                yield from keys(part, f"{place}{key}.")
