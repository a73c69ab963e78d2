"""Boards on a server: the day, one try a person, nothing seen before it is played, the field, challenges."""

import asyncio
import json
import random
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import services
from fourkings.app.boards import day_schema as days_told
from fourkings.app.boards import days as days_module
from fourkings.app.boards import exclusion as apart_module
from fourkings.app.boards import standings as standings_module
from fourkings.app.boards.board_session import BoardSession
from fourkings.app.boards.days import day_end, open_day, set_of
from fourkings.app.boards.standings import others_of, ranked, ratings_of, share_of
from fourkings.app.models import Done, Entry, FieldTask, Play, StoredSet, VersionConflict
from fourkings.app.shared.wall_clock import day_of
from fourkings.bots import find
from fourkings.duplicate.rating import CENTRE, UNIT, Losses, Scale
from fourkings.duplicate.sets import deals_of, read_set, set_json
from fourkings.records import token
from fourkings.rulebook.deck import Stream
from fourkings.rulebook.game import Action, legal
from fourkings.rulebook.games import GAMES, rules
from fourkings.server.db import Store
from fourkings.server.net.settings import Settings
from fourkings.server.workers import field_maker as fields_module
from fourkings.server.workers.field_maker import FieldMaker
from fourkings.views import View
from serving import Client, device, done, refused, served

