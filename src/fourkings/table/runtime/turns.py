"""What goes on by itself at a table: seats are taken over, time runs out, bots act, and cards are dealt."""

from __future__ import annotations

from fourkings.table.runtime import bots, next_deal, presence, time_control
from fourkings.table.runtime.commit import commit
from fourkings.table.runtime.table import LocalTable


def deadlines(live: LocalTable) -> list[float]:
    """When something happens that nobody has to ask for, by the table's clock; empty where all wait for a person."""
    times = [*live.presence.deadlines] if live.ports.owns else []
    if presence.returned(live):
        times.append(live.clock.now())
    if (at := next_deal.due_at(live)) is not None:
        times.append(at)
    if _thinks(live):
        return times
    if live.moves_itself:
        times.append(live.pacing.next_at)
    end = time_control.deadline(live)
    return times if end is None else [*times, end]


def _thinks(live: LocalTable) -> bool:
    """True where a bot still thinks, and its host cannot wait: the table goes on when it is handed the action."""
    thought = live.bot_jobs.action_at(live.version)
    return thought is not None and not live.ports.is_ready(thought)


async def let_back(live: LocalTable) -> None:
    """Give their seats back to players who are here again."""
    for player in presence.returned(live):
        await presence.come_back(live, player)


async def move(live: LocalTable) -> None:
    """Deal, let a bot act, or play a card of the rest, where it is time to."""
    if await next_deal.deal_where_due(live) or not live.moves_itself or live.pacing.next_at > live.clock.now():
        return
    turn = live.match_state.waits_for
    if turn is None:
        await commit(live, bots.next_deal(live))
    elif live.match_state.participant(turn).played_by_bot:
        await bots.act(live, turn)
    else:
        await bots.play_rest(live, turn)
