"""The bots of a live table: their actions, the rest that is played for a player, and the next deal."""

from __future__ import annotations

from fourkings.rulebook.cards import Seat
from fourkings.rulebook.deck import Stream
from fourkings.rulebook.match import deal_from_secret
from fourkings.table import match as table
from fourkings.table.match import Act, Deal
from fourkings.table.protocol import presenters
from fourkings.table.runtime import time_control
from fourkings.table.runtime.commit import commit, drop_action
from fourkings.table.runtime.state import BotJob, GrantedRequest
from fourkings.table.runtime.table import LocalTable
from fourkings.views import view


def dice_seed(live: LocalTable, label: str) -> int:
    """The seed of a bot's dice, drawn from the secret: the same again after a restart, and telling nothing of it."""
    return _seed(live.secret, label)


def action_seed(secret: bytes, entrant: int, version: int) -> int:
    """Return the seed of the bot that acts for an entrant.

    `secret` is that of the match, `version` that of the table just before the action. The same three give the same dice
    wherever the table is moved: on a server, or in a page.
    """
    return _seed(secret, f"bot {entrant} {version}")


def _seed(secret: bytes, label: str) -> int:
    return Stream(secret, label.encode()).below(1 << 62)


async def act(live: LocalTable, seat: Seat) -> None:
    """Let the bot in a seat act, where it knows what to do."""
    if live.ports.is_ready(thought := _thought(live, seat)):
        await commit(live, await _action(live, thought))


async def act_too_late(live: LocalTable) -> None:
    """Let the stand-in of a late player act; where a slow game waits for the next deal, it is dealt."""
    seat = live.match_state.waits_for
    if seat is None:
        await commit(live, next_deal(live))
    elif live.ports.is_ready(thought := _thought(live, seat)):
        await commit(live, time_control.too_late(live, await _action(live, thought)))


async def _action(live: LocalTable, thought: BotJob) -> Act:
    """The action that a seat's bot has found."""
    action, bot = await live.ports.result(thought)
    return table.act(live.match_state, thought.seat, action, bot)


def think_ahead(live: LocalTable) -> None:
    """Let the bot that is next think while its pause runs: when it acts tells nothing of how long it took (GEN-10)."""
    turn = live.match_state.waits_for if live.moves_itself else None
    if turn is not None and live.match_state.participant(turn).played_by_bot:
        _thought(live, turn)


def _thought(live: LocalTable, seat: Seat) -> BotJob:
    """What a seat's bot is to think of, begun where it is not under way."""
    thought = live.bot_jobs.action_at(live.version)
    if thought is None:
        seed = action_seed(live.secret, live.match_state.match.opening.seats[seat], live.version)
        thought = BotJob(
            live.version, seat, view(live.match_state.state, seat), seed, live.match_state.participant(seat).bot
        )
        drop_action(live)
        live.bot_jobs.act(thought)
        live.ports.start(thought)
    return thought


async def play_rest(live: LocalTable, seat: Seat, granted: GrantedRequest | None = None) -> None:
    """Play one card of the rest for a player who asked for it; a call is the player's own again."""
    seen = view(live.match_state.state, seat)
    if not presenters.rest_is_certain(seen) and seen.hand.bit_count() > 1:
        live.pacing.stop_rest()
        return
    await commit(live, Act(seat, presenters.next_card_of_rest(seen)), granted)


def next_deal(live: LocalTable) -> Deal:
    """The next deal of the match; `Refused` where none is due."""
    if live.match_state.match.result or not live.match_state.match.between_deals:
        return table.deal(live.match_state, ())
    match = deal_from_secret(live.match_state.match, live.secret, live.match_state.contributions)
    return table.deal(live.match_state, match.state.deal.dealt)
