"""Whether a sentence of the coach is true, by the rules alone: nothing here knows how the coach finds its sentences.

A position is dealt again in other ways: hidden cards are swapped between two seats, and every public action is done
again from the first card on. A deal fits if each of them is still legal and the seat to act sees the same. What is called
certain must hold in every such deal, whatever the others do; what is said to happen often is counted where both cards are
played on.
"""

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final, NamedTuple

from fourkings.coach.attribution import Continuations
from fourkings.coach.explanation import Explanation, Part
from fourkings.rulebook import cards as pack
from fourkings.rulebook.cards import SEATS, Card, Seat, members, name
from fourkings.rulebook.game import Action, State, apply, legal, start
from fourkings.rulebook.tricks import card_points, winning
from fourkings.views import View, view

SWAPS: Final = 12
"""Swaps of two hidden cards between one deal that fits and the next."""
ENOUGH: Final = 30
"""Different deals from which on `usually` and its like are said."""
SHORT: Final = 2
"""Cards of a suit that can soon be gone from a hand."""
BOUNDS: Final = {"usually": (0.75, 1.0), "often": (0.5, 0.75), "sometimes": (0.0, 0.5)}
"""Shares of the deals for each word."""


# --- deals that fit -----------------------------------------------------------------------------------------------


def replayed(first: State, dealt: Sequence[Sequence[Card]], actions: Sequence[Action]) -> State | None:
    """Deal other hands and do the same actions; return None if one of them isn't legal."""
    deal = first.deal
    state = start(deal.rules, deal.number, deal.dealer, deal.scores, tuple(map(tuple, dealt)))
    for action in actions:
        if state.stage == "done" or action not in legal(state):
            return None
        state = apply(state, action)
    return state


def other_deals(first: State, actions: Sequence[Action], count: int, seed: int) -> list[State]:
    """Return different deals that fit what the seat to act sees, the real one first.

    first: the beginning of the deal; actions: everything done since. Each hidden card is moved to each seat that may
    hold it at least once before chance decides.
    """
    chance = random.Random(seed)
    dealt = [list(hand) for hand in first.deal.dealt]
    real = replayed(first, dealt, actions)
    assert real is not None
    seen, fitting = view(real, real.turn), {real.hands: real}
    others = [seat for seat in SEATS if seat != real.turn]
    hidden = [card for seat in others for card in members(real.hands[seat])]
    wishes: list[tuple[Card | None, Seat]] = [(card, seat) for card in hidden for seat in others]
    chance.shuffle(wishes)
    for wish in [*wishes[:count], *[(None, 0)] * count]:
        if len(fitting) > count:
            break
        for card, seat in [wish, *[(None, 0)] * SWAPS]:
            _swap(first, actions, seen, dealt, fitting, chance, (card, seat))
    return list(fitting.values())


def _swap(first: State, actions: Sequence[Action], seen: View, dealt: list[list[Card]], fitting: dict[Any, State],
          chance: random.Random, wish: tuple[Card | None, Seat]) -> None:  # fmt: skip
    """Swap two hidden cards if the deal still fits; wish: a card and the seat to have it, None for any."""
    now = {card: seat for seat in SEATS if seat != seen.seat for card in dealt[seat]}
    gone = {card for trick in seen.tricks for card in trick.cards} | set(seen.trick)
    hidden = [card for card in now if card not in gone]
    if not hidden:
        return
    card = chance.choice(hidden) if wish[0] is None else wish[0]
    partners = [other for other in hidden if now[other] != now[card] and (wish[0] is None or now[other] == wish[1])]
    if not partners:
        return
    pair = card, chance.choice(partners)
    places = [(now[each], dealt[now[each]].index(each)) for each in pair]
    for (seat, place), each in zip(places, reversed(pair), strict=True):
        dealt[seat][place] = each
    state = replayed(first, dealt, actions)
    if state is not None and view(state, state.turn) == seen:
        fitting.setdefault(state.hands, state)
        return
    for (seat, place), each in zip(places, pair, strict=True):
        dealt[seat][place] = each


def _winners(state: State, card: Card) -> set[Seat]:
    """Return who may win the trick on the table once a card is played, whatever legal cards follow."""
    after = apply(state, card)
    if len(after.tricks) > len(state.tricks):
        return {after.tricks[-1].winner}
    return {seat for reply in legal(after) if not isinstance(reply, str) for seat in _winners(after, reply)}


