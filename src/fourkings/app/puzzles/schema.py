"""Responses about puzzles, with ratings and the next puzzle; nothing of the solution before the player's answer."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from datetime import date
from typing import TYPE_CHECKING, Any, Final, Literal

from pydantic import ConfigDict, Field

from fourkings.analysis.action_values import choices
from fourkings.analysis.hints import fits
from fourkings.app.matches.deal_schema import Says, Step, WorkedDeal, deal_info
from fourkings.app.models import PuzzleAnswer, StoredRating
from fourkings.app.ports import Both, Puzzles
from fourkings.app.shared.body import ApiError, Body
from fourkings.app.shared.entrants import bot_name
from fourkings.app.shared.explained import Explained, explained
from fourkings.app.shared.wall_clock import day_of
from fourkings.coach import explain
from fourkings.i18n import language
from fourkings.lessons import worked_deals
from fourkings.puzzles import Puzzle, reveal
from fourkings.puzzles.form import Position
from fourkings.puzzles.ratings import Rating, answered, answers_needed, initial_rating
from fourkings.puzzles.shipped import THEMES, Entry
from fourkings.records import token
from fourkings.rulebook.cards import name
from fourkings.rulebook.game import Action
from fourkings.table.protocol.parts import Sentence
from fourkings.table.protocol.presenters.deal import refusals
from fourkings.table.shown_names import BOTS_BESIDE_ONE

if TYPE_CHECKING:
    ThemeName = str
else:
    ThemeName = Literal[THEMES]
    """The name of a theme."""
NOBODY: Final = Rating()
"""The rating of a player without answers."""
JUDGE: Final = "endings"
"""The judge whose values are shown, the same as in reviews."""
TRIED: Final = 3
"""Right choices whose explanation is tried: each takes about a tenth of a second."""


class MomentAsked(Body):
    """A moment before its answer: what the seat to act sees."""

    game: str
    deal_number: int = Field(description="The number of the deal in its match.")
    deal: WorkedDeal = Field(description="The deal up to this moment. A hidden card is an empty text.")


class ChoiceAsked(MomentAsked):
    """A moment of a deal as a question: what its player saw, and the actions to choose from."""

    legal: list[str] = Field(description="The cards and calls to choose from.")
    worth: dict[str, int] = Field(description="What each bid or rung is worth in points; empty while cards are played.")
    refusals: dict[str, Sentence] = Field(description="Why each other card of the hand can't be played.")


class PuzzleTheme(Body):
    """A theme of puzzles."""

    theme: ThemeName
    puzzles: int = Field(description="How many puzzles of the game have it.")


class OwnRating(Body):
    """The player's Glicko-2 rating in puzzles of a game. Nobody else sees it."""

    rating: int
    needed: int = Field(description="How many more answers make it certain.")


class PuzzleList(Body):
    """The puzzles of a game, and the player's progress."""

    day: str = Field(description="Today in UTC, as 2026-11-22.")
    today: str | None = Field(description="The puzzle of the day, the same for everybody; null where there are none.")
    puzzles: int
    right: int = Field(description="How many one has answered rightly at the first try.")
    next: str | None = Field(description="Of those not answered, the one whose rating is nearest to one's own.")
    own: OwnRating | None = Field(description="Null before the first answer that counts.")
    themes: list[PuzzleTheme] = Field(description="Those that some puzzle has.")


class PuzzleAsked(ChoiceAsked):
    """A puzzle before its answer: what its player saw, and the legal choices."""

    id: str
    rating: int = Field(description="1500 where half of the bots are right.")


class Given(Body):
    """An answer to a puzzle. The first one counts, even if it is given only to see the solution."""

    action: str = Field(max_length=40, description="One of the legal cards and calls.")
    rated: bool = Field(default=True, description="Whether it moves ratings: not where somebody chose the theme.")

    model_config = ConfigDict(json_schema_extra={"examples": [{"action": "QH"}]})


class Valued(Body):
    """A choice of a puzzle and its value."""

    actions: list[str] = Field(description="Cards that are equal are one choice.")
    right: bool
    loss: float = Field(description="Points that it loses to the best, on average.")
    error: float = Field(description="The standard error of the loss.")


class RatingMoved(Body):
    """The change of the player's rating by an answer."""

    before: int = Field(description="Before the first answer that counts: what everybody starts with.")
    after: int
    needed: int = Field(description="How many more answers make it certain.")


class PuzzleAnswered(Body):
    """The verdict on an answer. The other choices and the themes are shown only if it is right."""

    right: bool
    loss: float = Field(description="Points that the answer loses to the best, on average.")
    choices: list[Valued] = Field(description="Every choice, the best first; empty where the answer is wrong.")
    themes: list[ThemeName] = Field(description="What the puzzle is about; empty where the answer is wrong.")
    explanation: Explained | None = Field(description="Why the answer is right; null where it is wrong.")
    moved: RatingMoved | None = Field(description="Null where the answer moves no rating, as no second one does.")


