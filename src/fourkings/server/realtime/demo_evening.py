"""A demonstration evening: sixteen invented people, so that a director can try everything. It counts nowhere."""

import random
import time
from collections.abc import Sequence
from typing import Final

from fourkings.evenings import commands
from fourkings.evenings.commands import CommandRefused
from fourkings.evenings.events import Correct, Extend
from fourkings.evenings.state import Evening, Plan
from fourkings.rulebook.games import GAMES, rules
from fourkings.server.db import Store
from fourkings.server.db.people import INVENTED
from fourkings.server.realtime import evenings
from fourkings.server.realtime.evenings import Announced
from fourkings.table.waiting_room import Conditions

PEOPLE: Final = (
    *("Ada", "Bilal", "Carmen", "Dana", "Emir", "Farida", "Goran", "Helena"),
    *("Ivo", "Jasmine", "Karl", "Leila", "Marta", "Nino", "Olga", "Pablo"),
)
GAME: Final = [game for game in GAMES.own.values() if not game.PARTNERS][-1]
"""The last of the games in which everybody plays alone: `DEALS` are its deals."""
ROUNDS: Final = 5
PLAYED: Final = 3
"""Rounds of which a table has a sheet; the last table of the last one is late."""
DEALS: Final = (
    *((-100, -80, -60, -20), (-120, -80, -40, -20), (-100, -50, -50, 0), (-90, -60, -60, -30), (-160, 0, 0, 0)),
    *((-90, -90, 0, 0), (125, 100, 75, 25), (150, 100, 50, 25), (100, 100, 75, 50), (200, 75, 50, 0)),
)
"""Points of the deals of King, which are dealt to the seats of each table at random."""
WRONG: Final = (-80, -80, 0, 0)
"""An impossible fifth deal, which stands on one sheet."""
LATE: Final = -120.0
"""Seconds until the time of the last round is over: it is."""


async def create(store: Store, reason: str, people: Sequence[str] = ()) -> Announced:
    """Store a demonstration evening in its third round, with one table late and one sheet wrong, for a given reason.

    people: names for the first of its sixteen people.
    """
    plan = Plan("alone", rules(GAME), Conditions(seats="chosen"), ROUNDS, paper=True, demo=True)
    announced = await evenings.announce(store, plan, "calm")
    stored, rng = await store.evenings.get(announced.id), random.Random(announced.id)
    assert stored is not None
    for name in (*people, *PEOPLE[len(people) :]):
        await evenings.enter_by_name(store, announced.id, name, INVENTED)
    for number in range(PLAYED):
        started = await evenings.execute(store, announced.id, lambda state: commands.start_round(state, stored.secret, 0.0))
        for table in range(len(started.rounds[-1].tables) - (number == PLAYED - 1)):
            await _enter_sheet(store, announced.id, table, [tuple(rng.sample(points, 4)) for points in DEALS])
    wrong = [*DEALS[:4], WRONG, *DEALS[5:]]

    def insist(state: Evening) -> Correct | None:
        result = commands.sheet_result(state, PLAYED - 2, (), wrong, insist=True)
        return commands.correct(state, PLAYED - 2, 1, result, reason)

    await evenings.execute(store, announced.id, insist)
    await evenings.execute(store, announced.id, lambda _: Extend(time.time() + LATE))
    return announced


async def _enter_sheet(store: Store, name: str, table: int, deals: list[tuple[int, ...]]) -> None:
    await evenings.execute(store, name, lambda state: commands.score(state, table, (), deals))


async def delete(store: Store, name: str) -> None:
    """Delete a demonstration evening with its invented people; raise `CommandRefused` for any other evening."""
    state = await evenings.load(store, name)
    if not state.plan.demo:
        raise CommandRefused("not-a-demo")
    for entrant in state.entrants:
        if entrant.player.startswith(evenings.BY_NAME):
            await store.people.forget(entrant.player, time.time())
    await store.evenings.delete(name)
