"""Whether a sentence of the coach is true, by the rules alone: nothing here knows how the coach finds its sentences.

What is called certain must hold in every deal that fits, whatever the others do.
"""

from collections.abc import Callable, Iterator, Mapping
from typing import Final

from fourkings.coach.explanation import Part
from fourkings.rulebook import cards as pack
from fourkings.rulebook.cards import SEATS, SUITS, Card, members
from research.figures.coach_cases import Case, Params, card_in, of_suit, suit_letter

ENOUGH_OUT: Final = 5
"""Cards of a suit that the others hold, from which on it is said to be early."""
SHORT: Final = 2
"""Cards of a suit that can soon be gone from a hand."""


def _above_any(case: Case, card: Card) -> list[Card]:
    """Return the cards above a card, whoever has them."""
    return [other for other in range(64) if case.contract.stronger[card] >> other & 1]


def _above(case: Case, card: Card) -> list[Card]:
    return [other for other in case.hidden if case.contract.stronger[card] >> other & 1]


def _table_points(case: Case, params: Params) -> bool:
    """Whether these are the points on the table, or with the better card too, and that is as high as it is said to be."""
    table, better = case.points(case.seen.trick), card_in(params, "better")
    counted = params["points"] in (table, table + case.points([better])) and case.is_ahead(better)
    if params["saves"] == 2:
        return counted and case.is_trump(better) and _is_called(case, card_in(params, "card")) == "throw"
    if params["saves"] < 3:
        return counted and (not params["saves"] or bool(case.points([card_in(params, "card")])))
    others = [card for card in case.seen.legal if isinstance(card, int) and case.points([card]) < case.points([better])]
    return counted and any(case.winners(card) == {case.me} == case.winners(better) for card in others)


def _own_points(case: Case, params: Params, key: str) -> bool:
    return bool(params["points"] == case.points([card_in(params, key)]))


def _overtakes(case: Case, params: Params) -> bool:
    return case.ahead is not None and case.ahead[0] == case.partner and case.is_ahead(card_in(params, "card"))


def _side_wins(case: Case, params: Params) -> bool:
    return case.winners(card_in(params, "better")) <= case.mine


def _highest_of_mine(case: Case, card: Card) -> bool:
    return not any(case.contract.stronger[card] >> other & 1 for other in case.hand)


def _lowest_of_mine(case: Case, card: Card) -> bool:
    others = [other for other in of_suit(case.hand, suit_letter(card)) if other != card]
    return bool(others) and all(case.contract.stronger[card] >> other & 1 for other in others)


def _are_equal(case: Case, cards: list[Card]) -> bool:
    """Whether all my legal cards are of one suit and equally many points, and the others hold none between them."""
    between = [len(_above(case, card)) for card in cards]
    alike = len({suit_letter(card) for card in cards}) == len({case.points([card]) for card in cards}) == 1
    return set(cards) == set(case.seen.legal) and alike and len(set(between)) == 1


def _plays_last(case: Case, card: Card, how: str) -> bool:
    """Whether it is true that I play last, and that a card alone wins, or is enough where a higher one wins too."""
    stronger = case.contract.stronger
    winners = [other for other in case.seen.legal if isinstance(other, int) and case.is_ahead(other)]
    return (how == "any" or len(case.seen.trick) == 3) and {
        "any": True,
        "last": True,
        "only": winners == [card],
        "enough": len(winners) > 1 and not any(stronger[other] >> card & 1 for other in winners),
    }[how]


def _plays_only(case: Case, params: Params) -> bool:
    """Whether the better card alone beats the one that is ahead, and wins the trick."""
    better = card_in(params, "better")
    winners = [card for card in case.seen.legal if isinstance(card, int) and case.is_ahead(card)]
    ahead = case.ahead is not None and case.ahead[1] == card_in(params, "prize")
    return winners == [better] and ahead and case.winners(better) == {case.me}


def _is_spare(case: Case, card: Card) -> bool:
    """Whether the others hold more cards above a card than below it in its suit."""
    hidden = sum(suit_letter(other) == suit_letter(card) for other in case.hidden)
    return hidden - len(_above(case, card)) < len(_above(case, card))


