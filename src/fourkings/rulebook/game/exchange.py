"""An exchange of cards before play, for games that have one: each seat gives some, and receives as many from another.

It is made of calls, `"give:QS"`, a card each. Events show `"given"` in their place, and views only what the seat itself
gave or, once all four have given and hands change, received. `Exchange` is the type of `State.calls`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Final, NamedTuple

from fourkings.rulebook.cards import LONG, SEATS, Card, Mask, Seat, card, mask, name, names, next_seat
from fourkings.rulebook.game.definition import Claim, Hands, State

if TYPE_CHECKING:
    from fourkings.rulebook.game.definition import Action

GIVE: Final = "give:"
HIDDEN: Final = "given"
"""The word that events show for a card that is given."""
GIFTS: Final = tuple(f"{GIVE}{name(given)}" for given in LONG)
CALLS: Final = (HIDDEN, *GIFTS)
"""The calls of a game with an exchange; `HIDDEN` is never legal."""


class Exchange(NamedTuple):
    """The cards given in a deal so far."""

    given: tuple[tuple[str, ...], ...] = ((), (), (), ())  #: by seat, in order; `""` for a card that the viewer may not see
    steps: int = 0  #: how many seats further they go; 0 if none are given

    def seen_by(self, seat: Seat | None) -> Exchange:
        """Return what a seat may see: what it gave and, once all is given, what it received."""
        known = {seat, next_seat(seat, -self.steps) if self.is_over and seat is not None else seat}
        hidden_cards = (cards if who in known else ("",) * len(cards) for who, cards in enumerate(self.given))
        return Exchange(tuple(hidden_cards), self.steps)

    @property
    def is_over(self) -> bool:
        """True if all four seats have given, as many cards each."""
        return len(set(map(len, self.given))) == 1 and bool(self.given[0])


def hidden(action: Action) -> Action:
    """Return what events show of an action: of a card given, only that one was given."""
    return HIDDEN if action in GIFTS else action


def legal_gifts(state: State) -> tuple[str, ...]:
    """Return the calls of the seat whose turn it is: the cards that it holds and has not given yet."""
    given = state.calls.given[state.turn]
    return tuple(f"{GIVE}{card}" for card in names(state.hands[state.turn]) if card not in given)


def give(state: State, call: str, count: int, choose: Callable[[Mask, int], tuple[Card, ...]]) -> State:
    """Return the state after a card is given; once all four have given, hands are as exchanged, and nobody has led yet.

    count: cards that each seat gives; choose: returns the cards that a seat gives whose choice is not known, as in a deal
    imagined from a view.
    """
    given = list(state.calls.given)
    given[state.turn] = (*given[state.turn], call.removeprefix(GIVE))
    turn = state.turn if len(given[state.turn]) < count else next_seat(state.turn)
    state = replace(state, calls=state.calls._replace(given=tuple(given)), turn=turn)
    if not state.calls.is_over or len(given[0]) < count:
        return state
    gifts = [
        mask(choose(state.hands[seat], count) if "" in cards else map(card, cards)) for seat, cards in enumerate(given)
    ]
    a, b, c, d = (state.hands[seat] & ~gifts[seat] | gifts[seat - state.calls.steps & 3] for seat in SEATS)
    hands: Hands = (a, b, c, d)
    return replace(state, hands=hands)


def gift_claims(calls: Exchange) -> tuple[Claim, ...]:
    """Return what is known of the hands after an exchange: a receiver was given the cards that the viewer gave."""
    if not calls.is_over:
        return ()
    known = ((seat, mask(map(card, cards))) for seat, cards in enumerate(calls.given) if "" not in cards)
    return tuple(Claim(next_seat(seat, calls.steps), ((cards, cards.bit_count()),)) for seat, cards in known)
