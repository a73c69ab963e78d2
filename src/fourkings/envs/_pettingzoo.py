"""The part that both PettingZoo environments share: agents by seat, their spaces, and rendering."""

from typing import Any

from fourkings.envs.gymnasium_vector import action_space, observation_space
from fourkings.envs.seats import AGENTS, Seats, seat_of


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
