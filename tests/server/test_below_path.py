"""A server below a path of its host, whether the proxy takes that path off or reports it in a header."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from fourkings.i18n import language
from fourkings.server.net.settings import Settings
from serving import Client, device, served

PAGE = '<!doctype html><html lang="en" dir="ltr"><head><!-- preview --></head><script src="/assets/a.js"></script></html>'
TLS = {"x-forwarded-proto": "https", "host": "example.org"}
INGRESS = "/api/hassio_ingress/q3jH0yq8"


def built(folder: Path) -> Path:
    (folder / "static").mkdir()
    (folder / "static" / "index.html").write_text(PAGE)
    return folder / "static"


@pytest.fixture
def below(tmp_path: Path) -> Iterator[Client]:
    chosen = Settings(
        data=tmp_path,
        tempo=0,
        rate=1e6,
        origin="https://example.org/cards",
        proxies="127.0.0.1",
        admin="sixteen characters!",
    )
    with served(chosen, built(tmp_path)) as address, device(address) as client:
        client.headers.update(TLS)
        yield client


@pytest.mark.parametrize("sent", ["/cards", ""])
def test_everything_answers_below_the_path(below: Client, sent: str):
    page = below.get(f"{sent}/table/q3jH0yq8")
    assert 'src="/cards/assets/a.js"' in page.text
    assert 'data-base="/cards"' in page.text
    assert 'content="https://example.org/cards/table/q3jH0yq8"' in page.text
    name, _, flags = page.headers["set-cookie"].partition("=")
    assert name.startswith("__Secure-fourkings-")
    assert "; Path=/cards/; " in flags
    cookie = {"cookie": f"{name}={flags.partition(';')[0]}", "origin": "https://example.org"}
    assert "set-cookie" not in below.get(f"{sent}/api/me", headers=cookie).headers
    assert below.put(f"{sent}/api/me", json={"name": "Zoë"}, headers=cookie).status_code == 200
    assert below.put(f"{sent}/api/me", json={"name": "x"}, headers={"origin": "https://example.com"}).status_code == 403
    assert below.get(f"{sent}/api/openapi.json").json()["servers"] == [{"url": "/cards"}]
    assert below.get(f"{sent}/alone").status_code == below.get("/livez").status_code == 200
    rules = below.get(f"{sent}/rules/king.fr.html").text
    assert '<link rel="canonical" href="https://example.org/cards/rules/king.fr.html" />' in rules
    assert language("fr").text("search-king") in rules
    assert "https://example.org/cards/rules/king.html" in below.get(f"{sent}/sitemap.xml").text
    office = below.post(f"{sent}/api/admin/session", json={"phrase": "sixteen characters!"}, headers=cookie)
    assert "; Path=/cards/api/admin; " in office.headers["set-cookie"]


def test_the_path_without_its_slash_leads_to_the_page(below: Client):
    assert below.get("/cards").headers["location"] == "/cards/"
    assert below.get("/cardshark").status_code == 200  # a page of ours by that name, below no path


def test_a_path_is_believed_from_a_named_proxy_alone(tmp_path: Path):
    static = built(tmp_path)
    for proxies, base in (("", ""), ("127.0.0.1", INGRESS)):
        chosen = Settings(data=tmp_path, tempo=0, rate=1e6, proxies=proxies)
        with served(chosen, static) as address, device(address) as client:
            for header in ("x-ingress-path", "x-forwarded-prefix"):
                text = client.get("/", headers={header: INGRESS}).text
                assert f'src="{base}/assets/a.js"' in text
                assert ("data-base" in text) == bool(base)
            for strange in ("//evil.example", '/a"b', "/../x", "https://evil.example", "cards"):
                assert 'src="/assets/a.js"' in client.get("/", headers={"x-forwarded-prefix": strange}).text


def test_two_servers_of_one_host_have_sessions_of_their_own(tmp_path: Path):
    names = set[str]()
    for path in ("", "/cards", "/club"):
        (tmp_path / f"data{path}").mkdir(parents=True, exist_ok=True)
        chosen = Settings(data=tmp_path / f"data{path}", tempo=0, origin=f"https://example.org{path}", proxies="127.0.0.1")
        with served(chosen) as address, device(address) as client:
            names.add(client.get(f"{path}/api/me", headers=TLS).headers["set-cookie"].partition("=")[0])
    assert len(names) == 3
    assert "__Host-fourkings" in names


def test_a_table_is_played_below_a_path(below: Client):
    del below.headers["host"], below.headers["x-forwarded-proto"]
    origin = str(below.base_url)
    below.base_url = f"{origin}/cards"
    with below.sit(below.make(), origin=origin) as line:
        assert line.hello()["table"]
