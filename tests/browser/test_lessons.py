"""Lessons and worked deals: the friend shares the screen with everything else, to the end."""

import re
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from browser import script
from browser.conftest import PATIENCE
from browser.eye import LARGE, LOOKING, Look, Screen
from browser.hands import close_window, either, hear, settle
from browser.test_axe import check
from browser.test_eye import GAMES, looked_at, sampled
from fourkings.lessons import lesson
from fourkings.lessons.worked_deals import worked_deal

SAMPLE = (Look((360, 740), "en", LARGE, friend=True), Look((740, 360), "fr", LARGE, friend=True))


@pytest.mark.costly
@pytest.mark.parametrize("look", SAMPLE, ids=str)
def test_the_friend_has_their_place(browser: Browser, base_url: str, look: Look) -> None:
    pushed = []
    # In the Quarantes a plate has the most lines: partner, bot, tricks and points, and the cards taken.
    for game, seed, step in (("king", 3, 9), ("400", 3, 6), ("quarante", 5, 2)):
        shown = sampled(game, seed, False)
        talk = [moment for moment in shown if moment.kind[0] == "calls"]
        others = [moment for moment in shown if moment.kind[0] != "calls"]
        pushed += talk[:6] + others[::step]
    assert looked_at(browser, base_url, look, pushed) == []


def test_a_lesson_shows_no_empty_panel_of_calls_on_a_phone(browser: Browser, base_url: str) -> None:
    others = next(moment for moment in sampled("king", 3, False) if moment.kind[:2] == ("calls", False))
    with closing(Screen(browser, base_url, Look((390, 844), friend=True))) as screen:
        screen.show(others)
        assert screen.page.locator(".talk").count()
        expect(screen.page.locator(".talk")).to_be_hidden()


NOW = script("now")
"""What the learner may do now, and what the friend says."""
ANOTHER = "version => Number(document.querySelector('.table-page')?.dataset.version) !== version"
"""The table has moved on, or it is another one."""
WARNED = f"version => document.querySelector('.friend.warns') || ({ANOTHER})(version)"
"""The friend holds the card back, or it is played all the same."""
ADVICE = """async () => {
    const answer = await fetch(`/api/lessons/${location.hash.split('/')[2]}/advice`);
    return answer.ok ? await answer.json() : null;
}"""

WARNS = script("warns")
"""Something to warn of whenever there is a choice: a machine that is busy has no time to weigh what is clearly wrong."""


LOOK_BACK = script("look_back")
"""Open the note that is folded, if one is, and return what the friend says."""


def standing(page: Page) -> Iterator[dict[str, Any] | None]:
    """Where a lesson stands, again and again; it fails where nothing has changed for as long as a page may take."""
    seen, end = None, time.monotonic() + PATIENCE / 1000
    while True:
        now = page.evaluate(NOW)
        if now != seen:
            seen, end = now, time.monotonic() + PATIENCE / 1000
        assert time.monotonic() < end, f"the lesson stands at {now}"
        yield now
        page.wait_for_timeout(60)


def learned(page: Page, look: Callable[[str], None], wrong: int = 1) -> list[str]:
    """Play a lesson to its end as the friend would, but for clear mistakes until so many were warned of.

    Returns all that the friend said, in order; `look` is called whenever they say something new. A mistake counts when the
    warning is seen, not when it is tried: on a busy machine the page lets a card go whose judgement comes too late.
    """
    said: list[str] = []
    done = 0
    for now in standing(page):
        if now and now["said"] and now["said"] not in said:
            said.append(now["said"])
            look(now["said"])
        if now and now["warns"]:
            wrong -= 1
            done = now["version"]
            page.locator(".friend.warns button").first.click()
        elif now and now["more"]:
            page.locator("[data-friend-next]").click()
        elif now and now["over"]:
            return said
        elif now and now["next"]:
            page.locator("[data-next]").click()
            page.wait_for_function(ANOTHER, arg=now["version"])
        elif now and now["may"] and now["version"] != done and (advice := page.evaluate(ADVICE)):
            if advice["version"] != now["version"]:
                continue
            done = now["version"]
            warned = [warning["action"] for warning in advice["warned"]]
            wanted = warned[-1] if warned and wrong > 0 else "auction" if "auction" in now["may"] else advice["action"]
            act = wanted if wanted in now["may"] else now["may"][0]
            page.locator(f'[data-card="{act}"], [data-action="{act}"]').first.click(position={"x": 8, "y": 12})
            if act in warned:
                done = 0
                page.wait_for_function(WARNED, arg=now["version"])
    raise AssertionError("where a lesson stands is told without end")


def begin(page: Page, game: str, language: str = "en") -> None:
    settle(page)
    page.goto(f"/?lang={language}")
    page.locator(f".poster-{game} .learn").click()
    expect(page.locator(".friend p")).not_to_be_empty()


def promised(game: str, language: str) -> list[str]:
    return [remark.texts[language].partition("{")[0] for remark in lesson(game).remarks]


