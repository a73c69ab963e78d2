"""The action and observation spaces of all environments, numbered alike for all games and frozen by version.

Actions 0 to 51 are the cards, by suit (S H D C) from the two up; then come the calls of each game in the order of `GAMES`.
An observation is a row of 16-bit integers made of a view alone; `BLOCKS` is its layout.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any, Final, NamedTuple, SupportsIndex, TypedDict

from fourkings.envs._checks import BadArgument, whole
from fourkings.kernels.envs import layout
from fourkings.rulebook.cards import LONG, Card, Seat, members, name, next_seat
from fourkings.rulebook.game import Action, Game
from fourkings.rulebook.games import GAMES, game_of
from fourkings.rulebook.tricks import tally, tricks_so_far
from fourkings.views import View

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

ACTIONS_VERSION: Final = "fourkings/actions/1"
OBSERVATION_VERSION: Final = "fourkings/observation/1"
ACTIONS: Final[tuple[str, ...]] = (
    *map(name, LONG),
    *(f"{game.ID}:{call}" for game in GAMES.own.values() for call in game.CALLS),
)
"""Every action by number: a card as `"QH"`, a call as the game's id, a colon and the call."""
NUM_ACTIONS: Final = layout.ACTIONS
NUM_OBSERVED: Final = layout.NUMBERS
FIRST_CALL: Final = {
    game: 52 + sum(len(other.CALLS) for other in list(GAMES.own.values())[:index]) for index, game in enumerate(GAMES.own)
}
"""The number of each game's first call."""
STEPS: Final = ("open", "bid", "decide", "asked", "denied", "refused", "ultimatum", "bought", "alone", "named", "split")
LADDER: Final = ("+1", "+2", "+3", "-1", "+4", "+5", "+6", "-2", "+7", "+8")


class Seen(TypedDict):
    """An observation and its mask, or rows of them for many tables."""

    observation: NDArray[np.int16]  #: (797,) or (N, 797), laid out as `BLOCKS`
    action_mask: NDArray[np.int8]  #: (130,) or (N, 130), 1 for each legal action


class Block(NamedTuple):
    """A group of numbers in an observation."""

    name: str
    first: int  #: index of the first number
    shape: tuple[int, ...]
    about: str  #: description


BLOCKS: Final = (
    Block("own", layout.OWN, (52,), "1 for each card that the seat holds"),
    Block(
        "played",
        layout.BY_SEAT,
        (4, 52),
        "by seat, for each card it has played in this deal, when: 1 for the first card of all",
    ),
    Block("on_table", layout.ON_TABLE, (52,), "for each card of the trick on the table its place, 1 to 3"),
    Block(
        "shown",
        layout.SHOWN,
        (52,),
        "for each card turned up or dealt face up, the seat that was dealt it: 1 the observer, 2 the next, 3 the opposite, "
        "4 the previous",
    ),
    Block("worth", layout.WORTH, (52,), "the points for taking each card; 0 until it is known what is played for"),
    Block("voids", layout.SHOWN_VOIDS, (4, 4), "by seat, 1 for each suit that it has not followed"),
    Block("calls", layout.SAID, (4, layout.ALL_CALLS), "by seat, 1 for each call that stands, numbered as actions from 52"),
    Block("stage", layout.STAGES, (2,), "one-hot: at the calls, at the tricks"),
    Block("dealer", layout.SEAT_DEALER, (4,), "one-hot by seat"),
    Block("leader", layout.SEAT_LEADER, (4,), "one-hot by seat: who leads, or led, to the trick on the table"),
    Block("place", layout.PLACE, (1,), "cards on the table"),
    Block("deal", layout.DEAL, (1,), "the number of the deal, from 1"),
    Block("scores", layout.SCORES_NOW, (4,), "by seat, before this deal; the side's where sides are scored"),
    Block("tricks", layout.TRICKS_NOW, (4,), "by seat, tricks taken"),
    Block(
        "points", layout.POINTS_NOW, (4,), "by seat, points for tricks and cards taken; last tricks and calls not counted"
    ),
    Block("trump", layout.TRUMPS, (5,), "one-hot: S, H, D, C, none; all 0 until it is known"),
    Block("payoff", layout.EACH_TRICK, (3,), "points for each trick; how many last tricks count; points for each of them"),
    Block("held", layout.HELD, (4,), "by seat, cards in hand"),
    Block("step", layout.STEP, (11,), f"of an auction, one-hot: {', '.join(STEPS)}"),
    Block("buyer", layout.BUYER, (4,), "of an auction, one-hot by seat: who has bought the right"),
    Block("price", layout.PRICE, (1,), "of an auction, the rung asked, threatened or paid, from 1; 0 for none"),
    Block("bids_made", layout.BIDS_MADE, (1,), "of an auction, bids made, where a split depends on it"),
)
"""The layout of an observation. "By seat" starts at the seat that observes, then the next one, and so on."""


