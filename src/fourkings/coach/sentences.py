"""The sentences about two cards: a fact that is certain, and the consequence that costs most."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final, NamedTuple

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
from fourkings.coach.certain import Certain
from fourkings.coach.explanation import Explanation, Part
from fourkings.kernels.play import suit_of
from fourkings.rulebook.cards import Card, Mask, group_name, mask, name, suit_name
from fourkings.rulebook.game import Param
from fourkings.rulebook.tricks import card_points

NAMED: Final = 0.6
"""Share of the loss that a part must explain where it is found."""
MEASURED: Final = 0.5
"""The same where it is measured, in other deals."""
CLEAR_EVENT: Final = 0.1
"""Least difference of a part's event between the two cards, as a share of the deals, for a sentence about how often."""


class Reason(NamedTuple):
    """A consequence, with a fact that may come before it and the theme that it belongs to."""

    fact: Part | None
    consequence: Part
    theme: str | None = None


@dataclass(frozen=True)
class Comparison:
    """Two cards with what is certain of them and how they continue."""

    certain: Certain
    both: Continuations

    @property
    def weaker(self) -> Card:
        """The weaker card."""
        return self.both.weaker

    @property
    def stronger(self) -> Card:
        """The stronger card."""
        return self.both.stronger

    @cached_property
    def params(self) -> dict[str, Param]:
        """The parameters of every consequence: both cards, and whether partners play together."""
        return {"card": name(self.weaker), "better": name(self.stronger), "sides": int(len(self.both.side) > 1)}

    def part(self, key: str, **params: Param) -> Part:
        """Return a consequence."""
        return Part(key, self.params | params)

    def often(self, share: Share, card: int) -> str:
        """Return how often the event of a part takes place after one of the cards."""
        return how_often(self.both, second_half(share.happens[card]))

    def wins_now(self, share: Share) -> str:
        """Return how often the better card, or my side with it, wins this trick: `sure` if nothing can prevent it."""
        return "sure" if self.certain.side_wins(self.stronger) else self.often(share, STRONGER)

    def points(self, card: Card) -> int:
        """Return the points of a card without its sign."""
        return abs(card_points(self.certain.known.contract.payoff, card))


def explain_cards(certain: Certain, both: Continuations, loss: float | None) -> Explanation:
    """Return the sentences that speak for the stronger card. loss: that of the judge, if it is known."""
    compared = Comparison(certain, both)
    shares = sorted(both.shares, key=lambda share: -mean(share.gains))
    ranked = tuple((_label(share), round(mean(share.gains), 3)) for share in shares if any(share.gains))
    reason = _named_reason(compared) or _fallback(compared, loss)
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
    found, measured = (mean(half(both.losses)) for half in (first_half, second_half))
    if found <= 0 or measured <= 0:
        return None
    for share in sorted(_candidates(compared), key=lambda share: -mean(first_half(share.gains))):
        if mean(first_half(share.gains)) < NAMED * found:
            break
        if mean(second_half(share.gains)) >= MEASURED * measured and (reason := _reason(compared, share)):
            return reason
    for share in _groups(compared):
        if mean(first_half(share.gains)) >= NAMED * found and mean(second_half(share.gains)) >= MEASURED * measured:
            return _reason(compared, share) if share.kind == "trick" else _group_reason(compared, share)
    return None


def _candidates(compared: Comparison) -> list[Share]:
    """Return the parts that have a sentence of their own."""
    return [share for share in compared.both.shares if any(share.gains)]


def _groups(compared: Comparison) -> list[Share]:
    """Return the parts of the scoring cards together: those that I keep, and those that others hold."""
    both = compared.both
    single = [share for share in both.shares if share.kind == "card"]
    mine = [share for share in single if both.view.hand >> share.subject & 1]
    theirs = [share for share in single if share not in mine]
    groups = [*_trick_groups(both, both.shares), ("mine", mine), ("theirs", theirs), ("all", single)]
    return [*_with_cards(both), *(_joined(kind, shares) for kind, shares in groups if shares)]


def _trick_groups(both: Continuations, shares: Sequence[Share]) -> list[tuple[str, list[Share]]]:
    """Return the tricks of the two cards together, and those of the rest of my hand."""
    tricks = [share for share in shares if share.kind == "trick"]
    pair = [share for share in tricks if share.subject in (both.weaker, both.stronger)]
    others = [share for share in tricks if share not in pair]
    return [("swap", pair if all(mean(share.gains) > 0 for share in pair) else []), ("others", others)]


def _with_cards(both: Continuations) -> list[Share]:
    """Return each trick of a card of mine together with the scoring cards of a suit, which fall in such tricks."""
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
    return Share(kind, mask(share.subject for share in shares), gains, (happens[0], happens[1]))


