"""400: the chance to win the match from any four scores.

Each side runs its own race: how many more deals until one partner stands at the target and the other above the floor, from
the results of deals between equal bots (`race.json`: what two partners bid and whether they made it, by where they stand).
The two races are taken to be independent of each other, and a deal in which both arrive goes to the higher sum.
"""

from __future__ import annotations

import json
from functools import cache, lru_cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final, NamedTuple

from fourkings.rulebook.cards import Seat
from fourkings.rulebook.game import Rules
from fourkings.rulebook.games.four_hundred import value

if TYPE_CHECKING:
    from fourkings.kernels.arrays import Float64Array, Int64Array

LOWEST: Final = -60
BEYOND: Final = 45
"""Scores are looked at from `LOWEST` to so many above the target."""
DEALS: Final = 30
"""Scored deals looked ahead; a side that is longer on its way is no sooner there than the other."""
RICH: Final = 30
"""From here on the list of values is another one, and so is what one bids."""


class Result(NamedTuple):
    """What two partners made of a deal, and how often of all deals of theirs."""

    bids: tuple[int, int]
    made: tuple[bool, bool]
    share: float


@cache
def results() -> dict[tuple[bool, bool], list[Result]]:
    """Results of deals by whether each of two partners stands at `RICH` or more."""
    text = (files("fourkings.players.bots.strong") / "race.json").read_text(encoding="utf-8")
    found: dict[tuple[bool, bool], list[Result]] = {}
    for key, rows in json.loads(text)["400"].items():
        total = sum(row[4] for row in rows)
        for turned in (False, True):
            a, b = (1, 0) if turned else (0, 1)
            here = [Result((row[a], row[b]), (bool(row[2 + a]), bool(row[2 + b])), row[4] / total) for row in rows]
            found.setdefault((key[a] == "1", key[b] == "1"), []).extend(here)
    for (mine, other), ends in found.items():
        if mine == other:  # counted both ways round
            found[mine, other] = [end._replace(share=end.share / 2) for end in ends]
    return found


class Race:
    """The chances of one set of rules: see `race`."""

    def __init__(self, rules: Rules) -> None:
        import numpy as np

        self.rules, self.target = rules, int(rules["target"])
        size = self.target + BEYOND - LOWEST + 1
        scores = np.arange(size) + LOWEST
        own, other = scores[:, None], scores[None, :]
        floor = 1 if rules["partner_floor"] == "positive" else 0
        self.home = (np.maximum(own, other) >= self.target) & (np.minimum(own, other) >= floor)
        arrived = self.home.astype(np.float64)
        by = [arrived]
        for _ in range(DEALS):
            by.append(np.where(self.home, 1.0, self._ahead(by[-1], scores)))
        upto = np.stack(by, axis=-1)
        # When a side arrives: after 0, 1, 2 … deals, and last of all later.
        self.when: Float64Array = np.concatenate([upto[..., :1], np.diff(upto, axis=-1), 1 - upto[..., -1:]], axis=-1)

    def _ahead(self, then: Float64Array, scores: Int64Array) -> Float64Array:
        """The chances before a deal from those after it."""
        import numpy as np

        found = np.zeros_like(then)
        for (rich, other_rich), rows in results().items():
            mine, theirs = np.nonzero((scores >= RICH) == rich)[0], np.nonzero((scores >= RICH) == other_rich)[0]
            total = np.zeros((len(mine), len(theirs)))
            for one in rows:
                worths = [
                    value(self.rules, bid, RICH if high else 0) * (1 if made else -1)
                    for bid, made, high in zip(one.bids, one.made, (rich, other_rich), strict=True)
                ]
                rows_, columns = (
                    (place + worth).clip(0, len(scores) - 1) for place, worth in zip((mine, theirs), worths, strict=True)
                )
                total += one.share * then[np.ix_(rows_, columns)]
            found[np.ix_(mine, theirs)] = total
        return found

    def chance(self, scores: Int64Array, seat: Seat) -> Float64Array:
        """The chance that a seat's side wins, for rows of four scores."""
        import numpy as np

        ours, theirs = scores[:, [seat, seat ^ 2]], scores[:, [seat ^ 1, seat ^ 3]]
        mine, others = self._when(ours), self._when(theirs)
        later = 1 - np.cumsum(others, axis=1)
        found: Float64Array = (mine * later).sum(1) + 0.5 * (mine[:, 1:] * others[:, 1:]).sum(1)
        both = (mine[:, 0] > 0.5) & (others[:, 0] > 0.5)
        if both.any():
            found[both] = (np.sign(merit(ours[both]) - merit(theirs[both])) + 1) / 2
        return found

    def _when(self, pairs: Int64Array) -> Float64Array:
        import numpy as np

        places = (pairs - LOWEST).clip(0, self.target + BEYOND - LOWEST)
        found: Float64Array = self.when[places[:, 0], places[:, 1]]
        return np.asarray(found)


def merit(pairs: Int64Array) -> Int64Array:
    """What decides where both sides arrive: the sum, then the higher single score."""
    found: Int64Array = pairs.sum(1) * 1000 + pairs.max(1)
    return found


@lru_cache(8)
def _race(values: str, target: int, floor: str, rules: Rules) -> Race:
    return Race(rules)


def race(rules: Rules) -> Race:
    """The chances under these rules, worked out once."""
    return _race(str(rules["values"]), int(rules["target"]), str(rules["partner_floor"]), rules)
