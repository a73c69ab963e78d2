"""Operations of puzzles, of hands of one theme, and of readings (which seat holds a hidden card)."""

from typing import Annotated

from pydantic import Field

from fourkings.app.core import Context, DealNumber, GameId, Lang, TableId, operation, rules_of
from fourkings.app.matches.deal_schema import finished_deals
from fourkings.app.models import StoredExercise
from fourkings.app.puzzles import exercises, readings, schema, table_readings
from fourkings.app.shared.body import ApiError
from fourkings.puzzles import Puzzle
from fourkings.puzzles.shipped import NoSuchPuzzle
from fourkings.rulebook.deck import SECRET_BYTES
from fourkings.rulebook.game import Rules

PuzzleId = Annotated[str, Field(max_length=12, pattern="^[0-9a-f]{12}$", examples=["0ccb291442e8"])]
Beside = Annotated[str, Field(max_length=12, pattern="^([0-9a-f]{12})?$", description="The puzzle that is open.")]
AnyTheme = Annotated[schema.ThemeName | None, Field(description="Only puzzles of this theme.")]
Theme = Annotated[schema.ThemeName, Field(description="The theme of the hands.", examples=["duck"])]
HandNumber = Annotated[int, Field(ge=0, le=1_000_000, description="Of the hands of this theme that one was dealt, from 0.")]
Question = Annotated[
    int, Field(ge=0, le=1_000_000, description="Of the questions of this game that one was dealt, from 0.")
]

TableQuestion = Annotated[int, Field(ge=0, le=1_000_000, description="Of the questions at this table, from 0.")]


# --- puzzles ------------------------------------------------------------------------------------------------------


@operation("GET", "/api/puzzles/{game}", "puzzles", cost=0, errors=(404, 422))
async def puzzles(ctx: Context, game: GameId, theme: AnyTheme = None, beside: Beside = "") -> schema.PuzzleList:
    """Return the puzzles of a game: how many there are, today's, and the next one."""
    game_id = rules_of(game).game.ID
    entries = await ctx.host.in_background(ctx.host.puzzle_entries, game_id)
    return await schema.list_response(ctx.store.puzzles, ctx.player, game_id, entries, ctx.time, beside, theme or "")


@operation("GET", "/api/puzzles/{game}/{puzzle}", "puzzle", cost=0, errors=(404, 422))
async def puzzle(ctx: Context, game: GameId, puzzle: PuzzleId, lang: Lang = "en") -> schema.PuzzleAsked:
    """Return a puzzle as its player saw it: no hidden card, and nothing of its solution."""
    return await schema.puzzle_response(ctx.store.puzzles, _puzzle(ctx, game, puzzle), lang)


@operation("POST", "/api/puzzles/{game}/{puzzle}/answer", "answer_puzzle", errors=(400, 403, 404, 413, 422, 429))
async def answer_puzzle(ctx: Context, game: GameId, puzzle: PuzzleId, request: schema.Given) -> schema.PuzzleAnswered:
    """Answer a puzzle: is it right, what does it lose, and how does a first answer move the player's rating?"""
    opened = _puzzle(ctx, game, puzzle)
    action, values = schema.action_of(opened, request), schema.choice_values(opened)
    right = action in opened.solution
    return schema.PuzzleAnswered(
        right=right,
        loss=next(row.loss for row in values if request.action in row.actions),
        choices=values if right else [],
        themes=list(opened.themes) if right else [],
        explanation=await ctx.host.in_background(schema.answer_explained, opened, values, action) if right else None,
        moved=await schema.note_first_answer(ctx.store.puzzles, ctx.player, opened, action, ctx.time, request.rated),
    )


@operation("POST", "/api/puzzles/{game}/{puzzle}/reveal", "reveal_puzzle", cost=4, errors=(400, 403, 404, 413, 422, 429))
async def reveal_puzzle(
    ctx: Context, game: GameId, puzzle: PuzzleId, request: schema.Given, lang: Lang = "en"
) -> schema.PuzzleReveal:
    """Return why an answer is wrong, with a deal in which it fails."""
    opened = _puzzle(ctx, game, puzzle)
    action = schema.action_of(opened, request)
    await schema.note_first_answer(ctx.store.puzzles, ctx.player, opened, action, ctx.time, request.rated)
    return await ctx.host.in_background(schema.reveal_response, opened, action, lang)


def _puzzle(ctx: Context, game: str, puzzle: str) -> Puzzle:
    try:
        return ctx.host.puzzle(rules_of(game).game.ID, puzzle)
    except NoSuchPuzzle as error:
        raise ApiError(404, "no-such-puzzle", str(error)) from None