# --- a case -------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Case:
    """A sentence with everything that is needed to contradict it."""

    state: State  #: the position
    deals: Sequence[State]  #: positions that the seat to act can't tell from it
    explanation: Explanation
    fresh: Continuations  #: both cards played on in deals that the coach has not seen

    @cached_property
    def seen(self) -> View:
        """What the seat to act sees."""
        return view(self.state, self.state.turn)

    @property
    def me(self) -> Seat:
        """The seat to act."""
        return self.state.turn

    @cached_property
    def partner(self) -> Seat | None:
        """The partner of the seat to act; None if each plays alone."""
        return self.me ^ 2 if self.seen.rules.game.PARTNERS else None

    @cached_property
    def mine(self) -> set[Seat]:
        """The seats of my side."""
        return {self.me} if self.partner is None else {self.me, self.partner}

    @cached_property
    def hand(self) -> list[Card]:
        """My cards."""
        return list(members(self.seen.hand))

    @cached_property
    def hidden(self) -> list[Card]:
        """The cards of the others."""
        return [card for seat in SEATS if seat != self.me for card in members(self.state.hands[seat])]

    @cached_property
    def ahead(self) -> tuple[Seat, Card] | None:
        """Who is winning the trick on the table, with which card; None if I lead."""
        trick = self.seen.trick
        if not trick:
            return None
        assert self.seen.contract is not None
        place = winning(trick, self.seen.contract)
        return self.seen.leader + place & 3, trick[place]

    def is_ahead(self, card: Card) -> bool:
        """Return True if a card of mine beats what lies on the table."""
        assert self.seen.contract is not None
        return winning((*self.seen.trick, card), self.seen.contract) == len(self.seen.trick)

    def winners(self, card: Card) -> set[Seat]:
        """Return who may win the trick once I play a card, in any deal that fits."""
        return {seat for deal in self.deals for seat in _winners(deal, card)}

    def any_winners(self) -> set[Seat]:
        """Return who may win the trick, whatever I play."""
        return {seat for card in self.seen.legal if not isinstance(card, str) for seat in self.winners(card)}

    def is_trump(self, card: Card) -> bool:
        """Return True for a trump."""
        return bool(self.seen.contract and self.seen.contract.trump >> card & 1)

    def points(self, cards: Sequence[Card]) -> int:
        """Return the points of cards without their sign."""
        assert self.seen.contract is not None
        return abs(sum(card_points(self.seen.contract.payoff, card) for card in cards))

    @cached_property
    def bids(self) -> tuple[int, ...]:
        """The tricks that each seat has bid; empty if nobody bids any."""
        seen = self.seen
        return tuple(bid.tricks for bid in seen.rules.game.stakes(seen.rules, seen.dealer, seen.scores, seen.calls).bids)

    def need(self, seat: Seat) -> int:
        """Return how many tricks a seat still needs for its bid."""
        return self.bids[seat] - sum(trick.winner == seat for trick in self.seen.tricks)


def suit_letter(card: Card) -> str:
    """Return the letter of a card's suit."""
    return name(card)[-1]


# --- what is certain ----------------------------------------------------------------------------------------------

Params = Mapping[str, Any]


def _card(params: Params, key: str) -> Card:
    return pack.card(params[key])


def _of_suit(cards: Sequence[Card], letter: str) -> list[Card]:
    return [card for card in cards if suit_letter(card) == letter]


def _above_any(case: Case, card: Card) -> list[Card]:
    """Return the cards above a card, whoever has them."""
    assert case.seen.contract is not None
    return [other for other in range(64) if case.seen.contract.stronger[card] >> other & 1]


def _above(case: Case, card: Card) -> list[Card]:
    assert case.seen.contract is not None
    return [other for other in case.hidden if case.seen.contract.stronger[card] >> other & 1]


def _table_points(case: Case, params: Params) -> bool:
    """Whether these are the points on the table, or with the better card too."""
    table = case.points(case.seen.trick)
    return params["points"] in (table, table + case.points([_card(params, "better")]))


def _own_points(case: Case, params: Params, key: str) -> bool:
    return bool(params["points"] == case.points([_card(params, key)]))


