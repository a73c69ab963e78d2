"""The page docs/protocol.md, written from `messages`: letters, fields, types and limits stand only in the code."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterator
from typing import Any, Final, get_args

from fourkings import messages
from fourkings.messages import asked, chat, gathering, parts, told

SOURCES: Final = (gathering, asked, chat, told, parts)
"""The modules whose classes are letters, or parts of them."""
ALIASES: Final = {
    "SeatNumber": "seat, 0-3",
    "GuestNumber": "number of a guest",
    "BotName": "a bot's name",
    "Phrase": ", ".join(f"`{one}`" for one in get_args(chat.Phrase)),
    "Id": "id, 1 to 64 of letters, digits, `_` `.` `-`",
    "str": "text",
    "int": "number",
    "float": "number",
    "bool": "true or false",
    "Any": "anything",
    "Pace": "`quick`, `brisk`, `calm` or `slow`",
    "PROTOCOL": f"`{messages.PROTOCOL}`",
}
"""Types as a reader of JSON calls them."""


def page() -> str:
    """The whole page, in Markdown."""
    tree = {
        node.name: (node, lines) for lines, module in _modules() for node in module.body if isinstance(node, ast.ClassDef)
    }
    sent, heard = _members(messages.FromClient), _members(messages.ToClient)
    made_of = [name for name in tree if name not in (*sent, *heard)]
    groups = (("Letters from a client", sent), ("Letters to a client", heard), ("What letters are made of", made_of))
    body = "\n".join("\n".join((f"## {title}\n", *(_class(*tree[name]) for name in names))) for title, names in groups)
    return INTRODUCTION.format(protocol=messages.PROTOCOL, longest=messages.LONGEST) + "\n" + body


def _modules() -> Iterator[tuple[list[str], ast.Module]]:
    """Each source as lines, and read."""
    for module in SOURCES:
        text = inspect.getsource(module)
        yield text.splitlines(), ast.parse(text)


def _members(union: Any) -> tuple[str, ...]:
    """The letters of a closed list, in its order."""
    return tuple(one.__name__ for one in get_args(get_args(union)[0]))


def _class(node: ast.ClassDef, source: list[str]) -> str:
    """A letter, or a part of letters: what it is for, and a table of its fields."""
    name = next((_plain(one.annotation)[1:-1] for one in _fields(node) if _name(one) == "type"), "")
    title = f"### `{name}`" if name else f"### {node.name}"
    lines = [f"{title}\n", (ast.get_docstring(node) or "") + "\n", "| field | type | |", "|---|---|---|"]
    bases = (base.id for base in node.bases if isinstance(base, ast.Name) and base.id != "Letter")
    lines += (f"| | | all fields of {base}, and: |" for base in bases)
    lines += (f"| `{_name(field)}` | {_type(field)} | {_comment(field, source)} |" for field in _fields(node))
    return "\n".join(lines) + "\n"


def _fields(node: ast.ClassDef) -> Iterator[ast.AnnAssign]:
    return (one for one in node.body if isinstance(one, ast.AnnAssign))


def _name(field: ast.AnnAssign) -> str:
    assert isinstance(field.target, ast.Name)
    return field.target.id


def _type(field: ast.AnnAssign) -> str:
    kind = _plain(field.annotation).replace("|", "\\|")
    default = ast.unparse(field.value) if field.value else "None"
    if default == "None" or _name(field) == "type":
        return kind
    return f"{kind}; without it {ALIASES.get(default, f'`{default.lower()}`')}"


def _plain(node: ast.expr) -> str:  # noqa: C901, PLR0911  (one kind of type a line)
    """A type in words."""
    match node:
        case ast.Name(name):
            return ALIASES.get(name, name)
        case ast.Constant(None):
            return "null"
        case ast.Constant(str(value)):
            return f"`{value}`"
        case ast.BinOp(one, ast.BitOr(), other):
            return f"{_plain(one)} or {_plain(other)}"
        case ast.Subscript(ast.Name("Literal"), ast.Tuple(values)):
            return ", ".join(_plain(value) if ast.unparse(value) != "''" else "empty" for value in values)
        case ast.Subscript(ast.Name("Literal"), value):
            return _plain(value)
        case ast.Subscript(ast.Name("Annotated"), ast.Tuple([kind, limits])):
            return f"{_plain(kind)}{_limits(limits)}"
        case ast.Subscript(ast.Name("Mapping"), ast.Tuple([_, value])):
            return f"object of {_plain(value)}"
        case ast.Subscript(ast.Name("tuple"), ast.Tuple([kind, ast.Constant(value)])) if value is ...:
            return f"list of {_plain(kind)}"
        case ast.Subscript(ast.Name("tuple"), ast.Tuple(kinds)):
            return _row([_plain(kind) for kind in kinds])
        case _:
            raise ValueError(f"the protocol's page has no words for the type {ast.unparse(node)}")


def _row(kinds: list[str]) -> str:
    if len(kinds) > 1 and len(set(kinds)) == 1:
        return f"{len(kinds)} × {kinds[0]}"
    return f"[{', '.join(kinds)}]"


def _limits(node: ast.expr) -> str:
    """The limits in a call of `Field`."""
    assert isinstance(node, ast.Call)
    words = {"ge": "at least", "le": "at most", "max_length": "at most", "min_length": "at least"}
    unit = {"max_length": " characters", "min_length": " characters"}
    told = [
        f"{words[one.arg]} {ast.unparse(one.value)}{unit.get(one.arg, '')}" for one in node.keywords if one.arg in words
    ]
    return ", " + ", ".join(told) if told else ""


def _comment(field: ast.AnnAssign, source: list[str]) -> str:
    """What stands behind the field in the source."""
    _, hash_, comment = source[(field.end_lineno or 0) - 1].partition("  # ")
    return comment if hash_ else ""


INTRODUCTION: Final = """\
# The letters between a table and its readers

