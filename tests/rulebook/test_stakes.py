"""What a talk puts at stake is what the account of the deal then says."""

from fourkings.arena import secret_of
from fourkings.bots import careful
from fourkings.rulebook import games
from fourkings.rulebook.deck import Stream
from fourkings.rulebook.game import Stakes, State, apply, start, tricks_won
from fourkings.rulebook.games import GAMES, king
from fourkings.rulebook.games._auction import units
from fourkings.rulebook.match import from_secret
from fourkings.rulebook.tricks import tally
from fourkings.views import view
from rules import table


def played(state: State) -> State:
    while state.stage != "done":
        state = apply(state, careful.choose(view(state, state.turn), Stream(b"", b"")))
    return state


def staked(state: State) -> Stakes:
    return state.rules.game.stakes(state.rules, state.deal.dealer, state.deal.scores, state.calls)


def dealt(game: str, number: int, secret: int) -> State:
    rules = games.rules(GAMES[game])
    deal = from_secret(rules, secret_of(rules, 3, secret)).state.deal
    return start(rules, number, deal.dealer, deal.scores, deal.dealt)


def test_bids_are_won_or_lost_as_staked() -> None:
    counted = 0
    for secret in range(12):
        state = dealt("400", 1, secret)
        assert staked(state) == Stakes()
        state = played(state)
        if not state.void:
            counted += 1
            rows = zip(staked(state).bids, tricks_won(state), strict=True)
            assert state.points == tuple(bid.worth if won >= bid.tricks else -bid.worth for bid, won in rows)
    assert counted > 6


def test_tricks_that_were_bought_of_a_negative_deal_are_taken_over() -> None:
    for secret in range(6):
        state = dealt("king", 7, secret)
        state = table.play(state, "auction pass pass -1 sell")
        bought = staked(state).taken_over
        assert bought is not None
        assert (bought.seller, bought.buyer, bought.tricks) == (state.deal.dealer, state.deal.dealer - 1 & 3, units("-1"))
        state = played(state)
        assert state.contract is not None
        points = [king.START[52] + tallied for tallied in tally(state.contract.payoff, state.tricks)]
        moved = min(bought.tricks, tricks_won(state)[bought.seller]) * bought.each
        points[bought.seller] -= moved
        points[bought.buyer] += moved
        assert state.points == tuple(points)


def test_other_deals_stake_nothing_more() -> None:
    for game, number in (("king", 2), ("jeu-du-roi", 9), ("quarante", 1), ("quarante-1792", 1)):
        state = dealt(game, number, 1)
        assert staked(state) == Stakes() == staked(played(state))
