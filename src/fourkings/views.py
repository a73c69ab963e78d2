"""Views: what one seat, or a watcher, may see (GEN-10), built field by field, so that everything else stays hidden.

Everybody sees what is played, called, turned up or dealt face up, and the scores; of the hands only their own.
"""

import hashlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, TypeGuard, overload

from fourkings.rulebook.cards import SEATS, Card, Mask, Seat
from fourkings.rulebook.events import Acted, Dealt, Ended, Event, Scored, Seated, Taken
from fourkings.rulebook.game import Action, Rules, Stage, State, calls_text, legal
from fourkings.rulebook.game.diagram import Seats, diagram, head
from fourkings.rulebook.game.exchange import hidden
from fourkings.rulebook.options import LENGTH
from fourkings.rulebook.tricks import Contract, Trick, tricks_so_far

WATCHER: Final = None
"""The viewer without a seat, who sees no hand."""


@dataclass(frozen=True, slots=True)
class View:
    """A deal as one viewer sees it. Bots get this and nothing else."""

    rules: Rules  #: the rules of the match
    seat: Seat | None  #: the viewer's seat, None for a watcher
    number: int  #: the deal's, from 1, void deals counted too
    dealer: Seat  #: the seat that dealt
    scores: tuple[int, ...]  #: the scores before this deal, one a seat or one a side
    stage: Stage  #: at its calls (`"calls"`), at its tricks (`"play"`), or over (`"done"`)
    turn: Seat  #: the seat whose turn it is; without meaning when done
    calls: Any
    """The calls so far: the game's own type (`fourkings.rulebook.games.Calls`), None if it has none."""
    contract: Contract | None  #: what the cards are played for; None until that is known
    dealt: tuple[Card, ...]  #: the viewer's own hand in the order dealt, empty for a watcher
    hand: Mask  #: the viewer's own cards, 0 for a watcher
    hand_sizes: tuple[int, int, int, int]  #: how many cards each seat holds
    turn_up: Card | None  #: the turn-up, None if the game has none
    face_up: tuple[Card, ...] | None  #: the card that each seat was dealt face up, None if the game does not
    leader: Seat  #: the seat that leads, or led, to the trick on the table
    trick: tuple[Card, ...]  #: the cards on the table, the leader's first
    tricks: tuple[Trick, ...]  #: the tricks taken, in order
    legal: tuple[Action, ...]  #: the viewer's legal actions; empty unless it is the viewer's turn
    points: tuple[int, ...] | None  #: the points of this deal, one a seat or a side; None until it is done
    void: bool  #: True for a void deal, which scores nothing
    voids: int = 0  #: the void deals of the match before this one

    def __str__(self) -> str:
        """Return the deal as a table of text, with the number of cards for a hidden hand."""
        hands = [self.hand if seat == self.seat else None for seat in SEATS]
        return diagram(self, self.number, self.dealer, self.scores, Seats(hands, self.hand_sizes))

    def __repr__(self) -> str:
        """Return the view in a line."""
        who = "a watcher" if self.seat is None else f"seat {self.seat}"
        return f"<View of {who}: {head(self, self.number)}>"

    def _repr_html_(self) -> str:
        """Return the table as a picture (SVG) with its text, hidden hands as numbers of cards, for notebooks."""
        from fourkings.rulebook.game.drawing import table

        hands = [self.hand if seat == self.seat else None for seat in SEATS]
        return table(self, str(self), self.dealer, hands, self.hand_sizes)


if TYPE_CHECKING:

    class PlayerView(View):
        """A view from a seat. Only type checkers see this class."""

        seat: Seat

else:
    PlayerView = View


@overload
def view(state: State, seat: Seat) -> PlayerView: ...


@overload
def view(state: State, seat: Seat | None) -> View: ...


def view(state: State, seat: Seat | None) -> View:
    """Return the view of a state from a seat; None for a watcher. Raise ValueError for a seat other than 0 to 3."""
    if seat is not None and (seat not in SEATS or isinstance(seat, bool | float)):
        raise ValueError(f"there is no seat {seat!r}: the seats are 0 to 3, and None is a watcher")
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
        calls=deal.rules.game.seen_calls(state.calls, seat),
        contract=state.contract,
        dealt=() if seat is None else deal.dealt[seat],
        hand=own_hand(state, seat),
        hand_sizes=(a.bit_count(), b.bit_count(), c.bit_count(), d.bit_count()),
        turn_up=deal.turn_up,
        face_up=deal.face_up,
        leader=state.leader,
        trick=state.trick,
        tricks=state.tricks,
        legal=legal(state) if seat == state.turn else (),
        points=state.points,
        void=state.void,
        voids=deal.voids,
    )


def is_seated(view: View) -> TypeGuard[PlayerView]:
    """Return True for the view from a seat, False for that of a watcher."""
    return view.seat is not None


def own_hand(state: State, seat: Seat | None) -> Mask:
    """Return the viewer's own cards, as in the view; 0 for a watcher."""
    return 0 if seat is None else state.hands[seat]


@dataclass(frozen=True, slots=True)
class DealtView:
    """The beginning of a deal as one viewer sees it."""

    number: int  #: the deal's, from 1, void deals counted too
    dealer: Seat  #: the seat that dealt
    seat: Seat | None  #: the viewer's seat, None for a watcher
    hand: tuple[Card, ...]  #: the viewer's own hand in the order dealt, empty for a watcher
    hand_sizes: tuple[int, ...]  #: how many cards each seat was dealt
    turn_up: Card | None  #: the turn-up, None if the game has none
    face_up: tuple[Card, ...] | None  #: the card that each seat was dealt face up, None if the game does not


SeatEvent = Seated | DealtView | Acted | Taken | Scored | Ended
"""An event as one viewer sees it."""


def _dealt(event: Dealt, seat: Seat | None) -> DealtView:
    return DealtView(
        number=event.number,
        dealer=event.dealer,
        seat=seat,
        hand=() if seat is None else event.hands[seat],
        hand_sizes=tuple(map(len, event.hands)),
        turn_up=event.turn_up,
        face_up=event.face_up,
    )


EVENT_VIEWS: Final[Mapping[type, Callable[[Any, Seat | None], SeatEvent]]] = {
    Seated: lambda event, seat: Seated(entrants=event.entrants, opening=event.opening),
    Dealt: _dealt,
    Acted: lambda event, seat: Acted(seat=event.seat, action=hidden(event.action)),
    Taken: lambda event, seat: Taken(trick=event.trick),
    Scored: lambda event, seat: Scored(number=event.number, points=event.points, totals=event.totals, void=event.void),
    Ended: lambda event, seat: Ended(result=event.result),
}
"""The view of each type of event. An event of any other type can't be shown."""


def event_view(event: Event, seat: Seat | None) -> SeatEvent:
    """Return the view of an event from a seat; None for a watcher."""
    return EVENT_VIEWS[type(event)](event, seat)


def view_seed(view: View, purpose: str) -> int:
    """Return a random seed for a purpose that depends only on what the seat could see, and not on the length of a match."""
    options = tuple(pair for pair in view.rules.values if pair[0] != LENGTH)
    values = (
        view.rules.game.ID, view.rules.preset, options, view.seat, view.number, view.dealer, view.scores,
        view.stage, calls_text(view.calls), view.dealt, view.turn_up, view.face_up, list(tricks_so_far(view)),
    )  # fmt: skip
    return int.from_bytes(hashlib.sha256(repr((purpose, values)).encode()).digest()[:7], "big")
