"""Bridge deals: tables of the 20 double-dummy results, one or many at a time."""

from __future__ import annotations

import re
import time
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from fourkings.cores import usable_cores
from fourkings.kernels import compile_once
from fourkings.rulebook.cards import LONG, RANKS, Mask, Seat, mask, members, name, stronger, suit_mask
from fourkings.rulebook.tricks import Contract, Payoff
from fourkings.solver import Position, Solver, rehearse

if TYPE_CHECKING:
    import numpy
    from numpy.typing import NDArray

SEATS: Final = "NESW"
CONTRACTS: Final = tuple(
    Contract(stronger(RANKS[::-1]), Payoff(trick=1), suit_mask(suit) if suit < 4 else 0) for suit in range(5)
)
"""The contract of each strain, in the order of a table: spades, hearts, diamonds, clubs, no trump."""
VULNERABILITIES: Final = {
    "none": "None", "love": "None", "-": "None", "z": "None", "o": "None", "0": "None", "?": "None",
    "ns": "NS", "n": "NS", "ew": "EW", "e": "EW", "all": "All", "both": "All", "b": "All",
}  # fmt: skip
"""PBN's word for the vulnerability, by the words of all formats, in small letters."""
PACK: Final = mask(LONG)
HAND: Final = re.compile(r"([AKQJT2-9]*)\.([AKQJT2-9]*)\.([AKQJT2-9]*)\.([AKQJT2-9]*)")

Hands = tuple[Mask, Mask, Mask, Mask]
"""The cards of north, east, south and west."""
Table = tuple[tuple[int, ...], ...]
"""The declarer's tricks by strain (spades, hearts, diamonds, clubs, no trump) and declarer (north first): 5 rows of 4."""


class DealError(ValueError):
    """A deal that cannot be read or solved; the message says what to write instead."""


class Result(NamedTuple):
    """The tricks of one declarer in one strain: bounds, which are equal if they are exact, and else perhaps an estimate."""

    least: int
    most: int
    estimate: int | None = None  #: from sampled play, not proven; see `Solution`

    def of(self, seat: Seat, cards: int) -> Result:
        """Return the tricks of north-south as those of this declarer, of so many in all."""
        if seat & 1 == 0:
            return self
        return Result(cards - self.most, cards - self.least, None if self.estimate is None else cards - self.estimate)


class BridgeDeal(NamedTuple):
    """A deal from a file, with the fields on which its par depends."""

    hands: Hands
    board: str  #: the name of the board, mostly its number; "" if unknown
    dealer: Seat  #: 0 to 3, north first
    vulnerable: str  #: "None", "NS", "EW" or "All"

    @property
    def text(self) -> str:
        """The cards in PBN, north first."""
        return pbn(self.hands)


def seat_of(dealer: int | str) -> Seat:
    """Return the seat of a dealer, given as a letter, a word or a number. Raises `DealError` for anything else."""
    text = str(dealer)
    if text in ("0", "1", "2", "3"):
        return int(text)
    if not text or text[0].upper() not in SEATS:
        raise DealError(f"{text[:20]!r} is not a dealer: write N, E, S or W")
    return SEATS.index(text[0].upper())


def vulnerability_of(text: str) -> str:
    """Return PBN's word for a vulnerability in any format. Raises `DealError` for anything else."""
    if (word := str(text).lower()) not in VULNERABILITIES:
        raise DealError(f"{str(text)[:20]!r} is not a vulnerability: write None, NS, EW or All")
    return VULNERABILITIES[word]


def results_of(solver: Solver, hands: Hands, seconds: float | None = None) -> tuple[tuple[Result, ...], ...]:
    """Return the 20 results of one deal by strain and declarer, as bounds where these seconds are too few."""
    cards, rows = hands[0].bit_count(), []
    ends = None if seconds is None else time.monotonic() + seconds
    for left, contract in zip((5, 4, 3, 2, 1), CONTRACTS, strict=True):
        time_left = None if ends is None else max(0.0, ends - time.monotonic()) / left
        values = solver.by_leader(Position(contract, hands, 0), (0, 2), seconds=time_left)
        # The declarer sits before the leader; the values are those of north and south.
        ours = [Result(worth.least, worth.most, estimate) for worth, estimate in values]
        rows.append(tuple(ours[seat + 1 & 3].of(seat, cards) for seat in range(4)))
    return tuple(rows)


def table_of(solver: Solver, hands: Hands) -> Table:
    """Return the table of 20 results of one deal."""
    return tuple(tuple(result.least for result in row) for row in results_of(solver, hands))


