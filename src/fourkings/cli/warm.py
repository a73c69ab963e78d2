"""`fourkings warm`."""

from __future__ import annotations

import time

import click


@click.command()
def command() -> None:
    """Compile everything that is otherwise compiled on first use, and keep it: about a minute, once."""
    from fourkings import warm

    begun = time.monotonic()
    warm.warm(lambda name: click.echo(f"compiling {name} …"))
    click.echo(f"ready after {time.monotonic() - begun:.1f} s")
