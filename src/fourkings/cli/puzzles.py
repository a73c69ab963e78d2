"""`fourkings puzzles mine`, `show`, `play`, `check`: moments of matches between bots that have a fair answer."""

from __future__ import annotations

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
from fourkings.cli._compiling import compiled
from fourkings.cli._help import Family
from fourkings.cli._input import Failure
from fourkings.cli._output import output
from fourkings.cli._progress import progress
from fourkings.cli._suggestions import with_hint
from fourkings.engines.wire import token
from fourkings.puzzles import NotAPuzzle, Puzzle, puzzle_json, read_puzzle
from fourkings.puzzles.fair import again
from fourkings.puzzles.mining import mine
from fourkings.puzzles.search_log import AnotherSearch, SearchLog
from fourkings.puzzles.shipped import shipped
from fourkings.puzzles.stranger import agrees
from fourkings.rulebook.cards import members
from fourkings.rulebook.game import Action, Game
from fourkings.rulebook.games import GAMES, UnknownGame, find
from fourkings.windows.i18n import Language, language

CHECKS: Final[Mapping[str, Callable[[Puzzle], bool]]] = {
    "three": lambda puzzle: again(puzzle.view, puzzle.solution),
    "stranger": agrees,
}
"""By the name of who judges again: whether they find the same answer."""


@click.group(cls=Family)
def command() -> None:
    """Puzzles: moments of matches between bots that have a fair answer.

    `mine` searches matches for them. `show` prints them, `play` asks for their answers, and `check` judges them again.
    PUZZLES is a game, for the puzzles that come with the program, or a file.
    """


class Source(click.ParamType["Game | Path"]):
    """Where puzzles come from: a game by its id or alias, or a file."""

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
@click.option("--many", type=COUNT, default=10, show_default=True, help="Puzzles that the file has in the end.")
@click.option("--seed", type=int, default=0, show_default=True, help="The same seed and arguments give the same puzzles.")
@rules_options
@json_option
@quiet_option
@processes_option
def mine_(
    game: Game, file: Path, many: int, seed: int, preset: str, options: tuple[str, ...], as_json: bool, quiet: bool,
    processes: int | None,
) -> None:  # fmt: skip
    """Search matches of GAME between bots for puzzles, at most one a match.

    Each puzzle is a line of the file PUZZLES, written as soon as it is found. A second file, PUZZLES.search.json, says how
    far the search is. An interrupted search, or one for more puzzles, continues with the same command.
    The answer counts the moments that each rule of fairness refused.
    """
    compiled(quiet=quiet)
    rules = chosen_rules(game, preset, options)
    try:
        log = SearchLog.open(file, rules, seed)
    except (AnotherSearch, NotAPuzzle) as error:
        raise Failure(f"{file}: {error}") from None
    with progress(total=many, unit="puzzles", name=game.ID, quiet=quiet) as bar:
        bar.update(min(many, len(log.puzzles)))
        searched = mine(rules, seed, log.searched, processes, [puzzle.view for puzzle in log.puzzles])
        while len(log.puzzles) < many:
            mined = next(searched)
            log.add(mined)
            bar.update(mined.puzzle is not None)
    answer = {"puzzles": len(log.puzzles), "matches": log.searched, "refused": dict(log.refused.most_common())}
    click.echo(json.dumps(answer) if as_json else "\n".join(_counted(answer)))


def _counted(answer: dict[str, Any]) -> Iterator[str]:
    yield f"puzzles: {answer['puzzles']}, matches: {answer['matches']}; moments refused:"
    width = max((len(rule) for rule in answer["refused"]), default=0)
    for rule, moments in answer["refused"].items():
        yield f"  {rule:<{width}}  {moments:>6}"


@command.command("show")
@source_argument
@json_option
@language_option
def show(source: Game | Path, as_json: bool, lang: str) -> None:
    """Show every puzzle of a game or of a file.

    Its right answers come with it, and what each player of the ladder did. `--json` prints the lines as they are.
    Exit 2: a line is no puzzle.
    """
    words = language(lang, isolating=False)
    with output(None) as out:
        for puzzle in _puzzles(source):
            if as_json:
                out.write(json.dumps(puzzle_json(puzzle), ensure_ascii=False) + "\n")
            else:
                out.write("\n".join(_told(puzzle, words)) + "\n\n")


