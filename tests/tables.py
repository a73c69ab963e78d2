"""Tables for tests: played by chance, fact by fact."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence

from fourkings.rulebook.deck import SECRET_BYTES
from fourkings.rulebook.game import Action, Rules, legal
from fourkings.rulebook.match import deal_from_secret, from_secret
from fourkings.table import match as table
from fourkings.table.match import LogEvent, Participant, Table

NAMES = ("Anna", "Basile", "Clara", "Dora")


def chairs(*people: str) -> tuple[Participant, ...]:
    """Four chairs: these people's first, then bots. What people are called stands outside the log."""
    seated = [Participant("", player, "careful", guest=number) for number, player in enumerate(people)]
    return (*seated, *(Participant(name, None, "careful") for name in NAMES[len(people) :]))


def opened(rules: Rules, secret: bytes, seated: Sequence[Participant]) -> table.Opening:
    return table.Opening(rules, tuple(seated), from_secret(rules, secret, [chair.name for chair in seated]).opening)


def facts_of(
    rules: Rules,
    seed: int,
    seated: Sequence[Participant] | None = None,
    most: int = 300,
    choose: Callable[[random.Random, Sequence[Action]], Action] = random.Random.choice,
) -> Iterator[tuple[Table | None, Table, LogEvent]]:
    """A match by chance: the table before and after each fact; it stops at the end, or after so many facts."""
    dice = random.Random(seed)
    secret = dice.randbytes(SECRET_BYTES)
    fact: LogEvent = opened(rules, secret, chairs("anna") if seated is None else seated)
    assert isinstance(fact, table.Opening)
    now = table.open_table(fact)
    yield None, now, fact
    for _ in range(most):
        if now.match.result:
            return
        if now.match.between_deals:
            fact = table.deal(now, deal_from_secret(now.match, secret).state.deal.dealt)
        else:
            fact = table.act(now, now.state.turn, choose(dice, legal(now.state)))
        before, now = now, table.apply_match_event(now, fact)
        yield before, now, fact


def last(rules: Rules, seed: int, seated: Sequence[Participant] | None = None, most: int = 300) -> Table:
    """The table at the end of `facts_of`."""
    *_, (_, now, _) = facts_of(rules, seed, seated, most)
    return now
