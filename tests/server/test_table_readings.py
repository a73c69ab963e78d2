"""Readings at a table of one's own: asked on one's turn, answered before one acts, and told once the deal is over."""

import json
from types import SimpleNamespace
from typing import Any

import pytest

from fourkings.app.models import StoredExercise
from fourkings.app.puzzles import table_readings
from fourkings.app.puzzles.table_readings import may_read
from fourkings.records import token
from fourkings.rulebook.game import legal
from fourkings.rulebook.games import rules
from fourkings.rulebook.match import apply_unchecked, from_secret
from serving import Client, device, refused, server_of_module

address = server_of_module()


class Seated:
    """Somebody alone among bots, who plays their first card each time."""

    def __init__(self, client: Client, line: Any, table: str) -> None:
        self.client, self.line, self.table = client, line, table
        self.now = line.hello()

    def wait(self) -> bool:
        """Until it is one's turn; False where the deal is over."""
        while not self.now["deal"]["legal"]:
            if self.now["deal"]["stage"] == "done":
                return False
            self.now = self.line.hear("event")
        return True

    def play(self) -> None:
        self.line.write("act", version=self.now["version"], action=self.now["deal"]["legal"][0])
        self.now = self.line.hear("event")

    def ask(self) -> Any:
        return self.client.post(f"/api/tables/{self.table}/readings")

    def lay(self, number: int, *chips: int) -> Any:
        return self.client.post(f"/api/tables/{self.table}/readings/{number}/answer", json={"chips": chips})

    def readings(self, deal: int = 1) -> Any:
        return self.client.get(f"/api/tables/{self.table}/deals/{deal}/readings")


def test_who_plays_alone_is_asked_on_their_turn_and_told_after_the_deal(client: Client, address: str) -> None:
    table = client.make(game="jeu-du-roi", bots="careful")
    with client.sit(table) as line:
        seated = Seated(client, line, table)
        laid = list[dict[str, Any]]()
        missed = None
        while seated.wait():
            answer = seated.ask()
            if answer.status_code == 200 and len(laid) < 2:
                asked = answer.json()
                assert set(asked) == {"number", "card", "seats"}
                assert seated.ask().json() == asked, "it stays the same until one acts"
                refused(seated.readings(), 409, "match-running")
                assert seated.lay(asked["number"], 5, 3, 2).status_code == 204
                refused(seated.ask(), 409, "read-already")
                laid.append(asked)
            elif answer.status_code == 200:
                missed = answer.json()
                seated.play()
                refused(seated.lay(missed["number"], 10, 0, 0), 409, "too-late")
                continue
            else:
                refused(answer, 409, "nothing-to-read")
            seated.play()
        assert missed
        refused(seated.ask(), 409, "not-your-turn")
    reads = seated.readings().json()
    assert [(row["card"], row["seats"]) for row in reads] == [(row["card"], row["seats"]) for row in laid]
    deal = client.get(f"/api/tables/{table}/deals/1").json()
    for row in reads:
        assert row["card"] in deal["steps"][0]["hands"][row["seat"]]
        assert (row["own"], sum(row["best"])) == ([5, 3, 2], 10)
        assert 0 <= row["score"] <= 100
        for clue in row["clues"]:
            assert clue["kind"] == "likelier" or row["best"][row["seats"].index(clue["seat"])] == 0
            assert clue["moment"] <= row["at"]
            if clue["moment"]:
                assert deal["steps"][clue["moment"]]["action"] == clue["action"]
        assert row["clues"]
    course = client.get("/api/readings/jeu-du-roi").json()
    assert (course["score"]["many"], course["answered"]) == (len(laid), len(laid))
    with device(address) as other:
        for answer in (
            other.post(f"/api/tables/{table}/readings"),
            other.post(f"/api/tables/{table}/readings/0/answer", json={"chips": [10, 0, 0]}),
            other.get(f"/api/tables/{table}/deals/1/readings"),
        ):
            refused(answer, 404, "no-such-table")


@pytest.mark.parametrize(
    ("people", "seat", "counts", "may"),
    [
        (1, 0, "", True), (1, None, "", False), (2, 0, "", False), (1, 0, "mirror", False), (1, 0, "sealed", False),
        (1, 0, "arranged", False),
    ],
)  # fmt: skip
def test_a_match_that_counts_asks_nothing(people: int, seat: int | None, counts: str, may: bool) -> None:
    """Not among people, nor over deals that come back to another seat or that others play, nor in an evening."""
    table: Any = SimpleNamespace(
        people=("anna",) * people,
        match=SimpleNamespace(mirror=counts == "mirror"),
        conditions=SimpleNamespace(sealed=counts == "sealed", arranged=counts == "arranged"),
    )
    assert may_read(table, seat) is may


def test_a_question_belongs_to_its_own_actions_and_not_to_as_many_others_after_an_undo() -> None:
    match = from_secret(rules("jeu-du-roi"), bytes(32))
    first, other = (apply_unchecked(match, card) for card in legal(match.state)[:2])
    rows = []
    for played in (first, other):
        task = {"seed": {"deal": 1}, "deal": {"actions": [token(action) for _, action in played.deals[0].actions]}}
        rows.append(StoredExercise("jeu-du-roi", "", len(rows), json.dumps(task), "[]", 1.0))
    assert table_readings.of_moment(rows[:1], table_readings.moment_of(other)) is None
    assert table_readings.of_moment(rows, table_readings.moment_of(other)) is rows[1]
    assert table_readings.of_deal(rows, apply_unchecked(other, legal(other.state)[0]), 1) == rows[1:]


def test_a_board_is_no_table_to_read_at(client: Client) -> None:
    refused(client.post("/api/tables/board:day:1/readings"), 404, "no-such-table")
