"""Events: what happened between two states of a match. Nothing is hidden in them yet: see `views`."""

from collections.abc import Iterator
from dataclasses import dataclass

from fourkings.rulebook.cards import Card, Seat
from fourkings.rulebook.game import Action, Result
from fourkings.rulebook.match import Match
from fourkings.rulebook.opening import Opened
from fourkings.rulebook.tricks import Trick


@dataclass(frozen=True, slots=True)
class Seated:
    """The event that the players have taken their seats."""

    entrants: tuple[str, ...]  #: the names of the entrants, in the order joined
    opening: Opened  #: the draw, the seats and the first dealer


@dataclass(frozen=True, slots=True)
class Dealt:
    """The event that a deal begins, with all four hands."""

    number: int  #: from 1, void deals counted too
    dealer: Seat  #: the seat that dealt
    hands: tuple[tuple[Card, ...], ...]  #: by seat, each in the order dealt
    turn_up: Card | None  #: the turn-up, None if the game has none
    face_up: tuple[Card, ...] | None  #: the card that each seat was dealt face up, None if the game does not


@dataclass(frozen=True, slots=True)
class Acted:
    """The event that a card was played or a call made."""

    seat: Seat  #: the seat that acted
    action: Action  #: the card or the call


@dataclass(frozen=True, slots=True)
class Taken:
    """The event that a trick is complete."""

    trick: Trick  #: its cards, leader and winner


@dataclass(frozen=True, slots=True)
class Scored:
    """The event that a deal is over, with its points."""

    number: int  #: the deal's, from 1
    points: tuple[int, ...]  #: the points of the deal, one number a seat or a side
    totals: tuple[int, ...]  #: the scores with them
    void: bool  #: True for a void deal, which scores nothing


@dataclass(frozen=True, slots=True)
class Ended:
    """The event that the match is over."""

    result: Result  #: the final scores and the winners


Event = Seated | Dealt | Acted | Taken | Scored | Ended


def opened(match: Match) -> tuple[Event, ...]:
    """Return the events of a match's beginning, its first deal included."""
    return (Seated(match.entrants, match.opening), *dealt(match))


def dealt(match: Match) -> tuple[Event, ...]:
    """Return the `Dealt` event of the current deal, in a tuple that is empty before the first deal."""
    if not match.deals:
        return ()
    deal = match.state.deal
    return (Dealt(deal.number, deal.dealer, deal.dealt, deal.turn_up, deal.face_up),)


def acted(before: Match, after: Match) -> tuple[Event, ...]:
    """Return the events of one action, from the match before it and the match after it."""
    seat, action = after.deals[-1].actions[-1]
    events: list[Event] = [Acted(seat, action)]
    if len(after.state.tricks) > len(before.state.tricks):
        events.append(Taken(after.state.tricks[-1]))
    return (*events, *_over(after))


def of_deal(match: Match) -> Iterator[tuple[Event, ...]]:
    """Yield the events of each action of the current or last deal, as `acted` returned them.

    Raise IndexError before the first deal.
    """
    deal, cards = match.deals[-1], 0
    for number, (seat, action) in enumerate(deal.actions, 1):
        events: list[Event] = [Acted(seat, action)]
        cards += isinstance(action, int)
        if isinstance(action, int) and cards % 4 == 0:
            events.append(Taken(deal.state.tricks[cards // 4 - 1]))
        yield (*events, *(_over(match) if number == len(deal.actions) else ()))


def _over(match: Match) -> tuple[Event, ...]:
    """Return the events of an action beyond its trick: the end of the deal, and of the match."""
    state = match.state
    events: list[Event] = []
    if state.points is not None:
        events.append(Scored(state.deal.number, state.points, state.totals, state.void))
    if match.result:
        events.append(Ended(match.result))
    return tuple(events)
