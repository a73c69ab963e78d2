"""Kill -9 while boards are played, challenges made and reviews asked for: what was told is there again, and ends well."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake

import services
from server.test_crash import Player, killed, running
from serving import Client, device

pytestmark = [pytest.mark.usefixtures("database"), services.ON_SQLITE]

PROGRAM = (
    "-c",
    "import runpy; from fourkings.app.boards import days; days.REPLIES = 'careful'; "
    "runpy.run_module('fourkings', run_name='__main__')",
)
"""The program with bots around boards that need no compiler: a server is killed before it had compiled one."""


@contextmanager
def broken() -> Iterator[None]:
    """The server may be killed in here."""
    try:
        yield
    except (ConnectionClosed, InvalidHandshake, OSError, EOFError, httpx.TransportError):
        return


class Friend:
    """Plays matches, challenges a second device with each of them, and has them reviewed."""

    def __init__(self, seed: int) -> None:
        self.dice, self.at_table = random.Random(seed), Quick(seed)
        self.match = self.cookie = self.set = ""
        self.versions: dict[int, int] = {}  # by board, the version that was told last
        self.verdicts = 0
        self.done = 0

    def play(self, address: str) -> None:
        """Go on until the server is gone."""
        with broken():
            while True:
                if not self.match:
                    self.at_table.play_one(address)
                    self.match = self.at_table.over
                with device(address, self.at_table.cookie) as anna, device(address, self.cookie) as ben:
                    if not self.cookie:
                        ben.get("/api/me")
                        self.cookie = ben.cookies["fourkings"]
                    self.look_back(anna, ben)
                    self.go_on(anna, ben)

    def look_back(self, anna: Client, ben: Client) -> None:
        """What was told is there."""
        if self.set:
            mine = ben.get(f"/api/boards/{self.set}").json()["mine"]
            assert mine is None or mine["board"] <= len(self.versions) + 1, "a board more than there are to go on with"
            for board, version in self.versions.items():
                stands = ben.post(f"/api/boards/{self.set}/{board}").json()
                assert stands["version"] >= version, "an action that was told is gone"
        if self.verdicts:
            assert len(self.reviewed(anna)) >= self.verdicts

    def go_on(self, anna: Client, ben: Client) -> None:
        link = ok(anna.post("/api/challenges", json={"table": self.match}))
        assert self.set in ("", link["set"]), "the same match, the same challenge"
        self.set = link["set"]
        ok(anna.post(f"/api/tables/{self.match}/reviews", json={}))
        board_set = ok(ben.get(f"/api/boards/{self.set}", params={"by": link["handle"]}))
        for board in range(1, board_set["boards"] + 1):
            self.board(ben, board)
        assert ok(ben.get(f"/api/boards/{self.set}"))["mine"]["finished"]
        ok(ben.get(f"/api/boards/{self.set}/beside/{link['handle']}"))
        self.verdicts = max(self.verdicts, len(self.reviewed(anna)))
        self.match, self.set, self.versions, self.verdicts, self.done = "", "", {}, 0, self.done + 1

    def board(self, ben: Client, board: int) -> None:
        view = ok(ben.post(f"/api/boards/{self.set}/{board}"))
        while True:
            self.versions[board] = view["version"]
            now = view["deal"]
            if not now or (now["stage"] == "done" and self.is_over(ben, board)):
                return
            action = "deal" if now["stage"] == "done" else self.dice.choice(now["legal"])
            body = {"version": view["version"], "action": action}
            moved = ok(ben.post(f"/api/boards/{self.set}/{board}/actions", json=body))
            view = moved["updates"][-1]
            if moved["over"]:
                self.versions[board] = view["version"]
                return

    def is_over(self, ben: Client, board: int) -> bool:
        mine = ok(ben.get(f"/api/boards/{self.set}"))["mine"]
        return bool(mine["finished"] or mine["board"] > board)

    def reviewed(self, anna: Client) -> list[Any]:
        seat = ok(anna.post(f"/api/tables/{self.match}/reviews", json={}))["seat"]
        review = ok(anna.get(f"/api/tables/{self.match}/reviews/{seat}"))
        return list(review["verdicts"])


class Quick(Player):
    """A player of short matches."""

    over = ""

    def _wanted(self) -> dict[str, Any]:
        return {"game": "quarante", "options": {"target": 10}, "bots": "chance", "pace": "quick"}

    def play_one(self, address: str) -> None:
        """Play a match to its end, on from where it stands."""
        with device(address, self.cookie) as client:
            if not self.table:
                client.get("/api/me")
                self.table, self.cookie, self.last = client.make(**self._wanted()), client.cookies["fourkings"], {}
            table = self.table
            with client.sit(table) as line:
                self.go_on(line)
            self.over = table


def ok(answer: httpx.Response) -> Any:
    assert answer.status_code < 300, f"{answer.request.url.path}: {answer.status_code} {answer.text}"
    return answer.json()


def kills(folder: Path, number: int) -> list[Friend]:
    friends = [Friend(seed) for seed in range(3)]
    killed(folder, number, friends, PROGRAM)
    with running(folder, PROGRAM) as process:
        for friend in friends:
            with device(process.address, friend.at_table.cookie) as anna, device(process.address, friend.cookie) as ben:
                if friend.match and friend.cookie:
                    friend.look_back(anna, ben)
                    friend.go_on(anna, ben)
    return friends


@pytest.mark.heavy
def test_a_hundred_kills_lose_no_board_no_challenge_and_no_review(tmp_path: Path):
    assert sum(friend.done for friend in kills(tmp_path, 100)) > 3


@pytest.mark.costly
@pytest.mark.long
def test_two_kills_lose_no_board(tmp_path: Path):
    kills(tmp_path, 2)