def _reason(compared: Comparison, share: Share) -> Reason | None:
    """Return the sentence for a part; None if its event hardly differs between the cards."""
    weaker, stronger = (mean([float(event) for event in second_half(events)]) for events in share.happens)
    if share.kind not in ("cards", "last", "bid") and abs(stronger - weaker) < CLEAR_EVENT:
        return None
    return _SENTENCES[share.kind](compared, share)


# --- tricks -------------------------------------------------------------------------------------------------------


def _of_trick(compared: Comparison, share: Share) -> Reason:
    """Return the sentence about a trick of a card of mine."""
    return (_costly_trick if compared.certain.negative else _paying_trick)(compared, share.subject, share)


def _paying_trick(compared: Comparison, card: Card, share: Share) -> Reason:
    if card == compared.stronger:
        return _win_with_better(compared, compared.wins_now(share))
    often = compared.often(share, STRONGER)
    if card == compared.weaker:
        return _keep_weaker(compared, often)
    certain, better = compared.certain, compared.stronger
    if certain.is_trump(card) and certain.is_only(better) and not certain.is_trump(better):
        return Reason(None, compared.part("ruff-later", suit=_suit(suit_of(better)), often=often), "singleton")
    return Reason(_lost_anyway(compared), compared.part("costs-trick", prize=name(card), often=often))


def _win_with_better(compared: Comparison, often: str) -> Reason:
    """Return that the better card wins a trick that the weaker one doesn't."""
    certain = compared.certain
    if certain.ruffs(compared.stronger):
        return Reason(None, compared.part("ruff", suit=_suit(certain.known.led), often=often), "ruff")
    if not certain.known.led:
        return Reason(_sure(compared), compared.part("lead-winner", often=often), "master")
    return Reason(_sure(compared), compared.part("win-now", often=often), "take")


def _keep_weaker(compared: Comparison, often: str) -> Reason:
    """Return that the weaker card wins a trick later if it is kept."""
    certain, weaker, better = compared.certain, compared.weaker, compared.stronger
    known = certain.known
    if known.led and known.ahead == known.partner and certain.beats_all(weaker):
        return Reason(_partner_unbeatable(compared), compared.part("overtakes-partner"), "leave-partner")
    if certain.is_trump(weaker) and known.led != certain.trump:
        return Reason(_lost_anyway(compared), compared.part("keep-trump", often=often), "keep-trump")
    if not known.led:
        return Reason(_highest(compared), compared.part("lead-other", often=often), "lead")
    if certain.side_wins(better) and certain.beats_all(better):
        return Reason(None, compared.part("cheaper", often=often), "take")
    return Reason(_lost_anyway(compared) or _highest(compared), compared.part("keep-winner", often=often), "duck")


def _costly_trick(compared: Comparison, card: Card, share: Share) -> Reason:
    often = compared.often(share, WEAKER)
    if card == compared.weaker:
        if compared.certain.i_win(card):
            often = "sure"
        return Reason(None, compared.part("wins-costly", often=often), "duck")
    if card == compared.stronger:
        return Reason(_lost_anyway(compared), compared.part("rid-of-winner", often=often), "discard")
    return Reason(_only(compared), compared.part("endangers", prize=name(card), often=often), None)


def _of_partner(compared: Comparison, share: Share) -> Reason:
    """Return the sentence about the tricks of my partner."""
    certain, known = compared.certain, compared.certain.known
    if known.led and known.ahead == known.partner and certain.beats_all(compared.weaker):
        return Reason(_partner_unbeatable(compared), compared.part("overtakes-partner"), "leave-partner")
    voids = certain.void_seats(suit_of(compared.stronger))
    if not known.led and certain.trump and known.partner in voids:
        return Reason(_void(compared, share.subject), compared.part("partner-ruffs"), "partner-void")
    return Reason(None, compared.part("partner-tricks", often=compared.often(share, STRONGER)), None)


# --- cards that score ---------------------------------------------------------------------------------------------


def _of_pot(compared: Comparison, share: Share) -> Reason:
    if compared.certain.negative:
        return Reason(_safe(compared), compared.part("brings-pot", often=compared.often(share, WEAKER)), "duck")
    part = compared.part("wins-pot", points=abs(share.subject), often=compared.wins_now(share))
    return Reason(_sure(compared), part, "take")


def _of_card(compared: Comparison, share: Share) -> Reason:
    """Return the sentence about a scoring card."""
    return (_penalty if compared.certain.negative else _scoring)(compared, share.subject, share)