class PuzzleReveal(Body):
    """Why an answer is wrong: the choices, a possible deal in which it fails, and the real deal."""

    explanation: Explained | None = Field(
        description="Why the best is better than the answer, or a right answer than the best wrong one."
    )
    choices: list[Valued] = Field(description="Every choice, the best first.")
    worse: int = Field(description="Of the deals that were drawn, those in which the answer brings less than the best.")
    better: int = Field(description="And those in which it brings more.")
    deals: int
    drawn: WorkedDeal | None = Field(description="A deal in which the answer brings less; null where none was drawn.")
    real: WorkedDeal = Field(description="The deal that the puzzle comes from, as it was played.")
    at: int = Field(description="After how many actions of both deals the puzzle is asked.")
    themes: list[ThemeName] = Field(description="What the puzzle is about.")


async def list_response(
    store: Puzzles, player: str, game: str, known: Mapping[str, Entry], at: float, beside: str, theme: str
) -> PuzzleList:
    """Return the puzzles of a game: how many there are, today's, and the next one.

    known: all of them, in the file's order; beside: the puzzle that is open; theme: only of this theme is the next one.
    """
    names, day = list(known), day_of(at)
    answers, own = await store.answers(player, game), (await store.ratings_of(player)).get(game)
    return PuzzleList(
        day=day,
        today=of_the_day(known, day) if known else None,
        puzzles=len(names),
        right=sum(right for puzzle, right in answers.items() if puzzle in known),
        next=next_puzzle(known, await store.puzzle_ratings(game), own, answers, beside, theme),
        own=OwnRating(rating=round(own.rating), needed=answers_needed(Rating(*own))) if own else None,
        themes=themes_response(known),
    )


def themes_response(known: Mapping[str, Entry]) -> list[PuzzleTheme]:
    """Return the themes of these puzzles with their counts, in their order."""
    counts = {name: sum(name in entry.themes for entry in known.values()) for name in THEMES}
    return [PuzzleTheme(theme=name, puzzles=count) for name, count in counts.items() if count]


FEWEST = 4
"""Cards in hand from which a puzzle can be that of a day: with fewer, there is little to think about."""
TOO_EASY = {"call", "several"}
"""Themes that leave a puzzle no question, if it has all of them: which clique to announce, when any will do."""


def for_days(known: Mapping[str, Entry]) -> list[str]:
    """Return the ids of the puzzles that can be that of a day, in the file's order."""
    fit = (puzzle for puzzle, entry in known.items() if entry.cards >= FEWEST and not entry.themes >= TOO_EASY)
    return list(fit) or list(known)


def of_the_day(known: Mapping[str, Entry], day: str) -> str:
    """Return the puzzle of a day; known: all puzzles of a game, in the file's order."""
    names = for_days(known)
    return names[date.fromisoformat(day).toordinal() % len(names)]


async def puzzle_response(store: Puzzles, puzzle: Puzzle, lang: str) -> PuzzleAsked:
    """Return a puzzle as its player saw it."""
    moved = (await store.puzzle_ratings(puzzle.rules.game.ID)).get(puzzle.id)
    rating = round(moved.rating) if moved else puzzle.rating
    return PuzzleAsked(**choice_fields(puzzle, lang), id=puzzle.id, rating=rating)


def reveal_response(puzzle: Puzzle, action: Action, lang: str) -> PuzzleReveal:
    """Return why an answer is wrong, with a deal in which it fails; this takes a while."""
    fails = reveal.failing(puzzle, action)
    values = choice_values(puzzle)
    return PuzzleReveal(
        explanation=answer_explained(puzzle, values, action),
        choices=values,
        worse=fails.worse if fails else 0,
        better=fails.better if fails else 0,
        deals=fails.deals if fails else 0,
        drawn=in_words(puzzle, fails.moments, lang) if fails else None,
        real=in_words(puzzle, reveal.whole(puzzle), lang),
        at=puzzle.origin["action"] - 1,
        themes=list(puzzle.themes),
    )


def answer_explained(position: Position, values: Sequence[Valued], action: Action) -> Explained | None:
    """Return why a right choice is better than an answer, or a right answer than the best wrong one.

    None if no answer is wrong. values: the best first. Of several right choices the first is explained whose sentences hold
    for the others, too, if there is one.
    """
    chosen = next(row for row in values if token(action) in row.actions)
    beside = [row for row in values if row.right is not chosen.right]
    if not beside:
        return None
    others = [next(other for other in position.view.legal if token(other) == row.actions[0]) for row in beside]
    if chosen.right:
        return explained(explain(position.view, others[0], action, beside[0].loss))
    said = [explain(position.view, action, other, chosen.loss) for other in others[:TRIED]]
    fitting = (
        each
        for each in said
        if all(other == each.better or fits(position.view, each.parts, each.better, other) for other in others)
    )
    return explained(next(fitting, said[0]))


