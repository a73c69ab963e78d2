"""A table in its match, as one reader sees it: whole, or one fact after the other."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from fourkings.rulebook import events
from fourkings.rulebook.cards import Seat, name
from fourkings.rulebook.match import Match
from fourkings.table.gathering import Conditions
from fourkings.table.messages import Pace
from fourkings.table.messages.build.clocks import JUST_STARTED, RunningClock, clocks, time_control_info
from fourkings.table.messages.build.deal import deal_state, match_result, score_row, score_rows, taken_trick
from fourkings.table.messages.parts import ConditionsInfo, Player, SeatDraw, TableEvent
from fourkings.table.messages.updates import EventUpdate, Snapshot
from fourkings.table.state import Act, Fact, Forget, Leave, Rematch, Return, StandIn, Table, Undo, events_of
from fourkings.windows.record import token
from fourkings.windows.view import Seen, see

Names = Mapping[str, str]
"""Names of people by their ids."""
NO_NAMES: Final[Names] = MappingProxyType({})


def snapshot(
    table: Table,
    seat: Seat | None,
    name: str,
    pace: Pace,
    commitment: str,
    names: Names = NO_NAMES,
    guest: int | None = None,
    running: RunningClock = JUST_STARTED,
    secret: bytes | None = None,
) -> Snapshot:
    """Build the snapshot of a table for a seat or a watcher (None).

    `name` is the table's id, `commitment` the seal of its `secret`, which is given only once the match is over; `guest` is
    the reader's own number.
    """
    match, rules = table.match, table.rules
    people = sum(chair.player is not None for chair in table.chairs)
    return Snapshot(
        table=name,
        version=table.version,
        game=rules.game.ID,
        preset=rules.preset,
        options=dict(rules.values),
        changed=tuple(rules.changed()),
        clockwise=rules.game.clockwise(rules),
        partners=rules.game.PARTNERS,
        team_scores=rules.game.TEAM_SCORES,
        talk_kind=rules.game.TALK,
        plan=rules.game.deal_titles(rules),
        terms=conditions_info(table.conditions),
        host=table.host,
        guest=guest,
        seat=seat,
        players=players(table, seat, names),
        drawn=_drawn(match, seat),
        commitment=commitment,
        contributions=tuple(one.hex() for one in table.contributions),
        pace=pace,
        undo=people == 1 and seat is not None and table.chair(seat).player is not None,
        rows=score_rows(match, seat),
        now=deal_state(table, seat),
        result=match_result(match, secret),
        rematch=table.rematch,
        clock=clocks(table, seat, running),
    )


def conditions_info(conditions: Conditions) -> ConditionsInfo:
    """Build the part that tells a table's conditions."""
    return ConditionsInfo(
        seats=conditions.seats,
        watch=conditions.watch,
        chat=conditions.chat,
        stand_in=conditions.stand_in,
        clock=time_control_info(conditions.clock),
    )


def players(table: Table, seat: Seat | None, names: Names = NO_NAMES) -> tuple[Player, ...]:
    """Build the players, by seat, as a seat or a watcher (None) sees them."""
    chairs = ((place, table.chair(place)) for place in range(4))
    return tuple(
        Player(
            seat=place,
            name=chair.name if chair.player is None else names.get(chair.player, ""),
            guest=chair.guest,
            bot=chair.bot,
            person=chair.player is not None,
            away=chair.away,
            you=place == seat,
        )
        for place, chair in chairs
    )


def _drawn(match: Match, seat: Seat | None) -> SeatDraw:
    seen = see(events.Seated(match.entrants, match.opening), seat)
    assert isinstance(seen, events.Seated)
    opened = seen.opening
    return SeatDraw(
        draw=tuple(tuple(None if one is None else name(one) for one in drawn) for drawn in opened.draw),
        kings=tuple((entrant, name(one)) for entrant, one in opened.kings),
        seats=opened.seats,
        dealer=opened.dealer,
    )


PEOPLE_CHANGE: Final = (Leave, Return, StandIn, Forget)
"""Facts that change who plays in a seat, or which bot would."""


def event_update(
    before: Table | None,
    table: Table,
    fact: Fact,
    seat: Seat | None,
    answers: str | None = None,
    names: Names = NO_NAMES,
    running: RunningClock = JUST_STARTED,
    secret: bytes | None = None,
) -> EventUpdate:
    """Build the update of one fact for a seat or a watcher (None); `before` and `table` are the states around it.

    `secret` is that of the shuffle, given only once the match is over.
    """
    finished = isinstance(fact, Act) and table.state.points is not None
    return EventUpdate(
        version=table.version,
        answers=answers,
        happened=table_events(before, table, fact, seat),
        now=deal_state(table, seat),
        row=score_row(table.match.deals[-1], seat) if finished else None,
        rows=score_rows(table.match, seat) if isinstance(fact, Undo) else None,
        players=players(table, seat, names) if isinstance(fact, PEOPLE_CHANGE) else None,
        result=match_result(table.match, secret),
        rematch=fact.table if isinstance(fact, Rematch) else None,
        clock=clocks(table, seat, running),
    )


def table_events(before: Table | None, table: Table, fact: Fact, seat: Seat | None) -> tuple[TableEvent, ...]:
    """Build the events of a fact: one or several."""
    match fact:
        case Undo():
            return (TableEvent(what="undone", seat=_seat_of_undo(table)),)
        case Leave(entrant) | Return(entrant) | StandIn(entrant, _) | Forget(entrant):
            return (_about(table, fact, entrant),)
        case Rematch():
            return (TableEvent(what="rematch"),)
    bot, late = (fact.bot, fact.late) if isinstance(fact, Act) else (None, False)
    return tuple(_table_event(see(one, seat), bot, late) for one in events_of(before, table, fact))


def _about(table: Table, fact: Fact, entrant: int) -> TableEvent:
    """Build the event of a fact that changes who plays in a seat."""
    seat, bot = table.match.opening.seats.index(entrant), table.chairs[entrant].bot
    match fact:
        case Leave():
            return TableEvent(what="left", seat=seat, bot=bot)
        case Return():
            return TableEvent(what="returned", seat=seat, bot=bot)
        case StandIn():
            return TableEvent(what="stand-in", seat=seat, bot=bot)
        case _:
            return TableEvent(what="forgotten", seat=seat, bot=bot)


def _seat_of_undo(table: Table) -> Seat | None:
    """The seat of the one person among bots: only they may undo."""
    return next((seat for seat in range(4) if table.chair(seat).player is not None), None)


def _table_event(seen: Seen, bot: str | None, late: bool) -> TableEvent:
    match seen:
        case events.Acted(seat, action):
            what = "said" if isinstance(action, str) else "played"
            return TableEvent(what=what, seat=seat, action=token(action), bot=bot, late=late)  # type: ignore[arg-type]
        case events.Taken(trick):
            return TableEvent(what="taken", seat=trick.winner, trick=taken_trick(trick))
        case events.Seated():
            return TableEvent(what="seated")
        case events.Scored():
            return TableEvent(what="scored")
        case events.Ended():
            return TableEvent(what="ended")
        case _:
            return TableEvent(what="dealt", seat=seen.dealer)