@command.command("play")
@source_argument
@language_option
def play(source: Game | Path, lang: str) -> None:
    """Solve the puzzles of a game or of a file at the terminal.

    Type a card, such as QH, or a call. The end of input ends the command, too, and the answer counts what was right.
    """
    words, asked, solved = language(lang, isolating=False), 0, 0
    for puzzle in _puzzles(source):
        click.echo("\n".join(_question(puzzle, words)))
        if (action := _answer(puzzle, words)) is None:
            break
        asked += 1
        solved += action in puzzle.solution
        click.echo(_verdict(puzzle, action, words) + "\n")
    click.echo(words.text("puzzle-sum", solved=solved, count=asked))


def _answer(puzzle: Puzzle, words: Language) -> Action | None:
    """The legal action that is typed; None at the end of input."""
    prompt = words.text("puzzle-ask")
    while True:
        try:
            typed = click.prompt(prompt, prompt_suffix=" ", default="", show_default=False)
        except click.Abort:
            click.echo()
            return None
        for action in puzzle.view.legal:
            if typed.strip().casefold() in (token(action).casefold(), words.action(puzzle.rules, action).casefold()):
                return action
        click.echo(words.text("puzzle-no-choice", typed=typed, choices=words.listed(list(map(token, puzzle.view.legal)))))


def _verdict(puzzle: Puzzle, action: Action, words: Language) -> str:
    """What an answer is worth."""
    if action in puzzle.solution:
        return words.text("puzzle-right")
    right = [words.action(puzzle.rules, other) for other in puzzle.view.legal if other in puzzle.solution]
    return words.text("puzzle-wrong", count=len(right), answers=words.listed(right))


@command.command("check")
@source_argument
@click.option("--sample", type=COUNT, default=300, show_default=True, help="Puzzles that are judged again, at the most.")
@click.option("--seed", type=int, default=0, show_default=True, help="The same seed draws the same sample.")
@click.option(
    "--judge",
    type=click.Choice(list(CHECKS)),
    default="three",
    show_default=True,
    help="Who judges: the three that chose the puzzles, or a stranger, by the beliefs and playouts of other bots.",
)
@quiet_option
def check(source: Game | Path, sample: int, seed: int, judge: str, quiet: bool) -> None:
    """Judge puzzles again, with fresh dice and ten times the deals.

    Exit 1: an answer is another one now; its puzzle is named. Exit 2: a line is no puzzle.
    """
    compiled(quiet=quiet)
    puzzles, holds = list(_puzzles(source)), CHECKS[judge]
    drawn = Random(seed).sample(puzzles, min(sample, len(puzzles)))
    with progress(drawn, unit="puzzles", quiet=quiet) as bar:
        differ = [puzzle.id for puzzle in bar if not holds(puzzle)]
    if not quiet:
        for name in differ:
            click.echo(f"{name}: the answer is another one now")
        same, many = len(drawn) - len(differ), len(drawn)
        click.echo(f"{same} of {many} puzzles ({same / max(1, many):.1%}) have the same answer again")
    if differ:
        raise click.exceptions.Exit(1)


def _puzzles(source: Game | Path) -> Iterator[Puzzle]:
    """The puzzles of a game or of a file; the first line that is none ends the command."""
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


def _question(puzzle: Puzzle, words: Language) -> Iterator[str]:
    """A puzzle in words, without its answer."""
    at, rules = puzzle.view, puzzle.rules
    yield words.text("puzzle-head", id=puzzle.id, game=words.game(rules), deal=at.number, rating=puzzle.rating)
    yield words.text("puzzle-hand", cards=words.cards(list(members(at.hand))))
    if at.trick:
        yield words.text("puzzle-trick", cards=words.cards(at.trick))
    yield words.text("puzzle-choices", choices=words.listed([words.action(rules, action) for action in at.legal]))


def _told(puzzle: Puzzle, words: Language) -> Iterator[str]:
    """A puzzle in words, with its answer and those of the ladder."""
    at, rules = puzzle.view, puzzle.rules
    yield from _question(puzzle, words)
    right = [words.action(rules, action) for action in at.legal if action in puzzle.solution]
    yield words.text("puzzle-answer", count=len(right), answers=words.listed(right))
    for action, _ in Counter(puzzle.ladder.values()).most_common():
        players = words.listed([name for name, said in puzzle.ladder.items() if said == action])
        yield "  " + words.text("puzzle-ladder", players=players, action=words.action(rules, action))
