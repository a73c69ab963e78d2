"""Careful's choice of a card.

In deals that pay, one rule covers following and leading, alone and with a partner: for each card, each seat's chance to
take the trick, times what the trick is worth in that seat's hands, less what the card would be worth later. So a partner's
sure trick gets our points and none of our trumps, a trick is won with the cheapest card that wins it, and a hopeless one
costs the least. In deals that cost, the rules of `kernels/policy/careful` run in plain Python on all that the view shows.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from fourkings import encoding
from fourkings.bots.careful.facts import Facts
from fourkings.kernels import load
from fourkings.kernels.play import suit_of
from fourkings.rulebook.cards import Card, Mask, Seat, mask, members
from fourkings.rulebook.games.four_hundred import value
from fourkings.views import View

WILLING: Final = 0.9
"""Chance that an opponent beats a card that can be beaten."""
AGAIN: Final = 0.45
"""The same for a card that has already beaten ours, and is likely to be high."""
PLAIN_LATER: Final = (0.6, 0.3, 0.15)
NO_TRUMP_LATER: Final = (0.85, 0.5, 0.22)
"""Chance that a guarded plain card, if kept, wins a trick, by the number of higher ones outstanding: with trumps, and
without."""
BARE: Final = 0.03
"""The same for a card with fewer cards of its suit beside it than higher ones are outstanding."""
TRUMP_LATER: Final = (1.0, 0.7, 0.5)
"""The same for a guarded trump."""
RUFF_LATER: Final = 0.35
"""The same for a small trump, which may ruff."""
THIN: Final = 0.45
THICK: Final = 0.07
"""Chance that a plain winner is not ruffed: `THIN`, plus `THICK` for each card of the suit that the others hold."""
NO_ENTRY: Final = 0.15
"""Share of a sure winner's value that remains if only my hand can lead its suit and nothing brings me in to do so."""
ROUND: Final = 3
"""Cards that the others are assumed to play to each round of a suit."""
SPARED: Final = 0.2
"""Subtracted from the chance that a kept card brings its own points home."""
PARTNER_GIVES: Final = 1.2
OPPONENT_GIVES: Final = 0.6
"""Points that a later player adds to a trick, relative to the average card: if that player's side wins it, and if not."""
DRAW: Final = 0.5
TRUMP_OUT: Final = 0.2
TENACE: Final = 0.25
SINGLETON: Final = 0.12
LENGTH: Final = 0.04
"""Weights of the arguments for and against a lead (`lead_sense`), in fractions of a trick's swing."""


class Stakes(NamedTuple):
    """Values of a trick to me by the seat that wins it, in units of the deal's payoff."""

    by_seat: tuple[float, ...]
    average: float  # the points of an average trick
    swing: float  # what an average trick is worth more with me than with any other seat


def weigh_seats(facts: Facts, by_seat: Sequence[float]) -> Stakes:
    """Return the stakes of this and later tricks, given the worth to me of a point won by each seat.

    by_seat: that worth. A later trick that I don't win goes to each of the three others alike.
    """
    average = _average_trick(facts)
    own = by_seat[facts.me]
    return Stakes(tuple(by_seat), average, average * (own - (sum(by_seat) - own) / 3))


def alone(facts: Facts) -> Stakes:
    """Return the stakes of a game without partners: only my own tricks count."""
    return weigh_seats(facts, [1.0 if seat == facts.me else 0.0 for seat in range(4)])


def together(facts: Facts) -> Stakes:
    """Return the stakes of partners: what the other side wins is lost to us."""
    return weigh_seats(facts, [1.0 if seat & 1 == facts.me & 1 else -1.0 for seat in range(4)])


def for_bids(facts: Facts) -> Stakes:
    """Return the stakes of the 400: a trick counts for a seat that still needs it and can make its bid."""
    won = [sum(trick.winner == seat for trick in facts.view.tricks) for seat in range(4)]
    return weigh_seats(facts, [_bid_weight(facts, seat, won[seat]) for seat in range(4)])


def _bid_weight(facts: Facts, seat: Seat, won: int) -> float:
    view = facts.view
    bid = bid_of(view, seat)
    need, left = bid - won, facts.tricks_left
    worth = value(view.rules, bid, view.scores[seat])
    weight = 0.05 if need <= 0 or need > left else 0.4 * worth
    return weight if seat & 1 == facts.me & 1 else -weight


def bid_of(view: View, seat: Seat) -> int:
    """Return a seat's bid."""
    bids: Sequence[int] = view.calls.bids
    return bids[seat - view.dealer - 1 & 3]


