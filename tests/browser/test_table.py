"""The table: refusals in words, focus and voice, undo and hint, a line that mends itself, two languages."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from browser import script
from browser.conftest import PHONE, Server
from browser.hands import WHAT_NOW, all_kept, close_window, hear, settle, sit_down, wait_past, what_now, with_worker
from browser.test_axe import check

ON_TOP = script("on_top")
"""What lies above a refusal when one's own plate is moved to its place: the pointer is on the card that is refused."""
ABOVE_ALL = """() => {
    const top = (thing) => document.querySelector(thing).getBoundingClientRect().top;
    const {bottom} = document.querySelector('#refusal').getBoundingClientRect();
    return bottom < top('.own .plate') && bottom < top('.hand .card');
}"""
"""Whether a refusal lies above one's own plate and both rows of a hand."""
REFUSED = ".hand.mine [data-card][aria-disabled]"


@pytest.fixture(scope="module")
def king(browser: Browser, browser_context_args: dict[str, Any], base_url: str) -> Iterator[Page]:
    """A table of King where nobody has played yet, for all that is only looked at; what changes its language and what
    plays come last.
    """
    with browser.new_context(**{**browser_context_args, "base_url": base_url}) as context:
        page = context.new_page()
        sit_down(page, "king")
        page.wait_for_function(WHAT_NOW, arg=0)
        yield page


@pytest.fixture(scope="module")
def mortal(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("mortal"), FOURKINGS_TEMPO="0.2", FOURKINGS_RATE="10000") as server:
        yield server


def until_refusable(page: Page) -> None:
    version = 0
    for _ in range(60):
        kind, *rest = page.wait_for_function(WHAT_NOW, arg=version, polling=50).json_value()
        version = rest[0]
        if kind == "card" and page.locator(REFUSED).count():
            return
        if kind == "deal":
            page.locator("[data-next]").click()
            wait_past(page, version)
        else:
            page.keyboard.press("abcdefgijklmq"[rest[1][0]])
    raise AssertionError("every card could be played all the time")


def test_a_refusal_stands_in_words_at_the_card_and_is_heard(page: Page) -> None:
    sit_down(page, "jeu-du-roi")
    until_refusable(page)
    cards = page.locator(".hand [data-card]").count()
    page.locator(REFUSED).first.click(position={"x": 8, "y": 30}, force=True)
    expect(page.locator("#refusal")).to_have_attribute("title", re.compile(r"^[A-Z]+-\d+$"))
    expect(page.locator("#refusal")).to_contain_text(re.compile(r"^Follow .*: you hold [^-]*$"))
    hear(page, "you hold")
    assert page.evaluate(ON_TOP) == "refusal"
    expect(page.locator(".hand [data-card]")).to_have_count(cards)
    page.set_viewport_size(PHONE)
    page.locator(REFUSED).last.click(position={"x": 8, "y": 30}, force=True)
    page.wait_for_function(ABOVE_ALL)
    page.keyboard.press("w")
    expect(page.locator(".hint")).to_be_visible()
    expect(page.locator("#refusal")).to_have_count(0)  # it would lie over the hint


def test_the_focus_stays_in_the_hand_when_a_card_is_played(page: Page) -> None:
    sit_down(page, "jeu-du-roi")
    version = 0
    for _ in range(5):
        _, version, legal, _ = page.wait_for_function(WHAT_NOW, arg=version, polling=50).json_value()
        page.keyboard.press("abcdefgijklmq"[legal[-1]])
    page.wait_for_function(WHAT_NOW, arg=version, polling=50)
    assert page.evaluate("document.activeElement.matches('.hand [data-card]')")


COUNT_LOST = """() => {
    window.lost = 0;
    const look = () => { window.lost += document.activeElement === document.body; requestAnimationFrame(look); };
    look();
}"""
CHOOSES = "() => document.activeElement.matches('.talk [data-action], .hand [data-card]:not([aria-disabled]), [data-next]')"