def first_call(game: Game) -> int:
    """Return the number of a game's first call; in a game of another package, calls begin at 52.

    Raise ValueError if it has more calls than there are numbers.
    """
    if game.ID in FIRST_CALL:
        return FIRST_CALL[game.ID]
    if len(game.CALLS) > NUM_ACTIONS - 52:
        raise ValueError(f"{game.ID} has {len(game.CALLS)} calls, and only {NUM_ACTIONS - 52} have numbers")
    return 52


def number_of_card(card: Card) -> int:
    """Return the number of a card as an action, 0 to 51."""
    return (card >> 4) * 13 + (card & 15)


def number_of(game: Game | str, action: Action) -> int:
    """Return the number of an action of a game. Raise ValueError if there is no such action."""
    if isinstance(action, int):
        name(action)  # raises ValueError if there is no such card
        return number_of_card(action)
    game = game_of(game)
    if action not in game.CALLS:
        raise ValueError(f"{action!r} is no call of {game.ID}: its calls are {', '.join(game.CALLS) or 'none'}")
    return first_call(game) + game.CALLS.index(action)


def action_of(game: Game | str, number: SupportsIndex | None) -> Action:
    """Return the action of a game with a number, 0 to `NUM_ACTIONS` - 1.

    Raise ValueError for a number out of range, or of another game's call.
    """
    game, number = game_of(game), whole("an action", number, 0, NUM_ACTIONS - 1)
    if number < 52:
        return LONG[number]
    index = number - first_call(game)
    if not 0 <= index < len(game.CALLS):
        described = f"action {number} is {ACTIONS[number]}, which" if game.ID in FIRST_CALL else f"action {number}"
        raise BadArgument(f"{described} is no call of {game.ID}")
    return game.CALLS[index]


def name_of(game: Game | str, number: SupportsIndex) -> str:
    """Return the name of an action as in `ACTIONS`. Raise as `action_of` does."""
    action = action_of(game, number)
    return f"{game_of(game).ID}:{action}" if isinstance(action, str) else name(action)


def listed(game: Game, numbers: Iterable[int]) -> str:
    """Return actions with numbers and names, for errors."""
    return ", ".join(f"{number} {name_of(game, number)}" for number in numbers)


def mask_of(view: View) -> NDArray[np.int8]:
    """Return the legal actions of a view as a mask, (130,), all 0 unless it is that seat's turn."""
    import numpy as np

    mask = np.zeros(NUM_ACTIONS, np.int8)
    for action in view.legal:
        mask[number_of(view.rules.game, action)] = 1
    return mask


def observation(view: View) -> NDArray[np.int16]:
    """Return the observation of a view, (797,), int16, laid out as `BLOCKS`. Raise ValueError for a spectator's view.

    For a game of another package it has the cards and scores, but no calls, which only that game can interpret.
    """
    import numpy as np

    if view.seat is None:
        raise ValueError("a watcher has no seat to observe from")
    row = np.zeros(NUM_OBSERVED, np.int16)
    _cards(view, view.seat, row)
    _numbers(view, view.seat, row)
    for seat, call in standing_calls(view):
        row[layout.SAID + layout.ALL_CALLS * (seat - view.seat & 3) + number_of(view.rules.game, call) - 52] = 1
    if view.rules.game.CALLS_PANEL == "auction" and view.calls is not None:
        _auction(view.calls, view.seat, row)
    return row