def _scoring(compared: Comparison, card: Card, share: Share) -> Reason:
    certain, points = compared.certain, compared.points(card)
    better = compared.often(share, STRONGER)
    if card == compared.weaker:
        if certain.side_wins(card) is False:
            key = "gives" if better in ("usually", "often") else "gives-away"
            return Reason(_unbeatable(compared) or _lost_anyway(compared), compared.part(key, points=points), "duck")
        lost = _lost_often(compared, share, WEAKER)
        return Reason(None, compared.part("falls", points=points, often=lost), None)
    if card == compared.stronger:
        if certain.known.led and certain.known.ahead == certain.known.partner and not certain.beats_all(card):
            sure = "sure" if _partner_unbeatable(compared) else better
            return Reason(_partner_unbeatable(compared), compared.part("feed", points=points, often=sure), "feed-partner")
        return Reason(
            _sure(compared), compared.part("cash", points=points, often=_lost_often(compared, share, WEAKER)), "take"
        )
    if certain.view.hand >> card & 1:
        lost = _lost_often(compared, share, WEAKER)
        return Reason(_lost_anyway(compared), compared.part("costs-card", prize=name(card), often=lost), None)
    return Reason(None, compared.part("catches", prize=name(card), points=points, often=better), None)


def _lost_often(compared: Comparison, share: Share, card: int) -> str:
    return how_often(compared.both, [not event for event in second_half(share.happens[card])])


def _penalty(compared: Comparison, card: Card, share: Share) -> Reason:
    certain, points = compared.certain, compared.points(card)
    often = compared.often(share, WEAKER)
    if card == compared.weaker:
        return Reason(_safe(compared), compared.part("takes-own", points=points, often=often), "duck")
    if card == compared.stronger:
        return Reason(_void_in_led(compared), compared.part("rid-of-penalty", points=points, often=often), "discard")
    if certain.view.hand >> card & 1:
        return Reason(_only(compared), compared.part("stuck", prize=name(card), often=often), None)
    return Reason(_safe(compared), compared.part("brings", prize=name(card), points=points, often=often), "duck")


def _of_set(compared: Comparison, share: Share) -> Reason:
    """Return the sentence about a set of many scoring cards, such as all hearts."""
    what = group_name(share.subject)
    if compared.certain.negative:
        return Reason(_safe(compared), compared.part("brings-more", suit=what), None)
    return Reason(None, compared.part("wins-more", suit=what), None)


def _of_last(compared: Comparison, share: Share) -> Reason:
    key = "last-costs" if compared.certain.negative else "last-pays"
    return Reason(
        None, compared.part(key, often=compared.often(share, WEAKER if compared.certain.negative else STRONGER)), None
    )


def _group_reason(compared: Comparison, share: Share) -> Reason:
    """Return the sentence about several cards together."""
    negative = compared.certain.negative
    if share.kind == "swap":
        key = "swap-costly" if negative else "swap-paying"
        return Reason(None, compared.part(key), "duck" if negative else "take")
    if share.kind == "others":
        return Reason(_lost_anyway(compared), compared.part("others-costly" if negative else "others-paying"), None)
    kind = "costly" if negative else share.kind
    if kind in ("theirs", "all") and not compared.certain.known.led:
        return Reason(_sure(compared) or _trumps_out(compared), compared.part(f"group-{kind}-led"), "lead")
    return Reason(_lost_anyway(compared) if kind == "mine" else None, compared.part(f"group-{kind}"), None)


# --- bids ---------------------------------------------------------------------------------------------------------


def _of_bid(compared: Comparison, share: Share) -> Reason:
    """Return the sentence about a bid: the tricks behind it if one card of mine explains them, else the bid alone."""
    both, seat = compared.both, share.subject
    mine = seat == both.me
    key = "need" if mine else "partner-need" if seat in both.side else "foe-need"
    need = encoding.needs(both.view).tolist()[0][seat]
    fact = Part(key, {"seat": seat, "tricks": need}) if need > 0 else None
    kinds = ("trick",) if mine else ("partner-tricks",) if seat in both.side else ("trick", "partner-tricks")
    if behind := _trick_reason(compared, kinds):
        return behind._replace(fact=fact or behind.fact)
    if seat in both.side:
        return Reason(fact, compared.part("makes-bid", mine=int(mine)), None)
    return Reason(fact, compared.part("beats-bid", seat=seat), None)


def _trick_reason(compared: Comparison, kinds: Sequence[str]) -> Reason | None:
    """Return the sentence about the tricks that decide bids, if some of these kinds explain most of them."""
    shares = [share for share in compared.both.trick_shares if share.kind in kinds]
    joined = [_joined(kind, group) for kind, group in _trick_groups(compared.both, shares) if group]
    total = sum(mean(first_half(share.gains)) for share in shares)
    if total <= 0:
        return None
    for share in [*sorted(shares, key=lambda share: -mean(first_half(share.gains))), *joined]:
        large = mean(first_half(share.gains)) >= NAMED * total and mean(second_half(share.gains)) > 0
        if large and (found := _reason(compared, share) if share.kind in _SENTENCES else _group_reason(compared, share)):
            return found
    return None


