"""A mirror match: every board is dealt four times, its hands moved on by a seat, so that everybody holds every hand.

A board is one deal of the pack; with its hands exchanged like this, luck cancels out. Nobody should recognise a hand: it
returns at least three boards later, with suits relabelled if the rules treat them alike. A relabelling is allowed if it
maps the contracts of the deal to contracts of the deal: then it changes no legal action and no point. Every deal starts
from zero for all, because different scores would bring luck back.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import permutations
from typing import Final, NamedTuple

from fourkings.kernels.play import Duties
from fourkings.rulebook import deck
from fourkings.rulebook.cards import SEATS, SUITS, Card, Mask, Seat
from fourkings.rulebook.deck import Stream
from fourkings.rulebook.game import Result, Rules, State, first_scores, start
from fourkings.rulebook.tricks import Contract

MIRROR: Final = "fourkings/mirror/1"
"""The name of the algorithm, with its version, that derives a mirror match from its secret."""
APART: Final = 3
"""The least number of other boards between two appearances of the same one."""
CYCLE: Final = APART + 1
"""Boards of a cycle, each dealt four times, if the deals of a match have no titles."""

Relabelling = tuple[int, int, int, int]
"""The suit that replaces each suit, 0 to 3 for S H D C."""
SAME: Final[Relabelling] = (0, 1, 2, 3)
DUTIES_OF_CARDS: Final = frozenset({"no_lead", "keep", "shed"})
"""The duties of a contract that are sets of cards, so that a relabelling moves them; the others are numbers."""


class Mirror(NamedTuple):
    """A deal of a mirror match: a board with its hands moved on and its suits relabelled."""

    number: int  #: of the deal in the match, from 1
    base: int  #: the number of the board, from 1
    turn: int  #: how many seats its hands have moved on, 0 to 3
    suits: Relabelling  #: how its suits are relabelled
    kind: int  #: the number of the deal by the rules of the game, 1 if deals are alike
    dealer: Seat
    hands: tuple[tuple[Card, ...], ...]  #: by seat, each in the order dealt

    def state(self, rules: Rules) -> State:
        """Return the deal before its first action, with scores of zero."""
        return start(rules, self.kind, self.dealer, first_scores(rules), self.hands)


class Turn(NamedTuple):
    """The position of a deal in a mirror match: its board, and how often the hands have moved on."""

    base: int  #: the number of the board, from 1
    turn: int  #: how many seats its hands have moved on, 0 to 3
    place: int  #: the index of the board in its cycle, from 1
    kind: int  #: the number of the deal by the rules of the game, 1 if deals are alike
    dealer: Seat


def turn_of(rules: Rules, number: int) -> Turn:
    """Return the position of a deal in a mirror match, by its number from 1."""
    boards = boards_of_cycle(rules)
    cycle, rest = divmod(number - 1, 4 * boards)
    turn, place = divmod(rest, boards)
    base = cycle * boards + place + 1
    return Turn(base, turn, place + 1, place + 1 if rules.game.deal_titles(rules) else 1, base - 1 + turn & 3)


def number_by_rules(rules: Rules, number: int) -> int:
    """Return the deal number by which the rules choose a contract: if deals have titles, the one in an ordinary match."""
    return turn_of(rules, number).kind if rules.game.deal_titles(rules) else number


def mirror(rules: Rules, secret: bytes, cycles: int = 1, contributions: Sequence[bytes] = ()) -> Iterator[Mirror]:
    """Yield the deals of a mirror match. After each cycle everybody has held every hand.

    secret: 32 bytes, from which boards and relabellings follow; contributions: none, or one from each entrant, mixed into
    every shuffle. Raise ValueError for a secret of another length.
    """
    return (deal_of(rules, secret, number, contributions) for number in range(1, cycles * deals_of_cycle(rules) + 1))


def deals_of_cycle(rules: Rules) -> int:
    """Return the number of deals in a cycle, after which everybody has held every hand once."""
    return 4 * boards_of_cycle(rules)


def boards_of_cycle(rules: Rules) -> int:
    """Return the number of boards in a cycle: as many as a match has titled deals, else `CYCLE`."""
    return max(CYCLE, len(rules.game.deal_titles(rules)))


def deal_of(rules: Rules, secret: bytes, number: int, contributions: Sequence[bytes] = ()) -> Mirror:
    """Return one deal of a mirror match, by its number from 1; for arguments and errors see `mirror`."""
    if len(secret) != deck.SECRET_BYTES:
        raise ValueError(f"the secret of a mirror match has {deck.SECRET_BYTES} bytes, not {len(secret)}")
    base, turn, _, kind, dealer = turn_of(rules, number)
    pack = Stream(secret, _label("deal", base, contributions)).shuffled(rules.game.pack(rules))
    dealt = deck.hands(pack, base - 1 & 3, rules.game.packets(rules))
    known = relabellings(rules, kind)
    # The four turns of a board get four different relabellings, if there are as many.
    order = Stream(secret, _label("suits", base, contributions)).shuffled(range(len(known)))
    suits = known[order[turn % len(order)]]
    hands = tuple(tuple(relabelled(suits, card) for card in hand) for hand in rotate_hands(dealt, turn))
    return Mirror(number, base, turn, suits, kind, dealer, hands)


def _label(what: str, number: int, contributions: Sequence[bytes]) -> bytes:
    label = b"\0".join((MIRROR.encode(), what.encode(), str(number).encode()))
    return label + b"\0" + deck.encoded(contributions) if any(contributions) else label


def totals_of(rules: Rules, points: Iterable[Sequence[int]]) -> tuple[int, ...]:
    """Return the scores after deals with these points, one a seat or one a side."""
    return tuple(map(sum, zip(first_scores(rules), *points, strict=True)))


def result_of(rules: Rules, totals: Sequence[int]) -> Result:
    """Return the result after whole cycles: the seats with the highest gain (see `gain_of`) win."""
    gains = [gain_of(rules, totals, seat) for seat in SEATS]
    return Result(tuple(totals), tuple(seat for seat in SEATS if gains[seat] == max(gains)))


def rotate_hands(dealt: Sequence[tuple[Card, ...]], turn: int) -> tuple[tuple[Card, ...], ...]:
    """Return the hands moved on by this many seats: by one, seat 0 gets the hand of seat 3, and so on."""
    return tuple(dealt[seat - turn & 3] for seat in SEATS)


def gain_of(rules: Rules, points: Sequence[int], seat: Seat) -> float:
    """Return a seat's points relative to the others: its side's minus the other's, or its own minus the others' mean."""
    totals = [float(value) for value in points]
    if rules.game.PARTNERS and len(totals) == 4:
        totals = [totals[0] + totals[2], totals[1] + totals[3]]
    if len(totals) == 2:
        return totals[seat & 1] - totals[1 - (seat & 1)]
    return totals[seat] - (sum(totals) - totals[seat]) / 3


def relabelled(suits: Relabelling, card: Card) -> Card:
    """Return a card with its suit replaced."""
    return suits[card >> 4] << 4 | card & 15


def relabelled_mask(suits: Relabelling, cards: Mask) -> Mask:
    """Return a set of cards with their suits replaced."""
    moved = 0
    for suit, other in enumerate(suits):
        moved |= (cards >> (suit << 4) & 0xFFFF) << (other << 4)
    return moved


def relabellings(rules: Rules, kind: int = 1) -> tuple[Relabelling, ...]:
    """Return the relabellings that change no legal action and no point, the identity first.

    kind: the number of the deal by the rules, 1 if deals are alike.
    """
    contracts = rules.game.contracts(rules, kind)
    every: list[Relabelling] = [(a, b, c, d) for a, b, c, d in permutations(range(4))]
    return tuple(suits for suits in every if _alike(contracts, suits))


def _alike(contracts: Mapping[str, Contract], suits: Relabelling) -> bool:
    for name, contract in contracts.items():
        other = SUITS[suits[SUITS.index(name)]] if len(name) == 1 and name in SUITS else name
        if other not in contracts or _relabelled_contract(suits, contract) != _plain(contracts[other]):
            return False
    return True


def _relabelled_contract(suits: Relabelling, contract: Contract) -> Contract:
    stronger = [0] * 64
    for card, above in enumerate(contract.stronger):
        stronger[relabelled(suits, card)] = relabelled_mask(suits, above)
    cards = tuple((relabelled_mask(suits, mask), each) for mask, each in contract.payoff.cards)
    duties = contract.duties
    return _plain(
        contract._replace(
            stronger=tuple(stronger),
            payoff=contract.payoff._replace(cards=cards),
            trump=relabelled_mask(suits, contract.trump),
            duties=Duties(*(_moved_duty(suits, name, value) for name, value in duties._asdict().items())),
        )
    )


def _plain(contract: Contract) -> Contract:
    """Return the contract with its payoff in a canonical order."""
    cards = tuple(sorted((mask, each) for mask, each in contract.payoff.cards))
    return contract._replace(payoff=contract.payoff._replace(cards=cards))


def _moved_duty(suits: Relabelling, name: str, value: int) -> int:
    return relabelled_mask(suits, value) if name in DUTIES_OF_CARDS else value
