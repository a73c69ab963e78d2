"""The days of a player without a server: deals, tasks, the streak, skill, and mistakes that come back by FSRS."""

import asyncio
import json
import random
from collections import Counter
from collections.abc import Iterable
from datetime import UTC, datetime
from typing import Any

import pytest
from fsrs import Card

import paged
from fourkings.analysis.verdicts import SMALLEST
from fourkings.app.memory import MemoryStore
from fourkings.app.mistakes.schedule import DAILY, MASTERED, Day, card_text, day_of_mistakes, is_mastered, repeated
from fourkings.app.models import Done, Play, PuzzleAnswer, Stored, StoredSet, Summary
from fourkings.app.profile.skill import CERTAIN, Dated, Results
from fourkings.app.shared import origins
from fourkings.app.shared.activity import days_played, last_week, streak
from fourkings.app.shared.wall_clock import day_of
from fourkings.browser.field import field_of
from fourkings.lessons import lesson
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


TODAY = day_of(WALL)


def test_days_in_a_row_are_counted_up_to_today_or_yesterday() -> None:
    days = {day_of(WALL - DAY), day_of(WALL - 2 * DAY), day_of(WALL - 4 * DAY)}
    assert streak(days, WALL) == 2
    assert streak(days | {TODAY}, WALL) == 3
    assert streak(set(), WALL) == 0
    assert [streak(days, at) for at in (MIDNIGHT - 1, MIDNIGHT, MIDNIGHT + DAY - 1, MIDNIGHT + DAY)] == [2, 2, 2, 0]
    week = last_week(MIDNIGHT)
    assert (len(week), week[-1], week[0]) == (7, TODAY, day_of(WALL - 6 * DAY))


def table(name: str, at: float, over: bool = True, number: int = 2, **more: Any) -> Stored:
    outcome = Summary(9, number, (4, 3, 2, 1), over, (0,) if over else (), *more.pop("waits", ()))
    return Stored(name, "king", "classic", more.pop("secret", bytes(32)), "calm", outcome, at, at, **more)


def days_after(*tables: Stored) -> set[str]:
    async def days() -> set[str]:
        store = MemoryStore()
        for stored in tables:
            await store.tables.create(stored, ["me"], ["{}"])
        return await days_played(store, "me")

    return asyncio.run(days())


def test_a_match_counts_on_the_day_of_its_last_action_and_one_under_way_from_its_second_deal() -> None:
    late, early = table("late", MIDNIGHT - 1), table("early", MIDNIGHT)
    assert days_after(late) == {day_of(MIDNIGHT - 1)}
    assert days_after(late, early) == {day_of(MIDNIGHT - 1), TODAY}
    assert days_after(table("begun", WALL, over=False)) == {TODAY}


@pytest.mark.parametrize(
    "stored",
    [
        table("first-deal", WALL, over=False, number=1),
        table("correspondence", WALL, over=False, waits=(("ben",), None, 0, (), WALL)),
        table("lesson", WALL, over=False, secret=lesson("king").secret),
        table("record", WALL, origin=origins.write(origins.Imported(("a", "b", "c", "d"), (0, 1, 2, 3)))),
    ],
    ids=lambda stored: stored.id,
)
def test_what_somebody_has_not_finished_or_not_played_here_does_not_count(stored: Stored) -> None:
    assert days_after(stored) == set()


def test_a_puzzle_a_mistake_and_a_board_count_on_their_days() -> None:
    asyncio.run(count_every_kind())


async def count_every_kind() -> None:
    store = MemoryStore()
    await store.puzzles.note("me", PuzzleAnswer("king", "p", right=False, at=MIDNIGHT - 1), None)
    assert await days_played(store, "me") == {day_of(MIDNIGHT - 1)}
    text, card = None, None
    for at in (WALL - 9 * DAY, WALL - 5 * DAY):
        card = repeated(card, True, False, at)
        text = card_text(card, at, text)
    await store.mistakes.write_card("me", "puzzle.king.p", str(text))
    assert {day_of(WALL - 9 * DAY), day_of(WALL - 5 * DAY)} < await days_played(store, "me"), "each day, not the last alone"
    await store.boards.add(StoredSet("set", TODAY, "king", "{}", "", WALL))
    await store.boards.enter("set", "me", MIDNIGHT)
    assert TODAY not in await days_played(store, "me"), "it was only opened"
    await store.boards.write_play("set", "me", Play(1, 1, "[[]]", "[[1,2,3,4]]"), None)
    assert TODAY in await days_played(store, "me")
    await store.boards.finish("set", "me", Done(MIDNIGHT + DAY, ranked=False))
    assert {TODAY, day_of(MIDNIGHT + DAY)} < await days_played(store, "me")


