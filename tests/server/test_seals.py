"""The seal before the luck, the luck before the cards, the secret after the match."""

import json
import random
from typing import Any

import pytest

import services
from fourkings.records import from_json, to_json
from fourkings.records.replay import replay
from fourkings.records.verify import verify
from fourkings.rulebook.deck import seal
from fourkings.rulebook.games import GAMES, rules
from fourkings.server.db.table_data import MAX_SEALS, SEAL_LIFETIME
from fourkings.server.realtime import new_tables
from fourkings.table import log
from fourkings.table.match import Opening
from fourkings.table.match.summary import shuffle_info
from fourkings.table.waiting_room import Conditions, Guest
from readers import FakeReader, Rooms, ask, play, start
from serving import Client, done
from tables import chairs

pytestmark = services.MOSTLY_SQLITE

SHORT = {"quarante": {"target": 10}, "quarante-1792": {"target": 10}, "400": {"target": 11}}
LUCK = "c0ffee"


def sealed(client: Client) -> str:
    return str(done(client.post("/api/seals"))["seal"])


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
