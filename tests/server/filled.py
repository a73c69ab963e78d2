"""A server that holds every kind of thing: made by people over its API and its sockets, the rest put into its store."""

import asyncio
import json
import random
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

from sqlalchemy import delete, insert, update

from fourkings.app.boards.days import open_day
from fourkings.app.models import Backup
from fourkings.app.reviews.leaks import MATCHES
from fourkings.app.shared.wall_clock import DAY, day_of
from fourkings.puzzles.shipped import shipped
from fourkings.records import token
from fourkings.server.db import Store, open_engine, schema
from fourkings.server.db.backups import note_backup
from fourkings.server.net.settings import Settings
from fourkings.server.realtime.sessions import COOKIE, Sessions
from fourkings.server.services import key_of_sessions
from push_service import Browser
from reviewed import ME, put_into, reviewed
from server.test_away import begun, bring, handed, house_of, left
from server.test_boards import finish, opened
from server.test_clubs import make_club, paper_evening
from server.test_evenings import lead, make, my_table, play_round, seen, wait_for
from server.test_records import record as record_of_others
from server.test_records import without_end
from serving import WAIT, Client, Line, device, done

PHRASE: Final = "open sesame, please"
NAMES: Final = {
    "anna": "Änna ♥", "ben": "Ben", "chloe": "Chloé", "dario": "Dario", "elise": "Élise", "chief": "Chief",
    "fatou": "فاتو", "gone": "Gone", "zoe": "Zoë", ME: "Me",
}  # fmt: skip
"""People by what they are called here, with the names that they gave themselves."""
ELSEWHERE: Final = "203.0.113.7"
"""The address that Élise comes from, and is banned from."""
SHORT: Final[dict[str, dict[str, Any]]] = {"quarante": {"target": 10}, "quarante-1792": {"target": 10}, "400": {"deals": 1}}
"""Options that end a match of a game soon."""
FAR: Final = 4_000_000_000.0
"""A time that no test reaches, in seconds since 1970."""
DICE: Final = random.Random(8)


class At(NamedTuple):
    """A table, and somebody who sits at it."""

    table: str
    owner: str


@dataclass
class Filled:
    """A server with all that it holds, by names that tests know."""

    settings: Settings
    address: str
    people: dict[str, Client]
    tables: dict[str, At] = field(default_factory=dict)
    evenings: dict[str, str] = field(default_factory=dict)
    clubs: dict[str, str] = field(default_factory=dict)
    sets: dict[str, str] = field(default_factory=dict)
    handles: dict[str, str] = field(default_factory=dict)  #: of entries in sets of boards
    shares: dict[str, str] = field(default_factory=dict)  #: the tokens of links to matches
    puzzles: dict[str, str] = field(default_factory=dict)  #: by game
    link: str = ""  #: the token of a personal link of Anna's
    seal: str = ""  #: of a secret for Anna's next table

    @property
    def cookies(self) -> dict[str, dict[str, str]]:
        """The cookies of everybody."""
        return {name: dict(client.cookies) for name, client in self.people.items()}

    def id_of(self, name: str) -> str:
        """The player's id of a person."""
        return str(got(self.people[name], "me/export")["player"])


def settings_for(settings: Settings) -> Settings:
    """Return settings under which a server can be filled: at any speed, from two addresses, by an administrator, too."""
    return Settings(
        data=settings.data, database=settings.database, tempo=0, rate=1e6, grace=3600.0, idle=0.2, admin=PHRASE,
        proxies="127.0.0.1",
    )  # fmt: skip


@contextmanager
def filled(settings: Settings, address: str) -> Iterator[Filled]:
    """Fill a server that runs by those settings; its people stay connected."""
    with ExitStack() as open_devices:
        people = {name: open_devices.enter_context(device(address)) for name in NAMES}
        people["elise"].headers["x-forwarded-for"] = ELSEWHERE
        for name, client in people.items():
            if name != ME:
                done(client.put("/api/me", json={"name": NAMES[name], "lang": "fr" if name == "chloe" else "en"}))
        all_ = Filled(settings, address, people)
        for step in STEPS:
            step(all_)
        asyncio.run(_into_store(all_))
        yield all_


