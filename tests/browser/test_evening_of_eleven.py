"""Whole evenings in browsers: eleven players, a director and a screen on the wall; and two teams of four people."""

import random
import time
from collections import Counter
from collections.abc import Sequence
from itertools import combinations, groupby
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import PHONE, Friends
from browser.hands import WHAT_NOW, wait_past
from browser.test_axe import check
from browser.test_evenings import IN_VIEW, NO_WIDER, WALL, make_evening

ROUNDS: Final = 3
SECONDS: Final = 900
"""The longest that a round may take on a machine that does much else."""
GUESTS: Final = (
    ("Anna", (390, 844), "en-GB"),
    ("Benoît", (360, 640), "fr-FR"),
    ("ليلى", (390, 844), "ar-LB"),
    ("Dan", (320, 568), "en-GB"),
    ("Élise", (412, 915), "fr-FR"),
    ("Wilhelmina-Katharina", (360, 640), "en-GB"),
    ("Gaston", (740, 360), "fr-FR"),
    ("Hugo", (375, 667), "en-GB"),
    ("Inès", (430, 932), "fr-FR"),
    ("عمر", (360, 740), "ar-LB"),
    ("Konstantinopolitanis", (320, 568), "en-GB"),
)
"""Names, sizes of phones, and languages."""
NOW: Final = f"version => document.querySelector('.result.end') ? ['end'] : ({WHAT_NOW})(version)"
"""At the end of a match of an evening nobody is asked for another one: it leads back."""
PAUSE: Final = 50
"""Milliseconds until all are looked at again where nobody is asked."""
ROUNDS_PLAYED: Final = ".standings tbody td:nth-child(5)"
"""How many rounds each person of the standings has played; phones hide it, as what there is no room for."""


class Screens:
    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def show(self, page: Page, name: str) -> None:
        page.emulate_media(color_scheme="light", reduced_motion="reduce")
        page.screenshot(path=self._folder / f"{name}.png", full_page=True)


def evening_of(page: Page, link: str) -> dict[str, Any]:
    evening: dict[str, Any] = page.request.get(f"/api/evenings/{link.rpartition('/')[2]}").json()
    return evening


def join(page: Page, link: str, name: str) -> None:
    page.goto(link)
    page.locator(".join input").fill(name)
    page.locator(".join button").click()
    expect(page.locator(".my-seat")).to_be_visible()
    page.wait_for_function(NO_WIDER)


def sit_down(page: Page) -> None:
    """The seat shows one link, to a table that is played; it leads to the cards."""
    page.wait_for_function(NO_WIDER)
    page.locator(".my-seat a.primary").press("Enter")
    expect(page.locator(".hand [data-card]").first).to_be_visible()


def play_by_touch(pages: Sequence[Page], dice: random.Random) -> None:
    """All play on at their tables, whoever is asked, each on their own page, until every match is over."""
    versions, until = dict.fromkeys(pages, 0), time.monotonic() + SECONDS
    first = {page.url: page for page in reversed(pages)}
    while versions:
        assert time.monotonic() < until, [page.inner_text("body") for page in versions]
        asked = [(page, now) for page in versions if (now := page.evaluate(NOW, versions[page]))]
        if not asked:
            pages[0].wait_for_timeout(PAUSE)
        for page, now in asked:
            if now[0] == "end":
                del versions[page]
            elif now[0] == "deal":
                if page is first[page.url]:
                    page.locator("[data-next]").click()
                    wait_past(page, now[1])
            elif now[0] == "word":
                versions[page] = now[1]
                page.locator(f'.talk [data-action="{dice.choice(now[2][:3])}"]').click()
            else:
                versions[page] = now[1]
                page.locator(".hand [data-card]").nth(dice.choice(now[2])).click(position={"x": 8, "y": 30})


def come_back(page: Page) -> None:
    """From the end of the match to the evening, where no link leads to the table that has ended."""
    page.locator(".result.end a[href*='evenings/']").click()
    expect(page.locator(".my-seat")).to_be_visible()
    expect(page.locator(".my-seat a.primary")).to_have_count(0)
    page.wait_for_function(NO_WIDER)


