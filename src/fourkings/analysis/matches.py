"""Review of a match for one seat: its decisions in order, each judged by what that seat could see."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from fourkings.analysis import hindsight
from fourkings.analysis.judge import judge
from fourkings.analysis.verdicts import BLAMED, BLAMELESS, VERDICTS, Judgement, Verdict, surprise, verdict_of
from fourkings.coach import Explanation, explain
from fourkings.rulebook.cards import SEATS, Seat
from fourkings.rulebook.game import Action, Rules, State, apply, start
from fourkings.rulebook.match import Match
from fourkings.views import view


class UnfinishedMatch(ValueError):
    """The match isn't over, so its hands are still secret."""


@dataclass(frozen=True)
class Decision:
    """A decision of a seat, with its verdict."""

    deal: int  #: number of the deal, from 1
    action: int  #: number of the action in the deal, from 1, counting all seats
    state: State  #: before the action
    played: Action  #: the action of the seat
    judged: Judgement  #: values of the action and its alternatives
    seen: float | None  #: points that it lost with all cards seen; None if unknown
    verdict: Verdict  #: in one word
    explanation: Explanation | None = None  #: why `best` is better; None if the action is blameless

    @property
    def best(self) -> Action:
        """The best action that could be known: the one played, unless another is better."""
        if self.judged.best == self.judged.played:
            return self.played
        return self.judged.choices[self.judged.best][0]

    @property
    def surprise(self) -> float:
        """Surprise of the action to a club player, in bits."""
        return surprise(self.judged.habits["club"][self.judged.played])

    @property
    def blamed(self) -> bool:
        """True if a better action could have been known."""
        return self.verdict in BLAMED


@dataclass(frozen=True)
class Review:
    """The decisions of one seat in a match."""

    rules: Rules  #: of the match
    seat: Seat  #: whose decisions were judged
    decisions: tuple[Decision, ...]  #: those that had a choice, in order

    @cached_property
    def loss(self) -> float:
        """Points certainly lost per decision; 0 without decisions."""
        lost = sum(decision.judged.loss for decision in self.decisions if decision.blamed or decision.verdict == "lucky")
        return lost / len(self.decisions) if self.decisions else 0.0

    @cached_property
    def counts(self) -> dict[Verdict, int]:
        """Number of decisions by verdict."""
        counts = Counter(decision.verdict for decision in self.decisions)
        return {verdict: counts[verdict] for verdict in VERDICTS}

    def costliest(self, count: int = 3) -> list[Decision]:
        """Return the decisions that lost most, by what could be known."""
        blamed = [decision for decision in self.decisions if decision.blamed]
        return sorted(blamed, key=lambda decision: -decision.judged.loss)[:count]


def review(match: Match, seat: Seat, whole: bool = False) -> Review:
    """Review a match for one seat, as far as it was played.

    match: as `replay` or `match_from_state` returns it, and played on; seat: 0 to 3, else ValueError is raised; whole:
    raise `UnfinishedMatch` if the match isn't over.
    """
    if whole and match.result is None:
        raise UnfinishedMatch("the match is not over: it is reviewed when it is")
    return Review(match.rules, seat, tuple(decisions(match, seat)))


def decisions(match: Match, seat: Seat) -> Iterator[Decision]:
    """Judge the decisions of a seat one by one. Raise ValueError for a seat other than 0 to 3."""
    if seat not in SEATS:
        raise ValueError(f"there is no seat {seat}: the seats are 0 to 3")
    return (judged for moment in moments(match, seat) if (judged := decision(*moment)))


def moments(match: Match, seat: Seat) -> Iterator[tuple[int, int, State, Action]]:
    """Yield every action of a seat: number of the deal and of the action, from 1, the state before, and the action.

    Deals are numbered as played: in a mirror match, where everybody holds every hand once, four deals share each number of
    the rules.
    """
    for deal_number, played in enumerate(match.deals, 1):
        deal = played.state.deal
        state = played.begun or start(deal.rules, deal.number, deal.dealer, deal.scores, deal.dealt)
        for number, (actor, action) in enumerate(played.actions, 1):
            if actor == seat:
                yield deal_number, number, state, action
            state = apply(state, action)


def decision(deal: int, number: int, state: State, action: Action) -> Decision | None:
    """Judge an action, and explain it if it is a mistake; None if there was no choice or it made no difference."""
    seat_view = view(state, state.turn)
    judged = judge(seat_view, action)
    if judged is None:
        return None
    cost = hindsight.loss_of(state, judged.choices, judged.played)
    verdict = verdict_of(judged, cost)
    better = judged.choices[judged.best][0]
    explanation = None if verdict in BLAMELESS else explain(seat_view, action, better, judged.loss)
    return Decision(deal, number, state, action, judged, cost, verdict, explanation)
