"""A player's skill in a game: one figure from 0 to 100 that joins the deals of the day, puzzles and reviews.

It is the plain mean of up to three parts, and a part without results is left out. In each part 50 is average:

- daily: the mean share of others beaten, in percent, in the deals of the last ten days played;
- puzzles: the chance, in percent, to solve a puzzle of rating 1500, which half of the bots solve. A player rated r solves
  it with a chance of 1 / (1 + 10^((1500 − r) / 400));
- reviews: of the last ten reviewed matches, the percentage in which the player lost fewer points than a club player would
  have lost on average on the same decisions. A match in which both lost the same counts half.

Nothing of it is stored: it is computed from the results, for today and for the end of each day with a new result.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from fourkings.app.shared.wall_clock import day_of
from fourkings.puzzles.ratings import MIDDLE

LATEST: Final = 10
"""Latest days' deals, and latest reviewed matches, that count."""
CERTAIN: Final = 10
"""Fewest results, of all parts together, for a skill that is shown."""
DAYS: Final = 30
"""Latest days of the line."""
ELO: Final = 400.0


class Dated(NamedTuple):
    """A result at a Unix time."""

    at: float
    value: float


class Parts(NamedTuple):
    """A player's skill by part, in percent; None for a part without results."""

    daily: float | None
    puzzles: float | None
    reviews: float | None

    @property
    def value(self) -> float:
        """The mean of the parts that have results, of which there must be one."""
        known = [part for part in self if part is not None]
        return sum(known) / len(known)


class Results(NamedTuple):
    """A player's results in a game, the earliest first."""

    daily: Sequence[Dated]  #: shares of others beaten, 0 to 1
    puzzles: Sequence[Dated]  #: ratings after a puzzle
    reviews: Sequence[Dated]  #: points lost in a match beyond a club player's

    def until(self, day: str) -> "Results":
        """Return the results up to the end of a UTC day."""
        return Results(*([result for result in part if day_of(result.at) <= day] for part in self))

    @property
    def parts(self) -> Parts:
        """The skill by part."""
        daily = [100 * result.value for result in self.daily[-LATEST:]]
        reviews = [100.0 if result.value < 0 else 50.0 if result.value == 0 else 0.0 for result in self.reviews[-LATEST:]]
        puzzles = 100 / (1 + 10 ** ((MIDDLE - self.puzzles[-1].value) / ELO)) if self.puzzles else None
        return Parts(_mean(daily), puzzles, _mean(reviews))

    @property
    def needed(self) -> int:
        """Results still missing before the skill is shown."""
        return max(0, CERTAIN - sum(map(len, self)))

    @property
    def line(self) -> list[tuple[str, float]]:
        """The skill at the end of each of the last days with a result, the earliest first."""
        days = sorted({day_of(result.at) for part in self for result in part})[-DAYS:]
        return [(day, self.until(day).parts.value) for day in days]


def _mean(values: Sequence[float]) -> float | None:
    return sum(values) / len(values) if values else None
