"""A first match in a language that few of those who wrote the page read: from the lobby to its review, screen by screen.

What is looked at is kept as pictures, and its sentences as a list, in the folder of the test: `--basetemp` names it.
"""

import importlib
import random
import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

pytest.importorskip("numpy")

from browser.conftest import House
from browser.hands import calm, close_window, wait_past, what_now
from browser.reader import SIZES, Reader, reading
from fourkings.server.workers import background_pool

pytestmark = pytest.mark.heavy
MATCHES = (("ar", "400"), ("tr", "king"), ("ru", "king"), ("pt", "king"), ("es", "king"))
WINDOWS = {"s": "sheet", "t": "last-trick", "y": "house", "o": "settings", "?": "keys", "p": "rules"}
"""What is opened by a key at the table."""


@pytest.mark.parametrize(("code", "game"), MATCHES)
def test_a_first_match_is_read_screen_by_screen(
    browser: Browser, server: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, code: str, game: str
) -> None:
    # How a review is told is looked at here, not what it finds: it tries few deals, and is not put off.
    judge = importlib.import_module("fourkings.analysis.judge")  # the package has a function of this name
    monkeypatch.setattr(judge, "FIRST", 12)
    monkeypatch.setattr(judge, "MAX_DEALS", 12)
    monkeypatch.setattr(background_pool, "NICENESS", 0)
    width, height = SIZES[-1]
    context = browser.new_context(
        base_url=server.url, viewport={"width": width, "height": height}, reduced_motion="reduce", locale=code
    )
    with reading(context, Reader, code, tmp_path) as reader:
        try:
            lobby(reader.page, reader, game)
            begin(reader.page, reader, game)
            match(reader.page, reader, random.Random(44))
            after(reader.page, reader)
        finally:
            texts = [f"[{name}] {text}" for text, name in reader.texts.items()]
            (tmp_path / "texts.txt").write_text("\n".join(texts), encoding="utf-8")
            (tmp_path / "faults.txt").write_text("\n".join(reader.faults), encoding="utf-8")


def lobby(page: Page, reader: Reader, game: str) -> None:
    page.goto(f"/?lang={reader.code}")
    expect(page.locator("html")).to_have_attribute("lang", reader.code)
    expect(page.locator(f".poster-{game} .primary:enabled")).to_be_visible()
    page.locator(".poster .day[href*=boards]").first.wait_for()
    page.locator(".open-tables").wait_for()
    reader.look("lobby")
    for number in range(page.locator(".poster").count()):
        page.locator(".poster").nth(number).scroll_into_view_if_needed()
        reader.look(f"lobby-poster-{number}")
    for address, ready in ((f"#/rules/{game}", "article h1"), (f"#/rules/{game}/deal", ".strip"), ("#/learn", "main h1")):
        page.goto(f"/{address}")
        page.locator(ready).first.wait_for()
        reader.look(address.replace("#/", "").replace("/", "-"))
    page.goto("/#/")
    expect(page.locator(f".poster-{game} .primary:enabled")).to_be_visible()
    page.locator("button.friends:enabled").click()
    window(page, reader, "new-table")


def window(page: Page, reader: Reader, name: str) -> None:
    page.locator("dialog[open]").wait_for()
    reader.look(name)
    foot = page.locator("dialog[open] :is(p, li, button, label, td):visible").last
    if foot.count():
        foot.scroll_into_view_if_needed()
        reader.look(f"{name}-foot")
    close_window(page)


def begin(page: Page, reader: Reader, game: str) -> None:
    page.locator(f".poster-{game} .setup-button:enabled").click()
    setup = page.locator(".setup")
    if game == "king":
        setup.locator("input[value=short]").check(force=True)
    reader.look("setup")
    setup.locator("button:not(.primary, .icon)").click()
    page.locator("dialog[open] form").wait_for()
    page.locator("dialog[open] details").evaluate_all("all => all.forEach(details => details.open = true)")
    if game == "400":
        page.locator("dialog[open] input[name=target], dialog[open] input[type=number]").first.fill("11")
    reader.look("house-rules")
    for number, option in enumerate(page.locator("dialog[open] .option").all()[::4]):
        option.scroll_into_view_if_needed()
        reader.look(f"house-rules-{number}")
    page.locator("dialog[open] button.primary").click()
    expect(page.locator(".hand [data-card]").first).to_be_visible()


