"""All hands of the deal before: a whole deal later, with the host's leave, and nothing of the deal under way."""

import asyncio
import json
import random
import time
from pathlib import Path
from typing import Any

from finished import next_fact
from fourkings.analysis.explanations import why_json, why_played
from fourkings.app.matches.deal_schema import deal_response, open_deals
from fourkings.app.models import Stored
from fourkings.app.shared.stored_tables import summary
from fourkings.arena import play
from fourkings.bots import find
from fourkings.lessons.worked_deals import replay_moments
from fourkings.rulebook.cards import name
from fourkings.rulebook.deck import SECRET_BYTES
from fourkings.rulebook.game import legal
from fourkings.rulebook.games import GAMES, rules
from fourkings.rulebook.match import from_secret
from fourkings.server.db import Store
from fourkings.server.net.settings import Settings
from fourkings.table import log
from fourkings.table import match as table
from fourkings.table.log import encode_event
from fourkings.table.match import Deal, LogEvent, Opening, Participant, Table
from fourkings.table.waiting_room import Conditions, Guest, OpenWaitingRoom
from serving import Client, device, done, refused, served, server_of_module

KING = rules(GAMES["king"])


def facts_until(deals: int, actions: int, watch: str = "hands", seed: int = 5) -> tuple[list[LogEvent], bytes]:
    """A table of friends that stands in deal `deals`, after so many actions."""
    dice = random.Random(seed)
    secret = dice.randbytes(SECRET_BYTES)
    guests = tuple(Guest(number, f"p{number}") for number in range(4))
    facts: list[LogEvent] = [OpenWaitingRoom(KING, Conditions("drawn", watch), guests, (0, 1, 2, 3), 0)]  # type: ignore[arg-type]
    chairs = tuple(Participant("", guest.player, "careful", guest=guest.number) for guest in guests)
    facts.append(Opening(KING, chairs, from_secret(KING, secret, list("abcd")).opening))
    now = table.replay_match(facts)
    while not (len(now.match.deals) == deals and len(now.match.deals[-1].actions) == actions):
        facts.append(next_fact(now, secret, dice))
        now = table.apply_match_event(now, facts[-1])
    return facts, secret


def store_table(folder: Path, called: str, facts: list[LogEvent], secret: bytes) -> Table:
    """Put such a table into the database of a server that does not run yet."""

    async def put() -> Table:
        store, now = Store(Settings(data=folder).url), table.replay_match(facts)
        stored = Stored(called, "king", "classic", secret, "calm", summary(now), time.time(), time.time())
        await store.tables.create(stored, [f"p{number}" for number in range(4)], list(map(encode_event, facts)))
        store.close()
        return now

    return asyncio.run(put())


def get(client: Client, called: str, number: int) -> tuple[int, dict[str, Any]]:
    answer = client.get(f"/api/tables/{called}/deals/{number}")
    return answer.status_code, answer.json()


def test_a_deal_may_be_seen_once_the_next_is_dealt():
    assert list(open_deals(table.replay_match(facts_until(3, 4)[0]).match)) == [1, 2]
    assert list(open_deals(table.replay_match(facts_until(1, 9)[0]).match)) == []


def test_a_watcher_steps_through_the_deal_before_and_is_told_nothing_of_the_one_under_way(tmp_path: Path):
    facts, secret = facts_until(2, 7)
    now = store_table(tmp_path, "open", facts, secret)
    closed, other = facts_until(2, 7, watch="link")
    store_table(tmp_path, "closed", closed, other)
    with served(Settings(data=tmp_path, tempo=0.0, rate=10_000)) as address, device(address) as watcher:
        status, deal = get(watcher, "open", 1)
        assert status == 200
        assert get(watcher, "open", 2)[0] == 409
        assert get(watcher, "open", 3)[0] == 409
        assert get(watcher, "closed", 1)[0] == 404
        assert get(watcher, "nowhere", 1)[0] == 404
    played = now.match.deals[0]
    assert len(deal["steps"]) == len(played.actions) + 1
    assert [sorted(hand) for hand in deal["steps"][0]["hands"]] == [
        sorted(map(name, hand)) for hand in played.state.deal.dealt
    ]
    assert all(not hand for hand in deal["steps"][-1]["hands"])
    assert deal["points"] == list(played.state.points or ())


