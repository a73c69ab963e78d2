"""Boards with other players: challenges, two players' results side by side, and the friends' table of the week.

A challenge is "can you do better?" with the cards of a finished match, from the seat that the player had in it.
"""

import json
import secrets
from collections.abc import Mapping, Sequence
from typing import Annotated, Final

from fastapi import Path
from pydantic import Field

from fourkings.app.boards.board_session import BoardSession
from fourkings.app.boards.days import REPLIES, set_of
from fourkings.app.boards.operations import Handle, SetId, requested_set
from fourkings.app.boards.schema import finished_entry
from fourkings.app.boards.standings import cells_of_points, ranked
from fourkings.app.matches.access import check_open
from fourkings.app.models import Entry, Play, StoredSet
from fourkings.app.shared.wall_clock import DAY, week_of
from fourkings.bots import find, title
from fourkings.duplicate.results import deals_of_match, parting
from fourkings.duplicate.score import Standing
from fourkings.duplicate.sets import MAX_BOARDS, Set, deals_of, of_match, set_json
from fourkings.lessons import is_lesson
from fourkings.records import token
from fourkings.rulebook.cards import Seat, name, suit_name
from fourkings.rulebook.games import GAMES
from fourkings.rulebook.match import Match, MatchDeal
from fourkings.sanitize import read_json
from fourkings.server.http.context import ContextDep
from fourkings.server.http.dependencies import COST, Address, Player, ServicesDep, may_make
from fourkings.server.http.errors import ApiError, Body
from fourkings.server.http.router import Router
from fourkings.server.services import Services
from fourkings.table.match import Table
from fourkings.table.protocol import presenters
from fourkings.table.shown_names import shown_name
from fourkings.views import view

api: Final = Router()
SetPath = Annotated[SetId, Path()]
HandlePath = Annotated[Handle, Path()]
REMEMBERED: Final = 28 * DAY
"""Seconds for which a challenge that was followed makes two players friends here."""
MAX_FRIENDS: Final = 30

Standings = Mapping[str, Standing]
"""The standing of each player on a set, by player."""


class NewChallenge(Body):
    """A finished match of yours, whose cards become a challenge."""

    table: str = Field(max_length=64, examples=["q3jH0yq8Zt5rWc1x"])


class Challenge(Body):
    """A set of boards, and the handle of your own entry in it: both go into the link."""

    set: str
    handle: str


@api.operation("POST", "/challenges", 404, 409, cost=COST, status=201)
async def challenge(wanted: NewChallenge, player: Player, address: Address, services: ServicesDep) -> Challenge:
    """Make a link from a match: whoever follows it plays the same cards in your seat, among bots.

    The same match gives the same challenge again.
    """
    await may_make(services, player, address)
    table = await _own_match(services, wanted.table, player)
    seat = table.seat_of(player)
    assert seat is not None, "who sat there has a seat"
    # The link goes to others: nobody may find the table by it, and the same match has the same set again.
    set_id, match = services.sessions.handle("challenge", f"{wanted.table}/{seat}"), table.match
    if await services.store.boards.get(set_id) is None:
        await _make(services, set_id, match, seat, player)
    return Challenge(set=set_id, handle=(await services.store.boards.enter(set_id, player, services.now())).handle)


async def _own_match(services: Services, name: str, player: str) -> Table:
    stored = await services.store.tables.get(name)
    if stored is None or player not in await services.store.tables.players_of(name):
        raise ApiError(404, "no-such-table", "you have no such table")
    if is_lesson(stored.game, stored.secret):
        raise ApiError(409, "no-match", "a lesson cannot become a challenge, because everybody knows its cards")
    if not stored.summary.over or not stored.summary.number:
        raise ApiError(409, "match-running", "this match is not over: others may not see its cards yet")
    if stored.origin:
        raise ApiError(409, "no-match", "this match was not played on this server, so it cannot become a challenge")
    if stored.offline_copy:
        text = "an offline copy of this match contained every hand, so it cannot become a challenge: choose another match"
        raise ApiError(409, "offline-copy", text)
    table = await services.tables.replay_match(name)
    if table.seat_of(player) is None:
        raise ApiError(409, "no-seat", "you did not sit at this table when its match ended")
    check_open(table)
    if table.match.mirror:
        raise ApiError(409, "no-match", "a mirror match cannot become a challenge, because its hands come four times")
    if table.match.result is None or len(table.match.deals) > MAX_BOARDS:
        raise ApiError(409, "match-running", f"only a finished match of {MAX_BOARDS} deals at most can become a challenge")
    return table


