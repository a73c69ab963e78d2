"""`fourkings bench WHAT`."""

from __future__ import annotations

import click

from fourkings.bench import BENCHES, bench
from fourkings.cli._suggestions import OneOf


@click.command()
@click.argument("what", type=OneOf(list(BENCHES)))
def command(what: str) -> None:
    """Measure WHAT on this machine: fixed deals, a signature that must not change, and the speed."""
    for line in bench(what):
        click.echo(line)
