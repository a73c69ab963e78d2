"""Summary of what decided a match, in a few sentences: the result, costs of mistakes, luck, and the worst deal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from fourkings.analysis.verdicts import BLAMED
from fourkings.i18n import Language, minus
from fourkings.rulebook.cards import SEATS, Seat, members, name
from fourkings.rulebook.game import Rules
from fourkings.rulebook.match import Match

if TYPE_CHECKING:
    from fourkings.analysis.matches import Decision

PARTNER: Final = 2
"""Seats from a player to the partner."""
MUCH: Final = 3
"""Divisor of the deficit: a cost of at least a third of it is called a large part."""
WHOLE: Final = 10
"""Points from which a sum is rounded to whole points."""


class Finding(NamedTuple):
    """The part of a judged decision that the story uses."""

    deal: int  #: from 1
    verdict: str
    loss: float  #: by what could be known
    seen: float | None  #: with all cards seen

    @property
    def cost(self) -> float:
        """Points that it cost in this match, as far as that is known."""
        return self.loss if self.seen is None else self.seen


def finding(decision: Decision) -> Finding:
    """Return the part of a decision that the story uses."""
    return Finding(decision.deal, decision.verdict, decision.judged.loss, decision.seen)


def story(match: Match, seat: Seat, findings: Sequence[Finding], words: Language, reader: Seat | None = None) -> list[str]:
    """Return what decided the match, as sentences; the first is the result.

    findings: all judged decisions of the seat; reader: the seat to call “you” among the scores.
    """
    return [result(match, seat, words, reader), *_causes(match, seat, findings, words)]


def result(match: Match, seat: Seat, words: Language, reader: Seat | None = None) -> str:
    """Return how the match ended for a seat, and all scores; of a match that isn't over, the current ones."""
    scores = _scores(match)
    names = {
        place: words.text("end-you") if place == reader else match.entrants[entrant]
        for place, entrant in enumerate(match.opening.seats)
    }
    sentences = []
    for place, points in enumerate(scores):
        holders = sorted((each for each in SEATS if each % len(scores) == place), key=lambda each: each != reader)
        who = words.listed([names[each] for each in holders], "and")
        sentences.append(words.text("review-story-score", who=who, points=minus(points)))
    if match.rules.game.PARTNERS:  # list both scores of a side together
        sentences = [words.listed(sentences[side::PARTNER]) for side in range(PARTNER)]
    return words.text("review-story-result", how=_how(match, seat), scores=words.parted(sentences))


def points_of(match: Match, deal: int, seat: Seat) -> str:
    """Return the points of a deal for a seat (among partners, for both sides); a dash if it isn't over."""
    points = match.deals[deal - 1].state.points
    if points is None:
        return "–"
    own, others = _own_and_others(match.rules, seat, points)
    return f"{minus(own)}\u2009–\u2009{minus(round(others))}" if match.rules.game.PARTNERS else minus(own)


def aim_of(match: Match, deal: int, words: Language) -> str:
    """Return the title of a deal; empty in games whose deals have none."""
    return words.aim(match.rules, match.deals[deal - 1].state.deal.number)


def place_of(match: Match, deal: int, action: int, words: Language) -> str:
    """Return where an action is: its deal and title, and the number of the trick or call."""
    actions = [taken for _, taken in match.deals[deal - 1].actions]
    aim = aim_of(match, deal, words)
    cards_before = sum(isinstance(each, int) for each in actions[: action - 1])
    trick = cards_before // len(SEATS) + 1 if isinstance(actions[action - 1], int) else 0
    titled, call = "yes" if aim else "no", action - cards_before
    return words.text("review-story-place", deal=deal, aim=aim, titled=titled, trick=trick, call=call)


def heading(match: Match, deal: int, action: int, verdict: str, words: Language) -> str:
    """Return the place of a decision and its verdict as a sentence."""
    return words.text(
        "review-line", place=place_of(match, deal, action, words), verdict=words.text(f"review-word-{verdict}")
    )


def _causes(match: Match, seat: Seat, findings: Sequence[Finding], words: Language) -> Iterator[str]:
    """Yield the causes of the result, those that a player can change first."""
    lost = _how(match, seat) == "lost"
    blamed = [finding for finding in findings if finding.verdict in BLAMED]
    if blamed:
        yield from _blamed(match, seat, blamed, words)
    elif findings:
        yield words.text("review-page-flawless", lucky=sum(finding.verdict == "lucky" for finding in findings))
        if lost:
            yield words.text("review-story-others")
    if lost:
        yield from _worst(match, seat, words)
    yield from _luck(findings, words)
    if match.result and (why := words.won(match.rules)):
        yield why
    if lost and match.rules.game.PARTNERS:
        across = match.entrants[match.opening.seats[(seat + PARTNER) % len(SEATS)]]
        yield words.text("review-story-partner", who=across)
    if blamed and match.rules.game.PARTNERS:
        yield words.text("review-story-unit")


