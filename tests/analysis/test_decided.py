"""Decisions in which nothing is left to decide: bids that have failed, and matches that have their winners."""

import random
from collections.abc import Iterator

import pytest

from fourkings.analysis.matches import moments
from fourkings.analysis.verdicts import is_decided
from fourkings.arena import play, secret_of
from fourkings.bots import find
from fourkings.rulebook.game import Rules, State, apply, legal, tricks_won
from fourkings.rulebook.games import GAMES, rules
from fourkings.rulebook.match import from_secret


def cards(of: Rules, seeds: int = 6) -> Iterator[tuple[bool, State]]:
    """Every state before a card, and whether it is one of the last deal."""
    for seed in range(seeds):
        match = play(of, [find("careful")] * 4, secret_of(of, seed, 0))
        for seat in range(4):
            for deal, _, state, action in moments(match, seat):
                if isinstance(action, int):
                    yield deal == len(match.deals), state


def ends(state: State, depth: int) -> set[tuple[int, ...]]:
    """The winners of the match, whatever is played with the hands as they are."""
    if state.stage == "done":
        result = state.rules.game.result(state)
        return {result.winners if result else ()}
    assert depth
    return {end for action in legal(state) for end in ends(apply(state, action), depth - 1)}


@pytest.mark.parametrize("game", GAMES.own)
def test_a_match_is_decided_in_its_last_deal_alone_and_no_play_changes_its_winners(game: str):
    decided, tried = 0, 0
    for last, state in cards(rules(GAMES[game])):
        if is_decided(state) and not state.calls:
            assert last
        if is_decided(state) and last and sum(hand.bit_count() for hand in state.hands) <= 9:
            tried += 1
            if game != "400":  # there, bids that have failed decide a deal before the match is decided
                assert len(ends(state, 9)) == 1
        decided += is_decided(state)
    assert decided >= tried > 0


def test_a_bid_that_has_failed_counts_only_with_the_partners():
    seen, dice = set(), random.Random(3)
    for seed in range(8):
        state = from_secret(rules(GAMES["400"]), bytes([seed] * 32)).state
        while state.stage != "done":
            if state.stage == "play":
                bids = state.rules.game.stakes(state.rules, state.deal.dealer, state.deal.scores, state.calls).bids
                left = state.hands[state.turn].bit_count()
                failed = [tricks_won(state)[seat] + left < bids[seat].tricks for seat in range(4)]
                own, partner = failed[state.turn], failed[state.turn + 2 & 3]
                assert is_decided(state) == (own and partner)
                seen.add((own, partner))
            calls = [action for action in legal(state) if action == "bid:6"]
            state = apply(state, calls[0] if calls else dice.choice(legal(state)))
    assert len(seen) == 4
