"""Cards given before play, for games with an exchange: each is played out in deals that fit, the others giving as careful.

Rules in Python play a deal a thousand times slower than the kernels do. So only the exchange is played by them, once for
each deal; the cards are then played by the kernels, under the contract that a deal of the game is played under in the end.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from fourkings import encoding
from fourkings.bots import careful
from fourkings.bots.evaluation import CallValues, Outcome
from fourkings.bots.strong.games import careful_calls, individual
from fourkings.bots.strong.recipe import Rollout, Utility, play_out_as_careful
from fourkings.kernels import arrays
from fourkings.rulebook.cards import Card
from fourkings.rulebook.deck import Stream
from fourkings.rulebook.game import State, apply
from fourkings.rulebook.game.exchange import GIVE
from fourkings.views import View
from fourkings.views import view as seen_by

if TYPE_CHECKING:
    from fourkings.kernels.arrays import Float64Array, Int64Array

MAX_DEALS: Final = 100
"""Deals in which an exchange is played at most: a few milliseconds each."""
Given = tuple[tuple[str, ...], ...]


@dataclass(frozen=True)
class ExchangeCalls:
    """Strong's choice among cards to give, which is careful's, and their values."""

    rollout: Rollout
    utility: Utility

    def choose(self, view: View, seed: int, count: int) -> str | None:
        """Return the call of careful."""
        return careful_calls.choose(view, seed, count)

    def judge(self, view: View, calls: list[str], seed: int, count: int, samples: Int64Array | None) -> CallValues:
        """Return the value of giving each card in deals that fit."""
        from fourkings.sampling import Deals, constraints, state_in

        drawn = Deals(constraints(view)).draw(seed, min(count, MAX_DEALS)) if samples is None else samples
        played: list[State] = []
        own: list[tuple[str, ...]] = []
        for number, hands in enumerate(drawn.tolist()[:MAX_DEALS]):
            state = state_in(view, hands)
            if not number:  # what this seat gives next depends on its own hand alone
                own = [_exchanged(state, call).calls.given[view.turn] for call in calls]
            given = list(_exchanged(state, calls[0]).calls.given)
            for cards in own:
                given[view.turn] = cards
                played.append(_with_gifts(state, given))
        values = arrays.reshape(self._values(played, view.turn, seed), len(played) // len(calls), len(calls)).tolist()
        indices = [row % len(values) for row in range(count)]  # the rest is taken to be like these
        return CallValues(
            calls, arrays.float_table((values[row] for row in indices), len(calls)), arrays.int_array(indices)
        )

    def _values(self, states: list[State], seat: int, seed: int) -> Float64Array:
        """Return what these deals are worth to a seat if they are played out, (deals,)."""
        values = arrays.float_zeros(len(states))
        groups = defaultdict[tuple[int, tuple[int, ...]], list[int]](list)
        for number, state in enumerate(states):
            cards = [action for action in seen_by(state, state.turn).legal if not isinstance(action, str)]
            groups[state.turn, tuple(cards) if len(cards) == 1 else (-1,)].append(number)
        for (leader, lead), numbers in groups.items():
            first = states[numbers[0]]
            contract = first.rules.game.contracts(first.rules, first.deal.number).get("", first.contract)
            seen = replace(seen_by(first, leader), contract=contract)
            hands = arrays.int_table((states[number].hands for number in numbers), 4)
            outcome = self._play(seen, hands, list(lead), seed)
            worth = self.utility(replace(seen, turn=seat), outcome).tolist()
            for number, (value,) in zip(numbers, worth, strict=True):
                values[number] = value
        return values

    def _play(self, seen: View, hands: Int64Array, lead: list[Card], seed: int) -> Outcome:
        if encoding.is_negative(encoding.contract_of(seen)) and not seen.rules.game.PARTNERS:
            return play_out_as_careful(seen, hands, lead, individual.CAREFUL_NOISE, seed)
        return self.rollout.play(seen, hands, lead, seed)[0]


def _exchanged(state: State, call: str) -> State:
    """Return the state after a call, once all four have given as careful does."""
    state = apply(state, call)
    while state.stage == "calls":
        state = apply(state, careful.choose(seen_by(state, state.turn), Stream(b"", b"")))
    return state


def _with_gifts(state: State, given: Iterable[tuple[str, ...]]) -> State:
    """Return a deal in its exchange once all four have given these cards."""
    gifts = list(given)
    seat = next(seat for seat, cards in enumerate(gifts) if "" not in cards)
    last = gifts[seat][-1]
    gifts[seat] = gifts[seat][:-1]
    calls = state.calls._replace(given=tuple(gifts))
    return apply(replace(state, calls=calls, turn=seat), GIVE + last)
