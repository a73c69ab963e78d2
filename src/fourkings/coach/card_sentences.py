"""The sentences about scoring cards: those that pay, and those that cost."""

from __future__ import annotations

from fourkings.coach.attribution import STRONGER, WEAKER, Share
from fourkings.coach.causes import wins_costly
from fourkings.coach.comparison import (
    Comparison,
    Reason,
    holds,
    lost_anyway,
    only,
    overtakes_partner,
    partner_unbeatable,
    safe,
    suit_of_share,
    sure,
    unbeatable,
)
from fourkings.rulebook.cards import Card, group_name, name


def of_pot(compared: Comparison, share: Share) -> Reason:
    """Return the sentence about the cards on the table, perhaps with the better card or both."""
    certain = compared.certain
    if certain.negative:
        return wins_costly(compared)
    if overtaken := overtakes_partner(compared):
        return overtaken
    points = abs(share.subject) + compared.points(compared.stronger)
    saves = int(share.kind == "pot-saved")
    often = compared.how_often_won(share)
    return Reason(sure(compared), compared.part("wins-pot", points=points, saves=saves, often=often), "take")


def of_card(compared: Comparison, share: Share) -> Reason:
    """Return the sentence about a scoring card."""
    return (_penalty if compared.certain.negative else _scoring)(compared, share.subject, share)


def _scoring(compared: Comparison, card: Card, share: Share) -> Reason:
    certain, points = compared.certain, compared.points(card)
    lost, mine = compared.often(share, WEAKER, happens=False), compared.often(share, STRONGER)
    known = certain.known
    if card == compared.weaker and certain.side_wins(card) is False:
        later = int(mine in ("usually", "often"))
        return Reason(
            unbeatable(compared) or lost_anyway(compared), compared.part("gives", points=points, later=later), "duck"
        )
    if card == compared.weaker:
        return Reason(None, compared.part("falls", lead=int(not known.led), points=points, often=lost))
    if card == compared.stronger and known.led and known.ahead == known.partner and not certain.beats_all(card):
        mine = "sure" if certain.side_wins(card) else mine
        return Reason(partner_unbeatable(compared), compared.part("feed", points=points, often=mine), "feed-partner")
    if card == compared.stronger:
        trumped = int(_may_be_trumped(compared, card))
        return Reason(sure(compared), compared.part("cash", points=points, trumped=trumped, often=lost), "take")
    if certain.view.hand >> card & 1:
        return Reason(lost_anyway(compared), compared.part("costs-card", prize=name(card), often=lost))
    lead = int(not known.led and bool(known.contract.stronger[card] >> compared.stronger & 1))
    return Reason(holds(compared, card), compared.part("catches", prize=name(card), points=points, lead=lead, often=mine))


def _may_be_trumped(compared: Comparison, card: Card) -> bool:
    """Return True if only a trump can beat a plain card of mine, and the others have trumps."""
    certain, known = compared.certain, compared.certain.known
    return known.master(card) and not certain.is_trump(card) and bool(known.unseen & certain.trump)


def _penalty(compared: Comparison, card: Card, share: Share) -> Reason:
    certain, points = compared.certain, compared.points(card)
    often = compared.often(share, WEAKER)
    if card == compared.weaker:
        often = ("either" if certain.i_win(compared.stronger) else "sure") if certain.i_win(card) else often
        lead = int(not certain.known.led)
        fact = None if often in ("sure", "either") else safe(compared)
        return Reason(fact, compared.part("takes-own", points=points, lead=lead, often=often), "duck")
    if card == compared.stronger:
        return Reason(lost_anyway(compared), compared.part("rid-of-penalty", points=points, often=often), "discard")
    if certain.view.hand >> card & 1:
        return Reason(only(compared), compared.part("stuck", prize=name(card), often=often))
    if certain.known.led and not certain.beats_all(compared.weaker):
        return Reason(None, compared.part("kept-brings", prize=name(card), points=points, often=often), "discard")
    return Reason(safe(compared), compared.part("brings", prize=name(card), points=points, often=often), "duck")


def of_set(compared: Comparison, share: Share) -> Reason:
    """Return the sentence about the scoring cards of a suit."""
    part = compared.part("more-of-suit", suit=group_name(share.subject), costs=compared.costs)
    return Reason(safe(compared) if compared.certain.negative else None, part)


def of_suit_cards(compared: Comparison, share: Share) -> Reason:
    part = compared.part("more-of-suit", suit=suit_of_share(share), costs=compared.costs)
    return Reason(sure(compared), part, None if compared.certain.known.led else "lead")


def of_last(compared: Comparison, share: Share) -> Reason:
    often = compared.often(share, WEAKER if compared.certain.negative else STRONGER)
    return Reason(None, compared.part("last", costs=compared.costs, often=often))


def of_mine(compared: Comparison, _: Share) -> Reason:
    return Reason(lost_anyway(compared), compared.part("keeps", costs=compared.costs))
