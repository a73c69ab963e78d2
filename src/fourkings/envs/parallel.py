"""A match as a PettingZoo parallel environment: all four hand in an action, one of which counts. Needs the extra `envs`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Literal

from fourkings.envs._needs import needed
from fourkings.envs.gymnasium_vector import action_space, observation_space
from fourkings.envs.seats import AGENTS, Info, Reward, Seats, seat_of
from fourkings.envs.spaces import Seen
from fourkings.envs.vector import MAX_DEALS
from fourkings.rulebook.game import Game

Illegal = Literal["raise", "end"]
"""What becomes of an action that is not legal."""

if TYPE_CHECKING:
    Base = object
else:
    Base = needed("pettingzoo", "envs").ParallelEnv


class Environment(Base):
    """One match after the other; `parallel_env` makes it. Where a mask is empty, that agent's action is not looked at."""

    def __init__(self, seats: Seats, render_mode: str | None = None, illegal: Illegal = "raise") -> None:
        name = f"fourkings_{seats.rules.game.ID.replace('-', '_')}_v1"
        self.metadata = {"name": name, "render_modes": ["ansi"], "render_fps": 1}
        if render_mode not in (None, "ansi"):
            raise ValueError(f"the render mode is 'ansi' or None, not {render_mode!r}")
        if illegal not in ("raise", "end"):
            raise ValueError(f"an illegal action is to 'raise' or to 'end' the match, not {illegal!r}")
        self.render_mode, self.illegal = render_mode, illegal
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

    def reset(
        self, seed: int | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[dict[str, Seen], dict[str, Info]]:
        """Opens the first match of a seed or, without one, the next match; observations and infos by agent."""
        self.seats.open(seed)
        self.agents = list(AGENTS)
        return self._seen(), self._infos()

    def step(
        self, actions: Mapping[str, int]
    ) -> tuple[dict[str, Seen], dict[str, float], dict[str, bool], dict[str, bool], dict[str, Info]]:
        """Takes the action of the seat to act; observations, rewards, terminations, truncations and infos by agent.

        Raises ValueError if it is not legal or, with `illegal="end"`, cuts the match short.
        """
        try:
            given = self.seats.act(actions.get(AGENTS[self.seats.turn]))
        except ValueError:
            if self.illegal == "raise":
                raise
            given, self.seats.truncated = [0.0] * 4, True
        ended, cut = self.seats.over, self.seats.truncated
        seen, infos = self._seen(), self._infos()
        if ended or cut:
            self.agents = []
        return seen, dict(zip(AGENTS, given, strict=True)), dict.fromkeys(AGENTS, ended), dict.fromkeys(AGENTS, cut), infos

    def _seen(self) -> dict[str, Seen]:
        return {agent: self.seats.seen(agent) for agent in AGENTS}

    def _infos(self) -> dict[str, Info]:
        return {agent: {"to_act": seat == self.seats.turn} for seat, agent in enumerate(AGENTS)}

    def render(self) -> str | None:
        """The table as text, all hands shown."""
        return self.seats.text() if self.render_mode else None

    def close(self) -> None:
        """Nothing is open."""


def parallel_env(
    game: Game | str,
    preset: str | None = None,
    options: Mapping[str, object] | None = None,
    *,
    reward: Reward = "points",
    max_deals: int = MAX_DEALS,
    render_mode: str | None = None,
    illegal: Illegal = "raise",
) -> Environment:
    """A parallel environment of a game; arguments and errors as those of `fourkings.envs.aec.env`.

    illegal: an action that is not legal is to `"raise"` ValueError, or to `"end"` the match, cut short.
    """
    return Environment(Seats(game, preset, options, reward, max_deals), render_mode, illegal)
