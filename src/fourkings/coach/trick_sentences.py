"""The sentences about tricks: those that pay, and those that cost."""

from __future__ import annotations

from fourkings.coach.attribution import STRONGER, WEAKER, Share
from fourkings.coach.causes import wins_costly
from fourkings.coach.comparison import Comparison, Reason
from fourkings.coach.facts import better_only, highest, lost_anyway, overtakes_partner, sure
from fourkings.coach.plans import plan
from fourkings.kernels.play import suit_of
from fourkings.rulebook.cards import Card, members, name, suit_name


def paying_trick(compared: Comparison, card: Card, share: Share) -> Reason | None:
    if card == compared.stronger:
        return _win_with_better(compared, compared.how_often_won(share))
    often = compared.often(share, STRONGER)
    if card == compared.weaker:
        return _keep_weaker(compared, often)
    certain, better = compared.certain, compared.stronger
    later = certain.known.tricks_left > 2
    if later and certain.is_trump(card) and certain.is_only(better) and not certain.is_trump(better):
        return Reason(None, compared.part("ruff-later", suit=str(suit_name(suit_of(better)))), "singleton")
    return plan(compared)


def _win_with_better(compared: Comparison, often: str) -> Reason | None:
    """Return that the better card wins a trick that the weaker one doesn't."""
    certain = compared.certain
    if certain.ruffs(compared.stronger) and not certain.ruffs(compared.weaker):
        return Reason(None, compared.part("ruff", often=often), "ruff")
    if not certain.known.led:
        fact = highest(compared.certain, compared.stronger) or sure(compared)
        return Reason(fact, compared.part("lead-winner", often=often), "master")
    if certain.beats_all(compared.weaker) and certain.known.contract.stronger[compared.weaker] >> compared.stronger & 1:
        key = "safer" if often != "sure" or certain.i_win(compared.stronger) else "win-now"
        is_open = certain.side_wins(compared.weaker) is None
        return Reason(None, compared.part(key, often=often), "take") if is_open else None
    if certain.beats_all(compared.weaker):
        return _takes(compared, compared.later(compared.weaker)) if certain.side_wins(compared.stronger) else None
    return Reason(sure(compared), compared.part("win-now", often=often), "take")


def _keep_weaker(compared: Comparison, often: str) -> Reason:
    """Return that the weaker card wins a trick later if it is kept."""
    certain, weaker, better = compared.certain, compared.weaker, compared.stronger
    known = certain.known
    if overtaken := overtakes_partner(compared):
        return overtaken
    if not known.led and certain.is_trump(weaker) and certain.is_trump(better) and (drawn := plan(compared)):
        return drawn
    for how, theme, holds_here in (
        ("trump", "keep-trump", certain.is_trump(weaker) and not certain.is_trump(better)),
        ("lead", "lead", not known.led),
        ("throw", "discard", not known.hand & known.led and not certain.is_trump(better)),
    ):
        if holds_here:
            return Reason(highest(compared.certain, weaker), compared.part("keep-winner", how=how, often=often), theme)
    sure_now = certain.side_wins(better)
    if certain.beats_all(better) and (sure_now or not certain.beats_all(weaker)):
        now = Reason(None, compared.part("win-now", often=compared.later(better)), "take")
        return _takes(compared, often) if sure_now else now
    lost = lost_anyway(compared.certain)
    if certain.beats_all(weaker) or lost:
        return Reason(
            lost or highest(compared.certain, weaker), compared.part("keep-winner", how="follow", often=often), "duck"
        )
    return Reason(None, compared.part("keep-winner", how="below", often=often), "duck")


def _takes(compared: Comparison, often: str) -> Reason:
    """Return that the better card wins the trick for certain. often: how often the weaker one wins another."""
    certain, known, weaker, better = compared.certain, compared.certain.known, compared.weaker, compared.stronger
    if certain.ruffs(better) and not certain.ruffs(weaker):
        high = compared.is_high(weaker)
        return Reason(None, compared.part("keep", how="ruff") if high else compared.part("ruff", often="sure"), "ruff")
    if certain.beats_all(weaker) and known.contract.stronger[better] >> weaker & 1:
        claimed = often if often != "may" or compared.is_high(weaker) else "low"
        return Reason(None, compared.part("cheaper", often=claimed), "take")
    if certain.beats_all(weaker) and certain.side_wins(weaker) is None and certain.i_win(better):
        return Reason(None, compared.part("safer", often="sure"), "take")
    if known.ahead in certain.friends or not certain.i_win(better):
        return Reason(sure(compared), compared.part("win-now", often="sure"), "take")
    winners = [card for card in members(known.legal) if certain.beats_all(card)]
    how = "only" if winners == [better] else "sure"
    return Reason(None, compared.part("swap", how=how, prize=name(known.best)), "take")


def costly_trick(compared: Comparison, card: Card, share: Share) -> Reason | None:
    often = compared.often(share, WEAKER)
    if card == compared.weaker:
        return None if compared.certain.i_win(compared.stronger) else wins_costly(compared)
    if card == compared.stronger:
        return Reason(lost_anyway(compared.certain), compared.part("rid-of-winner", often=often), "discard")
    return plan(compared) or Reason(better_only(compared), compared.part("endangers", prize=name(card), often=often))


def of_partner(compared: Comparison, share: Share) -> Reason | None:
    """Return the sentence about the tricks of my partner."""
    certain, known = compared.certain, compared.certain.known
    if overtaken := overtakes_partner(compared):
        return overtaken
    suit = suit_of(compared.stronger)
    if not known.led and certain.trump and share.subject in certain.void_seats(suit):
        return Reason(None, compared.part("partner-ruffs", suit=str(suit_name(suit))), "partner-void")
    return plan(compared)


def of_swap(compared: Comparison, _: Share) -> Reason | None:
    """Return the sentence about the tricks of the two cards together."""
    certain, better = compared.certain, compared.stronger
    if certain.negative or not certain.known.led or not certain.beats_all(better):
        return plan(compared)
    if certain.side_wins(better):
        return _takes(compared, compared.later(compared.weaker))
    if certain.beats_all(compared.weaker):
        return plan(compared)
    return Reason(None, compared.part("swap", how="open", often=compared.later(better)), "take")
