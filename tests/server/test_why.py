"""Why a bot played a card: asked after a deal by who plays with bots alone, and answered by what is proven."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from fourkings.app.shared.why import explain_action
from fourkings.arena import play
from fourkings.bots import find
from fourkings.rulebook.games import rules
from fourkings.server.net.settings import Settings
from serving import Client, device, refused, served


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with served(Settings(data=tmp_path_factory.mktemp("why"), tempo=0, rate=1e6)) as address:
        yield address


def reasons(client: Client, table: str, place: int) -> dict[str, Any]:
    answer = client.get(f"/api/tables/{table}/deals/1/why/{place}")
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


def test_who_plays_with_bots_alone_may_ask_once_the_deal_is_over(address: str) -> None:
    with device(address) as client:
        table = client.make(game="jeu-du-roi", bots="careful")
        with client.sit(table) as line:
            now = line.hello()
            refused(client.get(f"/api/tables/{table}/deals/1/why/1"), 409, "match-running")
            refused(client.get(f"/api/tables/{table}/deals/1"), 409, "match-running")
            while now["deal"]["stage"] != "done":
                if now["deal"]["legal"]:
                    line.write("act", version=now["version"], action=now["deal"]["legal"][0])
                now = line.hear("event")
        deal = client.get(f"/api/tables/{table}/deals/1").json()
        place, step = next((at, step) for at, step in enumerate(deal["steps"]) if step["seat"] not in (None, deal["mine"]))
        answer = reasons(client, table, place)
        assert (answer["seat"], answer["action"]) == (step["seat"], step["action"])
        assert client.get(f"/api/tables/{table}/deals/1/why/999").json()["code"] == "no-such-action"
        assert client.get(f"/api/tables/{table}/deals/2/why/1").json()["code"] == "match-running"
    with device(address) as other:
        assert other.get(f"/api/tables/{table}/deals/1/why/{place}").status_code == 404


def test_a_reason_compares_the_card_with_the_best_other_choice_by_proofs() -> None:
    match = play(rules("quarante"), [find("careful")] * 4, bytes([7] * 32), 1)
    actions = match.deals[0].actions
    answers = [json.loads(explain_action(match, 1, place)) for place in range(1, len(actions) + 1)]
    assert [answer["seat"] for answer in answers] == [seat for seat, _ in actions]
    proven = [answer for answer in answers if answer["proofs"]]
    assert proven
    for answer in proven:
        for proof in answer["proofs"]:
            assert (proof["card"], proof["instead"]) == (answer["action"], answer["instead"])
            assert proof["times"] != proof["fewer"]
            assert proof["holds"] is not None
    alone = [answer for answer in answers if answer["instead"] is None]
    assert alone, "the last card of a hand is no choice"
    assert all(answer["proofs"] == [] for answer in alone)
