"""A backup of a server that holds every kind of thing restores: row by row, and by use, between both kinds of database."""

import io
import itertools
import json
import threading
import time
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, Final, NamedTuple

import pytest
from sqlalchemy import select
from websockets.exceptions import ConnectionClosed

import services
from fourkings.evenings.events import EveningEvent
from fourkings.records import loads
from fourkings.records.verify import verify
from fourkings.rulebook.games import GAMES
from fourkings.server.backup.restore import restore
from fourkings.server.backup.writing import SESSIONS, back_up
from fourkings.server.db import open_engine
from fourkings.server.db.schema import metadata
from fourkings.server.net.settings import DATABASE_FILE, Settings
from fourkings.server.realtime import tables
from fourkings.server.realtime.offline_replays import OfflineReplays
from fourkings.server.services import Services
from fourkings.table import log as table_log
from reviewed import ME
from server.filled import ELSEWHERE, NAMES, Filled, alone, filled, got, play, put, sent, settings_for
from serving import WAIT, Client, device, refused, served

MAY_BE_EMPTY: Final = {
    "keys": "only servers on PostgreSQL keep a key there",
    "servers": "only servers on PostgreSQL find each other there",
    "leases": "a lease ends with its server",
    "presence": "people are present at a running server",
}
"""Tables that may be empty on a server that holds everything, each with the reason."""
OF_RUNNING_SERVERS: Final = ("keys", "servers", "leases", "presence")
"""Tables whose rows change though nobody does anything."""
UNASKED: Final = {
    "lesson_advice": "what the bots find in a limited time depends on the machine",
    "examined": "it names folders and speeds of the machine",
}
"""Operations that the walk does not ask, each with the reason."""
PARAMETERS: Final[Mapping[str, tuple[object, ...]]] = {
    "game": tuple(GAMES.own), "seat": (0, 1, 2, 3), "number": (1,), "place": (1,), "board": (1, 6),
    "theme": ("duck", "take"),
}  # fmt: skip
"""Values of parameters that are no ids, by name."""
ONLY: Final[Mapping[str, tuple[str, ...]]] = {
    "hand_match_over": ("offline copy",),
    "why_played": ("over quarante", "seats drawn", "record", "over mirror"),
    "is_open": ("open to all", "play now", "waiting room", "guest sent away", "over king"),
    "lesson": ("lesson quarante", "lesson king", "running king"),
    "practice": ("practice", "practice, other cards", "practice of a mirror match", "record"),
    "table_readings": ("readings", "over jeu-du-roi", "running king"),
    "my_shares": ("over quarante", "over mirror", "record", "running king"),
    "review": ("over quarante", "over quarante-1792", "record", "closed"),
    "review_page": ("over quarante", "over quarante-1792"),
    "review_json": ("over quarante", "over quarante-1792"),
    "decisions_like": ("over quarante",),
}
"""Operations that change a table, cost much, or are refused at most tables, with the tables that they are asked for."""
ASKING: Final = ("anna", "ben", "chloe", "dario", "elise", ME)
"""Who asks for what is everybody's own."""
BY_THE_CLOCK: Final[Mapping[str, frozenset[str]]] = {
    "health": frozenset({"up", "late", "slow", "awake", "people"}),
    "reach": frozenset({"origins"}),
    "my_table": frozenset({"due"}),  # no days pass while no server is up
    "my_tables": frozenset({"due"}),
    "export_me": frozenset({"due"}),
    "snapshot": frozenset({"free", "until"}),  # of a running clock
}
"""Fields that depend on the moment, or on the port, by operation."""
QUERIES: Final = ("days/past", "puzzles/quarante?theme=duck", "rules/king?lang=fr", "texts?lang=tr")
PLAYS_ON: Final = "zoe"
"""Who plays on while the backup is written. Their pages change meanwhile, so nobody compares them."""
Answers = dict[str, tuple[int, Any]]
"""Status and body by operation, person and path."""
Rows = dict[str, set[str]]
"""The rows of each table, as JSON."""


class Question(NamedTuple):
    """A page that a person asks for."""

    operation: str
    person: str
    path: str


class Source(NamedTuple):
    """A server that holds everything, and its backup."""

    all_: Filled
    asked: list[Question]
    at: float  #: when the pages were asked for, in seconds since 1970
    answers: Answers
    snapshots: dict[str, Any]
    backup: bytes
    cookies: dict[str, dict[str, str]]
    table: str  #: where somebody played on
    rows: Rows  #: after the backup


