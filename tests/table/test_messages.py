"""Messages: each request and update is encoded and parsed again, and whatever is neither is refused with its place."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pydantic import TypeAdapter

from fourkings.rulebook.games import GAMES, rules
from fourkings.server.asgi import create_app
from fourkings.server.net.settings import Settings
from fourkings.table.protocol import MalformedMessage, encode, parse_request, parse_update, requests, updates
from fourkings.table.protocol.parts import CoachSentence, Sentence, WaitingRoomEventInfo
from fourkings.table.protocol.presenters import chat_update, event_update, players, snapshot, waiting_room_snapshot
from fourkings.table.protocol.presenters.chat import ChatEntry
from fourkings.table.waiting_room import Conditions, Guest, OpenWaitingRoom, open_waiting_room
from tables import random_events

ASKED: dict[str, dict[str, Any]] = json.loads(Path(__file__).with_name("requests.json").read_text("utf-8"))
"""A request of each type, with all that it can hold."""
REASON = Sentence(clause="GEN-3", key="follow", params={"card": "AS", "cards": ("9H", "4H"), "suit": "H", "seat": 2})


def request(kind: str, **changes: Any) -> str:
    return json.dumps({"type": kind, **ASKED[kind], **changes})


def test_every_request_is_encoded_and_parsed():
    kinds = {request.model_fields["type"].annotation for request in get_args(get_args(requests.AnyRequest)[0])}
    assert {get_args(kind)[0] for kind in kinds} == set(ASKED)
    for kind, fields in ASKED.items():
        read = parse_request(request(kind))
        assert read.type == kind
        assert parse_request(encode(read)) == read
        assert json.loads(encode(read)) == {"type": kind, **fields}


def test_every_update_is_encoded_and_parsed():
    before, after, fact = list(random_events(rules(GAMES["king"]), 1, most=20))[-1]
    room = open_waiting_room(
        OpenWaitingRoom(rules(GAMES["king"]), Conditions(), (Guest(0, "anna"), Guest(1, "ben")), (0, None, "careful", 1), 0)
    )
    examples = [
        snapshot(after, 1, "t", "calm", "00"),
        event_update(before, after, fact, 1, "id"),
        updates.Refusal(answers=None, code="illegal", reason=REASON, version=7),
        updates.Hint(answers="h", action="QH", parts=(CoachSentence(key="rule", params={"better": "QH"}),)),
        updates.PaceChanged(answers=None, pace="quick"),
        updates.ReadyChanged(answers=None, ready=(1,), stopped=(), left=15_000),
        updates.Notice(text="back at eight", at=12.5),
        updates.Pong(version=3),
        updates.PlayersChanged(players=players(after, 1, {"anna": "Anna"})),
        updates.WatchersChanged(count=2, names=("Zoé",)),
        waiting_room_snapshot(
            room,
            0,
            "t",
            "calm",
            "00",
            connected=bool,
            event=WaitingRoomEventInfo(what="joined", guest=1, name="Ben", place=1),
            answers="j",
        ),
        chat_update(
            after, "anna", [ChatEntry(1, "anna", 12.5, "Hello!", ""), ChatEntry(2, "zoe", 13.0, "", "thanks")], [7]
        ),
    ]
    assert {type(update) for update in examples} == set(get_args(get_args(updates.AnyUpdate)[0]))
    for update in examples:
        assert parse_update(encode(update)) == update
        assert "\n" not in encode(update)


BAD: dict[str, tuple[Any, ...]] = {
    "act.id": ("", "x" * 65, "a b", "a\n", 7, None), "act.version": (0, -1, "3", 3.0, True),
    "act.action": ("x" * 41, ["QH"]), "act.seat": (2,), "hello.since": (-1,), "hello.protocol": ("1",),
    "pace.pace": ("mad",), "ping.id": ("1",), "sit.place": (4,), "bot.bot": ("",), "kick.guest": (-1,),
    "configure.clock": ({"bank": 3, "increment": 0, "days": 0}, {"bank": 60, "increment": 0, "days": 1}),
    "configure.watch": ("everybody",), "configure.options": (["target"],), "contribute.contribution": ("0", "00" * 65),
    "say.text": ("", "x" * 201), "phrase.phrase": ("shut-up",), "unsay.number": (0,),
}  # fmt: skip
NUMBERS = (
    "hello.protocol", "hello.since", "act.version", "kick.guest", "admit.guest", "unsay.number", "sit.place", "bot.place",
    "swap.place", "swap.other",
)  # fmt: skip
HUGE = tuple(sign * number for number in (2**31, 2**53, 2**63 - 1, 2**63, 10**400) for sign in (1, -1))
"""Numbers that a database, a browser or a machine cannot hold."""
REFUSED = {
    **dict.fromkeys(("", "{", "[]", "null", '"act"', "{}", '{"type":"sing"}', '{"type":7}'), "the message"),
    '{"type":"act","id":"a","version":1}': "act.action",
    **{
        request(kind, **{field: value}): f"{kind}.{field}"
        for place, values in [*BAD.items(), *((number, HUGE) for number in NUMBERS)]
        for kind, field in [place.split(".")]
        for value in values
    },
}


@pytest.mark.parametrize("text", REFUSED)
def test_what_is_no_request_is_refused_with_its_place(text: str):
    with pytest.raises(MalformedMessage, match=f"^{REFUSED[text]}: ") as refused:
        parse_request(text)
    assert refused.value.place == REFUSED[text].replace("the message", "{…}")


def unbounded(schema: Any, root: dict[str, Any], place: str) -> Iterator[str]:
    """The places of a JSON schema where a value may be as large, or as long, as it likes."""
    if "$ref" in schema:
        return
    for part in ("anyOf", "oneOf"):
        for number, part_schema in enumerate(schema.get(part, ())):
            yield from unbounded(part_schema, root, f"{place}.{number}")
    kind = schema.get("type")
    if kind in ("integer", "number") and not {"minimum", "maximum"} <= set(schema):
        yield place
    if kind == "string" and not {"maxLength", "enum", "const"} & set(schema):
        yield place
    if kind == "array":
        yield from [] if "maxItems" in schema else [place]
        yield from unbounded(schema["items"], root, f"{place}[]")
    if isinstance(values := schema.get("additionalProperties"), dict):
        yield from [] if {"maxProperties", "propertyNames"} <= set(schema) else [place]
        yield from unbounded(values, root, f"{place}{{}}")
    for name, part_schema in schema.get("properties", {}).items():
        yield from unbounded(part_schema, root, f"{place}.{name}")


def test_every_value_of_every_request_has_its_bounds():
    schema = TypeAdapter(requests.AnyRequest).json_schema()
    assert [place for name, part in schema["$defs"].items() for place in unbounded(part, schema, name)] == []


def test_every_value_that_is_posted_has_its_bounds():
    described = create_app(Settings()).openapi()
    bodies = {name: part for name, part in described["components"]["schemas"].items() if name in posted(described)}
    assert {"NewTable", "NewWaitingRoom", "NewMe", "Token", "BanOrder"} <= set(bodies)
    assert [place for name, part in bodies.items() for place in unbounded(part, described, name)] == []
    operations = [operation for path in described["paths"].values() for operation in path.values()]
    asked = [(operation["operationId"], given) for operation in operations for given in operation.get("parameters", ())]
    assert [
        place for name, given in asked for place in unbounded(given["schema"], described, f"{name}.{given['name']}")
    ] == []


def posted(described: dict[str, Any]) -> set[str]:
    """The names of the bodies that are sent to the API, and of their parts."""
    sent: set[str] = set()
    texts = [
        json.dumps(operation["requestBody"])
        for path in described["paths"].values()
        for operation in path.values()
        if "requestBody" in operation
    ]
    while texts:
        new = set(re.findall(r"#/components/schemas/(\w+)", texts.pop())) - sent
        sent |= new
        texts += [json.dumps(described["components"]["schemas"][name]) for name in new]
    return sent


@pytest.mark.parametrize("raw", [b"\xff\xfe", b'{"type":"ping"\x00}', b"[" * 5000])
def test_bytes_that_are_no_text_are_refused(raw: bytes):
    with pytest.raises(MalformedMessage):
        parse_request(raw)


HUGE = st.sampled_from([2**31, 2**53, 2**63 - 1, 2**63, 2**64, 10**30]).flatmap(
    lambda bound: st.sampled_from([bound, -bound])
)
JSON = st.recursive(st.none() | st.booleans() | st.integers() | HUGE | st.floats() | st.text(), st.lists, max_leaves=8)


@settings(max_examples=150, deadline=None)
@given(
    kind=st.sampled_from(sorted(ASKED)),
    field=st.text(max_size=8) | st.sampled_from(["id", "version", "action", "number", "guest", "since", "options"]),
    value=JSON,
)
def test_nothing_but_malformed_comes_of_strange_requests(kind: str, field: str, value: Any):
    text = json.dumps({"type": kind, **ASKED[kind], field: value})
    try:
        read = parse_request(text)
    except MalformedMessage:
        return
    assert parse_request(encode(read)) == read


def test_no_update_can_hold_a_field_that_its_type_does_not_name():
    schema = TypeAdapter(updates.AnyUpdate).json_schema()
    for name, part in schema["$defs"].items():
        assert part["additionalProperties"] is False, name
