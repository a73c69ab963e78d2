"""A match as a PettingZoo parallel environment: of four actions, that of the seat to act counts. Needs the extra `envs`."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Literal

from fourkings.envs._checks import require
from fourkings.envs.aec import SeatAgents
from fourkings.envs.seats import AGENTS, Info, Reward, Seats
from fourkings.envs.spaces import Seen
from fourkings.envs.vector import MAX_DEALS
from fourkings.rulebook.game import Game

Illegal = Literal["raise", "end"]
"""How to handle an illegal action: raise ValueError, or end the match."""

if TYPE_CHECKING:
    Base = object
else:
    Base = require("pettingzoo", "envs").ParallelEnv


class Environment(SeatAgents, Base):
    """A sequence of matches, made by `parallel_env`. Actions of agents with an empty mask are ignored."""

    def __init__(self, seats: Seats, render_mode: str | None = None, illegal: Illegal = "raise") -> None:
        super().__init__(seats, render_mode)
        if illegal not in ("raise", "end"):
            raise ValueError(f"an illegal action is to 'raise' or to 'end' the match, not {illegal!r}")
        self.illegal = illegal

    def reset(
        self, seed: int | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[dict[str, Seen], dict[str, Info]]:
        """Open the first match of a seed or, without one, the next match; return observations and infos by agent.

        options: `{"state": state}` to begin at that state, such as that of a `position`, instead of a new deal.
        """
        self.seats.open(seed, options=options)
        self.agents = list(AGENTS)
        return self._seen(), self._infos()

    def step(
        self, actions: Mapping[str, int]
    ) -> tuple[dict[str, Seen], dict[str, float], dict[str, bool], dict[str, bool], dict[str, Info]]:
        """Take the action of the seat to act; return observations, rewards, terminations, truncations and infos by agent.

        If it is illegal, raise ValueError or, with `illegal="end"`, truncate the match.
        """
        try:
            rewards = self.seats.act(actions.get(AGENTS[self.seats.turn]))
        except ValueError:
            if self.illegal == "raise":
                raise
            rewards, self.seats.truncated = [0.0] * 4, True
        over, truncated = self.seats.over, self.seats.truncated
        seen, infos = self._seen(), self._infos()
        if over or truncated:
            self.agents = []
        by_agent = dict(zip(AGENTS, rewards, strict=True))
        return seen, by_agent, dict.fromkeys(AGENTS, over), dict.fromkeys(AGENTS, truncated), infos

    def _seen(self) -> dict[str, Seen]:
        return {agent: self.seats.seen(agent) for agent in AGENTS}

    def _infos(self) -> dict[str, Info]:
        return {agent: {"to_act": seat == self.seats.turn} for seat, agent in enumerate(AGENTS)}


def parallel_env(
    game: Game | str, preset: str | None = None, options: Mapping[str, object] | None = None, *,
    reward: Reward = "points", max_deals: int = MAX_DEALS, render_mode: str | None = None, illegal: Illegal = "raise",
) -> Environment:  # fmt: skip
    """Return a parallel environment of a game; arguments and errors are those of `fourkings.envs.aec.env`.

    illegal: an illegal action is to `"raise"` ValueError, or to `"end"` the match by truncation.
    """
    return Environment(Seats(game, preset, options, reward, max_deals), render_mode, illegal)
