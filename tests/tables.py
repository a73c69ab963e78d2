"""Tables for tests, played at random, event by event."""

import random
from collections.abc import Callable, Iterator, Sequence

from fourkings.rulebook.deck import SECRET_BYTES
from fourkings.rulebook.game import Action, Rules, legal
from fourkings.rulebook.match import deal_from_secret, from_secret
from fourkings.table import match as table
from fourkings.table.match import LogEvent, Participant, Table

NAMES = ("Anna", "Basile", "Clara", "Dora")


def chairs(*people: str) -> tuple[Participant, ...]:
    """Return four participants: these people first, then bots. People's names are outside the log."""
    seated = [Participant("", player, "careful", guest=number) for number, player in enumerate(people)]
    return (*seated, *(Participant(name, None, "careful") for name in NAMES[len(people) :]))


def opened(rules: Rules, secret: bytes, seated: Sequence[Participant]) -> table.Opening:
    names = [participant.name for participant in seated]
    return table.Opening(rules, tuple(seated), from_secret(rules, secret, names).opening)


def random_events(
    rules: Rules,
    seed: int,
    seated: Sequence[Participant] | None = None,
    most: int = 300,
    choose: Callable[[random.Random, Sequence[Action]], Action] = random.Random.choice,
) -> Iterator[tuple[Table | None, Table, LogEvent]]:
    """Yield a random match: the state before and after each event, until the end, or after `most` events."""
    dice = random.Random(seed)
    secret = dice.randbytes(SECRET_BYTES)
    event: LogEvent = opened(rules, secret, chairs("anna") if seated is None else seated)
    assert isinstance(event, table.Opening)
    state = table.open_table(event)
    yield None, state, event
    for _ in range(most):
        if state.match.result:
            return
        if state.match.between_deals:
            event = table.deal(state, deal_from_secret(state.match, secret).state.deal.dealt)
        else:
            event = table.act(state, state.state.turn, choose(dice, legal(state.state)))
        before, state = state, table.apply_match_event(state, event)
        yield before, state, event


def last(rules: Rules, seed: int, seated: Sequence[Participant] | None = None, most: int = 300) -> Table:
    """Return the state at the end of `random_events`."""
    *_, (_, state, _) = random_events(rules, seed, seated, most)
    return state
