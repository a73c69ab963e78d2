"""The opening of a match: the draw for seats, partners and first dealer (GEN-5, QL-3, KG-2).

The cards drawn decide everything else, so the same functions make an opening and check one from a record.
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from fourkings.rulebook.cards import Card, Seat, card
from fourkings.rulebook.game import Rules

Shuffle = Callable[[str, int], tuple[Card, ...]]
"""A function that returns a shuffled pack for a purpose (`"draw"`, `"kings"`) and its number, from 1."""
Round = tuple[Card | None, ...]
"""A round of the draw: a card for each entrant, or None for one who doesn't draw."""

KINGS_IN_SEAT_ORDER = tuple(map(card, ("KH", "KS", "KD", "KC")))
"""The king that assigns each seat, if partners are drawn."""


class Opened(NamedTuple):
    """The opening of a match. Entrants are numbered from 0 as they joined."""

    draw: tuple[Round, ...]  #: the rounds of the draw
    seats: tuple[int, ...]  #: the entrant in each seat
    dealer: Seat  #: the dealer of the first deal
    kings: tuple[tuple[int, Card], ...] = ()  #: if partners are drawn, each card dealt and the entrant who got it


class OpeningFault(ValueError):
    """An opening that the rules do not allow, with the `clause` and the `text` of what is wrong."""

    def __init__(self, clause: str, text: str) -> None:
        super().__init__(f"{text} ({clause})")
        self.clause, self.text = clause, text


def open_match(rules: Rules, shuffle: Shuffle) -> Opened:
    """Return the opening from shuffled packs: draw partners if the game does, then draw until no tie is left."""
    plan = rules.game.opening(rules)
    kings = deal_kings(shuffle("kings", 1)) if plan.seats == "kings" else ()
    draw: tuple[Round, ...] = ()
    while tied := still_tied(rules, draw):
        spread = iter(shuffle("draw", len(draw) + 1))
        draw = (*draw, tuple(next(spread) if entrant in tied else None for entrant in range(4)))
    return settle(rules, draw, kings)


def still_tied(rules: Rules, draw: Sequence[Round]) -> frozenset[int]:
    """Return the entrants who have to draw, or draw again: all four at first, none at the end."""
    plan = rules.game.opening(rules)
    ranks = _ranks(draw)
    if plan.seats == "drawn":
        return frozenset(seat for seat in range(4) if ranks.count(ranks[seat]) > 1)
    best = max(ranks) if plan.dealer == "highest" else min(ranks)
    tied = frozenset(seat for seat in range(4) if ranks[seat] == best)
    return tied if len(tied) > 1 else frozenset()


def settle(
    rules: Rules, draw: Sequence[Round], kings: Sequence[tuple[int, Card]] = (), seats: tuple[int, ...] = (0, 1, 2, 3)
) -> Opened:
    """Return seats and first dealer by the cards drawn.

    draw: its rounds; kings: the cards dealt for partners; seats: how the entrants sat down, if the game doesn't draw for
    seats. Raise `OpeningFault` if the draw breaks the rules.
    """
    plan = rules.game.opening(rules)
    _check_draw(rules, draw, plan.clause)
    if plan.seats == "kings":
        seats = _seats_of_kings(rules, kings)
    elif kings:
        raise OpeningFault(plan.clause, "kings were dealt for partners in a game that does not draw them")
    ranks = _ranks(draw)
    order = sorted(range(4), key=lambda entrant: ranks[entrant], reverse=plan.dealer == "highest")
    if plan.seats == "drawn":
        seats = tuple(order)
    return Opened(tuple(map(tuple, draw)), seats, seats.index(order[0]), tuple(kings))


def deal_kings(pack: Sequence[Card]) -> tuple[tuple[int, Card], ...]:
    """Return the cards dealt face up for partners, each with its entrant.

    An entrant who is dealt a king gets no more cards, and the last one takes the last king (QL-3).
    """
    dealt: list[tuple[int, Card]] = []
    waiting, kings = [0, 1, 2, 3], set(KINGS_IN_SEAT_ORDER)
    cards, turn = iter(pack), 0
    while len(waiting) > 1:
        entrant, card = waiting[turn % len(waiting)], next(cards)
        dealt.append((entrant, card))
        turn = turn % len(waiting) + 1
        if card in kings:
            kings.discard(card)
            waiting.remove(entrant)
            turn -= 1
    return (*dealt, (waiting[0], kings.pop()))


def _ranks(draw: Sequence[Round]) -> list[tuple[int, ...]]:
    """Return the ranks that each entrant drew, aces high whatever their rank in play (GEN-5)."""
    return [tuple(drawn & 15 for row in draw if (drawn := row[entrant]) is not None) for entrant in range(4)]


def _check_draw(rules: Rules, draw: Sequence[Round], clause: str) -> None:
    pack = frozenset(rules.game.pack(rules))
    for row, cards in enumerate(draw):
        drawn, tied = [card for card in cards if card is not None], still_tied(rules, draw[:row])
        if not pack.issuperset(drawn) or len(set(drawn)) < len(drawn):
            raise OpeningFault(clause, f"round {row + 1} of the draw holds a card twice, or one that is not in the pack")
        if not tied or len(cards) != 4 or {entrant for entrant in range(4) if cards[entrant] is not None} != tied:
            raise OpeningFault(clause, f"round {row + 1} of the draw is not drawn by just those who have to draw")
    if tied := still_tied(rules, draw):
        entrants = ", ".join(map(str, sorted(tied)))
        raise OpeningFault(
            clause,
            f"the draw ends in a tie between entrants {entrants}, for suits decide nothing: add the round in which they"
            " draw again, or leave 'draw' empty to give seats and dealer as they were",
        )


def _seats_of_kings(rules: Rules, kings: Sequence[tuple[int, Card]]) -> tuple[int, ...]:
    """Return the entrant in each seat: the holders of KH, KS, KD, KC take seats 0 to 3. The last king may be unlisted."""
    holder = {king: entrant for entrant, king in kings if king in KINGS_IN_SEAT_ORDER}
    missing = [king for king in KINGS_IN_SEAT_ORDER if king not in holder]
    waiting = {0, 1, 2, 3}.difference(holder.values())
    if len(missing) == len(waiting) == 1:
        last = waiting.pop()
        kings, holder = (*kings, (last, missing[0])), {**holder, missing[0]: last}
    pack = frozenset(rules.game.pack(rules))
    cards = [king for _, king in kings]
    if len(set(cards)) < len(cards) or not pack.issuperset(cards):
        raise OpeningFault("QL-3", "the deal for partners holds a card twice, or one that is not in the pack")
    if not kings or tuple(kings) != _as_dealt(kings):
        raise OpeningFault("QL-3", "the cards for partners were not dealt in the order of play until each had one king")
    return tuple(holder[king] for king in KINGS_IN_SEAT_ORDER)


def _as_dealt(kings: Sequence[tuple[int, Card]]) -> tuple[tuple[int, Card], ...] | None:
    """Return the same cards as the rules deal them from the first entrant on; None if they run out before the kings do."""
    first = kings[0][0]
    try:
        dealt = deal_kings([king for _, king in kings])
    except StopIteration:
        return None
    return tuple(((entrant + first) % 4, king) for entrant, king in dealt)
