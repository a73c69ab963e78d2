"""Puzzles: a moment as its player saw it, and what an answer is worth. Nothing of the answer is sent before it is given."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from datetime import date
from typing import TYPE_CHECKING, Annotated, Final, Literal

from fastapi import APIRouter, Path, Query
from pydantic import ConfigDict, Field

from fourkings.engines.wire import token
from fourkings.players.review.worth import choices
from fourkings.puzzles import Puzzle, reveal
from fourkings.puzzles.ratings import PROVISIONAL
from fourkings.puzzles.shipped import THEMES, NoSuchPuzzle, entries, puzzle_of
from fourkings.rulebook.cards import name
from fourkings.rulebook.game import Action
from fourkings.rulebook.games import UnknownGame, find
from fourkings.server.after.boards.days import day_of
from fourkings.server.after.puzzles import next_puzzle, note_answer
from fourkings.server.after.telling.deals import Step, WorkedDeal, deal_info
from fourkings.server.common.body import EXAMPLE_GAME
from fourkings.server.http.dependencies import OWN_PAGE, Lang, Player, ServicesDep, check_rate
from fourkings.server.http.errors import ApiError, Body, problems
from fourkings.server.services import Services
from fourkings.server.store import StoredRating
from fourkings.table.shown_names import BOTS_BESIDE_ONE
from fourkings.windows import worked
from fourkings.windows.i18n import language

if TYPE_CHECKING:
    ThemeName = str
else:
    ThemeName = Literal[THEMES]
    """The name of a theme."""
api: Final = APIRouter()
JUDGE: Final = "endings"
"""The judge whose values are told: reviews judge as it does."""
COST: Final = 4.0
"""The cost of a reveal within a session's rate, in requests: forty deals are played out."""

GameId = Annotated[str, Path(max_length=40, examples=[EXAMPLE_GAME])]
PuzzleId = Annotated[str, Path(max_length=12, pattern="^[0-9a-f]{12}$", examples=["0ccb291442e8"])]


Beside = Annotated[str, Query(max_length=12, pattern="^([0-9a-f]{12})?$", description="The puzzle that is open.")]
Theme = Annotated[ThemeName | None, Query(description="Only puzzles of this theme.")]


class PuzzleTheme(Body):
    """A theme of puzzles."""

    theme: ThemeName
    puzzles: int = Field(description="How many puzzles of the game have it.")


class OwnRating(Body):
    """One's own rating in puzzles of a game, by Glicko-2. Nobody else is told it."""

    rating: int
    uncertain: bool = Field(description="Too few answers yet.")


class PuzzleList(Body):
    """The puzzles of a game, and what one has made of them."""

    day: str = Field(description="Today in UTC, as 2026-11-22.")
    today: str | None = Field(description="The puzzle of the day, the same for everybody; null where there are none.")
    puzzles: int
    right: int = Field(description="How many one has answered rightly at the first try.")
    next: str | None = Field(description="Of those not answered, the one whose rating is nearest to one's own.")
    own: OwnRating | None = Field(description="Null before the first answer that counts.")
    themes: list[PuzzleTheme] = Field(description="Those that some puzzle has.")


class PuzzleAsked(Body):
    """A puzzle before its answer: what the seat to act sees, and what it may do."""

    id: str
    game: str
    rating: int = Field(description="1500 where half of the bots are right.")
    number: int = Field(description="The number of the deal in its match.")
    deal: WorkedDeal = Field(description="The deal up to this moment. A hidden card is an empty text.")
    legal: list[str] = Field(description="The cards and calls to choose from.")


class Given(Body):
    """An answer to a puzzle. A player's first one counts, also where it is given to be shown why it is wrong."""

    action: str = Field(max_length=40, description="One of the legal cards and calls.")
    rated: bool = Field(default=True, description="Whether it moves ratings: not where somebody chose the theme.")

    model_config = ConfigDict(json_schema_extra={"examples": [{"action": "QH"}]})


class Valued(Body):
    """A choice of a puzzle, with what it is worth."""

    actions: list[str] = Field(description="Cards that are equal are one choice.")
    right: bool
    loss: float = Field(description="Points that it loses to the best, on average.")
    error: float = Field(description="The standard error of the loss.")