async def _make(services: Services, set_id: str, match: Match, seat: Seat, player: str) -> None:
    """Store a match as a set of boards that is played from this seat, with the player's own result at the table."""
    now = services.now()
    boards = of_match(match, seat, "", title(find(REPLIES)), secrets.token_bytes(32))
    stored = StoredSet(set_id, "", match.rules.game.ID, json.dumps(set_json(boards)), player, now)
    many = deals_of(match.rules)
    dealt = [match.deals[at : at + many] for at in range(0, many * boards.number, many)] if many == 1 else [match.deals]
    await services.store.boards.add(stored, played=[_as_played(at, deals) for at, deals in enumerate(dealt, 1)])


def _as_played(board: int, deals: tuple[MatchDeal, ...]) -> Play:
    actions = [[token(action) for _, action in deal.actions] for deal in deals]
    points = [list(deal.state.points or ()) for deal in deals]
    version = 1 + sum(1 + len(deal) for deal in actions)
    return Play(board, version, json.dumps(actions), json.dumps(points))


@api.operation("POST", "/boards/{set_id}/end", 404, 409, status=204)
async def give_up_boards(set_id: SetPath, ctx: ContextDep, services: ServicesDep) -> None:
    """Give up a challenge that you have begun: it is played no further, and counts nowhere. What was played is kept."""
    if (await requested_set(ctx, set_id)).day:
        raise ApiError(409, "of-a-day", "the deals of a day end by themselves: leave them as they are")
    if not await services.store.boards.give_up(set_id, ctx.player, ctx.time):
        raise ApiError(409, "not-open", "you have not begun this challenge, or it is over for you already")


@api.operation("POST", "/boards/{set_id}/answers/{handle}", 404, status=204)
async def answer(set_id: SetPath, handle: HandlePath, ctx: ContextDep, services: ServicesDep) -> None:
    """Send a set that you have finished as the answer to a challenge; its sender, whose handle it is, is notified once."""
    await finished_entry(ctx, await requested_set(ctx, set_id))
    await services.store.challenges.answer(set_id, ctx.player, handle)


@api.operation("DELETE", "/boards/{set_id}/answers/{handle}", status=204)
async def put_away(set_id: SetPath, handle: HandlePath, ctx: ContextDep, services: ServicesDep) -> None:
    """Dismiss the notice that a person has played your challenge."""
    await services.store.challenges.put_away(set_id, ctx.player, handle)


# --- comparison ---------------------------------------------------------------------------------------------------


class PartedHere(Body):
    """The first moment of a board at which two players acted differently, as the one to act saw it."""

    deal: int
    seat: int
    trump: str = Field(description="The trump suit; empty if there is none, or none yet.")
    about: str = Field(description="What the deal is about, where a game names its deals; else empty.")
    hand: list[str]
    trick: list[tuple[int, str]] = Field(description="The cards on the table, each with its seat.")
    said: list[tuple[int, str]] = Field(description="The calls so far.")
    yours: str
    theirs: str


class BoardBeside(Body):
    """A board as two players played it: their points, and where they first acted differently."""

    board: int
    yours: list[list[int]] = Field(description="The points of each deal.")
    theirs: list[list[int]]
    gains: tuple[float, float] = Field(description="What the board brought you and them.")
    by_deal: list[tuple[float, float]] = Field(description="The same, deal by deal.")
    parting: PartedHere | None = Field(description="None where both did the same to the end.")


class Beside(Body):
    """A set of boards as two players played it."""

    set: str
    game: str
    name: str = Field(description="The other player's; empty if they have given none.")
    boards: list[BoardBeside]
    totals: tuple[float, float]


@api.operation("GET", "/boards/{set_id}/beside/{handle}", 403, 404)
async def beside(set_id: SetPath, handle: HandlePath, ctx: ContextDep, services: ServicesDep) -> Beside:
    """Return your own boards beside another player's, once both have played all of the set; handle: of their entry."""
    stored = await requested_set(ctx, set_id)
    own = await finished_entry(ctx, stored)
    other = await services.store.boards.entry_by_handle(set_id, handle)
    if other is None or other.finished is None or other.handle == own.handle:
        raise ApiError(404, "no-such-entry", "there is no other player with this handle who has played all these boards")
    boards = set_of(stored)
    rows = await _rows(services, stored, boards, own, other)
    names = await services.store.people.names([other.player])
    return Beside(
        set=set_id,
        game=stored.game,
        name=shown_name(names.get(other.player, "")),
        boards=rows,
        totals=(sum(row.gains[0] for row in rows), sum(row.gains[1] for row in rows)),
    )


