"""Write the messages of a table as TypeScript types, from the one place where they are defined: `messages`.

`python3 scripts/messages_ts.py` writes `web/src/messages.ts` anew; a test fails when it is not current.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from _setup import ROOT, put, run
from _typescript import fields, interface, type_of, used_unions

if TYPE_CHECKING:
    from fourkings.table.protocol import CloseCode

TARGET = ROOT / "web" / "src" / "messages.ts"


def current() -> str:
    """Return the file: a type for each message and each part of one, the two closed lists, the close codes."""
    from pydantic import TypeAdapter

    from fourkings.table.protocol import PROTOCOL, CloseCode, requests, updates

    parts: dict[str, Any] = {}
    lists = {}
    for name, union in (("Request", requests.AnyRequest), ("Update", updates.AnyUpdate)):
        mode: Any = "validation" if name == "Request" else "serialization"
        schema = TypeAdapter(union).json_schema(mode=mode)
        parts |= schema.pop("$defs")
        lists[name] = " | ".join(type_of(message) for message in schema["oneOf"])
    requested = lists["Request"].split(" | ")
    interfaces = [interface(name, fields(part, optional=part["title"] in requested)) for name, part in parts.items()]
    codes = (f"  {code}: {_close_code(code)}, // {code.meaning}" for code in CloseCode)
    head = [
        "// Made by scripts/messages_ts.py from src/fourkings/table/protocol: see there, or docs/messages.md.",
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
    aliases = used_unions("\n".join(interfaces)).values()
    return "\n\n".join((*head, "\n".join((*aliases, *interfaces, *tail)))) + "\n"


def _close_code(code: CloseCode) -> str:
    return f'{{ name: "{code.name.lower().replace("_", "-")}", comeBack: {"true" if code.come_back else "false"} }}'


def write() -> None:
    """Return the module as the code has it."""
    put(TARGET, current())


if __name__ == "__main__":
    run(__file__, write)
