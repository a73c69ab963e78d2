"""Whole matches of four bots, each from a secret."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from typing import Final

from fourkings.players.bots import Bot
from fourkings.rulebook.deck import Stream
from fourkings.rulebook.game import Rules
from fourkings.rulebook.match import Match, apply_unchecked, deal_from_secret, from_secret
from fourkings.windows.view import view

MAX_DEALS: Final = 200
"""A match that has seen so many deals is left as it stands: a 400 of chance bots may never end."""

DEVELOP: Final = "develop"
ACCEPT: Final = "accept"
SEEDS: Final = (DEVELOP, ACCEPT)
"""Two lists of secrets that have none in common: one to try ideas on, one on which only what is finished is judged."""


def secret_of(rules: Rules, seed: int, number: int, seeds: str = DEVELOP) -> bytes:
    """The secret of the match `number` (from 0) of a simulation."""
    listed = "simulate" if seeds == DEVELOP else seeds
    return hashlib.sha256(f"fourkings/{listed}/1\0{rules.game.ID}\0{seed}\0{number}".encode()).digest()


def simulate(rules: Rules, bots: Sequence[Bot], seed: int, matches: int, max_deals: int = MAX_DEALS) -> Iterator[Match]:
    """Matches of these four entrants, in the order joined; the same arguments give the same matches."""
    for number in range(matches):
        yield play(rules, bots, secret_of(rules, seed, number), max_deals)


def play(rules: Rules, bots: Sequence[Bot], secret: bytes, max_deals: int = MAX_DEALS) -> Match:
    """One match from its secret, which also rolls the bots' dice."""
    names = [f"{bot.NAME} {number}" for number, bot in enumerate(bots, 1)]
    match = from_secret(rules, secret, names)
    dice = [Stream(secret, f"bot {entrant}".encode()) for entrant in range(4)]
    while True:
        while not match.between_deals and match.result is None:
            entrant = match.opening.seats[match.state.turn]
            seen = view(match.state, match.state.turn)
            match = apply_unchecked(match, bots[entrant].choose(seen, dice[entrant]))
        if match.result or len(match.deals) >= max_deals:
            return match
        match = deal_from_secret(match, secret)
