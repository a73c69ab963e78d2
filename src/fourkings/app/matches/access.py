"""Access checks: only its players may see a finished match with all hands face up."""

from dataclasses import dataclass, replace

from fourkings.app.core import Context
from fourkings.app.models import Stored
from fourkings.app.shared import origins
from fourkings.app.shared.body import ApiError
from fourkings.app.shared.entrants import entrants
from fourkings.i18n.languages import SOURCE
from fourkings.rulebook.cards import Seat
from fourkings.rulebook.games import GAMES
from fourkings.rulebook.match import Match
from fourkings.table.match import Table


@dataclass(frozen=True, slots=True)
class OwnMatch:
    """A finished match and the player who asks for it."""

    stored: Stored
    table: Table
    seat: Seat  #: of who asks
    names: tuple[str, ...]  #: of the entrants, as they joined

    @property
    def match(self) -> Match:
        """The match with current names."""
        return replace(self.table.match, entrants=self.names)

    @property
    def by_seat(self) -> list[str]:
        """The players' names by seat."""
        return [self.names[entrant] for entrant in self.table.match.opening.seats]


async def own_table(ctx: Context, table: str) -> Stored:
    """Return a table at which the player sits. Raises `ApiError`: to others it does not exist."""
    stored = await ctx.store.tables.get(table)
    if stored is None or ctx.player not in await ctx.store.tables.players_of(table):
        raise no_table()
    return stored


async def own_match(ctx: Context, table: str, lang: str = SOURCE) -> OwnMatch:
    """Return a finished match of the player, or raise `ApiError`; `lang`: the language of neutral names."""
    stored = await own_table(ctx, table)
    if stored.game not in GAMES:
        raise no_table()
    check_over(stored)
    replayed = await ctx.host.replay(table)
    assert isinstance(replayed, Table), "a finished match has left its waiting room"
    seat = replayed.seat_of(ctx.player)
    if seat is None:
        raise no_table()
    check_open(replayed)
    return OwnMatch(stored, replayed, seat, await entrants(ctx.store.people, replayed, lang, ctx.player, stored))


def check_over(stored: Stored) -> None:
    """Raise `ApiError` for an unfinished match, unless it is an imported record, which may have no end."""
    if not stored.summary.won and not isinstance(origins.parse(stored.origin), origins.Imported):
        raise ApiError(409, "match-running", "this match is not over: you can see its hands when it is")


def check_open(table: Table) -> None:
    """Raise `ApiError` for a match whose deals are still being played at other tables."""
    if table.closed_hands:
        text = "the same deals are still being played at other tables: all of this match can be seen after the last of them"
        raise ApiError(409, "hands-closed", text)


def no_table() -> ApiError:
    return ApiError(404, "no-such-table", "you have no such table")
