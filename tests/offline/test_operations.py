"""Every operation answers alike on a server and in a browser tab, from the same store."""

import random
import sys
from collections.abc import Callable
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Any

import pytest

from finished import KEY, person
from fourkings.app import core
from fourkings.app.puzzles import exercises, readings
from fourkings.app.shared.wall_clock import day_of
from fourkings.browser import needs
from fourkings.browser.calls import BrowserHost
from fourkings.puzzles.shipped import lines
from fourkings.server.asgi import create_app
from fourkings.server.http.context import ServerHost
from fourkings.server.net.settings import Settings
from fourkings.server.services import Services
from paged import WALL, Page, begun
from reviewed import ME, put_into
from serving import served

Call = Callable[..., Any]
ALIKE_IN_FORM = {"make_table", "make_seal", "begin_practice", "begin_lesson", "take_in_record", "lesson_advice"}
"""Operations whose answers hold something random, or the choice of another bot."""
ALIKE_IN_FORM |= {"day", "past_days", "my_sets", "board_set", "open_board", "act_on_board"}  # the cards of a day differ


def scenario(call: Call) -> None:
    """Ask for everything that there is, in an order in which most of it is granted."""
    call("me", "GET", "/api/me")
    call("set_me", "PUT", "/api/me", {"name": "Anna", "lang": "fr"})
    for name in ("my_tables", "my_matches", "my_profile", "my_reviews"):
        call(name, "GET", f"/api/{name.removeprefix('my_')}")
    call("my_boards", "GET", "/api/me/boards")
    call("my_day", "GET", "/api/me/day")
    call("my_table", "GET", "/api/tables/match-0")
    call("deal_before", "GET", "/api/tables/match-0/deals/1?lang=fr")
    call("why_played", "GET", "/api/tables/match-0/deals/1/why/6")
    record = call("record", "GET", "/api/tables/match-0/record")
    call("take_in_record", "POST", "/api/records", {"record": record, "seat": 1})
    (seat,) = {review["seat"] for review in call("my_reviews", "GET", "/api/reviews")}
    reviews = "/api/tables/match-0/reviews"
    call("ask_review", "POST", reviews, {"seat": seat})
    call("review", "GET", f"{reviews}/{seat}?after=3&lang=fr")
    call("review_page", "GET", f"{reviews}/{seat}/page")
    call("review_json", "GET", f"{reviews}/{seat}/json")
    call("decisions_like", "GET", f"{reviews}/{seat}/0/like")
    call("try_line", "POST", "/api/tables/match-0/lines", {"deal": 1, "action": 30})
    call("solve_deal", "POST", "/api/solutions", {"deal": "N:A2... K3... ..A.2 ..KQ.", "line": ["AS"]})
    moment = {"table": "match-0", "deal": 1, "action": 30, "pace": "quick"}
    practice = call("begin_practice", "POST", "/api/practices", moment)["table"]
    call("practice", "GET", f"/api/practices/{practice}")
    lesson = f"/api/lessons/{call('begin_lesson', 'POST', '/api/lessons', {'game': 'king'})['table']}"
    call("lesson", "GET", f"{lesson}?lang=ru")
    call("lesson_advice", "GET", f"{lesson}/advice")
    call("carry_on_lesson", "POST", f"{lesson}/next", {})
    puzzle = f"/api/puzzles/king/{next(iter(lines('king')))}"
    call("puzzles", "GET", "/api/puzzles/king?theme=duck")
    choices = call("puzzle", "GET", f"{puzzle}?lang=tr")["legal"]
    call("answer_puzzle", "POST", f"{puzzle}/answer", {"action": choices[-1]})
    call("reveal_puzzle", "POST", f"{puzzle}/reveal?lang=es", {"action": choices[-1]})
    due = call("my_mistakes", "GET", "/api/mistakes")["due"]
    for mistake in due:
        choices = call("mistake", "GET", f"/api/mistakes/{mistake}?lang=pt")["legal"]
        for action in choices:
            call("answer_mistake", "POST", f"/api/mistakes/{mistake}/answer?lang=pt", {"action": action, "again": True})
    call("my_mistakes", "GET", "/api/mistakes")
    hands, asked = "/api/exercises/jeu-du-roi/duck", "/api/readings/jeu-du-roi"
    call("exercises", "GET", hands)
    choices = call("deal_exercise", "POST", f"{hands}/hands")["legal"]
    call("answer_exercise", "POST", f"{hands}/hands/0/answer", {"action": choices[0]})
    call("reveal_exercise", "POST", f"{hands}/hands/0/reveal")
    call("readings", "GET", asked)
    call("deal_reading", "POST", f"{asked}/questions?lang=ar")
    call("answer_reading", "POST", f"{asked}/questions/0/answer", {"chips": [6, 3, 1]})
    call("ask_table_reading", "POST", "/api/tables/match-0/readings")
    call("answer_table_reading", "POST", "/api/tables/match-0/readings/0/answer", {"chips": [6, 3, 1]})
    call("table_readings", "GET", "/api/tables/match-0/deals/1/readings")
    call("day", "GET", "/api/days")
    call("past_days", "GET", "/api/days/past")
    call("my_sets", "GET", "/api/me/sets")
    boards = f"/api/boards/{day_of(WALL)}-jeu-du-roi"
    call("board_set", "GET", boards)
    board = call("open_board", "POST", f"{boards}/1")
    acted = {"version": board["version"], "action": board["deal"]["legal"][0]}
    call("act_on_board", "POST", f"{boards}/1/actions", acted)
    call("rank_on_board", "GET", f"{boards}/1/rank")
    call("traveller", "GET", f"{boards}/1/traveller")
    call("open_cards", "POST", f"{boards}/1/match")
    call("standings", "GET", f"{boards}/standings")
    call("make_seal", "POST", "/api/seals")
    call("make_table", "POST", "/api/tables", {"game": "400", "bots": "careful"})
    call("delete_table", "DELETE", "/api/tables/match-1")


