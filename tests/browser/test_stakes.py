"""What a stranger is told at the table without opening anything; and the way back to a seat that was left."""

from contextlib import closing
from copy import deepcopy
from functools import cache

import pytest
from playwright.sync_api import Browser, Page, expect

import tables
from browser import script
from browser.conftest import House
from browser.eye import Look, Moment, Screen, moments, snapshot, talkative
from browser.hands import sit_down
from fourkings.rulebook import games
from fourkings.table.match import Participant

TALKS = {"bid": "+: you pay the dealer these points and name the deal.", "asked": "No: the dealer"}

FORCED = {"key": "forced", "params": {}}
HINT = {"type": "hint", "answers": "", "parts": [FORCED], "choices": [], "deals": 0, "by": "flat", "for_match": False}


def test_what_the_deal_costs_stands_beside_it_and_the_rules_open_there(page: Page) -> None:
    sit_down(page, "king")
    expect(page.locator(".contract .aim")).to_have_text("No tricks: −20 a trick")
    expect(page.locator(".bar .title small")).to_contain_text("no partners")
    page.keyboard.press("p")
    sought = page.locator("dialog .sought").first
    expect(sought).to_contain_text("KG-7")
    expect(sought).to_be_in_viewport()


def test_whoever_leaves_a_seat_is_told_where_it_is(page: Page, server: House) -> None:
    sit_down(page, "400")
    expect(page.locator(".contract .trump")).to_contain_text("Hearts are trump")
    table = page.url
    page.goto(f"{server.url}/#/luck")
    kept = page.locator(".seat-kept")
    expect(kept).to_contain_text("Your game of The Lebanese 400 is waiting.")
    # It stands in the bar, and so moves nothing of a table that is looked at.
    page.goto(f"{server.url}/#/rules/400/deal")
    title = page.locator(".open-page .title")
    expect(title).to_be_visible()
    place = title.bounding_box()
    kept.evaluate("line => line.style.display = 'none'")
    assert title.bounding_box() == place
    kept.evaluate("line => line.style.display = ''")
    kept.get_by_role("link", name="Continue").click()
    expect(page).to_have_url(table)
    expect(page.locator(".hand [data-card]").first).to_be_visible()
    expect(kept).to_have_count(0)


def talk(step: str) -> Moment:
    seated = [Participant("", f"id{i}", "careful", guest=i) for i in range(4)]
    for seed in range(30):
        for _, now, _ in tables.random_events(games.rules("king"), seed, seated, 700, talkative):
            if now.match.deals and now.state.stage == "calls" and now.state.calls.step == step:
                return Moment((step,), [snapshot(now, now.state.turn)])
    raise AssertionError(f"no auction comes to {step}")


@pytest.mark.costly
def test_an_auction_says_what_comes_of_a_call_and_a_plate_who_has_gone(browser: Browser, base_url: str) -> None:
    screen = Screen(browser, base_url, Look((1280, 800)))
    try:
        for step, note in TALKS.items():
            moment = talk(step)
            assert screen.show(moment) == []
            said = screen.page.locator(".talk").get_by_text(note)
            expect(said).to_be_visible()
            hint = HINT | {"action": moment.updates[0]["deal"]["legal"][0]}
            screen.page.evaluate("update => push(update)", hint)
            expect(screen.page.locator(".hint")).to_be_visible()
            expect(said).to_be_visible()
        players = [{**player, "here": player["you"]} for player in moment.updates[0]["players"]]
        gone = [player["name"] for player in players if not player["here"]]
        screen.page.evaluate("update => push(update)", {"type": "players-changed", "players": players})
        expect(screen.page.locator(".plate .gone")).to_have_count(len(gone))
    finally:
        screen.close()


WON = {
    "quarante": "Un camp a réuni 150 points ou plus",
    "400": "Un joueur est arrivé à 11 tandis que son partenaire était au-dessus de zéro",
    "jeu-du-roi": "le plus haut total gagne. Un total au-dessous de zéro finit à 0.",
    "king": "Les points de toutes les donnes s'additionnent",
}


@cache
def end_of(game: str) -> Moment:
    *_, end = moments(games.rules(game, options={"target": 11} if game == "400" else {}), 3, each=1)
    assert end.kind[0] == "end"
    return end


WHOLE = script("whole")
"""Whether the end shows its whole table and every way on without scrolling."""


@pytest.mark.parametrize("size", [(360, 740), (390, 844), (740, 360), (1366, 657)], ids=str)
def test_the_end_shows_its_whole_table_and_the_challenge_among_the_ways_on(
    browser: Browser, base_url: str, size: tuple[int, int]
) -> None:
    with closing(Screen(browser, base_url, Look(size, "fr"))) as screen:
        for game in WON:
            screen.show(end_of(game))
            expect(screen.page.locator(".end > .doors").get_by_role("button", name="Défier un ami")).to_be_visible()
            screen.page.wait_for_function(WHOLE)


def test_a_match_ends_by_who_won_why_and_in_what_order(browser: Browser, base_url: str) -> None:
    screen = Screen(browser, base_url, Look((360, 740), "fr"))
    try:
        for game, why in WON.items():
            end = end_of(game)
            assert screen.show(end) == []
            screen.page.evaluate("document.querySelector('.result .scrolled').scrollTo(0, 0)")
            expect(screen.page.locator(".result .rule")).to_contain_text(why)
            winners = [
                "Vous" if player["you"] else player["name"]
                for player in end.updates[0]["players"]
                if player["seat"] in end.updates[0]["result"]["winners"]
            ]
            for name in winners:
                expect(screen.page.locator(".result .why")).to_contain_text(name)
            lines = screen.page.locator(".match-course polyline")
            expect(lines).not_to_have_count(0)
            expect(screen.page.locator(".final .key.line-0")).not_to_have_count(0)
            expect(screen.page.locator(".result .doors .primary")).to_have_count(1)
            expect(screen.page.locator(".result .why")).to_be_in_viewport()
            update = deepcopy(end.updates[0])
            if game == "jeu-du-roi":
                # What was below zero ends as zero, and yet parts those who stand there.
                update["rows"][-1]["totals"], update["result"]["scores"] = [-20, 40, 25, -2], [0, 40, 25, 0]
                update["result"]["winners"] = [1]
                screen.page.evaluate("update => push(update)", update)
                expect(screen.page.locator(".final tbody td:first-child")).to_have_text(["1", "2", "3", "4"])
    finally:
        screen.close()
