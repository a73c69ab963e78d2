"""Verification of bots' actions that came back from a device: a pure function of a log and its secret."""

from __future__ import annotations

from collections.abc import Sequence

from fourkings.app.models import ReturnedEvents
from fourkings.app.shared.page_bots import bot_in_page
from fourkings.bots import title
from fourkings.rng import bot_stream
from fourkings.table import log
from fourkings.table.match import Act, Table, apply_match_event, replay_log
from fourkings.table.runtime.turns import action_seed
from fourkings.views import view


def bots_agree(lines: Sequence[str], secret: bytes, events: ReturnedEvents) -> bool:
    """Return True if the bots of this program choose each of their actions in these events.

    `lines` is the log of the match from version 1 on, at least as far as the last of the events, and `secret` its secret. A
    bot's action agrees if

    - the bot is the one that a page lets play in that seat, in the version that this program has, and
    - it chooses this action from the seat's view, with the random stream that follows from the secret and the table's
      version on the device. The device had none of the events that were undone here to make room for its own, so the first
      of these events has `events.version` here and `events.offline_version` there.

    All other events were checked by `bring_back`. Raises `MalformedLog` or `ValueError` if the log can't be read, and
    whatever a bot raises.
    """
    log_events, first = list(log.parse_events(lines)), events.version - 1
    if len(log_events) < first + events.number:
        raise ValueError(f"a log of {len(log_events)} events has no {events.number} from version {events.version} on")
    state = replay_log(log_events[:first])
    assert isinstance(state, Table), "only a match that has begun is taken along"
    for version, event in enumerate(log_events[first : first + events.number], events.offline_version - 1):
        if isinstance(event, Act) and event.bot is not None and not _would_choose(state, event, secret, version):
            return False
        state = apply_match_event(state, event)
    return True


def _would_choose(state: Table, act: Act, secret: bytes, version: int) -> bool:
    """Return True if the seat's bot chooses this action; `version` is the table's on the device, just before it."""
    bot = bot_in_page(state.participant(act.seat).bot)
    if act.bot != title(bot):
        return False
    seed = action_seed(secret, state.match.opening.seats[act.seat], version)
    return bot.choose(view(state.state, act.seat), bot_stream(seed)) == act.action