class RatingMoved(Body):
    """What an answer made of one's own rating."""

    before: int | None = Field(description="Null where this was the first answer that counts.")
    after: int
    uncertain: bool = Field(description="Too few answers yet.")


class PuzzleAnswered(Body):
    """What an answer is worth. The other choices and the themes are told only if it is right."""

    right: bool
    loss: float = Field(description="Points that the answer loses to the best, on average.")
    choices: list[Valued] = Field(description="Every choice, the best first; empty where the answer is wrong.")
    themes: list[ThemeName] = Field(description="What the puzzle is about; empty where the answer is wrong.")
    moved: RatingMoved | None = Field(description="Null where the answer moves no rating, as no second one does.")


class PuzzleReveal(Body):
    """Why an answer is wrong: the choices, a deal that fits in which it fails, and the deal that was."""

    choices: list[Valued] = Field(description="Every choice, the best first.")
    worse: int = Field(description="Of the deals that were drawn, those in which the answer brings less than the best.")
    better: int = Field(description="And those in which it brings more.")
    deals: int
    drawn: WorkedDeal | None = Field(description="A deal in which the answer brings less; null where none was drawn.")
    real: WorkedDeal = Field(description="The deal that the puzzle comes from, as it was played.")
    at: int = Field(description="After how many actions of both deals the puzzle is asked.")
    themes: list[ThemeName] = Field(description="What the puzzle is about.")


@api.get("/puzzles/{game}", operation_id="puzzles", responses=problems(404, 422))
async def puzzles(
    game: GameId, player: Player, services: ServicesDep, theme: Theme = None, beside: Beside = ""
) -> PuzzleList:
    """The puzzles of a game: how many there are, today's, and the next one."""
    game_id, store = _game(game), services.store.puzzles
    known, day = await asyncio.to_thread(entries, game_id), day_of(services.now())
    names = list(known)
    answers, own = await store.answers(player, game_id), (await store.ratings_of(player)).get(game_id)
    counts = {name: sum(name in entry.themes for entry in known.values()) for name in THEMES}
    return PuzzleList(
        day=day,
        today=names[date.fromisoformat(day).toordinal() % len(names)] if names else None,
        puzzles=len(names),
        right=sum(right for puzzle, right in answers.items() if puzzle in known),
        next=next_puzzle(known, await store.puzzle_ratings(game_id), own, answers, beside, theme or ""),
        own=OwnRating(rating=round(own.rating), uncertain=_uncertain(own)) if own else None,
        themes=[PuzzleTheme(theme=name, puzzles=count) for name, count in counts.items() if count],
    )


@api.get("/puzzles/{game}/{puzzle}", operation_id="puzzle", responses=problems(404, 422))
async def puzzle(game: GameId, puzzle: PuzzleId, services: ServicesDep, lang: Lang = "en") -> PuzzleAsked:
    """A puzzle as its player saw it: no hidden card, and nothing of its answer."""
    asked = _puzzle(game, puzzle)
    moved = (await services.store.puzzles.puzzle_ratings(asked.rules.game.ID)).get(puzzle)
    return PuzzleAsked(
        id=asked.id,
        game=asked.rules.game.ID,
        rating=round(moved.rating) if moved else asked.rating,
        number=asked.view.number,
        deal=hidden(_told(asked, reveal.before(asked), lang), asked),
        legal=[token(action) for action in asked.view.legal],
    )


@api.post(
    "/puzzles/{game}/{puzzle}/answer",
    operation_id="answer_puzzle",
    responses=problems(400, 403, 404, 413, 422, 429),
    dependencies=OWN_PAGE,
)
async def answer_puzzle(
    game: GameId, puzzle: PuzzleId, given: Given, player: Player, services: ServicesDep
) -> PuzzleAnswered:
    """Answer a puzzle: whether it is right, what it loses, and what a first answer makes of one's rating."""
    check_rate(services, player)
    asked = _puzzle(game, puzzle)
    action = _action(asked, given)
    values = _valued(asked)
    right = action in asked.solution
    loss = next(row.loss for row in values if token(action) in row.actions)
    return PuzzleAnswered(
        right=right,
        loss=loss,
        choices=values if right else [],
        themes=list(asked.themes) if right else [],
        moved=await _noted(services, player, asked, action, given.rated),
    )


