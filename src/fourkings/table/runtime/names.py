"""The names of the people at a table. They may change at any time, outside the log."""

from __future__ import annotations

from collections.abc import Iterable

from fourkings.table.match import Table
from fourkings.table.runtime import updates
from fourkings.table.runtime.table import LocalTable, people_of


async def learn(live: LocalTable, players: Iterable[str] | None = None) -> None:
    """Read the names of these people, or of those at the table; where one has changed, the readers are told."""
    wanted = list(people_of(live.state) if players is None else players)
    names = dict.fromkeys(wanted, "") | dict(await live.ports.names(wanted))
    if live.names.learn(names, _first_come(live), _of_bots(live)) and isinstance(live.state, Table):
        updates.tell_players(live)


def _first_come(live: LocalTable) -> list[str]:
    """The people at the table, as they came."""
    if isinstance(live.state, Table):
        chairs = sorted(live.state.participants, key=lambda chair: chair.guest or 0)
        return [chair.player for chair in chairs if chair.player is not None]
    return [guest.player for guest in live.state.guests]


def _of_bots(live: LocalTable) -> list[str]:
    return (
        [chair.name for chair in live.state.participants if chair.player is None] if isinstance(live.state, Table) else []
    )