_SENTENCES: Final[Mapping[str, Callable[[Comparison, Share], Reason]]] = {
    "pot": _of_pot,
    "card": _of_card,
    "cards": _of_set,
    "trick": _of_trick,
    "partner-tricks": _of_partner,
    "bid": _of_bid,
    "last": _of_last,
}


# --- facts --------------------------------------------------------------------------------------------------------


def _suit(suit: Mask) -> str:
    return str(suit_name(suit))


def _unbeatable(compared: Comparison) -> Part | None:
    """Return that the card which is winning can't be beaten, if an opponent played it."""
    certain = compared.certain
    if not certain.unbeatable or certain.known.ahead in certain.friends:
        return None
    return Part("unbeatable", {"seat": certain.known.ahead, "prize": name(certain.known.best)})


def _partner_unbeatable(compared: Comparison) -> Part | None:
    """Return that the partner's card can't be beaten by an opponent."""
    certain = compared.certain
    ahead = bool(certain.known.led) and certain.known.ahead == certain.known.partner
    rivals = tuple(seat for seat in certain.known.later if seat not in certain.friends)
    if not ahead or certain.can_be_beaten(None, rivals):
        return None
    return Part("partner-unbeatable", {"seat": certain.known.ahead, "prize": name(certain.known.best)})


def _lost_anyway(compared: Comparison) -> Part | None:
    """Return that the trick can't be won: by an unbeatable card, or because no card of mine beats it."""
    certain = compared.certain
    if not certain.known.led or certain.can_win or certain.known.ahead in certain.friends:
        return None
    return _unbeatable(compared) or Part("cannot-win", {})


def _sure(compared: Comparison) -> Part | None:
    """Return that the better card wins the trick for certain."""
    certain, better = compared.certain, compared.stronger
    if not certain.i_win(better):
        return None
    return Part("last-enough" if certain.known.last else "sure-winner", {"better": name(better)})


def _safe(compared: Comparison) -> Part | None:
    """Return that the better card can't win the trick, in a deal that costs."""
    certain, better = compared.certain, compared.stronger
    if not certain.known.led or certain.beats_all(better):
        return None
    return Part("stays-below", {"better": name(better), "prize": name(certain.known.best)})


def _trumps_out(compared: Comparison) -> Part | None:
    """Return how many trumps the others hold, if the better card is a trump led."""
    certain = compared.certain
    if not certain.is_trump(compared.stronger):
        return None
    return Part("trumps-out", {"count": (certain.known.unseen & certain.trump).bit_count()})


def _only(compared: Comparison) -> Part | None:
    """Return that the better card is the only one of its suit."""
    if not compared.certain.is_only(compared.stronger):
        return None
    return Part("only-card", {"better": name(compared.stronger), "suit": _suit(suit_of(compared.stronger))})


def _highest(compared: Comparison) -> Part | None:
    """Return that the weaker card is the highest of its suit."""
    if not compared.certain.is_highest(compared.weaker):
        return None
    return Part("highest", {"card": name(compared.weaker), "suit": _suit(suit_of(compared.weaker))})


def _void(compared: Comparison, seat: int) -> Part:
    return Part("void", {"seat": seat, "suit": _suit(suit_of(compared.stronger))})


def _void_in_led(compared: Comparison) -> Part | None:
    """Return that I have none of the suit led."""
    known = compared.certain.known
    if not known.led or known.hand & known.led:
        return None
    return Part("no-suit", {"suit": _suit(known.led)})


# --- if nothing else is large enough ------------------------------------------------------------------------------


def _fallback(compared: Comparison, loss: float | None) -> Reason:
    """Return the sentence that is always true: how many tricks or points the weaker card costs over the rest."""
    both = compared.both
    total = mean(both.losses)
    if encoding.stakes(both.view).bids and total > 0 and (behind := _trick_reason(compared, ("trick", "partner-tricks"))):
        return behind
    if encoding.stakes(both.view).bids or total <= 0:
        tricks = mean([sum(pair[STRONGER][seat] - pair[WEAKER][seat] for seat in both.side) for pair in both.tricks])
        if encoding.stakes(both.view).bids and total > 0 and tricks >= 0.25:
            return Reason(None, compared.part("rest-tricks", tenths=round(10 * tricks)), None)
    points = total if total > 0 else loss or 0.0
    if round(points / both.swing) >= 1:
        return Reason(None, compared.part("rest-points", points=round(points / both.swing)), None)
    return Reason(None, compared.part("rest"), None)
