"""Creation of tables that several people may join."""

import secrets
import time
from collections.abc import Sequence

from fourkings.app.models import Stored
from fourkings.app.shared.entrants import named, participant_in
from fourkings.app.shared.stored_tables import summary
from fourkings.rulebook.deck import seal
from fourkings.rulebook.game import Rules
from fourkings.rulebook.match import deal_from_secret
from fourkings.server.db import Store
from fourkings.table import log, waiting_room
from fourkings.table.match import Deal, LogEvent, Opening, open_table, replay_log
from fourkings.table.protocol import Pace
from fourkings.table.runtime.time_control import due_at
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
    secret, table_id, now = secrets.token_bytes(32), secrets.token_urlsafe(12), time.time()
    event = OpenWaitingRoom(rules, conditions, tuple(guests), tuple(places), host, previous, seal(secret))
    row = summary(waiting_room.open_waiting_room(event))
    stored = Stored(table_id, rules.game.ID, rules.preset, secret, pace, row, now, now)
    await store.tables.create(stored, [guest.player for guest in guests], [log.encode_event(event)])
    return table_id


async def create_seated(
    store: Store,
    rules: Rules,
    conditions: Conditions,
    guests: Sequence[Guest],
    places: Sequence[Place],
    pace: Pace,
    secret: bytes | None = None,
) -> str:
    """Create a table with everyone seated and the first deal dealt; return its id, which can't be guessed.

    `secret` is that of the shuffle if other tables play the same deals; by default a new one is drawn.
    """
    secret, table_id, now = secret or secrets.token_bytes(32), secrets.token_urlsafe(12), time.time()
    gather = OpenWaitingRoom(rules, conditions, tuple(guests), tuple(places), guests[0].number, None, seal(secret))
    room = waiting_room.open_waiting_room(gather)
    opened = waiting_room.draw_opening(room, secret)
    opening = Opening(rules, named(rules, [participant_in(room, place) for place in range(4)], opened), opened)
    match = deal_from_secret(open_table(opening, room).match, secret)
    events: list[LogEvent] = [gather, opening, Deal(match.state.deal.dealt)]
    state = replay_log(events)
    row = summary(state, due_at(state, now))
    stored = Stored(table_id, rules.game.ID, rules.preset, secret, pace, row, now, now)
    await store.tables.create(stored, [guest.player for guest in guests], [log.encode_event(event) for event in events])
    return table_id
