"""Positions in which nothing is left to decide: every bid of the side has failed, or the match has its winners.

A mistake there only makes a bad result worse, or a good one less good, and teaches little.
"""

from dataclasses import replace

from fourkings.rulebook.cards import SEATS, Seat, members
from fourkings.rulebook.game import State, finish, tricks_won, unplayed
from fourkings.rulebook.tricks import Trick


def is_decided(state: State) -> bool:
    """Return True if every bid of the side to act has failed, or if the winners of the match are certain.

    They are if the match ends with this deal and has the same winners, whichever seat takes all tricks that are left.
    """
    return state.stage == "play" and (_have_bids_failed(state) or _is_match_decided(state))


def _have_bids_failed(state: State) -> bool:
    """Return True if neither the seat to act nor its partner can still make a bid."""
    game, own = state.rules.game, state.turn
    bids = game.stakes(state.rules, state.deal.dealer, state.deal.scores, state.calls).bids
    won, tricks_left = tricks_won(state), state.hands[own].bit_count()
    side = (own, own + 2 & 3) if game.PARTNERS else (own,)
    return bool(bids) and all(won[seat] + tricks_left < bids[seat].tricks for seat in side)


def _is_match_decided(state: State) -> bool:
    winners = {_winners_if_takes_all(state, seat) for seat in SEATS}
    return len(winners) == 1 and None not in winners


def _winners_if_takes_all(state: State, seat: Seat) -> tuple[Seat, ...] | None:
    """Return the winners of the match if a seat takes all tricks that are left; None if the match goes on."""
    cards = iter((*state.trick, *members(unplayed(state))))
    rest = (Trick(seat, trick, seat) for trick in zip(cards, cards, cards, cards, strict=True))
    result = state.rules.game.result(finish(replace(state, hands=(0, 0, 0, 0), trick=(), tricks=(*state.tricks, *rest))))
    return None if result is None else result.winners
