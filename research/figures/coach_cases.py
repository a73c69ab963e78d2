"""A sentence of the coach with everything that is needed to contradict it: the position, and other deals that fit it.

A position is dealt again in other ways: hidden cards are swapped between two seats, and every public action is done
again from the first card on. A deal fits if each of them is still legal and the seat to act sees the same.
"""

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final

from fourkings.coach.attribution import Continuations
from fourkings.coach.explanation import Explanation
from fourkings.rulebook import cards as pack
from fourkings.rulebook.cards import SEATS, Card, Seat, members, name
from fourkings.rulebook.game import Action, State, apply, legal, start
from fourkings.rulebook.tricks import Contract, card_points, winning
from fourkings.views import View, view

SWAPS: Final = 12
"""Swaps of two hidden cards between one deal that fits and the next."""


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
    def contract(self) -> Contract:
        """What the cards of the deal count and which beat which, while cards are played."""
        assert self.seen.contract is not None
        return self.seen.contract

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

    def opponents_may_hold(self, card: Card) -> bool:
        """Whether an opponent has a card in one of the deals."""
        return any(deal.hands[seat] >> card & 1 for deal in self.deals for seat in SEATS if seat not in self.mine)

    @cached_property
    def ahead(self) -> tuple[Seat, Card] | None:
        """Who is winning the trick on the table, with which card; None if I lead."""
        trick = self.seen.trick
        if not trick:
            return None
        place = winning(trick, self.contract)
        return self.seen.leader + place & 3, trick[place]

    def is_ahead(self, card: Card) -> bool:
        """Return True if a card of mine beats what lies on the table."""
        return winning((*self.seen.trick, card), self.contract) == len(self.seen.trick)

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
        return abs(sum(card_points(self.contract.payoff, card) for card in cards))

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


Params = Mapping[str, Any]


def card_in(params: Params, key: str) -> Card:
    """Return the card that a parameter names."""
    return pack.card(params[key])


def of_suit(cards: Sequence[Card], letter: str) -> list[Card]:
    """Return the cards of a suit, by its letter."""
    return [card for card in cards if suit_letter(card) == letter]
