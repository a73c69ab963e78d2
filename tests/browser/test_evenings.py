"""Evenings in browsers: a director, a screen for the room and players, in rounds of one deal, until all lies on paper."""

import csv
import random
import re
from collections.abc import Sequence
from itertools import groupby
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from browser.conftest import PHONE, Friends, House
from browser.hands import play_by_wire
from browser.test_axe import check

WALL, LAPTOP, NARROW = {"width": 1920, "height": 1080}, {"width": 1366, "height": 657}, {"width": 360, "height": 640}
NAMES = ("Anna", "Benoît", "Chloé", "Dan", "Élise")
IN_VIEW = """() => ['Width', 'Height'].every(way => document.documentElement['scroll' + way] <= window['inner' + way])
    && [...document.querySelectorAll('.wall li')].every(row => row.getBoundingClientRect().bottom <= innerHeight)
    && [...document.querySelectorAll('.wall bdi')].every(name => name.scrollWidth <= name.clientWidth)"""
"""Nothing has to be scrolled to, and every name is whole."""
LETTERS = "lists => lists.map(list => parseFloat(list.style.fontSize))"
NO_WIDER = "() => document.documentElement.scrollWidth <= innerWidth"


def make_evening(director: Page, game: str, rounds: int, **chosen: str) -> str:
    director.goto("/")
    director.get_by_role("link", name="Evenings and clubs").click()
    form = director.locator("form.make-evening")
    form.get_by_text("More settings").click()
    for field, value in {"game": game, **chosen}.items():
        form.locator(f"label:has(input[name={field}][value='{value}'])").click()
    form.get_by_label("Name of the evening").fill("Club night")
    form.get_by_label("Number of rounds").fill(str(rounds))
    form.get_by_label("Deals per round").fill("1")
    check(director, "a new evening")
    form.get_by_role("button", name="Create evening").click()
    link = director.get_by_label("Link for players").input_value()
    assert director.url.endswith("/lead"), "the director's token does not stay in the address"
    return link


def join(page: Page, link: str, name: str) -> None:
    page.goto(link)
    page.get_by_label(re.compile("Your name|Votre nom")).fill(name)
    page.keyboard.press("Enter")
    expect(page.locator(".my-seat")).to_be_visible()


def play_round(pages: Sequence[Page], url: str, dice: random.Random) -> None:
    for page in pages:
        page.locator(".my-seat a.primary").press("Enter")
        expect(page.locator(".hand [data-card]").first).to_be_visible()
        expect(page.get_by_role("button", name=re.compile("Host tools|Outils de l'hôte"))).to_have_count(0)
    for _, those in groupby(sorted(pages, key=lambda page: page.url), key=lambda page: page.url):
        play_by_wire(list(those), url, dice)
    for page in pages:
        page.get_by_role("link", name=re.compile("Back to the evening|Retour à la soirée")).click()


@pytest.mark.costly
@pytest.mark.long
def test_an_evening_from_the_lobby_to_paper(players: Friends, server: House, tmp_path: Path) -> None:
    director, wall = players.page(PHONE), players.page(WALL)
    link = make_evening(director, "400", 2, fill="beginner")
    sizes = ((PHONE, "en-GB"), (NARROW, "fr-FR"), (PHONE, "en-GB"), (LAPTOP, "en-GB"))
    people = [players.page(size, locale) for size, locale in sizes]
    for page, name in zip(people, NAMES, strict=False):
        join(page, link, name)
    anna, benoit, _, dan = people
    expect(anna.get_by_role("heading", level=1)).to_have_text("Club night")
    wall.goto(f"{link.replace('/evenings/', '/#/evenings/')}/wall")
    expect(wall.locator(".wall-people li")).to_have_text(["Anna", "Benoît", "Chloé", "Dan"])
    expect(director.get_by_role("region", name="People")).to_contain_text("4 people are here.")

    director.get_by_role("button", name="Start round 1").press("Enter")
    expect(wall.locator(".wall-tables > li")).to_have_count(1)
    expect(benoit.locator(".my-seat")).to_contain_text("Vous jouez à la table 1")
    expect(anna.locator(".my-seat [role=status]")).to_contain_text("Opponents")
    check(benoit, "a seat")
    for stops in (True, False):
        director.get_by_role("button", name="Start clock: 5 minutes").click()
        expect(wall.get_by_role("timer")).to_have_text(re.compile(r"^(5:00|4:\d\d)$"))
        if stops:
            director.get_by_role("button", name="Stop clock").click()
            expect(wall.get_by_role("timer")).to_have_count(0)
    play_round(people, server.url, random.Random(41))
    expect(wall.locator(".wall-places li:not(.head)")).to_have_count(4)
    expect(director.locator(".lead-head > .lead-bar > [role=status]")).to_have_text("Round 1 of 2 is over.")

    correct_the_result(director, wall)
    late, other = players.page(NARROW), players.page(PHONE)
    join(late, link, "Élise")
    leave_and_take_along(dan, anna, other)
    play_without_a_table(director, late)
    end(director, wall, anna)
    check_paper(director, link, tmp_path)