pytestmark = services.MOSTLY_SQLITE
NOON = 1_790_000_000.0
GAMES_OF_A_DAY = list(GAMES.own)


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots that need no compiler around who plays, and few of them in the field."""
    monkeypatch.setattr(days_module, "REPLIES", "careful")
    for module in (days_module, fields_module):
        monkeypatch.setattr(module, "FIELD", {"careful": 1, "chance": 3})


async def settled(*_: object) -> bool:
    """Nobody here is new: `test_board_store` is about those who are."""
    return False


@pytest.fixture(scope="module")
def address(database: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("boards")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(days_module, "REPLIES", "careful")
        patch.setattr(apart_module, "_is_visitor", settled)
        with served(Settings(data=folder, tempo=0.0, rate=10_000), folder / "static") as running:
            yield running


def today(client: Client, game: str) -> dict[str, Any]:
    return next(board_set for board_set in client.get("/api/days").json()["sets"] if board_set["game"] == game)


def opened(client: Client, set_id: str, board: int) -> Any:
    return client.post(f"/api/boards/{set_id}/{board}")


def played(client: Client, set_id: str, board: int, seed: int = 0) -> dict[str, Any]:
    """A board played by chance to its end; the last answer."""
    rng, view = random.Random(seed), opened(client, set_id, board).json()
    moved: dict[str, Any] = {"over": False}
    while not moved["over"]:
        now = view["deal"]
        action = "deal" if now["stage"] == "done" else rng.choice(now["legal"])
        acted = {"version": view["version"], "action": action}
        moved = done(client.post(f"/api/boards/{set_id}/{board}/actions", json=acted))
        view = moved["updates"][-1]
    return moved


def finish(client: Client, board_set: dict[str, Any], seed: int = 0) -> None:
    for board in range(1, board_set["boards"] + 1):
        done = played(client, board_set["id"], board, seed)
    assert done["finished"]


def test_a_day_has_a_set_of_every_game_and_tells_no_card(anna: Client):
    day = anna.get("/api/days").json()
    assert day["day"] == day_of(time.time())
    assert [board_set["game"] for board_set in day["sets"]] == GAMES_OF_A_DAY
    for board_set in day["sets"]:
        assert (board_set["boards"], board_set["deals"]) == ((6, 1) if deals_of(rules(board_set["game"])) == 1 else (1, 10))
        assert board_set["secret"] is None
        assert board_set["mine"] is None
        assert len(board_set["seal"]) == 64
    assert anna.get("/api/days").json() == day, "the same again"
    refused(anna.get("/api/days?on=2001-01-01"), 404, "no-such-day")
    refused(anna.get("/api/days?on=2999-01-01"), 404, "no-such-day")


def test_boards_are_played_in_order_once_and_gone_on_with_from_any_device(anna: Client, address: str):
    set_id = today(anna, "quarante")["id"]
    refused(opened(anna, set_id, 2), 403, "not-yet")
    refused(opened(anna, set_id, 7), 404, "no-such-board")
    refused(opened(anna, "2001-01-01-quarante", 1), 404, "no-such-set")
    refused(anna.post(f"/api/boards/{set_id}/1/actions", json={"version": 1, "action": "AS"}), 409, "not-begun")
    first = opened(anna, set_id, 1).json()
    assert opened(anna, set_id, 1).json() == first, "it waits as it stood"
    assert first["undo"] is False
    assert first["seat"] == 0
    assert len(first["deal"]["hand"]) == 8

    with device(address) as other:  # another device of the same person
        token = anna.post("/api/me/links").json()["token"]
        assert other.post("/api/session", json={"token": token}).status_code == 200
        assert opened(other, set_id, 1).json() == first
        body = {"version": first["version"], "action": first["deal"]["legal"][0]}
        assert other.post(f"/api/boards/{set_id}/1/actions", json=body).status_code == 200
    refused(anna.post(f"/api/boards/{set_id}/1/actions", json=body), 409, "stale")

    now = opened(anna, set_id, 1).json()
    hidden = next(
        card for card in ("AS", "KS", "QS", "JS", "TS", "9S", "8S", "7S", "AH") if card not in now["deal"]["hand"]
    )
    body = {"version": now["version"], "action": hidden}
    refused(anna.post(f"/api/boards/{set_id}/1/actions", json=body), 409, "refused")
    refused(anna.post(f"/api/boards/{set_id}/1/actions", json=body | {"action": "deal"}), 409, "refused")
    done = played(anna, set_id, 1)
    assert done["over"]
    assert not done["finished"]
    version = done["updates"][-1]["version"]
    for action in ("deal", "AS"):
        body = {"version": version, "action": action}
        refused(anna.post(f"/api/boards/{set_id}/1/actions", json=body), 409, "refused")
    assert today(anna, "quarante")["mine"] | {"handle": ""} == {
        "handle": "", "board": 2, "played": 1, "finished": False, "ranked": False, "given_up": False, "apart": "",
    }  # fmt: skip


def test_who_does_the_same_sees_the_same(anna: Client, ben: Client):
    set_id = today(anna, "jeu-du-roi")["id"]
    first, other = (opened(client, set_id, 1).json() for client in (anna, ben))
    assert first["deal"] == other["deal"]
    for _ in range(3):
        body = {"version": first["version"], "action": first["deal"]["legal"][0]}
        first, other = (
            client.post(f"/api/boards/{set_id}/1/actions", json=body).json()["updates"][-1] for client in (anna, ben)
        )
        assert first == other


# A set of six boards, and one board of ten deals, which costs twice as much; King's is the latter, too.
@pytest.mark.parametrize(
    "game",
    ["quarante-1792", pytest.param("jeu-du-roi", marks=pytest.mark.costly), pytest.param("king", marks=pytest.mark.heavy)],
)
def test_nobody_learns_at_any_door_what_others_did_before_having_played(game: str, anna: Client, ben: Client):
    board_set = today(anna, game)
    set_id = board_set["id"]
    finish(ben, board_set, seed=1)
    handle = today(ben, game)["mine"]["handle"]
    opened(anna, set_id, 1)
    for path in (f"/api/boards/{set_id}/standings", f"/api/boards/{set_id}/beside/{handle}"):
        refused(anna.get(path), 403, "play-first")
    refused(anna.post(f"/api/boards/{set_id}/answers/{handle}"), 403, "play-first")
    cards = json.dumps([anna.get("/api/me/export").json()["boards"], anna.get(f"/api/boards/{set_id}").json()])
    assert handle not in cards
    for path in (f"/api/tables/{set_id}/record", f"/api/tables/board:{set_id}:1/record", f"/api/tables/{set_id}/deals/1"):
        assert anna.get(path).status_code == 404
    assert not any(set_id in json.dumps(table) for table in anna.get("/api/tables").json())
    for name in (set_id, f"board:{set_id}:1"):
        with anna.sit(name) as line, pytest.raises(Exception, match="4404"):
            line.hello()


def test_what_a_board_tells_is_what_its_seat_may_see(anna: Client, tmp_path: Path, address: str):
    """The hands of others are in no answer, nor is the secret of the board or of the set."""
    answer = opened(anna, today(anna, "400")["id"], 1)
    view, text = answer.json(), answer.text
    mine = set(view["deal"]["hand"]) | set(view["deal"]["face_up"] or [])
    everything = {rank + suit for suit in "SHDC" for rank in "23456789TJQKA"}
    shown = {card for card in everything if f'"{card}"' in json.dumps(view["deal"])}
    assert {card for card in shown if card not in mine} <= set(view["deal"]["trick"])
    assert "secret" not in text.replace('"secret":null', "")


@pytest.mark.costly
def test_the_ranking_and_side_by_side_show_after_ones_own_finish(anna: Client, ben: Client):
    board_set = today(anna, "quarante")
    finish(anna, board_set, seed=3)
    finish(ben, board_set, seed=4)
    standings = anna.get(f"/api/boards/{board_set['id']}/standings").json()
    assert {"Anna", "Ben"} <= {person["name"] for person in standings["people"]}
    assert [person for person in standings["people"] if person["you"]] == [standings["own"]]
    shares = [person["matchpoints"] for person in standings["people"]]
    assert shares == sorted(shares, reverse=True)
    assert len(standings["deals"]) == 6
    for deal in standings["deals"]:
        at_table = anna.get(f"/api/boards/{board_set['id']}/{deal['board']}/rank").json()
        assert at_table["rank"]["share"] == pytest.approx(deal["matchpoints"]), (
            "one figure for a deal, wherever it is shown"
        )
        assert (at_table["gain"], at_table["mean"]) == (deal["gain"], pytest.approx(deal["mean"]))
    assert standings["rank"]["share"] == pytest.approx(standings["own"]["matchpoints"])
    assert (
        standings["rank"]["share"]
        == next(each for each in anna.get("/api/me/sets").json()["today"]["sets"] if each["id"] == board_set["id"])["share"]
    )
    mine, theirs = (today(client, "quarante")["mine"]["handle"] for client in (anna, ben))
    beside = anna.get(f"/api/boards/{board_set['id']}/beside/{theirs}").json()
    assert beside["name"] == "Ben"
    assert [board["board"] for board in beside["boards"]] == [1, 2, 3, 4, 5, 6]
    assert beside["totals"] == ben.get(f"/api/boards/{board_set['id']}/beside/{mine}").json()["totals"][::-1]
    assert all([list(map(sum, zip(*board["by_deal"], strict=True)))] == [board["gains"]] for board in beside["boards"])
    parted = [board["parting"] for board in beside["boards"] if board["parting"]]
    assert parted
    assert {parting["trump"] for parting in parted} <= set("SHDC"), "without trumps nobody could say who was right"
    assert all(
        parting["yours"] != parting["theirs"] and parting["yours"] in [*parting["hand"], parting["yours"]]
        for parting in parted
    )
    refused(anna.get(f"/api/boards/{board_set['id']}/beside/{mine}"), 404, "no-such-entry")
    refused(anna.get(f"/api/boards/{board_set['id']}/beside/nobody"), 404, "no-such-entry")


def challenge_of(client: Client, table: str) -> dict[str, str]:
    """The match of a table played to its end, and made a challenge."""
    with client.sit(table) as line:
        line.play(random.Random(2))
    return done(client.post("/api/challenges", json={"table": table}))


def test_the_cards_of_a_match_become_a_challenge(anna: Client, ben: Client):
    table = anna.make(game="quarante", options={"target": 10}, bots="careful")
    refused(anna.post("/api/challenges", json={"table": table}), 409, "match-running")
    refused(ben.post("/api/challenges", json={"table": table}), 404, "no-such-table")
    refused(ben.post("/api/challenges", json={"table": "nowhere"}), 404, "no-such-table")
    lesson = anna.post("/api/lessons", json={"game": "quarante", "pace": "quick"}).json()["table"]
    refused(anna.post("/api/challenges", json={"table": lesson}), 409, "no-match")
    link = challenge_of(anna, table)
    assert anna.post("/api/challenges", json={"table": table}).json() == link, "the same match, the same challenge"
    board_set = ben.get(f"/api/boards/{link['set']}").json()
    assert (board_set["day"], board_set["secret"], board_set["mine"], board_set["by"]) == ("", None, None, "")
    named = {by: ben.get(f"/api/boards/{link['set']}?by={by}").json()["by"] for by in (link["handle"], "nobody")}
    assert named == {link["handle"]: "Anna", "nobody": ""}, "who has the link knows who sent it"
    refused(ben.get(f"/api/boards/{link['set']}/beside/{link['handle']}"), 403, "play-first")
    refused(ben.get(f"/api/boards/{link['set']}/standings"), 403, "play-first")
    view = opened(ben, link["set"], 1).json()
    record = anna.get(f"/api/tables/{table}/record").json()
    seat = record["opening"]["seats"].index(0)
    assert sorted(view["deal"]["hand"]) == sorted(record["deals"][0]["hands"][seat])
    finish(ben, board_set)
    beside = ben.get(f"/api/boards/{link['set']}/beside/{link['handle']}").json()
    assert beside["name"] == "Anna"
    assert beside["boards"][0]["theirs"] == [record["deals"][0]["points"]]
    standings = ben.get(f"/api/boards/{link['set']}/standings").json()
    assert [deal["mean"] for deal in standings["deals"]] == [board["gains"][1] for board in beside["boards"]], (
        "Anna is the field"
    )
    shares = {person["name"]: person["matchpoints"] for person in standings["later"]}
    assert shares["Anna"] + shares["Ben"] == pytest.approx(1), "each is compared with the other"
    assert anna.get("/api/me/boards").json()["games"] == [], "a challenge is not rated"
    body = {"version": 1, "action": "AS"}
    assert anna.post(f"/api/boards/{link['set']}/1/actions", json=body).status_code == 409, "who made it has played it"


def test_a_challenge_that_was_begun_can_be_given_up(anna: Client, ben: Client):
    """It is played no further, told to nobody, and its cards are not dealt once more."""
    link = challenge_of(anna, anna.make(game="quarante", options={"target": 10}, bots="careful"))
    at = f"/api/boards/{link['set']}"
    refused(ben.post(f"{at}/end"), 409, "not-open")
    view = opened(ben, link["set"], 1).json()
    assert [board_set["id"] for board_set in ben.get("/api/me/sets").json()["begun"]] == [link["set"]]
    assert ben.post(f"{at}/end").status_code == 204
    refused(ben.post(f"{at}/end"), 409, "not-open")
    assert ben.get("/api/me/sets").json()["begun"] == []
    mine = ben.get(at).json()["mine"]
    assert (mine["given_up"], mine["finished"], mine["board"], mine["played"]) == (True, False, 0, 0)
    refused(opened(ben, link["set"], 1), 409, "given-up")
    refused(ben.post(f"{at}/1/actions", json={"version": view["version"], "action": "AS"}), 409, "given-up")
    refused(ben.get(f"{at}/standings"), 403, "play-first")
    refused(ben.get(f"{at}/1/traveller"), 403, "play-first")
    assert ben.get(at).json()["seal"]
    assert ben.get(at).json()["secret"] is None
    assert answers(anna, "name") == [], "nobody is told"
    (held,) = [entry for entry in ben.get("/api/me/export").json()["boards"] if entry["set"] == link["set"]]
    assert held["given_up"] > held["began"]
    assert held["finished"] is None
    refused(anna.post(f"{at}/end"), 409, "not-open")  # who made it has played it
    day = today(ben, "quarante")["id"]
    opened(ben, day, 1)
    refused(ben.post(f"/api/boards/{day}/end"), 409, "of-a-day")


def begin(client: Client, set_id: str, by: str) -> None:
    """Sit down at the first board as who follows a link does."""
    assert client.post(f"/api/boards/{set_id}/1", params={"by": by}).status_code == 200


def answers(client: Client, *fields: str) -> list[Any]:
    """What is new of one's challenges."""
    return [tuple(answer[field] for field in fields) for answer in client.get("/api/me/sets").json()["answers"]]


