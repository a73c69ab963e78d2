"""The sentences about two cards: a fact that is certain, and the consequence that costs most."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from fourkings import encoding
from fourkings.coach.attribution import STRONGER, WEAKER, Continuations, Share, first_half, mean, second_half
from fourkings.coach.card_sentences import of_card, of_last, of_pot
from fourkings.coach.causes import cause, cause_of_all, same_suit, wins_now
from fourkings.coach.certain import Certain
from fourkings.coach.comparison import Comparison, Reason
from fourkings.coach.explanation import Explanation, Part
from fourkings.coach.facts import fitting, overtakes_partner
from fourkings.coach.plans import cheap, plan
from fourkings.coach.sense import is_lowest, trait
from fourkings.coach.trick_sentences import costly_trick, of_partner, of_swap, paying_trick
from fourkings.kernels.play import suit_of
from fourkings.rulebook.cards import Card, Seat, group_name, mask, name

NAMED: Final = 0.6
"""Share of the loss that a part must explain where it is found."""
MEASURED: Final = 0.5
"""The same where it is measured, in other deals."""
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
    planned = (plan(compared) or _instead_of(compared, reason.consequence)) if _is_weak(reason.consequence) else None
    if planned and not reason.consequence.key == planned.consequence.key == "keep":
        need = reason.fact if reason.fact and reason.fact.key == "need" else None
        reason = planned._replace(fact=planned.fact or _mine(need))
    fact = reason.fact or fitting(compared, reason.consequence) or _of_better(compared, reason.consequence)
    consequence = _with_low(compared, fact, reason.consequence)
    parts = (consequence,) if fact is None else (fact, consequence)
    return Explanation(both.weaker, both.stronger, parts, _trained(compared.certain, both.stronger, reason.theme), ranked)


def _trained(certain: Certain, better: Card, theme: str | None) -> str | None:
    """Return the theme of the exercises that train a choice: nobody ducks without a card that wins, or throws in a suit."""
    if theme not in ("duck", "discard") or not certain.known.led:
        return theme
    if certain.act(better) != "play":
        return "discard" if certain.act(better) == "throw" else "ruff"
    return "duck" if certain.can_win and not certain.beats_all(better) else "follow"


def _of_better(compared: Comparison, consequence: Part) -> Part | None:
    """Return what the better card is among those of its suit, if a consequence speaks only of the weaker one."""
    if not is_of_weaker(consequence) or consequence.key == "takes-own" or consequence.params["act"] != "lead":
        return None
    params = consequence.params
    much = consequence.key == "brings-set" or params.get("falls") == 1 or params.get("how") == "tenace"
    long = not same_suit(compared.weaker, compared.stronger)
    return trait(compared.certain, compared.stronger, ("lowest",) if much else ("long", "low", "lowest")[1 - long :])


def is_of_weaker(consequence: Part) -> bool:
    """Return True if a sentence speaks only of the weaker card, or of none."""
    return consequence.key in OF_WEAKER or (consequence.key, consequence.params.get("how")) in KEEPS_WEAKER


OF_WEAKER: Final = frozenset({
    "keep-winner", "falls", "stuck", "endangers", "brings", "wins-costly", "brings-set", "gives", "takes-own", "rest",
})  # fmt: skip
"""Consequences that speak only of the weaker card, or of none, and leave room for a short fact."""
KEEPS_WEAKER: Final = frozenset(
    ("keep", how) for how in ("guard", "tenace", "trump", "catch", "entry", "below", "low", "end")
)
"""The same for cards to keep."""


def _instead_of(compared: Comparison, consequence: Part) -> Reason | None:
    """Return what is certain of the better card if the weaker one, a low card, is said to win a trick; None otherwise."""
    claims = consequence.key == "keep-winner" and not compared.is_high(compared.weaker)
    return cheap(compared) if claims else None


def _with_low(compared: Comparison, fact: Part | None, consequence: Part) -> Part:
    """Return a consequence that says of a low card, or of the lowest to follow, that it is one, if there is room."""
    act, better = consequence.params.get("act"), compared.stronger
    spare = compared.is_spare(better) and not compared.certain.is_trump(better)
    if act in ("play", "trump", "throw"):
        low = spare if act == "throw" else is_lowest(compared.certain, better)
        brief = fact is None or (fact.key in BRIEF and fact.params["how"] not in ("partner", "better"))
        room = brief and (fact is None or act == "play" or consequence.key != "gives")
        says = low and room and is_of_weaker(consequence)
        return Part(consequence.key, dict(consequence.params) | {"low": int(says)})
    lead = consequence.key in ("keep-winner", "falls", "keep")
    out = () if fact is None else fact.params.get("out")
    brief = consequence.key != "falls" or fact is None
    short = (isinstance(out, tuple) and len(out) < 2 and brief) or (fact is not None and fact.key == "need")
    if not lead or not short or consequence.params.get("how") in ("run-out", "tenace", "cheap"):
        return consequence
    return Part(consequence.key, dict(consequence.params) | {"low": int(spare)})


BRIEF: Final = frozenset({"need", "unbeatable", "cannot-win"})
"""Facts that leave room for a word about a low card."""
UNLIKELY: Final = frozenset({
    "keep-winner", "lead-winner", "win-now", "safer", "rid-of-winner", "last", "catches", "wins-costly", "brings-set",
    "brings",
})  # fmt: skip
"""Consequences that are hardly a reason if they only may happen: a plan that fits the two cards is said in their place."""


def _is_weak(consequence: Part) -> bool:
    """Return True for a consequence that says only what may happen, or nothing of the card to lead."""
    params = consequence.params
    half = consequence.key == "keep" and params["how"] in ("low", "below") and params["act"] == "lead"
    return half or (consequence.key in UNLIKELY and params.get("often") == "may")


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
    groups = [*_trick_groups(both, both.shares), *(("suit-cards", group) for group in _by_suit(single)), ("mine", mine)]
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
        return cause_of_all(compared) or plan(compared)
    return _SENTENCES[share.kind](compared, share)


# --- bids ---------------------------------------------------------------------------------------------------------


def _of_bid(compared: Comparison, share: Share) -> Reason:
    """Return the sentence about a bid: the tricks behind it if one card of mine explains them, else the bid alone."""
    both, seat = compared.both, share.subject
    how = "me" if seat == both.me else "partner" if seat in both.side else "foe"
    needs = encoding.needs(both.view).tolist()[0]
    kinds = {"me": ("trick",), "partner": ("partner-tricks",), "foe": ("trick", "partner-tricks")}[how]
    if behind := _trick_reason(compared, kinds):
        part = behind.consequence
        full = part.params.get("how") in ("run-out", "tenace") or part.key in ("overtakes-partner", "partner-wins")
        mine = _need(both, both.me, needs[both.me])
        others = None if mine else _need(both, seat, needs[seat])
        return behind if full else behind._replace(fact=others or behind.fact or fitting(compared, part) or mine)
    need = _need(both, seat, needs[seat])
    if now := wins_now(compared):
        return now._replace(fact=need or now.fact)
    planned = plan(compared) or cheap(compared) or Reason(None, compared.part("rest"))
    return planned._replace(fact=planned.fact or _mine(need))


def _mine(need: Part | None) -> Part | None:
    """Return what I need, but not what another seat needs: a plan for my own hand doesn't depend on that."""
    return need if need and need.params["how"] == "me" else None


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
    "cards": lambda compared, _: plan(compared),
    "suit-cards": lambda compared, _: plan(compared),
    "mine": lambda compared, _: plan(compared),
    "trick": lambda compared, share: (costly_trick if compared.certain.negative else paying_trick)(
        compared, share.subject, share
    ),
    "suit-tricks": lambda compared, _: plan(compared),
    "swap": of_swap,
    "others": lambda compared, _: plan(compared),
    "partner-tricks": of_partner,
    "bid": _of_bid,
    "last": of_last,
}


# --- if nothing else is large enough ------------------------------------------------------------------------------


def _fallback(compared: Comparison, loss: float | None) -> Reason:
    """Return a plan that fits the two cards, or else only that the better one does better. loss: that of the judge."""
    total = mean(compared.both.losses)
    if total > 0 or (loss or 0) > 0:
        known = overtakes_partner(compared) or cause_of_all(compared)
        if encoding.stakes(compared.both.view).bids:
            known = known or _trick_reason(compared, ("trick", "partner-tricks"))
        if known := known or plan(compared):
            return known
    if known := cheap(compared):
        return known
    return Reason(None, compared.part("rest"))
