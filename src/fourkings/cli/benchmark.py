"""`fourkings benchmark BOT`."""

import json
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

import click

from fourkings.arena import spread
from fourkings.bots import title
from fourkings.cli._arguments import BotName, json_option, language_option, processes_option, quiet_option
from fourkings.cli._figures import benchmark_table
from fourkings.cli._help import OneOf
from fourkings.cli._output import output
from fourkings.cli._progress import progress
from fourkings.cli.league import needed
from fourkings.cli.warm import compiled
from fourkings.engines import find
from fourkings.i18n import Language, language
from fourkings.leagues import benchmark
from fourkings.leagues.journal import AnotherLeague, BadJournal, Journal, set_result
from fourkings.leagues.plan import Plan, SetResult, Task
from fourkings.precompile import parts_of
from fourkings.rulebook.games import GAMES

Journals = tuple[Journal[SetResult], Journal[benchmark.Answer]]


@click.command()
@click.argument("bot", type=BotName())
@click.option("--folder", type=click.Path(path_type=Path, file_okay=False), required=True, help="Folder of the results.")
@click.option(
    "--stage", type=OneOf(list(benchmark.STAGES)), default="first", show_default=True,
    help="first: a quick look, accurate to about 8 percentage points of matches won; long: the whole test, to about 3; "
    "decisions: those of the long stage, without matches.",
)  # fmt: skip
@click.option(
    "--game", "chosen", multiple=True, type=OneOf(list(GAMES.own)), help="Play only this game; repeat it for others."
)
@json_option
@quiet_option
@language_option
@processes_option
def command(
    bot: str, folder: Path, stage: str, chosen: tuple[str, ...], as_json: bool, quiet: bool, lang: str,
    processes: int | None,
) -> None:  # fmt: skip
    """Test a bot by the frozen benchmark: five games, the same secrets and opponents for everybody.

    In each game, BOT plays duplicate sets against flat and strong, and makes decisions that the judge of reviews
    prices. Everything is stored in the folder as soon as it is played. To continue an interrupted run, or to go on with
    the long stage, run the command again. Each game has a result file with a signature: a hash of everything that
    another machine reproduces digit for digit, with any number of processes.

    A bot that hangs, crashes or plays an illegal action loses the match or the decision. The run goes on and counts it.
    """
    games = list(chosen) or list(GAMES.own)
    try:
        benchmark.check_versions()
        size = benchmark.STAGES[stage]
        plans = {game: benchmark.plan_of(game, bot, size.sets) for game in games}
        titles = {name: title(benchmark.frozen(name)) for name in benchmark.OPPONENTS} | {bot: title(find(bot))}
        journals = {game: _journals(plan, titles, folder) for game, plan in plans.items()}
    except (AnotherLeague, BadJournal, benchmark.Outdated) as error:
        raise click.UsageError(str(error)) from None
    compiled(parts_of(plans[games[0]].bots), quiet)
    done_before = sum(len(journal.known) for pair in journals.values() for journal in pair)
    total = len(games) * (2 * size.sets + size.decisions) - done_before
    played = spread(benchmark.work, _tasks(plans, journals, size.decisions), processes)

    def write_results() -> None:
        """Write and print the results of the games that are complete."""
        words, results, faults = language(lang, isolating=False), [], []
        for game, (sets, answers) in journals.items():
            if not any(_tasks({game: plans[game]}, journals, size.decisions)):
                rows = sets.known.values(), answers.known.values()
                results.append(benchmark.result(plans[game], titles[bot], stage, *rows))
                faults += _faults(words, game, benchmark.reasons(plans[game], stage, *rows))
                with output(folder / f"{game}.json") as file:
                    file.write(benchmark.text_of(results[-1]))
        if results:
            click.echo("\n".join(map(json.dumps, results) if as_json else benchmark_table(words, results)))
        click.echo("".join(faults), err=True, nl=False)

    try:
        with progress(played, total=max(1, total), unit="results", quiet=quiet) as bar:
            for game, done in bar:
                sets, answers = journals[game]
                if isinstance(done, SetResult):
                    sets.add(done)
                else:
                    answers.add(done)
    finally:  # after Ctrl-C, too
        for journal in (journal for pair in journals.values() for journal in pair):
            journal.close()
        write_results()


def _faults(words: Language, game: str, reasons: Sequence[str]) -> list[str]:
    """Return the line on the faults of a bot in a game, if there were any."""
    if not reasons:
        return []
    return [words.text("compared-benchmark-faults", game=game, count=len(reasons), why=reasons[0]) + "\n"]


def _journals(plan: Plan, titles: Mapping[str, str], folder: Path) -> Journals:
    """Open the journals of a game: of its sets and of its decisions."""
    head = plan.to_json(titles) | {"league": benchmark.FORMAT}
    return (
        Journal(folder / f"{plan.game}-sets.jsonl", head, set_result),
        Journal(folder / f"{plan.game}-decisions.jsonl", head, benchmark.answer_of),
    )


def _tasks(
    plans: Mapping[str, Plan], journals: Mapping[str, Journals], decisions: int
) -> Iterator[Task | benchmark.Question]:
    """Yield what is still missing, game by game."""
    for game, plan in plans.items():
        sets, answers = journals[game]
        yield from ((game, plan.bots[0], number) for number in range(decisions) if (number,) not in answers.known)
        yield from (task for task in needed(plan, sets) if task.a == 0)
