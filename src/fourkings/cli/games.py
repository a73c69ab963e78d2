"""`fourkings games [GAME]` and `fourkings rules GAME`."""

import json
import shutil
import sys
import textwrap
from collections.abc import Iterator
from typing import Any

import click

from fourkings.cli._arguments import GameName, json_option, language_option
from fourkings.i18n import Language, language
from fourkings.rulebook.game import Game
from fourkings.rulebook.games import GAMES
from fourkings.rulebook.options import Option

WIDEST = 100


@click.command()
@click.argument("game", type=GameName(), required=False)
@json_option
@language_option
def command(game: Game | None, as_json: bool, lang: str) -> None:
    """List the games, or the options, values, defaults and presets of GAME."""
    words = language(lang, isolating=False)
    if as_json:
        for listed in [game] if game else GAMES.values():
            click.echo(json.dumps(_as_json(words, listed), ensure_ascii=False))
        return
    for line in game_text(words, game) if game else every(words):
        click.echo(line)
    for line in lacking(words, game):
        click.echo(line, err=True)


def lacking(words: Language, game: Game | None) -> Iterator[str]:
    """Yield what games of other packages lack: parts without which they cannot be played, or sentences."""
    if game is None:
        yield from (words.text("cli-left-out", fault=fault) for fault in GAMES.problems)
    elif game.ID in GAMES.own:
        return
    for chosen in GAMES.installed.values() if game is None else (game,):
        if ids := words.missing(chosen):
            yield words.text("cli-lacks", game=chosen.ID, count=len(ids), ids=", ".join(ids))


def _as_json(words: Language, game: Game) -> dict[str, Any]:
    """Return a game with its options and presets; options with any whole number have `least` and `most`."""
    about = words.about(game)
    options = [
        {"name": option.name, "clause": option.clause, "default": option.default}
        | _values(option)
        | {"text": words.option(game, option).text}
        for option in game.OPTIONS
    ]
    presets = {preset: dict(values) for preset, values in game.PRESETS.items()}
    return {"game": game.ID, "name": about.name, "aliases": list(game.ALIASES), "options": options, "presets": presets}


def _values(option: Option) -> dict[str, Any]:
    words = {"values": list(option.words)} if option.words else {}
    return words | ({"least": option.numbers[0], "most": option.numbers[-1]} if option.numbers else {})


def every(words: Language) -> Iterator[str]:
    """Yield all games as text."""
    widest = max(map(len, GAMES))
    for game in GAMES.values():
        about = words.about(game)
        yield f"{click.style(game.ID.ljust(widest), bold=True)}  {about.name}"
        yield from _wrapped(f"{about.origin} {about.aim} {about.length}", " " * (widest + 2))


def game_text(words: Language, game: Game) -> Iterator[str]:
    """Yield one game as text: summary, options with every value, presets."""
    about = words.about(game)
    yield click.style(f"{game.ID}: {about.name}", bold=True)
    yield from _wrapped(f"{about.origin} {about.aim} {about.length}", "  ")
    if game.ALIASES:
        yield f"  {words.text('cli-aliases')} {', '.join(game.ALIASES)}"
    yield ""
    yield click.style(words.text("cli-options"), bold=True)
    for option in game.OPTIONS:
        yield from _option(words, game, option)
    yield ""
    yield click.style(words.text("cli-presets"), bold=True)
    for preset, values in game.PRESETS.items():
        label = words.preset(game, preset)
        chosen = ", ".join(f"{name}={value}" for name, value in values.items())
        yield f"  {click.style(preset, bold=True)}  {chosen}".rstrip()
        yield from _wrapped(f"{label.name}{words.text('cli-colon')} {label.text}", "      ")


def _option(words: Language, game: Game, option: Option) -> Iterator[str]:
    label = words.option(game, option)
    yield f"  {click.style(option.name, bold=True)} = {option.default}  ({option.clause})"
    yield from _wrapped(f"{label.name}{words.text('cli-colon')} {label.text}", "      ")
    for value in option.words:
        answer = words.value(game, option, value)
        yield from _wrapped(f"{value}{words.text('cli-colon')} {answer.text}", "      · ", "        ")
    if option.numbers:
        mark = "· " if option.words else ""
        yield f"      {mark}{words.text('cli-range', least=option.numbers[0], most=option.numbers[-1])}"


def _wrapped(text: str, indent: str, later: str | None = None) -> list[str]:
    width = min(WIDEST, shutil.get_terminal_size((WIDEST, 24)).columns)
    return textwrap.wrap(text, width, initial_indent=indent, subsequent_indent=indent if later is None else later)


@click.command()
@click.argument("game", type=GameName())
@language_option
@click.option("--plain", is_flag=True, help="Print the page in Markdown.")
def rules_command(game: Game, lang: str, plain: bool) -> None:
    """Show the rule page of GAME: to learn it, or to settle a dispute."""
    from fourkings.i18n.isolation import unmarked
    from fourkings.i18n.markers import BadMarker
    from fourkings.i18n.rule_pages import NoPage, rule_page_markdown

    try:
        text = unmarked(rule_page_markdown(game.ID, lang))
    except NoPage:
        raise click.UsageError(f"the package of {game.ID} contains no rule page (rules/{lang}.md)") from None
    except BadMarker as error:
        raise click.UsageError(str(error)) from None
    if plain or not sys.stdout.isatty():
        click.echo(text, nl=False)
        return
    from rich.console import Console
    from rich.markdown import Markdown

    console = Console(width=min(100, click.get_current_context().terminal_width or 100))
    with console.pager(styles=True):
        console.print(Markdown(text))
