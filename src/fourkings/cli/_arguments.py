"""Arguments and options that several commands share, so that a flag means the same everywhere."""

import math
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, TypeVar

import click
from click.shell_completion import CompletionItem

from fourkings.cli import system_language
from fourkings.cli._help import OneOf
from fourkings.i18n.languages import LANGUAGES
from fourkings.rulebook.game import Game, Rules
from fourkings.rulebook.games import GAMES, UnknownGame, find, rules
from fourkings.rulebook.options import OptionError
from fourkings.sanitize import with_hint

Command = TypeVar("Command", bound=Callable[..., Any])

COUNT: Final = click.IntRange(1, 10**9)
"""The type of an argument that counts things, at least one."""


class _Seconds(click.FloatRange):
    """The type of an argument that is a positive number of seconds; `nan` is refused."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> float:
        seconds: float = super().convert(value, param, ctx)
        if math.isnan(seconds):
            self.fail(f"{value!r} is not a number.", param, ctx)
        return seconds


SECONDS: Final = _Seconds(0, 10**9, min_open=True)
"""The type of a time limit, in seconds."""


class GameName(click.ParamType[Game]):
    """The type of an argument that names a game by its id or alias."""

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
    """The type of an argument that names a bot: built in, of another package, or a program, which is started."""

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


language_option = click.option(
    "--lang",
    type=OneOf(LANGUAGES),
    default=system_language,
    show_default="the machine's",
    help="Language of the sentences.",
)
json_option = click.option("--json", "as_json", is_flag=True, help="Answer in JSON Lines: one object per line.")
quiet_option = click.option(
    "--quiet", is_flag=True, help="Print no progress and no remarks; a check gives only its exit code."
)
processes_option = click.option(
    "--processes", type=click.IntRange(1, 256), show_default="all cores", help="Number of processes at the same time."
)
records_argument = click.argument(
    "files", metavar="RECORD...", nargs=-1, required=True, type=click.Path(exists=True, dir_okay=False, allow_dash=True)
)


def out_option(about: str) -> Callable[[Command], Command]:
    """Return `--out`, a file that appears when it is whole, compressed if its name ends in .gz; about: its help."""
    return click.option(
        "--out", type=click.Path(path_type=Path, dir_okay=False), help=f"{about} A name ending in .gz compresses it."
    )


def rules_options(command: Command) -> Command:
    """Add `--preset` and `--option name=value`: the rules of a match."""
    command = click.option(
        "--option", "options", multiple=True, metavar="NAME=VALUE", help="Set a house rule; repeat it for others."
    )(command)
    return click.option("--preset", default="classic", show_default=True, help="Named preset of house rules.")(command)


def chosen_rules(game: Game, preset: str, options: Sequence[str]) -> Rules:
    """Return the rules chosen on the command line; raise `click.UsageError` if the game does not have them."""
    values: dict[str, str] = {}
    for text in options:
        name, equals, value = text.partition("=")
        if not equals:
            raise click.UsageError(f"--option {text}: write NAME=VALUE, as in --option target=100")
        if name in values:
            raise click.UsageError(f"--option {text}: {name} is set twice; set it once")
        values[name] = value
    try:
        return rules(game, preset, values)
    except OptionError as error:
        raise click.UsageError(with_hint(error, *_mistyped(game, preset, values))) from None


def _mistyped(game: Game, preset: str, values: Mapping[str, str]) -> tuple[str, Sequence[object]]:
    """Return the preset, option or value that the game does not have, and those that it has in its place."""
    if preset not in game.PRESETS:
        return preset, list(game.PRESETS)
    by_name = {option.name: option for option in game.OPTIONS}
    for name, value in values.items():
        if name not in by_name:
            return name, list(by_name)
        option = by_name[name]
        if option.words and value not in map(str, option.values):
            return value, option.words
    return "", ()