def correct_the_result(director: Page, wall: Page) -> None:
    """The director corrects a score; everybody counts it at once, and the reason is read."""
    director.get_by_role("button", name="Correct result").click()
    dialog = director.get_by_role("dialog", name="Round 1, table 1")
    scores = dialog.get_by_role("spinbutton")
    expect(scores).to_have_count(4)
    for score, box in zip((3, 9, 4, 9), scores.all(), strict=True):
        box.fill(str(score))
    check(director, "a correction")
    dialog.get_by_role("button", name="Save result").click()
    expect(dialog).to_be_visible()  # a reason is missing
    dialog.get_by_label("Reason, shown to everybody").fill("two cards were dropped")
    insist(dialog)
    expect(dialog).to_have_count(0)
    expect(director.locator(".evening-tables .state")).to_have_text("Result corrected: two cards were dropped")
    expect(wall.locator(".wall-tables .won .score")).to_have_text("18")
    wall.wait_for_function(IN_VIEW)
    check(wall, "the wall after a round")
    check(director, "a director after a round")


def insist(dialog: Locator) -> None:
    """Save a result that the rules do not allow."""
    dialog.get_by_role("button", name="Save result").click()
    dialog.get_by_role("switch", name=re.compile("^Enter it all the same")).click()
    dialog.get_by_role("button", name="Save result").click()


def leave_and_take_along(dan: Page, anna: Page, other: Page) -> None:
    """One leaves the evening; another goes on with a second phone, at the same place."""
    for name in ("Leave evening", "Play no more rounds"):
        dan.get_by_role("button", name=name).click()
    expect(dan.get_by_role("button", name="Come back")).to_be_visible()
    anna.get_by_text("Another phone").click()
    anna.get_by_role("button", name="Show code").click()
    personal = anna.get_by_role("textbox", name="Another device")
    expect(personal).to_have_value(re.compile("become"))
    other.goto(personal.input_value())
    other.get_by_role("button", name="Continue here").click()
    expect(other.locator(".standings .mine")).to_contain_text("Anna")


def play_without_a_table(director: Page, late: Page) -> None:
    """The late comer has a seat in the next round, which goes on without its table, and its result is given by hand."""
    director.get_by_role("button", name="Start round 2").click()
    expect(late.locator(".my-seat h2")).to_have_text("You sit at table 1")
    late.wait_for_function(NO_WIDER)
    director.locator(".go-on summary").press("Enter")
    director.locator(".go-on").get_by_label("Reason, shown to everybody").fill("the light went out")
    go_on = director.get_by_role("button", name="Close table without a result")
    expect(go_on).to_be_enabled()
    go_on.press("Enter")
    expect(late.locator(".evening-tables").first).to_contain_text(
        "The round went on without this table: the light went out"
    )
    director.get_by_role("button", name="Enter result Round 2, table 1").click()
    dialog = director.get_by_role("dialog")
    scores = dialog.get_by_role("spinbutton")
    expect(scores).to_have_count(4)
    for box in scores.all():
        box.fill("2")
    dialog.get_by_label("Reason, shown to everybody").fill("played by candle light")
    insist(dialog)
    expect(late.locator(".standings tbody tr")).to_have_count(5)
    director.wait_for_function(NO_WIDER)


def end(director: Page, wall: Page, anna: Page) -> None:
    expect(anna.locator(".my-seat")).to_contain_text("That was the last round.")
    for name in ("End evening", "End evening for good"):
        director.get_by_role("button", name=name).click()
    expect(director.locator(".lead-head > .lead-bar > [role=status]")).to_have_text("The evening is over.")
    expect(anna.get_by_text("The evening is over.")).to_be_visible()
    expect(anna.locator(".my-seat h2")).to_contain_text("Your place: ")
    for page in (director, wall, anna):
        expect(page.locator(".first-place")).to_contain_text("First place: ")
    expect(director.get_by_role("button", name="Invite players")).to_have_count(0)
    anna.get_by_text("Seal of the draw").click()
    expect(anna.locator("code.seal")).to_have_count(2)
    check(anna, "a player after the evening")