def test_who_comes_to_the_lobby_is_told_whether_there_are_days(anna: Client, tmp_path: Path):
    assert anna.get("/api/me/sets").json()["days"] is True
    with served(Settings(data=tmp_path, days=False)) as closed, device(closed) as ben:
        assert ben.get("/api/me/sets").json()["days"] is False


def begun(client: Client) -> list[tuple[str, int, int]]:
    """The sets to go on with: which, at which board, and how many are played."""
    return [
        (board_set["id"], board_set["mine"]["board"], board_set["mine"]["played"])
        for board_set in client.get("/api/me/sets").json()["begun"]
    ]


@pytest.mark.costly
def test_what_is_begun_and_not_finished_is_there_to_go_on_with(anna: Client):
    assert begun(anna) == []
    board_set = today(anna, "quarante")
    played(anna, board_set["id"], 1)
    opened(anna, today(anna, "jeu-du-roi")["id"], 1)
    assert begun(anna) == [(today(anna, "jeu-du-roi")["id"], 1, 0), (board_set["id"], 2, 1)], "the latest first"
    for board in range(2, board_set["boards"] + 1):
        played(anna, board_set["id"], board)
    assert begun(anna) == [(today(anna, "jeu-du-roi")["id"], 1, 0)]


def test_boards_whose_bots_have_another_version_by_now_are_nothing_to_go_on_with(
    anna: Client, monkeypatch: pytest.MonkeyPatch
):
    board_set = today(anna, "400")
    opened(anna, board_set["id"], 1)
    assert begun(anna) == [(board_set["id"], 1, 0)]
    monkeypatch.setattr(find("careful"), "VERSION", 999)
    refused(opened(anna, board_set["id"], 1), 409, "other-bots")
    assert begun(anna) == []


