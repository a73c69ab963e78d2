"""A local table: whole matches against bots in one thread, with a clock that the test sets, and no server."""

import itertools
import json
import random
from collections.abc import Sequence
from typing import Any

import pytest

from fourkings.analysis.hints import advise_by_rule
from fourkings.bots import careful, title
from fourkings.rulebook.deck import Stream, seal
from fourkings.rulebook.game import Rules
from fourkings.rulebook.games import GAMES, rules
from fourkings.rulebook.match import from_secret
from fourkings.table.log import encode_event, parse_events
from fourkings.table.match import Act, Deal, LogEvent, Opening, Participant, Table, Undo, replay_log
from fourkings.table.protocol import CloseCode, parse_request
from fourkings.table.runtime.in_memory import InMemoryTable
from fourkings.table.runtime.pacing import PAUSES
from fourkings.table.shown_names import BOTS_BESIDE_ONE
from fourkings.table.waiting_room import Conditions, Guest, OpenWaitingRoom, TimeControl

SECRET = bytes(range(32))
SHORT: dict[str, dict[str, Any]] = {"quarante": {"target": 10}, "quarante-1792": {}, "400": {"target": 11}}
MAX_STEPS = 20_000
"""Steps of a match after which something stands still."""


class Page:
    """A person at a table, as a page without a server would have it: it thinks for the bots, and sets the clock."""

    def __init__(self, facts: Sequence[LogEvent], secret: bytes = SECRET, **more: Any) -> None:
        self.player, self.at, self.ids = "anna", 1000.0, itertools.count()
        self.updates: list[dict[str, Any]] = []
        self.closed: CloseCode | None = None
        self.table = InMemoryTable("t", secret, [encode_event(fact) for fact in facts], self.at, {"anna": "Anna"}, **more)
        self.ask("hello", protocol=2, since=0)

    def send(self, text: str) -> None:
        self.updates.append(json.loads(text))

    def ping(self) -> None:
        """It is in the same process, and answers."""

    def silence(self) -> float:
        return 0.0

    def close(self, code: CloseCode) -> None:
        self.closed = code

    def ask(self, kind: str, **fields: Any) -> dict[str, Any]:
        fields_sent = {"type": kind, **fields}
        if kind not in ("hello", "ping"):
            fields_sent["id"] = f"r{next(self.ids)}"
        self.table.receive(self, parse_request(json.dumps(fields_sent)), self.at)
        return self.updates[-1]

    @property
    def now(self) -> Table:
        now = self.table.table.state
        assert isinstance(now, Table)
        return now

    @property
    def legal(self) -> list[str]:
        decision = next(update["deal"] for update in reversed(self.updates) if "deal" in update)
        return decision["legal"] if decision else []

    def think(self) -> None:
        for thought in self.table.wanted:
            dice = Stream(thought.seed.to_bytes(8, "big"), b"bot")
            if thought.bot is None:
                self.table.advise(thought, advise_by_rule(thought.view), title(careful), self.at)
            else:
                self.table.act(thought, careful.choose(thought.view, dice), title(careful), self.at)

    def go_on(self) -> bool:
        """Think, and sleep until the table wants to be woken; False where it waits for the person."""
        self.think()
        if self.table.wake_at is None:
            return False
        self.at = max(self.at, self.table.wake_at)
        self.table.wake(self.at)
        return True

    def until_turn(self) -> None:
        for _ in range(MAX_STEPS):
            if self.go_on() or self.now.match.result:
                if self.now.match.result:
                    return
                continue
            if not self.now.match.between_deals:
                return
            self.ask("deal")
        raise AssertionError("the table stands still")


def opening(of: Rules) -> Opening:
    chairs = (Participant("", "anna", "careful"), *(Participant(name, None, "careful") for name in BOTS_BESIDE_ONE))
    return Opening(of, chairs, from_secret(of, SECRET, ["a", "b", "c", "d"]).opening, (), seal(SECRET))


