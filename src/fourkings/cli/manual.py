"""What the documents have from the program itself, in every language: the help of every command, the table of settings."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterator
from typing import Final

import click

from fourkings.cli import COMMANDS, cli
from fourkings.cli._help import Context
from fourkings.i18n.doc_translations import translate
from fourkings.i18n.markers import fill

WIDTH: Final = 88


def filled(text: str, code: str, file: object) -> str:
    """A page with what it has from the program, in the language of that code: all commands, or the table of settings."""
    writers = {
        "table: commands": lambda: "\n".join(commands(code)),
        "table: settings": lambda: "\n".join(settings(code)) + "\n",
    }
    return fill(text, file, writers)


def commands(code: str) -> Iterator[str]:
    """The help of the program and of every command, as wide as the page."""
    yield _section("fourkings", cli, code)
    context = click.Context(cli)
    for name in COMMANDS:
        command = cli.get_command(context, name)
        assert command is not None
        yield _section(f"fourkings {name}", command, code)
        for part, inner in parts(command):
            yield _section(f"fourkings {name} {part}", inner, code)


def parts(command: click.Command) -> Iterator[tuple[str, click.Command]]:
    """The commands within a command, with their names; most have none."""
    if isinstance(command, click.Group):
        yield from command.commands.items()


def _section(name: str, command: click.Command, code: str) -> str:
    context = Context(
        command, info_name=name, terminal_width=WIDTH, max_content_width=WIDTH, help_option_names=["-h", "--help"]
    )
    context.spoken = code
    return f"## `{name}`\n\n```text\n{command.get_help(context)}\n```\n"


def settings(code: str) -> Iterator[str]:
    """Every setting of the server: its name in the environment, what holds where it is not given, what it means."""
    from fourkings.server.net.settings import Settings

    def say(english: str) -> str:
        return translate(code, "settings", english)

    yield f"| {say('setting')} | {say('if not given')} | {say('what it is')} |"
    yield "|---|---|---|"
    (tree,) = ast.parse(inspect.getsource(Settings)).body
    assert isinstance(tree, ast.ClassDef)
    for field, about in zip(tree.body, tree.body[1:], strict=False):
        if isinstance(field, ast.AnnAssign) and isinstance(about, ast.Expr) and isinstance(about.value, ast.Constant):
            assert isinstance(field.target, ast.Name)
            name = field.target.id
            holds = say(UNSAID[name]) if name in UNSAID else _default(getattr(Settings(), name))
            yield f"| `FOURKINGS_{name.upper()}` | {holds} | {say(str(about.value.value))} |"


UNSAID: Final = {"data": "your own data folder", "workers": "one less than the number of cores, 1 to 4"}
"""Defaults that `fourkings serve` finds out by itself."""


def _default(value: object) -> str:
    if isinstance(value, bool):
        return f"`{value:d}`"
    return f"`{str(value).removesuffix('.0')}`" if value != "" else "–"
