"""Plans that a good player sees in two cards: what to draw out, to trump, to keep together, or to get rid of.

A plan is said where the parts of the loss give no better reason than a count. It rests on what is certain: which cards are
out, which ones I hold, who wins the trick.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from fourkings.coach.attribution import OFTEN, STRONGER, USUALLY, WEAKER, how_often, mean, second_half
from fourkings.coach.causes import SHORT, catches, guards, low, same_suit, shortens, wins_costly, wins_now
from fourkings.coach.comparison import Comparison, Reason
from fourkings.coach.facts import (
    FEW,
    beaten_only_by,
    costly,
    highest,
    lost_anyway,
    overtakes_partner,
    partner_unbeatable,
    trumps_out,
)
from fourkings.coach.sense import wins_early
from fourkings.kernels.play import suit_of
from fourkings.records import token
from fourkings.rulebook.cards import Card, members, name, suit_name

MUCH: Final = 0.25
"""Least difference between the cards, as a share of the deals, in how often they win a trick that costs."""
ENDING: Final = 4
"""Cards in hand below which a short suit is of little use."""
Plan = Callable[[Comparison], Reason | None]


def plan(compared: Comparison) -> Reason | None:
    """Return the sentence of the first plan that fits the two cards; None if none does."""
    leads, costs = not compared.certain.known.led, compared.certain.negative
    plans = (COSTLY_LEADS if costs else LEADS) if leads else (COSTLY if costs else FOLLOWS)
    return next(filter(None, (each(compared) for each in plans)), None)


# --- in deals in which tricks or cards pay ------------------------------------------------------------------------


def _draws_trumps(compared: Comparison) -> Reason | None:
    """Return that the better card draws trumps, which makes my high cards safer."""
    certain, known = compared.certain, compared.certain.known
    if not certain.is_trump(compared.stronger) or not known.unseen & certain.trump:
        return None
    if certain.is_trump(compared.weaker):
        draws = known.master(compared.stronger) and not known.master(compared.weaker)
        return Reason(trumps_out(compared), compared.part("draw-trumps", how="all"), "draw-trumps") if draws else None
    plain = [card for card in members(known.hand & ~certain.trump) if known.master(card) and known.below(card)]
    if plain:
        prize = compared.weaker if compared.weaker in plain else plain[-1]
        part = compared.part("draw-trumps", how="for", prize=name(prize))
        return Reason(trumps_out(compared), part, "draw-trumps")
    out, own = ((cards & certain.trump).bit_count() for cards in (known.unseen, known.hand))
    return Reason(None, compared.part("draw-trumps", how="all"), "draw-trumps") if 1 < own >= out else None


def _tenace(compared: Comparison) -> Reason | None:
    """Return that the weaker card belongs together with another of its suit: a card of the others lies between them."""
    known, weaker = compared.certain.known, compared.weaker
    if same_suit(weaker, compared.stronger):
        return None
    for other in members(known.hand & suit_of(weaker) & ~(1 << weaker)):
        high, low_card = (other, weaker) if known.contract.stronger[weaker] >> other & 1 else (weaker, other)
        between = known.above(low_card) & ~known.above(high)
        if between.bit_count() == 1 and not known.above(high):
            out = tuple(map(token, members(between)))
            return Reason(
                None, compared.part("keep", how="tenace", prize=name(other), out=out, suit=str(suit_name(suit_of(weaker))))
            )
    return None


def waits(compared: Comparison, card: Card) -> Reason | None:
    """Return that the weaker lead opens a suit in which my highest card catches a scoring card if others lead it."""
    certain, known, weaker = compared.certain, compared.certain.known, compared.weaker
    suit = suit_of(card)
    prize = next((own for own in members(known.hand & suit) if known.master(own)), None)
    if known.led or prize in (None, weaker) or not suit >> weaker & 1 or suit >> compared.stronger & 1:
        return None
    if certain.is_trump(card) or not certain.opponents_may_hold >> card & 1:
        return None
    assert prize is not None
    part = compared.part("keep", how="tenace", prize=name(prize), out=(token(card),), suit=str(suit_name(suit)))
    return Reason(None, part)


def _leads_winner(compared: Comparison) -> Reason | None:
    """Return that the better card is the highest left, and usually wins when it is led."""
    certain, better = compared.certain, compared.stronger
    if not certain.known.master(better) or compared.share_won(STRONGER) < OFTEN:
        return None
    often = "sure" if certain.i_win(better) else compared.later(better)
    return Reason(highest(compared.certain, better), compared.part("lead-winner", often=often), "master")


def _to_partner(compared: Comparison) -> Reason | None:
    """Return that my partner wins the trick after the better card, clearly more often than after the weaker one."""
    after, before = (compared.partner_wins(index) for index in (STRONGER, WEAKER))
    share = mean([float(event) for event in after])
    if share < USUALLY or share - mean([float(event) for event in before]) < MUCH:
        return None
    return Reason(None, compared.part("partner-wins", often=how_often(compared.both, after)), "leave-partner")


def _draws_out(compared: Comparison) -> Reason | None:
    """Return that the better card wins, or draws out one of the few cards above it, which helps another card of mine."""
    certain, known, better = compared.certain, compared.certain.known, compared.stronger
    above, suit = known.above(better), known.hand & suit_of(better) & ~(1 << better)
    if not certain.beats_all(better) or known.last:
        return None
    if certain.beats_all(compared.weaker) and known.led and not known.contract.stronger[better] >> compared.weaker & 1:
        return None
    if not above:
        ruffs = known.unseen & certain.trump and not certain.is_trump(compared.weaker)
        return Reason(None, compared.part("forces", how="trump")) if ruffs else None
    beaten = beaten_only_by(certain, better)
    if not beaten or not (suit or known.led) or (certain.points(better) and not known.led):
        return None
    return Reason(None, compared.part("forces", **beaten))


def _guards(compared: Comparison) -> Reason | None:
    """Return that the weaker card is needed beside a higher one of its suit."""
    known, weaker = compared.certain.known, compared.weaker
    if compared.certain.is_trump(weaker):
        return None
    higher = [card for card in members(known.hand & known.contract.stronger[weaker]) if known.above(card).bit_count() < FEW]
    prize = next((card for card in higher if guards(compared, card)), None)
    return None if prize is None else Reason(None, compared.part("keep", how="guard", prize=name(prize)))


def _keeps(compared: Comparison) -> Reason | None:
    """Return that the weaker card wins a trick later if it is kept: a trump, the highest left, or one that often does."""
    certain, weaker, better = compared.certain, compared.weaker, compared.stronger
    often, fact = compared.later(weaker), highest(compared.certain, weaker)
    trump = certain.is_trump(weaker) and not certain.is_trump(better)
    if same_suit(weaker, better) and not certain.known.contract.stronger[better] >> weaker & 1:
        return None
    if often == "may" and not trump and not fact:
        return None
    how = "trump" if trump else {"lead": "lead", "throw": "throw"}.get(certain.act(better), "follow")
    return Reason(fact, compared.part("keep-winner", how=how, often=often), "keep-trump" if trump else "discard")


def _feeds(compared: Comparison) -> Reason | None:
    """Return that my partner wins the trick, so that the better card scores in it."""
    certain, better = compared.certain, compared.stronger
    won, points = compared.partner_wins(STRONGER), compared.points(better)
    if certain.beats_all(better) or not points or points < compared.points(compared.weaker):
        return None
    if mean([float(event) for event in won]) < OFTEN:
        return None
    often = "sure" if certain.side_wins(better) else how_often(compared.both, won)
    return Reason(partner_unbeatable(compared.certain), compared.part("feed", points=points, often=often), "feed-partner")


def _entry(compared: Comparison) -> Reason | None:
    """Return that the weaker card, a sure winner, should be kept to give me the lead when my other cards need it."""
    certain, weaker = compared.certain, compared.weaker
    if certain.known.tricks_left <= 2 or not certain.known.master(weaker) or certain.known.master(compared.stronger):
        return None
    return Reason(None, compared.part("keep", how="entry"), "keep-trump" if certain.is_trump(weaker) else None)


# --- in deals in which they cost ----------------------------------------------------------------------------------


def _brings_out(compared: Comparison) -> Reason | None:
    """Return that the better card lets another player take the trick with a higher one that costs."""
    certain, known, better = compared.certain, compared.certain.known, compared.stronger
    prizes = [card for card in members(known.above(better)) if compared.points(card)]
    if known.led or len(prizes) != 1 or same_suit(compared.weaker, better) or certain.known.contract.payoff.trick:
        return None
    return Reason(None, compared.part("bring-out", prize=name(prizes[0]), points=compared.points(prizes[0])))


def _wins_early(compared: Comparison) -> Reason | None:
    """Return that the better card, a high one, wins its trick while the others still have the suit."""
    if not wins_early(compared.certain, compared.stronger):
        return None
    suit = suit_of(compared.stronger)
    return Reason(None, compared.part("early", suit=str(suit_name(suit)), what=costly(compared.certain)))


def _weaker_wins(compared: Comparison) -> Reason | None:
    """Return that the weaker card wins the trick more often."""
    return wins_costly(compared) if compared.share_won(WEAKER) - compared.share_won(STRONGER) >= MUCH else None


def _empties(compared: Comparison) -> Reason | None:
    """Return that the better card leaves me without its suit, so that I can throw other cards on it."""
    certain, better = compared.certain, compared.stronger
    suit = certain.known.hand & suit_of(better)
    held = suit.bit_count()
    if held > SHORT or same_suit(better, compared.weaker) or compared.empties_other(held):
        return None
    higher = suit & certain.known.contract.stronger[better]
    if certain.known.tricks_left <= ENDING or any(map(certain.known.master, members(higher))):
        return None
    if (certain.known.unseen & suit_of(better)).bit_count() < FEW:
        return None
    return Reason(None, compared.part("shorten", suit=str(suit_name(suit)), how="throw"), "discard")


def _highest_that_loses(compared: Comparison) -> Reason | None:
    """Return that the better card is my highest of its suit that can't win the trick, and the weaker one lower."""
    certain, better = compared.certain, compared.stronger
    if certain.beats_all(better) or not certain.known.contract.stronger[compared.weaker] >> better & 1:
        return None
    losing = [card for card in members(certain.known.legal & suit_of(better)) if not certain.beats_all(card)]
    if any(certain.known.contract.stronger[better] >> card & 1 for card in losing):
        return None
    part = compared.part("highest-loser", suit=str(suit_name(suit_of(better))), how="any" if certain.can_win else "lost")
    return Reason(lost_anyway(compared.certain), part, "duck")


