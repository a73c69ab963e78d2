"""The sentences about two cards: a fact that is certain, and the consequence that costs most."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from fourkings import encoding
from fourkings.coach.attribution import (
    STRONGER,
    WEAKER,
    Continuations,
    Share,
    first_half,
    how_often,
    mean,
    second_half,
)
from fourkings.coach.card_sentences import of_card, of_last, of_mine, of_pot, of_set, of_suit_cards
from fourkings.coach.causes import cause, cause_of_all, wins_costly, wins_now
from fourkings.coach.certain import Certain
from fourkings.coach.comparison import (
    Comparison,
    Reason,
    highest,
    lost_anyway,
    only,
    overtakes_partner,
    safe,
    suit_of_share,
    sure,
    trumps_out,
)
from fourkings.coach.explanation import Explanation, Part
from fourkings.kernels.play import suit_of
from fourkings.rulebook.cards import Card, Seat, group_name, mask, name, suit_name
from fourkings.rulebook.game import Param

NAMED: Final = 0.6
"""Share of the loss that a part must explain where it is found."""
MEASURED: Final = 0.5
"""The same where it is measured, in other deals."""
FEWEST: Final = 0.25
"""Least difference in tricks that is spoken of."""
CLEAR_EVENT: Final = 0.1
"""Least difference of a part's event between the two cards, as a share of the deals, for a sentence about how often."""


def explain_cards(certain: Certain, both: Continuations) -> Explanation | None:
    """Return the sentences that speak for the stronger card; None if no part of the loss is large enough to be named."""
    compared = Comparison(certain, both)
    reason = _named_reason(compared)
    return reason and _explanation(compared, reason)


def explain_rest(certain: Certain, both: Continuations, loss: float | None) -> Explanation:
    """Return the sentence about the loss as a whole. loss: that of the judge, if it is known."""
    compared = Comparison(certain, both)
    return _explanation(compared, _fallback(compared, loss))


def _explanation(compared: Comparison, reason: Reason) -> Explanation:
    both = compared.both
    shares = sorted(both.shares, key=lambda share: -mean(share.gains))
    ranked = tuple((_label(share), round(mean(share.gains), 3)) for share in shares if any(share.gains))
    parts = (reason.consequence,) if reason.fact is None else (reason.fact, reason.consequence)
    return Explanation(both.weaker, both.stronger, parts, reason.theme, ranked)


def _label(share: Share) -> str:
    """Return the name of a part in the details: its kind, and the card or the cards."""
    if share.kind in ("card", "trick"):
        return f"{share.kind}:{name(share.subject)}"
    return f"cards:{group_name(share.subject)}" if share.kind == "cards" else share.kind


def _named_reason(compared: Comparison) -> Reason | None:
    """Return the sentence of the largest part that is large where it is found and where it is measured."""
    both = compared.both
    first, second = (mean(half(both.losses)) for half in (first_half, second_half))
    if first <= 0 or second <= 0:
        return None
    single, turning = (
        sorted(shares, key=lambda share: -mean(first_half(share.gains))) for shares in (both.shares, both.turning_tricks)
    )
    for share in [*single, *_now_groups(compared), *turning, *_groups(compared)]:
        if _is_large(share, first, second) and (reason := _reason(compared, share)):
            return reason
    return None


def _is_large(share: Share, first: float, second: float) -> bool:
    """Return True if a part makes up most of a loss, where it is found and where it is measured."""
    return mean(first_half(share.gains)) >= NAMED * first and mean(second_half(share.gains)) >= MEASURED * second


def _groups(compared: Comparison) -> list[Share]:
    """Return joined parts: the tricks and the scoring cards of a suit, then the rest of my hand."""
    both = compared.both
    single = [share for share in both.shares if share.kind == "card"]
    mine = [share for share in single if both.view.hand >> share.subject & 1]
    groups = [
        *_trick_groups(both, both.shares),
        *(("suit-cards", group) for group in _by_suit(single)),
        ("mine", mine),
    ]
    return [*_with_cards(both), *(_joined(kind, shares) for kind, shares in groups if shares)]


