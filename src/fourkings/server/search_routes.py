"""The routes of the rule pages for search engines, of the sitemap and of robots.txt."""

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from fourkings.i18n.languages import SOURCE
from fourkings.rulebook.games import GAMES
from fourkings.server.http.site import project_issues
from fourkings.server.net.base_path import site_address
from fourkings.server.search_pages import document, languages_of, pages, robots, sitemap
from fourkings.server.services import services_of
from fourkings.server.static_files import written


def public_base(request: Request) -> str:
    """Return the address of the server as others know it, with a slash at its end."""
    origin = services_of(request).settings.origin
    return f"{origin}/" if origin else site_address(request)


async def answer_page(request: Request) -> Response:
    """Return a rule page as a document, or 404."""
    page, _, code = str(request.path_params["page"]).partition(".")
    code = code or SOURCE
    if code not in languages_of(page) or request.path_params["page"] == f"{page}.{SOURCE}":
        raise HTTPException(404)
    issues = services_of(request).settings.issues or project_issues()
    body = document(page, code, public_base(request), pages(GAMES), issues)
    return written(request, body.encode(), "text/html")


async def answer_sitemap(request: Request) -> Response:
    """Return the sitemap."""
    return written(request, sitemap(public_base(request), pages(GAMES)).encode(), "application/xml")


async def answer_robots(request: Request) -> Response:
    """Return robots.txt."""
    return written(request, robots(public_base(request)).encode(), "text/plain")
