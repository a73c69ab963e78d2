"""The predicates of proofs read a second time: one deal after the other, by sets of cards and by playing tricks out.

Nothing here comes from `fourkings.bots.proofs`: what a name means is written down again.
"""

from collections.abc import Callable, Iterator
from functools import cached_property

from fourkings.rulebook.cards import SEATS, Card, members
from fourkings.rulebook.game import State, act, legal
from fourkings.rulebook.tricks import card_points


class Reading:
    def __init__(self, state: State, card: Card) -> None:
        assert state.contract is not None
        self.state, self.card, self.me = state, card, state.turn
        self.contract, self.trick = state.contract, [*state.trick, card]
        self.hands = {seat: set(members(state.hands[seat])) for seat in SEATS}
        self.left = self.hands[self.me] - {card}
        self.partners = state.rules.game.PARTNERS
        self.partner = (self.me + 2) % 4 if self.partners else None
        self.others = [seat for seat in SEATS if seat != self.me]
        self.foes = [seat for seat in self.others if seat != self.partner]
        self.after = [(self.me + step) % 4 for step in range(1, 5 - len(self.trick))]
        self.trumps = set(members(self.contract.trump))
        self.lead = not state.trick

    def suited(self, seat: int, like: Card) -> set[Card]:
        return {other for other in self.hands[seat] if other // 16 == like // 16}

    def beats(self, card: Card, other: Card) -> bool:
        return bool(self.contract.stronger[other] >> card & 1)

    def higher(self, seat: int, than: Card) -> bool:
        return any(self.beats(card, than) for card in self.hands[seat])

    def top(self, card: Card) -> bool:
        return not any(self.higher(seat, card) for seat in self.others)

    def ahead(self, trick: list[Card]) -> int:
        best = 0
        for place, card in enumerate(trick):
            if (card in self.trumps and trick[best] not in self.trumps) or self.beats(card, trick[best]):
                best = place
        return (self.state.leader + best) % 4

    @cached_property
    def ends(self) -> list[tuple[int, list[Card]]]:
        def ways(now: State) -> Iterator[tuple[int, list[Card]]]:
            if len(now.tricks) > len(self.state.tricks):
                trick = now.tricks[len(self.state.tricks)]
                yield trick.winner, list(trick.cards[len(self.trick) :])
                return
            for action in legal(now):
                if isinstance(action, int):
                    yield from ways(act(now, now.turn, action))

        return list(ways(act(self.state, self.me, self.card)))

    def sure(self, *seats: int | None) -> bool:
        return all(winner in seats for winner, _ in self.ends)

    def never(self) -> bool:
        return all(winner != self.me for winner, _ in self.ends)

    def points(self, card: Card) -> int:
        return card_points(self.contract.payoff, card)

    def mine(self, like: Card) -> set[Card]:
        return {other for other in self.left if other // 16 == like // 16}


def _exit(at: Reading) -> bool:
    return any(
        (held := at.suited(seat, card)) and all(at.beats(other, card) for other in held)
        for card in at.left
        for seat in at.others
    )


def _unguards(at: Reading) -> bool:
    kept = at.mine(at.card)
    if len(kept) != 1:
        return False
    (alone,) = kept
    others = [card for seat in at.others for card in at.suited(seat, alone)]
    return any(at.beats(card, alone) for card in others) and any(at.beats(alone, card) for card in others)


def _lowest(at: Reading) -> bool:
    others = [card for seat in at.others for card in at.suited(seat, at.card)]
    return bool(others) and any(all(at.beats(card, kept) for card in others) for kept in at.mine(at.card))


def _ruffs(at: Reading, seats: list[int]) -> bool:
    led = at.trick[0]
    voids = [seat for seat in seats if seat in at.after and not at.suited(seat, led)]
    return led not in at.trumps and any(at.hands[seat] & at.trumps for seat in voids)


def _last_trumps(at: Reading) -> bool:
    held = [len(at.hands[seat] & at.trumps) for seat in at.others]
    return at.lead and at.card in at.trumps and max(held) == 1


def _cheapest(at: Reading) -> bool:
    weaker = [card for card in at.mine(at.card) if at.beats(at.card, card) and card in legal(at.state)]
    return at.sure(at.me) and not any(Reading(at.state, card).sure(at.me) for card in weaker)


def _partner_highest(at: Reading) -> bool:
    if not at.lead or at.partner is None:
        return False
    held = at.suited(at.partner, at.card)
    return any(all(not at.higher(seat, card) for seat in at.others) for card in held)


def _overtakes(at: Reading) -> bool:
    before = at.trick[:-1]
    return at.partner is not None and bool(before) and at.ahead(before) == at.partner and at.ahead(at.trick) == at.me


def _all_higher(at: Reading) -> bool:
    if not at.after or at.card // 16 != at.trick[0] // 16:
        return False
    return all((held := at.suited(seat, at.card)) and all(at.beats(card, at.card) for card in held) for seat in at.after)


def _high_alone(at: Reading) -> bool:
    return any(at.mine(card) == {card} and at.top(card) for card in at.left if card // 16 != at.card // 16)


def _plain(at: Reading) -> bool:
    return at.lead and at.card not in at.trumps


def _foe_ahead(at: Reading) -> bool:
    return at.ahead(at.trick) in at.foes and at.partner not in at.after


def _side(at: Reading) -> bool:
    return at.partner is not None and at.ahead(at.trick) == at.partner and at.sure(at.me, at.partner)


READINGS: dict[str, Callable[[Reading], bool]] = {
    "takes": lambda at: at.sure(at.me),
    "side_takes": _side,
    "loses": lambda at: at.never(),
    "foe_takes": _foe_ahead,
    "danger": lambda at: any(winner == at.me and any(at.points(card) < 0 for card in added) for winner, added in at.ends),
    "all_follow": lambda at: _plain(at) and all(at.suited(seat, at.card) for seat in at.after),
    "foe_ruffs": lambda at: _ruffs(at, at.foes),
    "partner_ruffs": lambda at: at.partner is not None and _ruffs(at, [at.partner]),
    "draws": lambda at: at.lead and at.card in at.trumps and all(at.hands[seat] & at.trumps for seat in at.foes),
    "draws_last": _last_trumps,
    "partner_highest": _partner_highest,
    "foe_higher": lambda at: at.lead and any(at.higher(seat, at.card) for seat in at.foes),
    "keeps_exit": _exit,
    "keeps_winner": lambda at: any(map(at.top, at.left)),
    "keeps_highest": lambda at: any(map(at.top, at.mine(at.card))),
    "unguards": _unguards,
    "throws_highest": lambda at: at.top(at.card) and at.never(),
    "keeps_lowest": _lowest,
    "last_of_suit": lambda at: not at.mine(at.card) and at.card not in at.trumps,
    "keeps_trump": lambda at: at.card not in at.trumps and bool(at.left & at.trumps),
    "takes_points": lambda at: sum(map(at.points, at.trick)) > 0 and at.sure(at.me),
    "takes_costs": lambda at: sum(map(at.points, at.trick)) < 0 and at.sure(at.me),
    "costs_other": lambda at: sum(map(at.points, at.trick)) < 0 and at.never(),
    "rid": lambda at: at.points(at.card) < 0 and at.never(),
    "gives_points": lambda at: at.points(at.card) > 0 and _foe_ahead(at),
    "feeds_partner": lambda at: at.points(at.card) > 0 and _side(at),
    "alone": lambda at: _plain(at) and not any(at.suited(seat, at.card) for seat in at.others),
    "longest": lambda at: (
        at.lead and all(len(at.suited(seat, at.card)) < len(at.suited(at.me, at.card)) for seat in at.others)
    ),
    "overtakes": _overtakes,
    "spends_trump": lambda at: at.card in at.trumps and at.trick[0] not in at.trumps,
    "spends_winner": lambda at: at.top(at.card) and _foe_ahead(at),
    "cheapest": _cheapest,
    "next_void": lambda at: bool(at.after) and not at.suited(at.after[0], at.trick[0]),
    "under": lambda at: at.ahead(at.trick) != at.me,
    "shortens": lambda at: len(at.mine(at.card)) == 1 and at.card not in at.trumps,
    "all_higher": _all_higher,
    "keeps_high_alone": _high_alone,
}
