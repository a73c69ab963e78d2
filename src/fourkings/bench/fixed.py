"""Fixed deals of every game, for playouts and the solver, and short hashes of results."""

import hashlib
from collections.abc import Mapping
from typing import Final

from fourkings.rulebook.cards import mask
from fourkings.rulebook.deck import Stream
from fourkings.rulebook.game import Rules
from fourkings.rulebook.games import GAMES, rules
from fourkings.rulebook.tricks import Contract
from fourkings.solver import Position, positions

CASES: Final = (
    ("quarante", {}, 1, "H", (0, 2)),
    ("quarante-1792", {}, 1, "H", (0, 2)),
    ("400", {}, 1, None, (0, 2)),
    *(("jeu-du-roi", {}, number, None, (0,)) for number in (1, 2, 3, 4, 5, 6, 7)),
    ("king", {"king_of_hearts_duty": "when_void"}, 5, None, (0,)),
    ("king", {"must_trump": "on"}, 7, "S", (0,)),
    ("king", {}, 8, None, (0,)),
)
"""The deals measured: game, options, number of the deal in a match, trump, and the side whose points count."""


def signature(what: object) -> str:
    """Return a short hash of a result."""
    return hashlib.sha256(repr(what).encode()).hexdigest()[:12]


def fixed_deal(
    game: str, options: Mapping[str, object], number: int, trump: str | None, deal: int, cards: int = 13
) -> Position:
    """Return one of a game's fixed deals, always the same.

    number: of the deal in a match, from 1; deal: which of the fixed ones; cards: the size to which hands are cut down.
    """
    chosen: Rules = rules(GAMES[game], options=options)
    contract: Contract = positions.contract_of(chosen, number, trump)
    pack = list(chosen.game.pack(chosen))
    rng = Stream(hashlib.sha256(f"bench solve {game} {deal}".encode()).digest(), b"bench")
    for left in range(len(pack), 1, -1):
        other = rng.below(left)
        pack[left - 1], pack[other] = pack[other], pack[left - 1]
    size = min(cards, len(pack) // 4)
    a, b, c, d = (mask(pack[seat * size : (seat + 1) * size]) for seat in range(4))
    return Position(contract, (a, b, c, d), deal & 3)
