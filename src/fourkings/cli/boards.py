"""`fourkings boards make`, `play`, `score`, `compare`, `verify`: the same cards for several people."""

import json
import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import click

from fourkings.arena import interval
from fourkings.bots import BOTS, find, title
from fourkings.cli import _arguments as arguments
from fourkings.cli._figures import boards_table, compared_results, findings_text, interval_json
from fourkings.cli._help import Family, OneOf, in_words
from fourkings.cli._input import Failure, lines, unpacked
from fourkings.cli._output import output
from fourkings.cli._progress import progress
from fourkings.cli.warm import compiled
from fourkings.duplicate.audit import audit
from fourkings.duplicate.field import FIELD, field
from fourkings.duplicate.rating import rating, scale_of
from fourkings.duplicate.results import Result, cells_of, parting, read_result, result_json
from fourkings.duplicate.score import Standing, standings
from fourkings.duplicate.sets import BadBoards, Set, new_set, read_set, set_json
from fourkings.i18n import language
from fourkings.precompile import parts_of
from fourkings.records import MAX_BYTES, NotARecord
from fourkings.records.json_form import MAX_NAME
from fourkings.rulebook.cards import SUITS
from fourkings.rulebook.cards import name as card_name
from fourkings.rulebook.game import Game
from fourkings.rulebook.mirror import Mirror
from fourkings.rulebook.mirror import mirror as mirrored
from fourkings.sanitize import cleaned, system_reason, with_hint

HEX: Final = 64
PLAYERS: Final = 4


class SetFile(click.ParamType[Set]):
    """The type of an argument that is a file with a set of boards (deals for several people), `-` for standard input."""

    name = "set"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Set:
        if isinstance(value, Set):
            return value
        try:
            with unpacked(str(value)) as source:
                return read_set(source.read(MAX_BYTES).decode())
        except OSError as error:
            self.fail(f"{value}: {system_reason(error)}", param, ctx)
        except UnicodeDecodeError:
            self.fail(f"{value}: the file is not UTF-8 text", param, ctx)
        except NotARecord as error:
            self.fail(f"{value}: {error}", param, ctx)


set_argument = click.argument("boards", metavar="SET", type=SetFile())
result_argument = click.argument(
    "files", metavar="RESULT...", nargs=-1, required=True, type=click.Path(exists=True, dir_okay=False, allow_dash=True)
)


def results_of(boards: Set, files: Sequence[str], alien: bool = False) -> list[Result]:
    """Return the results in these files, those of other sets only if `alien`; raise `Failure` for any other line."""
    loaded = []
    for file in files:
        with unpacked(file) as source:
            for number, line in lines(source):
                try:
                    result = read_result(_text(line))
                    if not alien:
                        cells_of(boards, result)
                except (BadBoards, NotARecord) as error:
                    raise Failure(f"{file}:{number}: {error}") from None
                loaded.append(result)
    if not loaded:
        raise Failure(f"{', '.join(files)}: no file contains a result")
    return loaded


def _text(line: bytes | NotARecord) -> str:
    if isinstance(line, NotARecord):
        raise line
    return line.decode()


def mirror_json(deal: Mirror) -> dict[str, Any]:
    """Return a deal of a mirror match as a JSON object; `suits` are those that replace S H D C."""
    return {
        "number": deal.number,
        "board": deal.base,
        "turn": deal.turn,
        "suits": "".join(SUITS[suit] for suit in deal.suits),
        "kind": deal.kind,
        "dealer": deal.dealer,
        "hands": [list(map(card_name, hand)) for hand in deal.hands],
    }


@click.group(cls=Family)
def command() -> None:
    """Sets of boards: several people play the same cards, in the same seat, with the same bots in the other seats.

    `make` deals a set, and `mirror` a match without luck for four people. `play` lets bots play a set. `score` ranks
    results, `compare` shows two of them side by side, and `verify` checks seal, cards and every action. The format is
    in docs/boards.md.
    """


