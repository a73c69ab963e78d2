"""`fourkings puzzles mine`, `show`, `play`, `check`: moments of bot matches with an answer that can be justified."""

import json
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from random import Random
from typing import Any, Final

import click
from click.shell_completion import CompletionItem

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
from fourkings.cli._figures import percent
from fourkings.cli._help import Family
from fourkings.cli._input import Failure
from fourkings.cli._output import output
from fourkings.cli._progress import progress
from fourkings.cli._puzzles import Session, answer, question, verdict
from fourkings.cli.warm import compiled
from fourkings.i18n import Language, language
from fourkings.puzzles import NotAPuzzle, Puzzle, puzzle_json, read_puzzle
from fourkings.puzzles.fair import is_confirmed
from fourkings.puzzles.mining import mine
from fourkings.puzzles.search_log import AnotherSearch, SearchLog
from fourkings.puzzles.shipped import shipped
from fourkings.puzzles.stranger import agrees
from fourkings.rulebook.game import Game
from fourkings.rulebook.games import GAMES, UnknownGame, find
from fourkings.sanitize import with_hint

CHECKS: Final[Mapping[str, Callable[[Puzzle], bool]]] = {
    "three": lambda puzzle: is_confirmed(puzzle.view, puzzle.solution),
    "stranger": agrees,
}
"""Checks of a puzzle, by the name of a judge: True if it finds the same answer."""


@click.group(cls=Family)
def command() -> None:
    """Puzzles: moments of bot matches with an answer that can be justified.

    `mine` searches matches for them. `show` prints them, `play` asks for their answers, and `check` judges them again.
    `read` asks who holds a hidden card.
    PUZZLES is a game, for the puzzles that come with the program, or a file.
    """