def form(answer: Any) -> list[str]:
    return sorted(answer)


def reviewed_match() -> Page:
    page, table = begun("quarante")
    assert page.play(table, 1, random.Random(11))
    head = page.kept.pop(table)
    for name in ("match-0", "match-1"):
        page.kept[name] = {**head, "id": name, "info": {**head["info"], "table": name}}
    page = Page(page)
    assert page.call("POST", "/api/tables/match-0/reviews", {})[0] == 202
    while page.think():
        pass
    return Page(page)


@pytest.fixture
def store(monkeypatch: pytest.MonkeyPatch) -> None:
    """One clock, a judge of few deals, and exercises from secrets that give one at once."""
    for name in ("FIRST", "MAX_DEALS"):
        monkeypatch.setattr(sys.modules["fourkings.analysis.judge"], name, 12)
    monkeypatch.setattr(Services, "now", lambda services: WALL)
    for host in (ServerHost, BrowserHost):
        monkeypatch.setattr(host, "random_bytes", lambda self, count: bytes([7]) * count)
    for module in (exercises, readings):
        dealt = module.dealt
        monkeypatch.setattr(module, "dealt", lambda rules, kind, _, dealt=dealt: dealt(rules, kind, bytes([1] * 32)))


@pytest.mark.usefixtures("store")
def test_every_operation_answers_alike(tmp_path: Path) -> None:
    page = reviewed_match()
    settings = Settings(data=tmp_path, rate=10_000, secret=KEY, workers=0)
    put_into(settings.url, page)
    there: list[tuple[str, int, Any]] = []
    here: list[tuple[str, int, Any]] = []

    def in_browser(name: str, method: str, path: str, body: Any = None) -> Any:
        here.append((name, *page.call(method, path, body)))
        return here[-1][2]

    with served(settings) as address, person(address, ME) as client:

        def on_server(name: str, method: str, path: str, body: Any = None) -> Any:
            answer = client.request(method, path, json=body)
            text = answer.headers.get("content-type", "").startswith("text/")
            there.append((name, answer.status_code, answer.text if text else answer.json() if answer.content else None))
            return there[-1][2]

        scenario(on_server)
        tables = {row["table"] for row in client.get("/api/tables").json()}
    scenario(in_browser)
    core.load_all()
    assert {name for name, *_ in here} == {each.name for each in core.OPERATIONS}, "every operation is asked for"
    for own, other in zip(here, there, strict=True):
        alike = form if own[0] in ALIKE_IN_FORM else lambda answer: answer
        assert (*own[:2], alike(own[2])) == (*other[:2], alike(other[2]))
    assert len(page.call("GET", "/api/tables")[1]) == len(tables), "what is run again after a job has one effect"


def test_every_other_route_of_the_server_has_a_reason_not_to_be_answered_in_a_browser() -> None:
    core.load_all()
    operations = {(each.method, each.path) for each in core.OPERATIONS}
    paths = create_app(Settings()).openapi()["paths"]
    routes = {(method.upper(), path) for path, methods in paths.items() for method in methods}
    assert operations < routes
    assert {route for route in routes if needs.need_of(*route) is None} == operations
    page = Page()
    for method, path in routes - operations:
        status, problem = page.call(method, path)
        assert (status, problem["code"]) == (501, f"needs-{needs.need_of(method, path)}")
    patterns = [pattern.partition("/")[2] for every in needs.ROUTES.values() for pattern in every]
    assert [each for each in patterns if not any(fnmatchcase(path, f"/{each}") for _, path in routes - operations)] == []
