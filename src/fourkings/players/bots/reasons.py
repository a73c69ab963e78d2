"""Reasons from a player's own figures: what was counted in deals that fit the view, and by how much a card is better.

The deals counted here are drawn again from the same view, all equally likely, whatever the search itself looked at.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any, Final

from fourkings.kernels.play import beats, suit_of
from fourkings.players import encoding
from fourkings.players.bots.careful.advice import Advice, Choice, Why
from fourkings.players.bots.judged import Judged
from fourkings.players.bots.proofs import Proof, proofs
from fourkings.rulebook.cards import Card, Mask, Seat, mask, members, name
from fourkings.rulebook.game import Param
from fourkings.rulebook.tricks import Contract, points_of, winning
from fourkings.windows.view import View

if TYPE_CHECKING:
    from fourkings.kernels.arrays import Int64Array

SHOWN: Final = 3
"""Choices told beside the sentence."""
WORTH_TELLING: Final = 20
"""Of 100 deals: rarer things are not told as a reason."""
NONE: Final = Why("proven-none", {})
"""Where nothing that was counted explains a card."""


def for_card(view: View, judged: Judged, action: Card, seed: int, many: int, for_match: bool = False) -> Advice:
    """The card with what speaks for it: what was counted, and how it compares, in points or in points for the match."""
    deals = len(judged.values)
    if len(judged.cards) == 1:
        return Advice(action, "sampled-equal", {"card": name(action)})
    why, *others = _proven(view, judged, action) or (counted(view, action, seed, many) or NONE,)
    more = (*others, _compared(judged, action, deals, for_match))
    return Advice(action, *why, more, _choices(judged, action), deals, for_match)


def _proven(view: View, judged: Judged, action: Card) -> tuple[Why, ...]:
    """What speaks for the card beside the next best, counted in the deals that were judged; nothing where none are kept."""
    if judged.samples is None:
        return ()
    means = judged.mean(judged.values)
    second = max((card for card in judged.cards if card != action), key=lambda card: float(means[judged.cards.index(card)]))
    return tuple(map(why_of, proofs(view, action, second, judged.samples)))


def why_of(proof: Proof) -> Why:
    """A proof as a sentence with its counts."""
    counts: dict[str, Param] = {"times": proof.times, "fewer": proof.fewer, "deals": proof.deals}
    if isinstance(proof.card, str):
        silent = not isinstance(proof.instead, str)
        second = proof.card if silent else proof.instead
        said: dict[str, Param] = {"what": proof.what, "word": proof.card, "second": str(second), "silent": int(silent)}
        return Why("proven-call", said | counts)
    assert not isinstance(proof.instead, str)  # a card is compared with cards
    return Why("proven", {"what": proof.what, "card": name(proof.card), "instead": name(proof.instead)} | counts)


def _choices(judged: Judged, action: Card) -> tuple[Choice, ...]:
    """The best cards with their means, the one advised first."""
    means, often = judged.mean(judged.values), judged.mean(judged.values >= judged.values.max(1, keepdims=True))
    order = sorted(range(len(judged.cards)), key=lambda place: (judged.cards[place] != action, -means[place]))
    return tuple(
        Choice(judged.cards[place], round(float(means[place]), 1), round(100 * float(often[place])))
        for place in order[:SHOWN]
    )


def _compared(judged: Judged, action: Card, deals: int, for_match: bool) -> Why:
    """How much better than the next best, where that is more than the figures' own error."""
    mine = judged.cards.index(action)
    others = [place for place in range(len(judged.cards)) if place != mine]
    means = judged.mean(judged.values)
    second = max(others, key=lambda place: float(means[place]))
    gains = judged.values[:, mine] - judged.values[:, second]
    facts = {"card": name(action), "instead": name(judged.cards[second])}
    gain, error = float(judged.mean(gains)), float(gains.std()) / math.sqrt(deals) if judged.weights is None else 0.0
    if gain < 2 * error or round(10 * gain) < 1:
        return Why("sampled-near", facts)
    return Why("sampled-gain-match" if for_match else "sampled-gain", facts | {"tenths": round(10 * gain), "deals": deals})


def _percent(true: Any) -> int:
    return round(100 * float(true.mean()))


# --- counting in deals that fit -----------------------------------------------------------------------------------


