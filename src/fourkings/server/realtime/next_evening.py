"""The next evening of the same people: their pairs and teams, the plan and the place are copied to a new date."""

from fourkings.evenings import commands
from fourkings.evenings.events import PlayAgain
from fourkings.evenings.state import Evening
from fourkings.server.db import Store
from fourkings.server.realtime import evenings
from fourkings.server.realtime.evenings import Announced
from fourkings.table.protocol import Pace

MAX_FOLLOWED = 50
"""Most evenings that are followed from one to the next."""


async def create(store: Store, name: str, pace: Pace, starts: float | None) -> Announced:
    """Store an evening like this one that starts at a time, in seconds since 1970, and let this one lead to it."""
    before = await evenings.load(store, name)
    announced = await evenings.announce(store, before.plan, pace)
    people = [entrant for entrant in before.entrants if entrant.player]
    numbers = {entrant.number: number for number, entrant in enumerate(people, 1)}
    for entrant in people:
        await evenings.enter(store, announced.id, entrant.player)
    for unit in {before.unit(entrant.number) for entrant in people if not entrant.plays_for}:
        members = [numbers[number] for number in unit if number in numbers]
        if len(unit) == len(members) == 2:
            await evenings.execute(store, announced.id, lambda state, two=members: commands.pair(state, *two))  # type: ignore[misc]
        elif len(unit) == len(members) == 4:
            await evenings.execute(store, announced.id, lambda state, four=members: commands.team(state, *four))  # type: ignore[misc]
    about = before.name, before.place, starts
    await evenings.execute(store, announced.id, lambda state: commands.describe(state, *about))
    await evenings.execute(store, name, lambda _: PlayAgain(announced.id))
    return announced


async def newest(store: Store, state: Evening) -> str:
    """Return the id of the last evening that goes on from this one; empty if none does."""
    last, follows = "", state.next
    for _ in range(MAX_FOLLOWED):
        if not follows or await store.evenings.get(follows) is None:
            break
        last = follows
        follows = (await evenings.load(store, last)).next
    return last
