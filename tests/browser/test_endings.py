"""What is heard of a match by who does not see it, and how it ends."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.conftest import House
from browser.hands import lay, make_table, play_by_keyboard, settle
from browser.test_axe import check

TRICK = re.compile(r"^(?P<who>[^.]+) takes the trick with [a-z0-9]+ of [a-z]+\.$")
HEARD = """() => {
    window.transcript = [];
    const live = document.querySelector('[data-testid="live"]');
    new MutationObserver((changes) => {
        for (const change of changes) for (const node of change.addedNodes) window.transcript.push(node.textContent);
    }).observe(live, { childList: true });
}"""
"""Keep all that the live region says."""


@pytest.fixture
def screen(browser: Browser, server: House) -> Iterator[Page]:
    context = browser.new_context(base_url=server.url, viewport={"width": 1366, "height": 657}, reduced_motion="reduce")
    page = context.new_page()
    complaints: list[str] = []
    page.on("pageerror", lambda error: complaints.append(str(error)))
    yield page
    context.close()
    assert complaints == []


def test_a_match_is_heard_trick_by_trick_and_ends_with_one_thing_to_do(screen: Page) -> None:
    settle(screen)
    lay(screen, "quarante")
    table = make_table(screen, game="quarante", preset="classic", options={"target": 10}, pace="quick", bots="club")
    screen.goto(f"/#/table/{table}")
    screen.locator(".hand [data-card]").first.wait_for()
    screen.evaluate(HEARD)
    play_by_keyboard(screen, random.Random(5))
    _heard(screen)
    end = screen.locator(".result.end")
    expect(end.locator(".why")).to_contain_text(re.compile("deal"))
    expect(screen.locator("[data-main]")).to_be_focused()
    check(screen, "the end of a match")
    screen.get_by_role("link", name="Lobby").last.click()
    expect(screen.locator(".poster").first).to_be_visible()
    expect(screen.get_by_test_id("live")).not_to_contain_text("takes the trick")


def _heard(screen: Page) -> None:
    """One sentence for each trick, all messages with one stop, and no sign where a name belongs."""
    transcript: list[str] = screen.evaluate("window.transcript")
    scored = [text for text in transcript if re.search(r"^Deal \d+, scores", text)]
    tricks = [text for text in transcript if TRICK.match(text)]
    assert len(tricks) == 8 * len(scored) > 0, "\n".join(transcript)
    for text in transcript:
        assert not re.search("[♠♥♦♣·]", text), text
        assert re.search(r"[.!?…]$", text), text
        assert not re.search(r"\.\.|\?\.", text), text