*Written from `src/fourkings/messages` by `python3 scripts/protocol.py`; a test compares the two.*

A table is a WebSocket at `/ws/<table>`; its id comes from `POST /api/tables` (see `/api/openapi.json`). Each frame is
text and holds one letter: a JSON object whose `type` says which. Protocol {protocol}. Letters are strict both ways: a
field that does not stand here, or a value of another type, makes it malformed.

**The first letter is `hello`**, within 15 seconds, and a `snapshot` answers it. After that every fact of the table
comes as one `event`, in order, with a `version` that grows by one each time. Cards are two letters (`QH`, `TS`),
actions are cards or words of a game's talk, as in records. Sentences never travel: a `Sentence` is a key with its
facts.

**Who may see what.** A letter is made for one seat, or for a watcher, from that seat's own view (GEN-10): its own
hand, what lies on the table, what was said, and the scores. Letters about the same fact differ between readers only
in `answers`, and in `now` in `hand`, `legal`, `refusals`, `rest` and `undo`; `seat`, `undo` and `you` in a snapshot
are the reader's own too. Who has no seat at the table is a watcher: he is sent everything that lies open, and
whatever he asks for is refused (`seat`).

**Before the match** a table made for friends (`POST /api/gatherings`) gathers: `hello` is answered by a `gathering`
instead of a `snapshot`, and every fact by another one, whole, for it is small. Its version counts on into the match,
which begins with a `snapshot` to everybody. Who has the table's id may come in (`join`), under the name of his session;
people stand in letters by numbers. In the match a person who has been gone for the table's grace is played by his
stand-in, and has his seat again as soon as he says `hello`; who has left it to the bot himself (`away`) says `back`.

**Chat** goes by letters of its own, `chat`, outside the versions: after `hello` all of it, then what is new. It is kept
apart from the log, and for a time only.

**Missed something?** Say `hello` again, on the same line or a new one, with `since` = the version that you hold. If
little is missing, those events come first; in any case a `snapshot` of the table as it stands comes last. A version
that does not follow yours means the same: say `hello`.

**Lost the line?** Connect again and say `hello`. If you do not know whether your last letter arrived, send it again
with the same `id`: what was done already is not done twice. Its answer is the same `event` once more, with `answers`
and an old version; take note of it, and do not go back to it. This holds over restarts of the server.

**Stored, then told.** Nobody is told of a fact before it is on the server's disk. What you were told has happened.

**Refusals** have a code:

| code | meaning |
|---|---|
| `illegal` | the rules of the game do not allow it; the reason is that of the rules |
| `turn` | it is another seat's turn |
| `stale` | the game has moved on since the `version` of the letter; choose again |
| `seat` | you only look on here, or have not joined |
| `host` | that is for the host to do |
| `closed` | you were sent away, or nobody may look on here; the line is closed |
| `malformed` | no letter of this protocol, or no action of this game |
| `too-long` | more than {longest} bytes |
| `too-fast` | more than 10 letters a second in the long run, or 40 at once, from one session |
| `protocol` | the first letter was no `hello`, or one of another protocol; the line is closed |
| `unavailable` | it cannot be now: no deal to deal, nothing to take back, no such table, … |

The line is closed with 4404 (no such table), 4405 (not for you, see `closed`), 4406 (another protocol), 4429 (far too
fast) or, before it opens, 403 (another site's page): coming back would not help. After any other code, 1012 and 1013
among them, come back; wait a little longer each time.

**Versions.** `protocol` grows when a client of today could no longer follow. New fields and letters to a client may
come without that: clients ignore what they do not know. A newer client is refused with `protocol` by an older server,
and reloads.
"""
