"""The house in a page: whole matches with no server, kept fact by fact, and found again as they were."""

import json
import random
import subprocess
import sys

import pytest

from cases import few
from fourkings.app.shared.table_info import TableInfo
from fourkings.records import loads
from fourkings.records.replay import replay
from fourkings.records.verify import verify
from fourkings.rulebook.games import GAMES
from fourkings.table.protocol import CloseCode
from paged import WALL, Page, begun


@pytest.mark.parametrize("game", few(GAMES, 2))
def test_a_whole_match_is_played_and_its_record_keeps_rules_and_seal(game: str):
    page, table = begun(game)
    assert page.play(table, 1, random.Random(7))
    (row,) = page.call("GET", "/api/tables")[1]
    assert TableInfo(**row).winners
    answer = json.loads(page.house.call("GET", f"/api/tables/{table}/record", "", page.at, WALL))
    record = loads(answer["body"])
    assert replay(record).result
    assert verify(record).verdict == "agrees"


@pytest.mark.parametrize("game", ["400", "king"])
def test_what_was_kept_is_the_whole_table_wherever_the_page_was_closed(game: str):
    page, table = begun(game)
    dice, line = random.Random(3), 1
    for round_ in range(6):
        page.play(table, line, dice, steps=9 + round_)
        seen = page.hear(line, table, "hello", protocol=1, since=0)
        other = Page(page)
        line = 10 + round_
        again = other.hear(line, table, "hello", protocol=1, since=0)
        assert {**again, "clock": None} == {**seen, "clock": None}
        page = other
    assert page.play(table, line, dice)


def test_an_undo_and_a_hint_are_granted():
    page, table = begun("400")
    while not page.legal(1):
        page.sleep()
    hint = page.hear(1, table, "hint")
    assert (hint["type"], hint["by"].partition(" ")[0]) == ("hint", "careful")
    assert hint["action"] in page.legal(1)
    before = page.legal(1)
    page.hear(1, table, "act", version=page.version(1), action=before[0])
    assert page.legal(1) == []
    assert page.hear(1, table, "undo")["type"] == "event"
    assert page.legal(1) == before


def test_what_takes_others_is_refused_in_words():
    page, table = begun("king")
    assert page.hear(1, table, "say", text="hello")["reason"]["key"] == "needs-a-server"
    status, problem = page.call("POST", "/api/gatherings", {"game": "king"})
    assert (status, problem["code"]) == (501, "needs-a-server")
    assert page.call("POST", "/api/tables", {"game": "king", "bots": "flat"})[1]["code"] == "bad-bots"
    assert page.call("POST", "/api/tables", {"game": "bridge"})[1]["code"] == "unknown-game"
    assert page.call("POST", "/api/tables", {"game": 4})[0] == 422
    assert page.call("GET", f"/api/tables/{table}/record")[1]["code"] == "match-running"
    assert page.call("GET", "/api/tables/none/record")[0] == 404


def test_a_table_that_is_dropped_is_forgotten_and_its_line_told():
    page, table = begun("king")
    assert page.call("DELETE", f"/api/tables/{table}") == (204, None)
    assert page.closed == {1: CloseCode.NO_SUCH_TABLE}
    assert page.kept == {}
    assert page.call("GET", "/api/tables") == (200, [])
    page.hear(2, table, "hello", protocol=1, since=0)
    assert page.closed[2] == CloseCode.NO_SUCH_TABLE


def test_one_adds_to_a_sealed_shuffle():
    page = Page()
    seal = page.call("POST", "/api/seals")[1]["seal"]
    order = {"game": "king", "seal": seal, "contribution": "00ff"}
    assert page.call("POST", "/api/tables", order)[0] == 201
    assert page.call("POST", "/api/tables", order)[1]["code"] == "no-such-seal"
    assert page.call("POST", "/api/tables", {"game": "king", "contribution": "00"})[1]["code"] == "contribution-unsealed"


def test_a_name_is_told_and_shown():
    page, table = begun("king")
    assert page.call("PUT", "/api/me", {"name": "  Anna ", "lang": "fr"}) == (
        200,
        {"name": "Anna", "lang": "fr", "banned": None},
    )
    assert page.call("GET", "/api/me") == (200, {"name": "Anna", "lang": "fr", "banned": None})
    assert page.call("PUT", "/api/me", {"name": "\ufffc", "lang": "fr"})[0] == 422
    snapshot = page.hear(2, table, "hello", protocol=1, since=0)
    assert "Anna" in json.dumps(snapshot)


BLOCKED = "numpy numba fastapi starlette sqlalchemy asyncio multiprocessing fluent babel uvicorn"


def test_it_needs_none_of_what_a_page_has_not():
    script = f"""
import sys
class Blocked:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {BLOCKED.split()}:
            raise ModuleNotFoundError(name)
sys.meta_path.insert(0, Blocked())
import json
from fourkings.browser import Backend
house = Backend()
table = json.loads(json.loads(house.call("POST", "/api/tables", '{{"game": "king"}}', 1.0, 2.0))["body"])["table"]
house.hear(1, table, '{{"type": "hello", "protocol": 1, "since": 0}}', 1.0, 2.0)
print(len(json.loads(house.drain(2.0))["said"]))
"""
    ran = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    assert int(ran.stdout) >= 1
