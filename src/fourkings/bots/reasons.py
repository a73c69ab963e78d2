"""Reasons from a bot's own figures: facts counted in deals that fit the view, and a card's margin over the second best.

The deals are drawn again from the same view, all equally likely, whatever the search itself evaluated.
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
from fourkings.rulebook.tricks import Contract, card_points, winning
from fourkings.views import View

if TYPE_CHECKING:
    from fourkings.kernels.arrays import Float64Array

SHOWN: Final = 3
"""Choices shown beside the sentence."""
WORTH_TELLING: Final = 20
"""Percentage of deals below which a fact is not given as a reason."""
NONE: Final = Why("proven-none", {})
"""The reason if nothing that was counted explains the card."""


def for_card(view: View, judged: CardValues, action: Card, seed: int, count: int, for_match: bool = False) -> Advice:
    """Return a card with its reasons: what was counted, and its margin in points or in points for the match.

    judged: the bot's values; seed, count: deals to draw for counting, if the judged ones weren't kept; for_match: True if
    the values are for the match.
    """
    deals = len(judged.values)
    if len(judged.cards) == 1:
        return Advice(action, "sampled-equal", {"card": name(action)})
    why, *others = _proven(view, judged, action) or (counted(view, action, seed, count) or NONE,)
    more = (*others, _compared(judged, action, deals, for_match))
    return Advice(action, *why, more, _choices(judged, action), deals, for_match)


def _proven(view: View, judged: CardValues, action: Card) -> tuple[Why, ...]:
    """Return what speaks for the card over the second best, counted in the deals evaluated; empty if they weren't kept."""
    if judged.samples is None:
        return ()
    means = judged.means()
    second = max((card for card in judged.cards if card != action), key=lambda card: means[judged.cards.index(card)])
    return tuple(map(why_of, proofs(view, action, second, judged.samples)))


def why_of(proof: Proof) -> Why:
    """Return a proof as a sentence with its counts."""
    counts: dict[str, Param] = {"times": proof.times, "fewer": proof.fewer, "deals": proof.deals}
    if isinstance(proof.card, str):
        silent = not isinstance(proof.instead, str)
        second = proof.card if silent else proof.instead
        said: dict[str, Param] = {"what": proof.what, "word": proof.card, "second": str(second), "silent": int(silent)}
        return Why("proven-call", said | counts)
    assert not isinstance(proof.instead, str)  # a card is compared with cards
    return Why("proven", {"what": proof.what, "card": name(proof.card), "instead": name(proof.instead)} | counts)


def _choices(judged: CardValues, action: Card) -> tuple[Choice, ...]:
    """Return the best cards with their means, the one advised first."""
    means, often = judged.means(), judged.best_shares()
    order = sorted(range(len(judged.cards)), key=lambda index: (judged.cards[index] != action, -means[index]))
    return tuple(Choice(judged.cards[index], round(means[index], 1), round(100 * often[index])) for index in order[:SHOWN])


def _compared(judged: CardValues, action: Card, deals: int, for_match: bool) -> Why:
    """Return the margin over the second-best card, or that the two are too close to tell apart."""
    mine = judged.cards.index(action)
    others = [index for index in range(len(judged.cards)) if index != mine]
    means = judged.means()
    second = max(others, key=lambda index: means[index])
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


def counted(view: View, card: Card, seed: int, count: int) -> Why | None:
    """Return a reason for a card counted in `count` sampled deals; None if nobody plays after it or nothing stands out."""
    contract = view.contract
    after = [view.turn + step & 3 for step in range(1, 4 - len(view.trick))]
    if contract is None or not after:
        return None
    from fourkings.sampling import Deals, constraints

    samples = Deals(constraints(view)).draw(seed, count).tolist()
    ahead = view.leader + winning((*view.trick, card), contract) & 3
    if encoding.is_negative(contract):
        return _danger(view, contract, card, after, samples) or _goes_above(contract, card, after, ahead, view, samples)
    return _holds(view, contract, card, after, ahead, samples)


def _danger(view: View, contract: Contract, card: Card, after: list[Seat], samples: list[list[Mask]]) -> Why | None:
    """Return how often a costly card may still fall on this trick, if we stay below it."""
    led = view.trick[0] if view.trick else card
    takes = view.leader + winning((*view.trick, card), contract) & 3 == view.turn
    hidden = 0
    for hand in samples[0]:
        hidden |= hand
    negative = [
        card
        for cards, _ in contract.payoff.cards
        for card in members(cards & hidden & ~view.hand & suit_of(led))
        if cards.bit_count() <= 8
    ]
    if not negative or len(after) == 3 or (takes and view.trick):
        return None
    worst = max(negative, key=lambda card: (abs(card_points(contract.payoff, card)), -contract.stronger[card].bit_count()))
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
    """Return how often a later seat must beat a card that wins the trick so far, in a negative deal."""
    if ahead != view.turn:
        return None
    above, suit = contract.stronger[card], suit_of(card)
    must = (any(hands[seat] & suit and not hands[seat] & suit & ~above for seat in after) for hands in samples)
    percent = _percent(must, len(samples))
    return Why("sampled-above", {"card": name(card), "percent": percent}) if percent >= WORTH_TELLING else None


def _holds(
    view: View, contract: Contract, card: Card, after: list[Seat], ahead: Seat, samples: list[list[Mask]]
) -> Why | None:
    """Return how often no opponent can beat the card, or the partner's that is winning, in a positive deal."""
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
    """Return True if a hand may play one of the winning cards: of the suit led if it has any, else a trump."""
    return bool(hand & (suit if hand & suit else trump) & higher)


# --- calls --------------------------------------------------------------------------------------------------------


def for_call(call: str, calls: list[str], values: Float64Array) -> Advice:
    """Return the reasons for a call evaluated in likely deals.

    values: points for each deal and call, (deals, calls).
    """
    means, rows = evaluation.means(values), values.tolist()
    often = [_percent((row[index] == max(row) for row in rows), len(rows)) for index in range(len(calls))]
    order = sorted(range(len(calls)), key=lambda index: (calls[index] != call, -means[index]))
    choices = tuple(Choice(calls[index], round(means[index], 1), often[index]) for index in order[:SHOWN])
    points = [round(means[index]) for index in order[:2]]
    params: dict[str, Param] = {
        "word": call,
        "second": calls[order[1]],
        "points": points[0],
        "less": points[1],
        "deals": len(values),
    }
    return Advice(call, "sampled-word", params, (), choices, len(values))
