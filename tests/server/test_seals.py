"""The seal before the luck, the luck before the cards, the secret after the match, and all hands of a deal later."""

import asyncio
import json
import random
import time
from pathlib import Path
from typing import Any

import pytest

import services
from fourkings.analysis.explanations import why_json, why_played
from fourkings.app.matches.deal_schema import open_deals
from fourkings.app.models import Stored
from fourkings.app.shared.stored_tables import summary
from fourkings.arena import play as play_match
from fourkings.bots import find
from fourkings.lessons.worked_deals import replay_moments
from fourkings.records import from_json, to_json
from fourkings.records.replay import replay
from fourkings.records.verify import verify
from fourkings.rulebook.cards import name
from fourkings.rulebook.deck import SECRET_BYTES, seal
from fourkings.rulebook.game import legal
from fourkings.rulebook.games import GAMES, rules
from fourkings.rulebook.match import deal_from_secret, from_secret
from fourkings.server.db import Store
from fourkings.server.db.table_data import MAX_SEALS, SEAL_LIFETIME
from fourkings.server.net.settings import Settings
from fourkings.server.realtime import new_tables
from fourkings.table import log
from fourkings.table import match as table
from fourkings.table.log import encode_event
from fourkings.table.match import Act, Deal, LogEvent, Opening, Participant, Table
from fourkings.table.match.summary import shuffle_info
from fourkings.table.waiting_room import Conditions, Guest, OpenWaitingRoom
from readers import FakeReader, Rooms, ask, play, start
from serving import Client, device, refused, served, server_of_module
from tables import chairs

pytestmark = services.MOSTLY_SQLITE

SHORT = {"quarante": {"target": 10}, "quarante-1792": {"target": 10}, "400": {"target": 11}}
LUCK = "c0ffee"


def sealed(client: Client) -> str:
    answer = client.post("/api/seals")
    assert answer.status_code == 201, answer.text
    return str(answer.json()["seal"])


def code(client: Client, **wanted: Any) -> tuple[int, str]:
    answer = client.post("/api/tables", json={"game": "quarante", **wanted})
    return answer.status_code, answer.json().get("code", "")


@pytest.mark.parametrize("game", SHORT)
def test_a_match_with_luck_from_its_seal_to_its_record(client: Client, game: str):
    given = sealed(client)
    table = client.make(game=game, options=SHORT[game], seal=given, contribution=LUCK)
    with client.sit(table) as line:
        assert line.hello()["commitment"] == given
        assert client.get(f"/api/tables/{table}/record").status_code == 409
        line.play(random.Random(5))
    record = client.get(f"/api/tables/{table}/record").json()
    report = verify(from_json(record), noted=given)
    assert report.verdict == "agrees"
    assert report.shuffled.contributions == (bytes.fromhex(LUCK), b"", b"", b"")
    replay(from_json(record))
    assert sum(check.what == "deal" for check in report.checks) == len(record["deals"]) > 0


def test_who_looks_on_is_told_the_secret_at_the_end_and_is_given_the_record(devices: list[Client]):
    anna, zoe, *_ = devices
    zoe.get("/api/me")
    for watch, allowed in (("link", True), ("nobody", False)):
        table = anna.gather(game="quarante", options={"target": 10}, watch=watch)
        with anna.sit(table) as line:
            line.write("hello")
            sealed = line.start(1, "chance")["commitment"]
            assert zoe.get(f"/api/tables/{table}/record").status_code == 404
            with zoe.sit(table) as looking:
                if allowed:
                    assert looking.hello()["result"] is None
                line.play(random.Random(7))
                if allowed:
                    update = looking.hear("event", lambda update: update["result"] is not None)
                    secret = update["result"]["secret"]
                    assert seal(bytes.fromhex(secret)).encode() == sealed.encode()
                    assert looking.hello()["result"]["secret"] == secret
        answer = zoe.get(f"/api/tables/{table}/record")
        assert answer.status_code == (200 if allowed else 404)
        if allowed:
            assert verify(from_json(answer.json()), noted=sealed).verdict == "agrees"
            assert answer.json()["shuffle"]["secret"] == secret


def test_a_match_without_luck_is_sealed_too(client: Client):
    table = client.make(game="quarante", options={"target": 10})
    with client.sit(table) as line:
        commitment = line.hello()["commitment"]
        line.play(random.Random(6))
    record = client.get(f"/api/tables/{table}/record").json()
    assert verify(from_json(record), noted=commitment).verdict == "agrees"
    assert record["shuffle"]["contributions"] == []


def test_a_seal_is_for_one_table_of_the_player_who_asked(devices: list[Client]):
    anna, ben, *_ = devices
    given = sealed(anna)
    assert code(ben, seal=given) == (409, "no-such-seal")
    assert code(anna, seal=given) == (201, "")
    assert code(anna, seal=given, contribution=LUCK) == (409, "no-such-seal")
    assert code(anna, seal="0" * 64) == (409, "no-such-seal")
    assert code(anna, contribution=LUCK) == (422, "contribution-unsealed")
    assert code(anna, seal=sealed(anna), contribution="c0f") == (422, "malformed")
    assert code(anna, seal=sealed(anna), contribution="00" * 65) == (422, "malformed")
    assert code(anna, seal=sealed(anna), contribution="00" * 64) == (201, "")
    assert len({sealed(anna) for _ in range(10)}) == 10