# --- hands of one theme -------------------------------------------------------------------------------------------


@operation("GET", "/api/exercises/{game}/{theme}", "exercises", cost=0, errors=(404, 422))
async def course(ctx: Context, game: GameId, theme: Theme) -> exercises.ExerciseCourse:
    """Return the player's progress in the hands of a theme."""
    game_id = rules_of(game).game.ID
    answered = await ctx.store.exercises.of_kind(ctx.player, game_id, theme)
    return exercises.course_response(game_id, theme, answered)


@operation("POST", "/api/exercises/{game}/{theme}/hands", "deal_exercise", cost=8, errors=(403, 404, 409, 422, 429))
async def deal_exercise(ctx: Context, game: GameId, theme: Theme, lang: Lang = "en") -> exercises.ExerciseHand:
    """Return the next hand of a theme: the unanswered one, or a freshly dealt one."""
    hand = await _open_exercise(ctx, rules_of(game), theme)
    if hand is None:
        raise ApiError(409, "no-such-hand", "no hand of this theme was found among many deals: try another theme")
    return await ctx.host.in_background(exercises.hand_response, hand, lang)


@operation("POST", "/api/exercises/{game}/{theme}/hands/{number}/answer", "answer_exercise",
           errors=(400, 403, 404, 413, 422, 429))  # fmt: skip
async def answer_exercise(
    ctx: Context, game: GameId, theme: Theme, number: HandNumber, request: schema.Given
) -> exercises.ExerciseAnswered:
    """Answer a hand: what every choice is worth, and the player's progress. The first answer counts."""
    exercise = await _hand(ctx, game, theme, number)
    hand = exercises.hand_of(exercise)
    action = schema.action_of(hand.puzzle, request)
    await exercises.answer(ctx.store.exercises, ctx.player, exercise, hand, action, ctx.time)
    every = await ctx.store.exercises.of_kind(ctx.player, exercise.game, theme)
    return await ctx.host.in_background(exercises.answer_response, hand.puzzle, every, number)


@operation("POST", "/api/exercises/{game}/{theme}/hands/{number}/reveal", "reveal_exercise", cost=8,
           errors=(403, 404, 409, 422, 429))  # fmt: skip
async def reveal_exercise(
    ctx: Context, game: GameId, theme: Theme, number: HandNumber, lang: Lang = "en"
) -> schema.PuzzleReveal:
    """Return a deal in which the answer fails, and the real deal, once the hand is answered."""
    exercise = await _hand(ctx, game, theme, number)
    if exercise.answer is None:
        raise ApiError(409, "not-answered", "answer this hand first")
    puzzle = exercises.hand_of(exercise).puzzle
    action = schema.action_of(puzzle, schema.Given(action=exercise.answer))
    return await ctx.host.in_background(schema.reveal_response, puzzle, action, lang)


async def _hand(ctx: Context, game: str, theme: str, number: int) -> StoredExercise:
    hands = await ctx.store.exercises.of_kind(ctx.player, rules_of(game).game.ID, theme)
    if number >= len(hands):
        raise ApiError(404, "no-such-hand", "you were dealt no such hand")
    return hands[number]


async def _open_exercise(ctx: Context, rules: Rules, kind: str) -> StoredExercise | None:
    """Return the exercise of a kind that isn't answered yet, dealt now if there is none; None if none could be dealt."""
    store, game = ctx.store.exercises, rules.game.ID
    dealt = await store.of_kind(ctx.player, game, kind)
    if not dealt or dealt[-1].answer is not None:
        secret = ctx.host.random_bytes(SECRET_BYTES).hex()
        task = await ctx.jobs.run("exercise", game=game, of=kind, secret=secret)
        if task is None:
            return None
        exercise = StoredExercise(game, kind, len(dealt), task)
        if await store.deal(ctx.player, exercise):
            return exercise
        dealt = await store.of_kind(ctx.player, game, kind)  # two requests came at once
    return dealt[-1]


# --- readings -----------------------------------------------------------------------------------------------------


@operation("GET", "/api/readings/{game}", "readings", cost=0, errors=(404, 422))
async def reading_course(ctx: Context, game: GameId) -> readings.ReadingCourse:
    """Return the player's progress in readings."""
    game_id, every = rules_of(game).game.ID, await ctx.store.exercises.of(ctx.player)
    return await ctx.host.in_background(readings.course, game_id, every)


