"""The sets of a day: one for each game, the same on all servers of a database."""

import json
import secrets
from collections.abc import Callable, Mapping
from datetime import UTC, date, datetime, timedelta
from typing import Final

from fourkings.app.models import FieldTask, StoredSet
from fourkings.app.ports import Boards
from fourkings.bots import find, title
from fourkings.duplicate.field import FIELD
from fourkings.duplicate.sets import Set, deals_of, new_set, read_set, set_json
from fourkings.rulebook.games import GAMES, rules

REPLIES: Final = "club"
"""The bot in the other three seats."""
BOARDS: Final = 6
"""Boards in the set of a day if a board is one deal; a game whose board is a match of named deals has one."""


def day_end(day: str) -> float:
    """Return the Unix time at which a day is over."""
    after = date.fromisoformat(day) + timedelta(days=1)
    return datetime(after.year, after.month, after.day, tzinfo=UTC).timestamp()


def whole_field(game: str) -> Mapping[str, int]:
    """Return the bots that play a set for comparison, and how many of each: the same in every game."""
    return FIELD


async def open_day(
    store: Boards,
    day: str,
    at: float,
    replies: str | None = None,
    field_of: Callable[[str], Mapping[str, int]] = whole_field,
    secret_of: Callable[[str], bytes] = lambda set_id: secrets.token_bytes(32),
) -> list[StoredSet]:
    """Return the sets of a day, made now if nobody has made them; the first server to write one wins.

    replies: the bot in the other three seats, by default `REPLIES`; field_of: the bots that play a game's set for
    comparison, and how many of each; secret_of: the 32 secret bytes of a set by its id, from which its cards follow, by
    default random.
    """
    there = await store.of_day(day)
    known = {stored.game for stored in there}
    missing = [game for game in GAMES if game not in known]
    for game in missing:
        of = rules(game)
        number = BOARDS if deals_of(of) == 1 else 1
        set_id = f"{day}-{game}"
        boards = new_set(day, of, number, title(find(replies or REPLIES)), secret_of(set_id))
        stored = StoredSet(set_id, day, game, json.dumps(set_json(boards)), "", at)
        await store.add(stored, field_tasks(stored.id, number, field_of(game)))
    return in_lobby_order(await store.of_day(day) if missing else there)


def in_lobby_order(sets: list[StoredSet]) -> list[StoredSet]:
    """Return the sets of a day in the lobby's order of games, without games that are gone."""
    order = list(GAMES)
    return sorted((stored for stored in sets if stored.game in order), key=lambda stored: order.index(stored.game))


def field_tasks(set_id: str, number: int, field: Mapping[str, int]) -> list[FieldTask]:
    """Return the tasks of a set's field: each kind of bot is to play each board."""
    return [FieldTask(set_id, board, title(find(bot))) for bot in field for board in range(1, number + 1)]


def set_of(stored: StoredSet) -> Set:
    """Return the boards of a stored set, with its secret."""
    return read_set(stored.contents)


def is_over(stored: StoredSet, at: float) -> bool:
    """Return True once the day of a set is over: its secret is published, and its ranking is final."""
    return stored.day != "" and at >= day_end(stored.day)
