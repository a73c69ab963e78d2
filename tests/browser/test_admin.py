"""The administrators' page: told the phrase it opens, and what is done there is seen by everybody whom it concerns."""

import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.conftest import PHONE, Friends, House, friends, house
from browser.test_axe import check
from fourkings.app.models import Backup
from fourkings.server.db.backups import note_backup, note_check
from fourkings.server.net.settings import Settings

PHRASE = "open sesame, please"


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house(tmp_path_factory.mktemp("club"), admin=PHRASE) as server:
        yield server


def administrator(those: Friends) -> Page:
    page = those.page(PHONE)
    page.goto("/admin")
    page.get_by_label("Administrator's passphrase").fill(PHRASE)
    page.keyboard.press("Enter")
    return page


def test_a_server_without_an_administrator_says_how_to_have_one(page: Page) -> None:
    page.goto("/admin")
    expect(page.get_by_text("This server has no administrator.")).to_be_visible()
    expect(page.get_by_text("FOURKINGS_ADMIN")).to_be_visible()
    check(page, "no administrator")


@pytest.mark.costly
def test_the_newest_backup_is_shown_with_what_to_do(browser: Browser, tmp_path: Path) -> None:
    settings = Settings(data=tmp_path)
    with house(tmp_path, admin=PHRASE) as server, friends(browser, server) as those:
        chief = administrator(those)
        expect(chief.get_by_role("region", name="The server's machine")).to_contain_text("The database answers")
        state = chief.get_by_role("region", name="Server", exact=True).locator(".newest-backup")
        expect(state).to_contain_text("No backup is listed yet.")
        # The page brings its own styles, by whatever way somebody comes to it.
        expect(state.locator(".verdict")).to_have_css("border-inline-start-width", "5px")
        note_backup(settings, Backup("a", time.time(), "/backups/3.jsonl.gz", 12))
        chief.get_by_role("button", name="Refresh").click()
        expect(state).to_contain_text("It hasn't been checked.")
        expect(state).to_contain_text("File: 3.jsonl.gz (12 rows)")
        note_check(settings, time.time(), "the backup was changed or damaged: its checksum does not agree", digest="a")
        chief.get_by_role("button", name="Refresh").click()
        expect(state).to_contain_text("It doesn't restore: the backup was changed or damaged")
        expect(state).to_contain_text("Make another backup and check it. Keep the older files.")
        check(chief, "a backup that does not restore")
        note_check(settings, time.time(), "", digest="a")
        chief.get_by_role("button", name="Refresh").click()
        expect(state).to_contain_text("Checked: it restores.")