def test_nobody_is_reminded_for_ever_of_what_they_have_left():
    def waits(day: str, began: float, at: float) -> bool:
        stored = StoredSet("a", day, "king", "{}", "", NOON)
        return days_told.is_waiting(stored, Entry("a", "anna", "x", began, None, False), at)

    day, after, week = day_of(NOON), day_end(day_of(NOON)), days_told.RECENT
    assert waits(day, NOON, NOON + 60)
    assert not waits(day, NOON, after), "its day is over: what is left of it is practice"
    assert waits(day, after, after + 60), "that was begun as practice"
    assert not waits(day, after, after + week)
    assert waits("", NOON, NOON + 60)
    assert not waits("", NOON, NOON + week)


@pytest.mark.costly
def test_who_challenged_is_told_once_that_a_friend_has_played(anna: Client, ben: Client):
    board_set = today(anna, "quarante")
    set_id = board_set["id"]
    opened(anna, set_id, 1)
    begin(ben, set_id, today(anna, "quarante")["mine"]["handle"])
    assert answers(anna, "set") == [], "nobody hears that somebody has begun"
    finish(ben, board_set, seed=1)
    theirs = today(ben, "quarante")["mine"]["handle"]
    assert "Ben" not in anna.get("/api/me/sets").text, "nothing is told before one has played all of it oneself"
    finish(anna, board_set)
    assert answers(anna, "set", "handle", "name", "game", "day") == [(set_id, theirs, "Ben", "quarante", board_set["day"])]
    assert answers(ben, "name") == [], "Anna has followed nobody's link"
    (held,) = anna.get("/api/me/export").json()["boards"]
    assert (held["answers"], held["sender"]) == (1, "")
    assert anna.get(f"/api/boards/{set_id}/beside/{theirs}").status_code == 200
    other_site = {"origin": "https://elsewhere.example"}
    refused(anna.delete(f"/api/boards/{set_id}/answers/{theirs}", headers=other_site), 403, "other-origin")
    for _ in range(2):
        assert ben.delete(f"/api/boards/{set_id}/answers/{theirs}").status_code == 204, "that is nothing of Ben's"
    assert len(answers(anna, "name")) == 1
    assert anna.delete(f"/api/boards/{set_id}/answers/{theirs}").status_code == 204
    assert answers(anna, "name") == []


