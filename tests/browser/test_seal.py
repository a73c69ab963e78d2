"""The seal at the table, one's own luck, the page that checks a match, and how the cards fell: as a person uses them."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.conftest import PATIENCE
from browser.hands import all_kept, close_window, make_table, open_house_rules, play_by_wire, with_worker
from browser.test_axe import check, check_end
from fourkings.records import from_json
from fourkings.records.verify import verify

LUCK_OF = "JSON.parse(localStorage['fourkings.seals'])[0]"
GOOD, BAD = "Every card of this match follows from the sealed secret.", "This record doesn't match its secret."


def sit_down_with(page: Page, word: str) -> str:
    page.goto("/")
    dialog = open_house_rules(page, "quarante")
    dialog.get_by_label("Your word").fill(word)
    dialog.locator("#option-target").fill("10")
    dialog.locator("#option-target").blur()
    dialog.get_by_role("button", name="Play").click()
    expect(page.locator(".table-page")).to_be_visible()
    return page.url.rpartition("/")[2]


def seal_of(within: Locator) -> str:
    code = within.locator("code.seal").last
    expect(code.locator("span").first).to_be_visible()
    return "".join(code.locator("span").all_inner_texts())


def fallen(page: Page) -> None:
    # The figures stand for half a minute: they are waited for where another test has asked before.
    expect_fall = page.locator(".fall h2", has_text="Quarante de Roi")
    page.goto("/#/luck")
    for _ in range(PATIENCE // 5000):
        expect(page.locator(".verdict, .notice").first).to_be_visible()
        if expect_fall.count():
            break
        page.wait_for_timeout(5000)
        page.reload()
    expect(expect_fall.first).to_be_visible()
    expect(page.get_by_role("table", name="Distribution of the four kings over the four hands").first).to_be_visible()
    check(page, "luck")


@pytest.mark.costly
def test_from_the_seal_and_a_word_to_every_deal_checked_and_how_the_cards_fell(
    page: Page, base_url: str, tmp_path: Path
) -> None:
    table = sit_down_with(page, "trèfle")
    page.get_by_role("button", name="Seal of the shuffle").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("Your browser added its own randomness to the shuffle.")
    shown = seal_of(dialog)
    check(page, "seal")
    close_window(page)
    assert page.evaluate(LUCK_OF) == [table, {"seal": shown, "luck": "trèfle".encode().hex()}]
    play_by_wire([page], base_url, Random(3))
    check_end(page, "quarante")

    page.get_by_role("link", name="Check this match").click()
    expect(page.locator(".verdict.agrees")).to_have_text(f"✓{GOOD}")
    expect(page.get_by_text("Your browser was shown this same seal before the match.")).to_be_visible()
    expect(page.get_by_text("The record contains what your browser added.")).to_be_visible()
    expect(page.locator(".added dd").filter(has_text="trèfle")).to_have_count(1)
    record = page.request.get(f"/api/tables/{table}/record").json()
    expect(page.locator(".findings.deals > li.agrees")).to_have_count(len(record["deals"]))
    assert verify(from_json(record), noted=shown).verdict == "agrees"
    check(page, "verified")

    page.get_by_role("button", name="Check another record").click()
    check(page, "offer")
    hands = record["deals"][0]["hands"]
    hands[0][1], hands[2][4] = hands[2][4], hands[0][1]
    changed = tmp_path / "changed.json"
    changed.write_text(json.dumps(record, indent=1), encoding="utf-8")
    page.get_by_label("Open a record").set_input_files(changed)
    expect(page.locator(".verdict.differs")).to_have_text(f"✗{BAD}")
    expect(page.locator(".findings.deals > li.differs")).to_have_count(1)
    expect(page.locator(".hands del")).to_have_count(2)
    check(page, "refused")
    fallen(page)


def test_a_pasted_record_is_checked_without_the_server(page: Page, record: dict[str, Any]) -> None:
    page.goto("/#/verify")
    expect(page.get_by_role("heading", name="Check a match")).to_be_visible()
    page.context.set_offline(True)
    paste(page, json.dumps(record))
    expect(page.locator(".verdict.agrees")).to_be_visible()
    expect(page.get_by_text("This browser noted no seal for this match.")).to_be_visible()
    for change in ({"secret": "ff" * 32}, {"contributions": ["", "00", "", ""]}, {"seal": "00" * 32}):
        page.get_by_role("button", name="Check another record").click()
        paste(page, json.dumps({**record, "shuffle": {**record["shuffle"], **change}}))
        expect(page.locator(".verdict.differs")).to_be_visible()
    page.get_by_role("button", name="Check another record").click()
    paste(page, json.dumps({key: value for key, value in record.items() if key != "shuffle"}))
    expect(page.locator(".verdict.open")).to_be_visible()
    page.get_by_role("button", name="Check another record").click()
    paste(page, "hello")
    expect(page.get_by_role("alert")).to_have_text("This isn't a record of a match.")
    page.context.set_offline(False)


@pytest.mark.browser_context_args(service_workers="allow")
def test_the_page_opens_and_checks_where_there_is_no_server(page: Page, record: dict[str, Any]) -> None:
    page.goto("/#/verify")
    with_worker(page)
    page.reload()
    expect(page.get_by_label("Or paste a record")).to_be_visible()
    all_kept(page)
    page.goto("/")
    expect(page.locator(".poster").first).to_be_visible()
    page.context.set_offline(True)
    page.goto("/#/verify")
    page.reload()
    paste(page, json.dumps(record))
    expect(page.locator(".verdict.agrees")).to_be_visible()
    page.context.set_offline(False)


@pytest.fixture
def record() -> dict[str, Any]:
    """One of the matches among the test vectors of the seal."""
    vectors = (Path(__file__).parents[2] / "docs" / "vectors" / "seal.json").read_text(encoding="utf-8")
    matches: list[dict[str, Any]] = json.loads(vectors)["matches"]
    return next(match for match in matches if match["game"] == "king")


def paste(page: Page, text: str) -> None:
    page.get_by_label("Or paste a record").fill(text)
    page.get_by_role("button", name="Check", exact=True).click()


def test_a_page_that_is_lent_no_digests_checks_all_the_same(page: Page, record: dict[str, Any]) -> None:
    """As over plain http from another machine of the house."""
    page.add_init_script("Object.defineProperty(Crypto.prototype, 'subtle', {value: undefined})")
    page.goto("/#/verify")
    assert page.evaluate("crypto.subtle === undefined")
    paste(page, json.dumps(record))
    expect(page.locator(".verdict.agrees")).to_be_visible()


def test_a_match_that_runs_is_not_told(page: Page) -> None:
    table = make_table(page, game="king")
    page.goto(f"/#/verify/{table}")
    expect(page.get_by_role("alert")).to_have_text("This match isn't over yet. Its secret is published at the end.")
    page.goto("/#/verify/nowhere")
    expect(page.get_by_role("alert")).to_contain_text("couldn't be fetched")


def test_friends_see_the_seal_where_they_gather_and_add_a_word(page: Page) -> None:
    table = make_table(page, "gatherings", game="400")
    page.goto(f"/#/table/{table}")
    expect(page.locator(".waiting-room-seal")).to_contain_text("Your browser added its own randomness to the shuffle.")
    page.locator(".waiting-room-seal:not([open]) summary").click()
    shown = seal_of(page.locator(".waiting-room-seal"))
    page.wait_for_function(f"() => {LUCK_OF}[1].luck.length === 32")
    page.get_by_label("Your word").fill("clover")
    page.get_by_label("Your word").blur()
    page.wait_for_function(f"() => {LUCK_OF}[1].luck === '{b'clover'.hex()}'")
    assert page.evaluate(LUCK_OF)[1]["seal"] == shown
    expect(page.locator(".waiting-room[data-version='3']")).to_be_visible()
    check(page, "room")


def test_in_french(page: Page) -> None:
    page.goto("/?lang=fr#/verify")
    expect(page.get_by_role("heading", name="Vérifier une partie")).to_be_visible()
    page.goto("/?lang=fr#/luck")
    expect(page.get_by_role("heading", name="Statistiques des cartes")).to_be_visible()