def _now_groups(compared: Comparison) -> list[Share]:
    """Return the cards on the table together with the better card, and together with both."""
    both = compared.both
    pot = [share for share in both.shares if share.kind == "pot"]
    if not pot or compared.certain.negative:
        return []
    own = {share.subject: share for share in both.shares if share.kind == "card"}
    better = [own[both.stronger]] if both.stronger in own else []
    saved = [own[both.weaker]] if both.weaker in own and mean(own[both.weaker].gains) > 0 else []
    groups = [("pot-own", [*pot, *better]), ("pot-saved", [*pot, *better, *saved] if saved else [])]
    return [_joined(kind, shares) for kind, shares in groups if shares]


def _trick_groups(both: Continuations, shares: Sequence[Share]) -> list[tuple[str, list[Share]]]:
    """Return the tricks of the two cards together, those of each suit, and those of the rest of my hand."""
    tricks = [share for share in shares if share.kind == "trick"]
    pair = [share for share in tricks if share.subject in (both.weaker, both.stronger)]
    others = [share for share in tricks if share not in pair]
    suits = [("suit-tricks", group) for group in _by_suit(others)]
    return [("swap", pair if all(mean(share.gains) > 0 for share in pair) else []), *suits, ("others", others)]


def _by_suit(shares: Sequence[Share]) -> list[list[Share]]:
    """Return the parts of cards by suit, if a suit has more than one."""
    suits = {suit_of(share.subject) for share in shares}
    groups = [[share for share in shares if suit >> share.subject & 1] for suit in sorted(suits)]
    return [group for group in groups if len(group) > 1]


def _with_cards(both: Continuations) -> list[Share]:
    """Return the trick that costs most together with the scoring cards of a suit, which fall in such tricks."""
    suits = [share for share in both.shares if share.kind == "cards"]
    tricks = sorted((share for share in both.shares if share.kind == "trick"), key=lambda share: -mean(share.gains))
    return [
        trick._replace(gains=[sum(row) for row in zip(trick.gains, *(share.gains for share in suits), strict=True)])
        for trick in tricks[:1]
        if suits
    ]


def _joined(kind: str, shares: Sequence[Share]) -> Share:
    gains = [sum(row) for row in zip(*(share.gains for share in shares), strict=True)]
    happens = tuple(
        [any(row) for row in zip(*(share.happens[k] for share in shares), strict=True)] for k in (WEAKER, STRONGER)
    )
    if kind in ("pot-own", "pot-saved"):
        return shares[0]._replace(kind=kind, gains=gains)
    return Share(kind, mask(share.subject for share in shares if share.kind != "pot"), gains, (happens[0], happens[1]))


def _reason(compared: Comparison, share: Share) -> Reason | None:
    """Return the sentence for a part; None if its event hardly differs between the cards."""
    weaker, stronger = (mean([float(event) for event in second_half(events)]) for events in share.happens)
    if share.kind == "trick" and (weaker - stronger if compared.certain.negative else stronger - weaker) < CLEAR_EVENT:
        return None
    if known := cause(compared, share):
        return known
    pair = compared.weaker, compared.stronger
    if share.kind == "card" and share.subject not in pair and abs(stronger - weaker) < CLEAR_EVENT:
        return cause_of_all(compared) or Reason(
            None, compared.part("likelier", prize=name(share.subject), costs=compared.costs)
        )
    return _SENTENCES[share.kind](compared, share)


# --- tricks -------------------------------------------------------------------------------------------------------


def _paying_trick(compared: Comparison, card: Card, share: Share) -> Reason | None:
    if card == compared.stronger:
        return _win_with_better(compared, compared.how_often_won(share))
    often = compared.often(share, STRONGER)
    if card == compared.weaker:
        return _keep_weaker(compared, often)
    certain, better = compared.certain, compared.stronger
    if certain.is_trump(card) and certain.is_only(better) and not certain.is_trump(better):
        return Reason(None, compared.part("ruff-later", suit=str(suit_name(suit_of(better)))), "singleton")
    fact = lost_anyway(compared) or highest(compared, card)
    return Reason(fact, compared.part("costs-trick", prize=name(card)))


