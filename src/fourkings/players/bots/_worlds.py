"""What each legal card leads to: deals that fit the view, played out by rule of thumb, and what a seat makes of them."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple

from fourkings.kernels import load
from fourkings.players.bots import _policies
from fourkings.rulebook.cards import Card, Mask, Seat, mask, members
from fourkings.rulebook.games import king
from fourkings.rulebook.games._auction import NEGATIVE, POSITIVE_RUNG, Talk, units
from fourkings.rulebook.games.four_hundred import CONTRACT, value
from fourkings.rulebook.tricks import Contract, Payoff
from fourkings.windows.view import View

if TYPE_CHECKING:
    from fourkings.kernels.arrays import Float64Array, Int64Array

UNITS: Final = 8
"""In the kernels' eyes the dearest thing of a deal counts so much."""

USUAL_BID: Final = 3
"""400: what is taken to be bid by those who have not spoken."""


class Deal(NamedTuple):
    """What a deal is about, as the kernels take it."""

    terms: Int64Array
    stronger: Int64Array
    worth: Int64Array  # of each card, then of a trick and of a last trick, in the kernels' unit
    costly: int  # the cards that count


class Outcome(NamedTuple):
    """What playouts led to: by world, card and seat."""

    points: Int64Array  # from here on, by the contract's payoff
    tricks: Int64Array


@lru_cache(64)
def deal(contract: Contract) -> Deal:
    """The contract as the kernels take it."""
    import numpy as np

    payoff = contract.payoff
    sets = [word for one in payoff.cards for word in one]
    terms = [contract.trump, payoff.trick, *payoff.last, *contract.duties, len(payoff.cards), *sets]
    dearest = max(abs(each) for each in (payoff.trick, payoff.last[1], *sets[1::2]))
    worth = np.zeros(66, np.int64)
    for card in range(64):
        worth[card] = round(UNITS * points_of(payoff, card) / dearest)
    worth[64], worth[65] = round(UNITS * payoff.trick / dearest), round(UNITS * payoff.last[1] / dearest)
    costly = 0
    for cards, _ in payoff.cards:
        costly |= cards
    return Deal(np.array(terms, np.int64), np.array(contract.stronger, np.int64), worth, costly)


def points_of(payoff: Payoff, card: Card) -> int:
    """What a card counts for whoever takes it."""
    return sum(each * (cards >> card & 1) for cards, each in payoff.cards)


def contract_of(view: View) -> Contract:
    """The contract of a view in the play of cards."""
    assert view.contract is not None, "the talk is still going on"
    return view.contract


# --- what the kernels are told ------------------------------------------------------------------------------------


def board(view: View) -> Int64Array:
    """The trick on the table, the voids that were shown, and who is to play."""
    import numpy as np

    k = load("policy.linear", plain=True)
    room = np.zeros(k.BOARD, np.int64)
    room[k.LEADER], room[k.PLAYED] = view.leader, len(view.trick)
    room[k.TABLE : k.TABLE + len(view.trick)] = view.trick
    room[k.VOIDS] = voids(view)
    room[k.CHOOSER] = view.turn
    room[k.PARTNERS] = view.rules.game.PARTNERS
    room[k.BIDDING] = view.rules.game.ID == "400"
    return room


def voids(view: View) -> int:
    """The suits that each seat has shown to be void in, bit 4 * seat + suit."""
    shown = 0
    for leader, cards in (*((trick.leader, trick.cards) for trick in view.tricks), (view.leader, view.trick)):
        for place, card in enumerate(cards):
            if card >> 4 != cards[0] >> 4:
                shown |= 1 << 4 * (leader + place & 3) + (cards[0] >> 4)
    return shown


def won(view: View) -> list[int]:
    """Tricks taken so far, by seat."""
    taken = [0, 0, 0, 0]
    for trick in view.tricks:
        taken[trick.winner] += 1
    return taken


def needs(view: View) -> Int64Array:
    """Tricks that each seat still needs for its bid, where tricks are bid; a row of the kernels."""
    import numpy as np

    if view.rules.game.ID != "400" or len(view.talk.bids) < 4:
        return np.zeros((1, 4), np.int64)
    return np.array([[bid_of(view, seat) - taken for seat, taken in enumerate(won(view))]], np.int64)


def bid_of(view: View, seat: Seat) -> int:
    """What a seat has bid."""
    return int(view.talk.bids[seat - view.dealer - 1 & 3])


def candidates(view: View) -> list[Card]:
    """The legal cards, one of each run of equals: cards between which nobody holds another, and that count the same.

    Of equals the highest where taking costs, else the lowest: what is left tells the others least and keeps most.
    """
    contract = contract_of(view)
    legal = mask(action for action in view.legal if not isinstance(action, str))
    gone = 0
    for trick in view.tricks:
        gone |= mask(trick.cards)
    runs: list[list[Card]] = []
    for card in sorted(members(legal), key=lambda card: (card >> 4, contract.stronger[card].bit_count())):
        if runs and equal(contract, runs[-1][-1], card, view.hand | gone):
            runs[-1].append(card)
        else:
            runs.append([card])
    return [run[0] if costs(contract) else run[-1] for run in runs]


