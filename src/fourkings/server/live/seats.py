"""Who plays in a person's seat, and the same people once more at another table."""

from __future__ import annotations

from fourkings.players.bots import BOTS
from fourkings.server import new_tables
from fourkings.server.live import clocks, updates
from fourkings.server.live.commit import commit
from fourkings.server.live.mailbox import Reader
from fourkings.server.live.refusals import no
from fourkings.server.live.table import Live
from fourkings.server.store import Done, Fenced
from fourkings.table import state as table
from fourkings.table.gathering import Guest, Place
from fourkings.table.messages.requests import AskRematch, ChooseStandIn, ComeBack, StepAway
from fourkings.table.state import MatchFact, Rematch, Table

Wish = StepAway | ComeBack | ChooseStandIn | AskRematch


async def grant(live: Live, reader: Reader, wish: Wish) -> None:
    """Do what a letter asks for; `No` or `Refused` where it cannot be."""
    live.seat(reader)
    fact = await _fact(live, reader, wish)
    if fact is None:
        updates.stand(live, reader)
        return
    try:
        await commit(live, fact, Done(reader.player, wish.id, 0))
    except Fenced:
        if isinstance(fact, Rematch):  # somebody else was quicker: his table is the one to go on at
            await live.store.delete(fact.table)
        raise


async def _fact(live: Live, reader: Reader, wish: Wish) -> MatchFact | None:
    match wish:
        case StepAway():
            fact = table.leave(live.table, reader.player, by_choice=True)
            return fact and clocks.left_on_turn(live, fact)
        case ComeBack():
            return table.come_back(live.table, reader.player)
        case ChooseStandIn(bot=bot):
            if bot not in BOTS:
                raise no("unavailable", "unknown-bot")
            return table.choose_stand_in(live.table, reader.player, bot)
        case AskRematch():
            if table.rematch(live.table, reader.player, "") is None:
                return None
            if await live.store.barred(reader.player, live.wall()):
                raise no("unavailable", "barred")
            return table.rematch(live.table, reader.player, await gather_again(live, live.table, reader.player))


async def gather_again(live: Live, now: Table, player: str) -> str:
    """A table for the same people, seated as they sat and with their numbers; who asks for it is host."""
    guests = tuple(
        Guest(chair.guest, chair.player) for chair in now.chairs if chair.player is not None and chair.guest is not None
    )
    places: tuple[Place, ...] = tuple(_place(now, seat) for seat in range(4))
    host = next(one.number for one in guests if one.player == player)
    return await new_tables.gather(
        live.store, now.rules, now.conditions, guests, places, host, live.tempo, previous=live.id
    )


def _place(now: Table, seat: int) -> Place:
    chair = now.chair(seat)
    return chair.bot if chair.guest is None else chair.guest
