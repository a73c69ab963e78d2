"""Plain causes of a part of the loss: a guard that is thrown, trumps that are still out, a low card that is spent."""

from __future__ import annotations

from typing import Final

from fourkings.coach.attribution import OFTEN, STRONGER, WEAKER, Share, how_often, second_half
from fourkings.coach.comparison import Comparison, Reason, suit_of_share
from fourkings.coach.facts import FEW, costly, holds, overtakes_partner, sure, trumps_out
from fourkings.kernels.play import suit_of
from fourkings.records import token
from fourkings.rulebook.cards import Card, group_name, members, name, suit_name
from fourkings.rulebook.tricks import card_points

CLEARLY: Final = 0.1
"""Least difference between the cards, as a share of the deals, in how often they win the trick on the table."""
SELDOM: Final = 0.25
"""Share of the deals below which a card is not said to win the trick on the table."""
SHORT: Final = 2
"""Cards of a suit that can soon be gone from my hand."""


def cause(compared: Comparison, share: Share) -> Reason | None:
    """Return the sentence about what brings a part of the loss about; None if no plain cause is at hand."""
    if compared.certain.negative:
        return _of_costs(compared, share)
    if share.kind in ("suit-tricks", "others", "mine", "cards", "suit-cards") and (left := overtakes_partner(compared)):
        return left
    if share.kind in ("cards", "suit-cards"):
        weaker = compared.weaker
        kept = (
            _keeps_trump(compared, share)
            or _shortens_for(compared, share)
            or (catches(compared) if share.subject & suit_of(weaker) else None)
        )
        return kept or wins_now(compared)
    return _of_gains(compared, share)


def cause_of_all(compared: Comparison) -> Reason | None:
    """Return the sentence about what brings the whole loss about in a deal that costs; None if nothing plain does."""
    if not compared.certain.negative:
        return None
    if known := _sheds(compared) or low(compared):
        return known
    won, instead = (compared.share_won(index) for index in (WEAKER, STRONGER))
    return wins_costly(compared) if won >= OFTEN and won - instead >= CLEARLY else None


def wins_costly(compared: Comparison) -> Reason:
    """Return that the weaker card wins the trick on the table, which costs."""
    certain, weaker = compared.certain, compared.weaker
    often = "sure" if certain.i_win(weaker) else how_often(compared.both, second_half(compared.both.wins(weaker)[WEAKER]))
    if often == "sure" and compared.points(weaker) and not certain.i_win(compared.stronger):
        return Reason(None, compared.part("takes-own", points=compared.points(weaker), often=often), "duck")
    hand = certain.view.hand
    prizes = [share for share in compared.both.shares if share.kind == "card" and not hand >> share.subject & 1]
    if compared.falls == 1 and len(prizes) == len(compared.both.shares) == 1:
        prize, often = prizes[0].subject, compared.often(prizes[0], WEAKER)
        part = compared.part("brings", prize=name(prize), points=compared.points(prize), often=often)
        return Reason(None, part, "duck")
    return Reason(
        None, compared.part("wins-costly", falls=compared.falls, what=costly(compared.certain), often=often), "duck"
    )


# --- in deals in which tricks or cards pay ------------------------------------------------------------------------


def _of_gains(compared: Comparison, share: Share) -> Reason | None:
    certain, weaker, better, card = compared.certain, compared.weaker, compared.stronger, share.subject
    if share.kind not in ("trick", "card") or card == better:
        return None
    if card == weaker and _draws_for(compared, card):
        return Reason(trumps_out(compared), compared.part("draw-trumps", how="for", prize=name(card)), "draw-trumps")
    if card == weaker:
        leaves = certain.known.ahead == certain.known.partner
        ruffs = share.kind == "trick" and certain.ruffs(better) and not certain.is_trump(weaker) and not leaves
        ruffs = ruffs and compared.is_high(weaker)
        return Reason(None, compared.part("keep", how="ruff"), "ruff") if ruffs else None
    if certain.view.hand >> card & 1:
        return _for_own_card(compared, card)
    return _catcher(compared, card) or _shortens_for(compared, share) or _keeps_trump(compared, share)


def _draws_for(compared: Comparison, card: Card) -> bool:
    """Return True if the better card draws trumps that could otherwise beat a plain card of mine, the highest left."""
    certain, known = compared.certain, compared.certain.known
    draws = not known.led and certain.is_trump(compared.stronger) and known.unseen & certain.trump
    return bool(draws) and not certain.is_trump(card) and known.master(card)


