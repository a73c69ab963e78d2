"""A match against bots goes with its player's device, is played on in a page without the server, and comes back."""

import json
import random
import time
from collections.abc import Callable
from typing import Any

import pytest

import services
from fourkings.browser.backend import ME
from fourkings.records import loads
from fourkings.records.replay import replay
from fourkings.records.verify import verify
from fourkings.rulebook.games import GAMES
from fourkings.server.realtime import handover
from fourkings.server.realtime.handover import MAX_EVENTS
from paged import Page
from serving import Client, device, done, refused, server_of_module

pytestmark = services.MOSTLY_SQLITE
PATIENCE = 3.0
"""Seconds in which a bot plays on, unless it waits."""
SHORT = {"game": "quarante", "options": {"target": 10}, "bots": "careful", "pace": "quick"}


address = server_of_module()


def begun(client: Client, acts: int = 3, **wanted: Any) -> str:
    """A match of which some actions were played at the server."""
    table = client.make(**{**SHORT, **wanted})
    with client.sit(table) as line:
        line.play(random.Random(5), acts)
    return table


def handed(client: Client, table: str) -> dict[str, Any]:
    answer = client.get(f"/api/tables/{table}/hand-over")
    assert answer.status_code == 200, answer.text
    assert answer.headers["cache-control"] == "no-store"
    return answer.json()


def house_of(given: dict[str, Any]) -> tuple[Page, str]:
    """A page that keeps the match as it was handed over."""
    page, head = Page(), {**given["table"], "events": given["events"]}
    page.house.restore(json.dumps(head))
    page.kept[head["id"]] = head
    page.hear(1, head["id"], "hello")
    return page, head["id"]


def bring(client: Client, table: str, first: int, events: list[str], **more: int) -> Any:
    return client.post(f"/api/tables/{table}/hand-back", json={"first": first, "events": events, **more})


def left(page: Page, table: str, given: dict[str, Any]) -> tuple[int, list[str]]:
    """What the page has to bring back."""
    known = len(given["events"])
    return known + 1, page.kept[table]["events"][known:]


@pytest.mark.parametrize("game", ["quarante", "king"])
def test_a_match_goes_comes_back_and_is_ended_here(client: Client, game: str):
    table = begun(client, game=game, options={"target": 60} if game == "quarante" else {})
    given = handed(client, table)
    page, name = house_of(given)
    assert name == table
    page.play(table, 1, random.Random(2), steps=24)
    first, events = left(page, table, given)
    assert len(events) > 5
    assert bring(client, table, first, events).json() == {"table": table, "version": first + len(events) - 1}
    again = handed(client, table)
    assert again["events"] == page.kept[table]["events"]
    assert again["table"]["summary"] == page.kept[table]["summary"]
    with client.sit(table) as line:
        snapshot = line.hello()
        assert snapshot["version"] == first + len(events) - 1
        end = line.play(random.Random(3))
    assert end["result"]
    record = loads(client.get(f"/api/tables/{table}/record").text)
    assert replay(record).result
    assert verify(record).verdict == "agrees"


def test_all_that_a_house_grants_is_taken_back(client: Client):
    table = begun(client, game="king", options={})
    given = handed(client, table)
    page, _ = house_of(given)
    dice = random.Random(4)
    for kind, more in (("stand-in", {"bot": "club"}), ("away", {}), ("back", {}), ("undo", {}), ("rest", {}), ("hint", {})):
        page.play(table, 1, dice, steps=40)
        while not page.legal(1):
            page.play(table, 1, dice, steps=1)
        answer = page.hear(1, table, kind, **more)
        assert answer["type"] != "refused" or kind == "rest", answer
        for _ in range(4 * (kind == "away")):
            page.sleep()
    assert page.play(table, 1, dice)
    first, events = left(page, table, given)
    assert {json.loads(fact)["type"] for fact in events} == {"act", "deal", "stand-in", "leave", "return", "undo"}
    assert bring(client, table, first, events).json() == {"table": table, "version": first + len(events) - 1}
    assert verify(loads(client.get(f"/api/tables/{table}/record").text)).verdict == "agrees"


