"""A profile: the last matches at tables, what was bid and made, mistakes by review, with whom; no lessons."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from fourkings.rulebook.game import Action
from fourkings.rulebook.games import GAMES, rules
from fourkings.server.profiles import LOOKED_AT, profile_of
from fourkings.server.store import Stored
from fourkings.server.store.reviews import StoredReview
from fourkings.server.summaries import summary
from fourkings.table.log import encode_fact
from fourkings.table.state import Table, fold_match
from fourkings.windows.lessons import lesson
from readers import Rooms
from tables import chairs, facts_of

pytestmark = pytest.mark.usefixtures("database")
BIDS = rules(GAMES["400"], options={"target": 11})
ALONE = rules(GAMES["jeu-du-roi"])


def modest(dice: random.Random, actions: Sequence[Action]) -> Action:
    """A card by chance, and of calls one near the least: bids that can be made end a match some day."""
    return actions[min(1, len(actions) - 1)] if isinstance(actions[0], str) else dice.choice(actions)


async def put(rooms: Rooms, name: str, of: Any, people: str, **changed: Any) -> Table:
    """A match of these people, played by chance to its end."""
    seated = chairs(*people.split())
    facts = [fact for _, _, fact in facts_of(of, 7, seated, 4000, modest)]
    now = fold_match(facts)
    assert now.match.result
    secret = changed.pop("secret", bytes(32))
    stored = Stored(name, of.game.ID, of.preset, secret, "calm", summary(now), 1.0, 1.0, **changed)
    await rooms.store.create(stored, [one.player for one in seated if one.player], list(map(encode_fact, facts)))
    return now


def test_matches_bids_mistakes_and_partners(tmp_path: Path):
    async def scene(rooms: Rooms) -> None:
        services: Any = rooms
        now = await put(rooms, "one", BIDS, "anna ben clara dora")
        seat = now.seat_of("anna")
        assert seat is not None
        await put(rooms, "two", ALONE, "anna")
        await put(rooms, "lesson", ALONE, "anna", secret=lesson("jeu-du-roi").secret)
        await put(rooms, "practice", ALONE, "anna", origin='{"names": ["a", "b", "c", "d"]}')
        review = StoredReview("one", seat, "judge", 1.0, 0, 2)
        await rooms.store.ask_review(review)
        found = await profile_of(services, "anna")
        assert set(found) == {"400", "jeu-du-roi"}
        assert (found["400"].reviewed, found["jeu-du-roi"].matches) == (0, 1)
        for place, verdict in enumerate(("mistake", "best")):
            assert await rooms.store.write_verdict(review, place, json.dumps({"verdict": verdict}), 0.0)
        here = (await profile_of(services, "anna"))["400"]
        assert now.match.result is not None
        won = seat in now.match.result.winners
        assert (here.matches, here.won, here.reviewed, here.mistakes) == (1, won, 1, 1)
        points = [deal.state.points for deal in now.match.deals if not deal.state.void]
        assert (here.bids, here.made) == (len(points), sum(one[seat] > 0 for one in points if one))
        assert here.partners == {now.chair(seat ^ 2).player: [1, won]}
        alone = found["jeu-du-roi"]
        assert (alone.bids, alone.partners) == (0, {})
        assert await profile_of(services, "nobody") == {}
        assert LOOKED_AT > 0

    async def opened() -> None:
        rooms = Rooms(tmp_path)
        try:
            await scene(rooms)
        finally:
            await rooms.close()

    asyncio.run(opened())
