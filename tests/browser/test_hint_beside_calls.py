"""With a hint open, and with its details, every call can be pressed, and what an auction explains can be read."""

from contextlib import closing

import pytest
from playwright.sync_api import Browser, expect

from browser.eye import LARGE, Look, Moment, Screen
from browser.hands import close_window
from browser.test_eye import answers, sampled

SIZES = ((360, 640), (390, 844), (740, 360), (1366, 657))
FEW = Look((360, 640), "ru")
"""The narrowest phone in the language of the longest words."""
LOOKS = [
    FEW,
    *(
        pytest.param(Look(size, code), marks=pytest.mark.costly)
        for size in SIZES
        for code in ("en", "fr", "ar", "ru")
        if (size, code) != FEW[:2]
    ),
    *(pytest.param(Look((390, 844), code, LARGE), marks=pytest.mark.costly) for code in ("ru", "tr")),
    pytest.param(Look((1366, 657), "es"), marks=pytest.mark.costly),
]
COVERED = """() => [...document.querySelectorAll(
    ':is(.talk, .announce) button:not(.hinting .explain)'
)].flatMap((button) => {
    const { left, top, right, bottom } = button.getBoundingClientRect();
    const points = [[left + 4, (top + bottom) / 2], [(left + right) / 2, top + 4], [(left + right) / 2, bottom - 4]];
    const over = points.map(([x, y]) => document.elementFromPoint(x, y)).filter((at) => !at || !button.contains(at));
    return over.map((at) => `${button.textContent} lies under ${at?.className || at?.tagName}`);
})"""
"""Every call is in view without scrolling: what else lies over its start, its top or its bottom."""
OPEN = "document.querySelector('.hint details')?.setAttribute('open', '')"
DRAWN = "() => new Promise(drawn => requestAnimationFrame(() => setTimeout(drawn)))"


def with_hints(game: str, people: bool) -> list[Moment]:
    """A moment of each kind in which something may be said, and a hint asked for."""
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
            closed = page.evaluate(COVERED)
            page.evaluate(OPEN)
            page.evaluate(DRAWN)
            flaws += [f"{game}, {moment.kind}: {fault}" for fault in [*closed, *page.evaluate(COVERED)]]
    assert calls >= 10
    assert flaws == []


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


@pytest.mark.parametrize("size", [(740, 360), pytest.param((1366, 657), marks=pytest.mark.costly)], ids=str)
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
        expect(window).to_contain_text("The auction is over: your answer?")
        expect(window).to_contain_text("Refuse: you name the deal, and nothing is paid.")
        close_window(page)
        expect(explain).to_be_focused()


def test_an_auction_explains_itself_beside_a_hint_where_there_is_room(browser: Browser, base_url: str) -> None:
    bidding = next(moment for moment in with_hints("king", True) if moment.kind[:3] == ("calls", True, "bid"))
    with closing(Screen(browser, base_url, Look((390, 844)))) as screen:
        screen.show(bidding)
        page = screen.page
        expect(page.locator(".ladder").get_by_text("you pay the dealer these points")).to_be_visible()
        expect(page.get_by_role("button", name="Explain the auction")).to_be_hidden()
