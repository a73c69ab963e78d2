"""`fourkings match GAME A B`."""

import contextlib
import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, TypeVar

import click

from fourkings import arena
from fourkings.bots import Forfeit
from fourkings.cli import _arguments as arguments
from fourkings.cli._figures import deals_table, interval_json, matches_table, mean, share
from fourkings.cli._help import OneOf
from fourkings.cli._output import output
from fourkings.cli._progress import progress
from fourkings.cli.warm import compiled
from fourkings.engines import find
from fourkings.i18n import Language, language
from fourkings.precompile import parts_of
from fourkings.rulebook.game import Game, Rules
from fourkings.sanitize import with_hint

Played = TypeVar("Played", arena.Score, arena.Edge)


@click.command()
@click.argument("game", type=arguments.GameName())
@click.argument("a", type=arguments.BotName())
@click.argument("b", type=arguments.BotName())
@click.option(
    "--duplicate-sets", "--sets", "number", type=arguments.COUNT, default=100, show_default=True,
    help="Number of duplicate sets.",
)  # fmt: skip
@click.option("--seed", type=int, default=0, show_default=True, help="The same seed and arguments give the same figures.")
@click.option(
    "--seeds", type=OneOf(arena.SEEDS), default=arena.DEVELOP, show_default=True,
    help="List of secrets: one for trying ideas, one for judging finished work.",
)  # fmt: skip
@arguments.rules_options
@click.option(
    "--deals", is_flag=True, help="Play sets of single deals of each kind, from an even score, instead of matches."
)
@click.option(
    "--kind", "wanted", multiple=True, metavar="KIND", help="With --deals: play only this kind; repeat it for others."
)
@click.option(
    "--stop", type=OneOf(["won", "points"]), default=None,
    help="Stop as soon as a sequential test is sure which bot is ahead, in matches won or in points.",
)  # fmt: skip
@click.option(
    "--max-deals", type=arguments.COUNT, default=arena.MAX_DEALS, show_default=True, help="Stop each match after N deals."
)
@arguments.out_option("Write the record of every match to this file.")
@arguments.json_option
@arguments.quiet_option
@arguments.language_option
@arguments.processes_option
def command(
    game: Game, a: str, b: str, number: int, seed: int, seeds: str, preset: str, options: tuple[str, ...], deals: bool,
    wanted: tuple[str, ...], stop: str | None, max_deals: int, out: Path | None, as_json: bool, quiet: bool,
    lang: str, processes: int | None,
) -> None:  # fmt: skip
    """Compare bot A and bot B in duplicate matches of GAME.

    The same cards are played in every seating: one A against three B, in all four seats. In a game of partners, A and
    B change sides. Each such set gives one figure. Intervals are of 95%: Student's t for points, bounded ones for the
    share of matches won and for ranks; a single set has none. They are valid for a fixed number of sets,
    not with --stop.

    A bot is built in, or from outside: module:Class, file.py:Class, the name of an entry point, engine:COMMAND, or
    chat:MODEL@URL. A bot that hangs, crashes or plays an illegal action forfeits its match, and the output has the
    reason. After three sets in a row in which it forfeits every match, the comparison ends.

    An interrupted comparison keeps nothing and starts over. For one that continues, use `fourkings league` with two bots.
    """
    rules = arguments.chosen_rules(game, preset, options)
    _check(rules, deals, wanted, stop, out)
    compiled(parts_of((a, b)), quiet)
    report, words = _head(rules, a, b, seed, seeds), language(lang, isolating=False)
    if deals:
        rows = []
        for kind in wanted or arena.kinds(rules):
            played = arena.edges(rules, kind, a, b, seed, number, processes, seeds, find)
            try:
                played_sets, test = _watched(played, number, "points", 0.0, stop, quiet, words, kind)
            except Forfeit as reason:
                raise click.ClickException(f"{reason}; a single deal cannot be forfeited, so there is no result") from None
            row = {
                "kind": kind,
                "sets": len(played_sets),
                "points": interval_json(arena.interval([each.points for each in played_sets])),
            }
            rows.append(row | _tested(test, stop))
        report["deals"] = rows
        click.echo(json.dumps(report) if as_json else "\n".join(deals_table(words, report)))
        return
    with contextlib.ExitStack() as stack:
        scores = arena.duels(rules, a, b, seed, number, max_deals, processes, seeds, records=bool(out), finder=find)
        if out:
            scores = _written(scores, stack.enter_context(output(out)).write)
        played_scores, test = _watched(_until_given_up(rules, scores), number, "won", report["fair"], stop, quiet, words)
    report |= (
        _matches_report(played_scores, round(1 / report["fair"]))
        | {"given_up": arena.abandoned_side(rules, played_scores)}
        | _tested(test, stop)
    )
    click.echo(json.dumps(report) if as_json else "\n".join(matches_table(words, report)))


