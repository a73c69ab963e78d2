"""JSON schemas as TypeScript types, for `messages_ts.py` and `http_ts.py`."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, Any, get_args

if TYPE_CHECKING:
    from collections.abc import Iterable

WIDTH = 120
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


@cache
def unions() -> dict[tuple[str, ...], str]:
    """Return the names of the unions of literals that several types contain."""
    from fourkings.analysis.verdicts import Verdict
    from fourkings.app.core import LANGUAGES
    from fourkings.app.models import OfflineCopy
    from fourkings.app.puzzles.schema import THEMES
    from fourkings.app.shared.table_info import Origin
    from fourkings.evenings.movement import Kind
    from fourkings.records.fairness import Verdict as Luck
    from fourkings.table.protocol.base import Pace, Phrase
    from fourkings.table.waiting_room import Seating, WatchPolicy

    return {
        tuple(LANGUAGES): "Language",
        tuple(THEMES): "Theme",
        get_args(Verdict): "Quality",
        get_args(OfflineCopy): "OfflineCopy",
        get_args(Kind): "EveningKind",
        get_args(Luck): "LuckVerdict",
        get_args(Origin): "Origin",
        get_args(Pace): "Pace",
        get_args(Phrase): "ChatPhrase",
        get_args(Seating): "Seating",
        get_args(WatchPolicy): "WatchPolicy",
    }


def used_unions(text: str) -> dict[str, str]:
    """Return the declarations of the named unions that a text uses, by name."""
    used = set(re.findall(r"\w+", text))
    return {name: f"export type {name} = {_union(words)};" for words, name in unions().items() if name in used}


def fields(schema: dict[str, Any], optional: bool) -> list[str]:
    """Return the fields of an object, whose descriptions stay with the Python class.

    `optional`: the object is sent to the server, so fields with a default may be omitted.
    """
    required = set(schema.get("required", ()))
    return [
        f"{name}{'?' if optional and name not in required else ''}: {type_of(kind)}"
        for name, kind in schema.get("properties", {}).items()
    ]


def interface(name: str, parts: list[str]) -> str:
    """Return an interface on as few lines as hold its fields, none of which is broken."""
    line = f"export interface {name} {{ {'; '.join(parts)} }}"
    if len(line) <= WIDTH:
        return line
    rows = [" "]
    for part in parts:
        if rows[-1].strip() and len(rows[-1]) + len(part) + 2 > WIDTH:
            rows.append(" ")
        rows[-1] += f" {part};"
    return "\n".join((f"export interface {name} {{", *rows, "}"))


def type_of(schema: dict[str, Any]) -> str:  # noqa: PLR0911  (one kind of schema a line)
    """Return the type of a schema, on one line."""
    if "$ref" in schema:
        return str(schema["$ref"].rsplit("/", 1)[1])
    if "const" in schema:
        return f'"{schema["const"]}"'
    if "enum" in schema:
        return unions().get(tuple(schema["enum"])) or _union(schema["enum"])
    if "anyOf" in schema:
        return " | ".join(map(type_of, schema["anyOf"]))
    if schema.get("type") == "array":
        return _array(schema)
    if schema.get("type") == "object":
        return _record(schema)
    return PLAIN[schema["type"]]


def _union(words: Iterable[str]) -> str:
    return " | ".join(f'"{word}"' for word in words)


def _array(schema: dict[str, Any]) -> str:
    if "prefixItems" in schema:
        return f"[{', '.join(map(type_of, schema['prefixItems']))}]"
    inner = type_of(schema["items"])
    return f"({inner})[]" if " | " in inner else f"{inner}[]"


def _record(schema: dict[str, Any]) -> str:
    values = schema.get("additionalProperties")
    return f"Record<string, {type_of(values) if isinstance(values, dict) else 'unknown'}>"
