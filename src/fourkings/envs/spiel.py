"""The games in OpenSpiel: importing this module registers `fourkings_king` and the others (extra `openspiel`).

A game is one deal, its result the points of each seat; a chance player deals it card by card. With `ending=n` it is the
last n tricks of a deal: the play before follows from `seed`, and chance chooses among `worlds` ways to deal the cards that
the seat to act can't see.
"""

from __future__ import annotations

import functools
import random
from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

from fourkings.envs import _checks as checks
from fourkings.envs._checks import require
from fourkings.envs.seats import illegal
from fourkings.envs.spaces import ACTIONS, NUM_ACTIONS, NUM_OBSERVED, action_of, number_of, number_of_card, observation
from fourkings.rulebook import games
from fourkings.rulebook.cards import LONG, Card, name, names
from fourkings.rulebook.deck import Stream, hands
from fourkings.rulebook.game import Game, Refused, Rules, State, act, apply, first_scores, legal, start
from fourkings.rulebook.games import GAMES
from fourkings.sampling import sample, with_hands
from fourkings.views import view

pyspiel: Any = require("pyspiel", "openspiel")
PLAYERS: Final = 4
MAX_ACTIONS: Final = 160
"""Most calls and cards of a deal."""
MAX_POINTS: Final = 2000.0
"""Most points that a deal can give or cost a seat."""
BEGINNING: Final = {"preset": "classic", "deal": 1, "dealer": 0, "ending": 0, "worlds": 4, "seed": 0}
"""Parameters of a deal: its number, the dealer's seat, and the tricks, worlds and seed of an ending."""


def short_name(game: Game) -> str:
    """Return OpenSpiel's name of a game, such as `"fourkings_quarante_1792"`."""
    return f"fourkings_{game.ID.replace('-', '_')}"


def game_type(game: Game) -> Any:
    """Return OpenSpiel's description of a game; its parameters are `BEGINNING` and the game's options."""
    options = {option.name: "" for option in game.OPTIONS}
    kind = pyspiel.GameType
    return kind(
        short_name=short_name(game), long_name=f"Four Kings: {game.ID}", dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC, information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.GENERAL_SUM, reward_model=kind.RewardModel.TERMINAL,
        max_num_players=PLAYERS, min_num_players=PLAYERS,
        provides_information_state_string=True, provides_information_state_tensor=False,
        provides_observation_string=True, provides_observation_tensor=True,
        parameter_specification={**BEGINNING, **options},
    )  # fmt: skip


class Fixed(NamedTuple):
    """The constants of a game; `__deepcopy__` saves OpenSpiel from copying them with each state."""

    rules: Rules
    deal: int
    dealer: int
    pack: tuple[Card, ...]
    worlds: tuple[State, ...]

    def __deepcopy__(self, memo: Any) -> Fixed:
        return self


class Progress(NamedTuple):
    """The progress of a deal: cards dealt so far, then a state and the actions since. Not copied either."""

    dealt: tuple[Card, ...] = ()
    state: State | None = None
    actions: tuple[int, ...] = ()

    def __deepcopy__(self, memo: Any) -> Progress:
        return self


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A deal of a game, or its last tricks; `register` derives a class for each game."""

    played: Game

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        game = self.played
        parameters = {**BEGINNING, **(params or {})}
        texts = {option.name: str(parameters.get(option.name, "")).strip("'") for option in game.OPTIONS}
        rules = games.rules(game, str(parameters["preset"]), {name: text for name, text in texts.items() if text})
        # OpenSpiel serialises games as text, also to copy states, and would read a bare 32 as a number.
        parameters |= {name: f"'{text}'" if text.isdigit() else text for name, text in texts.items()}
        pack = game.pack(rules)
        ranges = {"deal": (1, len(game.deal_titles(rules)) or 1000), "dealer": (0, 3), "ending": (0, len(pack) // 4 - 1),
                  "worlds": (1, 1000), "seed": (0, 2**31 - 1)}  # fmt: skip
        deal, dealer, ending, count, seed = (checks.whole(key, parameters[key], *span) for key, span in ranges.items())
        worlds = endings(rules, deal, dealer, ending, count, seed) if ending else ()
        self.fixed = Fixed(rules, deal, dealer, pack, worlds)
        info = pyspiel.GameInfo(
            num_distinct_actions=NUM_ACTIONS,
            max_chance_outcomes=len(worlds) or 52,
            num_players=PLAYERS,
            min_utility=-MAX_POINTS,
            max_utility=MAX_POINTS,
            max_game_length=MAX_ACTIONS,
        )
        super().__init__(game_type(game), info, parameters)

    def max_chance_nodes_in_history(self) -> int:
        """Return how often chance acts: once per card or, in an ending, once."""
        return 1 if self.fixed.worlds else len(self.fixed.pack)

    def new_initial_state(self) -> SpielState:
        """Return the state before the first card is dealt."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        return SpielObserver(iig_obs_type, params)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A deal in progress."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.fixed = game.fixed
        self.progress = Progress()

    @property
    def state(self) -> State | None:
        """The state of the rules; None during the deal."""
        return self.progress.state

    def current_player(self) -> int:
        """Return the seat to act, the chance player, or TERMINAL."""
        if self.state is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.state.stage == "done" else self.state.turn

    def _legal_actions(self, player: int) -> list[int]:
        state = self.state
        if state is None or player != state.turn:
            return []
        return sorted(number_of(self.fixed.rules.game, action) for action in legal(state))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the cards that may be dealt next, or the worlds of an ending, all equally likely."""
        if worlds := self.fixed.worlds:
            return [(world, 1 / len(worlds)) for world in range(len(worlds))]
        cards = sorted(number_of_card(card) for card in self.fixed.pack if card not in self.progress.dealt)
        return [(card, 1 / len(cards)) for card in cards]

    def _apply_action(self, action: int) -> None:
        fixed, progress = self.fixed, self.progress
        if progress.state is not None:
            after = self._after(progress.state, action)
            self.progress = progress._replace(state=after, actions=(*progress.actions, action))
            return
        possible = [outcome for outcome, _ in self.chance_outcomes()]
        if action not in possible:
            raise ValueError(f"chance may not take action {action}; possible are {', '.join(map(str, possible))}")
        if fixed.worlds:
            self.progress = progress._replace(state=fixed.worlds[action])
        else:
            dealt, rules, state = (*progress.dealt, LONG[action]), fixed.rules, None
            if len(dealt) == len(fixed.pack):
                by_seat = hands(dealt, fixed.dealer, rules.game.packets(rules))
                state = start(rules, fixed.deal, fixed.dealer, first_scores(rules), by_seat)
            self.progress = progress._replace(dealt=dealt, state=state)

    def _after(self, state: State, action: int) -> State:
        try:
            return act(state, state.turn, action_of(self.fixed.rules.game, action))
        except (Refused, checks.BadArgument) as error:
            raise illegal(state, f"seat {state.turn}", action, error) from None

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"world {action}" if self.fixed.worlds else f"deal {ACTIONS[action]}"
        return ACTIONS[action].rpartition(":")[2] if action < 52 else ACTIONS[action].partition(":")[2]

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """Return a copy with the cards that the player can't see dealt at random, all ways equally likely."""
        other: SpielState = self.clone()
        if (state := self.progress.state) is not None and state.stage != "done":
            (hidden,) = sample(view(state, player), int(sampler() * 2**53), 1)
            other.progress = self.progress._replace(state=with_hands(state, hidden))
        return other

    def is_terminal(self) -> bool:
        """Return True if the deal is over."""
        return self.state is not None and self.state.stage == "done"

    def returns(self) -> list[float]:
        """Return the points of the deal by seat."""
        points = self.state.points if self.state is not None else None
        return [0.0] * PLAYERS if points is None else [float(points[seat % len(points)]) for seat in range(PLAYERS)]

    def __str__(self) -> str:
        return "dealt " + " ".join(map(name, self.progress.dealt)) if self.state is None else str(self.state)


