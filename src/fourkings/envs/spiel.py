"""The five games in OpenSpiel: importing this module registers `fourkings_king` and its sisters (extra `openspiel`).

A game is one deal, its result the points of each seat. A chance player deals it card by card. With `ending=n` it is the
last n tricks of a deal instead: what went before follows from `seed`, and chance chooses among `worlds` ways in which the
cards may lie that the seat to act cannot see.
"""

from __future__ import annotations

import functools
import random
from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

from fourkings.envs import _checks as checks
from fourkings.envs._needs import needed
from fourkings.envs.seats import illegal
from fourkings.envs.spaces import (
    ACTIONS,
    NUM_ACTIONS,
    NUM_OBSERVED,
    action_of,
    number_of,
    number_of_card,
    observation,
)
from fourkings.rulebook import games
from fourkings.rulebook.cards import LONG, Card, name, names
from fourkings.rulebook.deck import Stream, hands
from fourkings.rulebook.game import Game, Refused, Rules, State, act, apply, first_scores, legal, start
from fourkings.rulebook.games import GAMES
from fourkings.sampling import sample, with_hands
from fourkings.views import view

pyspiel: Any = needed("pyspiel", "openspiel")
"""OpenSpiel's module."""
PLAYERS: Final = 4
MAX_ACTIONS: Final = 160
"""Calls and cards of one deal at the most."""
MAX_POINTS: Final = 2000.0
"""No deal brings a seat more, or costs it more."""
BEGINNING: Final = {"preset": "classic", "deal": 1, "dealer": 0, "ending": 0, "worlds": 4, "seed": 0}
"""Where a deal begins: `deal` its number, `dealer` the seat that deals; of an ending its tricks, worlds and seed."""


def short_name(game: Game) -> str:
    """The name by which OpenSpiel knows a game: `"fourkings_quarante_1792"`."""
    return f"fourkings_{game.ID.replace('-', '_')}"


def game_type(game: Game) -> Any:
    """What OpenSpiel asks of a game beforehand; its parameters are those of `BEGINNING` and the game's options."""
    options = {option.name: "" for option in game.OPTIONS}
    kind = pyspiel.GameType
    return kind(
        short_name=short_name(game),
        long_name=f"Four Kings: {game.ID}",
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.GENERAL_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=PLAYERS,
        min_num_players=PLAYERS,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={**BEGINNING, **options},
    )


class Fixed(NamedTuple):
    """What does not change while a game is played. OpenSpiel copies what states are made of; this is left as it is."""

    rules: Rules
    deal: int
    dealer: int
    pack: tuple[Card, ...]
    worlds: tuple[State, ...]

    def __deepcopy__(self, memo: Any) -> Fixed:
        return self


