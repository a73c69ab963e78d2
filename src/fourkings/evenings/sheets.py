"""The score sheet of a table that plays with cards of its own: checked by the law of its game, and made a result.

A game may fix what the points of a deal add up to (`sums_of_deal`). The game names the winners once its last deal
is over; where the match was ended before, the higher score wins (GEN-13).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from fourkings.evenings.facts import DealResult, Result
from fourkings.rulebook.deck import hands
from fourkings.rulebook.game import (
    Rules,
    Sums,
    by_score,
    first_scores,
    match_length,
    may_be_void,
    start,
    sums_of_deal,
    sums_of_match,
)


class WrongSum(ValueError):
    """The points of a deal, or the scores of a match, do not add up to what the rules say."""

    def __init__(self, deal: int, total: int, due: int) -> None:
        """deal: its number from 1; 0 for the match. due: of the sums that may be, the nearest to `total`."""
        super().__init__(f"{f'deal {deal}' if deal else 'the match'} adds up to {total}, not to {due}")
        self.deal, self.total, self.due = deal, total, due


class WrongForm(ValueError):
    """A sheet without a number for each seat or side, or with more deals or fewer than the match has."""


def result_of_sheet(rules: Rules, scores: Sequence[int], deals: Sequence[Sequence[int]] = ()) -> Result:
    """The result of a sheet: its `deals`, each the points by seat or by side, or the final `scores` alone.

    Where there are deals, their points are added up, and `scores` are not looked at. A deal without points was void.
    Raises `WrongSum` and `WrongForm`.
    """
    width, length = len(first_scores(rules)), match_length(rules)
    scored = {number: tuple(points) for number, points in enumerate(deals, 1) if points}
    if any(len(row) != width for row in (scored.values() or [scores])) or (deals and length not in (None, len(scored))):
        raise WrongForm
    if len(scored) < len(deals) and not (scored and may_be_void(rules)):
        raise WrongForm
    for number, points in scored.items():
        _check(number, points, sums_of_deal(rules, number))
    totals = tuple(map(sum, zip(*scored.values(), strict=True))) if scored else tuple(scores)
    if not scored:
        _check(0, totals, sums_of_match(rules))
    played = tuple(DealResult(number, points) for number, points in scored.items())
    ended = _ended(rules, length or max(1, len(scored)), totals)
    return Result(*ended, played)


def _check(deal: int, points: Sequence[int], sums: Sums) -> None:
    total = sum(points)
    if sums is not None and total not in sums:
        raise WrongSum(deal, total, min(sums, key=lambda due: (abs(due - total), due)))


def _ended(rules: Rules, last: int, totals: tuple[int, ...]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Scores and winners of a match whose last deal, of that number, has led to these totals."""
    game, nothing = rules.game, (0,) * len(totals)
    dealt = hands(game.pack(rules), 0, game.packets(rules))
    over = replace(start(rules, last, 0, totals, dealt), stage="done", points=nothing)
    result = game.result(over) or by_score(rules, totals)
    return result.scores, result.winners
