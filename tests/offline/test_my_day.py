"""A player's days: the streak over midnight, what counts as played, today's tasks, and the skill of a game."""

import asyncio
from collections.abc import Iterable
from typing import Any

import pytest

import paged
from fourkings.app.memory import MemoryStore
from fourkings.app.mistakes.schedule import card_text, repeated
from fourkings.app.models import Done, Play, PuzzleAnswer, Stored, StoredSet, Summary
from fourkings.app.profile.skill import CERTAIN, Dated, Results
from fourkings.app.shared import origins
from fourkings.app.shared.activity import days_played, last_week, streak
from fourkings.app.shared.wall_clock import day_of
from fourkings.lessons import lesson
from fourkings.puzzles.shipped import shipped
from fourkings.records import token
from paged import WALL, Page

DAY = 86_400.0
MIDNIGHT = WALL - WALL % DAY
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
    assert after["next"]["game"] == "king", "the game played last comes first"
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
