"""The friends' table of a week: players who followed each other's challenges, on the deals of the day that both played."""

from collections.abc import Mapping, Sequence
from typing import Final

from pydantic import Field

from fourkings.app.boards.standings import ranked
from fourkings.app.models import Entry, StoredSet
from fourkings.app.shared.wall_clock import DAY, week_of
from fourkings.duplicate.score import Standing
from fourkings.rulebook.games import GAMES
from fourkings.server.http.context import ContextDep
from fourkings.server.http.dependencies import ServicesDep
from fourkings.server.http.errors import Body
from fourkings.server.http.router import Router
from fourkings.server.services import Services
from fourkings.table.shown_names import shown_name

api: Final = Router()
REMEMBERED: Final = 28 * DAY
"""Seconds for which a challenge that was followed makes two players friends here."""
MAX_FRIENDS: Final = 30

Standings = Mapping[str, Standing]
"""The standing of each player on a set, by player."""


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
