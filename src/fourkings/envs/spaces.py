"""The action and observation spaces of the environments: one numbering for all five games, frozen by version.

An action is a number: 0 to 51 the cards, suit by suit (S H D C) from the two up; then the calls of each game in the
order of `GAMES`. An observation is a row of 16-bit whole numbers, made of a view alone; `BLOCKS` says what stands where.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any, Final, NamedTuple, SupportsIndex, TypedDict

from fourkings.envs._checks import BadArgument, whole
from fourkings.kernels.envs import layout as at
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
"""Every action by its number: a card as `"QH"`, a call as the game's id, a colon and the call."""
NUM_ACTIONS: Final = at.ACTIONS
NUM_OBSERVED: Final = at.NUMBERS
FIRST_CALL: Final = {
    game: 52 + sum(len(other.CALLS) for other in list(GAMES.own.values())[:place]) for place, game in enumerate(GAMES.own)
}
"""The number of each game's first call."""
STEPS: Final = ("open", "bid", "decide", "asked", "denied", "refused", "ultimatum", "bought", "alone", "named", "split")
LADDER: Final = ("+1", "+2", "+3", "-1", "+4", "+5", "+6", "-2", "+7", "+8")


class Seen(TypedDict):
    """What an agent sees, or the rows of what agents see at many tables."""

    observation: NDArray[np.int16]  #: (797,) or (N, 797), as `BLOCKS` says
    action_mask: NDArray[np.int8]  #: (130,) or (N, 130), 1 for each legal action


class Block(NamedTuple):
    """Some numbers of an observation that belong together."""

    name: str
    first: int  #: where they begin
    shape: tuple[int, ...]
    about: str  #: what they say


BLOCKS: Final = (
    Block("own", at.OWN, (52,), "1 for each card that the seat holds"),
    Block(
        "played",
        at.BY_SEAT,
        (4, 52),
        "by seat, for each card it has played in this deal, when: 1 for the first card of all",
    ),
    Block("on_table", at.ON_TABLE, (52,), "for each card of the trick on the table its place, 1 to 3"),
    Block("shown", at.SHOWN, (52,), "for each card turned up or dealt face up 1 and the seat that was dealt it"),
    Block("worth", at.WORTH, (52,), "the points for taking each card; 0 until it is known what is played for"),
    Block("voids", at.SHOWN_VOIDS, (4, 4), "by seat, 1 for each suit that it has not followed"),
    Block("calls", at.SAID, (4, at.ALL_CALLS), "by seat, 1 for each call that stands, numbered as actions from 52"),
    Block("stage", at.STAGES, (2,), "one-hot: at the talk, at the tricks"),
    Block("dealer", at.SEAT_DEALER, (4,), "one-hot by seat"),
    Block("leader", at.SEAT_LEADER, (4,), "one-hot by seat: who leads, or led, to the trick on the table"),
    Block("place", at.PLACE, (1,), "cards on the table"),
    Block("deal", at.DEAL, (1,), "the number of the deal, from 1"),
    Block("scores", at.SCORES_NOW, (4,), "by seat, before this deal; the side's where sides are scored"),
    Block("tricks", at.TRICKS_NOW, (4,), "by seat, tricks taken"),
    Block("points", at.POINTS_NOW, (4,), "by seat, points for tricks and cards taken; last tricks and calls not counted"),
    Block("trump", at.TRUMPS, (5,), "one-hot: S, H, D, C, none; all 0 until it is known"),
    Block("payoff", at.EACH_TRICK, (3,), "points for each trick; how many last tricks count; points for each of them"),
    Block("held", at.HELD, (4,), "by seat, cards in hand"),
    Block("step", at.STEP, (11,), f"of an auction, one-hot: {', '.join(STEPS)}"),
    Block("buyer", at.BUYER, (4,), "of an auction, one-hot by seat: who has bought the right"),
    Block("price", at.PRICE, (1,), "of an auction, the rung asked, threatened or paid, from 1; 0 for none"),
    Block("bids_made", at.BIDS_MADE, (1,), "of an auction, bids made, where a split depends on it"),
)
"""What an observation is made of. "By seat" is counted from the seat that looks: itself, the next one, and so on."""


