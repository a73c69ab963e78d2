"""A match reviewed for one seat: its decisions in order, each judged by what that seat could see."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from fourkings.analysis import seen
from fourkings.analysis.judge import judge
from fourkings.analysis.judgement import Judgement
from fourkings.analysis.surprise import surprise
from fourkings.analysis.verdicts import BLAMED, VERDICTS, Verdict, verdict_of
from fourkings.rulebook.cards import SEATS, Seat
from fourkings.rulebook.game import Action, Rules, State, apply, start
from fourkings.rulebook.match import Match
from fourkings.views import view


class UnfinishedMatch(ValueError):
    """A match that is not over: what its seats hold is still a secret."""


@dataclass(frozen=True)
class Decision:
    """One decision of a seat, with its verdict."""

    deal: int  #: the deal, from 1
    action: int  #: the place of the action in the deal, from 1, all seats counted
    state: State  #: the deal before it
    played: Action  #: what was done
    judged: Judgement  #: what could be known of it
    seen: float | None  #: points that it lost in this very deal, all cards seen; None where there is no such figure
    verdict: Verdict  #: the word for it

    @property
    def best(self) -> Action:
        """The best that could be known; what was played where that is it."""
        if self.judged.best == self.judged.played:
            return self.played
        return self.judged.choices[self.judged.best][0]

    @property
    def surprise(self) -> float:
        """How surprising the action is to a club player, in bits."""
        return surprise(self.judged.habits["club"][self.judged.played])

    @property
    def blamed(self) -> bool:
        """True where something was done wrong that could be known."""
        return self.verdict in BLAMED


@dataclass(frozen=True)
class Review:
    """The decisions of one seat in a match."""

    rules: Rules  #: the rules of the match
    seat: Seat  #: whose decisions
    decisions: tuple[Decision, ...]  #: those with a choice, in order

    @cached_property
    def loss(self) -> float:
        """Points a decision that were lost for certain; 0 without decisions."""
        lost = sum(decision.judged.loss for decision in self.decisions if decision.blamed or decision.verdict == "lucky")
        return lost / len(self.decisions) if self.decisions else 0.0

    @cached_property
    def counts(self) -> dict[Verdict, int]:
        """How many decisions have each verdict."""
        counts = Counter(decision.verdict for decision in self.decisions)
        return {verdict: counts[verdict] for verdict in VERDICTS}

    def costliest(self, many: int = 3) -> list[Decision]:
        """The decisions that cost most, by what could be known."""
        blamed = [decision for decision in self.decisions if decision.blamed]
        return sorted(blamed, key=lambda decision: -decision.judged.loss)[:many]


def review(match: Match, seat: Seat, whole: bool = False) -> Review:
    """The review of a match for one seat, as far as it was played.

    match: as `replay` gives it; seat: 0 to 3; whole: refuse a match that is not over.

    Raises ValueError for a seat that is none, `UnfinishedMatch` if `whole` is set and the match goes on.
    """
    if whole and match.result is None:
        raise UnfinishedMatch("the match is not over: it is reviewed when it is")
    return Review(match.rules, seat, tuple(decisions(match, seat)))


def decisions(match: Match, seat: Seat) -> Iterator[Decision]:
    """The decisions of a seat, one after the other, as they are judged. Raises ValueError for a seat that is none."""
    if seat not in SEATS:
        raise ValueError(f"there is no seat {seat}: the seats are 0 to 3")
    return (judged for moment in moments(match, seat) if (judged := decision(*moment)))


def moments(match: Match, seat: Seat) -> Iterator[tuple[int, int, State, Action]]:
    """Every action of a seat: the deal and its place in it, from 1, the state before, and what was done.

    Deals are counted as they were played: in a mirror match each of a name comes four times.
    """
    for number, played in enumerate(match.deals, 1):
        deal = played.state.deal
        state = start(deal.rules, deal.number, deal.dealer, deal.scores, deal.dealt)
        for place, (who, action) in enumerate(played.actions, 1):
            if who == seat:
                yield number, place, state, action
            state = apply(state, action)


def decision(deal: int, place: int, state: State, action: Action) -> Decision | None:
    """One action, judged; None where there was no choice, or where it did not matter."""
    judged = judge(view(state, state.turn), action)
    if judged is None:
        return None
    cost = seen.loss_of(state, judged.choices, judged.played)
    return Decision(deal, place, state, action, judged, cost, verdict_of(judged, cost))