def counted(view: View, card: Card, seed: int, many: int) -> Why | None:
    """What the deals say of this card, where somebody plays after it."""
    contract = view.contract
    after = [view.turn + step & 3 for step in range(1, 4 - len(view.trick))]
    if contract is None or not after:
        return None
    from fourkings.players.sample import Deals, constraints

    samples = Deals(constraints(view)).draw(seed, many)
    ahead = view.leader + winning((*view.trick, card), contract) & 3
    if encoding.costs(contract):
        return _danger(view, contract, card, after, samples) or _goes_above(contract, card, after, ahead, view, samples)
    return _holds(view, contract, card, after, ahead, samples)


def _danger(view: View, contract: Contract, card: Card, after: list[Seat], samples: Int64Array) -> Why | None:
    """A dear card that may still fall on this trick, where we stay below."""
    led = view.trick[0] if view.trick else card
    takes = view.leader + winning((*view.trick, card), contract) & 3 == view.turn
    hidden = 0
    for hand in (int(held) for held in samples[0]):
        hidden |= hand
    dear = [
        card
        for cards, _ in contract.payoff.cards
        for card in members(cards & hidden & ~view.hand & suit_of(led))
        if cards.bit_count() <= 8
    ]
    if not dear or len(after) == 3 or (takes and view.trick):
        return None
    worst = max(dear, key=lambda card: (abs(points_of(contract.payoff, card)), -contract.stronger[card].bit_count()))
    percent = _percent(((samples[:, after] >> worst) & 1).any(1))
    if percent < WORTH_TELLING:
        return None
    key = "sampled-danger" if len(after) == 2 else "sampled-danger-one"
    return Why(key, _seats(after) | {"card": name(card), "danger": name(worst), "percent": percent})


def _seats(after: list[Seat]) -> dict[str, int]:
    return {"seat": after[0]} | ({"other": after[1]} if len(after) == 2 else {})


def _goes_above(
    contract: Contract, card: Card, after: list[Seat], ahead: Seat, view: View, samples: Int64Array
) -> Why | None:
    """A card that takes the trick so far, in a deal that costs: how often somebody has nothing lower."""
    if ahead != view.turn:
        return None
    above, suit = contract.stronger[card], suit_of(card)
    theirs = samples[:, after] & suit
    must = (theirs != 0) & ((theirs & ~above) == 0)
    percent = _percent(must.any(1))
    return Why("sampled-above", {"card": name(card), "percent": percent}) if percent >= WORTH_TELLING else None


def _holds(view: View, contract: Contract, card: Card, after: list[Seat], ahead: Seat, samples: Int64Array) -> Why | None:
    """A deal that pays: how often nobody after can beat the card, or the partner's that wins already."""
    trick = (*view.trick, card)
    best = trick[ahead - view.leader & 3]
    foes = [seat for seat in after if not (view.rules.game.PARTNERS and seat == view.turn ^ 2)]
    friend = view.rules.game.PARTNERS and ahead == view.turn ^ 2
    if (ahead != view.turn and not friend) or not foes:
        return None
    percent = _percent(~_can_beat(contract, trick[0], best, samples[:, foes]).any(1))
    if friend:
        return Why("sampled-partner", {"card": name(card), "ahead": name(best), "percent": percent})
    return Why("sampled-holds", {"card": name(card), "percent": percent}) if percent >= WORTH_TELLING else None


def _can_beat(contract: Contract, led: Card, best: Card, hands: Int64Array) -> Any:
    """Whether each hand may play a card that wins: of the suit led where it has any, else a trump."""
    suit, trump = suit_of(led), contract.trump
    higher: Mask = mask(card for card in range(64) if beats(card, best, contract.stronger[best], trump))
    follows = (hands & suit) != 0
    return (follows & ((hands & suit & higher) != 0)) | (~follows & ((hands & trump & higher) != 0))


# --- calls --------------------------------------------------------------------------------------------------------


def for_call(call: str, calls: list[str], values: Any) -> Advice:
    """A call that was weighed in deals that are likely: by deal and call, (deals, calls), what it leaves in points."""
    means, best = values.mean(0), values.max(1)
    order = sorted(range(len(calls)), key=lambda place: (calls[place] != call, -means[place]))
    choices = tuple(
        Choice(calls[place], round(float(means[place]), 1), _percent(values[:, place] >= best)) for place in order[:SHOWN]
    )
    points = [round(float(means[place])) for place in order[:2]]
    params: dict[str, Param] = {
        "word": call,
        "second": calls[order[1]],
        "points": points[0],
        "less": points[1],
        "deals": len(values),
    }
    return Advice(call, "sampled-word", params, (), choices, len(values))
