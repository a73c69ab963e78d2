"""Golden decisions of strong: what it does in every game and every kind of decision.

A line is a deal that four strong play: whole, or only what is said (King's auction, the bids of 400, the cliques of the
first trick). The file is named by strong's version and written once for each version, never anew for the same one:

    cd tests && python -m bots.strong_decisions > bots/strong-<version>.txt
"""

import sys
from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from fourkings.arena import secret_of
from fourkings.bots import Bot, strong
from fourkings.rulebook import games
from fourkings.rulebook.cards import name
from fourkings.rulebook.deck import Stream
from fourkings.rulebook.game import Action, State, apply
from fourkings.rulebook.games import GAMES
from fourkings.rulebook.match import from_secret
from fourkings.views import view
from rules import table

SEED: Final = 70
"""Of the secrets; nothing else was tried on them."""


class Case(NamedTuple):
    """A deal: the game and its rules, its number in the match, the scores before it, and the number of its secret."""

    game: str
    number: int = 1
    secret: int = 0
    scores: tuple[int, ...] | None = None
    preset: str = "classic"
    house: Mapping[str, Any] = {}
    begun: str = ""  # what is said before strong takes over
    talk: bool = False  # only what is said

    def __str__(self) -> str:
        house = [f"{option}={value}" for option, value in self.house.items()]
        parts = [self.game, self.preset, *house, f"deal {self.number}", f"secret {self.secret}"]
        parts += [f"scores {' '.join(map(str, self.scores))}"] if self.scores else []
        parts += [f"after {self.begun}"] if self.begun else []
        return ", ".join(parts + ["talk"] * self.talk)


OPTIONS_OF_KING: Final = (
    {"must_sell": "on"}, {"free_declaration": "on"}, {"negative_price": "fixed"}, {"split_limit": "off"}, {"deck": 32},
    {"auction": "always", "first_lead": "dealer"},
)  # fmt: skip
LATE_SCORES_OF_KING: Final = ((120, 60, 0, -180), (-310, 45, 240, 25), (500, -140, -160, -200))
SCORES_OF_400: Final = ((38, 36, 12, -6), (45, -1, 20, 30), (-8, 0, 30, 33), (40, 3, 2, 39))
SCORES_OF_PAIRS: Final = ((130, 120), (92, 142), (50, 110))
TOLD: Final = (33, 36, 38, 52, 58, 72, 75, 94)
KEPT: Final = (166, 185, 229, 390, 399, 433)
GOOD: Final = (342, 528, 591, 647, 672, 753)
"""1792: secrets of deals in which cliques are told, kept, or called good."""


def cases() -> tuple[Case, ...]:
    return (
        *(Case("king", number, number) for number in range(1, 9)),
        *(Case("king", number, 20 + number, preset=preset) for preset in ("portugal", "brazil") for number in (2, 5, 8)),
        *(Case("king", 7, 30 + place, house=house) for place, house in enumerate(OPTIONS_OF_KING)),
        *(Case("king", 7 + secret % 4, secret, talk=True) for secret in range(40, 64)),
        *(Case("king", 7, secret, begun="auction +1", talk=True) for secret in range(70, 76)),
        *(Case("king", 7, secret, begun="auction pass pass pass", talk=True) for secret in range(80, 86)),
        *(Case("king", 7, secret, begun="auction +4 pass -2 pass", talk=True) for secret in range(90, 94)),
        *(Case("king", 7, secret, begun="auction +2 pass pass ask:+6", talk=True) for secret in range(100, 104)),
        *(Case("king", 7, secret, begun="auction +1 pass pass ultimatum:+3:negative", talk=True) for secret in range(4)),
        *(
            Case("king", 8 + place, 110 + 10 * place + number, scores, talk=number > 0)
            for place, scores in enumerate(LATE_SCORES_OF_KING)
            for number in range(5)
        ),
        *(Case("jeu-du-roi", number, number) for number in range(1, 8)),
        *(Case("jeu-du-roi", number, 10 + number, preset="family") for number in (2, 9)),
        *(Case("400", 1, secret) for secret in (1, 2)),
        *(Case("400", 1, 5 + place, scores) for place, scores in enumerate(SCORES_OF_400)),
        Case("400", 1, 10, house={"target": 200}),
        Case("400", 1, 11, (20, 31, 5, -2), preset="old"),
        Case("400", 1, 12, (31, 12, 8, 35), preset="jawaker", house={"partner_floor": "not_negative"}),
        *(Case("400", 1, 20 + place, scores, talk=True) for place, scores in enumerate(2 * SCORES_OF_400)),
        *(Case(game, 1, secret) for game in ("quarante", "quarante-1792") for secret in (1, 2, 3)),
        *(
            Case(game, 1, 10 + place, scores)
            for game in ("quarante", "quarante-1792")
            for place, scores in enumerate(SCORES_OF_PAIRS)
        ),
        Case("quarante", 1, 20, (120, 131), house={"cliques": "best_team"}),
        Case("quarante", 1, 21, preset="historical_scoring"),
        *(Case("quarante", 1, secret, talk=True) for secret in (30, 33, 35, 36, 38)),
        *(Case("quarante-1792", 1, secret, talk=True) for secret in TOLD + KEPT + GOOD),
    )


def start(case: Case) -> State:
    rules = games.rules(GAMES[case.game], case.preset, dict(case.house))
    deal = from_secret(rules, secret_of(rules, SEED, case.secret)).state.deal
    return table.play(table.start(rules, case.number, deal.dealer, case.scores or deal.scores, deal.dealt), case.begun)


def over(case: Case, state: State) -> bool:
    if not case.talk or state.stage != "play":
        return state.stage == "done"
    return bool(state.tricks) or case.game in ("king", "400")


def token(action: Action) -> str:
    return action if isinstance(action, str) else name(action)


def line(case: Case, bot: Bot = strong) -> str:
    state, dice, done = start(case), f"{case}".encode(), list[str]()
    while not over(case, state):
        action = bot.choose(view(state, state.turn), Stream(dice, str(len(done)).encode()))
        done.append(token(action))
        state = apply(state, action)
    return f"{case}: {' '.join(done)}"


if __name__ == "__main__":
    for case in cases():
        sys.stdout.write(f"{line(case)}\n")
