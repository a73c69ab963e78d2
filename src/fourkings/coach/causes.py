"""Plain causes of a part of the loss: a guard that is thrown, trumps that are still out, a low card that is spent."""

from __future__ import annotations

from typing import Final

from fourkings.coach.attribution import OFTEN, STRONGER, WEAKER, Share, how_often, mean, second_half
from fourkings.coach.comparison import Comparison, Reason, holds, seldom_may, suit_of_share, sure
from fourkings.kernels.play import suit_of
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
    if share.kind in ("suit-tricks", "others", "mine"):
        return _entry(compared)
    if share.kind in ("cards", "suit-cards"):
        return _suit_catcher(compared, share) or wins_now(compared) or _entry(compared)
    return _of_gains(compared, share)


def cause_of_all(compared: Comparison) -> Reason | None:
    """Return the sentence about what brings the whole loss about in a deal that costs; None if nothing plain does."""
    if not compared.certain.negative:
        return None
    if known := _sheds(compared) or _low(compared):
        return known
    won, instead = (_share_won(compared, index) for index in (WEAKER, STRONGER))
    return wins_costly(compared) if won >= OFTEN and won - instead >= CLEARLY else None


def wins_costly(compared: Comparison) -> Reason:
    """Return that the weaker card wins the trick on the table, which costs."""
    certain, weaker = compared.certain, compared.weaker
    often = "sure" if certain.i_win(weaker) else how_often(compared.both, second_half(compared.both.wins(weaker)[WEAKER]))
    return Reason(None, compared.part("wins-costly", falls=compared.falls, often=often), "duck")


# --- in deals in which tricks or cards pay ------------------------------------------------------------------------


def _of_gains(compared: Comparison, share: Share) -> Reason | None:
    certain, weaker, better, card = compared.certain, compared.weaker, compared.stronger, share.subject
    if share.kind not in ("trick", "card") or card == better:
        return None
    if card == weaker:
        leaves = certain.known.ahead == certain.known.partner
        ruffs = share.kind == "trick" and certain.ruffs(better) and not certain.is_trump(weaker) and not leaves
        return Reason(None, compared.part("keep", how="ruff"), "ruff") if ruffs else None
    return (_for_own_card if certain.view.hand >> card & 1 else _catcher)(compared, card)


def _for_own_card(compared: Comparison, card: Card) -> Reason | None:
    """Return what the choice does for another card of mine: it guards it, or keeps it from being trumped."""
    certain, weaker, better = compared.certain, compared.weaker, compared.stronger
    if _guards(compared, card):
        return Reason(None, compared.part("keep", how="guard", prize=name(card)))
    if certain.known.led or certain.is_trump(card) or not certain.known.unseen & certain.trump:
        return None
    if certain.is_trump(better):
        return Reason(None, compared.part("draw-trumps", how="for", prize=name(card)), "draw-trumps")
    if certain.known.master(card) and _same_suit(weaker, card) and not _same_suit(better, card):
        suit = str(suit_name(suit_of(card)))
        return Reason(None, compared.part("keep", how="run-out", prize=name(card), suit=suit), "lead")
    return None


def wins_now(compared: Comparison) -> Reason | None:
    """Return that the better card wins the trick on the table, clearly more often than the weaker one."""
    certain, better = compared.certain, compared.stronger
    if (
        not certain.known.led
        or not certain.beats_all(better)
        or _share_won(compared, STRONGER) - _share_won(compared, WEAKER) < CLEARLY
    ):
        return None
    events = second_half(compared.both.wins(better)[STRONGER])
    often = "sure" if certain.i_win(better) else seldom_may(how_often(compared.both, events))
    key, theme = ("ruff", "ruff") if certain.ruffs(better) else ("win-now", "take")
    return Reason(sure(compared), compared.part(key, often=often), theme)


def _entry(compared: Comparison) -> Reason | None:
    """Return that the weaker card, a sure winner, should be kept to give me the lead when my other cards need it."""
    certain, weaker, better = compared.certain, compared.weaker, compared.stronger
    suit = certain.known.hand & suit_of(better)
    can_ruff = not certain.is_trump(better) and certain.known.hand & certain.trump
    if can_ruff and not certain.known.led and suit.bit_count() <= SHORT:
        key = "ruff-later" if certain.is_only(better) else "shorten"
        return Reason(None, compared.part(key, suit=str(suit_name(suit))), "singleton" if key == "ruff-later" else None)
    if not certain.known.master(weaker) or certain.known.master(better):
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
    known, weaker, better = compared.certain.known, compared.weaker, compared.stronger
    stronger = known.contract.stronger
    if not share.subject & suit_of(weaker) or (_same_suit(weaker, better) and not stronger[better] >> weaker & 1):
        return None
    scoring = [card for card in members(suit_of(weaker) & known.unseen) if compared.points(card)]
    caught = [card for card in scoring if stronger[card] >> weaker & 1]
    if len(caught) == 1:
        return Reason(holds(compared, caught[0]), compared.part("keep", how="catch", prize=name(caught[0])))
    if not caught or caught != scoring:
        return None
    return Reason(None, compared.part("keep", how="catch-suit", suit=suit_of_share(share)))


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
    if compared.certain.known.contract.stronger[weaker] >> card & 1 and not _same_suit(weaker, compared.stronger):
        return Reason(None, compared.part("keep", how="below", prize=name(card)))
    return _low(compared)


def _brought(compared: Comparison, _: Card) -> Reason | None:
    """Return that the weaker card is a low one to keep, if it hardly wins the trick that brings a card."""
    return _low(compared) if _share_won(compared, WEAKER) < SELDOM else None


def _of_set(compared: Comparison, share: Share) -> Reason | None:
    """Return the sentence about cards or tricks that cost, taken together."""
    known = compared.certain.known
    if share.kind == "last":
        high = not known.above(compared.stronger) and known.above(compared.weaker)
        return Reason(None, compared.part("keep", how="high-last"), "discard") if high else _low(compared, "end")
    if share.kind in ("cards", "suit-cards") and _share_won(compared, WEAKER) - _share_won(compared, STRONGER) >= CLEARLY:
        return _brings_set(compared, share)
    return _low(compared)


def _low(compared: Comparison, how: str = "low") -> Reason | None:
    """Return that the weaker card, a low one, should be kept; None if it isn't."""
    if not _is_lower(compared):
        return None
    loses = bool(compared.certain.known.led) and not compared.certain.beats_all(compared.stronger)
    return Reason(None, compared.part("keep", how="shed" if loses and how == "low" else how))


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


def _share_won(compared: Comparison, index: int) -> float:
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


def _same_suit(first: Card, second: Card) -> bool:
    return suit_of(first) == suit_of(second)
