"""Hints beside calls, levels with the figures of a hint, and what a player may ask or be asked at the table."""

import re
import time
from contextlib import closing
from types import SimpleNamespace

import pytest
from playwright.sync_api import Browser, Page, expect

from browser import script
from browser.eye import LARGE, SIZES, Look, Moment, Screen
from browser.hands import WHAT_NOW, choose_setup, close_window, hear, make_table, sit_down
from browser.test_axe import check
from browser.test_exercises import lay
from browser.test_eye import GAMES, answers, sampled
from fourkings.app.tables import operations

SCREENS = ((360, 640), (390, 844), (740, 360), (1366, 657))
FEW = Look((360, 640), "ru")
"""The narrowest phone in the language of the longest words."""
LOOKS = [
    FEW,
    *(
        pytest.param(Look(size, code), marks=pytest.mark.costly)
        for size in SCREENS
        for code in ("en", "fr", "ar", "ru")
        if (size, code) != FEW[:2]
    ),
    *(pytest.param(Look((390, 844), code, LARGE), marks=pytest.mark.costly) for code in ("ru", "tr")),
    pytest.param(Look((1366, 657), "es"), marks=pytest.mark.costly),
]
COVERED = script("covered")
"""Every call is in view without scrolling: what else lies over its start, its top or its bottom."""
UNTITLED = """() => [...document.querySelectorAll('.talk.auction h2')].filter((title) => {
    const { left, top, right, bottom } = title.getBoundingClientRect();
    return document.elementFromPoint((left + right) / 2, (top + bottom) / 2) !== title;
}).map((title) => `${title.textContent} is not seen`)"""
OPEN = "document.querySelector('.hint details')?.setAttribute('open', '')"
DRAWN = "() => new Promise(drawn => requestAnimationFrame(() => setTimeout(drawn)))"


def with_hints(game: str, people: bool) -> list[Moment]:
    shown = sampled(game, 3, people) + (answers() if game == "king" else [])
    return [moment for moment in shown if moment.hint]


@pytest.mark.parametrize("look", LOOKS, ids=str)
def test_every_call_can_be_pressed_beside_a_hint_and_its_details(browser: Browser, base_url: str, look: Look) -> None:
    games = {"king": True} if look == FEW else {"king": True, "400": True, "jeu-du-roi": False, "quarante": False}
    flaws, calls = [], 0
    shown = [(game, moment) for game, people in games.items() for moment in with_hints(game, people)]
    with closing(Screen(browser, base_url, look)) as screen:
        page = screen.page
        for game, moment in shown:
            screen.show(Moment(moment.kind, moment.updates))
            if not page.locator(":is(.talk, .announce) button").count():
                continue
            calls += 1
            flaws += [f"{game}, {moment.kind}, no hint: {fault}" for fault in page.evaluate(COVERED)]
            screen.show(Moment(moment.kind, [moment.hint or {}]))
            closed = page.evaluate(COVERED) + page.evaluate(UNTITLED)
            page.evaluate(OPEN)
            page.evaluate(DRAWN)
            flaws += [f"{game}, {moment.kind}: {fault}" for fault in [*closed, *page.evaluate(COVERED)]]
    assert calls >= 10
    assert flaws == []


BOXES = script("boxes")
"""Where the seats, the trick and the hand are."""