@pytest.mark.heavy
def test_eleven_players_a_director_and_a_wall_play_a_whole_evening(players: Friends, tmp_path: Path) -> None:
    dice, screens = random.Random(11), Screens(tmp_path)
    director, wall = players.page(PHONE), players.page(WALL)
    link = make_evening(director, "400", ROUNDS, fill="beginner")
    wall.goto(f"{link.replace('/evenings/', '/#/evenings/')}/wall")
    names = [name for name, _, _ in GUESTS]
    pages = [players.page({"width": width, "height": height}, locale) for _, (width, height), locale in GUESTS]
    for page, name in zip(pages, names, strict=True):
        join(page, link, name)
    expect(wall.locator(".wall-people li")).to_have_text(names)
    look(director, wall, screens, "0")

    for number in range(1, ROUNDS + 1):
        start(director, wall, number)
        look(director, wall, screens, f"{number}a")
        for page, name in zip(pages, names, strict=True):
            expect(page.locator(".my-seat a.primary")).to_be_visible()
            check(page, f"{name}'s seat in round {number}")
            screens.show(page, f"{number}a-{names.index(name)}-seat")
            sit_down(page)
        assert len({page.url for page in pages}) == 3
        for place, page in enumerate(pages if number == 1 else ()):
            screens.show(page, f"{number}b-{place}-table")
        play_by_touch(pages, dice)
        screens.show(pages[number], f"{number}c-{number}-end")
        for page in pages:
            come_back(page)
        say = f"Round {number} of {ROUNDS} is over."
        expect(director.locator("main > .lead-bar > [role=status]")).to_have_text(say)
        expect(wall.locator("header div p")).to_have_text(say)
        expect(wall.locator(".wall-places li")).to_have_count(len(GUESTS))
        look(director, wall, screens, f"{number}d")
        for page in pages[number - 1 : number + 1]:
            expect(page.locator(ROUNDS_PLAYED)).to_have_text([str(number)] * len(GUESTS))
            check(page, f"a player after round {number}")
            screens.show(page, f"{number}d-{pages.index(page)}-after")

    for name in ("End evening", "End evening for good"):
        director.get_by_role("button", name=name).click()
    for line in (director.locator("main > .lead-bar > [role=status]"), wall.locator("header div p")):
        expect(line).to_have_text("The evening is over.")
    look(director, wall, screens, "9")
    count_again(evening_of(pages[0], link), wall)


def start(director: Page, wall: Page, number: int) -> None:
    director.get_by_role("button", name=f"Start round {number}").click()
    director.get_by_role("button", name='Announce "5 minutes left"').click()
    expect(wall.locator("header div p")).to_have_text(f"Round {number} of {ROUNDS} is under way.")
    expect(wall.get_by_role("timer")).to_be_visible()
    expect(wall.locator(".wall-tables > li")).to_have_count(3)
    expect(wall.locator(".wall-tables .score")).to_have_count(0)


def look(director: Page, wall: Page, screens: Screens, when: str) -> None:
    director.wait_for_function(NO_WIDER)
    wall.wait_for_function(IN_VIEW)
    for page, name in ((director, "director"), (wall, "wall")):
        check(page, f"{name} at {when}")
        screens.show(page, f"{when}-{name}")


def count_again(evening: dict[str, Any], wall: Page) -> None:
    tables = [table for round_ in evening["rounds"] for table in round_["tables"]]
    assert len(tables) == 3 * ROUNDS
    partners = Counter(frozenset(table["seats"][side::2]) for table in tables for side in (0, 1))
    assert all(times == 1 for pair, times in partners.items() if 0 not in pair)
    beaten: dict[int, list[float]] = {}
    for table in tables:
        winners = table["result"]["winners"]
        for seat, person in enumerate(table["seats"]):
            if person:
                beaten.setdefault(person, []).append(0.5 if len(winners) == 4 else float(seat in winners))
    shares = {person: sum(rounds) / ROUNDS for person, rounds in beaten.items()}
    assert {row["entrants"][0]: row["share"] for row in evening["standings"]} == pytest.approx(shares)
    assert all(first["share"] >= second["share"] for first, second in combinations(evening["standings"], 2))
    shown = wall.locator(".wall-places bdi").all_inner_texts()
    places = [[row["entrants"][0] for row in rows] for _, rows in groupby(evening["standings"], lambda row: row["place"])]
    named = [{GUESTS[person - 1][0] for person in people} for people in places]
    assert [set(shown[sum(map(len, named[:at])) : sum(map(len, named[: at + 1]))]) for at in range(len(named))] == named


