"""Views: what one seat, or a watcher, may see (GEN-10), built from nothing, field by field, so that the rest stays hidden.

Everybody at the table sees what is played, said, turned up or dealt face up, and the scores; of the hands only their own.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from fourkings.rulebook.cards import SEATS, Card, Mask, Seat
from fourkings.rulebook.events import Acted, Dealt, Ended, Event, Scored, Seated, Taken
from fourkings.rulebook.game import Action, Rules, Stage, State, legal
from fourkings.rulebook.game.diagram import Seats, diagram
from fourkings.rulebook.tricks import Contract, Trick

WATCHER: Final = None
"""The viewer without a seat, who sees no hand."""


@dataclass(frozen=True, slots=True)
class View:
    """A deal as one viewer sees it. Bots are handed this and nothing else."""

    rules: Rules
    seat: Seat | None  # the viewer, None for a watcher
    number: int
    dealer: Seat
    scores: tuple[int, ...]  # before this deal
    stage: Stage
    turn: Seat
    talk: Any  # the game's own: what has been said
    contract: Contract | None
    dealt: tuple[Card, ...]  # the viewer's own hand in the order dealt, empty for a watcher
    hand: Mask  # the viewer's own cards now, 0 for a watcher
    held: tuple[int, int, int, int]  # how many cards each seat holds
    turned: Card | None
    face_up: tuple[Card, ...] | None
    leader: Seat
    trick: tuple[Card, ...]
    tricks: tuple[Trick, ...]
    legal: tuple[Action, ...]  # the viewer's own actions if it is their turn, else empty
    points: tuple[int, ...] | None
    void: bool

    def __str__(self) -> str:
        """The deal as a table of text; of a hand that is hidden, the number of its cards."""
        hands = [self.hand if seat == self.seat else None for seat in SEATS]
        return diagram(self, self.number, self.dealer, self.scores, Seats(hands, self.held))


def view(state: State, seat: Seat | None) -> View:
    """The state as `seat` sees it, or a watcher (None)."""
    deal = state.deal
    a, b, c, d = state.hands
    return View(
        rules=deal.rules,
        seat=seat,
        number=deal.number,
        dealer=deal.dealer,
        scores=deal.scores,
        stage=state.stage,
        turn=state.turn,
        talk=state.talk,
        contract=state.contract,
        dealt=() if seat is None else deal.dealt[seat],
        hand=0 if seat is None else state.hands[seat],
        held=(a.bit_count(), b.bit_count(), c.bit_count(), d.bit_count()),
        turned=deal.turned,
        face_up=deal.face_up,
        leader=state.leader,
        trick=state.trick,
        tricks=state.tricks,
        legal=legal(state) if seat == state.turn else (),
        points=state.points,
        void=state.void,
    )


@dataclass(frozen=True, slots=True)
class DealtSeen:
    """A deal begins, as one viewer sees it."""

    number: int
    dealer: Seat
    seat: Seat | None
    hand: tuple[Card, ...]  # the viewer's own, in the order dealt
    held: tuple[int, ...]  # how many cards each seat was dealt
    turned: Card | None
    face_up: tuple[Card, ...] | None


Seen = Seated | DealtSeen | Acted | Taken | Scored | Ended
"""An event as one viewer sees it."""


def _dealt(event: Dealt, seat: Seat | None) -> DealtSeen:
    return DealtSeen(
        number=event.number,
        dealer=event.dealer,
        seat=seat,
        hand=() if seat is None else event.hands[seat],
        held=tuple(map(len, event.hands)),
        turned=event.turned,
        face_up=event.face_up,
    )


EVENT_VIEWS: Final[Mapping[type, Callable[[Any, Seat | None], Seen]]] = {
    Seated: lambda event, seat: Seated(entrants=event.entrants, opening=event.opening),
    Dealt: _dealt,
    Acted: lambda event, seat: Acted(seat=event.seat, action=event.action),
    Taken: lambda event, seat: Taken(trick=event.trick),
    Scored: lambda event, seat: Scored(number=event.number, points=event.points, totals=event.totals, void=event.void),
    Ended: lambda event, seat: Ended(result=event.result),
}
"""How each type of event is shown. A type that does not stand here cannot be shown to anyone."""


def see(event: Event, seat: Seat | None) -> Seen:
    """The event as `seat` sees it, or a watcher (None)."""
    return EVENT_VIEWS[type(event)](event, seat)
