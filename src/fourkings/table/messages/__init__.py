"""Messages between a table and its clients: requests, updates, and one parser for each.

`docs/protocol.md` is written from this package. Cards and actions travel by the names that records use; sentences do not
travel at all: a reason, a hint or a line of an account is a key and its facts, and the reader's language makes words of it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from pydantic import TypeAdapter, ValidationError

from fourkings._moved import renamed
from fourkings.table.messages._renamed import RENAMED as _RENAMED
from fourkings.table.messages.base import MAX_REQUEST_BYTES, PROTOCOL, Id, Message, Pace
from fourkings.table.messages.requests import AnyRequest, Request
from fourkings.table.messages.updates import AnyUpdate, Update

__all__ = [
    "MAX_REQUEST_BYTES",
    "PROTOCOL",
    "Id",
    "MalformedMessage",
    "Message",
    "Pace",
    "Request",
    "Update",
    "encode",
    "parse_request",
    "parse_update",
]

_REQUEST: Final[TypeAdapter[Any]] = TypeAdapter(AnyRequest)
_UPDATE: Final[TypeAdapter[Any]] = TypeAdapter(AnyUpdate)


class MalformedMessage(ValueError):
    """A text that is none of the letters; the message says where and why."""


def parse_request(text: str | bytes) -> Request:
    """The letter that a client wrote; `Malformed` where it is none."""
    return _parse(_REQUEST, text)  # type: ignore[no-any-return]


def parse_update(text: str | bytes) -> Update:
    """The letter that a table wrote: for clients in Python, and for tests."""
    return _parse(_UPDATE, text)  # type: ignore[no-any-return]


def _parse(adapter: TypeAdapter[Any], text: str | bytes) -> Any:
    try:
        return adapter.validate_json(text)
    except ValidationError as error:
        first = error.errors(include_url=False, include_input=False, include_context=False)[0]
        place = ".".join(map(str, first["loc"]))
        raise MalformedMessage(f"{place or 'the letter'}: {first['msg']}") from None


def encode(letter: Message) -> str:
    """The letter as text, one line of JSON."""
    return letter.model_dump_json()


if not TYPE_CHECKING:
    __getattr__ = renamed(__name__, _RENAMED)
