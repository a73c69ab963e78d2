"""A second reading of the example games, on purpose: legal cards and points from card names alone, by their rule pages."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

RANKS = "23456789TJQKA"


@dataclass
class Heard:
    """A deal as somebody at the table would write it down."""

    number: int
    dealer: int
    options: Mapping[str, Any]
    calls: list[tuple[int, str]] = field(default_factory=list)
    tricks: list[tuple[int, list[str], int]] = field(default_factory=list)  # who led, the cards, who took them

    def taken(self, seat: int) -> list[str]:
        return [card for _, cards, winner in self.tricks for card in cards if winner == seat]

    def many(self, seat: int) -> int:
        return sum(winner == seat for *_, winner in self.tricks)

    def trump(self) -> str:
        return next((call[-1] for _, call in self.calls if call.startswith("declare:")), "")


def winner_of(leader: int, cards: Sequence[str], trump: str) -> int:
    suit = trump if any(card[1] == trump for card in cards) else cards[0][1]
    best = max((card for card in cards if card[1] == suit), key=lambda card: RANKS.index(card[0]))
    return (leader + cards.index(best)) % 4


def following(hand: Sequence[str], trick: Sequence[str]) -> list[str]:
    return [card for card in hand if trick and card[1] == trick[0][1]] or list(hand)


def polignac(deal: Heard) -> list[int]:
    callers = [seat for seat, call in deal.calls if call == "capot"]
    if not callers:
        return [-sum(2 if card == "JS" else 1 for card in deal.taken(seat) if card[0] == "J") for seat in range(4)]
    (caller,) = callers
    if deal.many(caller) == 8:
        return [0 if seat == caller else -5 for seat in range(4)]
    return [-5 if seat == caller else 0 for seat in range(4)]


def barbu(deal: Heard) -> list[int]:
    aim = (deal.number - 1) // 4
    points = []
    for seat in range(4):
        cards = deal.taken(seat)
        hearts = sum(6 if card == "AH" else 2 for card in cards if card[1] == "H")
        last = sum(winner == seat for *_, winner in deal.tricks[11:])
        losses = [
            2 * deal.many(seat), hearts, 6 * sum(card[0] == "Q" for card in cards), 20 * ("KH" in cards), 15 * last,
        ]  # fmt: skip
        points.append(5 * deal.many(seat) if aim == 5 else -sum(losses) if aim == 6 else -losses[aim])
    return points


def barbu_legal(deal: Heard, hand: list[str], trick: list[str]) -> list[str]:
    aim, trump = (deal.number - 1) // 4, deal.trump()
    if not trick:
        plain = [card for card in hand if card[1] != "H"]
        return plain if plain and aim in (1, 3) and deal.options["heart_lead"] == "restricted" else hand
    allowed = following(hand, trick)
    if aim != 5 or allowed[0][1] == trick[0][1]:
        return allowed
    ruffs = [card for card in hand if card[1] == trump]
    lying = [RANKS.index(card[0]) for card in trick if card[1] == trump]
    higher = [card for card in ruffs if not lying or RANKS.index(card[0]) > max(lying)]
    return higher or ruffs or hand


def tarneeb(deal: Heard) -> list[int]:
    bidder, bid = max(
        ((seat, int(call[4:])) for seat, call in deal.calls if call.startswith("bid:")), key=lambda call: call[1]
    )
    tricks = [deal.many(side) + deal.many(side + 2) for side in (0, 1)]
    points = [0, 0]
    if tricks[bidder % 2] >= bid:
        points[bidder % 2] = tricks[bidder % 2] if deal.options["made"] == "tricks" else bid
    else:
        points[bidder % 2], points[1 - bidder % 2] = -bid, tricks[1 - bidder % 2]
    return points


def trix(deal: Heard) -> list[int]:
    points = []
    for seat in range(4):
        cards = deal.taken(seat)
        costs = [
            75 if "KH" in cards else 0,
            25 * sum(card.startswith("Q") for card in cards),
            10 * sum(card.endswith("D") for card in cards),
            15 * deal.many(seat),
        ]
        points.append(-sum(costs) if deal.options["complex"] == "on" else -costs[(deal.number - 1) // 4])
    return points


def likha(deal: Heard) -> list[int]:
    costs = {"QS": 13, "TD": 10, **{rank + "H": 1 for rank in RANKS}}
    return [-sum(costs.get(card, 0) for card in deal.taken(seat)) for seat in range(4)]


def likha_legal(deal: Heard, hand: list[str], trick: list[str]) -> list[str]:
    allowed = following(hand, trick)
    if not trick or allowed[0][1] == trick[0][1] or deal.options["must_throw"] == "off":
        return allowed
    return [card for card in hand if card in ("QS", "TD")] or hand


def hearts(deal: Heard) -> list[int]:
    lost = [sum(13 if card == "QS" else card[1] == "H" for card in deal.taken(seat)) for seat in range(4)]
    if 26 in lost and deal.options["moon"] == "on":
        return [0 if each == 26 else -26 for each in lost]
    return [-each for each in lost]


def hearts_legal(deal: Heard, hand: list[str], trick: list[str]) -> list[str]:
    costly = {"QS", *(rank + "H" for rank in RANKS)}
    harmless = [card for card in hand if card not in costly]
    if not deal.tricks and not trick:
        return ["2C"]
    if not trick:
        broken = costly & {card for _, cards, _ in deal.tricks for card in cards}
        return hand if broken else [card for card in hand if card[1] != "H"] or hand
    allowed = following(hand, trick)
    return harmless or allowed if not deal.tricks and allowed[0][1] != trick[0][1] else allowed


def passed_on(deal: Heard, hands: list[list[str]]) -> None:
    """Exchange cards in Hearts, once everybody has given three."""
    gifts = [[call[-2:] for giver, call in deal.calls if giver == seat] for seat in range(4)]
    steps = {"cycle": (1, 3, 2, 0)[(deal.number - 1) % 4], "left": 1, "off": 0}[deal.options["passing"]]
    assert {len(cards) for cards in gifts} == {3 if steps else 0}
    for seat, cards in enumerate(gifts):
        for card in cards:
            hands[seat].remove(card)
            hands[(seat + steps) % 4].append(card)


POINTS: Mapping[str, Callable[[Heard], list[int]]] = {
    "polignac": polignac, "barbu": barbu, "tarneeb": tarneeb, "trix": trix, "likha": likha,
    "hearts": hearts,
}  # fmt: skip
"""The points of a deal by seat, or by side."""
LEGAL: Mapping[str, Callable[[Heard, list[str], list[str]], list[str]]] = {
    "barbu": barbu_legal, "likha": likha_legal, "hearts": hearts_legal,
}  # fmt: skip
"""The cards that may be played, where following suit is not all."""
