"""Verdicts on decisions by their loss in units of a trick's value, and the surprise of actions to other levels of bots."""

import math
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final, Literal, get_args

from fourkings import encoding
from fourkings.bots.levels import BEGINNER, CLUB
from fourkings.rulebook.cards import SEATS, Seat, members
from fourkings.rulebook.deck import Stream
from fourkings.rulebook.game import Action, State, finish, tricks_won, unplayed
from fourkings.rulebook.tricks import Contract, Trick, total_payoff
from fourkings.views import View, view_seed

Verdict = Literal["brilliant", "best", "unclear", "inaccuracy", "mistake", "blunder", "unlucky", "lucky"]
VERDICTS: Final[tuple[Verdict, ...]] = get_args(Verdict)
"""Every verdict, the blameless first. `unclear`: too close to call, never counted. `unlucky`: nothing better could be
known, yet it lost in this deal; `lucky`: something better could be known, yet it lost nothing."""
BLAMED: Final[tuple[Verdict, ...]] = ("inaccuracy", "mistake", "blunder")
"""Verdicts of mistakes, from the least to the greatest."""
BLAMELESS: Final[tuple[Verdict, ...]] = ("brilliant", "best", "unclear", "unlucky")
"""Verdicts of actions to which no better one is known, so nothing is explained."""

SMALLEST: Final = 0.15
"""Tricks: a smaller loss is ignored."""
MISTAKE: Final = 0.25
"""Tricks: least loss of a mistake."""
BLUNDER: Final = 0.75
"""Tricks: least loss of a blunder."""
RARE: Final = 0.1
"""A good action is brilliant if a smaller share of club players finds it."""


LEVELS: Final = (BEGINNER, CLUB)
"""The levels of bots to compare with; surprise is measured against the second."""
SAMPLES: Final = 16
"""Times that each level is asked for its action, with different random streams."""

Habits = Mapping[str, tuple[float, ...]]
"""How often each level takes each choice: the level's name to shares."""


@dataclass(frozen=True)
class Judgement:
    """The value of a decision, judged from what its seat could see. Losses are in points."""

    choices: list[list[Action]]  #: the alternatives; equal cards are one choice
    played: int  #: index of the choice taken
    best: int  #: index of the best choice
    loss: float  #: loss of the choice taken against the best; 0 if it is the best
    low: float  #: lower end of the 95 % interval of the loss
    high: float  #: its upper end
    lead: float  #: points by which the choice taken is certainly the best; 0 if it isn't
    losses: tuple[tuple[float, float], ...]  #: loss of each choice, and its standard error
    deals: int  #: number of deals in which the loss was measured
    trick: float  #: value of a trick in this deal
    habits: Habits  #: how often each level takes each choice


def habits(view: View, choices: list[list[Action]]) -> Habits:
    """Return how often each level of `LEVELS` takes each choice, as shares; choices: lists of equal actions."""
    shares = {}
    for level in LEVELS:
        rng = Stream(str(view_seed(view, f"habits of {level.NAME}")).encode(), b"review")
        actions = [level.choose(view, rng) for _ in range(SAMPLES)]
        shares[level.NAME] = tuple(sum(action in choice for action in actions) / SAMPLES for choice in choices)
    return shares


def surprise(share: float) -> float:
    """Return the surprise of an action in bits: −log₂ of its share, smoothed because there are few samples."""
    return -math.log2((share * SAMPLES + 0.5) / (SAMPLES + 1))


def trick_value(view: View) -> float:
    """Return the mean value of a trick of this deal in points, counting what the other side loses; the unit of verdicts.

    With bids, it is what all bids have at stake, per trick; before the contract is known, the mean over those possible.
    """
    partners = 2.0 if view.rules.game.PARTNERS else 1.0
    tricks = len(view.rules.game.pack(view.rules)) // 4
    if bids := encoding.stakes(view).bids:
        return partners * sum(abs(bid.worth) for bid in bids) / tricks
    contracts = list(view.rules.game.contracts(view.rules, view.number).values())
    if view.contract is not None:
        contracts = [view.contract]
    return partners * sum(_at_stake(contract, view) for contract in contracts) / len(contracts) / tricks


def _at_stake(contract: Contract, view: View) -> float:
    """Return the sum of the absolute values of all points in a deal."""
    payoff = contract.payoff
    signless = payoff._replace(
        trick=abs(payoff.trick),
        cards=tuple((cards, abs(each)) for cards, each in payoff.cards),
        last=(payoff.last[0], abs(payoff.last[1])),
    )
    return float(total_payoff(signless, view.rules.game.pack(view.rules)))


def verdict_of(judged: Judgement, seen: float | None) -> Verdict:
    """Return the verdict on a decision.

    seen: its loss with all cards seen, in points; None if unknown, and then luck has no part in the verdict.
    """
    trick = judged.trick
    if judged.loss < SMALLEST * trick or judged.low <= 0:
        if judged.loss > 0 and judged.high >= SMALLEST * trick:
            return "unclear"
        if seen is not None and seen >= MISTAKE * trick:
            return "unlucky"
        rare = judged.lead > 0 and judged.habits["club"][judged.played] < RARE
        return "brilliant" if rare else "best"
    if seen is not None and seen < SMALLEST * trick:
        return "lucky"
    return "blunder" if judged.loss >= BLUNDER * trick else "mistake" if judged.loss >= MISTAKE * trick else "inaccuracy"


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