@pytest.fixture(scope="module", autouse=True)
def nothing_replayed() -> Iterator[None]:
    """Let what came back from a device wait: a server would replay it within seconds."""

    async def none(self: OfflineReplays) -> int:
        return 0

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(OfflineReplays, "replay_some", none)
        patch.setattr(tables, "PATIENCE", WAIT)  # on a busy machine, a table may not move for ten seconds
        yield


@pytest.fixture(scope="module", params=["sqlite", pytest.param("postgresql", marks=pytest.mark.costly)])
def source(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Source]:
    """Fill a server once, ask it for every page, and back it up while somebody plays on."""
    folder = tmp_path_factory.mktemp("source")
    settings = settings_for(settings_of(request.param, folder))
    with served(settings, folder / "static") as address, filled(settings, address) as all_:
        table = alone(all_.people[PLAYS_ON], "king", acts=3)
        asked = list(questions(all_))
        snapshots = sat_down(all_, all_.people)
        quiet(all_.people["chief"])
        at = time.time()
        with clock_at(at):
            answers = walk(all_.people, asked)
        backup = backed_up(all_, table)
        quiet(all_.people["chief"])
        yield Source(all_, asked, at, answers, snapshots, backup, all_.cookies, table, stored(settings))


def settings_of(kind: str, folder: Path) -> Settings:
    """Return the settings of a server on that kind of database, which does not exist yet on SQLite."""
    url = services.database_of(folder) if kind == "postgresql" else f"sqlite:///{folder / DATABASE_FILE}"
    return Settings(data=folder, database=url)


