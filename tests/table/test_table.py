"""The live table: facts in a gap-free log, refusals, undo, leaving and returning; and the words of all that is written."""

import inspect
import json
import random
import re
from dataclasses import MISSING, fields
from pathlib import Path

import pytest
import sqlalchemy

import fourkings.server
from build_tools.protocol_pages import fill_page
from cases import CASES, Case, sampled
from fourkings.rulebook.cards import LONG
from fourkings.rulebook.game import Rules, legal, why_not
from fourkings.rulebook.games import GAMES, rules
from fourkings.rulebook.match import deal_from_secret
from fourkings.server.db import schema
from fourkings.table import log, protocol
from fourkings.table import match as table
from fourkings.table.match import Act, Deal, Hinted, Leave, Opening, Return, Reveal, Stop, Table, Undo
from fourkings.table.protocol import Message, base, parts, requests, updates
from fourkings.table.waiting_room import OpenWaitingRoom
from tables import chairs, last, next_deal, opened, random_events, refusal
from words import FACTS, GOLDEN, REQUESTS, UPDATES, text, type_of

EVERY = [rules(game) for game in GAMES.values()]
SECRET = bytes(range(32))


def ids(chosen: Rules) -> str:
    return chosen.game.ID


@pytest.fixture(params=EVERY, ids=ids)
def every(request: pytest.FixtureRequest) -> Rules:
    chosen: Rules = request.param
    return chosen


def begun(chosen: Rules, *people: str) -> Table:
    now = table.open_table(opened(chosen, SECRET, chairs(*(people or ("anna",)))))
    return table.apply_match_event(now, next_deal(now, SECRET))


def test_versions_have_no_gap_and_the_log_makes_the_table_again(every: Rules):
    log = list(random_events(every, 1))
    assert [after.version for _, after, _ in log] == list(range(1, len(log) + 1))
    assert table.replay_match(fact for _, _, fact in log) == log[-1][1]


def test_a_log_begins_with_its_opening_and_has_only_one():
    now = begun(EVERY[0])
    with pytest.raises(ValueError, match="begins with its opening"):
        table.replay_match([])
    with pytest.raises(ValueError, match="begins with its opening"):
        table.replay_match([Deal(())])
    with pytest.raises(ValueError, match="only once"):
        table.apply_match_event(now, opened(EVERY[0], SECRET, chairs("anna")))


def test_an_action_is_refused_just_as_the_rules_refuse_it(every: Rules):
    now = begun(every)
    turn = now.state.turn
    for seat in range(4):
        for action in (*every.game.pack(every), *every.game.CALLS):
            reason = why_not(now.state, seat, action)
            if reason is None:
                assert table.act(now, seat, action, "chance") == Act(turn, action, "chance")
            else:
                assert refusal(table.act, now, seat, action) == reason.key


def test_nothing_is_played_before_the_first_deal_and_no_deal_dealt_in_a_deal(every: Rules):
    now = table.open_table(opened(every, SECRET, chairs("anna")))
    assert now.waits_for is None
    assert refusal(table.act, now, 0, every.game.pack(every)[0]) == "not-dealt"
    assert refusal(table.deal, begun(every), ()) == "deal-running"


def test_after_the_match_nothing_is_dealt():
    over = last(rules(GAMES["quarante"], options={"target": 10}), 3)
    assert over.match.result
    assert over.waits_for is None
    assert refusal(table.deal, over, ()) == "match-over"
    assert refusal(table.act, over, 0, 12) == "deal-over"


def test_seats_are_found_by_player_and_by_the_draw(every: Rules):
    now = begun(every, "anna", "clara")
    for entrant, player in enumerate(("anna", "clara")):
        seat = now.seat_of(player)
        assert seat is not None
        assert now.match.opening.seats[seat] == entrant
        assert now.participant(seat).player == player
    assert now.seat_of("zoe") is None


