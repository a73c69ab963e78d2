"""New tables, stored before anybody sits down at them."""

from __future__ import annotations

import secrets
import time
from collections.abc import Sequence

from fourkings.app.models import Stored
from fourkings.app.shared.entrants import chair_of
from fourkings.app.shared.summaries import summary
from fourkings.rulebook.deck import seal
from fourkings.rulebook.game import Rules
from fourkings.rulebook.match import deal_from_secret
from fourkings.server.db import Store
from fourkings.table import log, waiting_room
from fourkings.table import match as table
from fourkings.table.match import Deal, Opening
from fourkings.table.protocol import Pace
from fourkings.table.runtime.due import due_at
from fourkings.table.waiting_room import Conditions, Gather, Guest, Place


async def create_gathering(
    store: Store,
    rules: Rules,
    conditions: Conditions,
    guests: Sequence[Guest],
    places: Sequence[Place],
    host: int,
    pace: Pace,
    previous: str | None = None,
) -> str:
    """A table at which people gather; its id, which nobody can guess, is the invitation."""
    secret, table_id, now = secrets.token_bytes(32), secrets.token_urlsafe(12), time.time()
    fact = Gather(rules, conditions, tuple(guests), tuple(places), host, previous, seal(secret))
    summed = summary(waiting_room.open_gathering(fact))
    stored = Stored(table_id, rules.game.ID, rules.preset, secret, pace, summed, now, now)
    await store.tables.create(stored, [guest.player for guest in guests], [log.encode_event(fact)])
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
    """A table with everybody in their place, its match open and the first deal dealt; its id, which nobody can guess.

    `secret`: of the shuffle, where other tables are to play the same deals; else a new one.
    """
    secret, table_id, now = secret or secrets.token_bytes(32), secrets.token_urlsafe(12), time.time()
    gathered = Gather(rules, conditions, tuple(guests), tuple(places), guests[0].number, None, seal(secret))
    before = waiting_room.open_gathering(gathered)
    chairs = tuple(chair_of(before, place) for place in range(4))
    opening = Opening(rules, chairs, waiting_room.draw_opening(before, secret))
    match = deal_from_secret(table.open_table(opening, before).match, secret)
    facts: list[table.LogEvent] = [gathered, opening, Deal(match.state.deal.dealt)]
    opened = table.replay_log(facts)
    summed = summary(opened, due_at(opened, now))
    stored = Stored(table_id, rules.game.ID, rules.preset, secret, pace, summed, now, now)
    await store.tables.create(stored, [guest.player for guest in guests], [log.encode_event(fact) for fact in facts])
    return table_id
