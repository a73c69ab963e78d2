"""Who of the players is connected: told to the others at once, long before a bot plays for them."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path

from fourkings.rulebook.game import Rules
from fourkings.rulebook.games import GAMES, rules
from fourkings.table.gathering import Conditions, TimeControl
from fourkings.table.messages import render
from readers import FakeReader, Rooms
from tables import chairs, last

KING = rules(GAMES["king"])


def run(scene: Callable[[Rooms], Awaitable[None]], folder: Path) -> None:
    async def opened() -> None:
        rooms = Rooms(folder, grace=60.0)
        try:
            await scene(rooms)
        finally:
            await rooms.close()

    asyncio.run(opened())


async def sit(rooms: Rooms, *people: str, made: Rules = KING) -> list[FakeReader]:
    name = await rooms.table(made, chairs(*people))
    readers = [FakeReader(one) for one in people]
    for reader in readers:
        await reader.sit(await rooms.live(name))
    return readers


def test_somebody_who_is_gone_is_marked_at_once_and_no_longer_when_they_are_back(tmp_path: Path) -> None:
    async def scene(rooms: Rooms) -> None:
        anna, ben = await sit(rooms, "anna", "ben")
        assert (await anna.hear("players-changed"))["players"]
        live = ben.live
        assert live is not None
        seat = live.table.seat_of("ben")
        live.part(ben)
        told = (await anna.hear("players-changed"))["players"][seat]
        assert (told["here"], told["away"]) == (False, False)
        again = FakeReader("ben")
        snapshot = await again.sit(live)
        assert snapshot["grace"] == 60.0
        assert all(one["here"] for one in snapshot["players"])
        assert (await anna.hear("players-changed"))["players"][seat]["here"] is True

    run(scene, tmp_path)


def test_a_second_window_or_a_watcher_changes_nothing(tmp_path: Path) -> None:
    async def scene(rooms: Rooms) -> None:
        anna, ben = await sit(rooms, "anna", "ben")
        live = ben.live
        assert live is not None
        await anna.hear("players-changed")
        for player in ("ben", "zoe"):
            other = FakeReader(player)
            await other.sit(live)
            live.part(other)
        live.part(ben)
        seat = live.table.seat_of("ben")
        assert (await anna.hear("players-changed"))["players"][seat]["here"] is False, (
            "the first word of it is that they have gone"
        )

    run(scene, tmp_path)


def test_whoever_plays_alone_is_waited_for(tmp_path: Path) -> None:
    async def scene(rooms: Rooms) -> None:
        (anna,) = await sit(rooms, "anna")
        assert anna.live is not None
        assert anna.live.grace_of_players is None

    run(scene, tmp_path)


def test_only_people_are_missed() -> None:
    table = last(KING, 1, chairs("anna", "ben"), most=5)
    slow = replace(table, conditions=Conditions(clock=TimeControl(days=2)))
    told = render.players(slow, 0, present=lambda player: player == "anna")
    assert sorted(one.here for one in told) == [False, True, True, True]
    assert [one.here for one in told if not one.person] == [True, True]