def got(client: Client, path: str) -> Any:
    """Return the body of a page of the API."""
    return done(client.get(f"/api/{path}"))


def sent(client: Client, path: str, **body: Any) -> Any:
    """POST a body; return that of the answer."""
    return done(client.post(f"/api/{path}", json=body))


def put(client: Client, path: str, **body: Any) -> Any:
    """PUT a body; return that of the answer."""
    return done(client.put(f"/api/{path}", json=body))


def ask(line: Line, kind: str, **fields: Any) -> dict[str, Any]:
    """Send a request over a socket, and return the update that grants it."""
    update = line.ask(kind, **fields)
    assert update["type"] != "refusal", (kind, fields, update)
    return update


def play(
    *lines: Line, acts: int = 100_000, until: Callable[[dict[str, Any]], bool] = lambda update: False
) -> dict[str, Any]:
    """Play by chance for all people of a match, so many actions, or until an update, or to the end; the last update."""
    updates = [line.hello() for line in lines]
    while True:
        version = max(update["version"] for update in updates)
        for place, line in enumerate(lines):
            while updates[place]["version"] < version:
                updates[place] = line.hear("event")
        update = next((update for update in updates if update["deal"]["legal"]), updates[0])
        if update["result"] or (update["deal"]["legal"] and (acts <= 0 or until(update))):
            return update
        if update["deal"]["legal"]:
            acts -= 1
            line = lines[updates.index(update)]
            line.write("act", version=version, action=DICE.choice(update["deal"]["legal"]))
        elif update["deal"]["stage"] == "done":
            for line in lines:
                line.write("deal")
        updates[0] = lines[0].hear("event")


def in_trick(update: dict[str, Any]) -> bool:
    """True if cards are on the table."""
    return bool(update["deal"]["trick"])


def alone(client: Client, game: str = "quarante", acts: int = 100_000, **wanted: Any) -> str:
    """A match against bots that play by chance, played so far."""
    table = client.make(**{"game": game, "options": SHORT.get(game, {}), "bots": "chance", "pace": "quick", **wanted})
    if acts:
        with client.sit(table) as line:
            play(line, acts=acts)
    return table


@contextmanager
def met(host: Client, *guests: Client, **wanted: Any) -> Iterator[tuple[str, list[Line]]]:
    """A table at which these people have met, bots in the places that are left."""
    table = host.gather(**{"stand_in": "chance", "pace": "quick", **wanted})
    with ExitStack() as open_lines:
        lines = [open_lines.enter_context(come(client, table, join=client is not host)) for client in (host, *guests)]
        lines[0].write("hello")
        room = lines[0].hear("waiting-room", lambda update: len(update["guests"]) == len(lines))
        for place in [number for number, seated in enumerate(room["places"]) if seated["guest"] is None]:
            ask(lines[0], "bot", place=place, bot="chance")
        yield table, lines


@contextmanager
def come(client: Client, table: str, join: bool = True) -> Iterator[Line]:
    """A line to a table at which people meet."""
    with client.sit(table) as line:
        line.write("hello")
        line.hear("waiting-room")
        if join:
            ask(line, "join")
        yield line


def matches_with_bots(all_: Filled) -> None:
    """Of each game one that is over, one in mid-trick and one just begun; actions taken back; a sealed secret."""
    anna = all_.people["anna"]
    for game in [row["id"] for row in got(anna, "games")]:
        all_.tables[f"over {game}"] = At(alone(anna, game), "anna")
        all_.tables[f"begun {game}"] = At(alone(anna, game, acts=0), "anna")
        all_.tables[f"running {game}"] = At(running := alone(anna, game, acts=2), "anna")
        with anna.sit(running) as line:
            play(line, until=in_trick)
            ask(line, "undo")
            play(line, acts=2)
            play(line, until=in_trick)
    all_.tables["sealed"] = At(alone(anna, seal=sent(anna, "seals")["seal"], contribution="00ff"), "anna")
    all_.seal = sent(anna, "seals")["seal"]


