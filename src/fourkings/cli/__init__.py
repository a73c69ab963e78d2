"""The command `fourkings`.

Exit codes: 0 all well · 1 a check failed · 2 wrong usage or input · 3 not everything could be checked · 4 the server is not
installed · 130 stopped.

Commands are imported when they are called, so that `fourkings games` answers at once.
"""

import importlib
import os
import sys
from typing import Any, Final

import click

from fourkings._version import __version__
from fourkings.cli._help import Context, in_words, show, system_language, words
from fourkings.cli._output import plain_signs
from fourkings.sanitize import system_reason

COMMANDS: Final = {
    "games": "List the games, or the options and presets of one game.",
    "rules": "Show the rule page of a game.",
    "serve": "Start the server and play in your browser.",
    "worker": "Think for servers on other machines.",
    "site": "Write a folder that plays in the browser without a server.",
    "simulate": "Let bots play matches and write their records.",
    "match": "Compare bots in duplicate matches.",
    "league": "Rate many bots in a league, on one machine or several.",
    "benchmark": "Test a bot by the frozen benchmark.",
    "boards": "The same cards for several people: make sets of boards, play, score, compare, verify them.",
    "teach": "Train the nets that strong uses for a game.",
    "puzzles": "Find moments with a fair answer in matches of bots, show them, and judge them again.",
    "replay": "Replay records and check every action, point and result.",
    "verify": "Check that the cards of records follow from their sealed secrets.",
    "review": "Review the decisions of a match, judged by what the player could see.",
    "why": "Explain each card and call of a deal.",
    "luck": "Compare the cards of many deals with the exact odds.",
    "solve": "Compute double-dummy values of positions.",
    "dd": "Solve bridge deals by the thousand: tables of 20 results, with par.",
    "backup": "Write everything that a server stores to one file.",
    "restore": "Restore a backup into an empty database, checking every match and seal.",
    "mcp": "Give language models tools, as an MCP server.",
    "doctor": "Check this machine and suggest remedies.",
    "warm": "Compile the fast code ahead of its first use.",
    "bench": "Measure speed on this machine: rules, playouts, solver, samples, server.",
    "completion": "Print the completion script for your shell.",
}
"""Every command with its line in the help, in the order shown."""
HOMES: Final = {
    "restore": ("backup", "restore_command"), "rules": ("games", "rules_command"), "why": ("review", "why_command"),
    "worker": ("serve", "worker_command"),
}  # fmt: skip
"""The modules of commands that have none of their own name, with their functions there."""

__all__ = ["COMMANDS", "cli", "main", "system_language"]

NO_SERVER: Final = 4
"""The exit code if a command needs the server, and it is not installed."""


class Lazy(click.Group):
    """A group that imports a command only to run it."""

    context_class = Context

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        module, name = HOMES.get(cmd_name, (cmd_name, "command"))
        command: click.Command = getattr(importlib.import_module(f"fourkings.cli.{module}"), name)
        command.short_help = COMMANDS[cmd_name]
        command.context_class = Context
        return command

    def resolve_command(self, ctx: click.Context, args: list[str]) -> tuple[str | None, click.Command | None, list[str]]:
        try:
            return super().resolve_command(ctx, args)
        except click.exceptions.NoSuchCommand as error:  # click would suggest only commands that are imported already
            raise click.exceptions.NoSuchCommand(error.command_name, possibilities=COMMANDS, ctx=ctx) from None

    def invoke(self, ctx: click.Context) -> Any:
        try:
            done = super().invoke(ctx)
            sys.stdout.flush()
        except BrokenPipeError:
            # The reader of the output has closed it: say nothing, even when the interpreter exits.
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            raise click.exceptions.Exit(0) from None
        return done

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Commands"):
            formatter.write_dl(list(COMMANDS.items()))


@click.group(
    cls=Lazy,
    invoke_without_command=True,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
)
@click.version_option(__version__, "-V", "--version", message="fourkings %(version)s")
@click.pass_context
def cli(ctx: click.Context) -> None:
    """Four Kings: five old trick-taking games for four.

    Quarante de Roi (the modern game, and as Lacombe wrote it down in 1792), the Lebanese 400, Le Jeu du Roi and King.

    Without a command, it starts the server and opens the table in your browser.

    Exit codes: 0 success, 1 a check failed, 2 wrong usage or unreadable input, 3 not everything could be checked, 4 the
    server is not installed, 130 stopped by Ctrl-C.
    """
    if ctx.invoked_subcommand is None:
        from fourkings.cli.serve import command

        ctx.invoke(command)


def main() -> None:
    """Run the command line; turn every failure into a sentence and an exit code."""
    for stream in ("stdout", "stderr"):
        if getattr(sys, stream) is None:  # closed by the caller
            setattr(sys, stream, open(os.devnull, "w", encoding="utf-8"))  # noqa: SIM115
    plain_signs()
    try:
        code = cli.main(prog_name="fourkings", standalone_mode=False)
    except click.exceptions.Exit as stop:
        code = stop.exit_code
    except click.ClickException as error:
        show(error)
        code = 2
    except (click.Abort, KeyboardInterrupt):
        click.echo(f"\n{words().text('cli-stopped')}", err=True)
        code = 130
    except ModuleNotFoundError as error:
        if not _of_the_server(error):
            raise
        click.echo(words().text("error-error", why=words().text("cli-no-server")), err=True)
        code = NO_SERVER
    except OSError as error:
        click.echo(in_words(f"Error: {error.filename or 'the system'}: {system_reason(error)}"), err=True)
        code = 2
    sys.exit(code if isinstance(code, int) else 0)


def _of_the_server(error: ModuleNotFoundError) -> bool:
    """Return True if the module that is missing is one that only the server needs."""
    from fourkings.server import NEEDS

    return (error.name or "").partition(".")[0] in NEEDS
