"""A puzzle at the terminal: the question, the answer that is typed, and why another one is better."""

from __future__ import annotations

from collections.abc import Iterator

import click

from fourkings.analysis.explanations import find_proofs
from fourkings.cli._compiling import compiled
from fourkings.cli._deals import course, hands
from fourkings.cli._typed import typed_line
from fourkings.engines.wire import token
from fourkings.i18n import Language
from fourkings.puzzles import Puzzle, reveal
from fourkings.rulebook.cards import members
from fourkings.rulebook.game import Action


def question(puzzle: Puzzle, words: Language) -> Iterator[str]:
    """A puzzle in words, without its answer."""
    at, rules = puzzle.view, puzzle.rules
    yield words.text("puzzle-head", id=puzzle.id, game=words.game(rules), deal=at.number, rating=puzzle.rating)
    yield words.text("puzzle-you", who=words.player(at.turn))
    yield from course(rules, reveal.before(puzzle), words)
    yield words.text("puzzle-hand", cards=words.cards(list(members(at.hand))))
    yield words.text("puzzle-choices", choices=words.listed([words.action(rules, action) for action in at.legal]))


def answer(puzzle: Puzzle, words: Language) -> Action | None:
    """The legal action that is typed; None at the end of input."""
    prompt = words.text("puzzle-ask")
    while (typed := typed_line(prompt)) is not None:
        for action in puzzle.view.legal:
            if typed.strip().casefold() in (token(action).casefold(), words.action(puzzle.rules, action).casefold()):
                return action
        click.echo(words.text("puzzle-no-choice", typed=typed, choices=words.listed(list(map(token, puzzle.view.legal)))))
    return None


def verdict(puzzle: Puzzle, action: Action, words: Language) -> Iterator[str]:
    """What an answer is worth, and for a wrong one why: what is proven, a deal in which it fails, and the real one."""
    if action in puzzle.solution:
        yield words.text("puzzle-right")
        return
    right = [other for other in puzzle.view.legal if other in puzzle.solution]
    answers = words.listed([words.action(puzzle.rules, other) for other in right])
    yield words.text("puzzle-wrong", count=len(right), answers=answers)
    compiled(["playouts"])
    yield from _proven(puzzle, right[0], action, words)
    yield from _failing(puzzle, action, words)
    yield words.text("puzzle-page-real")
    yield from _indented(hands(reveal.before(puzzle)[-1].state.hands, words))


def _proven(puzzle: Puzzle, right: Action, action: Action, words: Language) -> Iterator[str]:
    """What speaks for the right answer beside the one that was given."""
    from fourkings.bots.reasons import why_of

    for proof in find_proofs(puzzle.view, right, action)[0]:
        yield words.advice(*why_of(proof))


def _failing(puzzle: Puzzle, action: Action, words: Language) -> Iterator[str]:
    """A deal that fits, and in which the answer brings less."""
    failing = reveal.failing(puzzle, action)
    if failing is None:
        yield words.text("puzzle-page-not-shown")
        return
    yield words.text("puzzle-page-fails", deals=failing.deals, worse=failing.worse, better=failing.better)
    begun = len(reveal.before(puzzle))
    before = failing.moments[begun - 1].state
    yield words.text("puzzle-page-drawn")
    yield from _indented(hands(before.hands, words))
    played = list(course(puzzle.rules, failing.moments, words))
    yield from _indented(played[len(played) - len(failing.moments[-1].state.tricks) + len(before.tricks) :])


def _indented(lines: Iterator[str] | list[str]) -> Iterator[str]:
    for line in lines:
        yield f"  {line}"
