"""A backup holds everything, another database takes it again, and what was changed, cut off or broken is found out."""

import asyncio
import hashlib
import io
import json
import os
import random
import stat
from collections.abc import Iterable
from dataclasses import asdict, replace
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from sqlalchemy import select

import services
from fourkings.app.models import Backup, Person, Stored
from fourkings.app.shared.stored_tables import summary
from fourkings.cli import cli
from fourkings.rulebook.deck import SECRET_BYTES
from fourkings.rulebook.games import GAMES, rules
from fourkings.server.backup.log_faults import fault_of_table
from fourkings.server.backup.restore import FORMER_KEY, Restored, restore
from fourkings.server.backup.writing import FORMAT, SESSIONS, BackupError, back_up, count
from fourkings.server.db import Store, open_engine
from fourkings.server.db.backups import note_backup
from fourkings.server.db.schema import metadata
from fourkings.server.net.settings import DATABASE_FILE, KEY_FILE, Settings
from fourkings.server.realtime.sessions import COOKIE, Sessions
from fourkings.server.services import key_of_sessions as server_key
from fourkings.table import log
from fourkings.table.match import Act, LogEvent, Table
from fourkings.table.runtime.state import GrantedRequest
from tables import random_events

pytestmark = pytest.mark.usefixtures("database")

NOW = 1_700_000_000.25
MAX_EVENTS = {"quarante": 400, "king": 60, "jeu-du-roi": 3}
"""Events of a match by chance: one to its end, one in mid-deal, one just begun."""


def played(game: str, seed: int = 1) -> tuple[Stored, list[LogEvent]]:
    """A table as the server would have stored it, with its events."""
    secret = random.Random(seed).randbytes(SECRET_BYTES)
    steps = list(random_events(rules(GAMES[game]), seed, most=MAX_EVENTS[game]))
    last: Table = steps[-1][1]
    return Stored(game, game, "classic", secret, "calm", summary(last), NOW, NOW), [event for _, _, event in steps]


def fill(settings: Settings, games: Iterable[str] = MAX_EVENTS) -> None:
    async def run() -> None:
        store = Store(settings.url)
        for game in games:
            stored, events = played(game)
            await store.tables.create(stored, ["anna"], [log.encode_event(event) for event in events])
        await store.people.remember("anna", Person("Ännchen ♥", "fr"), NOW)
        await store.slow_games.check_in(NOW, 60.0)
        stored, events = played("king", 2)
        stored = replace(stored, id="grown")
        await store.tables.create(stored, ["anna"], [log.encode_event(event) for event in events[:-1]])
        await store.tables.append(
            "grown", log.encode_event(events[-1]), stored.summary, NOW + 1, GrantedRequest("anna", "l-1", len(events))
        )
        store.close()

    settings.data.mkdir(parents=True, exist_ok=True)
    settings.secret_key()
    asyncio.run(run())


@pytest.fixture
def full(tmp_path: Path, url: str) -> Settings:
    settings = Settings(data=tmp_path / "full", database=url)
    fill(settings)
    return settings


@pytest.fixture
def empty(tmp_path: Path) -> Settings:
    return Settings(data=tmp_path / "empty")


def backup(settings: Settings) -> bytes:
    out = io.BytesIO()
    assert back_up(settings, out).rows == count(settings)
    return out.getvalue()


def put(settings: Settings, text: bytes, keep_going: bool = False) -> Restored:
    return restore(settings, io.BytesIO(text), keep_going)


def rows(settings: Settings) -> dict[str, list[tuple[object, ...]]]:
    """All rows by table, but for the key of sessions, which SQLite has in a file."""
    with open_engine(settings.url).connect() as db:
        stored = {table.name: sorted(map(tuple, db.execute(select(table))), key=repr) for table in metadata.sorted_tables}
    return stored | {"keys": [row for row in stored["keys"] if row[0] != SESSIONS]}


def test_what_was_backed_up_stands_again_in_another_database(full: Settings, empty: Settings):
    restored = put(empty, backup(full))
    assert restored.tables == len(MAX_EVENTS) + 1
    assert not restored.broken
    assert rows(empty) == rows(full)
    assert restored.rows == sum(map(len, rows(full).values()))
    assert services_key(empty) == services_key(full)
    if "sqlite" in empty.url:
        assert stat.S_IMODE((empty.data / KEY_FILE).stat().st_mode) == 0o600


def test_a_database_in_use_is_left_alone(full: Settings):
    text, before = backup(full), rows(full)
    with pytest.raises(BackupError, match="in use"):
        put(full, text)
    assert rows(full) == before


