"""The vector environment as a `gymnasium.vector.VectorEnv`, with Gymnasium's spaces. Needs the extra `envs`."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from fourkings.envs import vector
from fourkings.envs._checks import require
from fourkings.envs.spaces import NUM_ACTIONS, NUM_OBSERVED
from fourkings.rulebook import games
from fourkings.rulebook.game import Game

if TYPE_CHECKING:
    Base = object
else:
    Base = require("gymnasium.vector", "envs").VectorEnv

_LEAST: Final = -(2**15)


def action_space() -> Any:
    """Return the space of all actions of all games, `Discrete(130)`."""
    return require("gymnasium.spaces", "envs").Discrete(NUM_ACTIONS)


def observation_space() -> Any:
    """Return the space of an observation and its mask, `Dict(observation=Box, action_mask=MultiBinary)`."""
    import numpy as np

    spaces = require("gymnasium.spaces", "envs")
    seen = spaces.Box(_LEAST, -_LEAST - 1, (NUM_OBSERVED,), np.int16)
    return spaces.Dict({"observation": seen, "action_mask": spaces.MultiBinary(NUM_ACTIONS)})


class VectorEnv(vector.VectorEnv, Base):
    """`vector.VectorEnv` with Gymnasium's spaces and type, for its wrappers.

    Most wrappers want one reward per table: `reward="seat"`. As in Gymnasium, `final_obs` of the infos is an array of
    objects, one observation for each table whose match is over.
    """

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        vector.VectorEnv.__init__(self, *args, **kwargs)
        batched = require("gymnasium.vector.utils", "envs").batch_space
        modes = require("gymnasium.vector", "envs").AutoresetMode
        self.metadata = {**self.metadata, "autoreset_mode": modes[self._autoreset.upper()]}
        self.single_observation_space, self.single_action_space = observation_space(), action_space()
        self.observation_space = batched(self.single_observation_space, self.num_envs)
        self.action_space = batched(self.single_action_space, self.num_envs)
        self.render_mode, self.spec, self.closed = None, None, False

    def close(self, **_: Any) -> None:
        """Shut down the threads."""
        vector.VectorEnv.close(self)
        self.closed = True

    def _seen(self) -> tuple[vector.Seen, vector.Info]:
        import numpy as np

        seen, info = vector.VectorEnv._seen(self)
        info["_seat"] = np.ones(self.num_envs, np.bool_)
        return seen, info

    def _add_finals(self, info: vector.Info) -> None:
        import numpy as np

        vector.VectorEnv._add_finals(self, info)
        if "final_obs" in info:
            rows: Any = info["final_obs"]
            objects: Any = np.full(self.num_envs, None, dtype=object)
            for number in info["_final_obs"].nonzero()[0]:
                objects[number] = {name: array[number].copy() for name, array in rows.items()}
            info["final_obs"] = objects


def make(
    game: Game | str, num_envs: int, preset: str | None = None, options: Mapping[str, object] | None = None,
    threads: int = 1, *, reward: vector.Reward = "points", max_deals: int = vector.MAX_DEALS,
    arrays: vector.Arrays | None = None, opponents: vector.Opponents | None = None, seat: int | None = 0,
    autoreset_mode: Any = "same_step", keep_actions: bool = False,
) -> VectorEnv:  # fmt: skip
    """Return an environment as `vector.make` does; autoreset_mode: one of Gymnasium's `AutoresetMode`, or its name."""
    rules = games.rules(game, preset or "classic", options)
    return VectorEnv(
        rules, num_envs, threads=threads, reward=reward, max_deals=max_deals, arrays=arrays, opponents=opponents,
        seat=seat, autoreset=str(getattr(autoreset_mode, "name", autoreset_mode)).lower(), keep_actions=keep_actions,
    )  # fmt: skip
