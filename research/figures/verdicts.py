"""Figures of verdicts that were played on: their signs, their slope, and what the recipes' constants should be."""

import json
import math
from collections.abc import Iterator, Sequence
from pathlib import Path
from statistics import NormalDist
from typing import Final, NamedTuple

import numpy as np

from fourkings.analysis.judge import is_clear, model_error
from fourkings.analysis.verdicts import MISTAKE, SMALLEST
from fourkings.bots.strong.games import RECIPES
from fourkings.bots.strong.recipe import Recipe

BOTS: Final = ("careful", "club", "strong")
DRAWS: Final = 400
"""Times that deals are drawn again, for intervals of 95 %."""
NORMAL: Final = NormalDist()


class Row(NamedTuple):
    """A decision: what was measured of it, twice where it was clear, and what came of playing on; in points."""

    game: str
    bot: str
    match: int
    deal: int  # from 1; 0: the match is done
    action: int
    call: bool = False  # whether it is about a call
    left: int = 0  # cards in hand
    trick: float = 1.0  # points of a trick
    first: float = 0.0  # the gain of the better action over the one played, as first measured,
    first_error: float = 0.0
    loss: float = 0.0  # and as printed
    error: float = 0.0
    seen: float | None = None  # what it lost in the very deal
    replayed: float | None = None
    off: float = 0.0  # the standard error of that
    deals: int = 0  # played on; of a match that is done, its decisions

    @property
    def key(self) -> tuple[str, str, int, int, int]:
        return self.game, self.bot, self.match, self.deal, self.action

    def blamed(self, recipe: Recipe) -> bool:
        """Return True if it is a verdict by these constants."""
        twice = ((self.first, self.first_error), (self.loss, self.error))
        error = model_error(recipe, self.left, "" if self.call else 0)
        return all(is_clear(recipe, self.trick, error, *sample) for sample in twice)


class Journal:
    """The lines so far, in memory and in a file."""

    def __init__(self, file: Path) -> None:
        self.file, self.rows = file, [Row(**json.loads(line)) for line in _whole_lines(file)]
        self.known = {row.key for row in self.rows}

    def add(self, row: Row) -> None:
        self.rows.append(row)
        self.known.add(row.key)
        with self.file.open("a", encoding="utf-8") as out:
            out.write(line_of(row) + "\n")

    def verdicts(self, game: str) -> int:
        return sum(row.game == game and row.replayed is not None for row in self.rows)

    def own(self, game: str) -> int:
        return sum(row.game == game and row.bot == "strong" and row.deal > 0 for row in self.rows)


def line_of(row: Row) -> str:
    """Return a row as a line of JSON, without fields at their default."""
    fields = {name: round(value, 5) if isinstance(value, float) else value for name, value in row._asdict().items()}
    return json.dumps({name: value for name, value in fields.items() if value != Row._field_defaults.get(name)})


def _whole_lines(file: Path) -> list[str]:
    """Return the lines of a file, and cut off an incomplete last one."""
    if not file.exists():
        return []
    text = file.read_text(encoding="utf-8")
    whole = text[: text.rfind("\n") + 1]
    if whole != text:
        file.write_text(whole, encoding="utf-8")
    return whole.splitlines()


class Measure(NamedTuple):
    """The figures of a game."""

    rows: list[Row]  # its verdicts
    own: int  # decisions of strong
    lucky: int  # of these, called so
    mistakes: int  # and called mistakes, or blunders
    inaccuracies: int
    losses: dict[str, float]  # tricks a decision that each bot lost by its verdicts
    shares: dict[str, float]  # the share of its decisions that get a verdict


def of_game(game: str, rows: Sequence[Row]) -> Measure:
    """Return the figures of a game by its recipe's constants."""
    recipe = RECIPES[game]
    mine = [row for row in rows if row.game == game and row.deal]
    verdicts = [row for row in mine if row.replayed is not None and row.blamed(recipe)]
    own = [row for row in mine if row.bot == "strong"]
    blamed = [row for row in own if row.blamed(recipe)]
    lucky = [row for row in blamed if row.seen is not None and row.seen < SMALLEST * row.trick]
    mistakes = [row for row in blamed if row not in lucky and recipe.slope * row.loss >= MISTAKE * row.trick]
    by_bot = {bot: _lost(game, bot, rows) for bot in BOTS}
    losses, shares = ({bot: both[place] for bot, both in by_bot.items()} for place in range(2))
    return Measure(verdicts, len(own), len(lucky), len(mistakes), len(blamed) - len(lucky) - len(mistakes), losses, shares)


def _lost(game: str, bot: str, rows: Sequence[Row]) -> tuple[float, float]:
    """Return tricks lost a decision over the matches that are done, and the share of decisions with a verdict."""
    mine = [row for row in rows if (row.game, row.bot) == (game, bot)]
    done = {row.match: row.deals for row in mine if not row.deal and row.deals}
    recipe, decisions = RECIPES[game], max(1, sum(done.values()))
    lost = [row.loss / row.trick for row in mine if row.match in done and row.deal and row.blamed(recipe)]
    return recipe.slope * sum(lost) / decisions, len(lost) / decisions


def printed(row: Row) -> tuple[float, float, float]:
    """Return a verdict's printed loss, its replayed loss and the error of that, in tricks."""
    assert row.replayed is not None
    return RECIPES[row.game].slope * row.loss / row.trick, row.replayed / row.trick, row.off / row.trick


