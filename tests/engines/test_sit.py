"""A bot from outside at a server's table, as `examples/sit.py` brings it: it plays to the end, or leaves and says why."""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

pytest.importorskip("fastapi")

from fourkings.server.net.settings import Settings
from serving import WAIT, Client, device, served

EXAMPLES = Path(__file__).parents[2] / "examples"
CRASHES = """
class Crashes:
    NAME = "crashes"

    def choose(self, view, rng, limit=None):
        if view.tricks:
            raise ZeroDivisionError("it was always going to")
        return view.legal[0]
"""


@contextmanager
def sitting(*arguments: str) -> Iterator[subprocess.Popen[str]]:
    command = [sys.executable, str(EXAMPLES / "sit.py"), *arguments]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as running:
        try:
            yield running
        finally:
            running.kill()


def invited(host: Client, **conditions: object) -> tuple[str, str]:
    wanted = {"game": "quarante", "options": {"target": 10}, "pace": "quick", "seats": "chosen", **conditions}
    table = str(host.post("/api/gatherings", json=wanted).json()["table"])
    return table, f"{host.base_url}/#/table/{table}"


def start(host: Client, table: str, guests: int) -> None:
    with host.sit(table) as line:
        line.write("hello", protocol=2)
        seen = line.hear("waiting-room")
        while len(seen["guests"]) <= guests:
            seen = line.hear("waiting-room")
        for place, held in enumerate(seen["places"]):
            if held["guest"] is None and held["bot"] is None:
                line.write("bot", place=place, bot="careful")
                line.hear("waiting-room")
        line.write("start")
        line.hear("snapshot")


@pytest.mark.costly
def test_bots_from_outside_play_a_match_to_its_end(tmp_path: Path) -> None:
    """A guest by the link of the table, and the host's own seat by a personal link."""
    with served(Settings(data=tmp_path)) as address, device(address) as host:
        host.get("/api/me")
        table, link = invited(host)
        token = host.post("/api/me/links", json={}).json()["token"]
        with sitting(link, f"{EXAMPLES / 'ten_lines.py'}:TenLines") as guest:
            start(host, table, 1)
            with sitting(link, "careful", "--token", token, "--deals") as own:
                said, complaints = own.communicate(timeout=WAIT)
                assert (own.returncode, complaints) == (0, ""), complaints
                assert said.startswith("over: [")
            assert guest.communicate(timeout=WAIT) == (said, "")
            assert guest.returncode == 0
        record = host.get(f"/api/tables/{table}/record").json()
        assert record["result"]
        assert "ten-lines (bot)" in record["entrants"]
        assert not any(deal.get("stood_in") for deal in record["deals"])


@pytest.mark.costly
def test_a_bot_that_fails_leaves_its_seat_and_the_table_goes_on(tmp_path: Path) -> None:
    (tmp_path / "odd.py").write_text(CRASHES, "utf-8")
    with served(Settings(data=tmp_path)) as address, device(address) as host:
        host.get("/api/me")
        table, link = invited(host)
        token = host.post("/api/me/links", json={}).json()["token"]
        with sitting(link, f"{tmp_path / 'odd.py'}:Crashes", "--name", "Odd") as guest:
            start(host, table, 1)
            with sitting(link, "careful", "--token", token, "--deals") as own:
                said, complaints = guest.communicate(timeout=WAIT)
                assert (guest.returncode, said) == (3, "")
                assert "ZeroDivisionError: it was always going to; the table's own bot plays on" in complaints
                assert own.wait(WAIT) == 0
        with host.sit(table) as line:
            seen = line.hello()
            (odd,) = [player for player in seen["players"] if player["name"] == "Odd"]
            assert odd["away"]
            assert seen["result"]


def test_what_cannot_be_reached_is_said() -> None:
    with sitting("http://127.0.0.1:9/#/table/none", "engine:./is-not-there") as running:
        _, complaints = running.communicate(timeout=WAIT)
        assert running.returncode != 0
        assert "cannot be started" in complaints
