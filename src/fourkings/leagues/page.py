"""A league's standings as one HTML page in a language: ratings with their intervals as a plot, the pairs as a table.

It loads nothing. Names and figures run from left to right in every language, and so does the plot.
"""

from collections.abc import Iterable
from html import escape
from typing import Any, Final

from fourkings.i18n import Language
from fourkings.i18n.languages import LANGUAGES

_STYLE: Final = """body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;
margin:2rem auto;padding:0 1rem;color:#1c1c1c;background:#fff}
table{border-collapse:collapse;width:100%}th,td{padding:.3rem .6rem;text-align:end;border-block-end:1px solid #ccc}
th:first-child,td:first-child,td:nth-child(2){text-align:start}svg{width:100%;height:auto}
@media(prefers-color-scheme:dark){body{color:#eee;background:#161616}td,th{border-color:#444}}"""
_ROW: Final = 28
_LEFT: Final = 220
_WIDE: Final = 800


def page(words: Language, standings: dict[str, Any]) -> str:
    """Return the HTML page, in the language `words`, of the standings of a league (`fourkings.leagues.standings`)."""
    title = escape(words.text("compared-page-title", game=standings["game"], preset=standings["preset"]))
    return (
        f'<!doctype html>\n<html lang="{words.code}" dir="{LANGUAGES[words.code].direction}">'
        f'<head><meta charset="utf-8"><title>{title}</title><style>{_STYLE}</style></head>\n'
        f"<body><h1>{title}</h1>\n<p>{escape(words.text('compared-page-about'))}</p>\n"
        f"{_plot(words, standings['bots'])}\n{_table(words, standings['pairs'])}\n</body></html>\n"
    )


def _plot(words: Language, bots: list[dict[str, Any]]) -> str:
    """Return the plot of ratings as SVG, with a dot for each rating and a line for its interval."""
    least, most = min(bot["low"] for bot in bots), max(bot["high"] for bot in bots)
    scale = (_WIDE - _LEFT - 20) / ((most - least) or 1)

    def x(value: float) -> float:
        return round(_LEFT + 10 + (value - float(least)) * float(scale), 1)

    rows = []
    for index, bot in enumerate(bots):
        y = _ROW * index + _ROW / 2
        rating = words.figure(f"{bot['rating']:+.0f}")
        few = "" if bot["low"] < bot["high"] else f" ({escape(words.text('compared-league-few'))})"
        label = f"{escape(bot['bot'])} {rating}{few}"
        rows.append(
            f'<text x="0" y="{y + 5}" fill="currentColor" font-size="14">{label}</text>'
            f'<line x1="{x(bot["low"])}" x2="{x(bot["high"])}" y1="{y}" y2="{y}" stroke="currentColor" stroke-width="2"/>'
            f'<circle cx="{x(bot["rating"])}" cy="{y}" r="5" fill="#b3261e"/>'
        )
    label = escape(words.text("compared-page-ratings"))
    size = f'direction="ltr" viewBox="0 0 {_WIDE} {_ROW * len(bots)}"'
    return f'<svg {size} role="img" aria-label="{label}">{"".join(rows)}</svg>'


def _table(words: Language, pairs: list[dict[str, Any]]) -> str:
    said = (words.text(f"compared-page-{name}") for name in ("sets", "won", "points", "fair"))
    sets, won, points, fair = map(escape, said)
    heads = ("A", "B", sets, won, _percent(words, "95"), points, fair)
    rows = [
        (
            escape(pair["a"]), escape(pair["b"]), f"{pair['sets']}", _percent(words, f"{100 * pair['won']['mean']:.1f}"),
            _between(words, pair["won"]), words.figure(f"{pair['points']['mean']:+.1f}"),
            _percent(words, f"{100 * pair['fair']:.0f}"),
        )
        for pair in pairs
    ]  # fmt: skip
    return f"<table>{_row('th', heads)}{''.join(_row('td', row) for row in rows)}</table>"


def _row(kind: str, cells: Iterable[str]) -> str:
    """Return a row of the table; `kind`: `th` or `td`. Each cell's figure or name is isolated from the text's direction."""
    return f"<tr>{''.join(f'<{kind}><bdi>{cell}</bdi></{kind}>' for cell in cells)}</tr>"


def _percent(words: Language, figure: str) -> str:
    return escape(words.text("compared-share", share=words.figure(figure)))


def _between(words: Language, share: dict[str, Any]) -> str:
    """Return a share's interval in words: "from … to …"."""
    low, high = (words.figure(f"{100 * share[bound]:.1f}") for bound in ("low", "high"))
    return escape(words.text("compared-from-to", low=low, high=high))
