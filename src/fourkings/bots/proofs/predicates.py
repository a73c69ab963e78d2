"""The predicates: what may be said of a card in a deal, and whether it speaks for the card or against it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from fourkings.bots.proofs.trials import CardTrial, DealSet
from fourkings.kernels.play import suit_of
from fourkings.rulebook.cards import mask, members
from fourkings.rulebook.tricks import points_of


class Predicate(NamedTuple):
    """What is said of a card: where it holds, and what that is worth."""

    holds: Callable[[CardTrial], DealSet]
    pays: int  #: in deals that pay for tricks or cards: 1 speaks for the card, -1 against it, 0 is no reason
    costs: int  #: and in deals in which they cost


def _takes(card: CardTrial) -> DealSet:
    """I win the trick, however the others play."""
    return card.always(card.ahead == card.me) & ~card.can_beat(card.after)


def _side_takes(card: CardTrial) -> DealSet:
    """My partner is ahead, and no opponent can beat the card."""
    return card.always(card.partners and card.ahead == card.partner) & ~card.can_beat(card.foes)


def _loses(card: CardTrial) -> DealSet:
    """I do not win the trick, however the others play."""
    return card.always(card.ahead != card.me) | card.must_beat


def _foe_takes(card: CardTrial) -> DealSet:
    """An opponent is ahead, and my partner plays no more to the trick."""
    return card.always(card.ahead in card.foes and not (card.partners and card.partner in card.after))


def _danger(card: CardTrial) -> DealSet:
    """I may win the trick with a card of another in it that costs."""
    costly = mask(other for other in range(64) if points_of(card.contract.payoff, other) < 0)
    may_win = card.always(card.ahead == card.me) & ~card.must_beat
    return may_win & card.any_of(card.may_play(seat, costly & ~card.above) for seat in card.after)


def _leads(card: CardTrial) -> bool:
    return not card.view.trick


def _trump(card: CardTrial) -> bool:
    return bool(card.contract.trump >> card.card & 1)


def _plain_lead(card: CardTrial) -> bool:
    return _leads(card) and not _trump(card)


def _all_follow(card: CardTrial) -> DealSet:
    """All who play after hold the suit that I lead."""
    return card.always(_plain_lead(card)) & ~card.any_of(card.unless(card.holds(seat, card.suit)) for seat in card.after)


def _ruffs(card: CardTrial, seats: list[int]) -> DealSet:
    trump = card.contract.trump
    void = card.any_of(card.holds(seat, trump) & ~card.holds(seat, card.led) for seat in seats if seat in card.after)
    return void & card.always(bool(trump) and card.led != trump)


def _foe_ruffs(card: CardTrial) -> DealSet:
    """An opponent who plays after has none of the suit led, and a trump."""
    return _ruffs(card, card.foes)


def _partner_ruffs(card: CardTrial) -> DealSet:
    """My partner plays after, has none of the suit led, and a trump."""
    return _ruffs(card, [card.partner] if card.partners else [])


def _draws(card: CardTrial) -> DealSet:
    """I lead a trump, and each opponent holds one."""
    missing = card.any_of(card.unless(card.holds(seat, card.contract.trump)) for seat in card.foes)
    return card.always(_leads(card) and _trump(card)) & ~missing


def _draws_last(card: CardTrial) -> DealSet:
    """I lead a trump, somebody else holds one, and nobody else holds two."""
    trump = card.contract.trump
    two = card.any_of(card.holds_many(seat, trump, 2) for seat in card.others)
    some = card.someone(card.others, trump)
    return card.always(_leads(card) and _trump(card)) & some & ~two


def _partner_highest(card: CardTrial) -> DealSet:
    """I lead a suit of which my partner holds the highest card left in the others' hands."""
    highest = card.any_of(
        card.holds(card.partner, 1 << other) & ~card.someone(card.others, card.contract.stronger[other])
        for other in members(card.suit)
    )
    return card.always(_leads(card) and card.partners) & card.holds(card.partner, card.suit) & highest


def _foe_higher(card: CardTrial) -> DealSet:
    """I lead a card, and an opponent holds a higher one of the suit."""
    return card.always(_leads(card)) & card.someone(card.foes, card.contract.stronger[card.card])


