"""What the judge finds out about a decision."""

from __future__ import annotations

from dataclasses import dataclass

from fourkings.analysis.surprise import Habits
from fourkings.rulebook.game import Action


@dataclass(frozen=True)
class Judgement:
    """What could be known of a decision."""

    choices: list[list[Action]]  #: what could be done, equal cards together
    played: int  #: the place of the choice taken
    best: int  #: the place of the best that could be known
    loss: float  #: points that the choice taken loses to the best; 0 where it is the best
    low: float  #: the lower end of the interval of 95 % of the loss
    high: float  #: its upper end
    lead: float  #: where the choice taken is best: points by which it is so for certain; else 0
    losses: tuple[tuple[float, float], ...]  #: of each choice the loss and its standard error
    deals: int  #: how many deals were looked at for the loss
    trick: float  #: points: what a trick is worth here
    habits: Habits  #: how often each level takes each choice
