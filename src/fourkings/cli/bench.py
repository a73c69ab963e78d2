"""`fourkings bench WHAT`."""

import json
from collections.abc import Iterator

import click

from fourkings.bench import BENCHES, bench
from fourkings.bench.pairs import NoComparison, compare
from fourkings.bench.row import Row
from fourkings.cli._arguments import json_option, language_option
from fourkings.cli._help import OneOf
from fourkings.cli._progress import progress
from fourkings.i18n import Language, language


@click.command()
@click.argument("what", type=OneOf(list(BENCHES)))
@click.option("--tables", type=click.IntRange(1, 10_000), metavar="N", help="For server: try only this number of tables.")
@click.option(
    "--against", metavar="COMMIT", help="For server: run COMMIT and this source in turn, and print the ratio of their work."
)
@click.option(
    "--soak",
    type=click.IntRange(1),
    metavar="SECONDS",
    help="For server: measure ten times in SECONDS, to see if memory grows.",
)
@click.option("--pairs", type=click.IntRange(2, 1000), metavar="N", help="Pairs of runs with --against.  [default: 10]")
@json_option
@language_option
def command(
    what: str, tables: int | None, against: str | None, soak: int | None, pairs: int | None, as_json: bool, lang: str
) -> None:
    """Measure one part of the program on this machine.

    `rules`, `playout`, `solve`, `sample` and `review` do fixed work: they print its speed, and a signature that changes
    only if results do. `server` prints how fast tables deliver actions; `flood` and `thinking` print the same under floods
    of messages, and while bots think.
    """
    if what != "server" and (tables or soak or against is not None):
        raise click.UsageError("--tables, --against and --soak go with server alone")
    if pairs and against is None:
        raise click.UsageError("--pairs needs --against")
    words = language(lang, isolating=False)
    try:
        options = {name: value for name, value in (("tables", tables), ("soak", soak)) if value}
        for row in _rows(what, options, against, pairs or 10):
            click.echo(json.dumps({"bench": what, **row.figures}) if as_json else line(words, row))
    except NoComparison as error:
        raise click.UsageError(str(error)) from None


def _rows(what: str, options: dict[str, int], against: str | None, pairs: int) -> Iterator[Row]:
    if against is not None:
        return compare(against, progress(range(pairs), unit="pairs"), options.get("tables", 300))
    return bench(what, **options)


def line(words: Language, row: Row) -> str:
    """Return a line of a benchmark as text."""
    return words.text(f"bench-{row.key}", **{name: words.figure(text) for name, text in row.params.items()})
