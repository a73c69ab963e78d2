"""`fourkings simulate GAME`."""

from pathlib import Path

import click

from fourkings.arena import MAX_DEALS, simulate_records
from fourkings.cli import _arguments as arguments
from fourkings.cli._output import output
from fourkings.cli._progress import progress
from fourkings.cli.warm import compiled
from fourkings.engines import NoBot, find, finding
from fourkings.precompile import parts_of
from fourkings.rulebook.game import Game
from fourkings.sanitize import with_hint


@click.command()
@click.argument("game", type=arguments.GameName())
@click.option("--matches", type=arguments.COUNT, default=1, show_default=True, help="Number of matches.")
@click.option("--seed", type=int, default=0, show_default=True, help="The same seed and arguments give the same bytes.")
@arguments.rules_options
@click.option(
    "--bots",
    default="chance",
    show_default=True,
    metavar="NAME | A,B,C,D",
    help="Bots of the four seats; one name applies to all four.",
)
@click.option(
    "--max-deals", type=arguments.COUNT, default=MAX_DEALS, show_default=True, help="Stop each match after N deals."
)
@click.option("--legal", is_flag=True, help="Write all legal actions next to each action.")
@arguments.out_option("File to write, instead of standard output.")
@arguments.quiet_option
@arguments.processes_option
def command(
    game: Game, matches: int, seed: int, preset: str, options: tuple[str, ...], bots: str, max_deals: int, legal: bool,
    out: Path | None, quiet: bool, processes: int | None,
) -> None:  # fmt: skip
    """Let bots play matches of GAME and write their records, one line each.

    A match that reaches the limit of deals is written as it stands, without a result. Each record names the bots with
    their versions, the seed, the number of the match and the version of the program.
    """
    rules = arguments.chosen_rules(game, preset, options)
    players = _players(bots)
    compiled(parts_of(players), quiet)
    lines = simulate_records(rules, players, seed, matches, max_deals, with_legal=legal, processes=processes, finder=find)
    with output(out) as file, progress(lines, total=matches, unit="matches", quiet=quiet) as bar:
        for line in bar:
            file.write(line + "\n")


def _players(names: str) -> list[str]:
    """Return the names of the four bots."""
    chosen = names.split(",")
    if len(chosen) not in (1, 4):
        raise click.UsageError(f"--bots {names}: give one name for all four, or four names separated by commas")
    for name in chosen:
        try:
            finding.introduced(name)
        except NoBot as error:
            raise click.UsageError(with_hint(f"--bots {names}: {error}", name, finding.names())) from None
    return chosen * 4 if len(chosen) == 1 else chosen
