"""A mistake as a question: a decision that a review blames, or a puzzle whose first answer was wrong."""

from dataclasses import dataclass
from itertools import islice
from typing import Any, NamedTuple

from fourkings.analysis.matches import moments
from fourkings.analysis.verdicts import SMALLEST
from fourkings.app.core import Context
from fourkings.app.matches.access import own_match
from fourkings.app.matches.history import matches_of
from fourkings.app.models import PuzzleAnswer
from fourkings.app.puzzles.schema import Valued, choice_values
from fourkings.app.reviews.costs import own_reviews
from fourkings.app.reviews.schema import Verdict, requested_review, verdict_info
from fourkings.app.shared.body import ApiError
from fourkings.puzzles import Puzzle
from fourkings.puzzles.form import Course, Position
from fourkings.puzzles.shipped import NoSuchPuzzle
from fourkings.rulebook.cards import SEATS, Seat
from fourkings.rulebook.games import GAMES
from fourkings.rulebook.match import Match
from fourkings.sanitize import read_json
from fourkings.views import view


class InMatch(NamedTuple):
    """A decision in a reviewed match."""

    table: str
    seat: Seat
    place: int  #: among the actions of the seat

    def __str__(self) -> str:
        return f"match.{self.table}.{self.seat}.{self.place}"


class InPuzzle(NamedTuple):
    """A puzzle."""

    game: str
    puzzle: str

    def __str__(self) -> str:
        return f"puzzle.{self.game}.{self.puzzle}"


@dataclass(frozen=True, slots=True)
class Question:
    """A mistake with its answer."""

    position: Position
    choices: list[Valued]  #: the best first
    verdict: Verdict | None = None  #: of the review; None for a puzzle
    played: float | None = None  #: when its match was, in seconds since 1970; None for a puzzle

    @property
    def puzzle(self) -> Puzzle | None:
        """The puzzle, if it is one."""
        return self.position if isinstance(self.position, Puzzle) else None


def no_mistake() -> ApiError:
    return ApiError(404, "no-such-mistake", "you have no such mistake")


def parse(name: str) -> InMatch | InPuzzle:
    """Return the mistake of a name, or raise `ApiError`."""
    match name.split("."):
        case ["match", table, seat, place] if seat in map(str, SEATS) and place.isdecimal():
            return InMatch(table, int(seat), int(place))
        case ["puzzle", game, puzzle]:
            return InPuzzle(game, puzzle)
    raise no_mistake()


async def mistakes_of(ctx: Context) -> list[str]:
    """Return the names of a player's mistakes, the latest first, without decisions in which nothing was left to decide."""
    mistakes = [(answer.at, str(InPuzzle(answer.game, answer.puzzle))) for answer in await _missed_puzzles(ctx)]
    blamed = [each for each in await ctx.store.reviews.mistakes(ctx.player) if not each.decided]
    reviews = await own_reviews(
        ctx.store.reviews, ctx.player, await matches_of(ctx.store.tables, ctx.player) if blamed else []
    )
    played = {(review.table, review.seat): match.stored.updated for match, review in reviews if match.stored.game in GAMES}
    for table, seat, place, _ in blamed:
        if (at := played.get((table, seat))) is not None:
            mistakes.append((at, str(InMatch(table, seat, place))))
    return [name for _, name in sorted(mistakes, key=lambda mistake: -mistake[0])]


async def _missed_puzzles(ctx: Context) -> list[PuzzleAnswer]:
    """Return the first answers to puzzles that were wrong, without puzzles that are gone."""
    missed = [answer for answer in await ctx.store.puzzles.of(ctx.player) if not answer.right and answer.game in GAMES]
    known = {
        game: await ctx.host.in_background(ctx.host.puzzle_entries, game)
        for game in dict.fromkeys(answer.game for answer in missed)
    }
    return [answer for answer in missed if answer.puzzle in known[answer.game]]


async def question_of(ctx: Context, name: str, lang: str) -> Question:
    """Return a mistake as a question, or raise `ApiError`; any decision of a reviewed match will do."""
    mistake = parse(name)
    if isinstance(mistake, InPuzzle):
        try:
            puzzle = ctx.host.puzzle(mistake.game, mistake.puzzle)
        except NoSuchPuzzle:
            raise no_mistake() from None
        return Question(puzzle, choice_values(puzzle))
    own = await own_match(ctx, mistake.table, lang)
    await requested_review(ctx.store.reviews, mistake.table, mistake.seat)
    rows = await ctx.store.reviews.verdicts(mistake.table, mistake.seat, mistake.place - 1)
    if not rows or rows[0][0] != mistake.place:
        raise no_mistake()
    position = await ctx.host.in_background(_position, own.table.match, mistake)
    verdict = Verdict(**verdict_info(own.match, rows[0], lang))
    return Question(position, _values(read_json(rows[0][1])), verdict, own.stored.updated)


def _position(match: Match, mistake: InMatch) -> Position:
    """Return a decision of a match as its player saw it, with its deal."""
    deal, action, state, _ = next(islice(moments(match, mistake.seat), mistake.place, None))
    actions = tuple(action for _, action in match.deals[deal - 1].actions)
    return Position(
        match.rules, view(state, state.turn), {"deal": deal, "action": action}, Course(state.deal.dealt, actions)
    )


def _values(verdict: dict[str, Any]) -> list[Valued]:
    """Return every choice of a judged decision, the best first: those that lose too little to be blamed are right, too."""
    best, smallest = verdict["places"][1], SMALLEST * verdict["exact"][4]
    rows = [
        Valued(actions=actions, right=place == best or loss < smallest, loss=loss, error=error)
        for place, (actions, (loss, error)) in enumerate(zip(verdict["choices"], verdict["losses"], strict=True))
    ]
    return sorted(rows, key=lambda row: row.loss)
