"""Polignac, a game that no part of the program knows: installed as a package of its own, it can do what the others can."""

import json
import os
import random
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from fourkings import sampling
from fourkings.arena import play, secret_of
from fourkings.bots import BOTS
from fourkings.cli import cli
from fourkings.i18n import REVIEWED, language
from fourkings.records import deal_spec, dumps, loads, to_json
from fourkings.records.verify import verify
from fourkings.rulebook.deck import SECRET_BYTES, Shuffled, seal
from fourkings.rulebook.game import Game, Refused, State, act, apply, legal, start, unplayed, why_not
from fourkings.rulebook.games import GAMES, UnknownGame, find, rules
from fourkings.rulebook.match import from_secret
from fourkings.server.net.settings import Settings
from fourkings.server.realtime.sessions import COOKIE
from fourkings.solver import Position, positions, solve
from fourkings.views import view
from installing import found_in, install_by_pip, pretend
from serving import device, served

SECRET = bytes(range(SECRET_BYTES))


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return install_by_pip(tmp_path_factory.mktemp("example"))


@pytest.fixture
def game(site: Path) -> Iterator[Game]:
    with found_in(site):
        yield GAMES["polignac"]


def command(*arguments: str, path: Path, text: str = "") -> subprocess.CompletedProcess[str]:
    search = os.pathsep.join([str(path), *filter(None, [os.environ.get("PYTHONPATH")])])
    env = {**os.environ, "PYTHONPATH": search, "LANG": "C.UTF-8"}
    command = [sys.executable, "-m", "fourkings", *arguments]
    return subprocess.run(command, env=env, input=text, capture_output=True, text=True, check=False)


def invoke(*arguments: str, text: str = "") -> Result:
    return CliRunner().invoke(cli, arguments, input=text)


@pytest.mark.costly
def test_it_is_there_only_where_it_is_installed(site: Path):
    assert "polignac" not in GAMES
    with found_in(site):
        assert list(GAMES)[-1] == "polignac"
        assert list(GAMES)[:5] == list(GAMES.own)
        assert find("quatre-valets") is GAMES["polignac"]
        assert GAMES.problems == ()
    with pytest.raises(UnknownGame):
        find("polignac")


def deal(game: Game, *hands: str, calls: str = "pass pass pass pass") -> State:
    state = start(rules(game), 1, 3, (0, 0, 0, 0), tuple(tuple(map(_card, hand.split())) for hand in hands))
    for call in calls.split():
        state = act(state, state.turn, call)
    return state


def _card(name: str) -> int:
    from fourkings.rulebook.cards import card

    return card(name)


def play_on(state: State, cards: str) -> State:
    for card in cards.split():
        state = act(state, state.turn, _card(card))
    return state


def test_PO_4_the_first_capot_ends_the_calls(game: Game):
    at = deal(game, "AS", "KS", "QS", "JS", calls="pass capot")
    assert (at.stage, at.turn, game.public_calls(at)["caller"]) == ("play", 0, 1)
    with pytest.raises(Refused, match="PO-4"):
        act(at, 0, "pass")


def test_PO_6_jacks_cost_one_and_polignac_two(game: Game):
    end = play_on(deal(game, "AS JH", "KS AH", "QS 8H", "JS 7H"), "AS KS QS JS JH AH 8H 7H")
    assert end.points == (-2, -1, 0, 0)


def test_PO_7_a_capot_made_and_a_capot_lost(game: Game):
    hands = ("AS AH", "KS KH", "QS QH", "JS JH")
    assert play_on(deal(game, *hands, calls="capot"), "AS KS QS JS AH KH QH JH").points == (0, -5, -5, -5)
    lost = play_on(deal(game, *hands, calls="pass capot"), "AS KS QS JS")
    assert (lost.stage, lost.points) == ("done", (0, -5, 0, 0))
    assert unplayed(lost)


def test_PO_9_the_least_below_nothing_wins_after_the_agreed_deals(game: Game):
    match = play(rules(game, "short"), [BOTS["chance"]] * 4, secret_of(rules(game), 3, 1))
    assert len(match.deals) == 4
    assert match.result is not None
    assert max(match.totals) == match.totals[match.result.winners[0]]


def test_the_cards_of_its_records_agree_with_the_secret(game: Game):
    match = play(rules(game), [BOTS["chance"]] * 4, SECRET)
    shuffled = Shuffled(seal(SECRET), (), SECRET)
    assert verify(loads(json.dumps(to_json(match, shuffled=shuffled)))).verdict == "agrees"
    assert deal_spec.dealing(rules(game)).packets == (3, 2, 3)
    assert deal_spec.changes(game) == ()


