"""Practice: a moment of a match that is over, played on at a table that counts nowhere and tells nothing it should not."""

import random
from typing import Any

import pytest

import services
from finished import PLAYERS, next_fact, person, server_of_two_matches
from fourkings.app.practice import operations as practice
from fourkings.app.reviews.judging import other_hands
from fourkings.app.shared import origins
from fourkings.app.shared.origins import Practice
from fourkings.records import legal_tokens, token
from fourkings.rulebook.deck import SECRET_BYTES
from fourkings.rulebook.game import act
from fourkings.rulebook.games import GAMES, parse_action, rules
from fourkings.rulebook.match import from_secret
from fourkings.table import match as table
from fourkings.table.match import Opening, Participant, Table
from fourkings.views import view
from serving import Client, done, refused

pytestmark = services.MOSTLY_SQLITE
NAMES = ("Basile", "Céleste", "Dora")


def played(game: str, seed: int, deals: int = 2) -> Table:
    """Some deals of somebody among bots, all by chance."""
    dice = random.Random(seed)
    secret = dice.randbytes(SECRET_BYTES)
    chairs = (Participant("", "me", "club"), *(Participant(name, None, "careful") for name in NAMES))
    chosen = rules(GAMES[game])
    now = table.replay_match([Opening(chosen, chairs, from_secret(chosen, secret, list("abcd")).opening)])
    while now.match.result is None and not (len(now.match.deals) == deals and now.match.between_deals):
        now = table.apply_match_event(now, next_fact(now, secret, dice))
    return now


@pytest.mark.parametrize("game", GAMES)
def test_the_same_moment_with_the_same_cards_or_with_others_that_fit(game: str):
    now, dice = played(game, 3), random.Random(game)
    seat = now.seat_of("me")
    assert seat is not None
    last = len(now.match.deals)
    for share in (0.1, 0.5, 0.7):
        action = int(share * len(now.match.deals[-1].actions))
        for another in (False, True):
            origin = Practice("t", last, action, another, "strong")
            state = practice.state_at(now.match, origin)
            if another:
                hands = other_hands(view(state, seat), dice.randrange(1 << 40))
                facts = practice.events_with_other_hands(now, "me", origin, hands, bytes(32))
                if facts is None:
                    assert all(dealt == state.hands for dealt in hands)
                    continue
            else:
                facts = practice.begin(now, "me", origin, state.deal.dealt, bytes(32))
            begun = table.replay_match(facts)
            assert len(begun.match.deals) == last
            assert begun.match.deals[:-1] == now.match.deals[:-1]
            assert begun.match.deals[-1].actions == now.match.deals[-1].actions[:action]
            assert begun.seat_of("me") == seat
            assert view(begun.state, seat) == view(state, seat)
            assert (begun.state.hands != state.hands) is another
            assert [begun.participant(other).bot for other in range(4) if other != seat] == ["strong"] * 3


@pytest.mark.parametrize("game", GAMES)
def test_a_line_tried_by_hand_is_played_before_one_goes_on(game: str):
    now, dice = played(game, 5), random.Random(game)
    deal = now.match.deals[0]
    action = len(deal.actions) // 2
    state, line = table.rewind(now.match, 1, action).state, []
    for _ in range(3):
        line.append(dice.choice(legal_tokens(state)))
        state = act(state, state.turn, parse_action(now.rules.game, line[-1]))
    origin = Practice("t", 1, action, False, "same", tuple(line))
    begun = table.replay_match(practice.begin(now, "me", origin, deal.state.deal.dealt, bytes(32)))
    assert practice.state_at(now.match, origin) == state == begun.state
    assert [token(taken) for _, taken in begun.match.deals[0].actions[action:]] == line


def test_an_origin_is_read_as_it_was_written():
    for origin in (
        Practice("t", 3, 5, True, "same"),
        Practice("t", 1, 2, False, "same", ("QH", "KH")),
        origins.Imported(("Änna", "b", "c", "d"), (2, 0, 1, 3)),
    ):
        assert origins.parse(origins.write(origin)) == origin
    assert origins.parse("") is None


address = server_of_two_matches()