def _protects(case: Case, params: Params) -> bool:
    prize, card = card_in(params, "prize"), card_in(params, "card")
    return prize in case.hand and bool(case.contract.stronger[card] >> prize & 1) and bool(_above(case, prize))


def _is_low(case: Case, params: Params) -> bool:
    """Whether fewer hidden cards of its suit are lower than a card than are higher, or than the better card beats."""
    card, better = card_in(params, "card"), card_in(params, "better")

    def below(each: Card) -> int:
        return sum(suit_letter(other) == suit_letter(each) for other in case.hidden) - len(_above(case, each))

    is_lower = bool(case.contract.stronger[card] >> better & 1) or below(card) < below(better)
    return is_lower and below(card) <= len(_above(case, card))


def _is_free(case: Case, params: Params) -> bool:
    """Whether I win the trick as the last with the better card, and neither it nor its cards cost anything."""
    payoff, better = case.contract.payoff, card_in(params, "better")
    nothing = not payoff.trick and not payoff.last[0] and not case.points([*case.seen.trick, better])
    return len(case.seen.trick) == 3 and case.winners(better) == {case.me} and nothing


def _is_tenace(case: Case, params: Params) -> bool:
    """Whether cards of the others lie between two of mine, the higher of which nobody beats; or all that score do."""
    stronger = case.contract.stronger
    pair = sorted((card_in(params, "card"), card_in(params, "prize")), key=lambda card: stronger[card].bit_count())
    high, low = pair
    between = {card for card in _above(case, low) if stronger[card] >> high & 1}
    out = {pack.card(each) for each in params["out"]}
    scoring = {card for card in of_suit(case.hidden, suit_letter(low)) if case.points([card])}
    return high in case.hand and not _above(case, high) and (out == between or out <= scoring)


def _is_called(case: Case, card: Card) -> str:
    """Return what playing a card is called."""
    if case.ahead is None:
        return "lead"
    led = suit_letter(case.seen.trick[0])
    if suit_letter(card) == led:
        return "play"
    if case.is_trump(card):
        return "trump" if case.is_ahead(card) else "play"
    return "throw"


def _highest_losing(case: Case, params: Params) -> bool:
    """Whether the better card is my highest one of its suit that can't win this trick."""
    better = card_in(params, "better")
    higher = [card for card in of_suit(case.hand, params["suit"]) if card in case.seen.legal]
    higher = [card for card in higher if case.contract.stronger[better] >> card & 1]
    loses = case.me not in case.winners(better)
    return loses and (not higher if params["how"] == "lost" else all(map(case.is_ahead, higher)))


def _may_be_trumped(case: Case, card: Card) -> bool:
    """Whether a card is no trump, and the others hold trumps."""
    return not case.is_trump(card) and any(map(case.is_trump, case.hidden))


def _forces(case: Case, params: Params) -> bool:
    """Whether a card is ahead once it is played, and nothing but a trump or a higher card of its suit beats it."""
    better, higher = card_in(params, "better"), _above(case, card_in(params, "better"))
    wins = case.is_ahead(better)
    if params["how"] == "trump":
        return wins and not higher and any(map(case.is_trump, case.hidden))
    trumps = _may_be_trumped(case, better)
    return wins and set(higher) == {pack.card(each) for each in params["out"]} and trumps == (params["how"] == "ruffed")


def _price(case: Case, params: Params) -> bool:
    """Whether a card loses that many points at least, in every deal, while another one of mine can't."""
    better, payoff = card_in(params, "better"), case.contract.payoff
    trick = abs(payoff.trick) + (abs(payoff.last[1]) if len(case.hand) <= payoff.last[0] else 0)
    others = [card for card in case.seen.legal if isinstance(card, int) and card != better]
    if params["how"] == "gives":
        cheaper = any(case.points([card]) < case.points([better]) for card in others)
        return cheaper and _own_points(case, params, "better") and not case.winners(better) & case.mine
    counted = params["points"] == trick + case.points([*case.seen.trick, better])
    if params["how"] == "leaves":
        return counted and not case.winners(better) & case.mine and any(case.winners(card) <= case.mine for card in others)
    return counted and case.winners(better) == {case.me} and any(case.me not in case.winners(card) for card in others)