def match(page: Page, reader: Reader, dice: random.Random) -> None:
    version, windows = 0, dict(WINDOWS)
    hinted: set[str] = set()
    while True:
        kind, *rest = what_now(page, version)
        if kind == "end":
            break
        version = rest[0]
        if kind == "deal":
            reader.look(f"account-{account(page)}")
            page.locator("[data-next]").click()
            wait_past(page, version)
            continue
        situation = sorted({re.split(r"[:\d]", action)[0] for action in rest[1]}) if kind == "word" else []
        name = (
            "-".join(["call", *situation]).replace("+", "up").replace("−", "down")
            if kind == "word"
            else f"card-{aim(page)}"
        )
        reader.look(name)
        if name not in hinted:
            hinted.add(name)
            hint(page, reader, name)
        if kind == "card":
            if windows and page.locator("[aria-keyshortcuts=t]:enabled").count():
                key, opens = windows.popitem()
                page.keyboard.press(key)
                window(page, reader, opens)
            refused(page, reader)
        if kind == "word":
            page.locator(f'.talk [data-action="{wordy(dice, rest[1])}"]').click()
        elif rest[2] and dice.random() < 0.5:
            reader.look("announce")
            page.locator(f'.announce [data-action="{dice.choice(rest[2])}"]').click()
        else:
            page.locator(".hand [data-card]").nth(dice.choice(rest[1])).click(position={"x": 8, "y": 30})
    reader.look("end")
    for details in page.locator(".result.end details").all():
        details.evaluate("details => (details.open = true)")
    page.locator(".doors .button").last.scroll_into_view_if_needed()
    reader.look("end-foot")


def wordy(dice: random.Random, actions: list[str]) -> str:
    """By chance, but so that auctions come about, and bids stay small."""
    if "auction" in actions and dice.random() < 0.7:
        return "auction"
    return dice.choice(calm(actions))


def aim(page: Page) -> str:
    href = page.locator(".bar a[href*='rules']").get_attribute("href") or ""
    return href.rpartition("/")[2]


def account(page: Page) -> str:
    clauses = page.locator(".result a[href*='rules']").evaluate_all("all => all.map(link => link.href.split('/').pop())")
    return "-".join(dict.fromkeys(clauses)) or "void"


def hint(page: Page, reader: Reader, name: str) -> None:
    button = page.locator("[aria-keyshortcuts=w]")
    if not button.count():
        return
    expect(button).to_be_enabled()
    button.click()
    page.locator(".hint").wait_for()
    details = page.locator(".hint details")
    if details.count():
        details.first.evaluate("details => (details.open = true)")
    reader.look(f"hint-{name}")
    page.locator(".hint button.icon").click()
    expect(page.locator(".hint")).to_have_count(0)


def refused(page: Page, reader: Reader) -> None:
    card = page.locator(".hand.mine [data-card][aria-disabled=true]").first
    if not card.count():
        return
    card.click(position={"x": 8, "y": 30}, force=True)  # it says that it is disabled, and why when it is pressed
    page.locator(".refusal:visible").first.wait_for()
    clause = page.locator(".refusal a").first
    reader.look(f"refused-{(clause.get_attribute('href') or '').rpartition('/')[2] if clause.count() else 'turn'}")
    page.keyboard.press("Escape")


def after(page: Page, reader: Reader) -> None:
    table = page.url.rpartition("/")[2]
    page.locator(".doors a[href*=review]").click()
    page.locator("a[download]").first.wait_for()
    page.locator(".told-result").wait_for()
    reader.look("review")
    for place, mark in enumerate(page.locator(".costliest .mark").all()[:3]):
        mark.click()
        expect(mark).to_have_attribute("aria-current", re.compile("."))
        reader.look(f"costliest-{place}")
    page.locator(".about-match .which input").check()
    page.locator(".told-counts").scroll_into_view_if_needed()
    reader.look("review-foot")
    if page.locator(".costliest .mark").count():
        page.locator(".costliest .mark").first.click()
        drill(page, reader)
    for address, ready in (
        (f"#/replay/{table}/1/3", ".strip"),
        (f"#/verify/{table}", ".verdict"),
        ("#/profile", ".match"),
        ("#/luck", "main h1"),
        ("#/", ".poster .primary:enabled"),
    ):
        page.goto(f"/{address}")
        page.locator(ready).first.wait_for()
        reader.look(f"after-{address.split('/')[1] or 'lobby'}")


def drill(page: Page, reader: Reader) -> None:
    page.locator(".moment-doors a").first.click()
    choice(page).first.wait_for()
    reader.look("drill")
    choice(page).first.click(position={"x": 8, "y": 10})
    page.locator(".answer").wait_for()
    reader.look("drill-answer")


def choice(page: Page) -> Locator:
    return page.locator(".hand.mine [data-card]:not([aria-disabled]), .talk.mine button, .announce button")
