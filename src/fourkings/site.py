"""Write the page as a folder that plays without a server, for any host of static files."""

import gzip
import hashlib
import io
import json
import re
import shutil
import zipfile
from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from typing import Final, NamedTuple

from pydantic import BaseModel

from fourkings.app.shared.page_bots import LEVELS_HERE
from fourkings.browser.files import BYTECODE, STAMP, HouseFile, digest, house_files, modules
from fourkings.browser.prerendered import DAYS_FILE, asked_ahead, asked_file, days_ahead
from fourkings.i18n import rule_pages
from fourkings.i18n.languages import LANGUAGES
from fourkings.lessons.worked_deals import has_worked_deal
from fourkings.puzzles import shipped
from fourkings.rulebook.games import GAMES
from fourkings.server import STATIC, search_pages
from fourkings.server.http import games
from fourkings.server.http.site import Site, project_issues
from fourkings.server.rule_pages import file_name
from fourkings.server.static_files import ALONE_POLICY
from fourkings.server.written_site import SiteMaker


def engine_folder() -> Path:
    """Return the folder of the engine: as built in this package, else that of the package `four-kings-engine`."""
    built, apart = STATIC / "engine", find_spec("fourkings_engine")
    if (built / "libraries.zip").is_file() or apart is None or apart.origin is None:
        return built
    return Path(apart.origin).parent


ENGINE: Final = engine_folder()
PACKAGE: Final = Path(__file__).parent
MARK: Final = ".four-kings-site"
"""The file that marks a folder as a site, which may be overwritten."""
HEAD: Final = (
    '<meta http-equiv="Content-Security-Policy" content="{policy}" />\n'
    '    <meta name="four-kings-engine" content="engine/" />\n'
    '    <meta name="four-kings-server" content="{server}" />\n'
    '    <meta name="four-kings-bytes" content="{size}" />'
)
"""Elements in the head of a page that plays without a server."""
ADDRESS: Final = re.compile(r"https?://([\w-]+\.)*[\w-]+(:\d{1,5})?|https?://\[[0-9a-fA-F:.]+\](:\d{1,5})?", re.ASCII)
"""The address of a server, without a path."""
SELF: Final = "self"
"""In place of an address: the server that serves the page itself."""
UNSENT: Final = ("licences.txt", "pyodide.asm.mjs")
"""Files of the engine that a start does not load; the second is also in an archive, and for hosts with a strict policy."""
ARCHIVES: Final = ("libraries.zip", "stdlib.zip")
"""The archives of the engine, beside that of the package."""
WORKER: Final = "sw.js"
"""The service worker: a template in the folder of the engine, with the list of files in the folder of the site."""


UNKEPT: Final = (MARK, WORKER, "sitemap.xml", "robots.txt", "rule-page.css")
"""Files that a device does not keep for use without a network, beside the rule pages for search engines."""


class NoSite(Exception):
    """A reason why no site can be written: a sentence with the remedy."""


class Written(NamedTuple):
    """The size of a written site."""

    files: int
    size: int  #: in bytes