def _average_trick(facts: Facts) -> float:
    """Return the points still to be won, divided by the tricks left."""
    payoff = facts.contract.payoff
    left = facts.unseen | facts.hand
    for card in facts.on_table:
        left |= 1 << card
    points = sum(each * (cards & left).bit_count() for cards, each in payoff.cards)
    return payoff.trick + points / facts.tricks_left


def best_positive(facts: Facts, stakes: Stakes) -> Card:
    """Return the card to play in a positive deal, one whose tricks or cards earn points; of equals the lowest."""
    return max(members(facts.legal), key=lambda card: (round(card_worth(facts, stakes, card), 6), -card))


def card_worth(facts: Facts, stakes: Stakes, card: Card) -> float:
    """Return the gain of playing the card now over keeping it."""
    trick = facts.contract.payoff.trick + sum(map(facts.points, facts.on_table)) + facts.points(card)
    chances = takers(facts, card)
    now = sum(
        chance * value * (trick + to_come(facts, seat))
        for seat, (chance, value) in enumerate(zip(chances, stakes.by_seat, strict=True))
        if chance
    )
    return now - kept(facts, stakes, card) + (lead_sense(facts, stakes, card) if not facts.led else 0.0)


# --- who takes the trick ------------------------------------------------------------------------------------------


def takers(facts: Facts, card: Card) -> list[float]:
    """Return each seat's chance to win the trick if I play this card."""
    chances = [0.0] * 4
    holder, best = (facts.me, card) if facts.wins(card) else (facts.ahead, facts.best)
    led = facts.led or suit_of(card)
    chances[holder] = 1.0
    for index, seat in enumerate(facts.later):
        beats = can_beat(facts, seat, best, led, facts.later[:index])
        for other in range(4):
            if other != seat and chances[other] and other != partner_of(facts, seat):
                moved = chances[other] * beats * (WILLING if other == holder else AGAIN)
                chances[other] -= moved
                chances[seat] += moved
    return chances


def partner_of(facts: Facts, seat: Seat) -> Seat | None:
    """Return the seat's partner, if there are sides."""
    return None if facts.partner is None else seat ^ 2


def can_beat(facts: Facts, seat: Seat, best: Card, led: Mask, before: tuple[Seat, ...]) -> float:
    """Return the chance that a later seat holds a card that beats the best one, given that those before it didn't."""
    trump, above = facts.trump, facts.contract.stronger[best]
    if led == trump or not trump:
        return 0.0 if not led >> best & 1 else facts.holds(seat, above, before)
    if trump >> best & 1:  # already ruffed: only a higher trump from who has none of the suit
        return facts.void(seat, led) * facts.holds(seat, above)
    follows = facts.holds(seat, above, before)
    return follows + (1 - follows) * facts.void(seat, led) * facts.holds(seat, trump)


def to_come(facts: Facts, taker: Seat) -> float:
    """Return the points that later players are likely to add if `taker` wins: a partner gives, an opponent holds back."""
    counting = facts.contract.payoff.cards
    if not counting:
        return 0.0
    total = 0.0
    for seat in facts.later:
        generous = PARTNER_GIVES if seat in (taker, partner_of(facts, taker)) else OPPONENT_GIVES
        total += generous * sum(each * (cards & facts.may[seat]).bit_count() for cards, each in counting)
    return total / max(1, facts.unseen.bit_count())


# --- what a card is worth later -----------------------------------------------------------------------------------


def kept(facts: Facts, stakes: Stakes, card: Card) -> float:
    """Return the value of keeping a card: the trick it may win, and its own points brought home."""
    power = later_trick(facts, card)
    saved = facts.points(card) * (power - SPARED) * (max(stakes.by_seat) - min(stakes.by_seat)) / 2
    return power * stakes.swing + saved + 0.002 * (card & 15) * stakes.average


def later_trick(facts: Facts, card: Card) -> float:
    """Return the chance that a card, if kept, wins a trick that would not be ours without it."""
    if facts.tricks_left == 1:
        return 0.0
    if facts.trump >> card & 1:
        return _trump_later(facts, card)
    above = facts.above(card).bit_count()
    guard = (facts.hand & suit_of(card)).bit_count() - 1
    later = PLAIN_LATER if facts.trump else NO_TRUMP_LATER
    if above >= len(later):
        return 0.0
    power = later[above] if guard >= above else BARE
    return power * _not_ruffed(facts, suit_of(card), above) * _reached(facts, card)


def _reached(facts: Facts, card: Card) -> float:
    """Return the share of a winner's value that remains if only its holder can lead the suit."""
    suit = suit_of(card)
    if facts.unseen & suit:
        return 1.0
    for entry in members(facts.hand & ~suit):
        if facts.trump >> entry & 1 or (facts.unseen & suit_of(entry) and facts.master(entry)):
            return 1.0
    return NO_ENTRY


