"""The sentences about scoring cards: those that pay, and those that cost."""

from __future__ import annotations

from fourkings.coach.attribution import STRONGER, WEAKER, Share
from fourkings.coach.causes import wins_costly
from fourkings.coach.comparison import Comparison, Reason
from fourkings.coach.facts import (
    FEW,
    better_only,
    holds,
    lost_anyway,
    outside,
    overtakes_partner,
    partner_unbeatable,
    safe,
    sure,
    unbeatable,
)
from fourkings.coach.plans import plan, waits
from fourkings.rulebook.cards import Card, members, name


def of_pot(compared: Comparison, share: Share) -> Reason | None:
    """Return the sentence about the cards on the table, perhaps with the better card or both."""
    certain = compared.certain
    if certain.negative:
        return wins_costly(compared)
    if overtaken := overtakes_partner(compared):
        return overtaken
    if not certain.beats_all(compared.stronger):
        return plan(compared)
    points = abs(share.subject) + compared.points(compared.stronger)
    if share.kind != "pot-saved" and _own_points_count(compared):
        part = compared.part("wins-pot", points=points, saves=3, own=compared.points(compared.stronger))
        return Reason(None, part, "take")
    throws = certain.ruffs(compared.stronger) and certain.act(compared.weaker) == "throw"
    saves = 1 if share.kind == "pot-saved" else 2 if throws else 0
    often = compared.how_often_won(share)
    return Reason(sure(compared), compared.part("wins-pot", points=points, saves=saves, often=often), "take")


def _own_points_count(compared: Comparison) -> bool:
    """Return True if the better card wins the trick for certain, and so does another one of mine with fewer points."""
    certain, better = compared.certain, compared.stronger
    others = [card for card in members(certain.known.legal) if compared.points(card) < compared.points(better)]
    return certain.i_win(better) and not certain.beats_all(compared.weaker) and any(map(certain.i_win, others))


def of_card(compared: Comparison, share: Share) -> Reason | None:
    """Return the sentence about a scoring card."""
    return (_penalty if compared.certain.negative else _scoring)(compared, share.subject, share)


def _scoring(compared: Comparison, card: Card, share: Share) -> Reason | None:
    certain, known, points = compared.certain, compared.certain.known, compared.points(card)
    mine = compared.often(share, STRONGER)
    if card == compared.weaker:
        return _loses(compared, card, share)
    if card == compared.stronger and known.led and known.partner is not None and not certain.beats_all(card):
        mine = "sure" if certain.side_wins(card) else mine
        return Reason(
            partner_unbeatable(compared.certain), compared.part("feed", points=points, often=mine), "feed-partner"
        )
    if card == compared.stronger:
        trumped, lost = int(_may_be_trumped(compared, card)), compared.often(share, WEAKER, happens=False)
        return Reason(sure(compared), compared.part("cash", points=points, trumped=trumped, often=lost), "take")
    if certain.view.hand >> card & 1:
        return plan(compared)
    planned = plan(compared) if certain.act(compared.stronger) in ("lead", "throw") else None
    return waits(compared, card) or planned or _catches(compared, card, mine)


def _loses(compared: Comparison, card: Card, share: Share) -> Reason:
    """Return that the points of the weaker card go to the opponents, or that it is a trump to keep."""
    certain, points = compared.certain, compared.points(card)
    if certain.side_wins(card) is False:
        later = int(compared.often(share, STRONGER) in ("usually", "often"))
        part = compared.part("gives", points=points, later=later)
        return Reason(unbeatable(compared.certain) or lost_anyway(compared.certain), part, "duck")
    if not certain.known.led and certain.is_trump(card) and not certain.is_trump(compared.stronger):
        return Reason(None, compared.part("keep-winner", how="trump", often=compared.later(card)), "keep-trump")
    fact = lost_anyway(compared.certain) or (outside(compared.certain, card, FEW - 1) if certain.beats_all(card) else None)
    return Reason(fact, compared.part("falls", points=points, often=compared.often(share, WEAKER, happens=False)))


def _catches(compared: Comparison, card: Card, often: str) -> Reason:
    """Return that my side wins a scoring card of the others after the better card. often: how often it does."""
    certain, points = compared.certain, compared.points(card)
    beats = certain.known.contract.stronger[card] >> compared.stronger & 1 and certain.beats_all(compared.stronger)
    how = "beats" if beats else "any"
    return Reason(
        holds(compared.certain, card), compared.part("catches", how=how, prize=name(card), points=points, often=often)
    )


def _may_be_trumped(compared: Comparison, card: Card) -> bool:
    """Return True if only a trump can beat a plain card of mine, and the others have trumps."""
    certain, known = compared.certain, compared.certain.known
    return known.master(card) and not certain.is_trump(card) and bool(known.unseen & certain.trump)


def _penalty(compared: Comparison, card: Card, share: Share) -> Reason | None:
    certain, points = compared.certain, compared.points(card)
    often = compared.often(share, WEAKER)
    if card == compared.weaker:
        often = ("either" if certain.i_win(compared.stronger) else "sure") if certain.i_win(card) else often
        fact = None if often in ("sure", "either") else safe(compared)
        return Reason(fact, compared.part("takes-own", points=points, often=often), "duck")
    if card == compared.stronger:
        return Reason(lost_anyway(compared.certain), compared.part("rid-of-penalty", points=points, often=often), "discard")
    if certain.view.hand >> card & 1:
        return plan(compared) or Reason(better_only(compared), compared.part("stuck", prize=name(card), often=often))
    if certain.known.led and not certain.beats_all(compared.weaker):
        return Reason(None, compared.part("kept-brings", prize=name(card), points=points, often=often), "discard")
    return Reason(safe(compared), compared.part("brings", prize=name(card), points=points, often=often), "duck")


def of_last(compared: Comparison, share: Share) -> Reason:
    """Return the sentence about the last trick: what costs there is got rid of while higher cards are out."""
    certain, better = compared.certain, compared.stronger
    often, costs = compared.often(share, WEAKER if certain.negative else STRONGER), compared.costs
    above = [certain.known.above(card).bit_count() for card in (better, compared.weaker)]
    if certain.negative and above[0] < above[1]:
        if certain.known.led and not certain.beats_all(better):
            return Reason(None, compared.part("last", costs=costs, how="loses"), "discard")
        if not certain.known.led and (out := outside(compared.certain, better, FEW - 1)):
            return Reason(None, compared.part("last", costs=costs, how="while", out=out.params["out"]), "discard")
    return Reason(safe(compared), compared.part("last", costs=costs, how="any", often=often))