@pytest.mark.parametrize("size", [(390, 844), (1366, 657), pytest.param((820, 1180), marks=pytest.mark.costly)], ids=str)
def test_nothing_moves_when_a_hint_opens(browser: Browser, base_url: str, size: tuple[int, int]) -> None:
    flaws = []
    with closing(Screen(browser, base_url, Look(size))) as screen:
        for game in GAMES:
            shown = with_hints(game, game in ("king", "400"))
            for moment in shown[:: max(1, len(shown) // 5)]:
                screen.show(Moment(moment.kind, moment.updates))
                before = screen.page.evaluate(BOXES)
                assert screen.show(Moment(moment.kind, [moment.hint or {}])) == []
                if moment.kind[3] == ("bid",):
                    screen.page.evaluate(OPEN)  # what may be bid stays beside the details, too
                after = screen.page.evaluate(BOXES)
                flaws += [
                    f"{game}, {moment.kind}: {was} becomes {now}"
                    for was, now in zip(before, after, strict=True)
                    if was != now
                ]
                if moment.updates[-1]["partners"]:
                    expect(screen.page.locator(".around .mate")).to_have_text("your partner")
                    expect(screen.page.locator(".around .mate")).to_be_visible()
    assert flaws == []


@pytest.mark.parametrize("hints", [True, False])
def test_nothing_moves_when_something_may_be_announced(browser: Browser, base_url: str, hints: bool) -> None:
    moment = next(moment for moment in sampled("quarante-1792", 3, True) if moment.kind[3:4] == (("count",),))
    *others, last = moment.updates
    last = {**last, "conditions": {**last["conditions"], "hints": hints}}
    with closing(Screen(browser, base_url, Look((1366, 657), "ar"))) as screen:
        assert screen.show(Moment(moment.kind, [*others, last], moment.hint if hints else None)) == []
        before = screen.page.evaluate(BOXES)
        screen.page.locator("[data-action=silent]").click()
        expect(screen.page.locator(".announce")).to_have_count(0)
        assert screen.page.evaluate(BOXES) == before


@pytest.mark.parametrize("size", [(360, 640), (740, 360)], ids=str)
def test_what_an_auction_explains_is_at_hand_beside_a_hint(browser: Browser, base_url: str, size: tuple[int, int]) -> None:
    bidding = next(moment for moment in with_hints("king", True) if moment.kind[:3] == ("calls", True, "bid"))
    with closing(Screen(browser, base_url, Look(size))) as screen:
        screen.show(bidding)
        page = screen.page
        expect(page.locator(".ladder").get_by_text("you pay the dealer these points")).to_be_hidden()
        explain = page.locator(".hint").get_by_role("button", name="Explain the auction")
        explain.click()
        window = page.get_by_role("dialog", name="The auction")
        expect(window).to_contain_text("Pay points +: you pay the dealer these points and name the deal.")
        expect(window).to_contain_text("Take over tricks −: a negative deal")
        close_window(page)
        expect(explain).to_be_focused()
        expect(page.locator(".hint")).to_be_visible()


@pytest.mark.parametrize("size", [(740, 360), (1366, 657)], ids=str)
def test_what_an_auction_explains_is_at_hand_without_a_hint(browser: Browser, base_url: str, size: tuple[int, int]) -> None:
    """By keyboard and by ear: the way to it stands before the calls, where the focus begins."""
    deciding = next(moment for moment in answers() if moment.kind[2] == "decide" and moment.hint)
    with closing(Screen(browser, base_url, Look(size))) as screen:
        assert screen.show(Moment(deciding.kind, deciding.updates)) == []
        page = screen.page
        page.locator(".talk [data-action]:enabled").first.focus()
        explain = page.locator(".talk").get_by_role("button", name="Explain the auction")
        page.keyboard.press("Shift+Tab")
        while not explain.evaluate("button => button === document.activeElement"):
            assert page.evaluate("!!document.activeElement.closest('.talk')"), "the way stands before the calls"
            page.keyboard.press("Shift+Tab")
        page.keyboard.press("Enter")
        window = page.get_by_role("dialog", name="The auction")
        expect(window).to_contain_text("sell, refuse, or ask for more?")
        expect(window).to_contain_text("Refuse: you name the deal, and nothing is paid.")
        close_window(page)
        expect(explain).to_be_focused()
        before = page.evaluate(BOXES)
        page.locator("[data-rung]:enabled").first.click()
        expect(page.locator(".offers button")).to_have_count(3)
        assert page.evaluate(BOXES) == before, "offers move nothing"
        assert page.evaluate(COVERED) == []
        assert size[1] < 500 or page.locator(".talk h2").is_visible()


def test_an_auction_explains_itself_beside_a_hint_where_there_is_room(browser: Browser, base_url: str) -> None:
    bidding = next(moment for moment in with_hints("king", True) if moment.kind[:3] == ("calls", True, "bid"))
    with closing(Screen(browser, base_url, Look((390, 844)))) as screen:
        screen.show(bidding)
        page = screen.page
        expect(page.locator(".ladder").get_by_text("you pay the dealer these points")).to_be_visible()
        expect(page.get_by_role("button", name="Explain the auction")).to_be_hidden()


COMPILED = 600.0
"""Seconds after which a first start has compiled what a hint with figures needs, on a machine that does much else, too."""


def test_a_level_is_chosen_and_stands_in_the_rules_of_the_table(page: Page) -> None:
    page.goto("/")
    setup = choose_setup(page, "king")
    expect(setup.get_by_role("group", name="Level of the bots").get_by_role("radio")).to_have_count(3)
    expect(setup.get_by_role("radio", name="Experienced")).to_be_checked()
    setup.get_by_role("radio", name="Beginner").check()
    setup.get_by_role("button", name="Play").click()
    expect(page.locator(".around .seat")).to_have_count(3)
    page.keyboard.press("y")
    expect(page.get_by_role("dialog")).to_contain_text("Basile: Beginner")
    page.goto("/")
    page.locator(".poster-jeu-du-roi .primary").click()
    expect(page.locator(".around .seat")).to_have_count(3)
    page.keyboard.press("y")
    expect(page.get_by_role("dialog")).to_contain_text("Basile: Experienced")  # each game has its own level


def test_a_hint_tells_the_figures_that_it_was_weighed_by(page: Page) -> None:
    sit_down(page, "400")
    page.wait_for_function(WHAT_NOW, arg=0)
    figures = page.locator(".hint .figures")
    call = page.locator(".talk.mine .word").nth(1)
    call.focus()
    end = time.monotonic() + COMPILED
    while time.monotonic() < end:
        page.keyboard.press("w")
        expect(page.locator(".hint .said > p")).not_to_be_empty()
        page.wait_for_timeout(300)
        if figures.count():
            break
        page.wait_for_timeout(1000)
    expect(page.locator(".word.hinted")).to_be_focused()
    expect(page.locator(".hint .said > p")).not_to_contain_text("%")
    page.locator(".hint summary").click()
    expect(page.locator(".hint details > p")).to_contain_text("Based on 200 deals that fit")
    assert figures.locator("thead th").count() >= 3
    points, *shares = (row.locator("td").all_inner_texts() for row in figures.locator("tbody tr").all())
    assert all(re.fullmatch(r"−?\d+(\.\d)?", cell) for cell in points)
    # Shares are left out if another choice is best more often than the one that is best on average.
    assert all(re.fullmatch(r"\d+%", cell) for row in shares for cell in row)
    expect(page.locator(".word.hinted")).to_have_accessible_name(re.compile("best$"))
    page.locator(".hint .wrong-sentence").click()
    expect(page.get_by_role("dialog")).to_contain_text(page.locator(".hint .said > p").inner_text())


THOUGHT = 60_000
"""Milliseconds in which choices are judged, also where everything has to be compiled."""


def play_a_deal(page: Page) -> None:
    ready = page.locator("[data-next], .hand.mine [data-card]:not([aria-disabled])").first
    while True:
        expect(ready).to_be_visible(timeout=THOUGHT)
        if page.locator("[data-next]").count():
            return
        version = page.locator(".table-page").get_attribute("data-version")
        page.locator(".hand.mine [data-card]:not([aria-disabled])").first.click()
        expect(page.locator(".table-page")).not_to_have_attribute("data-version", str(version))


@pytest.mark.costly
def test_a_bot_is_asked_why_it_played_a_card(page: Page) -> None:
    table = make_table(page, game="jeu-du-roi", bots="careful")
    page.goto(f"/#/table/{table}")
    play_a_deal(page)
    page.get_by_role("button", name="Why did they play that?").click()
    dialog = page.get_by_role("dialog", name="Deal 1: why?")
    dialog.get_by_role("button", name=re.compile("^Why did .+ choose .+")).click()  # it opens at a bot's last choice
    why = dialog.locator(".why-played")
    expect(why).to_be_focused()  # the button is gone
    expect(why).to_contain_text(re.compile("In .+'s place: |are worth the same here"), timeout=THOUGHT)
    if dialog.locator(".coach").count():
        dialog.locator(".coach summary").click()
        expect(dialog.locator(".coach details")).to_contain_text(re.compile("was (best|better)"))
    check(page, "why")
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(page.locator("[data-ask-why]")).to_be_focused()


IN_SIGHT = script("hints_in_sight")
"""Whether the dialog covers nothing of one's own hand, and no card of the trick, wherever one lies or will lie."""


def turn_on(page: Page) -> None:
    expect(page.locator("[data-reading]")).to_have_count(0)
    page.keyboard.press("o")
    dialog = page.get_by_role("dialog", name="Settings")
    switch = dialog.get_by_role("switch", name=re.compile("^Read hands at the table"))
    expect(switch).not_to_be_checked()
    switch.click()
    expect(switch).to_be_checked()
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


def act(page: Page) -> None:
    version = page.locator(".table-page").get_attribute("data-version")
    page.locator(".hand.mine [data-card]:not([aria-disabled])").first.click()
    expect(page.locator(".table-page")).not_to_have_attribute("data-version", str(version))
    expect(page.locator(".hand.mine [data-card]:not([aria-disabled])").first).to_be_visible(timeout=THOUGHT)


def question(page: Page) -> None:
    dialog = page.get_by_role("dialog")
    for _ in range(11):
        page.locator("[data-reading]").click()
        asked, none = dialog.locator(".reading-chips"), dialog.get_by_text("There is nothing to read yet.")
        expect(asked.or_(none)).to_be_visible(timeout=THOUGHT)
        if asked.count():
            return
        page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)
        act(page)
    raise AssertionError("nothing was asked in eleven tricks")


def test_one_reads_at_the_table_and_is_told_after_the_deal(page: Page, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(operations, "secrets", SimpleNamespace(token_bytes=bytes))  # the same deal every time
    table = make_table(page, game="jeu-du-roi", bots="careful")
    page.goto(f"/#/table/{table}")
    expect(page.locator(".hand.mine [data-card]:not([aria-disabled])").first).to_be_visible(timeout=THOUGHT)
    turn_on(page)
    expect(page.get_by_role("button", name="Read hands")).to_be_visible()
    question(page)
    hear(page, "Where is the ")
    check(page, "a question at the table")
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function(IN_SIGHT)
    expect(page.locator(".reading-chips input").first).to_be_focused()
    lay(page, 6, 4)
    page.locator("[data-answer]").click()
    expect(page.locator("[data-laid]")).to_be_focused()
    hear(page, "Chips placed.")
    page.keyboard.press("Enter")
    dialog = page.get_by_role("dialog")
    expect(dialog).to_have_count(0)
    expect(page.locator("[data-reading]")).to_be_focused()
    play_a_deal(page)
    page.get_by_role("button", name="What you read").click()
    read = page.get_by_role("dialog", name="What you read in deal 1")
    expect(read.locator("h3")).to_have_text(re.compile(" held the .+\\.$"))
    expect(read.locator("tbody tr").first).to_contain_text(re.compile(r"You\D*6\D*4\D*0\D*\d+$"))
    hear(page, "held the ")
    check(page, "what was read at the table")
    for show in read.locator("[data-show-clue]").all():
        show.click()
        expect(read.locator(".strip")).to_be_in_viewport()
    page.keyboard.press("Escape")
    expect(read).to_have_count(0)
    expect(page.locator("[data-reading]")).to_be_focused()
