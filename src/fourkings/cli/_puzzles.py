"""Puzzles at the terminal, and readings: questions of which player holds a hidden card."""

import json
import secrets
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import click

from fourkings.analysis.explanations import explanation_text
from fourkings.arena import secret_of
from fourkings.cli._input import Failure
from fourkings.cli.warm import compiled
from fourkings.coach import explain
from fourkings.i18n import Language
from fourkings.lessons.worked_deals import Moment
from fourkings.puzzles import Puzzle, reveal
from fourkings.puzzles.readings import (
    CHIPS,
    ENOUGH,
    LIKELIER,
    Clue,
    Reading,
    best_chips,
    calibration,
    clues,
    deal,
    reading_json,
    score,
)
from fourkings.records import token
from fourkings.rulebook.cards import SEATS, Card, Mask, Seat, members
from fourkings.rulebook.deck import SECRET_BYTES
from fourkings.rulebook.events import Dealt, Taken
from fourkings.rulebook.game import Action, Rules
from fourkings.sanitize import read_json


def course(rules: Rules, moments: Sequence[Moment], words: Language) -> Iterator[str]:
    """Yield a deal as text up to the last of these moments: its calls, its tricks, and the cards on the table."""
    names, deal, now = players(words), moments[0].state.deal, moments[-1].state
    yield words.event(rules, Dealt(deal.number, deal.dealer, deal.dealt, deal.turn_up, deal.face_up), names)
    calls = [
        words.says(rules, names[moment.seat], moment.action)
        for moment in moments
        if moment.seat is not None and isinstance(moment.action, str)
    ]
    if calls:
        yield words.parted(calls)
    for number, trick in enumerate(now.tricks, 1):
        taken = words.event(rules, Taken(trick), names)
        yield words.text(
            "puzzle-course-trick", number=number, cards=_cards_of_trick(trick.leader, trick.cards, words), taken=taken
        )
    if now.trick:
        yield words.text("puzzle-trick", cards=_cards_of_trick(now.leader, now.trick, words))


def hands(held: Sequence[Mask], words: Language, names: Sequence[str] = ()) -> Iterator[str]:
    """Yield the hand of each seat; `names` by seat."""
    for seat in SEATS:
        yield words.text("puzzle-hand-of", who=words.player(seat, names), cards=words.cards(list(members(held[seat]))))


def players(words: Language) -> tuple[str, ...]:
    """Return the names of four unnamed players."""
    return tuple(words.player(seat) for seat in SEATS)


def _cards_of_trick(leader: Seat, cards: Sequence[Card], words: Language) -> str:
    shown = [
        words.text("shown-card", who=words.player(leader + place & 3), card=words.card(card))
        for place, card in enumerate(cards)
    ]
    return words.listed(shown)


def typed_line(prompt: str) -> str | None:
    """Return the line typed after a prompt; None at the end of input."""
    try:
        line: str = click.prompt(prompt, prompt_suffix=" ", default="", show_default=False)
    except click.Abort:
        click.echo()
        return None
    return line


def question(puzzle: Puzzle, words: Language) -> Iterator[str]:
    """Yield a puzzle as text, without its answer."""
    at, rules = puzzle.view, puzzle.rules
    yield words.text("puzzle-head", id=puzzle.id, game=words.game(rules), deal=at.number, rating=puzzle.rating)
    yield words.text("puzzle-you", who=words.player(at.turn))
    yield from course(rules, reveal.before(puzzle), words)
    yield words.text("puzzle-hand", cards=words.cards(list(members(at.hand))))
    yield words.text("puzzle-choices", choices=words.listed([words.action(rules, action) for action in at.legal]))


def answer(puzzle: Puzzle, words: Language) -> Action | None:
    """Ask until a legal action is typed; return None at the end of input."""
    prompt = words.text("puzzle-ask")
    while (typed := typed_line(prompt)) is not None:
        for action in puzzle.view.legal:
            if typed.strip().casefold() in (token(action).casefold(), words.action(puzzle.rules, action).casefold()):
                return action
        click.echo(words.text("puzzle-no-choice", typed=typed, choices=words.listed(list(map(token, puzzle.view.legal)))))
    return None