TEAMS = ((1, 2, 3, 4), (5, 6, 7, 8))


def make_teams(director: Page, names: list[str]) -> None:
    region = director.get_by_role("region", name="People")
    for team in TEAMS:
        for place, number in enumerate(team, 1):
            region.get_by_label(f"Member {place}").select_option(label=names[number - 1])
        region.get_by_role("button", name="Make a team").click()
        expect(region.locator("li small", has_text=f"Team {names[team[0] - 1]}")).to_have_count(4)


@pytest.mark.heavy
def test_two_teams_of_people_play_a_match_by_touch(players: Friends, tmp_path: Path) -> None:
    screens, dice = Screens(tmp_path), random.Random(8)
    director, wall = players.page(PHONE), players.page(WALL)
    link = make_evening(director, "400", 2, kind="teams", fill="beginner")
    wall.goto(f"{link.replace('/evenings/', '/#/evenings/')}/wall")
    guests = GUESTS[:8]
    names = [name for name, _, _ in guests]
    pages = [players.page({"width": width, "height": height}, locale) for _, (width, height), locale in guests]
    for page, name in zip(pages, names, strict=True):
        join(page, link, name)
    expect(director.locator(".entrants > li")).to_have_count(8)
    make_teams(director, names)
    check(director, "two teams")
    screens.show(director, "teams")

    for number in (1, 2):
        director.get_by_role("button", name=f"Start round {number}").click()
        expect(wall.locator("header div p")).to_have_text(f"Round {number} of 2 is under way.")
        expect(wall.locator(".wall-tables .score")).to_have_count(0)
        for page in pages:
            expect(page.locator(".my-seat a.primary")).to_be_visible()
            sit_down(page)
        assert len({page.url for page in pages}) == 2
        screens.show(pages[0], f"table-{number}")
        play_by_touch(pages, dice)
        screens.show(pages[4], f"end-{number}")
        for page in pages:
            come_back(page)
        expect(wall.locator("header div p")).to_have_text(f"Round {number} of 2 is over.")
        expect(wall.locator(".wall-places bdi")).to_have_count(2)
        wall.wait_for_function(IN_VIEW)
        check(wall, f"the wall of two teams after round {number}")
        screens.show(wall, f"wall-{number}")
    count_match_again(evening_of(pages[0], link))

    paper = pages[0]
    paper.goto(f"{link.replace('/evenings/', '/#/evenings/')}/paper")
    paper.get_by_label("Travellers").check()
    expect(paper.locator(".traveller .board-hands")).not_to_have_count(0)
    expect(paper.locator(".traveller")).to_have_count(paper.locator(".traveller .board-hands").count())
    paper.wait_for_function(NO_WIDER)
    check(paper, "the travellers of a match of teams")
    screens.show(paper, "travellers")


def count_match_again(evening: dict[str, Any]) -> None:
    """Seats are crossed, and the one deal of a round goes to the team whose pair made more of it."""
    won = dict.fromkeys(TEAMS, 0.0)
    for round_ in evening["rounds"]:
        ours, crossed = round_["tables"]
        first = next(team for team in TEAMS if ours["seats"][0] in team)
        assert {*ours["seats"][::2], *crossed["seats"][1::2]} == set(first)
        scores = [table["result"]["scores"] for table in (ours, crossed)]
        here, there = (score[0] + score[2] - score[1] - score[3] for score in scores)
        share = 0.5 if here == there else float(here > there)
        for team in TEAMS:
            won[team] += (share if team == first else 1 - share) / len(evening["rounds"])
    assert {tuple(row["entrants"]): row["share"] for row in evening["standings"]} == pytest.approx(won)
