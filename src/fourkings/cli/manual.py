"""What the documents have from the program itself: docs/cli.md from the help of every command, the table of settings."""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Iterator
from typing import Final

import click

from fourkings.cli import COMMANDS, cli

WIDTH: Final = 100

HEAD: Final = """\
# The command line

This page is written from the program's own help by `scripts/help.py`; a test fails where the two differ.

| exit code | means |
|---|---|
| 0 | all is well |
| 1 | a record breaks the rules (`replay`) or has other cards than its secret makes (`verify`, `restore`); \
something does not work here (`doctor`) |
| 2 | wrong usage, input that cannot be read, or output that cannot be written |
| 3 | nothing differs, but not everything can be compared (`fourkings verify`) |
| 130 | stopped by Ctrl-C |

What was asked for goes to standard output, complaints and the progress bar to standard error. The bar shows itself on a
terminal only, after two seconds. A file under `--out` appears when it is whole: where a run stops or fails, an old one
stays as it was. Records are described in [record.md](record.md).
"""


def page() -> str:
    """The head, then the help of the program and of every command, as wide as the page."""
    parts = [HEAD, _section("fourkings", cli)]
    context = click.Context(cli)
    for name in COMMANDS:
        command = cli.get_command(context, name)
        assert command is not None
        parts.append(_section(f"fourkings {name}", command))
    return "\n".join(parts)


def _section(name: str, command: click.Command) -> str:
    context = click.Context(
        command, info_name=name, terminal_width=WIDTH, max_content_width=WIDTH, help_option_names=["-h", "--help"]
    )
    return f"## `{name}`\n\n```text\n{command.get_help(context)}\n```\n"


# --- settings -----------------------------------------------------------------------------------------------------

TABLE: Final = re.compile(r"(<!-- table: settings -->\n).*?(<!-- end -->)", re.DOTALL)


def with_settings(text: str) -> str:
    """A page with its table of settings as the server has them."""
    return TABLE.sub(lambda found: found[1] + "\n".join(settings_table()) + "\n" + found[2], text)


def settings_table() -> Iterator[str]:
    """Every setting of the server: its name in the environment, what holds where it is not given, what it means."""
    from fourkings.server import settings

    yield "| setting | if not given | what it is |"
    yield "|---|---|---|"
    (tree,) = ast.parse(inspect.getsource(settings.Settings)).body
    assert isinstance(tree, ast.ClassDef)
    for field, about in zip(tree.body, tree.body[1:], strict=False):
        if isinstance(field, ast.AnnAssign) and isinstance(about, ast.Expr) and isinstance(about.value, ast.Constant):
            assert isinstance(field.target, ast.Name)
            name, text = field.target.id, " ".join(str(about.value.value).split())
            yield f"| `FOURKINGS_{name.upper()}` | {_default(name, getattr(settings.Settings(), name))} | {text} |"


def _default(name: str, value: object) -> str:
    """What holds where `fourkings serve` is told nothing."""
    if name == "data":
        return "your own data folder"
    if name == "workers":
        return "a core less than there are, 1 to 4"
    if isinstance(value, bool):
        return f"`{value:d}`"
    return f"`{str(value).removesuffix('.0')}`" if value != "" else "–"