@services.ON_SQLITE
@pytest.mark.parametrize("line", [b"", b"\x00\xff", b"[]\n", b'{"format": "fourkings/1"}\n', b'"x"\n'])
def test_what_is_no_backup_is_refused_in_words(empty: Settings, line: bytes):
    with pytest.raises(BackupError):
        put(empty, line)


def sealed(lines: list[bytes]) -> bytes:
    """The lines with a last one that agrees with them."""
    body = b"".join(lines)
    end = {"rows": len(lines) - 1, "sha256": hashlib.sha256(body).hexdigest()}
    return body + json.dumps(end).encode() + b"\n"


def broken(restored: Restored) -> dict[str, str]:
    """The fault of each table that does not hold."""
    return {faulty.id: faulty.fault for faulty in restored.broken}


def forged(text: bytes, table: str, version: int, change: dict[str, object]) -> bytes:
    """The backup with one event changed, its checksum made to agree."""
    lines = text.splitlines(keepends=True)[:-1]
    for place, line in enumerate(lines):
        row = json.loads(line)
        if (
            isinstance(row, list)
            and row[0] == "table_events"
            and (row[1]["table_id"], row[1]["version"]) == (table, version)
        ):
            row[1]["event"] = json.dumps(json.loads(row[1]["event"]) | change)
            lines[place] = json.dumps(row).encode() + b"\n"
    return sealed(lines)


def swapped(events: list[LogEvent]) -> tuple[int, dict[str, object]]:
    """The first deal, with two cards changed hands; and its version."""
    version, hands = next(
        (number, json.loads(log.encode_event(event))["hands"])
        for number, event in enumerate(events, 1)
        if hasattr(event, "hands")
    )
    hands[0][0], hands[1][0] = hands[1][0], hands[0][0]
    return version, {"hands": hands}


@services.ON_SQLITE
def test_other_cards_than_the_secret_makes_are_found_out(full: Settings, empty: Settings):
    text = forged(backup(full), "jeu-du-roi", *swapped(played("jeu-du-roi")[1]))
    assert list(broken(put(empty, text))) == ["jeu-du-roi"]
    assert not empty.data.exists()
    assert broken(put(empty, text, keep_going=True)).keys() == {"jeu-du-roi"}
    assert {row[0] for row in rows(empty)["tables"]} == {*MAX_EVENTS, "grown"} - {"jeu-du-roi"}


@services.ON_SQLITE
def test_an_action_against_the_rules_is_found_out(full: Settings, empty: Settings):
    events = played("quarante")[1]
    version = next(
        number for number, event in enumerate(events, 1) if isinstance(event, Act) and isinstance(event.action, int)
    )
    other = events[version]
    assert isinstance(other, Act)
    restored = put(empty, forged(backup(full), "quarante", version, json.loads(log.encode_event(other))))
    assert "breaks the rules" in broken(restored)["quarante"]


@services.ON_SQLITE
def test_a_gap_in_a_log_is_found_out():
    stored, events = played("king")
    numbered = [(number, log.encode_event(event)) for number, event in enumerate(events, 1)]
    row = {**asdict(stored), "summary": json.dumps(stored.summary[:-1])}
    assert fault_of_table(row, numbered) is None
    assert fault_of_table(row, numbered[:5] + numbered[6:]) == ("its log lacks event 6", 7)
    assert fault_of_table({**row, "secret": bytes(SECRET_BYTES)}, numbered) is not None


@services.ON_SQLITE
def test_where_no_server_ever_ran_there_is_nothing_to_back_up(database: str, empty: Settings):
    """A folder without a file, or a database that nobody has made tables in."""
    there = services.database_of(empty.data, empty=True) if database == "postgresql" else ""
    with pytest.raises(BackupError, match="nothing to back up"):
        backup(replace(empty, database=there))


def called(*arguments: object, text: bytes = b"") -> Result:
    """The command without a process of its own, whose start costs more than all that it does here."""
    clean = {key: None for key in os.environ if key.startswith("FOURKINGS_D")}
    return CliRunner().invoke(cli, [*map(str, arguments)], env=clean, input=text)


