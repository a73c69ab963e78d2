"""`fourkings warm`."""

from __future__ import annotations

import json
import time

import click

from fourkings.cli._arguments import json_option, quiet_option
from fourkings.cli._help import words


@click.command()
@json_option
@quiet_option
def command(as_json: bool, quiet: bool) -> None:
    """Compile everything that is otherwise compiled on first use, and keep it: about a minute, once."""
    from fourkings import warm

    def tell(name: str) -> None:
        if not quiet:
            click.echo(words().text("cli-compiling", what=name), err=as_json)

    begun = time.monotonic()
    warm.warm(tell)
    seconds = round(time.monotonic() - begun, 1)
    if as_json:
        click.echo(json.dumps({"compiled": [name for name, _ in warm.steps()], "seconds": seconds}))
    elif not quiet:
        click.echo(words().text("cli-ready", seconds=seconds))