def check_paper(director: Page, link: str, folder: Path) -> None:
    """What is printed leaves the buttons out; the results are a file for a spreadsheet."""
    director.goto(f"{link.replace('/evenings/', '/#/evenings/')}/paper")
    director.get_by_label("A score sheet for each table").check()
    check(director, "paper")
    with director.expect_download() as saved:
        director.get_by_role("button", name="Save results (CSV)").click()
    saved.value.save_as(folder / "results.csv")
    with (folder / "results.csv").open(encoding="utf-8-sig", newline="") as file:
        rows = list(csv.DictReader(file))
    assert [row["round"] for row in rows] == ["1"] * 4 + ["2"] * 4
    assert {row["player"] for row in rows} == set(NAMES[:5])
    assert rows[4]["remark"] == "played by candle light"
    director.emulate_media(media="print")
    expect(director.get_by_role("button", name="Print")).to_be_hidden()
    expect(director.locator("nav")).to_be_hidden()
    expect(director.locator(".score-sheet tbody tr")).to_have_count(1)
    assert director.pdf().startswith(b"%PDF")


@pytest.mark.costly
def test_a_team_of_four_plays_and_its_travellers_are_printed(players: Friends, server: House) -> None:
    director, wall = players.page(PHONE), players.page(WALL)
    link = make_evening(director, "400", 2, kind="teams", fill="beginner")
    people = [players.page(size) for size in (PHONE, NARROW, PHONE, LAPTOP)]
    for page, name in zip(people, NAMES, strict=False):
        join(page, link, name)
    region = director.get_by_role("region", name="People")
    expect(region).to_contain_text("4 people are here.")
    for number, name in enumerate(NAMES[:4], 1):
        region.get_by_label(f"Member {number}").select_option(label=name)
    check(director, "a team")
    region.get_by_role("button", name="Make a team").click()
    expect(region.locator("li small")).to_have_text(["Team Anna"] * 4)
    wall.goto(f"{link.replace('/evenings/', '/#/evenings/')}/wall")
    director.get_by_role("button", name="Start round 1").click()
    expect(wall.locator(".wall-tables > li")).to_have_count(2)
    expect(people[0].locator(".my-seat [role=status]")).to_contain_text("PartnerBenoît")
    expect(director.locator(".evening-tables .state").first).to_have_text("Deal 1 of 1")
    play_round(people, server.url, random.Random(4))
    expect(wall.locator(".wall-places bdi")).to_have_text(["Team Anna"])
    wall.wait_for_function(IN_VIEW)
    expect(director.locator(".standings thead")).to_contain_text("Deals won")
    director.wait_for_function(NO_WIDER)
    for page, name in ((director, "director"), (wall, "wall"), (people[1], "player")):
        check(page, f"teams: {name}")
    director.goto(f"{link.replace('/evenings/', '/#/evenings/')}/paper")
    director.get_by_label("Travellers: all results of each deal").check()
    expect(director.locator(".traveller .score-sheet tbody tr")).to_have_count(2)
    check(director, "travellers")
    director.emulate_media(media="print")
    assert director.pdf().startswith(b"%PDF")


CURIOUS = ("bid", "slam", "points", "slam", "same")


def full_evening(people: int) -> dict[str, Any]:
    """What is told of a round that all these people have played, with its standings, and the longest names."""
    numbers = range(1, people + 1)
    result = {"scores": [4, -4, 4, -4], "winners": [0, 2], "deals": []}
    table = {
        "bot_names": [""] * 4, "result": result, "bots": [], "abandoned": "", "corrected": "", "deal": 0, "quiet": 0,
        "waits": [], "table": "",
    }  # fmt: skip
    tables = [{"seats": list(numbers[at : at + 4]), **table} for at in range(0, people, 4)]
    place = {
        "first": 1, "last": people, "rounds": 1, "share": 0.5, "low": None, "high": None, "points": 2, "few": False,
        "stage": 0,
    }  # fmt: skip
    entrants = [
        {"number": n, "name": f"Maximilienne-Apolline {n:02}", "partner": None, "team": [], "here": True} for n in numbers
    ]
    plan = {"evening": "full", "kind": "partners", "game": "400", "preset": "classic", "options": {}, "planned": 9}
    more = {
        "minutes": 25, "fill": "", "same_boards": False, "sums": [], "pace": "calm", "commitment": "0" * 64,
        "secret": None,
    }  # fmt: skip
    return (
        plan
        | more
        | {
            "version": 9,
            "entrants": entrants,
            "rounds": [{"tables": tables, "idle": [], "ends": 1000.0, "over": False, "swaps": [], "substitutes": []}],
            "standings": [{"entrants": [n], "place": n, **place} for n in numbers],
            "minimum": 1,
            "ended": False,
            "now": 0.0,
            "me": None,
        }
    )