async def note_first_answer(
    store: Puzzles, player: str, puzzle: Puzzle, action: Action, at: float, rated: bool
) -> RatingMoved | None:
    """Store an answer if it is the player's first to this puzzle; return how it moves their rating, if `rated`."""
    game, right = puzzle.rules.game.ID, action in puzzle.solution

    def rate(ratings: Both) -> Both:
        own, others = ratings
        own_rating = Rating(*own) if own else NOBODY
        puzzle_rating = Rating(*others) if others else initial_rating(puzzle.rating)
        after = answered(own_rating, puzzle_rating, right)
        moved = None if after.puzzle == puzzle_rating else StoredRating(*after.puzzle)
        return StoredRating(*after.player), moved

    before = Rating(*(await store.ratings_of(player)).get(game, NOBODY))
    answer = PuzzleAnswer(game, puzzle.id, right, at)
    if not await store.note(player, answer, rate if rated else None) or not rated:
        return None
    after = (await store.ratings_of(player))[game]
    return RatingMoved(before=round(before.rating), after=round(after.rating), needed=answers_needed(Rating(*after)))


def action_of(puzzle: Puzzle, given: Given) -> Action:
    """Return the legal action that an answer to a puzzle names, or raise `ApiError`."""
    for action in puzzle.view.legal:
        if token(action) == given.action:
            return action
    raise ApiError(422, "no-such-action", "this is none of the cards and calls to choose from")


def choice_values(puzzle: Puzzle) -> list[Valued]:
    """Return every choice with its value, the best first."""
    values = puzzle.values[JUDGE]
    rows = []
    for choice in choices(puzzle.view):
        actions = list(map(token, choice))
        loss, error = next(values[action] for action in actions if action in values)
        rows.append(Valued(actions=actions, right=not puzzle.solution.isdisjoint(choice), loss=loss, error=error))
    return sorted(rows, key=lambda row: row.loss)


def next_puzzle(
    entries: Mapping[str, Entry],
    ratings: Mapping[str, StoredRating],
    own: StoredRating | None,
    done: Collection[str],
    beside: str = "",
    theme: str = "",
) -> str | None:
    """Return the unanswered puzzle whose rating is nearest to the player's; None if none is left.

    beside: the puzzle that is open, which is passed over; theme: only puzzles of this theme; done: those answered.
    """
    target = own.rating if own else NOBODY.rating

    def distance(puzzle: str) -> float:
        moved = ratings.get(puzzle)
        return abs((moved.rating if moved else entries[puzzle].rating) - target)

    wanted = [puzzle for puzzle, entry in entries.items() if puzzle not in done and (not theme or theme in entry.themes)]
    wanted.sort(key=distance)
    if beside in wanted:
        at = wanted.index(beside)
        wanted = [*wanted[at + 1 :], *wanted[:at]]
    return wanted[0] if wanted else None


def moment_fields(position: Position, lang: str, says: Says | None = None) -> dict[str, Any]:
    """Return the fields of a `MomentAsked`; `says` as in `deal_info`."""
    deal = hidden(in_words(position, reveal.before(position), lang, says), position)
    return {"game": position.rules.game.ID, "deal_number": position.view.number, "deal": deal}


def choice_fields(position: Position, lang: str, says: Says | None = None) -> dict[str, Any]:
    """Return the fields of a `ChoiceAsked`; `says` as in `deal_info`."""
    state = reveal.before(position)[-1].state
    worth = state.rules.game.public_calls(state).get("worth", {}) if state.stage == "calls" else {}
    legal = list(map(token, position.view.legal))
    return moment_fields(position, lang, says) | {"legal": legal, "worth": dict(worth), "refusals": refusals(state)}


def hidden(deal: WorkedDeal, position: Position) -> WorkedDeal:
    """Return the deal as the seat to act sees it: the others' hidden cards, and what they may play, are empty.

    A card that is face up comes first: its place in the sorted hand would reveal something of the cards beside it.
    """
    at = position.view
    known = {name(card) for card in (*(at.face_up or ()), *(() if at.turn_up is None else (at.turn_up,)))}

    def seen(step: Step) -> Step:
        open_ = set() if any(step.won) else known
        hands = [
            hand
            if seat == at.seat
            else [*(card for card in hand if card in open_), *("" for card in hand if card not in open_)]
            for seat, hand in enumerate(step.hands)
        ]
        legal = step.legal if step.turn == at.seat else [""] if step.legal else []
        return step.model_copy(update={"hands": hands, "legal": legal})

    return deal.model_copy(update={"steps": list(map(seen, deal.steps))})


def in_words(position: Position, moments: Sequence[worked_deals.Moment], lang: str, says: Says | None = None) -> WorkedDeal:
    """Return moments of a deal in words; the seat to act is named “Player”, the others are named like bots."""
    seat, rules = position.view.seat, position.rules
    assert seat is not None, "somebody is to act"
    around = (language(lang).text("lobby-nobody"), *(bot_name(name, lang) for name in BOTS_BESIDE_ONE))
    way = 1 if rules.game.is_clockwise(rules) else -1
    names = tuple(around[way * (place - seat) % 4] for place in range(4))
    course = worked_deals.WorkedDeal(rules, names, tuple(moments))
    return deal_info(course, lang, seat, [place != seat for place in range(4)], says=says)
