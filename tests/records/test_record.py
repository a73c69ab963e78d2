"""Records as text: written and read again, and those of every released version replay for ever."""

import json
import random
from pathlib import Path

import pytest

from cases import CASES, Case, few, sampled
from fourkings import __version__
from fourkings.arena import simulate
from fourkings.bots import chance
from fourkings.records import FORMAT, dumps, from_json, loads, to_json, token
from fourkings.records.replay import Fault, replay
from fourkings.records.verify import verify
from fourkings.rulebook import deck
from fourkings.rulebook.game import legal
from fourkings.rulebook.games import GAMES, find, parse_action, rules
from fourkings.rulebook.match import Match, apply_unchecked, deal_from_secret, from_secret

TOP = ["format", "game", "preset", "options", "entrants", "opening", "deals", "result"]
EXAMPLE = {  # the example of docs/record.md, its elisions left out
    "format": "fourkings/1",
    "game": "400",
    "preset": "classic",
    "options": {"expose_first": "on", "values": "seed", "target": 41, "partner_floor": "positive"},
    "entrants": ["Amal", "Bruno", "Chloé", "Dario"],
    "opening": {"draw": [["9H", "AS", "2C", "AD"], [None, "KD", None, "4S"]], "seats": [0, 1, 2, 3], "dealer": 1},
    "deals": [],
}


def played(case: Case, seed: int = 1, deals: int = 4) -> Match:
    return next(simulate(case.rules, [chance] * 4, seed, 1, deals))


@pytest.mark.parametrize("case", sampled(CASES))
def test_what_is_written_is_read_again(case: Case):
    match = played(case)
    for with_legal in (False, True):
        line = dumps(match, with_legal)
        assert "\n" not in line
        record = loads(line)
        assert record.rules == case.rules
        assert record.raw == to_json(match, with_legal)
        assert replay(record) == match
        assert dumps(replay(record), with_legal) == line


@pytest.mark.parametrize("case", sampled(CASES))
def test_keys_and_their_order(case: Case):
    match = played(case, deals=12)
    record = to_json(match, with_legal=True)
    assert list(record) == (TOP if match.result else TOP[:-1])
    assert record["format"] == FORMAT
    assert record["options"] == {option.name: case.rules[option.name] for option in case.game.OPTIONS}
    kings = case.game.ID == "quarante-1792" and case.rules["partners"] == "kings"
    assert list(record["opening"]) == ["draw", *(["kings"] if kings else []), "seats", "dealer"]
    for number, deal in enumerate(record["deals"], 1):
        shown = ["turned"] if case.game.TEAM_SCORES else []
        if case.game.ID == "400" and case.rules["expose_first"] == "on":
            shown = ["face_up"]
        void = ["void"] if deal.get("void") else []
        assert list(deal) == ["number", "dealer", "hands", *shown, "actions", *void, "points", "totals"]
        assert deal["number"] == number
        assert len(deal["points"]) == len(deal["totals"]) == (2 if case.game.TEAM_SCORES else 4)
        for _, action, every in deal["actions"]:
            assert action in every
            assert every == sorted(every)


@pytest.mark.parametrize("game", few(GAMES, 2))
def test_a_running_deal_has_no_points_and_can_be_read(game: str):
    dice, chosen_rules = random.Random(2), rules(GAMES[game])
    secret = dice.randbytes(deck.SECRET_BYTES)
    match = from_secret(chosen_rules, secret)
    for _ in range(150):
        if match.result:
            break
        record = to_json(match)
        assert "result" not in record
        assert ("points" in record["deals"][-1]) == match.between_deals
        assert replay(loads(dumps(match))) == match
        if match.between_deals:
            match = deal_from_secret(match, secret)
        else:
            match = apply_unchecked(match, dice.choice(legal(match.state)))


def test_the_example_of_the_format_holds():
    assert replay(from_json(EXAMPLE)).opening.dealer == 1
    assert list(EXAMPLE) == TOP[:-1]
    with pytest.raises(Fault, match="FH-10"):
        replay(from_json(EXAMPLE | {"result": {"scores": [43, 7, 12, -3], "winners": [0, 2]}}))


