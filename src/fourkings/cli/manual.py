"""The page docs/cli.md, written from the help of every command."""

from __future__ import annotations

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
