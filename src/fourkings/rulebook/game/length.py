"""How long a match lasts where its scores end it: by them, by a number of deals, or by a time (GEN-13)."""

from __future__ import annotations

from typing import Final, Protocol

from fourkings.rulebook.cards import Seat
from fourkings.rulebook.game.definition import Result, Rules, State
from fourkings.rulebook.options import OFF, Option, number_or_off

CLAUSE: Final = "GEN-13"
MAX_DEALS: Final = 40
DEALS: Final[Option] = number_or_off("deals", CLAUSE, 1, MAX_DEALS)
"""The option of every game whose length its scores decide."""
SIDES: Final[tuple[tuple[Seat, Seat], ...]] = ((0, 2), (1, 3))


class Numbered(Protocol):
    """A deal that knows its place in the match: as dealt, or as a viewer sees it."""

    @property
    def rules(self) -> Rules: ...
    @property
    def number(self) -> int: ...
    @property
    def voids(self) -> int: ...


def fixed_deals(rules: Rules) -> int | None:
    """After how many scored deals the match ends, whatever the target; None if the option is off or unknown."""
    deals = dict(rules.values).get(DEALS.name, OFF)
    return None if deals == OFF else int(deals)


def deals_left(deal: Numbered) -> int | None:
    """How many deals are still to be scored, this one counted; None if their number is not fixed."""
    deals = fixed_deals(deal.rules)
    return None if deals is None else deals - (deal.number - 1 - deal.voids)


def open_ended(rules: Rules) -> bool:
    """True if no number of deals is fixed by the game itself: there an evening may set a number or a time."""
    return not rules.game.deal_titles(rules)


def by_score(rules: Rules, totals: tuple[int, ...]) -> Result:
    """The result of a match that ends here: the higher score wins, of partners the higher sum, and equal ones share."""
    if not rules.game.PARTNERS:
        return Result(totals, tuple(seat for seat, score in enumerate(totals) if score == max(totals)))
    sums = totals if len(totals) == 2 else (totals[0] + totals[2], totals[1] + totals[3])
    winning = [side for side, score in zip(SIDES, sums, strict=True) if score == max(sums)]
    return Result(totals, tuple(sorted(seat for side in winning for seat in side)))


def result_by_deals(state: State) -> Result | None:
    """The result after the last of a fixed number of deals; None while deals are still to be scored."""
    last = not state.void and deals_left(state.deal) == 1
    return by_score(state.rules, state.totals) if last else None
