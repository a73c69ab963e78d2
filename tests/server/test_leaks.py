"""GEN-10 over whole matches: every byte that a table sends is compared with what its reader may know at that moment.

What they may know is worked out here from the facts alone, not by views: the cards of the draw, their own hand,
what was turned up or dealt face up, and what has been played. Any other name of a card in a message to them is a leak.
"""

import asyncio
import functools
import itertools
import json
import random
import re
import secrets
from collections.abc import Callable, Iterator
from itertools import accumulate
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

import services
from finished import KEY, PLAYERS, put
from fourkings.app.boards import days as days_module
from fourkings.app.models import Person
from fourkings.rulebook.cards import LONG, Seat, mask, members
from fourkings.rulebook.cards import name as card_name
from fourkings.rulebook.game import Rules
from fourkings.rulebook.games import GAMES, rules
from fourkings.server.db import Store
from fourkings.server.net.settings import Settings
from fourkings.server.realtime import new_tables
from fourkings.server.realtime.sessions import COOKIE, Sessions
from fourkings.table import log
from fourkings.table import match as table
from fourkings.table.match import Table, TableState
from fourkings.table.protocol import CloseCode
from fourkings.table.waiting_room import Conditions, Guest, TimeControl, WaitingRoom
from readers import FakeReader, Rooms, ask
from server.test_boards import finish
from serving import Client, Line, device, served
from tables import chairs, last

pytestmark = services.MOSTLY_SQLITE

CARD = re.compile(r"(?<![A-Za-z0-9+:_-])([2-9TJQKA][SHDC])(?![A-Za-z0-9_-])")
SHORT = {"quarante": {"target": 60}, "quarante-1792": {"target": 60}, "400": {"target": 15}}
EVERY = [rules(game, options=SHORT.get(game.ID)) for game in GAMES.values()]
WATCHER = None


@functools.cache
def cards_of(text: str) -> list[str]:
    """Every name of a card in a text; the same few texts come in thousands of messages."""
    return CARD.findall(text)


def cards_in(message: Any) -> list[tuple[str, str]]:
    """Every name of a card anywhere in a message, keys too, with the place where it stands."""
    cards, left = [], [(message, "")]
    while left:
        value, path = left.pop()
        if isinstance(value, dict):
            for key, part in value.items():
                place = f"{path}.{key}"
                cards += [(card, place) for card in cards_of(key)]
                if isinstance(part, (dict, list, str)):
                    left.append((part, place))
        elif isinstance(value, list):
            left += [(part, path) for part in value if isinstance(part, (dict, list, str))]
        elif isinstance(value, str):
            cards += [(card, path) for card in cards_of(value)]
    return cards


DRAWN = ("draw", "kings")
"""Fields that tell the draw: having been drawn makes a card known nowhere else."""


def drawn(now: Table) -> set[int]:
    opened = now.match.opening
    return {card for row in opened.draw for card in row if card is not None} | {card for _, card in opened.kings}


def known(now: Table, seat: Seat | None) -> set[int]:
    """What a seat has seen of the deal in progress: its own hand, and all that was shown or played."""
    if not now.match.deals:
        return set()
    deal = now.state.deal
    shown = {action for _, action in now.match.deals[-1].actions if isinstance(action, int)} | set(deal.face_up or ())
    shown |= {deal.turn_up} if deal.turn_up is not None else set()
    return shown | set(deal.dealt[seat] if seat is not None else ())


def leaks(
    update: dict[str, Any], cards: list[tuple[str, str]], now: Table, seat: Seat | None, asked: str = ""
) -> list[tuple[str, str]]:
    """Of the cards in a message those that its reader cannot know; `asked` is the card that they named themselves."""
    in_draw, in_deal = set(map(card_name, drawn(now))), set(map(card_name, known(now, seat)))
    leaked = []
    for card, path in cards:
        if path.endswith(".what"):
            continue  # what a line of the account counts: a set named by the rules, the same in every match
        if update["type"] == "refusal" and card == asked:
            continue
        if card not in (in_draw if path.endswith(DRAWN) else in_deal):
            leaked.append((card, path))
    return leaked


