"""`fourkings solve FILE`."""

from __future__ import annotations

import gzip
import json
import zlib
from collections import deque
from collections.abc import Iterable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from threading import local
from typing import Any

import click

from fourkings.cli._arguments import COUNT, processes_option, quiet_option
from fourkings.cli._input import Failure, unpacked
from fourkings.cli._progress import progress


@click.command()
@click.argument("file", type=click.Path(exists=True, dir_okay=False, allow_dash=True))
@click.option("--nodes", type=COUNT, help="Give up a value after so many nodes, and give bounds instead.")
@quiet_option
@processes_option
def command(file: str, nodes: int | None, quiet: bool, processes: int | None) -> None:
    """Solve positions double dummy: JSON Lines in (`-` for standard input; .gz is unpacked), JSON Lines out.

    One position a line, with what every seat still holds; the answer has the value for the side, the value of every
    card that may be played, and a line of best play. Bounds, where `--nodes` came first, are pairs. Exit 2: a line holds no
    position; its answer says why.
    """
    from fourkings import warm
    from fourkings.players.cores import usable_cores

    if not warm.is_warm():
        warm.warm(lambda name: None if quiet else click.echo(f"compiling {name}, once …", err=True))
    wrong = 0
    with progress(unit="positions", quiet=quiet) as bar:
        for number, (solved, given) in enumerate(_answers(_lines(file), nodes, processes or usable_cores()), 1):
            if not solved:
                wrong += 1
                if not quiet:
                    click.echo(f"line {number}: {given['error']}", err=True)
            click.echo(json.dumps(given))
            bar.update()
    if wrong:
        raise click.exceptions.Exit(2)


def _lines(file: str) -> Iterator[str]:
    """The lines of a file; what is not UTF-8 shows as such, and is no position."""
    with unpacked(file) as source:
        try:
            for line in source:
                yield line.decode("utf-8", "replace")
        except (EOFError, gzip.BadGzipFile, zlib.error) as error:
            raise Failure(f"{file}: the file cannot be unpacked: {error}") from None


def _answers(lines: Iterable[str], nodes: int | None, threads: int) -> Iterator[tuple[bool, dict[str, Any]]]:
    """Answers in the order of the lines, some lines ahead of the reader."""
    own = local()

    def work(line: str) -> tuple[bool, dict[str, Any]]:
        from fourkings.players import solver
        from fourkings.players.solver import positions

        try:
            question = positions.parse(line)
        except positions.PositionError as error:
            return False, {"error": str(error)}
        if not hasattr(own, "solver"):
            own.solver = solver.Solver()
        return True, positions.answer(own.solver.solve(question.position, question.side, nodes))

    waiting: deque[Future[tuple[bool, dict[str, Any]]]] = deque()
    with ThreadPoolExecutor(threads) as pool:
        for line in lines:
            waiting.append(pool.submit(work, line))
            while len(waiting) > 4 * threads or (waiting and waiting[0].done()):
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()
