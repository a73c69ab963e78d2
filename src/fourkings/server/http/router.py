"""A router whose routes are declared like operations: what follows from a signature is not repeated."""

import inspect
from collections.abc import Callable, Iterator
from typing import Any, TypeVar, get_args, get_type_hints

from fastapi import APIRouter, Depends, params
from fastapi.routing import APIRoute
from pydantic import BaseModel

from fourkings.server.http.dependencies import OWN_PAGE, Player, ServicesDep, check_rate
from fourkings.server.http.errors import problems
from fourkings.server.realtime.administrators import Administrator

F = TypeVar("F", bound=Callable[..., Any])


class Router(APIRouter):
    """A router below `/api` that adds to a route its rate limit, an origin check, and the errors of its signature."""

    def __init__(self) -> None:
        super().__init__(prefix="/api", responses=problems(503))

    @property
    def operations(self) -> list[APIRoute]:
        """The routes of this router."""
        return [route for route in self.routes if isinstance(route, APIRoute)]

    def operation(
        self, method: str, path: str, *errors: int, cost: float = 1, status: int = 200, **settings: Any
    ) -> Callable[[F], F]:
        """Declare a route, named like its function; cost: requests that it counts as within a session's rate limit.

        errors: statuses beside those that follow from method, parameters and cost. A cost of 0 means no limit.
        """

        def declare(function: F) -> F:
            statuses = {*errors, *_refusals(method, path, function), *([429] if cost else ())}
            self.add_api_route(
                path,
                function,
                methods=[method],
                status_code=status,
                responses=problems(*sorted(statuses)) | settings.pop("responses", {}),
                dependencies=[*(OWN_PAGE if method != "GET" else ()), *([_rate(cost)] if cost else ())],
                **{"operation_id": function.__name__, **settings},
            )
            return function

        return declare


def _rate(cost: float) -> Any:
    async def check(player: Player, services: ServicesDep) -> None:
        check_rate(services, player, cost)

    return Depends(check)


def _refusals(method: str, path: str, function: Callable[..., Any]) -> Iterator[int]:
    """Yield the error statuses that follow from a route's method, path and parameters."""
    hints = list(get_type_hints(function, include_extras=True).values())[:-1]
    parts = {part for hint in hints for part in get_args(hint)}
    if method != "GET" or Administrator in parts:
        yield 403
    if has_body := any(inspect.isclass(hint) and issubclass(hint, BaseModel) for hint in hints):
        yield from (400, 413)
    if has_body or "{" in path or any(isinstance(part, params.Query) for part in parts):
        yield 422
