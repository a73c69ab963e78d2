"""Flags of the test command, and the order of the tests."""

import gc
import os
import sys
from collections.abc import Generator, Iterator
from pathlib import Path
from types import FunctionType

import pytest

from fourkings.i18n import languages

HERE = Path(__file__).parent
SLOW_FILES = set((HERE / "slow_files.txt").read_text("utf-8").split())
"""Folders and modules that `--quick` leaves out: they start servers, browsers and processes, or think for long."""
MANY = 1_000
"""Tests of which those that are left out are not told one by one: each skip is sent from a worker as a test is."""
# A server that a test starts on the command line leaves the processor to the test: no field of bots is made meanwhile.
os.environ.setdefault("FOURKINGS_DAYS", "0")
# An English sentence in place of a missing one shows in tests; in processes that they start it is as people see it.
languages.MARK = "⟦en⟧ "


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--costly", action="store_true", help="also run what costs seconds of the processor: before a release")
    parser.addoption("--heavy", action="store_true", help="also run what takes minutes, and all that is costly: by night")
    parser.addoption(
        "--slow-page",
        type=float,
        default=1.0,
        metavar="TIMES",
        help="browser tests: slow the processor of every page so many times (4 to 6): what a test does not await shows",
    )
    parser.addoption(
        "--quick",
        action="store_true",
        help="leave out servers, browsers and bots that think for long: for a change of a few lines",
    )


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("--costly") or config.getoption("--heavy"):
        os.environ["AXE_BY_NIGHT"] = "1"


def pytest_report_teststatus(report: pytest.CollectReport | pytest.TestReport) -> tuple[str, str, str] | None:
    """Name a test the moment it fails or cannot begin, so that nobody waits for the summary at the end."""
    if not report.failed:
        return None
    category, word = ("failed", "FAILED") if report.when == "call" else ("error", "ERROR")
    return category, f"\n{word} {report.nodeid}\n", word


def left_behind() -> list[str]:
    """The places in the program's modules where a function of a test stands."""
    # Copies: threads of servers may import at any time.
    modules = [(name, vars(module).copy()) for name, module in sys.modules.copy().items() if name.startswith("fourkings.")]
    functions = [
        (f"{name}.{key}", value) for name, all_in in modules for key, value in all_in.items() if type(value) is FunctionType
    ]
    return [place for place, function in functions if function.__code__.co_filename.startswith(str(HERE))]


@pytest.fixture(scope="module", autouse=True)
def nothing_left_behind() -> Iterator[None]:
    """No test leaves a function of its own in the program: those that follow would try another program, and say nothing."""
    yield
    assert left_behind() == []


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Whether `--quick` leaves a module or folder out: not even what it imports is read."""
    place = collection_path.relative_to(HERE) if collection_path.is_relative_to(HERE) else Path()
    names = {*place.parts, place.stem, f"{place.parent.name}/{place.stem}"}
    return True if config.getoption("--quick") and not names.isdisjoint(SLOW_FILES) else None


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Put all that is made for the tests out of the collector's sight: to walk it ever again is a sixth of the work."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.enable()
        gc.set_threshold(2_000, 10, 30)
        gc.freeze()


@pytest.hookimpl(wrapper=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> Generator[None, object, object]:
    """Say which tests come to one worker before xdist reads it, and order them after pytest has, by their fixtures."""
    wanted = (
        {"costly", "heavy"} if config.getoption("--heavy") else {"costly"} if config.getoption("--costly") else set[str]()
    )
    left_out = {item: name for item in items for name in sorted({"costly", "heavy"} - wanted) if name in item.keywords}
    if len(items) > MANY:
        config.hook.pytest_deselected(items=[*left_out])
        items[:] = [item for item in items if item not in left_out]
    for item, name in left_out.items():
        item.add_marker(pytest.mark.skip(reason=f"{name}: run with --{name}"))
    for item in items:
        if server := _shared(item):
            item.add_marker(pytest.mark.xdist_group(server))
    done = yield
    # Once Playwright has begun, a loop runs in the worker's thread for good, and no other test can run one of its own: so
    # the browser comes last, and in it first what takes longest, so that no worker is left alone with a whole match or
    # with all tests that share a server.
    items.sort(key=lambda item: ("browser" in item.path.parts, {"xdist_group", "long"}.isdisjoint(item.keywords)))
    return done


def _shared(item: pytest.Item) -> str:
    """What a module makes once for its tests, such as a server, by name: they all come to one worker. Else empty."""
    info, called = getattr(item, "_fixtureinfo", None), getattr(item, "callspec", None)
    if info is None or item.get_closest_marker("xdist_group"):
        return ""
    place = item.nodeid.partition("::")[0]
    defined = {name: definitions[-1] for name, definitions in info.name2fixturedefs.items()}
    own = [name for name, fixture in defined.items() if fixture.scope in ("module", "session") and fixture.baseid == place]
    # A parameter of the folder's, such as the database, makes another server.
    asked = [str(called.params[name]) for name in ("database",) if called and name in called.params]
    # With its folder: two modules of one name are two groups, and only one of them may begin a browser.
    return "-".join([f"{item.path.parent.name}/{item.path.stem}", *asked]) if own else ""
