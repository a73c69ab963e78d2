"""`fourkings rules GAME`."""

import sys

import click

from fourkings.cli._arguments import GameName, language_option
from fourkings.rulebook.game import Game


@click.command()
@click.argument("game", type=GameName())
@language_option
@click.option("--plain", is_flag=True, help="Print the page in Markdown.")
def command(game: Game, lang: str, plain: bool) -> None:
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