@api.post(
    "/puzzles/{game}/{puzzle}/reveal",
    operation_id="reveal_puzzle",
    responses=problems(400, 403, 404, 413, 422, 429),
    dependencies=OWN_PAGE,
)
async def reveal_puzzle(
    game: GameId, puzzle: PuzzleId, given: Given, player: Player, services: ServicesDep, lang: Lang = "en"
) -> PuzzleReveal:
    """Why an answer is wrong, with a deal in which it fails."""
    check_rate(services, player, COST)
    asked = _puzzle(game, puzzle)
    action = _action(asked, given)
    await _noted(services, player, asked, action, given.rated)
    fails = await asyncio.to_thread(reveal.failing, asked, action)
    return PuzzleReveal(
        choices=_valued(asked),
        worse=fails.worse if fails else 0,
        better=fails.better if fails else 0,
        deals=fails.deals if fails else 0,
        drawn=_told(asked, fails.moments, lang) if fails else None,
        real=_told(asked, reveal.whole(asked), lang),
        at=asked.origin["action"] - 1,
        themes=list(asked.themes),
    )


async def _noted(services: Services, player: str, puzzle: Puzzle, action: Action, rated: bool) -> RatingMoved | None:
    """What an answer makes of the player's rating, if it is their first to this puzzle and counts."""
    store, game, right = services.store.puzzles, puzzle.rules.game.ID, action in puzzle.solution
    before = (await store.ratings_of(player)).get(game)
    if not await note_answer(store, player, puzzle, right, services.now(), rated) or not rated:
        return None
    after = (await store.ratings_of(player))[game]
    return RatingMoved(
        before=round(before.rating) if before else None, after=round(after.rating), uncertain=_uncertain(after)
    )


def _uncertain(own: StoredRating) -> bool:
    return own.deviation > PROVISIONAL


def hidden(deal: WorkedDeal, puzzle: Puzzle) -> WorkedDeal:
    """The deal as the seat of a puzzle sees it: cards of others that are not open, and what they may play, are empty."""
    at = puzzle.view
    known = {name(card) for card in (*(at.face_up or ()), *(() if at.turned is None else (at.turned,)))}

    def seen(step: Step) -> Step:
        open_ = set() if any(step.won) else known
        hands = [
            hand if seat == at.seat else [card if card in open_ else "" for card in hand]
            for seat, hand in enumerate(step.hands)
        ]
        legal = step.legal if step.turn == at.seat else [""] if step.legal else []
        return step.model_copy(update={"hands": hands, "legal": legal})

    return deal.model_copy(update={"steps": list(map(seen, deal.steps))})


def _told(puzzle: Puzzle, moments: Sequence[worked.Moment], lang: str) -> WorkedDeal:
    """A deal in words; the seat of the puzzle has the name of somebody who told none."""
    seat, others = puzzle.view.seat, iter(BOTS_BESIDE_ONE)
    names = tuple(language(lang).text("lobby-nobody") if place == seat else next(others) for place in range(4))
    course = worked.WorkedDeal(puzzle.rules, names, tuple(moments))
    return deal_info(course, lang, seat, [place != seat for place in range(4)])


def _valued(puzzle: Puzzle) -> list[Valued]:
    """Every choice with its value, the best first."""
    values = puzzle.values[JUDGE]
    rows = []
    for choice in choices(puzzle.view):
        actions = list(map(token, choice))
        loss, error = next(values[action] for action in actions if action in values)
        rows.append(Valued(actions=actions, right=not puzzle.solution.isdisjoint(choice), loss=loss, error=error))
    return sorted(rows, key=lambda row: row.loss)


def _action(puzzle: Puzzle, given: Given) -> Action:
    for action in puzzle.view.legal:
        if token(action) == given.action:
            return action
    raise ApiError(422, "no-such-action", "this is none of the cards and calls to choose from")


def _game(game: str) -> str:
    try:
        return str(find(game).ID)
    except UnknownGame as error:
        raise ApiError(404, "unknown-game", str(error)) from None


def _puzzle(game: str, puzzle: str) -> Puzzle:
    try:
        return puzzle_of(_game(game), puzzle)
    except NoSuchPuzzle as error:
        raise ApiError(404, "no-such-puzzle", str(error)) from None