def _shortens_for(compared: Comparison, share: Share) -> Reason | None:
    """Return that the better card leaves me out of the suit in which the scoring cards of a part are."""
    suit = suit_of(share.subject if share.kind == "card" else share.subject.bit_length() - 1)
    return shortens(compared) if compared.certain.is_only(compared.stronger) and suit >> compared.stronger & 1 else None


def _for_own_card(compared: Comparison, card: Card) -> Reason | None:
    """Return what the choice does for another card of mine: it guards it, or keeps it from being trumped."""
    certain, weaker, better = compared.certain, compared.weaker, compared.stronger
    if guards(compared, card):
        return Reason(None, compared.part("keep", how="guard", prize=name(card)))
    if certain.known.led or certain.is_trump(card) or not certain.known.unseen & certain.trump:
        return None
    if certain.is_trump(better):
        return Reason(None, compared.part("draw-trumps", how="for", prize=name(card)), "draw-trumps")
    if certain.known.master(card) and same_suit(weaker, card) and not same_suit(better, card):
        suit = str(suit_name(suit_of(card)))
        return Reason(None, compared.part("keep", how="run-out", prize=name(card), suit=suit), "lead")
    return None


def wins_now(compared: Comparison) -> Reason | None:
    """Return that the better card wins the trick on the table, clearly more often than the weaker one."""
    certain, better = compared.certain, compared.stronger
    if (
        not certain.known.led
        or not certain.beats_all(better)
        or compared.share_won(STRONGER) - compared.share_won(WEAKER) < CLEARLY
    ):
        return None
    often = "sure" if certain.i_win(better) else compared.later(better)
    key, theme = ("ruff", "ruff") if certain.ruffs(better) else ("win-now", "take")
    return Reason(sure(compared), compared.part(key, often=often), theme)


def shortens(compared: Comparison) -> Reason | None:
    """Return that the better card leaves me short, or out, of a plain suit which I can then trump."""
    certain, better = compared.certain, compared.stronger
    known, suit = certain.known, suit_of(better)
    throws = certain.act(better) == "throw"
    if known.tricks_left <= 2 or certain.is_trump(better) or not known.hand & certain.trump or not known.unseen & suit:
        return None
    if known.led and not throws:
        return None
    held = (known.hand & suit).bit_count()
    if held > (1 if throws else SHORT) or same_suit(better, compared.weaker) or compared.empties_other(held):
        return None
    if certain.is_only(better):
        return Reason(None, compared.part("ruff-later", suit=str(suit_name(suit))), "singleton")
    return Reason(None, compared.part("shorten", how="trump", suit=str(suit_name(suit))))


def _keeps_trump(compared: Comparison, share: Share) -> Reason | None:
    """Return that the weaker card, a trump, should be kept for the trumps that count, or to trump a suit that I lack."""
    certain, weaker = compared.certain, compared.weaker
    if not certain.is_trump(weaker) or certain.is_trump(compared.stronger):
        return None
    if share.kind == "cards" and share.subject & certain.trump:
        return Reason(None, compared.part("keep-winner", how="trump", often=compared.later(weaker)), "keep-trump")
    suit = suit_of(share.subject if share.kind == "card" else share.subject.bit_length() - 1)
    if share.kind != "cards" and not suit & certain.trump and not certain.known.hand & suit:
        return Reason(None, compared.part("keep", how="trump", suit=str(suit_name(suit))), "keep-trump")
    return None


def guards(compared: Comparison, card: Card) -> bool:
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
    return Reason(holds(compared.certain, card), compared.part("keep", how="catch", out=(token(card),)))


def catches(compared: Comparison) -> Reason | None:
    """Return that the weaker card, which beats the better one, should wait for the scoring cards of its suit."""
    known, weaker, better = compared.certain.known, compared.weaker, compared.stronger
    stronger = known.contract.stronger
    if same_suit(weaker, better) and not stronger[better] >> weaker & 1:
        return None
    if compared.certain.is_trump(weaker) and not compared.certain.is_trump(better):
        return None
    scoring = [card for card in members(suit_of(weaker) & compared.certain.opponents_may_hold) if compared.points(card)]
    caught = [card for card in scoring if stronger[card] >> weaker & 1 and not stronger[card] >> better & 1]
    if not 0 < len(caught) <= FEW:
        return None
    fact = holds(compared.certain, caught[0]) if len(caught) == 1 else None
    return Reason(fact, compared.part("keep", how="catch", out=tuple(map(token, caught))))


