"""`fourkings solve FILE`."""

import json
from collections.abc import Iterable, Iterator
from typing import Any

import click

from fourkings.cli._arguments import COUNT, SECONDS, processes_option, quiet_option
from fourkings.cli._help import in_words, words
from fourkings.cli._input import Failure, unpacked
from fourkings.cli._progress import progress
from fourkings.cli.warm import compiled
from fourkings.solver import Solver, limits, positions
from fourkings.solver.deal_files import check_format
from fourkings.solver.pool import in_order


@click.command()
@click.argument("file", type=click.Path(exists=True, dir_okay=False, allow_dash=True))
@click.option(
    "--nodes",
    type=COUNT,
    default=limits.NODES,
    show_default=True,
    help="Search at most N nodes per position, then give bounds.",
)
@click.option(
    "--seconds",
    type=SECONDS,
    default=limits.SECONDS,
    show_default=True,
    help="Search at most N seconds per position, then give bounds.",
)
@click.option("--no-limit", is_flag=True, help="Search until every value is exact, however long it takes.")
@quiet_option
@processes_option
def command(
    file: str, nodes: int | None, seconds: float | None, no_limit: bool, quiet: bool, processes: int | None
) -> None:
    """Solve positions double dummy: JSON Lines in (`-` for standard input; .gz is unpacked), JSON Lines out.

    One position per line, with what every seat still holds. The answer has the value for the side, the value of every
    card that may be played, and a line of best play. If a limit came first, `stopped` names it, and values that are
    not exact are pairs: true bounds. Exit 2: a line contains no position; its answer has the reason.
    """
    from fourkings.cores import usable_cores

    compiled(["solver"], quiet)
    budget = (None, None) if no_limit else (nodes, seconds)
    wrong, bounded, number = 0, 0, 0
    with progress(unit="positions", quiet=quiet) as bar:
        for number, (solved, response) in enumerate(_answers(_lines(file), budget, processes or usable_cores()), 1):
            bounded += "stopped" in response
            if not solved:
                wrong += 1
                if not quiet:
                    click.echo(in_words(f"line {number}: {response['error']}"), err=True)
            click.echo(json.dumps(response))
            bar.update()
    if bounded and not quiet:
        click.echo(words().text("cli-solve-bounds", count=bounded, positions=number), err=True)
    if wrong:
        raise click.exceptions.Exit(2)


def _lines(file: str) -> Iterator[str]:
    """Yield the lines of a file; bytes that are not UTF-8 are replaced, so that their line is no position."""
    with unpacked(file) as source:
        try:
            for number, line in enumerate(source):
                text = line.decode("utf-8", "replace")
                if number == 0:
                    check_format(text)
                yield text
        except positions.PositionError as error:
            raise Failure(f"{file}: {error}") from None


def _answers(
    lines: Iterable[str], budget: tuple[int | None, float | None], threads: int
) -> Iterator[tuple[bool, dict[str, Any]]]:
    """Yield answers in the order of the lines."""
    nodes, seconds = budget

    def work(solver: Solver, line: str) -> tuple[bool, dict[str, Any]]:
        try:
            question = positions.parse(line)
        except positions.PositionError as error:
            return False, {"error": str(error)}
        solved = solver.solve(question.position, question.side, nodes, seconds=seconds)
        return True, positions.answer(solved)

    return in_order(work, lines, threads)