class Source(click.ParamType["Game | Path"]):
    """The type of an argument that names a source of puzzles: a game by its id or alias, or a file."""

    name = "puzzles"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Game | Path:
        try:
            return find(value)
        except UnknownGame:
            if (path := Path(value)).is_file():
                return path
            self.fail(with_hint(f"{value!r} is neither a game nor a file", value, GAMES), param, ctx)

    def shell_complete(self, ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
        games = [CompletionItem(game) for game in GAMES if game.startswith(incomplete)]
        return [*games, CompletionItem(incomplete, type="file")]


source_argument = click.argument("source", metavar="PUZZLES", type=Source())


@command.command("mine")
@click.argument("game", type=GameName())
@click.argument("file", metavar="PUZZLES", type=click.Path(path_type=Path, dir_okay=False))
@click.option("--many", type=COUNT, default=10, show_default=True, help="Number of puzzles to collect in the file.")
@click.option("--seed", type=int, default=0, show_default=True, help="The same seed and arguments give the same puzzles.")
@click.option(
    "--several", is_flag=True, help="Look for puzzles with several right answers in every match, not only in one of four."
)
@rules_options
@json_option
@quiet_option
@language_option
@processes_option
def mine_(
    game: Game, file: Path, many: int, seed: int, several: bool, preset: str, options: tuple[str, ...], as_json: bool,
    quiet: bool, lang: str, processes: int | None,
) -> None:  # fmt: skip
    """Search matches of GAME between bots for puzzles, at most one a match.

    Each puzzle is a line of the file PUZZLES, written as soon as it is found. A second file, PUZZLES.search.json, has the
    progress of the search. An interrupted search, or one for more puzzles, continues with the same command.
    The output counts the moments that each rule of fairness rejected.
    """
    compiled(quiet=quiet)
    rules = chosen_rules(game, preset, options)
    try:
        log = SearchLog.open(file, rules, seed)
    except (AnotherSearch, NotAPuzzle) as error:
        raise Failure(f"{file}: {error}") from None
    with progress(total=many, unit="puzzles", name=game.ID, quiet=quiet) as bar:
        bar.update(min(many, len(log.puzzles)))
        known = [puzzle.view for puzzle in log.puzzles]
        searched = mine(rules, seed, log.searched, processes, known, several=several)
        while len(log.puzzles) < many:
            mined = next(searched)
            log.add(mined)
            bar.update(mined.puzzle is not None)
    counts = {"puzzles": len(log.puzzles), "matches": log.searched, "refused": dict(log.refused.most_common())}
    click.echo(json.dumps(counts) if as_json else "\n".join(counted(language(lang, isolating=False), counts)))


def counted(words: Language, counts: dict[str, Any]) -> Iterator[str]:
    """Yield the numbers of a search for puzzles as text: matches, puzzles, and moments refused by each rule."""
    yield words.text("cli-puzzles-mined", puzzles=str(counts["puzzles"]), matches=str(counts["matches"]))
    rules = [words.text("cli-puzzles-refused", rule=rule.replace(" ", "_"), name=rule) for rule in counts["refused"]]
    width = max(map(len, rules), default=0)
    for rule, moments in zip(rules, counts["refused"].values(), strict=True):
        yield f"  {rule:<{width}}  {moments:>6}"


@command.command("show")
@source_argument
@json_option
@language_option
def show(source: Game | Path, as_json: bool, lang: str) -> None:
    """Show every puzzle of a game or of a file.

    Each puzzle has its right answers and the choice of each player of the ladder. `--json` prints the lines as they are.
    Exit 2: a line is not a puzzle.
    """
    words = language(lang, isolating=False)
    with output(None) as out:
        for puzzle in _puzzles(source):
            if as_json:
                out.write(json.dumps(puzzle_json(puzzle), ensure_ascii=False) + "\n")
            else:
                out.write("\n".join(_puzzle_lines(puzzle, words)) + "\n\n")


@command.command("play")
@source_argument
@language_option
def play(source: Game | Path, lang: str) -> None:
    """Solve the puzzles of a game or of a file at the terminal.

    Type a card, such as QH, or a call. At the end of input, the command counts your right answers.
    """
    words, asked, solved = language(lang, isolating=False), 0, 0
    for puzzle in _puzzles(source):
        click.echo("\n".join(question(puzzle, words)))
        if (action := answer(puzzle, words)) is None:
            break
        asked += 1
        solved += action in puzzle.solution
        click.echo("\n".join(verdict(puzzle, action, words)) + "\n")
    click.echo(words.text("puzzle-sum", solved=solved, count=asked))


@command.command("read")
@click.argument("game", type=GameName())
@click.option("--many", type=COUNT, help="Maximum number of questions; without it, until the input ends.")
@click.option("--seed", type=int, help="The same seed deals the same questions; without it, they are new each time.")
@click.option(
    "--answers",
    type=click.Path(path_type=Path, dir_okay=False),
    help="File for your answers and their questions, one per line.",
)
@rules_options
@quiet_option
@language_option
def read(
    game: Game, many: int | None, seed: int | None, answers: Path | None, preset: str, options: tuple[str, ...],
    quiet: bool, lang: str,
) -> None:  # fmt: skip
    """Guess in the terminal who holds a hidden card of GAME.

    Share ten chips between the three other players: type three numbers, such as 6 3 1. The end of input ends the command.
    Each answer scores from 0 (no closer to the best reader than even chips) to 100, and the clues are named. After a
    hundred answers, a table shows how well your chips fit.
    """
    compiled(["playouts"], quiet)
    session = Session(chosen_rules(game, preset, options), language(lang, isolating=False), answers, seed)
    asked = 0
    while (many is None or asked < many) and session.ask():
        asked += 1
    click.echo("\n".join(session.course()))


@command.command("check")
@source_argument
@click.option("--sample", type=COUNT, default=300, show_default=True, help="Maximum number of puzzles to judge again.")
@click.option("--seed", type=int, default=0, show_default=True, help="The same seed draws the same sample.")
@click.option(
    "--judge",
    type=click.Choice(list(CHECKS)),
    default="three",
    show_default=True,
    help="Who judges: the three that chose the puzzles, or an independent judge (stranger) with other bots.",
)
@quiet_option
@language_option
def check(source: Game | Path, sample: int, seed: int, judge: str, quiet: bool, lang: str) -> None:
    """Judge puzzles again, with new random numbers and ten times the deals.

    Exit 1: an answer has changed; its puzzle is named. Exit 2: a line is not a puzzle.
    """
    compiled(quiet=quiet)
    puzzles, holds = list(_puzzles(source)), CHECKS[judge]
    drawn = Random(seed).sample(puzzles, min(sample, len(puzzles)))
    with progress(drawn, unit="puzzles", quiet=quiet) as bar:
        differ = [puzzle.id for puzzle in bar if not holds(puzzle)]
    if not quiet:
        words = language(lang, isolating=False)
        for name in differ:
            click.echo(words.text("cli-puzzles-differs", id=name))
        same, many = len(drawn) - len(differ), len(drawn)
        share = percent(words, same / max(1, many))
        click.echo(words.text("cli-puzzles-same", same=str(same), count=str(many), share=share))
    if differ:
        raise click.exceptions.Exit(1)


def _puzzles(source: Game | Path) -> Iterator[Puzzle]:
    """Yield the puzzles of a game or of a file; end the command at the first line that is none."""
    if not isinstance(source, Path):
        yield from shipped(source.ID)
    else:
        yield from _read(source)


def _read(file: Path) -> Iterator[Puzzle]:
    try:
        lines = file.read_text("utf-8").splitlines()
    except UnicodeDecodeError:
        raise Failure(f"{file}: the file contains something other than UTF-8; puzzles are lines of JSON") from None
    for number, line in enumerate(lines, 1):
        try:
            yield read_puzzle(line)
        except NotAPuzzle as error:
            raise Failure(f"{file}:{number}: {error}") from None


def _puzzle_lines(puzzle: Puzzle, words: Language) -> Iterator[str]:
    """Yield a puzzle as text, with its right answer and those of a ladder of bots of rising strength."""
    at, rules = puzzle.view, puzzle.rules
    yield from question(puzzle, words)
    right = [words.action(rules, action) for action in at.legal if action in puzzle.solution]
    yield words.text("puzzle-answer", count=len(right), answers=words.listed(right))
    for action, _ in Counter(puzzle.ladder.values()).most_common():
        players = words.listed([name for name, choice in puzzle.ladder.items() if choice == action])
        yield "  " + words.text("puzzle-ladder", players=players, action=words.action(rules, action))