# --- in deals in which they cost ----------------------------------------------------------------------------------


def _of_costs(compared: Comparison, share: Share) -> Reason | None:
    pair = compared.weaker, compared.stronger
    if shed := _sheds(compared):
        return shed
    if share.kind in ("pot", "swap", "bid") or (share.kind in ("trick", "card") and share.subject in pair):
        return None
    if share.kind in ("trick", "card"):
        own = compared.certain.view.hand >> share.subject & 1
        return (_beside if own else _brought)(compared, share.subject)
    return _of_set(compared, share)


def _beside(compared: Comparison, card: Card) -> Reason | None:
    """Return that the weaker card lets me stay below with another one of its suit that costs; else that it is low."""
    weaker = compared.weaker
    if compared.certain.known.contract.stronger[weaker] >> card & 1 and not same_suit(weaker, compared.stronger):
        return Reason(None, compared.part("keep", how="below", prize=name(card), suit=str(suit_name(suit_of(card)))))
    return low(compared)


def _brought(compared: Comparison, _: Card) -> Reason | None:
    """Return that the weaker card is a low one to keep, if it hardly wins the trick that brings a card."""
    return low(compared) if compared.share_won(WEAKER) < SELDOM else None


def _of_set(compared: Comparison, share: Share) -> Reason | None:
    """Return the sentence about cards or tricks that cost, taken together."""
    known = compared.certain.known
    if share.kind == "last":
        high = known.above(compared.stronger).bit_count() < min(2, known.above(compared.weaker).bit_count())
        return Reason(None, compared.part("keep", how="high-last"), "discard") if high else low(compared, "end")
    if share.kind in ("cards", "suit-cards") and compared.share_won(WEAKER) - compared.share_won(STRONGER) >= CLEARLY:
        return _brings_set(compared, share)
    return low(compared)


def low(compared: Comparison, how: str = "low") -> Reason | None:
    """Return that the weaker card, a low one, should be kept; None if it isn't."""
    if not is_low(compared):
        return None
    loses = compared.certain.act(compared.stronger) == "play" and not compared.certain.beats_all(compared.stronger)
    return Reason(None, compared.part("keep", how="shed" if loses and how == "low" else how))


def _sheds(compared: Comparison) -> Reason | None:
    """Return that the better card, a high one, goes at no cost: in a trick that is mine anyway, or that holds no points."""
    certain, weaker, better = compared.certain, compared.weaker, compared.stronger
    known = certain.known
    if not known.led:
        return None
    if known.contract.stronger[weaker] >> better & 1 and certain.wins_anyway:
        return Reason(None, compared.part("keep", how="anyway"), "high-winner")
    payoff = known.contract.payoff
    cards = (*certain.view.trick, better)
    free = not payoff.trick and not payoff.last[0] and not any(card_points(payoff, card) for card in cards)
    if known.last and free and certain.i_win(better) and not certain.beats_all(weaker):
        return Reason(None, compared.part("keep", how="free"), "high-winner")
    return None


def _brings_set(compared: Comparison, share: Share) -> Reason:
    """Return that the weaker card wins a trick and the scoring cards of a suit that fall in it."""
    if compared.certain.known.last:
        return wins_costly(compared)
    suit = group_name(share.subject) if share.kind == "cards" else suit_of_share(share)
    events = share._replace(happens=compared.both.wins(compared.weaker))
    often = "sure" if compared.certain.i_win(compared.weaker) else compared.often(events, WEAKER)
    return Reason(None, compared.part("brings-set", suit=suit, often=often), "duck")


def is_low(compared: Comparison) -> bool:
    """Return True if the weaker card is a low one, lower than the better."""
    known = compared.certain.known
    below, above = known.below(compared.weaker).bit_count(), known.above(compared.weaker).bit_count()
    if same_suit(compared.weaker, compared.stronger):
        return bool(known.contract.stronger[compared.weaker] >> compared.stronger & 1) and below <= above
    return below < above and below < known.below(compared.stronger).bit_count()


def same_suit(first: Card, second: Card) -> bool:
    """Return True for two cards of one suit."""
    return suit_of(first) == suit_of(second)