def _blamed(match: Match, seat: Seat, blamed: list[Finding], words: Language) -> Iterator[str]:
    """Yield what mistakes cost in the deals as they were, and how much of the deficit that is."""
    cost, average = (sum(each) for each in zip(*((finding.cost, finding.loss) for finding in blamed), strict=True))
    by_deal = {finding.deal: sum(each.cost for each in blamed if each.deal == finding.deal) for finding in blamed}
    worst = max(by_deal, key=lambda deal: by_deal[deal])
    deal = worst if len(by_deal) > 1 and 2 * by_deal[worst] > cost else 0
    yield words.text("review-story-cost", many=len(blamed), points=_about(cost), deal=deal, average=_about(average))
    behind = _deficit(match, seat)
    if _how(match, seat) == "lost" and behind > 0:
        share = "all" if cost >= behind else "much" if MUCH * cost >= behind else "little"
        kind = "side" if match.rules.game.PARTNERS else "own"
        yield words.text("review-story-behind", points=behind, kind=kind, share=share)


def _luck(findings: Sequence[Finding], words: Language) -> Iterator[str]:
    """Yield the decisions that were unlucky and lucky."""
    unlucky = [finding.seen or 0.0 for finding in findings if finding.verdict == "unlucky"]
    if unlucky:
        yield words.text("review-story-unlucky", many=len(unlucky), points=_about(sum(unlucky)))
    if lucky := sum(finding.verdict == "lucky" for finding in findings):
        yield words.text("review-story-lucky", many=lucky)


def _worst(match: Match, seat: Seat, words: Language) -> Iterator[str]:
    """Yield the deal in which most was lost to the others, no matter whose fault it was."""
    gained = {
        number: own - others
        for number, played in enumerate(match.deals, 1)
        if played.state.points is not None
        for own, others in [_own_and_others(match.rules, seat, played.state.points)]
    }
    worst = min(gained, key=lambda deal: gained[deal], default=0)
    if worst and gained[worst] < 0 and len(gained) > 1:
        points = match.deals[worst - 1].state.points
        assert points is not None
        own, others = _own_and_others(match.rules, seat, points)
        aim = aim_of(match, worst, words)
        kind = "side" if match.rules.game.PARTNERS else "own"
        yield words.text(
            "review-story-worst", deal=worst, aim=aim, titled="yes" if aim else "no", kind=kind, own=minus(own),
            others=minus(round(others)),
        )  # fmt: skip


def _how(match: Match, seat: Seat) -> str:
    if match.result is None:
        return "open"
    return "won" if seat in match.result.winners else "lost"


def _scores(match: Match) -> Sequence[int]:
    return match.result.scores if match.result else match.totals


def _own_and_others(rules: Rules, seat: Seat, points: Sequence[int]) -> tuple[int, float]:
    """Return the points of a seat or its side, and of the others: the other side, or the mean of three single players."""
    if rules.game.PARTNERS:
        sides = [sum(points[place] for place in range(len(points)) if place % PARTNER == side) for side in range(PARTNER)]
        return sides[seat % PARTNER], float(sides[1 - seat % PARTNER])
    return points[seat], (sum(points) - points[seat]) / (len(points) - 1)


def _deficit(match: Match, seat: Seat) -> int:
    """Return the points missing at the end: to the other side, or to the best of the others."""
    scores = _scores(match)
    if not match.rules.game.PARTNERS:
        return max(scores) - scores[seat]
    own, others = _own_and_others(match.rules, seat, scores)
    return round(others) - own


def _about(points: float) -> float:
    """Round a sum of estimated points: to tenths if it is small, else to whole points."""
    return round(points) if points >= WHOLE else round(10 * points) / 10


def said_before(match: Match, deal: int, action: int, words: Language) -> str:
    """Return the calls of a deal before an action as a list; empty if there were none."""
    names = [match.entrants[entrant] for entrant in match.opening.seats]
    calls = [step for step in match.deals[deal - 1].actions[: action - 1] if isinstance(step[1], str)]
    return words.listed([words.says(match.rules, names[seat], call) for seat, call in calls])


def trumps_at(match: Match, deal: int, action: int, words: Language) -> str:
    """Return the trump suit for a card that was played; empty without trumps, or for a call."""
    played = match.deals[deal - 1]
    contract = played.state.contract
    if contract is None or not contract.trump or isinstance(played.actions[action - 1][1], str):
        return ""
    return words.suit(name(next(iter(members(contract.trump))))[-1])
