"""The predicates of cards: what may be said of a card in a deal, and whether it speaks for the card or against it."""

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from fourkings.bots.proofs.trials import CardTrial, DealSet
from fourkings.kernels.play import suit_of
from fourkings.rulebook.cards import mask, members
from fourkings.rulebook.tricks import card_points, winning


class Predicate(NamedTuple):
    """A statement about a card."""

    holds: Callable[[CardTrial], DealSet]
    pays: int  #: in positive deals: 1 speaks for the card, -1 against it, 0 is no reason
    costs: int  #: the same in negative deals


def _takes(card: CardTrial) -> DealSet:
    """Return the deals in which I win the trick, however the others play."""
    return card.always(card.ahead == card.me) & ~card.can_beat(card.after)


def _side_takes(card: CardTrial) -> DealSet:
    """Return the deals in which my partner is ahead, and no opponent can beat the card."""
    return card.always(card.partners and card.ahead == card.partner) & ~card.can_beat(card.foes)


def _loses(card: CardTrial) -> DealSet:
    """Return the deals in which I do not win the trick, however the others play."""
    return card.always(card.ahead != card.me) | card.must_beat


def _foe_takes(card: CardTrial) -> DealSet:
    """Return the deals in which an opponent is ahead and my partner plays no more to the trick."""
    return card.always(card.ahead in card.foes and not (card.partners and card.partner in card.after))


def _danger(card: CardTrial) -> DealSet:
    """Return the deals in which I may win the trick with another's costly card in it."""
    costly = mask(other for other in range(64) if card_points(card.contract.payoff, other) < 0)
    may_win = card.always(card.ahead == card.me) & ~card.must_beat
    return may_win & card.any_of(card.may_play(seat, costly & ~card.above) for seat in card.after)


def _leads(card: CardTrial) -> bool:
    return not card.view.trick


def _trump(card: CardTrial) -> bool:
    return bool(card.contract.trump >> card.card & 1)


def _leads_trump(card: CardTrial) -> bool:
    return _leads(card) and _trump(card)


def _plain_lead(card: CardTrial) -> bool:
    return _leads(card) and not _trump(card)


def _ruffs(card: CardTrial, seats: list[int]) -> DealSet:
    trump = card.contract.trump
    void = card.any_of(card.holds(seat, trump) & ~card.holds(seat, card.led) for seat in seats if seat in card.after)
    return void & card.always(bool(trump) and card.led != trump)


def _draws_last(card: CardTrial) -> DealSet:
    """Return the deals in which I lead a trump, another seat holds one, and no seat holds two."""
    trump = card.contract.trump
    two = card.any_of(card.holds_many(seat, trump, 2) for seat in card.others)
    some = card.someone(card.others, trump)
    return card.always(_leads_trump(card)) & some & ~two


def _partner_highest(card: CardTrial) -> DealSet:
    """Return the deals in which I lead a suit of which my partner holds the highest card left outside my hand."""
    highest = card.any_of(
        card.holds(card.partner, 1 << other) & ~card.someone(card.others, card.contract.stronger[other])
        for other in members(card.suit)
    )
    return card.always(_leads(card) and card.partners) & card.holds(card.partner, card.suit) & highest


def _keeps_exit(card: CardTrial) -> DealSet:
    """Return the deals in which I keep a card in a suit of which another seat holds only higher cards."""
    exits = []
    for other in members(card.left):
        suit, higher = suit_of(other), card.contract.stronger[other]
        exits += [card.holds(seat, suit) & ~card.holds(seat, suit & ~higher) for seat in card.others]
    return card.any_of(exits)


def _unguards(card: CardTrial) -> DealSet:
    """Return the deals in which I keep a single card of the suit, and others hold both a higher and a lower one."""
    left = card.left & card.suit
    if left.bit_count() != 1:
        return 0
    (alone,) = members(left)
    higher = card.contract.stronger[alone]
    lower = card.suit & ~higher & ~left
    return card.someone(card.others, higher) & card.someone(card.others, lower)


def _highest(card: CardTrial) -> DealSet:
    """Return the deals in which no other holds a higher card of its suit."""
    return card.unless(card.someone(card.others, card.higher))


def _keeps_lowest(card: CardTrial) -> DealSet:
    """Return the deals in which I keep a card of the suit below all that others hold of it, and another seat holds some."""
    kept = [
        card.unless(card.someone(card.others, card.suit & ~card.contract.stronger[other]))
        for other in members(card.left & card.suit)
    ]
    return card.any_of(kept) & card.someone(card.others, card.suit)


def _longest(card: CardTrial) -> DealSet:
    """Return the deals in which I lead a suit of which nobody else holds as many cards."""
    mine = (card.view.hand & card.suit).bit_count()
    return card.always(_leads(card)) & ~card.any_of(card.holds_many(seat, card.suit, mine) for seat in card.others)


def _partner_ahead(card: CardTrial) -> bool:
    trick = card.view.trick
    return card.partners and bool(trick) and card.view.leader + winning(trick, card.contract) & 3 == card.partner


def _cheapest(card: CardTrial) -> DealSet:
    """Return the deals in which I win for certain, and no weaker playable card of the suit does."""
    weaker = [
        other
        for other in members(card.left & card.suit)
        if other in card.view.legal and card.contract.stronger[other] >> card.card & 1
    ]
    cheaper = card.any_of(_takes(CardTrial(card.view, other, card.dealt)) for other in weaker)
    return _takes(card) & ~cheaper