def test_samples_fit_what_was_seen(game: Game):
    dice = random.Random(2)
    state = from_secret(rules(game), SECRET).state
    while state.stage != "done":
        seen = view(state, state.turn)
        known = sampling.constraints(seen)
        assert all(not known.cannot[seat] & state.hands[seat] for seat in range(4))
        rows = sampling.sample(seen, 1, 20)
        assert all(sum(map(int, row)) == unplayed(state) and row[seen.seat] == seen.hand for row in rows)
        if unplayed(state).bit_count() <= 8:
            assert sampling.count(seen) == len(sampling.all_deals(known))
        state = apply(state, dice.choice([action for action in legal(state) if action != "capot"]))


def test_the_solver_and_its_positions_know_its_contracts(game: Game):
    hands = [["AS", "JH"], ["KS", "AH"], ["QS", "8H"], ["JS", "7H"]]
    asked = {"game": "polignac", "hands": hands, "leader": 0, "side": [0]}
    assert isinstance(positions.parse(json.dumps(asked)).position, Position)
    answer = positions.answer(solve(deal(game, *map(" ".join, hands)), [0]))
    assert answer["value"] == -2  # whichever way: the ace of spades takes Polignac
    capot = positions.parse(json.dumps({**asked, "trump": "capot"}))
    assert capot.position.contract.payoff.trick == 1
    with pytest.raises(positions.PositionError, match="'trump' is one of S, H, D, C, NT, capot or null"):
        positions.parse(json.dumps({**asked, "trump": "grand"}))


def test_every_refusal_and_every_line_has_a_sentence(game: Game):
    for code in REVIEWED:
        words = language(code)
        state = from_secret(rules(game), SECRET).state
        reason = why_not(state, state.turn, state.deal.dealt[state.turn][0])
        assert reason is not None
        assert {"en": "call capot", "fr": "annoncer capot"}[code] in words.reason(reason)
        assert words.value(game, "deals", 9).name.startswith("9 ")


@pytest.mark.costly
def test_the_command_line_lists_it_plays_it_and_checks_it(site: Path, tmp_path: Path):
    listed = command("games", path=site)
    assert listed.returncode == 0
    assert "Take no jack" in " ".join(listed.stdout.split())
    assert listed.stderr == ""
    scores = command("match", "polignac", "careful", "chance", "--sets", "2", "--preset", "short", path=site)
    assert scores.returncode == 0, scores.stderr
    with found_in(site):
        assert "May somebody call" in invoke("games", "quatre-valets").stdout
        assert "annonce *capot*" in invoke("rules", "polignac", "--lang", "fr", "--plain").stdout
        out = tmp_path / "polignac.jsonl"
        ran = invoke("simulate", "polignac", "--matches", "2", "--seed", "7", "--processes", "1", "--out", str(out))
        assert ran.exit_code == 0, ran.output
        assert invoke("replay", str(out)).exit_code == 0
        line = json.dumps({"game": "polignac", "hands": [["AS"], ["JS"], ["JH"], ["7H"]], "leader": 0, "side": [0]})
        assert json.loads(invoke("solve", "-", text=line).stdout)["value"] == -3


OTHER = "from fourkings_polignac import Polignac\nclass Other(Polignac):\n    {}\nGAME = Other()\n"
"""The code of a game like Polignac with something changed."""
HALF = """
from fourkings.rulebook.game import Game
class Half(Game):
    ID = "half"
    contracts = refuse = result = scoring_clause = None
GAME = Half()
"""
BROKEN = {
    "cannot be imported": ("torn", "torn = torn_game", "import nothing_of_the_kind"),
    "is not complete, it lacks CLAUSES": ("half", "half = half_game:GAME", HALF),
    "is not complete, it lacks Game": ("module", "module = some_module", "ID = 'module'"),
    "'king' is already a name of the game king": (
        "second-king", "king = second_king:GAME", OTHER.format("ID, ALIASES = 'king', ()"),
    ),
    "its entry point calls it": ("alias", "other = other_game:GAME", OTHER.format("ALIASES = ()")),
    "do not give its classic rules": (
        "crooked", "crooked = crooked_game:GAME", OTHER.format("ID, ALIASES, pack = 'crooked', (), None"),
    ),
    "its packets deal 28 cards, and its pack has 32": (
        "short-hand", "few = few_game:GAME", OTHER.format("ID, ALIASES, packets = 'few', (), lambda self, rules: (3, 4)"),
    ),
}  # fmt: skip


def test_a_broken_package_is_named_and_brings_nobody_else_down(site: Path, tmp_path: Path):
    for package, point, code in BROKEN.values():
        pretend(tmp_path, package, point, code)
    with found_in(site, tmp_path):
        assert list(GAMES) == [*GAMES.own, "polignac"]
        assert len(GAMES.problems) == len(BROKEN)
        for why, (package, _, _) in BROKEN.items():
            assert any(f"the package {package} " in fault and why in fault for fault in GAMES.problems), why
    ran = command("games", path=tmp_path)
    assert ran.returncode == 0
    assert "jeu-du-roi" in ran.stdout
    assert "Left out: the package torn brings a game 'torn' that is left out: torn_game cannot be imported" in ran.stderr
    assert "Traceback" not in ran.stderr
    assert command("games", "king", path=tmp_path).stderr == ""


