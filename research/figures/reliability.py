"""The reliability plot: for each game, replayed against printed losses in tricks, with the line on which they agree."""

from collections.abc import Iterator, Mapping, Sequence
from html import escape
from typing import Final

from fourkings.i18n import language

Point = tuple[float, float, float]
"""A printed loss, the replayed one, and its standard error."""

SIDE: Final = 190
GAP: Final = 46
MAX_LOSS: Final = 4.0
"""Tricks: what is more is drawn at the edge."""
AXES: Final = {"en": ("printed loss, in tricks", "replayed"), "fr": ("perte imprimée, en plis", "rejouée")}
BELOW: Final = -1.0


def plot(points: Mapping[str, Sequence[Point]], code: str) -> str:
    """Return the plot as SVG, its words in a language."""
    wide, high = len(points) * (SIDE + GAP) + GAP, SIDE + 2 * GAP
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" font-family="sans-serif" font-size="11">',
        f'<rect width="{wide}" height="{high}" fill="#fff"/>',
    ]
    for place, (game, rows) in enumerate(points.items()):
        parts += _panel(GAP + place * (SIDE + GAP), game, rows, code)
    return "\n".join([*parts, "</svg>", ""])


def _panel(left: int, game: str, rows: Sequence[Point], code: str) -> Iterator[str]:
    across, up = AXES[code]

    def x(value: float) -> float:
        return round(left + SIDE * min(value, MAX_LOSS) / MAX_LOSS, 1)

    def y(value: float) -> float:
        return round(GAP + SIDE * (MAX_LOSS - min(max(value, BELOW), MAX_LOSS)) / (MAX_LOSS - BELOW), 1)

    yield f'<text x="{left}" y="{GAP - 10}" font-weight="bold">{escape(language(code).game(game))}</text>'
    yield f'<rect x="{left}" y="{GAP}" width="{SIDE}" height="{SIDE}" fill="none" stroke="#999"/>'
    yield f'<line x1="{x(0)}" y1="{y(0)}" x2="{x(MAX_LOSS)}" y2="{y(0)}" stroke="#ccc"/>'
    yield f'<line x1="{x(0)}" y1="{y(0)}" x2="{x(MAX_LOSS)}" y2="{y(MAX_LOSS)}" stroke="#1b6b45" stroke-dasharray="4 3"/>'
    for printed, replayed, error in rows:
        yield (
            f'<line x1="{x(printed)}" y1="{y(replayed - error)}" x2="{x(printed)}" y2="{y(replayed + error)}" '
            'stroke="#a3241b" stroke-opacity=".35"/>'
        )
        yield f'<circle cx="{x(printed)}" cy="{y(replayed)}" r="2.4" fill="#a3241b"/>'
    for tick in range(int(MAX_LOSS) + 1):
        yield f'<text x="{x(tick)}" y="{GAP + SIDE + 13}" text-anchor="middle">{tick}</text>'
        yield f'<text x="{left - 6}" y="{y(tick) + 4}" text-anchor="end">{tick}</text>'
    yield f'<text x="{left + SIDE / 2}" y="{GAP + SIDE + 28}" text-anchor="middle">{escape(across)}</text>'
    yield f'<text x="{left - 26}" y="{GAP - 10}" font-size="9">{escape(up)}</text>'
