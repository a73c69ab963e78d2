"""Reasons from a player's own figures: what was counted in deals that fit the view, and by how much a card is better.

The deals counted here are drawn anew from the same view, all equally likely, whatever the search itself looked at.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any, Final

from fourkings.kernels.play import beats, suit_of
from fourkings.players.bots import careful
from fourkings.players.bots.careful import king_auction
from fourkings.players.bots.careful.advice import Advice, Choice, Why
from fourkings.players.bots.flat import Judged
from fourkings.rulebook.cards import Card, Mask, Seat, mask, members, name
from fourkings.rulebook.game import Action, Param
from fourkings.rulebook.games._cliques import BY_VALUE, cliques
from fourkings.rulebook.tricks import Contract, winning
from fourkings.windows.view import View

if TYPE_CHECKING:
    from fourkings.kernels.arrays import Int64Array

SHOWN: Final = 3
"""Choices told beside the sentence."""
WORTH_TELLING: Final = 20
"""Of 100 deals: rarer things are not told as a reason."""


def for_card(view: View, judged: Judged, action: Card, seed: int, many: int) -> Advice:
    """The card with what speaks for it: what was counted, and how it compares."""
    deals = len(judged.values)
    if len(judged.cards) == 1:
        return Advice(action, "sampled-equal", {"card": name(action)})
    counted = _counted(view, action, seed, many) or Why(*careful.explain(view, action))
    more = (_compared(judged, action, deals),)
    return Advice(action, *counted, more, _choices(judged, action), deals)


def _choices(judged: Judged, action: Card) -> tuple[Choice, ...]:
    """The best cards with their means, the one advised first."""
    means, often = judged.mean(judged.values), judged.mean(judged.values >= judged.values.max(1, keepdims=True))
    order = sorted(range(len(judged.cards)), key=lambda place: (judged.cards[place] != action, -means[place]))
    return tuple(
        Choice(judged.cards[place], round(float(means[place]), 1), round(100 * float(often[place])))
        for place in order[:SHOWN]
    )


def _compared(judged: Judged, action: Card, deals: int) -> Why:
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
    return Why("sampled-gain", facts | {"tenths": round(10 * gain), "deals": deals})


def _percent(true: Any) -> int:
    return round(100 * float(true.mean()))


# --- counting in deals that fit -----------------------------------------------------------------------------------


def _counted(view: View, card: Card, seed: int, many: int) -> Why | None:
    """What the deals say of this card, where somebody plays after it."""
    contract = view.contract
    after = [view.turn + step & 3 for step in range(1, 4 - len(view.trick))]
    if contract is None or not after:
        return None
    from fourkings.players.bots import _worlds
    from fourkings.players.sample import Deals, constraints

    worlds = Deals(constraints(view)).draw(seed, many)
    ahead = view.leader + winning((*view.trick, card), contract) & 3
    if _worlds.costs(contract):
        return _danger(view, contract, card, after, worlds) or _goes_above(contract, card, after, ahead, view, worlds)
    return _holds(view, contract, card, after, ahead, worlds)


def _danger(view: View, contract: Contract, card: Card, after: list[Seat], worlds: Int64Array) -> Why | None:
    """A dear card that may still fall on this trick, where we stay below."""
    led = view.trick[0] if view.trick else card
    takes = view.leader + winning((*view.trick, card), contract) & 3 == view.turn
    hidden = 0
    for hand in (int(one) for one in worlds[0]):
        hidden |= hand
    dear = [
        one
        for cards, _ in contract.payoff.cards
        for one in members(cards & hidden & ~view.hand & suit_of(led))
        if cards.bit_count() <= 8
    ]
    if not dear or len(after) == 3 or (takes and view.trick):
        return None
    worst = max(dear, key=lambda one: (abs(_points(contract, one)), -contract.stronger[one].bit_count()))
    percent = _percent(((worlds[:, after] >> worst) & 1).any(1))
    if percent < WORTH_TELLING:
        return None
    key = "sampled-danger" if len(after) == 2 else "sampled-danger-one"
    return Why(key, _seats(after) | {"card": name(card), "danger": name(worst), "percent": percent})


def _points(contract: Contract, card: Card) -> int:
    return sum(each * (cards >> card & 1) for cards, each in contract.payoff.cards)


def _seats(after: list[Seat]) -> dict[str, int]:
    return {"seat": after[0]} | ({"other": after[1]} if len(after) == 2 else {})


def _goes_above(
    contract: Contract, card: Card, after: list[Seat], ahead: Seat, view: View, worlds: Int64Array
) -> Why | None:
    """A card that takes the trick so far, in a deal that costs: how often somebody has nothing lower."""
    if ahead != view.turn:
        return None
    above, suit = contract.stronger[card], suit_of(card)
    theirs = worlds[:, after] & suit
    must = (theirs != 0) & ((theirs & ~above) == 0)
    percent = _percent(must.any(1))
    return Why("sampled-above", {"card": name(card), "percent": percent}) if percent >= WORTH_TELLING else None


def _holds(view: View, contract: Contract, card: Card, after: list[Seat], ahead: Seat, worlds: Int64Array) -> Why | None:
    """A deal that pays: how often nobody after can beat the card, or the partner's that wins already."""
    trick = (*view.trick, card)
    best = trick[ahead - view.leader & 3]
    foes = [seat for seat in after if not (view.rules.game.PARTNERS and seat == view.turn ^ 2)]
    friend = view.rules.game.PARTNERS and ahead == view.turn ^ 2
    if (ahead != view.turn and not friend) or not foes:
        return None
    percent = _percent(~_can_beat(contract, trick[0], best, worlds[:, foes]).any(1))
    if friend:
        return Why("sampled-partner", {"card": name(card), "ahead": name(best), "percent": percent})
    return Why("sampled-holds", {"card": name(card), "percent": percent}) if percent >= WORTH_TELLING else None


