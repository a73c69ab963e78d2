"""Exploitability of a bot in small endgames: the exact gain of the best response over the bot's own play.

An ending is every deal that fits what all four have seen, all equally likely. The responder knows how the three others
choose, but sees only what their own seat may see: they choose one card for everything that they can't tell apart.
"""

from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from fourkings.bots import Bot
from fourkings.bots.evaluation import net_points
from fourkings.rulebook.cards import SEATS, Mask, Seat
from fourkings.rulebook.deck import Stream
from fourkings.rulebook.game import Action, State, apply
from fourkings.sampling import all_deals, constraints, with_hands
from fourkings.views import WATCHER, View, is_seated, view

Chooser = Callable[[View], Mapping[Action, float]]
"""A player's strategy: from a view to the probability of each action."""
WeightedStates = list[tuple[State, float]]
"""Deals that look alike to a watcher, with their probabilities."""


class Gap(NamedTuple):
    """Points by seat at a table of one bot, and with a best response in each seat."""

    played: tuple[float, ...]  #: each seat's points if nobody deviates
    best: tuple[float, ...]  #: each seat's points by the best response to the three others

    @property
    def gains(self) -> float:
        """The gain of the best responses, over all seats."""
        return sum(self.best) - sum(self.played)


def gap(ending: Sequence[State], chooser: Chooser) -> Gap:
    """Return the points of four players with one strategy in an ending, and of each seat's best response to the others."""
    same = memoised(chooser)
    return Gap(tuple(_response_values(_evenly(ending), same, None)), tuple(_best(ending, same, seat) for seat in SEATS))


def _best(ending: Sequence[State], chooser: Chooser, seat: Seat) -> float:
    hands: dict[Mask, WeightedStates] = defaultdict(list)
    for state, share in _evenly(ending):
        hands[state.hands[seat]].append((state, share))
    return sum(_response_values(deals, chooser, seat)[seat] for deals in hands.values())


def _evenly(ending: Sequence[State]) -> WeightedStates:
    return [(state, 1 / len(ending)) for state in ending]


def _response_values(deals: WeightedStates, chooser: Chooser, seat: Seat | None) -> list[float]:
    """Return each seat's mean points over deals alike to `seat`, times their probability; `seat` deviates, or None does."""
    first = deals[0][0]
    if first.stage == "done":
        each = [([net_points(state, seat) for seat in SEATS], share) for state, share in deals]
        return [sum(share * worth[seat] for worth, share in each) for seat in SEATS]
    after: dict[Action, WeightedStates] = defaultdict(list)
    for state, share in deals:
        looked = view(state, first.turn)
        odds = dict.fromkeys(looked.legal, 1.0) if first.turn == seat else chooser(looked)
        for action, likely in odds.items():
            after[action].append((apply(state, action), share * likely))
    answers = [_response_values(lower, chooser, seat) for lower in after.values()]
    if first.turn == seat:
        return max(answers, key=lambda worth: worth[seat])
    return [sum(answer[seat] for answer in answers) for seat in SEATS]


def bot_chooser(bot: Bot, streams: int = 1, limit: int | None = None) -> Chooser:
    """Return a bot's strategy: how often it takes each action over `streams` random streams.

    Each view has its own streams, the same every time; limit: how much work the bot may do.
    """

    def odds(seen: View) -> Mapping[Action, float]:
        assert is_seated(seen)
        worths: dict[Action, float] = defaultdict(float)
        for number in range(streams):
            stream = Stream(b"exploit", f"{number} {seen.hand} {seen.tricks} {seen.trick}".encode())
            worths[bot.choose(seen, stream, limit)] += 1 / streams
        return worths

    return odds


def random_chooser(seen: View) -> Mapping[Action, float]:
    """Return equal probabilities for all legal actions of a view."""
    return dict.fromkeys(seen.legal, 1 / len(seen.legal))


def memoised(chooser: Chooser) -> Chooser:
    """Return the same strategy, evaluated once for each thing that a seat can know in one ending."""
    known: dict[object, Mapping[Action, float]] = {}

    def odds(seen: View) -> Mapping[Action, float]:
        key = (seen.seat, seen.hand, seen.tricks, seen.trick)
        if key not in known:
            known[key] = chooser(seen)
        return known[key]

    return odds


def ending(state: State) -> list[State]:
    """Return every deal that fits what all four players have seen, each in its current state."""
    return [with_hands(state, hands) for hands in all_deals(constraints(view(state, WATCHER))).tolist()]
