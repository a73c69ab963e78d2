"""Shared parts of the routes of evenings: access, commands, and evenings as responses."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Annotated, Final, NamedTuple

from fastapi import Depends

from fourkings.app.models import StoredEvening
from fourkings.app.shared.entrants import bot_of_evening
from fourkings.arena.intervals import Interval
from fourkings.evenings.boards import Board, boards_of_round, spare_boards
from fourkings.evenings.events import EveningEvent
from fourkings.evenings.standings import stage_rounds, standings
from fourkings.evenings.state import Entrant, Evening, Plan, Round, RoundTable
from fourkings.rulebook.cards import mask, name, names
from fourkings.rulebook.game import Rules, first_scores, match_length
from fourkings.server.http.dependencies import Player, ServicesDep
from fourkings.server.http.errors import ApiError
from fourkings.server.http.evening_schema import (
    BoardInfo,
    Directed,
    EntrantInfo,
    EveningId,
    EveningInfo,
    PlayingInfo,
    RoundBoards,
    RoundInfo,
    StandingInfo,
)
from fourkings.server.realtime import evenings
from fourkings.server.services import Services
from fourkings.table.shown_names import shown_name

BOT: Final = 0
"""The number that a bot's seat has in place of an entrant's: bots are no entrants, and have no place in the standings."""
Command = Callable[[Evening], EveningEvent | None]
MAX_SUMS: Final = 3
"""Most sums of a deal that a score sheet shows while it is filled in."""
SLOW: Final = 120
"""Seconds without an action after which a response names the people a table is waiting for."""


async def stored_evening(services: Services, evening: str) -> StoredEvening:
    """Return the evening of that id, or raise `ApiError`."""
    stored = await services.store.evenings.get(evening)
    if stored is None:
        raise ApiError(404, "no-such-evening", "there is no such evening")
    return stored


def check_director(stored: StoredEvening, token: str) -> None:
    """Raise `ApiError` unless the token is that of the evening's director."""
    if not evenings.is_token(token, stored.director):
        raise ApiError(403, "not-the-director", "this is for the director of the evening: use the director's link")


@dataclass(frozen=True, slots=True)
class EveningContext:
    """An evening, and the player who makes the request: the dependency of all routes of one evening."""

    services: Services
    stored: StoredEvening
    player: str

    async def load(self) -> Evening:
        """Return the state of the evening, replayed from its events."""
        return await evenings.load(self.services.store, self.stored.id)

    async def execute(self, command: Command) -> Evening:
        """Store the event that a command makes of the evening's state, and return the evening after it."""
        return await evenings.execute(self.services.store, self.stored.id, command)

    async def advance(self) -> None:
        """Create the tables of the current round, and store the results that it has."""
        await evenings.advance(self.services.store, self.services.tables, self.stored.id, self.services.now())

    async def direct(self, body: Directed, command: Command) -> EveningInfo:
        """Run a command of the director, and return the evening after it; raise `ApiError` without the director's token."""
        check_director(self.stored, body.director)
        return await self.present(await self.execute(command))

    async def present(self, state: Evening | None = None) -> EveningInfo:
        """Return the evening as the player may see it; state: the current one if None."""
        services, state = self.services, state or await self.load()
        people = await services.store.people.names(entrant.player for entrant in state.entrants if entrant.player)
        me, plan, rules = state.entrant_of(self.player), state.plan, state.plan.rules
        progress = await _progress(services, state)
        return EveningInfo.from_object(
            state,
            evening=self.stored.id,
            created=self.stored.created,
            next=await evenings.newest(services.store, state),
            game=rules.game.ID,
            preset=rules.preset,
            options=dict(rules.changed()),
            planned=plan.rounds,
            **{name: getattr(plan, name) for name in ("kind", "minutes", "fill", "same_boards", "swiss", "paper", "demo")},
            scorers=len(first_scores(rules)),
            deals=match_length(rules),
            spares=spare_boards(plan),
            sums=_sums(rules),
            titles=list(rules.game.deal_titles(rules)),
            league=plan.conditions.clock is not None and plan.conditions.clock.slow,
            pace=self.stored.pace,
            entrants=[_entrant(entrant, people) for entrant in state.entrants],
            rounds=[present_round(round_, me.number if me else 0, progress) for round_ in state.rounds],
            standings=[StandingInfo.from_object(each, **shares(each.share)) for each in standings(state)],
            minimum=stage_rounds(state)[1],
            now=services.now(),
            secret=self.stored.secret.hex() if state.ended else None,
            me=me.number if me else None,
        )


