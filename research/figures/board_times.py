"""What the time of answers on boards tells of bots that had no choice: the balanced accuracy of one threshold.

Boards are played by chance with the bots of the day around. The time of each decision is measured, and what the server
waits beside it is drawn as the server draws it, without waiting. Among answers with as many actions of bots, a threshold
parts those where all were forced from the others. It is chosen on one half of the answers and judged on the other, once
without the waits and once with them, with an interval of 95 %. The program ends with 1 where one reaches beyond 55 %.

Run: python -m research.figures.board_times [GAME ...] [OPTIONS]
"""

import asyncio
import math
import random
import sys
import time
from collections import defaultdict
from typing import Final

from fourkings.app.boards.answer_pace import AnswerPace
from fourkings.app.boards.board_session import NEXT_DEAL, BoardSession
from fourkings.app.boards.days import REPLIES
from fourkings.bots import find, title
from fourkings.duplicate.sets import new_set
from fourkings.records import token
from fourkings.rulebook.deck import SECRET_BYTES, Stream
from fourkings.rulebook.game import Action, legal
from fourkings.rulebook.games import GAMES, rules
from fourkings.views import View
from research import command

GOAL: Final = 0.55
"""What the upper end of the interval may be."""
MOST_THRESHOLDS: Final = 500

Answers = dict[int, list[tuple[bool, float, float]]]
"""By the number of bots' actions in an answer: whether all were forced, the seconds of thought, and those in all."""


async def measured(game: str, wanted: int, dice: random.Random) -> Answers:
    """Return answers on boards of a game, by how many actions of bots each has."""
    answers: Answers = defaultdict(list)
    pace, count, forced = AnswerPace(1.0, dice), 0, list[bool]()

    async def think(bot: str, view: View, stream: Stream) -> Action:
        forced.append(len(view.legal) == 1)
        return view.legal[0] if forced[-1] else find(bot).choose(view, stream)

    while count < wanted:
        boards = new_set("", rules(GAMES[game]), 1, title(find(REPLIES)), dice.randbytes(SECRET_BYTES))
        session = BoardSession.of(boards, 1, "anna", None)
        await session.begin(think)
        while not session.over:
            forced.clear()
            between = session.table.match.between_deals
            asked = NEXT_DEAL if between else token(dice.choice(legal(session.table.state)))
            began = time.perf_counter()
            await session.take(asked, think)
            took, many = time.perf_counter() - began, len(forced)
            if many:
                answers[many].append((all(forced), took, took + pace.remaining(many, pace.draw(many), took)))
                count += 1
    return answers


Row = tuple[bool, float]
"""Whether all bots of an answer were forced, and its seconds."""


def accuracy(calls: list[tuple[bool, bool]]) -> tuple[float, float]:
    """Return the balanced accuracy of the threshold's calls, and half of its 95% interval."""
    forced = [called for was, called in calls if was]
    free = [not called for was, called in calls if not was]
    first, second = sum(forced) / len(forced), sum(free) / len(free)
    spread = first * (1 - first) / len(forced) + second * (1 - second) / len(free)
    return (first + second) / 2, 1.96 * math.sqrt(spread) / 2


def called(rows: list[Row], threshold: float, quick: bool) -> list[tuple[bool, bool]]:
    """Return each answer with the threshold's call; `quick`: answers below it are called forced."""
    return [(was, (took <= threshold) == quick) for was, took in rows]


def calls(rows: list[Row]) -> list[tuple[bool, bool]]:
    """Return the calls for the second half of the answers, by the threshold that does best on the first."""
    half = len(rows) // 2
    ranked = sorted({took for _, took in rows[:half]})
    tried = [
        (threshold, quick) for threshold in ranked[:: max(1, len(ranked) // MOST_THRESHOLDS)] for quick in (True, False)
    ]
    best = max(tried, key=lambda way: accuracy(called(rows[:half], *way))[0])
    return called(rows[half:], *best)


def enough(rows: list[Row]) -> bool:
    """Return True if both halves have enough answers of both kinds to choose a threshold."""
    half = len(rows) // 2
    return all(sum(was == kind for was, _ in part) >= 20 for part in (rows[:half], rows[half:]) for kind in (True, False))


def main() -> None:
    parser = command.parser(__doc__, answers=10_000, seed=1)
    parser.add_argument("games", nargs="*", default=list(GAMES.own))
    asked = parser.parse_args()
    worst = 0.0
    for game in asked.games:
        answers = asyncio.run(measured(game, asked.answers, random.Random(asked.seed)))
        ways: list[list[tuple[bool, bool]]] = [[], []]
        for rows in answers.values():
            for place in (0, 1):
                seen = [(row[0], row[place + 1]) for row in rows]
                ways[place] += calls(seen) if enough(seen) else []
        if not ways[1]:
            print(f"{game:13} too few answers where all bots were forced, or none were")
            continue
        (before, _), (after, within) = accuracy(ways[0]), accuracy(ways[1])
        worst = max(worst, after + within)
        print(
            f"{game:13} {len(ways[1]):6,} answers judged  without waits {before:.1%}  with them {after:.1%} ± {within:.1%}",
            flush=True,
        )
    print(f"the highest upper end is {worst:.1%}, and may be {GOAL:.0%}")
    sys.exit(worst > GOAL)


if __name__ == "__main__":
    main()
