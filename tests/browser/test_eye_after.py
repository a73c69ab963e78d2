"""What is looked at after a match, and the deals of the day: nothing is cut, covered, out of view or in another language.

Pictures of what is looked at are kept in the folder of the test: `--basetemp` names it.
"""

import importlib
import random
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

pytest.importorskip("numpy")

from browser.eye import LOOKING
from browser.hands import beneath, what_now
from browser.reader import DRAWN, Reader, reading
from finished import KEY, put, two_matches
from fourkings.app.boards import days
from fourkings.rulebook import games
from fourkings.server import STATIC
from fourkings.server.db import Store
from fourkings.server.net.settings import Settings
from fourkings.server.realtime.sessions import COOKIE, Sessions
from fourkings.server.workers import background_pool
from serving import served

pytestmark = pytest.mark.costly
SIZES = ((1366, 657), (390, 844), (360, 640), (740, 360))
CALLS = "king"
"""A match with calls, whose costliest moments few deals find."""
IN_BOTH = pytest.mark.parametrize("code", ["en", "fr"])
CHOICES = ".hand.mine [data-card]:not([aria-disabled]), .talk.mine [data-action], .announce [data-action]"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server where somebody has played two matches to their end, whose reviews try fewer deals than elsewhere."""

    async def more(store: Store) -> None:
        await put(store, CALLS, over=True, of=games.rules("king", "small_pack"))

    judge = importlib.import_module("fourkings.analysis.judge")  # the package has a function of this name
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(judge, "MAX_DEALS", judge.FIRST)
        patch.setattr(background_pool, "NICENESS", 0)
        with two_matches(tmp_path_factory.mktemp("eye"), STATIC, more, running=False) as address:
            yield address


@pytest.fixture(scope="module")
def day(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(days, "REPLIES", "careful")
        patch.setattr(days, "BOARDS", 2)
        with served(Settings(data=tmp_path_factory.mktemp("day"), tempo=0.0, rate=10_000), STATIC) as address:
            yield address


BEYOND = """() => {
  const cells = document.querySelector('.strip ol').cloneNode(true);
  document.querySelector('.strip ol').replaceWith(cells);
  while (cells.children.length < 15) cells.append(cells.firstElementChild.cloneNode(true));
  return cells.scrollWidth - cells.clientWidth;
}"""
"""How far calls, thirteen tricks and the end reach beyond the strip of a phone, in pixels."""


class Walker(Reader):
    def look(self, name: str) -> None:
        super().look(name)
        for width, height in self.sizes:
            self.page.set_viewport_size({"width": width, "height": height})
            self.page.evaluate(DRAWN)
            self.page.evaluate("scrollTo(0, 0)")
            self.page.screenshot(path=self.folder / f"{name}-{width}.png", animations="disabled")
            faults = [*self.page.evaluate("lookAtOpen()"), *beneath(self.page)]
            self.faults += [f"{name} at {width}×{height}: {fault}" for fault in faults]


@contextmanager
def walking(browser: Browser, site: str, code: str, folder: Path) -> Iterator[Walker]:
    context = browser.new_context(base_url=site, reduced_motion="reduce", locale=code)
    context.add_init_script(LOOKING)
    cookie = Sessions(KEY.encode()).cookie("p1")
    context.add_cookies([{"name": COOKIE, "value": cookie, "url": site, "expires": time.time() + 3600}])
    with reading(context, Walker, code, folder, SIZES) as walker:
        yield walker


def step_to(page: Page, table: str, deal: int, moment: int) -> None:
    page.goto(f"/#/replay/{table}/{deal}/{moment}")
    expect(page.locator(".strip .where .unseen")).to_contain_text(f"{moment} ")


@IN_BOTH
def test_a_replay_has_its_place(browser: Browser, site: str, code: str, tmp_path: Path) -> None:
    with walking(browser, site, code, tmp_path) as walker:
        page = walker.page
        for table, deal, moments in (("over", 1, (0, 3, 20)), (CALLS, 7, (1, 4, 30))):
            for moment in moments:
                step_to(page, table, deal, moment)
                walker.look(f"replay-{table}-{moment}")
                page.set_viewport_size({"width": 360, "height": 640})
                assert page.evaluate(BEYOND) <= 0
            step_to(page, table, deal, moments[1])
            page.locator(".eyes").click()
            expect(page.locator(".open-hand")).to_have_count(0)
            walker.look(f"replay-{table}-own")
            page.locator("[data-step-on]").focus()
            page.keyboard.press("End")
            expect(page.locator(".outcome table")).to_be_visible()
            walker.look(f"replay-{table}-end")


@IN_BOTH
def test_a_review_and_its_drill_have_their_place(browser: Browser, site: str, code: str, tmp_path: Path) -> None:
    with walking(browser, site, code, tmp_path) as walker:
        page = walker.page
        page.goto(f"/#/review/{CALLS}")
        page.locator("a[download]").first.wait_for()
        expect(page.locator(".costliest .mark[aria-current]")).to_be_visible()
        page.set_viewport_size({"width": 820, "height": 1180})
        expect(page.locator(".costliest h2")).to_be_in_viewport(timeout=10_000)
        walker.look("review")
        page.locator(".moment-doors button").first.click()
        expect(page.locator(".what-if")).to_be_visible()
        walker.look("what-if")
        page.locator(".what-if .doors .quiet").click()
        expect(page.locator(".what-if")).to_have_count(0)
        page.locator(".moment-doors a").first.click()
        answer_both_ways(walker)


def answer_both_ways(walker: Walker) -> None:
    page, looked_at = walker.page, set[bool]()
    choices, answer, question = page.locator(CHOICES), page.locator(".answer"), page.locator(".ask")
    expect(question).to_be_visible()
    walker.look("drill")
    for place in [*range(choices.count())] * 2:
        choices.nth(place).click(position={"x": 8, "y": 10})
        expect(answer).to_be_focused()
        once_more = page.locator("[data-once-more]")
        if once_more.count():
            once_more.click()
            expect(question).to_be_visible()
            continue
        good = answer.and_(page.locator(".good")).count() > 0
        if good not in looked_at:
            looked_at.add(good)
            walker.look("right" if good else "wrong")
            answer.locator("summary").click()
            expect(answer.locator(".choices")).to_be_visible()
            walker.look("right-figures" if good else "wrong-figures")
        if len(looked_at) == 2:
            return
        page.reload()
        expect(question).to_be_visible()
    raise AssertionError(f"of right and wrong answers there were {looked_at}")


@IN_BOTH
def test_the_deals_of_the_day_have_their_place(browser: Browser, day: str, code: str, tmp_path: Path) -> None:
    with walking(browser, day, code, tmp_path) as walker:
        page, dice = walker.page, random.Random(4)
        page.goto("/#/day")
        expect(page.locator(".set")).to_have_count(5)
        walker.look("day")
        page.locator(".set").first.locator("a").first.click()
        for board in (1, 2):
            expect(page.locator(".hand.mine [data-card]").first).to_be_visible()
            version = 0
            while (now := what_now(page, version))[0] != "deal":
                version = now[1]
                page.locator(".hand.mine [data-card]").nth(dice.choice(now[2])).click(position={"x": 8, "y": 30})
            walker.look(f"board-{board}-over")
            page.locator("[data-next]").click()
            expect(page.locator("[data-next]")).to_have_count(0)
        expect(page.locator(".opened summary")).to_have_count(2)
        walker.look("day-result")
        page.locator(".opened summary").first.click()
        expect(page.locator(".traveller")).to_be_visible()
        walker.look("day-opened")