def _overtakes(case: Case, params: Params) -> bool:
    return case.ahead is not None and case.ahead[0] == case.partner and case.is_ahead(_card(params, "card"))


def _side_wins(case: Case, params: Params) -> bool:
    return case.winners(_card(params, "better")) <= case.mine


def _highest_of_mine(case: Case, card: Card) -> bool:
    assert case.seen.contract is not None
    return not any(case.seen.contract.stronger[card] >> other & 1 for other in case.hand)


def _plays_last(case: Case, card: Card, how: str) -> bool:
    """Whether it is true that I play last, and that a card alone wins, or is enough where a higher one wins too."""
    assert case.seen.contract is not None
    stronger = case.seen.contract.stronger
    winners = [other for other in case.seen.legal if isinstance(other, int) and case.is_ahead(other)]
    return (how == "any" or len(case.seen.trick) == 3) and {
        "any": True,
        "last": True,
        "only": winners == [card],
        "enough": len(winners) > 1 and not any(stronger[other] >> card & 1 for other in winners),
    }[how]


def _protects(case: Case, params: Params) -> bool:
    prize, card = _card(params, "prize"), _card(params, "card")
    assert case.seen.contract is not None
    return prize in case.hand and bool(case.seen.contract.stronger[card] >> prize & 1) and bool(_above(case, prize))


def _is_low(case: Case, params: Params) -> bool:
    """Whether fewer hidden cards of its suit are lower than a card than are higher, or than the better card beats."""
    card, better = _card(params, "card"), _card(params, "better")

    def below(each: Card) -> int:
        return sum(suit_letter(other) == suit_letter(each) for other in case.hidden) - len(_above(case, each))

    assert case.seen.contract is not None
    is_lower = bool(case.seen.contract.stronger[card] >> better & 1) or below(card) < below(better)
    return is_lower and below(card) <= len(_above(case, card))


def _is_free(case: Case, params: Params) -> bool:
    """Whether I win the trick as the last with the better card, and neither it nor its cards cost anything."""
    assert case.seen.contract is not None
    payoff, better = case.seen.contract.payoff, _card(params, "better")
    nothing = not payoff.trick and not payoff.last[0] and not case.points([*case.seen.trick, better])
    return len(case.seen.trick) == 3 and case.winners(better) == {case.me} and nothing


