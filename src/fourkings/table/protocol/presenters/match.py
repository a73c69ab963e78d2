"""A table in its match, as one reader sees it: whole, or one fact after the other."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Final

from pydantic_core import to_json

from fourkings.rulebook import events
from fourkings.rulebook.cards import Seat, name
from fourkings.rulebook.match import Match
from fourkings.table.match import Act, LogEvent, Rematch, Table, Undo
from fourkings.table.protocol import Pace
from fourkings.table.protocol.parts import Clocks, ConditionsInfo, Hosting, Player, SeatDraw
from fourkings.table.protocol.presenters.clocks import JUST_STARTED, RunningClock, clocks, time_control_info
from fourkings.table.protocol.presenters.deal import deal_fields, deal_state, match_result, own_part, score_row, score_rows
from fourkings.table.protocol.presenters.events import deal_log, table_events
from fourkings.table.protocol.presenters.mirror import mirror_plan
from fourkings.table.protocol.updates import EventUpdate, Snapshot
from fourkings.table.waiting_room import Conditions
from fourkings.views import event_view, view

Names = Mapping[str, str]
"""Names of people by their ids."""
NO_NAMES: Final[Names] = MappingProxyType({})
Present = Callable[[str], bool]
"""Whether a person, by their id, is connected."""


def everybody(player: str) -> bool:
    """Nobody is missed."""
    return True


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
    present: Present = everybody,
    grace: float | None = None,
    lesson: bool = False,
    practice: bool = False,
) -> Snapshot:
    """Build the snapshot of a table for a seat or a watcher (None).

    `name` is the table's id, `commitment` the seal of its `secret`, which is given only once the match is over; `guest` is
    the reader's own number; `grace`: seconds until a bot plays for somebody who is not `present`, None where none does;
    `lesson` says that the secret is published, `practice` that a moment of another match is played on.
    """
    match, rules = table.match, table.rules
    people = sum(chair.player is not None for chair in table.participants)
    return Snapshot(
        table=name,
        version=table.version,
        game=rules.game.ID,
        preset=rules.preset,
        options=dict(rules.values),
        changed=tuple(rules.changed()),
        clockwise=rules.game.is_clockwise(rules),
        partners=rules.game.PARTNERS,
        team_scores=rules.game.TEAM_SCORES,
        talk_kind=rules.game.CALLS_PANEL,
        plan=rules.game.deal_titles(rules) * (4 if match.mirror else 1),
        conditions=conditions_info(table.conditions),
        host=table.host,
        guest=guest,
        seat=seat,
        players=players(table, seat, names, present),
        drawn=_drawn(match, seat),
        commitment=commitment,
        contributions=tuple(part.hex() for part in table.contributions),
        pace=pace,
        undo=people == 1 and seat is not None and table.participant(seat).player is not None,
        rows=score_rows(match, seat),
        now=deal_state(table, seat),
        result=match_result(match, secret),
        rematch=None if seat is None else table.rematch,
        clock=clocks(table, running),
        log=deal_log(table, seat),
        grace=grace,
        lesson=lesson,
        mirror=mirror_plan(rules) if match.mirror else None,
        practice=practice,
        paused=table.paused,
        open_seats=table.open_seats,
    )


def conditions_info(conditions: Conditions) -> ConditionsInfo:
    """Build the part that tells a table's conditions."""
    return ConditionsInfo(
        seats=conditions.seats,
        watch=conditions.watch,
        chat=conditions.chat,
        stand_in=conditions.stand_in,
        clock=time_control_info(conditions.clock),
        hints=conditions.hints,
        mirror=conditions.mirror,
        sealed=conditions.sealed,
        arranged=conditions.arranged,
    )


def players(table: Table, seat: Seat | None, names: Names = NO_NAMES, present: Present = everybody) -> tuple[Player, ...]:
    """Build the players, by seat, as a seat or a watcher (None) sees them."""
    chairs = ((place, table.participant(place)) for place in range(4))
    return tuple(
        Player(
            seat=place,
            name=chair.name if chair.player is None else names.get(chair.player, ""),
            guest=chair.guest,
            bot=chair.bot,
            person=chair.player is not None,
            away=chair.away,
            you=place == seat,
            here=chair.player is None or present(chair.player),
        )
        for place, chair in chairs
    )


def _drawn(match: Match, seat: Seat | None) -> SeatDraw:
    seen = event_view(events.Seated(match.entrants, match.opening), seat)
    assert isinstance(seen, events.Seated)
    opened = seen.opening
    return SeatDraw(
        draw=tuple(tuple(None if card is None else name(card) for card in drawn) for drawn in opened.draw),
        kings=tuple((entrant, name(card)) for entrant, card in opened.kings),
        seats=opened.seats,
        dealer=opened.dealer,
    )


def event_update(
    before: Table | None,
    table: Table,
    fact: LogEvent,
    seat: Seat | None,
    answers: str | None = None,
    names: Names = NO_NAMES,
    running: RunningClock = JUST_STARTED,
    secret: bytes | None = None,
    present: Present = everybody,
) -> EventUpdate:
    """Build the update of one fact for a seat or a watcher (None); `before` and `table` are the states around it.

    `secret` is that of the shuffle, given only once the match is over.
    """
    now = None
    if table.match.deals:
        seen = view(table.match.state, seat)
        now = deal_fields(table, seen, own_part(table, seen))
    clock = clocks(table, running)
    event = event_fields(before, table, fact, seat, answers, now, clock, names, secret, present)
    return EventUpdate.model_validate_json(to_json(event))


def event_fields(
    before: Table | None,
    table: Table,
    fact: LogEvent,
    seat: Seat | None,
    answers: str | None,
    now: dict[str, Any] | None,
    clock: Clocks | str | None,
    names: Names,
    secret: bytes | None,
    present: Present,
) -> dict[str, Any]:
    """The fields of `EventUpdate`, in their order: made into text they are the message. `now` and `clock` are given."""
    finished = isinstance(fact, Act) and table.state.points is not None
    return {
        "type": "event",
        "version": table.version,
        "answers": answers,
        "happened": table_events(before, table, fact, seat),
        "now": now,
        "row": score_row(table.match, len(table.match.deals), seat) if finished else None,
        "rows": score_rows(table.match, seat) if isinstance(fact, Undo) else None,
        "players": players(table, seat, names, present) if fact.changes_players else None,
        "result": match_result(table.match, secret),
        "rematch": fact.table if isinstance(fact, Rematch) else None,
        "clock": clock,
        "log": deal_log(table, seat) if isinstance(fact, Undo) else None,
        "hosting": Hosting(host=table.host, paused=table.paused, open_seats=table.open_seats)
        if fact.changes_hosting
        else None,
    }
