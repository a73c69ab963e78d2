"""A match as PettingZoo's environments play it: deal after deal by the plain rules, from a seed.

The match number n after a seed has the secret of match n of `fourkings simulate --seed`, so that its cards are the same.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, Literal, SupportsIndex, TypedDict

from fourkings.arena.matches import secret_of
from fourkings.envs import _checks as checks
from fourkings.envs.spaces import Seen, action_of, first_call, listed, mask_of, number_of, observation
from fourkings.i18n import language
from fourkings.records import dumps
from fourkings.rulebook import games
from fourkings.rulebook.cards import SEATS, Seat
from fourkings.rulebook.game import Game, Refused, State, legal
from fourkings.rulebook.match import Match, apply, deal_from_secret, from_secret
from fourkings.views import view

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

Reward = Literal["points", "result"]
"""What is rewarded: the points of each deal, when it is over, or the share of the match won, when that is over."""
AGENTS: Final = tuple(f"seat_{seat}" for seat in SEATS)
"""The agents' names, by seat."""
APART: Final = 62
"""Bits of a seed: the seeds of two tables differ above them."""


class Info(TypedDict, total=False):
    """The infos of an agent."""

    to_act: bool  #: True for the agent whose turn it is; parallel environments only


def seat_of(agent: str) -> Seat:
    """Return the seat of an agent. Raises ValueError for any other name."""
    if agent not in AGENTS:
        raise ValueError(f"there is no agent {agent!r}: the agents are {', '.join(AGENTS)}")
    return AGENTS.index(agent)


def illegal(state: State, who: str, number: object, error: Refused | checks.BadArgument) -> ValueError:
    """Return the error for an action that is not legal, with the reason and the legal actions."""
    game = state.deal.rules.game
    why = language("en").reason(error.reason) if isinstance(error, Refused) else str(error)
    can = listed(game, sorted(number_of(game, action) for action in legal(state)))
    return ValueError(f"{who} may not take action {number}: {why}; legal are {can or 'none'}")


class Seats:
    """Four seats at a match after the other."""

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
        """True if the match has a result."""
        return self.match is not None and self.match.result is not None

    @property
    def turn(self) -> Seat:
        """The seat to act."""
        return self.state.turn

    @property
    def state(self) -> State:
        """The deal that is played, or the last one."""
        return self._now.state

    @property
    def _now(self) -> Match:
        if self.match is None:
            raise RuntimeError("reset comes first")
        return self.match

    def open(self, seed: int | None, table: int = 0) -> None:
        """Open the first match of a seed at a table or, without a seed, the next match. Raises ValueError for a bad one."""
        if seed is not None:
            self._seed, self._number = checks.seed(seed) + (table << APART), -1
        self._number += 1
        self._secret = secret_of(self.rules, self._seed, self._number)
        self.match, self.truncated = from_secret(self.rules, self._secret), False

    def act(self, number: SupportsIndex | None) -> list[float]:
        """Takes an action of the seat to act, and deals again where the deal is over; the rewards by seat.

        Raises ValueError for an action that is not legal, with those that are.
        """
        match = self._now
        seat = match.state.turn
        try:
            self.match = match = apply(match, seat, action_of(self.rules.game, number))
        except (Refused, checks.BadArgument) as error:
            raise illegal(match.state, AGENTS[seat], number, error) from None
        if match.state.stage != "done":
            return [0.0] * 4
        points = match.state.points or ()
        given = [float(points[seat % len(points)]) for seat in SEATS] if self.reward == "points" else self._share()
        self.truncated = match.result is None and len(match.deals) >= self.max_deals
        if match.result is None and not self.truncated:
            self.match = deal_from_secret(match, self._secret)
        return given

    def _share(self) -> list[float]:
        """The share of the match won, by seat: partners win it together, others share it."""
        result = self._now.result
        if result is None:
            return [0.0] * 4
        each = 1.0 / len(result.winners)
        if self.rules.game.PARTNERS:
            each *= 2
        return [each if seat in result.winners else 0.0 for seat in SEATS]

    def mask(self, seat: Seat) -> NDArray[np.int8]:
        """The legal actions of a seat, (130,); all 0 unless it is its turn."""
        return mask_of(view(self._now.state, seat))

    def seen(self, agent: str) -> Seen:
        """The observation of an agent and its mask."""
        shown = view(self._now.state, seat_of(agent))
        return {"observation": observation(shown), "action_mask": mask_of(shown)}

    def record(self) -> str:
        """The match so far as a record, one line of JSON."""
        return dumps(self._now)

    def text(self) -> str:
        """The table as text, all hands shown."""
        return str(self._now)
