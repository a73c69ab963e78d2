"""`fourkings bench WHAT`."""

from __future__ import annotations

import json

import click

from fourkings.bench import BENCHES, bench
from fourkings.bench.row import Row
from fourkings.cli._arguments import json_option, language_option
from fourkings.cli._suggestions import OneOf
from fourkings.windows.i18n import Language, language


@click.command()
@click.argument("what", type=OneOf(list(BENCHES)))
@json_option
@language_option
def command(what: str, as_json: bool, lang: str) -> None:
    """Measure WHAT on this machine: fixed deals, a signature that must not change, and the speed."""
    words = language(lang, isolating=False)
    for row in bench(what):
        if as_json:
            click.echo(json.dumps({"bench": what, **row.figures}))
        else:
            click.echo(line(words, row))


def line(words: Language, row: Row) -> str:
    """A line for people."""
    return words.text(f"bench-{row.key}", **{name: words.figure(text) for name, text in row.params.items()})