def check(reader: FakeReader, past: list[Table], seat: Seat | None) -> int:
    """Compare every message with the table at its version; how many cards were told in all."""
    number = 0
    for text in reader.texts:
        update = json.loads(text)
        now = past[update["version"] - 1] if "version" in update else past[-1]
        asked = reader.asked[update["answers"]] if update.get("answers") else ""
        cards = cards_in(update)
        assert leaks(update, cards, now, seat, asked) == [], text
        number += len(cards)
        hand = update.get("deal") and update["deal"]["hand"]
        if hand is not None:
            held = 0 if seat is None else now.state.hands[seat]
            assert mask(card for card in LONG if card_name(card) in hand) == held
    return number


async def whole_match(
    rooms: Rooms, chosen: Rules, people: str, seed: int
) -> tuple[list[FakeReader], list[Seat], list[Table]]:
    """A match of these people and a watcher, with hints, refusals, undo where it may be, and lost lines."""
    dice = random.Random(seed)
    table_id = await rooms.table(chosen, chairs(*people))
    live = await rooms.live(table_id)
    readers = [FakeReader(player) for player in people]
    updates = [await reader.sit(live) for reader in readers]
    watcher = FakeReader("zoe")
    await watcher.sit(live)
    seats = [update["seat"] for update in updates]
    for _ in range(2500):
        if updates[0].get("result"):
            break
        now, version = updates[0]["deal"], updates[0]["version"]
        asker = 0
        if now["stage"] == "done":
            readers[0].write("deal")
        elif now["turn"] in seats:
            asker = seats.index(now["turn"])
            reader, mine = readers[asker], updates[asker]["deal"]
            await disturb(reader, watcher, mine, version, dice)
            # By chance a match of 400 hardly ever ends: there they do as they are advised.
            action = await advised(reader) if chosen.game.ID == "400" else dice.choice(mine["legal"])
            reader.write("act", version=version, action=action)
        updates = [await happened(reader) for reader in readers]
        if len(people) == 1 and version % 97 == 0:
            readers[0].write("undo")
            updates = [await undone(readers[0], updates[0])]
    facts = list(log.parse_events(await rooms.store.tables.events(table_id)))
    past = [table.open_table(facts[0])]  # type: ignore[arg-type]
    for fact in facts[1:]:
        past.append(table.apply_match_event(past[-1], fact))
    return [*readers, watcher], seats, past


async def happened(reader: FakeReader) -> dict[str, Any]:
    """The next event, but that somebody has asked for a hint."""
    return await reader.hear("event", lambda update: update["events"][0]["what"] != "hinted")


async def undone(reader: FakeReader, update: dict[str, Any]) -> dict[str, Any]:
    """The event of the undo that was asked for; the match's last one where bots had ended it in the meantime."""
    while update["events"][0]["what"] != "undone":
        heard = await reader.hear()
        if heard["type"] == "refusal":
            assert update.get("result"), heard
            break
        update = heard if heard["type"] == "event" else update
    return update


async def advised(reader: FakeReader) -> str:
    reader.write("hint")
    return str((await reader.hear("hint"))["action"])


async def disturb(reader: FakeReader, watcher: FakeReader, now: dict[str, Any], version: int, dice: random.Random) -> None:
    """Ask for what is refused, for a hint, and for everything once more: answers must not tell more than the table does."""
    if dice.random() < 0.03:
        for card in members(mask(LONG)):
            if card_name(card) not in now["legal"]:
                assert (await ask(reader, "act", version=version, action=card_name(card)))["code"] == "illegal"
    if dice.random() < 0.1:
        reader.write("hint")
        await reader.hear("hint")
    if dice.random() < 0.1:
        watcher.write("hello", since=max(1, version - 12))
        await reader.sit(reader.live, since=max(1, version - 12))  # type: ignore[arg-type]


# Each game at one kind of table: what is sent goes through one view, whoever holds the other hands.
MATCHES = [
    pytest.param(
        chosen,
        people,
        id=f"{chosen.game.ID}-{'four people' if people == 'abcd' else 'alone among bots'}",
        marks=[] if (chosen.game.ID in ("400", "jeu-du-roi")) == (people == "a") else pytest.mark.heavy,
    )
    for chosen in EVERY
    for people in ("a", "abcd")
]


