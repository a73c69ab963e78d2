"""The replay of bots' actions that came back from a device: a pure function of a log and its secret."""

from __future__ import annotations

from collections.abc import Sequence

from fourkings.app.models import ReturnedEvents
from fourkings.app.shared.page_bots import bot_in_page
from fourkings.bots import title
from fourkings.rng import bot_dice
from fourkings.table import log
from fourkings.table import match as table
from fourkings.table.match import Act, Table
from fourkings.table.runtime.bots import action_seed
from fourkings.views import view


def bots_agree(lines: Sequence[str], secret: bytes, events: ReturnedEvents) -> bool:
    """Return True if the bots of this program choose every one of their actions in these events.

    `lines` is the log of the match from version 1 on, at least as far as the last of the events, and `secret` its secret. A
    bot's action agrees if

    - the bot is the one that a page lets play in that seat, in the version that this program has, and
    - it chooses this action from what the seat saw, with the dice that follow from the secret and from the table's version
      on the device. Versions count events, and the device had none of those that were undone here to make room for its own:
      the first of these events has `events.version` here and `events.offline_version` there.

    The player's own actions, deals and all other events agree: `bring_back` has checked them already. Raise `MalformedLog`
    or `ValueError` if the log cannot be read, and whatever a bot raises.
    """
    facts, first = list(log.parse_events(lines)), events.version - 1
    if len(facts) < first + events.number:
        raise ValueError(f"a log of {len(facts)} events has no {events.number} from version {events.version} on")
    now = table.replay_log(facts[:first])
    assert isinstance(now, Table), "only a match that has begun is taken along"
    for version, fact in enumerate(facts[first : first + events.number], events.offline_version - 1):
        if isinstance(fact, Act) and fact.bot is not None and not _would_choose(now, fact, secret, version):
            return False
        now = table.apply_match_fact(now, fact)
    return True


def _would_choose(now: Table, act: Act, secret: bytes, version: int) -> bool:
    """Return True if the bot of that seat takes this action; `version` is the table's just before it, on the device."""
    bot = bot_in_page(now.chair(act.seat).bot)
    if act.bot != title(bot):
        return False
    seed = action_seed(secret, now.match.opening.seats[act.seat], version)
    return bot.choose(view(now.state, act.seat), bot_dice(seed)) == act.action