# --- the line -----------------------------------------------------------------------------------------------------


class Line(NamedTuple):
    """Replayed losses by printed ones, in tricks: the slope, and how far single ones stray from it."""

    slope: float
    stray: float  # tricks, as a standard deviation, beyond the error of replaying


def lines(points: Sequence[tuple[float, float, float]]) -> tuple[list[Line], list[float]]:
    """Return the likeliest line for every stray, and its likelihood under a flat prior; likelihoods sum to one."""
    x, y, off = np.array(points).T
    losses, likely = [], []
    for stray in np.arange(0.0, 1.5, 0.02):
        weights = 1 / (off**2 + stray**2 + 1e-4)
        slope = float((weights * x * y).sum() / (weights * x * x).sum())
        losses.append(Line(slope, float(stray)))
        likely.append(float((np.log(weights) - weights * (y - slope * x) ** 2).sum()) / 2)
    shares = np.exp(np.array(likely) - max(likely))
    return losses, list(shares / shares.sum())


def line(points: Sequence[tuple[float, float, float]]) -> Line:
    """Return the likeliest line."""
    points_of, shares = lines(points)
    return points_of[int(np.argmax(shares))]


def regression(points: Sequence[tuple[float, float, float]]) -> tuple[float, float]:
    """Return slope and intercept, each point weighted by its error and the common stray."""
    x, y, off = np.array(points).T
    weights = 1 / (off**2 + line(points).stray ** 2 + 1e-4)
    design = np.stack([x, np.ones(len(x))], axis=1)
    slope, intercept = np.linalg.lstsq(design * np.sqrt(weights)[:, None], y * np.sqrt(weights), rcond=None)[0]
    return float(slope), float(intercept)


def kept(points: Sequence[tuple[float, float, float]]) -> float:
    """Return the share whose sign holds if the error of replaying is taken out.

    True losses are taken to lie about the line by its stray, so that what a replay says of one counts as far as it is sure.
    Few points leave open how large the stray is: the share is the mean over what it may be.
    """
    return sum(share * _kept(points, line) for line, share in zip(*lines(points), strict=True) if share > 1e-4)


def _kept(points: Sequence[tuple[float, float, float]], along: Line) -> float:
    sure = []
    for x, y, off in points:
        trust = along.stray**2 / (along.stray**2 + off**2 + 1e-9)
        mean, spread = along.slope * x + trust * (y - along.slope * x), math.sqrt(trust) * off + 1e-9
        sure.append(NORMAL.cdf(mean / spread))
    return float(np.mean(sure))


def bounds(rows: Sequence[Row], figure: object) -> tuple[float, float]:
    """Return a figure's 95% interval, by bootstrap over deals: decisions of one deal are not independent."""
    assert callable(figure)
    by_deal: dict[tuple[str, int, int], list[Row]] = {}
    for row in rows:
        by_deal.setdefault((row.bot, row.match, row.deal), []).append(row)
    deals, rng, figures = list(by_deal.values()), np.random.default_rng(1), []
    for _ in range(DRAWS):
        again = [printed(row) for place in rng.integers(len(deals), size=len(deals)) for row in deals[place]]
        figures.append(figure(again))
    low, high = np.quantile(figures, [0.025, 0.975])
    return float(low), float(high)


# --- words --------------------------------------------------------------------------------------------------------


def asked_for(game: str, rows: Sequence[Row]) -> None:
    """Print the constants that some matches ask for."""
    points = [printed(row) for row in of_game(game, rows).rows]
    if len(points) > 2:
        slope, stray = line(points)
        print(f"{game}: {len(points)} verdicts ask for a slope {RECIPES[game].slope * slope:.2f} and a doubt {stray:.2f}")


def table(measures: dict[str, Measure]) -> Iterator[str]:
    """Yield the table of RESULTS.md."""
    heads = (
        "game", "verdicts", "deals each", "sign holds", "without noise", "slope", "intercept", "all replayed of printed",
        "strong: lucky", "strong: mistakes", f"lost a decision by {', '.join(BOTS)}", "decisions with a verdict",
    )  # fmt: skip
    yield f"| {' | '.join(heads)} |"
    yield "|---" * len(heads) + "|"
    for game, (rows, own, lucky, mistakes, _, losses, shares) in measures.items():
        points = [printed(row) for row in rows]
        slope, intercept = regression(points)
        low, high = bounds(rows, lambda again: regression(again)[0])
        held, least = 100 * kept(points), 100 * bounds(rows, kept)[0]
        share = np.mean([y > 0 for _, y, _ in points])
        total = sum(y for _, y, _ in points) / sum(x for x, _, _ in points)
        yield (
            f"| `{game}` | {len(rows)} | {np.mean([row.deals for row in rows]):.0f} | {100 * share:.0f} % | {held:.0f} % "
            f"(≥ {least:.0f}) | {slope:.2f} ({low:.2f}-{high:.2f}) | {intercept:.2f} | {total:.2f} | "
            f"{of(lucky, own)} | {of(mistakes, own)} | {', '.join(f'{losses[bot]:.3f}' for bot in BOTS)} | "
            f"{', '.join(f'{100 * shares[bot]:.1f}' for bot in BOTS)} % |"
        )


def of(some: int, all_: int) -> str:
    return f"{100 * some / max(1, all_):.1f} % of {all_}"