async def _context(evening: EveningId, player: Player, services: ServicesDep) -> EveningContext:
    return EveningContext(services, await stored_evening(services, evening), player)


EveningDep = Annotated[EveningContext, Depends(_context)]


class Progress(NamedTuple):
    """The progress of a table of the current round."""

    deal: int = 0
    quiet: float = 0.0
    waits: tuple[int, ...] = ()
    bots: tuple[int, ...] = ()


def shares(share: Interval) -> dict[str, float | None]:
    """Return the fields `share`, `low` and `high` of a standing: a mean share of match points, and its interval."""
    low, high = (share.low, share.high) if share.known else (None, None)
    return {"share": share.mean, "low": low, "high": high}


def _sums(rules: Rules) -> list[list[int]]:
    sums = [rules.game.deal_sums(rules, number) or () for number in range(1, (match_length(rules) or 1) + 1)]
    return [sorted(each) if len(each) <= MAX_SUMS else [] for each in sums]


def _entrant(entrant: Entrant, people: Mapping[str, str]) -> EntrantInfo:
    name, by_director = shown_name(people.get(entrant.player, "")), entrant.player.startswith(evenings.BY_NAME)
    return EntrantInfo.from_object(entrant, name=name, cut=bool(entrant.cut), by_director=by_director)


async def _progress(services: Services, state: Evening) -> dict[str, Progress]:
    """Return the progress of the tables that the current round waits for, by table id."""
    current = state.rounds[-1].tables if state.running else ()
    tables = {table.id: table for table in current if table.id and not table.over}
    players = {entrant.number: entrant.player for entrant in state.entrants}
    progress = dict[str, Progress]()
    for stored in await services.store.tables.all_of(list(tables)) if tables else ():
        quiet = max(0.0, services.now() - stored.updated)
        seats = tables[stored.id].seats
        waits = await _waits_for(services, tables[stored.id]) if quiet >= SLOW else ()
        bots = tuple(seat for seat, person in enumerate(seats) if players.get(person) in stored.summary.away)
        progress[stored.id] = Progress(stored.summary.number, quiet, waits, bots)
    return progress


async def _waits_for(services: Services, round_table: RoundTable) -> tuple[int, ...]:
    """Return the entrants that a table is waiting for, by number: the one to act, or all of them if a bot is to act.

    Only the people at a table can wake its bots. Between two deals, those who are ready for the next one are left out.
    """
    table = await services.tables.replay_match(round_table.id)
    turn = table.waits_for
    seats = {turn} if turn is not None and not table.participant(turn).played_by_bot else {0, 1, 2, 3}
    return tuple(
        round_table.seats[seat]
        for seat in sorted(seats - services.tables.ready_seats(round_table.id))
        if round_table.seats[seat] > 0 and not table.participant(seat).played_by_bot
    )


def present_round(round_: Round, me: int = 0, progress: Mapping[str, Progress] | None = None) -> RoundInfo:
    """Return a round as entrant number `me` may see it (0: anybody else); progress: of its tables, by id."""
    tables = [_round_table(table, me, (progress or {}).get(table.id, Progress())) for table in round_.tables]
    return RoundInfo.from_object(round_, tables=tables)


def _round_table(table: RoundTable, me: int, progress: Progress) -> PlayingInfo:
    is_shown = table.result is not None or (me > 0 and me in table.seats)
    seats = [max(person, BOT) for person in table.seats]
    bots = [bot_of_evening(person) if person < 0 else "" for person in table.seats]
    shown = {"seats": seats, "bot_names": bots, "table": table.id if is_shown else ""}
    return PlayingInfo.from_object(table, **shown, **progress._replace(bots=progress.bots or table.bots)._asdict())


def present_boards(plan: Plan, secret: bytes, number: int, count: int) -> RoundBoards:
    """Return the first `count` boards of the round with this number, from 0."""
    return RoundBoards(round=number, boards=list(map(_board, boards_of_round(plan, secret, number + 1, count))))


def _board(board: Board) -> BoardInfo:
    return BoardInfo.from_object(
        board,
        hands=[list(names(mask(hand))) for hand in board.hands],
        turned=None if board.turned is None else name(board.turned),
        face_up=[name(card) for card in board.face_up],
    )
