"""JSON schemas as TypeScript types, for `messages_ts.py` and `http_ts.py`."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, Any, get_args

if TYPE_CHECKING:
    from collections.abc import Iterable

PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


@cache
def unions() -> dict[tuple[str, ...], str]:
    """Return the names of the unions of literals that several types contain."""
    from fourkings.analysis.verdicts import Verdict
    from fourkings.app.core import LANGUAGES
    from fourkings.app.models import OfflineCopy
    from fourkings.app.puzzles.schema import THEMES
    from fourkings.evenings.movement import Kind
    from fourkings.table.protocol.base import Pace, Phrase
    from fourkings.table.waiting_room import Seating, WatchPolicy

    return {
        tuple(LANGUAGES): "Language",
        tuple(THEMES): "Theme",
        get_args(Verdict): "Quality",
        get_args(OfflineCopy): "OfflineCopy",
        get_args(Kind): "EveningKind",
        get_args(Pace): "Pace",
        get_args(Phrase): "ChatPhrase",
        get_args(Seating): "Seating",
        get_args(WatchPolicy): "WatchPolicy",
    }


def used_unions(text: str) -> dict[str, str]:
    """Return the declarations of the named unions that a text uses, by name."""
    used = set(re.findall(r"\w+", text))
    return {name: f"export type {name} = {_union(words)};" for words, name in unions().items() if name in used}


def interface(name: str, schema: dict[str, Any], optional: bool) -> str:
    """Return an object as an interface. `optional`: it is sent to the server, so fields with a default may be omitted."""
    required = set(schema.get("required", ()))
    rows = [*_comment(schema, ""), f"export interface {name} {{"]
    for field, kind in schema.get("properties", {}).items():
        mark = "?" if optional and field not in required else ""
        rows += [*_comment(kind, "  "), f"  {field}{mark}: {type_of(kind)};"]
    return "\n".join((*rows, "}"))


def _comment(schema: dict[str, Any], indent: str) -> list[str]:
    words = " ".join(schema.get("description", "").split())
    return [f"{indent}/** {words} */"] if words else []


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
