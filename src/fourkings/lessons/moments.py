"""The moments of a match, one after the other, as a learner sees them from their seat: all that a remark may wait for."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Literal

from fourkings.rulebook.cards import Seat
from fourkings.rulebook.game import Action, Result, apply, start
from fourkings.rulebook.match import Match, Played
from fourkings.rulebook.tricks import Contract, Trick, tally
from fourkings.views import View, view

What = Literal["dealt", "said", "taken", "scored", "ended", "turn"]
"""A deal begins, a call is made, a trick is taken, a deal is scored, the match ends, it is my turn."""


@dataclass(frozen=True, slots=True)
class Moment:
    """A moment of a match as one seat sees it."""

    what: What
    deal: int  #: the deal's number, from 1
    step: int  #: how many actions of the deal were made before it
    seen: View  #: the deal from the learner's seat, at this moment
    mine: Seat  #: the learner's seat
    acted: int = 0  #: how often the learner has acted in the deal
    who: Seat | None = None  #: who made the call or took the trick
    action: Action | None = None  #: the call
    trick: Trick | None = None  #: the trick just taken
    points: int = 0  #: what the trick is worth to who took it
    result: Result | None = None  #: of the match, once it is over

    @property
    def side(self) -> int:
        """The place of the learner's score among the scores."""
        return self.mine % 2 if self.seen.rules.game.TEAM_SCORES else self.mine


def moments(match: Match, seat: Seat, number: int) -> Iterator[Moment]:
    """The moments of one deal of a match, by its number, as a seat sees them."""
    played = match.deals[number - 1]
    deal = played.state.deal
    state = start(deal.rules, deal.number, deal.dealer, deal.scores, deal.dealt)
    now = Moment("dealt", number, 0, view(state, seat), seat)
    yield now
    yield from _turn(now)
    acted = 0
    for step, (who, action) in enumerate(played.actions, 1):
        acted += who == seat
        before, state = state, apply(state, action)
        now = Moment("turn", number, step, view(state, seat), seat, acted)
        if isinstance(action, str):
            yield replace(now, what="said", who=who, action=action)
        if len(state.tricks) > len(before.tricks):
            trick = state.tricks[-1]
            yield replace(now, what="taken", who=trick.winner, trick=trick, points=_worth(state.contract, trick))
        if state.stage == "done":
            yield from _over(match, played, now)
        yield from _turn(now)


def _worth(contract: Contract | None, trick: Trick) -> int:
    """What a trick is worth to who took it; that it may be one of the last is told by the score of the deal."""
    return tally(contract.payoff._replace(last=(0, 0)), (trick,))[trick.winner] if contract else 0


def _over(match: Match, played: Played, now: Moment) -> Iterator[Moment]:
    yield replace(now, what="scored")
    if match.result and played is match.deals[-1]:
        yield replace(now, what="ended", result=match.result)


def _turn(now: Moment) -> Iterator[Moment]:
    """It is the learner's turn, if it is."""
    if now.seen.stage != "done" and now.seen.turn == now.mine:
        yield replace(now, what="turn")