@pytest.mark.parametrize("game", GAMES)
def test_a_house_finds_the_match_as_the_server_tells_it(client: Client, game: str):
    table = client.make(game=game)
    given = handed(client, table)
    assert ME == handover.ME
    page, _ = house_of(given)
    with client.sit(table) as line:
        here = line.hello()
    there = page.said[1][-1]
    assert {name: there[name] for name in ("version", "deal", "options", "log")} == {
        name: here[name] for name in ("version", "deal", "options", "log")
    }
    assert given["table"]["info"]["table"] == table
    assert client.get("/api/me").json()["name"] == ""
    assert not [line_ for line_ in given["events"] if '"player":"' in line_.replace('"player":"me"', "")]


def test_a_match_that_ends_on_the_device_is_over_here_too(client: Client):
    table = begun(client)
    given = handed(client, table)
    page, _ = house_of(given)
    assert page.play(table, 1, random.Random(2))
    assert client.get("/api/matches").json() == []
    assert bring(client, table, *left(page, table, given)).status_code == 200
    (match,) = client.get("/api/matches").json()
    assert match["table"] == table
    (info,) = client.get("/api/tables").json()
    assert (info["over"], info["winners"]) == (True, page.kept[table]["summary"][4])
    assert client.post(f"/api/tables/{table}/reviews", json={"seat": match["seat"]}).status_code in (200, 201, 202)
    assert client.get("/api/profile").json()["games"][0]["matches"] == 1
    assert verify(loads(client.get(f"/api/tables/{table}/record").text)).verdict == "agrees"
    refused(client.get(f"/api/tables/{table}/hand-over"), 409, "not-alone")
    assert bring(client, table, *left(page, table, given)).status_code == 200, "its answer may have been lost"


def test_what_was_brought_back_is_not_doubled_and_comes_in_parts_too(client: Client):
    table = begun(client, game="king", options={})
    given = handed(client, table)
    page, _ = house_of(given)
    page.play(table, 1, random.Random(2), steps=40)
    first, events = left(page, table, given)
    last = first + len(events) - 1
    steps = (
        (events[:7], first + 6), (events[:7], first + 6), (events, last), (events, last), (events[:7], last),
        ([], last),
    )  # fmt: skip
    for part, version in steps:
        assert bring(client, table, first, part).json() == {"table": table, "version": version}
    refused(bring(client, table, last + 2, events[:1]), 409, "played-elsewhere")
    assert bring(client, table, first + 7, events[7:]).json()["version"] == last
    assert handed(client, table)["events"] == page.kept[table]["events"]


def test_a_line_that_is_open_is_shown_what_came_back(client: Client):
    table = begun(client, acts=2, game="king", options={})
    given = handed(client, table)
    page, _ = house_of(given)
    page.play(table, 1, random.Random(2), steps=25)
    while not page.legal(1):
        page.sleep()
    first, events = left(page, table, given)
    with client.sit(table) as line:
        assert line.hello()["version"] == first - 1
        assert bring(client, table, first, events).status_code == 200
        heard = line.hear("event")
        while heard["version"] < first + len(events) - 1:
            heard = line.hear("event")
        assert sorted(heard["deal"]["legal"]) == sorted(page.legal(1))
        assert line.play(random.Random(1), 2)["version"] > heard["version"]


def sent_otherwise(client: Client, table: str, events: list[str]) -> int:
    """Another card than the page has played is sent to the server, and bots go on there; the version that it made.

    0 where there is no other, or no bot goes on.
    """
    with client.sit(table) as line:
        update = line.hello()
        others = [action for action in update["deal"]["legal"] if json.loads(events[0])["action"] != action]
        if not others:
            return 0
        line.write("act", version=update["version"], action=others[0])
        seen = int(line.hear("event")["version"])
        end = time.monotonic() + PATIENCE
        while len(handed(client, table)["events"]) <= seen:
            if time.monotonic() > end:
                return 0
            time.sleep(0.05)
        return seen