def verdict(puzzle: Puzzle, action: Action, words: Language) -> Iterator[str]:
    """Yield the verdict on an answer; for a wrong one also why, a deal in which it fails, and the real deal."""
    if action in puzzle.solution:
        yield words.text("puzzle-right")
        return
    right = [other for other in puzzle.view.legal if other in puzzle.solution]
    answers = words.listed([words.action(puzzle.rules, other) for other in right])
    yield words.text("puzzle-wrong", count=len(right), answers=answers)
    compiled(["playouts"])
    yield explanation_text(explain(puzzle.view, action, right[0]), words)
    yield from _failing(puzzle, action, words)
    yield words.text("puzzle-page-real")
    yield from _indented(hands(reveal.before(puzzle)[-1].state.hands, words))


def _failing(puzzle: Puzzle, action: Action, words: Language) -> Iterator[str]:
    """Yield a possible deal in which the answer scores less."""
    failing = reveal.failing(puzzle, action)
    if failing is None:
        yield words.text("puzzle-page-not-shown")
        return
    deals, worse, better = failing.deals, failing.worse, failing.better
    often = "never" if better == 0 else "more" if better > worse else "less"
    yield words.text("puzzle-page-fails", often=often, deals=deals, worse=worse, better=better)
    start = len(reveal.before(puzzle))
    before = failing.moments[start - 1].state
    yield words.text("puzzle-page-drawn")
    yield from _indented(hands(before.hands, words))
    played = list(course(puzzle.rules, failing.moments, words))
    yield from _indented(played[len(played) - len(failing.moments[-1].state.tricks) + len(before.tricks) :])


def _indented(lines: Iterator[str] | list[str]) -> Iterator[str]:
    for line in lines:
        yield f"  {line}"


class Answer(NamedTuple):
    """An answer to a reading: chips laid on the three seats that may hold a card, and which of them held it."""

    game: str
    chips: tuple[int, ...]
    holder: int
    score: int  #: from 0 to 100


class Session:
    """A series of readings in one game, and their answers in a file. Raise `Failure` for a file of another kind."""

    def __init__(self, rules: Rules, words: Language, file: Path | None, seed: int | None) -> None:
        self.rules, self.words, self.file, self.seed = rules, words, file, seed
        self.answers = list(_stored_answers(file)) if file is not None and file.exists() else []

    @property
    def of_game(self) -> list[Answer]:
        """The answers so far in this game."""
        return [answer for answer in self.answers if answer.game == self.rules.game.ID]

    def ask(self) -> bool:
        """Ask one question and print the value of its answer; return False at the end of input."""
        reading = self._deal()
        if reading is None:
            click.echo(self.words.text("puzzle-read-none"))
            return False
        click.echo("\n".join(self._question(reading)))
        chips = self._chips(reading)
        if chips is None:
            return False
        self._store(Answer(self.rules.game.ID, chips, reading.holder, score(chips, reading.judge)), reading)
        click.echo("\n".join(self._result(reading, chips)) + "\n")
        return True

    def course(self) -> Iterator[str]:
        """Yield the results so far: the average score, and the calibration once there are enough."""
        words, rows = self.words, self.of_game
        if not rows:
            return
        average = round(sum(row.score for row in rows) / len(rows))
        yield words.text("puzzle-read-course", answers=len(rows), score=average)
        if len(self.answers) < ENOUGH:
            yield words.text("puzzle-read-curve-soon", count=ENOUGH, answers=len(self.answers))
            return
        yield words.text("puzzle-read-curve")
        yield words.text("puzzle-read-curve-how", answers=len(self.answers))
        heads = [words.text(f"puzzle-read-curve-{column}") for column in ("laid", "seats", "held")]
        table = [
            (str(row.chips), str(row.seats), self.words.figure(f"{10 * row.held / row.seats:.1f}"))
            for row in calibration((answer.chips, answer.holder) for answer in self.answers)
        ]
        yield from _table([heads, *table])

    def _deal(self) -> Reading | None:
        number = len(self.of_game)
        if self.seed is None:
            return deal(self.rules, secrets.token_bytes(SECRET_BYTES))
        return deal(self.rules, secret_of(self.rules, self.seed, number, "reading"))

    def _question(self, reading: Reading) -> Iterator[str]:
        words, asked = self.words, reading.asked
        yield words.text("puzzle-read-number", number=len(self.of_game) + 1)
        yield words.text("puzzle-you", who=words.player(asked.view.turn))
        yield from course(self.rules, reveal.before(asked), words)
        yield words.text("puzzle-hand", cards=words.cards(list(members(asked.view.hand))))
        yield words.text("puzzle-read-ask", card=words.the_card(reading.card))
        yield words.text("puzzle-read-how")

    def _chips(self, reading: Reading) -> tuple[int, ...] | None:
        words = self.words
        prompt = words.text("puzzle-read-type", seats=words.listed(self._seats(reading)))
        while (typed := typed_line(prompt)) is not None:
            numbers = typed.split()
            if len(numbers) == len(reading.seats) and all(number.isdecimal() for number in numbers):
                chips = tuple(map(int, numbers))
                if sum(chips) == CHIPS:
                    return chips
            click.echo(words.text("puzzle-read-not-ten", typed=typed))
        return None

    def _result(self, reading: Reading, chips: Sequence[int]) -> Iterator[str]:
        words = self.words
        holder = reading.seats[reading.holder]
        yield words.text("puzzle-read-held", who=words.player(holder), card=words.the_card(reading.card))
        for clue in clues(reading):
            yield clue_sentence(reading, clue, words)
            if clue.kind != LIKELIER and (wasted := chips[reading.seats.index(clue.seat)]):
                yield words.text("puzzle-read-wasted", chips=wasted)
        rows = [
            [words.text(f"puzzle-read-{who}"), *map(str, laid), str(score(laid, reading.judge))]
            for who, laid in (("own", chips), ("best", best_chips(reading.judge)))
        ]
        yield from _table([["", *self._seats(reading), words.text("puzzle-read-score")], *rows])
        yield words.text("puzzle-read-what")
        yield words.text("puzzle-page-real")
        yield from (f"  {line}" for line in hands(reveal.before(reading.asked)[-1].state.hands, words))

    def _seats(self, reading: Reading) -> list[str]:
        return [self.words.player(seat) for seat in reading.seats]

    def _store(self, answer: Answer, reading: Reading) -> None:
        """Store an answer with its whole question, as a study of beliefs needs it, and without a name."""
        self.answers.append(answer)
        if self.file is not None:
            with self.file.open("a", encoding="utf-8") as lines:
                lines.write(json.dumps(answer._asdict() | {"question": reading_json(reading)}) + "\n")