KEPT: Final[Mapping[str, Callable[[Case, Params], bool]]] = {
    "ruff": lambda case, p: case.is_trump(_card(p, "better")) and not case.is_trump(case.seen.trick[0]),
    "guard": _protects,
    "catch": lambda case, p: _card(p, "prize") in case.hidden and _card(p, "card") in _above_any(case, _card(p, "prize")),
    "catch-suit": lambda case, p: any(
        case.points([other]) and _card(p, "card") in _above_any(case, other) for other in _of_suit(case.hidden, p["suit"])
    ),
    "entry": lambda case, p: not _above(case, _card(p, "card")) and bool(_above(case, _card(p, "better"))),
    "run-out": lambda case, p: (
        case.ahead is None
        and suit_letter(_card(p, "card")) == suit_letter(_card(p, "prize")) == p["suit"]
        and not _above(case, _card(p, "prize"))
        and any(map(case.is_trump, case.hidden))
    ),
    "high-last": lambda case, p: not _above(case, _card(p, "better")) and bool(_above(case, _card(p, "card"))),
    "below": lambda case, p: _card(p, "prize") in case.hand and _card(p, "prize") in _above_any(case, _card(p, "card")),
    "anyway": lambda case, p: case.winners(_card(p, "card")) == case.winners(_card(p, "better")) == {case.me},
    "free": _is_free,
    "shed": lambda case, p: _is_low(case, p) and case.me not in case.winners(_card(p, "better")),
    "end": _is_low,
    "low": _is_low,
}
"""What each sentence about a card to keep says for certain."""
FACTS: Final[Mapping[str, Callable[[Case, Params], bool]]] = {
    "unbeatable": lambda case, p: (
        case.ahead == (p["seat"], _card(p, "prize"))
        and (case.any_winners() <= case.mine if p["mine"] else case.any_winners() == {p["seat"]})
        and (p["seat"] == case.partner) == bool(p["mine"])
    ),
    "cannot-win": lambda case, _: case.me not in case.any_winners(),
    "sure-winner": lambda case, p: (
        case.winners(_card(p, "better")) == {case.me} and _plays_last(case, _card(p, "better"), p["how"])
    ),
    "highest": lambda case, p: (
        _card(p, "prize") in case.hand and not _above(case, _card(p, "prize")) and _highest_of_mine(case, _card(p, "prize"))
    ),
    "holds": lambda case, p: all(deal.hands[p["seat"]] >> _card(p, "prize") & 1 for deal in case.deals),
    "stays-below": lambda case, p: case.me not in case.winners(_card(p, "better")),
    "only-card": lambda case, p: _of_suit(case.hand, p["suit"]) == [_card(p, "better")],
    "trumps-out": lambda case, p: p["count"] == sum(map(case.is_trump, case.hidden)),
    "need": lambda case, p: (
        p["tricks"] == case.need(p["seat"])
        and p["how"] == ("me" if p["seat"] == case.me else "partner" if p["seat"] in case.mine else "foe")
    ),
    "ruff": lambda case, p: case.is_trump(_card(p, "better")) and not case.is_trump(case.seen.trick[0]),
    "lead-winner": lambda case, _: case.ahead is None,
    "safer": lambda case, p: case.is_ahead(_card(p, "card")) and not case.winners(_card(p, "card")) <= case.mine,
    "keep": lambda case, p: _card(p, "card") in case.hand and KEPT[p["how"]](case, p),
    "draw-trumps": lambda case, p: (
        case.ahead is None
        and case.is_trump(_card(p, "better"))
        and (p["how"] == "all" or not case.is_trump(_card(p, "prize")))
        and any(map(case.is_trump, case.hidden))
    ),
    "more-points": lambda case, p: p["how"] != "lead" or case.ahead is None,
    "win-now": lambda case, p: case.is_ahead(_card(p, "better")),
    "overtakes-partner": _overtakes,
    "keep-winner": lambda case, p: {
        "trump": lambda: case.is_trump(_card(p, "card")),
        "lead": lambda: case.ahead is None,
        "throw": lambda: not _of_suit(case.hand, suit_letter(case.seen.trick[0])),
        "follow": lambda: case.ahead is not None,
    }[p["how"]](),
    "cheaper": _side_wins,
    "save-winner": lambda case, p: case.me not in case.winners(_card(p, "card")),
    "shorten": lambda case, p: (
        case.ahead is None
        and suit_letter(_card(p, "better")) == p["suit"]
        and len(_of_suit(case.hand, p["suit"])) <= SHORT
        and any(map(case.is_trump, case.hand))
    ),
    "ruff-later": lambda case, p: (
        _of_suit(case.hand, p["suit"]) == [_card(p, "better")] and any(map(case.is_trump, case.hand))
    ),
    "partner-ruffs": lambda case, p: (
        case.ahead is None
        and suit_letter(_card(p, "better")) == p["suit"]
        and not any(_of_suit(list(members(deal.hands[case.me ^ 2])), p["suit"]) for deal in case.deals)
    ),
    "wins-pot": lambda case, p: _table_points(case, p) and (not p["saves"] or bool(case.points([_card(p, "card")]))),
    "gives": lambda case, p: not case.winners(_card(p, "card")) & case.mine and _own_points(case, p, "card"),
    "falls": lambda case, p: bool(p["lead"]) == (case.ahead is None) and _own_points(case, p, "card"),
    "feed": lambda case, p: case.ahead is not None and case.ahead[0] == case.partner and _own_points(case, p, "better"),
    "cash": lambda case, p: (
        _own_points(case, p, "better")
        and (not p["trumped"] or (not _above(case, _card(p, "better")) and any(map(case.is_trump, case.hidden))))
    ),
    "catches": lambda case, p: _own_points(case, p, "prize") and _card(p, "prize") in case.hidden,
    "takes-own": lambda case, p: bool(p["lead"]) == (case.ahead is None) and _own_points(case, p, "card"),
    "rid-of-penalty": lambda case, p: _own_points(case, p, "better"),
    "brings": lambda case, p: _own_points(case, p, "prize") and _card(p, "prize") in case.hidden,
    "kept-brings": lambda case, p: (
        _own_points(case, p, "prize") and _card(p, "prize") in case.hidden and case.me not in case.winners(_card(p, "card"))
    ),
    **dict.fromkeys(("costs-card", "stuck", "endangers", "costs-trick"), lambda case, p: _card(p, "prize") in case.hand),
}
"""What each sentence says for certain, apart from the word "sure"."""
SURE: Final[Mapping[str, Callable[[Case, Params], bool]]] = dict.fromkeys(
    ("wins-costly", "brings-set", "takes-own"), lambda case, p: case.winners(_card(p, "card")) == {case.me}
)
"""The same for the sentences that call it sure; all others say that my side wins the trick with the better card."""