def test_what_the_page_had_sent_and_what_bots_did_after_it_gives_way(client: Client):
    """The network breaks, and not the server: the last card came here after the match was handed over, and bots went on."""
    seen = 0
    while not seen:
        table = begun(client, acts=2, options={"target": 60})
        given = handed(client, table)
        page, _ = house_of(given)
        page.play(table, 1, random.Random(2), steps=16)
        first, events = left(page, table, given)
        seen = sent_otherwise(client, table, events)
    refused(bring(client, table, first, events), 409, "played-elsewhere")
    refused(bring(client, table, first, events, seen=first - 1), 409, "played-elsewhere")
    answer = bring(client, table, first, events, seen=seen)
    assert answer.status_code == 200, answer.text
    there = handed(client, table)["events"]
    assert there[-len(events) :] == events
    (undone,) = [fact for fact in map(json.loads, there[first - 1 : -len(events)]) if fact["type"] == "undo"]
    assert undone["deal"] >= 1
    assert handed(client, table)["table"]["summary"][1:] == page.kept[table]["summary"][1:]
    with client.sit(table) as line:
        end = line.play(random.Random(3))
    assert end["result"]
    assert verify(loads(client.get(f"/api/tables/{table}/record").text)).verdict == "agrees"


def test_what_no_house_writes_is_refused_and_nothing_of_it_kept(client: Client):
    table = begun(client, acts=2, game="king", options={})
    given = handed(client, table)
    page, _ = house_of(given)
    while json.loads(page.kept[table]["events"][-1])["type"] != "deal" or len(left(page, table, given)[1]) < 2:
        page.play(table, 1, random.Random(2), steps=1)
    first, events = left(page, table, given)
    raw = [json.loads(fact) for fact in events]
    mine = next(at for at, fact in enumerate(raw) if fact["type"] == "act" and "bot" not in fact)
    theirs = next(at for at, fact in enumerate(raw) if fact.get("bot"))
    deal = len(raw) - 1

    def changed(at: int, **change: Any) -> list[Any]:
        new = [dict(fact) for fact in raw]
        new[at].update(change)
        return new

    swapped = [list(hand) for hand in raw[deal]["hands"]]
    swapped[0][0], swapped[1][0] = swapped[1][0], swapped[0][0]
    lies: list[tuple[int, list[Any]]] = [
        (mine, changed(mine, seat=(raw[mine]["seat"] + 1) % 4)),
        (mine, changed(mine, bot="careful 1")),
        (mine, changed(mine, seat=True)),
        (mine, changed(mine, seat=float(raw[mine]["seat"]))),
        (mine, changed(mine, seat=[1])),
        (mine, changed(mine, seat=7)),
        (mine, changed(mine, action="nothing")),
        (mine, changed(mine, action=12)),
        (mine, changed(mine, action=raw[theirs]["action"])),
        (mine, changed(mine, spent=-5)),
        (mine, changed(mine, late=True)),
        (mine, changed(mine, late=[])),
        (theirs, changed(theirs, bot=None)),
        (theirs, changed(theirs, bot="<b>careful</b> 1")),
        (theirs, changed(theirs, bot="\ud800 1")),
        (theirs, changed(theirs, bot={"a": 1})),
        (deal, changed(deal, hands=swapped)),
        (deal, changed(deal, hands=[])),
        (deal, changed(deal, hands=[[5]])),
        (deal, [*raw[:deal], raw[deal], raw[deal]]),
        (0, [raw[deal], *raw]),
        (0, [{"type": "undo", "deal": 1, "actions": 0}]),
        (0, [{"type": "undo", "deal": 99, "actions": -1}]),
        (0, [{"type": "leave", "entrant": 1, "by_choice": True}]),
        (0, [{"type": "leave", "entrant": 0}]),
        (0, [{"type": "return", "entrant": 0}]),
        (0, [{"type": "stand-in", "entrant": 0, "bot": "nobody"}]),
        (0, [{"type": "stand-in", "entrant": 1, "bot": "strong"}]),
        *(
            (0, [{"type": kind}])
            for kind in ("close", "stop", "reveal", "pause", "resume", "opening", "open-waiting-room", "bridge", 5)
        ),
        (0, [{"type": "take-seat", "entrant": 1, "player": "somebody"}]),
        (0, [{"type": "forget", "entrant": 0}]),
        (0, [{"type": "rematch", "table": "elsewhere"}]),
        (0, [{"type": "hinted", "seat": 0}]),
        (0, [{"type": "add-time", "seat": 0, "seconds": 5}]),
        (0, [[], {}]),
        (0, ["text", None]),
        (1, [raw[0], {"type": "act"}]),
    ]
    kept = handed(client, table)["events"]
    for at, lie in lies:
        answer = bring(client, table, first, [json.dumps(fact) for fact in lie])
        refused(answer, 422, "bad-events")
        number = at + 1 if lie[:at] == raw[:at] else 1
        if at != deal or len(lie) == len(raw):
            assert answer.json()["message"].startswith(f"line {number}: "), (lie, answer.text)
    for text in ("", "{", "[" * 2000, "null", "\0"):
        refused(bring(client, table, first, [text]), 422, "bad-events")
    assert handed(client, table)["events"] == kept
    assert bring(client, table, first, events).status_code == 200


