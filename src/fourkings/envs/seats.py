"""Matches for PettingZoo's environments, played by the plain rules from a seed.

Match n of a seed has the secret, and so the cards, of match n of `fourkings simulate --seed`.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final, Literal, SupportsIndex, TypedDict

from fourkings.arena.matches import secret_of
from fourkings.envs import _checks as checks
from fourkings.envs.spaces import Seen, action_of, first_call, listed, mask_of, number_of, observation
from fourkings.i18n import language
from fourkings.records import dumps
from fourkings.rulebook import games
from fourkings.rulebook.cards import SEATS, Seat
from fourkings.rulebook.game import Game, Refused, State, legal
from fourkings.rulebook.match import Match, apply, deal_from_secret, from_secret, from_state
from fourkings.views import view

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

Reward = Literal["points", "result"]
"""The reward: points at the end of each deal, or the share of the match won at its end."""
AGENTS: Final = tuple(f"seat_{seat}" for seat in SEATS)
"""Names of agents by seat."""
APART: Final = 62
"""The number of bits of a seed; the number of the table is added above them."""


class Info(TypedDict, total=False):
    """The infos of an agent."""

    to_act: bool  #: True if it is the agent's turn; in parallel environments only


def seat_of(agent: str) -> Seat:
    """Return the seat of an agent. Raise ValueError for any other name."""
    if agent not in AGENTS:
        raise ValueError(f"there is no agent {agent!r}: the agents are {', '.join(AGENTS)}")
    return AGENTS.index(agent)


def illegal(state: State, actor: str, number: object, error: Refused | checks.BadArgument) -> ValueError:
    """Return the error for an illegal action, with the reason and the legal actions."""
    game = state.deal.rules.game
    why = language("en").reason(error.reason) if isinstance(error, Refused) else str(error)
    legal_actions = listed(game, sorted(number_of(game, action) for action in legal(state)))
    return ValueError(f"{actor} may not take action {number}: {why}; legal are {legal_actions or 'none'}")


class Seats:
    """Four seats that play one match after another."""

    def __init__(
        self, game: Game | str, preset: str | None, options: Mapping[str, object] | None, reward: Reward, max_deals: int
    ) -> None:
        if reward not in ("points", "result"):
            raise ValueError(f"the reward is 'points' or 'result', not {reward!r}")
        self.rules = games.rules(game, preset or "classic", options)
        first_call(self.rules.game)
        self.reward, self.max_deals = reward, checks.whole("max_deals", max_deals, 1)
        self._seed, self._number = secrets.randbits(63), -1
        self._secret = b""
        self.match: Match | None = None
        self.truncated = False

    @property
    def over(self) -> bool:
        """True if the match is over."""
        return self.match is not None and self.match.result is not None

    @property
    def turn(self) -> Seat:
        return self.state.turn

    @property
    def state(self) -> State:
        """The current or last deal."""
        return self._match.state

    @property
    def _match(self) -> Match:
        if self.match is None:
            raise RuntimeError("reset comes first")
        return self.match

    def open(self, seed: int | None, table: int = 0, options: Mapping[str, Any] | None = None) -> None:
        """Open the first match of a seed at a table or, without a seed, the next match; see `Environment.reset`.

        Raise ValueError for a bad seed, or a state that is over or of other rules.
        """
        state = (options or {}).get("state")
        if state is not None and (not isinstance(state, State) or state.rules != self.rules or state.stage == "done"):
            raise ValueError("options['state'] is a state of these rules, in a deal that is not over")
        if seed is not None:
            self._seed, self._number = checks.seed(seed) + (table << APART), -1
        self._number += 1
        self._secret = secret_of(self.rules, self._seed, self._number)
        self.match = from_secret(self.rules, self._secret) if state is None else from_state(state)
        self.truncated = False

    def act(self, number: SupportsIndex | None) -> list[float]:
        """Take an action of the seat to act, deal again after a deal, and return the rewards by seat.

        Raise ValueError, with the legal actions, for an illegal one.
        """
        match = self._match
        seat = match.state.turn
        try:
            self.match = match = apply(match, seat, action_of(self.rules.game, number))
        except (Refused, checks.BadArgument) as error:
            raise illegal(match.state, AGENTS[seat], number, error) from None
        if match.state.stage != "done":
            return [0.0] * 4
        points = match.state.points or ()
        rewards = [float(points[seat % len(points)]) for seat in SEATS] if self.reward == "points" else self._win_shares()
        self.truncated = match.result is None and len(match.deals) >= self.max_deals
        if match.result is None and not self.truncated:
            self.match = deal_from_secret(match, self._secret)
        return rewards

    def _win_shares(self) -> list[float]:
        """Return the share of the match won by seat; partners each get the whole share of their side."""
        result = self._match.result
        if result is None:
            return [0.0] * 4
        each = 1.0 / len(result.winners)
        if self.rules.game.PARTNERS:
            each *= 2
        return [each if seat in result.winners else 0.0 for seat in SEATS]

    def mask(self, seat: Seat) -> NDArray[np.int8]:
        """Return the legal actions of a seat, (130,), all 0 unless it is its turn."""
        return mask_of(view(self.state, seat))

    def seen(self, agent: str) -> Seen:
        """Return the observation of an agent and its mask."""
        seat_view = view(self.state, seat_of(agent))
        return {"observation": observation(seat_view), "action_mask": mask_of(seat_view)}

    def record(self) -> str:
        """Return the match so far as a record, one line of JSON."""
        return dumps(self._match)

    def text(self) -> str:
        """Return the table as text, with all hands."""
        return str(self._match)
