"""The standings as one page of HTML: ratings with their intervals as a plot, the pairs as a table; nothing is loaded."""

from __future__ import annotations

from html import escape
from typing import Any, Final

_STYLE: Final = """body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;
margin:2rem auto;padding:0 1rem;color:#1c1c1c;background:#fff}
table{border-collapse:collapse;width:100%}th,td{padding:.3rem .6rem;text-align:end;border-block-end:1px solid #ccc}
th:first-child,td:first-child,td:nth-child(2){text-align:start}svg{width:100%;height:auto}
@media(prefers-color-scheme:dark){body{color:#eee;background:#161616}td,th{border-color:#444}}"""
_ROW: Final = 28
_LEFT: Final = 220
_WIDE: Final = 800


def page(standings: dict[str, Any]) -> str:
    """The page of these standings."""
    title = f"League of {escape(standings['game'])} ({escape(standings['preset'])})"
    return (
        f'<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>{title}</title>'
        f"<style>{_STYLE}</style></head>\n"
        f"<body><h1>{title}</h1>\n<p>Ratings as Elo gives them, 0 their mean, with intervals of 95 %.</p>\n"
        f"{_plot(standings['bots'])}\n{_table(standings['pairs'])}\n</body></html>\n"
    )


def _plot(bots: list[dict[str, Any]]) -> str:
    """A dot for each rating, a line for its interval."""
    least, most = min(bot["low"] for bot in bots), max(bot["high"] for bot in bots)
    scale = (_WIDE - _LEFT - 20) / ((most - least) or 1)

    def x(value: float) -> float:
        return round(_LEFT + 10 + (value - float(least)) * float(scale), 1)

    rows = []
    for place, bot in enumerate(bots):
        y = _ROW * place + _ROW / 2
        label = f"{escape(bot['bot'])} {bot['rating']:+.0f}"
        rows.append(
            f'<text x="0" y="{y + 5}" fill="currentColor" font-size="14">{label}</text>'
            f'<line x1="{x(bot["low"])}" x2="{x(bot["high"])}" y1="{y}" y2="{y}" stroke="currentColor" stroke-width="2"/>'
            f'<circle cx="{x(bot["rating"])}" cy="{y}" r="5" fill="#b3261e"/>'
        )
    return f'<svg viewBox="0 0 {_WIDE} {_ROW * len(bots)}" role="img" aria-label="Ratings">{"".join(rows)}</svg>'


def _table(pairs: list[dict[str, Any]]) -> str:
    head = "<tr><th>A</th><th>B</th><th>sets</th><th>won by A</th><th>95 %</th><th>points a match</th><th>fair</th></tr>"
    rows = [
        f"<tr><td>{escape(pair['a'])}</td><td>{escape(pair['b'])}</td><td>{pair['sets']}</td>"
        f"<td>{100 * pair['won']['mean']:.1f} %</td>"
        f"<td>{100 * pair['won']['low']:.1f} to {100 * pair['won']['high']:.1f} %</td>"
        f"<td>{pair['points']['mean']:+.1f}</td><td>{100 * pair['fair']:.0f} %</td></tr>"
        for pair in pairs
    ]
    return f"<table>{head}{''.join(rows)}</table>"
