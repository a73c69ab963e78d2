"""Kill -9 while boards are played, challenges made and reviews asked for: what was told is there again, and ends well."""

import random
import signal
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from threading import Thread
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake

import services
from server.test_crash import Player, Process, killed, running
from server.test_evenings import NAMES, lead, make, my_table, play, seen, wait_for
from serving import WAIT, Client, device, done

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
        link = done(anna.post("/api/challenges", json={"table": self.match}))
        assert self.set in ("", link["set"]), "the same match, the same challenge"
        self.set = link["set"]
        done(anna.post(f"/api/tables/{self.match}/reviews", json={}))
        board_set = done(ben.get(f"/api/boards/{self.set}", params={"by": link["handle"]}))
        for board in range(1, board_set["boards"] + 1):
            self.board(ben, board)
        assert done(ben.get(f"/api/boards/{self.set}"))["mine"]["finished"]
        done(ben.get(f"/api/boards/{self.set}/beside/{link['handle']}"))
        self.verdicts = max(self.verdicts, len(self.reviewed(anna)))
        self.match, self.set, self.versions, self.verdicts, self.done = "", "", {}, 0, self.done + 1

    def board(self, ben: Client, board: int) -> None:
        view = done(ben.post(f"/api/boards/{self.set}/{board}"))
        while True:
            self.versions[board] = view["version"]
            now = view["deal"]
            if not now or (now["stage"] == "done" and self.is_over(ben, board)):
                return
            action = "deal" if now["stage"] == "done" else self.dice.choice(now["legal"])
            body = {"version": view["version"], "action": action}
            moved = done(ben.post(f"/api/boards/{self.set}/{board}/actions", json=body))
            view = moved["updates"][-1]
            if moved["over"]:
                self.versions[board] = view["version"]
                return

    def is_over(self, ben: Client, board: int) -> bool:
        mine = done(ben.get(f"/api/boards/{self.set}"))["mine"]
        return bool(mine["finished"] or mine["board"] > board)

    def reviewed(self, anna: Client) -> list[Any]:
        seat = done(anna.post(f"/api/tables/{self.match}/reviews", json={}))["seat"]
        return list(done(anna.get(f"/api/tables/{self.match}/reviews/{seat}"))["verdicts"])


class Quick(Player):
    """A player of short matches."""

    over = ""

    def _wanted(self) -> dict[str, Any]:
        return {"game": "quarante", "options": {"target": 10}, "bots": "chance", "pace": "quick"}

    def play_one(self, address: str) -> None:
        """Play a match to its end, on from where it stands."""
        with device(address, self.cookie) as client:
            if not self.table:
                self.table, self.cookie, self.last = client.make(**self._wanted()), client.cookies["fourkings"], {}
            table = self.table
            with client.sit(table) as line:
                self.go_on(line)
            self.over = table


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


ROUNDS = 3