def test_too_much_is_not_even_read(client: Client):
    table = begun(client, acts=1)
    first = len(handed(client, table)["events"]) + 1
    line = '{"type":"return","entrant":0}'
    refused(bring(client, table, first, [line] * (MAX_EVENTS + 1)), 422, "malformed")
    refused(bring(client, table, first, [" " * 3000]), 422, "malformed")
    refused(bring(client, table, 1, [line]), 422, "malformed")
    assert bring(client, table, first, [line] * 10_000).status_code in (413, 422)
    refused(bring(client, table, first, [line * 60] * 400), 413, "too-long")


def test_others_have_no_part_in_it(address: str, client: Client):
    table = begun(client)
    first = len(handed(client, table)["events"]) + 1
    with device(address) as stranger:
        stranger.get("/api/me")
        refused(stranger.get(f"/api/tables/{table}/hand-over"), 404, "no-such-table")
        refused(bring(stranger, table, first, []), 404, "no-such-table")
    refused(client.get("/api/tables/nowhere/hand-over"), 404, "no-such-table")
    foreign = {"origin": "https://elsewhere.example"}
    answer = client.post(f"/api/tables/{table}/hand-back", json={"first": first, "events": []}, headers=foreign)
    refused(answer, 403, "other-origin")


def _gathered(client: Client) -> str:
    return client.gather()


def _lesson(client: Client) -> str:
    return str(client.post("/api/lessons", json={"game": "king"}).json()["table"])


def _imported(client: Client) -> str:
    """The record of a match that was played here, taken in again."""
    table = client.make(**SHORT)
    with client.sit(table) as line:
        line.play(random.Random(1))
    return str(done(client.post("/api/records", json={"record": client.get(f"/api/tables/{table}/record").text}))["table"])


@pytest.mark.parametrize("make", [_gathered, _lesson, _imported])
def test_other_tables_stay_where_they_are(client: Client, make: Callable[[Client], str]):
    table = make(client)
    refused(client.get(f"/api/tables/{table}/hand-over"), 409, "not-alone")
    refused(bring(client, table, 2, ['{"type":"return","entrant":0}']), 409, "not-alone")
