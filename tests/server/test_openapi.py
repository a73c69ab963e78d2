"""schemathesis over the API's own description: no answer but those that stand there, and never a 500."""

import json
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from pydantic import TypeAdapter
from schemathesis.specs.openapi.checks import positive_data_acceptance

from cases import few
from fourkings.app.matches.record_schema import MatchRecord
from fourkings.server import http
from fourkings.server.asgi import create_app
from fourkings.server.net.settings import Settings
from serving import WAIT, Client, device, served, server_of_module


@pytest.fixture(scope="module")
def described() -> Iterator[Any]:
    with tempfile.TemporaryDirectory() as folder, served(Settings(data=Path(folder), rate=1e6)) as address:
        yield schemathesis.openapi.from_url(f"{address}/api/openapi.json", timeout=WAIT)


BEYOND_ITS_WORDS = [positive_data_acceptance]
"""Which options go with which game is more than OpenAPI can say: what it allows may still be refused by the game."""


OPERATIONS = sorted(str(route.operation_id) for route in http.api)


@pytest.fixture(scope="module")
def examples(request: pytest.FixtureRequest) -> int:
    """Requests to each operation: the same ones in every run, so that more of them pay only where the API has changed."""
    asked = request.config.getoption
    return 25 if asked("--heavy") else 5 if asked("--costly") else 2


def check(operation: Any, examples: int, **sent: Any) -> None:
    @settings(
        max_examples=examples, deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck)
    )
    @given(case=operation.as_strategy())
    def answers(case: Any) -> None:
        case.call_and_validate(excluded_checks=BEYOND_ITS_WORDS, **sent, timeout=WAIT)

    answers()


@pytest.mark.parametrize("name", few(OPERATIONS, 45))
def test_the_api_answers_as_it_says(described: Any, name: str, examples: int) -> None:
    # Not by schemathesis's own pytest plugin: it does not go with pytest 9.2.
    check(described.find_operation_by_id(name), examples)


ADMINISTRATORS = sorted(str(route.operation_id) for route in http.api if route.path.startswith("/api/admin"))
PHRASE = "open sesame, please"


@pytest.fixture(scope="module")
def administrators() -> Iterator[tuple[Any, dict[str, str]]]:
    """The API of a server with an administrator, and their cookies."""
    with (
        tempfile.TemporaryDirectory() as folder,
        served(Settings(data=Path(folder), rate=1e6, admin=PHRASE)) as address,
        device(address) as chief,
    ):
        assert chief.post("/api/admin/session", json={"phrase": PHRASE}).status_code == 200
        yield schemathesis.openapi.from_url(f"{address}/api/openapi.json", timeout=WAIT), dict(chief.cookies)


@pytest.mark.costly
@pytest.mark.parametrize("name", ADMINISTRATORS)
def test_the_api_answers_administrators_as_it_says(
    administrators: tuple[Any, dict[str, str]], name: str, examples: int
) -> None:
    api, cookies = administrators
    check(api.find_operation_by_id(name), examples, cookies=cookies)


def test_every_operation_has_a_name_and_a_sentence() -> None:
    paths = create_app(Settings()).openapi()["paths"]
    described = [operation for path in paths.values() for operation in path.values()]
    assert sorted(operation["operationId"] for operation in described) == OPERATIONS
    inside = [path.values() for name, path in paths.items() if name.startswith("/api/admin")]
    assert sorted(operation["operationId"] for path in inside for operation in path) == ADMINISTRATORS
    assert len(set(OPERATIONS)) == len(OPERATIONS) > 8
    assert all(operation["description"] for operation in described)


def test_nothing_of_the_api_is_untyped() -> None:
    """Every parameter, body and answer says what it holds, to the last part: the page's types are made from it."""
    described = create_app(Settings()).openapi()
    operations = [operation for path in described["paths"].values() for operation in path.values()]
    answers = [
        (operation["operationId"], status, answer)
        for operation in operations
        for status, answer in operation["responses"].items()
    ]
    assert [name for name, status, answer in answers if (status == "204") == ("content" in answer)] == []
    given = [
        (operation["operationId"], operation.get("parameters", []), operation.get("requestBody", {}))
        for operation in operations
    ]
    schemas = [
        *((name, part["schema"]) for name, parameters, _ in given for part in parameters),
        *((name, part["schema"]) for name, _, body in given for part in body.get("content", {}).values()),
        *((name, part["schema"]) for name, _, answer in answers for part in answer.get("content", {}).values()),
        *described["components"]["schemas"].items(),
    ]
    assert [place for name, schema in schemas for place in untyped(schema, name)] == []


def untyped(schema: dict[str, Any], place: str) -> Iterator[str]:
    """Where anything at all may stand: in place of a value, an entry of a list, or a key of an object."""
    if not {"$ref", "type", "anyOf", "const", "enum"} & set(schema):
        yield place
    entries = [*schema.get("prefixItems", ()), *([schema["items"]] if "items" in schema else [])]
    if schema.get("type") == "array" and not entries:
        yield f"{place}[]"
    more = schema.get("additionalProperties", "properties" not in schema and schema.get("type") == "object")
    if more is True:
        yield f"{place}{{}}"
    elif more:
        yield from untyped(more, f"{place}{{}}")
    for name, part in schema.get("properties", {}).items():
        yield from untyped(part, f"{place}.{name}")
    for part in (*entries, *schema.get("anyOf", ())):
        yield from untyped(part, place)


RECORDS = sorted((Path(__file__).parents[1] / "records").rglob("*.json"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_records_are_as_the_api_describes_them(path: Path) -> None:
    """Records leave as text: nothing else holds their description to them."""
    lines = [json.loads(line) for line in path.read_text("utf-8").splitlines()]
    described = TypeAdapter(list[MatchRecord])
    assert lines
    assert described.dump_python(described.validate_python(lines), mode="json") == lines


HALF = "\ud800"
REQUESTS: list[tuple[str, str, dict[str, Any]]] = [
    ("PUT", "/api/me", {"name": HALF}),
    ("PUT", "/api/me", {HALF: HALF}),
    ("POST", "/api/tables", {"game": HALF}),
    ("POST", "/api/tables", {"game": "king", "options": {HALF: HALF}}),
    ("POST", "/api/gatherings", {"game": "king", "bots": HALF}),
    ("POST", "/api/records", {"record": HALF}),
    ("POST", "/api/records", {"record": json.dumps({"format": "fourkings/1", "entrants": [HALF] * 4})}),
    ("POST", "/api/challenges", {"table": HALF}),
    ("POST", "/api/practices", {"table": HALF, "deal": 1, "action": 0}),
    ("POST", "/api/session", {"token": HALF}),
    ("POST", "/api/admin/session", {"phrase": HALF * 20}),
    ("POST", "/api/boards/x/1/actions", {"version": 1, "action": HALF}),
]


address = server_of_module(admin="a phrase of an administrator")


@pytest.mark.parametrize(("method", "path", "body"), REQUESTS)
def test_half_a_character_is_answered_in_words(client: Client, method: str, path: str, body: dict[str, Any]):
    answer = client.request(method, path, content=json.dumps(body), headers={"content-type": "application/json"})
    assert 400 <= answer.status_code < 500 or path == "/api/me", (answer.status_code, answer.text)
    assert answer.status_code < 500
    assert answer.json()


def test_half_a_character_on_a_line_is_refused_and_the_line_goes_on(client: Client):
    with client.sit(client.make()) as line:
        line.hello()
        line.socket.send('{"type":"say","id":"a","text":"\\ud800"}')
        assert line.hear("refusal")["code"] == "malformed"
        line.write("ping")
        assert line.hear("pong")