def first_call(game: Game) -> int:
    """The number of a game's first call; in a game of another package calls begin at 52, in the order of its own list.

    Raises ValueError if it has more calls than there are numbers.
    """
    if game.ID in FIRST_CALL:
        return FIRST_CALL[game.ID]
    if len(game.CALLS) > NUM_ACTIONS - 52:
        raise ValueError(f"{game.ID} has {len(game.CALLS)} calls, and only {NUM_ACTIONS - 52} have numbers")
    return 52


def number_of_card(card: Card) -> int:
    """The number of a card as an action, 0 to 51."""
    return (card >> 4) * 13 + (card & 15)


def number_of(game: Game | str, action: Action) -> int:
    """The number of an action of this game, or of the game of this id. Raises ValueError if there is no such action."""
    if isinstance(action, int):
        name(action)  # raises ValueError if there is no such card
        return number_of_card(action)
    game = game_of(game)
    if action not in game.CALLS:
        raise ValueError(f"{action!r} is no call of {game.ID}: its calls are {', '.join(game.CALLS) or 'none'}")
    return first_call(game) + game.CALLS.index(action)


def action_of(game: Game | str, number: SupportsIndex | None) -> Action:
    """The action of this game (or of the game of this id) that has this number, 0 to `NUM_ACTIONS` - 1.

    Raises ValueError for a number that is none, or belongs to a call of another game.
    """
    game, number = game_of(game), whole("an action", number, 0, NUM_ACTIONS - 1)
    if number < 52:
        return LONG[number]
    place = number - first_call(game)
    if not 0 <= place < len(game.CALLS):
        named = f"action {number} is {ACTIONS[number]}, which" if game.ID in FIRST_CALL else f"action {number}"
        raise BadArgument(f"{named} is no call of {game.ID}")
    return game.CALLS[place]


def name_of(game: Game | str, number: SupportsIndex) -> str:
    """An action by its name: a card as `"QH"`, a call as the game's id, a colon and the call. Errors as `action_of`."""
    action = action_of(game, number)
    return f"{game_of(game).ID}:{action}" if isinstance(action, str) else name(action)


def listed(game: Game, numbers: Iterable[int]) -> str:
    """Actions as errors list them, each with its number and name."""
    return ", ".join(f"{number} {name_of(game, number)}" for number in numbers)


def mask_of(view: View) -> NDArray[np.int8]:
    """The legal actions of the view's seat as a mask: shape (130,), 1 where legal; all 0 unless it is that seat's turn."""
    import numpy as np

    mask = np.zeros(NUM_ACTIONS, np.int8)
    for action in view.legal:
        mask[number_of(view.rules.game, action)] = 1
    return mask


def observation(view: View) -> NDArray[np.int16]:
    """The observation of a view: shape (797,), dtype int16, laid out as `BLOCKS` says.

    Of a game of another package it has the cards and the score, but none of its calls, which only that game can read.

    Raises ValueError for the view of a watcher.
    """
    import numpy as np

    if view.seat is None:
        raise ValueError("a watcher has no seat to observe from")
    row = np.zeros(NUM_OBSERVED, np.int16)
    _cards(view, view.seat, row)
    _numbers(view, view.seat, row)
    for seat, call in standing_calls(view):
        row[at.SAID + at.ALL_CALLS * (seat - view.seat & 3) + number_of(view.rules.game, call) - 52] = 1
    if view.rules.game.TALK == "auction" and view.talk is not None:
        _auction(view.talk, view.seat, row)
    return row


