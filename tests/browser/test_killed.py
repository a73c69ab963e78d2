"""Four browsers play a match to its end while lines break, pages are reloaded, a seat is played by a bot, and the server
is killed: the record replays, its seal holds, and nothing that anybody was told is missing.
"""

import asyncio
import random
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from playwright.sync_api import Browser, Page, expect

from browser import script
from browser.conftest import DESK, PHONE, TABLET, Friends, Server, friends
from browser.hands import SHORT, make_table
from browser.listener import Ears
from fourkings.cli import cli
from fourkings.records import token
from fourkings.server.db import Store
from fourkings.server.net.settings import Settings
from fourkings.table import log
from fourkings.table import match as table
from fourkings.table.match import Act, Leave, Return
from server.test_together import told_of

BREATH = 40
"""Milliseconds between two looks at all pages: to ask them without a pause costs more than all that they do."""
LONGEST = 600.0
"""Seconds of play between two happenings until the test gives up."""

GO_ON = script("go_on")
"""Do what the page offers, if it offers anything now: looked up and pressed in one step, as lines may break at any time."""
SHOWS = "version => Number(document.querySelector('.table-page')?.dataset.version) >= version"
CUTTABLE = script("cuttable")
"""Keeps a page's lines at hand, so that a test can cut them as a bad network does, or let none be for a while."""


class Company:
    """Four people at one table, each with a browser, and a server that may be killed."""

    def __init__(self, server: Server, all_: Friends, options: dict[str, Any]) -> None:
        self.server, self._dice = server, random.Random(7)
        looks = ((DESK, "en-GB"), (PHONE, "en-GB"), (TABLET, "fr-FR"), (DESK, "fr-FR"))
        self.pages = [all_.page(*look) for look in looks]
        self.ears = [Ears(page) for page in self.pages]
        for page in self.pages:
            page.add_init_script(CUTTABLE)
        self._gather(options)

    def _gather(self, options: dict[str, Any]) -> None:
        host = self.pages[0]
        wanted = {"seats": "chosen", "pace": "quick", "stand_in": "beginner", **options}
        self.table = make_table(host, "gatherings", **wanted)
        host.goto(f"/#/table/{self.table}")
        for number, page in enumerate(self.pages[1:], 2):
            page.goto(f"/#/table/{self.table}")
            page.locator("#own-name").fill(f"Guest {number}")
            page.locator("form.join button").click()
            expect(host.locator(".places-around")).to_contain_text(f"Guest {number}")
        host.locator("[data-start]").click()
        for page in self.pages:
            expect(page.locator(".hand [data-card]").first).to_be_visible()

    @property
    def last(self) -> dict[str, Any]:
        return max((ears.last for ears in self.ears), key=lambda update: update["version"])

    def play(self, until: Callable[[dict[str, Any]], bool], but: Page | None = None) -> None:
        end = time.monotonic() + LONGEST
        while not until(self.last):
            assert time.monotonic() < end, f"the match does not go on after {self.last}"
            for page, ears in zip(self.pages, self.ears, strict=True):
                if page is not but and ears.seat in (self.turn, None):
                    page.evaluate(GO_ON, self._dice.random())
            self.pages[0].wait_for_timeout(BREATH)

    @property
    def turn(self) -> int | None:
        """Whose turn it is as far as anybody was told; where it is nobody's, the first seat asks for the next deal."""
        turn = self.last["deal"]["turn"]
        return 0 if turn is None else int(turn)

    def play_and_kill(self) -> None:
        """Somebody plays, and in the same moment the server is no more; then another one is there."""
        while not any(page.evaluate(GO_ON, self._dice.random()) for page in self.pages):
            self.pages[0].wait_for_timeout(BREATH)
        self.server.kill()
        for page in self.pages:
            expect(page.locator("[data-line=broken]")).to_be_visible()
        self.server.start()
        self.all_here()

    def all_here(self) -> None:
        for page in self.pages:
            expect(page.locator("[data-line=open]")).to_be_attached()
        for page in self.pages:
            expect(page.locator(".seat.away")).to_have_count(0)

    def all_told(self, version: int) -> None:
        for page, ears in zip(self.pages, self.ears, strict=True):
            page.wait_for_function(SHOWS, arg=version)
            while ears.last["version"] < version:
                page.wait_for_timeout(BREATH)

    def read(self) -> tuple[list[Any], bytes]:
        async def events() -> tuple[list[Any], bytes]:
            store = Store(Settings(data=self.server.data).url)
            lines, stored = await store.tables.events(self.table), await store.tables.get(self.table)
            await asyncio.to_thread(store.close)
            assert stored
            return list(log.parse_events(lines)), stored.secret

        with ThreadPoolExecutor(1) as elsewhere:  # Playwright's own loop runs in this thread
            return elsewhere.submit(asyncio.run, events()).result()


@contextmanager
def company(browser: Browser, folder: Path, **options: Any) -> Iterator[Company]:
    environment = {"FOURKINGS_TEMPO": "0", "FOURKINGS_RATE": "10000", "FOURKINGS_GRACE": "1", "FOURKINGS_WORKERS": "1"}
    with Server(folder, **environment) as server, friends(browser, server) as all_:
        yield Company(server, all_, options)


