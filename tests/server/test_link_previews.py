"""What a messenger is told of a link: the house, or the table that it leads to, in the words of its host."""

import re
from collections.abc import Iterator
from html import unescape
from pathlib import Path

import pytest

from finished import person, two_matches
from fourkings.i18n import REVIEWED, language
from fourkings.rulebook.games import GAMES
from fourkings.server.net.settings import Settings
from fourkings.server.rule_pages import rule_page
from serving import Client, device, served

META = re.compile(r'<meta property="([^"]+)" content="([^"]*)" />')


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder: Path = tmp_path_factory.mktemp("data")
    (folder / "static").mkdir()
    (folder / "static" / "index.html").write_text("<!doctype html><head><!-- preview --></head>" + "x" * 600)
    with served(Settings(data=folder, tempo=0.0, rate=1000), folder / "static") as running:
        yield running


def preview(client: Client, path: str, **headers: str) -> dict[str, str]:
    answer = client.get(path, headers=headers)
    assert answer.status_code == 200
    assert "<!-- preview -->" not in answer.text
    return {name: unescape(value) for name, value in META.findall(answer.text)}


def test_the_house_is_told_in_the_language_of_who_asks(client: Client, address: str):
    english, french = preview(client, "/"), preview(client, "/rules/king", **{"accept-language": "fr-FR,fr;q=0.9"})
    assert (english["og:title"], english["og:locale"]) == ("Four Kings", "en_GB")
    assert (french["og:title"], french["og:locale"]) == (language("fr").text("search-king"), "fr_FR")
    assert french["og:url"] == f"{address}/rules/king"
    assert english["og:image"] == f"{address}/preview.jpg"
    first = client.get("/")
    assert first.headers["vary"] == "accept-encoding, accept-language"
    assert client.get("/", headers={"if-none-match": first.headers["etag"]}).status_code == 304
    assert preview(client, "/table/nowhere") == {**english, "og:url": f"{address}/table/nowhere"}


def test_a_tables_link_says_who_invites_and_to_what(client: Client, address: str):
    client.put("/api/me", json={"name": 'Zoë <"&', "lang": "fr"})
    table = client.gather()
    alone = client.post("/api/tables", json={"game": "400"}).json()["table"]
    with device(address) as stranger:
        assert preview(stranger, f"/table/{table}")["og:title"] == 'Zoë <"& vous invite à une table\u202f: King.'
        assert preview(stranger, f"/table/{table}")["og:description"].startswith("Chacun pour soi")
        assert '<"&' not in stranger.get(f"/table/{table}").text
        assert preview(stranger, f"/table/{alone}")["og:title"] == "You are invited to a table of The Lebanese 400."


def test_a_challenge_says_who_asks_and_what_for(tmp_path: Path):
    (tmp_path / "static").mkdir()
    (tmp_path / "static" / "index.html").write_text("<!doctype html><head><!-- preview --></head>")
    with two_matches(tmp_path, running=False) as address, person(address, "p1") as client:
        client.put("/api/me", json={"name": "Zoë", "lang": "fr"})
        link = client.post("/api/challenges", json={"table": "over"}).json()
        path = f"/boards/{link['set']}/from/{link['handle']}"
        with device(address) as stranger:
            named, plain = preview(stranger, path), preview(stranger, f"/boards/{link['set']}")
            assert named["og:title"] == "Zoë a joué ces mêmes cartes. Ferez-vous mieux\u202f?"
            assert named["og:description"].startswith("Quarante de Roi")
            assert plain["og:title"] == "Quarante de Roi"
            assert preview(stranger, "/boards/nothing/from/nobody")["og:title"] == "Four Kings"


@pytest.mark.parametrize("code", REVIEWED)
@pytest.mark.parametrize("page", [*GAMES, "general"])
def test_options_values_and_presets_have_their_names(page: str, code: str) -> None:
    html = rule_page(page, code)
    assert not re.findall(r"<code>[a-z]+_[a-z_0-9]+</code>", html)
    for game in (GAMES[page],) if page in GAMES else ():
        for option in game.OPTIONS:
            assert f"<em>{language(code).option(game, option).name}</em>" in html
            assert f"<code>{option.name}</code>" not in html