def _check(rules: Rules, deals: bool, wanted: Sequence[str], stop: str | None, out: Path | None) -> None:
    """Raise `click.UsageError` for options that do not go together."""
    for kind in wanted:
        if kind not in arena.kinds(rules):
            known = arena.kinds(rules)
            raise click.UsageError(with_hint(f"--kind {kind}: {rules.game.ID} has {', '.join(known)}", kind, known))
    if wanted and not deals:
        raise click.UsageError("--kind needs --deals")
    if deals and stop == "won":
        raise click.UsageError(
            "--stop won does not go with --deals, because nobody wins a single deal; write --stop points"
        )
    if deals and out:
        raise click.UsageError("--out does not go with --deals, because it writes whole matches")


def _written(scores: Iterable[arena.Score], write: Callable[[str], Any]) -> Iterator[arena.Score]:
    """Yield the scores, each once its matches are written."""
    for score in scores:
        for line in score.records:
            write(line + "\n")
        yield score._replace(records=())


def _until_given_up(rules: Rules, scores: Iterable[arena.Score]) -> Iterator[arena.Score]:
    """Yield the scores up to the one after which a bot is given up because it forfeits all its matches."""
    so_far: list[arena.Score] = []
    for score in scores:
        yield score
        so_far.append(score)
        if arena.abandoned_side(rules, so_far):
            return


def _watched(
    played: Iterable[Played], total: int, figure: str, fair: float, stop: str | None, quiet: bool, words: Language,
    name: str | None = None,
) -> tuple[list[Played], arena.Sequential]:  # fmt: skip
    """Collect sets until all are played or the test is sure; show a bar with the interval so far.

    figure: the figure of a set to show; fair: its value between equal bots; stop: the figure to test, None for no test.
    """
    sets: list[Played] = []
    test = arena.Sequential(fair if stop == "won" else 0.0)
    with progress(played, name=name, total=total, unit="sets", quiet=quiet) as bar:
        for played_set in bar:
            sets.append(played_set)
            verdict = test.add(getattr(played_set, stop or figure))
            if bar.watched:
                figures = [getattr(each, figure) for each in sets]
                bar.note(share(words, arena.bounded(figures)) if figure == "won" else mean(words, arena.interval(figures)))
            if stop and verdict != "open":
                break
    return sets, test


# --- the figures --------------------------------------------------------------------------------------------------


def _head(rules: Rules, a: str, b: str, seed: int, seeds: str) -> dict[str, Any]:
    """Return what was played, as the head of the report."""
    return {
        "game": rules.game.ID,
        "preset": rules.preset,
        "options": rules.changed(),
        "a": f"{a}/{find(a).VERSION}",
        "b": f"{b}/{find(b).VERSION}",
        "seeds": seeds,
        "seed": seed,
        "fair": 1 / (2 if rules.game.PARTNERS else 4),
    }


def _matches_report(scores: Sequence[arena.Score], seatings: int) -> dict[str, Any]:
    """Return the figures of whole matches, as `--json` prints them."""
    deals, unfinished = sum(score.deals for score in scores), sum(score.unfinished for score in scores)
    return {
        "sets": len(scores),
        "matches": len(scores) * seatings,
        "deals": deals,
        "unfinished": unfinished,
        "forfeits": [lost.reason for score in scores for lost in score.forfeits],
        "won": interval_json(arena.bounded([score.won for score in scores])),
        "points": interval_json(arena.interval([score.points for score in scores])),
        "rank": interval_json(arena.bounded([score.rank for score in scores], 1, seatings)),
    }


def _tested(test: arena.Sequential, stop: str | None) -> dict[str, Any]:
    """Return the result of the sequential test, if there is one."""
    return {"test": {"of": stop, "verdict": test.verdict, "log_ratio": round(test.ratio, 3)}} if stop else {}
