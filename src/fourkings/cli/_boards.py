"""What the commands of `fourkings boards` share: sets and results from files, and tables of them."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, TypeVar

import click

from fourkings.cli._input import Failure, lines, unpacked
from fourkings.players.arena.intervals import Interval
from fourkings.players.boards import Mirror, Result, Set, read_result, read_set
from fourkings.players.boards.cells import cells_of, seat_of
from fourkings.rulebook.cards import SUITS, name
from fourkings.windows.record import MAX_BYTES, NotARecord

Command = TypeVar("Command", bound=Callable[..., Any])


class Bad(Failure):
    """A set or a result that cannot be used: one sentence, and exit code 2."""


class SetFile(click.ParamType[Set]):
    """A set of boards in a file, `-` for standard input."""

    name = "set"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Set:
        if isinstance(value, Set):
            return value
        try:
            with unpacked(str(value)) as source:
                return read_set(source.read(MAX_BYTES).decode())
        except OSError as error:
            self.fail(f"{value}: {error.strerror}", param, ctx)
        except UnicodeDecodeError:
            self.fail(f"{value}: the file is not UTF-8 text", param, ctx)
        except NotARecord as error:
            self.fail(f"{value}: {error}", param, ctx)


def set_argument(command: Command) -> Command:
    """`SET`: the file of a set."""
    return click.argument("boards", metavar="SET", type=SetFile())(command)


def result_argument(command: Command) -> Command:
    """`RESULT...`: files of results, `-` for standard input."""
    return click.argument(
        "files", metavar="RESULT...", nargs=-1, required=True, type=click.Path(exists=True, dir_okay=False, allow_dash=True)
    )(command)


def results_of(boards: Set, files: Sequence[str], alien: bool = False) -> list[Result]:
    """The results in these files, those of another set only where `alien`; `Bad` for what is none, naming the line."""
    loaded = []
    for file in files:
        with unpacked(file) as source:
            for number, line in lines(source):
                try:
                    result = read_result(_text(line))
                    if not alien:
                        cells_of(boards, result)
                except ValueError as error:
                    raise Bad(f"{file}:{number}: {error}") from None
                loaded.append(result)
    if not loaded:
        raise Bad(f"{', '.join(files)}: no file contains a result")
    return loaded


def _text(line: bytes | NotARecord) -> str:
    if isinstance(line, NotARecord):
        raise line
    return line.decode()


def numbers(interval: Interval) -> dict[str, float | None]:
    """A mean with its interval, null where there is none."""
    low, high = (interval.low, interval.high) if interval.known else (None, None)
    return {"mean": interval.mean, "low": low, "high": high}


def mirror_json(deal: Mirror) -> dict[str, Any]:
    """A deal of a mirror match as a JSON object; suits are told as those that stand for S H D C."""
    return {
        "number": deal.number,
        "board": deal.base,
        "turn": deal.turn,
        "suits": "".join(SUITS[suit] for suit in deal.suits),
        "kind": deal.kind,
        "dealer": deal.dealer,
        "hands": [list(map(name, hand)) for hand in deal.hands],
    }


def table(rows: Sequence[Mapping[str, Any]]) -> Iterator[str]:
    """The ranking as text."""
    width = max(len("player"), *(len(row["player"]) for row in rows))
    judged = any(row["lost"] for row in rows)
    more = f"  {'given away':>12}" if judged else ""
    yield f"{'':>5}  {'player':<{width}}  {'beaten':>7}  {'points a deal beyond the others':>31}{more}  {'rating':>12}"
    for row in rows:
        rated = row["rating"]
        shown = f"{rated['value']:.0f} ± {rated['half']:.0f}" if rated else "–"
        beyond = _beyond(row["beyond"])
        more = f"  {_with_half(row['lost']):>12}" if judged else ""
        share = 100 * row["matchpoints"]
        yield f"{row['place']:>4}.  {row['player']:<{width}}  {share:>5.1f} %  {beyond:>31}{more}  {shown:>12}"


def _beyond(figures: Mapping[str, float | None]) -> str:
    text = _with_half(figures)
    return text if text.startswith("-") else f"+{text}"


def _with_half(figures: Mapping[str, float | None]) -> str:
    mean, low = figures["mean"] or 0.0, figures["low"]
    half = math.inf if low is None else mean - low
    return f"{mean:.2f} ± {half:.2f}" if math.isfinite(half) else f"{mean:.2f}"


def side_by_side(boards: Set, rows: Sequence[Mapping[str, Any]]) -> Iterator[str]:
    """Two results as text."""
    for row in rows:
        seat = seat_of(boards, row["board"]) if boards.secret or boards.given else None
        first, second = ("; ".join(", ".join(map(str, deal)) for deal in points) for points in row["points"])
        where = "" if seat is None else f" (seat {seat})"
        yield f"board {row['board']}{where}: {row['players'][0]} {first} · {row['players'][1]} {second}"
        yield f"    {_parting(row)}"


def _parting(row: Mapping[str, Any]) -> str:
    if (parting := row["parting"]) is None:
        return "the same choices to the end"
    first, other = parting["actions"]
    place = f"deal {parting['deal']}, action {parting['action'] + 1}"
    return f"first different choice at {place}: {row['players'][0]} {first}, {row['players'][1]} {other}"