async def test_the_newest_seals_are_kept_and_old_ones_go(rooms: Rooms):
    secrets = [bytes([number]) * 32 for number in range(MAX_SEALS + 3)]
    for at, secret in enumerate(secrets):
        await rooms.store.seals.add("anna", seal(secret), secret, float(at))
    assert await rooms.store.seals.take("anna", seal(secrets[2])) is None
    assert await rooms.store.seals.take("anna", seal(secrets[3])) == secrets[3]
    assert await rooms.store.seals.take("anna", seal(secrets[3])) is None
    await rooms.store.seals.add("ben", seal(b"b" * 32), b"b" * 32, SEAL_LIFETIME + 100.0)
    assert await rooms.store.seals.take("anna", seal(secrets[-1])) is None
    await rooms.store.people.forget("ben", 1.0)
    assert await rooms.store.seals.take("ben", seal(b"b" * 32)) is None


async def test_the_commitment_is_in_the_log_and_the_secret_is_not(rooms: Rooms):
    secret = b"k" * 32
    chosen = rules(GAMES["400"], options=SHORT["400"])
    luck = (b"\1\2", b"", b"", b"")
    name = await rooms.tables.create_match(chosen, chairs("anna"), "calm", secret, luck)
    lines = await rooms.store.tables.events(name)
    first = next(iter(log.parse_events(lines)))
    assert isinstance(first, Opening)
    assert (first.commitment, first.contributions) == (seal(secret), luck)
    assert json.loads(lines[0])["commitment"] == seal(secret)
    assert shuffle_info(await rooms.tables.replay_match(name), secret).secret is None
    reader = FakeReader("anna")
    assert (await play(reader, await reader.sit(await rooms.live(name)), random.Random(2)))["result"]
    over = shuffle_info(await rooms.tables.replay_match(name), secret)
    assert (over.secret, over.contributions, over.lots) == (secret, luck, ())
    text = "".join([*await rooms.store.tables.events(name), *reader.texts[:-1]])
    assert secret.hex() not in text
    assert json.loads(reader.texts[-1])["result"]["secret"] == secret.hex()


@pytest.mark.parametrize(
    ("game", "seats", "lots"),
    [("quarante", "drawn", ["seats"]), ("quarante-1792", "drawn", None), ("king", "chosen", ["dealer"])],
)
async def test_friends_add_their_luck_and_the_record_proves_it(game: str, seats: Any, lots: Any, rooms: Rooms):
    name = await new_tables.create_waiting_room(
        rooms.store, rules(GAMES[game]), Conditions(seats=seats), [Guest(0, "anna")], (0, None, None, None), 0, "calm"
    )
    stored = await rooms.store.tables.get(name)
    anna, ben = FakeReader("anna"), FakeReader("ben")
    for reader, luck in ((anna, "aa"), (ben, "c3a9")):
        reader.live = await rooms.live(name)
        reader.write("hello")
        assert (await reader.hear("waiting-room"))["commitment"] == seal(stored.secret)
        await ask(reader, "join")
        await ask(reader, "contribute", contribution=luck)
    by_place = ["aa", "", "c3a9", ""] if seats == "chosen" else ["aa", "c3a9", "", ""]
    assert (await start(anna, bot="chance"))["contributions"] == by_place
    await anna.hear("event")  # the first deal
    folded = await rooms.tables.replay_match(name)
    record = to_json(folded.match, shuffled=shuffle_info(folded, stored.secret))
    record["shuffle"]["secret"] = stored.secret.hex()
    assert verify(from_json(record), noted=seal(stored.secret)).verdict == "agrees"
    assert (record["shuffle"].get("lots"), record["shuffle"]["contributions"]) == (lots, by_place)
    record["shuffle"]["contributions"] = ["c3a9", *["aa" if given else "" for given in by_place[1:]]]
    assert verify(from_json(record)).verdict == "differs"


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
        if now.match.between_deals:
            fact: LogEvent = Deal(deal_from_secret(now.match, secret).state.deal.dealt)
        else:
            fact = Act(now.state.turn, dice.choice(legal(now.state)))
        facts.append(fact)
        now = table.apply_match_event(now, fact)
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
    answer = client.get(f"/api/tables/{table}/deals/1/why/{place}")
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


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
    match = play_match(rules("quarante"), [find("careful")] * 4, bytes([7] * 32), 1)
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
    assert "even" in keys
    assert len(keys) > 1
    others = [
        (why, {other for other in legal(moment.state) if other != why.action and isinstance(other, type(why.action))})
        for why, moment in zip(every, replay_moments(match, 1).moments, strict=False)
        if why.explanation is None
    ]
    assert {why.instead is None for why, _ in others} == {True, False}, "last cards, and equal ones"
    assert all(why.instead in allowed if allowed else why.instead is None for why, allowed in others)
