"""Evenings with real cards: printed sheets, a scorer who types one, and hands dealt from a list."""

import re

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from browser import script
from browser.conftest import PHONE, Friends
from browser.test_axe import check
from browser.test_evenings import IN_VIEW, NARROW, NO_WIDER, WALL, join
from fourkings.rulebook.games import king, rules

PASTE = script("paste")


def deals_of_king() -> list[list[int]]:
    """A sheet of ten deals: each seat takes all of one deal in turn, and the others share nothing."""
    totals = [king.deal_total(rules("king"), number) for number in range(1, 11)]
    return [[total if number % 4 == seat else 0 for seat in range(4)] for number, total in enumerate(totals)]


def make(director: Page) -> str:
    director.goto("/#/evenings")
    form = director.locator("form.make-evening")
    form.locator("label:has(input[name=game][value=king])").click()
    form.locator("label:has(input[name=cards][value=paper])").click()
    expect(form.locator("input[name=fill], input[name=time]")).to_have_count(0)
    form.get_by_text("More settings").click()
    switches = form.get_by_role("switch")
    expect(switches).to_have_count(2)
    expect(switches.first).to_have_accessible_name(re.compile("^Same cards at all tables"))
    expect(switches.last).to_have_accessible_name(re.compile("^Pairing by standing"))
    form.get_by_label("Number of rounds").fill("2")
    check(director, "a new paper evening")
    form.get_by_role("button", name="Create evening").click()
    return director.get_by_label("Link for players").input_value()


@pytest.mark.costly
@pytest.mark.long
def test_a_paper_evening_of_king_comes_to_nought(players: Friends) -> None:
    director, anna, benoit = players.page(PHONE), players.page(NARROW, "fr-FR"), players.page(PHONE)
    link = make(director)
    for page, name in ((anna, "Anna"), (benoit, "Benoît")):
        join(page, link, name)
    start_with_names_in_the_field(director)
    print_sheets(director, link)
    print_in_portuguese(players.page(PHONE, "pt-PT"), link)
    score_in_french(anna)
    expect(anna.locator(".my-seat .score").first).to_be_visible()
    expect(benoit.locator(".my-seat [role=status]")).to_contain_text("your seat is shown here")
    expect(benoit.locator(".my-seat button")).to_have_count(0)

    director.get_by_role("button", name="Start round 2").click()
    director.get_by_role("button", name="Enter score sheet Round 2, table 1").click()
    dialog = director.get_by_role("dialog", name="Round 2, table 1")
    dialog.get_by_role("spinbutton").first.evaluate(PASTE, "100\t−50\t-30\t-25")
    dialog.get_by_role("button", name="Save result").click()
    expect(dialog.get_by_role("alert")).to_have_text("The scores add up to −5 instead of 0: 5 too few.")
    check(director, "a sheet that does not add up")
    dialog.get_by_role("spinbutton").last.fill("-20")
    dialog.get_by_role("button", name="Save result").click()
    expect(dialog).to_have_count(0)
    expect(director.locator(".lead-head > .lead-bar > [role=status]")).to_have_text("Round 2 of 2 is over.")
    scores = director.locator(".evening-tables .score").all_text_contents()
    numbers = [int(re.sub(r"[^\d−]", "", text).replace("−", "-")) for text in scores]
    assert len(numbers) == 8
    assert sum(numbers) == 0


def start_with_names_in_the_field(director: Page) -> None:
    """Names that are not added yet are not lost, a refusal is beside them, and those who would sit out are named."""
    start, people = director.get_by_role("button", name="Start round 1"), director.get_by_role("region", name="People")
    bar = director.locator(".lead-head > .lead-bar")
    expect(start).to_be_disabled()
    expect(bar).to_contain_text("A table needs 2 more players.")
    field = people.get_by_label("Players without a phone")
    field.fill("Chloé, Dan, Élise, \ufffc")  # a name that nobody can see
    expect(bar).to_contain_text("The 4 names in the field are added first.")
    start.click()
    expect(people.get_by_role("alert")).to_be_in_viewport(ratio=1)
    expect(field).to_be_focused()
    field.fill("")
    expect(people.locator(".entrants li")).to_have_count(5)
    expect(bar).to_contain_text(re.compile("Sitting out: .* With 3 more players, everybody plays."))
    people.get_by_role("button", name="Change Élise").click()
    director.get_by_role("button", name="Remove from the next rounds").click()
    expect(bar).not_to_contain_text("Sitting out")
    start.click()


