"""Plain causes of a part of the loss: a guard that is thrown, trumps that are still out, a low card that is spent."""

from __future__ import annotations

from typing import Final

from fourkings.coach.attribution import STRONGER, WEAKER, Share, mean, second_half
from fourkings.coach.comparison import Comparison, Reason, holds, suit_of_share
from fourkings.kernels.play import suit_of
from fourkings.rulebook.cards import Card, group_name, name
from fourkings.rulebook.tricks import card_points

CLEARLY: Final = 0.1
"""Least difference between the cards, as a share of the deals, in how often they win the trick on the table."""


def cause(compared: Comparison, share: Share) -> Reason | None:
    """Return the sentence about what brings a part of the loss about; None if no plain cause is at hand."""
    if compared.certain.negative:
        return _of_costs(compared, share)
    if share.kind in ("suit-tricks", "others", "mine"):
        return _entry(compared)
    return _suit_catcher(compared, share) if share.kind in ("cards", "suit-cards") else _of_gains(compared, share)


def cause_of_all(compared: Comparison) -> Reason | None:
    """Return the sentence about what brings the whole loss about in a deal that costs; None if nothing plain does."""
    if not compared.certain.negative:
        return None
    return _sheds(compared) or (Reason(None, compared.part("keep", how="low")) if _is_lower(compared) else None)


# --- in deals in which tricks or cards pay ------------------------------------------------------------------------


def _of_gains(compared: Comparison, share: Share) -> Reason | None:
    certain, weaker, better, card = compared.certain, compared.weaker, compared.stronger, share.subject
    if share.kind not in ("trick", "card") or card == better:
        return None
    if card == weaker:
        ruffs = share.kind == "trick" and certain.ruffs(better) and not certain.is_trump(weaker)
        return Reason(None, compared.part("keep", how="ruff"), "ruff") if ruffs else None
    if not certain.view.hand >> card & 1:
        return _catcher(compared, card)
    if _guards(compared, card):
        return Reason(None, compared.part("keep", how="guard", prize=name(card)))
    leads_trump = not certain.known.led and certain.is_trump(better)
    if leads_trump and not certain.is_trump(card) and certain.known.unseen & certain.trump:
        return Reason(None, compared.part("draw-trumps", prize=name(card)), "draw-trumps")
    return None


def _entry(compared: Comparison) -> Reason | None:
    """Return that the weaker card, a sure winner, should be kept to give me the lead when my other cards need it."""
    certain, weaker = compared.certain, compared.weaker
    if not certain.known.master(weaker) or certain.known.master(compared.stronger):
        return None
    return Reason(None, compared.part("keep", how="entry"), "keep-trump" if certain.is_trump(weaker) else None)


def _guards(compared: Comparison, card: Card) -> bool:
    """Return True if the weaker card is needed to keep another of its suit behind a higher card of the others."""
    certain = compared.certain
    stronger = certain.known.contract.stronger
    suit = certain.known.hand & suit_of(card)
    guards = (suit & ~stronger[card]).bit_count() - 1
    return (
        bool(stronger[compared.weaker] >> card & 1)
        and not suit >> compared.stronger & 1
        and 0 < guards <= certain.known.above(card).bit_count()
    )


def _catcher(compared: Comparison, card: Card) -> Reason | None:
    """Return that the weaker card should wait for a scoring card of its suit which the better one can't beat."""
    beaten_by = compared.certain.known.contract.stronger[card]
    if not beaten_by >> compared.weaker & 1 or beaten_by >> compared.stronger & 1:
        return None
    return Reason(holds(compared, card), compared.part("keep", how="catch", prize=name(card)))


def _suit_catcher(compared: Comparison, share: Share) -> Reason | None:
    """Return that the weaker card, which beats the better one, should wait for the scoring cards of its suit."""
    stronger = compared.certain.known.contract.stronger
    if not share.subject & suit_of(compared.weaker) or not stronger[compared.stronger] >> compared.weaker & 1:
        return None
    if not share.subject & ~stronger[compared.weaker] & compared.certain.known.unseen:
        return None
    return Reason(None, compared.part("keep", how="catch-suit", suit=suit_of_share(share)))


# --- in deals in which they cost ----------------------------------------------------------------------------------


def _of_costs(compared: Comparison, share: Share) -> Reason | None:
    certain, weaker, better = compared.certain, compared.weaker, compared.stronger
    named = share.kind in ("trick", "card")
    own = named and bool(certain.view.hand >> share.subject & 1)
    if share.kind in ("pot", "swap", "bid") or (named and (not own or share.subject in (weaker, better))):
        return None
    if shed := _sheds(compared):
        return shed
    if own and certain.known.contract.stronger[weaker] >> share.subject & 1 and not _same_suit(weaker, better):
        return Reason(None, compared.part("keep", how="below", prize=name(share.subject)))
    if share.kind in ("cards", "suit-cards") and _wins_now(compared, WEAKER) - _wins_now(compared, STRONGER) >= CLEARLY:
        return _brings_set(compared, share)
    how = "end" if share.kind == "last" else "low"
    return Reason(None, compared.part("keep", how=how)) if _is_lower(compared) else None


def _sheds(compared: Comparison) -> Reason | None:
    """Return that the better card, a high one, goes at no cost: in a trick that is mine anyway, or that holds no points."""
    certain, weaker, better = compared.certain, compared.weaker, compared.stronger
    known = certain.known
    if not known.led:
        return None
    if known.contract.stronger[weaker] >> better & 1 and certain.i_win(weaker) and certain.i_win(better):
        return Reason(None, compared.part("keep", how="anyway"), "high-winner")
    payoff = known.contract.payoff
    cards = (*certain.view.trick, better)
    free = not payoff.trick and not payoff.last[0] and not any(card_points(payoff, card) for card in cards)
    if known.last and free and certain.i_win(better) and not certain.beats_all(weaker):
        return Reason(None, compared.part("keep", how="free"), "high-winner")
    return None


def _brings_set(compared: Comparison, share: Share) -> Reason:
    """Return that the weaker card wins a trick and the scoring cards of a suit that fall in it."""
    suit = group_name(share.subject) if share.kind == "cards" else suit_of_share(share)
    events = share._replace(happens=compared.both.wins(compared.weaker))
    often = "sure" if compared.certain.i_win(compared.weaker) else compared.often(events, WEAKER)
    return Reason(None, compared.part("brings-set", suit=suit, often=often), "duck")


def _wins_now(compared: Comparison, index: int) -> float:
    """Return the share of the deals in which one of the cards wins the trick to which it is played now."""
    card = (compared.weaker, compared.stronger)[index]
    return mean([float(wins) for wins in second_half(compared.both.wins(card)[index])])


def _is_lower(compared: Comparison) -> bool:
    """Return True if the weaker card is a low one, lower than the better."""
    known = compared.certain.known
    below, above = known.below(compared.weaker).bit_count(), known.above(compared.weaker).bit_count()
    if _same_suit(compared.weaker, compared.stronger):
        return bool(known.contract.stronger[compared.weaker] >> compared.stronger & 1) and below <= above
    return below <= above and below < known.below(compared.stronger).bit_count()


def _same_suit(one: Card, other: Card) -> bool:
    return suit_of(one) == suit_of(other)
