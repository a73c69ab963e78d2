"""What cost a match, in a few sentences: the result, what decisions lost of it, what luck did, and where it went worst.

It stands before the verdicts: who reads nothing else knows whether their play, the cards or the others decided.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from fourkings.analysis.verdicts import BLAMED
from fourkings.i18n import Language, minus
from fourkings.rulebook.cards import SEATS, Seat, members, name
from fourkings.rulebook.game import Action, Rules
from fourkings.rulebook.match import Match

if TYPE_CHECKING:
    from fourkings.analysis.matches import Decision

PARTNER: Final = 2
"""Seats from a player to who sits across."""
MUCH: Final = 3
"""A cost is a good part of what was missing from one in so many on."""
WHOLE: Final = 10
"""Points: from here on a sum is told without tenths."""


class Finding(NamedTuple):
    """What the story needs of a decision."""

    deal: int  #: from 1
    verdict: str
    loss: float  #: by what could be known
    seen: float | None  #: with all cards seen

    @property
    def cost(self) -> float:
        """What it cost in this very match, as far as that is known."""
        return self.loss if self.seen is None else self.seen


def finding(decision: Decision) -> Finding:
    """What the story needs of a decision that was judged."""
    return Finding(decision.deal, decision.verdict, decision.judged.loss, decision.seen)


def story(match: Match, seat: Seat, findings: Sequence[Finding], words: Language, reader: Seat | None = None) -> list[str]:
    """What cost the match, as sentences; the first of them is the result.

    findings: all decisions of the seat that were judged. reader: the seat that is “you” among the scores.
    """
    return [result(match, seat, words, reader), *_causes(match, seat, findings, words)]


def result(match: Match, seat: Seat, words: Language, reader: Seat | None = None) -> str:
    """How the match ended for a seat, and the scores of all; what it stands at where it goes on."""
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
    if match.rules.game.PARTNERS:  # each beside their partner, whose score may decide too
        sentences = [words.listed(sentences[side::PARTNER]) for side in range(PARTNER)]
    return words.text("review-story-result", how=_how(match, seat), scores=words.parted(sentences))


def points_of(match: Match, deal: int, seat: Seat, words: Language) -> str:
    """What a deal brought a seat: among partners its side and the other, else itself; a dash while the deal goes on."""
    points = match.deals[deal - 1].state.points
    if points is None:
        return "–"
    own, others = _both(match.rules, seat, points)
    partners = match.rules.game.PARTNERS
    return words.text("review-story-to", own=minus(own), other=minus(round(others))) if partners else minus(own)


def aim_of(match: Match, deal: int, words: Language) -> str:
    """What a deal is about; empty where all deals of the game are alike."""
    return words.aim(match.rules, match.deals[deal - 1].state.deal.number)


def place_of(match: Match, deal: int, action: int, words: Language) -> str:
    """Where an action stands: its deal, with what that is about, and the trick, or which call of the deal it is."""
    actions = [done for _, done in match.deals[deal - 1].actions]
    return place_among(actions, action, deal, aim_of(match, deal, words), words)


def place_among(actions: Sequence[Action], action: int, deal: int, aim: str, words: Language) -> str:
    """The same of an action of some deal. actions: all of it; action: the place among them, from 1."""
    before = sum(isinstance(each, int) for each in actions[: action - 1])
    trick = before // len(SEATS) + 1 if isinstance(actions[action - 1], int) else 0
    titled, call = "yes" if aim else "no", action - before
    return words.text("review-story-place", deal=deal, aim=aim, titled=titled, trick=trick, call=call)


def heading(match: Match, deal: int, action: int, verdict: str, words: Language) -> str:
    """Where a decision stands, and its verdict, as a sentence."""
    return words.text(
        "review-line", place=place_of(match, deal, action, words), verdict=words.text(f"review-word-{verdict}")
    )


def _causes(match: Match, seat: Seat, findings: Sequence[Finding], words: Language) -> Iterator[str]:
    """What the result came from."""
    lost = _how(match, seat) == "lost"
    if match.result and (why := words.won(match.rules)):
        yield why
    blamed = [finding for finding in findings if finding.verdict in BLAMED]
    if blamed:
        yield from _blamed(match, seat, blamed, words)
    elif findings:
        yield words.text("review-page-flawless")
        if lost:
            yield words.text("review-story-others")
    yield from _luck(findings, words)
    if lost:
        yield from _worst(match, seat, words)
    if lost and match.rules.game.PARTNERS:
        across = match.entrants[match.opening.seats[(seat + PARTNER) % len(SEATS)]]
        yield words.text("review-story-partner", who=across)
    if blamed and match.rules.game.PARTNERS:
        yield words.text("review-story-unit")


def _blamed(match: Match, seat: Seat, blamed: list[Finding], words: Language) -> Iterator[str]:
    """What mistakes cost, and how much that is of what was missing; both as the cards lay, as the result is."""
    cost, average = (sum(each) for each in zip(*((finding.cost, finding.loss) for finding in blamed), strict=True))
    by_deal = {finding.deal: sum(each.cost for each in blamed if each.deal == finding.deal) for finding in blamed}
    most = max(by_deal, key=lambda deal: by_deal[deal])
    deal = most if len(by_deal) > 1 and 2 * by_deal[most] > cost else 0
    yield words.text("review-story-cost", many=len(blamed), points=_about(cost), deal=deal, average=_about(average))
    behind = _behind(match, seat)
    if _how(match, seat) == "lost" and behind > 0:
        share = "all" if cost >= behind else "much" if MUCH * cost >= behind else "little"
        kind = "side" if match.rules.game.PARTNERS else "own"
        yield words.text("review-story-behind", points=behind, kind=kind, share=share)


def _luck(findings: Sequence[Finding], words: Language) -> Iterator[str]:
    """What luck did to decisions, of both kinds."""
    unlucky = [finding.seen or 0.0 for finding in findings if finding.verdict == "unlucky"]
    if unlucky:
        yield words.text("review-story-unlucky", many=len(unlucky), points=_about(sum(unlucky)))
    if lucky := sum(finding.verdict == "lucky" for finding in findings):
        yield words.text("review-story-lucky", many=lucky)


def _worst(match: Match, seat: Seat, words: Language) -> Iterator[str]:
    """The deal in which most was lost to the others, by anybody's fault."""
    gained = {
        number: own - others
        for number, played in enumerate(match.deals, 1)
        if played.state.points is not None
        for own, others in [_both(match.rules, seat, played.state.points)]
    }
    worst = min(gained, key=lambda deal: gained[deal], default=0)
    if worst and gained[worst] < 0 and len(gained) > 1:
        points = match.deals[worst - 1].state.points
        assert points is not None
        own, others = _both(match.rules, seat, points)
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