KEPT: Final[Mapping[str, Callable[[Case, Params], bool]]] = {
    "ruff": lambda case, p: case.is_trump(card_in(p, "better")) and not case.is_trump(case.seen.trick[0]),
    "guard": _protects,
    "catch": lambda case, p: all(
        case.opponents_may_hold(card) and card_in(p, "card") in _above_any(case, card) for card in map(pack.card, p["out"])
    ),
    "tenace": _is_tenace,
    "trump": lambda case, p: case.is_trump(card_in(p, "card")) and not of_suit(case.hand, p["suit"]),
    "entry": lambda case, p: not _above(case, card_in(p, "card")) and bool(_above(case, card_in(p, "better"))),
    "run-out": lambda case, p: (
        case.ahead is None
        and suit_letter(card_in(p, "card")) == suit_letter(card_in(p, "prize")) == p["suit"]
        and not _above(case, card_in(p, "prize"))
        and any(map(case.is_trump, case.hidden))
    ),
    "high-last": lambda case, p: len(_above(case, card_in(p, "better"))) < len(_above(case, card_in(p, "card"))),
    "cheap": lambda case, p: not case.points([card_in(p, "better")]) and _is_spare(case, card_in(p, "better")),
    "under": lambda case, p: len(_above(case, card_in(p, "better"))) > len(_above(case, card_in(p, "card"))),
    "below": lambda case, p: (
        suit_letter(card_in(p, "card")) == p["suit"] == suit_letter(card_in(p, "prize"))
        and card_in(p, "prize") in case.hand
        and card_in(p, "prize") in _above_any(case, card_in(p, "card"))
    ),
    "anyway": lambda case, _: case.any_winners() == {case.me},
    "free": _is_free,
    "shed": lambda case, p: _is_low(case, p) and case.me not in case.winners(card_in(p, "better")),
    "end": _is_low,
    "low": _is_low,
}
"""What each sentence about a card to keep says for certain."""
TRAITS: Final[Mapping[str, Callable[[Case, Params], bool]]] = {
    "long": lambda case, p: (
        case.ahead is None
        and all(
            len(of_suit(case.hand, suit_letter(card_in(p, "better")))) > len(of_suit(case.hand, other))
            for other in set(SUITS) - {suit_letter(card_in(p, "better"))}
        )
    ),
    "low": lambda case, p: _is_spare(case, card_in(p, "better")),
    "lowest": lambda case, p: _lowest_of_mine(case, card_in(p, "better")),
    "highest": lambda case, p: _highest_of_mine(case, card_in(p, "better")),
    "ahead": lambda case, p: case.ahead is not None and case.is_ahead(card_in(p, "better")),
    "equals": lambda case, p: _are_equal(case, [pack.card(each) for each in p["out"]]),
    "while": lambda case, p: bool(_above(case, card_in(p, "better"))),
    "below": lambda case, p: case.me not in case.winners(card_in(p, "better")),
    "plain": lambda case, p: True,
}
"""What is said of a card among those of its suit, or of those on the table."""
FACTS: Final[Mapping[str, Callable[[Case, Params], bool]]] = {
    **dict.fromkeys(
        ("trait", "pick"),
        lambda case, p: TRAITS[p["how"]](case, p) and p.get("suit", p["better"][-1]) == p["better"][-1],
    ),
    "unbeatable": lambda case, p: (
        case.ahead == (p["seat"], card_in(p, "prize"))
        and (case.any_winners() <= case.mine if p["how"] == "partner" else case.any_winners() == {p["seat"]})
        and (p["seat"] == case.partner) == (p["how"] == "partner")
        and (p["how"] != "last" or len(case.seen.trick) == 3)
    ),
    "price": lambda case, p: p["how"] == "less" or _price(case, p),
    "partner": lambda case, p: (
        case.ahead is not None
        and case.ahead[0] == case.partner
        and 0 < (p["seat"] - case.me & 3) < 4 - len(case.seen.trick)
        and p["seat"] not in case.mine
        if p["how"] == "ahead"
        else case.partner is not None and (case.partner - case.me & 3) < 4 - len(case.seen.trick)
    ),
    "cannot-win": lambda case, p: (
        case.me not in (case.winners(card_in(p, "better")) if p["how"] == "better" else case.any_winners())
    ),
    "sure-winner": lambda case, p: (
        case.winners(card_in(p, "better")) == {case.me} and _plays_last(case, card_in(p, "better"), p["how"])
    ),
    "highest": lambda case, p: (
        card_in(p, "prize") in case.hand
        and not _above(case, card_in(p, "prize"))
        and _highest_of_mine(case, card_in(p, "prize")) == (p["how"] not in ("own", "trump"))
        and (p["how"] not in ("own", "trump") or _may_be_trumped(case, card_in(p, "prize")) == (p["how"] == "trump"))
    ),
    "outside": lambda case, p: {pack.card(each) for each in p["out"]} == set(_above(case, card_in(p, "prize"))) != set(),
    "holds": lambda case, p: all(deal.hands[p["seat"]] >> card_in(p, "prize") & 1 for deal in case.deals),
    "only-card": lambda case, p: (
        of_suit(case.hand, p["suit"]) == [card_in(p, "better")]
        and bool(of_suit(case.hidden, p["suit"]))
        and (p["how"] == "throw" or any(map(case.is_trump, case.hand)))
    ),
    "trumps-out": lambda case, p: p["count"] == sum(map(case.is_trump, case.hidden)),
    "need": lambda case, p: (
        p["tricks"] == case.need(p["seat"])
        and p["how"] == ("me" if p["seat"] == case.me else "partner" if p["seat"] in case.mine else "foe")
    ),
    "ruff": lambda case, p: case.is_trump(card_in(p, "better")) and not case.is_trump(case.seen.trick[0]),
    "lead-winner": lambda case, _: case.ahead is None,
    "safer": lambda case, p: case.is_ahead(card_in(p, "card")) and not case.winners(card_in(p, "card")) <= case.mine,
    "keep": lambda case, p: card_in(p, "card") in case.hand and KEPT[p["how"]](case, p),
    "draw-trumps": lambda case, p: (
        case.ahead is None
        and case.is_trump(card_in(p, "better"))
        and (p["how"] == "all" or not case.is_trump(card_in(p, "prize")))
        and any(map(case.is_trump, case.hidden))
    ),
    "forces": _forces,
    "bring-out": lambda case, p: (
        case.ahead is None and card_in(p, "prize") in _above(case, card_in(p, "better")) and _own_points(case, p, "prize")
    ),
    "early": lambda case, p: (
        case.ahead is None
        and len(of_suit(case.hidden, p["suit"])) > ENOUGH_OUT
        and not case.points(of_suit([*case.hidden, card_in(p, "better")], p["suit"]))
    ),
    "highest-loser": _highest_losing,
    "win-now": lambda case, p: case.is_ahead(card_in(p, "better")),
    "overtakes-partner": _overtakes,
    "keep-winner": lambda case, p: {
        "trump": lambda: case.is_trump(card_in(p, "card")),
        "lead": lambda: case.ahead is None,
        "throw": lambda: not of_suit(case.hand, suit_letter(case.seen.trick[0])),
        "below": lambda: case.me not in case.winners(card_in(p, "card")),
        "follow": lambda: case.ahead is not None,
    }[p["how"]](),
    "cheaper": lambda case, p: (
        _side_wins(case, p)
        and case.is_ahead(card_in(p, "card"))
        and card_in(p, "card") in _above_any(case, card_in(p, "better"))
    ),
    "swap": lambda case, p: {
        "only": lambda: _plays_only(case, p),
        "sure": lambda: case.winners(card_in(p, "better")) == {case.me},
        "open": lambda: case.is_ahead(card_in(p, "better")) and case.me not in case.winners(card_in(p, "card")),
    }[p["how"]](),
    "last": lambda case, p: {
        "while": lambda: {pack.card(each) for each in p["out"]} == set(_above(case, card_in(p, "better"))) != set(),
        "loses": lambda: case.me not in case.winners(card_in(p, "better")),
        "any": lambda: True,
    }[p["how"]](),
    "shorten": lambda case, p: (
        suit_letter(card_in(p, "better")) == p["suit"]
        and len(of_suit(case.hand, p["suit"])) <= SHORT
        and (any(map(case.is_trump, case.hand)) if p["how"] == "trump" else bool(of_suit(case.hidden, p["suit"])))
    ),
    "ruff-later": lambda case, p: (
        of_suit(case.hand, p["suit"]) == [card_in(p, "better")] and any(map(case.is_trump, case.hand))
    ),
    "partner-ruffs": lambda case, p: (
        case.ahead is None
        and suit_letter(card_in(p, "better")) == p["suit"]
        and not any(of_suit(list(members(deal.hands[case.me ^ 2])), p["suit"]) for deal in case.deals)
    ),
    "wins-pot": _table_points,
    "gives": lambda case, p: not case.winners(card_in(p, "card")) & case.mine and _own_points(case, p, "card"),
    "falls": lambda case, p: _own_points(case, p, "card"),
    "feed": lambda case, p: (
        case.ahead is not None and not case.is_ahead(card_in(p, "better")) and _own_points(case, p, "better")
    ),
    "cash": lambda case, p: (
        _own_points(case, p, "better")
        and (not p["trumped"] or (not _above(case, card_in(p, "better")) and any(map(case.is_trump, case.hidden))))
    ),
    "catches": lambda case, p: (
        _own_points(case, p, "prize")
        and card_in(p, "prize") in case.hidden
        and (p["how"] == "any" or card_in(p, "better") in _above_any(case, card_in(p, "prize")))
    ),
    "takes-own": lambda case, p: _own_points(case, p, "card"),
    "rid-of-penalty": lambda case, p: _own_points(case, p, "better"),
    "brings": lambda case, p: _own_points(case, p, "prize") and card_in(p, "prize") in case.hidden,
    "kept-brings": lambda case, p: (
        _own_points(case, p, "prize")
        and card_in(p, "prize") in case.hidden
        and case.me not in case.winners(card_in(p, "card"))
    ),
    **dict.fromkeys(("stuck", "endangers"), lambda case, p: card_in(p, "prize") in case.hand),
}
"""What each sentence says for certain, apart from the word "sure"."""
SURE: Final[Mapping[str, Callable[[Case, Params], bool]]] = dict.fromkeys(
    ("wins-costly", "brings-set", "takes-own"), lambda case, p: case.winners(card_in(p, "card")) == {case.me}
)
"""The same for the sentences that call it sure; all others say that my side wins the trick with the better card."""