def matches_of_several(all_: Filled) -> None:
    """Tables of several people: seats drawn and chosen, contributions, chat, banks of time, a latecomer, a rematch."""
    anna, ben, chloe, dario = (all_.people[name] for name in ("anna", "ben", "chloe", "dario"))
    kings: dict[str, Any] = {"game": "quarante-1792", "options": SHORT["quarante-1792"]}
    for seats in ("drawn", "chosen"):
        with met(anna, ben, seats=seats, watch="hands", **kings) as (table, lines):
            chat_at(lines)
            for number, line in enumerate(lines):
                ask(line, "contribute", contribution=f"{number}{number}" * 8)
            ask(lines[0], "start")
            play(*lines)
            if seats == "drawn":
                all_.tables["rematch"] = At(ask(lines[1], "rematch")["rematch"], "anna")
        all_.tables[f"seats {seats}"] = At(table, "anna")
    with met(ben, anna, hints=True, clock={"bank": 3600, "increment": 5}) as (table, lines):
        ask(lines[0], "start")
        play(*lines, acts=5)
        ask(lines[0], "open-seats", open=True)
        with chloe.sit(table) as late:
            seat = next(player["seat"] for player in late.hello()["players"] if not player["person"])
            ask(late, "take-seat", seat=seat)
            play(*lines, late, acts=3)
    all_.tables["clock, latecomer"] = At(table, "chloe")
    with met(dario, anna, chat=False) as (table, lines):
        ask(lines[0], "start")
        play(*lines, acts=3)
        ask(lines[0], "pause")
    all_.tables["paused"] = At(table, "dario")
    with met(chloe, dario, clock={"days": 7}) as (table, lines):
        ask(lines[0], "start")
        play(*lines, acts=2)
    all_.tables["over days"] = At(table, "chloe")


def chat_at(lines: list[Line]) -> None:
    """Write what people write, and remove one line."""
    for place, text in enumerate(("Bonne chance ♥", "rude words", "a slip of the pen")):
        lines[place % 2].write("say", text=text)
        lines[place % 2].hear("chat", lambda update: update["lines"])
    lines[0].write("phrase", phrase="well-played")
    lines[0].write("unsay", number=3)


def waiting_rooms(all_: Filled) -> None:
    """Tables before their start: one that waits for people, one for strangers, one with a guest who was sent away."""
    anna, ben, chloe, dario, gone = (all_.people[name] for name in ("anna", "ben", "chloe", "dario", "gone"))
    with met(anna, ben, mirror=True, seats="chosen") as (table, lines):
        ask(lines[1], "contribute", contribution="abcd")
    all_.tables["waiting room"] = At(table, "ben")
    with met(anna, dario, game="400") as (table, lines):
        sent(anna, f"tables/{table}/avoid", guest=1)
        ask(lines[0], "kick", guest=1)
    all_.tables["guest sent away"] = At(table, "anna")
    table = ben.gather(game="400", preset="jawaker", clock={"bank": 60, "increment": 5, "days": 0})
    put(ben, f"tables/{table}/open", open=True)
    all_.tables["open to all"] = At(table, "ben")
    all_.tables["play now"] = At(sent(chloe, "open", game="king")["table"], "chloe")
    with met(gone, anna) as (table, lines):
        ask(lines[0], "start")
        play(*lines, acts=2)
        lines[0].write("say", text="I shall be forgotten")
    all_.tables["of somebody who is forgotten"] = At(table, "anna")


def every_request(all_: Filled) -> None:
    """Tables with an event of every other kind, before the match and in it."""
    anna, ben, chloe, dario = (all_.people[name] for name in ("anna", "ben", "chloe", "dario"))
    with met(ben, chloe, dario) as (table, (host, guest, _)):
        ask(host, "swap", place=0, other=2)
        ask(guest, "sit", place=None)
        ask(guest, "sit", place=0)
        ask(host, "kick", guest=2)
        ask(host, "admit", guest=2)
        ask(host, "configure", game="king", preset="small_pack", options={}, seats="chosen", watch="link", chat=True,
            stand_in="careful", clock={"bank": 90, "increment": 0})  # fmt: skip
        ask(host, "hand-over", guest=1)
        host.write("depart")
        guest.hear("waiting-room", lambda update: len(update["guests"]) <= 1)
    all_.tables["every request before a match"] = At(table, "chloe")
    with met(anna, ben, hints=True, clock={"bank": 3600, "increment": 5}) as (table, lines):
        ask(lines[0], "start")
        play(*lines, acts=1)
        ask(next(line for line in lines if line.hello()["deal"]["legal"]), "hint")
        for kind, more in (("add-time", {"seat": None, "seconds": 30}), ("pause", {}), ("resume", {})):
            ask(lines[0], kind, **more)
        for kind, more in (("stand-in", {"bot": "careful"}), ("away", {}), ("back", {})):
            ask(lines[1], kind, **more)
        play(*lines, acts=2)
    all_.tables["every request in a match"] = At(table, "ben")


