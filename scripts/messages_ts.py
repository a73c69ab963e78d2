"""Write the messages of a table as TypeScript types, from the one place where they are defined: `messages`.

`python3 scripts/messages_ts.py` writes `web/src/messages.ts` anew; a test fails when it is not current.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from _setup import PYTHON, ROOT, VENV, setup, sh

if TYPE_CHECKING:
    from fourkings.table.messages import CloseCode

TARGET = ROOT / "web" / "src" / "messages.ts"
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def source() -> str:
    """The whole file: a type for each message and each part of one, the two closed lists, the close codes."""
    from pydantic import TypeAdapter

    from fourkings.table.messages import PROTOCOL, CloseCode, requests, updates

    parts: dict[str, Any] = {}
    lists = {}
    for name, union in (("Request", requests.AnyRequest), ("Update", updates.AnyUpdate)):
        mode: Any = "validation" if name == "Request" else "serialization"
        schema = TypeAdapter(union).json_schema(mode=mode)
        parts |= schema.pop("$defs")
        lists[name] = " | ".join(_type(one) for one in schema["oneOf"])
    written = [_interface(name, part, sends=part["title"] in lists["Request"].split(" | ")) for name, part in parts.items()]
    codes = (f"  {code}: {_close_code(code)}, // {code.meaning}" for code in CloseCode)
    head = [
        "// Made by scripts/messages_ts.py from src/fourkings/table/messages: change it there.",
        f"export const PROTOCOL = {PROTOCOL};",
        "\n".join(
            (
                "/** The codes by which the server closes a connection, and whether reconnecting is of use. */",
                "export const CLOSE_CODES: Readonly<Record<number, { name: string; comeBack: boolean }>> = {",
                *codes,
                "};",
            )
        ),
    ]
    tail = [f"export type {name} = {union};" for name, union in lists.items()]
    return "\n\n".join((*head, *written, *tail)) + "\n"


def _close_code(code: CloseCode) -> str:
    return f'{{ name: "{code.name.lower().replace("_", "-")}", comeBack: {"true" if code.come_back else "false"} }}'


def _interface(name: str, part: dict[str, Any], sends: bool) -> str:
    """A message as an interface: fields of updates are always there, those that a client may leave out are optional."""
    rows = [f"/** {' '.join(part['description'].split())} */"] if "description" in part else []
    rows.append(f"export interface {name} {{")
    required = set(part.get("required", ()))
    for field, kind in part.get("properties", {}).items():
        optional = "?" if sends and field not in required else ""
        rows.append(f"  {field}{optional}: {_type(kind)};")
    return "\n".join((*rows, "}"))


def _type(schema: dict[str, Any]) -> str:  # noqa: PLR0911  (one kind of schema a line)
    if "$ref" in schema:
        return str(schema["$ref"].rsplit("/", 1)[1])
    if "const" in schema:
        return f'"{schema["const"]}"'
    if "enum" in schema:
        return " | ".join(f'"{one}"' for one in schema["enum"])
    if "anyOf" in schema:
        return " | ".join(map(_type, schema["anyOf"]))
    if schema.get("type") == "array":
        return _array(schema)
    if schema.get("type") == "object":
        inner = schema.get("additionalProperties")
        return f"Record<string, {_type(inner) if isinstance(inner, dict) else 'unknown'}>"
    return PLAIN[schema["type"]]


def _array(schema: dict[str, Any]) -> str:
    if "prefixItems" in schema:
        return f"[{', '.join(map(_type, schema['prefixItems']))}]"
    inner = _type(schema["items"])
    return f"({inner})[]" if " | " in inner else f"{inner}[]"


if __name__ == "__main__":
    if Path(sys.prefix).resolve() == VENV.resolve():
        TARGET.write_text(source(), encoding="utf-8")
    else:
        setup()
        sh(PYTHON, __file__)