class Evening:
    """An evening over servers that are killed, and what its people were told last."""

    def __init__(self, address: str, **wanted: Any) -> None:
        self.cookies = [self._come(address, name) for name in NAMES]
        self.past: dict[str, Any] = {"version": 0, "rounds": []}
        self.tables: dict[tuple[int, int], str] = {}  # those that anybody was told of, by round and place
        with self.clients(address) as people:
            self.id, self.director = make(people[0], rounds=ROUNDS, **wanted)
            for client in people:
                assert client.put(f"/api/evenings/{self.id}/me").status_code == 200
            if wanted["kind"] == "teams":
                lead(people[0], f"{self.id}/teams", self.director, members=[1, 2, 3, 4])
            for first in (1, 3) if wanted["kind"] == "pairs" else ():
                lead(people[0], f"{self.id}/pairs", self.director, first=first, second=first + 1)

    @staticmethod
    def _come(address: str, name: str) -> str:
        with device(address) as client:
            client.put("/api/me", json={"name": name})
            return client.cookies["fourkings"]

    @contextmanager
    def clients(self, address: str) -> Iterator[list[Client]]:
        with ExitStack() as open_devices:
            yield [open_devices.enter_context(device(address, cookie)) for cookie in self.cookies]

    def look(self, client: Client) -> dict[str, Any]:
        """The evening as it stands, which contains all that was told before."""
        view = seen(client, self.id)
        assert view["version"] >= self.past["version"], "an acknowledged event is gone"
        for before, now in zip(self.past["rounds"], view["rounds"], strict=False):
            for table, same in zip(before["tables"], now["tables"], strict=True):
                assert table["seats"] == same["seats"]
                assert table["result"] in (None, same["result"])
        for number, round_ in enumerate(view["rounds"]):
            for place, table in enumerate(round_["tables"]):
                if table["table"]:
                    assert self.tables.setdefault((number, place), table["table"]) == table["table"], "made twice"
        self.past = view
        return view

    def play(self, address: str, number: int) -> None:
        """Play the round of that number to its end, or until the server is gone."""
        with broken(), self.clients(address) as people:
            if len(self.look(people[0])["rounds"]) < number:
                lead(people[0], f"{self.id}/rounds", self.director, 201)
            wait_for(people[0], self.id, lambda view: bool(my_table(view) or view["me"] in view["rounds"][-1]["idle"]))
            tables = [(client, my_table(self.look(client))) for client in people]
            seated = [Thread(target=self._sit, args=pair, daemon=True) for pair in tables if pair[1]]
            for thread in seated:
                thread.start()
            for thread in seated:
                thread.join(WAIT)
            wait_for(people[0], self.id, lambda view: bool(view["rounds"][-1]["over"]))
            self.look(people[0])

    @staticmethod
    def _sit(client: Client, table: str) -> None:
        with broken():
            play(client, table)


def killed_within(process: Process, evening: Evening, number: int, seconds: float) -> None:
    """Play that round, and have the server killed so many seconds later."""
    those = Thread(target=evening.play, args=(process.address, number), daemon=True)
    those.start()
    time.sleep(seconds)
    process.end(signal.SIGKILL)
    those.join(WAIT)
    assert not those.is_alive()


@pytest.mark.heavy
@pytest.mark.parametrize(
    ("kind", "same_boards"), [("partners", False), ("partners", True), ("pairs", False), ("alone", False), ("teams", True)]
)
def test_an_evening_outlives_a_kill_in_each_round(tmp_path: Path, kind: str, same_boards: bool) -> None:
    dice = random.Random(same_boards)
    game = {"alone": "king", "pairs": "quarante"}.get(kind, "400")  # four who bid the least are all void in the 400
    options = {} if kind == "alone" else {"deals": 3}
    with running(tmp_path) as server:
        wanted = {"kind": kind, "game": game, "options": options, "same_boards": same_boards}
        evening = Evening(server.address, swiss=kind == "teams", **wanted)
    for number in range(1, ROUNDS + 1):
        for seconds in (dice.uniform(0.0, 0.3), dice.uniform(0.5, 3.0)):
            with running(tmp_path) as server:
                killed_within(server, evening, number, seconds)
        with running(tmp_path) as server:
            evening.play(server.address, number)
            assert evening.past["rounds"][number - 1]["over"]
    with running(tmp_path) as server, evening.clients(server.address) as people:
        view = lead(people[0], f"{evening.id}/end", evening.director)
        assert all(table["result"] for round_ in view["rounds"] for table in round_["tables"])
        partners = [
            frozenset(table["seats"][side::2]) for round_ in view["rounds"] for table in round_["tables"] for side in (0, 1)
        ]
        people_together = [pair for pair in partners if 0 not in pair]
        if kind in ("pairs", "teams"):
            assert set(people_together) == {frozenset({1, 2}), frozenset({3, 4})}, "they stay together"
        elif kind == "partners":
            assert len(set(people_together)) == len(people_together), "nobody partners anybody twice"
        assert [row["rounds"] for row in view["standings"]] == [ROUNDS] * {"teams": 1, "pairs": 2}.get(kind, len(NAMES))
        for client in people:
            evening.look(client)
            known = set(evening.tables.values())
            own = {str(table["table"]) for table in client.get("/api/tables").json()}
            assert own <= known, "no table was made that the evening does not know"