def mirror_matches(all_: Filled) -> None:
    """A mirror match that is over, and one that goes on."""
    chloe = all_.people["chloe"]
    for name, acts in (("over mirror", 100_000), ("running mirror", 40)):
        with met(chloe, game="quarante", mirror=True, seats="chosen") as (table, lines):
            ask(lines[0], "start")
            play(*lines, acts=acts)
        all_.tables[name] = At(table, "chloe")


def lessons(all_: Filled) -> None:
    """A lesson that has begun, and one that the program has played on to its learner's next deal."""
    for name, game, acts in (("anna", "quarante", 3), ("ben", "king", 0)):
        client = all_.people[name]
        table = sent(client, "lessons", game=game, pace="quick")["table"]
        with client.sit(table) as line:
            play(line, acts=acts)
        all_.tables[f"lesson {game}"] = At(table, name)


def records(all_: Filled) -> None:
    """Records from elsewhere: with an end, without one, and one of other bots."""
    anna, dario = all_.people["anna"], all_.people["dario"]
    own = json.dumps(got(anna, f"tables/{all_.tables['over king'].table}/record"))
    others = {"record without end": json.dumps(without_end()), "record of others": json.dumps(record_of_others())}
    for name, record in {"record": own, **others}.items():
        all_.tables[name] = At(sent(dario, "records", record=record, seat=2)["table"], "dario")


def practices(all_: Filled) -> None:
    """Moments played on: with the same cards after a line tried by hand, with other cards, and in a mirror match."""
    anna, ben, chloe = (all_.people[name] for name in ("anna", "ben", "chloe"))
    over, mirror = all_.tables["over quarante"].table, all_.tables["over mirror"].table
    moment = {"deal": 1, "action": 9}
    line = sent(anna, f"tables/{over}/lines", **moment)["legal"][:1]
    all_.tables["practice"] = At(sent(anna, "practices", table=over, **moment, line=line)["table"], "anna")
    both = all_.tables["seats drawn"].table
    all_.tables["practice, other cards"] = At(
        sent(ben, "practices", table=both, **moment, cards="another", bots="careful")["table"], "ben"
    )
    all_.tables["practice of a mirror match"] = At(
        sent(chloe, "practices", table=mirror, deal=6, action=5)["table"], "chloe"
    )
    for name in ("practice", "practice, other cards", "practice of a mirror match"):
        with all_.people[all_.tables[name].owner].sit(all_.tables[name].table) as seat:
            play(seat, acts=2)


def boards(all_: Filled) -> None:
    """The deals of the day, played by one and begun by another; challenges that were answered, begun and given up."""
    anna, ben, chloe, dario = (all_.people[name] for name in ("anna", "ben", "chloe", "dario"))
    today = next(row for row in got(anna, "days")["sets"] if row["game"] == "quarante")
    all_.sets["day"] = today["id"]
    for client in (anna, ben):
        finish(client, today)
    done(opened(dario, today["id"], 1))
    link = sent(anna, "challenges", table=all_.tables["over quarante"].table)
    all_.sets["challenge"], all_.handles["challenge"] = link["set"], link["handle"]
    for client in (ben, chloe, dario):
        done(client.post(f"/api/boards/{link['set']}/1", params={"by": link["handle"]}))
    finish(ben, got(ben, f"boards/{link['set']}"))
    done(chloe.post(f"/api/boards/{link['set']}/end"))
    sent(ben, f"boards/{link['set']}/answers/{link['handle']}")


