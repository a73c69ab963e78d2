"""Text from outside: the one place where what somebody else has written becomes text that is stored, shown or printed.

Half characters, controls, marks that turn the writing round and signs for nothing are left out. What scripts need stays:
joiners within words that join, marks on letters.
"""

from __future__ import annotations

import json
import re
import unicodedata
from typing import Any, Final, Literal

UNSEEN: Final = ("Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp")
"""Kinds of characters that are not seen: controls, marks of direction, half characters, what stands for nothing."""
JOINERS: Final = "\u200c\u200d"
"""Without them some words of Persian or of the scripts of India are spelt wrongly."""
BLANK: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0")
"""Characters of other kinds that are not seen either: fillers and an empty pattern of Braille."""
MARKS: Final = 2
"""Marks above or below one letter: more are a tower that covers the lines beside it."""
JOINED: Final = re.compile(
    r"[\u0590-\u08ff\u0900-\u0dff\u0f00-\u109f\u1780-\u18af\u2600-\u27bf\ufb1d-\ufefc\U0001f000-\U0001faff]"
)
"""Letters and marks of scripts whose words may hold a joiner, and pictures that are joined to one."""
HALF: Final = re.compile(r"[\ud800-\udfff]")
"""Half a character, as JSON may hold it: no file, no database and no terminal takes it."""
NESTED: Final = 100
"""Brackets within brackets that a JSON text from outside may have: ours have fewer than ten."""
STRING_OR_BRACKET: Final = re.compile(r'"[^"\\]*(?:\\.[^"\\]*)*"?|[\[\]{}]', re.DOTALL)


def cleaned(text: str, longest: int, form: Literal["NFC", "NFKC"] = "NFC") -> str:
    """A text on one line, without what nobody sees or what turns the writing round, of so many characters at most.

    `form`: NFKC for names, where letters that only look otherwise are the same letter.
    """
    kept: list[str] = []
    marks = 0
    spaced = "".join(" " if sign.isspace() else sign for sign in HALF.sub("", text))
    for sign in unicodedata.normalize(form, spaced):
        kind = unicodedata.category(sign)
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        if marks <= MARKS and (is_seen(sign, kind) or (sign in JOINERS and kept and JOINED.match(kept[-1]))):
            kept.append(sign)
    return " ".join("".join(kept).split())[:longest].strip(f" {JOINERS}")


class NestedTooDeep(ValueError):
    """A JSON text of more brackets within brackets than any text of ours has."""


def json_from_outside(text: str | bytes, **hooks: Any) -> Any:
    """What a JSON text says; `hooks` are those of `json.loads`. Raises ValueError.

    How deep it is nested is seen before it is read. The parser would go down to the end of Python's stack, where it fails
    cleanly, but so does every finalizer that the collector of garbage happens to call down there.
    """
    if isinstance(text, bytes):
        text = text.decode(json.detect_encoding(text), "surrogatepass")
    if is_too_deep(text):
        raise NestedTooDeep(f"its brackets are nested more than {NESTED} deep")
    return json.loads(text, **hooks)


def is_too_deep(text: str) -> bool:
    """True for a JSON text of more brackets within brackets than `NESTED`."""
    depth = 0
    if text.count("[") + text.count("{") > NESTED:
        for part in STRING_OR_BRACKET.finditer(text):
            depth += {"[": 1, "{": 1, "]": -1, "}": -1}.get(part[0], 0)
            if depth > NESTED:
                return True
    return False


def is_seen(sign: str, kind: str) -> bool:
    """True for a character of that kind of which something is seen."""
    return kind not in UNSEEN and sign not in BLANK and not _selects(sign)


def _selects(sign: str) -> bool:
    """True for a mark that only chooses how the letter before it is drawn."""
    return "\ufe00" <= sign <= "\ufe0f" or "\U000e0100" <= sign <= "\U000e01ef"


def printable(text: str) -> str:
    """A text as a terminal may be given it: what would steer the terminal, or turn the line round, is written out.

    An escape sequence in a record shows its own digits and colours nothing. Lines stay lines.
    """
    return text if text.isascii() and text.isprintable() else "".join(map(_printable, text))


def _printable(sign: str) -> str:
    if sign.isprintable() or sign in "\n\t" or sign in JOINERS or unicodedata.category(sign) == "Zs":
        return sign
    return sign.encode("unicode_escape").decode("ascii")
