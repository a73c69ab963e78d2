"""`fourkings simulate GAME`."""

from __future__ import annotations

from pathlib import Path

import click

from fourkings.cli._arguments import GameName, chosen_rules, rules_options
from fourkings.cli._output import output
from fourkings.players.arena import MAX_DEALS, simulate
from fourkings.players.bots import Bot, find
from fourkings.rulebook.game import Game
from fourkings.windows.record import dumps


@click.command()
@click.argument("game", type=GameName())
@click.option("--matches", type=click.IntRange(1), default=1, show_default=True, help="How many matches to play.")
@click.option("--seed", type=int, default=0, show_default=True, help="The same seed and arguments give the same bytes.")
@rules_options
@click.option(
    "--bots", default="chance", show_default=True, metavar="NAME | A,B,C,D", help="Who plays; one name for all four."
)
@click.option(
    "--max-deals", type=click.IntRange(1), default=MAX_DEALS, show_default=True, help="Leave a match after so many."
)
@click.option("--legal", is_flag=True, help="Write all legal actions beside every action.")
@click.option(
    "--out", type=click.Path(path_type=Path, dir_okay=False), help="The file to write; standard output without it."
)
def command(
    game: Game, matches: int, seed: int, preset: str, options: tuple[str, ...], bots: str, max_deals: int, legal: bool,
    out: Path | None,
) -> None:  # fmt: skip
    """Let bots play matches of GAME and write their records, one line each.

    A match that reaches the limit of deals is written as it stands, without a result.
    """
    from tqdm import tqdm

    rules = chosen_rules(game, preset, options)
    played = simulate(rules, _players(bots), seed, matches, max_deals)
    with output(out) as file:
        # The bar shows itself after two seconds, and only to a person who looks on.
        for match in tqdm(played, total=matches, unit="match", delay=2, disable=None, leave=False):
            file.write(dumps(match, legal) + "\n")


def _players(names: str) -> list[Bot]:
    chosen = names.split(",")
    if len(chosen) not in (1, 4):
        raise click.UsageError(f"--bots {names}: give one name for all four, or four names separated by commas")
    try:
        found: list[Bot] = [find(name) for name in chosen]
    except ValueError as error:
        raise click.UsageError(f"--bots {names}: {error}") from None
    return found * 4 if len(found) == 1 else found
