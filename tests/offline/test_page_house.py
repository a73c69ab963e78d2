"""Matches in a page without a server: stored event by event, found again, and replayed from their logs alone."""

import asyncio
import json
import random
import subprocess
import sys
from collections.abc import Iterator
from datetime import date, timedelta
from typing import Any

import pytest

from cases import few
from fourkings.app.memory import MemoryStore
from fourkings.app.models import ReturnedEvents
from fourkings.app.puzzles.schema import list_response, puzzle_response
from fourkings.app.shared.page_bots import BOTS_HERE, LEVELS_HERE, bot_in_page
from fourkings.app.shared.table_info import TableInfo
from fourkings.bots import title
from fourkings.browser.prerendered import asked_ahead, days_ahead
from fourkings.i18n.languages import LANGUAGES
from fourkings.puzzles import Puzzle
from fourkings.puzzles.shipped import entries, shipped
from fourkings.records import loads
from fourkings.records.replay import replay
from fourkings.records.verify import verify
from fourkings.rulebook.games import GAMES
from fourkings.server.realtime.offline_replays import bots_agree
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
        seen = page.hear(line, table, "hello")
        other = Page(page)
        line = 10 + round_
        again = other.hear(line, table, "hello")
        assert {**again, "clock": None} == {**seen, "clock": None}
        page = other
    assert page.play(table, line, dice)


def test_an_undo_and_a_hint_are_granted():
    page, table = begun("400")
    while not page.legal(1):
        page.sleep()
    hint = page.hear(1, table, "hint")
    assert (hint["type"], hint["by"].partition(" ")[0]) == ("hint", "strong")
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
    assert (status, problem["code"]) == (501, "needs-people")
    page.call("PUT", "/api/me", {"name": "", "lang": "fr"})
    assert page.call("GET", "/api/push")[1]["message"] == "il faut le réseau pour cela\u202f: ouvrez la page d'un serveur"
    assert page.call("GET", "/api/nothing")[0] == 404
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
    page.hear(2, table, "hello")
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
    assert "Anna" in json.dumps(page.hear(2, table, "hello"))


BLOCKED = "numpy numba fastapi starlette sqlalchemy asyncio multiprocessing fluent babel uvicorn"


def test_it_needs_none_of_what_a_page_has_not():
    script = f"""
import sys
sys.modules.update(dict.fromkeys({BLOCKED.split()}))
import json
from fourkings.browser import Backend
house = Backend()
table = json.loads(json.loads(house.call("POST", "/api/tables", '{{"game": "king"}}', 1.0, 2.0))["body"])["table"]
house.hear(1, table, '{{"type": "hello", "protocol": 2, "since": 0}}', 1.0, 2.0)
print(len(json.loads(house.drain(2.0))["said"]))
"""
    ran = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    assert int(ran.stdout) >= 1


SECRET = {"solution", "several", "values", "seed", "judge", "ladder", "themes", "right", "loss", "choices"}


def asked_in(text: str, puzzle: str, lang: str) -> dict[str, Any]:
    """As the page reads it: see `web/src/offline/prerendered.ts`."""
    head, *lines = text.split("\n")
    said = json.loads(head)[lang]
    asked: dict[str, Any] = next(json.loads(line) for line in lines if line.startswith(f'{{"id":"{puzzle}"'))
    deal, step = asked["deal"], dict[str, Any]()
    for place, changed in enumerate(deal["steps"]):
        step = {**step, **changed}
        words = "" if step["seat"] is None else said[f"{step['action']} {deal['names'][step['seat']]}"]
        deal["steps"][place] = {**step, "said": words}
    deal["names"] = [said[name] for name in deal["names"]]
    deal["about"] = said[str(asked["deal_number"])]
    return asked


def by_server(puzzle: Puzzle, lang: str) -> dict[str, Any]:
    """Without its rating, which moves with the answers to it."""
    return asyncio.run(puzzle_response(MemoryStore().puzzles, puzzle, lang)).model_dump(mode="json", exclude={"rating"})


