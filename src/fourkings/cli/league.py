"""`fourkings league GAME BOT BOT...`."""

import json
from collections.abc import Iterable, Iterator
from pathlib import Path

import click

from fourkings.arena import MAX_DEALS, spread
from fourkings.bots import title
from fourkings.cli._arguments import (
    COUNT,
    BotName,
    GameName,
    chosen_rules,
    json_option,
    language_option,
    processes_option,
    quiet_option,
    rules_options,
)
from fourkings.cli._figures import league_table
from fourkings.cli._help import OneOf
from fourkings.cli._output import output
from fourkings.cli._progress import progress
from fourkings.cli.warm import compiled
from fourkings.engines import find
from fourkings.i18n import language
from fourkings.leagues import page, standings, workers
from fourkings.leagues.journal import AnotherLeague, BadJournal, Journal, set_result
from fourkings.leagues.plan import Plan, SetResult, Task, play_set
from fourkings.precompile import parts_of
from fourkings.rulebook.game import Game


@click.command()
@click.argument("game", type=GameName())
@click.argument("bots", type=BotName(), nargs=-1, required=True, metavar="BOT...")
@click.option("--folder", type=click.Path(path_type=Path, file_okay=False), required=True, help="Folder of the league.")
@click.option(
    "--duplicate-sets", "--sets", "sets", type=COUNT, default=100, show_default=True,
    help="Number of duplicate sets per pair.",
)  # fmt: skip
@click.option("--seed", type=int, default=0, show_default=True, help="The same seed and arguments give the same figures.")
@rules_options
@click.option("--gauntlet", is_flag=True, help="Let only the first bot play the others.")
@click.option(
    "--stop", type=OneOf(["won", "points"]), default=None,
    help="Stop a pair as soon as a sequential test is sure which bot is ahead, in matches won or in points.",
)  # fmt: skip
@click.option("--max-deals", type=COUNT, default=MAX_DEALS, show_default=True, help="Stop each match after N deals.")
@click.option("--ray", metavar="ADDRESS", help="Run on this Ray cluster; local starts one on this machine.")
@json_option
@quiet_option
@language_option
@processes_option
def command(
    game: Game, bots: tuple[str, ...], folder: Path, sets: int, seed: int, preset: str, options: tuple[str, ...],
    gauntlet: bool, stop: str | None, max_deals: int, ray: str | None, as_json: bool, quiet: bool, lang: str,
    processes: int | None,
) -> None:  # fmt: skip
    """Rate many bots by duplicate matches of GAME against each other.

    Each set is stored in the folder's league.jsonl as soon as it is played. To continue an interrupted league, or to
    play more --sets, run the command again. The standings are in league.json and league.html. They do not depend on
    the number of workers or machines.
    """
    if len(bots) < 2 or len(set(bots)) < len(bots):
        raise click.UsageError("a league needs at least two bots, each named once")
    rules = chosen_rules(game, preset, options)
    changed = tuple((name, value) for name, value in rules.values if f"{name}={value}" in options)
    plan = Plan(game.ID, preset, changed, bots, seed, sets, max_deals, gauntlet, stop)
    titles = [title(find(bot)) for bot in bots]
    try:
        if ray:  # before the folder is made, so that a cluster that is not there leaves nothing behind
            workers.connect(ray)
        journal = Journal(folder / "league.jsonl", plan.to_json(dict(zip(bots, titles, strict=True))), set_result)
    except (AnotherLeague, BadJournal) as error:
        raise click.UsageError(str(error)) from None
    except workers.NoRay as error:
        raise click.ClickException(str(error)) from None
    compiled(parts_of(bots), quiet)
    try:
        _play(plan, journal, ray, processes, quiet)
    finally:
        journal.close()
    table = standings.standings(plan, titles, journal.known.values())
    html = page.page(language(lang), table)
    for name, text in (("league.json", json.dumps(table, indent=1) + "\n"), ("league.html", html)):
        with output(folder / name) as file:
            file.write(text)
    click.echo(json.dumps(table) if as_json else "\n".join(league_table(language(lang, isolating=False), table)))


def _play(plan: Plan, journal: Journal[SetResult], ray: str | None, processes: int | None, quiet: bool) -> None:
    """Play every set of the plan that the journal lacks."""
    tasks = needed(plan, journal)
    done: Iterable[SetResult]
    done = workers.on_ray(play_set, tasks, ray) if ray else spread(play_set, tasks, processes)
    total = plan.sets * len(plan.pairs())
    missing = total - sum(played_set.number < plan.sets for played_set in journal.known.values())
    with progress(done, name=plan.game, total=missing, unit="sets", quiet=quiet) as bar:
        for played_set in bar:
            journal.add(played_set)


def needed(plan: Plan, journal: Journal[SetResult]) -> Iterator[Task]:
    """Yield the sets still to play, decided one by one: a pair of bots that is decided or given up needs no more."""
    for task in plan.tasks():
        if (task.a, task.b, task.number) in journal.known:
            continue
        if standings.is_over(plan, standings.counted_sets(plan, journal.known.values())[task.a, task.b]):
            continue
        yield task