def test_two_servers_open_one_day(url: str, store: Store):
    other = Store(url)

    async def both() -> list[list[StoredSet]]:
        day = day_of(NOON)
        return list(await asyncio.gather(*(open_day(each_store.boards, day, NOON) for each_store in (store, other))))

    first, second = asyncio.run(both())
    other.close()
    assert first == second
    assert len({set_of(each).seal for each in first}) == len(GAMES_OF_A_DAY)


async def all_begun(boards: Any, sets: list[StoredSet]) -> None:
    """Somebody begins each of these sets: nobody makes a field for none."""
    for board_set in sets:
        await boards.enter(board_set.id, "ida", NOON)


async def test_the_field_of_a_set_is_made_when_somebody_begins_it(store: Store):
    first, second, *_ = await open_day(store.boards, day_of(NOON), NOON)
    maker = FieldMaker(store.boards, processes=0)
    assert await maker.make() == 0
    await store.boards.enter(first.id, "ida", NOON)
    assert await maker.make() == 2 * set_of(first).number
    maker.close()
    assert await store.boards.field_of(first.id)
    assert await store.boards.field_of(second.id) == []


async def test_what_was_played_on_its_day_is_judged_and_the_rating_goes_by_it(
    store: Store, monkeypatch: pytest.MonkeyPatch
):
    """Each board once, by whoever comes; one among bots of another version stays as it is."""
    scale = Scale({}, Losses(2.0, 4.0))
    for module in (fields_module, standings_module):
        monkeypatch.setattr(module, "scale_of", lambda rules, replies: scale)
    monkeypatch.setattr(fields_module, "given_away", lambda match, seat: (1.0,) * len(match.deals))
    first = next(
        board_set for board_set in await open_day(store.boards, day_of(NOON), NOON) if board_set.game == "quarante"
    )
    boards, day = set_of(first), time.time()
    for board in range(1, boards.number + 1):
        session = BoardSession.of(boards, board, "anna", None)
        await session.begin(by_chance)
        while not session.over:
            await session.take(token(legal(session.table.state)[0]), by_chance)
        await store.boards.enter(first.id, "anna", day)
        await store.boards.write_play(first.id, "anna", session.play(), None)
    await store.boards.write_play(first.id, "ben", session.play()._replace(deals='[["ZZ"]]'), None)
    await store.boards.enter(first.id, "ben", day)
    makers = [FieldMaker(store.boards, processes=0) for _ in range(2)]
    for maker in makers:
        await maker.make()
    assert {play.lost for play in await store.boards.plays(first.id, "anna")} == {""}, "not before the set is finished"
    for player in ("anna", "ben"):
        await store.boards.finish(first.id, player, Done(day, ranked=True))
    counts = await asyncio.gather(*(maker.make() for maker in makers))
    for maker in makers:
        maker.close()
    assert sum(counts) == boards.number + 1
    assert [play.lost for play in await store.boards.plays(first.id, "anna")] == ["[1.0]"] * boards.number
    assert [play.lost for play in await store.boards.plays(first.id, "ben")] == ["[]"]
    (rated,) = await ratings_of(store.boards, "anna")
    assert (rated.rating.value, rated.rating.deals) == (CENTRE + UNIT * (2.0 - 1.0) / 4.0, boards.number)


