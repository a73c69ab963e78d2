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

This page is for people who build bots: it shows the results of [the benchmark](benchmark.md), version 1. Bots tested in
more games come first, and among them those that won more matches. To add a bot, see
[Results that can be repeated](benchmark.md#results-that-can-be-repeated).

"""
FOOT = """
The second table has the matches won in each game; a dash marks a game that was not played. The fair share is 50% in
each of the first three, 25% in Le Jeu du Roi and King, and so 40% over all five. Shares are means over both opponents,
with 95% intervals; there is no interval if all sets came out alike, as when a bot meets itself.

The loss is the mean loss per decision, in tricks, according to the judge of reviews. The judge plays on as `strong`
does, so it may favour bots that play like `strong`. Faults are illegal actions, late answers and crashes; refused
answers are illegal ones that an adapter refused before they became faults. Seconds are per decision, and depend on the
machine.
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