def is_true(case: Case, part: Part) -> bool:
    """Return True if all that a sentence says for certain holds in every deal that fits."""
    checks = [FACTS[part.key]] if part.key in FACTS else []
    if part.params.get("often") in ("sure", "either"):
        checks.append(SURE.get(part.key, _side_wins))
    if part.params.get("often") == "either":
        checks.append(lambda case, p: case.winners(card_in(p, "better")) == {case.me})
    if part.params.get("low"):
        checks.append(
            lambda case, p: (
                _lowest_of_mine(case, card_in(p, "better"))
                if p["act"] in ("play", "trump")
                else _is_spare(case, card_in(p, "better")) and not case.points([card_in(p, "better")])
            )
        )
    if "act" in part.params:
        checks.append(lambda case, p: p["act"] == _is_called(case, card_in(p, "better")))
    if part.key == "wins-costly":
        checks.append(lambda case, p: _falls(case) == p["falls"])
    return all(check(case, part.params) for check in checks)


def _falls(case: Case) -> int:
    """Return whether every trick costs (0), cards that may fall in it (1), or nothing that can fall in this one (2)."""
    if case.contract.payoff.trick or len(case.hand) == 1:
        return 0
    if len(case.seen.trick) == len(SEATS) - 1:  # nothing more can fall
        return 0 if case.points(case.seen.trick) else 2
    return 1 if case.points([*case.seen.trick, *case.hidden]) else 2


def pieces(case: Case) -> Iterator[tuple[Part, bool]]:
    """Yield each sentence with whether it is true."""
    for part in case.explanation.parts:
        yield part, is_true(case, part)