def _throws(compared: Comparison) -> Reason | None:
    """Return that the better card goes in a trick that it can't win."""
    certain, better = compared.certain, compared.stronger
    below = (certain.known.below(card).bit_count() for card in (compared.weaker, better))
    if certain.beats_all(better) or next(below) > next(below) or not certain.known.below(better):
        return None
    often = how_often(compared.both, second_half(compared.both.wins(better)[WEAKER]))
    return Reason(lost_anyway(compared.certain), compared.part("rid-of-winner", often=often), "discard")


def cheap(compared: Comparison) -> Reason | None:
    """Return that the better card gives nothing away, or that more cards beat it where a lead costs: if no plan fits."""
    certain, known = compared.certain, compared.certain.known
    weaker, better = compared.weaker, compared.stronger
    if (
        compared.is_spare(better)
        and not compared.is_spare(weaker)
        and known.above(weaker).bit_count() < known.above(better).bit_count()
    ):
        return Reason(None, compared.part("keep", how="cheap"), "discard")
    if certain.negative and not known.led and known.above(better).bit_count() > known.above(weaker).bit_count():
        return Reason(None, compared.part("keep", how="under"), "lead")
    return None


LEADS: Final[Sequence[Plan]] = (
    _draws_trumps, _leads_winner, shortens, _tenace, _to_partner, _draws_out, catches, _guards, _keeps, _entry,
)  # fmt: skip
FOLLOWS: Final[Sequence[Plan]] = (
    overtakes_partner, _feeds, _to_partner, wins_now, _draws_out, shortens, catches, _tenace, _guards, _keeps, _entry,
)  # fmt: skip
COSTLY_LEADS: Final[Sequence[Plan]] = (_brings_out, _wins_early, _weaker_wins, _empties, low)
COSTLY: Final[Sequence[Plan]] = (_weaker_wins, _highest_that_loses, low, _throws)
"""The plans in the order in which they are tried, for a lead and for a card to a trick."""
