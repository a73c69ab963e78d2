"""A match as a PettingZoo AEC environment, in which agents act in turn. Needs the extra `envs`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

from fourkings.envs._checks import require
from fourkings.envs.gymnasium_vector import action_space, observation_space
from fourkings.envs.seats import AGENTS, Info, Reward, Seats, seat_of
from fourkings.envs.spaces import NUM_OBSERVED, Seen
from fourkings.envs.vector import MAX_DEALS
from fourkings.rulebook.game import Game


class SeatAgents:
    """The agents of the seats, `seat_0` to `seat_3`."""

    def __init__(self, seats: Seats, render_mode: str | None) -> None:
        super().__init__()
        if render_mode not in (None, "ansi"):
            raise ValueError(f"the render mode is 'ansi' or None, not {render_mode!r}")
        name = f"fourkings_{seats.rules.game.ID.replace('-', '_')}_v1"
        self.metadata: dict[str, Any] = {"name": name, "render_modes": ["ansi"], "render_fps": 1}
        self.render_mode, self.seats = render_mode, seats
        self.possible_agents = list(AGENTS)
        self.agents: list[str] = []
        self._spaces = [(observation_space(), action_space()) for _ in AGENTS]

    def observation_space(self, agent: str) -> Any:
        """Return `Dict(observation=Box(797), action_mask=MultiBinary(130))`."""
        return self._spaces[seat_of(agent)][0]

    def action_space(self, agent: str) -> Any:
        """Return `Discrete(130)`."""
        return self._spaces[seat_of(agent)][1]

    def render(self) -> str | None:
        """Return the table as text with all hands; None without a render mode."""
        return self.seats.text() if self.render_mode else None

    def close(self) -> None:
        """Do nothing: no resource is open."""


if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    class Base:
        """Types of PettingZoo's class, which has none."""

        num_agents: int
        max_num_agents: int
        unwrapped: Environment

        def last(self, observe: bool = True) -> tuple[Seen, float, bool, bool, Info]: ...
        def agent_iter(self, max_iter: int = 2**63) -> Iterable[str]: ...
        def _was_dead_step(self, action: int | None) -> None: ...
        def _accumulate_rewards(self) -> None: ...
else:
    Base = require("pettingzoo", "envs").AECEnv


class Environment(SeatAgents, Base):
    """A sequence of matches, made by `env`. Rewards come at the end of a deal or match."""

    def __init__(self, seats: Seats, render_mode: str | None = None) -> None:
        super().__init__(seats, render_mode)
        self.metadata["is_parallelizable"] = True

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Open the first match of a seed or, without one, the next match.

        options: `{"state": state}` to begin at that state, such as that of a `position`, instead of a new deal.
        """
        self.seats.open(seed, options=options)
        self.agents = list(AGENTS)
        self.rewards = dict.fromkeys(AGENTS, 0.0)
        self._cumulative_rewards = dict.fromkeys(AGENTS, 0.0)
        self.terminations = dict.fromkeys(AGENTS, False)
        self.truncations = dict.fromkeys(AGENTS, False)
        self.infos: dict[str, Info] = {agent: {} for agent in AGENTS}
        self.agent_selection = AGENTS[self.seats.turn]

    def observe(self, agent: str) -> Seen:
        """Return an agent's observation; its mask is empty unless it must act. Raise ValueError for an unknown agent."""
        return self.seats.seen(agent)

    def step(self, action: int | None) -> None:
        """Take an action of `agent_selection`, None if it is done. Raise ValueError for an illegal action."""
        if not hasattr(self, "agent_selection"):
            raise RuntimeError("reset comes before the first step")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} has to act: None is for agents whose match is over")
        rewards = self.seats.act(action)
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(AGENTS, rewards, strict=True))
        if self.seats.over or self.seats.truncated:
            ended = self.terminations if self.seats.over else self.truncations
            ended.update(dict.fromkeys(AGENTS, True))
        else:
            self.agent_selection = AGENTS[self.seats.turn]
        self._accumulate_rewards()

    def state(self) -> NDArray[np.int16]:
        """Return the observations of all four seats, (3188,), for centralised training."""
        import numpy as np

        state = np.concatenate([self.seats.seen(agent)["observation"] for agent in AGENTS])
        assert state.shape == (4 * NUM_OBSERVED,)
        return state


def env(
    game: Game | str, preset: str | None = None, options: Mapping[str, object] | None = None, *,
    reward: Reward = "points", max_deals: int = MAX_DEALS, render_mode: str | None = None,
) -> Environment:  # fmt: skip
    """Return an AEC environment of a game.

    game: a game or its id; preset, options: the rules, as in `rules`; reward: `"points"` of each deal or the `"result"` of
    the match; max_deals: a match is truncated after so many; render_mode: `"ansi"` for tables as text.

    Raise `UnknownGame`, `OptionError` or ValueError for invalid arguments.
    """
    return Environment(Seats(game, preset, options, reward, max_deals), render_mode)
