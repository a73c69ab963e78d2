"""Matches of four bots, each from a secret, and their records."""

import hashlib
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any, Final

from fourkings._version import __version__
from fourkings.arena.processes import spread
from fourkings.bots import BOTS, Bot, Forfeit, find, title
from fourkings.records import dumps
from fourkings.rulebook.deck import Stream
from fourkings.rulebook.game import Rules
from fourkings.rulebook.match import Match, apply_unchecked, deal_from_secret, from_secret
from fourkings.views import view

MAX_DEALS: Final = 200
"""Deals after which a match is abandoned: a 400 of chance bots may never end."""

DEVELOP: Final = "develop"
ACCEPT: Final = "accept"
SEEDS: Final = (DEVELOP, ACCEPT)
"""Two disjoint lists of secrets (a secret decides a match): one for experiments, one for judging only finished work."""


def secret_of(rules: Rules, seed: int, number: int, seeds: str = DEVELOP) -> bytes:
    """Return the secret of match `number` (from 0) of a simulation: the 32 bytes that decide it.

    seeds: one of the two lists in `SEEDS`. Raises ValueError unless the seed is an integer.
    """
    if isinstance(seed, bool) or not hasattr(seed, "__index__"):
        raise ValueError(f"a seed is a whole number, not {seed!r}")
    listed = "simulate" if seeds == DEVELOP else seeds
    return hashlib.sha256(f"fourkings/{listed}/1\0{rules.game.ID}\0{seed}\0{number}".encode()).digest()


def simulate(rules: Rules, bots: Sequence[Bot], seed: int, matches: int, max_deals: int = MAX_DEALS) -> Iterator[Match]:
    """Yield matches of four bots, one after the other; the same arguments give the same matches.

    bots: in the order in which they join; seed: any integer; matches: how many; max_deals: as in `play`.
    """
    for number in range(matches):
        yield play(rules, bots, secret_of(rules, seed, number), max_deals)


Finder = Callable[[str], Bot]
"""A function that finds a bot by name: at the top level of a module, so that it can be sent to other processes."""
STAND_IN: Final = "careful"
"""Name of the bot that plays on for one that has forfeited its match, so that the others have theirs."""


def play(
    rules: Rules, bots: Sequence[Bot], secret: bytes, max_deals: int = MAX_DEALS, forfeits: dict[int, str] | None = None
) -> Match:
    """Return one match of four bots; the same arguments give the same match.

    bots: in the order in which they join; secret: 32 bytes, from which the packs and the bots' random streams are derived;
    max_deals: a match that reaches this many deals ends without a result; forfeits: collects the reasons, by entrant, of
    bots that forfeit the match. A built-in bot plays on for them.

    Raises ValueError unless there are four bots, objects with a `choose`, and 32 bytes. Raises `Forfeit` if a bot forfeits
    and `forfeits` is missing.
    """
    bots = list(bots)
    for bot in bots:
        if not hasattr(bot, "choose"):
            raise ValueError(f"a bot is BOTS['careful'], or an object with NAME, VERSION and choose, not {bot!r}")
    names = [f"{_name(bot)} {number}" for number, bot in enumerate(bots, 1)]
    match = from_secret(rules, secret, names)
    rngs = [Stream(secret, f"bot {entrant}".encode()) for entrant in range(4)]
    while True:
        while not match.between_deals and match.result is None:
            entrant = match.opening.seats[match.state.turn]
            seen = view(match.state, match.state.turn)
            try:
                chosen = bots[entrant].choose(seen, rngs[entrant])
            except Forfeit as reason:
                if forfeits is None:
                    raise
                forfeits[entrant] = f"deal {match.state.deal.number}: {reason}"
                bots[entrant] = BOTS[STAND_IN]
                continue
            match = apply_unchecked(match, chosen)
        if match.result or len(match.deals) >= max_deals:
            return match
        match = deal_from_secret(match, secret)


def _name(bot: Bot) -> str:
    """Return a bot's name; an engine that can't be started again has none, and forfeits when it is to act."""
    try:
        return bot.NAME
    except Forfeit:
        return "bot"


def simulate_records(
    rules: Rules, names: Sequence[str], seed: int, matches: int, max_deals: int = MAX_DEALS, *,
    with_legal: bool = False, processes: int | None = None, finder: Finder = find,
) -> Iterator[str]:  # fmt: skip
    """Yield the records of the matches of `simulate`, of bots by name, as lines of JSON; processes don't change them.

    `with_legal` adds to every action all that was legal. `processes`: how many run in parallel, None for one a core;
    `finder`: finds a bot by name in any process.
    """
    work = partial(_play_record, rules, tuple(names), seed, max_deals, with_legal, finder)
    return spread(work, range(matches), processes, alone=1.0)


def _play_record(
    rules: Rules, names: Sequence[str], seed: int, max_deals: int, with_legal: bool, finder: Finder, number: int
) -> str:
    bots = [finder(name) for name in names]
    forfeits: dict[int, str] = {}
    match = play(rules, bots, secret_of(rules, seed, number), max_deals, forfeits)
    return record_line(match, bots, origin_of(seed, number) | forfeit_origin(forfeits), with_legal)


def forfeit_origin(forfeits: Mapping[int, str]) -> dict[str, Any]:
    """Return the forfeits as a part of a record's origin: the reasons by entrant; empty if there are none."""
    return {"forfeits": {str(entrant): reason for entrant, reason in forfeits.items()}} if forfeits else {}


def origin_of(seed: int, number: int, seeds: str = DEVELOP) -> dict[str, Any]:
    """Return the origin of a simulated match for its record: the program's version, and what its secret was made of."""
    return {"program": f"four-kings {__version__}", "seeds": seeds, "seed": seed, "number": number}


def record_line(match: Match, bots: Sequence[Bot], origin: Mapping[str, Any], with_legal: bool = False) -> str:
    """Return the record of a match, one line of JSON, with the bots' names and versions and its origin."""
    return dumps(match, with_legal, bots=[[title(bot)] for bot in bots], origin=origin)