def _win_with_better(compared: Comparison, often: str) -> Reason | None:
    """Return that the better card wins a trick that the weaker one doesn't."""
    certain = compared.certain
    if certain.ruffs(compared.stronger):
        return Reason(None, compared.part("ruff", often=often), "ruff")
    if not certain.known.led:
        fact = highest(compared, compared.stronger) or sure(compared)
        return Reason(fact, compared.part("lead-winner", often=often), "master")
    if certain.beats_all(compared.weaker) and certain.known.contract.stronger[compared.weaker] >> compared.stronger & 1:
        key = "safer" if often != "sure" or certain.i_win(compared.stronger) else "win-now"
        is_open = certain.side_wins(compared.weaker) is None
        return Reason(None, compared.part(key, often=often), "take") if is_open else None
    if certain.beats_all(compared.weaker):
        later = how_often(compared.both, second_half(compared.both.wins(compared.weaker)[STRONGER]))
        return Reason(None, compared.part("cheaper", often=later), "take") if certain.side_wins(compared.stronger) else None
    return Reason(sure(compared), compared.part("win-now", often=often), "take")


def _keep_weaker(compared: Comparison, often: str) -> Reason:
    """Return that the weaker card wins a trick later if it is kept."""
    certain, weaker, better = compared.certain, compared.weaker, compared.stronger
    known = certain.known
    if overtaken := overtakes_partner(compared):
        return overtaken
    for how, theme, holds_here in (
        ("trump", "keep-trump", certain.is_trump(weaker) and not certain.is_trump(better)),
        ("lead", "lead", not known.led),
        ("throw", "discard", not known.hand & known.led and not certain.is_trump(better)),
    ):
        if holds_here:
            return Reason(highest(compared, weaker), compared.part("keep-winner", how=how, often=often), theme)
    if certain.side_wins(better) and certain.beats_all(better):
        return Reason(None, compared.part("cheaper", often=often), "take")
    lost = lost_anyway(compared)
    if certain.beats_all(weaker) or (lost and lost.key == "unbeatable"):
        return Reason(lost or highest(compared, weaker), compared.part("keep-winner", how="follow", often=often), "duck")
    return Reason(None, compared.part("save-winner", often=often), "duck")


def _costly_trick(compared: Comparison, card: Card, share: Share) -> Reason | None:
    often = compared.often(share, WEAKER)
    if card == compared.weaker:
        return None if compared.certain.i_win(compared.stronger) else wins_costly(compared)
    if card == compared.stronger:
        return Reason(lost_anyway(compared), compared.part("rid-of-winner", often=often), "discard")
    return Reason(only(compared), compared.part("endangers", prize=name(card), often=often))


def _of_partner(compared: Comparison, share: Share) -> Reason:
    """Return the sentence about the tricks of my partner."""
    certain, known = compared.certain, compared.certain.known
    if overtaken := overtakes_partner(compared):
        return overtaken
    suit = suit_of(compared.stronger)
    if not known.led and certain.trump and share.subject in certain.void_seats(suit):
        return Reason(None, compared.part("partner-ruffs", suit=str(suit_name(suit))), "partner-void")
    fact = None if known.led else highest(compared, compared.stronger)
    return Reason(fact, compared.part("more-tricks", how="partner", costs=0))


def _of_swap(compared: Comparison, _: Share) -> Reason:
    if compared.certain.negative and compared.certain.i_win(compared.weaker) and safe(compared):
        return wins_costly(compared)
    return Reason(None, compared.part("swap", costs=compared.costs), "duck" if compared.certain.negative else "take")


def _of_my_tricks(compared: Comparison, share: Share) -> Reason:
    """Return the sentence about the tricks of my cards of a suit, or of all but the two cards."""
    suit: dict[str, Param] = {"suit": suit_of_share(share)} if share.kind == "suit-tricks" else {}
    how = "suit" if suit else "others"
    return Reason(lost_anyway(compared), compared.part("more-tricks", how=how, costs=compared.costs, **suit))


# --- bids ---------------------------------------------------------------------------------------------------------