def print_sheets(director: Page, link: str) -> None:
    director.goto(f"{link.replace('/evenings/', '/#/evenings/')}/paper")
    sheet = director.locator(".score-sheet")
    expect(sheet.locator("tbody tr")).to_have_count(10)
    expect(sheet.locator("tbody th").nth(2)).to_have_text("3 no queens")
    expect(sheet.locator("thead bdi")).to_have_count(4)
    assert director.pdf().startswith(b"%PDF")
    director.go_back()
    expect(director.get_by_role("button", name="Enter score sheet Round 1, table 1")).to_be_visible()


def print_in_portuguese(page: Page, link: str) -> None:
    page.goto(f"{link.replace('/evenings/', '/#/evenings/')}/paper")
    expect(page.locator(".score-sheet tbody th").nth(3)).to_have_text("4 nem reis nem valetes")
    page.emulate_media(media="print")
    expect(page.get_by_role("button", name="Imprimir")).to_be_hidden()
    expect(page.locator("main")).to_contain_text("Conferido por:")
    assert page.evaluate(NO_WIDER)


def score_in_french(anna: Page) -> None:
    """One at the table types deal by deal: a deal that does not add up is named, and what was typed outlives a reload."""
    anna.get_by_role("button", name="Saisir la feuille").click()
    dialog = anna.get_by_role("dialog")
    dialog.get_by_label("Donne par donne").check()
    deals = deals_of_king()
    deals[6][0] += 25
    dialog.get_by_role("spinbutton").first.focus()
    for points in (points for deal in deals for points in deal):
        anna.keyboard.type(str(points))
        anna.keyboard.press("Enter")
    expect(dialog.get_by_role("button", name="Enregistrer le résultat")).to_be_focused()
    assert anna.evaluate(NO_WIDER)
    anna.reload()
    anna.get_by_role("button", name="Saisir la feuille").click()
    dialog.get_by_role("button", name="Enregistrer le résultat").click()
    expect(dialog.get_by_role("alert")).to_contain_text("La somme de la donne 7 est 350 au lieu de 325")
    expect(dialog.get_by_role("alert")).to_contain_text("25 de trop")
    check(anna, "a sheet deal by deal")
    expect(dialog).to_contain_text("Somme 350, il manque −25")
    dialog.get_by_role("button", name="0 / 0 / 325 / 0").click()
    dialog.get_by_role("button", name="Enregistrer le résultat").click()
    expect(dialog).to_have_count(0)


NAMES = ("Anna", "Benoît", "Chloé", "Dan", "Élise", "Farid", "Gaston", "Hanna")

A4: ViewportSize = {"width": 794, "height": 1123}

SHEETS = {1: (4, 2, 4, 2, 3, 3, 2, 3), 2: (2, 4, 2, 3, 2, 3, 3, 3)}
"""Of two deals by seat at each table: table 1 makes 9 points of deal 1, table 2 makes 4 there, and deal 2 is alike."""


def make_with_boards(director: Page) -> str:
    director.goto("/#/evenings")
    form = director.locator("form.make-evening")
    form.locator("label:has(input[name=game][value='400'])").click()
    form.locator("label:has(input[name=cards][value=paper])").click()
    form.get_by_text("More settings").click()
    boards = form.get_by_role("switch", name=re.compile("^Same cards at all tables"))
    boards.click()
    expect(boards).to_be_checked()
    expect(form.locator("input[name=length]")).to_have_count(1)
    form.get_by_label("Deals per round").fill("2")
    form.get_by_label("Number of rounds").fill("1")
    check(director, "a new paper evening with the same cards")
    form.get_by_role("button", name="Create evening").click()
    return director.get_by_label("Link for players").input_value()