@operation("POST", "/api/readings/{game}/questions", "deal_reading", cost=4, errors=(403, 404, 409, 422, 429))
async def deal_reading(ctx: Context, game: GameId, lang: Lang = "en") -> readings.ReadingAsked:
    """Return the next reading: the unanswered one, or a freshly dealt one."""
    exercise = await _open_exercise(ctx, rules_of(game), readings.KIND)
    if exercise is None:
        raise ApiError(409, "no-such-question", "no question was found among many deals: ask again")
    return await ctx.host.in_background(readings.reading_response, exercise, lang)


@operation("POST", "/api/readings/{game}/questions/{number}/answer", "answer_reading",
           errors=(400, 403, 404, 413, 422, 429))  # fmt: skip
async def answer_reading(
    ctx: Context, game: GameId, number: Question, request: readings.Laid, lang: Lang = "en"
) -> readings.ReadingAnswered:
    """Lay ten chips: where was the card, and what did chance and the judge believe? The first answer counts."""
    store, game_id = ctx.store.exercises, rules_of(game).game.ID
    every = await store.of(ctx.player)
    index = {row[:3]: index for index, row in enumerate(every)}.get((game_id, readings.KIND, number))
    if index is None:
        raise ApiError(404, "no-such-question", "you were asked no such question")
    if every[index].answer is None:
        answered = await readings.answer(store, ctx.player, every[index], request.chips, ctx.time)
        if answered is None:  # it was answered twice at once
            every = await store.of(ctx.player)
        else:
            every[index] = answered
    progress = await ctx.host.in_background(readings.course, game_id, every)
    return await ctx.host.in_background(readings.answer_response, every[index], progress, lang)


# --- readings at a practice table ----------------------------------------------------------------------------------


@operation("POST", "/api/tables/{table_id}/readings", "ask_table_reading", cost=2, errors=(403, 404, 409, 422, 429))
async def ask_table_reading(ctx: Context, table_id: TableId) -> readings.TableReadingAsked:
    """Return a question where a hidden card is, on your turn among bots: the same one until the next action.

    It is refused if there is nothing to read yet; that, too, depends only on what you see.
    """
    at = await table_readings.practice_table(ctx, table_id)
    if not at.waits:
        raise ApiError(409, "not-your-turn", "ask on your own turn")
    row = table_readings.of_moment(at.rows, table_readings.moment_of(at.table.match))
    if row is None:
        task = await ctx.jobs.run("reading", events=await ctx.store.tables.events(table_id))
        if task is None:
            raise ApiError(409, "nothing-to-read", table_readings.NOTHING)
        row = StoredExercise(at.table.rules.game.ID, table_readings.kind_of(table_id), len(at.rows), task)
        if not await ctx.store.exercises.deal(ctx.player, row):
            raise ApiError(409, "asked-already", "the same was asked at the same time: ask again")
    if row.answer is not None:
        raise ApiError(409, "read-already", "you have laid your chips here: see what they were worth after the deal")
    return readings.table_reading_response(row)


@operation("POST", "/api/tables/{table_id}/readings/{number}/answer", "answer_table_reading", status=204,
           errors=(400, 403, 404, 409, 413, 422, 429))  # fmt: skip
async def answer_table_reading(ctx: Context, table_id: TableId, number: TableQuestion, request: readings.Laid) -> None:
    """Answer a question by laying ten chips, before your next action. Nothing is revealed yet; the first answer counts."""
    at = await table_readings.practice_table(ctx, table_id)
    if number >= len(at.rows):
        raise ApiError(404, "no-such-question", "you were asked no such question")
    row = at.rows[number]
    if not at.waits or table_readings.moment_of(at.table.match) != table_readings.where(row):
        raise ApiError(409, "too-late", "the deal has gone on since: this question counts no more")
    await readings.answer(ctx.store.exercises, ctx.player, row, request.chips, ctx.time)


@operation("GET", "/api/tables/{table_id}/deals/{number}/readings", "table_readings", errors=(404, 409, 422, 429))
async def deal_readings(ctx: Context, table_id: TableId, number: DealNumber) -> list[readings.TableRead]:
    """Return your readings in a deal that is over, in the order of its questions; those without an answer are left out."""
    at = await table_readings.practice_table(ctx, table_id)
    if number not in finished_deals(at.table.match):
        raise ApiError(409, "match-running", "the deal is not over: you can see what you read when it is")
    rows = table_readings.of_deal(at.rows, at.table.match, number)
    return await ctx.host.in_background(lambda: list(map(readings.read_response, rows)))
