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

This page is for people who build bots: it shows how well each did in [the benchmark](benchmark.md), version 1. Add yours \
by [a pull request](benchmark.md#results-that-can-be-repeated). Bots tested in more games come first, and among them \
those that won more matches.

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
**How much can be won from a bot.** This table shows how many points per deal a local best response gains in one seat \
against three of the bot, compared with a fourth copy. \
An opponent who has studied the bot could gain at least this much. `research/figures/local_response.py` explains the method.

"""
CROSS = """
**{title}.** This table shows the share of matches that the bot in the row wins against {column},
{over} {games} (fair: {fair}), by `fourkings league GAME {bots} --sets {sets} --seed {seed}`.

"""
CURVES = """
**How the agents learn.** This table shows, for each fifth of the training, the mean over seeds with their standard \
deviation: `distil`'s loss per decision, \
in tricks, in new positions; the points per deal that `nfsp`'s best response gains; and `ppo`'s share of matches won \
against `flat`, in two sets for each seed.
The command is `python3 examples/AGENT.py GAME --seed SEED`, for `distil` with `--decisions`.

"""
MEASURES = {
    "distil": ("loss_in_new", "decisions", ".3f"),
    "nfsp": ("gain_of_response", "actions", ".2f"),
    "ppo": ("won_against_flat", "actions", ".0%"),
}
"""By agent, what its curve shows, in what its training is counted, and the format of the curve's figures."""


def results(folder: Path) -> list[dict[str, Any]]:
    """Return the signed results in a folder, by game."""
    from fourkings.leagues.benchmark import FORMAT, signature

    signed = [json.loads(file.read_text("utf-8")) for file in sorted(folder.glob("*.json"))]
    for result in signed:
        assert result["format"] == FORMAT, folder
        assert result["won"], f"{folder}: the decisions of {result['game']} alone"
        assert signature(result) == result["signature"], f"{folder}: the signature of {result['game']} is not its own"
    return signed


def page(folder: Path = RESULTS) -> str:
    """Return the page: a table of all bots, and one of each game's share of matches won."""
    from fourkings.leagues.benchmark import rows

    boards = [(signed, rows(signed)) for bot in sorted(folder.iterdir()) if (signed := results(bot))]
    boards.sort(key=lambda board: (-len(board[0]), -board[1][-1].won[""].mean))
    tables = _responses() + _cross_play() + _trained() + _curves()
    return HEAD + "\n".join((*_all(boards), "", *_by_game(boards))) + "\n" + FOOT + tables


def _curves() -> str:
    """Return the table of the learning curves in `examples/curves.jsonl`."""
    curves: dict[tuple[str, str], dict[int, list[dict[str, Any]]]] = {}
    for point in (json.loads(line) for line in CURVES_FILE.read_text("utf-8").splitlines()):
        curves.setdefault((point["agent"], point["game"]), {}).setdefault(point["seed"], []).append(point)
    lines = ["| agent | game | trained on | seeds | first | second | third | fourth | fifth |", "|---" * 9 + "|"]
    for (agent, game), seeds in curves.items():
        measure, unit, form = MEASURES[agent]
        if agent == "ppo" and len(seeds) < 3:  # too few matches to show anything
            continue
        cells = []
        for points in zip(*seeds.values(), strict=True):
            figures = [point[measure] for point in points]
            spread = f" ± {stdev(figures):{form}}".rstrip("%") if len(figures) > 1 else ""
            cells.append(f"{mean(figures):{form}}{spread}")
        size = points[0][unit] // 1000 * 1000
        lines.append(f"| `{agent}` | `{game}` | {size:,} {unit} | {len(seeds)} | {' | '.join(cells)} |")
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


def _leagues(folder: str) -> list[dict[str, Any]]:
    return [json.loads(file.read_text("utf-8")) for file in sorted((BENCHMARK / "crossplay" / folder).glob("*.json"))]


def _cross_play() -> str:
    """Return the table of each bot's matches against each, as a mean over games of partners."""
    leagues = _leagues(".")
    shares: dict[tuple[str, str], list[tuple[float, float]]] = {}
    for pair in (pair for league in leagues for pair in league["pairs"]):
        won, half = _won(pair)
        shares.setdefault((pair["a"], pair["b"]), []).append((won, half))
        shares.setdefault((pair["b"], pair["a"]), []).append((1 - won, half))
    bots = list(dict.fromkeys(pair[side] for side in ("a", "b") for league in leagues for pair in league["pairs"]))
    lines = ["| matches won | " + " | ".join(f"`{bot}`" for bot in bots) + " |", "|---" * (len(bots) + 1) + "|"]
    lines += [f"| `{a}` | " + " | ".join(_pair(shares.get((a, b), [])) for b in bots) + " |" for a in bots]
    head = _head("All against all", "the bot in the column", "as a mean over", "beginner careful club flat", leagues)
    return head + "\n".join(lines) + "\n"


def _trained() -> str:
    """Return the table of the trained agents' matches by game."""
    from fourkings.rulebook.games import GAMES

    leagues = sorted(_leagues("agents"), key=lambda league: list(GAMES.own).index(league["game"]))
    shares: dict[tuple[str, str], dict[str, tuple[float, float]]] = {}
    for league in leagues:
        for pair in league["pairs"]:
            shares.setdefault((pair["a"], pair["b"]), {})[league["game"]] = _won(pair)
    games = list(dict.fromkeys(league["game"] for league in leagues))
    lines = ["| matches won | against | " + " | ".join(f"`{game}`" for game in games) + " |"]
    lines.append("|---" * (len(games) + 2) + "|")
    for (a, b), row in sorted(shares.items()):
        cells = (_pair([row[game]] if game in row else []) for game in games)
        lines.append(f"| `{a}` | `{b}` | {' | '.join(cells)} |")
    title = "A hundred sets of [trained agents](research.md#agents-to-beat)"
    return _head(title, "another", "in", "BOT BOT", leagues) + "\n".join(lines) + "\n"


def _head(title: str, column: str, over: str, bots: str, leagues: list[dict[str, Any]]) -> str:
    """Return the sentence above a table of leagues, which all have the same number of sets and the same seed."""
    pairs = [pair for league in leagues for pair in league["pairs"]]
    ((sets, seed),) = {(pair["sets"], league["seed"]) for league in leagues for pair in league["pairs"]}
    return CROSS.format(
        title=title, column=column, over=over, bots=bots, sets=sets, seed=seed,
        games=", ".join(dict.fromkeys(f"`{league['game']}`" for league in leagues)),
        fair=" or ".join(sorted({f"{pair['fair']:.0%}" for pair in pairs})),
    )  # fmt: skip


def _won(pair: dict[str, Any]) -> tuple[float, float]:
    """Return the share of matches that the first bot of a pair won, with half its interval."""
    return pair["won"]["mean"], (pair["won"]["high"] - pair["won"]["low"]) / 2


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
