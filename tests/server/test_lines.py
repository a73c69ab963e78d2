"""What if: lines by hand in one's own matches that are over, legal to the last card, valued, and told to nobody else."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import services
from finished import PLAYERS, person, two_matches
from serving import Client

pytestmark = services.MOSTLY_SQLITE


@pytest.fixture(scope="module")
def address(database: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with two_matches(tmp_path_factory.mktemp("lines")) as running:
        yield running


def position(client: Client, **line: Any) -> dict[str, Any]:
    answer = client.post("/api/tables/over/lines", json={"deal": 1, **line})
    assert answer.status_code == 200, answer.text
    return answer.json()  # type: ignore[no-any-return]


def test_the_best_card_keeps_what_the_position_is_worth(address: str):
    """Card by card to the end, by the solver's own values: what is taken adds up to what was told at first."""
    with person(address, "p1") as client:
        first = now = position(client, action=20)
        assert first["kind"] == "exact"
        side = first["step"]["turn"] % 2
        worth = max(value["least"] for value in first["values"])
        line: list[str] = []
        taken = None
        while now["legal"]:
            cards = {value["action"]: value["least"] for value in now["values"]}
            assert set(cards) <= set(now["legal"])
            line.append(max(cards, key=lambda card: cards[card]))
            now = position(client, action=20, line=line)
        taken = now["points"][side]
        again = position(client, action=20)
        assert again == first
        worse = min(first["values"], key=lambda value: value["least"])
        assert worse["least"] <= worth
        assert taken is not None


def test_a_line_that_is_not_legal_or_none(address: str):
    with person(address, "p1") as client:
        first = position(client, action=0)
        other = next(card for hand in first["step"]["hands"] for card in hand if card not in first["legal"])
        for line, code in (([other], "not-legal"), (["XX"], "no-such-action"), (["bid:4"], "not-legal")):
            answer = client.post("/api/tables/over/lines", json={"deal": 1, "action": 0, "line": line})
            assert (answer.status_code in (409, 422)) is True
            assert answer.json()["code"] in (code, "no-such-action")
        for deal, action in ((9, 0), (1, 99)):
            assert client.post("/api/tables/over/lines", json={"deal": deal, "action": action}).status_code == 404


def test_no_line_is_tried_in_a_running_match_or_in_that_of_others(address: str):
    for player in (*PLAYERS, "stranger"):
        with person(address, player) as client:
            answer = client.post("/api/tables/running/lines", json={"deal": 1, "action": 3})
            assert answer.status_code == (404 if player == "stranger" else 409)
            assert set(answer.json()) == {"code", "message"}
    with person(address, "stranger") as client:
        assert client.post("/api/tables/over/lines", json={"deal": 1, "action": 3}).status_code == 404
