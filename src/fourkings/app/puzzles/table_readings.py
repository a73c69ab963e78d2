"""Readings at a practice table: questions where a hidden card is, answered by laying ten chips on the other seats.

A question is asked on the player's turn, answered before their next action, and resolved once the deal is over.
"""

import json
from typing import Final, NamedTuple

from fourkings.app.core import Context
from fourkings.app.models import StoredExercise
from fourkings.app.puzzles.readings import AT_TABLE
from fourkings.app.shared.body import ApiError
from fourkings.records import token
from fourkings.rulebook.cards import Seat
from fourkings.rulebook.match import Match
from fourkings.sanitize import read_json
from fourkings.table.match import Table
from fourkings.table.protocol.presenters import plays_alone


def kind_of(table: str) -> str:
    """Return the kind under which the readings at a table are stored among a player's exercises."""
    return f"{AT_TABLE}{table}"


def may_read(table: Table, seat: Seat | None) -> bool:
    """Return True if a seat may be asked: one person among bots, in a match that counts in no statistics."""
    return seat is not None and plays_alone(table) and not table.match.mirror and not table.conditions.sealed


def own_turn(table: Table, seat: Seat | None) -> bool:
    """Return True while the deal waits for this seat."""
    state = table.match.state if table.match.deals else None
    return state is not None and state.stage != "done" and state.turn == seat


class PracticeTable(NamedTuple):
    """A practice table, its player's seat, and the questions so far."""

    table: Table
    seat: Seat
    rows: list[StoredExercise]

    @property
    def waits(self) -> bool:
        """True while the deal waits for the player."""
        return own_turn(self.table, self.seat)


async def practice_table(ctx: Context, table: str) -> PracticeTable:
    """Return a practice table of the player, or raise `ApiError` if there is none."""
    stored = await ctx.store.tables.get(table)
    state = await ctx.host.replay(table) if stored and not stored.origin else None
    seat = state.seat_of(ctx.player) if isinstance(state, Table) else None
    if not isinstance(state, Table) or seat is None or not may_read(state, seat):
        raise ApiError(404, "no-such-table", "there is no such table, or it is none at which you practise with bots alone")
    rows = await ctx.store.exercises.of_kind(ctx.player, state.rules.game.ID, kind_of(table))
    return PracticeTable(state, seat, rows)


class At(NamedTuple):
    """A moment of a match, as the actions of its deal: their number alone would not do after an undo."""

    deal: int  #: from 1
    actions: tuple[str, ...]


def moment_of(match: Match, number: int = 0) -> At:
    """Return the current moment of a deal, by default of the one in progress."""
    number = number or len(match.deals)
    return At(number, tuple(token(action) for _, action in match.deals[number - 1].actions))


def asked_at(match: Match) -> str | None:
    """Return a question for the seat to act as JSON; None if there is nothing to read. It takes about a second.

    It depends on the seat's view alone, so neither a question nor its absence reveals where a card is.
    """
    from fourkings.puzzles.readings import at_table, reading_json

    reading = at_table(match)
    return None if reading is None else json.dumps(reading_json(reading))


def of_moment(rows: list[StoredExercise], at: At) -> StoredExercise | None:
    """Return the reading that was asked at a moment; None if none was."""
    return next((row for row in rows if where(row) == at), None)


def where(row: StoredExercise) -> At:
    """Return the moment at which a reading was asked."""
    task = read_json(row.task)
    return At(task["seed"]["deal"], tuple(task["deal"]["actions"]))


def of_deal(rows: list[StoredExercise], match: Match, number: int) -> list[StoredExercise]:
    """Return the readings that were answered in a deal, without those of undone moments."""
    deal, actions = moment_of(match, number)
    answered = ((row, where(row)) for row in rows if row.result is not None)
    return [row for row, at in answered if at.deal == deal and at.actions == actions[: len(at.actions)]]


NOTHING: Final = "there is nothing to read yet: no card played or call made says where a hidden card is"
