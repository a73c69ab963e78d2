"""Write `docs/leaderboard.md` anew from the files in `benchmark/results/`: `python3 scripts/leaderboard.py`."""

import json
from collections.abc import Iterator
from pathlib import Path
from statistics import mean, stdev
from typing import Any

from _setup import ROOT, put, run

BENCHMARK = ROOT / "benchmark"
RESULTS = BENCHMARK / "results"
CURVES_FILE = ROOT / "examples" / "curves.jsonl"
PAGE = ROOT / "docs" / "leaderboard.md"
HEAD = """\
# The leaderboard

This page is for people who build bots: it shows how well each did in [the benchmark](benchmark.md), version 1. Add yours
by [a pull request](benchmark.md#results-that-can-be-repeated). Bots tested in more games come first, and among them those
that won more matches.

"""
FOOT = """
- **Matches won** is the mean over both opponents, `flat` 1 and `strong` 13. The fair share is 50% in the first three games,
  25% in Le Jeu du Roi and King, so 40% over all five; for a bot that played fewer games, it is their mean. All intervals
  on this page are 95% intervals; there is none if all sets came out alike. A dash marks a game that was not played.
- **Loss** is the mean loss per decision, in tricks, by the judge of reviews, which may favour bots that play like `strong`.
- **Faults** and **refused** answers are explained with [the benchmark](benchmark.md#what-is-tested).
- **Seconds** are per decision, by the clock, and include what a bot loads and compiles at its first decision.
"""
RESPONSES = """
**How much can be won from a bot.** This table shows how many points per deal a local best response gains in one seat
against three of the bot, compared with a fourth copy in that seat. An opponent who has studied the bot could gain at least
this much. `research/figures/local_response.py` explains the method.

"""
CROSS = """
**{title}.** This table shows the share of matches that the bot in the row wins against the bot in the column,
{over} {games} (fair: {fair:.0f}%), by `fourkings league GAME {bots} --sets {sets} --seed {seed}`.

"""

CURVES = """
**How `distil` learns.** This table shows the mean loss per decision, in tricks, in new positions before each fifth of the
training, with the standard deviation between seeds, by `python3 examples/distil.py GAME --seed SEED --decisions DECISIONS`.

"""

LEAGUES = {
    "All against all": (".", "beginner careful club flat"),
    "A hundred sets of [trained agents](research.md#agents-to-beat)": ("agents", "BOT BOT"),
}
"""By title, the folder of the leagues and what follows the game in their command."""


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
    tables = "".join(_cross_play(title, *about) for title, about in LEAGUES.items())
    return HEAD + "\n".join((*_all(boards), "", *_by_game(boards))) + "\n" + FOOT + _responses() + tables + _curves()


def _curves() -> str:
    """Return the table of the learning curves in `examples/curves.jsonl` that have a loss in new positions."""
    points = [json.loads(line) for line in CURVES_FILE.read_text("utf-8").splitlines()]
    runs: list[list[dict[str, Any]]] = []
    for point in (point for point in points if "loss_in_new" in point):
        if not runs or point["decisions"] < runs[-1][-1]["decisions"]:
            runs.append([])
        runs[-1].append(point)
    curves: dict[tuple[str, int], list[list[float]]] = {}
    for rows in runs:
        key = rows[-1]["game"], rows[-1]["decisions"] // 1000
        curves.setdefault(key, []).append([point["loss_in_new"] for point in rows])
    lines = ["| game | decisions | seeds | first | second | third | fourth | fifth |", "|---" * 8 + "|"]
    for (game, thousands), seeds in curves.items():
        cells = (
            f"{mean(losses):.3f}" + (f" ± {stdev(losses):.3f}" if len(seeds) > 1 else "")
            for losses in zip(*seeds, strict=True)
        )
        lines.append(f"| `{game}` | {thousands},000 | {len(seeds)} | {' | '.join(cells)} |")
    return CURVES + "\n".join(lines) + "\n"


def _responses() -> str:
    """Return the table of gains against each bot, from `research/figures/local_response.py --write`; "" without one."""
    from fourkings.rulebook.games import GAMES

    file = BENCHMARK / "responses.json"
    if not file.exists():
        return ""
    lines = [
        "| points per deal | " + " | ".join(f"`{game}`" for game in GAMES.own) + " |",
        "|---" * (len(GAMES.own) + 1) + "|",
    ]
    for bot, games in json.loads(file.read_text("utf-8")).items():
        cells = (_gain(games[game]) if game in games else "–" for game in GAMES.own)
        lines.append(f"| `{bot}` | {' | '.join(cells)} |")
    return RESPONSES + "\n".join(lines).replace("| -", "| −") + "\n"


def _gain(row: dict[str, Any]) -> str:
    return f"{round(row['gain'], 1) + 0:.1f}" + ("" if row["half"] is None else f" ± {row['half']:.1f}")


def _cross_play(title: str, folder: str, bots_played: str) -> str:
    """Return the table of each bot's matches against each, from the leagues in a folder."""
    files = sorted((BENCHMARK / "crossplay" / folder).glob("*.json"))
    leagues = [json.loads(file.read_text("utf-8")) for file in files]
    shares: dict[tuple[str, str], list[tuple[float, float]]] = {}
    for pair in (pair for league in leagues for pair in league["pairs"]):
        won, half = pair["won"]["mean"], (pair["won"]["high"] - pair["won"]["low"]) / 2
        shares.setdefault((pair["a"], pair["b"]), []).append((won, half))
        if pair["fair"] == 0.5:
            shares.setdefault((pair["b"], pair["a"]), []).append((1 - won, half))
    bots = list(dict.fromkeys(pair[side] for side in ("a", "b") for league in leagues for pair in league["pairs"]))
    lines = ["| matches won | " + " | ".join(f"`{bot}`" for bot in bots) + " |", "|---" * (len(bots) + 1) + "|"]
    lines += [f"| `{a}` | " + " | ".join(_pair(shares.get((a, b), [])) for b in bots) + " |" for a in bots]
    games = list(dict.fromkeys(f"`{league['game']}`" for league in leagues))
    about = {
        "title": title,
        "over": "as a mean over" if len(games) > 1 else "in",
        "games": ", ".join(games),
        "fair": 100 * sum(league["pairs"][0]["fair"] for league in leagues) / len(leagues),
        "bots": bots_played,
        "sets": leagues[0]["pairs"][0]["sets"],
        "seed": leagues[0]["seed"],
    }
    return CROSS.format(**about) + "\n".join(lines) + "\n"


def _pair(shares: list[tuple[float, float]]) -> str:
    """Return the mean of a bot's shares of matches won in several games, with its interval."""
    if not shares:
        return "–"
    half = sum(half**2 for _, half in shares) ** 0.5 / len(shares)
    return f"{100 * sum(won for won, _ in shares) / len(shares):.1f}% ± {100 * half:.1f}"


def _all(boards: list[Any]) -> Iterator[str]:
    yield "| bot | stage | games | matches won | against `flat` | against `strong` | loss | faults | refused | seconds |"
    yield "|---" * 10 + "|"
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
