"""A `gymnasium.Env` for one seat at one table, and the ids of all games for `gymnasium.make`. Needs the extra `envs`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final, Literal, SupportsInt, TypedDict, get_args

from fourkings.envs import vector
from fourkings.envs._checks import require, whole
from fourkings.envs.gymnasium_vector import action_space, observation_space
from fourkings.envs.spaces import NUM_ACTIONS, Seen
from fourkings.rulebook import games
from fourkings.rulebook.cards import Seat
from fourkings.rulebook.game import Game
from fourkings.views import view

if TYPE_CHECKING:

    class Base:
        """Types of Gymnasium's class."""

        unwrapped: Environment

        def reset(self, *, seed: int | None = None, options: Mapping[str, Any] | None = None) -> Any: ...
else:
    Base = require("gymnasium", "envs").Env

IDS: Final = {game.ID: f"fourkings/{type(game).__name__}-v0" for game in games.GAMES.own.values()}
"""The id of each game for `gymnasium.make` and `gymnasium.make_vec`."""


Illegal = Literal["raise", "end", "first"]
"""How to handle an illegal action: raise ValueError, truncate the match, or take the first legal action instead."""


class Info(TypedDict):
    """The infos of a step."""

    seat: int  #: the learner's seat


class Environment(Base):
    """A sequence of matches, in which opponents play the other three seats. Made by `gymnasium.make`."""

    metadata: Mapping[str, Any] = {"render_modes": ["ansi"], "render_fps": 1}

    def __init__(
        self, game: Game | str, preset: str | None = None, options: Mapping[str, object] | None = None, *,
        opponents: vector.Opponents = "careful", seat: Seat = 0, reward: Literal["points", "result"] = "points",
        max_deals: int = vector.MAX_DEALS, illegal: Illegal = "raise", render_mode: str | None = None,
    ) -> None:  # fmt: skip
        for name, value, values in (
            ("illegal", illegal, get_args(Illegal)), ("reward", reward, ("points", "result")),
            ("render_mode", render_mode, (None, "ansi")),
        ):  # fmt: skip
            if value not in values:
                raise ValueError(f"{name} is one of {', '.join(map(repr, values))}, not {value!r}")
        whole("seat", seat, 0, 3)
        if opponents is None:
            raise ValueError("a Gymnasium environment has one agent, so opponents play the other seats")
        self._tables = vector.make(
            game, 1, preset, options, reward="seat" if reward == "points" else "seat-result", max_deals=max_deals,
            opponents=opponents, seat=seat, autoreset="disabled", keep_actions=True,
        )  # fmt: skip
        self.render_mode, self._illegal, self._seat = render_mode, illegal, seat
        self.observation_space, self.action_space = observation_space(), action_space()

    def reset(self, *, seed: int | None = None, options: Mapping[str, Any] | None = None) -> tuple[Seen, Info]:
        """Open the first match of a seed or, without one, the next match; return the observation and the infos."""
        super().reset(seed=seed)
        seen, _ = self._tables.reset(seed=seed)
        return self._first(seen), Info(seat=self._seat)

    def step(self, action: SupportsInt) -> tuple[Seen, float, bool, bool, Info]:
        """Take an action of the learner; return observation, reward, termination, truncation and infos.

        If it is illegal, raise ValueError, truncate the match or take the first legal one, by `illegal`. The mask in the
        observation shows which actions are legal; `env.action_space.sample(seen["action_mask"])` draws one of them.
        """
        import numpy as np

        number, mask = whole("an action", action, 0, NUM_ACTIONS - 1), self._tables.arrays.action_mask[0]
        if self._illegal == "first" and not mask[number] and mask.any():
            number = int(mask.argmax())
        if self._illegal == "end" and not mask[number]:
            return self._first(self._tables._seen()[0]), 0.0, False, True, Info(seat=self._seat)
        seen, rewards, ended, cut, _ = self._tables.step(np.array([number]))
        return self._first(seen), float(rewards[0]), bool(ended[0]), bool(cut[0]), Info(seat=self._seat)

    def render(self) -> str | None:
        """Return the table as text, as the learner sees it; None without a render mode."""
        return str(view(self._tables.match(0).state, self._seat)) if self.render_mode else None

    def record(self) -> str:
        """Return the match so far as a record, one line of JSON."""
        from fourkings.records import dumps

        return dumps(self._tables.match(0))

    def _first(self, seen: Seen) -> Seen:
        return {"observation": seen["observation"][0].copy(), "action_mask": seen["action_mask"][0].copy()}


def register() -> None:
    """Register `IDS` with Gymnasium, as the import of this module does."""
    registration = require("gymnasium.envs.registration", "envs")
    for game, env_id in IDS.items():
        if env_id not in registration.registry:
            registration.register(
                env_id, "fourkings.envs.gymnasium_env:Environment", kwargs={"game": game},
                vector_entry_point="fourkings.envs.gymnasium_vector:make",
            )  # fmt: skip


register()
