"""A match, its review and a drill for somebody who has no mouse, and for somebody who sees nothing of them."""

import random
import re
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

pytest.importorskip("numpy")

from browser.conftest import House
from browser.hands import GAMES, make_table, play_by_keyboard, settle
from browser.listener import Listener, Part
from browser.nearly import just_begun
from browser.test_axe import check
from fourkings.rulebook import games
from fourkings.rulebook.game import Rules

HEARD = Path(__file__).parent / "heard"
"""What is said of a match, a file a game. One that is deleted is written anew: read what has changed."""
MATCH = games.rules("quarante", options={"target": 60})
"""Of two deals or three."""
TRICK = re.compile(r"^(?P<who>[^.]+) takes? the trick with [a-z0-9]+ of [a-z]+\.$")
SUMMED_UP = re.compile(r"Your (\d+ )?costliest mistakes?\.\nDeal \d+, (trick|call) \d+: [a-z ]+\. [A-Z]")
TO_DO = re.compile(r"Your turn\.$|^Deal \d+(, scores:| is void)")
QUESTION = re.compile(r"What do you do\? Choose")
ANSWER = re.compile(r"^(Right|Not the best)\. ")
SCORED = re.compile(r"^Deal \d+(, scores:| is void)")
CHOICES = ".hand.mine [data-card]:not([aria-disabled]), .talk.mine button, .announce button"


@pytest.fixture
def screen(browser: Browser, server: House) -> Iterator[Page]:
    context = browser.new_context(
        base_url=server.url, viewport={"width": 1366, "height": 657}, reduced_motion="reduce", locale="en-GB"
    )
    page = context.new_page()
    complaints: list[str] = []
    page.on("pageerror", lambda error: complaints.append(str(error)))
    settle(page)
    yield page
    context.close()
    assert complaints == []


def test_a_match_its_review_and_a_drill_by_keyboard_alone(screen: Page, server: House) -> None:
    screen.goto("/")
    screen.locator(".poster-quarante .primary:enabled").wait_for()
    go_to(screen, "Play Quarante de Roi")
    expect(screen.locator(f":is({CHOICES}):focus")).to_be_visible()
    screen.goto(just_begun(screen, server, MATCH))  # where some mistakes are made
    play_by_keyboard(screen, random.Random(5))
    expect(screen.locator(".result.end .why")).to_contain_text("deal")
    expect(screen.locator("[data-main]")).to_be_focused()
    check(screen, "the end of a match")
    go_to(screen, "Find your mistakes")
    go_to(screen, "Open review")
    expect(screen.locator(".costliest .mark").first).to_be_focused()
    expect(screen.get_by_test_id("live")).not_to_contain_text(re.compile("takes? the trick"))
    what_if(screen)
    go_to(screen, "Try again")
    for _ in range(2):
        expect(screen.locator(f":is({CHOICES}):focus")).to_be_visible()
        for _ in range(random.Random(screen.url).randrange(3)):
            screen.keyboard.press("ArrowRight")
        screen.keyboard.press("Enter")
        expect(screen.locator(".answer")).to_be_focused()
        if screen.locator("[data-next-hand]").count():
            break
        go_to(screen, "Try again")
    expect(screen.locator("[data-next-hand]")).to_be_visible()


def what_if(page: Page) -> None:
    go_to(page, "What if")
    held = page.locator("[data-card]:not(.lies)")
    for _ in range(2):
        expect(page.locator(f":is({CHOICES}):focus")).to_be_visible()
        before = held.count()
        page.keyboard.press("Enter")
        expect(held).to_have_count(before - 1)
    go_to(page, "Back to match")
    expect(page.locator(".costliest .mark[aria-current]")).to_be_focused()


THERE = """name => [...document.querySelectorAll('a[href], button:enabled, summary')]
    .some((element) => (element.ariaLabel ?? element.textContent).trim() === name)"""


def go_to(page: Page, name: str) -> None:
    page.wait_for_function(THERE, arg=name)
    for _ in range(80):
        if page.evaluate("(document.activeElement.ariaLabel ?? document.activeElement.textContent).trim()") == name:
            page.keyboard.press("Enter")
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"no way to {name} by Tab")