def _of_bid(compared: Comparison, share: Share) -> Reason:
    """Return the sentence about a bid: the tricks behind it if one card of mine explains them, else the bid alone."""
    both, seat = compared.both, share.subject
    how = "me" if seat == both.me else "partner" if seat in both.side else "foe"
    needs = encoding.needs(both.view).tolist()[0]
    kinds = {"me": ("trick",), "partner": ("partner-tricks",), "foe": ("trick", "partner-tricks")}[how]
    if behind := _trick_reason(compared, kinds):
        return behind._replace(fact=behind.fact or _need(both, both.me, needs[both.me]))
    if how != "partner" and (now := wins_now(compared)):
        return now._replace(fact=_need(both, seat, needs[seat]) or now.fact)
    return Reason(_need(both, seat, needs[seat]), compared.part("makes-bid", how=how, seat=seat))


def _need(both: Continuations, seat: Seat, tricks: int) -> Part | None:
    """Return how many tricks a seat still needs for its bid; None if it has them."""
    how = "me" if seat == both.me else "partner" if seat in both.side else "foe"
    return Part("need", {"how": how, "seat": seat, "tricks": tricks}) if tricks > 0 else None


def _trick_reason(compared: Comparison, kinds: Sequence[str]) -> Reason | None:
    """Return the sentence about the tricks that decide bids, if some of these kinds explain most of them."""
    shares = [share for share in compared.both.trick_shares if share.kind in kinds]
    joined = [_joined(kind, group) for kind, group in _trick_groups(compared.both, shares) if group]
    first, second = (sum(mean(half(share.gains)) for share in shares) for half in (first_half, second_half))
    if first <= 0 or second <= 0:
        return None
    for share in [*sorted(shares, key=lambda share: -mean(first_half(share.gains))), *joined]:
        if _is_large(share, first, second) and (reason := _reason(compared, share)):
            return reason
    return None


_SENTENCES: Final[Mapping[str, Callable[[Comparison, Share], Reason | None]]] = {
    "pot": of_pot,
    "pot-own": of_pot,
    "pot-saved": of_pot,
    "card": of_card,
    "cards": of_set,
    "suit-cards": of_suit_cards,
    "mine": of_mine,
    "trick": lambda compared, share: (_costly_trick if compared.certain.negative else _paying_trick)(
        compared, share.subject, share
    ),
    "suit-tricks": _of_my_tricks,
    "swap": _of_swap,
    "others": _of_my_tricks,
    "partner-tricks": _of_partner,
    "bid": _of_bid,
    "last": of_last,
}


# --- if nothing else is large enough ------------------------------------------------------------------------------


def _fallback(compared: Comparison, loss: float | None) -> Reason:
    """Return the sentence that is always true: which card brings more tricks or points over the rest."""
    both, total = compared.both, mean(compared.both.losses)
    if known := overtakes_partner(compared) or (cause_of_all(compared) if total > 0 else None):
        return known
    if encoding.stakes(both.view).bids and total > 0:
        if behind := _trick_reason(compared, ("trick", "partner-tricks")):
            return behind
        tricks = mean([sum(pair[STRONGER][seat] - pair[WEAKER][seat] for seat in both.side) for pair in both.tricks])
        if tricks >= FEWEST:
            return Reason(None, compared.part("more-tricks", how="side", costs=0))
    elif total > 0 and any(share.kind == "card" for share in both.shares):
        return _all_cards(compared)
    points = 0.0 if encoding.stakes(both.view).bids else total if total > 0 else loss or 0.0
    return Reason(None, compared.part("rest", points=round(points / both.swing), costs=compared.costs))


def _all_cards(compared: Comparison) -> Reason:
    """Return the sentence about all cards that score."""
    certain = compared.certain
    if certain.negative or certain.known.led:
        return Reason(None, compared.part("more-points", how="costs" if certain.negative else "follow"))
    if certain.is_trump(compared.stronger) and not certain.is_trump(compared.weaker):
        return Reason(trumps_out(compared), compared.part("draw-trumps", how="all"), "draw-trumps")
    return Reason(sure(compared), compared.part("more-points", how="lead"), "lead")
