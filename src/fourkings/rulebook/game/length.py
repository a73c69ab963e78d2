"""The length of a deal (GEN-11), and of a match in games that end by score (GEN-13)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fourkings.rulebook.cards import Seat
from fourkings.rulebook.game.definition import Deal, Result, Rules, State
from fourkings.rulebook.options import OFF, ON, Option, number_or_off

if TYPE_CHECKING:
    from fourkings.views import View

CLAUSE: Final = "GEN-13"
MAX_DEALS: Final = 40
DEALS: Final[Option] = number_or_off("deals", CLAUSE, 1, MAX_DEALS)
"""The option of every game that ends by score: a number of deals after which the match ends instead."""
SIDES: Final[tuple[tuple[Seat, Seat], ...]] = ((0, 2), (1, 3))


def fixed_deals(rules: Rules) -> int | None:
    """Return after how many scored deals the match ends, whatever the target; None if the option is off or absent."""
    deals = rules.get(DEALS.name, OFF)
    return None if deals == OFF else int(deals)


def deals_left(deal: Deal | View) -> int | None:
    """Return how many deals are still to be scored, this one included; None if their number is not fixed."""
    deals = fixed_deals(deal.rules)
    return None if deals is None else deals - (deal.number - 1 - deal.voids)


def finishes_early(rules: Rules) -> bool:
    """Return True if a deal in which only some cards count ends once they are taken, by `early_finish` (GEN-11)."""
    return rules.get("early_finish", OFF) == ON


def open_ended(rules: Rules) -> bool:
    """Return True if the game fixes no number of deals: an evening (a tournament) may then set a number or a time."""
    return not rules.game.deal_titles(rules)


def result_by_score(rules: Rules, totals: tuple[int, ...]) -> Result:
    """Return the result of a match that ends here: the highest score, or sum of partners, wins; equal ones share."""
    if not rules.game.PARTNERS:
        return Result(totals, tuple(seat for seat, score in enumerate(totals) if score == max(totals)))
    sums = totals if len(totals) == 2 else (totals[0] + totals[2], totals[1] + totals[3])
    winning = [side for side, score in zip(SIDES, sums, strict=True) if score == max(sums)]
    return Result(totals, tuple(sorted(seat for side in winning for seat in side)))


def result_by_deals(state: State) -> Result | None:
    """Return the result after the last of a fixed number of deals; None while deals are still to be scored."""
    is_last = not state.void and deals_left(state.deal) == 1
    return result_by_score(state.rules, state.totals) if is_last else None