def _both(rules: Rules, seat: Seat, points: Sequence[int]) -> tuple[int, float]:
    """Of points: those of a seat, or of its side, and those of the others; of three single players their mean."""
    if rules.game.PARTNERS:
        sides = [sum(points[place] for place in range(len(points)) if place % PARTNER == side) for side in range(PARTNER)]
        return sides[seat % PARTNER], float(sides[1 - seat % PARTNER])
    return points[seat], (sum(points) - points[seat]) / (len(points) - 1)


def _behind(match: Match, seat: Seat) -> int:
    """Points that were missing at the end: to the other side, or to the best of the others."""
    scores = _scores(match)
    if not match.rules.game.PARTNERS:
        return max(scores) - scores[seat]
    own, others = _both(match.rules, seat, scores)
    return round(others) - own


def _about(points: float) -> float:
    """A sum of estimates as it is told."""
    return round(points) if points >= WHOLE else round(10 * points) / 10


def said_before(match: Match, deal: int, action: int, words: Language) -> str:
    """What was said in a deal before an action, as a list; empty where nothing was."""
    names = [match.entrants[entrant] for entrant in match.opening.seats]
    calls = [step for step in match.deals[deal - 1].actions[: action - 1] if isinstance(step[1], str)]
    return words.listed([words.says(match.rules, names[seat], call) for seat, call in calls])


def trumps_at(match: Match, deal: int, action: int, words: Language) -> str:
    """The suit of the trumps for a card that was played; empty where there are none, or for a call."""
    played = match.deals[deal - 1]
    contract = played.state.contract
    if contract is None or not contract.trump or isinstance(played.actions[action - 1][1], str):
        return ""
    return words.suit(name(next(iter(members(contract.trump))))[-1])
