"""How often ten boards tell strong from club, and where each bot is on the scale of ratings.

python -m research.figures.boards [OPTIONS]

For each game a pool of boards (`--boards` deals, or `--matches` if a board is a match of named deals) is played `--times`
times by every bot of the field, with club as the other players. Sets of ten boards are drawn from it with replacement: a
set tells strong from club if strong has more points on the same ten boards; a tie counts half. Beside it: strong on ten
boards against club on ten others, and the number of boards at which nine sets in ten would tell, by the normal
distribution. The second table has each bot's mean figure (see `fourkings.duplicate.rating`) against a field of all five.

`--judged` adds the same by the losses of decisions (`fourkings.duplicate.score`), each bot's mean loss in points a deal,
and the standard deviation of losses within one bot as a share of that of its points. `--pool` is a file of results, a line
of JSON a board, which a later run continues; `--anchors` writes the anchors of these games, with `--judged` those of
losses.
"""

import argparse
import hashlib
import json
import math
import random
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from fourkings.arena import Interval, interval, mean_text, spread
from fourkings.arena.intervals import t_quantile
from fourkings.bots import find, title
from fourkings.duplicate.field import FIELD, Member, find_replies, play_board
from fourkings.duplicate.play import Replies, person
from fourkings.duplicate.rating import SPREAD, Scale
from fourkings.duplicate.results import cells_of_board, deals_of_match
from fourkings.duplicate.score import column, given_away
from fourkings.duplicate.sets import deals_of, new_set
from fourkings.rulebook.games import GAMES, rules
from research import command

REPLIES: Final = title(find("club"))
SET: Final = 10
NINE_IN_TEN: Final = 1.2816
"""Standard deviations: nine in ten of a normal distribution lie above so many of them below the mean."""

Figures = Mapping[str, list[list[float]]]
"""By bot, for each time that it played the board, a figure for each of its deals."""


class Task(NamedTuple):
    """A board of the pool to play."""

    game: str
    seed: int
    number: int
    times: int
    judged: bool


class Played(NamedTuple):
    """The results of all bots on one board of the pool."""

    game: str
    number: int
    points: Figures
    lost: Figures  # what its decisions gave away; of no bot where that was not asked for


def played(task: Task) -> Played:
    """Play one board of the pool with every bot."""
    secret = hashlib.sha256(f"research/boards {task.game} {task.seed} {task.number}".encode()).digest()
    boards = new_set("", rules(task.game), 1, REPLIES, secret)
    around = Replies(find_replies(REPLIES), boards.secret_of(1))
    points: dict[str, list[list[float]]] = {}
    lost: dict[str, list[list[float]]] = {}
    for bot in FIELD:
        for time in range(1, task.times + 1):
            match = play_board(boards, 1, Member(bot, time), around)
            cells = cells_of_board(boards, 1, deals_of_match(match), person(match))
            points.setdefault(bot, []).append(list(cells.values()))
            if task.judged:
                lost.setdefault(bot, []).append(list(given_away(match, person(match))))
    return Played(task.game, task.number, points, lost)


def pool(game: str, many: int, asked: argparse.Namespace) -> list[Played]:
    """Return the boards of a game with the results of the bots."""
    file: Path | None = asked.pool
    lines = file.read_text(encoding="utf-8").splitlines() if file and file.exists() else []
    known = [result for result in (Played(*json.loads(line)) for line in lines) if result.game == game]
    known = [result for result in known if result.lost or not asked.judged][:many]
    there = {result.number for result in known}
    wanted = (Task(game, asked.seed, number, asked.times, asked.judged) for number in range(many) if number not in there)
    for result in spread(played, wanted, asked.processes):
        known.append(result)
        if file:
            with file.open("a", encoding="utf-8") as kept:
                kept.write(json.dumps(result) + "\n")
    return known


def shares(boards: Sequence[Figures], sets: int, seed: int) -> tuple[float, float]:
    """Return the share of sets in which strong is ahead of club: on the same boards, and on separate ones."""
    rng, same, apart = random.Random(seed), 0.0, 0.0
    strong = [sum(board["strong"][0]) for board in boards]
    club = [sum(board["club"][0]) for board in boards]
    for _ in range(sets):
        mine, others = (rng.choices(range(len(boards)), k=SET) for _ in range(2))
        same += ahead_by(sum(strong[board] - club[board] for board in mine))
        apart += ahead_by(sum(strong[board] for board in mine) - sum(club[board] for board in others))
    return same / sets, apart / sets


def ahead_by(difference: float) -> float:
    """Return 1 if strong is ahead, a half for a tie."""
    return 0.5 if difference == 0 else float(difference > 0)


def ahead(boards: Sequence[Figures]) -> tuple[Interval, float]:
    """Return strong's points a board beyond club's, and how many boards nine sets in ten would need."""
    gained = interval([sum(board["strong"][0]) - sum(board["club"][0]) for board in boards])
    spread_of_one = gained.half / t_quantile(len(boards) - 1) * math.sqrt(len(boards))
    return gained, (NINE_IN_TEN * spread_of_one / gained.mean) ** 2 if gained.mean > 0 else math.inf


