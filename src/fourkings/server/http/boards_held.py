"""The boards stored about a person, for their export."""

from __future__ import annotations

from pydantic import Field

from fourkings.app.models import Exclusion
from fourkings.server.http.errors import Body
from fourkings.server.services import Services


class EntryHeld(Body):
    """A set of boards that one has begun."""

    set: str
    handle: str
    began: float = Field(description="Seconds since 1970.")
    finished: float | None
    given_up: float | None = Field(description="When one gave up this challenge.")
    ranked: bool
    apart: Exclusion = Field(description="Finished on its day and not ranked: `visitor` or `repeat`; else empty.")
    address: str = Field(description="A digest of the address that it was finished from, forgotten after a day.")
    sender: str = Field(description="The handle of whose challenge one follows; empty without.")
    answers: int = Field(description="How many have played one's challenge without its being told yet.")
    plays: list[str] = Field(description="By board, the actions of each deal as JSON.")
    lost: list[str] = Field(description="By board, what they gave away in each deal as JSON; empty where not judged.")


async def entries_held(services: Services, player: str) -> list[EntryHeld]:
    """Return everything stored about a player's boards: their own actions, and no card that they did not see."""
    answered = [entry.set_id for entry in await services.store.challenges.answers_to(player)]
    return [
        EntryHeld(
            set=entry.set_id,
            handle=entry.handle,
            began=entry.began,
            finished=entry.finished,
            given_up=entry.given_up,
            ranked=entry.ranked,
            apart=entry.apart,
            address=entry.address,
            sender=entry.sender,
            answers=answered.count(entry.set_id),
            plays=[play.deals for play in plays],
            lost=[play.lost for play in plays],
        )
        for entry, _ in await services.store.boards.entered(player)
        for plays in [await services.store.boards.plays(entry.set_id, player)]
    ]
