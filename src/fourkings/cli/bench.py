"""`fourkings bench WHAT`."""

from __future__ import annotations

import json

import click

from fourkings.bench import BENCHES, bench
from fourkings.cli._arguments import json_option
from fourkings.cli._suggestions import OneOf


@click.command()
@click.argument("what", type=OneOf(list(BENCHES)))
@json_option
def command(what: str, as_json: bool) -> None:
    """Measure WHAT on this machine: fixed deals, a signature that must not change, and the speed."""
    for row in bench(what):
        click.echo(json.dumps({"bench": what, **row.figures}) if as_json else row)