def test_the_focus_is_never_lost_in_a_deal_by_keyboard_alone(page: Page) -> None:
    settle(page)
    page.goto("/")
    page.locator(".poster-400 .primary:enabled").press("Enter")
    page.wait_for_selector(".hand")
    page.evaluate(COUNT_LOST)
    version, undone, played = 0, False, 0
    while played < 13:
        kind, version, *_ = what_now(page, version)
        page.wait_for_function(CHOOSES)
        if kind == "card" and not undone:
            page.keyboard.press("u")
            undone = True
        else:
            page.keyboard.press("w")
            page.keyboard.press("5" if kind == "word" else "Enter")
            played += kind == "card"
        wait_past(page, version)
    page.wait_for_selector("[data-next]:focus")
    page.keyboard.press("n")
    page.wait_for_selector(".hand:focus-within, .talk :focus")
    assert page.evaluate("lost") == 0


def test_the_way_back_closes_the_window_that_is_open(king: Page) -> None:
    window, table, entries = king.locator("dialog[open]"), king.url, "history.state?.windows ?? 0"
    for _ in range(2):
        for key in "os?p":
            king.keyboard.press(key)
            expect(window).to_have_count(1)
            king.wait_for_function(f"() => ({entries}) === 1")
            king.go_back()
            expect(window).to_have_count(0)
        king.go_forward()
        king.wait_for_function(f"() => ({entries}) === 0")
        expect(window).to_have_count(0)
        king.keyboard.press("o")
        window.get_by_role("button", name="Keys and help").click()  # one window instead of another
        expect(window).to_have_count(1)
        king.wait_for_function(f"() => ({entries}) === 1")
        close_window(king)
        expect(window).to_have_count(0)
        king.wait_for_function(f"() => ({entries}) === 0")
        assert king.url == table
    king.go_back()
    expect(king.locator(".hero")).to_be_visible()
    king.go_forward()
    expect(king.locator(".hand [data-card]").first).to_be_visible()


def test_what_happens_is_said(king: Page) -> None:
    hear(king, "Your turn")
    king.keyboard.press("z")
    expect(king.get_by_test_id("live")).to_contain_text("Your hand:")


def test_a_hint_and_taking_back(page: Page) -> None:
    sit_down(page, "jeu-du-roi")
    _, version, legal, _ = page.wait_for_function(WHAT_NOW, arg=0).json_value()
    log = page.locator(".side .log li")
    rows = log.all_text_contents()
    page.keyboard.press("w")
    expect(page.locator(".hint")).to_be_visible()
    expect(page.locator(".hand .hinted")).to_have_count(1)
    before = page.locator(".hand [data-card]").count()
    page.keyboard.press("abcdefgijklmq"[legal[0]])
    expect(page.locator(".hand [data-card]")).to_have_count(before - 1)
    page.wait_for_function(WHAT_NOW, arg=version, polling=50)
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".hand [data-card]")).to_have_count(before)
    expect(log).to_have_text(rows)
    page.reload()
    expect(log).to_have_text(rows)


def test_rule_pages_lead_to_each_other(page: Page) -> None:
    page.goto("/rules/king")
    expect(page.get_by_role("heading", name="King", exact=True)).to_be_visible()
    page.locator("article").get_by_role("link", name="the general page").click()
    expect(page).to_have_url(re.compile("#/rules/general$"))
    expect(page.locator("article h1")).to_be_visible()
    page.locator("article").get_by_role("link", name="En français").click()
    expect(page.locator("html")).to_have_attribute("lang", "fr")


def test_a_link_of_a_rule_page_may_be_clicked_as_soon_as_it_stands_there(page: Page) -> None:
    """On a slow machine a hand is faster than the page: the link loaded all of it anew, in the language it had."""
    page.add_init_script("""
        new MutationObserver(() => {
          const link = [...document.querySelectorAll('article a')].find((anchor) => anchor.textContent === 'En français');
          if (link && !window.clicked) { window.clicked = true; link.click(); }
        }).observe(document, { childList: true, subtree: true });
    """)
    page.goto("/rules/general")
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    expect(page.locator("article").get_by_role("link", name="In English")).to_be_visible()


def order_of_play(page: Page) -> list[str]:
    seats = page.locator(".around .seat")
    own = int(page.locator(".own .seat").get_attribute("data-seat") or 0)
    places = {int(seat.get_attribute("data-seat") or 0): seat.get_attribute("class") or "" for seat in seats.all()}
    return [
        next(place for place in ("left", "top", "right") if f"at-{place}" in places[(own + step) % 4]) for step in (1, 2, 3)
    ]