def write(out: Path, server: str = "", issues: str = "", address: str = "") -> Written:
    """Write a site, the page as static files, to a folder: a new one, an empty one, or one with a site, which is replaced.

    server: the address of the server with other people to which the page leads, without a path; empty for none, and
    `SELF` for a site that its server offers, which has the rule pages for search engines itself. issues: where wrong
    sentences are reported; by default, to the project. address: where the folder will be, for search engines, if known.
    """
    if not (STATIC / "index.html").is_file():
        raise NoSite("the page has not been built: run `python3 scripts/run.py`, or install a release")
    if not (ENGINE / "libraries.zip").is_file():
        raise NoSite(
            f"the engine for browsers has not been built: run `python3 scripts/run.py site {out}`, or install a release"
        )
    if out.exists() and not (out / MARK).is_file() and (not out.is_dir() or any(out.iterdir())):
        raise NoSite(f"{out} is not empty, and is no site: name a new folder")
    shutil.rmtree(out, ignore_errors=True)
    left_out = ("*.br", "*.py", "__pycache__", ".stamp", ".engine", ".kernels", STAMP, BYTECODE, WORKER, "index.html")
    for folder, copied in ((STATIC, out), (ENGINE, out / "engine")):
        shutil.copytree(folder, copied, ignore=shutil.ignore_patterns(*left_out), dirs_exist_ok=True)
    (out / MARK).write_text("")
    with (out / "licences.txt").open("a", encoding="utf-8") as licences:
        licences.write("\n\n" + (ENGINE / "licences.txt").read_text("utf-8"))
    for name, body in _data(issues or project_issues()):
        path = out / "data" / f"{name}.json"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(body, "utf-8")
    if server != SELF:
        _write_search_pages(out, issues or project_issues(), address and address.rstrip("/") + "/")
    for name, text in _puzzles():
        packed = out / "data" / f"{name}.gz"
        packed.parent.mkdir(exist_ok=True)
        packed.write_bytes(gzip.compress(text.encode(), 9, mtime=0))
    for name, archive in {"house.zip": house(), **{name: (ENGINE / name).read_bytes() for name in ARCHIVES}}.items():
        (out / "engine" / name).unlink(missing_ok=True)
        (out / "engine" / f"{name}.gz").write_bytes(whole(archive))
    sizes = {path.name: path.stat().st_size for path in sorted((out / "engine").iterdir()) if path.name not in UNSENT}
    (out / "engine" / "engine.json").write_text(json.dumps({"files": sizes}))
    policy = ALONE_POLICY if server in ("", SELF) else f"{ALONE_POLICY}; connect-src 'self' {server}"
    head = HEAD.replace("{policy}", policy).replace("{server}", server)
    page = (STATIC / "index.html").read_text("utf-8").replace("<!-- preview -->", head).replace('="/', '="./')
    (out / "index.html").write_text(
        page.replace("{size}", str(sum(size for _, size in _cached_files(out).values()))), "utf-8"
    )
    (out / WORKER).write_text(_worker(_cached_files(out)), "utf-8")
    files = [path for path in out.rglob("*") if path.is_file()]
    return Written(len(files), sum(path.stat().st_size for path in files))


def _write_search_pages(out: Path, issues: str, address: str) -> None:
    """Write the rule pages for search engines, and with an address also the sitemap, and robots.txt at a host's root."""
    pages = search_pages.pages(GAMES.own)
    (out / search_pages.FOLDER).mkdir()
    for page in pages:
        for code in LANGUAGES:
            text = search_pages.document(page, code, address, pages, issues)
            (out / search_pages.FOLDER / file_name(page, code)).write_text(text, "utf-8")
    if address:
        (out / "sitemap.xml").write_text(search_pages.sitemap(address, pages), "utf-8")
        if address.count("/") == 3:
            (out / "robots.txt").write_text(search_pages.robots(address), "utf-8")


def maker(issues: str = "") -> SiteMaker | None:
    """Return the writer of the site that a server offers; None if the page or its engine is not built.

    issues: where wrong sentences are reported; by default, to the project.
    """
    built = (STATIC / "index.html").is_file() and (ENGINE / "libraries.zip").is_file()
    return SiteMaker(partial(_source_digest, issues), partial(write, server=SELF, issues=issues)) if built else None


def _source_digest(issues: str) -> str:
    """Return a digest of everything that a site is made of: the package, the rule pages and an address."""
    total = hashlib.sha256(issues.encode())
    for folder in (PACKAGE, ENGINE, *rule_pages.FOLDERS):
        for path in sorted(path for path in folder.rglob("*") if path.is_file() and path.parent.name != "__pycache__"):
            total.update(f"{path.relative_to(folder).as_posix()} {path.stat().st_size}\0".encode() + path.read_bytes())
    return total.hexdigest()[:16]