def is_true(case: Case, part: Part) -> bool:
    """Return True if all that a sentence says for certain holds in every deal that fits."""
    checks = [FACTS[part.key]] if part.key in FACTS else []
    if part.params.get("often") in ("sure", "either"):
        checks.append(SURE.get(part.key, _side_wins))
    if part.params.get("often") == "either":
        checks.append(lambda case, p: case.winners(_card(p, "better")) == {case.me})
    return all(check(case, part.params) for check in checks)


# --- what is counted ----------------------------------------------------------------------------------------------


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
    assert case.seen.contract is not None
    swing = len(case.mine)
    gains = [0.0] * len(case.fresh.values)
    for card in cards:
        each = swing * card_points(case.seen.contract.payoff, card)
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
    assert case.seen.contract is not None
    payoff = case.seen.contract.payoff

    def won(index: int) -> list[int]:
        own = [sum(pair[index][case.me] >> card & 1 for card in cards) for pair in case.fresh.cards]
        others = [pair[index][case.me ^ 2] if partner else 0 for pair in case.fresh.tricks]
        return [a + b for a, b in zip(own, others, strict=True)]

    more = [float(after - before) for after, before in zip(won(1), won(0), strict=True)]
    happens = None if event is None else [count > 0 for count in won(event)]
    if case.bids:
        total = [float(sum(pair[1][seat] - pair[0][seat] for seat in case.mine)) for pair in case.fresh.tricks]
        return Claim(more, total, happens)
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


def _all_left(case: Case) -> list[Card]:
    return [*case.hand, *case.hidden, *case.seen.trick]


def _costly(case: Case, params: Params) -> Claim:
    """Return the claim that a card wins a trick that costs, by itself or by the cards in it."""
    card = _card(params, "card")
    trick = _tricks_claim(case, [card], 0)
    on_table = _cards_claim(case, [*case.seen.trick])
    if case.seen.contract and not case.seen.contract.payoff.trick:
        return max(trick, on_table._replace(event=trick.event), key=lambda claim: sum(claim.gains))
    return Claim([a + b for a, b in zip(trick.gains, on_table.gains, strict=True)], trick.total, trick.event)


def _pot(case: Case, params: Params) -> Claim:
    """Return the claim that the trick on the table changes hands, perhaps with the better card or both."""
    saved = bool(params["saves"])
    own = params["points"] != case.points(case.seen.trick)
    cards = [_card(params, key) for key, named in (("better", own or saved), ("card", saved)) if named]
    return _cards_claim(case, [*case.seen.trick, *cards], (1, True))


def _whole(case: Case) -> Claim:
    total = [row[1] - row[0] for row in case.fresh.values]
    return Claim(total, total)


def _by_who(case: Case, params: Params) -> Claim:
    """Return the claim that my partner, my cards of a suit, or my other cards win tricks."""
    if params["how"] == "suit":
        return _tricks_claim(case, _of_suit(_others(case), params["suit"]))
    return _tricks_claim(case, [] if params["how"] == "partner" else _others(case), partner=params["how"] == "partner")


def _others(case: Case) -> list[Card]:
    return [card for card in case.hand if card not in (case.fresh.weaker, case.fresh.stronger)]


def _of_prize(case: Case, params: Params) -> Claim:
    """Return the claim that a card wins a trick, or that it goes to my side if it scores."""
    claims = [_tricks_claim(case, [_card(params, "prize")]), _cards_claim(case, [_card(params, "prize")])]
    return max(claims, key=lambda claim: sum(claim.gains) / (sum(claim.total) or 1))


