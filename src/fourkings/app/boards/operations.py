"""Requests about boards: the sets of the days, a board as it is played, and how it compares."""

import math
import re
import time
from collections import Counter
from typing import Annotated, Final

from pydantic import Field

from fourkings.app.boards import schema
from fourkings.app.boards.board_session import BoardSession, NotPossible
from fourkings.app.boards.day_schema import Calendar, DayInfo, MySets, begun_sets, calendar_response, today_response
from fourkings.app.boards.days import day_end, set_of
from fourkings.app.boards.standings import bots_on_board, cells_of_points, in_field, others_of, rank_of, ranked
from fourkings.app.core import Context, operation
from fourkings.app.models import Entry, Play, StoredSet, VersionConflict
from fourkings.app.shared.body import ApiError, Body
from fourkings.app.shared.wall_clock import day_of
from fourkings.duplicate.score import Rank, Standing
from fourkings.duplicate.sets import Set
from fourkings.records import token
from fourkings.table.protocol.updates import Snapshot
from fourkings.table.shown_names import shown_name

DAY: Final = r"^\d{4}-\d{2}-\d{2}$"
Day = Annotated[str, Field(max_length=10, pattern=DAY, examples=["2026-11-22"])]
SetId = Annotated[str, Field(max_length=64, examples=["2026-11-22-quarante"])]
BoardNumber = Annotated[int, Field(ge=1, le=100)]
Handle = Annotated[str, Field(max_length=32)]
LISTED: Final = 100
"""Entries of a ranking that are listed; the player's own is always among them."""
MAX_ENTRIES: Final = 40
"""How many players a traveller (the list of all results on a board) shows; the player's own entry is always among them."""


@operation("GET", "/api/days", "day", errors=(404, 409, 422, 429))
async def day(ctx: Context, on: Day = "") -> DayInfo:
    """Return the sets of today, or of a past day."""
    today = day_of(ctx.time)
    if not ctx.host.has_days:
        raise ApiError(404, "no-days", "this server has no boards of the day")
    sets = await ctx.host.sets_of_day(on or today, today)
    if not sets:
        raise ApiError(404, "no-such-day", "there are no boards of this day")
    shown = on or today
    return DayInfo(day=shown, ends=day_end(shown), sets=[await schema.set_info(ctx, stored) for stored in sets])


@operation("GET", "/api/days/past", "past_days", errors=(429,))
async def past_days(ctx: Context) -> Calendar:
    """Return the calendar of past days."""
    return await calendar_response(ctx)


@operation("GET", "/api/me/sets", "my_sets", errors=(429,))
async def my_sets(ctx: Context) -> MySets:
    """Return the sets that the player has begun, and who has played a challenge that they sent."""
    days = ctx.host.has_days
    return MySets(
        begun=await begun_sets(ctx),
        answers=await ctx.host.challenge_answers(),
        days=days,
        today=await today_response(ctx) if days else None,
    )


@operation("GET", "/api/boards/{set_id}", "board_set", errors=(404, 422, 429))
async def board_set(ctx: Context, set_id: SetId, by: Handle = "") -> schema.SetInfo:
    """Return a set of boards and the player's progress. Its secret is published when its day is over.

    `by`: the challenger's entry, from their link; the response has their name.
    """
    info = await schema.set_info(ctx, await requested_set(ctx, set_id))
    return info.model_copy(update={"by": await ctx.host.challenger(set_id, by)})


async def requested_set(ctx: Context, set_id: str) -> StoredSet:
    """Return a set, or raise `ApiError`; the set of a day is made first if a link leads there before the lobby."""
    if ctx.host.has_days and re.match(r"\d{4}-\d{2}-\d{2}-", set_id) and await ctx.store.boards.get(set_id) is None:
        await ctx.host.sets_of_day(set_id[:10], day_of(ctx.time))
    return await schema.find_set(ctx.store.boards, set_id)


@operation("POST", "/api/boards/{set_id}/{board}", "open_board", errors=(403, 404, 409, 422, 429))
async def open_board(ctx: Context, set_id: SetId, board: BoardNumber, by: Handle = "") -> Snapshot:
    """Begin a board, or return it as it is. The boards of a set are played in order.

    `by`: the challenger's entry, from their link; they are notified once all boards are played.
    """
    stored = await requested_set(ctx, set_id)
    boards, play = await schema.board_so_far(ctx, stored, board)
    session = schema.open_session(boards, board, ctx.player, play)
    if play is None or by:
        await ctx.store.boards.enter(set_id, ctx.player, ctx.time, by)
    if play is None:
        before, since = _count_actions(session), time.perf_counter()
        await session.begin(ctx.host.choose)
        await ctx.host.pause(_count_actions(session) - before, since)
        try:
            await ctx.store.boards.write_play(stored.id, ctx.player, session.play(), None)
        except VersionConflict:  # another page of the player was faster
            session = schema.open_session(boards, board, ctx.player, (await schema.board_so_far(ctx, stored, board))[1])
        ctx.host.fields_wanted()
    person = await ctx.store.people.get(ctx.player)
    return session.snapshot(f"board:{set_id}:{board}", person.name if person else "")


