"""Documentation of the protocol, written from `requests`, `updates` and `parts`, the one place of fields, types and limits.

The sentences are those of docstrings and of comments behind fields.
"""

import ast
import inspect
import re
from collections.abc import Iterator
from typing import Any, Final, get_args

from fourkings.i18n.markers import fill
from fourkings.table.protocol import base, parts, requests, updates

SOURCES: Final = (requests, updates, parts)
"""The modules whose classes are messages, or parts of them."""
ALIASES: Final = {
    "SeatNumber": "seat (0–3)",
    "GuestNumber": "number of a guest",
    "BotName": "a bot's name",
    "OptionValues": "object of text or number",
    "str": "text",
    "int": "number",
    "float": "number",
    "bool": "true or false",
    "CallsValue": "JSON values",
    "Pace": "`quick`, `brisk`, `calm` or `slow`",
}
"""Types in the words of JSON."""
VALUES: Final = {"PROTOCOL": base.PROTOCOL, "MAX_CHAT_LENGTH": base.MAX_CHAT_LENGTH, "MAX_NUMBER": base.MAX_NUMBER}
"""Constants in limits or defaults, with their values."""
IDENTIFIED: Final = base.IdentifiedMessage.__name__
"""The base class whose field, the id, the page describes once."""
SMALL: Final = re.compile(r"### (.+)\n(.+)\n(?:\n\|.*\n\|-.*\n((?:\|.*\n){1,10}))?")
"""The section of a message with at most ten fields and one paragraph."""


def fill_page(text: str, file: object) -> str:
    """Return a page's text with all close codes and messages filled in; `file` is for errors."""
    return fill(text, file, {"close codes": close_codes, "messages": messages})


def close_codes() -> str:
    """Return the table of close codes, in Markdown."""
    rows = (f"| {code} | {code.meaning} | {'yes' if code.come_back else 'no'} |\n" for code in base.CloseCode)
    return "| code | meaning | come back? |\n|---|---|---|\n" + "".join(rows)


def messages() -> str:
    """Return the sections of requests, updates and their parts, in Markdown."""
    tree = {
        node.name: (node, lines) for lines, module in _modules() for node in module.body if isinstance(node, ast.ClassDef)
    }
    sent, received = _members(requests.AnyRequest), _members(updates.AnyUpdate)
    made_of = [name for name in tree if name not in (*sent, *received)]
    titles = ("Requests: messages from a client", "Updates: messages to a client", "Parts of messages")
    sections = (
        _section(title, [_message(*tree[name]) for name in names])
        for title, names in zip(titles, (sent, received, made_of), strict=True)
    )
    return "\n".join(sections)


def _section(title: str, parts: list[str]) -> str:
    """Return a section of the page: small messages in one table, then the others, each with a table of its own."""
    kind = title.partition(":")[0].partition(" ")[0]
    rows = "".join(_rows(*small.groups(default="")) for part in parts if (small := SMALL.fullmatch(part)))
    others = [part for part in parts if not SMALL.fullmatch(part)]
    heading = f"### Short {kind.lower()}\n" if others else ""
    table = f"{heading}| name | field | type | meaning |\n|---|---|---|---|\n{rows}"
    return "\n".join((f"## {title}\n", table, *others))


def _rows(name: str, about: str, fields: str) -> str:
    """Return the rows of a small message: one if it has at most one field and no comment on it."""
    lines = fields.splitlines()
    if not lines:
        return f"| {name} | – | – | {about} |\n"
    if len(lines) == 1 and lines[0].endswith("|  |"):
        return f"| {name} {lines[0][:-4]} | {about} |\n".replace("  |", " |")
    return "\n".join([f"| {name} | | | {about} |", *(f"| {line}" for line in lines)]) + "\n"


def _message(node: ast.ClassDef, source: list[str]) -> str:
    """Return the section of a message, or part of messages: its purpose, and its fields but the `type` and `id` of all."""
    name = next((_kind(field.annotation)[1:-1] for field in _fields(node) if _name(field) == "type"), "")
    title = f"### `{name}`" if name else f"### {node.name}"
    about = "\n\n".join(" ".join(part.split()) for part in (ast.get_docstring(node) or "").split("\n\n"))
    bases = [base.id for base in node.bases if isinstance(base, ast.Name) and base.id != "Message"]
    rows = [f"| | | all fields of {base}, and: |" for base in bases if base != IDENTIFIED]
    rows += [
        f"| `{_name(field)}` | {_type(field)} | {_comment(field, source)} |"
        for field in _fields(node)
        if _name(field) != "type"
    ]
    table = ["", "| field | type | meaning |", "|---|---|---|", *rows] if rows else []
    return "\n".join([title, about, *table]) + "\n"


