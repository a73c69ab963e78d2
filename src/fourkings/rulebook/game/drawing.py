"""A table or a hand as HTML for notebooks: a picture (SVG), and the same as text for readers without pictures."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from typing import TYPE_CHECKING, Final, NamedTuple

from fourkings.rulebook.cards import RANKS, Mask, Seat, names

if TYPE_CHECKING:
    from fourkings.rulebook.game.definition import State
    from fourkings.views import View

SYMBOLS: Final = "♠♥♦♣"
COLOURS: Final = ("#111", "#b00020", "#b00020", "#111")
PLACES: Final = ((210, 208), (20, 112), (210, 16), (400, 112))
"""The top left corner of each seat's hand: seat 0 below, then clockwise."""
PLAYED: Final = ((256, 178), (216, 150), (256, 122), (296, 150))
"""The place of each seat's card on the table."""


class Hand(NamedTuple):
    """A set of cards that notebooks draw."""

    cards: Mask  #: the cards

    def __str__(self) -> str:
        return " ".join(names(self.cards))

    def _repr_html_(self) -> str:
        return _html(str(self), "".join(_suits(self.cards, 8, 0)), 560, 84)


def table(
    deal: State | View, text: str, dealer: Seat, hands: Sequence[Mask | None], sizes: Sequence[int] = (),
    names: Sequence[str] = (),
) -> str:  # fmt: skip
    """Return a deal as HTML. text: the table as text; hands: by seat, None if hidden; sizes: their numbers of cards."""
    shapes = ['<rect x="200" y="104" width="160" height="96" rx="8" fill="#e8efe8"/>']
    for seat, (x, y) in enumerate(PLACES):
        mark = "▸ " if deal.stage != "done" and seat == deal.turn else ""
        label = f"{mark}{names[seat] if names else f'seat {seat}'}{' (D)' if seat == dealer else ''}"
        shapes.append(_text(x, y, label, "#555"))
        hand = hands[seat]
        shapes += [_text(x, y + 17, f"{sizes[seat]} cards", "#111")] if hand is None else _suits(hand, x, y)
    for place, card in enumerate(deal.trick):
        index = card >> 4
        shapes.append(_text(*PLAYED[deal.leader + place & 3], SYMBOLS[index] + RANKS[card & 15], COLOURS[index]))
    return _html(text, "".join(shapes), 560, 290)


def _suits(hand: Mask, x: int, y: int) -> list[str]:
    """Return a line of text for each suit of a hand, its name above them."""
    lines = []
    for suit in range(4):
        ranks = " ".join(RANKS[rank] for rank in reversed(range(13)) if hand >> (suit << 4 | rank) & 1)
        lines.append(_text(x, y + 17 * (suit + 1), f"{SYMBOLS[suit]} {ranks or '–'}", COLOURS[suit]))
    return lines


def _text(x: int, y: int, text: str, colour: str) -> str:
    return f'<text x="{x}" y="{y}" fill="{colour}">{escape(text)}</text>'


def _html(text: str, shapes: str, width: int, height: int) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" role="img" aria-label="a table of cards" width="{width}" '
        f'viewBox="0 0 {width} {height}" font-family="monospace" font-size="14" style="background:#fff">{shapes}</svg>'
        f"<details><summary>text</summary><pre>{escape(text)}</pre></details>"
    )