class SpielObserver:
    """A player's observation as a tensor and as text, with perfect recall if asked for."""

    def __init__(self, iig_obs_type: Any, params: Any) -> None:
        import numpy as np

        if params:
            raise ValueError(f"an observer takes no parameters, not {params}")
        self.recall = bool(iig_obs_type and iig_obs_type.perfect_recall)
        self.tensor = np.zeros(NUM_OBSERVED, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Write the player's observation into `tensor`."""
        self.tensor[:] = 0 if state.state is None else observation(view(state.state, player))

    def string_from(self, state: SpielState, player: int) -> str:
        """Return the player's observation as text: with perfect recall its cards and every action, else the table."""
        position = state.state
        if position is None:
            return f"seat {player}, dealing"
        if not self.recall:
            return str(view(position, player))
        actions = " ".join(ACTIONS[action].partition(":")[2] or ACTIONS[action] for action in state.progress.actions)
        deal = position.deal
        shown = " ".join(name(card) for card in (deal.turn_up, *(deal.face_up or ())) if card is not None)
        hand = " ".join(names(sum(1 << card for card in deal.dealt[player])))
        return f"seat {player}; dealt {hand}; shown {shown}; {actions}"


# --- endings --------------------------------------------------------------------------------------------------------


@functools.lru_cache(64)
def endings(rules: Rules, number: int, dealer: int, tricks: int, worlds: int, seed: int) -> tuple[State, ...]:
    """Return states with so many tricks to go that differ only in cards that the seat to act can't see.

    The deal and its random play follow from the seed; a deal that stops early is dealt again.
    """
    rng = random.Random(seed)
    while True:
        pack = list(rules.game.pack(rules))
        rng.shuffle(pack)
        dealt = hands(pack, dealer, rules.game.packets(rules))
        state = start(rules, number, dealer, first_scores(rules), dealt)
        while state.stage != "done":
            if state.stage == "play" and not state.trick and min(map(int.bit_count, state.hands)) == tricks:
                return tuple(_worlds(state, worlds, seed))
            state = apply(state, rng.choice(legal(state)))


def _worlds(state: State, count: int, seed: int) -> list[State]:
    """Return the state and others, all different, that the seat to act could be in."""
    by_hands = {state.hands: state}
    rng = Stream(str(seed).encode(), b"fourkings/envs/ending/1")
    for _ in range(20 * count):
        if len(by_hands) >= count:
            break
        (hidden,) = sample(view(state, state.turn), rng, 1)
        other = with_hands(state, hidden)
        by_hands.setdefault(other.hands, other)
    return list(by_hands.values())


def register(game: Game) -> type[SpielGame]:
    """Register a game with OpenSpiel and return its class, which must live as long as OpenSpiel does."""
    type_of_game = type(f"Spiel_{short_name(game)}", (SpielGame,), {"played": game})
    pyspiel.register_game(game_type(game), type_of_game)
    return type_of_game


REGISTERED: Final = tuple(register(game) for game in GAMES.values())
"""The classes of all games, including those of other packages."""
