"""The part of a state that one viewer may see, and the tricks they can be certain of."""

from fourkings.rulebook.cards import Card, mask, members
from fourkings.rulebook.game import Deal, Hands, State
from fourkings.rulebook.tricks import cards_played
from fourkings.views import WATCHER, View


def visible_state(seen: View) -> State:
    """Return a state made of a view and nothing else: the other hands are empty in it."""
    hands, dealt = [0] * 4, list[tuple[Card, ...]]([()] * 4)
    if seen.seat is not None:
        hands[seen.seat], dealt[seen.seat] = seen.hand, seen.dealt
    own: Hands = (hands[0], hands[1], hands[2], hands[3])
    deal = Deal(seen.rules, seen.number, seen.dealer, seen.scores, tuple(dealt), seen.turn_up, seen.face_up, seen.voids)
    return State(
        deal, seen.stage, seen.turn, seen.calls, seen.contract, own, seen.leader, seen.trick, seen.tricks, seen.points,
        seen.void,
    )  # fmt: skip


def public_state(state: State, public: Deal) -> State:
    """Return what `visible_state` makes of a watcher's view, `public` being its deal."""
    calls = state.rules.game.seen_calls(state.calls, WATCHER)
    return State(
        public, state.stage, state.turn, calls, state.contract, (0, 0, 0, 0), state.leader, state.trick, state.tricks,
        state.points, state.void,
    )  # fmt: skip


def rest_is_certain(seen: View) -> bool:
    """Return True if the viewer is on lead with two cards or more and takes every trick left, whatever the others hold.

    Each of their cards beats every unseen card of its suit, and no unseen trump can ruff: there is none, or they draw them
    by leading their own trumps first. Decided from the view alone, so it reveals nothing; some certain rests are missed.
    """
    if seen.contract is None or seen.seat is None or seen.stage != "play" or seen.turn != seen.seat or seen.trick:
        return False
    if seen.hand.bit_count() < 2 or any(isinstance(action, str) for action in seen.legal):
        return False
    contract, out = seen.contract, mask(seen.rules.game.pack(seen.rules)) & ~(cards_played(seen) | seen.hand)
    if any(contract.stronger[card] & out for card in members(seen.hand)):
        return False
    trumps = out & contract.trump
    return trumps.bit_count() <= (seen.hand & contract.trump).bit_count()


def next_card_of_rest(seen: View) -> Card:
    """Return the card to lead if the rest is certain: trumps first, high before low, among the legal ones."""
    assert seen.contract is not None
    contract = seen.contract
    cards = [action for action in seen.legal if isinstance(action, int)]
    return min(cards, key=lambda card: (not contract.trump >> card & 1, contract.stronger[card].bit_count(), card))