def evenings(all_: Filled) -> None:
    """Evenings with devices: partners with a cut, pairs, teams with the same cards at all tables, one with a time limit."""
    people = [all_.people[name] for name in ("anna", "ben", "chloe", "dario")]
    anna = people[0]

    def begin(name: str, *pairs: tuple[str, dict[str, Any]], **wanted: Any) -> tuple[str, str]:
        evening, director = make(anna, **{"game": "quarante", "options": {"deals": 1}, **wanted})
        all_.evenings[name] = evening
        for client in people:
            put(client, f"evenings/{evening}/me")
        for path, more in pairs:
            lead(anna, f"{evening}/{path}", director, **more)
        lead(anna, f"{evening}/rounds", director, 201)
        return evening, director

    evening, director = begin("partners", swiss=True)
    put(all_.people["gone"], f"evenings/{evening}/me")
    play_round(people, evening)
    wait_for(anna, evening, lambda view: bool(view["rounds"][-1]["over"]))
    lead(anna, f"{evening}/cut", director, places=3)
    lead(anna, f"{evening}/minimum", director, rounds=1)
    put(anna, f"evenings/{evening}/about", director=director, name="Les rois", place="Café", starts=FAR)
    lead(anna, f"{evening}/again", director, 201, starts=FAR)
    lead(anna, f"{evening}/rounds", director, 201)
    all_.tables["begun of an evening"] = At(my_table(seen(anna, evening)) or "none", "anna")

    pairs = [("pairs", {"first": 1, "second": 3}), ("pairs", {"first": 2, "second": 4})]
    evening, director = begin("pairs", *pairs, kind="pairs", fill="")
    lead(anna, f"{evening}/tables/0/abandon", director, reason="the light went out")
    for client in people[2:]:
        done(client.delete(f"/api/evenings/{evening}/me"))
    put(people[3], f"evenings/{evening}/me")
    put(all_.people["gone"], f"evenings/{evening}/me")
    lead(anna, f"{evening}/substitutes", director, first=5, second=3)

    teams = ("teams", {"members": [3, 1, 4, 2]})
    evening, director = begin("teams", teams, kind="teams", same_boards=True, swiss=True, rounds=1)
    play_round(people, evening)
    wait_for(anna, evening, lambda view: bool(view["rounds"][-1]["over"]))
    lead(anna, f"{evening}/end", director)
    all_.tables["of teams"] = At(my_table(seen(anna, evening)), "anna")

    evening, director = begin("timed", options={}, minutes=20, rounds=1)
    table = my_table(seen(anna, evening))
    with anna.sit(table) as line:
        line.hello()
        lead(anna, f"{evening}/time", director, seconds=-86_400)
        line.hear(until=lambda update: update["type"] == "event")
    play_round(people, evening)
    wait_for(anna, evening, lambda view: bool(view["rounds"][-1]["over"]))
    all_.tables["stopped by time"] = At(table, "anna")


def paper_evenings(all_: Filled) -> None:
    """Evenings with cards of one's own, and clubs with their evenings."""
    people = [all_.people[name] for name in ("anna", "ben", "chloe", "dario")]
    anna = people[0]
    evening, director = make(anna, kind="alone", game="king", options={}, paper=True, fill="", rounds=2)
    all_.evenings["paper"] = evening
    for client in people:
        put(client, f"evenings/{evening}/me")
    lead(anna, f"{evening}/entrants", director, 201, name="Mona")
    lead(anna, f"{evening}/rounds", director, 201)
    sent(anna, f"evenings/{evening}/tables/0/sheet", scores=[120, -45, 30, -105], director=director)
    sheet = {"scores": [0, 0, 10, -10], "reason": "the sheet was misread"}
    lead(anna, f"{evening}/rounds/0/tables/0", director, method="PUT", **sheet)
    lead(anna, f"{evening}/swaps", director, first=1, second=2)
    lead(anna, f"{evening}/rounds", director, 201)
    listed: dict[str, Any] = {"kind": "alone", "game": "jeu-du-roi", "options": {}, "paper": True, "fill": ""}
    evening, director = make(anna, **listed, same_boards=True)
    all_.evenings["by dealing list"] = evening
    for client in people:
        put(client, f"evenings/{evening}/me")
    assert sent(anna, f"evenings/{evening}/dealing-list", director=director)
    lead(anna, f"{evening}/rounds", director, 201)
    club, keeper = make_club(anna, "Thursday ♦")
    all_.clubs["club"], all_.clubs["empty club"] = club, make_club(anna, "Friday")[0]
    for name, over in (("of the club", True), ("of the club, running", False)):
        led, token = paper_evening(anna, ["Anna", "Ben", "Chloé", "Dan"], rounds=1, over=over)
        all_.evenings[name] = led
        put(anna, f"clubs/{club}/evenings/{led}", keeper=keeper, director=token)


