"""Write `docs/leaderboard.md` anew from the files in `benchmark/results/`: `python3 scripts/leaderboard.py`."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from _setup import ROOT, put, run

RESULTS = ROOT / "benchmark" / "results"
PAGE = ROOT / "docs" / "leaderboard.md"
HEAD = """\
# The leaderboard

This page is for people who build bots: it shows how bots did in [the benchmark](benchmark.md), version 1, best first. A
script writes it from `benchmark/results/`, whose files have a signature each.

"""
FOOT = """
Matches won are means over games and opponents with 95% intervals, where 40% are fair if all five games were played. The
loss is that of a decision, in tricks, by the judge of reviews, who plays on as `strong` does. Faults are illegal actions,
late answers and crashes. Seconds depend on the machine. Each row comes from
`fourkings benchmark BOT --folder FOLDER --stage STAGE`.
"""


def results(folder: Path) -> list[dict[str, Any]]:
    """Return the signed results in a folder, by game."""
    from fourkings.leagues.benchmark import FORMAT, signature

    signed = [json.loads(file.read_text("utf-8")) for file in sorted(folder.glob("*.json"))]
    for result in signed:
        assert result["format"] == FORMAT, folder
        assert signature(result) == result["signature"], f"{folder}: the signature of {result['game']} is not its own"
    return signed


def page(folder: Path = RESULTS) -> str:
    """Return the page: a table of all bots, and one of each game's share of matches won."""
    from fourkings.leagues.benchmark import rows

    boards = [(signed, rows(signed)) for bot in sorted(folder.iterdir()) if (signed := results(bot))]
    boards.sort(key=lambda board: (-len(board[0]), -board[1][-1].won[""].mean))
    return HEAD + "\n".join((*_all(boards), "", *_by_game(boards))) + "\n" + FOOT


def _all(boards: list[Any]) -> Iterator[str]:
    heads = (
        "bot",
        "stage",
        "games",
        "matches won",
        "against `flat`",
        "against `strong`",
        "loss",
        "faults",
        "refused",
        "seconds",
    )
    yield f"| {' | '.join(heads)} |"
    yield "|---" * len(heads) + "|"
    for signed, table in boards:
        row, whole = table[-1], signed[0]
        stages = " ".join(sorted({f"`{result['stage']}`" for result in signed}))
        won = " | ".join(_share(row.won[opponent]) for opponent in ("", *whole["won"]))
        faults = " ".join(f"{many} {kind}" for kind, many in row.faults.items() if many) or "0"
        yield (
            f"| `{whole['bot']}` | {stages} | {len(signed)} | {won} | {row.loss.mean:.3f} ± {row.loss.half:.3f} "
            f"| {faults} | {row.refused} | {row.seconds:.3f} |"
        )


def _by_game(boards: list[Any]) -> Iterator[str]:
    from fourkings.rulebook.games import GAMES

    yield "| matches won | " + " | ".join(f"`{game}`" for game in GAMES.own) + " |"
    yield "|---" * (len(GAMES.own) + 1) + "|"
    for signed, table in boards:
        won = {row.game: _share(row.won[""]) for row in table}
        yield f"| `{signed[0]['bot']}` | " + " | ".join(won.get(game, "–") for game in GAMES.own) + " |"


def _share(won: Any) -> str:
    return f"{100 * won.mean:.1f}%" + (f" ± {100 * won.half:.1f}" if won.known else "")


if __name__ == "__main__":
    run(__file__, lambda: put(PAGE, page()))
