"""Practice: a moment of a finished match, played on at a table of its own that counts in no statistics.

Such a table is made of events: the deals before, and the deal in question as far as it went, with the same hidden
cards or with others that fit what its player knew. What is dealt after it comes from a secret of its own.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from typing import Final

from fourkings.app.ports import Tables
from fourkings.app.shared import origins
from fourkings.app.shared.origins import Practice
from fourkings.bots import find, title
from fourkings.rulebook.cards import SEATS, Card, Mask, members
from fourkings.rulebook.deck import seal
from fourkings.rulebook.game import Refused, State
from fourkings.rulebook.games import parse_action
from fourkings.rulebook.match import Match, ordinary_matches, push
from fourkings.table import match as table
from fourkings.table.match import Deal, LogEvent, Opening, Participant, Table
from fourkings.table.shown_names import BOTS_BESIDE_ONE
from fourkings.views import view

SAME: Final = "same"
"""The same bots as in the match, and for people their stand-ins."""


def begin(before: Table, player: str, origin: Practice, dealt: Sequence[Sequence[Card]], secret: bytes) -> list[LogEvent]:
    """Return the events of a table at the moment of `origin` in a finished match.

    dealt: the hands of the deal in question, in the order dealt. Raise `Refused` if the actions until then are impossible
    with these hands.
    """
    (match, number), names = source(before.match, origin.deal), iter(BOTS_BESIDE_ONE)
    participants = tuple(
        Participant("", player, participant.bot)
        if participant.player == player
        else Participant(next(names), None, participant.bot if origin.bots == SAME else origin.bots)
        for participant in before.participants
    )
    events: list[LogEvent] = [Opening(match.rules, participants, match.opening, (), seal(secret))]
    state = table.replay_match(events)
    for place, played in enumerate(match.deals[:number], 1):
        last = place == number
        events.append(Deal(tuple(map(tuple, dealt)) if last else played.state.deal.dealt))
        state = table.apply_match_event(state, events[-1])
        tried = [parse_action(match.rules.game, text) for text in origin.line] if last else []
        for action in (*(action for _, action in played.actions[: origin.action if last else None]), *tried):
            actor = state.participant(state.state.turn)
            events.append(table.act(state, state.state.turn, action, None if actor.player else title(find(actor.bot))))
            state = table.apply_match_event(state, events[-1])
    return events


def moment(match: Match, origin: Practice) -> State:
    """Return the deal at the moment from which it is played on."""
    return reduce(push, origin.line, table.rewind(*source(match, origin.deal), origin.action)).state


def source(match: Match, deal: int) -> tuple[Match, int]:
    """Return the match that is played on, and the deal's number in it; a mirror match is taken apart."""
    for part in ordinary_matches(match):
        if deal <= len(part.deals):
            break
        deal -= len(part.deals)
    return part, deal


def redealt(state: State, hands: Sequence[Mask]) -> tuple[tuple[Card, ...], ...]:
    """Return the deal that would have been dealt if the seats held these cards now."""
    return tuple(_filled(state.deal.dealt[seat], state.hands[seat], hands[seat]) for seat in SEATS)


def _filled(dealt: tuple[Card, ...], before: Mask, after: Mask) -> tuple[Card, ...]:
    fresh = iter(members(after & ~before))
    gone = before & ~after
    return tuple(next(fresh) if gone >> card & 1 else card for card in dealt)


async def unfinished(of: Tables, player: str) -> list[str]:
    """Return a player's practice tables."""
    tables = await of.of(player)
    return [stored.id for stored in tables if isinstance(origins.parse(stored.origin), Practice)]


def events_with_other_hands(
    before: Table, player: str, origin: Practice, drawn: Sequence[Sequence[Mask]], secret: bytes
) -> list[LogEvent] | None:
    """Return the events with the first drawn hands that differ from the real ones; None if none will do.

    All that was done until then could be done with them, and the player saw the same.
    """
    state, seat = moment(before.match, origin), before.seat_of(player)
    assert seat is not None, "who plays on sat there"
    for hands in drawn:
        if tuple(hands) == state.hands:
            continue
        try:
            events = begin(before, player, origin, redealt(state, hands), secret)
        except Refused:
            continue
        if view(state, seat) == view(table.replay_match(events).state, seat):
            return events
    return None
