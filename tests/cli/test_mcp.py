"""The tools for language models: what each of them answers, and that the server offers them by the official SDK."""

import asyncio
import json

import pytest
from click.testing import CliRunner

from fourkings import BOTS, dumps, legal, rules, view
from fourkings import play as played
from fourkings.cli import cli, mcp
from fourkings.records import token
from fourkings.solver.positions import position

ENDING = '{"game": "king", "deal": 1, "hands": [["AH", "2S"], ["KH", "3S"], ["QH", "4S"], ["JH", "5S"]], "leader": 2}'


def test_a_position_is_shown_judged_and_solved():
    assert mcp.position(ENDING).endswith("legal actions: 4S QH")
    assert "AH" not in mcp.position(ENDING)
    assert "A" in mcp.position(ENDING, 0)
    assert mcp.legal_actions(ENDING) == "4S QH"
    assert mcp.legal_actions(ENDING, "QH") == "legal"
    assert "(GEN-9)" in mcp.legal_actions(ENDING, "AH")
    assert set(json.loads(mcp.solve(ENDING))["cards"]) == {"4S", "QH"}
    assert mcp.position(position(ENDING).to_line()) == mcp.position(ENDING)
    with pytest.raises(ValueError, match="missing"):
        mcp.position("{}")


def test_a_match_is_played_to_its_record():
    tools = mcp.Tables()
    text = tools.play(game="quarante-1792", bot="careful")
    table = text.split()[1]
    assert "is neither a card" in tools.play(table, "nonsense")
    assert "needs the id of its table" in tools.play(action="QH")
    assert "no bot 'nobody'" in tools.play(bot="nobody")
    for _ in range(2000):
        if not text.startswith("table "):
            break
        text = tools.play(table, text.rsplit("legal actions: ", 1)[1].split()[0])
    record = text.splitlines()[-1]
    assert json.loads(record)["result"]
    assert "no table" in tools.play(table)


def test_a_record_is_reviewed():
    review = mcp.review(dumps(played(rules("jeu-du-roi", "short"), [BOTS["chance"]] * 4, bytes(32), max_deals=1)))
    assert "Seat" in review or review.count("\n") > 3


def test_the_rules_are_those_of_the_page():
    assert "KG-17" in mcp.rules("king")
    assert "GEN-9" in mcp.rules("rifki")


def test_without_the_sdk_there_is_a_remedy(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(mcp, "server", lambda: (_ for _ in ()).throw(ModuleNotFoundError()))
    ran = CliRunner().invoke(cli, ["mcp"])
    assert ran.exit_code == 1
    assert "pip install 'four-kings[mcp]'" in ran.output


def test_the_server_offers_the_tools():
    sdk = pytest.importorskip("mcp.client.client", reason="needs the extra mcp")

    async def asked() -> tuple[set[str], str, str]:
        async with sdk.Client(mcp.server()) as client:
            names = {tool.name for tool in (await client.list_tools()).tools}
            answer = await client.call_tool("legal", {"position": ENDING})
            wrong = await client.call_tool("position", {"position": "{}"})
            assert wrong.is_error
            return names, answer.content[0].text, wrong.content[0].text

    names, answer, reason = asyncio.run(asked())
    assert (names, answer) == (set(mcp.TOOLS), " ".join(map(token, legal(position(ENDING)))))
    assert "missing" in reason
    assert view(position(ENDING), 2).legal
