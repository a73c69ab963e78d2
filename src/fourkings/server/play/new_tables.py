"""New tables, stored before anybody sits down at them."""

from __future__ import annotations

import secrets
import time
from collections.abc import Sequence

from fourkings.rulebook.deck import seal
from fourkings.rulebook.game import Rules
from fourkings.rulebook.match import deal_from_secret
from fourkings.server.common.entrants import chair_of
from fourkings.server.common.summaries import summary
from fourkings.server.store import Stored
from fourkings.server.store.sql import Store
from fourkings.table import gathering, log
from fourkings.table import state as table
from fourkings.table.gathering import Conditions, Gather, Guest, Place
from fourkings.table.local.due import due_at
from fourkings.table.messages import Pace
from fourkings.table.state import Deal, Opening


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
    summed = summary(gathering.open_gathering(fact))
    stored = Stored(table_id, rules.game.ID, rules.preset, secret, pace, summed, now, now)
    await store.tables.create(stored, [guest.player for guest in guests], [log.encode_fact(fact)])
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
    before = gathering.open_gathering(gathered)
    chairs = tuple(chair_of(before, place) for place in range(4))
    opening = Opening(rules, chairs, gathering.draw_opening(before, secret))
    match = deal_from_secret(table.open_table(opening, before).match, secret)
    facts: list[table.Fact] = [gathered, opening, Deal(match.state.deal.dealt)]
    opened = table.fold_log(facts)
    summed = summary(opened, due_at(opened, now))
    stored = Stored(table_id, rules.game.ID, rules.preset, secret, pace, summed, now, now)
    await store.tables.create(stored, [guest.player for guest in guests], [log.encode_fact(fact) for fact in facts])
    return table_id