def equal(contract: Contract, high: Card, low: Card, mine: Mask) -> bool:
    """True where two cards of a hand do the same: of one suit, nothing between them is left, and they count alike."""
    between = contract.stronger[low] & ~contract.stronger[high] & ~(1 << high)
    if high >> 4 != low >> 4 or between & ~mine:
        return False
    alike = [contract.duties.keep, contract.duties.shed, *(cards for cards, _ in contract.payoff.cards)]
    return all((cards >> high & 1) == (cards >> low & 1) for cards in alike)


def costs(contract: Contract) -> bool:
    """True in the deals where one takes points only to lose them."""
    payoff = contract.payoff
    return min(payoff.trick, payoff.last[1], *(each for _, each in payoff.cards)) < 0


def evaluate(
    view: View, worlds: Int64Array, cards: list[Card], policies: Int64Array, noise: float, seed: int, plain: bool = False
) -> Outcome:
    """Every world played out once for each card."""
    import numpy as np

    made = deal(contract_of(view))
    shape = (len(worlds), len(cards), 4)
    found = Outcome(np.zeros(shape, np.int64), np.zeros(shape, np.int64))
    kernels = load(_policies.kernels_of(policies), plain)
    room = np.zeros(kernels.ROOM, np.int64)
    kernels.evaluate(
        worlds, board(view), needs(view), np.array(cards, np.int64), *made, policies, round(noise * 2**32), seed, 0, room,
        *found,
    )  # fmt: skip
    return found


def bidding(view: View, worlds: Int64Array, bids: list[int], policies: Int64Array, noise: float, seed: int) -> Int64Array:
    """400: the tricks that the bidder takes, by bid and world, where everybody plays for his bid; others bid as usual."""
    import numpy as np

    kernels, made = load(_policies.kernels_of(policies)), deal(CONTRACT)
    given = board(view)
    given[kernels.LEADER] = view.dealer + 1 & 3
    need = np.full((1, 4), USUAL_BID, np.int64)
    for place, said in enumerate(view.talk.bids):
        need[0, view.dealer + 1 + place & 3] = said
    taken = np.zeros((len(bids), len(worlds)), np.int64)
    cards, room = np.array([-1], np.int64), np.zeros(kernels.ROOM, np.int64)
    for place, bid in enumerate(bids):
        need[0, view.turn] = bid
        points, tricks = (np.zeros((len(worlds), 1, 4), np.int64) for _ in range(2))
        kernels.evaluate(
            worlds, given, need, cards, *made, policies, round(noise * 2**32), seed, 0, room, points, tricks
        )  # fmt: skip
        taken[place] = tricks[:, 0, view.turn]
    return taken


# --- what a seat makes of it --------------------------------------------------------------------------------------


def utility(view: View, found: Outcome) -> Float64Array:
    """What each world and card is worth to the seat to play: its own points, or its side's beyond the other's."""
    import numpy as np

    seat = view.turn
    if view.rules.game.ID == "400":
        scored = bids_scored(view, found.tricks + np.array(won(view)))
    else:
        scored = found.points.astype(np.float64)
        if isinstance(view.talk, Talk):
            scored = scored + taken_over(view, found.tricks)
    own: Float64Array = scored[:, :, seat]
    if view.rules.game.PARTNERS:
        own = own + scored[:, :, seat ^ 2] - scored[:, :, seat ^ 1] - scored[:, :, seat ^ 3]
    return own


def bids_scored(view: View, tricks: Int64Array) -> Float64Array:
    """400: the value of each seat's bid, made or lost, by the tricks it ends with."""
    import numpy as np

    bids, worth = np.array([bid_of(view, seat) for seat in range(4)]), values_bid(view)
    return np.where(tricks >= bids, worth, -worth).astype(np.float64)


def values_bid(view: View) -> Int64Array:
    """400: what each seat's bid counts; nought in other games."""
    import numpy as np

    if view.rules.game.ID != "400":
        return np.zeros(4, np.int64)
    return np.array([value(view.rules, bid_of(view, seat), view.scores[seat]) for seat in range(4)])


def taken_over(view: View, tricks: Int64Array) -> Float64Array:
    """King: in a negative deal that was bought, so many of the dealer's tricks are scored to the buyer (KG-23)."""
    import numpy as np

    talk: Talk = view.talk
    moved = np.zeros(tricks.shape)
    fixed = view.rules["negative_price"] == "fixed"
    if talk.buyer is None or talk.price is None or talk.declared != NEGATIVE or talk.price in POSITIVE_RUNG or fixed:
        return moved
    before = won(view)[view.dealer]
    many = np.minimum(units(talk.price), tricks[:, :, view.dealer] + before) * -king.LOST[king.deck(view.rules)]
    moved[:, :, view.dealer], moved[:, :, talk.buyer] = many, -many
    return moved
