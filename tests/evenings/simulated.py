"""Simulated evenings: people come late, leave, come back, and play rounds with random results."""

import random
from collections.abc import Callable
from typing import Final

from fourkings.evenings import commands, events
from fourkings.evenings.events import EveningEvent, apply_event
from fourkings.evenings.movement import WIDTHS, Kind
from fourkings.evenings.state import DealResult, Evening, Plan, Result
from fourkings.rulebook.games import GAMES, rules
from fourkings.table.waiting_room import Conditions

SECRET: Final = bytes(range(32))
OF_KIND: Final[dict[Kind, str]] = {"partners": "400", "alone": "king", "pairs": "quarante", "teams": "400"}


def plan(
    kind: Kind, rounds: int = 5, fill: str = "careful", same_boards: bool = False, minutes: int = 0, swiss: bool = False
) -> Plan:
    conditions = Conditions(seats="chosen", stand_in="careful")
    boards = same_boards or kind == "teams"
    return Plan(kind, rules(GAMES[OF_KIND[kind]]), conditions, rounds, minutes, fill, boards, swiss=swiss)


class Simulated:
    def __init__(self, of: Plan, people: int, seed: int = 0) -> None:
        self.rng = random.Random(f"{of.kind} {people} {seed}")
        self.events: list[EveningEvent] = [commands.announce(of, "00")]
        self.state: Evening = events.replay_log(self.events)
        self._came = 0
        for _ in range(people):
            self.come()

    def do(self, event: EveningEvent | None) -> None:
        if event is not None:
            self.events.append(event)
            self.state = apply_event(self.state, event)

    def come(self) -> None:
        """Enter a person; every second is paired with the one before, every fourth makes a team with three others."""
        self._came += 1
        self.do(commands.enter(self.state, f"person {self._came}"))
        number = len(self.state.entrants)
        if self.state.plan.kind == "pairs" and number % 2 == 0:
            self.do(commands.pair(self.state, number - 1, number))
        if self.state.plan.kind == "teams" and number % 4 == 0:
            self.do(commands.team(self.state, number - 3, number - 2, number - 1, number))

    def go(self, number: int) -> None:
        entrant = self.state.entrants[number - 1]
        for gone in {number, entrant.partner or number}:
            self.do(commands.withdraw(self.state, gone))

    def return_(self, number: int) -> None:
        entrant = self.state.entrants[number - 1]
        for back in {number, entrant.partner or number}:
            self.do(commands.enter(self.state, self.state.entrants[back - 1].player))

    def start(self) -> None:
        self.do(commands.start_round(self.state, SECRET, 0.0))

    def play(self, result: Callable[[], Result] | None = None) -> None:
        tables = list(range(len(self.state.rounds[-1].tables)))
        self.rng.shuffle(tables)
        for table in tables:
            self.do(commands.finish(self.state, table, (result or self.result)()))

    def result(self) -> Result:
        sides, deals = (2 if self.state.plan.rules.game.TEAM_SCORES else 4), self.rng.randint(1, 4)
        played = tuple(
            DealResult(number, tuple(self.rng.randint(-4, 6) for _ in range(sides))) for number in range(1, deals + 1)
        )
        scores = tuple(sum(deal.points[side] for deal in played) for side in range(sides))
        return Result(scores, winners(self.state.plan, scores), played)

    def happens(self) -> None:
        for _ in range(self.rng.choice((0, 0, 1, 1, 2))):
            for _ in range(WIDTHS[self.state.plan.kind] if len(self.state.entrants) < 36 else 0):
                self.come()
        here = [entrant.number for entrant in self.state.entrants if entrant.here]
        away = [entrant.number for entrant in self.state.entrants if not entrant.here]
        if len(here) > 8 and self.rng.random() < 0.5:
            self.go(self.rng.choice(here))
        if away and self.rng.random() < 0.4:
            self.return_(self.rng.choice(away))


def winners(of: Plan, scores: tuple[int, ...]) -> tuple[int, ...]:
    sums = scores
    if of.rules.game.PARTNERS:
        sums = scores * 2 if len(scores) == 2 else (scores[0] + scores[2], scores[1] + scores[3]) * 2
    return tuple(seat for seat in range(4) if sums[seat] == max(sums))