def test_readers_let_unknown_keys_be_and_keep_them():
    deal = to_json(played(CASES[0], deals=1))["deals"][0] | {"clock": [1, 2]}
    record = to_json(played(CASES[0], deals=1)) | {"event": {"round": 3}, "deals": [deal]}
    record["opening"]["weather"] = "fair"
    read = from_json(record)
    assert replay(read).totals == tuple(deal["totals"])
    assert read.raw == record


def test_an_option_left_out_has_the_value_of_the_preset():
    record = to_json(played(next(case for case in CASES if str(case) == "king-portugal")))
    record["options"] = {}
    assert from_json(record).rules == rules(GAMES["king"], "portugal")
    record["options"] = {"split_limit": "2"}
    assert from_json(record).rules["split_limit"] == 2


def test_a_position_may_be_given_without_a_draw():
    record = EXAMPLE | {"opening": {"draw": [], "seats": [3, 1, 0, 2], "dealer": 2}}
    assert replay(from_json(record)).opening.seats == (3, 1, 0, 2)


def test_the_last_king_may_be_listed_or_not():
    match = played(next(case for case in CASES if str(case) == "quarante-1792-classic"))
    record = to_json(match)
    assert record["opening"]["kings"][-1][1][0] == "K"
    record["opening"]["kings"].pop()
    assert replay(from_json(record)).opening.seats == match.opening.seats


@pytest.mark.parametrize("game", GAMES)
def test_actions_both_ways(game: str):
    game_here = GAMES[game]
    for preset in game_here.PRESETS:
        for action in (*game_here.CALLS, *game_here.pack(rules(game_here, preset))):
            assert parse_action(game_here, token(action)) == action
    nonsense = "qh 10H 1H QX bid: bid:1 bid:14 +9 -3 +0 clique:AAA clique:KK"
    for word in ("", "QH ", *nonsense.split()):
        with pytest.raises(ValueError, match="neither a card nor a word"):
            parse_action(game_here, word)
    assert all(find(alias) is game_here for alias in (game_here.ID, *game_here.ALIASES))


def test_JR_9_what_is_paid_is_in_the_record_and_may_be_left_out():
    (match,) = simulate(rules(find("jeu-du-roi"), options={"stake": 3}), [chance] * 4, seed=1, matches=1)
    record = to_json(match)
    payments = record["result"]["payments"]
    assert match.result is not None
    assert tuple(payments) == match.result.payments
    assert sum(payments) == 0 < max(payments)
    assert replay(from_json(record)) == match
    shorter = {key: value for key, value in record["result"].items() if key != "payments"}
    assert replay(from_json(record | {"result": shorter})) == match
    with pytest.raises(Fault, match=r"the payments are .*JR-9"):
        replay(from_json(record | {"result": shorter | {"payments": [1, 0, 0, -1]}}))
    unstaked = record | {"options": record["options"] | {"stake": 0}}
    with pytest.raises(Fault, match="nothing is staked"):
        replay(from_json(unstaked))


FOLDER = Path(__file__).parents[1] / "records"
RECORDS = sorted(FOLDER.glob("*/*.json"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_record_of_a_released_version_replays(path: Path):
    record = loads(path.read_text("utf-8"))
    assert replay(record).result is not None
    assert verify(record).verdict == ("agrees" if path.stem.endswith("-sealed") else "open")


def test_this_version_has_left_its_records():
    here = {path.stem for path in (FOLDER / __version__).glob("*.json")}
    presets = {f"{game.ID}-{preset}" for game in GAMES.values() for preset in game.PRESETS}
    assert here == presets | {f"{game}-sealed" for game in GAMES}


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_changed_record_does_not_pass(path: Path):
    raw = json.loads(path.read_text("utf-8"))
    raw["result"]["scores"][0] += 1
    with pytest.raises(ValueError, match="score"):
        replay(loads(json.dumps(raw)))
