"""Tables as the store has them: new ones, and the progress of any of them for lists."""

import secrets
from collections.abc import Sequence

from fourkings.app.models import Stored, Summary
from fourkings.app.ports import Tables
from fourkings.app.shared.entrants import named
from fourkings.rulebook.deck import seal
from fourkings.rulebook.game import Rules
from fourkings.rulebook.match import from_secret
from fourkings.table import log
from fourkings.table.match import Deal, LogEvent, Opening, Participant, TableState, replay_log
from fourkings.table.runtime.time_control import awaited, due_at
from fourkings.table.waiting_room import WaitingRoom


def summary(table: TableState, due: float | None = None) -> Summary:
    """Return a table's progress for lists; due: when a correspondence game is to act by itself, in seconds since 1970."""
    if isinstance(table, WaitingRoom):
        return Summary(table.version, 0, (), table.closed, ())
    match = table.match
    totals, winners = (match.result.scores, match.result.winners) if match.result else (match.totals, ())
    seat = table.seat_of(people[0]) if len(people := table.people) == 1 else None
    deals = 0 if match.mirror else len(table.rules.game.deal_titles(table.rules))
    waits = awaited(table) if (table.slow or seat is None) and not table.over else ()
    away = tuple(who.player for who in table.participants if who.player is not None and who.away)
    return Summary(table.version, len(match.deals), totals, table.over, winners, waits, seat, deals, away, due)


async def store_table(
    tables: Tables, players: list[str], events: Sequence[LogEvent], secret: bytes, pace: str, at: float, origin: str = ""
) -> str:
    """Store a table of these players with its first events; return its id, which can't be guessed; at: Unix time."""
    table = replay_log(events)
    name, rules, progress = secrets.token_urlsafe(12), table.rules, summary(table, due_at(table, at))
    stored = Stored(name, rules.game.ID, rules.preset, secret, pace, progress, at, at, origin)
    await tables.create(stored, players, [log.encode_event(event) for event in events])
    return name


def against_bots(player: str, bots: Sequence[str]) -> tuple[Participant, ...]:
    """Return one person and three bots, still to be `named`; the first bot also stands in for the person."""
    return (Participant("", player, bots[0]), *(Participant("", None, bot) for bot in bots))


def first_events(
    rules: Rules, participants: Sequence[Participant], secret: bytes, contributions: tuple[bytes, ...] = ()
) -> list[LogEvent]:
    """Return the events with which a match begins: its opening, with the seats drawn, and the first deal."""
    match = from_secret(rules, secret, contributions=contributions)
    opening = Opening(rules, named(rules, participants, match.opening), match.opening, contributions, seal(secret))
    return [opening, Deal(match.state.deal.dealt)]
