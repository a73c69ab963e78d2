"""The bots of a live table: their actions, the rest that is played for a player, and the next deal."""

from __future__ import annotations

import asyncio

from fourkings.rulebook.cards import Seat
from fourkings.rulebook.deck import Stream
from fourkings.rulebook.game import Action
from fourkings.rulebook.match import deal_from_secret
from fourkings.server.play.live import time_control
from fourkings.server.play.live.commit import commit
from fourkings.server.play.live.table import LiveTable
from fourkings.server.store import GrantedRequest
from fourkings.server.thinking import bot_fallback
from fourkings.table import state as table
from fourkings.table.messages import render
from fourkings.table.state import Act, Deal
from fourkings.windows.view import view


def dice_seed(live: LiveTable, label: str) -> int:
    """The seed of a bot's dice, drawn from the secret: the same again after a restart, and telling nothing of it."""
    return Stream(live.secret, label.encode()).below(1 << 62)


async def act(live: LiveTable, seat: Seat) -> None:
    """Let the bot in a seat act."""
    await commit(live, await _action(live, seat))


async def act_too_late(live: LiveTable) -> None:
    """Let the stand-in of a late player act; where a slow game waits for the next deal, it is dealt."""
    seat = live.table.waits_for
    if seat is None:
        await commit(live, next_deal(live))
    else:
        await commit(live, time_control.too_late(live, await _action(live, seat)))


async def _action(live: LiveTable, seat: Seat) -> Act:
    """The action of a seat's bot."""
    action, bot = await (live.thoughts.action_at(live.table.version) or _choose(live, seat))
    return table.act(live.table, seat, action, bot)


def think_ahead(live: LiveTable) -> None:
    """Let the bot that is next think while its pause runs: when it acts tells nothing of how long it took (GEN-10)."""
    if not live.pacing.pauses or not live.moves_itself or live.thoughts.action_at(live.version):
        return
    turn = live.table.waits_for
    if turn is not None and live.table.chair(turn).played_by_bot:
        live.thoughts.act(live.version, asyncio.create_task(_choose(live, turn)))


async def _choose(live: LiveTable, seat: Seat) -> tuple[Action, str]:
    """A bot's action for a seat, and the bot that found it, with its version."""
    seed = dice_seed(live, f"bot {live.table.match.opening.seats[seat]} {live.table.version}")
    begun = live.clock.now()
    choice = await bot_fallback.choose(live.bot_pool, view(live.table.state, seat), live.table.chair(seat).bot, seed)
    took = live.clock.now() - begun
    live.pacing.learn(took)
    live.metrics.thinking.labels(choice[1].partition(" ")[0]).observe(took)
    return choice


async def play_rest(live: LiveTable, seat: Seat, granted: GrantedRequest | None = None) -> None:
    """Play one card of the rest for a player who asked for it; a call is the player's own again."""
    seen = view(live.table.state, seat)
    if not render.rest_is_certain(seen) and seen.hand.bit_count() > 1:
        live.pacing.stop_rest()
        return
    await commit(live, Act(seat, render.next_card_of_rest(seen)), granted)


def next_deal(live: LiveTable) -> Deal:
    """The next deal of the match; `Refused` where none is due."""
    if live.table.match.result or not live.table.match.between_deals:
        return table.deal(live.table, ())
    match = deal_from_secret(live.table.match, live.secret, live.table.contributions)
    return table.deal(live.table, match.state.deal.dealt)
