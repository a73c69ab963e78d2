"""Statistics of the cards on this server: figures about matches that are over, and about nobody."""

from __future__ import annotations

from typing import Final, Literal

from pydantic import Field

from fourkings.records import fairness
from fourkings.records.fairness import Comparison
from fourkings.server.http.dependencies import ServicesDep
from fourkings.server.http.errors import Body
from fourkings.server.http.router import Router

api: Final = Router()

Verdict = Literal["even", "odd", "few"]


class LuckRow(Body):
    """Some cases of what was counted."""

    cells: list[str] = Field(description="The cases put together here, in order.", examples=[["3100", "4000"]])
    seen: int
    expected: float
    chance: float


class LuckTable(Body):
    """A count, compared with what chance makes of it."""

    what: str = Field(examples=["kings"])
    rows: list[LuckRow]
    chi: float = Field(description="Pearson's chi-squared.")
    freedom: int = Field(description="Its degrees of freedom.")
    p: float | None = Field(description="How often chance alone strays as far; null where there are too few deals.")
    verdict: Verdict


class LuckFall(Body):
    """Deals of one game, with one pack."""

    game: str
    cards: int
    matches: int
    deals: int
    tables: list[LuckTable]


class Luck(Body):
    """All matches that were played to their end here."""

    falls: list[LuckFall]
    verdict: Verdict = Field(description="Of all tables together: odd where any is.")
    odd: int = Field(description="Tables that stray too far.")


@api.operation("GET", "/luck", cost=0, operation_id="luck")
async def how_the_cards_fell(services: ServicesDep) -> Luck:
    """How hands fell over all matches that are over, against expectation. Matches that still run are not in it."""
    falls = await services.card_statistics.now()
    tests = fairness.count_tests(falls)
    falls_told = [
        LuckFall(
            game=fall.game,
            cards=fall.cards,
            matches=fall.matches,
            deals=fall.deals,
            tables=[_table(table, tests) for table in fall.comparisons],
        )
        for fall in falls
    ]
    odd = sum(table.verdict == "odd" for fall in falls_told for table in fall.tables)
    return Luck(falls=falls_told, verdict="odd" if odd else "even" if tests else "few", odd=odd)


def _table(comparison: Comparison, tests: int) -> LuckTable:
    rows = [
        LuckRow(cells=list(row.cells), seen=row.seen, expected=row.expected, chance=row.chance) for row in comparison.rows
    ]
    verdict = fairness.verdict(comparison.p, tests)
    return LuckTable(
        what=comparison.what, rows=rows, chi=comparison.chi, freedom=comparison.freedom, p=comparison.p, verdict=verdict
    )