def test_undo_goes_back_to_just_before_ones_own_last_action(every: Rules):
    checked = 0
    seen: list[Table] = []
    for before, after, fact in random_events(every, 5, most=160):
        own = after.seat_of("anna")
        assert own is not None
        if isinstance(fact, Act) and fact.seat == own:
            assert before is not None
            seen.append(before)
        if not seen or random.Random(after.version).random() < 0.8:
            continue
        checked += 1
        again, depth = after, 0
        while depth < min(3, len(seen)):
            depth += 1
            undo = table.undo(again, own)
            again = table.apply_match_event(again, undo)
            assert again.match == seen[-depth].match
            assert again.waits_for == own
        assert again.version == after.version + depth
    assert checked > 10


def test_undo_reaches_over_the_end_of_a_deal_but_not_of_the_match():
    """All hands and the secret are told with the result: who played on from there would know them."""
    chosen = rules(GAMES["quarante"], options={"target": 10})
    over = last(chosen, 3)
    own = over.seat_of("anna")
    assert own is not None
    assert over.match.result
    assert refusal(table.undo, over, own) == "match-over"
    done = next(now for _, now, _ in random_events(rules(GAMES["king"]), 3) if now.match.deals and now.match.between_deals)
    mine = done.seat_of("anna")
    assert mine is not None
    assert table.apply_match_event(done, table.undo(done, mine)).state.stage == "play"
    first = begun(chosen)
    while first.state.turn != own:
        first = table.apply_match_event(first, table.act(first, first.state.turn, legal(first.state)[0]))
    assert refusal(table.undo, first, own) == "nothing-to-undo"


def test_the_same_cards_are_dealt_again_after_an_undo():
    *_, (_, now, _) = random_events(rules(GAMES["king"]), 7, most=56)
    assert len(now.match.deals) == 2
    secret = random.Random(7).randbytes(32)
    own = now.seat_of("anna")
    assert own is not None
    hands = now.state.deal.dealt
    while len(now.match.deals) > 1:
        now = table.apply_match_event(now, table.undo(now, own))
    while not now.match.between_deals:
        now = table.apply_match_event(now, table.act(now, now.state.turn, legal(now.state)[0]))
    assert deal_from_secret(now.match, secret).state.deal.dealt == hands


def test_nobody_takes_back_among_people_nor_for_a_bot():
    both = begun(EVERY[0], "anna", "clara")
    assert refusal(table.undo, both, both.seat_of("anna")) == "undo-with-people"
    alone = begun(EVERY[0], "anna")
    for seat in range(4):
        if alone.participant(seat).player is None:
            assert refusal(table.undo, alone, seat) == "undo-with-people"


def test_a_chair_is_taken_over_and_given_back(every: Rules):
    now = begun(every, "anna", "clara")
    assert table.come_back(now, "clara") is None
    gone = table.leave(now, "clara")
    assert gone == Leave(1)
    away = table.apply_match_event(now, gone)
    seat = away.seat_of("clara")
    assert seat is not None
    assert away.participant(seat).played_by_bot
    assert away.participant(seat).player == "clara"
    assert table.leave(away, "clara") is None
    assert table.come_back(away, "clara") == Return(1)
    here = table.apply_match_event(away, Return(1))
    assert here.participants == now.participants
    assert here.match == now.match
    assert refusal(table.leave, now, "zoe") == "not-seated"
    assert refusal(table.come_back, now, "zoe") == "not-seated"


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
    tables = {name: value.name for name, value in vars(schema).items() if isinstance(value, sqlalchemy.Table)}
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
    for code in codes:
        assert f"\n| `{code}` | " in PAGE


def test_the_numbers_of_the_page_are_those_of_the_code():
    assert f"This is protocol {protocol.PROTOCOL}." in PAGE
    assert f"| `too-long` | more than {protocol.MAX_REQUEST_BYTES} bytes |" in PAGE


def test_the_server_closes_by_the_one_table_of_codes():
    """Private codes (4000 to 4999) are those after which coming back would not help; no other file writes a code itself."""
    assert all(code.come_back == (code < 4000) for code in protocol.CloseCode)
    numbers = re.compile("|".join(rf"\b{int(code)}\b" for code in protocol.CloseCode if code > 1000))
    server = Path(inspect.getfile(fourkings.server)).parent
    assert not [str(file) for file in server.rglob("*.py") if numbers.search(file.read_text(encoding="utf-8"))]
