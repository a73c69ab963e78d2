"""A lesson at a server: a table made by one request from a published secret, and carried on by the house."""

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from fourkings.lessons import lesson
from fourkings.rulebook.games import GAMES
from serving import Client, device, done, server_of_module

address = server_of_module()


def begin(client: Client, game: str) -> str:
    return str(done(client.post("/api/lessons", json={"game": game, "pace": "quick"}))["table"])


@pytest.mark.parametrize("game", GAMES.own)
def test_a_lesson_is_a_table_that_says_what_it_is(client: Client, address: str, game: str) -> None:
    table = begin(client, game)
    with client.sit(table) as line:
        snapshot = line.hello()
        assert snapshot["lesson"]
        assert snapshot["contributions"] == []
        assert snapshot["changed"] == list(lesson(game).rules.changed())
        assert sum(player["you"] for player in snapshot["players"]) == 1
    info = client.get(f"/api/lessons/{table}", params={"lang": "fr"}).json()
    assert info["game"] == game
    assert info["remarks"]
    assert not info["over"]
    assert not info["skips"]
    assert len(info["strategy"]) == 3
    with device(address) as other:
        assert other.get(f"/api/lessons/{table}").status_code == 404
        assert other.get(f"/api/lessons/{table}/advice").status_code == 404
    assert client.get(f"/api/lessons/{client.make(game=game)}").status_code == 404


def test_the_house_plays_the_deals_between_and_the_lesson_goes_on_where_it_was(client: Client) -> None:
    first = begin(client, "king")
    assert client.post(f"/api/lessons/{first}/next", json={}).status_code == 409
    with client.sit(first) as line:
        update = line.play(one_deal=True)
        row = update["row"]
    info = client.get(f"/api/lessons/{first}").json()
    assert info["skips"]
    said = [remark["text"] for remark in info["remarks"]]
    second = client.post(f"/api/lessons/{first}/next", json={"pace": "quick"}).json()["table"]
    assert client.get(f"/api/lessons/{first}").status_code == 404
    with client.sit(second) as line:
        update = line.hello()
        assert [deal["number"] for deal in update["rows"]] == [1, 2, 3, 4]
        assert update["rows"][0] == row
        assert update["deal"]["number"] == 5
        line.play(one_deal=True)
    texts = [remark["text"] for remark in client.get(f"/api/lessons/{second}").json()["remarks"]]
    assert texts[: len(said)] == said
    third = client.post(f"/api/lessons/{second}/next", json={"pace": "quick"}).json()["table"]
    with client.sit(third) as line:
        update = line.play(one_deal=True)
        assert update["result"]
    assert client.get(f"/api/lessons/{third}").json()["over"]
    assert client.get("/api/luck").json()["falls"] == []


def test_a_new_lesson_takes_the_place_of_one_that_is_not_over(client: Client) -> None:
    first, other = begin(client, "400"), begin(client, "king")
    second = begin(client, "400")
    tables = [table["table"] for table in client.get("/api/tables").json()]
    assert sorted(tables) == sorted([other, second])
    assert first not in tables


def test_what_is_no_lesson_is_refused_in_words(client: Client) -> None:
    assert client.post("/api/lessons", json={"game": "bridge"}).json()["code"] == "unknown-game"
    assert client.post("/api/lessons/nothing/next", json={}).json()["code"] == "no-such-lesson"
    assert {game["id"]: game["lesson"] for game in client.get("/api/games").json()} == dict.fromkeys(GAMES.own, True)


def test_the_friend_knows_what_is_clearly_wrong_on_ones_turn_and_nothing_else(client: Client) -> None:
    table = begin(client, "king")
    with client.sit(table) as line:
        update = line.hello()
        while not update["deal"]["legal"]:
            update = line.hear("event")
        advice = client.get(f"/api/lessons/{table}/advice").json()
        assert advice["version"] == update["version"]
        assert advice["action"] in update["deal"]["legal"]
        assert advice["parts"]
        warned = [warning["action"] for warning in advice["warned"]]
        assert set(warned) < set(update["deal"]["legal"])
        assert advice["action"] not in warned
        line.play(one_deal=True)
    assert client.get(f"/api/lessons/{table}/advice").status_code == 409


def test_where_nobody_can_weigh_the_friend_warns_of_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from fourkings.rulebook.match import from_secret
    from fourkings.server.workers import bot_fallback
    from fourkings.server.workers.bot_pool import NoAnswer
    from fourkings.views import view

    class Asleep:
        async def ask_last(self, *asked: Any) -> Any:
            raise NoAnswer("no worker was free")

    taught = lesson("king")
    state = from_secret(taught.rules, taught.secret).state
    advice, by = asyncio.run(bot_fallback.advise(Asleep(), view(state, state.turn)))  # type: ignore[arg-type]
    assert advice.action in view(state, state.turn).legal
    assert (advice.values, by) == ({}, "careful 1")


def test_only_clear_losses_are_warned_of() -> None:
    from fourkings.app.lessons import operations as lessons
    from fourkings.rulebook.match import from_secret
    from fourkings.views import view

    taught = lesson("king")
    state = from_secret(taught.rules, taught.secret).state
    seen = view(state, state.turn)
    first, *rest = [action for action in seen.legal if isinstance(action, int)]
    assert lessons.losses_of(taught, seen, {}) == {}
    lost = lessons.losses_of(taught, seen, {first: 0.0, rest[-1]: -20.0})
    assert first not in lost
    assert lost[rest[-1]] == 20.0
    calls = replace(seen, stage="calls", legal=("auction", "declare:S", "declare:H", "declare:-"))
    assert lessons.losses_of(taught, calls, {"auction": 50.0, "declare:S": 45.0, "declare:H": -10.0}) == {"declare:H": 60.0}