def _keeps_exit(card: CardTrial) -> DealSet:
    """I keep a card of whose suit another holds some, and nothing but higher ones."""
    exits = []
    for other in members(card.left):
        suit, higher = suit_of(other), card.contract.stronger[other]
        exits += [card.holds(seat, suit) & ~card.holds(seat, suit & ~higher) for seat in card.others]
    return card.any_of(exits)


def _keeps_winner(card: CardTrial) -> DealSet:
    """I keep a card that no other card of its suit beats."""
    return card.winners(card.left)


def _keeps_highest(card: CardTrial) -> DealSet:
    """I keep the highest card of the suit that I play."""
    return card.winners(card.left & card.suit)


def _unguards(card: CardTrial) -> DealSet:
    """I keep one card of the suit alone, and another holds both a higher and a lower one."""
    left = card.left & card.suit
    if left.bit_count() != 1:
        return card.always(False)
    (alone,) = members(left)
    higher = card.contract.stronger[alone]
    lower = card.suit & ~higher & ~left
    return card.someone(card.others, higher) & card.someone(card.others, lower)


def _highest(card: CardTrial) -> DealSet:
    """No other holds a higher card of its suit."""
    return card.unless(card.someone(card.others, card.contract.stronger[card.card]))


def _throws_highest(card: CardTrial) -> DealSet:
    """The highest of its suit, and I do not win the trick with it."""
    return _highest(card) & _loses(card)


def _keeps_lowest(card: CardTrial) -> DealSet:
    """I keep a card of the suit below all that others hold of it, and somebody holds some."""
    kept = [
        card.unless(card.someone(card.others, card.suit & ~card.contract.stronger[other]))
        for other in members(card.left & card.suit)
    ]
    return card.any_of(kept) & card.someone(card.others, card.suit)


def _last_of_suit(card: CardTrial) -> DealSet:
    """My last card of its suit, and no trump."""
    return card.always(not card.left & card.suit and not _trump(card))


def _keeps_trump(card: CardTrial) -> DealSet:
    """No trump, and I keep one."""
    return card.always(not _trump(card) and bool(card.left & card.contract.trump))


def _takes_points(card: CardTrial) -> DealSet:
    """The cards of the trick count points, and I win it for sure."""
    return card.always(card.points() > 0) & _takes(card)


def _takes_costs(card: CardTrial) -> DealSet:
    """The cards of the trick cost points, and I win it for sure."""
    return card.always(card.points() < 0) & _takes(card)


def _costs_other(card: CardTrial) -> DealSet:
    """The cards of the trick cost points, and I do not win it."""
    return card.always(card.points() < 0) & _loses(card)


def _rid(card: CardTrial) -> DealSet:
    """The card itself costs points, and I do not win the trick."""
    return card.always(points_of(card.contract.payoff, card.card) < 0) & _loses(card)


def _gives_points(card: CardTrial) -> DealSet:
    """The card counts points, and an opponent is sure of the trick."""
    return card.always(points_of(card.contract.payoff, card.card) > 0) & _foe_takes(card)


def _feeds_partner(card: CardTrial) -> DealSet:
    """The card counts points, and my partner's side is sure of the trick."""
    return card.always(points_of(card.contract.payoff, card.card) > 0) & _side_takes(card)


def _alone(card: CardTrial) -> DealSet:
    """I lead a suit of which nobody else holds a card."""
    return card.always(_plain_lead(card)) & ~card.someone(card.others, card.suit)


def _longest(card: CardTrial) -> DealSet:
    """I lead a suit of which nobody holds as many cards as I."""
    mine = (card.view.hand & card.suit).bit_count()
    return card.always(_leads(card)) & ~card.any_of(card.holds_many(seat, card.suit, mine) for seat in card.others)


def _overtakes(card: CardTrial) -> DealSet:
    """My partner was ahead, and the card beats theirs."""
    return card.always(_partner_ahead(card) and card.ahead == card.me)


def _partner_ahead(card: CardTrial) -> bool:
    from fourkings.rulebook.tricks import winning

    lain = card.view.trick
    return card.partners and bool(lain) and card.view.leader + winning(lain, card.contract) & 3 == card.partner


def _spends_trump(card: CardTrial) -> DealSet:
    """A trump on a suit that is none."""
    return card.always(_trump(card) and card.led != card.contract.trump)


