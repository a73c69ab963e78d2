"""Cards, packs and seats: small integers inside, two-letter names outside (GEN-1, GEN-2).

A card is `suit << 4 | rank`: suits S H D C are 0-3, ranks 2 … A are 0-12. A set of cards is a mask, with bit `card` set
for each: a signed 64-bit integer, so that compiled code can hold it, with 16 bits a suit, of which 13 are used.
"""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Final

Card = int
"""The number of a card: `suit << 4 | rank`."""
Mask = int
"""A set of cards: a signed 64-bit integer, with bit `card` set for each card in it."""
Suit = int
"""0 for spades, 1 hearts, 2 diamonds, 3 clubs."""
Seat = int
"""0 to 3, in the order of play; partners sit at 0 and 2, and at 1 and 3."""

SUITS: Final = "SHDC"
RANKS: Final = "23456789TJQKA"
SEATS: Final = (0, 1, 2, 3)


class _Names(dict[Card, str]):
    """The names of the cards by number."""

    def __missing__(self, card: object) -> str:
        raise UnknownAction(f"{card!r} is not a card: write a rank of {RANKS} and a suit of {SUITS}, as in QH or TS")


_NAMES: Final = _Names({suit << 4 | rank: r + s for suit, s in enumerate(SUITS) for rank, r in enumerate(RANKS)})
_CARDS: Final = {name: card for card, name in _NAMES.items()}
_SYMBOLS: Final = str.maketrans("♠♥♦♣♤♡♢♧", "SHDCSHDC")

LONG: Final[tuple[Card, ...]] = tuple(_NAMES)
"""The long pack: 52 cards, suit by suit, from the two up."""
SHORT: Final[tuple[Card, ...]] = tuple(card for card in LONG if card & 15 >= RANKS.index("7"))
"""The short pack: 32 cards, seven and up."""


class UnknownName(ValueError, KeyError):
    """A name that is not in a mapping. The message lists the known ones."""

    __str__ = Exception.__str__  # that of KeyError is a repr


class UnknownAction(ValueError):
    """A text that names neither a card nor a call."""


def card(name: str) -> Card:
    """Return the card of a name: two letters, rank and suit, as in `"QH"`.

    Raise `UnknownAction` if there is no such card; the message corrects spellings such as 10H, ah, HA and Q♥.
    """
    try:
        return _CARDS[name]
    except (KeyError, TypeError):
        wrong = f"{name!r} is not a card: write a rank of {RANKS} and a suit of {SUITS}, as in QH or TS"
        upper = str(name).upper().replace("10", "T").translate(_SYMBOLS)
        near = next((text for text in (upper, upper[::-1]) if text in _CARDS), None)
        raise UnknownAction(f"{wrong}. Did you mean '{near}'?" if near else wrong) from None


def name(card: Card) -> str:
    """Return the name of a card, such as `"QH"`; raise `UnknownAction` if no card has this number."""
    return _NAMES[card]


def mask(cards: Iterable[Card]) -> Mask:
    """Return the set of the given cards."""
    total = 0
    for card in cards:
        total |= 1 << card
    return total


def members(mask: Mask) -> Iterator[Card]:
    """Yield the cards of a set, by number, lowest first."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def named(cards: str) -> Mask:
    """Return the set of the cards named in a text: `named("AH KH")`. Raise `UnknownAction` as `card` does."""
    return mask(map(card, cards.split()))


@lru_cache(4096)
def names(mask: Mask) -> tuple[str, ...]:
    """Return the names of the cards of a set, suit by suit, high cards first (aces high)."""
    return tuple(_NAMES[card] for card in sorted(members(mask), key=lambda c: (c >> 4, -c)))


def suit_mask(suit: Suit) -> Mask:
    """Return the 13 cards of a suit, whatever the pack."""
    return 0x1FFF << (suit << 4)


def rank_mask(ranks: str) -> Mask:
    """Return the cards of the given ranks in all four suits: `rank_mask("KJ")`."""
    return mask(card for card, name in _NAMES.items() if name[0] in ranks)


SPADES, HEARTS, DIAMONDS, CLUBS = map(suit_mask, range(4))
ALL: Final[Mask] = mask(LONG)


def suit_name(suit: Mask) -> str:
    """Return the letter of a suit that is given as the mask of its cards: `"H"` for the hearts; empty for 0, no suit."""
    return SUITS[suit.bit_length() - 1 >> 4] if suit else ""


def group_name(mask: Mask) -> str:
    """Return the short name of a set of cards that score alike: a card (`"KH"`), a suit (`"H"`) or ranks (`"KJ"`)."""
    highest = mask.bit_length() - 1
    if mask.bit_count() == 1:
        return _NAMES[highest]
    if mask == suit_mask(highest >> 4):
        return suit_name(mask)
    return "".join(rank for rank in reversed(RANKS) if mask >> RANKS.index(rank) & 1)


def stronger(order: str) -> tuple[Mask, ...]:
    """Return, for each card number from 0 to 63, the cards of its suit that beat it.

    order: the ranks of the pack from high to low, as in `"AKQJT987"`.
    """
    table = [0] * 64
    for suit in range(4):
        above = 0
        for rank in order:
            card = suit << 4 | RANKS.index(rank)
            table[card] = above
            above |= 1 << card
    return tuple(table)


def next_seat(seat: Seat, steps: int = 1) -> Seat:
    """Return the seat a number of steps further in the order of play."""
    return seat + steps & 3
