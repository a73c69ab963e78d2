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
from server.test_crash import Process, running
from server.test_evenings import NAMES, lead, make, my_table, play, seen, wait_for
from serving import WAIT, Client, device

pytestmark = [pytest.mark.usefixtures("database"), services.ON_SQLITE]


@contextmanager
def broken() -> Iterator[None]:
    """The server may be killed in here."""
    try:
        yield
    except (ConnectionClosed, InvalidHandshake, OSError, EOFError, httpx.TransportError):
        return


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