@pytest.mark.parametrize(("chosen", "people"), MATCHES)
async def test_nobody_is_ever_sent_a_card_that_they_may_not_know(chosen: Rules, people: str, rooms: Rooms):
    readers, seats, past = await whole_match(rooms, chosen, people, 3)
    assert past[-1].match.result
    for reader, seat in zip(readers, [*seats, WATCHER], strict=True):
        assert check(reader, past, seat) > 500


def test_the_test_itself_sees_a_leak():
    now = last(rules(GAMES["king"]), 1, most=10)
    for seat in range(4):
        hidden = [card_name(card) for other in range(4) if other != seat for card in members(now.state.hands[other])]
        for card in hidden:
            for place in (
                {"deal": {"hand": [card]}},
                {"reason": {"params": {"cards": [f"x {card}"]}}},
                {"refusals": {card: 1}},
            ):
                update = {"type": "event", **place}
                assert leaks(update, cards_in(update), now, seat)
        update = {"type": "event", "deal": {"hand": [card_name(card) for card in members(now.state.hands[seat])]}}
        assert not leaks(update, cards_in(update), now, seat)


async def test_updates_of_one_fact_have_one_size_for_all_who_may_know_the_same(rooms: Rooms):
    live = await rooms.live(await rooms.table(EVERY[0], chairs("a")))
    first, second = FakeReader("y"), FakeReader("z")
    player = FakeReader("a")
    update = await player.sit(live)
    for watcher in (first, second):
        await watcher.sit(live)
    for _ in range(12):
        if update["deal"]["legal"]:
            player.write("act", version=update["version"], action=update["deal"]["legal"][0])
        update = await player.hear("event")
    events = [[text for text in reader.texts if '"event"' in text] for reader in (first, second)]
    shortest = min(map(len, events))
    assert events[0][-shortest:] == events[1][-shortest:]
    assert all('"answers":null' in text for text in events[0])


TEN_POINTS = rules(GAMES["quarante"], options={"target": 10})
PEOPLE = {name: secrets.token_urlsafe(16) for name in ("Anna", "Ben", "Chloé", "Dan", "Kicked", "Watcher")}
NUMBERS = itertools.count()
LUCK = {name: secrets.token_hex(16) for name in PEOPLE}


LAID = {"game": "quarante", "preset": "classic", "options": {"target": 10}, "seats": "chosen", "watch": "hands"}
LAID |= {"chat": True, "stand_in": "club", "clock": {"bank": 600, "increment": 5, "days": 0}}


