"""Every id that leaves the server: none leads to one that opens more than it does itself.

Somebody who was sent links asks for all that the API has, in every way that what they know allows. Of what they are told
each word, and each part of a word, is tried at the doors that show cards.
"""

import asyncio
import re
from collections.abc import Iterator
from itertools import accumulate
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

import services
from finished import KEY, PLAYERS, put
from fourkings.app.boards import days as days_module
from fourkings.server.db import Store
from fourkings.server.net.settings import Settings
from fourkings.server.realtime.sessions import COOKIE, Sessions
from fourkings.table.protocol import CloseCode
from server.test_boards import finish
from serving import Client, device, served

pytestmark = services.MOSTLY_SQLITE

TABLE = "Zq3jH0yq-8Zt5rWc1x"
PHRASE = "a phrase of an administrator"
WORD = re.compile(r"[\w-]{4,64}")


@pytest.fixture
def address(database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    monkeypatch.setattr(days_module, "REPLIES", "careful")
    settings = Settings(data=tmp_path, rate=100_000, secret=KEY * 12, admin=PHRASE, tempo=0.0)

    async def prepare() -> None:
        store = Store(settings.url)
        await put(store, TABLE, over=True)
        store.close()

    asyncio.run(prepare())
    with served(settings, tmp_path / "static") as running:
        yield running


def as_player(address: str, player: str) -> Any:
    return device(address, Sessions((KEY * 12).encode()).cookie(player))


def links(anna: Client) -> dict[str, list[str]]:
    """What is sent to others of a match: by the name of the parameter that it is for."""
    challenge = anna.post("/api/challenges", json={"table": TABLE}).json()
    share = anna.post(f"/api/tables/{TABLE}/shares", json={"hidden": False}).json()
    days = [board_set["id"] for board_set in anna.get("/api/days").json()["sets"]]
    return {"set_id": [challenge["set"], *days], "handle": [challenge["handle"]], "token": [str(share["token"])]}


def answered(client: Client, known: dict[str, list[str]]) -> Iterator[str]:
    """All that the API answers to who knows these: every route that is read, with headers."""
    for path, methods in client.get("/api/openapi.json").json()["paths"].items():
        names = re.findall(r"{(\w+)}", path)
        if "get" not in methods:
            continue
        ways = [path]
        for name in names:
            ways = [way.replace(f"{{{name}}}", value) for way in ways for value in known.get(name, ())]
        for way in ways:
            answer = client.get(way)
            assert answer.status_code < 500, way
            yield f"{answer.headers} {answer.text}"


def parts(words: set[str]) -> set[str]:
    """Those words, and every beginning of them that ends before a sign that may be a separator."""
    beginnings = set(words)
    for word in words:
        beginnings |= set(accumulate(re.split(r"(?=[-_])", word)))
    return {beginning for beginning in beginnings if 4 <= len(beginning) <= 64}


def drawn(word: str) -> bool:
    """True where a word may have been drawn by chance: it has a digit, or a capital that does not begin it."""
    return any(char.isdigit() for char in word) or any(char.isupper() for char in word[1:])


def opens(client: Client, word: str) -> bool:
    """True where this word is the id of a table that shows itself."""
    if client.get(f"/api/tables/{word}/record").status_code != 404:
        return True
    with client.sit(word) as line:
        line.write("hello")
        try:
            while True:
                line.socket.recv(timeout=60)
        except ConnectionClosed:
            return line.socket.protocol.close_code != CloseCode.NO_SUCH_TABLE


@pytest.mark.costly
def test_no_id_that_is_told_leads_to_one_that_opens_more(address: str):
    with as_player(address, PLAYERS[0]) as anna, device(address) as ben:
        ben.put("/api/me", json={"name": "Ben"})
        known = links(anna)
        ben.post(f"/api/boards/{known['set_id'][0]}/1", params={"by": known["handle"][0]})
        finish(ben, ben.get(f"/api/boards/{known['set_id'][0]}").json())
        own = ben.make(bots="careful")
        known |= {"table": [own], "table_id": [own], "board": ["1"], "game": ["king"], "seat": ["0"], "number": ["1"]}
        answers = list(answered(ben, known))
        assert len(answers) > 30
        everything = "\n".join(answers)
        assert TABLE not in everything
        assert not any(f'"{player}"' in everything for player in PLAYERS)
        words = parts(set(WORD.findall(everything)) | {value for many in known.values() for value in many})
        assert {word for word in words if drawn(word) and opens(ben, word)} == {own}


@pytest.mark.costly
def test_administrators_are_told_no_id_either(address: str):
    with device(address) as admin, as_player(address, PLAYERS[0]) as anna:
        known = links(anna)
        assert admin.post("/api/admin/session", json={"phrase": PHRASE}).status_code < 300
        answers = "\n".join(text for text in answered(admin, {}) if COOKIE not in text)
        assert "tables" in answers
        assert TABLE not in answers
        assert not any(f'"{player}"' in answers for player in PLAYERS)
        assert known["set_id"][0] not in answers


def test_names_of_files_do_not_tell_the_table(address: str):
    with as_player(address, PLAYERS[0]) as anna:
        named = anna.get(f"/api/tables/{TABLE}/record").headers["content-disposition"]
        assert TABLE not in named
        assert named == anna.get(f"/api/tables/{TABLE}/record").headers["content-disposition"]
