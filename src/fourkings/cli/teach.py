"""`fourkings teach`: the neural nets by which the bot `strong` plays a game, made from nothing but a seed."""

import json
from pathlib import Path
from typing import Any

import click

from fourkings.cli._arguments import (
    COUNT,
    GameName,
    chosen_rules,
    json_option,
    language_option,
    processes_option,
    quiet_option,
    rules_options,
)
from fourkings.cli._input import Failure
from fourkings.cli._progress import progress
from fourkings.cli.warm import compiled
from fourkings.i18n import Language, language
from fourkings.rulebook.game import Game


@click.command()
@click.argument("game", type=GameName())
@click.option(
    "--out", type=click.Path(path_type=Path, dir_okay=False), default="nets.npz", show_default=True, metavar="FILE",
    help="File of the nets; a package ships it as nets.npz beside its module.",
)  # fmt: skip
@click.option("--seed", type=int, default=0, show_default=True, help="The same seed gives the same nets.")
@click.option("--steps", type=COUNT, default=9000, show_default=True, help="Steps of self-play for each contract.")
@click.option("--deals", type=COUNT, default=9000, show_default=True, help="Deals of each kind for self-play.")
@click.option(
    "--watched", type=COUNT, default=1000, show_default=True, help="Deals of each kind in which bots are watched."
)
@click.option("--leave-out", metavar="CONTRACT", help="Teach no deal of this contract, then measure it.")
@rules_options
@json_option
@quiet_option
@language_option
@processes_option
def command(
    game: Game, out: Path, seed: int, steps: int, deals: int, watched: int, leave_out: str | None, preset: str,
    options: tuple[str, ...], as_json: bool, quiet: bool, lang: str, processes: int | None,
) -> None:  # fmt: skip
    """Teach GAME to nets, from nothing but a seed.

    Nets learn how bots choose their cards, then a policy learns by playing itself beside such players. The output is the
    learning curve: points per deal that each policy gains, without search, against the policy that strong has otherwise.

    A folder, FILE.teaching, keeps what is learned until FILE is complete. If the command is interrupted, it continues when
    you run it again. `strong` plays by the nets of a package.
    """
    from fourkings.training import AnotherCourse, Course, NoContract, Plan

    rules = chosen_rules(game, preset, options)
    try:
        course = Course(Plan(rules, seed, steps, deals, watched, leave_out), out)
    except NoContract as error:
        raise click.UsageError(f"--leave-out: {error}") from None
    except AnotherCourse as error:
        raise Failure(str(error)) from None
    words = language(lang, isolating=False)
    compiled(["playouts"], quiet)
    with progress(total=course.total, unit="lessons", name=game.ID, quiet=quiet) as bar:
        try:
            for lesson in course.run(processes):
                if lesson.row is not None:
                    click.echo(json.dumps(lesson.row) if as_json else line(words, lesson.row))
                bar.update(lesson.done)
        except AnotherCourse as error:
            raise Failure(str(error)) from None


def line(words: Language, row: dict[str, Any]) -> str:
    """Return a row of the learning curve as text."""
    if row["lesson"] == "written":
        return words.text("bench-taught", nets=row["nets"])
    params = {"contract": row["contract"] or words.text("bench-all-contracts")}
    if row["lesson"] == "players":
        params["choices"] = str(row["choices"])
        if "likeliest" not in row:
            return words.text("bench-players-few", **params)
        right = words.figure(f"{100 * row['likeliest']:.1f}")
        logs = {name: words.figure(f"{row[key]:.3f}") for name, key in (("log", "log_chance"), ("chance", "by_chance"))}
        return words.text("bench-players", right=right, **logs, **params)
    points, steps = row["points"], row.get("steps", 0)
    mean = words.figure(f"{points['mean']:+.2f}")
    if points["low"] is None:
        return words.text("bench-policy-alone", steps=steps, points=mean, **params)
    half = words.figure(f"{points['high'] - points['mean']:.2f}")
    return words.text("bench-policy", steps=steps, points=mean, half=half, **params)
