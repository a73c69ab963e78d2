"""The operations of `fourkings.app` as FastAPI routes: session, rate, origin, errors and OpenAPI by declaration."""

import inspect
from collections.abc import Callable
from types import NoneType
from typing import Annotated, Any, Final

from fastapi import Body, Path, Query, Response
from fastapi.responses import JSONResponse

from fourkings.app.core import OPERATIONS, Context, File, Operation, load_all
from fourkings.app.models import Stored
from fourkings.server.http.context import ContextDep
from fourkings.server.http.dependencies import OWN_PAGE, ServicesDep, check_rate
from fourkings.server.http.errors import problems
from fourkings.server.http.router import Router
from fourkings.server.services import Services

PART: Final = {"path": Path(), "query": Query(), "body": Body()}


def operations() -> Router:
    """Return a router with a route for each operation."""
    api = Router()
    load_all()
    for operation in OPERATIONS:
        media_type = operation.media_type
        files: Any = {200: {"content": {media_type: {"schema": {"type": "string"}}}}} if media_type else {}
        api.add_api_route(
            operation.path.removeprefix("/api"),
            _endpoint(operation),
            methods=[operation.method],
            status_code=operation.status,
            operation_id=operation.name,
            responses=files | problems(*operation.errors),
            dependencies=None if operation.method == "GET" else OWN_PAGE,
            response_model=None if operation.returns in (str, NoneType) else operation.returns,
            response_class=Response if operation.returns is str else JSONResponse,
        )
    return api


def _endpoint(operation: Operation) -> Callable[..., Any]:
    """Return the function that FastAPI calls for an operation: it has the same parameters, after those for the session."""

    async def endpoint(ctx: Context, services: Services, **values: Any) -> Any:
        if operation.cost:
            check_rate(services, ctx.player, operation.cost)
        answer = await operation.function(ctx, **values)
        return _file_response(services, answer) if isinstance(answer, File) else answer

    keyword = inspect.Parameter.KEYWORD_ONLY
    parameters = [
        inspect.Parameter("ctx", keyword, annotation=ContextDep),
        inspect.Parameter("services", keyword, annotation=ServicesDep),
    ]
    for parameter in operation.parameters().values():
        annotated: Any = Annotated
        annotation = annotated[parameter.annotation, PART[operation.kind_of(parameter)]]
        parameters.append(parameter.replace(annotation=annotation, kind=keyword))
    endpoint.__signature__ = inspect.Signature(parameters)  # type: ignore[attr-defined]
    endpoint.__name__, endpoint.__doc__ = operation.function.__name__, operation.function.__doc__
    return endpoint


def _file_response(services: Services, file: File) -> Response:
    name = file_name(services, file.stored, file.ending)
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(file.text, media_type=file.media_type, headers=headers)


def file_name(services: Services, stored: Stored, ending: str) -> str:
    """Return the name of a file about a match; it doesn't contain the table's id, because files are passed on."""
    return f"{stored.game}-{services.sessions.handle('file', stored.id)[:8]}{ending}"
