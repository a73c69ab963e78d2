"""The server about itself: its host, its addresses, and statistics of its cards, which are about nobody."""

from importlib import metadata
from typing import Final, Literal

from fastapi import Request
from pydantic import Field

from fourkings._version import __version__
from fourkings.records import fairness
from fourkings.records.fairness import Comparison, Verdict
from fourkings.server.http.dependencies import ServicesDep
from fourkings.server.http.errors import Body
from fourkings.server.http.router import Router
from fourkings.server.net.host_names import called_name
from fourkings.server.net.network import in_container, listens_widely, origins
from fourkings.server.net.rate_limits import is_loopback

api: Final = Router()


class Site(Body):
    """The host's own pages, to which every page links (empty if there is none), and what this server offers."""

    version: str = Field(default=__version__, description="Of the program.")
    issues: str = Field(
        description="Where wrong sentences are reported; empty if there is no such place.",
        examples=["https://github.com/OWNER/NAME/issues"],
    )

    imprint: str = Field(examples=["https://play.example.org/imprint"])
    privacy: str = Field(examples=["https://play.example.org/privacy"])
    reports: bool = Field(description="Whether an administrator is there to read a message that is reported.")
    alone: bool = Field(description="Whether the page that plays on without this server is at `/alone/`.")
    compiling: bool = Field(description="Whether the stronger bots, hints and reviews still wait for the compiler.")


def project_issues() -> str:
    """Return the address of the project's issues by the metadata of the installed package; empty if it names none."""
    try:
        urls = metadata.metadata("four-kings").get_all("Project-URL", [])
    except metadata.PackageNotFoundError:
        return ""
    return next((address for label, _, address in (url.partition(", ") for url in urls) if label == "Issues"), "")


@api.operation("GET", "/site", cost=0)
async def site(services: ServicesDep) -> Site:
    """Return who hosts this server, and their privacy notice."""
    return Site(
        issues=services.settings.issues or project_issues(),
        imprint=services.settings.imprint,
        privacy=services.settings.privacy,
        reports=services.administrators.open,
        alone=services.alone,
        compiling=services.bot_pool.compiling,
    )


Obstacle = Literal["this-machine", "no-network", "unknown"]


class Reach(Body):
    """The origins by which others reach this server, shown only to the machine that it runs on."""

    origins: list[str] = Field(description="The most likely first.", examples=[["http://192.168.1.7:8040"]])
    obstacle: Obstacle | None = Field(
        description="Why there is none. this-machine: the server listens to its own machine alone. no-network: the machine "
        "has no address on a network. unknown: the server cannot know, as in a container."
    )


@api.operation("GET", "/reach", cost=0)
async def reach(request: Request, services: ServicesDep) -> Reach:
    """Return the addresses by which other devices reach this server, to a browser on the same machine.

    It may know the server as `localhost`, an address that would lead other devices to themselves.
    """
    called = called_name(request)
    from_here = request.client and is_loopback(request.client.host)
    if not from_here or not (called == "localhost" or is_loopback(called)):
        return Reach(origins=[], obstacle="unknown")
    addresses = origins(services.settings, request.url.port or 80)
    if addresses:
        return Reach(origins=addresses, obstacle=None)
    if not listens_widely(services.settings.host):
        return Reach(origins=[], obstacle="this-machine")
    return Reach(origins=[], obstacle="unknown" if in_container() else "no-network")


class LuckRow(Body):
    """Some cases of a count: how often they came, and how often chance alone would bring them."""

    cells: list[str] = Field(description="The cases put together here, in order.", examples=[["3100", "4000"]])
    seen: int
    expected: float
    chance: float


class LuckTable(Body):
    """A count over deals, such as the kings in each hand, compared with what chance makes of it."""

    what: str = Field(examples=["kings"])
    rows: list[LuckRow]
    chi: float = Field(description="Pearson's chi-squared.")
    freedom: int = Field(description="Its degrees of freedom.")
    p: float | None = Field(description="How often chance alone strays as far; null with too few deals.")
    verdict: Verdict


class LuckFall(Body):
    """Counts over all deals of one game, with one pack."""

    game: str
    cards: int
    matches: int
    deals: int
    tables: list[LuckTable]


class Luck(Body):
    """Counts over all matches that were played to their end here, compared with chance."""

    falls: list[LuckFall]
    verdict: Verdict = Field(description="Of all tables together: odd where any is.")
    odd: int = Field(description="Tables that stray too far.")


@api.operation("GET", "/luck", cost=0)
async def luck(services: ServicesDep) -> Luck:
    """Return how hands fell in all finished matches, compared with chance. Matches that still go on are not in it."""
    falls = await services.card_statistics.now()
    tests = fairness.count_tests(falls)
    falls_told = [LuckFall.from_object(fall, tables=[_table(table, tests) for table in fall.comparisons]) for fall in falls]
    odd = sum(table.verdict == "odd" for fall in falls_told for table in fall.tables)
    return Luck(falls=falls_told, verdict="odd" if odd else "even" if tests else "few", odd=odd)


def _table(comparison: Comparison, tests: int) -> LuckTable:
    return LuckTable.from_object(comparison, verdict=fairness.verdict(comparison.p, tests))
