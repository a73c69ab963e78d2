"""A match as a PettingZoo AEC environment: one agent per seat, `seat_0` to `seat_3`. Needs the extra `envs`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

from fourkings.envs._needs import needed
from fourkings.envs.gymnasium_vector import action_space, observation_space
from fourkings.envs.seats import AGENTS, Info, Reward, Seats, seat_of
from fourkings.envs.spaces import NUM_OBSERVED, Seen
from fourkings.envs.vector import MAX_DEALS
from fourkings.rulebook.game import Game

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    class Base:
        """PettingZoo's class, which has no types of its own."""

        num_agents: int
        max_num_agents: int
        unwrapped: Environment

        def last(self, observe: bool = True) -> tuple[Seen, float, bool, bool, Info]: ...
        def agent_iter(self, max_iter: int = 2**63) -> Iterable[str]: ...
        def _was_dead_step(self, action: int | None) -> None: ...
        def _accumulate_rewards(self) -> None: ...
else:
    Base = needed("pettingzoo", "envs").AECEnv


class Environment(Base):
    """One match after the other; `env` makes it. Rewards come when a deal, or the match, is over."""

    def __init__(self, seats: Seats, render_mode: str | None = None) -> None:
        super().__init__()
        name = f"fourkings_{seats.rules.game.ID.replace('-', '_')}_v1"
        self.metadata = {"name": name, "render_modes": ["ansi"], "is_parallelizable": True, "render_fps": 1}
        if render_mode not in (None, "ansi"):
            raise ValueError(f"the render mode is 'ansi' or None, not {render_mode!r}")
        self.render_mode = render_mode
        self.seats = seats
        self.possible_agents = list(AGENTS)
        self.agents: list[str] = []
        self._spaces = [(observation_space(), action_space()) for _ in AGENTS]

    def observation_space(self, agent: str) -> Any:
        """`Dict(observation=Box(797), action_mask=MultiBinary(130))`."""
        return self._spaces[seat_of(agent)][0]

    def action_space(self, agent: str) -> Any:
        """`Discrete(130)`."""
        return self._spaces[seat_of(agent)][1]

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Opens the first match of a seed or, without one, the next match."""
        self.seats.open(seed)
        self.agents = list(AGENTS)
        self.rewards = dict.fromkeys(AGENTS, 0.0)
        self._cumulative_rewards = dict.fromkeys(AGENTS, 0.0)
        self.terminations = dict.fromkeys(AGENTS, False)
        self.truncations = dict.fromkeys(AGENTS, False)
        self.infos: dict[str, Info] = {agent: {} for agent in AGENTS}
        self.agent_selection = AGENTS[self.seats.turn]

    def observe(self, agent: str) -> Seen:
        """What an agent sees; its mask is empty unless it is to act. Raises ValueError for another name."""
        return self.seats.seen(agent)

    def step(self, action: int | None) -> None:
        """Takes an action of `agent_selection`. Raises ValueError for one that is not legal; None if it is done."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} has to act: None is for agents whose match is over")
        given = self.seats.act(action)
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(AGENTS, given, strict=True))
        if self.seats.over or self.seats.truncated:
            ended = self.terminations if self.seats.over else self.truncations
            ended.update(dict.fromkeys(AGENTS, True))
        else:
            self.agent_selection = AGENTS[self.seats.turn]
        self._accumulate_rewards()

    def state(self) -> NDArray[np.int16]:
        """What all four seats see, (3188,), for learning that looks at the whole table."""
        import numpy as np

        whole = np.concatenate([self.seats.seen(agent)["observation"] for agent in AGENTS])
        assert whole.shape == (4 * NUM_OBSERVED,)
        return whole

    def render(self) -> str | None:
        """The table as text, all hands shown."""
        return self.seats.text() if self.render_mode else None

    def close(self) -> None:
        """Nothing is open."""


def env(
    game: Game | str,
    preset: str | None = None,
    options: Mapping[str, object] | None = None,
    *,
    reward: Reward = "points",
    max_deals: int = MAX_DEALS,
    render_mode: str | None = None,
) -> Environment:
    """An AEC environment of a game.

    game: one of the five, or its id; preset, options: the rules, as in `rules`; reward: `"points"` of each deal or the
    `"result"` of the match; max_deals: a match is cut short after so many; render_mode: `"ansi"` for tables as text.

    Raises `UnknownGame`, `OptionError` or ValueError for what does not exist or cannot be.
    """
    return Environment(Seats(game, preset, options, reward, max_deals), render_mode)