async def _rows(services: Services, stored: StoredSet, boards: Set, own: Entry, other: Entry) -> list[BoardBeside]:
    mine = {play.board: play for play in await services.store.boards.plays(stored.id, own.player)}
    theirs = {play.board: play for play in await services.store.boards.plays(stored.id, other.player)}
    rows = []
    for board in sorted(set(mine) & set(theirs)):
        both = (mine[board], theirs[board])
        sessions = [
            BoardSession.of(boards, board, entry.player, play) for entry, play in zip((own, other), both, strict=True)
        ]
        ours, others = (cells_of_points(boards, {board: play.points}) for play in both)
        rows.append(
            BoardBeside(
                board=board,
                yours=read_json(both[0].points),
                theirs=read_json(both[1].points),
                gains=(sum(ours.values()), sum(others.values())),
                by_deal=[(ours[cell], others[cell]) for cell in sorted(ours.keys() & others.keys())],
                parting=_parted(sessions[0], sessions[1]),
            )
        )
    return rows


def _parted(own: BoardSession, other: BoardSession) -> PartedHere | None:
    parted = parting(deals_of_match(own.table.match), deals_of_match(other.table.match))
    if parted is None:
        return None
    match = own.at(parted.deal, parted.action)
    seen = view(match.state, parted.seat)
    contract, calls = presenters.known_contract(seen), seen.rules.game.public_calls(presenters.visible_state(seen))
    return PartedHere(
        deal=parted.deal,
        seat=parted.seat,
        trump=suit_name(contract.trump) if contract else "",
        about=str(calls.get("aim", "")),
        hand=list(presenters.sorted_hand(seen.hand, presenters.rank_order(seen))),
        trick=[(seen.leader + place & 3, name(card)) for place, card in enumerate(seen.trick)],
        said=[(seat, action) for seat, action in match.deals[-1].actions if isinstance(action, str)],
        yours=parted.actions[0],
        theirs=parted.actions[1],
    )


# --- the week -----------------------------------------------------------------------------------------------------


class WeekPlayer(Body):
    """A player in the table of a week, on the sets that they and the reader have finished."""

    name: str = Field(description="Empty without a name.")
    you: bool
    sets: int = Field(description="How many sets both have finished; for the reader, how many in all.")
    share: float = Field(description="The mean share of all others that they beat on these, ties half: 0 to 1.")
    ahead: int = Field(description="On how many the reader beat them.")
    behind: int = Field(description="On how many they beat the reader.")


class Week(Body):
    """The friends' table of the week, which begins on Monday in UTC."""

    first: str = Field(description="Its first day, as 2026-11-23.")
    players: list[WeekPlayer] = Field(description="The best first; empty until a friend and the reader have played a set.")


@api.operation("GET", "/week", cost=8)
async def friends_week(ctx: ContextDep, services: ServicesDep) -> Week:
    """Return how you and your friends did on this week's deals of the day.

    Friends are the players whose challenges you followed in the last four weeks, those who followed yours, and theirs.
    Of each other player, only results on sets that you have finished count.
    """
    store, days = services.store, week_of(ctx.time)
    friends = await store.challenges.followed(ctx.player, ctx.time - REMEMBERED)
    friends -= await store.strangers.apart_from(ctx.player)
    own = [
        stored
        for entry, stored in await store.boards.entered(ctx.player)
        if entry.finished is not None and stored.day in days and stored.game in GAMES
    ]
    wanted = {ctx.player, *sorted(friends)[:MAX_FRIENDS]}
    rows = [row for stored in own if (row := await _standings(services, stored, wanted))]
    shown = {player for row in rows for player in row}
    names = await store.people.names(shown)
    players = [_player(rows, ctx.player, player, shown_name(names.get(player, ""))) for player in shown]
    return Week(first=days[0], players=sorted(players, key=lambda each: (-each.share, each.name)))


async def _standings(services: Services, stored: StoredSet, players: set[str]) -> Standings:
    """Return the standings of these players on a set; none if fewer than two of them have finished it."""
    boards = services.store.boards
    if sum(entry.player in players for entry in await boards.finished_entries(stored.id)) < 2:
        return {}
    everybody: Sequence[tuple[Entry, Standing]] = (await ranked(boards, stored)).everybody
    return {entry.player: standing for entry, standing in everybody if entry.player in players}


def _player(rows: Sequence[Standings], reader: str, player: str, name: str) -> WeekPlayer:
    both = [(row[reader].matchpoints, row[player].matchpoints) for row in rows if player in row]
    return WeekPlayer(
        name=name,
        you=player == reader,
        sets=len(both),
        share=sum(theirs for _, theirs in both) / len(both),
        ahead=sum(mine > theirs for mine, theirs in both),
        behind=sum(mine < theirs for mine, theirs in both),
    )