def _spends_winner(card: CardTrial) -> DealSet:
    """The highest of its suit, and an opponent is sure of the trick."""
    return _highest(card) & _foe_takes(card)


def _cheapest(card: CardTrial) -> DealSet:
    """I win for sure, and no weaker card of the suit that I may play does."""
    weaker = [
        other
        for other in members(card.left & card.suit)
        if other in card.view.legal and card.contract.stronger[other] >> card.card & 1
    ]
    cheaper = card.any_of(_takes(CardTrial(card.view, other, card.dealt)) for other in weaker)
    return _takes(card) & ~cheaper


def _next_void(card: CardTrial) -> DealSet:
    """The player after me has none of the suit led."""
    return card.unless(card.holds(card.after[0], card.led)) if card.after else card.always(False)


def _under(card: CardTrial) -> DealSet:
    """It stays below the card that wins the trick so far."""
    return card.always(card.ahead != card.me)


def _shortens(card: CardTrial) -> DealSet:
    """One card of the suit is left to me after it, and no trump."""
    return card.always((card.left & card.suit).bit_count() == 1 and not _trump(card))


def _all_higher(card: CardTrial) -> DealSet:
    """Everybody who plays after holds the suit led, and only higher cards of it."""
    if not card.after:
        return card.always(False)
    higher = card.contract.stronger[card.card]
    lower = [card.unless(card.holds(seat, card.led)) | card.holds(seat, card.led & ~higher) for seat in card.after]
    return card.always(card.suit == card.led) & ~card.any_of(lower)


def _keeps_high_alone(card: CardTrial) -> DealSet:
    """In another suit I keep a single card, the highest of it: it wins if the suit is led."""
    tops = mask(other for other in members(card.left & ~card.suit) if not card.left & suit_of(other) & ~(1 << other))
    return card.winners(tops)


PREDICATES: Final[Mapping[str, Predicate]] = {
    "takes": Predicate(_takes, 1, -1),
    "side_takes": Predicate(_side_takes, 1, 0),
    "loses": Predicate(_loses, -1, 1),
    "foe_takes": Predicate(_foe_takes, -1, 0),
    "danger": Predicate(_danger, 0, -1),
    "all_follow": Predicate(_all_follow, 1, 0),
    "foe_ruffs": Predicate(_foe_ruffs, -1, 0),
    "partner_ruffs": Predicate(_partner_ruffs, 1, 0),
    "draws": Predicate(_draws, 1, 0),
    "draws_last": Predicate(_draws_last, 1, 0),
    "partner_highest": Predicate(_partner_highest, 1, 0),
    "foe_higher": Predicate(_foe_higher, -1, 1),
    "keeps_exit": Predicate(_keeps_exit, 0, 1),
    "keeps_winner": Predicate(_keeps_winner, 1, -1),
    "keeps_highest": Predicate(_keeps_highest, 1, -1),
    "unguards": Predicate(_unguards, -1, 0),
    "throws_highest": Predicate(_throws_highest, 0, 1),
    "keeps_lowest": Predicate(_keeps_lowest, 0, 1),
    "last_of_suit": Predicate(_last_of_suit, 1, 1),
    "keeps_trump": Predicate(_keeps_trump, 1, 0),
    "takes_points": Predicate(_takes_points, 1, 0),
    "takes_costs": Predicate(_takes_costs, 0, -1),
    "costs_other": Predicate(_costs_other, 0, 1),
    "rid": Predicate(_rid, 0, 1),
    "gives_points": Predicate(_gives_points, -1, 0),
    "feeds_partner": Predicate(_feeds_partner, 1, 0),
    "alone": Predicate(_alone, 1, -1),
    "longest": Predicate(_longest, 1, 0),
    "overtakes": Predicate(_overtakes, -1, 0),
    "spends_trump": Predicate(_spends_trump, -1, 0),
    "spends_winner": Predicate(_spends_winner, -1, 0),
    "cheapest": Predicate(_cheapest, 1, 0),
    "next_void": Predicate(_next_void, -1, -1),
    "under": Predicate(_under, 0, 1),
    "shortens": Predicate(_shortens, 1, 1),
    "all_higher": Predicate(_all_higher, -1, 1),
    "keeps_high_alone": Predicate(_keeps_high_alone, 0, -1),
}
"""Every predicate by its name."""
