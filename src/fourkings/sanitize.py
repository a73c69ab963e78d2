"""Text from outside: the one place where what somebody else has written becomes text that is stored, shown or printed.

Half characters, controls, marks that turn the writing round and signs for nothing are left out. What scripts need stays:
joiners within words that join, marks on letters. The only JSON parser is here, too, and the reasons why the system refuses
a file or an address: sentences for people never contain an exception's own text.
"""

from __future__ import annotations

import errno
import json
import re
import unicodedata
from collections.abc import Iterable, Mapping
from typing import Any, Final, Literal, NoReturn

UNSEEN: Final = ("Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp")
"""Kinds of characters that are not seen: controls, marks of direction, half characters, what stands for nothing."""
JOINERS: Final = "\u200c\u200d"
"""Without them some words of Persian or of the scripts of India are spelt wrongly."""
BLANK: Final = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0\ufffc\ufffd\U00013441\U00013442\U00016fe4\U0001d159"
)
"""Characters of other kinds that are not seen either: fillers, empty patterns and what stands for a lost character."""
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

    Empty if nothing of it is drawn: a mark alone has no letter to be drawn on.
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
    if not any(unicodedata.category(sign)[0] in "LNPS" for sign in kept):
        return ""
    return " ".join("".join(kept).split())[:longest].strip(f" {JOINERS}")


class NotJSON(ValueError):
    """A text that is not JSON, or not JSON that any reader takes. The message is a sentence that names the place."""


def read_json(text: str | bytes, *, strict: bool = False) -> Any:
    """Parse a JSON text; raise `NotJSON` if it is none. ruff forbids every other JSON parser.

    strict: refuse a key that appears twice in an object, and NaN and Infinity, which JSON does not have.

    The depth is checked before parsing. The parser would go down to the end of Python's stack, where it fails cleanly, but
    so does every finalizer that the garbage collector happens to call there.
    """
    if isinstance(text, bytes):
        try:
            text = text.decode(json.detect_encoding(text), "surrogatepass")
        except UnicodeDecodeError as error:
            raise NotJSON(f"byte {error.start + 1} is not UTF-8 text") from None
    if is_too_deep(text):
        raise NotJSON(f"this JSON is nested more than {NESTED} deep")
    hooks: dict[str, Any] = {"object_pairs_hook": _once_each, "parse_constant": _no_constant} if strict else {}
    try:
        return json.loads(text.removeprefix("\ufeff"), **hooks)  # noqa: TID251
    except json.JSONDecodeError as error:
        if rest := error.doc[error.pos :].strip():
            raise NotJSON(f"this is not JSON: {quoted(rest[:20])} at character {error.pos + 1} does not fit") from None
        raise NotJSON(f"this is not JSON: the text ends at character {error.pos}, before it is complete") from None
    except NotJSON:
        raise
    except ValueError:  # Python reads no integer of more than 4,300 digits
        raise NotJSON("this JSON contains a number of thousands of digits") from None


def _once_each(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    fields = dict(pairs)
    if len(fields) < len(pairs):
        keys = [key for key, _ in pairs]
        twice = next(key for key in keys if keys.count(key) > 1)
        raise NotJSON(f"the key {quoted(twice)} appears twice in one object")
    return fields


def _no_constant(text: str) -> NoReturn:
    raise NotJSON(f"{text} is not a number that JSON allows")


def quoted(value: object) -> str:
    """A value as JSON, for a complaint: on one line, at most 60 characters."""
    text = printable(json.dumps(value, ensure_ascii=False))
    return text if len(text) <= 60 else text[:57] + "…"


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


def with_hint(complaint: object, word: object, known: Iterable[object]) -> str:
    """A complaint about an unknown word; with the known word nearest to it, where one is near."""
    from difflib import get_close_matches

    by_lower = {str(name).lower(): str(name) for name in known}
    near = get_close_matches(str(word).lower(), by_lower, n=1)
    return f"{str(complaint).rstrip('.')}. Did you mean '{by_lower[near[0]]}'?" if near else str(complaint)


SYSTEM: Final[Mapping[int, str]] = {
    errno.ENOENT: "No such file or directory",
    errno.EACCES: "Permission denied",
    errno.EPERM: "Permission denied",
    errno.EISDIR: "Is a directory",
    errno.ENOTDIR: "Not a directory",
    errno.EEXIST: "File exists",
    errno.ENOSPC: "No space left on device",
    errno.EROFS: "Read-only file system",
    errno.ENAMETOOLONG: "File name too long",
    errno.EIO: "Input/output error",
    errno.EINVAL: "Invalid argument",
    errno.ENOEXEC: "it is not a program of this machine",
    errno.EADDRINUSE: "Address already in use",
    errno.EADDRNOTAVAIL: "Cannot assign requested address",
    errno.ECONNREFUSED: "Connection refused",
}
"""Why the system refuses something, as `errors.ftl` has it: the system's own words depend on the machine."""


def system_reason(error: OSError) -> str:
    """Why the system refuses a file, a program or an address."""
    import socket  # a page without a server has none

    if isinstance(error, socket.gaierror):
        return "Name or service not known"
    code = error.errno or 0
    return SYSTEM.get(code) or f"the system reports {errno.errorcode.get(code, 'an error')}"
