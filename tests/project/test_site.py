"""The documentation site: it builds without a warning in every language, and no link in it is dead."""

import doctest
import re
import subprocess
import sys
from collections.abc import Iterator
from fnmatch import fnmatch
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest
from fluent.syntax import parse
from fluent.syntax.ast import Message
from fluent.syntax.serializer import FluentSerializer

import fourkings
from fourkings import Deal, Match, State, View, Worth
from fourkings.i18n.languages import LANGUAGES as LISTED
from fourkings.i18n.languages import REVIEWED, twin, twins

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
LANGUAGES = twins(DOCS / "index.md")


SPHINX = "import gc, sys; gc.disable(); from sphinx.cmd.build import main; sys.exit(main(sys.argv[1:]))"
"""`sphinx-build`, which would walk all that it has read again and again, for a sixth of the time."""


@pytest.fixture(scope="module")
def site(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    out, whole = tmp_path_factory.mktemp("site"), request.config.getoption("--heavy")
    for language in LANGUAGES:
        # The players and the table are half of what a build costs, and half of the rest is every object of the
        # reference in each page's margin: the first pages of the reference have every kind of thing that is rendered.
        less = [] if whole else ["-D", "toc_object_entries=0", "-D", "suppress_warnings=ref.python,toc.excluded"]
        if language == "en" and not whole:
            others = [f"{place}*.{code}.md" for code in LISTED if code != "en" for place in ("", "**/")]
            less += ["-D", f"exclude_patterns={','.join(others)},api/bots.md,api/table.md"]
        command = [sys.executable, "-c", SPHINX, "-b", "html", "-W", "--keep-going", "-q", "-t", language, *less]
        places = ["-d", str(out / "doctrees" / language), str(DOCS), str(out / language)]
        built = subprocess.run([*command, *places], capture_output=True, text=True, check=False)
        assert built.returncode == 0, built.stderr
    return out


class Page(HTMLParser):
    def __init__(self, path: Path) -> None:
        super().__init__()
        self.links: list[str] = []
        self.anchors: set[str] = {""}
        self.feed(path.read_text("utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        self.anchors.update(value for name in ("id", "name") if (value := given.get(name)))
        for name in ("href", "src"):
            if value := given.get(name):
                self.links.append(value)


@pytest.mark.costly
@pytest.mark.long
def test_no_link_of_the_site_is_dead_and_every_field_is_rendered(site: Path, request: pytest.FixtureRequest):
    """In one test, since what it costs is to build the site, which every worker with one of two tests would do."""
    pages = {path: Page(path) for path in sorted(site.rglob("*.html"))}
    assert len(pages) > 60
    dead = [f"{path.relative_to(site)}: {link}" for path, page in pages.items() for link in dead_links(path, page, pages)]
    assert not dead
    reference = "".join(path.read_text("utf-8") for path in (site / "en" / "api").glob("*.html"))
    assert "Alias for field number" not in reference
    first = (site / "en" / "host.html").read_text("utf-8")
    assert '<meta name="description" content="This page is for ' in first
    assert first.count('role="heading"') == first.count('role="heading" aria-level') > 1
    for kind in (State, View, Deal, Match, *([Worth] if request.config.getoption("--heavy") else [])):
        for field in getattr(kind, "__annotations__", ()):
            assert f'.{kind.__name__}.{field}"' in reference, field


def dead_links(path: Path, page: Page, pages: dict[Path, Page]) -> Iterator[str]:
    for link in page.links:
        parts = urlsplit(link)
        if parts.scheme or parts.netloc:
            continue
        there = (path.parent / unquote(parts.path)).resolve() if parts.path else path
        if not there.is_file() or (there in pages and unquote(parts.fragment) not in pages[there].anchors):
            yield link


ENGLISH = [path for path in sorted(DOCS.rglob("*.md")) if "." not in path.stem]


FOR_EVERYBODY = (
    "index", "install", "play", "today", "learn", "rules/*", "deals", "puzzles", "review-your-game", "check", "faq",
    "bots", "glossary", "host", "evening", "evening-cards", "clubs", "operate", "site", "privacy", "security", "scale",
    "settings",
)  # fmt: skip
"""Pages for players, hosts and translators, which have a twin. Pages for developers and researchers are in English only."""


def has_twin(path: Path) -> bool:
    return any(fnmatch(path.relative_to(DOCS).as_posix(), f"{name}.md") for name in FOR_EVERYBODY)


@pytest.mark.parametrize("code", [code for code in REVIEWED if code in LANGUAGES and code != "en"])
@pytest.mark.parametrize("path", ENGLISH, ids=lambda path: str(path.relative_to(DOCS)))
def test_every_page_has_its_twin_and_both_are_built_alike(path: Path, code: str):
    other = twin(path, code)
    assert other.exists() == has_twin(path)
    if other.exists():
        ours, theirs = (page.read_text("utf-8") for page in (path, other))
        assert shape(ours) == shape(theirs)
        assert f"]({other.name})" in links_to_twins(ours)
        assert f"]({path.name})" in links_to_twins(theirs)


def links_to_twins(text: str) -> str:
    """The line below the title that leads to a page in other languages."""
    (line,) = re.findall(r"^\*\[.*\]\([\w./-]+\.md\)\*$", text, re.MULTILINE)
    return str(line)


def shape(text: str) -> list[str]:
    """What must be alike in both languages: headings, tables row by row, and the blocks of code that are no prose."""
    data = re.findall(r"^```(?:json|toml|\{toctree\}).*?^```|^```", text, re.DOTALL | re.MULTILINE)
    plain = re.sub(r"^```.*?^```", "", text, flags=re.DOTALL | re.MULTILINE)
    lines = (re.match(r"#+ |\|---|\| |- \*\*|\d\. |<!-- [\w: -]* -->", line) for line in plain.splitlines())
    return [*(match[0] for match in lines if match), *(fence for fence in data if not fence.startswith("```{toctree}"))]


def test_every_page_with_a_twin_is_in_the_index_of_both():
    def listed(name: str) -> list[str]:
        blocks = re.findall(r"```\{toctree\}(.*?)```", (DOCS / name).read_text("utf-8"), re.DOTALL)
        lines = [line for block in blocks for line in block.splitlines() if line and line[0] != ":"]
        return [re.sub(r".* <(.*)>", r"\1", line).partition(".")[0] for line in lines]

    english = listed("index.md")
    assert "play" in english
    translated = [name for name in english if has_twin(DOCS / f"{name}.md")]
    assert all(listed(f"index.{code}.md") == translated for code in REVIEWED if code in LANGUAGES and code != "en")


@pytest.mark.costly
def test_the_python_guide_runs():
    ran = doctest.testfile(str(DOCS / "python.md"), module_relative=False)
    assert ran.failed == 0
    assert ran.attempted > 25
    assert doctest.testfile(str(DOCS / "solver.md"), module_relative=False) == (0, 6)


def test_the_reference_names_all_that_is_public_and_the_guide_imports_nothing_else():
    table, _, below = (DOCS / "names.md").read_text("utf-8").partition("\n## Names\n")[2].partition("\n\n`fourkings.")
    assert set(re.findall(r"`(\w+)`", table)) == set(fourkings.__all__) - {"__version__"}
    assert below.startswith("__version__`")
    assert not re.findall(r"fourkings\.\w+ import", (DOCS / "python.md").read_text("utf-8"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_keys_of_the_table_are_those_of_the_page(language: str):
    source = (ROOT / "web" / "src" / "table" / "keys.ts").read_text("utf-8")
    (listed,) = re.findall(r"const KEYS = \{(.*?)\} as const;", source, re.DOTALL)
    keys = dict(re.findall(r"'?([^\s'])'?: '(\w+)'", listed))
    assert len(keys) > 8
    text = (ROOT / "src" / "fourkings" / "i18n" / language / "page.ftl").read_text("utf-8")
    helps = {
        entry.id.name: FluentSerializer().serialize_entry(entry).partition("= ")[2].strip()
        for entry in parse(text).body
        if isinstance(entry, Message) and entry.id.name.startswith("help-")
    }
    page = twin(DOCS / "play.md", language).read_text("utf-8")
    for key, name in keys.items():
        assert f"| `{key}` | {helps[f'help-{name}']} |" in page.replace("\u202f", " "), key