def _keep(case: Case, params: Params) -> Claim:
    """Return the claim that a card is worth keeping: for another card, for itself, or for all that costs."""
    if "prize" in params:
        return _of_prize(case, params)
    if params["how"] == "ruff":
        return _tricks_claim(case, [_card(params, "card")])
    if params["how"] == "catch-suit":
        return _cards_claim(case, _of_suit(_all_left(case), params["suit"]))
    if params["how"] == "entry":
        claims = [_tricks_claim(case, _others(case)), _cards_claim(case, case.hand)]
        return max(claims, key=lambda claim: sum(claim.gains) / (sum(claim.total) or 1))
    lost = _points_lost(case)
    return Claim(lost, lost)


CLAIMS: Final[Mapping[str, Callable[[Case, Params], Claim]]] = {
    **dict.fromkeys(
        ("ruff", "lead-winner", "win-now", "safer"), lambda case, p: _tricks_claim(case, [_card(p, "better")], 1)
    ),
    **dict.fromkeys(
        ("keep-winner", "save-winner"),
        lambda case, p: _tricks_claim(case, [_card(p, "card")], 1),
    ),
    "cheaper": lambda case, p: _tricks_claim(case, [_card(p, "card"), _card(p, "better")])._replace(
        event=_tricks_claim(case, [_card(p, "card")], 1).event
    ),
    "overtakes-partner": lambda case, p: _tricks_claim(case, [_card(p, "card")], partner=True),
    "ruff-later": lambda case, _: _tricks_claim(case, [card for card in case.hand if case.is_trump(card)]),
    "costs-trick": lambda case, p: _tricks_claim(case, [_card(p, "prize")]),
    "keep": _keep,
    "draw-trumps": lambda case, p: _of_prize(case, p) if p["how"] == "for" else _whole(case),
    "shorten": lambda case, p: _tricks_claim(case, _others(case)),
    "partner-ruffs": lambda case, _: _tricks_claim(case, [], partner=True),
    "swap": lambda case, p: _tricks_claim(case, [_card(p, "card"), _card(p, "better")]),
    "more-tricks": _by_who,
    "wins-costly": _costly,
    "rid-of-winner": lambda case, p: _tricks_claim(case, [_card(p, "better")], 0),
    "endangers": lambda case, p: _tricks_claim(case, [_card(p, "prize")], 0),
    "wins-pot": _pot,
    **dict.fromkeys(("gives", "falls"), lambda case, p: _cards_claim(case, [_card(p, "card")], (0, False))),
    "feed": lambda case, p: _cards_claim(case, [_card(p, "better")], (1, True)),
    "cash": lambda case, p: _cards_claim(case, [_card(p, "better")], (0, False)),
    "costs-card": lambda case, p: _cards_claim(case, [_card(p, "prize")], (0, False)),
    "catches": lambda case, p: _cards_claim(case, [_card(p, "prize")], (1, True)),
    "takes-own": lambda case, p: _cards_claim(case, [_card(p, "card")], (0, True)),
    "rid-of-penalty": lambda case, p: _cards_claim(case, [_card(p, "better")], (0, True)),
    **dict.fromkeys(("stuck", "brings", "kept-brings"), lambda case, p: _cards_claim(case, [_card(p, "prize")], (0, True))),
    "likelier": lambda case, p: _cards_claim(case, [_card(p, "prize")]),
    "brings-set": lambda case, p: _cards_claim(case, _of_suit(_all_left(case), p["suit"]))._replace(
        event=_tricks_claim(case, [_card(p, "card")], 0).event
    ),
    "more-of-suit": lambda case, p: _cards_claim(case, _of_suit(_all_left(case), p["suit"])),
    "keeps": lambda case, _: _cards_claim(case, case.hand),
    "more-points": lambda case, _: _cards_claim(case, _all_left(case)),
}
"""What each sentence names as the reason of the loss; those that are missing name the whole of it."""


def claim(case: Case, part: Part) -> Claim:
    """Return what a sentence names, counted in deals that the coach has not seen."""
    if part.key == "last":
        cards = _cards_claim(case, _all_left(case)).gains
        total = _points_lost(case)
        return Claim([loss - gain for loss, gain in zip(total, cards, strict=True)], total)
    return CLAIMS[part.key](case, part.params) if part.key in CLAIMS else _whole(case)


def pieces(case: Case) -> Iterator[tuple[Part, bool]]:
    """Yield each sentence with whether it is true."""
    for part in case.explanation.parts:
        yield part, is_true(case, part)