def begun(of: Rules) -> Page:
    page = Page([opening(of)])
    page.until_turn()
    return page


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_match_against_bots_in_one_thread(game: str) -> None:
    dice, page = random.Random(7), begun(rules(GAMES[game], options=SHORT.get(game, {})))
    undone = hinted = False
    for _ in range(MAX_STEPS):
        if page.now.match.result:
            break
        if not hinted:
            hinted = True
            page.ask("hint")
            page.think()
            hint = page.updates[-1]
            assert (hint["type"], hint["by"]) == ("hint", title(careful))
            assert hint["action"] in page.legal
        before = page.now.state
        page.ask("act", version=page.now.version, action=dice.choice(page.legal))
        page.until_turn()
        if not undone and not page.now.match.between_deals and page.now.match.result is None:
            undone = page.ask("undo")["type"] == "event"
            assert page.now.state == before
    assert page.now.match.result
    assert (hinted, undone) == (True, True)
    facts = list(parse_events(page.table.log))
    assert replay_log(facts) == page.now
    assert {Opening, Deal, Act, Undo} <= {type(fact) for fact in facts}
    assert not [update for update in page.updates if update["type"] == "refusal"]
    assert page.updates[-1]["result"]
    assert SECRET.hex() in json.dumps(page.updates[-1])
    assert SECRET.hex() not in json.dumps(page.updates[:-1])
    assert page.table.wake_at is None
    assert page.table.wanted == ()


def test_a_bot_acts_once_its_pause_is_over_and_its_thought_is_there() -> None:
    page = Page([opening(rules(GAMES["jeu-du-roi"]))], pace="slow")
    page.ask("deal")
    while page.now.state.turn == page.now.seat_of("anna"):
        page.ask("act", version=page.now.version, action=page.legal[0])
    version, (thought,) = page.now.version, page.table.wanted
    assert thought.version == version
    assert page.table.wake_at is None, "it waits for the thought"
    page.table.wake(page.at + 99)
    assert page.now.version == version
    page.think()
    due = page.table.wake_at
    assert due is not None
    assert due - page.at <= max(PAUSES["slow"])
    page.table.wake(due - 0.01)
    page.table.wake(due)
    assert page.now.version == version + 1


def test_a_thought_about_what_is_past_is_let_be() -> None:
    page = begun(rules(GAMES["jeu-du-roi"]))
    page.ask("hint")
    (thought,) = page.table.wanted
    page.ask("act", version=page.now.version, action=page.legal[0])
    stale = next(update for update in page.updates if update["type"] == "refusal")
    assert (stale["code"], thought in page.table.wanted) == ("stale", False)
    heard = len(page.updates)
    page.table.advise(thought, advise_by_rule(thought.view), title(careful), page.at)
    assert len(page.updates) == heard


def test_what_needs_other_people_is_refused_in_words() -> None:
    page = begun(rules(GAMES["king"]))
    refused = page.ask("say", text="hello")
    assert (refused["type"], refused["reason"]["key"]) == ("refusal", "needs-a-server")
    assert page.ask("pace", pace="quick")["pace"] == "quick"
    assert page.ask("ping")["type"] == "pong"


def test_where_time_is_over_the_stand_in_acts() -> None:
    of = rules(GAMES["jeu-du-roi"])
    conditions = Conditions("drawn", "link", clock=TimeControl(60, 0))
    gathered = OpenWaitingRoom(of, conditions, (Guest(0, "anna"),), (0, "careful", "careful", "careful"), 0)
    first = opening(of)
    seated = (Participant("", "anna", "careful", guest=0), *first.participants[1:])
    page = Page([gathered, Opening(of, seated, first.opened, ())])
    while page.go_on() or page.now.match.between_deals:
        if page.now.match.between_deals:
            page.ask("deal")
        if page.now.waits_for == page.now.seat_of("anna"):
            break
    version, began = page.now.version, page.at
    while page.now.version == version:
        assert page.go_on()
    (late,) = [fact for fact in parse_events(page.table.log) if isinstance(fact, Act) and fact.late]
    assert late.seat == page.now.seat_of("anna")
    assert page.at - began >= 60
