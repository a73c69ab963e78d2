"""The form of a record: JSON values that know their place in the text, so that every complaint can name it."""

from __future__ import annotations

import json
import re
from typing import Any, Final, NoReturn

from fourkings.rulebook.cards import Seat
from fourkings.sanitize import HALF, NotJSON, cleaned, printable, quoted, read_json

FORMAT: Final = "fourkings/1"
"""The format that is written and read."""
HALF_ESCAPED: Final = re.compile(r"\\u[dD][89a-fA-F]")
"""How JSON writes half a character, or one of the two halves of a whole one."""
MAX_BYTES: Final = 32 * 1024 * 1024
"""The longest line that is read as the record of a match."""


MAX_NAME: Final = 80
"""The characters that are read of a name."""


class NotARecord(ValueError):
    """A text that is not a record of a match. The message names the place and the remedy."""


class JsonValue:
    """A value in a JSON text, with the place where it stands; its methods check the type and raise `NotARecord`."""

    __slots__ = ("place", "value")

    def __init__(self, value: object, place: str) -> None:
        self.value, self.place = value, place

    def fail(self, wanted: str) -> NoReturn:
        """Raise `NotARecord` for this place."""
        raise NotARecord(f"{self.place or 'the record'}: {wanted}")

    def object(self) -> dict[str, Any]:
        """The JSON object that it is."""
        if not isinstance(self.value, dict):
            self.fail(f"a JSON object is expected, not {quoted(self.value)}")
        return self.value

    def key(self, key: str) -> JsonValue:
        """The value of a key of the object that it is."""
        if key not in self.object():
            self.fail(f"{key!r} is missing")
        return self.object_at(key)

    def maybe(self, key: str) -> JsonValue | None:
        """The value of a key, None if it is missing."""
        return self.object_at(key) if key in self.object() else None

    def object_at(self, key: str) -> JsonValue:
        """The value of a key that is there."""
        return JsonValue(self.object()[key], f"{self.place}.{key}" if self.place else key)

    def items(self) -> list[JsonValue]:
        """The entries of the list that it is."""
        if not isinstance(self.value, list):
            self.fail(f"a list is expected, not {quoted(self.value)}")
        return [JsonValue(item, f"{self.place}[{number}]") for number, item in enumerate(self.value)]

    def four(self) -> list[JsonValue]:
        """The four entries of the list that it is."""
        items = self.items()
        if len(items) != 4:
            self.fail(f"four entries are expected, not {len(items)}")
        return items

    def text(self) -> str:
        """The text that it is."""
        if not isinstance(self.value, str):
            self.fail(f"text is expected, not {quoted(self.value)}")
        if printable(self.value) != self.value or "\n" in self.value:
            self.fail(f"text without control characters is expected, not {quoted(self.value)}")
        return self.value

    def name(self) -> str:
        """The name that it is, without what nobody sees."""
        if not isinstance(self.value, str):
            self.fail(f"text is expected, not {quoted(self.value)}")
        return cleaned(self.value, MAX_NAME)

    def text_or_none(self) -> str | None:
        """The text that it is, None for null."""
        return None if self.value is None else self.text()

    def number(self) -> int:
        """The whole number that it is."""
        if type(self.value) is not int:
            self.fail(f"a whole number is expected, not {quoted(self.value)}")
        return self.value

    def seat(self) -> Seat:
        """The number from 0 to 3 that it is."""
        if type(self.value) is not int or not 0 <= self.value <= 3:
            self.fail(f"a number from 0 to 3 is expected, not {quoted(self.value)}")
        return self.value

    def truth(self) -> bool:
        """The truth value that it is."""
        if not isinstance(self.value, bool):
            self.fail(f"true or false is expected, not {quoted(self.value)}")
        return self.value


def parse_json(text: str) -> object:
    """Parse a JSON text; `NotARecord` if it is none, or ambiguous."""
    try:
        parsed = read_json(text, strict=True)
    except NotJSON as error:
        raise NotARecord(str(error)) from None
    if HALF.search(text) or (HALF_ESCAPED.search(text) and HALF.search(json.dumps(parsed, ensure_ascii=False))):
        raise NotARecord("this JSON contains half a character (a lone surrogate), so it is not text")
    return parsed
