"""Practice: a moment of a finished match, played on at a table of its own that counts in no statistics.

Such a table is made of stored facts: the deals before, and the deal in question as far as it went, with the same hidden
cards or with others that fit what its player knew. What is dealt after it comes from a secret of its own.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Sequence
from functools import reduce
from typing import Final

from fourkings.app.models import Stored
from fourkings.app.ports import Tables
from fourkings.app.shared import origins
from fourkings.app.shared.origins import Practice
from fourkings.app.shared.summaries import summary
from fourkings.bots import find, title
from fourkings.rulebook.cards import SEATS, Card, Mask, Seat, members
from fourkings.rulebook.deck import seal
from fourkings.rulebook.game import Refused, State
from fourkings.rulebook.games import parse_action
from fourkings.rulebook.match import Match, ordinary_matches, push
from fourkings.table import log
from fourkings.table import match as table
from fourkings.table.match import Deal, LogEvent, Opening, Participant, Table
from fourkings.table.protocol import Pace
from fourkings.views import view

SAME: Final = "same"
"""The same bots as in the match, and for people their stand-ins."""


def begin(
    now: Table, player: str, names: Sequence[str], origin: Practice, dealt: Sequence[Sequence[Card]], secret: bytes
) -> list[LogEvent]:
    """The facts of a table at that moment.

    now: the match that is over; names: of the bots; dealt: the hands of the deal in question, in the order dealt. Raises
    `Refused` where what was done until then cannot be done with these hands.
    """
    (match, number), free = source(now.match, origin.deal), iter(names)
    chairs = tuple(
        Participant("", player, chair.bot)
        if chair.player == player
        else Participant(next(free), None, _bot(chair, origin.bots))
        for chair in now.participants
    )
    facts: list[LogEvent] = [Opening(match.rules, chairs, match.opening, (), seal(secret))]
    folded = table.replay_match(facts)
    for place, played in enumerate(match.deals[:number], 1):
        last = place == number
        facts.append(Deal(tuple(map(tuple, dealt)) if last else played.state.deal.dealt))
        folded = table.apply_match_event(folded, facts[-1])
        tried = [parse_action(match.rules.game, text) for text in origin.line] if last else []
        for action in (*(action for _, action in played.actions[: origin.action if last else None]), *tried):
            chair = folded.participant(folded.state.turn)
            facts.append(table.act(folded, folded.state.turn, action, None if chair.player else title(find(chair.bot))))
            folded = table.apply_match_event(folded, facts[-1])
    return facts


def _bot(chair: Participant, wanted: str) -> str:
    return chair.bot if wanted == SAME else wanted


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


def fits(state: State, again: State, seat: Seat) -> bool:
    """True if a seat knows the same in both states: they differ in hidden cards only."""
    return view(state, seat) == view(again, seat)


async def unfinished(of: Tables, player: str) -> list[str]:
    """Return a player's practice tables."""
    tables = await of.of(player)
    return [stored.id for stored in tables if isinstance(origins.parse(stored.origin), Practice)]


async def store(to: Tables, facts: Sequence[LogEvent], player: str, pace: Pace, origin: Practice, secret: bytes) -> str:
    """Store a table with these events; return its unguessable id."""
    table_id, now, folded = secrets.token_urlsafe(12), time.time(), table.replay_match(facts)
    rules = folded.rules
    stored = Stored(table_id, rules.game.ID, rules.preset, secret, pace, summary(folded), now, now, origins.write(origin))
    await to.create(stored, [player], [log.encode_event(fact) for fact in facts])
    return table_id


def events_with_other_hands(
    now: Table, player: str, names: Sequence[str], origin: Practice, drawn: Sequence[Sequence[Mask]], secret: bytes
) -> list[LogEvent] | None:
    """Return the events with the first drawn hands that differ from the real ones; None if none will do.

    All that was done until then could be done with them, and the player saw the same.
    """
    state, seat = moment(now.match, origin), now.seat_of(player)
    assert seat is not None, "who plays on sat there"
    for hands in drawn:
        if tuple(hands) == state.hands:
            continue
        try:
            facts = begin(now, player, names, origin, redealt(state, hands), secret)
        except Refused:
            continue
        if fits(state, table.replay_match(facts).state, seat):
            return facts
    return None
