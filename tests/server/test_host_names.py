"""Where a server is reached: by which names, and below which path of its host.

A page of another site whose name leads to this machine gets nothing."""

import socket
from collections.abc import Iterator
from pathlib import Path

import ifaddr
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from fourkings.i18n import language
from fourkings.server.net import network
from fourkings.server.net.host_names import KnownHosts
from fourkings.server.net.settings import BadSetting, Settings, settings
from serving import WAIT, Client, device, served, server_of_module

address = server_of_module(hosts="play.example.org, *.club.example")


@pytest.mark.parametrize(
    "name",
    [
        *("localhost", "localhost:8040", "cards.localhost", "127.0.0.1:1", "192.168.1.7", "[::1]:8040", "[2001:db8::7]"),
        *("play.example.org", "PLAY.example.org.", "play.example.org:443", "one.club.example"),
    ],
)
def test_known_names_and_plain_addresses_are_answered(client: Client, name: str):
    assert client.get("/api/games", headers={"host": name}).status_code == 200


@pytest.mark.parametrize(
    "name",
    [
        *("evil.example", "play.example.org.evil.example", "club.example", "localhost.evil.example", "x]", ""),
        *(
            "localhost@evil.example",
            "localhost:80@evil.example",
            "play.example.org:1/evil",
            "localhost:80:80",
            "local host",
        ),
    ],
)
def test_another_name_is_answered_by_a_word_to_the_operator(client: Client, name: str):
    answer = client.get("/api/me", headers={"host": name})
    assert answer.status_code == 421
    assert "FOURKINGS_HOSTS" in answer.text
    assert "set-cookie" not in answer.headers
    url = f"{str(client.base_url).replace('http', 'ws', 1)}/ws/any"
    with pytest.raises(InvalidStatus):
        connect(url, additional_headers={"host": name}, open_timeout=WAIT)


def test_programs_may_ask_how_it_is_under_any_name(client: Client):
    assert client.get("/livez", headers={"host": "four-kings:8040"}).status_code == 200


def test_a_server_may_be_called_as_one_likes(tmp_path: Path):
    with served(Settings(data=tmp_path, hosts="*")) as address, device(address) as other:
        assert other.get("/api/games", headers={"host": "evil.example"}).status_code == 200
        assert other.get("/", headers={"host": "anything:80@evil.example"}).status_code == 421, "no browser writes that"


def adapter(name: str, *addresses: str) -> ifaddr.Adapter:
    ips = [ifaddr.IP((address, 0, 0) if ":" in address else address, 24, name) for address in addresses]
    return ifaddr.Adapter(name, name, ips)


@pytest.fixture
def at_home(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A machine on a network at home that also runs containers."""
    adapters = [
        adapter("lo", "127.0.0.1", "::1"),
        adapter("docker0", "172.17.0.1"),
        adapter("wlan0", "10.0.0.3", "fe80::1"),
        adapter("eth0", "192.168.1.7", "fd00::7"),
    ]
    monkeypatch.setattr(network.ifaddr, "get_adapters", lambda: adapters)
    monkeypatch.setattr(network, "_default_route_address", lambda: "192.168.1.7")
    monkeypatch.setattr(network, "CONTAINER", ())
    monkeypatch.setattr(network.socket, "gethostname", lambda: "Attic.fritz.box")
    return


@pytest.mark.usefixtures("at_home")
@pytest.mark.parametrize(
    ("host", "expected"),
    [
        ("0.0.0.0", ["http://192.168.1.7:8040", "http://10.0.0.3:8040"]),
        ("::", ["http://192.168.1.7:8040", "http://10.0.0.3:8040", "http://[fd00::7]:8040"]),
        ("10.0.0.3", ["http://10.0.0.3:8040"]),
        ("127.0.0.1", []),
        ("localhost", []),
    ],
)
def test_origins_are_those_that_others_can_reach(host: str, expected: list[str]):
    assert network.origins(Settings(host=host), 8040) == expected


@pytest.mark.usefixtures("at_home")
def test_an_origin_that_was_set_goes_before_all():
    assert network.origins(Settings(origin="https://play.example.org"), 8040) == ["https://play.example.org"]


@pytest.mark.usefixtures("at_home")
@pytest.mark.parametrize("name", ["attic.local", "other.local", "attic", "attic.fritz.box", "attic.lan", "ATTIC.local."])
def test_names_of_the_network_are_known_where_the_server_listens_to_it(name: str):
    assert KnownHosts(None, Settings(host="0.0.0.0"))._knows(name.lower())
    assert not KnownHosts(None, Settings())._knows(name.lower())


@pytest.mark.usefixtures("at_home")
@pytest.mark.parametrize("name", ["evil.example", "attic.evil.example", "local", "attic.local.evil.example"])
def test_names_that_can_be_bought_are_not_known(name: str):
    assert not KnownHosts(None, Settings(host="0.0.0.0"))._knows(name)


def test_the_name_of_an_origin_is_known():
    assert KnownHosts(None, Settings(origin="https://play.example.org:444"))._knows("play.example.org")


@pytest.mark.parametrize(
    "origin",
    ["play.example.org", "https://play.example.org/", "https://a/b/../c", "ftp://here", "http://a b", "http://a:123456"],
)
def test_an_origin_has_a_scheme_and_no_slash_at_its_end(origin: str):
    with pytest.raises(BadSetting, match="origin"):
        settings({"FOURKINGS_ORIGIN": origin})


@pytest.mark.parametrize("path", ["", "/cards", "/our-club/~cards"])
@pytest.mark.parametrize("origin", ["http://192.168.1.7:8040", "https://play.example.org", "http://[fd00::7]:8040"])
def test_an_origin_may_be_a_name_or_an_address_with_a_path(origin: str, path: str):
    chosen = settings({"FOURKINGS_ORIGIN": origin + path})
    assert (chosen.origin, chosen.path) == (origin + path, path)


def test_a_server_for_its_own_machine_says_so(tmp_path: Path):
    with served(Settings(data=tmp_path)) as address, device(address) as client:
        assert client.get("/api/reach").json() == {"origins": [], "obstacle": "this-machine"}


@pytest.mark.usefixtures("at_home")
def test_only_the_own_machine_is_told_its_addresses(tmp_path: Path):
    with served(Settings(data=tmp_path, host="0.0.0.0")) as address, device(address) as client:
        port = client.base_url.port
        reach = client.get("/api/reach").json()
        assert reach == {"origins": [f"http://192.168.1.7:{port}", f"http://10.0.0.3:{port}"], "obstacle": None}
        assert client.get("/api/reach", headers={"host": f"localhost:{port}"}).json() == reach
        nothing = {"origins": [], "obstacle": "unknown"}
        assert client.get("/api/reach", headers={"host": "192.168.1.7"}).json() == nothing
        assert client.get("/api/reach", headers={"x-forwarded-for": "203.0.113.9"}).json() == nothing


@pytest.mark.usefixtures("at_home")
def test_without_a_network_there_is_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(network.ifaddr, "get_adapters", lambda: [adapter("lo", "127.0.0.1")])
    with served(Settings(data=tmp_path, host="0.0.0.0")) as address, device(address) as client:
        assert client.get("/api/reach").json() == {"origins": [], "obstacle": "no-network"}


def test_the_machine_itself_is_looked_at():
    """Whatever its network is, nothing is an address that others cannot have."""
    for address in network.addresses(ipv6=True):
        assert not address.startswith(("127.", "169.254.", "fe80"))
        socket.getaddrinfo(address, 80, flags=socket.AI_NUMERICHOST)


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
