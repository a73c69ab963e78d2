"""`fourkings dd FILE`: tables of double-dummy results of many bridge deals."""

import csv
import io
import json
import os
import shutil
import sys
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from itertools import islice
from pathlib import Path
from typing import IO, Final

import click

from fourkings.cli._arguments import out_option, processes_option, quiet_option
from fourkings.cli._help import OneOf, in_words
from fourkings.cli._input import DAMAGED, UNPACK_ERRORS, Failure, unpacked
from fourkings.cli._output import output
from fourkings.cli._progress import progress
from fourkings.cli.warm import compiled
from fourkings.solver import Solver
from fourkings.solver.bridge import SEATS, BridgeDeal, DealError, Table, table_of
from fourkings.solver.deal_files import read
from fourkings.solver.par import STRAINS, Par, par
from fourkings.solver.pool import in_order

SHOWN: Final = (4, 0, 1, 2, 3)
"""The strains in the order of the output: no trump first, as in PBN."""
COLUMNS: Final = ("board", "dealer", "vulnerable", "deal", *(f"{seat}_{STRAINS[s]}" for seat in "NSEW" for s in SHOWN))
Solved = tuple[BridgeDeal, Table]


@click.command()
@click.argument("file", metavar="DEALS", type=click.Path(exists=True, dir_okay=False, allow_dash=True))
@out_option("Write the results to this file, in the format of its name: .csv, .pbn or .jsonl.")
@click.option(
    "--format",
    "form",
    type=OneOf(["csv", "pbn", "jsonl"]),
    show_default="by the name of --out, else jsonl",
    help="Format of the results.",
)
@click.option("--keep-going", is_flag=True, help="Leave out deals that cannot be read, instead of stopping at the first.")
@quiet_option
@processes_option
def command(file: str, out: Path | None, form: str | None, keep_going: bool, quiet: bool, processes: int | None) -> None:
    """Solve bridge deals double dummy: tables of 20 results with their par, as CSV, PBN or JSON Lines.

    DEALS has deals in PBN, LIN, RBN, JSON Lines (positions), or one per line (`-` for standard input; .gz is unpacked).
    Cards already played are put back. Results are in the order of the deals. If the command is stopped or killed, run it
    again: it continues after the last complete deal, which it finds in the file OUT.part.

    Exit codes: 0 all deals are solved, 2 a deal cannot be read.
    """
    from fourkings.cores import usable_cores

    writer = WRITERS[form or _form(out)]()
    compiled(["solver"], quiet)
    wrong = 0

    def deals() -> Iterator[BridgeDeal]:
        nonlocal wrong
        for number, deal in _deals_or_faults(file):
            if isinstance(deal, BridgeDeal):
                yield deal
            elif keep_going:
                wrong += 1
                if not quiet:
                    click.echo(in_words(f"line {number}: {deal}"), err=True)
            else:
                raise Failure(f"line {number}: {deal}")

    with _part(out, len(writer.opening)) as target, progress(unit="deals", quiet=quiet) as bar:
        source = deals()
        for _ in _resumed(target, source, writer):
            bar.update()
        for deal, table in in_order(_solved, source, processes or usable_cores()):
            target.write(writer.record(deal, table))
            target.flush()
            bar.update()
    if wrong:
        raise click.exceptions.Exit(2)


def _solved(solver: Solver, deal: BridgeDeal) -> Solved:
    return deal, table_of(solver, deal.hands)


def _form(out: Path | None) -> str:
    """Return the format that a file's name ends in."""
    if out is None:
        return "jsonl"
    form = Path(out.name.removesuffix(".gz")).suffix.lstrip(".").lower()
    if form not in WRITERS:
        raise click.UsageError(f"--out {out}: the name ends neither in .csv nor in .pbn nor in .jsonl; add --format")
    return form


def _deals_or_faults(file: str) -> Iterator[tuple[int, BridgeDeal | DealError]]:
    with unpacked(file) as source:
        try:
            yield from read(line.decode("utf-8", "replace") for line in source)
        except DealError as error:
            raise Failure(f"{file}: {error}") from None
        except UNPACK_ERRORS:
            raise Failure(f"{file}: {DAMAGED}") from None


class Writer(ABC):
    """A format of results. Each record begins with the deal itself, by which a run that goes on recognises it."""

    opening = ""
    end = "\n"  #: the end of a record, which is not within one

    @abstractmethod
    def head(self, deal: BridgeDeal) -> str:
        """Return the first characters of a deal's record."""

    @abstractmethod
    def results(self, table: Table, result: Par | None) -> str:
        """Return the rest of the record; the par is None if hands have fewer than 13 cards."""

    def record(self, deal: BridgeDeal, table: Table) -> str:
        """Return a deal with its results."""
        result = par(table, deal.dealer, deal.vulnerable) if deal.hands[0].bit_count() == 13 else None
        return self.head(deal) + self.results(table, result) + self.end