def _secret(ctx: click.Context, param: click.Parameter, value: str | None) -> bytes:
    if value is None:
        return secrets.token_bytes(HEX // 2)
    try:
        secret = bytes.fromhex(value)
    except ValueError:
        secret = b""
    if len(secret) != HEX // 2:
        raise click.BadParameter(f"a secret has {HEX} hexadecimal digits")
    return secret


def _contributions(ctx: click.Context, param: click.Parameter, value: tuple[str, ...]) -> tuple[bytes, ...]:
    try:
        parts = tuple(map(bytes.fromhex, value))
    except ValueError:
        raise click.BadParameter("a contribution has two hexadecimal digits for each byte") from None
    if len(parts) not in (0, PLAYERS):
        raise click.BadParameter(f"give it {PLAYERS} times, in the order in which the players joined, or not at all")
    return parts


@command.command("make", short_help="Make a set of boards.")
@click.argument("game", type=arguments.GameName())
@click.option("--boards", "number", type=arguments.COUNT, default=6, show_default=True, help="Number of boards.")
@click.option("--name", default="", metavar="TEXT", help="Name of the set.")
@arguments.rules_options
@click.option("--replies", type=OneOf(list(BOTS)), default="club", show_default=True, help="Bot in the three other seats.")
@click.option("--secret", callback=_secret, metavar="HEX", help="Secret to deal from.  [default: a fresh one]")
@click.option(
    "--sealed", is_flag=True, help="Leave out the secret, so that the file can be published before the set is played."
)
@arguments.out_option("File to write, instead of standard output.")
def make(
    game: Game, number: int, name: str, preset: str, options: tuple[str, ...], replies: str, secret: bytes, sealed: bool,
    out: Path | None,
) -> None:  # fmt: skip
    """Make a set of boards of GAME and write it as one line of JSON.

    A board is one deal from zero, or the whole match in a game with a fixed number of deals. The secret in the file
    gives away all cards, unless it is --sealed.
    """
    rules = arguments.chosen_rules(game, preset, options)
    try:
        boards = new_set(cleaned(name, MAX_NAME), rules, number, title(find(replies)), secret)
    except BadBoards as error:
        raise click.UsageError(f"--boards {number}: {error}") from None
    with output(out) as file:
        file.write(json.dumps(set_json(boards, with_secret=not sealed), ensure_ascii=False) + "\n")


@command.command("mirror", short_help="Deal a mirror match for four people.")
@click.argument("game", type=arguments.GameName())
@click.option(
    "--cycles", type=arguments.COUNT, default=1, show_default=True, help="Number of times that everybody plays each hand."
)
@arguments.rules_options
@click.option("--secret", callback=_secret, metavar="HEX", help="Secret to deal from.  [default: a fresh one]")
@click.option(
    "--contribution",
    "contributions",
    multiple=True,
    callback=_contributions,
    metavar="HEX",
    help="What a player added to the shuffle: four times, in the order joined.",
)
@arguments.out_option("File to write, instead of standard output.")
def mirror(
    game: Game, cycles: int, preset: str, options: tuple[str, ...], secret: bytes, contributions: tuple[bytes, ...],
    out: Path | None,
) -> None:  # fmt: skip
    """Deal a mirror match of GAME for four people, a line of JSON for each deal, to set up with real cards.

    Every board comes four times, its hands moved on by a seat, so that everybody holds every hand once in a cycle. Suits
    that the rules treat alike are relabelled. The match may stop after a full cycle. The secret of a table and its
    players' contributions deal the same cards again.
    """
    rules = arguments.chosen_rules(game, preset, options)
    with output(out) as file:
        for deal in mirrored(rules, secret, cycles, contributions):
            file.write(json.dumps(mirror_json(deal)) + "\n")


@command.command("play", short_help="Let bots play a set.")
@set_argument
@click.option("--bot", "bots", type=OneOf(list(BOTS)), multiple=True, help="Bot that plays; repeat it for others.")
@click.option(
    "--times",
    type=arguments.COUNT,
    default=1,
    show_default=True,
    help="Number of times that each bot plays, each time with other random numbers.",
)
@click.option("--field", "whole", is_flag=True, help="Use the whole field: twenty bots of each of five kinds.")
@arguments.out_option("File to write, instead of standard output.")
@arguments.quiet_option
@arguments.processes_option
def play(
    boards: Set, bots: tuple[str, ...], times: int, whole: bool, out: Path | None, quiet: bool, processes: int | None
) -> None:
    """Let bots play the boards of SET and write their results, one line each; the same arguments give the same bytes."""
    if bool(bots) == whole:
        raise click.UsageError("choose the players: either --bot NAME, or --field for the whole field")
    counts = FIELD if whole else dict.fromkeys(bots, times)
    compiled(parts_of(counts), quiet)
    players = field(boards, counts, processes)
    try:
        with output(out) as file, progress(players, total=sum(counts.values()), unit="results", quiet=quiet) as bar:
            for result in bar:
                file.write(json.dumps(result_json(result), ensure_ascii=False) + "\n")
    except BadBoards as error:
        raise Failure(str(error)) from None


@command.command("score", short_help="Rank results of a set.")
@set_argument
@result_argument
@click.option("--judged", is_flag=True, help="Also judge every decision: what it cost, given what its player could know.")
@arguments.json_option
@arguments.language_option
def score(boards: Set, files: tuple[str, ...], judged: bool, as_json: bool, lang: str) -> None:
    """Rank results of SET: everybody is compared with all the others, deal by deal.

    For each player: the share of the others beaten (ties count half), and the points per deal above the others' mean,
    with the 95% interval. With bots among the results, also the rating from these deals. With --judged, also the
    points per deal that decisions gave away; the rating then uses them.
    """
    results = results_of(boards, files)
    try:
        ranked = standings(boards, results, judged=judged)
    except BadBoards as error:
        raise Failure(str(error)) from None
    bots = [(entry.bot, entry.cells) for entry in ranked if entry.bot]
    rows = [_row(boards, entry, bots) for entry in ranked]
    table = map(json.dumps, rows) if as_json else boards_table(language(lang, isolating=False), rows)
    click.echo("\n".join(table))


def _row(boards: Set, standing: Standing, bots: Sequence[Any]) -> dict[str, Any]:
    scale = scale_of(boards.rules, boards.replies)
    figures = scale.figures(standing.cells, bots) if bots else []
    rated = rating(scale.losses.figures(standing.lost) if scale.losses and standing.lost else figures)
    return {
        "place": standing.place,
        "player": standing.player,
        "bot": standing.bot or None,
        "deals": len(standing.cells),
        "points": sum(standing.cells.values()),
        "matchpoints": standing.matchpoints,
        "beyond": interval_json(standing.beyond),
        "lost": interval_json(interval(list(standing.lost.values()))) if standing.lost else None,
        "rating": {"value": rated.value, "half": rated.half, "deals": rated.deals} if rated.shown else None,
    }


@command.command("compare", short_help="Show two results side by side.")
@set_argument
@result_argument
@click.option(
    "--player", "players", multiple=True, metavar="NAME", help="One of the two players, if the files contain more."
)
@arguments.json_option
@arguments.language_option
def compare(boards: Set, files: tuple[str, ...], players: tuple[str, ...], as_json: bool, lang: str) -> None:
    """Show two results of SET side by side, board by board, with the first different decision."""
    own, other = _two(results_of(boards, files), players)
    rows = []
    for board in sorted(set(own.boards) & set(other.boards)):
        first, second = own.boards[board], other.boards[board]
        parted = parting(first, second)
        rows.append({
            "board": board,
            "players": [own.player, other.player],
            "points": [[list(deal.points) for deal in deals] for deals in (first, second)],
            "parting": parted and parted._asdict(),
        })  # fmt: skip
    compared = map(json.dumps, rows) if as_json else compared_results(language(lang, isolating=False), boards, rows)
    click.echo("\n".join(compared))


def _two(results: Sequence[Result], players: Sequence[str]) -> tuple[Result, Result]:
    names = [result.player for result in results]
    for name in players:
        if name not in names:
            raise click.UsageError(with_hint(f"--player {name}: no result has this name", name, names))
    chosen = [result for result in results if result.player in players] if players else list(results)
    if len(chosen) != 2:
        raise click.UsageError(f"two results are compared, and these are {len(chosen)}: name two with --player")
    return chosen[0], chosen[1]


@command.command("verify", short_help="Check results, action by action.")
@set_argument
@result_argument
@arguments.json_option
@arguments.quiet_option
@arguments.language_option
def verify(boards: Set, files: tuple[str, ...], as_json: bool, quiet: bool, lang: str) -> None:
    """Check results of SET: its seal, every action, every point, and every reply of the bots.

    Exit 0: everything is correct. Exit 1: something is not; the output names it and what was expected. Exit 2: an
    input is not a set or a result. Exit 3: the secret of the set is not published yet, or its bots are of another
    version.
    """
    if boards.secret is None:
        raise _open("the secret of these boards is not published yet", quiet)
    wrong = 0
    for result in results_of(boards, files, alien=True):
        try:
            findings = audit(boards, result)
        except BadBoards as error:
            raise _open(str(error), quiet) from None
        wrong += bool(findings)
        if quiet:
            continue
        rows = [finding._asdict() for finding in findings]
        if as_json:
            click.echo(json.dumps({"player": result.player, "holds": not findings, "findings": rows}, ensure_ascii=False))
            continue
        for line in findings_text(language(lang, isolating=False), boards, result, findings):
            click.echo(line)
    raise click.exceptions.Exit(int(wrong > 0))


def _open(why: str, quiet: bool) -> click.exceptions.Exit:
    if not quiet:
        click.echo(in_words(why), err=True)
    return click.exceptions.Exit(3)