def _cached_files(out: Path) -> dict[str, tuple[str, int]]:
    """Return the files of a site that a device caches, by path, with digest and size."""
    files = {path.relative_to(out).as_posix(): path.read_bytes() for path in sorted(out.rglob("*")) if path.is_file()}
    return {
        name: (hashlib.sha256(content).hexdigest(), len(content))
        for name, content in files.items()
        if name not in UNKEPT and not name.startswith(search_pages.FOLDER)
    }


def _worker(files: dict[str, tuple[str, int]]) -> str:
    """Return the service worker of a site with these files."""
    listed = json.dumps(files)
    version = hashlib.sha256(listed.encode()).hexdigest()[:16]
    script = (ENGINE / WORKER).read_text("utf-8")
    for name, empty, value in (("FILES", "{}", listed), ("VERSION", "''", json.dumps(version))):
        before, line, after = script.partition(f"const {name} = {empty};\n")
        assert line, "the service worker has lost its list"
        script = f"{before}const {name} = {value};\n{after}"
    return script


def _data(issues: str) -> Iterator[tuple[str, str]]:
    """Yield the API's responses that are the same for everybody and stored in a site, each with its path."""
    # A game of another package is not in the folder.
    built_in = [game for game in games.games() if game.id in GAMES.own]
    yield "games", _list([game.model_copy(update={"levels": list(LEVELS_HERE)}) for game in built_in])
    yield "bots", _list(games.bots())
    yield "site", Site(issues=issues, imprint="", privacy="", reports=False, alone=False, compiling=False).model_dump_json()
    for lang in LANGUAGES:
        yield f"texts.{lang}", games.texts(lang).model_dump_json()
        for name in ("general", *GAMES.own):
            yield f"rules/{name}.{lang}", games.rules_of(name, lang).model_dump_json()
            if has_worked_deal(name):
                yield f"rules/{name}/deal.{lang}", games.worked_deal(name, lang).model_dump_json()


def _puzzles() -> Iterator[tuple[str, str]]:
    """Yield the files of puzzles, which a page fetches when one is opened: complete, as a list, and as questions."""
    for game in GAMES.own:
        yield shipped.puzzles_file(game), "\n".join(shipped.lines(game).values())
        yield shipped.entries_file(game), shipped.entries_json(game)
        yield asked_file(game), asked_ahead(game)
    yield DAYS_FILE, days_ahead(tuple(GAMES.own))


def _list(bodies: list[BaseModel] | list[games.GameInfo] | list[games.BotInfo]) -> str:
    return json.dumps([body.model_dump(mode="json") for body in bodies], ensure_ascii=False)


def house() -> bytes:
    """Return an archive of the package as far as a page needs it; the same sources give the same bytes.

    Its modules are compiled if that was done for these sources. A page starts with the sources, too, but more slowly.
    """
    files, packed = [*house_files(PACKAGE)], io.BytesIO()
    compiled = {*modules(files)}
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name, content in (*_modules(files), *_contents(file for file in files if file not in compiled)):
            archive.writestr(zipfile.ZipInfo(name), content, zipfile.ZIP_DEFLATED)
    return packed.getvalue()


def whole(archive: bytes) -> bytes:
    """Compress an archive as a whole: files that are compressed one by one take a third more."""
    plain = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(archive)) as packed, zipfile.ZipFile(plain, "w", zipfile.ZIP_STORED) as stored:
        for name in packed.namelist():
            stored.writestr(zipfile.ZipInfo(name), packed.read(name))
    return gzip.compress(plain.getvalue(), 9, mtime=0)


def _modules(files: Sequence[HouseFile]) -> Iterator[tuple[str, bytes]]:
    stamp = ENGINE / STAMP
    if not stamp.is_file() or stamp.read_text("utf-8") != digest(files):
        yield from _contents(modules(files))
        return
    with zipfile.ZipFile(ENGINE / BYTECODE) as compiled:
        for name in compiled.namelist():
            yield name, compiled.read(name)


def _contents(files: Iterable[HouseFile]) -> Iterator[tuple[str, bytes]]:
    return ((file.name, file.path.read_bytes()) for file in files)
