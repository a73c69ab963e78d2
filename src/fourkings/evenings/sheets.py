"""Score sheets of tables with real cards: checked by the rules of the game, and turned into results.

A game defines the points that a deal can have (`Game.deal_sums`, `Game.can_score`), when a match is over and who has won.
If a round has a time limit, its match may end earlier: then the higher score wins (GEN-13).
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import combinations, product
from typing import Final, Literal

from fourkings.evenings.state import DealResult, Result
from fourkings.rulebook import game
from fourkings.rulebook.deck import hands
from fourkings.rulebook.game import (
    Rules,
    Sums,
    first_scores,
    match_length,
    result_by_score,
    seat_points,
    start,
    sums_of_match,
)

MAX_READINGS: Final = 3
Points = tuple[int, ...]
Reading = Mapping[int, Points]
"""Deals by number, each with the points that it has in place of those on the sheet."""


class WrongSheet(ValueError):
    """A sheet that the rules do not allow; `deal`: the number of the wrong one, 0 if it is none of them alone."""

    deal: int
    near: tuple[int, ...] = ()
    readings: tuple[Reading, ...] = ()


class WrongSum(WrongSheet):
    """A sum of a deal's points, or of a match's scores, that the rules don't allow."""

    def __init__(self, deal: int, total: int, near: tuple[int, ...], exact: bool) -> None:
        """deal: its number from 1; 0 for the match. near: the allowed sums nearest to `total`, one below and one above.

        exact: True if only one sum is allowed.
        """
        allowed = " or ".join(map(str, near))
        super().__init__(f"{f'deal {deal}' if deal else 'the match'} adds up to {total}, not to {allowed}")
        self.deal, self.total, self.near, self.exact = deal, total, near, exact


class WrongDeal(WrongSheet):
    """A deal that is impossible by the rules, follows the end of the match, or is missing."""

    def __init__(
        self,
        code: Literal["wrong-points", "deal-after-end", "match-goes-on"],
        deal: int,
        wrong: int | None = None,
        near: tuple[int, ...] = (),
    ) -> None:
        """deal: its number from 1; if the match goes on, that of the next deal, or 0 if the sheet has no deals.

        wrong: an entry that no seat can have in that deal. near: the nearest ones that it can have, below and above.
        """
        texts = {
            "wrong-points": f"the rules allow no such points in deal {deal}",
            "deal-after-end": f"the match was over before deal {deal}",
            "match-goes-on": "these scores do not end the match: another deal is due",
        }
        super().__init__(texts[code])
        self.code, self.deal, self.wrong, self.near = code, deal, wrong, near


class WrongForm(ValueError):
    """A sheet without a number for each seat or side, or with the wrong number of deals."""


def result_of_sheet(
    rules: Rules, scores: Sequence[int], deals: Sequence[Sequence[int]] = (), early: bool = False
) -> Result:
    """Return the result of a score sheet, which has points by seat or by side: of each deal, or the final scores alone.

    Given deals, `scores` are ignored. A deal without points was void. early: the match may have ended before its rules end
    it. Raises `WrongSum`, `WrongDeal` or `WrongForm`.
    """
    length, scored = match_length(rules), _rows(rules, scores, deals)
    if deals and length not in (None, len(scored)):
        raise WrongForm
    if len(scored) < len(deals) and not (scored and rules.game.HAS_VOID_DEALS):
        raise WrongForm
    totals = _add_up(rules, scored) if scored else _totals_of(rules, tuple(scores))
    result = _result_after(rules, length or max(1, len(deals)), totals)
    if result is None and not early:
        raise WrongDeal("match-goes-on", len(deals) + 1 if scored else 0)
    scores, winners, _ = result or result_by_score(rules, totals)
    return Result(scores, winners, tuple(DealResult(number, points) for number, points in scored.items()))


def result_as_written(rules: Rules, scores: Sequence[int], deals: Sequence[Sequence[int]] = ()) -> Result:
    """Return the result of a sheet that the director insists on: its totals, which the higher score wins."""
    scored = _rows(rules, scores, deals)
    totals = tuple(map(sum, zip(*scored.values(), strict=True))) if scored else tuple(scores)
    scores, winners, _ = result_by_score(rules, totals)
    return Result(scores, winners, tuple(DealResult(number, points) for number, points in scored.items()))


def _rows(rules: Rules, scores: Sequence[int], deals: Sequence[Sequence[int]]) -> dict[int, tuple[int, ...]]:
    """Return the points of each deal that is not void, by number; raise `WrongForm` unless all have the right number."""
    scored = {number: tuple(points) for number, points in enumerate(deals, 1) if points}
    if any(len(row) != len(first_scores(rules)) for row in (scored.values() or [scores])):
        raise WrongForm
    return scored