def tables(deals: NDArray[numpy.integer[Any]] | Sequence[str], threads: int | None = None) -> NDArray[numpy.int8]:
    """Return the double-dummy tables of many bridge deals: the declarer's tricks, an array of `int8[n, 5, 4]`.

    deals: an array of integers `[n, 4]`, the masks of north, east, south and west (bit `16 * suit + rank`: spades, hearts,
    diamonds and clubs are 0 to 3, the ranks from two to ace 0 to 12), or deals in PBN, such as "N:AKQ.…"; each hand has 1
    to 13 cards. threads: how many deals to solve at a time, by default one per core. The axes of the result are the deal,
    the strain (spades, hearts, diamonds, clubs, no trump) and the declarer (north, east, south, west).

    Raises ValueError if a deal is impossible, with its number from 0, or for a single text instead of a list.
    """
    import numpy

    from fourkings.solver.pool import in_order

    if isinstance(deals, str):
        raise DealError(f"{deals[:80]!r} is one deal: give a list of deals, as in [deal]")
    if not isinstance(deals, numpy.ndarray):
        rows = [_numbered(number, lambda text=text: deal_of(text)) for number, text in enumerate(deals)]
    elif deals.ndim == 2 and deals.shape[1] == 4 and deals.dtype.kind in "iu":
        rows = [(a, b, c, d) for a, b, c, d in deals.tolist()]
    else:
        raise ValueError(f"deals are integers of the shape (n, 4), not {deals.dtype} of the shape {deals.shape}")
    for number, hands in enumerate(rows):
        _numbered(number, lambda hands=hands: checked(hands))
    compile_once("solver", rehearse)
    answers = list(in_order(table_of, rows, threads or usable_cores()))
    return numpy.array(answers, numpy.int8).reshape(-1, 5, 4)


def _numbered(number: int, work: Any) -> Any:
    try:
        return work()
    except DealError as error:
        raise DealError(f"deal {number}: {error}") from None


def checked(hands: Hands) -> Hands:
    """Return the hands of a deal. Raises `DealError` unless they have the same number of cards, each card once."""
    seen = 0
    for hand in hands:
        if twice := hand & seen:
            raise DealError(f"{name(next(members(twice)))} appears twice: deal each card to one hand")
        seen |= hand
    if seen & ~PACK or len(sizes := {hand.bit_count() for hand in hands}) > 1 or sizes == {0}:
        counts = ", ".join(str(hand.bit_count()) for hand in hands)
        raise DealError(f"the hands have {counts} cards: give each hand the same number, from 1 to 13")
    return hands


def deal_of(text: str) -> Hands:
    """Return the hands of a deal in PBN, such as "N:AKQ.…". One hand may be "-" if the others have 13 cards each."""
    written = re.fullmatch(r"\s*([NESW]):\s*(\S+)\s+(\S+)\s+(\S+)\s+(\S+)\s*", text.upper())
    if not written:
        raise DealError(f"{text.strip()[:80]!r} is not a deal: write the hands as in N:AK32.QJ4.T98.765 and three more")
    hands = [None if hand == "-" else hand_of(hand) for hand in written.groups()[1:]]
    return from_seat(SEATS.index(written[1]), hands)


def hand_of(text: str) -> Mask:
    """Return the cards of a hand in PBN: its spades, hearts, diamonds and clubs, with points between."""
    written = HAND.fullmatch(text.replace("10", "T").replace("-", ""))
    if not written:
        raise no_hand(text, "AK32.QJ4.T98.765")
    cards = 0
    for suit, ranks in enumerate(written.groups()):
        for rank in ranks:
            card = suit << 4 | RANKS.index(rank)
            if cards >> card & 1:
                raise DealError(f"{name(card)} appears twice: deal each card to one hand")
            cards |= 1 << card
    return cards


def no_hand(text: str, example: str) -> DealError:
    """Return the error for text that is not a hand."""
    return DealError(f"{text[:80]!r} is not a hand: write its spades, hearts, diamonds and clubs, as in {example}")


def from_seat(first: Seat, given: Sequence[Mask | None]) -> Hands:
    """Return the hands by seat, given from `first` on; one that is None gets the rest of the pack."""
    known = [hand for hand in given if hand is not None]
    if len(known) < 3 or (len(known) == 3 and any(hand.bit_count() != 13 for hand in known)):
        raise DealError("a hand is missing: give all four, or three with 13 cards each")
    seen = 0
    for hand in known:
        seen |= hand
    hands = [PACK & ~seen if hand is None else hand for hand in given]
    a, b, c, d = (hands[seat - first & 3] for seat in range(4))
    return checked((a, b, c, d))


def pbn(hands: Hands) -> str:
    """Return a deal in PBN, north first."""
    return "N:" + " ".join(map(_holding, hands))


def _holding(hand: Mask) -> str:
    suits = ("".join(RANKS[rank] for rank in range(12, -1, -1) if hand >> 16 * suit + rank & 1) for suit in range(4))
    return ".".join(suits)
