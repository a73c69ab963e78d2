"""Advice to a player: an action with its reasons, and the reasons of the bot careful for a card."""

from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from fourkings.bots.careful import cards
from fourkings.bots.careful.facts import Facts
from fourkings.kernels.play import suit_of
from fourkings.rulebook.cards import Card, members, name, suit_name
from fourkings.rulebook.game import Action, Param


class Why(NamedTuple):
    """A reason: a message key of `i18n` (`advice-<key>`) and its parameters."""

    key: str
    params: Mapping[str, Param]


class Choice(NamedTuple):
    """An action that was evaluated, with the result."""

    action: Action
    worth: float | None  # mean points: from here on, or for a call over the whole deal; None if unknown
    percent: int | None  # cards: the percentage of deals in which no other does better; bids: in which they are made


class Advice(NamedTuple):
    """An action, its reason as a message key with parameters, more reasons if there are figures, and the best choices."""

    action: Action
    key: str
    params: Mapping[str, Param]
    more: tuple[Why, ...] = ()
    choices: tuple[Choice, ...] = ()
    deals: int = 0
    """Deals that fit the view and were evaluated; 0 for a rule of thumb."""
    for_match: bool = False
    """True if the values of the choices are chances to win the match, converted to points, not points of this deal."""


SURE: Final = 0.8
"""Chance from which an event is described as certain."""

Test = Callable[[Facts, Card], bool]


def taking(facts: Facts, card: Card) -> str:
    """Return the key of the reason for a card in a positive deal, one whose tricks or cards earn points."""
    return _first(LEADS if not facts.led else FOLLOWS, facts, card)


def avoiding(facts: Facts, card: Card) -> str:
    """Return the key of the reason for a card in a negative deal, one whose tricks or cards cost points."""
    return _first(COSTLY_LEADS if not facts.led else COSTLY_FOLLOWS, facts, card)


def card_facts(facts: Facts, card: Card) -> dict[str, str | int]:
    """Return the parameters of every sentence about a card: the card and its suit, and who is winning the trick."""
    known: dict[str, str | int] = {"card": name(card), "suit": str(suit_name(facts.led or suit_of(card)))}
    if facts.led:
        known["seat"] = facts.ahead
    return known


def _first(reasons: tuple[tuple[str, Test], ...], facts: Facts, card: Card) -> str:
    return next(key for key, applies in reasons if applies(facts, card))


def _always(facts: Facts, card: Card) -> bool:
    return True


# --- deals that pay -----------------------------------------------------------------------------------------------


def _partner_ahead(facts: Facts, card: Card) -> bool:
    return facts.ahead == facts.partner and not facts.wins(card)


def _gives_points(facts: Facts, card: Card) -> bool:
    return _partner_ahead(facts, card) and facts.points(card) > 0 and _ours(facts, card) >= 0.5


def _ours(facts: Facts, card: Card) -> float:
    """Return the chance that my side wins the trick if I play the card."""
    return sum(chance for seat, chance in enumerate(cards.takers(facts, card)) if seat in (facts.me, facts.partner))


def _sure(facts: Facts, card: Card) -> bool:
    return facts.wins(card) and cards.takers(facts, card)[facts.me] >= SURE


def _ruffs(facts: Facts, card: Card) -> bool:
    return facts.wins(card) and bool(facts.trump >> card & 1) and facts.led != facts.trump


def _hopeless(facts: Facts, card: Card) -> bool:
    return not any(facts.wins(other) for other in members(facts.legal))


FOLLOWS: Final[tuple[tuple[str, Test], ...]] = (
    ("give-partner", _gives_points),
    ("partner-wins", _partner_ahead),
    ("ruff", _ruffs),
    ("win-last", lambda facts, card: facts.last and facts.wins(card)),
    ("win-sure", _sure),
    ("win-try", lambda facts, card: facts.wins(card)),
    ("cannot-win", _hopeless),
    ("hold-back", _always),
)


def _partner_ruffs(facts: Facts, card: Card) -> bool:
    partner, suit = facts.partner, suit_of(card)
    if partner is None or suit == facts.trump:
        return False
    return facts.void(partner, suit) >= SURE and facts.holds(partner, facts.trump) >= 0.5


LEADS: Final[tuple[tuple[str, Test], ...]] = (
    ("lead-trumps", lambda facts, card: bool(facts.trump >> card & 1) and cards.draws_trumps(facts)),
    ("lead-partner-ruffs", _partner_ruffs),
    ("lead-master", _sure),
    ("lead-single", lambda facts, card: suit_of(card) != facts.trump and cards.shortens(facts, card)),
    ("lead-long", lambda facts, card: not facts.trump and (facts.hand & suit_of(card)).bit_count() >= 4),
    ("lead-low", _always),
)


# --- deals that cost ----------------------------------------------------------------------------------------------


def _follows(facts: Facts, card: Card) -> bool:
    return bool(facts.led >> card & 1)


def _all_take(facts: Facts, card: Card) -> bool:
    return facts.wins(card) and all(facts.wins(other) for other in members(facts.legal))


def _late(facts: Facts, card: Card) -> bool:
    """Return True if only the last tricks cost, and they are still to come."""
    return facts.tricks_left > facts.contract.payoff.last[0] > 0


def _cheap(facts: Facts, card: Card) -> bool:
    """Return True if winning the trick with the card costs no more than a later trick does on average."""
    weighed = cards.weigh_negative(facts)
    return weighed.costs[card] <= weighed.per_trick


COSTLY_FOLLOWS: Final[tuple[tuple[str, Test], ...]] = (
    ("late-high", lambda facts, card: _late(facts, card) and (facts.wins(card) or not _follows(facts, card))),
    ("shed-cost", lambda facts, card: not _follows(facts, card) and facts.points(card) < 0),
    ("shed", lambda facts, card: not _follows(facts, card)),
    ("give-cost", lambda facts, card: not facts.wins(card) and facts.points(card) < 0),
    ("duck", lambda facts, card: not facts.wins(card)),
    ("take-free", lambda facts, card: facts.last and cards.weigh_negative(facts).costs[card] <= 0),
    ("take-high", lambda facts, card: facts.last),
    ("take-must", _all_take),
    ("take-chance", _always),
)

COSTLY_LEADS: Final[tuple[tuple[str, Test], ...]] = (
    ("late-high", lambda facts, card: _late(facts, card) and card & 15 >= 8),
    ("lead-exit", lambda facts, card: cards.weigh_negative(facts).takes[card] <= 0.3),
    ("lead-cheap", _cheap),
    ("lead-least", _always),
)
