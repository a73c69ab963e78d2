"""Clubs, and what the director of an evening decides."""

import re

import pytest
from playwright.sync_api import Page, expect

from browser import script
from browser.conftest import DESK, PHONE, Friends
from browser.test_axe import check
from browser.test_evenings import NARROW, NO_WIDER, join
from fourkings.server.http import evening_service

PEOPLE = ("Anna", "Benoît", "ليلى", "Wilhelmina-Katharina")
SHEETS = ([5, 5, 5, -15], [-15, 5, 5, 5])


def ask(page: Page, method: str, path: str, **body: object) -> dict[str, str]:
    answer = page.request.fetch(f"/api/evenings{path}", method=method, data=body)
    assert answer.ok, answer.text()
    view: dict[str, str] = answer.json()
    return view


def evening_that_is_over(page: Page) -> tuple[str, str]:
    """An evening of King with real cards in two rounds, made by the page's person; its id and its director's token."""
    order = {"kind": "alone", "game": "king", "rounds": 2, "paper": True, "fill": ""}
    created = ask(page, "POST", "", **order)
    evening, director = created["evening"], created["director"]
    for name in PEOPLE:
        ask(page, "POST", f"/{evening}/entrants", director=director, name=name)
    for scores in SHEETS:
        ask(page, "POST", f"/{evening}/rounds", director=director)
        ask(page, "POST", f"/{evening}/tables/0/sheet", director=director, scores=scores)
    ask(page, "POST", f"/{evening}/end", director=director)
    return evening, director


def found_a_club(host: Page) -> tuple[str, str]:
    """A club by the page of evenings; the link for everybody, and that for its keeper."""
    host.goto("/#/evenings")
    host.get_by_text("New club").click()
    host.get_by_label("Name of the club").fill("Thursday")
    check(host, "a new club")
    host.get_by_role("button", name="Create club").click()
    expect(host.get_by_role("heading", level=1)).to_have_text("Thursday")
    expect(host.get_by_text("The club has no evening yet.")).to_be_visible()
    host.get_by_text("Keep the club from another device").click()
    links = [host.get_by_label(label, exact=True) for label in ("Link to the club", "Link for the keeper")]
    expect(links[1]).to_have_value(re.compile("/keep/"))
    return links[0].input_value(), links[1].input_value()


@pytest.mark.costly
@pytest.mark.long
def test_a_club_is_kept_and_seen(players: Friends) -> None:
    host, guest, other = players.page(PHONE), players.page(NARROW, "fr-FR"), players.page(DESK)
    link, kept = found_a_club(host)
    evening, director = evening_that_is_over(host)
    host.goto(f"/#/evenings/{evening}/lead/{director}")
    expect(host.get_by_role("heading", level=1)).to_have_text("Evening of King: director")
    host.goto(link)
    host.get_by_role("button", name="Add to club Evening of King").click()
    expect(host.locator("[aria-labelledby=evenings] li")).to_have_count(1)
    expect(host.locator("[aria-labelledby=add] li")).to_have_count(0)
    expect(host.locator(".standings tbody tr")).to_have_count(len(PEOPLE))
    look(host, "a club's keeper")

    guest.goto(link)
    expect(guest.locator(".standings tbody tr")).to_have_count(len(PEOPLE))
    expect(guest.locator("[aria-labelledby=keep], [aria-labelledby=add], button:has-text('Retirer')")).to_have_count(0)
    look(guest, "a club in French")
    guest.locator("[aria-labelledby=evenings] a").click()
    expect(guest.get_by_text("La soirée est finie.")).to_be_visible()

    other.goto(kept)
    expect(other.get_by_role("heading", level=1)).to_have_text("Thursday")
    assert "keep" not in other.url, "the keeper's token does not stay in the address"
    look(other, "a club on a desk")
    change(other)
    guest.goto(link)
    expect(guest.get_by_text("Ce club n'existe pas. Vérifiez le lien.")).to_be_visible()


BROKEN = script("broken")
"""The words of names in standings that are broken."""


def look(page: Page, where: str) -> None:
    page.wait_for_function(NO_WIDER)
    assert page.evaluate(BROKEN) == []
    check(page, where)


