"""Reasons from a player's own figures: what was counted in deals that fit the view, and by how much a card is better.

The deals counted here are drawn again from the same view, all equally likely, whatever the search itself looked at.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from fourkings import encoding
from fourkings.bots import evaluation
from fourkings.bots.careful.advice import Advice, Choice, Why
from fourkings.bots.evaluation import CardValues
from fourkings.bots.proofs import Proof, proofs
from fourkings.kernels.play import beats, suit_of
from fourkings.rulebook.cards import Card, Mask, Seat, mask, members, name
from fourkings.rulebook.game import Param
from fourkings.rulebook.tricks import Contract, points_of, winning
from fourkings.views import View

if TYPE_CHECKING:
    from fourkings.kernels.arrays import Float64Array

SHOWN: Final = 3
"""Choices told beside the sentence."""
WORTH_TELLING: Final = 20
"""Of 100 deals: rarer things are not told as a reason."""
NONE: Final = Why("proven-none", {})
"""Where nothing that was counted explains a card."""


def for_card(view: View, judged: CardValues, action: Card, seed: int, many: int, for_match: bool = False) -> Advice:
    """The card with what speaks for it: what was counted, and how it compares, in points or in points for the match."""
    deals = len(judged.values)
    if len(judged.cards) == 1:
        return Advice(action, "sampled-equal", {"card": name(action)})
    why, *others = _proven(view, judged, action) or (counted(view, action, seed, many) or NONE,)
    more = (*others, _compared(judged, action, deals, for_match))
    return Advice(action, *why, more, _choices(judged, action), deals, for_match)


def _proven(view: View, judged: CardValues, action: Card) -> tuple[Why, ...]:
    """What speaks for the card beside the next best, counted in the deals that were judged; nothing where none are kept."""
    if judged.samples is None:
        return ()
    means = judged.means()
    second = max((card for card in judged.cards if card != action), key=lambda card: means[judged.cards.index(card)])
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


def _choices(judged: CardValues, action: Card) -> tuple[Choice, ...]:
    """The best cards with their means, the one advised first."""
    means, often = judged.means(), judged.best_shares()
    order = sorted(range(len(judged.cards)), key=lambda place: (judged.cards[place] != action, -means[place]))
    return tuple(Choice(judged.cards[place], round(means[place], 1), round(100 * often[place])) for place in order[:SHOWN])


def _compared(judged: CardValues, action: Card, deals: int, for_match: bool) -> Why:
    """How much better than the next best, where that is more than the figures' own error."""
    mine = judged.cards.index(action)
    others = [place for place in range(len(judged.cards)) if place != mine]
    means = judged.means()
    second = max(others, key=lambda place: means[place])
    facts = {"card": name(action), "instead": name(judged.cards[second])}
    if judged.weights is None:
        gain, error, *_ = evaluation.deficits(judged.values, mine)[second]
    else:
        gain, error = means[mine] - means[second], 0.0
    if gain < 2 * error or round(10 * gain) < 1:
        return Why("sampled-near", facts)
    return Why("sampled-gain-match" if for_match else "sampled-gain", facts | {"tenths": round(10 * gain), "deals": deals})


def _percent(true: Iterable[bool], deals: int) -> int:
    return round(100 * (sum(true) / deals))


# --- counting in deals that fit -----------------------------------------------------------------------------------


def counted(view: View, card: Card, seed: int, many: int) -> Why | None:
    """What the deals say of this card, where somebody plays after it."""
    contract = view.contract
    after = [view.turn + step & 3 for step in range(1, 4 - len(view.trick))]
    if contract is None or not after:
        return None
    from fourkings.sampling import Deals, constraints

    samples = Deals(constraints(view)).draw(seed, many).tolist()
    ahead = view.leader + winning((*view.trick, card), contract) & 3
    if encoding.costs(contract):
        return _danger(view, contract, card, after, samples) or _goes_above(contract, card, after, ahead, view, samples)
    return _holds(view, contract, card, after, ahead, samples)


def _danger(view: View, contract: Contract, card: Card, after: list[Seat], samples: list[list[Mask]]) -> Why | None:
    """A dear card that may still fall on this trick, where we stay below."""
    led = view.trick[0] if view.trick else card
    takes = view.leader + winning((*view.trick, card), contract) & 3 == view.turn
    hidden = 0
    for hand in samples[0]:
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
    percent = _percent((any(hands[seat] >> worst & 1 for seat in after) for hands in samples), len(samples))
    if percent < WORTH_TELLING:
        return None
    key = "sampled-danger" if len(after) == 2 else "sampled-danger-one"
    return Why(key, _seats(after) | {"card": name(card), "danger": name(worst), "percent": percent})


def _seats(after: list[Seat]) -> dict[str, int]:
    return {"seat": after[0]} | ({"other": after[1]} if len(after) == 2 else {})


def _goes_above(
    contract: Contract, card: Card, after: list[Seat], ahead: Seat, view: View, samples: list[list[Mask]]
) -> Why | None:
    """A card that takes the trick so far, in a deal that costs: how often somebody has nothing lower."""
    if ahead != view.turn:
        return None
    above, suit = contract.stronger[card], suit_of(card)
    must = (any(hands[seat] & suit and not hands[seat] & suit & ~above for seat in after) for hands in samples)
    percent = _percent(must, len(samples))
    return Why("sampled-above", {"card": name(card), "percent": percent}) if percent >= WORTH_TELLING else None


def _holds(
    view: View, contract: Contract, card: Card, after: list[Seat], ahead: Seat, samples: list[list[Mask]]
) -> Why | None:
    """A deal that pays: how often nobody after can beat the card, or the partner's that wins already."""
    trick = (*view.trick, card)
    best = trick[ahead - view.leader & 3]
    foes = [seat for seat in after if not (view.rules.game.PARTNERS and seat == view.turn ^ 2)]
    friend = view.rules.game.PARTNERS and ahead == view.turn ^ 2
    if (ahead != view.turn and not friend) or not foes:
        return None
    suit, trump = suit_of(trick[0]), contract.trump
    higher = mask(card for card in range(64) if beats(card, best, contract.stronger[best], trump))
    beaten = (any(_can_beat(hands[seat], suit, trump, higher) for seat in foes) for hands in samples)
    percent = _percent((not each for each in beaten), len(samples))
    if friend:
        return Why("sampled-partner", {"card": name(card), "ahead": name(best), "percent": percent})
    return Why("sampled-holds", {"card": name(card), "percent": percent}) if percent >= WORTH_TELLING else None


def _can_beat(hand: Mask, suit: Mask, trump: Mask, higher: Mask) -> bool:
    """Whether a hand may play one of the cards that win: of the suit led where it has any, else a trump."""
    return bool(hand & (suit if hand & suit else trump) & higher)


# --- calls --------------------------------------------------------------------------------------------------------


def for_call(call: str, calls: list[str], values: Float64Array) -> Advice:
    """A call that was weighed in deals that are likely: by deal and call, (deals, calls), what it leaves in points."""
    means, rows = evaluation.means(values), values.tolist()
    often = [_percent((row[place] == max(row) for row in rows), len(rows)) for place in range(len(calls))]
    order = sorted(range(len(calls)), key=lambda place: (calls[place] != call, -means[place]))
    choices = tuple(Choice(calls[place], round(means[place], 1), often[place]) for place in order[:SHOWN])
    points = [round(means[place]) for place in order[:2]]
    params: dict[str, Param] = {
        "word": call,
        "second": calls[order[1]],
        "points": points[0],
        "less": points[1],
        "deals": len(values),
    }
    return Advice(call, "sampled-word", params, (), choices, len(values))
