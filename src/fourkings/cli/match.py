"""`fourkings match GAME A B`."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

import click

from fourkings.arena import MAX_DEALS, Interval, Score, duels, interval
from fourkings.bots import BOTS, find
from fourkings.cli._arguments import GameName, chosen_rules, rules_options
from fourkings.game import Game
from fourkings.options import Rules


@click.command()
@click.argument("game", type=GameName())
@click.argument("a", type=click.Choice(list(BOTS)))
@click.argument("b", type=click.Choice(list(BOTS)))
@click.option("--matches", type=click.IntRange(1), default=100, show_default=True, help="How many duplicate matches.")
@click.option("--seed", type=int, default=0, show_default=True, help="The same seed and arguments give the same figures.")
@rules_options
@click.option(
    "--max-deals", type=click.IntRange(1), default=MAX_DEALS, show_default=True, help="Leave a match after so many."
)
@click.option("--processes", type=click.IntRange(1), default=None, show_default="all cores", help="How many at a time.")
@click.option("--json", "as_json", is_flag=True, help="Print one line of JSON.")
def command(
    game: Game, a: str, b: str, matches: int, seed: int, preset: str, options: tuple[str, ...], max_deals: int,
    processes: int | None, as_json: bool,
) -> None:  # fmt: skip
    """Let bot A play duplicate matches of GAME against bot B.

    The same cards are played in every seating: one A against three B in all four seats or, in a game of partners, A and B
    with sides changed. Each such set gives one figure; the intervals are of 95 %.
    """
    from tqdm import tqdm

    rules = chosen_rules(game, preset, options)
    played = duels(rules, a, b, seed, matches, max_deals, processes)
    # The bar shows itself after two seconds, and only to a person who looks on.
    scores = list(tqdm(played, total=matches, unit="set", delay=2, disable=None, leave=False))
    report = _report(rules, a, b, seed, scores)
    click.echo(json.dumps(report) if as_json else "\n".join(_table(report)))


def _report(rules: Rules, a: str, b: str, seed: int, scores: Sequence[Score]) -> dict[str, Any]:
    """The figures by name, as `--json` prints them."""
    seatings = 2 if rules.game.PARTNERS else 4
    return {
        "game": rules.game.ID,
        "preset": rules.preset,
        "options": rules.changed(),
        "a": f"{a}/{find(a).VERSION}",
        "b": f"{b}/{find(b).VERSION}",
        "seed": seed,
        "sets": len(scores),
        "matches": len(scores) * seatings,
        "deals": sum(one.deals for one in scores),
        "unfinished": sum(one.unfinished for one in scores),
        "fair": 1 / seatings,
        "won": _numbers(interval([one.won for one in scores])),
        "points": _numbers(interval([one.points for one in scores])),
        "rank": _numbers(interval([one.rank for one in scores])),
    }


def _numbers(found: Interval) -> dict[str, float | None]:
    """Mean and bounds; of a single set there is no interval."""
    if found.half == float("inf"):
        return {"mean": found.mean, "low": None, "high": None}
    return {"mean": found.mean, "low": found.low, "high": found.high}


def _table(report: dict[str, Any]) -> list[str]:
    """The figures as a person reads them."""
    alone = report["fair"] == 1 / 4
    a, b = report["a"], report["b"]
    against = f"{a} alone against three {b}" if alone else f"{a} against {b}, as pairs"
    lines = [
        f"{report['game']} ({report['preset']}): {against}",
        f"{report['sets']} duplicate matches, {report['matches']} in all, {report['deals']} deals, seed {report['seed']}",
        f"matches won  {_shown(report['won'], 100, ' %')}   (fair {100 * report['fair']:.0f} %)",
        f"points       {_shown(report['points'], 1, ' a match')}",
    ]
    if alone:
        lines.append(f"mean rank    {_shown(report['rank'], 1, '', 2)}   (fair 2.50)")
    if report["unfinished"]:
        lines.append(f"unfinished   {report['unfinished']}, counted as tied by all")
    return lines


def _shown(found: dict[str, float | None], scale: float, unit: str, places: int = 1) -> str:
    mean, low = found["mean"], found["low"]
    assert mean is not None
    spread = "" if low is None else f" ± {scale * (mean - low):.{places}f}"
    return f"{scale * mean:.{places}f}{spread}{unit}"
