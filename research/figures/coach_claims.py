"""What the coach names as the reason of a loss, counted in deals that it has not seen."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple

from fourkings.coach.explanation import Part
from fourkings.rulebook import cards as pack
from fourkings.rulebook.cards import SEATS, Card, members
from fourkings.rulebook.tricks import card_points
from research.figures.coach_cases import Case, Params, card_in, of_suit

ENOUGH: Final = 30
"""Different deals from which on `usually` and its like are said."""
BOUNDS: Final = {"usually": (0.75, 1.0), "often": (0.5, 0.75)}
"""Shares of the deals for each word."""


class Claim(NamedTuple):
    """What a sentence names as the reason: who ends up with what, and in which of both lines it happens."""

    gains: Sequence[float]  #: by deal, the points that the better card saves there
    total: Sequence[float]  #: by deal, the whole loss, in the same unit
    event: Sequence[bool] | None = None  #: by deal, whether that happens of which the sentence says how often


def _owned(case: Case, cards: Sequence[Card], index: int) -> list[int]:
    wanted = sum(1 << card for card in cards)
    return [sum((pair[index][seat] & wanted).bit_count() for seat in case.mine) for pair in case.fresh.cards]


def _cards_claim(case: Case, cards: Sequence[Card], event: tuple[int, bool] | None = None) -> Claim:
    """Return the claim that certain scoring cards change hands; event: after which card (0 weaker), mine or not."""
    swing = len(case.mine)
    gains = [0.0] * len(case.fresh.values)
    for card in cards:
        each = swing * card_points(case.contract.payoff, card)
        for deal, (after, before) in enumerate(zip(_owned(case, [card], 1), _owned(case, [card], 0), strict=True)):
            gains[deal] += each * (after - before)
    if event is None:
        return Claim(gains, _points_lost(case))
    return Claim(gains, _points_lost(case), [bool(count) == event[1] for count in _owned(case, cards[:1], event[0])])


def _points_lost(case: Case) -> list[float]:
    signs = [1 if seat in case.mine else -1 if case.partner is not None else 0 for seat in SEATS]
    return [
        float(sum(sign * (pair[1][seat] - pair[0][seat]) for seat, sign in zip(SEATS, signs, strict=True)))
        for pair in case.fresh.points
    ]


def _tricks_claim(case: Case, cards: Sequence[Card], event: int | None = None, partner: bool = False) -> Claim:
    """Return the claim that certain cards of mine win tricks, or my partner's; event: after which card they do."""
    payoff = case.contract.payoff

    def won(index: int) -> list[int]:
        own = [sum(pair[index][case.me] >> card & 1 for card in cards) for pair in case.fresh.cards]
        others = [pair[index][case.me ^ 2] if partner else 0 for pair in case.fresh.tricks]
        return [a + b for a, b in zip(own, others, strict=True)]

    more = [float(after - before) for after, before in zip(won(1), won(0), strict=True)]
    happens = None if event is None else [count > 0 for count in won(event)]
    if case.bids:
        total = [float(sum(pair[1][seat] - pair[0][seat] for seat in case.mine)) for pair in case.fresh.tricks]
        lost = [row[1] - row[0] for row in case.fresh.values]
        claims = [
            Claim(more, total, happens),
            Claim([loss if count else 0.0 for loss, count in zip(lost, more, strict=True)], lost, happens),
            Claim(more, [float(pair[1][case.me] - pair[0][case.me]) for pair in case.fresh.tricks], happens),
        ]
        return max(claims, key=lambda claim: sum(claim.gains) / (sum(claim.total) or 1))
    each = len(case.mine) * payoff.trick
    gains, total = [each * count for count in more], _points_lost(case)
    sets = [card for cards_of, _ in payoff.cards for card in members(cards_of) if cards_of & cards_of - 1]
    if not each:
        total = _points_lost(case)
        return Claim([loss if count else 0.0 for loss, count in zip(total, more, strict=True)], total, happens)
    if sets:
        within = _cards_claim(case, [card for card in sets if card in _all_left(case)]).gains
        if abs(sum(gains)) < abs(sum(total)) / 2:
            gains = [a + b for a, b in zip(gains, within, strict=True)]
    return Claim(gains, total, happens)


def _one_or_both(case: Case, params: Params, key: str) -> Claim:
    """Return the claim that one of the two cards wins a trick, or that both together win more; event: that the one does."""
    single = _tricks_claim(case, [card_in(params, key)], 1)
    both = _tricks_claim(case, [card_in(params, "card"), card_in(params, "better")])
    return max(single, both, key=lambda claim: sum(claim.gains) / (sum(claim.total) or 1))._replace(event=single.event)


def _all_left(case: Case) -> list[Card]:
    return [*case.hand, *case.hidden, *case.seen.trick]


def _costly(case: Case, params: Params) -> Claim:
    """Return the claim that a card wins a trick that costs, by itself or by the cards in it."""
    card = card_in(params, "card")
    trick = _tricks_claim(case, [card], 0)
    on_table = _cards_claim(case, [*case.seen.trick])
    if case.seen.contract and not case.seen.contract.payoff.trick:
        return max(trick, on_table._replace(event=trick.event), key=lambda claim: sum(claim.gains))
    return Claim([a + b for a, b in zip(trick.gains, on_table.gains, strict=True)], trick.total, trick.event)