def after_matches(all_: Filled) -> None:
    """A review that is done, links to matches, readings at a table, answers to puzzles, and a personal link."""
    anna, ben = all_.people["anna"], all_.people["ben"]
    over = all_.tables["over quarante"].table
    for name in ("over quarante", "over quarante-1792"):
        table = all_.tables[name].table
        seat = sent(anna, f"tables/{table}/reviews")["seat"]
        until = time.monotonic() + WAIT
        while not got(anna, f"tables/{table}/reviews/{seat}")["done"]:
            assert time.monotonic() < until, "the review stands still"
            time.sleep(0.05)
    for hidden in (True, False):
        all_.shares[f"hidden {hidden}"] = sent(anna, f"tables/{over}/shares", hidden=hidden)["token"]
    all_.shares["mirror"] = sent(all_.people["chloe"], f"tables/{all_.tables['over mirror'].table}/shares")["token"]
    all_.tables["readings"] = At(readings_at_a_table(anna), "anna")
    for puzzle in list(shipped("king"))[:8]:  # so many right answers settle a rating, and then that of the puzzle moves
        for client, action in ((ben, next(iter(puzzle.solution))), (anna, puzzle.view.legal[0])):
            sent(client, f"puzzles/king/{puzzle.id}/answer", action=token(action))
        all_.puzzles["king"] = puzzle.id
    mistake = got(anna, "mistakes")["due"][0]
    action = got(anna, f"mistakes/{mistake}")["legal"][0]
    assert sent(anna, f"mistakes/{mistake}/answer", action=action, again=True)["done"]
    all_.link = sent(anna, "me/links")["token"]


def readings_at_a_table(client: Client) -> str:
    """A table at which somebody read where a card lies, in a deal that is over."""
    table, answers = client.make(game="jeu-du-roi", bots="chance", pace="quick"), 0
    with client.sit(table) as line:
        first = play(line, acts=0)["deal"]["hand"]
        while not answers:
            update = play(line, acts=0)
            asked = client.post(f"/api/tables/{table}/readings")
            if asked.status_code == 200:
                number, answers = asked.json()["number"], answers + 1
                sent(client, f"tables/{table}/readings/{number}/answer", chips=[5, 3, 2])
            ask(line, "act", version=update["version"], action=update["deal"]["legal"][0])
        play(line, until=lambda update: len(update["deal"]["hand"]) == len(first))
    return table


def exercises(all_: Filled) -> None:
    """Hands of a theme, and questions where a card lies: one of each is answered, one open."""
    ben = all_.people["ben"]
    for path, wanted, answer in (
        ("exercises/jeu-du-roi/duck", "hands", lambda asked: {"action": asked["legal"][0]}),
        ("readings/jeu-du-roi", "questions", lambda asked: {"chips": [5, 3, 2]}),
    ):
        asked = sent(ben, f"{path}/{wanted}")
        sent(ben, f"{path}/{wanted}/{asked['number']}/answer", **answer(asked))
        sent(ben, f"{path}/{wanted}")


def offline_copies(all_: Filled) -> None:
    """A match of which a copy is on a device, and one that was played on there and came back."""
    anna = all_.people["anna"]
    for name in ("offline copy", "returned"):
        table = begun(anna)
        given = handed(anna, table)
        all_.tables[name] = At(table, "anna")
        if name == "returned":
            page, _ = house_of(given)
            page.play(table, 1, random.Random(2), steps=12)
            done(bring(anna, table, *left(page, table, given)))
            with anna.sit(table) as line:
                play(line, acts=1)