def test_what_a_watcher_sees_does_not_depend_on_the_deal_under_way(tmp_path: Path):
    """The running deal dealt otherwise: the same bytes."""
    facts, secret = facts_until(2, 0)
    last = facts[-1]
    assert isinstance(last, Deal)
    turned = Deal((*last.hands[1:], last.hands[0]))
    store_table(tmp_path, "one", facts, secret)
    store_table(tmp_path, "two", [*facts[:-1], turned], secret)
    assert (
        table.replay_match(log.parse_events(map(encode_event, facts))).match.deals[-1].state.hands
        != table.replay_match([*facts[:-1], turned]).match.deals[-1].state.hands
    )
    with served(Settings(data=tmp_path, tempo=0.0, rate=10_000)) as address, device(address) as watcher:
        answers = [json.dumps(get(watcher, called, 1)[1]) for called in ("one", "two")]
    assert answers[0] == answers[1]
    assert secret.hex() not in answers[0]
    assert '"p0"' not in answers[0]


address = server_of_module()


def reasons(client: Client, table: str, place: int) -> dict[str, Any]:
    return dict(done(client.get(f"/api/tables/{table}/deals/1/why/{place}")))


def test_who_plays_with_bots_alone_may_ask_once_the_deal_is_over(client: Client, address: str) -> None:
    table = client.make(game="jeu-du-roi", bots="careful")
    with client.sit(table) as line:
        line.hello()
        refused(client.get(f"/api/tables/{table}/deals/1/why/1"), 409, "match-running")
        refused(client.get(f"/api/tables/{table}/deals/1"), 409, "match-running")
        line.play(one_deal=True)
    deal = client.get(f"/api/tables/{table}/deals/1").json()
    place, step = next((at, step) for at, step in enumerate(deal["steps"]) if step["seat"] not in (None, deal["mine"]))
    answer = reasons(client, table, place)
    assert (answer["seat"], answer["action"]) == (step["seat"], step["action"])
    assert client.get(f"/api/tables/{table}/deals/1/why/999").json()["code"] == "no-such-action"
    assert client.get(f"/api/tables/{table}/deals/2/why/1").json()["code"] == "match-running"
    with device(address) as other:
        assert other.get(f"/api/tables/{table}/deals/1/why/{place}").status_code == 404


def test_an_action_is_explained_beside_the_best_other_choice() -> None:
    match = play(rules("quarante"), [find("careful")] * 4, bytes([7] * 32), 1)
    actions = match.deals[0].actions
    every = [why_played(match, 1, place) for place in range(1, len(actions) + 1)]
    answers = [json.loads(json.dumps(why_json(why))) for why in every]
    assert [answer["seat"] for answer in answers] == [seat for seat, _ in actions]
    compared = [(why, answer) for why, answer in zip(every, answers, strict=True) if answer["explanation"]]
    for why, answer in compared:
        pair = (answer["instead"], answer["action"])
        explanation = answer["explanation"]
        assert (explanation["action"], explanation["better"]) == (pair[::-1] if why.worse else pair)
        assert explanation["parts"]
    keys = {answer["explanation"]["parts"][-1]["key"] for _, answer in compared}
    assert "pick" in keys
    assert len(keys) > 1
    others = [
        (why, {other for other in legal(moment.state) if other != why.action and isinstance(other, type(why.action))})
        for why, moment in zip(every, replay_moments(match, 1).moments, strict=False)
        if why.explanation is None
    ]
    assert {why.instead is None for why, _ in others} == {True, False}, "last cards, and equal ones"
    assert all(why.instead in allowed if allowed else why.instead is None for why, allowed in others)


def test_the_title_of_a_deal_is_that_of_the_list_by_which_its_match_is_played():
    short = rules(GAMES["jeu-du-roi"], "short")
    match = play(short, [find("careful")] * 4, bytes([7] * 32))
    titles = [deal_response(match, number, "en", 0).about for number in range(1, 6)]
    assert titles == ["no tricks", "no hearts", "no queens", "no K♥", "clubs are trump"]