def test_a_moment_is_played_on_and_the_one_before_goes(address: str):
    with person(address, "p1") as client:
        asked = {"table": "over", "deal": 1, "action": 9}
        first = client.post("/api/practices", json=asked).json()["table"]
        second = client.post("/api/practices", json=asked | {"cards": "another", "bots": "careful"}).json()["table"]
        assert client.get(f"/api/practices/{first}").status_code == 404
        practice = client.get(f"/api/practices/{second}").json()
        assert (practice["of"], practice["deal"], practice["action"], practice["cards"]) == ("over", 1, 9, "another")
        assert practice["happened"]["points"]
        assert practice["now"] == {"actions": [], "points": None, "won": None}
        mine = {table["table"]: table["origin"] for table in client.get("/api/tables").json()}
        assert (mine["over"], mine[second]) == ("match", "practice")
        for path in (f"/api/tables/{second}/deals/1", f"/api/tables/{second}/record", f"/api/tables/{second}/reviews/0"):
            assert client.get(path).status_code in (404, 409)
        assert client.post("/api/challenges", json={"table": second}).status_code == 409
        assert client.post("/api/practices", json=asked | {"table": second}).status_code == 409
    with person(address, "p2") as client:
        assert client.get(f"/api/practices/{second}").status_code == 404


def test_one_continues_from_a_line_tried_by_hand_that_the_rules_allow(address: str):
    with person(address, "p1") as client:
        moment = {"deal": 1, "action": 9}
        card = client.post("/api/tables/over/lines", json=moment).json()["legal"][0]
        asked = {"table": "over", **moment}
        table = client.post("/api/practices", json=asked | {"line": [card]}).json()["table"]
        assert client.get(f"/api/practices/{table}").json()["line"] == [card]
        refused(client.post("/api/practices", json=asked | {"line": [card, card]}), 409, "not-legal")
        refused(client.post("/api/practices", json=asked | {"line": ["XX"]}), 422, "no-such-action")


def test_nobody_plays_on_or_tries_a_line_from_what_is_not_theirs_or_not_over(address: str):
    moment = {"deal": 1, "action": 2}
    asked = [("/api/practices", {"table": "running", "cards": cards}) for cards in ("same", "another")]
    for player in (*PLAYERS, "stranger"):
        with person(address, player) as client:
            for path, more in (*asked, ("/api/tables/running/lines", {})):
                answer = client.post(path, json=moment | more)
                assert answer.status_code == (404 if player == "stranger" else 409)
                assert set(answer.json()) == {"code", "message"}
    with person(address, "stranger") as client:
        assert client.post("/api/practices", json={"table": "over", **moment}).status_code == 404
        assert client.post("/api/tables/over/lines", json=moment).status_code == 404


def test_a_moment_that_is_none(address: str):
    with person(address, "p1") as client:
        for deal, action, code in ((99, 0, "no-such-moment"), (1, 999, "no-such-moment"), (1, 32, "deal-over")):
            answer = client.post("/api/practices", json={"table": "over", "deal": deal, "action": action})
            assert answer.json()["code"] == code
        assert (
            client.post("/api/practices", json={"table": "over", "deal": 1, "action": 1, "bots": "no"}).status_code == 422
        )


def position(client: Client, **line: Any) -> dict[str, Any]:
    return done(client.post("/api/tables/over/lines", json={"deal": 1, **line}))  # type: ignore[no-any-return]


def test_the_best_card_keeps_what_the_position_is_worth(address: str):
    """Card by card to the end, by the solver's own values: what is taken adds up to what was told at first."""
    with person(address, "p1") as client:
        first = now = position(client, action=20)
        assert first["kind"] == "exact"
        side = first["step"]["turn"] % 2
        worth = max(value["least"] for value in first["values"])
        line: list[str] = []
        taken = None
        while now["legal"]:
            cards = {value["action"]: value["least"] for value in now["values"]}
            assert set(cards) <= set(now["legal"])
            line.append(max(cards, key=lambda card: cards[card]))
            now = position(client, action=20, line=line)
        taken = now["points"][side]
        assert position(client, action=20) == first
        assert min(first["values"], key=lambda value: value["least"])["least"] <= worth
        assert taken is not None


def test_a_line_that_is_not_legal_or_none(address: str):
    with person(address, "p1") as client:
        first = position(client, action=0)
        other = next(card for hand in first["step"]["hands"] for card in hand if card not in first["legal"])
        for line, code in (([other], "not-legal"), (["XX"], "no-such-action"), (["bid:4"], "not-legal")):
            answer = client.post("/api/tables/over/lines", json={"deal": 1, "action": 0, "line": line})
            assert (answer.status_code in (409, 422)) is True
            assert answer.json()["code"] in (code, "no-such-action")
        for deal, action in ((9, 0), (1, 99)):
            assert client.post("/api/tables/over/lines", json={"deal": deal, "action": action}).status_code == 404