async def by_chance(bot: str, view: View, dice: Stream) -> Action:
    return view.legal[dice.below(len(view.legal))]


CHILD = """
import asyncio, sys
from fourkings.app.boards import days
from fourkings.server.workers import field_maker
from fourkings.server.db import Store
days.REPLIES, few = "careful", {"careful": 1, "chance": 3}
days.FIELD = field_maker.FIELD = few
asyncio.run(field_maker.FieldMaker(Store(sys.argv[1]).boards, processes=0).run(days=False))
"""


@pytest.mark.costly
async def test_a_server_killed_while_the_field_is_made_leaves_it_to_be_gone_on_with(
    url: str, store: Store, monkeypatch: pytest.MonkeyPatch
):
    """A process of its own is killed as a power cut would: what it made stays, what it had taken is made by the next."""

    async def done() -> dict[tuple[int, str, str], str]:
        sets = await store.boards.of_day(day_of(NOON))
        return {
            (board, bot, board_set.id): points
            for board_set in sets
            for board, bot, points in await store.boards.field_of(board_set.id)
        }

    sets = await open_day(store.boards, day_of(NOON), NOON)
    await all_begun(store.boards, sets)
    everything = sum(2 * set_of(board_set).number for board_set in sets)
    child = subprocess.Popen([sys.executable, "-c", CHILD, url])
    try:
        while len(await done()) < 3:
            assert child.poll() is None
            await asyncio.sleep(0.01)
    finally:
        child.kill()
        child.wait()
    before = await done()
    assert len(before) >= 3
    later = time.time() + 2 * fields_module.HOLD
    monkeypatch.setattr(fields_module.time, "time", lambda: later)
    maker = FieldMaker(store.boards, processes=0)
    assert await maker.make() == everything - len(before)
    maker.close()
    after = await done()
    assert len(after) == everything
    assert {key: after[key] for key in before} == before, "nothing is made twice"