def clue_sentence(reading: Reading, clue: Clue, words: Language) -> str:
    """Return a clue of a reading as a sentence, with the names of unnamed players."""
    rules, action = reading.asked.rules, clue.action
    params: dict[str, Any] = {"who": words.player(clue.by), "card": words.the_card(reading.card), "trick": clue.trick}
    if isinstance(action, int) and clue.led is not None:
        params |= {"played": words.the_card(action), "led": words.the_card(clue.led)}
    elif action is not None:
        params["said"] = words.says(rules, words.player(clue.by), action)
    if clue.kind == LIKELIER:
        params["what"] = "call" if clue.led is None else "lead" if action == clue.led else "play"
        params["seat"] = words.player(clue.seat)
    return words.text(f"puzzle-read-clue-{clue.kind}", **params)


def _stored_answers(file: Path) -> Iterator[Answer]:
    """Yield the answers of a file; raise `Failure` for any other line."""
    try:
        lines = file.read_text("utf-8").splitlines()
    except UnicodeDecodeError:
        lines = [""]
    for number, line in enumerate(lines, 1):
        try:
            row = read_json(line)
            answer = Answer(row["game"], tuple(map(int, row["chips"])), int(row["holder"]), int(row["score"]))
            if len(answer.chips) != 3 or sum(answer.chips) != CHIPS or not 0 <= answer.holder < 3:
                raise ValueError
            yield answer
        except (ValueError, KeyError, TypeError):
            raise Failure(f"{file}:{number}: the line is not an answer to a reading") from None


def _table(rows: Sequence[Sequence[str]]) -> Iterator[str]:
    """Yield rows in columns, the first aligned left, numbers right."""
    widths = [max(len(row[place]) for row in rows) for place in range(len(rows[0]))]
    for first, *others in rows:
        cells = [first.ljust(widths[0]), *(cell.rjust(width) for cell, width in zip(others, widths[1:], strict=True))]
        yield "  " + "  ".join(cells)
