"""Checked access to the JSON of a record: every value knows its path, which errors name."""

from __future__ import annotations

import json
import re
from typing import Any, Final, NoReturn

from fourkings.rulebook.cards import Seat
from fourkings.sanitize import HALF, NotJSON, cleaned, printable, quoted, read_json

FORMAT: Final = "fourkings/1"
"""The name of the format."""
HALF_ESCAPED: Final = re.compile(r"\\u[dD][89a-fA-F]")
"""A surrogate escape: half of a character, or one half of a pair."""
MAX_BYTES: Final = 32 * 1024 * 1024
"""Maximum length of a record's line."""
MAX_NAME: Final = 80
"""Maximum length of a name, in characters."""


class NotARecord(ValueError):
    """The text isn't a record of a match; the message names the place and the remedy."""


class JsonValue:
    """A JSON value with its path; each method checks the type and raises `NotARecord`."""

    __slots__ = ("place", "value")

    def __init__(self, value: object, place: str) -> None:
        self.value, self.place = value, place

    def fail(self, expected: str) -> NoReturn:
        """Raise `NotARecord` for this path."""
        raise NotARecord(f"{self.place or 'the record'}: {expected}")

    def object(self) -> dict[str, Any]:
        """Return the value as an object."""
        if not isinstance(self.value, dict):
            self.fail(f"a JSON object is expected, not {quoted(self.value)}")
        return self.value

    def key(self, key: str) -> JsonValue:
        """Return the value of a key of this object."""
        value = self.maybe(key)
        if value is None:
            self.fail(f"{key!r} is missing")
        return value

    def maybe(self, key: str) -> JsonValue | None:
        """Return the value of a key of this object, None if it is missing."""
        members = self.object()
        return JsonValue(members[key], f"{self.place}.{key}" if self.place else key) if key in members else None

    def items(self) -> list[JsonValue]:
        """Return the items of this list."""
        if not isinstance(self.value, list):
            self.fail(f"a list is expected, not {quoted(self.value)}")
        return [JsonValue(item, f"{self.place}[{number}]") for number, item in enumerate(self.value)]

    def four(self) -> list[JsonValue]:
        """Return the items of this list of four."""
        items = self.items()
        if len(items) != 4:
            self.fail(f"four entries are expected, not {len(items)}")
        return items

    def text(self) -> str:
        """Return the value as text."""
        if not isinstance(self.value, str):
            self.fail(f"text is expected, not {quoted(self.value)}")
        if printable(self.value) != self.value or "\n" in self.value:
            self.fail(f"text without control characters is expected, not {quoted(self.value)}")
        return self.value

    def name(self) -> str:
        """Return the value as a name, without invisible characters."""
        if not isinstance(self.value, str):
            self.fail(f"text is expected, not {quoted(self.value)}")
        return cleaned(self.value, MAX_NAME)

    def text_or_none(self) -> str | None:
        """Return the value as text, None for null."""
        return None if self.value is None else self.text()

    def number(self) -> int:
        """Return the value as an integer."""
        if type(self.value) is not int:
            self.fail(f"a whole number is expected, not {quoted(self.value)}")
        return self.value

    def seat(self) -> Seat:
        """Return the value as a seat from 0 to 3."""
        if type(self.value) is not int or not 0 <= self.value <= 3:
            self.fail(f"a number from 0 to 3 is expected, not {quoted(self.value)}")
        return self.value

    def truth(self) -> bool:
        """Return the value as a boolean."""
        if not isinstance(self.value, bool):
            self.fail(f"true or false is expected, not {quoted(self.value)}")
        return self.value


def parse_json(text: str) -> object:
    """Parse JSON; raise `NotARecord` if it is malformed or ambiguous."""
    try:
        parsed = read_json(text, strict=True)
    except NotJSON as error:
        raise NotARecord(str(error)) from None
    if HALF.search(text) or (HALF_ESCAPED.search(text) and HALF.search(json.dumps(parsed, ensure_ascii=False))):
        raise NotARecord("this JSON contains half a character (a lone surrogate), so it is not text")
    return parsed
