"""A deal as a table of text: hands, tricks and scores of each seat, whose turn it is, and what is played for.

It is for people at a prompt, in English, and never parsed.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, NamedTuple

from fourkings.rulebook.cards import RANKS, SEATS, SUITS, Mask, Seat, group_name, name, suit_name

if TYPE_CHECKING:
    from fourkings.rulebook.game.definition import State
    from fourkings.views import View

GAP = "  "
"""The space between two columns of the table."""


class Seats(NamedTuple):
    """The contents of the table's rows, by seat: hands, their numbers of cards, and names of players."""

    hands: Sequence[Mask | None]  # None for a hidden hand
    hand_sizes: Sequence[int]
    names: Sequence[str] = ()


def diagram(deal: State | View, number: int, dealer: Seat, scores: Sequence[int], seats: Seats) -> str:
    """Return a deal as a table of text.

    number: of the deal, from 1; scores: before the deal, one a seat or one a side; seats: hands and names to show.
    """
    columns = [_labels(deal, dealer, seats.names), *_hands(seats), _tricks(deal)]
    totals = [score + (deal.points[index] if deal.points else 0) for index, score in enumerate(scores)]
    if deal.points is not None:
        columns.append(["points", *_by_seat(deal.points)])
    columns.append(["score", *_by_seat(totals)])
    return "\n".join([head(deal, number), *_about(deal), *_aligned(columns), *_trick(deal)])


def head(deal: State | View, number: int) -> str:
    """Return a deal in a line: the rules, its number and title, and whose turn it is."""
    rules, titles = deal.rules, deal.rules.game.deal_titles(deal.rules)
    title = f" ({_declared(deal, number) or titles[number - 1]})" if number <= len(titles) else ""
    changed = ", ".join(f"{option} {value}" for option, value in rules.beyond_preset().items())
    status = "void" if deal.void else "done"
    if deal.stage != "done":
        status = f"seat {deal.turn} to {'speak' if deal.stage == 'calls' else 'play'}"
    return f"{rules.game.ID}, {rules.preset}{f' with {changed}' if changed else ''}: deal {number}{title}, {status}"


def _declared(deal: State | View, number: int) -> str:
    """Return the name of the contract if it was chosen out of several; empty before that."""
    choices = deal.rules.game.contracts(deal.rules, number)
    names = (name for name, contract in choices.items() if contract == deal.contract and len(choices) > 1)
    return next(names, "")


def _about(deal: State | View) -> Iterator[str]:
    """Yield a line for the calls so far, and one for what the cards are played for."""
    if deal.calls is not None:
        unsaid = deal.calls._field_defaults
        said = [f"{field} {value}" for field, value in deal.calls._asdict().items() if value != unsaid.get(field)]
        if said:
            yield f"calls: {', '.join(said)}"
    if deal.contract is not None:
        trump, payoff = deal.contract.trump, deal.contract.payoff
        worth = [f"{payoff.trick} a trick"] if payoff.trick else []
        worth += [f"{each} for {group_name(cards)}" for cards, each in payoff.cards]
        count, each = payoff.last
        worth += [f"{each} for {'the last trick' if count == 1 else f'each of the last {count} tricks'}"] if count else []
        yield f"{f'trump {suit_name(trump)}' if trump else 'no trump'}: {', '.join(worth)}"


def _labels(deal: State | View, dealer: Seat, names: Sequence[str]) -> list[str]:
    """Return each seat with its player, `>` if it is its turn, and `D` for the dealer."""
    turn = deal.turn if deal.stage != "done" else None
    rows = [f"{'>' if seat == turn else ' '} {seat} {'D' if seat == dealer else ' '}" for seat in SEATS]
    return ["", *(f"{row} {names[seat]}" if names else row for seat, row in enumerate(rows))]


def _hands(seats: Seats) -> Iterator[list[str]]:
    """Yield a column for each suit, ranks from the ace down; for a hidden hand, the number of its cards."""
    for suit in range(4):
        column = [SUITS[suit]]
        for hand, size in zip(seats.hands, seats.hand_sizes, strict=True):
            hidden = f"{size} card{'s' * (size != 1)}" if suit == 0 else ""
            column.append(hidden if hand is None else _ranks(hand, suit))
        yield column


def _ranks(hand: Mask, suit: int) -> str:
    return " ".join(RANKS[rank] for rank in reversed(range(13)) if hand >> (suit << 4 | rank) & 1) or "-"


def _tricks(deal: State | View) -> list[str]:
    winners = [trick.winner for trick in deal.tricks]
    return ["tricks", *(str(winners.count(seat)) for seat in SEATS)]


def _by_seat(figures: Sequence[int]) -> list[str]:
    """Return one figure a seat; if sides are scored, that of its side."""
    return [str(figures[seat % len(figures)]) for seat in SEATS]


def _trick(deal: State | View) -> Iterator[str]:
    """Yield a line with the cards on the table, each with the seat that played it."""
    if deal.trick:
        cards = (f"{deal.leader + index & 3} {name(card)}" for index, card in enumerate(deal.trick))
        yield f"on the table: {', '.join(cards)}"


def _aligned(columns: Sequence[Sequence[str]]) -> list[str]:
    """Return the rows, each column as wide as its widest cell, figures aligned to the right."""
    cells = []
    for column in columns:
        width = max(map(len, column))
        is_numeric = all(cell.lstrip("-").isdigit() for cell in column[1:])
        cells.append([cell.rjust(width) if is_numeric else cell.ljust(width) for cell in column])
    return [GAP.join(row).rstrip() for row in zip(*cells, strict=True)]