class Now(NamedTuple):
    """Where a deal is: the cards dealt so far, then a state of the rules and the actions since. Not copied either."""

    dealt: tuple[Card, ...] = ()
    state: State | None = None
    said: tuple[int, ...] = ()

    def __deepcopy__(self, memo: Any) -> Now:
        return self


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """One deal of a game, or its last tricks; `register` makes a class of it for each game."""

    played: Game

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        game = self.played
        given = {**BEGINNING, **(params or {})}
        texts = {option.name: str(given.get(option.name, "")).strip("'") for option in game.OPTIONS}
        rules = games.rules(game, str(given["preset"]), {name: text for name, text in texts.items() if text})
        # OpenSpiel writes games as texts, for copies of states too, and would read a bare 32 as a number.
        given |= {name: f"'{text}'" if text.isdigit() else text for name, text in texts.items()}
        pack = game.pack(rules)
        ranges = {"deal": (1, len(game.deal_titles(rules)) or 1000), "dealer": (0, 3), "ending": (0, len(pack) // 4 - 1),
                  "worlds": (1, 1000), "seed": (0, 2**31 - 1)}  # fmt: skip
        deal, dealer, ending, many, seed = (checks.whole(key, given[key], *span) for key, span in ranges.items())
        worlds = endings(rules, deal, dealer, ending, many, seed) if ending else ()
        self.fixed = Fixed(rules, deal, dealer, pack, worlds)
        info = pyspiel.GameInfo(
            num_distinct_actions=NUM_ACTIONS,
            max_chance_outcomes=len(worlds) or 52,
            num_players=PLAYERS,
            min_utility=-MAX_POINTS,
            max_utility=MAX_POINTS,
            max_game_length=MAX_ACTIONS,
        )
        super().__init__(game_type(game), info, given)

    def max_chance_nodes_in_history(self) -> int:
        """How often chance acts: once for each card or, in an ending, once."""
        return 1 if self.fixed.worlds else len(self.fixed.pack)

    def new_initial_state(self) -> SpielState:
        """The deal before the first card is dealt."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        """What looks at a state for a player."""
        return SpielObserver(iig_obs_type, params)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A deal in progress."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.fixed = game.fixed
        self.now = Now()

    @property
    def state(self) -> State | None:
        """The state of the rules; None while it is dealt."""
        return self.now.state

    def current_player(self) -> int:
        """The seat to act, the chance player, or TERMINAL."""
        if self.state is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.state.stage == "done" else self.state.turn

    def _legal_actions(self, player: int) -> list[int]:
        state = self.state
        if state is None or player != state.turn:
            return []
        return sorted(number_of(self.fixed.rules.game, action) for action in legal(state))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The cards that may be dealt next, or the worlds of an ending; all equally likely."""
        if worlds := self.fixed.worlds:
            return [(world, 1 / len(worlds)) for world in range(len(worlds))]
        left = sorted(number_of_card(card) for card in self.fixed.pack if card not in self.now.dealt)
        return [(card, 1 / len(left)) for card in left]

    def _apply_action(self, action: int) -> None:
        fixed, now = self.fixed, self.now
        if now.state is not None:
            self.now = now._replace(state=self._after(now.state, action), said=(*now.said, action))
            return
        possible = [outcome for outcome, _ in self.chance_outcomes()]
        if action not in possible:
            raise ValueError(f"chance may not take action {action}; possible are {', '.join(map(str, possible))}")
        if fixed.worlds:
            self.now = now._replace(state=fixed.worlds[action])
        else:
            dealt, rules, state = (*now.dealt, LONG[action]), fixed.rules, None
            if len(dealt) == len(fixed.pack):
                given = hands(dealt, fixed.dealer, rules.game.packets(rules))
                state = start(rules, fixed.deal, fixed.dealer, first_scores(rules), given)
            self.now = now._replace(dealt=dealt, state=state)

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
        """A copy in which the cards that the player cannot see lie otherwise, each way equally likely."""
        other: SpielState = self.clone()
        if (state := self.now.state) is not None and state.stage != "done":
            (hidden,) = sample(view(state, player), int(sampler() * 2**53), 1)
            other.now = self.now._replace(state=with_hands(state, hidden))
        return other

    def is_terminal(self) -> bool:
        """True if the deal is over."""
        return self.state is not None and self.state.stage == "done"

    def returns(self) -> list[float]:
        """The points of the deal by seat, those of its side where sides score."""
        points = self.state.points if self.state is not None else None
        return [0.0] * PLAYERS if points is None else [float(points[seat % len(points)]) for seat in range(PLAYERS)]

    def __str__(self) -> str:
        return "dealt " + " ".join(map(name, self.now.dealt)) if self.state is None else str(self.state)


class SpielObserver:
    """What a player sees: the frozen observation as a tensor, and a text, with perfect recall of all said and played."""

    def __init__(self, iig_obs_type: Any, params: Any) -> None:
        import numpy as np

        if params:
            raise ValueError(f"an observer takes no parameters, not {params}")
        self.recall = bool(iig_obs_type and iig_obs_type.perfect_recall)
        self.tensor = np.zeros(NUM_OBSERVED, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Fills `tensor` with what the player sees."""
        self.tensor[:] = 0 if state.state is None else observation(view(state.state, player))

    def string_from(self, state: SpielState, player: int) -> str:
        """What the player sees as a text: its cards and, with perfect recall, every action; else the table."""
        now = state.state
        if now is None:
            return f"seat {player}, dealing"
        if not self.recall:
            return str(view(now, player))
        said = " ".join(ACTIONS[action].partition(":")[2] or ACTIONS[action] for action in state.now.said)
        shown = [name(card) for card in (now.deal.turned, *(now.deal.face_up or ())) if card is not None]
        own = " ".join(names(sum(1 << card for card in now.deal.dealt[player])))
        return f"seat {player}; dealt {own}; shown {' '.join(shown)}; {said}"


# --- endings --------------------------------------------------------------------------------------------------------


@functools.lru_cache(64)
def endings(rules: Rules, number: int, dealer: int, tricks: int, worlds: int, seed: int) -> tuple[State, ...]:
    """So many states with so many tricks to go, alike but for the cards that the seat to act cannot see.

    The deal and how it was played follow from the seed: by chance, where a deal stops early from the next seed on.
    """
    dice = random.Random(seed)
    while True:
        pack = list(rules.game.pack(rules))
        dice.shuffle(pack)
        given = hands(pack, dealer, rules.game.packets(rules))
        state = start(rules, number, dealer, first_scores(rules), given)
        while state.stage != "done":
            if state.stage == "play" and not state.trick and min(map(int.bit_count, state.hands)) == tricks:
                return tuple(_worlds(state, worlds, seed))
            state = apply(state, dice.choice(legal(state)))


def _worlds(state: State, many: int, seed: int) -> list[State]:
    """The state itself, and others that the seat to act could as well be in, each different from the others."""
    by_hands = {state.hands: state}
    dice = Stream(str(seed).encode(), b"fourkings/envs/ending/1")
    for _ in range(20 * many):
        if len(by_hands) >= many:
            break
        (hidden,) = sample(view(state, state.turn), dice, 1)
        other = with_hands(state, hidden)
        by_hands.setdefault(other.hands, other)
    return list(by_hands.values())


def register(game: Game) -> type[SpielGame]:
    """Tells OpenSpiel of a game; the class made for it, which has to stay alive as long as OpenSpiel does."""
    type_of_game = type(f"Spiel_{short_name(game)}", (SpielGame,), {"played": game})
    pyspiel.register_game(game_type(game), type_of_game)
    return type_of_game


REGISTERED: Final = tuple(register(game) for game in GAMES.values())
"""The classes of the games, those of other packages too."""
