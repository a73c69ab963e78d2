"""Perft: the deal goes on in as many ways as the text files say."""

from dataclasses import dataclass, field
from pathlib import Path

import pytest

from fourkings.rulebook.game import State, apply
from fourkings.rulebook.game import legal as legal_actions
from fourkings.rulebook.games import GAMES
from rules.table import play, state

FOLDER = Path(__file__).parent


@dataclass
class Position:
    """One position of a file; see the head of any of them."""

    game: str
    name: str
    options: str = ""
    number: int = 1
    dealer: int = 3
    scores: tuple[int, ...] | None = None
    hands: list[str] = field(default_factory=list)
    said: str = ""
    counts: dict[int, int] = field(default_factory=dict)

    def state(self) -> State:
        options = dict(option.split("=") for option in self.options.split())
        hands, begun = self.hands, {"number": self.number, "dealer": self.dealer, "scores": self.scores}
        return play(state(self.game, hands, **begun, **options), self.said)

    def take(self, key: str, value: str) -> None:
        if key.isdigit():
            self.counts[int(key)] = int(value)
        elif key == "hand":
            self.hands.append(value)
        elif key == "scores":
            self.scores = tuple(map(int, value.split()))
        elif key in ("number", "dealer"):
            setattr(self, key, int(value))
        else:
            assert key in ("options", "said"), f"a perft file knows no {key!r}"
            setattr(self, key, value)


def positions(game: str) -> list[Position]:
    every: list[Position] = []
    for line in (FOLDER / f"{game}.txt").read_text(encoding="utf-8").splitlines():
        key, _, value = line.partition(" ")
        if key == "position":
            every.append(Position(game, value))
        elif line and not line.startswith("#"):
            every[-1].take(key, value)
    return every


def perft(at: State, depth: int) -> list[int]:
    """In how many ways the deal goes on for one action, for two … for so many; a deal that is over has one way to go on."""
    if at.stage == "done":
        return [1] * depth
    actions = legal_actions(at)
    ways = [len(actions), *[0] * (depth - 1)]
    for action in actions if depth > 1 else ():
        for further, number in enumerate(perft(apply(at, action), depth - 1), 1):
            ways[further] += number
    return ways


EVERY = [position for game in GAMES for position in positions(game)]


@pytest.mark.parametrize("position", EVERY, ids=lambda position: f"{position.game}-{position.name.replace(' ', '-')}")
def test_ways_to_play_on(position):
    assert perft(position.state(), len(position.counts)) == list(position.counts.values())
