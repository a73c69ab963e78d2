"""Simulated evenings: people come late, go, come back, and play rounds whose results are drawn by lot."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Final

from fourkings.evenings import commands, log
from fourkings.evenings.events import DealResult, Evening, EveningEvent, Plan, Result, apply_event
from fourkings.evenings.movement import WIDTHS, Kind
from fourkings.rulebook.games import GAMES, rules
from fourkings.table.waiting_room import Conditions

SECRET: Final = bytes(range(32))
OF_KIND: Final[dict[Kind, str]] = {"partners": "400", "alone": "king", "pairs": "quarante", "teams": "400"}


def plan(
    kind: Kind,
    rounds: int = 5,
    fill: str = "careful",
    same_boards: bool = False,
    minutes: int = 0,
    swiss: bool = False,
) -> Plan:
    """An evening of the kind, at the game that the tests play it with; teams have the same boards in any case."""
    conditions = Conditions(seats="chosen", stand_in="careful")
    boards = same_boards or kind == "teams"
    return Plan(kind, rules(GAMES[OF_KIND[kind]]), conditions, rounds, minutes, fill, boards, swiss=swiss)


class Simulated:
    """An evening with all its facts."""

    def __init__(self, of: Plan, people: int, seed: int = 0) -> None:
        self.dice = random.Random(f"{of.kind} {people} {seed}")
        self.events: list[EveningEvent] = [commands.announce(of, "00")]
        self.state: Evening = log.replay_log(self.events)
        self._came = 0
        for _ in range(people):
            self.come()

    def do(self, fact: EveningEvent | None) -> None:
        """Apply what a command gave."""
        if fact is not None:
            self.events.append(fact)
            self.state = apply_event(self.state, fact)

    def come(self) -> None:
        """Somebody enters; every second one makes a pair with the one before, every fourth one a team with three."""
        self._came += 1
        self.do(commands.enter(self.state, f"person {self._came}"))
        number = len(self.state.entrants)
        if self.state.plan.kind == "pairs" and number % 2 == 0:
            self.do(commands.pair(self.state, number - 1, number))
        if self.state.plan.kind == "teams" and number % 4 == 0:
            self.do(commands.team(self.state, number - 3, number - 2, number - 1, number))

    def go(self, number: int) -> None:
        """An entrant goes; of a pair both."""
        entrant = self.state.entrants[number - 1]
        for gone in {number, entrant.partner or number}:
            self.do(commands.withdraw(self.state, gone))

    def return_(self, number: int) -> None:
        """An entrant comes back; of a pair both."""
        entrant = self.state.entrants[number - 1]
        for back in {number, entrant.partner or number}:
            self.do(commands.enter(self.state, self.state.entrants[back - 1].player))

    def start(self) -> None:
        """Start the next round."""
        self.do(commands.start_round(self.state, SECRET, 0.0))

    def play(self, result: Callable[[], Result] | None = None) -> None:
        """Play the round under way: every table has a result, in any order."""
        tables = list(range(len(self.state.rounds[-1].tables)))
        self.dice.shuffle(tables)
        for table in tables:
            self.do(commands.finish(self.state, table, (result or self.result)()))

    def result(self) -> Result:
        """Some result of a table."""
        sides, deals = (2 if self.state.plan.rules.game.TEAM_SCORES else 4), self.dice.randint(1, 4)
        played = tuple(
            DealResult(number, tuple(self.dice.randint(-4, 6) for _ in range(sides))) for number in range(1, deals + 1)
        )
        scores = tuple(sum(deal.points[side] for deal in played) for side in range(sides))
        return Result(scores, winners(self.state.plan, scores), played)

    def happens(self) -> None:
        """Between two rounds some come late, some go, some come back."""
        for _ in range(self.dice.choice((0, 0, 1, 1, 2))):
            for _ in range(WIDTHS[self.state.plan.kind] if len(self.state.entrants) < 36 else 0):
                self.come()
        here = [entrant.number for entrant in self.state.entrants if entrant.here]
        away = [entrant.number for entrant in self.state.entrants if not entrant.here]
        if len(here) > 8 and self.dice.random() < 0.5:
            self.go(self.dice.choice(here))
        if away and self.dice.random() < 0.4:
            self.return_(self.dice.choice(away))


def winners(of: Plan, scores: tuple[int, ...]) -> tuple[int, ...]:
    """The seats of the best, by sides or alone."""
    sums = scores
    if of.rules.game.PARTNERS:
        sums = scores * 2 if len(scores) == 2 else (scores[0] + scores[2], scores[1] + scores[3]) * 2
    return tuple(seat for seat in range(4) if sums[seat] == max(sums))
