"""What people ask for before the match: places, bots, a host's word, and the start."""

from __future__ import annotations

from fourkings.players.bots import BOTS
from fourkings.rulebook.game import Rules
from fourkings.rulebook.games import UnknownGame, find, rules
from fourkings.rulebook.match import deal_from_secret
from fourkings.rulebook.options import OptionError
from fourkings.server.live import names, updates
from fourkings.server.live.commit import commit
from fourkings.server.live.mailbox import Reader
from fourkings.server.live.refusals import no
from fourkings.server.live.table import Live
from fourkings.server.store import Done
from fourkings.table import gathering
from fourkings.table.gathering import Conditions, Fact, Gathering, TimeControl
from fourkings.table.messages.requests import (
    Admit,
    Configure,
    Contribute,
    Depart,
    Join,
    Kick,
    SeatBot,
    Sit,
    StartMatch,
    SwapPlaces,
)
from fourkings.table.messages.requests import GatheringRequest as Wish
from fourkings.table.state import Chair, Deal, Opening

BOT_NAMES = ("Arsène", "Basile", "Céleste", "Dora")
"""What the bots at a table are called, by the place that they hold; who plays is told beside it."""


async def grant(live: Live, reader: Reader, wish: Wish) -> None:
    """Do what a letter asks for; `No` or `Refused` where it cannot be."""
    now = room(live)
    if isinstance(wish, StartMatch):
        gathering.check_start(now, reader.player)
        await start(live, now, Done(reader.player, wish.id, 0))
        return
    fact = _fact(live, now, reader.player, wish)
    if fact is None:
        reader.send(updates.gathered(live, now, reader.player, answers=wish.id))
        return
    if isinstance(fact, gathering.Join):
        await live.store.seat(live.id, reader.player)
        await names.learn(live, [reader.player])
    if isinstance(fact, gathering.Kick | gathering.Depart) and (gone := now.guest_by_number(fact.guest)):
        await live.store.unseat(live.id, gone.player)
    await commit(live, fact, Done(reader.player, wish.id, 0))
    if isinstance(fact, gathering.Configure):
        await live.store.play_there(live.id, fact.rules.game.ID, fact.rules.preset)
    if isinstance(live.now, Gathering) and not live.now.guests:
        # A table that all have left is no more.
        await live.store.delete(live.id)
        live.close(4404)


def room(live: Live) -> Gathering:
    """The table while it gathers; `No` once the match is open."""
    if isinstance(live.now, Gathering):
        return live.now
    raise no("unavailable", "match-open")


def _fact(live: Live, now: Gathering, player: str, wish: Wish) -> Fact | None:  # noqa: PLR0911  (one wish a line)
    match wish:
        case Sit(place=place):
            return gathering.sit(now, player, place)
        case SeatBot(place=place, bot=bot):
            if bot is not None and bot not in BOTS:
                raise no("unavailable", "unknown-bot")
            return gathering.seat_bot(now, player, place, bot, live.here)
        case SwapPlaces(one=one, other=other):
            return gathering.swap(now, player, one, other)
        case Kick(guest=guest):
            return gathering.kick(now, player, guest)
        case Admit(guest=guest):
            return gathering.admit(now, player, guest)
        case Configure():
            return gathering.configure(now, player, *_laid(wish))
        case Depart():
            return gathering.depart(now, player)
        case Contribute(contribution=text):
            return gathering.contribute(now, player, bytes.fromhex(text))
        case _:
            assert isinstance(wish, Join)
            return gathering.join(now, player)


def _laid(wish: Configure) -> tuple[Rules, Conditions]:
    """The rules and terms that a host lays down; `No` where there are none such."""
    try:
        chosen = rules(find(wish.game), wish.preset, wish.options)
    except (UnknownGame, OptionError):
        raise no("unavailable", "no-such-rules") from None
    if wish.stand_in not in BOTS:
        raise no("unavailable", "unknown-bot")
    clock = TimeControl(wish.clock.bank, wish.clock.more, wish.clock.days) if wish.clock else None
    return chosen, Conditions(wish.seats, wish.watch, wish.chat, wish.stand_in, clock)


async def start(live: Live, now: Gathering, done: Done) -> None:
    """Open the match and deal. Who has no seat looks on from now on, or goes where nobody may."""
    opened = gathering.draw_opening(now, live.secret)
    chairs = tuple(_chair(now, place) for place in range(4))
    for guest in now.guests:
        if guest.number not in now.places:
            await live.store.unseat(live.id, guest.player)
    await commit(live, Opening(now.rules, chairs, opened, now.contributions), done)
    match = deal_from_secret(live.table.match, live.secret, live.table.contributions)
    await commit(live, Deal(match.state.deal.dealt))


def _chair(now: Gathering, place: int) -> Chair:
    holder = now.places[place]
    if isinstance(holder, str):
        return Chair(BOT_NAMES[place], None, holder)
    guest = None if holder is None else now.guest_by_number(holder)
    assert guest is not None
    return Chair("", guest.player, now.conditions.stand_in, guest=guest.number)


async def host_gone(live: Live) -> None:
    """The next who is here is host, where the host has been away for too long."""
    if isinstance(live.now, Gathering) and (fact := gathering.change_host(live.now, live.here)):
        await commit(live, fact)
