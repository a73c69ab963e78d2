"""Arguments that several commands share: each flag is defined here, once, and means the same wherever it is."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, TypeVar

import click
from click.shell_completion import CompletionItem

from fourkings.cli import system_language
from fourkings.cli._suggestions import OneOf
from fourkings.i18n.languages import LANGUAGES
from fourkings.rulebook.game import Game, Rules
from fourkings.rulebook.games import GAMES, UnknownGame, find, rules
from fourkings.rulebook.options import OptionError
from fourkings.sanitize import with_hint

Command = TypeVar("Command", bound=Callable[..., Any])

COUNT: Final = click.IntRange(1, 10**9)
"""How many of something: at least one, and no more than a machine can count to."""


class _Seconds(click.FloatRange):
    """A length of time above zero; what is no number is none."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> float:
        seconds: float = super().convert(value, param, ctx)
        if math.isnan(seconds):
            self.fail(f"{value!r} is not a valid float range.", param, ctx)
        return seconds


SECONDS: Final = _Seconds(0, 10**9, min_open=True)
"""How long something may take."""


class GameName(click.ParamType[Game]):
    """A game by its id or alias."""

    name = "game"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Game:
        try:
            return find(value) if isinstance(value, str) else value
        except UnknownGame as error:
            names = (name for game in GAMES.values() for name in (game.ID, *game.ALIASES))
            self.fail(with_hint(error, value, names), param, ctx)

    def shell_complete(self, ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
        return [CompletionItem(game) for game in GAMES if game.startswith(incomplete)]


class BotName(click.ParamType[str]):
    """A bot by its name: of the house, of another package, or from outside; it is started, where it is a program."""

    name = "bot"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        from fourkings.engines import NoBot, finding

        try:
            finding.introduced(value)
        except NoBot as error:
            self.fail(with_hint(error, value, finding.names()), param, ctx)
        return str(value)

    def shell_complete(self, ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
        from fourkings.engines import names

        return [CompletionItem(bot) for bot in names() if bot.startswith(incomplete)]


def language_option(command: Command) -> Command:
    """`--lang`: the language of the sentences, that of the machine where it is not given."""
    return click.option(
        "--lang",
        type=OneOf(LANGUAGES),
        default=system_language,
        show_default="the machine's",
        help="Language of the sentences.",
    )(command)


def json_option(command: Command) -> Command:
    """`--json`: the answer for programs, as JSON Lines on standard output."""
    return click.option("--json", "as_json", is_flag=True, help="Answer in JSON Lines: one object per line.")(command)


def quiet_option(command: Command) -> Command:
    """`--quiet`: the answer and nothing beside it."""
    return click.option(
        "--quiet", is_flag=True, help="Print no progress and no remarks; a check gives only its exit code."
    )(command)


def processes_option(command: Command) -> Command:
    """`--processes`: how many work at the same time; the answer does not depend on it."""
    return click.option(
        "--processes", type=click.IntRange(1, 256), show_default="all cores", help="Number of processes at the same time."
    )(command)


def out_option(about: str) -> Callable[[Command], Command]:
    """`--out`: a file that appears when it is whole, compressed where its name ends in .gz."""
    return click.option(
        "--out", type=click.Path(path_type=Path, dir_okay=False), help=f"{about} A name ending in .gz compresses it."
    )


def records_argument(command: Command) -> Command:
    """`RECORD...`: files of records, `-` for standard input."""
    return click.argument(
        "files", metavar="RECORD...", nargs=-1, required=True, type=click.Path(exists=True, dir_okay=False, allow_dash=True)
    )(command)


def rules_options(command: Command) -> Command:
    """`--preset` and `--option name=value`: the rules of a match."""
    command = click.option(
        "--option", "options", multiple=True, metavar="NAME=VALUE", help="Set a house rule; repeat it for others."
    )(command)
    return click.option("--preset", default="classic", show_default=True, help="Named preset of house rules.")(command)


def chosen_rules(game: Game, preset: str, options: Sequence[str]) -> Rules:
    """The rules asked for on the command line; a usage error where the game does not know them."""
    given: dict[str, str] = {}
    for text in options:
        name, equals, value = text.partition("=")
        if not equals:
            raise click.UsageError(f"--option {text}: write NAME=VALUE, as in --option target=100")
        if name in given:
            raise click.UsageError(f"--option {text}: {name} is set twice; set it once")
        given[name] = value
    try:
        return rules(game, preset, given)
    except OptionError as error:
        raise click.UsageError(with_hint(error, *_mistyped(game, preset, given))) from None


def _mistyped(game: Game, preset: str, given: Mapping[str, str]) -> tuple[str, Sequence[object]]:
    """The preset, option or value that the game does not know, and those that it knows in its place."""
    if preset not in game.PRESETS:
        return preset, list(game.PRESETS)
    by_name = {option.name: option for option in game.OPTIONS}
    for name, value in given.items():
        if name not in by_name:
            return name, list(by_name)
        option = by_name[name]
        if option.words and value not in map(str, option.values):
            return value, option.words
    return "", ()