@pytest.mark.costly
def test_an_administrator_announces_closes_and_deletes(browser: Browser, club: House) -> None:
    with friends(browser, club) as those:
        rude, link = those.host("Rude Name", "king")
        chief = those.page(PHONE)
        chief.goto("/admin")
        chief.get_by_label("Administrator's passphrase").fill("not this one, surely")
        check(chief, "the door")
        chief.get_by_role("button", name="Sign in").click()
        expect(chief.get_by_role("alert")).to_have_text("Wrong passphrase.")
        chief.get_by_label("Administrator's passphrase").fill(PHRASE)
        chief.keyboard.press("Enter")
        expect(chief.get_by_text("The server is healthy.")).to_be_visible()
        assert PHRASE not in chief.url
        assert PHRASE not in chief.content()

        chief.get_by_label("Your announcement").fill("The server restarts at 20:00")
        chief.get_by_role("button", name="Announce").click()
        for page in (chief, rude):
            expect(page.locator(".announced")).to_contain_text("The server restarts at 20:00")
        expect(rude.get_by_test_id("live")).to_contain_text("The server restarts at 20:00")
        check(rude, "an announcement")
        rude.get_by_role("button", name="Dismiss announcement").click()
        expect(rude.locator(".announced")).to_have_count(0)
        chief.get_by_role("button", name="Withdraw announcement").click()
        expect(chief.locator(".announced")).to_have_count(0)

        expect(chief.locator(".tables-seen li")).to_have_count(1)
        expect(chief.locator(".tables-seen")).to_contain_text("Rude Name")
        check(chief, "administration")
        assert link.rpartition("/")[2] not in chief.content()
        chief.get_by_role("button", name="Close table: King").click()
        chief.get_by_role("button", name="Close table for good").click()
        expect(chief.get_by_text("closed by an administrator")).to_be_visible()
        expect(rude.get_by_role("alert")).to_contain_text("closed this table")
        rude.get_by_role("link", name="Lobby").click()

        chief.get_by_label("Name, or part of it").fill("rude")
        chief.get_by_role("button", name="Search").click()
        chief.get_by_label("Actions: Rude Name").click()
        chief.get_by_role("button", name="Delete name and chat: Rude Name").click()
        chief.get_by_role("button", name="Delete Rude Name for good").click()
        expect(chief.get_by_text("No people to show.")).to_be_visible()
        expect(chief.locator(".acts li")).to_have_count(5)
        rude.reload()
        assert rude.request.get("/api/me").json()["name"] != "Rude Name"

        clubs = chief.get_by_role("region", name="Clubs")
        expect(clubs).to_contain_text("No clubs yet.")
        assert rude.request.post("/api/clubs", data={"name": "Rude Club"}).ok
        chief.get_by_role("button", name="Refresh").click()
        expect(clubs).to_contain_text("Rude Club")
        expect(clubs).to_contain_text("no evenings")
        check(chief, "a club")
        clubs.get_by_role("button", name="Delete club: Rude Club").click()
        clubs.get_by_role("button", name="Delete Rude Club for good").click()
        expect(clubs).to_contain_text("No clubs yet.")
        expect(chief.locator(".acts li").first).to_contain_text("deleted a club")

        chief.get_by_role("button", name="Step down").click()
        expect(chief.get_by_label("Administrator's passphrase")).to_be_visible()


@pytest.mark.costly
def test_a_message_is_reported_and_its_writer_muted_and_banned(browser: Browser, club: House) -> None:
    with friends(browser, club) as those:
        rude, link = those.host("Loud Name", "king")
        anna = those.join(link, "Anna", PHONE)
        rude.get_by_label("Your message").fill("something rude")
        rude.keyboard.press("Enter")
        anna.get_by_role("button", name="Report: something rude").click()
        check(anna, "a message to be reported")
        anna.get_by_role("button", name="Report message").press("Enter")
        chat = anna.get_by_role("list", name="Chat")
        expect(chat.get_by_text("Reported. An administrator reads it")).to_be_visible()

        chief = administrator(those)
        evidence = chief.get_by_role("list", name="The message and the lines around it")
        expect(evidence.get_by_role("listitem")).to_have_text(["Reported: Loud Name something rude"])
        check(chief, "a report")
        chief.get_by_role("button", name="Apply: Loud Name").click()
        expect(chief.locator(".acts")).to_contain_text("muted somebody for 24 hours")
        rude.get_by_label("Your message").fill("ruder still")
        rude.keyboard.press("Enter")
        expect(rude.get_by_text("an administrator has muted you for now", exact=False).first).to_be_visible()
        chief.get_by_role("button", name="Remove message: Loud Name").click()
        chief.get_by_role("button", name="Remove message for everybody").click()
        expect(anna.locator(".chat ol")).not_to_contain_text("something rude")

        reports = chief.get_by_role("region", name="Reported messages")
        reports.get_by_label("Measure: Loud Name").select_option("Ban")
        reports.get_by_label("Duration: Loud Name").select_option("one day")
        reports.get_by_role("button", name="Apply: Loud Name").click()
        expect(rude.get_by_text("An administrator has banned you from this server")).to_be_visible()
        rude.get_by_role("link", name="Lobby").click()
        expect(rude.get_by_label("From the administrator")).to_contain_text("banned")
        check(rude, "the lobby of somebody who is banned")
        chief.get_by_label("Name, or part of it").fill("loud")
        chief.get_by_role("button", name="Search").click()
        chief.get_by_label("Actions: Loud Name").click()
        expect(chief.get_by_role("region", name="People").get_by_text("waiting room")).to_be_visible()
        check(chief, "measures against somebody")
        chief.get_by_role("button", name="Lift ban: Loud Name").click()
        expect(chief.locator(".acts")).to_contain_text("lifted a ban")
