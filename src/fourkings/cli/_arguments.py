"""Arguments that several commands share."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import click
from click.shell_completion import CompletionItem

from fourkings.cli import LANGUAGES, system_language
from fourkings.rulebook.game import Game, Rules
from fourkings.rulebook.games import GAMES, UnknownGame, find, rules
from fourkings.rulebook.options import OptionError

Command = TypeVar("Command", bound=Callable[..., Any])


class GameName(click.ParamType[Game]):
    """A game by its id or alias."""

    name = "game"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Game:
        try:
            return find(value) if isinstance(value, str) else value
        except UnknownGame as error:
            self.fail(str(error), param, ctx)

    def shell_complete(self, ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
        return [CompletionItem(game) for game in GAMES if game.startswith(incomplete)]


def language_option(command: Command) -> Command:
    """`--lang`: the language of the sentences, that of the machine where it is not given."""
    return click.option(
        "--lang",
        type=click.Choice(LANGUAGES),
        default=system_language,
        show_default="the machine's",
        help="Language of the sentences.",
    )(command)


def rules_options(command: Command) -> Command:
    """`--preset` and `--option name=value`: the rules of a match."""
    command = click.option(
        "--option", "options", multiple=True, metavar="NAME=VALUE", help="A house rule; may be given again for another."
    )(command)
    return click.option("--preset", default="classic", show_default=True, help="A named bundle of house rules.")(command)


def chosen_rules(game: Game, preset: str, options: Sequence[str]) -> Rules:
    """The rules asked for on the command line; a usage error where the game does not know them."""
    given: dict[str, str] = {}
    for text in options:
        name, equals, value = text.partition("=")
        if not equals:
            raise click.UsageError(f"--option {text}: write NAME=VALUE, as in --option target=100")
        if name in given:
            raise click.UsageError(f"--option {text}: {name} is given twice")
        given[name] = value
    try:
        return rules(game, preset, given)
    except OptionError as error:
        raise click.UsageError(str(error)) from None