@operation("POST", "/api/boards/{set_id}/{board}/actions", "act_on_board", errors=(400, 403, 404, 409, 413, 422, 429))
async def act_on_board(ctx: Context, set_id: SetId, board: BoardNumber, request: schema.Acted) -> schema.Moved:
    """Play a card, make a call, or ask for the next deal. Nothing is taken back."""
    stored, since = await requested_set(ctx, set_id), time.perf_counter()
    boards, play = await schema.board_so_far(ctx, stored, board)
    if play is None:
        raise ApiError(409, "not-begun", "you have not started this board yet")
    stale = ApiError(409, "stale", "this board has moved on since: load it again")
    if play.version != request.version:
        raise stale
    session = schema.open_session(boards, board, ctx.player, play)
    try:
        updates = await session.take(request.action, ctx.host.choose)
    except NotPossible as error:
        raise ApiError(409, "refused", str(error)) from None
    # The board is written only after the pause, as another tab would see it.
    await ctx.host.pause(len(updates) - 1, since)
    played, ends_set = session.play(), session.over and board == boards.number
    done = await ctx.host.end_of_set(stored, played) if ends_set else None
    try:
        await ctx.store.boards.write_play(stored.id, ctx.player, played, play.version, done)
    except VersionConflict:
        raise stale from None
    return schema.Moved(updates=updates, over=session.over, finished=done is not None)


def _count_actions(session: BoardSession) -> int:
    return sum(len(deal.actions) for deal in session.table.match.deals)


class RankInfo(Body):
    """The player's place among everybody who has played the same cards, bots included."""

    share: float = Field(description="The share of the others with a worse result: 0 to 1.")
    place: int = Field(description="1 for the best; players with the same result have the same place.")
    tied: int = Field(description="How many others have the same place.")
    of: int = Field(description="How many players there are.")


class OnBoard(Body):
    """The player's result on a board, compared with everybody else who has played it so far."""

    gain: float = Field(description="One's points beyond the other side's, or beyond the others' mean.")
    mean: float | None = Field(description="The average of the others; null while there are none.")
    rank: RankInfo | None = Field(description="Null while nobody else has played the board.")


class TravellerLine(Body):
    """A result on a board, one of all in its traveller; bots with the same result share a line."""

    name: str = Field(description="Of a person; empty where they told none, and for bots.")
    bots: int = Field(description="How many bots have this result; 0 for a person.")
    you: bool
    gain: float
    calls: list[str] = Field(description="What a person said, as records write it; passes are left out.")


class Traveller(Body):
    """The results of everybody on one board."""

    lines: list[TravellerLine] = Field(description="The best first.")


class Beyond(Body):
    """A player's mean points per deal above the field, with half of the 95 % interval, which is None for a single deal."""

    mean: float
    half: float | None


class Place(Body):
    """A player's place in the ranking of a set."""

    handle: str
    name: str = Field(description="Empty where they told none.")
    you: bool
    matchpoints: float = Field(description="The share of the field beaten, ties half: 0 to 1.")
    beyond: Beyond


class BotMedian(Body):
    """The median result of the bots in a set."""

    matchpoints: float
    bots: int = Field(description="How many there are.")


class OwnDeal(Body):
    """The player's result on a deal, compared with the field: everybody else who has played it."""

    board: int
    deal: int
    gain: float = Field(description="One's points beyond the other side's, or beyond the others' mean.")
    mean: float = Field(description="The field's.")
    matchpoints: float


class Standings(Body):
    """The ranking of a set, and the player's deals against the field."""

    people: list[Place]
    visitors: list[Place] = Field(description="Those who played on the day and are new here: they count in no rating.")
    own: Place = Field(description="One's own place in one of these lists, or in none where one repeats a finished line.")
    later: list[Place] = Field(description="Those who played after the day, or a set of no day.")
    rank: RankInfo | None = Field(description="One's own, among all of them and the bots; null while there are no others.")
    bots: BotMedian | None = Field(description="Null while no bot has played.")
    deals: list[OwnDeal]


@operation("GET", "/api/boards/{set_id}/{board}/rank", "rank_on_board", errors=(403, 404, 422, 429))
async def rank_on_board(ctx: Context, set_id: SetId, board: BoardNumber) -> OnBoard:
    """Return the player's rank on a finished board; it reveals nothing of other boards."""
    stored = await requested_set(ctx, set_id)
    play = await finished_board(ctx, stored, board)
    gain = sum(cells_of_points(set_of(stored), {board: play.points}).values())
    others = [
        math.fsum(figure for (at, _), figure in cells.items() if at == board)
        for cells in await others_of(ctx.store.boards, stored, ctx.player)
        if any(at == board for at, _ in cells)
    ]
    rank = await rank_of(ctx.store.boards, stored, ctx.player, board)
    return OnBoard(gain=gain, mean=math.fsum(others) / len(others) if others else None, rank=_rank(rank))


