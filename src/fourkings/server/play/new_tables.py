"""New tables, stored before anybody sits down at them."""

from __future__ import annotations

import secrets
import time
from collections.abc import Sequence

from fourkings.rulebook.deck import seal
from fourkings.rulebook.game import Rules
from fourkings.server.common.summaries import summary
from fourkings.server.store import Stored
from fourkings.server.store.sql import Store
from fourkings.table import gathering, log
from fourkings.table.gathering import Conditions, Gather, Guest, Place
from fourkings.table.messages import Pace


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