@pytest.mark.costly
def test_without_its_sentences_it_says_which_are_missing_and_runs(site: Path, tmp_path: Path):
    bare = shutil.copytree(site, tmp_path / "bare")
    shutil.rmtree(bare / "fourkings_polignac" / "i18n")
    shutil.rmtree(bare / "fourkings_polignac" / "rules")
    with found_in(bare):
        game = GAMES["polignac"]
        words = language("fr")
        missing = words.missing(game)
        assert {"game-polignac", "option-polignac-capot.text", "action-capot.says", "line-polignac-capot-lost"} <= set(
            missing
        )
        assert words.game(game) == "polignac"
        assert words.says(game, "Anna", "capot") == words.says(game, "Anna", "capot", yours=True) == "Anna: capot"
        assert words.value(game, "deals", 9) == ("9", "")
        state = from_secret(rules(game), SECRET).state
        assert (
            words.reason(why_not(state, state.turn, 0) or pytest.fail("a card during the calls")) == "polignac call first"
        )
    ran = command("games", "polignac", path=bare)
    assert ran.returncode == 0
    assert "polignac lacks" in ran.stderr
    assert "option-polignac-capot.text" in ran.stderr
    page = command("rules", "polignac", path=bare)
    assert page.returncode == 2
    assert "contains no rule page" in page.stderr


def test_its_calls_are_numbered_by_its_own_list_in_the_environments(game: Game):
    pytest.importorskip("numpy")
    from fourkings.envs import frames, spaces

    assert [spaces.number_of("polignac", call) for call in game.CALLS] == [52, 53]
    assert [spaces.action_of(game, number) for number in (52, 53)] == list(game.CALLS)
    with pytest.raises(ValueError, match="action 54 is no call of polignac"):
        spaces.action_of(game, 54)
    record = loads(dumps(play(rules(game), [BOTS["chance"]] * 4, SECRET, max_deals=1)))
    assert {52, 53} & set(next(frames.rows(record, 0))["actions"])


def test_a_game_with_more_calls_than_numbers_is_refused(game: Game, monkeypatch: pytest.MonkeyPatch):
    pytest.importorskip("numpy")
    from fourkings.envs import spaces

    monkeypatch.setattr(type(game), "CALLS", tuple(f"call:{number}" for number in range(79)))
    with pytest.raises(ValueError, match="polignac has 79 calls, and only 78 have numbers"):
        spaces.number_of(game, "call:3")


@pytest.mark.costly
def test_a_table_is_played_to_its_end_over_the_network(site: Path, tmp_path: Path):
    settings = Settings(data=tmp_path, tempo=0.0, rate=1e4)
    with found_in(site), served(settings) as address, device(address) as client:
        (listed,) = [game for game in client.get("/api/games").json() if game["id"] == "polignac"]
        assert listed["dealing"]["packets"] == [3, 2, 3]
        assert (listed["dealing_changes"], listed["worked"]) == ([], False)
        assert "game-polignac" in client.get("/api/texts", params={"lang": "fr"}).json()["fluent"]
        assert "Polignac" in client.get("/api/rules/polignac").json()["html"]
        assert 'hreflang="en" href' in client.get("/rules/polignac.fr.html").text
        assert client.get("/rules/polignac.ru.html").status_code == 404  # the package has no Russian rules
        table = client.make(game="polignac", preset="short", options={"capot": "on"})
        with client.sit(table) as line:
            message = line.hello()
            assert (message["calls_panel"], message["plan"]) == ("calls", [])
            while not message["result"]:
                now = message["deal"]
                if now and now["legal"]:
                    line.write("act", version=message["version"], action=now["legal"][0])
                elif not now or now["stage"] == "done":
                    line.write("deal")
                message = line.hear("event")
            assert message["result"]["payments"] is None
        assert client.get("/api/luck").status_code == 200
        assert [day_set["game"] for day_set in client.get("/api/days").json()["sets"]] == list(GAMES)
        cookie = client.cookies[COOKIE]
    # The package is removed: the server goes on, and what was played of the game is not to be had.
    with served(settings) as address, device(address, cookie) as client:
        assert client.get("/api/luck").status_code == 200
        assert [day_set["game"] for day_set in client.get("/api/days").json()["sets"]] == list(GAMES.own)
        assert [table["game"] for table in client.get("/api/tables").json()] == ["polignac"]
        assert client.get(f"/api/tables/{table}/record").status_code == 404
        with client.sit(table) as line:
            line.write("hello", protocol=2)
            assert line.hear()["reason"]["key"] == "no-such-table"