@contextmanager
def clock_at(at: float) -> Iterator[None]:
    """Let servers answer as at that time, so that nothing depends on when they are asked, or on midnight."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Services, "now", lambda services: at)
        yield


def quiet(chief: Client) -> None:
    """Wait until every table sleeps."""
    until = time.monotonic() + WAIT
    while got(chief, "admin/health")["awake"]:
        assert time.monotonic() < until, "a table stays awake"
        time.sleep(0.05)


def backed_up(all_: Filled, table: str) -> bytes:
    """Back the server up while somebody plays at that table, before and after."""
    before, after, out = threading.Semaphore(0), threading.Event(), io.BytesIO()

    def acts(update: dict[str, Any]) -> bool:
        before.release()
        return after.is_set()

    with all_.people[PLAYS_ON].sit(table) as line:
        playing = threading.Thread(target=play, args=(line,), kwargs={"until": acts}, daemon=True)
        playing.start()
        for _ in range(3):
            assert before.acquire(timeout=WAIT)
        written = back_up(all_.settings, out)
        while before.acquire(blocking=False):
            pass
        assert before.acquire(timeout=WAIT), "they play on"
        after.set()
        playing.join(WAIT)
    assert written.rows == len(out.getvalue().splitlines()) - 2
    return out.getvalue()


def stored(settings: Settings) -> Rows:
    """Return the rows of each table of a database, but for the key of sessions, which SQLite has in a file."""
    engine = open_engine(settings.url)
    with engine.connect() as db:
        rows = {table.name: [dict(row) for row in db.execute(select(table)).mappings()] for table in metadata.sorted_tables}
    engine.dispose()
    return _as_json(rows)


def backed_up_rows(backup: bytes) -> Rows:
    """Return the rows of each table of a backup."""
    rows: dict[str, list[dict[str, Any]]] = {table.name: [] for table in metadata.sorted_tables}
    for line in backup.splitlines()[1:-1]:
        name, row = json.loads(line)
        rows[name].append(row)
    return _as_json(rows)


def _as_json(rows: Mapping[str, list[dict[str, Any]]]) -> Rows:
    lines = {
        name: [json.dumps(row, sort_keys=True, default=bytes.hex) for row in of if row.get("name") != SESSIONS]
        for name, of in rows.items()
    }
    assert all(len(of) == len(set(of)) for of in lines.values())
    return {name: set(of) for name, of in lines.items()}


def test_a_server_that_holds_everything_fills_every_table(source: Source):
    """A new table fails here until `filled` fills it, or it is named with a reason."""
    assert {name for name, rows in backed_up_rows(source.backup).items() if not rows} <= MAY_BE_EMPTY.keys()


def test_the_logs_have_every_kind_of_event(source: Source):
    """A new kind of event fails here until `filled` makes it happen."""
    rows = backed_up_rows(source.backup)
    for name, kinds in (("table_events", set(table_log.TYPES.values())), ("evening_events", set(EveningEvent.classes))):
        assert {json.loads(json.loads(row)["event"])["type"] for row in rows[name]} == kinds


def test_a_backup_is_what_is_stored_but_for_who_plays_on(source: Source):
    backup = backed_up_rows(source.backup)
    changed = {
        name: {row for row in backup[name] ^ rows if f'"{source.table}"' not in row}
        for name, rows in source.rows.items()
        if name not in OF_RUNNING_SERVERS
    }
    assert not {name: rows for name, rows in changed.items() if rows}
    assert backup["table_events"] < source.rows["table_events"], "they played on"


def operations(client: Client) -> dict[str, str]:
    """Return the paths of all operations that read, by id, as the server describes them."""
    paths = got(client, "openapi.json")["paths"]
    return {rows["get"]["operationId"]: path for path, rows in paths.items() if "get" in rows}


def questions(all_: Filled) -> Iterator[Question]:
    """Yield every question of the walk."""
    known = got(all_.people["chief"], "admin/people")
    handles = [row["person"] for row in known if row["name"] != NAMES[PLAYS_ON]]
    for operation, path in operations(all_.people["anna"]).items():
        if operation not in UNASKED:
            for person, values in _asked(all_, operation, path, handles):
                yield Question(operation, person, path.format(**values))
    for path in (*QUERIES, f"boards/{all_.sets['challenge']}?by={all_.handles['challenge']}"):
        yield Question("with a query", "anna", f"/api/{path}")


def _asked(all_: Filled, operation: str, path: str, handles: list[str]) -> Iterator[tuple[str, dict[str, Any]]]:
    names = [part[1:-1] for part in path.split("/") if part.startswith("{")]
    if path.startswith("/api/admin"):
        for values in [{"person": handle} for handle in handles] if names else [{}]:
            yield "chief", values
        yield "anna", {"person": handles[0]}
    elif not names:
        for person in ASKING:
            yield person, {}
    elif names[0] in ("table", "table_id"):
        tables = {name: at for name, at in all_.tables.items() if name in ONLY.get(operation, all_.tables)}
        for at in tables.values():
            for values in _product(names[1:]):
                yield at.owner, {names[0]: at.table, **values}
        yield "elise", {names[0]: all_.tables["over quarante"].table, **next(_product(names[1:]))}
    else:
        first, others = _first(all_, names)
        for value, person in itertools.product(first, ("anna", "ben")):
            for values in _product(others):
                yield person, {**value, **values}


def _first(all_: Filled, names: list[str]) -> tuple[list[dict[str, str]], list[str]]:
    """Return the values of the parameters that are ids, and the names of the others."""
    if names == ["game", "puzzle"]:
        return [{"game": game, "puzzle": puzzle} for game, puzzle in all_.puzzles.items()], []
    if names == ["set_id", "handle"]:
        return [{"set_id": all_.sets["challenge"], "handle": all_.handles["challenge"]}], []
    ids = {
        "evening": all_.evenings.values(), "club": all_.clubs.values(), "set_id": all_.sets.values(),
        "token": all_.shares.values(), "game": GAMES.own,
        "mistake": [f"puzzle.{game}.{puzzle}" for game, puzzle in all_.puzzles.items()],
    }  # fmt: skip
    return [{names[0]: value} for value in ids[names[0]]], names[1:]


def _product(names: list[str]) -> Iterator[dict[str, object]]:
    for values in itertools.product(*(PARAMETERS[name] for name in names)):
        yield dict(zip(names, values, strict=True))


def walk(people: Mapping[str, Client], asked: list[Question]) -> Answers:
    """Ask for every page; the answers, without what depends on the moment."""
    answers: Answers = {}
    for operation, person, path in asked:
        answer = people[person].get(path)
        is_json = answer.headers.get("content-type", "").partition(";")[0] == "application/json"
        body = _still(answer.json(), BY_THE_CLOCK.get(operation, frozenset())) if is_json else answer.text
        if operation == "all_tables" and answer.status_code == 200:
            body = [row for row in body if [seated["name"] for seated in row["people"]] != [NAMES[PLAYS_ON]]]
        answers[f"{operation}: {person} {path}"] = (answer.status_code, body)
    return answers


def _still(value: Any, without: frozenset[str]) -> Any:
    if isinstance(value, dict):
        return {key: _still(inner, without) for key, inner in value.items() if key not in without}
    return [_still(inner, without) for inner in value] if isinstance(value, list) else value


def sat_down(all_: Filled, people: Mapping[str, Client]) -> dict[str, Any]:
    """Sit down at every table at which nothing goes on by itself; what is shown there, or why nothing is."""
    shown: dict[str, Any] = {}
    for name, at in all_.tables.items():
        if not name.startswith("begun "):
            with people[at.owner].sit(at.table) as line:
                line.write("hello")
                try:
                    update = line.hear(until=lambda update: update["type"] in ("snapshot", "waiting-room"))
                    shown[name] = _still(update, BY_THE_CLOCK["snapshot"])
                except ConnectionClosed as closed:
                    shown[name] = closed.rcvd and closed.rcvd.code
    return shown


def test_every_page_is_asked_and_answers(source: Source):
    """A new operation fails here until the walk asks it, or it is named with a reason."""
    answered = {name.partition(":")[0] for name, (status, _) in source.answers.items() if status == 200}
    assert operations(source.all_.people["anna"]).keys() - answered == UNASKED.keys()


@pytest.mark.parametrize("started", [True, pytest.param(False, marks=pytest.mark.costly)])
@pytest.mark.parametrize("target", ["sqlite", pytest.param("postgresql", marks=pytest.mark.costly)])
def test_everything_restores(source: Source, target: str, started: bool, tmp_path: Path):
    settings = settings_for(settings_of(target, tmp_path / "target"))
    if started:  # with a key of its own
        with served(settings, tmp_path / "static") as address, device(address) as client:
            got(client, "days")
    restored = restore(settings, io.BytesIO(source.backup))
    assert (restored.broken, restored.key) == ([], "restored")
    rows, expected = stored(settings), backed_up_rows(source.backup)
    assert {name: rows[name] ^ expected[name] for name in rows if rows[name] != expected[name]} == {}
    with served(settings, tmp_path / "static") as address, ExitStack() as open_devices:
        people = {}
        for name, cookies in source.cookies.items():
            people[name] = open_devices.enter_context(device(address))
            people[name].cookies.update(cookies)
            people[name].headers.update(source.all_.people[name].headers)
        assert differing(source.snapshots, sat_down(source.all_, people)) == {}
        quiet(people["chief"])
        with clock_at(source.at):
            assert differing(source.answers, walk(people, source.asked)) == {}
        it_goes_on(source, people, address)


def differing(before: Any, after: Any, place: str = "") -> dict[str, Any]:
    """Return what differs by its place, as it was and as it is."""
    if isinstance(before, dict) and isinstance(after, dict) and before.keys() == after.keys():
        parts = [(f"{place} {key}", before[key], after[key]) for key in before]
    elif isinstance(before, list | tuple) and isinstance(after, list | tuple) and len(before) == len(after):
        parts = [(f"{place} {number}", *both) for number, both in enumerate(zip(before, after, strict=True))]
    else:
        return {} if before == after else {place: (before, after)}
    return {name: pair for part in parts for name, pair in differing(part[1], part[2], part[0]).items()}


def it_goes_on(source: Source, people: Mapping[str, Client], address: str) -> None:
    """Check that links and seals hold, that a ban does, and that matches are played to their end."""
    all_, anna = source.all_, people["anna"]
    with device(address) as other:
        assert sent(other, "session", token=all_.link)["name"] == NAMES["anna"]
    with device(address) as other:
        other.headers["x-forwarded-for"] = ELSEWHERE
        refused(other.get("/api/tables"), 403, "banned")
    assert alone(anna, acts=1, seal=all_.seal, contribution="00ff")
    put(people["chief"], "admin/notice", text="We are back")
    with people[PLAYS_ON].sit(source.table) as line:
        assert not play(line, acts=3)["result"]
    for name in ("running quarante", "running quarante-1792"):
        table = all_.tables[name].table
        with anna.sit(table) as line:
            assert play(line)["result"]
        assert verify(loads(json.dumps(got(anna, f"tables/{table}/record")))).verdict == "agrees"
