"""Playing to a trick in any of the five games: the duties of a seat, and who wins.

Every duty of a card game is an "if you can": perhaps something may not be led, follow suit, perhaps ruff, perhaps overruff,
perhaps shed a given card. A sheet is six masks in that order, zero where a duty does not apply; the legal cards are the
hand narrowed by each in turn. Read backwards, the first mask that drops a card is the reason why it is illegal.
"""

from typing import Final, NamedTuple

from . import kernel

ALL: Final = 0x1FFF_1FFF_1FFF_1FFF

NEVER: Final = 0
ALWAYS: Final = 1
UNLESS_PARTNER_WINS: Final = 2
UNLESS_PARTNER_WINS_UNRUFFED: Final = 3
"""A duty to ruff unless the partner is winning the trick; an opponent's ruff restores the duty in any case."""


class Duties(NamedTuple):
    """The duties of a deal beyond following suit, as numbers: zero for a duty that does not apply."""

    no_lead: int = 0  # mask: may be led only from a hand that holds nothing else
    keep: int = 0  # mask: may be led only as one's last card
    ruff: int = NEVER  # when a player who cannot follow must trump
    overruff: int = 0  # 1: and must then beat the trumps already there
    shed: int = 0  # mask: must be thrown by a player who cannot follow
    shed_following: int = 0  # 1: and also by one who follows with that suit


class Sheet(NamedTuple):
    """The duties of one seat at one moment: six masks, in the order in which they narrow the hand; zero for none."""

    lead: int
    keep: int
    follow: int
    ruff: int
    overruff: int
    shed: int


@kernel
def suit_of(card: int) -> int:
    """Return the mask of all cards of the card's suit."""
    return 0x1FFF << (card & 48)


@kernel
def beats(card: int, winning: int, above: int, trump: int) -> int:
    """Return 1 if `card` beats the winning card of a trick; `above` are the cards that beat that one in its suit."""
    if trump >> winning & 1:
        return above >> card & 1
    return (above | trump) >> card & 1


@kernel
def duty_masks(played: int, led: int, ahead: int, ruffed: int, above: int, trump: int, duties: Duties) -> Sheet:
    """Return the sheet of the seat to play: its duties at this moment, by the duties of the deal.

    played: cards in the trick so far, 0 for the leader · led: mask of the suit led · ahead: position (0-2) of the winning
    card · ruffed: bit p set if position p has ruffed · above: mask of the trumps stronger than the best one in the trick,
    all trumps if there is none · trump: mask of the trump suit, 0 for none.
    """
    if played == 0:
        lead = ALL ^ duties.no_lead if duties.no_lead else 0
        keep = ALL ^ duties.keep if duties.keep else 0
        return Sheet(lead, keep, 0, 0, 0, 0)
    ruff = trump if led != trump and must_ruff(played, ahead, ruffed, duties.ruff) else 0
    overruff = above if ruff and duties.overruff else 0
    shed = duties.shed if duties.shed_following else duties.shed & ~led
    return Sheet(0, 0, led, ruff, overruff, shed)


@kernel
def must_ruff(played: int, ahead: int, ruffed: int, rule: int) -> int:
    """Return 1 if the player to act, unable to follow, must trump by the deal's rule (`Duties.ruff`) in this trick."""
    if rule in (NEVER, ALWAYS):
        return rule
    if ahead != played - 2:
        return 1
    opponents = 0b101 << (played + 1 & 1)
    return 1 if rule == UNLESS_PARTNER_WINS_UNRUFFED and ruffed & opponents else 0


@kernel
def playable(hand: int, duties: Sheet) -> int:
    """Return the legal cards of a hand under a sheet; never empty unless the hand is."""
    for wanted in duties:
        hand = hand & wanted or hand
    return hand


@kernel
def first_violation(hand: int, card: int, duties: Sheet) -> int:
    """Return the index of the first duty in the sheet that drops the card; -1 if it is legal."""
    for number, wanted in enumerate(duties):
        hand = hand & wanted or hand
        if not hand >> card & 1:
            return number
    return -1
