"""What a page without a server has for each day: its deals, and five mistakes that come back by FSRS."""

import json
import random
from collections import Counter
from datetime import UTC, datetime
from typing import Any

import pytest
from fsrs import Card

from fourkings.analysis.verdicts import SMALLEST
from fourkings.app.mistakes.schedule import DAILY, MASTERED, Day, day_of_mistakes, is_mastered, repeated
from fourkings.app.shared.wall_clock import day_of
from fourkings.browser.field import field_of
from fourkings.puzzles.shipped import shipped
from fourkings.records import token
from fourkings.rulebook.games import GAMES
from paged import WALL, Page, begun
from reviewed import reviewed

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


MIDNIGHT = WALL - WALL % DAY


def date(at: float) -> datetime:
    return datetime.fromtimestamp(at, UTC)


def test_new_mistakes_are_taken_in_order_and_five_a_day() -> None:
    names = [f"puzzle.king.{number}" for number in range(7)]
    assert day_of_mistakes(names, {}, WALL) == Day(tuple(names[:DAILY]), 0, 7, 0, None)
    cards = {name: repeated(None, True, False, WALL) for name in names[:3]}
    assert day_of_mistakes(names, cards, WALL) == Day(tuple(names[3:5]), 3, 7, 0, None)
    cards |= {name: repeated(None, True, False, WALL) for name in names[3:5]}
    assert day_of_mistakes(names, cards, WALL + 60) == Day((), 5, 7, 0, date(MIDNIGHT + DAY))
    assert day_of_mistakes(names, cards, MIDNIGHT + DAY).due == tuple(names[5:])
    assert day_of_mistakes([], cards, WALL) == Day((), 0, 0, 0, None)


def test_what_was_repeated_before_comes_first_the_longest_due_before_the_others() -> None:
    cards = {"late": repeated(None, False, True, WALL), "later": repeated(None, True, False, WALL)}
    at = WALL + 9 * DAY
    assert day_of_mistakes(["new", "later", "late"], cards, at).due == ("late", "later", "new")
    assert day_of_mistakes(["late"], cards, WALL) == Day((), 1, 1, 0, date(MIDNIGHT + DAY))


def test_a_second_try_counts_less_and_a_mistake_is_mastered_once_it_is_known_for_three_weeks() -> None:
    good, hard, again = (repeated(None, *answer, WALL) for answer in ((True, False), (True, True), (False, True)))
    assert again.stability < hard.stability < good.stability < MASTERED
    card, at, days = None, WALL, list[float]()
    while card is None or not is_mastered(card):
        card = repeated(card, True, False, at)
        days.append((card.due.timestamp() - at + at % DAY) / DAY)
        at = card.due.timestamp() + 3600
    assert days == sorted(days)
    assert day_of_mistakes(["a"], {"a": card}, WALL).mastered == 1
    assert Card.from_json(card.to_json()) == card
    assert not is_mastered(repeated(card, False, True, at))


def test_a_day_is_one_in_utc_whatever_the_hour() -> None:
    evening = repeated(None, True, False, MIDNIGHT + DAY - 1)
    assert evening == repeated(None, True, False, MIDNIGHT)
    twice = {repeated(evening, True, False, MIDNIGHT + hour).stability for hour in (2 * DAY, 3 * DAY - 1)}
    assert len(twice) == 1


def missed(page: Page) -> tuple[str, list[str], list[str]]:
    """A puzzle that was answered wrongly as a mistake, with its wrong and its right answers."""
    puzzle = next(shipped("king"))
    wrong = [token(action) for action in puzzle.view.legal if action not in puzzle.solution]
    right = [token(action) for action in puzzle.view.legal if action in puzzle.solution]
    assert not page.call("POST", f"/api/puzzles/king/{puzzle.id}/answer", {"action": wrong[0]})[1]["right"]
    return f"puzzle.king.{puzzle.id}", wrong, right