def _type(field: ast.AnnAssign) -> str:
    """Return a field's type in words, with its default value if it has one."""
    kind = _kind(field.annotation).replace("|", "\\|")
    default = ast.unparse(field.value) if field.value else "None"
    if default == "None":
        return kind
    value = "empty" if default in ("''", "()") else f"`{VALUES.get(default, default.lower())}`"
    return f"{kind}; default {value}"


def _kind(node: ast.expr) -> str:  # noqa: C901, PLR0911  (one kind of type a line)
    """Return a field's type in words, from its annotation."""
    match node:
        case ast.Name("Phrase" | "TableEventKind" | "WaitingRoomEventKind" as name):
            return ", ".join(f"`{word}`" for word in get_args(vars(base)[name]))
        case ast.Name(name):
            return ALIASES.get(name, name)
        case ast.Constant(None):
            return "null"
        case ast.Constant(str(value)):
            return f"`{value}`"
        case ast.BinOp(left, ast.BitOr(), other):
            return f"{_kind(left)} or {_kind(other)}"
        case ast.Subscript(ast.Name("Literal"), ast.Tuple(values)):
            return ", ".join(_kind(value) if ast.unparse(value) != "''" else "empty" for value in values)
        case ast.Subscript(ast.Name("Literal"), value):
            return _kind(value)
        case ast.Subscript(ast.Name("Annotated"), ast.Tuple([kind, limits])):
            return f"{_kind(kind)}{_limits(limits)}"
        case ast.Subscript(ast.Name("Mapping"), ast.Tuple([_, value])):
            return f"object of {_kind(value)}"
        case ast.Subscript(ast.Name("tuple"), ast.Tuple([kind, ast.Constant(value)])) if value is ...:
            return f"list of {_kind(kind)}"
        case ast.Subscript(ast.Name("tuple"), ast.Tuple(kinds)):
            return _row([_kind(kind) for kind in kinds])
        case _:
            raise ValueError(f"the protocol's page has no words for the type {ast.unparse(node)}")


def _limits(node: ast.expr) -> str:
    """Return the limits in a field's call of `Field`, in words."""
    assert isinstance(node, ast.Call)
    values = {limit.arg: _number(limit.value) for limit in node.keywords}
    least, most = values.get("min_length"), values.get("max_length")
    if values.get("le") == str(base.MAX_NUMBER):
        return f", {values['ge']} or more"
    limits = [f"{words} {values[name]}" for name, words in (("ge", "at least"), ("le", "at most")) if name in values]
    if most:
        limits.append(f"{least} to {most}" if least else f"at most {most}")
        limits[-1] += " characters"
    return "".join(f", {limit}" for limit in limits)


def _modules() -> Iterator[tuple[list[str], ast.Module]]:
    """Yield the source of each module of messages, as lines and as a syntax tree."""
    for module in SOURCES:
        text = inspect.getsource(module)
        yield text.splitlines(), ast.parse(text)


def _members(union: Any) -> tuple[str, ...]:
    """Return the names of the classes in a union of messages, in its order."""
    return tuple(message.__name__ for message in get_args(get_args(union)[0]))


def _fields(node: ast.ClassDef) -> Iterator[ast.AnnAssign]:
    return (field for field in node.body if isinstance(field, ast.AnnAssign))


def _name(field: ast.AnnAssign) -> str:
    assert isinstance(field.target, ast.Name)
    return field.target.id


def _number(node: ast.expr) -> str:
    text = ast.unparse(node)
    return str(VALUES.get(text, text))


def _row(kinds: list[str]) -> str:
    if len(kinds) > 1 and len(set(kinds)) == 1:
        return f"{len(kinds)} × {kinds[0]}"
    return f"[{', '.join(kinds)}]"


def _comment(field: ast.AnnAssign, source: list[str]) -> str:
    """Return the comment behind a field in the source, which describes it."""
    _, hash_, comment = source[(field.end_lineno or 0) - 1].partition("  # ")
    return comment if hash_ else ""
