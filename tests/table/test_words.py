"""What is written of a table: each event is read again, no word changes unseen, and the documents list the messages."""

import inspect
import json
import re
from dataclasses import MISSING, fields
from pathlib import Path

import pytest
from sqlalchemy import Table

import fourkings.server
from build_tools.protocol_pages import fill_page
from cases import CASES, Case, sampled
from fourkings.rulebook.cards import LONG
from fourkings.rulebook.games import GAMES, rules
from fourkings.server.db import schema
from fourkings.table import log, protocol
from fourkings.table import match as table
from fourkings.table.match import Act, Hinted, Leave, Opening, Return, Reveal, Stop, Undo
from fourkings.table.protocol import Message, base, parts, requests, updates
from fourkings.table.waiting_room import OpenWaitingRoom
from tables import chairs, random_events
from words import FACTS, GOLDEN, REQUESTS, UPDATES, text, type_of


def test_no_word_changes_unseen():
    assert text().splitlines() == GOLDEN.read_text("utf-8").splitlines(), "if it is meant: run scripts/golden.py"


def test_every_fact_is_shown_with_all_that_it_can_hold_and_read_again():
    assert {type(event) for event in FACTS} == set(log.TYPES)
    (_, _, opening), *_ = random_events(rules(GAMES["king"]), 0, most=1)
    for event in FACTS:
        assert all(field.default is MISSING or getattr(event, field.name) != field.default for field in fields(event)), (
            event
        )
        before = [] if isinstance(event, Opening | OpenWaitingRoom) else [opening]
        assert list(log.parse_events(map(log.encode_event, [*before, event]))) == [*before, event]


@pytest.mark.parametrize("message", [*REQUESTS, *UPDATES], ids=lambda message: message.__name__)
def test_a_type_is_said_in_words_of_its_class(message: type[Message]):
    """In their order; a class may say more: `bot` is the type of `SeatBot`."""
    words = iter(re.findall("[A-Z][a-z]*", message.__name__))
    assert all(word.capitalize() in words for word in type_of(message).split("-"))


def test_a_table_of_the_database_is_called_as_the_code_calls_it():
    tables = {name: value.name for name, value in vars(schema).items() if isinstance(value, Table)}
    assert set(tables.values()) == set(schema.metadata.tables)
    assert all(name == called for name, called in tables.items())


@pytest.mark.parametrize("case", sampled(CASES))
def test_a_log_is_read_as_it_was_written(case: Case):
    facts = [fact for _, _, fact in random_events(case.rules, 11, chairs("anna", "clara"), most=80)]
    facts += [Undo(1, 3), Leave(1), Return(1), Hinted(2), Stop(), Reveal()]
    lines = [log.encode_event(fact) for fact in facts]
    assert list(log.parse_events(lines)) == facts
    assert all("\n" not in line for line in lines)
    assert table.replay_match(log.parse_events(lines)) == table.replay_match(facts)


@pytest.mark.parametrize("game", GAMES)
def test_every_action_of_a_game_is_read_as_it_was_written(game: str):
    chosen_rules = rules(GAMES[game])
    (_, _, first), *_ = random_events(chosen_rules, 0, most=1)
    acts = [Act(2, action, bot) for action in (*LONG, *chosen_rules.game.CALLS) for bot in (None, "careful")]
    assert list(log.parse_events(map(log.encode_event, [first, *acts]))) == [first, *acts]


BROKEN = {
    "no JSON": "{", "no object": "[]", "no type": "{}", "unknown type": '{"type":"sing"}',
    "no such card": '{"type":"act","seat":1,"action":"1H"}', "no action": '{"type":"act","seat":1}',
    "no hands": '{"type":"deal"}', "not a card": '{"type":"deal","hands":[["1H"]]}', "a number for a line": "7",
}  # fmt: skip


@pytest.mark.parametrize("text", BROKEN.values(), ids=list(BROKEN))
def test_a_broken_line_is_named(text: str):
    (_, _, first), *_ = random_events(rules(GAMES["king"]), 0, most=1)
    with pytest.raises(log.MalformedLog, match="line 2 of the log"):
        list(log.parse_events([log.encode_event(first), text]))


def test_a_log_needs_one_opening():
    (_, _, first), (_, _, second), *_ = random_events(rules(GAMES["king"]), 0, most=2)
    line = log.encode_event(first)
    with pytest.raises(log.MalformedLog, match="line 2 of the log"):
        list(log.parse_events([line, line]))
    with pytest.raises(log.MalformedLog, match="line 1 of the log"):
        list(log.parse_events(['{"type":"act","seat":1,"action":"KH"}']))
    unknown = json.dumps(json.loads(line) | {"game": "bridge"})
    with pytest.raises(log.MalformedLog, match="line 1 of the log"):
        list(log.parse_events([unknown]))
    assert list(log.parse_events([line, log.encode_event(second)])) == [first, second]


DOCS = Path(__file__).parents[2] / "docs"
PAGE, MESSAGES = ((DOCS / f"{name}.md").read_text(encoding="utf-8") for name in ("protocol", "messages"))


def test_the_pages_are_current():
    for page in (PAGE, MESSAGES):
        assert fill_page(page, "the page") == page, "run: python3 scripts/protocol.py"


def test_every_message_and_every_part_of_one_is_described():
    for name, kind in (item for module in (requests, updates, parts) for item in vars(module).items()):
        if isinstance(kind, type) and issubclass(kind, protocol.Message) and kind.__module__ != base.__name__:
            field_type = kind.model_fields.get("type")
            title = f"`{field_type.annotation.__args__[0]}`" if field_type else name  # type: ignore[union-attr]
            assert f"### {title}\n" in MESSAGES or f"\n| {title} | " in MESSAGES
            for field in kind.model_fields.keys() - {"type", "id"}:
                assert f"| `{field}` |" in MESSAGES


def test_the_example_client_comes_back_only_if_that_helps():
    final = tuple(int(code) for code in base.CloseCode if not code.come_back)
    assert f"OVER = {final}" in (DOCS.parent / "examples" / "sit.py").read_text("utf-8")


def test_every_event_of_a_match_is_explained():
    rows = "".join(re.findall(r"\n\| (`.*?) \|", PAGE.partition("## Kinds of events")[2].partition("\n## ")[0]))
    assert set(re.findall(r"`([\w-]+)`", rows)) - {"what"} == set(base.TableEventKind.__args__)


def test_every_code_of_a_refusal_is_explained():
    codes = updates.Refusal.model_fields["code"].annotation.__args__  # type: ignore[union-attr]
    for refusal in codes:
        assert f"\n| `{refusal}` | " in PAGE


def test_the_numbers_of_the_page_are_those_of_the_code():
    assert f"This is protocol {protocol.PROTOCOL}." in PAGE
    assert f"| `too-long` | more than {protocol.MAX_REQUEST_BYTES} bytes |" in PAGE


def test_the_server_closes_by_the_one_table_of_codes():
    """Private codes (4000 to 4999) are those after which coming back would not help; no other file writes a code itself."""
    assert all(code.come_back == (code < 4000) for code in protocol.CloseCode)
    numbers = re.compile("|".join(rf"\b{int(code)}\b" for code in protocol.CloseCode if code > 1000))
    server = Path(inspect.getfile(fourkings.server)).parent
    assert not [str(file) for file in server.rglob("*.py") if numbers.search(file.read_text(encoding="utf-8"))]