@pytest.mark.costly
@pytest.mark.parametrize(
    ("people", "rounds", "over"), [(8, 1, False), (8, 1, True), (40, 1, False), (40, 1, True), (40, 0, False)]
)
def test_the_wall_never_scrolls(players: Friends, people: int, rounds: int, over: bool) -> None:
    evening = full_evening(people)
    evening["rounds"][0]["over"] = over
    lines = (2 if people > 20 else 4) if over else 0
    curious = [{"kind": kind, "round": 0, "deal": 9, "tables": [1], "people": [1, 3], "number": 13} for kind in CURIOUS]
    if not rounds:
        evening |= {"rounds": [], "standings": []}
    wall = players.page(WALL)
    wall.route("**/api/evenings/full", lambda route: route.fulfill(json=evening))
    wall.route("**/api/evenings/full/curiosities", lambda route: route.fulfill(json=curious))
    for size in (WALL, LAPTOP):
        wall.set_viewport_size(size)  # type: ignore[arg-type]
        wall.goto("/#/evenings/full/wall")
        expect(wall.locator(".wall-places li:not(.head)" if rounds else ".wall-people li")).to_have_count(people)
        expect(wall.locator(".curious li")).to_have_count(lines)
        wall.wait_for_function(IN_VIEW)
        seats, places = (wall.locator(part).evaluate_all(LETTERS) for part in (".wall-tables", ".wall-places"))
        assert (seats < places) == over, "what matters now is larger"
    check(wall, f"a wall of {people} people in {rounds} rounds")
    wall.set_viewport_size(NARROW)  # type: ignore[arg-type]
    wall.wait_for_function(NO_WIDER)


def test_a_page_waits_for_an_answer_before_it_asks_again(players: Friends) -> None:
    """Looks that pile up on a slow line would take all its connections, and a director's press would wait for them."""
    page, waiting = players.page(PHONE), list[Route]()

    def hold(route: Route) -> None:
        waiting.append(route)

    page.route("**/api/evenings/full", hold)
    page.clock.install()
    page.goto("/#/evenings/full")
    while not waiting:
        page.wait_for_timeout(20)
    page.clock.run_for(30_000)
    assert len(waiting) == 1
    waiting[0].fulfill(json=full_evening(8))
    expect(page.locator(".standings tbody tr")).to_have_count(8)
    page.clock.run_for(3_000)
    while len(waiting) < 2:
        page.wait_for_timeout(20)
    waiting[1].fulfill(json=full_evening(4))


def test_a_second_director_takes_over_in_the_middle_of_a_sheet(players: Friends) -> None:
    """What the first has typed stays in their window, which shows that somebody else has saved the sheet."""
    first, second = players.page(LAPTOP), players.page(PHONE)
    first.goto("/#/evenings/demo")
    first.get_by_role("button", name="Invite players").click()
    first.get_by_text("Lead from another phone").click()
    link = first.get_by_label("Link for the director").input_value()
    first.keyboard.press("Escape")
    second.goto(link)
    for page in (first, second):
        sheet = page.get_by_role("button", name="Enter score sheet")
        expect(sheet, "the table that is late comes first").to_be_in_viewport(ratio=1)
        expect(sheet).to_have_class(re.compile("primary"))
        expect(page.locator(".late-mark")).to_have_text("Late")
        expect(page.locator("main button").last).to_have_text("Delete demonstration")
        sheet.click()
        boxes = page.get_by_role("dialog").get_by_role("spinbutton")
        expect(boxes.first).to_be_focused()
        for box, score in zip(boxes.all(), ("35", "-15", "-10", "-10"), strict=True):
            box.fill(score if page is second else "7")
    second.get_by_role("dialog").get_by_role("button", name="Save result").click()
    expect(first.get_by_role("alert").first).to_contain_text("35 / −15 / −10 / −10")
    expect(first.get_by_role("dialog").get_by_role("spinbutton").first).to_have_value("7")
    expect(first.get_by_label("Reason, shown to everybody")).to_be_visible()
