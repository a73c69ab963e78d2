"""`fourkings warm`."""

from __future__ import annotations

import json
import time

import click

from fourkings.cli._arguments import json_option, quiet_option
from fourkings.cli._compiling import compiled
from fourkings.cli._help import words
from fourkings.kernels import PARTS


@click.command()
@json_option
@quiet_option
def command(as_json: bool, quiet: bool) -> None:
    """Compile the code that the first use would compile, and keep it: about two minutes, once."""
    begun = time.monotonic()
    compiled(PARTS, quiet)
    seconds = round(time.monotonic() - begun, 1)
    if as_json:
        click.echo(json.dumps({"compiled": list(PARTS), "seconds": seconds}))
    elif not quiet:
        click.echo(words().text("cli-ready", seconds=seconds))
