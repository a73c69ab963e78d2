"""New tables: what is stored before anybody sits down at them."""

from __future__ import annotations

import secrets
import time
from collections.abc import Sequence

from fourkings import gathering, log
from fourkings.deck import seal
from fourkings.gathering import Gather, Gathering, Guest, Place, Terms
from fourkings.messages import Pace
from fourkings.options import Rules
from fourkings.server.store import Store, Stored, Summary
from fourkings.table import Sitting, Table


async def gather(
    store: Store,
    rules: Rules,
    terms: Terms,
    guests: Sequence[Guest],
    places: Sequence[Place],
    host: int,
    pace: Pace,
    previous: str | None = None,
) -> str:
    """A table at which people gather; its id, which nobody can guess, is the invitation."""
    secret, made, now = secrets.token_bytes(32), secrets.token_urlsafe(12), time.time()
    fact = Gather(rules, terms, tuple(guests), tuple(places), host, previous, seal(secret))
    told = summary(gathering.gather(fact))
    stored = Stored(made, rules.game.ID, rules.preset, secret, pace, told, now, now)
    await store.create(stored, [one.player for one in guests], [log.line(fact)])
    return made


def summary(now: Sitting) -> Summary:
    """The table in a few words, for lists."""
    if isinstance(now, Gathering):
        return Summary(now.version, 0, (), False, ())
    return _summary(now)


def _summary(now: Table) -> Summary:
    match = now.match
    winners = match.result.winners if match.result else ()
    totals = match.result.scores if match.result else match.totals
    return Summary(now.version, len(match.deals), totals, match.result is not None, winners)