def test_the_next_seat_is_where_play_goes(page: Page, king: Page) -> None:
    assert order_of_play(king) == ["left", "top", "right"]
    sit_down(page, "400")
    assert order_of_play(page) == ["right", "top", "left"]
    # From the first key to the next press of the pointer every key is shown, whatever has the focus.
    bids, cards = page.locator(".numbers kbd"), page.locator(".hand kbd")
    expect(cards.first).to_be_hidden()
    page.keyboard.press("Tab")
    page.evaluate("document.activeElement.blur()")
    expect(bids.first).to_be_visible()
    assert bids.evaluate_all("keys => keys.map(key => key.dataset.text).join('')")[-6:] == "567890"
    expect(cards.first).to_be_visible()
    page.locator(".log").focus()
    page.keyboard.press("Tab")  # from the last thing of the page: Tab leads to its bar, and not round and round the table
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.matches('header.bar *')")
    page.mouse.click(5, 400)
    expect(cards.first).to_be_hidden()


@pytest.mark.costly
def test_the_page_mends_its_line_after_a_power_cut_in_mid_trick(browser: Browser, mortal: Server) -> None:
    with browser.new_context(base_url=mortal.url, locale="en-GB", reduced_motion="reduce") as context:
        page = context.new_page()
        sit_down(page, "jeu-du-roi")
        _, version, legal, _ = page.wait_for_function(WHAT_NOW, arg=0).json_value()
        page.keyboard.press("abcdefgijklmq"[legal[0]])
        wait_past(page, version)
        mortal.kill()
        expect(page.locator(".connection")).to_contain_text("Connection lost")
        hand = page.locator(".hand [data-card]").evaluate_all("cards => cards.map(card => card.dataset.card)")
        mortal.start()
        expect(page.locator(".connection p")).to_have_count(0)
        assert page.locator(".hand [data-card]").evaluate_all("cards => cards.map(card => card.dataset.card)") == hand
        kind, _, legal, _ = page.wait_for_function(WHAT_NOW, arg=version, polling=50).json_value()
        assert kind == "card"
        page.keyboard.press("abcdefgijklmq"[legal[0]])
        expect(page.locator(".hand [data-card]")).to_have_count(len(hand) - 1)


@pytest.mark.costly
def test_the_shell_opens_without_a_server_and_says_so(browser: Browser, mortal: Server) -> None:
    with browser.new_context(base_url=mortal.url, locale="fr-FR", service_workers="allow") as context:
        page = context.new_page()
        page.goto("/#/learn")
        with_worker(page)
        page.goto("/")
        expect(page.locator(".poster .primary:enabled")).to_have_count(5)
        all_kept(page)
        mortal.kill()
        page.reload()
        expect(page.get_by_role("alert")).to_contain_text("Le serveur ne répond pas")
        mortal.start()
        page.get_by_role("button", name="Réessayer").click()
        expect(page.locator(".poster .primary:enabled")).to_have_count(5)


def test_the_rules_are_read_beside_the_table(king: Page) -> None:
    at_table = king.url
    king.get_by_role("link", name="Rules").click()
    drawer = king.get_by_role("dialog")
    expect(drawer.locator(".sought")).to_be_visible()
    expect(drawer.locator(".sought")).to_have_text("KG-7")
    drawer.get_by_role("link", name="the general page").click()
    expect(drawer.get_by_role("heading", level=1)).to_have_text("What all five games share")
    drawer.get_by_role("link", name="See a deal played").click()
    expect(drawer.locator(".deal-within")).to_be_visible()
    check(king, "rules beside the table")
    close_window(king)
    expect(drawer).to_have_count(0)
    assert king.url == at_table
    expect(king.locator(".hand [data-card]").first).to_be_visible()


def test_the_language_changes_everything_at_once(king: Page) -> None:
    updates = ".hand .corner b"
    drawn = "cards => cards.map(card => card.dataset.text)"
    assert {"R", "D", "V"}.isdisjoint(king.locator(updates).evaluate_all(drawn))
    king.keyboard.press("o")
    expect(king.locator("dialog .content :focus")).to_have_count(1)
    king.locator("#set-language").select_option("fr")
    expect(king.locator("html")).to_have_attribute("lang", "fr")
    expect(king.get_by_role("heading", name="Réglages")).to_be_visible()
    close_window(king)
    expect(king.locator(".contract")).to_contain_text("Pas de plis")
    assert {"K", "Q", "J"}.isdisjoint(king.locator(updates).evaluate_all(drawn))
    king.reload()
    expect(king.locator(".contract")).to_contain_text("Pas de plis")
