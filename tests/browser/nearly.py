"""Matches that a page finds as after a restart of the server: one in its last deal, whose end costs a deal and not a match,
and one with a shuffle that is known.
"""

import asyncio
import time
from concurrent.futures import ThreadPoolExecutor
from secrets import token_urlsafe

from playwright.sync_api import Page

from browser.conftest import House
from fourkings import BOTS
from fourkings.app.models import Stored
from fourkings.app.shared.stored_tables import summary
from fourkings.rulebook.deck import SECRET_BYTES, Stream
from fourkings.rulebook.game import Rules
from fourkings.rulebook.match import deal_from_secret, from_secret
from fourkings.server.db import Store
from fourkings.server.net.settings import Settings
from fourkings.server.realtime.sessions import COOKIE, Sessions
from fourkings.table import match as table
from fourkings.table.log import encode_event
from fourkings.table.match import Act, Deal, LogEvent, Opening, Participant
from fourkings.table.shown_names import BOTS_BESIDE_ONE
from fourkings.views import view

BOT = "careful"


def last_deal(of: Rules, player: str, secret: bytes) -> list[LogEvent]:
    """A match of somebody and three bots, as far as to the hands of the deal with which it ended where a bot had played."""
    chairs = (Participant("", player, BOT), *(Participant(name, None, BOT) for name in ("Basile", "Colette", "Denis")))
    events: list[LogEvent] = [Opening(of, chairs, from_secret(of, secret, list("abcd")).opening)]
    now, dice, dealt = table.replay_match(events), Stream(secret, b"bots"), 0
    while now.match.result is None:
        fact: LogEvent
        if now.match.between_deals:
            fact, dealt = Deal(deal_from_secret(now.match, secret).state.deal.dealt), len(events) + 1
        else:
            seat = now.state.turn
            fact = Act(seat, BOTS[BOT].choose(view(now.state, seat), dice))
        events.append(fact)
        now = table.apply_match_event(now, fact)
    return events[:dealt]


def nearly_over(page: Page, server: House, of: Rules) -> str:
    """Put such a match of the page's own session into the server's store; the path of its table."""
    secret = _secret(of)
    return _put(page, server, of, secret, last_deal(of, _player(page, server), secret))


def just_begun(page: Page, server: House, of: Rules) -> str:
    """The same with a match before its first deal, whose cards and bots are the same every time."""
    chairs = (
        Participant("", _player(page, server), "chance"),
        *(Participant(name, None, "chance") for name in BOTS_BESIDE_ONE),
    )
    secret = b"heard".ljust(SECRET_BYTES, b"-")
    return _put(page, server, of, secret, [Opening(of, chairs, from_secret(of, secret, list("abcd")).opening)])


def _secret(of: Rules) -> bytes:
    return of.game.ID.encode().ljust(SECRET_BYTES, b"-")


def _player(page: Page, server: House) -> str:
    (cookie,) = (row["value"] for row in page.context.cookies() if row["name"] == COOKIE)
    player = Sessions(Settings(data=server.data).secret_key()).player({COOKIE: cookie})
    assert player
    return player


def _put(page: Page, server: House, of: Rules, secret: bytes, events: list[LogEvent]) -> str:
    at = time.time()  # one left alone for long would be swept away
    name, so_far = f"nearly-{token_urlsafe(6)}", summary(table.replay_match(events))
    player = _player(page, server)
    stored = Stored(name, of.game.ID, of.preset, secret, "quick", so_far, at, at)

    async def put() -> None:
        store = Store(Settings(data=server.data).url)
        await store.tables.create(stored, [player], list(map(encode_event, events)))
        await asyncio.to_thread(store.close)

    with ThreadPoolExecutor(1) as aside:  # Playwright's own loop runs in this thread
        aside.submit(lambda: asyncio.run(put())).result()
    return f"/#/table/{stored.id}"