def change(page: Page) -> None:
    page.get_by_text("Rename club").click()
    page.get_by_label("Name of the club").fill("Friday")
    page.get_by_role("button", name="Save name").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Friday")
    page.get_by_role("button", name="Remove evening of").click()
    page.get_by_role("button", name="Remove from club").click()
    expect(page.locator("[aria-labelledby=evenings] li")).to_have_count(0)
    expect(page.get_by_text("The standings appear when the first evening is over.")).to_be_visible()
    page.get_by_role("button", name="Delete club").click()
    page.get_by_role("button", name="Delete club for good").click()
    expect(page.get_by_role("heading", level=2, name="New evening")).to_be_visible()
    expect(page.locator("[aria-labelledby=clubs] li")).to_have_count(0)


NAMES = ("Anna", "Benoît", "Chloé", "Dan", "Élise", "Farid", "Gül", "Hugo")
SHEET = [120, -45, 30, -105]


def choose_two(page: Page, first: str, second: str) -> None:
    page.get_by_label("First player").select_option(label=first)
    page.get_by_label("Second player").select_option(label=second)


@pytest.mark.costly
@pytest.mark.long
def test_a_director_swaps_seats_and_makes_a_cut(players: Friends) -> None:
    page = players.page(PHONE)
    page.goto("/")
    announced = ask(page, "POST", "", kind="alone", game="king", rounds=2, paper=True, fill="")
    evening, director = announced["evening"], announced["director"]
    for name in NAMES:
        ask(page, "POST", f"/{evening}/entrants", director=director, name=name)
    page.goto(f"/#/evenings/{evening}/lead/{director}")
    page.locator("summary", has_text="Seats of round 1, before it starts").press("Enter")
    expect(page.locator(".next-seats .evening-tables > li")).to_have_count(2)
    choose_two(page, "Anna", "Benoît")
    swap = page.get_by_role("button", name="Swap seats")
    look(page, "the seats of the next round")
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
    look(page, "seats swapped in a round")

    for table in range(2):
        ask(page, "POST", f"/{evening}/tables/{table}/sheet", director=director, scores=SHEET)
    expect(page.locator(".lead-head > .lead-bar > [role=status]")).to_have_text("Round 1 of 2 is over.")
    page.locator("summary", has_text="Final for the best").press("Enter")
    page.get_by_label("Places in the final").fill("4")
    page.get_by_role("button", name="Start the final").press("Enter")
    sure = page.get_by_role("button", name="Go on with the best")
    look(page, "a cut")
    expect(sure, "the second press of a double one has passed").to_be_enabled()
    sure.press("Enter")
    expect(page.locator(".entrants .past", has_text="out after the cut")).to_have_count(4)
    page.get_by_role("button", name="Start round 2").click()
    expect(page.get_by_role("region", name="Round 2").locator(".evening-tables > li")).to_have_count(1)

    page.goto(f"/#/evenings/{evening}/paper")
    page.get_by_label("A seating card for each player").check()
    expect(page.locator(".seat-cards li")).to_have_count(4)
    expect(page.locator(".seat-cards b").first).to_have_text("Table 1")
    look(page, "seating cards")
    page.emulate_media(media="print")
    assert page.pdf().startswith(b"%PDF")


@pytest.mark.costly
@pytest.mark.long
def test_a_league_is_made_and_a_bot_plays_for_who_does_not_come(players: Friends, monkeypatch: pytest.MonkeyPatch) -> None:
    page, anna = players.page(PHONE), players.page(NARROW)
    page.goto("/#/evenings")
    form = page.locator("form.make-evening")
    form.locator("label:has(input[name=game][value='400'])").click()
    form.get_by_text("More settings").click()
    form.locator("label:has(input[name=time][value=days])").click()
    form.locator("label:has(input[name=length][value=minutes])").click()
    form.get_by_label("Number of rounds").fill("3")
    form.get_by_label("Days per round").fill("7")
    look(page, "a new league")
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
    look(page, "a slow table")
    expect(sure).to_be_enabled()
    sure.press("Enter")
    expect(page.get_by_text("Waiting for Anna")).to_have_count(0)
    anna.get_by_role("link", name="Go to table").click()
    expect(anna.get_by_role("button", name="I'm back")).to_be_visible()
