"""`fourkings solve FILE`."""

from __future__ import annotations

import json
from collections import deque
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from threading import local
from typing import IO, Any

import click


@click.command()
@click.argument("file", type=click.File("r", encoding="utf-8"))
@click.option("--nodes", type=click.IntRange(1), help="Give up a value after so many nodes, and give bounds instead.")
@click.option("--cores", type=click.IntRange(1, 64), default=2, show_default=True, help="Positions solved at a time.")
def command(file: IO[str], nodes: int | None, cores: int) -> None:
    """Solve positions double dummy: JSON Lines in (`-` for standard input), JSON Lines out.

    One position a line, with what every seat still holds; the answer has the value for the side, the value of every
    card that may be played, and a line of best play. Bounds, where `--nodes` came first, are pairs.
    """
    from tqdm import tqdm

    from fourkings import warm

    if not warm.is_warm():
        warm.warm(lambda name: click.echo(f"compiling {name}, once …", err=True))
    wrong = 0
    with tqdm(unit=" positions", disable=None, leave=False) as bar:
        for number, (solved, given) in enumerate(_answers(file, nodes, cores), 1):
            if not solved:
                wrong += 1
                click.echo(f"line {number}: {given['error']}", err=True)
            click.echo(json.dumps(given))
            bar.update()
    if wrong:
        raise click.exceptions.Exit(2)


def _answers(lines: IO[str], nodes: int | None, cores: int) -> Iterator[tuple[bool, dict[str, Any]]]:
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
    with ThreadPoolExecutor(cores) as pool:
        for line in lines:
            waiting.append(pool.submit(work, line))
            while len(waiting) > 4 * cores or (waiting and waiting[0].done()):
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()
