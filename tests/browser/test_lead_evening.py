"""The director's page in a browser: seats swapped, a cut, a league whose slow player a bot stands in for, seating cards."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import PHONE, Friends
from browser.test_axe import check
from browser.test_club import ask
from browser.test_evenings import NARROW, NO_WIDER, join
from fourkings.server.http import evening_service

PEOPLE = ("Anna", "Benoît", "Chloé", "Dan", "Élise", "Farid", "Gül", "Hugo")
SHEET = [120, -45, 30, -105]


def look(page: Page, where: str, folder: Path) -> None:
    page.wait_for_function(NO_WIDER)
    check(page, where)
    page.screenshot(path=folder / f"{where}.png", full_page=True)


def choose_two(page: Page, first: str, second: str) -> None:
    page.get_by_label("First player").select_option(label=first)
    page.get_by_label("Second player").select_option(label=second)


@pytest.mark.costly
@pytest.mark.long
def test_a_director_swaps_seats_and_makes_a_cut(players: Friends, tmp_path: Path) -> None:
    page = players.page(PHONE)
    page.goto("/")
    announced = ask(page, "POST", "", kind="alone", game="king", rounds=2, paper=True, fill="")
    evening, director = announced["evening"], announced["director"]
    for name in PEOPLE:
        ask(page, "POST", f"/{evening}/entrants", director=director, name=name)
    page.goto(f"/#/evenings/{evening}/lead/{director}")
    page.locator("summary", has_text="Seats of round 1, before it starts").press("Enter")
    expect(page.locator(".next-seats .evening-tables > li")).to_have_count(2)
    choose_two(page, "Anna", "Benoît")
    swap = page.get_by_role("button", name="Swap seats")
    look(page, "the seats of the next round", tmp_path)
    swap.press("Enter")
    expect(page.locator(".next-seats .idle")).to_have_text("Anna and Benoît have swapped seats.")

    page.get_by_role("button", name="Start round 1").click()
    swapped = page.get_by_role("region", name="Round 1").locator(".idle")
    expect(swapped).to_have_text("Anna and Benoît have swapped seats.")
    page.locator("summary", has_text="Swap seats").press("Enter")
    choose_two(page, "Gül", "Hugo")
    page.get_by_role("region", name="Round 1").locator("form.pairing").get_by_label("Reason").fill("the wheelchair")
    swap.press("Enter")
    expect(swapped.last).to_have_text("Gül and Hugo have swapped seats: the wheelchair")
    look(page, "seats swapped in a round", tmp_path)

    for table in range(2):
        ask(page, "POST", f"/{evening}/tables/{table}/sheet", director=director, scores=SHEET)
    expect(page.locator("main > [role=status]")).to_have_text("Round 1 of 2 is over.")
    page.locator("summary", has_text="Cut to the top").press("Enter")
    page.get_by_label("Places that stay").fill("4")
    page.get_by_role("button", name="Make the cut").press("Enter")
    sure = page.get_by_role("button", name="Go on with the best")
    look(page, "a cut", tmp_path)
    sure.press("Enter")
    expect(page.locator(".entrants .past", has_text="out after the cut")).to_have_count(4)
    page.get_by_role("button", name="Start round 2").click()
    expect(page.get_by_role("region", name="Round 2").locator(".evening-tables > li")).to_have_count(1)

    page.goto(f"/#/evenings/{evening}/paper")
    page.get_by_label("A seating card for each player").check()
    expect(page.locator(".seat-cards li")).to_have_count(4)
    expect(page.locator(".seat-cards b").first).to_have_text("Table 1")
    look(page, "seating cards", tmp_path)
    page.emulate_media(media="print")
    assert page.pdf().startswith(b"%PDF")


@pytest.mark.costly
@pytest.mark.long
def test_a_league_is_made_and_a_bot_plays_for_who_does_not_come(
    players: Friends, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    page, anna = players.page(PHONE), players.page(NARROW)
    page.goto("/#/evenings")
    form = page.locator("form.make-evening")
    form.locator("label:has(input[name=game][value='400'])").click()
    form.locator("label:has(input[name=time][value=days])").click()
    form.locator("label:has(input[name=length][value=minutes])").click()
    form.get_by_label("Number of rounds").fill("3")
    form.get_by_label("Days per round").fill("7")
    look(page, "a new league", tmp_path)
    form.get_by_role("button", name="Create evening").click()
    join(anna, page.get_by_label("Link for players").input_value(), "Anna")
    expect(page.get_by_role("region", name="People")).to_contain_text("Anna")
    page.get_by_role("button", name="Start round 1").click()
    expect(page.get_by_role("timer")).to_have_text("6 days")  # and some hours
    page.get_by_role("button", name="Add a day").press("Enter")
    expect(page.get_by_role("timer")).to_have_text("7 days")

    monkeypatch.setattr(evening_service, "SLOW", 0)
    expect(page.get_by_text("Waiting for Anna")).to_be_visible()
    page.get_by_role("button", name="Bot for Anna").press("Enter")
    sure = page.get_by_role("button", name="Let a bot play for Anna")
    look(page, "a slow table", tmp_path)
    sure.press("Enter")
    expect(page.get_by_text("Waiting for Anna")).to_have_count(0)
    anna.get_by_role("link", name="Go to table").click()
    expect(anna.get_by_role("button", name="I'm back")).to_be_visible()
