"""Verdicts: the word for a decision, by its loss in units of what a trick of its deal is worth."""

from __future__ import annotations

from typing import Final, Literal

from fourkings import encoding
from fourkings.analysis.judgement import Judgement
from fourkings.rulebook.tricks import Contract, worth_of_all
from fourkings.views import View

Verdict = Literal["brilliant", "best", "unclear", "inaccuracy", "mistake", "blunder", "unlucky", "lucky"]
VERDICTS: Final[tuple[Verdict, ...]] = (
    "brilliant", "best", "unclear", "inaccuracy", "mistake", "blunder", "unlucky", "lucky",
)  # fmt: skip
"""Every word, the blameless first. `unclear`: too close to say, never counted. `unlucky`: nothing better could be known,
yet it lost in this deal; `lucky`: something better could be known, yet it lost nothing."""
BLAMED: Final[tuple[Verdict, ...]] = ("inaccuracy", "mistake", "blunder")
"""The words that say that something was done wrong, from the least to the greatest."""

SMALLEST: Final = 0.15
"""Tricks: a loss below it is not worth a word."""
MISTAKE: Final = 0.25
"""Tricks: from here on a loss is a mistake,"""
BLUNDER: Final = 0.75
"""and from here on a blunder."""
RARE: Final = 0.1
"""The share of club players below which a good action is brilliant."""


def trick_of(view: View) -> float:
    """Points: what a trick of this deal is worth, on average, to who takes it and not to the other side; the unit of cuts.

    Where tricks are bid, what all bids are at stake with, by trick; while the contract is open, the mean of what it may be.
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
    """All the points of a deal, whatever their sign."""
    payoff = contract.payoff
    signless = payoff._replace(
        trick=abs(payoff.trick),
        cards=tuple((cards, abs(each)) for cards, each in payoff.cards),
        last=(payoff.last[0], abs(payoff.last[1])),
    )
    return float(worth_of_all(signless, view.rules.game.pack(view.rules)))


def verdict_of(judged: Judgement, seen: float | None) -> Verdict:
    """The word for a decision.

    seen: its loss with all cards seen, None where there is no such figure: then luck has no part in it.
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
