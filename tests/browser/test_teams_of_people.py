"""Two teams of four people, each on a phone of their own, play a match at two tables with the same cards."""

import random
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import PHONE, Friends
from browser.test_axe import check
from browser.test_evening_of_eleven import GUESTS, Screens, come_back, evening_of, join, play_by_touch, sit_down
from browser.test_evenings import IN_VIEW, NO_WIDER, WALL, make_evening

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
    count_again(evening_of(pages[0], link))

    paper = pages[0]
    paper.goto(f"{link.replace('/evenings/', '/#/evenings/')}/paper")
    paper.get_by_label("Travellers").check()
    expect(paper.locator(".traveller .board-hands")).not_to_have_count(0)
    expect(paper.locator(".traveller")).to_have_count(paper.locator(".traveller .board-hands").count())
    paper.wait_for_function(NO_WIDER)
    check(paper, "the travellers of a match of teams")
    screens.show(paper, "travellers")


def count_again(evening: dict[str, Any]) -> None:
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
