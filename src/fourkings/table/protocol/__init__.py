"""Messages between a table and its clients: what a client asks (`requests`) and what it is sent (`updates`), as JSON.

`presenters` build the updates for one seat; `docs/messages.md` is written from the classes. Cards and actions have the
names that records use. Sentences are not sent: a reason, a hint or a line of an account is a key with its parameters, and
the client words it in the reader's language.
"""

from functools import cache
from typing import Any, Final

from pydantic import TypeAdapter, ValidationError

from fourkings.table.protocol.base import MAX_REQUEST_BYTES, PROTOCOL, CloseCode, Id, Message, Pace
from fourkings.table.protocol.requests import AnyRequest, Request
from fourkings.table.protocol.updates import AnyUpdate, Update

__all__ = [
    "MAX_REQUEST_BYTES", "PROTOCOL", "CloseCode", "Id", "MalformedMessage", "Message", "Pace", "Request", "Update",
    "encode", "parse_request", "parse_update",
]  # fmt: skip


class MalformedMessage(ValueError):
    """A text that is no message of the protocol; the error names the field and the reason."""

    def __init__(self, place: str, why: str) -> None:
        super().__init__(f"{place or 'the message'}: {why}")
        self.place: Final = place or "{…}"
        """Path of the faulty field, for a sentence to people; `why` is Pydantic's message, for authors of clients."""


def parse_request(text: str | bytes) -> Request:
    """Parse a request from text or UTF-8 bytes; raise `MalformedMessage` if it is none."""
    return _parse(AnyRequest, text)  # type: ignore[no-any-return]


def parse_update(text: str | bytes) -> Update:
    """Parse an update from text or UTF-8 bytes; raise `MalformedMessage` if it is none. Meant for clients in Python."""
    return _parse(AnyUpdate, text)  # type: ignore[no-any-return]


def _parse(kind: Any, text: str | bytes) -> Any:
    try:
        return _adapter(kind).validate_json(text)
    except ValidationError as error:
        first = error.errors(include_url=False, include_input=False, include_context=False)[0]
        place = ".".join(map(str, first["loc"]))
        raise MalformedMessage(place, first["msg"]) from None


@cache
def _adapter(kind: Any) -> TypeAdapter[Any]:
    """Return the parser of a union of messages, made when first needed: it takes long, and no server parses updates."""
    return TypeAdapter(kind)


def encode(message: Message) -> str:
    """Encode a message as one line of JSON."""
    return message.model_dump_json()
