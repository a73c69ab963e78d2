"""What a seat asks for in a match, and what bots do there."""

from __future__ import annotations

from fourkings.players.bots.careful.advice import Advice
from fourkings.rulebook.cards import Seat
from fourkings.rulebook.deck import Stream
from fourkings.rulebook.game import Reason
from fourkings.rulebook.games import parse_action
from fourkings.rulebook.match import deal_from_secret
from fourkings.server import bot_fallback
from fourkings.server.live import clocks
from fourkings.server.live.commit import commit
from fourkings.server.live.mailbox import Reader
from fourkings.server.live.refusals import No
from fourkings.server.live.table import Live
from fourkings.server.store import Done
from fourkings.table import state as table
from fourkings.table.messages import build
from fourkings.table.messages.parts import Sentence, WeighedAction
from fourkings.table.messages.requests import AskHint, NextDeal, PlayAction, PlayRest, SetPace, TakeBack
from fourkings.table.messages.updates import Hint, PaceChanged
from fourkings.table.state import Act, Deal
from fourkings.windows.record import token
from fourkings.windows.view import view

Playing = AskHint | SetPace | PlayAction | NextDeal | TakeBack | PlayRest
"""What is asked for in a match."""


async def grant(live: Live, reader: Reader, wish: Playing) -> None:
    """Do what a letter asks for; `No` or the rules' own `Refused` where it cannot be."""
    match wish:
        case AskHint():
            await hint(live, reader, wish)
        case SetPace():
            await set_pace(live, reader, wish)
        case PlayAction():
            await act(live, reader, wish)
        case NextDeal():
            live.seat(reader)
            await commit(live, next_deal(live), done_of(reader, wish))
        case TakeBack():
            await commit(live, table.undo(live.table, live.seat(reader)), done_of(reader, wish))
        case PlayRest():
            await start_rest(live, reader, wish)


def done_of(reader: Reader, wish: PlayAction | NextDeal | TakeBack | PlayRest) -> Done:
    """The letter as the store remembers it, once it is acted upon."""
    return Done(reader.player, wish.id, 0)


def dice(live: Live, label: str) -> int:
    """The seed of a bot's dice, drawn from the secret: the same again after a restart, and telling nothing of it."""
    return Stream(live.secret, label.encode()).below(1 << 62)


async def time_is_over(live: Live) -> None:
    """The stand-in of who has let his time pass acts; where a slow game waits for the next deal, it is dealt."""
    seat = live.table.waits_for
    if seat is None:
        await commit(live, next_deal(live))
        return
    await commit(live, clocks.too_late(live, await bots_action(live, seat)))


async def bot_acts(live: Live, seat: Seat) -> None:
    """What the bot in a seat does."""
    await commit(live, await bots_action(live, seat))


async def bots_action(live: Live, seat: Seat) -> Act:
    """What the bot of a seat would do."""
    chair, version = live.table.chair(seat), live.table.version
    seed = dice(live, f"bot {live.table.match.opening.seats[seat]} {version}")
    begun = live.clock()
    action, bot = await bot_fallback.think(live.bot_pool, view(live.table.state, seat), chair.bot, seed)
    live.metrics.thinking.labels(bot.partition(" ")[0]).observe(live.clock() - begun)
    return table.act(live.table, seat, action, bot)


async def play_rest(live: Live, seat: Seat, done: Done | None = None) -> None:
    """One card for who has asked for the rest; a word to be said is his own again."""
    seen = view(live.table.state, seat)
    if not build.rest_is_certain(seen) and seen.hand.bit_count() > 1:
        live.rest = None
        return
    await commit(live, Act(seat, build.next_card_of_rest(seen)), done)


def next_deal(live: Live) -> Deal:
    if live.table.match.result or not live.table.match.between_deals:
        return table.deal(live.table, ())
    return table.deal(
        live.table, deal_from_secret(live.table.match, live.secret, live.table.contributions).state.deal.dealt
    )


async def act(live: Live, reader: Reader, wish: PlayAction) -> None:
    seat = live.seat(reader)
    if not live.moved <= wish.version <= live.table.version:
        raise No("stale", Reason("", "stale", {}))
    try:
        action = parse_action(live.table.rules.game, wish.action)
    except ValueError:
        raise No("malformed", Reason("", "unknown-action", {"word": wish.action})) from None
    await commit(live, clocks.timed(live, table.act(live.table, seat, action)), done_of(reader, wish))


async def start_rest(live: Live, reader: Reader, wish: PlayRest) -> None:
    seat = live.seat(reader)
    if not live.table.match.deals or not build.rest_is_certain(view(live.table.state, seat)):
        raise No("unavailable", Reason("", "rest-not-certain", {}))
    live.rest = seat
    await play_rest(live, seat, done_of(reader, wish))


async def hint(live: Live, reader: Reader, wish: AskHint) -> None:
    seat = live.seat(reader)
    if live.table.waits_for != seat:
        raise No("unavailable", Reason("", "hint-not-your-turn", {}))
    seed = dice(live, f"hint {seat} {live.table.version}")
    advice, by = await bot_fallback.advise(live.bot_pool, view(live.table.state, seat), seed)
    live.send(reader, hinted(wish.id, advice, by))


def hinted(answers: str, advice: Advice, by: str) -> Hint:
    """An advice as a letter."""
    reason, *more = (
        Sentence(clause="", key=key, facts=dict(facts)) for key, facts in ((advice.key, advice.facts), *advice.more)
    )
    choices = tuple(
        WeighedAction(action=token(action), worth=worth, percent=part) for action, worth, part in advice.choices
    )
    return Hint(
        answers=answers, action=token(advice.action), reason=reason, more=tuple(more), choices=choices,
        deals=advice.deals, by=by,
    )  # fmt: skip


async def set_pace(live: Live, reader: Reader, wish: SetPace) -> None:
    live.seat(reader)
    await live.store.set_pace(live.id, wish.pace)
    live.pace = wish.pace
    live.peers.ring(live.id)
    for other in live.readers:
        live.send(other, PaceChanged(answers=wish.id if other is reader else None, pace=wish.pace))
