"""Creation of tables that several people may join."""

import secrets
import time
from collections.abc import Sequence
from dataclasses import replace

from fourkings.app.shared.entrants import named, participant_in
from fourkings.app.shared.stored_tables import store_table
from fourkings.rulebook.deck import seal
from fourkings.rulebook.game import Rules
from fourkings.rulebook.match import deal_from_secret
from fourkings.server.db import Store
from fourkings.table import waiting_room
from fourkings.table.match import Deal, LogEvent, Opening, open_table
from fourkings.table.protocol import Pace
from fourkings.table.waiting_room import Conditions, Guest, OpenWaitingRoom, Place


async def create_waiting_room(
    store: Store,
    rules: Rules,
    conditions: Conditions,
    guests: Sequence[Guest],
    places: Sequence[Place],
    host: int,
    pace: Pace,
    previous: str | None = None,
) -> str:
    """Create a table in its waiting room; return its id, which can't be guessed and is the invitation.

    `places`: a guest's number, a bot or None for each seat; `host`: the number of the guest who is the host; `previous`:
    the id of the table whose players play again here.
    """
    secret = secrets.token_bytes(32)
    event = OpenWaitingRoom(rules, conditions, tuple(guests), tuple(places), host, previous, seal(secret))
    return await store_table(store.tables, [guest.player for guest in guests], [event], secret, pace, time.time())


async def create_seated(
    store: Store,
    rules: Rules,
    conditions: Conditions,
    guests: Sequence[Guest],
    places: Sequence[Place],
    pace: Pace,
    secret: bytes | None = None,
    bot_names: Sequence[str] = ("",) * 4,
) -> str:
    """Create a table with everyone seated and the first deal dealt; return its id, which can't be guessed.

    `secret` is that of the shuffle if other tables play the same deals; by default a new one is drawn. `bot_names` are by
    seat; a bot without one is named by its place.
    """
    secret = secret or secrets.token_bytes(32)
    gather = OpenWaitingRoom(rules, conditions, tuple(guests), tuple(places), guests[0].number, None, seal(secret))
    room = waiting_room.open_waiting_room(gather)
    opened = waiting_room.draw_opening(room, secret)
    participants = [replace(participant_in(room, place), name=name) for place, name in enumerate(bot_names)]
    opening = Opening(rules, named(rules, participants, opened), opened)
    match = deal_from_secret(open_table(opening, room).match, secret)
    events: list[LogEvent] = [gather, opening, Deal(match.state.deal.dealt)]
    return await store_table(store.tables, [guest.player for guest in guests], events, secret, pace, time.time())
