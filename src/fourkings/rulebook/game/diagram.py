"""A deal as a table of text: who holds, took and scored what, whose turn it is, and what is played for.

It is for people at a prompt, in English, and nothing reads it again: programs use the fields, records keep the deal.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from fourkings.rulebook.cards import RANKS, SEATS, SUITS, Card, Mask, Seat, group_name, name, suit_mask, suit_name

if TYPE_CHECKING:
    from fourkings.rulebook.game.definition import Rules, Stage
    from fourkings.rulebook.tricks import Contract, Trick

GAP = "  "
"""Between two columns."""


class Shown(Protocol):
    """What a state and a view have in common."""

    @property
    def rules(self) -> Rules: ...
    @property
    def stage(self) -> Stage: ...
    @property
    def turn(self) -> Seat: ...
    @property
    def calls(self) -> Any: ...
    @property
    def contract(self) -> Contract | None: ...
    @property
    def leader(self) -> Seat: ...
    @property
    def trick(self) -> tuple[Card, ...]: ...
    @property
    def tricks(self) -> tuple[Trick, ...]: ...
    @property
    def points(self) -> tuple[int, ...] | None: ...
    @property
    def void(self) -> bool: ...


class Seats(NamedTuple):
    """What stands in the rows of the table, by seat."""

    hands: Sequence[Mask | None]  # None for a hand that is hidden
    hand_sizes: Sequence[int]
    names: Sequence[str] = ()


def diagram(deal: Shown, number: int, dealer: Seat, scores: Sequence[int], seats: Seats) -> str:
    """The table of a deal.

    number: the deal's, from 1; dealer: its seat; scores: before the deal, one a seat or one a side.
    """
    columns = [_labels(deal, dealer, seats.names), *_hands(seats), _taken(deal)]
    after = [score + (deal.points[place] if deal.points else 0) for place, score in enumerate(scores)]
    if deal.points is not None:
        columns.append(["points", *_by_seat(deal.points)])
    columns.append(["score", *_by_seat(after)])
    return "\n".join([_head(deal, number), *_about(deal), *_aligned(columns), *_trick(deal)])


def _head(deal: Shown, number: int) -> str:
    rules, titles = deal.rules, deal.rules.game.deal_titles(deal.rules)
    title = f" ({_declared(deal, number) or titles[number - 1]})" if number <= len(titles) else ""
    usual = {option.name: option.default for option in rules.game.OPTIONS} | dict(rules.game.PRESETS[rules.preset])
    changed = ", ".join(f"{option} {value}" for option, value in rules.values if value != usual[option])
    doing = {"talk": "to speak", "play": "to play"}
    now = f"seat {deal.turn} {doing[deal.stage]}" if deal.stage in doing else "void" if deal.void else "done"
    return f"{rules.game.ID}, {rules.preset}{f' with {changed}' if changed else ''}: deal {number}{title}, {now}"


def _declared(deal: Shown, number: int) -> str:
    """The name of what the deal is played for, where it was chosen out of several; empty before that."""
    choices = deal.rules.game.contracts(deal.rules, number)
    names = (name for name, contract in choices.items() if contract == deal.contract and len(choices) > 1)
    return next(names, "")


def _about(deal: Shown) -> Iterator[str]:
    """What has been said, and what the cards are played for."""
    silent = getattr(deal.calls, "_field_defaults", {})
    said = [
        f"{field} {value}" for field, value in getattr(deal.calls, "_asdict", dict)().items() if value != silent.get(field)
    ]
    if said:
        yield f"talk: {', '.join(said)}"
    if deal.contract is not None:
        trump, payoff = deal.contract.trump, deal.contract.payoff
        worth = [f"{payoff.trick} a trick"] if payoff.trick else []
        worth += [f"{each} for {group_name(cards)}" for cards, each in payoff.cards]
        many, each = payoff.last
        worth += [f"{each} for {'the last trick' if many == 1 else f'each of the last {many} tricks'}"] if many else []
        yield f"{f'trump {suit_name(trump)}' if trump else 'no trump'}: {', '.join(worth)}"


def _labels(deal: Shown, dealer: Seat, names: Sequence[str]) -> list[str]:
    """Each seat with its player, a sign for whose turn it is, and one for who dealt."""
    turn = deal.turn if deal.stage != "done" else None
    rows = [f"{'>' if seat == turn else ' '} {seat} {'D' if seat == dealer else ' '}" for seat in SEATS]
    return ["", *(f"{row} {names[seat]}" if names else row for seat, row in enumerate(rows))]


def _hands(seats: Seats) -> Iterator[list[str]]:
    """A column for each suit, ranks from the ace down; of a hidden hand the number of its cards."""
    for suit in range(4):
        column = [SUITS[suit]]
        for hand, held in zip(seats.hands, seats.hand_sizes, strict=True):
            hidden = f"{held} card{'s' * (held != 1)}" if suit == 0 else ""
            column.append(hidden if hand is None else _ranks(hand, suit))
        yield column


def _ranks(hand: Mask, suit: int) -> str:
    held = hand & suit_mask(suit)
    return " ".join(RANKS[rank] for rank in reversed(range(13)) if held >> (suit << 4 | rank) & 1) or "-"


def _taken(deal: Shown) -> list[str]:
    winners = [trick.winner for trick in deal.tricks]
    return ["tricks", *(str(winners.count(seat)) for seat in SEATS)]


def _by_seat(figures: Sequence[int]) -> list[str]:
    """One figure a seat; where sides are scored, that of the seat's side."""
    return [str(figures[seat % len(figures)]) for seat in SEATS]


def _trick(deal: Shown) -> Iterator[str]:
    """The cards on the table, each with the seat that played it."""
    if deal.trick:
        cards = (f"{deal.leader + place & 3} {name(card)}" for place, card in enumerate(deal.trick))
        yield f"on the table: {', '.join(cards)}"


def _aligned(columns: Sequence[Sequence[str]]) -> list[str]:
    """Rows of the columns, each as wide as its widest cell; figures to the right, all else to the left."""
    cells = []
    for column in columns:
        width = max(map(len, column))
        right = all(cell.lstrip("-").isdigit() for cell in column[1:])
        cells.append([cell.rjust(width) if right else cell.ljust(width) for cell in column])
    return [GAP.join(row).rstrip() for row in zip(*cells, strict=True)]