def in_trick(deal: int, cards: int = 1) -> Callable[[dict[str, Any]], bool]:
    def reached(last: dict[str, Any]) -> bool:
        now = last["deal"]
        return bool(now and now["number"] >= deal and len(now["trick"]) >= cards)

    return reached


def lose_a_line_and_come_back(four: Company) -> None:
    """The network of one is gone: their bot plays on, all see it, and they have their seat back when they return."""
    anna, *_, dan = four.pages
    # While the network is up: what is offline cannot even say that it hangs up, and is missed only much later.
    dan.evaluate("away(true)")
    dan.context.set_offline(True)
    expect(dan.locator("[data-line=broken]")).to_be_visible()
    expect(anna.locator(".seat.away")).to_have_count(1)
    seat, version = four.ears[3].seat, four.last["version"]
    four.play(lambda last: last["version"] >= version + 9, but=dan)
    assert seat is not None
    dan.context.set_offline(False)
    dan.evaluate("away(false)")
    four.all_here()
    events, _ = four.read()
    gone = [fact for fact in events if isinstance(fact, Leave | Return)]
    assert [type(fact) for fact in gone[-2:]] == [Leave, Return]
    assert any(isinstance(fact, Act) and fact.seat == seat and fact.bot for fact in events[version:])


def cut_lines(four: Company, times: int) -> None:
    for number in range(times):
        four.pages[number % 4].evaluate("cut()")
        version = four.last["version"]
        four.play(lambda last, version=version: last["version"] > version + 1)  # type: ignore[misc]
    four.all_here()


def agree(four: Company, folder: Path) -> None:
    record = folder / "record.json"
    record.write_text(four.pages[2].request.get(f"/api/tables/{four.table}/record").text(), encoding="utf-8")
    for command in ("replay", "verify"):
        done = CliRunner().invoke(cli, [command, str(record)])
        assert done.exit_code == 0, done.output
    events, secret = four.read()
    folded = table.replay_match(events)
    assert folded.match.result
    four.all_told(folded.version)
    for ears in four.ears:
        ears.without_gaps()
        assert ears.last["version"] == folded.version
        assert ears.seat is not None
        expected = told_of(events, folded.participant(ears.seat).player or "", secret)
        for update in ears.updates:
            if update["type"] == "event":
                content = {key: value for key, value in update.items() if key not in ("answers", "players")}
                assert content == expected[update["version"]]
        for version, asked in ears.acknowledged().items():
            fact = events[version - 1]
            if asked["type"] == "act":
                assert isinstance(fact, Act)
                assert (fact.seat, token(fact.action), fact.bot) == (ears.seat, asked["action"], None)


@pytest.mark.costly
@pytest.mark.long
def test_four_browsers_play_to_the_end_though_the_server_is_killed(browser: Browser, tmp_path: Path) -> None:
    with company(browser, tmp_path, game="quarante", options=SHORT["quarante"]) as four:
        four.play(in_trick(1, 2))
        lose_a_line_and_come_back(four)
        cut_lines(four, 4)
        four.play_and_kill()
        four.play(lambda last: last["result"] is not None)
        for page in four.pages:
            expect(page.locator("[data-again]")).to_be_visible()
        agree(four, tmp_path)


@pytest.mark.costly
def test_whoever_thinks_while_the_server_is_killed_still_has_the_turn_and_the_bank(
    browser: Browser, tmp_path: Path
) -> None:
    """Both pages come back by themselves, and no bot has played."""
    with Server(tmp_path, FOURKINGS_TEMPO="0", FOURKINGS_RATE="10000") as server, friends(browser, server) as all_:
        anna, ben = all_.page(), all_.page(PHONE)
        ears = Ears(anna), Ears(ben)
        opened = make_table(anna, "gatherings", game="king", pace="quick", clock={"bank": 300, "increment": 5})
        for page in (anna, ben):
            page.goto(f"/#/table/{opened}")
        ben.locator("#own-name").fill("Ben")
        ben.locator("form.join button").click()
        expect(anna.locator(".places-around")).to_contain_text("Ben")
        anna.get_by_label("Level of the bots").select_option("beginner")
        anna.locator("[data-start]").click()
        while not (before := ears[0].last)["deal"] or before["deal"]["turn"] != ears[1].seat:
            anna.evaluate(GO_ON, 0.0)
            anna.wait_for_timeout(BREATH)
        server.kill()
        for page in (anna, ben):
            expect(page.locator("[data-line=broken]")).to_be_visible()
        server.start()
        for page, heard in zip((anna, ben), ears, strict=True):
            expect(page.locator("[data-line=open]")).to_be_attached()
            while len(heard.lines) < 2 or not heard.lines[-1]:
                page.wait_for_timeout(BREATH)
            expect(page.locator(".seat.away")).to_have_count(0)
            now = heard.lines[-1][0]
            assert [now["version"], now["deal"]["turn"], now["clock"]["runs"]] == [before["version"], *2 * [ears[1].seat]]
            assert 0 < now["clock"]["left"][ears[1].seat] <= before["clock"]["left"][ears[1].seat]