def day(page: Page) -> Any:
    status, answer = page.call("GET", "/api/me/day")
    assert status == 200, answer
    return answer


def test_the_first_thing_done_shows_at_once_and_the_next_thing_follows(monkeypatch: pytest.MonkeyPatch) -> None:
    page = Page()
    before = day(page)
    assert (before["streak"], before["deals"], before["mistakes"], before["puzzles"]) == (0, [0, 5], [0, 0], 0)
    assert not any(each["played"] for each in before["week"])
    assert (before["next"]["what"], before["next"]["board"]) == ("deals", 1)
    puzzle = next(shipped("king"))
    page.call("POST", f"/api/puzzles/king/{puzzle.id}/answer", {"action": token(next(iter(puzzle.solution)))})
    after = day(page)
    assert (after["streak"], after["puzzles"]) == (1, 1)
    assert [each["played"] for each in after["week"]] == [False] * 6 + [True]
    assert after["next"]["game"] == "quarante", "where the page of the day begins"
    ((_, rating),) = [(game["puzzles"], game["skill"]) for game in page.call("GET", "/api/profile")[1]["games"]]
    assert rating["value"] == rating["puzzles"] > 50
    assert rating["needed"] == 9
    monkeypatch.setattr(paged, "WALL", WALL + DAY)
    tomorrow = day(page)
    assert (tomorrow["streak"], tomorrow["puzzles"], tomorrow["week"][-1]["played"]) == (1, 0, False)
    monkeypatch.setattr(paged, "WALL", WALL + 2 * DAY)
    assert day(page)["streak"] == 0


def test_deals_come_first_then_mistakes_then_a_puzzle(monkeypatch: pytest.MonkeyPatch) -> None:
    page = Page()
    puzzle = next(shipped("king"))
    right, path = {token(action) for action in puzzle.solution}, f"/api/puzzles/king/{puzzle.id}"
    wrong = next(action for action in map(token, puzzle.view.legal) if action not in right)
    assert not page.call("POST", f"{path}/answer", {"action": wrong})[1]["right"]
    assert day(page)["next"]["what"] == "deals"
    for board in range(1, 8):
        of_set = f"/api/boards/{TODAY}-quarante"
        if board <= page.call("GET", of_set)[1]["boards"]:
            play(page, f"{of_set}/{board}")
    assert day(page)["deals"] == [1, 5]
    assert day(page)["next"] == {"what": "mistakes", "game": "", "id": "", "board": 0}
    page.call("POST", f"/api/mistakes/puzzle.king.{puzzle.id}/answer", {"action": next(iter(right))})
    assert day(page)["mistakes"] == [1, 1]
    assert day(page)["next"]["what"] == "deals", "a puzzle was answered today: another game's deals are left"


def play(page: Page, path: str) -> None:
    answer = page.call("POST", path)[1]
    version, legal, over = answer["version"], answer["deal"]["legal"], False
    while not over:
        moved = page.call("POST", f"{path}/actions", {"version": version, "action": legal[0] if legal else "deal"})[1]
        version, legal, over = moved["updates"][-1]["version"], moved["updates"][-1]["deal"]["legal"], moved["over"]


def dated(values: Iterable[float]) -> list[Dated]:
    return [Dated(WALL + DAY * number, value) for number, value in enumerate(values)]


def test_skill_is_the_mean_of_the_parts_that_have_results() -> None:
    shares = dated([0.0] * 5 + [0.6] * 10)
    assert Results(shares, [], []).parts == (pytest.approx(60), None, None), "the last ten"
    assert Results([], dated([1700, 1500]), []).parts == (None, 50, None), "the last rating"
    assert Results([], [], dated([-2, 0, 3, -1])).parts == (None, None, 62.5)
    everything = Results(shares, dated([1900]), dated([1.0, -1.0]))
    assert everything.parts.value == pytest.approx((60 + 100 / 1.1 + 50) / 3)
    assert everything.needed == 0
    assert Results(shares[: CERTAIN - 1], [], []).needed == 1


def test_the_line_of_a_skill_has_a_point_a_day() -> None:
    results = Results(dated([0.2, 0.4]), [Dated(WALL + 60, 1500.0)], [])
    assert results.line == [(TODAY, 35.0), (day_of(WALL + DAY), pytest.approx(40.0))]