class Party:
    """A table of friends with everybody's updates."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms, self.readers = rooms, {name: FakeReader(player) for name, player in PEOPLE.items()}
        self.id = ""

    async def meet(self) -> None:
        for name, player in PEOPLE.items():
            await self.rooms.store.people.remember(player, Person(name, "en"), 1.0)
        conditions = Conditions("chosen", "hands", True, "careful", TimeControl(bank=600, increment=5))
        self.id = await new_tables.create_waiting_room(
            self.rooms.store, TEN_POINTS, conditions, [Guest(0, PEOPLE["Anna"])], (0, None, None, None), 0, "calm"
        )
        for name in PEOPLE:
            await self.say(name, "hello")
        for name in ("Anna", "Ben", "Kicked", "Chloé", "Dan"):
            await self.say(name, "join")
            await self.say(name, "contribute", contribution=LUCK[name])
            await self.say(name, "say", text=f"I am {name}")
            await self.say(name, "phrase", phrase="good-luck")
        await self.say("Ben", "kick", guest=0)
        await self.say("Watcher", "say", text="let me in")
        await self.say("Anna", "kick", guest=2)
        await self.say("Kicked", "hello")
        await self.say("Anna", "admit", guest=2)
        await self.say("Kicked", "hello")
        await self.say("Kicked", "join")
        await self.say("Anna", "configure", **LAID)
        await self.say("Anna", "kick", guest=5)
        await self.say("Kicked", "hello")
        await self.say("Anna", "bot", place=1, bot="careful")
        await self.say("Anna", "start")
        live = await self.rooms.live(self.id)
        for _ in range(2000):
            if not isinstance(live.state, WaitingRoom) and live.state.match.deals:
                return
            await asyncio.sleep(0.002)
        raise AssertionError(f"the match doesn't start: {self.readers['Anna'].texts[-1]}")

    async def say(self, name: str, kind: str, **fields: Any) -> None:
        """A request, and a moment for the table to grant it: every request is answered."""
        reader = self.readers[name]
        reader.live = await self.rooms.live(self.id)
        before = len(reader.texts)
        if kind != "hello":
            fields["id"] = f"request-{next(NUMBERS)}"
        reader.write(kind, **fields)
        for _ in range(2000):
            if len(reader.texts) > before:
                return
            await asyncio.sleep(0.002)
        raise AssertionError(f"{name} hears nothing after {kind}")

    async def play(self) -> None:
        """To the end of the match; now and then somebody leaves their seat to the bot, or asks for everything again."""
        live, names = await self.rooms.live(self.id), {player: name for name, player in PEOPLE.items()}
        for turn in range(400):
            now = live.match_state
            if now.match.result:
                return
            seat, version = now.waits_for, now.version
            if turn % 17 == 5:
                await self.say("Ben", "away")
                await self.say("Ben", "stand-in", bot="chance")
                await self.say("Ben", "back")
                await self.say("Watcher", "hello", since=max(1, live.version - 12))
                await self.say("Dan", "hello", since=2)
                continue
            if seat is None:
                await self.say("Anna", "deal")
            elif not now.participant(seat).played_by_bot:
                name = names[now.participant(seat).player or ""]
                legal = [json.loads(text) for text in self.readers[name].texts if '"legal":["' in text][-1]["deal"]["legal"]
                await self.say(name, "act", version=version, action=legal[0])
            for _ in range(500):
                if live.version > version or live.match_state.match.result:
                    break
                await asyncio.sleep(0.002)


def past_of(lines: list[str]) -> list[TableState]:
    """The table after each of its facts."""
    facts = list(log.parse_events(lines))
    past: list[TableState] = [table.replay_log(facts[:1])]
    for fact in facts[1:]:
        past.append(table.apply_event(past[-1], fact))
    return past


def test_no_update_at_a_table_of_friends_tells_what_its_reader_may_not_know(tmp_path: Path) -> None:
    async def run() -> tuple[dict[str, FakeReader], list[str], bytes]:
        rooms = Rooms(tmp_path)
        try:
            party = Party(rooms)
            await party.meet()
            await party.play()
            await party.say("Ben", "rematch")
            stored = await rooms.store.tables.get(party.id)
            return party.readers, await rooms.store.tables.events(party.id), stored.secret
        finally:
            await rooms.close()

    readers, lines, secret = asyncio.run(run())
    past = past_of(lines)
    last = past[-1]
    assert isinstance(last, Table)
    assert last.match.result
    assert last.rematch
    over = next(now.version for now in past if isinstance(now, Table) and now.match.result)
    kinds: dict[str, set[str]] = {}
    for name, reader in readers.items():
        seat = last.seat_of(PEOPLE[name])
        for text in reader.texts:
            update = json.loads(text)
            kinds.setdefault(update["type"], set()).add(name)
            assert not [other for other, player in PEOPLE.items() if player in text], (
                f"{name} is told who somebody is: {text}"
            )
            running = update.get("version", 0) < over or update["type"] == "waiting-room"
            assert secret.hex() not in text or not running
            if running and update["type"] != "snapshot":
                assert not [other for other, luck in LUCK.items() if luck in text], (
                    f"{name} is told somebody's luck: {text}"
                )
            now = past[update["version"] - 1] if "version" in update else last
            if isinstance(now, WaitingRoom) or update["type"] in ("chat", "players-changed", "waiting-room"):
                assert cards_in(update) == [], text
            else:
                asked = reader.asked.get(update.get("answers") or "", "")
                assert leaks(update, cards_in(update), now, seat, asked) == [], text
    assert {kind: len(names) for kind, names in kinds.items() if kind in ("waiting-room", "chat", "snapshot", "event")} == {
        "waiting-room": 6, "chat": 6, "snapshot": 5, "event": 5,
    }  # fmt: skip


def test_the_api_tells_nobody_who_another_is(devices: list[Client]):
    anna, ben, *_ = devices
    ids = {}
    for client, name in ((anna, "Anna"), (ben, "Ben")):
        client.put("/api/me", json={"name": name, "lang": "en"})
        ids[name] = client.get("/api/me/export").json()["player"]
    table = anna.gather(seats="chosen")
    with ben.sit(table) as line:
        line.write("hello")
        first = line.hear("waiting-room")
        line.write("join")
        line.hear("waiting-room")
        line.write("say", text="hello Anna")
        line.hear("chat")
    token = anna.post("/api/me/links").json()["token"]
    link = anna.post("/api/session", json={"token": token})
    texts = [
        *(text_of(ben, path) for path in ("/api/me", "/api/tables", "/api/me/export", f"/api/tables/{table}/record")),
        *(text_of(anna, path) for path in ("/api/me", "/api/tables", f"/api/tables/{table}/record")),
        json.dumps(first),
        link.text,
    ]
    for text in texts[:4]:
        assert ids["Anna"] not in text
    for text in texts[4:]:
        assert ids["Anna"] not in text
        assert ids["Ben"] not in text
    assert ids["Anna"] not in token
    assert anna.cookies[COOKIE] not in "".join(texts)
    assert token not in text_of(anna, "/api/me/export")


ADMINISTRATORS = ("", "/health", "/deeds", "/tables", "/reports", "/people", "/people?name=a")
"""What an administrator may ask for."""


def played_by_two(lines: tuple[Line, Line], turns: int, look: Callable[[], None]) -> set[str]:
    """So many turns of two people, the first legal action each time; the cards that they were dealt."""
    hands: set[str] = set()
    for _ in range(turns):
        look()
        for line in lines:
            line.write("hello")
            now = line.hear("snapshot")
            while not now["deal"]:
                now = line.hear("snapshot")
            hands |= set(now["deal"]["hand"])
            if now["deal"]["legal"]:
                line.write("act", version=now["version"], action=now["deal"]["legal"][0])
                line.hear("event")
    return hands


@pytest.mark.costly
def test_an_administrator_is_told_no_card_no_word_and_nothing_that_opens_anything(tmp_path: Path) -> None:
    """At every moment of a match of two friends, before it and after it is closed; they sit at no table themselves."""
    settings = Settings(data=tmp_path, tempo=0.0, rate=10_000, admin="open sesame, please")
    texts: list[str] = []
    with served(settings) as address, device(address) as chief, device(address) as anna, device(address) as ben:

        def look() -> None:
            texts.extend(text_of(chief, f"/api/admin{path}") for path in ADMINISTRATORS)

        entered = chief.post("/api/admin/session", json={"phrase": settings.admin})
        for client, name in ((anna, "Anna"), (ben, "Ben")):
            client.put("/api/me", json={"name": name, "lang": "en"})
        table = anna.gather(game="quarante", seats="chosen")
        with anna.sit(table) as host, ben.sit(table) as guest:
            for line in (host, guest):
                line.write("hello")
                line.hear("waiting-room")
            guest.write("join")
            guest.hear("waiting-room")
            look()
            host.write("say", text="nobody else may read this")
            guest.ask("contribute", contribution="ab" * 16)
            host.start()
            hands = played_by_two((host, guest), 30, look)
            (seen,) = json.loads(text_of(chief, "/api/admin/tables"))
            assert (seen["stage"], sorted(seated["name"] for seated in seen["people"])) == ("match", ["Anna", "Ben"])
            closed = chief.delete(f"/api/admin/tables/{seen['table']}")
            look()
        assert (closed.status_code, closed.text) == (204, "")
        ids = [client.get("/api/me/export").json()["player"] for client in (anna, ben, chief)]
        texts += [entered.text, text_of(anna, "/api/notice")]
    assert len(hands) >= 16
    assert sum('"stage":"match"' in text for text in texts) >= 25
    for text in texts:
        assert json.loads(text) is not None
        assert cards_in(json.loads(text)) == [], text
        for secret in (*ids, table, "nobody else may read this", "ab" * 16, settings.admin):
            assert secret not in text, text


def text_of(client: Client, path: str) -> str:
    return client.get(path).text


TABLE = "Zq3jH0yq-8Zt5rWc1x"
PHRASE = "a phrase of an administrator"
WORD = re.compile(r"[\w-]{4,64}")


@pytest.fixture
def address(database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    monkeypatch.setattr(days_module, "REPLIES", "careful")
    settings = Settings(data=tmp_path, rate=100_000, secret=KEY * 12, admin=PHRASE, tempo=0.0)

    async def prepare() -> None:
        store = Store(settings.url)
        await put(store, TABLE, over=True)
        store.close()

    asyncio.run(prepare())
    with served(settings, tmp_path / "static") as running:
        yield running


def as_player(address: str, player: str) -> Any:
    return device(address, Sessions((KEY * 12).encode()).cookie(player))


def links(anna: Client) -> dict[str, list[str]]:
    """What is sent to others of a match: by the name of the parameter that it is for."""
    challenge = anna.post("/api/challenges", json={"table": TABLE}).json()
    share = anna.post(f"/api/tables/{TABLE}/shares", json={"hidden": False}).json()
    days = [board_set["id"] for board_set in anna.get("/api/days").json()["sets"]]
    return {"set_id": [challenge["set"], *days], "handle": [challenge["handle"]], "token": [str(share["token"])]}


def answered(client: Client, known: dict[str, list[str]]) -> Iterator[str]:
    """All that the API answers to who knows these: every route that is read, with headers."""
    for path, methods in client.get("/api/openapi.json").json()["paths"].items():
        names = re.findall(r"{(\w+)}", path)
        if "get" not in methods:
            continue
        ways = [path]
        for name in names:
            ways = [way.replace(f"{{{name}}}", value) for way in ways for value in known.get(name, ())]
        for way in ways:
            answer = client.get(way)
            assert answer.status_code < 500, way
            yield f"{answer.headers} {answer.text}"


def parts(words: set[str]) -> set[str]:
    """Those words, and every beginning of them that ends before a sign that may be a separator."""
    beginnings = set(words)
    for word in words:
        beginnings |= set(accumulate(re.split(r"(?=[-_])", word)))
    return {beginning for beginning in beginnings if 4 <= len(beginning) <= 64}


def draws(word: str) -> bool:
    """True where a word may have been draws by chance: it has a digit, or a capital that does not begin it."""
    return any(char.isdigit() for char in word) or any(char.isupper() for char in word[1:])


def opens(client: Client, word: str) -> bool:
    """True where this word is the id of a table that shows itself."""
    if client.get(f"/api/tables/{word}/record").status_code != 404:
        return True
    with client.sit(word) as line:
        line.write("hello")
        try:
            while True:
                line.socket.recv(timeout=60)
        except ConnectionClosed:
            return line.socket.protocol.close_code != CloseCode.NO_SUCH_TABLE


@pytest.mark.costly
def test_no_id_that_is_told_leads_to_one_that_opens_more(address: str):
    with as_player(address, PLAYERS[0]) as anna, device(address) as ben:
        ben.put("/api/me", json={"name": "Ben"})
        known = links(anna)
        ben.post(f"/api/boards/{known['set_id'][0]}/1", params={"by": known["handle"][0]})
        finish(ben, ben.get(f"/api/boards/{known['set_id'][0]}").json())
        own = ben.make(bots="careful")
        known |= {"table": [own], "table_id": [own], "board": ["1"], "game": ["king"], "seat": ["0"], "number": ["1"]}
        answers = list(answered(ben, known))
        assert len(answers) > 30
        everything = "\n".join(answers)
        assert TABLE not in everything
        assert not any(f'"{player}"' in everything for player in PLAYERS)
        words = parts(set(WORD.findall(everything)) | {value for many in known.values() for value in many})
        assert {word for word in words if draws(word) and opens(ben, word)} == {own}


@pytest.mark.costly
def test_administrators_are_told_no_id_either(address: str):
    with device(address) as admin, as_player(address, PLAYERS[0]) as anna:
        known = links(anna)
        assert admin.post("/api/admin/session", json={"phrase": PHRASE}).status_code < 300
        answers = "\n".join(text for text in answered(admin, {}) if COOKIE not in text)
        assert "tables" in answers
        assert TABLE not in answers
        assert not any(f'"{player}"' in answers for player in PLAYERS)
        assert known["set_id"][0] not in answers


def test_names_of_files_do_not_tell_the_table(address: str):
    with as_player(address, PLAYERS[0]) as anna:
        named = anna.get(f"/api/tables/{TABLE}/record").headers["content-disposition"]
        assert TABLE not in named
        assert named == anna.get(f"/api/tables/{TABLE}/record").headers["content-disposition"]
