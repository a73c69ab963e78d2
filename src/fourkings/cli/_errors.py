"""What is said of an error, by click or by a command: in the language of the person who typed it."""

from __future__ import annotations

import re
from typing import Final

import click

from fourkings.cli._help import Context, Formatter, words
from fourkings.i18n.languages import SOURCE

ARGUMENT: Final = re.compile(r"^(Missing argument |Invalid value for )('[A-Z.\[\]]+')(?=[.:])")
"""The name of an argument, which the help translates."""


def show(error: click.ClickException) -> None:
    """Print an error of the command line on standard error, with the usage where it is one of usage."""
    spoken = words()
    if isinstance(error, click.UsageError) and isinstance(error.ctx, Context):
        error.ctx.spoken = spoken.code
    if spoken.code == SOURCE or isinstance(error, click.exceptions.NoArgsIsHelpError):
        error.show()
        return
    if isinstance(error, click.UsageError) and error.ctx is not None:
        hint = in_words(f"Try '{error.ctx.command_path} --help' for help.")
        click.echo(f"{error.ctx.get_usage()}\n{hint}\n", err=True)
    names = Formatter(spoken.code).names
    text = ARGUMENT.sub(lambda match: match[1] + names(match[2]), error.format_message())
    click.echo(in_words(f"Error: {text}"), err=True)


def in_words(english: str) -> str:
    """An English sentence about an error, in the language of the command line."""
    from fourkings.i18n.errors import error_sentence

    return error_sentence(words(), english)