def _can_beat(contract: Contract, led: Card, best: Card, hands: Int64Array) -> Any:
    """Whether each hand may play a card that wins: of the suit led where it has any, else a trump."""
    suit, trump = suit_of(led), contract.trump
    higher: Mask = mask(one for one in range(64) if beats(one, best, contract.stronger[best], trump))
    follows = (hands & suit) != 0
    return (follows & ((hands & suit & higher) != 0)) | (~follows & ((hands & trump & higher) != 0))


# --- words --------------------------------------------------------------------------------------------------------


def for_word(view: View, action: Action, seed: int, many: int) -> Advice:
    """A word of the talk that was weighed by a count: why, and what the next best words are worth in points."""
    word = str(action)
    if view.rules.game.ID == "quarante-1792" and (clique := _meant(view, word)):
        percent = _highest(view, clique, seed, many)
        return Advice(word, "sampled-clique", {"clique": clique, "percent": percent}, deals=many)
    told = careful.explain(view, word)
    if view.stage != "talk" or view.rules.game.ID != "king":
        return Advice(word, *told)
    mine, value = king_auction.worth(view), king_auction.STEPS[view.talk.step]
    worths = {one: value(view, mine, one) for one in view.legal if isinstance(one, str)}
    order = sorted(worths, key=lambda one: (one != word, -worths[one]))
    return Advice(word, *told, (), tuple(Choice(one, round(worths[one], 1), None) for one in order[:SHOWN]))


def for_talk(action: Action, words: list[str], values: Any) -> Advice:
    """A word of the talk that was weighed in deals that are likely: by deal and word what it leaves in points."""
    word, means, best = str(action), values.mean(0), values.max(1)
    order = sorted(range(len(words)), key=lambda place: (words[place] != word, -means[place]))
    choices = tuple(
        Choice(words[place], round(float(means[place]), 1), _percent(values[:, place] >= best)) for place in order[:SHOWN]
    )
    points = [round(float(means[place])) for place in order[:2]]
    facts: dict[str, Param] = {
        "word": word,
        "second": words[order[1]],
        "points": points[0],
        "less": points[1],
        "deals": len(values),
    }
    return Advice(word, "sampled-word", facts, (), choices, len(values))


def for_bid(view: View, action: Action, chances: dict[str, float], many: int) -> Advice:
    """400: a bid by how often it was made in deals that fit; those around it beside it."""
    word = str(action)
    bid, percent = int(word.removeprefix("bid:")), {one: round(100 * chance) for one, chance in chances.items()}
    if word not in percent:
        return Advice(word, *careful.explain(view, word))
    more: tuple[Why, ...] = ()
    if (higher := f"bid:{bid + 1}") in percent:
        more = (Why("sampled-bid-higher", {"bid": bid + 1, "percent": percent[higher]}),)
    shown = [one for one in (word, higher, f"bid:{bid - 1}") if one in percent]
    choices = tuple(Choice(one, None, percent[one]) for one in shown)
    return Advice(word, "sampled-bid", {"bid": bid, "percent": percent[word]}, more, choices, many)


def _meant(view: View, word: str) -> str | None:
    """The clique that a word begins to tell."""
    kind, _, rest = word.partition(":")
    own = [one for one in cliques(mask(view.dealt)) if kind == "count" and len(one) == int(rest)]
    return max(own, key=BY_VALUE.index, default=None)


def _highest(view: View, clique: str, seed: int, many: int) -> int:
    """Of 100 deals that fit, in how many no opponent was dealt a higher clique."""
    from fourkings.players.sample import Deals, constraints

    played = [0, 0, 0, 0]
    for leader, cards in (*((trick.leader, trick.cards) for trick in view.tricks), (view.leader, view.trick)):
        for place, card in enumerate(cards):
            played[leader + place & 3] |= 1 << card
    own, fine = BY_VALUE.index(clique), 0
    for row in Deals(constraints(view)).draw(seed, many).tolist():
        theirs = [one for seat in (view.turn + 1 & 3, view.turn + 3 & 3) for one in cliques(row[seat] | played[seat])]
        fine += all(BY_VALUE.index(one) < own for one in theirs)
    return round(100 * fine / many)