def _cards(view: View, me: Seat, row: NDArray[np.int16]) -> None:
    for card in members(view.hand):
        row[at.OWN + number_of_card(card)] = 1
    order = 0
    for leader, cards in tricks_so_far(view):
        for place, card in enumerate(cards):
            order, seat = order + 1, leader + place - me & 3
            row[at.BY_SEAT + 52 * seat + number_of_card(card)] = order
            if card >> 4 != cards[0] >> 4:
                row[at.SHOWN_VOIDS + 4 * seat + (cards[0] >> 4)] = 1
    for place, card in enumerate(view.trick):
        row[at.ON_TABLE + number_of_card(card)] = place + 1
    if view.turned is not None:
        row[at.SHOWN + number_of_card(view.turned)] = (view.dealer - me & 3) + 1
    for seat, card in enumerate(view.face_up or ()):
        row[at.SHOWN + number_of_card(card)] = (seat - me & 3) + 1


def _numbers(view: View, me: Seat, row: NDArray[np.int16]) -> None:
    if view.stage != "done":
        row[at.STAGES + (view.stage == "play")] = 1
    row[at.SEAT_DEALER + (view.dealer - me & 3)] = row[at.SEAT_LEADER + (view.leader - me & 3)] = 1
    row[at.PLACE], row[at.DEAL] = len(view.trick), view.number
    for trick in view.tricks:
        row[at.TRICKS_NOW + (trick.winner - me & 3)] += 1
    for seat in range(4):
        row[at.SCORES_NOW + seat] = view.scores[(me + seat) % len(view.scores)]
        row[at.HELD + seat] = view.held[me + seat & 3]
    if view.contract is None:
        return
    payoff = view.contract.payoff
    taken = tally(payoff._replace(last=(0, 0)), view.tricks)
    for seat in range(4):
        row[at.POINTS_NOW + seat] = taken[me + seat & 3]
    for cards, each in payoff.cards:
        for card in members(cards):
            row[at.WORTH + number_of_card(card)] += each
    trump = view.contract.trump
    row[at.TRUMPS + (trump.bit_length() - 1 >> 4 if trump else 4)] = 1
    row[at.EACH_TRICK], row[at.LAST_MANY], row[at.LAST_EACH] = payoff.trick, *payoff.last


def _auction(talk: Any, me: Seat, row: NDArray[np.int16]) -> None:
    row[at.STEP + STEPS.index(talk.step)] = 1
    if talk.buyer is not None:
        row[at.BUYER + (talk.buyer - me & 3)] = 1
    row[at.PRICE] = LADDER.index(talk.price) + 1 if talk.price else 0
    row[at.BIDS_MADE] = talk.bids_made or 0


# --- the calls that stand -----------------------------------------------------------------------------------------


def standing_calls(view: View) -> Iterator[tuple[Seat, str]]:
    """The calls that stand, each with its seat; nothing if a game has no talk."""
    talk, eldest = view.talk, next_seat(view.dealer)
    kind = view.rules.game.TALK
    if kind == "bids":
        yield from ((next_seat(eldest, place), f"bid:{bid}") for place, bid in enumerate(talk.bids))
    elif kind == "announcements":
        yield from ((seat, f"clique:{clique}") for seat, clique in talk.announced)
    elif kind == "naming":
        yield from ((seat, f"count:{number}" if number else "good") for seat, number in talk.said)
        yield from ((seat, f"rank:{rank}" if rank else "good") for seat, rank in talk.named)
    elif kind == "auction" and talk is not None:
        yield from _standing_in_auction(talk, view.dealer)


def _standing_in_auction(talk: Any, dealer: Seat) -> Iterator[tuple[Seat, str]]:
    """The seats that passed, the standing bid, the dealer's question, ultimatum, refusal or split, and what is declared."""
    yield from ((seat, "pass") for seat in talk.passed)
    if talk.standing:
        yield talk.leader, talk.standing
    said = {
        "asked": f"ask:{talk.price}",
        "ultimatum": f"ultimatum:{talk.price}:{talk.fallback}",
        "refused": "refuse",
        "split": "split",
    }
    if talk.step in said:
        yield dealer, said[talk.step]
    if talk.declared:
        yield dealer if talk.buyer is None else talk.buyer, f"declare:{talk.declared}"