def standing(boards: Sequence[Figures], bot: str, number: int) -> Interval:
    """Return a bot's mean figure against the field of all bots."""
    figures = []
    for board in boards:
        columns = range(len(board[bot][0]))
        field = [
            (other, {(1, place): row[place] for place in columns if place < len(row)})
            for other, rows in board.items()
            for row in rows
        ]
        own = [
            Scale({}).figures({(1, place): row[place] for place in columns if place < len(row)}, field)
            for row in board[bot]
        ]
        figures.append(math.fsum(map(math.fsum, own)) / (len(own) * max(1, number)))
    return interval(figures)


def less(boards: Sequence[Figures]) -> list[Figures]:
    """Turn all signs: with losses, the smaller one is ahead."""
    return [{bot: [[-point for point in row] for row in rows] for bot, rows in board.items()} for board in boards]


def within(boards: Sequence[Figures], bot: str) -> float:
    """Return the standard deviation of one bot's figure of a deal."""
    each = [figure for board in boards for row in board[bot] for figure in row]
    mean = math.fsum(each) / len(each)
    return math.sqrt(math.fsum((figure - mean) ** 2 for figure in each) / max(1, len(each) - 1))


def judged_row(game: str, results: Sequence[Played], sets: int, seed: int) -> tuple[str, dict[str, float]]:
    """Return a game's row of losses, and each bot's mean loss a deal."""
    lost = [result.lost for result in results]
    same, apart = shares(less(lost), sets, seed)
    gained, needed = ahead(less(lost))
    means = {bot: interval([math.fsum(row) / len(row) for board in lost for row in board[bot]]) for bot in FIELD}
    left = within(lost, "club") / within([result.points for result in results], "club")
    cells = [f"`{game}`", str(len(results)), f"{100 * same:.0f} %", f"{100 * apart:.0f} %", mean_text(gained, 2)]
    cells += [
        f"{needed:.0f}" if math.isfinite(needed) else "–",
        *(mean_text(mean, 2) for mean in means.values()),
        f"{left:.2f}",
    ]
    anchors = {title(find(bot)): round(mean.mean, 3) for bot, mean in means.items()}
    return "| " + " | ".join(cells) + " |", anchors | {SPREAD: round(usual([result.points for result in results]), 3)}


def usual(boards: Sequence[Figures]) -> float:
    """Return the usual spread of a deal: the root of the mean variance among the bots, each bot's first figure."""
    spreads = [
        column(rows[0][place] for rows in board.values() if place < len(rows[0])).spread
        for board in boards
        for place in range(len(board["club"][0]))
    ]
    return math.sqrt(math.fsum(width**2 for width in spreads) / len(spreads))


def report(arguments: argparse.Namespace) -> Iterator[str]:
    """Yield the tables, game by game, and write the anchors to their file."""
    anchors: dict[str, dict[str, float]] = {}
    rows, judged = [], []
    yield "| game | boards played | same ten tell | ten separate ones | strong beyond club, a board | needed for 9 in 10 |"
    yield "|---|---|---|---|---|---|"
    for game in arguments.games:
        of = rules(game)
        many = arguments.boards if deals_of(of) == 1 else arguments.matches
        all_of_it = pool(game, many, arguments)
        points = [result.points for result in all_of_it]
        same, apart = shares(points, arguments.sets, arguments.seed)
        gained, needed = ahead(points)
        more = f"{needed:.0f}" if math.isfinite(needed) else "–"
        yield f"| `{game}` | {len(points)} | {100 * same:.0f} % | {100 * apart:.0f} % | {mean_text(gained)} | {more} |"
        stands = {bot: standing(points, bot, deals_of(of)) for bot in FIELD}
        rows.append(f"| `{game}` | " + " | ".join(mean_text(stand, 3) for stand in stands.values()) + " |")
        centre = math.fsum(stand.mean for stand in stands.values()) / len(stands)
        if arguments.judged:
            row, anchors[f"{game} among {REPLIES}, lost"] = judged_row(game, all_of_it, arguments.sets, arguments.seed)
            judged.append(row)
        else:
            anchors[f"{game} among {REPLIES}"] = {
                title(find(bot)): round(stand.mean - centre, 3) for bot, stand in stands.items()
            }
    yield ""
    yield "| game | " + " | ".join(FIELD) + " |"
    yield "|---" * (len(FIELD) + 1) + "|"
    yield from rows
    if judged:
        yield ""
        yield (
            "| game | boards | same ten tell | ten separate ones | club gives away more, a board | needed for 9 in 10 | "
            + (" | ".join(FIELD) + " | spread left |")
        )
        yield "|---" * (len(FIELD) + 7) + "|"
        yield from judged
    if arguments.anchors:
        there = json.loads(arguments.anchors.read_text(encoding="utf-8")) if arguments.anchors.exists() else {}
        arguments.anchors.write_text(json.dumps(there | anchors, indent=1) + "\n", encoding="utf-8")


def main() -> None:
    parser = command.parser(
        __doc__, boards=300, matches=40, sets=200, times=2, seed=1, games=list(GAMES.own), judged=False, processes=int,
        pool=Path, anchors=Path,
    )  # fmt: skip
    for line in report(parser.parse_args()):
        print(line, flush=True)


if __name__ == "__main__":
    main()