def _all_higher(card: CardTrial) -> DealSet:
    """Return the deals in which all later seats hold the suit led, and only higher cards of it."""
    if not card.after:
        return 0
    lower = card.any_of(card.holds(seat, card.led & ~card.higher) for seat in card.after)
    return card.always(card.suit == card.led) & card.all_hold(card.after, card.led) & ~lower


def _keeps_high_alone(card: CardTrial) -> DealSet:
    """Return the deals in which I keep a single card of another suit, its highest: it wins if the suit is led."""
    tops = mask(other for other in members(card.left & ~card.suit) if not card.left & suit_of(other) & ~(1 << other))
    return card.winners(tops)


PREDICATES: Final[Mapping[str, Predicate]] = {
    "takes": Predicate(_takes, 1, -1),
    "side_takes": Predicate(_side_takes, 1, 0),
    "loses": Predicate(_loses, -1, 1),
    "foe_takes": Predicate(_foe_takes, -1, 0),
    "danger": Predicate(_danger, 0, -1),
    # All who play after hold the suit that I lead.
    "all_follow": Predicate(lambda card: card.always(_plain_lead(card)) & card.all_hold(card.after, card.suit), 1, 0),
    # An opponent who plays after has none of the suit led, and a trump.
    "foe_ruffs": Predicate(lambda card: _ruffs(card, card.foes), -1, 0),
    # My partner plays after, has none of the suit led, and a trump.
    "partner_ruffs": Predicate(lambda card: _ruffs(card, [card.partner] if card.partners else []), 1, 0),
    # I lead a trump, and each opponent holds one.
    "draws": Predicate(lambda card: card.always(_leads_trump(card)) & card.all_hold(card.foes, card.contract.trump), 1, 0),
    "draws_last": Predicate(_draws_last, 1, 0),
    "partner_highest": Predicate(_partner_highest, 1, 0),
    # I lead a card, and an opponent holds a higher one of the suit.
    "foe_higher": Predicate(lambda card: card.always(_leads(card)) & card.someone(card.foes, card.higher), -1, 1),
    "keeps_exit": Predicate(_keeps_exit, 0, 1),
    # I keep a card that no other card of its suit beats.
    "keeps_winner": Predicate(lambda card: card.winners(card.left), 1, -1),
    # I keep the highest card of the suit that I play.
    "keeps_highest": Predicate(lambda card: card.winners(card.left & card.suit), 1, -1),
    "unguards": Predicate(_unguards, -1, 0),
    # The highest of its suit, and I do not win the trick with it.
    "throws_highest": Predicate(lambda card: _highest(card) & _loses(card), 0, 1),
    "keeps_lowest": Predicate(_keeps_lowest, 0, 1),
    # My last card of its suit, and no trump.
    "last_of_suit": Predicate(lambda card: card.always(not card.left & card.suit and not _trump(card)), 1, 1),
    # No trump, and I keep one.
    "keeps_trump": Predicate(lambda card: card.always(not _trump(card) and bool(card.left & card.contract.trump)), 1, 0),
    # The cards of the trick count points, and I win it for sure.
    "takes_points": Predicate(lambda card: card.always(card.points() > 0) & _takes(card), 1, 0),
    # The cards of the trick cost points, and I win it for sure.
    "takes_costs": Predicate(lambda card: card.always(card.points() < 0) & _takes(card), 0, -1),
    # The cards of the trick cost points, and I do not win it.
    "costs_other": Predicate(lambda card: card.always(card.points() < 0) & _loses(card), 0, 1),
    # The card itself costs points, and I do not win the trick.
    "rid": Predicate(lambda card: card.always(card.value < 0) & _loses(card), 0, 1),
    # The card counts points, and an opponent is sure of the trick.
    "gives_points": Predicate(lambda card: card.always(card.value > 0) & _foe_takes(card), -1, 0),
    # The card counts points, and my partner's side is sure of the trick.
    "feeds_partner": Predicate(lambda card: card.always(card.value > 0) & _side_takes(card), 1, 0),
    # I lead a suit of which nobody else holds a card.
    "alone": Predicate(lambda card: card.always(_plain_lead(card)) & ~card.someone(card.others, card.suit), 1, -1),
    "longest": Predicate(_longest, 1, 0),
    # My partner was ahead, and the card beats theirs.
    "overtakes": Predicate(lambda card: card.always(_partner_ahead(card) and card.ahead == card.me), -1, 0),
    # A trump on a suit that is none.
    "spends_trump": Predicate(lambda card: card.always(_trump(card) and card.led != card.contract.trump), -1, 0),
    # The highest of its suit, and an opponent is sure of the trick.
    "spends_winner": Predicate(lambda card: _highest(card) & _foe_takes(card), -1, 0),
    "cheapest": Predicate(_cheapest, 1, 0),
    # The player after me has none of the suit led.
    "next_void": Predicate(lambda card: card.unless(card.holds(card.after[0], card.led)) if card.after else 0, -1, -1),
    # It stays below the card that wins the trick so far.
    "under": Predicate(lambda card: card.always(card.ahead != card.me), 0, 1),
    # One card of the suit is left to me after it, and no trump.
    "shortens": Predicate(lambda card: card.always((card.left & card.suit).bit_count() == 1 and not _trump(card)), 1, 1),
    "all_higher": Predicate(_all_higher, -1, 1),
    "keeps_high_alone": Predicate(_keeps_high_alone, 0, -1),
}
"""All predicates of cards by name."""
