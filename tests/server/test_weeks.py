"""The friends' table of a week: whoever followed a challenge meets its sender on the cards that both played."""

import json
import secrets
from types import SimpleNamespace
from typing import Any

from fourkings.app.models import Done, Play, StoredSet
from fourkings.app.shared.wall_clock import DAY, day_of, week_of
from fourkings.bots import find, title
from fourkings.duplicate.sets import new_set, set_json
from fourkings.rulebook.games import rules
from fourkings.server.db import Store
from fourkings.server.http.challenges import friends_week

MONDAY = 1_789_992_000.0


async def stored_set(store: Store, day: str) -> str:
    """Store a set of a day with one deal; return its id."""
    boards = new_set(day, rules("quarante"), 1, title(find("careful")), secrets.token_bytes(32))
    stored = StoredSet(f"{day}-quarante", day, "quarante", json.dumps(set_json(boards)), "", MONDAY)
    await store.boards.add(stored)
    return stored.id


async def finished(store: Store, set_id: str, player: str, points: list[int]) -> None:
    await store.boards.write_play(set_id, player, Play(1, 1, "[[]]", json.dumps([points])), None)
    await store.boards.finish(set_id, player, Done(MONDAY, ranked=True))


async def week_of_player(store: Store, player: str) -> list[tuple[bool, int, int, int]]:
    ctx: Any = SimpleNamespace(player=player, time=MONDAY + DAY, store=store)
    services: Any = SimpleNamespace(store=store)
    week = await friends_week(ctx, services)
    return [(each.you, each.sets, each.ahead, each.behind) for each in week.players]


def test_a_week_begins_on_monday():
    days = week_of(MONDAY)
    assert days[0] == day_of(MONDAY) == "2026-09-21"
    assert week_of(MONDAY + 6 * DAY) == days
    assert week_of(MONDAY - DAY)[-1] == day_of(MONDAY - DAY)


async def test_a_challenge_that_is_followed_makes_friends_of_all_around_its_sender(store: Store):
    set_id = await stored_set(store, "2026-09-21")
    sender = await store.boards.enter(set_id, "anna", MONDAY)
    for player in ("ben", "chloe"):
        await store.boards.enter(set_id, player, MONDAY, sender.handle)
    await store.boards.enter(set_id, "dan", MONDAY)
    assert await store.challenges.followed("anna", MONDAY) == {"ben", "chloe"}
    assert await store.challenges.followed("ben", MONDAY) == {"anna", "chloe"}
    assert await store.challenges.followed("dan", MONDAY) == set()
    assert await store.challenges.followed("anna", MONDAY + 1) == set(), "it was followed long ago"


async def test_friends_meet_on_the_deals_of_the_week_that_both_played(store: Store):
    first, second, before = [await stored_set(store, day) for day in ("2026-09-21", "2026-09-22", "2026-09-20")]
    sender = await store.boards.enter(first, "anna", MONDAY)
    await store.boards.enter(first, "ben", MONDAY, sender.handle)
    await store.boards.enter(first, "dan", MONDAY)
    for set_id in (second, before):
        for player in ("anna", "ben"):
            await store.boards.enter(set_id, player, MONDAY)
    await finished(store, first, "ben", [30, 0])
    await finished(store, first, "dan", [60, 0])
    assert await week_of_player(store, "anna") == [], "nobody learns results before they have played"
    await finished(store, first, "anna", [0, 30])
    await finished(store, before, "anna", [0, 30])
    await finished(store, before, "ben", [30, 0])
    await finished(store, second, "anna", [30, 0])
    rows = await week_of_player(store, "anna")
    assert [row[1] for row in rows] == [1, 1], "only the set of this week that both have played"
    assert sum(ahead + behind for *_, ahead, behind in rows) == 1
    await finished(store, second, "ben", [0, 30])
    rows = {row[0]: row[1:] for row in await week_of_player(store, "anna")}
    assert rows == {True: (2, 0, 0), False: (2, 1, 1)}
    assert len(await week_of_player(store, "ben")) == 2
    assert await week_of_player(store, "dan") == []
