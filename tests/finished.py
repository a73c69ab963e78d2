"""A match of four people that is over and one that goes on, on a server: what is told of the one, never of the other."""

import asyncio
import random
import time
from collections.abc import Awaitable, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import Any

import pytest

from fourkings.app.models import Stored
from fourkings.app.shared.stored_tables import summary
from fourkings.rulebook.deck import SECRET_BYTES
from fourkings.rulebook.game import Rules, legal
from fourkings.rulebook.games import GAMES, rules
from fourkings.rulebook.match import deal_from_secret, from_secret
from fourkings.server.db import Store
from fourkings.server.net.settings import Settings
from fourkings.server.realtime.sessions import Sessions
from fourkings.table import match as table
from fourkings.table.log import encode_event
from fourkings.table.match import Act, Deal, LogEvent, Opening, Participant, Table
from fourkings.table.waiting_room import Conditions, Guest, OpenWaitingRoom
from serving import Client, device, served

SHORT = rules(GAMES["quarante"], options={"target": 10})
PLAYERS = [f"p{number}" for number in range(4)]
KEY = "key"
"""The secret of the server, by which `person` comes as whom they like."""


def next_fact(now: Table, secret: bytes, dice: random.Random) -> LogEvent:
    """The next deal by the secret, or an action by chance."""
    if now.match.between_deals:
        return Deal(deal_from_secret(now.match, secret).state.deal.dealt)
    return Act(now.state.turn, dice.choice(legal(now.state)))


def facts_of(over: bool, of: Rules = SHORT, mirror: bool = False) -> tuple[list[LogEvent], bytes]:
    dice = random.Random(4)
    secret = dice.randbytes(SECRET_BYTES)
    guests = tuple(Guest(number, player) for number, player in enumerate(PLAYERS))
    facts: list[LogEvent] = [OpenWaitingRoom(of, Conditions("drawn", "link", mirror=mirror), guests, (0, 1, 2, 3), 0)]
    chairs = tuple(Participant("", guest.player, "careful", guest=guest.number) for guest in guests)
    facts.append(Opening(of, chairs, from_secret(of, secret, list("abcd")).opening))
    now = table.replay_match(facts)
    while now.match.result is None and (over or len(facts) < 20):
        facts.append(next_fact(now, secret, dice))
        now = table.apply_match_event(now, facts[-1])
    return facts, secret


async def put(store: Store, called: str, over: bool, of: Rules = SHORT, mirror: bool = False) -> Table:
    facts, secret = facts_of(over, of, mirror)
    now = table.replay_match(facts)
    # As of today: a match left alone for long is swept away by a server that has been up for two minutes.
    at = time.time()
    stored = Stored(called, of.game.ID, of.preset, secret, "calm", summary(now), at, at)
    await store.tables.create(stored, PLAYERS, list(map(encode_event, facts)))
    return now


def total(now: Table, seat: int) -> int:
    return sum(who == seat for deal in now.match.deals for who, _ in deal.actions)


@contextmanager
def two_matches(
    folder: Path, static: Path | None = None, more: Callable[[Store], Awaitable[Any]] | None = None, running: bool = True
) -> Iterator[str]:
    """The address of a server with the match `over` and the match `running`, and what `more` puts beside them.

    Both have the same cards: a record of the one is not taken in as long as there is the other.
    """
    settings = Settings(data=folder, rate=10_000, secret=KEY, days=False)

    async def prepare() -> None:
        store = Store(settings.url)
        await put(store, "over", over=True)
        if running:
            await put(store, "running", over=False)
        if more:
            await more(store)
        store.close()

    with ThreadPoolExecutor(1) as aside:  # where Playwright has begun, its own loop runs in this thread
        aside.submit(lambda: asyncio.run(prepare())).result()
    with served(settings, static or folder / "static") as address:
        yield address


def server_of_two_matches(more: Callable[[Store], Awaitable[Any]] | None = None) -> Any:
    """Return a fixture: the address of one server with both matches for all tests of a module."""

    @pytest.fixture(scope="module")
    def address(database: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
        with two_matches(tmp_path_factory.mktemp("data"), more=more) as running:
            yield running

    return address


def person(address: str, player: str) -> AbstractContextManager[Client]:
    return device(address, Sessions(KEY.encode()).cookie(player))