def _cards(view: View, observer: Seat, row: NDArray[np.int16]) -> None:
    for card in members(view.hand):
        row[layout.OWN + number_of_card(card)] = 1
    order = 0
    for leader, cards in tricks_so_far(view):
        for place, card in enumerate(cards):
            order, seat = order + 1, leader + place - observer & 3
            row[layout.BY_SEAT + 52 * seat + number_of_card(card)] = order
            if card >> 4 != cards[0] >> 4:
                row[layout.SHOWN_VOIDS + 4 * seat + (cards[0] >> 4)] = 1
    for place, card in enumerate(view.trick):
        row[layout.ON_TABLE + number_of_card(card)] = place + 1
    if view.turn_up is not None:
        row[layout.SHOWN + number_of_card(view.turn_up)] = (view.dealer - observer & 3) + 1
    for seat, card in enumerate(view.face_up or ()):
        row[layout.SHOWN + number_of_card(card)] = (seat - observer & 3) + 1


def _numbers(view: View, observer: Seat, row: NDArray[np.int16]) -> None:
    if view.stage != "done":
        row[layout.STAGES + (view.stage == "play")] = 1
    row[layout.SEAT_DEALER + (view.dealer - observer & 3)] = row[layout.SEAT_LEADER + (view.leader - observer & 3)] = 1
    row[layout.PLACE], row[layout.DEAL] = len(view.trick), view.number
    for trick in view.tricks:
        row[layout.TRICKS_NOW + (trick.winner - observer & 3)] += 1
    for seat in range(4):
        row[layout.SCORES_NOW + seat] = view.scores[(observer + seat) % len(view.scores)]
        row[layout.HELD + seat] = view.hand_sizes[observer + seat & 3]
    if view.contract is None:
        return
    payoff = view.contract.payoff
    taken = tally(payoff._replace(last=(0, 0)), view.tricks)
    for seat in range(4):
        row[layout.POINTS_NOW + seat] = taken[observer + seat & 3]
    for cards, each in payoff.cards:
        for card in members(cards):
            row[layout.WORTH + number_of_card(card)] += each
    trump = view.contract.trump
    row[layout.TRUMPS + (trump.bit_length() - 1 >> 4 if trump else 4)] = 1
    row[layout.EACH_TRICK], row[layout.LAST_COUNT], row[layout.LAST_POINTS] = payoff.trick, *payoff.last


def _auction(calls: Any, observer: Seat, row: NDArray[np.int16]) -> None:
    row[layout.STEP + STEPS.index(calls.step)] = 1
    if calls.buyer is not None:
        row[layout.BUYER + (calls.buyer - observer & 3)] = 1
    row[layout.PRICE] = LADDER.index(calls.price) + 1 if calls.price else 0
    row[layout.BIDS_MADE] = calls.bids_made or 0


# --- standing calls -----------------------------------------------------------------------------------------------


def standing_calls(view: View) -> Iterator[tuple[Seat, str]]:
    """Yield the calls that are in force in the deal of a view, each with its seat."""
    calls, eldest = view.calls, next_seat(view.dealer)
    kind = view.rules.game.CALLS_PANEL
    if kind == "bids":
        yield from ((next_seat(eldest, place), f"bid:{bid}") for place, bid in enumerate(calls.bids))
    elif kind == "announcements":
        yield from ((seat, f"clique:{clique}") for seat, clique in calls.announced)
    elif kind == "naming":
        yield from ((seat, f"count:{number}" if number else "good") for seat, number in calls.said)
        yield from ((seat, f"rank:{rank}" if rank else "good") for seat, rank in calls.named)
    elif kind == "auction" and calls is not None:
        yield from _standing_in_auction(calls, view.dealer)


def _standing_in_auction(calls: Any, dealer: Seat) -> Iterator[tuple[Seat, str]]:
    """Yield the calls in force in King's auction: passes, standing bid, the dealer's last call, and the declaration."""
    yield from ((seat, "pass") for seat in calls.passed)
    if calls.standing:
        yield calls.leader, calls.standing
    dealer_calls = {
        "asked": f"ask:{calls.price}",
        "ultimatum": f"ultimatum:{calls.price}:{calls.fallback}",
        "refused": "refuse",
        "split": "split",
    }
    if calls.step in dealer_calls:
        yield dealer, dealer_calls[calls.step]
    if calls.declared:
        yield dealer if calls.buyer is None else calls.buyer, f"declare:{calls.declared}"