@pytest.mark.costly
@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
@pytest.mark.parametrize("name", ["all.jsonl", "all.jsonl.gz", "-"])
def test_the_commands_go_there_and_back(full: Settings, empty: Settings, tmp_path: Path, name: str):
    file, before = tmp_path / name if name != "-" else name, rows(full)
    kept = called("backup", file, "--database", full.url, "--data", full.data)
    assert kept.exit_code == 0, kept.stderr
    assert name == "-" or stat.S_IMODE((tmp_path / name).stat().st_mode) == 0o600
    back = called("restore", file, "--data", empty.data, "--database", empty.url, text=kept.stdout_bytes)
    assert back.exit_code == 0, back.stderr
    assert f"{len(MAX_EVENTS) + 1} of {len(MAX_EVENTS) + 1} tables are intact" in back.stdout
    assert rows(empty) == before


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
def test_the_commands_refuse_in_words(full: Settings, empty: Settings, tmp_path: Path):
    nothing = called("backup", tmp_path / "x", "--data", empty.data)
    assert (nothing.exit_code, "nothing to back up" in nothing.stderr) == (2, True)
    assert not (tmp_path / "x").exists()
    (tmp_path / "bad").write_bytes(b"\x1f\x8bnot gzip at all")
    bad = called("restore", tmp_path / "bad", "--data", empty.data)
    assert (bad.exit_code, "cannot be unpacked" in bad.stderr) == (2, True)
    (tmp_path / "forged").write_bytes(forged(backup(full), "jeu-du-roi", *swapped(played("jeu-du-roi")[1])))
    broken = called("restore", tmp_path / "forged", "--data", empty.data)
    assert (broken.exit_code, "Nothing was restored" in broken.stderr) == (1, True)
    part = called("restore", tmp_path / "forged", "--data", empty.data, "--keep-going")
    assert part.exit_code == 0, part.stderr
    assert FORMAT in (tmp_path / "forged").read_text()


def services_key(settings: Settings) -> bytes:
    """The key with which a server by these settings signs sessions, once it has started."""
    settings.data.mkdir(parents=True, exist_ok=True)
    store = Store(settings.url)
    try:
        return server_key(settings, store)
    finally:
        store.close()


def test_a_restored_key_takes_the_place_of_one_that_was_made_meanwhile(full: Settings, empty: Settings):
    cookie = Sessions(services_key(full)).cookie("anna")
    assert services_key(empty) != services_key(full)
    store = Store(empty.url)
    asyncio.run(store.slow_games.check_in(NOW + 9 * 86_400, 60.0))
    store.close()
    assert put(empty, backup(full)).key == "restored"
    assert Sessions(services_key(empty)).player({COOKIE: cookie}) == "anna"
    assert rows(empty) == rows(full), "the days between count for nobody: the last look at slow games is that of the backup"


@pytest.mark.parametrize("started", [False, True])
@pytest.mark.parametrize("database", ["postgresql"], indirect=True)
@pytest.mark.parametrize("back", [False, True])
def test_sessions_go_on_in_the_other_kind_of_database(tmp_path: Path, database: str, started: bool, back: bool):
    """From SQLite to PostgreSQL or back, also if a server has started there with a third data folder."""
    file = f"sqlite:///{tmp_path / 'one' / DATABASE_FILE}"
    sqlite, postgresql = Settings(data=tmp_path / "one", database=file), Settings(data=tmp_path / "two")
    here, there = (postgresql, sqlite) if back else (sqlite, postgresql)
    fill(here, ["king"])
    cookie = Sessions(services_key(here)).cookie("anna")
    if started:
        services_key(replace(there, data=tmp_path / "third", database=there.url))
    assert put(there, backup(here)).key == "restored"
    assert rows(there) == rows(here)
    assert Sessions(services_key(replace(there, database=there.url))).player({COOKIE: cookie}) == "anna"


@services.ON_SQLITE
def test_a_server_that_was_only_started_and_backed_up_is_still_empty(full: Settings, empty: Settings):
    services_key(empty)
    note_backup(empty, Backup("ab" * 32, NOW, "1.jsonl.gz", 2))
    assert not put(empty, backup(full)).broken
    assert rows(empty) == rows(full)


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)  # PostgreSQL has no file
def test_a_key_that_was_there_before_is_kept_beside_the_restored_one(full: Settings, empty: Settings):
    former = services_key(empty)
    put(empty, backup(full))
    assert (empty.data / FORMER_KEY).read_bytes() == former


@services.ON_SQLITE
def test_a_key_that_the_environment_sets_is_in_the_backup_and_never_overridden_in_silence(full: Settings, empty: Settings):
    text = backup(replace(full, secret="a passphrase that is long enough, é"))
    assert put(empty, text).key == "restored"
    assert services_key(empty).decode() == "a passphrase that is long enough, é"
    other = replace(empty, data=empty.data.with_name("other"), secret="another passphrase that is long enough")
    assert put(other, text).key == "other"
