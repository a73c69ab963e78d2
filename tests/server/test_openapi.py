"""schemathesis over the API's own description: no answer but those that stand there, and never a 500."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from fastapi.routing import APIRoute, APIRouter
from hypothesis import HealthCheck, given, settings
from schemathesis.specs.openapi.checks import positive_data_acceptance

from fourkings.server import http
from fourkings.server.app import create_app
from fourkings.server.host.settings import Settings
from serving import WAIT, device, served


@pytest.fixture(scope="module")
def described() -> Iterator[Any]:
    with tempfile.TemporaryDirectory() as folder, served(Settings(data=Path(folder), rate=1e6)) as address:
        yield schemathesis.openapi.from_url(f"{address}/api/openapi.json", timeout=WAIT)


BEYOND_ITS_WORDS = [positive_data_acceptance]
"""Which options go with which game is more than OpenAPI can say: what it allows may still be refused by the game."""


def operations(router: APIRouter) -> list[APIRoute]:
    """Those of a router and of what it includes: to know their names, all of them need not be described."""
    inner = (getattr(one, "original_router", None) for one in router.routes)
    return [
        *(one for one in router.routes if isinstance(one, APIRoute)),
        *(one for part in inner if part for one in operations(part)),
    ]


OPERATIONS = sorted(str(one.operation_id) for one in operations(http.api))


@pytest.fixture(scope="module")
def examples(request: pytest.FixtureRequest) -> int:
    """Requests to each operation: the same ones in every run, so that more of them pay only where the API has changed."""
    return 25 if request.config.getoption("--heavy") else 8


@pytest.mark.parametrize("name", OPERATIONS)
def test_the_api_answers_as_it_says(described: Any, name: str, examples: int) -> None:
    # Not by schemathesis's own pytest plugin: it does not go with pytest 9.2.
    operation = described.find_operation_by_id(name)

    @settings(
        max_examples=examples, deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck)
    )
    @given(case=operation.as_strategy())
    def answers(case: Any) -> None:
        case.call_and_validate(excluded_checks=BEYOND_ITS_WORDS, timeout=WAIT)

    answers()


ADMINISTRATORS = sorted(str(one.operation_id) for one in operations(http.api) if one.path.startswith("/admin"))
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


@pytest.mark.parametrize("name", ADMINISTRATORS)
def test_the_api_answers_administrators_as_it_says(
    administrators: tuple[Any, dict[str, str]], name: str, examples: int
) -> None:
    api, cookies = administrators
    operation = api.find_operation_by_id(name)

    @settings(
        max_examples=examples, deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck)
    )
    @given(case=operation.as_strategy())
    def answers(case: Any) -> None:
        case.call_and_validate(excluded_checks=BEYOND_ITS_WORDS, cookies=cookies, timeout=WAIT)

    answers()


def test_every_operation_has_a_name_and_a_sentence() -> None:
    paths = create_app(Settings()).openapi()["paths"]
    described = [one for path in paths.values() for one in path.values()]
    assert sorted(one["operationId"] for one in described) == OPERATIONS
    inside = [path.values() for name, path in paths.items() if name.startswith("/api/admin")]
    assert sorted(one["operationId"] for path in inside for one in path) == ADMINISTRATORS
    assert len(set(OPERATIONS)) == len(OPERATIONS) > 8
    assert all(one["description"] for one in described)