def notifications(all_: Filled) -> None:
    """A browser that is told when a game over days waits."""
    put(all_.people["ben"], "push", **Browser("ben").keys)


def administration(all_: Filled) -> None:
    """A report, measures against people, an appointed administrator, a closed table, a notice, somebody forgotten."""
    anna, chief = all_.people["anna"], all_.people["chief"]
    sent(anna, f"tables/{all_.tables['seats drawn'].table}/reports", number=2)
    sent(chief, "admin/session", phrase=PHRASE)
    handle = {row["name"]: row["person"] for row in got(chief, "admin/people")}
    put(chief, f"admin/people/{handle[NAMES['fatou']]}/office")
    put(chief, f"admin/people/{handle[NAMES['dario']]}/mute", hours=24)
    put(chief, f"admin/people/{handle[NAMES['dario']]}/bar", hours=48)
    all_.tables["closed"] = At(closed := alone(anna, acts=3), "anna")
    done(chief.delete(f"/api/admin/tables/{got(chief, 'admin/tables')[0]['table']}"))
    assert next(row["over"] for row in got(anna, "tables") if row["table"] == closed), "another one was closed"
    put(chief, "admin/notice", text="The server restarts at 20:00")
    done(all_.people["gone"].delete("/api/me"))
    with anna.sit(all_.tables["of somebody who is forgotten"].table) as line:
        play(line, acts=1)
    got(all_.people["elise"], "tables")
    put(chief, f"admin/people/{handle[NAMES['elise']]}/ban", hours=24, address=True)


STEPS: Final = (
    matches_with_bots, matches_of_several, waiting_rooms, every_request, mirror_matches, lessons, records, practices,
    boards, evenings, paper_evenings, after_matches, exercises, offline_copies, notifications, administration,
)  # fmt: skip


async def _into_store(all_: Filled) -> None:
    """Add what takes days or hours: boards of a past day, a field of bots, matches in which a mistake recurs."""
    store = Store(all_.settings.url)
    try:
        key = key_of_sessions(all_.settings, store)
        await open_day(store.boards, day_of(time.time() - DAY), time.time() - DAY)
        while task := await store.boards.claim_field_task(time.time(), FAR):
            await store.boards.write_field(task, json.dumps([[[20, 24]]]))
        while judged := await store.boards.claim_play(["quarante"], time.time(), FAR):
            await store.boards.write_lost(judged, "[1.5]")
    finally:
        store.close()
    _add_rows(all_)
    put_into(all_.settings.url, reviewed(MATCHES, get_rid=1.0))
    all_.people[ME].cookies.set(COOKIE, Sessions(key).cookie(ME))
    assert any(game["leak"]["theme"] for game in got(all_.people[ME], "profile")["games"]), "no mistake recurs"


def _add_rows(all_: Filled) -> None:
    """Add a review that a worker has half done, a notice that could not be sent, states of offline copies, and backups."""
    dario, over = all_.id_of("dario"), all_.tables["over quarante-1792"].table
    reviews, verdicts = schema.reviews, schema.verdicts
    of_days = {"table_id": all_.tables["over days"].table, "player": dario}
    engine = open_engine(all_.settings.url)
    with engine.begin() as db:
        db.execute(update(reviews).where(reviews.c.table_id == over).values(reached=3, until=FAR))
        db.execute(delete(verdicts).where(verdicts.c.table_id == over, verdicts.c.place >= 3))
        notice = schema.turn_notices
        db.execute(delete(notice).where(notice.c.table_id == of_days["table_id"]))
        db.execute(insert(notice).values(**of_days, at=FAR, tries=1))
        for name, state in (("sealed", "verified"), ("over jeu-du-roi", "unverified")):
            db.execute(
                update(schema.tables).where(schema.tables.c.id == all_.tables[name].table).values(offline_copy=state)
            )
    engine.dispose()
    for number, fault in enumerate(("", "a table does not hold")):
        backup = Backup(f"{number}" * 64, time.time() - number, f"/backups/{number}.jsonl.gz", 10, time.time(), fault)
        assert note_backup(all_.settings, backup)