class Csv(Writer):
    """CSV: a line per deal, below a line of headings."""

    opening = ",".join((*COLUMNS, "par", "contracts")) + "\n"

    def head(self, deal: BridgeDeal) -> str:
        return _csv_line([deal.board, SEATS[deal.dealer], deal.vulnerable, deal.text]) + ","

    def results(self, table: Table, result: Par | None) -> str:
        tricks = [table[strain][SEATS.index(seat)] for seat in "NSEW" for strain in SHOWN]
        return _csv_line([*tricks, *(("", "") if result is None else (result.score, _contracts(result)))])


class Pbn(Writer):
    """A game per deal, with the tags that PBN defines for results, and ParContract."""

    opening = "% PBN 2.1\n% Results by Four Kings\n\n"
    end = "\n\n"

    def head(self, deal: BridgeDeal) -> str:
        board = deal.board.replace('"', "'")
        tags = (("Board", board), ("Dealer", SEATS[deal.dealer]), ("Vulnerable", deal.vulnerable), ("Deal", deal.text))
        return "".join(f'[{tag} "{value}"]\n' for tag, value in tags)

    def results(self, table: Table, result: Par | None) -> str:
        rows = [f"{seat} {STRAINS[s]:>2} {table[s][SEATS.index(seat)]:>2}" for seat in "NSEW" for s in SHOWN]
        lines = [] if result is None else [f'[OptimumScore "NS {result.score}"]', f'[ParContract "{_contracts(result)}"]']
        return "\n".join((*lines, '[OptimumResultTable "Declarer;Denomination\\2R;Result\\2R"]', *rows))


class JsonLines(Writer):
    """JSON Lines: an object per deal."""

    def head(self, deal: BridgeDeal) -> str:
        data = {"board": deal.board, "dealer": SEATS[deal.dealer], "vulnerable": deal.vulnerable, "deal": deal.text}
        return json.dumps(data).removesuffix("}")

    def results(self, table: Table, result: Par | None) -> str:
        tricks = {seat: {STRAINS[s]: table[s][number] for s in SHOWN} for number, seat in enumerate(SEATS)}
        shown = None if result is None else {"score": result.score, "contracts": list(map(str, result.contracts))}
        return ", " + json.dumps({"tricks": tricks, "par": shown})[1:]


WRITERS: Final[dict[str, Callable[[], Writer]]] = {"csv": Csv, "pbn": Pbn, "jsonl": JsonLines}


def _csv_line(cells: Iterable[object]) -> str:
    text = io.StringIO()
    csv.writer(text, lineterminator="").writerow(cells)
    return text.getvalue()


def _contracts(result: Par) -> str:
    return ", ".join(map(str, result.contracts)) or "Pass"


@contextmanager
def _part(out: Path | None, least: int) -> Iterator[IO[str]]:
    """Open standard output, or OUT.part, which becomes OUT when all is written.

    If the command is stopped, the file stays, unless it has only the `least` characters of the opening.
    """
    if out is None or (out.exists() and not out.is_file()):
        with output(out) as target:
            yield target
        return
    if not out.parent.is_dir():
        raise click.UsageError(f"--out {out}: the folder {out.parent} does not exist; create it first")
    part = out.with_name(f"{out.name}.part")
    try:
        part.touch()
        with part.open("r+", encoding="utf-8", newline="") as target:
            yield target
    except BaseException:
        if part.stat().st_size <= least:
            part.unlink()
        raise
    if out.suffix != ".gz":
        os.replace(part, out)
        return
    with part.open(encoding="utf-8", newline="") as whole, output(out) as packed:
        shutil.copyfileobj(whole, packed)
    part.unlink()


def _resumed(target: IO[str], source: Iterator[BridgeDeal], writer: Writer) -> Iterator[BridgeDeal]:
    """Yield the deals whose results a file has already, and cut off what follows its last complete record."""
    if target is sys.stdout or not target.readable():
        target.write(writer.opening)
        return
    lines = iter(target.readline, "")
    begun = "".join(islice(lines, writer.opening.count("\n")))
    if begun != writer.opening:
        if not writer.opening.startswith(begun):
            raise _of_another(target)
        target.seek(0)
        target.truncate()
        target.write(writer.opening)
        return
    whole, record = len(begun.encode()), ""
    for line in lines:
        record += line
        if record.endswith(writer.end):
            deal = next(source, None)
            if deal is None or not record.startswith(writer.head(deal)):
                raise _of_another(target)
            yield deal
            whole, record = whole + len(record.encode()), ""
    target.seek(whole)
    target.truncate()


def _of_another(target: IO[str]) -> Failure:
    return Failure(f"{target.name} has the results of another input or format; delete it, or give another --out")
