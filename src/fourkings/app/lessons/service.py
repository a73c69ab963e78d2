"""Lessons at the table, played from a published secret.

A lesson's table is one like any other. What the house plays, it plays at once, before the table is stored.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from fourkings.app.ports import Tables
from fourkings.app.shared.stored_tables import against_bots, first_events
from fourkings.bots import careful, title
from fourkings.bots.careful.advice import Advice
from fourkings.lessons import Lesson, is_lesson
from fourkings.rng import bot_stream
from fourkings.rulebook.deck import Stream
from fourkings.rulebook.game import Action
from fourkings.rulebook.match import deal_from_secret
from fourkings.table import match as table
from fourkings.table.match import Deal, LogEvent, Table
from fourkings.views import View, view

BOT: Final = careful.NAME
"""The bot that plays with the learner and for them: it answers at once and plays sensibly."""
SELDOM: Final = 35
"""Percentage of deals: a bid that is made in fewer is too bold for a first match."""


def begin(lesson: Lesson, player: str) -> list[LogEvent]:
    """Return the events of a new lesson, up to the first deal that the learner plays."""
    events = first_events(lesson.rules, against_bots(player, [BOT] * 3), lesson.secret)
    return [*events, *events_to_next_deal(lesson, table.replay_match(events))]


def events_to_next_deal(lesson: Lesson, state: Table) -> list[LogEvent]:
    """Return the events up to the next deal that the learner plays, or to the end of the match."""
    events: list[LogEvent] = []
    while state.match.result is None:
        if state.match.between_deals:
            events.append(Deal(deal_from_secret(state.match, lesson.secret).state.deal.dealt))
        elif lesson.learner_plays(state.state.deal.number):
            break
        else:
            seat, seed = state.state.turn, Stream(lesson.secret, f"house {state.version}".encode()).below(1 << 62)
            action = careful.choose(view(state.state, seat), bot_stream(seed))
            events.append(table.act(state, seat, action, title(careful)))
        state = table.apply_match_event(state, events[-1])
    return events


def has_skipped_deals(lesson: Lesson, state: Table) -> bool:
    """Return True if bots play the next deals."""
    number = len(state.match.deals)
    return state.match.between_deals and number > 0 and not lesson.learner_plays(number + 1)


async def unfinished(of: Tables, game: str, player: str) -> list[str]:
    """Return a player's unfinished lessons of a game."""
    tables = await of.of(player)
    return [
        stored.id for stored in tables if stored.game == game and not stored.summary.over and is_lesson(game, stored.secret)
    ]


def losses(lesson: Lesson, seen: View, worth: Mapping[Action, float]) -> dict[Action, float]:
    """Return the cards that are clearly wrong, each with its loss in points.

    Of cards that do the same only one was weighed: another one of its suit is taken to be worth what its neighbour is.
    """
    if not worth:
        return {}
    best, lost = max(worth.values()), dict[Action, float]()
    for card in seen.legal:
        if isinstance(card, int) and (
            near := [other for other in worth if isinstance(other, int) and other >> 4 == card >> 4]
        ):
            like = card if card in worth else min(near, key=lambda other: abs(other - card))
            if best - worth[like] >= lesson.clear:
                lost[card] = best - worth[like]
    return lost


def poor_calls(lesson: Lesson, seen: View, advice: Advice) -> dict[Action, float]:
    """Return the calls that are clearly worse than the advised one, each with its least loss in points.

    Advice shows the best calls: any other one among the calls leaves no more than the last of them.
    """
    worth = {choice.action: choice.worth for choice in advice.choices if choice.worth is not None}
    if isinstance(advice.action, int) or advice.action not in worth:
        return {}
    best, least = worth[advice.action], min(worth.values())
    known = [action for action in seen.legal if action in worth or (seen.stage == "calls" and isinstance(action, str))]
    lost = {action: best - worth.get(action, least) for action in known}
    return {action: worse for action, worse in lost.items() if worse >= lesson.clear}


def bold_bids(seen: View, advice: Advice) -> dict[str, int]:
    """Return the bids that are made far too seldom, each with the percentage of deals in which it is made."""
    chances = {
        choice.action: choice.percent for choice in advice.choices if choice.worth is None and choice.percent is not None
    }
    if advice.action not in chances:
        return {}
    bids = [bid for bid in seen.legal if isinstance(bid, str)]
    bold, least = dict[str, int](), 100
    for bid in bids:
        least = min(least, chances.get(bid, least))
        if least < SELDOM <= chances[advice.action] and bids.index(bid) > bids.index(str(advice.action)):
            bold[bid] = least
    return bold