def _pot(case: Case, params: Params) -> Claim:
    """Return the claim that the trick on the table changes hands, perhaps with the better card or both."""
    saved = bool(params["saves"])
    own = params["points"] != case.points(case.seen.trick)
    cards = [card_in(params, key) for key, named in (("better", own or saved), ("card", saved)) if named]
    return _cards_claim(case, [*case.seen.trick, *cards], (1, True))


def _whole(case: Case) -> Claim:
    total = [row[1] - row[0] for row in case.fresh.values]
    return Claim(total, total)


def _partner_takes(case: Case, card: Card) -> list[bool]:
    """Return by deal whether my partner wins the trick to which I play the better card."""
    return [bool(pair[1][case.me ^ 2] >> card & 1) for pair in case.fresh.cards]


def _others(case: Case) -> list[Card]:
    return [card for card in case.hand if card not in (case.fresh.weaker, case.fresh.stronger)]


def _of_prize(case: Case, params: Params) -> Claim:
    """Return the claim that a card wins a trick, or that it goes to my side if it scores."""
    claims = [_tricks_claim(case, [card_in(params, "prize")]), _cards_claim(case, [card_in(params, "prize")])]
    return max(claims, key=lambda claim: sum(claim.gains) / (sum(claim.total) or 1))


def _keep(case: Case, params: Params) -> Claim:
    """Return the claim that a card is worth keeping: for another card, for itself, or for all that costs."""
    if "prize" in params:
        return _of_prize(case, params)
    if params["how"] == "ruff":
        return _one_or_both(case, params, "card")
    if params["how"] == "catch":
        claims = [_cards_claim(case, list(map(pack.card, params["out"]))), _cards_claim(case, _all_left(case))]
        return max(claims, key=lambda claim: sum(claim.gains))
    if params["how"] == "entry":
        claims = [_tricks_claim(case, _others(case)), _cards_claim(case, case.hand)]
        return max(claims, key=lambda claim: sum(claim.gains) / (sum(claim.total) or 1))
    lost = _points_lost(case)
    return Claim(lost, lost)


CLAIMS: Final[Mapping[str, Callable[[Case, Params], Claim]]] = {
    **dict.fromkeys(("ruff", "lead-winner", "win-now", "safer"), lambda case, p: _one_or_both(case, p, "better")),
    "keep-winner": lambda case, p: _one_or_both(case, p, "card"),
    "partner-wins": lambda case, p: _whole(case)._replace(event=_partner_takes(case, card_in(p, "better"))),
    "cheaper": lambda case, p: _tricks_claim(case, [card_in(p, "card"), card_in(p, "better")])._replace(
        event=_tricks_claim(case, [card_in(p, "card")], 1).event
    ),
    "overtakes-partner": lambda case, p: _tricks_claim(case, [card_in(p, "card")], partner=True),
    "keep": _keep,
    "partner-ruffs": lambda case, _: _tricks_claim(case, [], partner=True),
    "swap": lambda case, p: _one_or_both(case, p, "better"),
    "wins-costly": _costly,
    "rid-of-winner": lambda case, p: _tricks_claim(case, [card_in(p, "better")], 0),
    "endangers": lambda case, p: _tricks_claim(case, [card_in(p, "prize")], 0),
    "wins-pot": _pot,
    **dict.fromkeys(("gives", "falls"), lambda case, p: _cards_claim(case, [card_in(p, "card")], (0, False))),
    "feed": lambda case, p: _cards_claim(case, [card_in(p, "better")], (1, True)),
    "cash": lambda case, p: _cards_claim(case, [card_in(p, "better")], (0, False)),
    "catches": lambda case, p: _cards_claim(case, [card_in(p, "prize")], (1, True)),
    "takes-own": lambda case, p: _cards_claim(case, [card_in(p, "card")], (0, True)),
    "rid-of-penalty": lambda case, p: _cards_claim(case, [card_in(p, "better")], (0, True)),
    **dict.fromkeys(
        ("stuck", "brings", "kept-brings"), lambda case, p: _cards_claim(case, [card_in(p, "prize")], (0, True))
    ),
    "brings-set": lambda case, p: _cards_claim(case, of_suit(_all_left(case), p["suit"]))._replace(
        event=_tricks_claim(case, [card_in(p, "card")], 0).event
    ),
}
"""What each sentence names as the reason of the loss; those that are missing name the whole of it."""


def claim_of(case: Case, part: Part) -> Claim:
    """Return what a sentence names, counted in deals that the coach has not seen."""
    if part.key == "last":
        cards = _cards_claim(case, _all_left(case)).gains
        total = _points_lost(case)
        return Claim([loss - gain for loss, gain in zip(total, cards, strict=True)], total)
    return CLAIMS[part.key](case, part.params) if part.key in CLAIMS else _whole(case)
