"""What happens at a table, told from two moments of a match. Nothing here is hidden from anyone yet: see `view`."""

from __future__ import annotations

from dataclasses import dataclass

from fourkings.rulebook.cards import Card, Seat
from fourkings.rulebook.game import Action, Result
from fourkings.rulebook.match import Match
from fourkings.rulebook.opening import Opened
from fourkings.rulebook.tricks import Trick


@dataclass(frozen=True, slots=True)
class Seated:
    """The draw is over: who sits where, and who deals first."""

    entrants: tuple[str, ...]
    opening: Opened


@dataclass(frozen=True, slots=True)
class Dealt:
    """A deal begins. `hands` by seat, in the order dealt."""

    number: int
    dealer: Seat
    hands: tuple[tuple[Card, ...], ...]
    turned: Card | None
    face_up: tuple[Card, ...] | None


@dataclass(frozen=True, slots=True)
class Acted:
    """A card was played, or a word said."""

    seat: Seat
    action: Action


@dataclass(frozen=True, slots=True)
class Taken:
    """A trick is complete."""

    trick: Trick


@dataclass(frozen=True, slots=True)
class Scored:
    """A deal is over: its points, and the scores with them."""

    number: int
    points: tuple[int, ...]
    totals: tuple[int, ...]
    void: bool


@dataclass(frozen=True, slots=True)
class Ended:
    """The match is over."""

    result: Result


Event = Seated | Dealt | Acted | Taken | Scored | Ended


def opened(match: Match) -> tuple[Event, ...]:
    """How a match begins, up to its first deal."""
    return (Seated(match.entrants, match.opening), *dealt(match))


def dealt(match: Match) -> tuple[Event, ...]:
    """The deal in progress, as it was dealt."""
    if not match.deals:
        return ()
    deal = match.state.deal
    return (Dealt(deal.number, deal.dealer, deal.dealt, deal.turned, deal.face_up),)


def acted(before: Match, after: Match) -> tuple[Event, ...]:
    """What one action brought about."""
    seat, action = after.deals[-1].actions[-1]
    told: list[Event] = [Acted(seat, action)]
    state = after.state
    if len(state.tricks) > len(before.state.tricks):
        told.append(Taken(state.tricks[-1]))
    if state.points is not None:
        told.append(Scored(state.deal.number, state.points, state.totals, state.void))
    if after.result:
        told.append(Ended(after.result))
    return tuple(told)
