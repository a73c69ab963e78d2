"""Exclusions: which seats can't hold a hidden card, and what shows it."""

from dataclasses import replace
from typing import Final, NamedTuple

from fourkings.kernels.play import first_violation
from fourkings.rulebook.cards import SEATS, Card, Seat
from fourkings.rulebook.tricks import Contract, trick_duties, tricks_so_far
from fourkings.sampling.certain import constraints
from fourkings.sampling.counting import Deals
from fourkings.views import View

DUTIES: Final = ("lead", "lead", "discard", "no-ruff", "no-overruff", "no-throw")
"""The kind of an exclusion by a card played, for each duty of a `Sheet`; a discard that is a trump is a ruff."""
KINDS: Final = ("ruff", "discard", "no-ruff", "no-overruff", "no-throw", "lead", "announcement", "hand", "count")
"""The kinds of exclusions. Of a seat without the card it is certain because it

- trumped a lead in the card's suit (`ruff`) or threw another card on it (`discard`);
- did not trump (`no-ruff`) or overtrump (`no-overruff`) although obliged to, and the card would have done so;
- would have had to throw the card (`no-throw`), or to lead it rather than what it led (`lead`);
- announced other cards (`announcement`);
- holds known cards alone (`hand`), or has no room for it once all hands are counted (`count`).
"""


class Exclusion(NamedTuple):
    """A seat that can't hold a hidden card, and what shows it."""

    seat: Seat
    kind: str  #: one of `KINDS`
    trick: int = 0  #: the trick, from 1, in which the seat showed it by a card; 0 if it did so otherwise
    played: Card | None = None  #: that card
    led: Card | None = None  #: the card led to that trick


def exclusions(view: View, card: Card) -> tuple[Exclusion, ...]:
    """Return the seats that can't hold a card which the viewer doesn't see, each with the first card played that shows it.

    view: of a seat, in a deal that is not over; card: a card that is hidden from it.

    Returns one exclusion for each other seat that holds the card in no deal that fits the view, in the order of seats. A
    card played comes before an announcement, and that before counting. The result is empty for a card whose place is
    known: in the viewer's own hand, played, or face up.
    """
    known = constraints(view)
    if not known.unseen >> card & 1:
        return ()
    excluded = []
    for seat in SEATS:
        if seat == view.seat:
            continue
        if shown := _first_play(view, seat, card):
            excluded.append(shown)
        elif known.cannot[seat] >> card & 1:
            excluded.append(Exclusion(seat, "announcement"))
        elif not known.need[seat]:
            excluded.append(Exclusion(seat, "hand"))
        else:
            a, b, c, d = (mask if other == seat else mask | 1 << card for other, mask in enumerate(known.cannot))
            if not Deals(replace(known, cannot=(a, b, c, d))).count:
                excluded.append(Exclusion(seat, "count"))
    return tuple(excluded)


def _first_play(view: View, seat: Seat, card: Card) -> Exclusion | None:
    """Return the first card by which a seat showed that it doesn't hold another; None if it has not."""
    if view.contract is None:
        return None
    for number, (leader, cards) in enumerate(tricks_so_far(view), 1):
        place = seat - leader & 3
        if place < len(cards) and (kind := _shown_by(cards[:place], cards[place], card, view.contract)):
            return Exclusion(seat, kind, number, cards[place], cards[0])
    return None


def _shown_by(trick: tuple[Card, ...], played: Card, card: Card, contract: Contract) -> str:
    """Return why a seat that played a card to a trick did not hold another; "" if it may have held it.

    With both in hand, the duty which forbids the card played is the reason: all other cards can only add to it.
    """
    duty = first_violation(1 << played | 1 << card, played, trick_duties(trick, contract))
    if duty < 0:
        return ""
    kind = DUTIES[duty]
    return "ruff" if kind == "discard" and contract.trump >> played & 1 else kind