@pytest.mark.parametrize("game", GAMES.own)
def test_each_puzzle_is_asked_as_a_server_asks_it(game: str):
    text = asked_ahead(game)
    for at, puzzle in enumerate([*shipped(game)][:: len(entries(game)) // 14]):
        lang = [*LANGUAGES][at % len(LANGUAGES)]
        assert asked_in(text, puzzle.id, lang) == by_server(puzzle, lang)


@pytest.mark.parametrize("game", GAMES.own)
def test_nothing_of_an_answer_is_written_out(game: str):
    _, *lines = asked_ahead(game).split("\n")
    assert [json.loads(line)["id"] for line in lines] == [puzzle.id for puzzle in shipped(game)]
    assert all(SECRET.isdisjoint(json.loads(line)) for line in lines)


def test_the_puzzles_of_days_and_the_themes_are_those_that_a_server_tells():
    known = json.loads(days_ahead(tuple(GAMES.own)))
    for game in GAMES.own:
        days = known[game]["days"]
        for day in (date(2026, 11, 22) + timedelta(days=each) for each in range(0, 800, 100)):
            at = (day - date(1970, 1, 1)).days
            listed = asyncio.run(list_response(MemoryStore().puzzles, "p", game, entries(game), at * 86400.0 + 1, "", ""))
            assert (listed.day, listed.today) == (day.isoformat(), days[at % len(days)])
        assert known[game]["themes"] == [theme.model_dump(mode="json") for theme in listed.themes]


STEPS = 40


def played(game: str, bots: str, steps: int = STEPS) -> tuple[list[str], bytes]:
    page = Page()
    table = page.call("POST", "/api/tables", {"game": game, "bots": bots, "pace": "quick"})[1]["table"]
    page.hear(1, table, "hello")
    page.play(table, 1, random.Random(5), steps=steps)
    return page.kept[table]["events"], bytes.fromhex(page.kept[table]["secret"])


def events(lines: list[str], first: int = 3, offline: int | None = None) -> ReturnedEvents:
    return ReturnedEvents("t", first, len(lines) - first + 1, first if offline is None else offline)


def levels() -> Iterator[object]:
    for game in GAMES.own:
        for level in LEVELS_HERE:
            thinks = level not in ("beginner", "careful") and game != "jeu-du-roi"
            yield pytest.param(game, level, marks=pytest.mark.heavy if thinks else ())


@pytest.mark.parametrize(("game", "level"), [*levels()])
def test_what_a_page_plays_is_played_again(game: str, level: str):
    lines, secret = played(game, level)
    assert sum(f'"bot":"{title(bot_in_page(level))}"' in line for line in lines) >= 10
    assert bots_agree(lines, secret, events(lines))


def test_bots_see_by_the_versions_of_the_device():
    lines, secret = played("king", "beginner", 60)
    assert bots_agree(lines, secret, events(lines))
    alike = sum(bots_agree(lines, secret, events(lines, offline=at)) for at in range(4, 24))
    assert alike < 5, "by other random streams, all cards are chosen alike only by chance"


def test_any_other_move_or_name_is_found_out():
    lines, secret = played("king", "careful", 60)
    acts = [at for at, line in enumerate(lines) if '"bot":' in line]
    last = max(acts)
    other = json.loads(lines[last])

    def with_last(**change: str) -> list[str]:
        return [*lines[:last], json.dumps({**other, **change})]

    assert bots_agree(with_last(), secret, events(with_last()))
    for bot in ("careful 9999", f"{title(bot_in_page('club'))}", "careful 0"):
        assert not bots_agree(with_last(bot=bot), secret, events(with_last(bot=bot)))
    found_out = 0
    for at in acts:
        mine = json.loads(lines[at])
        for before in lines[:at]:
            found_out += _changed_is_found(lines, secret, at, mine, before)
    assert found_out


def _changed_is_found(lines: list[str], secret: bytes, at: int, mine: dict[str, str], before: str) -> bool:
    """Whether an earlier action in place of this one is found out, if it is legal there."""
    action = json.loads(before).get("action")
    if action in (None, mine["action"]):
        return False
    changed = [*lines[:at], json.dumps({**mine, "action": action})]
    try:
        return not bots_agree(changed, secret, events(changed, first=at + 1))
    except ValueError:
        return False


def test_the_players_own_moves_are_free():
    lines, secret = played("400", "careful")
    mine = next(at for at, line in enumerate(lines) if '"type":"act"' in line and '"bot":' not in line)
    assert bots_agree(lines, secret, ReturnedEvents("t", mine + 1, 1, 999_999))


def test_a_log_that_ends_too_early_is_no_agreement():
    lines, secret = played("400", "careful", 5)
    with pytest.raises(ValueError, match="from version 3 on"):
        bots_agree(lines[:-1], secret, events(lines))


def test_a_page_plays_for_a_bot_that_it_lacks():
    assert {bot_in_page(name).NAME for name in BOTS_HERE} == set(BOTS_HERE)
    assert bot_in_page("nobody").NAME == bot_in_page("flat").NAME == "careful"
