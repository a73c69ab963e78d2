"""Deals of Quarante de Roi as bots play them, in arrays: what beliefs about hidden cards learn from.

`ownership.py` asks for them; parts that stand in a folder are not played again. Deals are from an even score, and a deal
hangs on the seed and its number alone. `TABLES` says who sits there: twenty tables in turn, of strong and of others, for a
belief is to hold for strangers too. One round of tables in ten is kept back for measuring.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np

from fourkings.cli._progress import progress
from fourkings.players.arena import deals
from fourkings.players.bots import find
from fourkings.rulebook import games
from fourkings.rulebook.deck import Stream
from fourkings.rulebook.game import apply
from fourkings.rulebook.games import GAMES
from fourkings.windows.view import view

GAME: Final = "quarante"
TABLES: Final = (
    "strong", "strong flat", "careful", "strong", "club", "flat strong", "strong", "careful", "flat", "strong",
    "club", "strong flat", "strong", "strong club", "careful", "flat strong", "club", "strong", "flat", "careful club",
)  # fmt: skip
"""Who sits at tables 0 to 19 and again: one for all seats, or one for each side."""
LIMITS: Final = {"strong": 50}
"""Deals that a bot looks at for a decision: a quarter of strong's own, for two and a half times the deals."""
PART: Final = 200
HELD_BACK: Final = 9
"""Of ten rounds of tables the one that nothing is learnt from."""


class Played(NamedTuple):
    """Deals that were played, a row for each."""

    table: Any  # its number in `TABLES`
    number: Any
    dealer: Any
    turned: Any
    hands: Any  # (deals, 4): as dealt
    cards: Any  # (deals, 32): in the order played
    leaders: Any  # (deals, 8)
    told: Any  # (deals, 4): a bit for three and for four kings, queens, jacks, if that was told

    def only(self, places: Any) -> Played:
        """Some of them."""
        return Played(*(part[places] for part in self))

    @property
    def kept_back(self) -> Any:
        """Which of them are for measuring."""
        return self.number // len(TABLES) % 10 == HELD_BACK


CLIQUES: Final = ("KKK", "KKKK", "QQQ", "QQQQ", "JJJ", "JJJJ")


def played(seed: int, number: int, limits: dict[str, int]) -> tuple[Any, ...]:
    """One deal, as a row of `Played`."""
    rules, table = games.rules(GAMES[GAME]), number % len(TABLES)
    secret = deals.secret_of(f"{GAME} lessons", seed, number)
    state = deals.dealt(rules, GAME, secret, (number * 7 + number // len(TABLES)) % 4)
    names = TABLES[table].split()
    dice = [Stream(secret, f"bot {seat}".encode()) for seat in range(4)]
    while state.stage != "done":
        name = names[state.turn % len(names)]
        state = apply(state, find(name).choose(view(state, state.turn), dice[state.turn], limits.get(name)))
    told = [0, 0, 0, 0]
    for seat, clique in state.talk.announced:
        told[seat] |= 1 << CLIQUES.index(clique)
    hands = [sum(1 << card for card in cards) for cards in state.deal.dealt]
    cards = [card for trick in state.tricks for card in trick.cards]
    return table, number, state.deal.dealer, state.deal.turned, hands, cards, [trick.leader for trick in state.tricks], told


def played_deals(folder: Path, seed: int, many: int, first: int = 0, limits: dict[str, int] | None = None) -> Played:
    """So many deals from a number on, part by part kept in a folder."""
    given, parts = LIMITS if limits is None else limits, []
    told = "-".join(f"{name}{limit}" for name, limit in sorted(given.items())) or "whole"
    folder.mkdir(parents=True, exist_ok=True)
    for start in progress(range(first, first + many, PART), unit="part", name=GAME):
        path = folder / f"{GAME}-{told}-{seed}-{start}.npz"
        if not path.exists():
            rows = [played(seed, number, given) for number in range(start, start + PART)]
            np.savez_compressed(
                path, allow_pickle=False, **dict(zip(Played._fields, map(np.array, zip(*rows, strict=True)), strict=True))
            )
        with np.load(path) as found:
            parts.append(Played(*(found[name] for name in Played._fields)))
    return Played(*(np.concatenate(columns) for columns in zip(*parts, strict=True)))
