"""What the commands of `fourkings boards` share: sets and results from files, and tables of them."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, TypeVar

import click

from fourkings.arena.intervals import Interval
from fourkings.cli._figures import percent
from fourkings.cli._input import Failure, lines, unpacked
from fourkings.duplicate.audit import Finding
from fourkings.duplicate.results import Result, cells_of, read_result, seat_of
from fourkings.duplicate.sets import BadBoards, Set, read_set
from fourkings.i18n import Language
from fourkings.i18n.errors import error_sentence
from fourkings.records import MAX_BYTES, NotARecord
from fourkings.rulebook.cards import SUITS, name
from fourkings.rulebook.mirror import Mirror
from fourkings.sanitize import system_reason

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
            self.fail(f"{value}: {system_reason(error)}", param, ctx)
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
                except (BadBoards, NotARecord) as error:
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


def table(words: Language, rows: Sequence[Mapping[str, Any]]) -> Iterator[str]:
    """The ranking as text."""
    judged = any(row["lost"] for row in rows)
    columns = ["player", "beaten", "beyond", *(["lost"] if judged else []), "rating"]
    cells = [[words.text(f"compared-boards-{column}") for column in columns]]
    for row in rows:
        rated = row["rating"]
        cells.append([
            row["player"],
            percent(words, row["matchpoints"]),
            _beyond(words, row["beyond"]),
            *([_with_half(words, row["lost"]) if row["lost"] else "–"] if judged else []),
            words.figure(f"{rated['value']:.0f} ± {rated['half']:.0f}") if rated else "–",
        ])  # fmt: skip
    widths = [max(map(len, column)) for column in zip(*cells, strict=True)]
    for place, (player, *figures) in zip(["", *(f"{row['place']}." for row in rows)], cells, strict=True):
        others = (f"{figure:>{width}}" for figure, width in zip(figures, widths[1:], strict=True))
        yield "  ".join([f"{place:>5}", f"{player:<{widths[0]}}", *others])


def _beyond(words: Language, figures: Mapping[str, float | None]) -> str:
    text = _with_half(words, figures)
    return text if text.startswith("-") else f"+{text}"


def _with_half(words: Language, figures: Mapping[str, float | None]) -> str:
    mean, low = figures["mean"] or 0.0, figures["low"]
    half = math.inf if low is None else mean - low
    return words.figure(f"{mean:.2f} ± {half:.2f}" if math.isfinite(half) else f"{mean:.2f}")


def side_by_side(words: Language, boards: Set, rows: Sequence[Mapping[str, Any]]) -> Iterator[str]:
    """Two results as text."""
    for row in rows:
        seat = seat_of(boards, row["board"]) if boards.secret or boards.given else None
        first, second = (
            f"{player} {'; '.join(', '.join(map(str, deal)) for deal in points)}"
            for player, points in zip(row["players"], row["points"], strict=True)
        )
        of_board = {"board": str(row["board"]), "first": first, "second": second}
        yield (
            words.text("compared-board-at", **of_board)
            if seat is None
            else words.text("compared-board-at-seat", seat=str(seat), **of_board)
        )
        yield f"    {_parting(words, row)}"


def _parting(words: Language, row: Mapping[str, Any]) -> str:
    if (parting := row["parting"]) is None:
        return words.text("compared-board-same")
    first, second = (f"{player} {action}" for player, action in zip(row["players"], parting["actions"], strict=True))
    deal, action = str(parting["deal"]), str(parting["action"] + 1)
    return words.text("compared-board-parted", deal=deal, action=action, first=first, second=second)


def checked(words: Language, boards: Set, result: Result, findings: Sequence[Finding]) -> Iterator[str]:
    """What does not hold in a result, as text."""
    done, count = str(len(result.boards)), str(boards.number)
    yield f"{'✗' if findings else '✓'} {words.text('compared-boards-checked', who=result.player, done=done, count=count)}"
    for finding in findings:
        where = {"board": str(finding.board), "deal": str(finding.deal), "action": str(finding.action)}
        yield f"    {words.text('compared-boards-finding', **where, what=error_sentence(words, finding.text))}"