async def test_a_board_is_written_once_for_each_version(store: Store):
    (first, *_) = await open_day(store.boards, day_of(NOON), NOON)
    await store.boards.enter(first.id, "anna", NOON)
    assert await store.boards.enter(first.id, "anna", NOON + 1) == await store.boards.entry(first.id, "anna")
    await store.boards.write_play(first.id, "anna", Play(1, 2, "[[]]", ""), None)
    with pytest.raises(VersionConflict):
        await store.boards.write_play(first.id, "anna", Play(1, 2, "[[]]", ""), None)
    await store.boards.write_play(first.id, "anna", Play(1, 3, '[["AS"]]', ""), 2)
    with pytest.raises(VersionConflict):
        await store.boards.write_play(first.id, "anna", Play(1, 3, '[["KS"]]', ""), 2)
    assert [play.deals for play in await store.boards.plays(first.id, "anna")] == ['[["AS"]]']


@pytest.mark.costly
async def test_the_secret_is_told_when_the_day_is_over_and_who_plays_then_is_not_ranked(url: str, store: Store):
    """A day before today: its cards may be known, so it is for practice."""
    day = day_of(time.time() - 24 * 3600)
    for board_set in await open_day(store.boards, day, time.time() - 24 * 3600):
        assert day_end(day) <= time.time()
        assert read_set(json.dumps(set_json(set_of(board_set)))).seal == set_of(board_set).seal
    assert await ratings_of(store.boards, "nobody") == []
    folder = Path(url.removeprefix("sqlite:///")).parent if url.startswith("sqlite") else None
    if folder is None:
        return
    with served(Settings(data=folder, tempo=0.0, rate=10_000), folder / "static") as address, device(address) as late:
        board_set = next(
            board_set for board_set in late.get(f"/api/days?on={day}").json()["sets"] if board_set["game"] == "quarante"
        )
        assert board_set["over"]
        assert len(board_set["secret"]) == 64
        finish(late, board_set)
        standings = late.get(f"/api/boards/{board_set['id']}/standings").json()
        assert standings["people"] == []
        assert [person["you"] for person in standings["later"]] == [True]
        calendar = late.get("/api/days/past").json()
        assert calendar == {"days": [{"day": day, "played": [{"game": "quarante", "share": None}]}], "streak": 1}
        assert late.get("/api/me/boards").json()["games"] == []


