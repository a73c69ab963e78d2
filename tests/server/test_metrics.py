"""What an operator watches: figures that move with what happens, and no word of who it was."""

import asyncio
import re
import time
from pathlib import Path

import pytest
from prometheus_client import Counter, Gauge, Histogram

import services
from fourkings import server
from fourkings.app.models import Backup
from fourkings.server.db import Store
from fourkings.server.db.backups import Backups, note_backup, note_check
from fourkings.server.net import metrics
from fourkings.server.net.metrics import REMEMBERED, SLOW, Metrics
from fourkings.server.net.settings import Settings
from serving import Client, device, served

pytestmark = [*services.MOSTLY_SQLITE, pytest.mark.settings(metrics=True)]


def figures(client: Client) -> dict[str, float]:
    """Every figure by its name and labels."""
    rows = re.findall(r"^(fourkings_\S+(?:\{.*?\})?) ([\d.e+-]+)$", client.get("/metrics").text, re.MULTILINE)
    return {name: float(value) for name, value in rows}


def test_figures_move_with_what_happens(client: Client):
    assert figures(client)["fourkings_tables_awake"] == 0
    table = client.make(game="quarante", bots="chance")
    with client.sit(table) as line:
        snapshot = line.hello()
        while not snapshot["deal"]["legal"]:
            snapshot = line.hear("event")
        assert line.ask("act", version=snapshot["version"], action="no-such-word")["code"] == "malformed"
        # Until it is a bot's turn: who has said a word may be asked for a card next.
        while snapshot["deal"]["legal"]:
            line.write("act", version=snapshot["version"], action=snapshot["deal"]["legal"][0])
            snapshot = line.hear("event")
        now = figures(client)
        assert (now["fourkings_tables_awake"], now["fourkings_readers"]) == (1, 1)
    assert now['fourkings_facts_total{kind="act"}'] >= 1
    assert now['fourkings_refusals_total{code="malformed",reason="unknown-action"}'] == 1
    assert now["fourkings_store_seconds_count"] >= 1
    with client.sit(table) as line:
        line.hello(since=1)
        assert sum(value for name, value in figures(client).items() if name.startswith("fourkings_resyncs_total")) == 1
        # A bot acts while somebody looks on, for a table may fall asleep.
        end = time.monotonic() + 300
        while 'fourkings_bot_seconds_count{bot="chance"}' not in figures(client):
            assert time.monotonic() < end, "no bot's time is counted"
            time.sleep(0.02)


BACKUP = ("timestamp_seconds", "check_timestamp_seconds", "restores")


def backup_figures(client: Client) -> list[str]:
    text = client.get("/metrics").text
    return [re.findall(rf"^fourkings_backup_{name} (\S+)$", text, re.MULTILINE)[0] for name in BACKUP]


def test_the_newest_backup_is_measured_as_the_database_lists_it_now(client: Client, tmp_path: Path):
    settings = Settings(data=tmp_path)
    assert backup_figures(client) == ["NaN", "NaN", "NaN"]
    note_backup(settings, Backup("a", 1000.0, "/backups/a.jsonl.gz", 12))
    assert backup_figures(client) == ["1000.0", "NaN", "NaN"]
    note_check(settings, 1001.0, "", digest="a")
    assert backup_figures(client) == ["1000.0", "1001.0", "1.0"]
    note_check(settings, 1002.0, "it was cut off", digest="a")
    assert backup_figures(client) == ["1000.0", "1002.0", "0.0"]
    assert "a.jsonl" not in client.get("/metrics").text


def test_a_database_that_fails_leaves_the_other_figures(client: Client, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    async def broken(self: Backups) -> None:
        raise OSError("gone")

    note_backup(Settings(data=tmp_path), Backup("a", 1000.0, "/backups/a.jsonl.gz", 12))
    monkeypatch.setattr(Backups, "newest", broken)
    assert backup_figures(client) == ["NaN", "NaN", "NaN"]
    assert figures(client)["fourkings_tables_awake"] == 0


def test_every_figure_is_set_or_counted_somewhere():
    """By its name: in `metrics.py` as `self.<name>`, elsewhere as `metrics.<name>`."""
    sources = "".join(path.read_text("utf-8") for path in sorted(Path(server.__file__).parent.rglob("*.py")))
    own = Path(metrics.__file__).read_text("utf-8")
    figures_of = {name for name, figure in vars(Metrics()).items() if isinstance(figure, Counter | Gauge | Histogram)}
    assert {"tables", "events", "storing"} <= figures_of
    counted = {name for name in figures_of if f"metrics.{name}." in sources or f"self.{name}." in own}
    assert figures_of - counted == set()


def test_figures_tell_of_nobody(client: Client):
    client.put("/api/me", json={"name": "Zenobia", "lang": "en"})
    table = client.make()
    with client.sit(table) as line:
        line.hello()
    text = client.get("/metrics").text
    assert "Zenobia" not in text
    assert table not in text


def test_figures_are_for_those_who_ask_for_them(tmp_path: Path):
    with served(Settings(data=tmp_path)) as running, device(running) as other:
        assert "fourkings_" not in other.get("/metrics").text


def test_a_server_is_ready_however_late_its_loop_is(client: Client, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(Metrics, "max_lag", lambda self: 2 * SLOW)
    assert (client.get("/readyz").status_code, client.get("/readyz").text) == (200, "ready\n")
    assert client.get("/livez").text == "alive\n"


@pytest.mark.costly
def test_a_database_that_fails_is_told(client: Client, monkeypatch: pytest.MonkeyPatch):
    async def broken(self: Store) -> None:
        raise OSError("gone")

    monkeypatch.setattr(Store, "ping", broken)
    answer = client.get("/readyz")
    assert (answer.status_code, answer.text) == (503, "the database fails: it reports an unknown error\n")


async def test_the_latest_of_the_last_beats_counts():
    metrics = Metrics()
    assert metrics.max_lag() == 0
    for late in (0.1, 0.7, -0.2):
        metrics.record_lag(late)
    assert metrics.max_lag() == 0.7
    for _ in range(REMEMBERED):
        metrics.record_lag(0.0)
    assert metrics.max_lag() == 0
    watching = asyncio.create_task(metrics.watch())
    await asyncio.sleep(1.2)
    watching.cancel()
