"""`fourkings warm`."""

from __future__ import annotations

import time

import click

from fourkings.cli._help import words


@click.command()
def command() -> None:
    """Compile everything that is otherwise compiled on first use, and keep it: about a minute, once."""
    from fourkings import warm

    begun = time.monotonic()
    warm.warm(lambda name: click.echo(words().text("cli-compiling", what=name)))
    click.echo(words().text("cli-ready", seconds=round(time.monotonic() - begun, 1)))