async def test_a_calendar_is_told_the_share_of_worse_results(store: Store, tmp_path: Path):
    elsewhere = Store(f"sqlite:///{tmp_path / 'elsewhere.sqlite3'}")  # or the field of a whole day would be made here
    (first, *_) = await open_day(elsewhere.boards, day_of(NOON), NOON)
    elsewhere.close()
    stored = StoredSet("of-a-day", first.day, first.game, first.contents, "", NOON)
    numbers = range(1, set_of(stored).number + 1)
    await store.boards.add(stored, [FieldTask(stored.id, board, "careful 99") for board in numbers])
    dice = random.Random(3)

    def points() -> list[list[int]]:
        return [[dice.randrange(30), dice.randrange(30)]]

    for player in ("anna", "ben", "late"):
        await store.boards.enter(stored.id, player, NOON)
        for board in numbers:
            await store.boards.write_play(stored.id, player, Play(board, 1, "[[]]", json.dumps(points())), None)
        await store.boards.finish(stored.id, player, Done(NOON, ranked=player != "late"))
        if player == "anna":
            assert await share_of(store.boards, stored, player) is None, "nobody else has played"
    while task := await store.boards.claim_field_task(NOON, NOON + 60):
        await store.boards.write_field(task, json.dumps([points() for _ in range(4)]))
    everybody = (await ranked(store.boards, stored)).everybody
    shares = [await share_of(store.boards, stored, entry.player) for entry, _ in everybody]
    by_points = [standing.matchpoints for _, standing in everybody]
    assert len(set(by_points)) == len(set(shares)) == 3
    assert [share for _, share in sorted(zip(by_points, shares, strict=True))] == sorted(
        share for share in shares if share is not None
    )
    for entry, share in zip((entry for entry, _ in everybody), shares, strict=True):
        others = await others_of(store.boards, stored, entry.player)
        assert share is not None
        assert (share * len(others)).is_integer(), "a tie is no half"


async def test_a_part_of_a_field_by_a_bot_that_is_gone_is_left_alone(store: Store, tmp_path: Path):
    elsewhere = Store(f"sqlite:///{tmp_path / 'elsewhere.sqlite3'}")  # or the field of a whole day would be made here
    (first, *_) = await open_day(elsewhere.boards, day_of(NOON), NOON)
    elsewhere.close()
    stored = StoredSet("old", "", first.game, first.contents, "", NOON)
    assert await store.boards.add(stored, [FieldTask("old", 1, "careful 99")])
    assert not await store.boards.add(stored), "a set is kept once"
    await all_begun(store.boards, [stored])
    maker = FieldMaker(store.boards, processes=0)
    await maker.make()
    maker.close()
    assert await store.boards.field_of("old") == []


def test_a_board_that_is_played_is_ranked_at_once_and_opened_once_the_set_is_over(
    anna: Client, ben: Client, address: str, monkeypatch: pytest.MonkeyPatch
):
    board_set = today(anna, "400")
    at = f"/api/boards/{board_set['id']}/1"
    refused(anna.get(f"{at}/rank"), 403, "play-first")
    played(anna, board_set["id"], 1)
    rank = anna.get(f"{at}/rank").json()
    assert (rank["rank"], rank["mean"]) == (None, None), "no bot has played yet"
    refused(anna.get(f"{at}/traveller"), 403, "play-first")
    refused(anna.post(f"{at}/match"), 403, "play-first")
    refused(ben.get(f"{at}/rank"), 403, "play-first")
    for board in range(2, board_set["boards"] + 1):
        played(anna, board_set["id"], board)
    finish(ben, board_set, seed=5)
    lines = anna.get(f"{at}/traveller").json()["lines"]
    assert {line["name"] for line in lines} >= {"Anna", "Ben"}
    assert [line["gain"] for line in lines] == sorted((line["gain"] for line in lines), reverse=True)
    own = next(line for line in lines if line["you"])
    assert own["gain"] == rank["gain"]
    assert [call.partition(":")[0] for call in own["calls"]] == ["bid"]
    table = anna.post(f"{at}/match").json()["table"]
    deal = anna.get(f"/api/tables/{table}/deals/1").json()
    assert len(deal["steps"][0]["hands"]) == 4
    assert len(deal["bots"]) == 4
    assert next(match for match in anna.get("/api/matches").json() if match["table"] == table)["origin"] == "record"
    assert ben.get(f"/api/tables/{table}/deals/1").status_code == 404