def _trump_later(facts: Facts, card: Card) -> float:
    """Return the chance that a kept trump wins a trick: a master does, and a small trump can ruff."""
    above = facts.above(card).bit_count()
    if not facts.unseen & facts.trump:
        return 0.95
    guard = (facts.hand & facts.trump).bit_count() - 1
    high = TRUMP_LATER[above] if above < len(TRUMP_LATER) and guard >= above else 0.0
    return max(high, RUFF_LATER)


def _not_ruffed(facts: Facts, suit: Mask, above: int) -> float:
    """Return the chance that a plain winner isn't ruffed once each higher card has taken a round of the suit."""
    if not facts.unseen & facts.trump:
        return 1.0
    out = (facts.unseen & suit).bit_count() - ROUND * above
    return max(0.0, min(1.0, THIN + THICK * out))


# --- the lead -----------------------------------------------------------------------------------------------------


def lead_sense(facts: Facts, stakes: Stakes, card: Card) -> float:
    """Return what a lead gains or loses beyond this trick, in points: by drawing trumps, exposing or shortening a suit."""
    suit = suit_of(card)
    sense = 0.0
    if suit == facts.trump:
        sense += DRAW if draws_trumps(facts) else -TRUMP_OUT
    elif breaks_tenace(facts, card):
        sense -= TENACE
    elif shortens(facts, card):
        sense += SINGLETON
    if not facts.trump:
        sense += LENGTH * (facts.hand & suit).bit_count()  # without trumps a long suit is what wins at the end
    return sense * stakes.swing


def draws_trumps(facts: Facts) -> bool:
    """Return True if I am long in trumps, opponents still have some, and I have winners that they could ruff."""
    mine, theirs = facts.hand & facts.trump, facts.unseen & facts.trump
    foes = [seat for seat in facts.later if seat != facts.partner]
    if not any(facts.may[seat] & facts.trump for seat in foes):
        return False
    return mine.bit_count() * 2 > theirs.bit_count() and any(facts.master(card) for card in members(mine))


def breaks_tenace(facts: Facts, card: Card) -> bool:
    """Return True if a low lead exposes a guarded king or queen of the suit."""
    if facts.master(card):
        return False
    higher = facts.hand & facts.contract.stronger[card]
    return any(1 <= facts.above(threat).bit_count() <= 2 for threat in members(higher | 1 << card))


def shortens(facts: Facts, card: Card) -> bool:
    """Return True if the card is my only one of its suit and I hold trumps to ruff with."""
    return bool(facts.trump & facts.hand) and (facts.hand & suit_of(card)).bit_count() == 1


kernel: Final[Any] = load("policy.careful", plain=True)
EMPTY: Final = (0.0,) * (kernel.SHARES - kernel.RISK)


class NegativeWeights(NamedTuple):
    """Careful's evaluation of the legal cards in a negative deal, one whose tricks or cards cost points."""

    best: Card  # the card to play, of equals the highest, which is never the better one to keep
    worth: Mapping[Card, float]  # the value of each card in points, to the ninth digit
    takes: Mapping[Card, float]  # its chance to win the trick
    costs: Mapping[Card, float]  # the cost of the trick then; 0 if it can't win it
    per_trick: float  # the mean cost of a later trick


def weigh_negative(facts: Facts) -> NegativeWeights:
    """Return the evaluation of the legal cards in a negative deal."""
    masks: list[int] = [*facts.may, *facts.known]
    shares: list[float] = [*(share for row in facts.share for share in row), *EMPTY]
    best = kernel.avoid(
        facts.legal, facts.hand, facts.me, len(facts.on_table), facts.led, facts.best, mask(facts.on_table),
        facts.unseen | facts.hand, encoding.words(facts.contract), facts.contract.stronger, kernel.TEMPERS, masks, shares,
    )  # fmt: skip
    good, takes, costs = (
        {card: shares[first + card] for card in members(facts.legal)} for first in (kernel.GOOD, kernel.TAKES, kernel.COSTS)
    )
    # Rounded, so that cards which are worth the same are equal, in whatever order their dangers were added.
    worth = {card: round(points, 9) for card, points in good.items()}
    return NegativeWeights(best, worth, takes, costs, shares[kernel.EACH])


def best(facts: Facts) -> Card:
    """Return the card to play."""
    if encoding.is_negative(facts.contract):
        return weigh_negative(facts).best
    return best_positive(facts, stakes(facts))


def stakes(facts: Facts) -> Stakes:
    """Return what a trick is worth to me by the seat that takes it, by the rules of the game."""
    if facts.partner is None:
        return alone(facts)
    return for_bids(facts) if facts.view.rules.game.ID == "400" else together(facts)