def test_a_missed_puzzle_comes_back_and_its_schedule_outlasts_the_page() -> None:
    page = Page()
    assert page.call("GET", "/api/mistakes")[1] == {"due": [], "answered": 0, "total": 0, "mastered": 0, "next": None}
    name, wrong, right = missed(page)
    assert page.call("GET", "/api/mistakes")[1]["due"] == [name]
    status, asked = page.call("GET", f"/api/mistakes/{name}?lang=fr")
    assert (status, asked["played"], asked["legal"][0]) == (200, None, asked["legal"][0])
    assert {"choices", "verdict", "solution"}.isdisjoint(asked)
    path = f"/api/mistakes/{name}/answer"
    first = page.call("POST", path, {"action": wrong[0]})[1]
    assert (first["right"], first["done"], first["choices"], first["reveal"]) == (False, False, [], None)
    assert page.call("GET", "/api/mistakes")[1]["answered"] == 0, "there is a second try"
    second = page.call("POST", path, {"action": right[0], "again": True})[1]
    assert (second["right"], second["done"], second["reveal"]) == (True, True, None)
    page.call("POST", path, {"action": right[0]})
    day = Page(page).call("GET", "/api/mistakes")[1]
    assert day == {"due": [], "answered": 1, "total": 1, "mastered": 0, "next": MIDNIGHT + DAY}, "answered once a day"
    third = page.call("POST", path, {"action": wrong[0], "again": True})[1]
    assert third["reveal"]["choices"]
    assert third["explanation"] == third["reveal"]["explanation"]
    assert third["explanation"]["action"] == wrong[0]
    assert third["explanation"]["better"] in right
    assert page.call("POST", path, {"action": "none"})[0] == 422
    for gone in ("puzzle.king.000000000000", "match.none.0.1", "match.none.9.1", "some"):
        assert page.call("GET", f"/api/mistakes/{gone}")[0] == 404


def test_decisions_of_reviews_come_back_unless_nothing_was_left_to_decide() -> None:
    page = reviewed(2, each=6)
    verdicts = {key[1:]: json.loads(row) for key, row in page.rows.items() if key[0] == "review-verdicts"}
    blamed = [key for key, verdict in verdicts.items() if verdict["verdict"] != "best"]
    decided = blamed[0]
    page.rows["review-verdicts", *decided] = json.dumps(verdicts[decided] | {"decided": True})
    names = [f"match.{table}.{seat}.{place}" for table, seat, place in blamed if (table, seat, place) != decided]
    day = Page(page).call("GET", "/api/mistakes")[1]
    assert (day["total"], day["due"]) == (len(names), sorted(names, key=lambda name: "match-1" not in name)[:DAILY])
    counted = {match["table"]: match["review"]["faults"] for match in Page(page).call("GET", "/api/matches")[1]}
    assert counted == Counter(table for table, *_ in blamed)


def judged() -> tuple[Page, str, dict[str, Any]]:
    """A page with a reviewed match, the mistake of one of its decisions, and the verdict on that."""
    for seed in range(20):
        page, table = begun("quarante")
        assert page.play(table, 1, random.Random(seed))
        page.call("POST", f"/api/tables/{table}/reviews", {})
        while page.think():
            pass
        (review,) = page.call("GET", "/api/reviews")[1]
        for verdict in page.call("GET", f"/api/tables/{table}/reviews/{review['seat']}")[1]["verdicts"]:
            if max(loss for loss, _ in verdict["losses"]) > SMALLEST * verdict["exact"][4]:
                return page, f"match.{table}.{review['seat']}.{verdict['place']}", verdict
    raise AssertionError("no decision makes a difference")


@pytest.mark.costly
def test_a_decision_is_asked_as_its_player_saw_it_and_judged_as_the_review_does() -> None:
    page, mistake, verdict = judged()
    path = f"/api/mistakes/{mistake}"
    asked = page.call("GET", path)[1]
    step = asked["deal"]["steps"][-1]
    assert (asked["played"] > 0, asked["deal_number"]) == (True, verdict["deal"])
    assert sorted(asked["legal"]) == sorted(action for choice in verdict["choices"] for action in choice)
    hidden = [hand for seat, hand in enumerate(step["hands"]) if seat != step["turn"]]
    assert sum(card != "" for hand in hidden for card in hand) <= 1, "the turn-up alone is seen"
    worst = verdict["choices"][verdict["losses"].index(max(verdict["losses"]))][0]
    wrong = page.call("POST", f"{path}/answer", {"action": worst, "counts": False})[1]
    assert (wrong["right"], wrong["done"], wrong["verdict"]) == (False, False, None)
    again = page.call("POST", f"{path}/answer", {"action": worst, "counts": False, "again": True})[1]
    assert (again["explanation"]["action"], again["verdict"]) == (worst, verdict)
    due = page.call("GET", "/api/mistakes")[1]["due"]
    right = page.call("POST", f"{path}/answer", {"action": verdict["best"], "counts": False})[1]
    assert (right["right"], right["done"], right["verdict"], right["explanation"]) == (True, True, verdict, None)
    assert page.call("GET", "/api/mistakes")[1]["answered"] == due.count(mistake), "fixed in a drill, it counts for the day"