def test_a_lesson_is_played_from_the_lobby_to_its_end_and_what_to_read(page: Page) -> None:
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.add_init_script(WARNS)
    begin(page, "quarante")
    friend = page.get_by_role("region", name="Your friend")
    expect(friend).to_contain_text("is your partner")
    friend.get_by_role("button", name="Continue").press("Enter")
    expect(friend).to_contain_text("a king brings 5")
    hear(page, "a king brings 5")
    check(page, "lesson")
    page.reload()
    expect(friend).to_contain_text("a king brings 5")
    friend.get_by_role("link", name="QR-10").click()
    expect(page.locator('[data-clause="QR-10"].sought')).to_be_visible()
    close_window(page)
    said = learned(page, lambda text: None)
    assert any(text.startswith("Wait: ") for text in said)
    assert sum(any(text.startswith(start) for start in promised("quarante", "en") if start) for text in said) >= 7
    assert any("the match is yours" in text or "The others win" in text for text in said)
    assert said[-1].startswith("That was the lesson.")
    check(page, "the end of a lesson")
    expect(friend.get_by_role("link", name="Rules")).to_have_attribute("href", "#/rules/quarante")
    expect(friend.get_by_role("link", name="Watch a deal")).to_have_attribute("href", "#/rules/quarante/deal")
    lesson_table = page.url
    friend.get_by_role("button", name="Full match").click()
    expect(page).not_to_have_url(lesson_table)
    page.locator(".hand [data-card]").first.wait_for()
    expect(friend).to_have_count(0)
    assert errors == []


def test_a_lesson_is_left_at_once_and_one_plays_on_alone(page: Page) -> None:
    begin(page, "jeu-du-roi", "fr")
    friend = page.get_by_role("region", name="Votre ami")
    friend.get_by_role("button", name="Quitter la leçon").click()
    expect(friend.get_by_role("button", name="Partie entière")).to_be_visible()
    friend.get_by_role("button", name="Retour à la leçon").click()
    expect(friend).to_contain_text("pas de partenaire")
    friend.get_by_role("button", name="Quitter la leçon").click()
    friend.get_by_role("button", name="Continuer sans aide").click()
    expect(friend).to_have_count(0)
    page.locator(".hand.mine [data-card]:not([aria-disabled])").first.click(position={"x": 8, "y": 12})
    page.reload()
    page.locator(".hand [data-card]").first.wait_for()
    expect(friend).to_have_count(0)


def test_what_the_friend_says_follows_whoever_plays_on_unheard(page: Page) -> None:
    begin(page, "jeu-du-roi")
    friend = page.locator(".friend p")
    expect(friend).to_contain_text("Nobody has a partner here")
    playable = page.locator(".hand.mine [data-card]:not([aria-disabled])")
    for says in ("That one is yours", "takes it with"):
        playable.first.click(position={"x": 8, "y": 12})
        expect(friend).to_contain_text(says)
    page.get_by_role("button", name="Back", exact=True).click()
    expect(friend).to_contain_text("Earlier: That one is yours")


def test_what_the_friend_said_is_folded_with_the_next_trick_and_a_warning_has_the_keyboard(page: Page) -> None:
    page.add_init_script(WARNS)
    begin(page, "king")
    playable = page.locator(".hand.mine [data-card]:not([aria-disabled])")
    for _ in range(10):
        playable.first.wait_for()
        if "Earlier: " in page.evaluate(LOOK_BACK):
            return
        card = playable.first.get_attribute("data-card")
        playable.first.press("Enter")
        played = f"body:not(:has(.hand.mine [data-card='{card}']))"
        page.wait_for_selector(f".warns, {played}")
        if page.locator(".warns").count():
            expect(page.get_by_role("button", name="Think again")).to_be_focused()
            page.locator(".warns button").first.click()
            page.wait_for_selector(played)
    pytest.fail("no note of an earlier trick was folded in a whole deal")


@pytest.mark.heavy
@pytest.mark.parametrize(("size", "language"), [((360, 740), "fr"), ((1366, 657), "en")])
@pytest.mark.parametrize("game", GAMES)
def test_every_lesson_has_its_place_to_the_end(page: Page, game: str, size: tuple[int, int], language: str) -> None:
    """Five games at two sizes, some three minutes: the matches that learners see, with the eye on every sentence."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.add_init_script(LOOKING)
    begin(page, game, language)
    faults: list[tuple[str, str]] = []

    def look(text: str) -> None:
        page.wait_for_timeout(50)
        faults.extend((text[:40], fault) for fault in page.evaluate("look()")["faults"])

    assert len(learned(page, look, 2)) >= 12
    assert faults == []


@pytest.mark.costly
@pytest.mark.parametrize("game", either("quarante-1792", "king"))
def test_a_worked_deal_is_stepped_through_to_its_points(page: Page, game: str):
    deal = worked_deal(game)
    page.goto(f"/#/rules/{game}")
    page.locator("a[href$='/deal']").click()
    held = page.locator("[data-card]:not(.lies)")
    expect(held).to_have_count(sum(hand.bit_count() for hand in deal.moments[0].state.hands))
    expect(page.locator(".remark")).to_have_count(len(deal.moments[0].notes))
    at = page.locator(".strip .where .unseen")
    for place, moment in enumerate(deal.moments[1:], 1):
        page.keyboard.press("ArrowRight")
        expect(at).to_contain_text(re.compile(f"^{place} "))
        expect(page.locator(".remark")).to_have_count(len(moment.notes))
        for note, shown in zip(moment.notes, page.locator(".remark").all(), strict=True):
            expect(shown).to_contain_text(note.texts["en"])
            expect(shown.locator("a")).to_have_attribute("href", f"#/rules/{game}/{note.clause}")
        if game == "king" and place == 30:
            check(page, "worked deal")
    expect(page.locator(".outcome tfoot td")).to_have_text(
        [f"{points:+}".replace("-", "−").replace("+0", "0") for points in deal.moments[-1].state.points or ()]
    )
    assert not re.search("[♠♥♦♣]", str(page.get_by_test_id("live").text_content())), "cards are named for the ear"
    page.keyboard.press("Home")
    expect(held).to_have_count(sum(hand.bit_count() for hand in deal.moments[0].state.hands))
    page.get_by_role("button", name="Next remark").click()
    first = next(moment for moment in deal.moments[1:] if moment.notes)
    expect(at).to_contain_text(f"{first.number} ")