def _add_up(rules: Rules, scored: Mapping[int, tuple[int, ...]]) -> tuple[int, ...]:
    """Check every deal of a sheet, and return their totals."""
    totals, length = first_scores(rules), match_length(rules)
    for number, points in scored.items():
        if length is None and number > 1 and _result_after(rules, number - 1, totals):
            raise WrongDeal("deal-after-end", number)
        try:
            _check_sum(number, points, rules.game.deal_sums(rules, number))
            if not rules.game.can_score(rules, number, totals, points):
                raise WrongDeal("wrong-points", number, *_impossible_entry(rules, number, points))
        except WrongSheet as error:
            error.readings = likely_readings(rules, scored, number, totals)
            raise
        totals = tuple(map(sum, zip(totals, points, strict=True)))
    return totals


def _totals_of(rules: Rules, scores: tuple[int, ...]) -> tuple[int, ...]:
    """Check final scores, and return the totals before the match's end, at which a game may raise a low score (JR-7)."""
    sums, length = sums_of_match(rules), match_length(rules)
    if length and sums is not None and sum(scores) not in sums:
        final = _result_after(rules, length, scores)
        for seat, due in product(range(len(scores)), sums):
            totals = tuple(score - (sum(scores) - due) * (place == seat) for place, score in enumerate(scores))
            result = _result_after(rules, length, totals)
            if final and result and result.scores == final.scores:
                return totals
    _check_sum(0, scores, sums)
    return _add_up(rules, {1: scores}) if length == 1 else scores


def _check_sum(deal: int, points: Sequence[int], sums: Sums) -> None:
    total = sum(points)
    if sums is not None and total not in sums:
        raise WrongSum(deal, total, _neighbours(sums, total), exact=len(sums) == 1)


def _result_after(rules: Rules, last: int, totals: tuple[int, ...]) -> game.Result | None:
    """Return a match's result after deal `last` if it has led to these totals; None if the match goes on."""
    dealt = hands(rules.game.pack(rules), 0, rules.game.packets(rules))
    return rules.game.result(replace(start(rules, last, 0, totals, dealt), stage="done", points=(0,) * len(totals)))


def _impossible_entry(rules: Rules, number: int, points: Sequence[int]) -> tuple[int | None, tuple[int, ...]]:
    """Return the first entry that no seat can have in this deal, and the nearest ones that it can; (None, ()) for none."""
    possible = seat_points(rules, number)
    wrong = next((each for each in points if possible and each not in possible), None)
    return (None, ()) if wrong is None else (wrong, _neighbours(possible, wrong))


def _neighbours(allowed: Iterable[int], wrong: int) -> tuple[int, ...]:
    """Return the nearest allowed number below a wrong one, and the nearest above it, if there are any."""
    ordered = sorted(allowed)
    return (*[each for each in ordered if each < wrong][-1:], *[each for each in ordered if each > wrong][:1])


def likely_readings(rules: Rules, scored: Reading, number: int, totals: Points) -> tuple[Reading, ...]:
    """Return the nearest possible readings of a sheet's deal `number`, which began at these totals.

    In this order: forgotten minus signs, two deals in each other's line, one wrong entry, and two wrong ones whose sum is
    right.
    """

    def allows(deal: int, points: Points) -> bool:
        sums = rules.game.deal_sums(rules, deal)
        return (sums is None or sum(points) in sums) and rules.game.can_score(rules, deal, totals, points)

    possible = list[Reading]()
    for reading in _candidates(rules, scored, number):
        if reading not in possible and all(allows(deal, points) for deal, points in reading.items()):
            possible.append(reading)
            if len(possible) == MAX_READINGS:
                break
    return tuple(possible)


def _candidates(rules: Rules, scored: Reading, number: int) -> Iterator[Reading]:
    written = scored[number]
    for signs in (range(len(written)), *([seat] for seat in range(len(written)))):
        yield {number: _with(written, {seat: -written[seat] for seat in signs})}
    if rules.game.deal_titles(rules):
        yield from ({number: points, deal: written} for deal, points in scored.items() if points != written)
    total, sums = sum(written), rules.game.deal_sums(rules, number) or ()
    for due in sorted(sums, key=lambda due: abs(due - total)):
        yield from ({number: _with(written, {seat: entry + due - total})} for seat, entry in enumerate(written))
    moved = [
        {seat: entry, other: written[seat] + written[other] - entry}
        for entry in seat_points(rules, number)
        for seat, other in combinations(range(len(written)), 2)
    ]
    moved.sort(key=lambda change: sum(abs(entry - written[seat]) for seat, entry in change.items()))
    yield from ({number: _with(written, change)} for change in moved)


def _with(written: Sequence[int], changes: Mapping[int, int]) -> Points:
    return tuple(changes.get(seat, entry) for seat, entry in enumerate(written))