@pytest.mark.costly
def test_a_match_its_review_and_a_drill_by_ear_alone(screen: Page, server: House) -> None:
    listener = sit_down(screen, server, MATCH)
    play(listener)
    assert len([line for line in listener.heard() if SCORED.match(line)]) > 1
    recorded("quarante", listener.heard())
    at = len(listener.heard())
    listener.press(listener.wait("button", "Find your mistakes"))
    listener.press(listener.wait("link", "Open review"))
    listener.until(lambda: SUMMED_UP.search("\n".join(listener.heard(at))), "summary of the review and its first verdict")
    assert "costliest mistake" in listener.focused().inside[-1]
    read_through(listener)
    at_drill = len(listener.heard())
    listener.press(listener.wait("link", "Try again"))
    listener.hear(QUESTION, at_drill)
    try_again(listener)
    well_spoken(listener.heard(at))


@pytest.mark.heavy
@pytest.mark.parametrize("game", GAMES[1:])
def test_a_deal_of_every_game_is_heard(screen: Page, server: House, game: str) -> None:
    listener = sit_down(screen, server, games.rules(game))
    play(listener, deals=1)
    recorded(game, listener.heard())


def sit_down(page: Page, server: House, of: Rules) -> Listener:
    listener = Listener(page)
    make_table(page, game=of.game.ID)  # which gives the page its session
    page.goto(just_begun(page, server, of))
    return listener


def play(listener: Listener, deals: int = 99) -> None:
    at = 0
    while True:
        news = listener.hear(TO_DO, at)
        at += len(news)
        if not any(map(SCORED.search, news)):
            listener.until(lambda: {"Your hand", "Calls"} & {*listener.focused().inside}, "focus at a card or a call")
            listener.press(choices(listener)[-1])
            continue
        read_through(listener)
        deals -= 1
        if deals == 0 or any("the match:" in line for line in news):
            return
        listener.press(listener.wait("button", "Next deal"))


def choices(listener: Listener) -> list[Part]:
    buttons = listener.parts("button")
    calls, cards = ([part for part in buttons if place in part.inside] for place in ("Calls", "Your hand"))
    return calls or cards


def try_again(listener: Listener) -> None:
    """The question tells how things stand; a choice, and another one if the first is wrong."""
    at = len(listener.heard()) - 1
    (asked,) = listener.hear(QUESTION, at)
    assert re.match(r"Mistake\s\d+\sof\s\d+\. Deal \d+\. .*Your hand: ", asked), asked
    names = [choice.name for choice in choices(listener)]
    for name in names[:2]:
        at = len(listener.heard())
        listener.until(lambda: {"Your hand", "Calls"} & {*listener.focused().inside}, "focus at a card or a call")
        listener.press(next(choice for choice in choices(listener) if choice.name == name))
        good = listener.hear(ANSWER, at)[-1].startswith("Right")
        answer = "Right" if good else "Not the best"
        listener.until(partial(focus_at, listener, answer), "focus at the answer")
        read_through(listener)
        if good:
            return
        if name == names[0]:
            listener.press(listener.wait("button", "Try again"))
            listener.hear(QUESTION, at)


def focus_at(listener: Listener, region: str) -> bool:
    return (listener.focused().role, listener.focused().name) == ("region", region)


def recorded(game: str, transcript: list[str]) -> None:
    well_spoken(transcript)
    deals, tricks = (len(list(filter(pattern.match, transcript))) for pattern in (SCORED, TRICK))
    assert tricks == deals * (8 if game.startswith("quarante") else 13)
    file, text = HEARD / f"{game}.txt", "".join(f"{line}\n" for line in transcript)
    if not file.exists():
        file.write_text(text, "utf-8")
        pytest.fail(f"{file.name} was recorded: read it")
    assert text.splitlines() == file.read_text("utf-8").splitlines()


def well_spoken(transcript: list[str]) -> None:
    """Sentences that begin large and end with one stop, and names where the eye has signs."""
    for line in transcript:
        assert re.match(r"[A-ZÀ-Ý0-9+−]", line), line
        assert not re.search("[♠♥♦♣·]", line), line
        assert re.search(r"[.!?…]$", line), line
        assert not re.search(r"\.\.|\?\.", line), line


def read_through(listener: Listener) -> None:
    for part in listener.tree():
        assert not re.search("[♠♥♦♣·]", part.name), part
        assert part.name or part.role not in ("button", "link", "image", "heading", "checkbox"), part
