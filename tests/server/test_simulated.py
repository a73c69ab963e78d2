"""No table stands still, whatever a server was doing when it was killed: lives of servers, in a time of their own."""

from collections.abc import Sequence

import pytest

from fourkings.rulebook.games import GAMES, rules
from fourkings.server.db import TableStatus
from fourkings.server.net.metrics import Metrics
from fourkings.server.realtime.actor import LiveTable
from fourkings.server.realtime.stalls import LOOKS, PATIENCE, Stalls
from simulation import stands_still
from tables import chairs

RULES = rules(GAMES["jeu-du-roi"])
LASTS, STILL = 90.0, 15.0
"""Seconds of the world's time: of one life of the servers, and for which nothing may happen in it."""
SEEN = (49, 52, 101)
"""Seeds by which a server once kept a lease that its table knew nothing of, and nobody moved the table any more."""


def lived(seeds: Sequence[int], still: float = STILL, watched: bool = False) -> dict[int, str]:
    """What stood still, by seed: with a bus and without one, for one person and for two."""
    ends = {}
    for seed in seeds:
        people = ("anna", "ben") if seed // 2 % 2 else ("anna",)
        ends[seed] = stands_still(seed, RULES, chairs(*people), LASTS, still, bool(seed % 2), watched)
    return {seed: end for seed, end in ends.items() if end}


@pytest.mark.costly
def test_no_table_stands_still():
    assert lived((*SEEN, 0, 1, 2, 3)) == {}


@pytest.mark.heavy  # minutes: the same for many more seeds
def test_no_table_stands_still_in_many_lives():
    assert lived(range(4, 400)) == {}


@pytest.mark.costly
def test_the_simulation_itself_sees_a_table_that_stands_still_and_the_watch_mends_it(monkeypatch: pytest.MonkeyPatch):
    def blind(self: LiveTable, seen: TableStatus) -> bool:
        """As it was: the lease itself was not compared."""
        peering = self.peering
        known = (peering.changes, peering.owner, self.presence.elsewhere)
        return seen.version > self.version or known != (seen.changes, seen.owner, seen.elsewhere)

    monkeypatch.setattr(LiveTable, "_differs", blind)
    assert next(seed for seed in (*SEEN, *range(400)) if lived([seed])) >= 0
    assert lived(SEEN, still=PATIENCE + 3 + STILL, watched=True) == {}


class Table:
    """A table that stands still."""

    def __init__(self, name: str) -> None:
        self.id, self.version, self.owes, self.rings = name, 1, True, 0

    def on_remote_write(self, version: int = 0) -> None:
        self.rings += 1


def test_a_table_that_owes_a_move_and_does_not_move_is_looked_at_and_counted():
    now, metrics = [100.0], Metrics()
    stalls = Stalls(metrics, 10.0, lambda: now[0])
    still, moving, waiting = Table("still"), Table("moving"), Table("waiting")
    waiting.owes = False
    helpless: list[str] = []
    for _ in range(4 * (LOOKS + 2)):
        helpless += stalls.look([still, moving, waiting])
        moving.version += 1
        now[0] += 2.5
    assert (moving.rings, waiting.rings) == (0, 0)
    assert still.rings == LOOKS + 1
    assert helpless == ["still"]
    assert metrics.stalls._value.get() == still.rings
