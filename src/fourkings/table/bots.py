"""Which bots played at a table."""

from __future__ import annotations

from collections.abc import Iterable

from fourkings.table.facts import Act, Fact, Table


def played_by(table: Table, facts: Iterable[Fact]) -> tuple[tuple[str, ...], ...]:
    """For each entrant the bots that acted for it, with their versions, in the order met; a table with its whole log."""
    met: list[dict[str, None]] = [{}, {}, {}, {}]
    for fact in facts:
        if isinstance(fact, Act) and fact.bot:
            met[table.match.opening.seats[fact.seat]][fact.bot] = None
    return tuple(map(tuple, met))