def _rank(rank: Rank | None) -> RankInfo | None:
    return RankInfo(**rank._asdict()) if rank else None


@operation("GET", "/api/boards/{set_id}/{board}/traveller", "traveller", cost=4, errors=(403, 404, 422, 429))
async def traveller_of_board(ctx: Context, set_id: SetId, board: BoardNumber) -> Traveller:
    """Return who scored what on a board, once the player has finished the set."""
    stored, store = await requested_set(ctx, set_id), ctx.store.boards
    own, boards = await schema.finished_entry(ctx, stored), set_of(stored)
    await finished_board(ctx, stored, board)
    entries = await store.finished_entries(stored.id)
    entries = [entry for place, entry in enumerate(entries) if place < MAX_ENTRIES or entry.handle == own.handle]
    names = await ctx.store.people.names(entry.player for entry in entries)
    lines = []
    for entry in entries:
        play = next((play for play in await store.plays(stored.id, entry.player) if play.board == board), None)
        if play is not None and play.points:
            gain = sum(cells_of_points(boards, {board: play.points}).values())
            calls = await ctx.host.in_background(_calls, boards, entry.player, play)
            name, is_reader = shown_name(names.get(entry.player, "")), entry.handle == own.handle
            lines.append(TravellerLine(name=name, bots=0, you=is_reader, gain=gain, calls=calls))
    for gain, bots in Counter(await bots_on_board(store, stored, board)).items():
        lines.append(TravellerLine(name="", bots=bots, you=False, gain=gain, calls=[]))
    return Traveller(lines=sorted(lines, key=lambda line: (-line.gain, line.bots)))


def _calls(boards: Set, player: str, play: Play) -> list[str]:
    """Return what a player called on a board, without passes; empty if its bots have another version now."""
    try:
        session = BoardSession.of(boards, play.board, player, play)
    except ValueError:
        return []
    actions = [action for deal in session.table.match.deals for seat, action in deal.actions if seat == session.seat]
    return [call for call in (token(action) for action in actions if isinstance(action, str)) if call != "pass"]


@operation("GET", "/api/boards/{set_id}/standings", "standings", errors=(403, 404, 422, 429))
async def standings(ctx: Context, set_id: SetId) -> Standings:
    """Return the ranking of a set, once the player has finished it."""
    stored = await requested_set(ctx, set_id)
    own = await schema.finished_entry(ctx, stored)
    standings_ = await ranked(ctx.store.boards, stored)
    names = await ctx.store.people.names(entry.player for entry, _ in standings_.everybody)
    mine = next(standing for entry, standing in standings_.everybody if entry.handle == own.handle)
    field = standings_.table.without(mine.cells) if in_field(stored, own) else standings_.table
    return Standings(
        people=_places(standings_.people, names, own),
        visitors=_places(standings_.visitors, names, own),
        own=_place(own, mine, names, own),
        later=_places(standings_.others, names, own),
        rank=_rank(await rank_of(ctx.store.boards, stored, ctx.player)),
        bots=_bot_median(standings_.bots),
        deals=[
            OwnDeal(
                board=cell[0],
                deal=cell[1],
                gain=gain,
                mean=field.columns[cell].mean,
                matchpoints=field.columns[cell].beaten(gain),
            )
            for cell, gain in sorted(mine.cells.items())
            if cell in field.columns and field.columns[cell].figures
        ],
    )


def _places(some: list[tuple[Entry, Standing]], names: dict[str, str], own: Entry) -> list[Place]:
    listed = [row for place, row in enumerate(some) if place < LISTED or row[0].handle == own.handle]
    return [_place(entry, standing, names, own) for entry, standing in listed]


def _bot_median(results: list[float]) -> BotMedian | None:
    """Return the median of the bots' results; None without bots."""
    if not results:
        return None
    ranked, count = sorted(results), len(results)
    return BotMedian(matchpoints=(ranked[(count - 1) // 2] + ranked[count // 2]) / 2, bots=count)


def _place(entry: Entry, standing: Standing, names: dict[str, str], own: Entry) -> Place:
    interval = standing.beyond
    return Place(
        handle=entry.handle,
        name=shown_name(names.get(entry.player, "")),
        you=entry.handle == own.handle,
        matchpoints=standing.matchpoints,
        beyond=Beyond(mean=interval.mean, half=interval.half if interval.known else None),
    )


async def finished_board(ctx: Context, stored: StoredSet, board: int) -> Play:
    """Return a board that the player has finished, or raise `ApiError`."""
    for play in await ctx.store.boards.plays(stored.id, ctx.player):
        if play.board == board and play.points:
            return play
    raise ApiError(403, "play-first", "this board is not finished: play it to its end first")
