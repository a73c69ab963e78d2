"""The deals of a day in a page without a server: the same in every page, played, compared with bots, and kept."""

from typing import Any

from fourkings.app.shared.wall_clock import day_of
from fourkings.browser.field import field_of
from fourkings.rulebook.games import GAMES
from paged import WALL, Page

DAY = 86_400.0


def sets(page: Page, on: str = "") -> dict[str, dict[str, Any]]:
    status, day = page.call("GET", f"/api/days?on={on}")
    assert status == 200, day
    return {of_game["game"]: of_game for of_game in day["sets"]}


def play_board(page: Page, of_game: dict[str, Any], board: int) -> dict[str, Any]:
    path = f"/api/boards/{of_game['id']}/{board}"
    status, snapshot = page.call("POST", path)
    assert status == 200, snapshot
    version, now, moved = snapshot["version"], snapshot["deal"], {"over": False}
    while not moved["over"]:
        action = now["legal"][0] if now["legal"] else "deal"
        status, moved = page.call("POST", f"{path}/actions", {"version": version, "action": action})
        assert status == 200, moved
        version, now = moved["updates"][-1]["version"], moved["updates"][-1]["deal"]
    return moved


def rest(page: Page) -> None:
    """Let the bots of the field play until nothing is left to do."""
    while page.wake is not None:
        page.sleep()


def test_every_page_has_the_same_deals_of_a_day_and_others_each_day():
    here, there = sets(Page()), sets(Page())
    assert list(here) == list(GAMES.own)
    assert [of_game["seal"] for of_game in here.values()] == [of_game["seal"] for of_game in there.values()]
    yesterday = sets(Page(), day_of(WALL - DAY))
    assert {of_game["seal"] for of_game in yesterday.values()}.isdisjoint(of_game["seal"] for of_game in here.values())
    assert all(of_game["secret"] for of_game in yesterday.values()), "a day that is over tells its secret"
    assert not any(of_game["secret"] for of_game in here.values())


def test_a_set_is_played_ranked_among_bots_and_outlasts_the_page():
    page = Page()
    of_game = sets(page)["quarante"]
    for board in range(1, of_game["boards"] + 1):
        moved = play_board(page, of_game, board)
        assert moved["finished"] == (board == of_game["boards"])
    path = f"/api/boards/{of_game['id']}"
    rest(page)
    again = Page(page)
    info = again.call("GET", path)[1]
    assert info["mine"]["finished"]
    assert info["mine"]["ranked"]
    assert info["field"] == [sum(field_of("quarante").values())] * 2
    assert again.call("GET", f"{path}/1/rank")[1]["rank"]["of"] == 1 + sum(field_of("quarante").values())
    standings = again.call("GET", f"{path}/standings")[1]
    assert len(standings["deals"]) == of_game["boards"]
    assert standings["bots"]["bots"] == sum(field_of("quarante").values())
    assert any(line["you"] for line in again.call("GET", f"{path}/1/traveller")[1]["lines"])
    today = again.call("GET", "/api/me/sets")[1]["today"]
    assert today["streak"] == 1
    assert today["sets"][0]["share"] is not None
    table = again.call("POST", f"{path}/1/match?lang=fr")[1]["table"]
    assert again.call("GET", f"/api/tables/{table}/deals/1")[0] == 200


def test_a_board_that_is_left_goes_on_in_the_next_page():
    page = Page()
    of_game = sets(page)["400"]
    path = f"/api/boards/{of_game['id']}/1"
    snapshot = page.call("POST", path)[1]
    moved = page.call("POST", f"{path}/actions", {"version": snapshot["version"], "action": snapshot["deal"]["legal"][0]})[
        1
    ]
    again = Page(page)
    assert again.call("POST", path)[1]["version"] == moved["updates"][-1]["version"]
    assert [begun["id"] for begun in again.call("GET", "/api/me/sets")[1]["begun"]] == [of_game["id"]]


def test_nobody_learns_what_bots_made_before_they_have_played():
    page = Page()
    of_game = sets(page)["king"]
    path = f"/api/boards/{of_game['id']}"
    assert page.call("GET", f"{path}/standings")[0] == 403
    assert page.call("GET", f"{path}/1/rank")[0] == 403
    assert page.call("POST", f"{path}/1/match")[0] == 403
    rest(page)
    assert page.call("GET", path)[1]["field"][0] == 0, "no bot plays a set that nobody has begun"


def test_a_link_to_a_past_day_opens_it_for_practice():
    page, day = Page(), day_of(WALL - 3 * DAY)
    of_game = page.call("GET", f"/api/boards/{day}-quarante")[1]
    assert of_game["over"]
    play_board(page, of_game, 1)
    assert page.call("GET", "/api/days/past")[1] == {"days": [{"day": day, "played": []}], "streak": 1}
