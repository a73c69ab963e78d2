"""Sanitise external text before it is stored, shown or printed.

Lone surrogates, controls, direction marks and invisible characters are removed; joiners and marks that scripts need stay.
The only JSON parser is here, too, and the reasons for system errors: users never see an exception's own text.
"""

import errno
import json
import re
import unicodedata
from collections.abc import Iterable, Mapping
from typing import Any, Final, Literal, NoReturn

UNSEEN: Final = ("Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp")
"""Categories of invisible characters: controls, direction marks, surrogates, unassigned."""
JOINERS: Final = "\u200c\u200d"
"""Persian and Indic spelling needs them."""
BLANK: Final = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0\ufffc\ufffd\U00013441\U00013442\U00016fe4\U0001d159"
)
"""Invisible characters of other categories: fillers, blank patterns and replacement characters."""
MARKS: Final = 2
"""Most marks on one letter: more would cover neighbouring lines."""
JOINED: Final = re.compile(
    r"[\u0590-\u08ff\u0900-\u0dff\u0f00-\u109f\u1780-\u18af\u2600-\u27bf\ufb1d-\ufefc\U0001f000-\U0001faff]"
)
"""Scripts whose words may contain a joiner, and emoji."""
HALF: Final = re.compile(r"[\ud800-\udfff]")
"""A lone surrogate, which JSON may contain but no file, database or terminal accepts."""
NESTED: Final = 100
"""Most nested brackets of external JSON; ours has fewer than ten."""
STRING_OR_BRACKET: Final = re.compile(r'"[^"\\]*(?:\\.[^"\\]*)*"?|[\[\]{}]', re.DOTALL)


def cleaned(text: str, longest: int, form: Literal["NFC", "NFKC"] = "NFC") -> str:
    """Return text on one line without invisible characters, of at most `longest` characters; empty if nothing is visible.

    form: NFKC for names, in which letters that only look different are the same letter.
    """
    chars: list[str] = []
    marks = 0
    spaced = "".join(" " if char.isspace() else char for char in HALF.sub("", text))
    for char in unicodedata.normalize(form, spaced):
        kind = unicodedata.category(char)
        marks = marks + 1 if kind in ("Mn", "Me") else 0
        if marks <= MARKS and (is_seen(char, kind) or (char in JOINERS and chars and JOINED.match(chars[-1]))):
            chars.append(char)
    if not any(unicodedata.category(char)[0] in "LNPS" for char in chars):
        return ""
    return " ".join("".join(chars).split())[:longest].strip(f" {JOINERS}")


class NotJSON(ValueError):
    """The text isn't portable JSON; the message names the place."""


def read_json(text: str | bytes, *, strict: bool = False) -> Any:
    """Parse JSON; raise `NotJSON` if it is malformed. ruff forbids every other JSON parser.

    strict: refuse duplicate keys, and NaN and Infinity, which JSON doesn't have.

    The depth is checked first: the parser itself would exhaust Python's stack, where finalizers of the garbage collector
    fail.
    """
    if isinstance(text, bytes):
        try:
            text = text.decode(json.detect_encoding(text), "surrogatepass")
        except UnicodeDecodeError as error:
            raise NotJSON(f"byte {error.start + 1} is not UTF-8 text") from None
    if is_too_deep(text):
        raise NotJSON(f"this JSON is nested more than {NESTED} deep")
    hooks: dict[str, Any] = {"object_pairs_hook": _unique_keys, "parse_constant": _no_constant} if strict else {}
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


def _unique_keys(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    fields = dict(pairs)
    if len(fields) < len(pairs):
        keys = [key for key, _ in pairs]
        twice = next(key for key in keys if keys.count(key) > 1)
        raise NotJSON(f"the key {quoted(twice)} appears twice in one object")
    return fields


def _no_constant(text: str) -> NoReturn:
    raise NotJSON(f"{text} is not a number that JSON allows")


def quoted(value: object) -> str:
    """Return a value as JSON for an error: on one line, at most 60 characters."""
    text = printable(json.dumps(value, ensure_ascii=False))
    return text if len(text) <= 60 else text[:57] + "…"


def is_too_deep(text: str) -> bool:
    """Return True if JSON text nests more than `NESTED` brackets."""
    depth = 0
    if text.count("[") + text.count("{") > NESTED:
        for part in STRING_OR_BRACKET.finditer(text):
            depth += {"[": 1, "{": 1, "]": -1, "}": -1}.get(part[0], 0)
            if depth > NESTED:
                return True
    return False


def is_seen(char: str, kind: str) -> bool:
    """Return True if a character of that category is visible."""
    is_variation_selector = "\ufe00" <= char <= "\ufe0f" or "\U000e0100" <= char <= "\U000e01ef"
    return kind not in UNSEEN and char not in BLANK and not is_variation_selector


def printable(text: str) -> str:
    """Return text that is safe for a terminal: control characters and direction marks are escaped; lines stay lines."""
    return text if text.isascii() and text.isprintable() else "".join(map(_printable, text))


def _printable(char: str) -> str:
    if char.isprintable() or char in "\n\t" or char in JOINERS or unicodedata.category(char) == "Zs":
        return char
    return char.encode("unicode_escape").decode("ascii")


def with_hint(complaint: object, word: object, known: Iterable[object]) -> str:
    """Return an error about an unknown word, with a similar known word, if any."""
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
"""System errors as `errors.ftl` has them; the system's own texts depend on the machine."""


def system_reason(error: OSError) -> str:
    """Return the reason why the system refuses a file, a program or an address."""
    import socket  # not available in a browser

    if isinstance(error, socket.gaierror):
        return "Name or service not known"
    code = error.errno or 0
    return SYSTEM.get(code) or f"the system reports {errno.errorcode.get(code, 'an error')}"