def cards_shown(page: Page) -> int:
    cells = page.locator(".board-hands td").all_inner_texts()
    return sum(len(text.split()) for text in cells if "–" not in text)


@pytest.mark.costly
@pytest.mark.long
def test_the_director_deals_by_list_and_everybody_sees_the_hands_after_the_round(players: Friends) -> None:
    director, guest, wall = players.page(PHONE), players.page(NARROW), players.page(WALL)
    link = make_with_boards(director)
    paper = f"{link.replace('/evenings/', '/#/evenings/')}/paper"
    for name in NAMES:
        director.get_by_label("Players without a phone").fill(name)
        director.get_by_role("button", name="Add players").click()
        expect(director.locator(".entrants li").last).to_contain_text(name)
    director.get_by_role("button", name="Start round 1").click()
    expect(director.get_by_role("button", name="Enter score sheet Round 1, table 2")).to_be_visible()

    wall.goto(paper.replace("/paper", "/wall"))
    expect(wall.locator(".wall-tables > li")).to_have_count(2)
    expect(wall.locator(".curious")).to_have_count(0)
    guest.goto(paper)
    expect(guest.get_by_label("Travellers")).to_be_visible()
    expect(guest.get_by_label("Dealing list")).to_have_count(0)
    director.goto(paper)
    director.get_by_label("Dealing list").check()
    expect(director.locator(".dealing-list")).to_have_count(0)
    for name in ("Show hands", "Show all hands"):
        director.get_by_role("button", name=name).click()
    expect(director.locator(".dealing-list li")).to_have_count(4)
    expect(director.locator(".dealing-list h3 small")).to_have_count(2)
    assert cards_shown(director) == 4 * 52
    check(director, "a dealing list")
    assert director.evaluate(NO_WIDER)
    director.emulate_media(media="print")
    director.set_viewport_size(A4)
    expect(director.locator(".on-screen").first).to_be_hidden()
    assert director.pdf().startswith(b"%PDF")
    director.set_viewport_size(PHONE)
    director.emulate_media(media="screen")
    director.get_by_label("A seating card for each player").check()
    expect(director.locator(".seat-cards li", has_text="Seat 1")).to_have_count(2)

    director.go_back()
    for table in (1, 2):
        enter_sheet(director, table)
    guest.reload()
    guest.get_by_label("Travellers").check()
    expect(guest.locator(".traveller")).to_have_count(2)
    expect(guest.locator(".traveller .board-hands")).to_have_count(2)
    assert cards_shown(guest) == 2 * 52
    check(guest, "travellers with hands")
    assert guest.evaluate(NO_WIDER)
    expect(wall.locator(".curious li")).to_contain_text(
        ["Most points in a deal: 8", re.compile("Widest gap with the same cards: 4Table 1 ahead of table 2Round 1.*deal 1")]
    )
    wall.wait_for_function(IN_VIEW)
    check(wall, "a wall with curiosities")
    with director.expect_download() as saved:
        director.get_by_role("button", name="Save results page").click()
    page = saved.value.path().read_text(encoding="utf-8")
    assert page.count("Dealer: seat") == 2
    assert "http" not in page


def enter_sheet(director: Page, table: int) -> None:
    director.get_by_role("button", name=f"Enter score sheet Round 1, table {table}").click()
    dialog = director.get_by_role("dialog")
    expect(dialog.get_by_text("Final scores")).to_have_count(0)
    boxes = dialog.get_by_role("spinbutton")
    expect(boxes).to_have_count(16)
    for box, points in enumerate(SHEETS[table]):
        boxes.nth(box).fill(str(points))
    check(director, f"a score sheet with spare deals, table {table}")
    dialog.get_by_role("button", name="Save result").click()
    expect(dialog).to_have_count(0)
