"""Four people in four browsers: they come by a link, sit down, one is sent away, bots fill in, they play, and once more."""

import random
import re
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from browser import script
from browser.conftest import PHONE, TABLET, House, friends, house
from browser.hands import WHAT_NOW, close_window, hear, make_table, play_by_wire, start_with_bots
from browser.test_axe import check


@pytest.fixture(scope="module")
def friendly(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server at which a person who leaves is played by a bot after half a second."""
    with house(tmp_path_factory.mktemp("friends"), grace=0.5) as server:
        yield server


def play(pages: list[Page], dice: random.Random, seconds: float = 240) -> None:
    versions, until = [0] * len(pages), time.monotonic() + seconds
    while not all(versions):
        assert time.monotonic() < until, "nobody can do anything"
        for who, page in enumerate(pages):
            now = page.evaluate(f"({WHAT_NOW})({versions[who]})")
            if now is None:
                continue
            versions[who] = now[1]
            if now[0] == "word":
                page.locator(f'.talk [data-action="{now[2][0]}"]').click()
            else:
                page.locator(".hand [data-card]").nth(dice.choice(now[2])).click(position={"x": 8, "y": 30})
        pages[0].wait_for_timeout(80)


@pytest.mark.long
def test_four_people_meet_play_and_go_on(browser: Browser, friendly: House) -> None:
    with friends(browser, friendly) as all_:
        anna, link = all_.host("Anna", "quarante", short=True, seats="chosen")
        ben = all_.join(link, "Ben", PHONE)
        chloe = all_.join(link, "Chloé", TABLET, "fr-FR")
        dan = all_.join(link, "Dan")
        expect(anna.locator("[data-place] .holder strong")).to_have_text(["Anna", "Chloé", "Ben", "Dan"])
        anna.locator("[data-place='3'] button").click()
        for _ in range(2):
            anna.get_by_role("button", name="Remove Dan").click()
        expect(dan.get_by_role("alert")).to_contain_text("removed you")
        ben.get_by_role("button", name="Seat 4: Sit here").click()
        expect(anna.locator("[data-place='3'] .holder strong")).to_have_text("Ben")
        anna.get_by_role("button", name="Seat 4: Ben").click()
        anna.get_by_role("group", name="Swap with").get_by_role("button", name="Seat 3").click()
        expect(chloe.locator("[data-place='2'] .holder strong")).to_have_text("Ben")
        expect(ben.locator("#start-told")).to_contain_text("Anna can start the match when a friend or a bot has taken it")
        for page, name in ((anna, "desk"), (ben, "phone"), (chloe, "tablet")):
            check(page, f"gathering, {name}")

        ben.get_by_text("Ready-made messages").click()
        ben.get_by_role("button", name="Good luck!").click()
        expect(anna.locator(".chat ol")).to_contain_text("Ben Good luck!")
        expect(chloe.locator(".chat ol")).to_contain_text("Ben Bonne chance")
        hear(anna, "Good luck!")

        anna.locator("[data-start]").click()
        for page in (anna, ben, chloe):
            expect(page.locator(".hand [data-card]")).to_have_count(8)
        expect(anna.locator(".seat.at-top .name")).to_have_text("Ben")

        chat_both_ways(anna, ben)
        leave_and_return(anna, ben, chloe)
        check(anna, "table with a chat beside it")
        dice = random.Random(4)
        play([anna, ben, chloe], dice)
        play_by_wire([anna, ben, chloe], friendly.url, dice)
        for page in (anna, ben, chloe):
            expect(page.locator("[data-again]")).to_be_visible()
        chloe.get_by_role("button", name="Rejouer avec Anna et Ben").click()
        expect(chloe.locator(".waiting-room")).to_be_visible()
        for page in (anna, ben):
            expect(page.get_by_role("status").filter(has_text="A rematch is open.")).to_be_visible()
            page.get_by_role("link", name="Join rematch").click()
        for page, word in ((anna, "Your table"), (ben, "Anna's table"), (chloe, "Anna")):
            expect(page.locator(".waiting-room .top")).to_contain_text(word)
        anna.locator("[data-start]").click()
        expect(anna.locator(".hand [data-card]")).to_have_count(8)


BESIDE = script("beside")
"""Whether a message at the table covers no plate and is on the screen."""


def chat_both_ways(anna: Page, ben: Page) -> None:
    anna.get_by_label("Your message").fill("Are you ready?")
    anna.get_by_label("Your message").press("Enter")
    expect(ben.locator(".badge")).to_have_text("1")
    expect(ben.locator(".wrote")).to_have_text("Are you ready?")
    assert ben.locator(".wrote").evaluate(BESIDE)
    expect(ben.locator(".hand [data-card]")).to_have_count(8)
    ben.locator(".chat-button").click()
    expect(ben.get_by_role("dialog")).to_contain_text("Are you ready?")
    check(ben, "chat on a phone")
    ben.get_by_label("Your message").fill("I am")
    ben.get_by_label("Your message").press("Enter")
    expect(anna.locator(".chat ol")).to_contain_text("Ben I am")
    anna.get_by_role("button", name="Mute Ben").click()
    expect(anna.locator(".chat ol")).not_to_contain_text("I am")
    anna.reload()
    expect(anna.locator(".chat ol")).to_contain_text("Are you ready?")
    expect(anna.locator(".chat ol")).not_to_contain_text("I am")
    anna.get_by_role("button", name="Unmute Ben").click()
    expect(anna.locator(".chat ol")).to_contain_text("I am")
    anna.get_by_role("button", name="Retract: Are you ready?").click()
    expect(ben.get_by_role("dialog")).not_to_contain_text("Are you ready?")
    close_window(ben)


def leave_and_return(anna: Page, ben: Page, chloe: Page) -> None:
    """One gives their seat to the bot and takes it back; another one's phone is gone, and comes back."""
    chloe.keyboard.press("x")
    chloe.locator("label.chip", has_text="Débutant").click()
    expect(chloe.locator(".chip input:checked")).to_have_count(1)
    chloe.locator("dialog").get_by_role("button", name="Laisser jouer un robot").click()
    expect(chloe.locator(".away-banner")).to_contain_text("Débutant")
    expect(anna.locator(".seat.away .bot")).to_contain_text("Beginner")
    chloe.get_by_role("button", name="Je suis de retour").click()
    expect(anna.locator(".seat.away")).to_have_count(0)
    address = ben.url
    ben.goto("about:blank")
    expect(anna.locator(".seat.away .name")).to_have_text("Ben")
    ben.goto(address)
    expect(anna.locator(".seat.away")).to_have_count(0)
    expect(ben.locator(".hand [data-card]").first).to_be_visible()


def test_the_room_by_keyboard_alone(browser: Browser, friendly: House) -> None:
    with friends(browser, friendly) as all_:
        anna = all_.page()
        assert anna.request.put("/api/me", data={"name": "Anna", "lang": "en"}).ok
        anna.goto(f"/#/table/{make_table(anna, 'gatherings', game='king')}")
        for name, action in (("Seat 2: Free", "Beginner"), ("Seat 4: Free", "Strong"), ("Seat 1: Anna", "Seat 3")):
            anna.get_by_role("button", name=name).focus()
            anna.keyboard.press("Enter")
            anna.get_by_role("dialog").get_by_role("button", name=action).focus()
            anna.keyboard.press("Enter")
            expect(anna.get_by_role("dialog")).to_have_count(0)
            assert anna.evaluate("!!document.activeElement.closest('.place')")  # at once: the next key is for it
        expect(anna.locator(".holder.bot strong")).to_have_text(["Dora", "Basile"])
        expect(anna.locator("[data-place='2'] .holder strong")).to_have_text("Anna")
        anna.get_by_label("Level of the bots").focus()
        anna.keyboard.press("ArrowUp")
        anna.get_by_role("button", name="Fill with bots and start").focus()
        anna.keyboard.press("Enter")
        expect(anna.locator(".hand [data-card]")).to_have_count(13)


@pytest.mark.parametrize("lang", ["en", "fr", "ru"])
def test_a_new_table_needs_no_scrolling(browser: Browser, friendly: House, lang: str) -> None:
    with friends(browser, friendly) as all_:
        anna = all_.page(SIZES[0])
        anna.goto(f"/?lang={lang}")
        anna.locator(".company button").first.click()
        expect(anna.locator("dialog .own-name input")).to_be_focused()
        for size in (SIZES[0], PHONE):
            anna.set_viewport_size(size)  # type: ignore[arg-type]
            anna.wait_for_function(
                IN_SIGHT, arg="dialog :is(.own-name input, .chip:not(details *), summary, [type=submit])"
            )


SIZES = ({"width": 1366, "height": 657}, {"width": 820, "height": 1180}, PHONE, {"width": 360, "height": 640})
IN_SIGHT = script("in_sight")


@pytest.mark.parametrize("lang", ["en-GB", "ar"])
def test_nothing_that_a_player_must_press_is_below_the_fold(browser: Browser, friendly: House, lang: str) -> None:
    with friends(browser, friendly) as all_:
        anna, ben = all_.page(SIZES[0], lang), all_.page(SIZES[0], lang)
        assert anna.request.put("/api/me", data={"name": "Anna", "lang": lang[:2]}).ok
        link = f"/#/table/{make_table(anna, 'gatherings', game='quarante')}"
        anna.goto(link)
        ben.goto(link)
        expect(ben.locator("form.join button")).to_be_visible()
        expect(ben.locator("#own-name")).to_be_focused()
        for size in SIZES:
            ben.set_viewport_size(size)  # type: ignore[arg-type]
            ben.wait_for_function(IN_SIGHT, arg=".place, .terms button, #own-name, form.join button")
        ben.locator("#own-name").fill("Ben")
        ben.locator("form.join button").click()
        expect(anna.locator("[data-place='2'] .holder strong")).to_have_text("Ben")
        expect(ben.locator("form.join")).to_have_count(0)
        for size in SIZES:
            for page in (anna, ben):
                page.set_viewport_size(size)  # type: ignore[arg-type]
            anna.wait_for_function(
                IN_SIGHT,
                arg=".place, .terms :is(select, button), .link :is(input, button), [data-start], .next-step select",
            )
            ben.wait_for_function(IN_SIGHT, arg=".place, .terms button, .link :is(input, button)")
            mine, partner = (
                anna.locator(f"[data-place='{place}']").evaluate("place => place.offsetTop") for place in (0, 2)
            )
            assert mine > partner
            if size["width"] == 1366:
                for page in (anna, ben):
                    page.wait_for_function("() => document.documentElement.scrollHeight <= innerHeight")
                    page.wait_for_function(IN_SIGHT, arg=".qr, .chat form > *, .switch, summary")
            anna.locator("[data-place='1'] .place").click()
            anna.wait_for_function(IN_SIGHT, arg="dialog button")
            close_window(anna)


def test_drawn_seats_are_not_to_be_chosen(browser: Browser, friendly: House) -> None:
    with friends(browser, friendly) as all_:
        anna, link = all_.host("Anna", "quarante", seats="drawn")
        ben = all_.join(link, "Ben", PHONE)
        expect(anna.locator("[data-place='1'] .holder strong")).to_have_text("Ben")
        expect(ben.locator(".place[type=button]")).to_have_count(1)
        anna.get_by_role("button", name="Seat 2: Ben").click()
        expect(anna.get_by_role("dialog").get_by_role("button")).to_have_text(["", "Make Ben the host", "Remove Ben"])
        anna.keyboard.press("Escape")
        ben.get_by_role("button", name="Seat 2: Ben you").click()
        ben.get_by_role("button", name="Stand up").click()
        ben.get_by_role("button", name="Take a seat").click()
        expect(anna.locator("[data-place='1'] .holder strong")).to_have_text("Ben")


def test_who_leaves_before_an_answer_has_come_is_gone(browser: Browser, friendly: House) -> None:
    with friends(browser, friendly) as all_:
        anna = all_.page()
        assert anna.request.put("/api/me", data={"name": "Anna", "lang": "en"}).ok
        table = make_table(anna, "gatherings", game="king")
        anna.goto(f"/#/table/{table}")
        ben, awaited = all_.page(), [False]

        def hold(line: WebSocketRoute) -> None:
            server = line.connect_to_server()
            server.on_message(lambda message: None if awaited[0] else line.send(message))

        ben.route_web_socket(re.compile("/ws/"), hold)
        ben.goto(f"/#/table/{table}")
        ben.locator("#own-name").fill("Ben")
        ben.locator("form.join button").click()
        expect(anna.locator(".places-around")).to_contain_text("Ben")
        ben.get_by_role("button", name="Ben you").click()  # Anna may have been told before Ben
        awaited[0] = True
        ben.get_by_role("button", name="Stand up").click()
        expect(anna.locator(".places-around")).not_to_contain_text("Ben")
        expect(anna.locator(".standing-guests")).to_contain_text("Ben")
        ben.get_by_role("button", name="Leave the table").click()
        expect(anna.locator(".standing-guests")).to_have_count(0)


def test_a_watcher_sees_no_hand_and_nobody_looks_on_where_the_host_forbids_it(browser: Browser, friendly: House) -> None:
    with friends(browser, friendly) as all_:
        zoe = all_.page()
        for watch in ("link", "nobody"):
            anna = all_.page()
            link = f"/#/table/{make_table(anna, 'gatherings', game='jeu-du-roi', watch=watch)}"
            anna.goto(link)
            start_with_bots(anna)
            expect(anna.locator(".hand [data-card]")).to_have_count(13)
            zoe.goto(link)
            if watch == "link":
                expect(zoe.locator(".around .seat")).to_have_count(3)
                expect(zoe.locator(".hand [data-card]")).to_have_count(0)
                expect(zoe.get_by_label("Your message")).to_have_count(0)
            else:
                expect(zoe.get_by_role("alert")).to_contain_text("has no spectators")


def test_players_see_who_watches(browser: Browser, friendly: House) -> None:
    with friends(browser, friendly) as all_:
        anna, zoe = all_.page(), all_.page(PHONE)
        assert zoe.request.put("/api/me", data={"name": "Zoé", "lang": "en"}).ok
        link = f"/#/table/{make_table(anna, 'gatherings', game='king')}"
        anna.goto(link)
        expect(anna.locator(".places-around")).to_be_visible()
        expect(anna.locator(".watched")).to_have_count(0)
        zoe.goto(link)
        expect(anna.locator(".watched")).to_have_text("Somebody has opened the link.")
        hear(anna, "Somebody has opened the link.")
        start_with_bots(anna)
        expect(anna.locator(".bar .watched")).to_have_attribute("title", "Zoé is watching.")
        check(anna, "somebody watches")
        expect(zoe.locator(".around .seat")).to_have_count(3)
        expect(zoe.locator(".watched")).to_have_count(0)
        stranger = all_.page()
        stranger.goto(link)
        expect(anna.locator(".bar .watched")).to_have_attribute("title", "2 people are watching.")
        for page in (stranger, zoe):
            page.goto("about:blank")
        expect(anna.locator(".watched")).to_have_count(0)


def test_the_lobby_remembers_with_whom_one_has_played(browser: Browser, friendly: House) -> None:
    with friends(browser, friendly) as all_:
        anna, ben = all_.page(), all_.page(PHONE)
        for page, name in ((anna, "Anna"), (ben, "Ben")):
            assert page.request.put("/api/me", data={"name": name, "lang": "en"}).ok
        options = {"target": 10}
        link = f"/#/table/{make_table(anna, 'gatherings', game='quarante', options=options, pace='quick')}"
        anna.goto(link)
        ben.goto(link)
        ben.locator("form.join button").click()
        expect(anna.locator("[data-place='2'] .holder strong")).to_have_text("Ben")
        start_with_bots(anna)
        expect(ben.locator(".hand [data-card]")).to_have_count(8)
        play_by_wire([anna, ben], friendly.url, random.Random(6))
        expect(anna.get_by_role("button", name="Play again with Ben")).to_be_visible()
        for page in (anna, ben):
            page.goto("/#/")
        anna.get_by_role("button", name="Play again with Ben").click()
        expect(anna.locator("[data-place='2'] .holder strong")).to_have_text("Ben")
        expect(anna.locator("[data-place='2'] .holder small")).to_contain_text("offline")
        ben.reload()
        ben.get_by_role("link", name="Waiting room").click()
        expect(anna.locator("[data-place='2'] .holder small")).not_to_contain_text("offline")


@pytest.mark.costly
def test_a_personal_link_takes_one_to_another_device_and_is_revoked(
    browser: Browser, friendly: House, tmp_path: Path
) -> None:
    with friends(browser, friendly) as all_:
        anna = all_.page()
        link = f"/#/table/{make_table(anna, 'gatherings', game='king')}"
        assert anna.request.put("/api/me", data={"name": "Anna", "lang": "en"}).ok
        anna.goto(link)
        anna.get_by_role("button", name="Settings", exact=True).click()
        anna.get_by_role("button", name="Create link").click()
        personal = anna.get_by_label("Another device").input_value()
        check(anna, "settings with a link")
        other = all_.page(PHONE)
        other.goto(personal)
        check(other, "become")
        other.get_by_role("button", name="Continue here").click()
        expect(other.locator(".continue a")).to_have_count(1)
        assert "become" not in other.url
        other.goto(link)
        expect(other.get_by_role("heading", name="Seats")).to_be_visible()
        expect(other.locator("form.join")).to_have_count(0)
        anna.get_by_role("button", name="Revoke all links").click()
        expect(anna.get_by_text("All your links are revoked.")).to_be_visible()
        third = all_.page()
        third.goto(personal)
        third.get_by_role("button", name="Continue here").click()
        expect(third.get_by_role("alert")).to_contain_text("expired or was revoked")
        with anna.expect_download() as held:
            anna.get_by_role("link", name="Download data").click()
        assert '"name":"Anna"' in Path(held.value.path()).read_text(encoding="utf-8")
        anna.get_by_role("button", name="Delete me").click()
        anna.get_by_role("button", name="Delete everything about me").click()
        expect(anna.locator(".poster .primary:enabled")).to_have_count(5)
        expect(anna.locator(".continue")).to_have_count(0)
        assert anna.request.get("/api/me").json()["name"] != "Anna"


@pytest.mark.costly
def test_a_new_table_in_french_has_no_english_word(browser: Browser, friendly: House) -> None:
    with friends(browser, friendly) as all_:
        page = all_.page(locale="fr-FR")
        page.goto("/")
        page.get_by_role("button", name="Jouer entre amis").click()
        check(page, "new table")
        page.locator("dialog .own-name input").fill("Zoé")
        page.get_by_role("button", name="Ouvrir la table").click()
        expect(page.get_by_role("heading", name="Places")).to_be_visible()
        expect(page.locator(".invite [role=note]")).to_be_visible()
        expect(page.locator(".qr")).to_have_count(0)  # only this machine could follow it
        check(page, "gathering in French")
