"""Every game in `examples/games`, installed as a package: its rules are read a second time, and the program plays it."""

import asyncio
import json
import random
import re
import sys
from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from cases import Case, cases_of, few
from example_games.readings import LEGAL, POINTS, Heard, following, passed_on, winner_of
from fourkings.analysis import Review, decisions, to_json
from fourkings.app.boards.days import open_day, set_of
from fourkings.app.memory import MemoryStore
from fourkings.arena import play, secret_of
from fourkings.bots import BOTS, Bot
from fourkings.bots.policies import taught
from fourkings.cli import cli
from fourkings.duplicate.sets import new_set, read_set, set_json
from fourkings.i18n import REVIEWED, language, rule_pages
from fourkings.i18n.installed import NETS, own_text
from fourkings.lessons import has_lesson
from fourkings.records import dumps, loads
from fourkings.records.replay import replay
from fourkings.rulebook.cards import mask, name, names
from fourkings.rulebook.deck import SECRET_BYTES, Stream
from fourkings.rulebook.game import Action, Game, legal
from fourkings.rulebook.games import GAMES, rules
from fourkings.rulebook.match import Match, apply_unchecked, deal_from_secret, from_secret
from fourkings.server import doctor
from fourkings.server.doctor import examine
from fourkings.server.net.settings import Settings
from fourkings.training import Plan
from fourkings.views import View, view
from installing import EXAMPLES, found_in
from research.figures import coach as explained
from rulebook import test_every_game as contract

pytestmark = pytest.mark.xdist_group("examples")
NAMES = sorted(path.name for path in EXAMPLES.iterdir() if path.is_dir())
MAX_LINES = 200
MAX_DEALS = 200
SECRET = bytes(range(SECRET_BYTES))


@pytest.fixture(params=few(NAMES, 2))
def game(examples: Path, request: pytest.FixtureRequest) -> Iterator[Game]:
    with found_in(examples):
        yield GAMES[request.param]


def test_it_is_small_and_whole(game: Game):
    assert GAMES.problems == ()
    assert len(Path(str(sys.modules[type(game).__module__].__file__)).read_text("utf-8").splitlines()) <= MAX_LINES
    contract.test_every_game_says_what_it_is()
    for code in REVIEWED:
        words = language(code)
        assert words.missing(game) == ()
        page = own_text(game, code, "rules", "md") or ""
        assert re.findall(r"^\*\*([A-Z]+-\d+)\.\*\*", page, re.MULTILINE) == list(game.CLAUSES)
        assert all(f"`{option.name}`" in page for option in game.OPTIONS if option.clause in game.CLAUSES)
        assert not re.search(r"[ \u00a0][:;!?»](\s|$)", page), "a narrow space stands before these signs"


def test_both_languages_have_the_same_sentences(game: Game):
    first, *others = (
        re.findall(r"^(?:([a-z][\w-]*)|    (\.\w+)) =", own_text(game, code, "i18n", "ftl") or "", re.MULTILINE)
        for code in REVIEWED
    )
    assert first
    assert all(keys == first for keys in others)


def test_it_keeps_the_contract_of_all_games(game: Game):
    for case in cases_of(game):
        contract.check_contract(case, most=3)


def test_a_second_reading_agrees(game: Game):
    """Matches by chance to their end: every legal card, every trick and every point, read again from the rule page."""
    for case in cases_of(game):
        match = by_chance(case)
        assert match.result is not None
        assert replay(loads(dumps(match, with_legal=True))) == match
        for place, played in enumerate(match.deals):
            state = played.state
            if state.void:
                continue
            heard = Heard(place + 1, state.deal.dealer, dict(case.rules.values))
            read_again(game, heard, match, place)
            assert POINTS[game.ID](heard) == list(state.points or ()), (case, place)
            contract.check_total(state)


def by_chance(case: Case) -> Match:
    """A match to its end: cards by chance, calls seldom, because calls by chance bid a score down for ever."""
    dice = random.Random(len(str(case)))
    match = from_secret(case.rules, SECRET)
    while match.result is None:
        if match.between_deals:
            assert len(match.deals) < MAX_DEALS, f"{case} does not end"
            match = deal_from_secret(match, SECRET)
        actions = legal(match.state)
        action = dice.choice(actions)
        if isinstance(actions[0], str) and dice.randrange(20):
            action = BOTS["careful"].choose(view(match.state, match.state.turn), Stream(SECRET, b"bot"))
        match = apply_unchecked(match, action)
    return match


def read_again(game: Game, heard: Heard, match: Match, place: int) -> None:
    """Write a deal down from the actions alone, and compare what may be played before each card."""
    played = match.deals[place]
    hands = [list(map(name, hand)) for hand in played.state.deal.dealt]
    trick: list[str] = []
    leader = -1
    for seat, action in played.actions:
        if isinstance(action, str):
            heard.calls.append((seat, action))
            continue
        if game.ID == "hearts" and not trick and not heard.tricks:
            passed_on(heard, hands)
        leader = seat if not trick else leader
        allowed = LEGAL[game.ID](heard, hands[seat], trick) if game.ID in LEGAL else following(hands[seat], trick)
        assert name(action) in allowed
        hands[seat].remove(name(action))
        trick.append(name(action))
        if len(trick) == 4:
            taker = winner_of(leader, trick, heard.trump())
            assert taker == played.state.tricks[len(heard.tricks)].winner
            heard.tricks.append((leader, trick, taker))
            trick = []


def test_the_second_reading_allows_no_more_cards(game: Game):
    for match, deal in contract.deals_of(rules(game), seed=5, most=400):
        heard = Heard(len(match.deals), deal[0].deal.dealer, dict(match.rules.values))
        read_again(game, heard, match, len(match.deals) - 1)
        for state in deal[:-1:7]:
            if state.stage != "play":
                continue
            hand, trick = list(names(state.hands[state.turn])), list(map(name, state.trick))
            so_far = replace(heard, tricks=heard.tricks[: len(state.tricks)])
            allowed = LEGAL[game.ID](so_far, hand, trick) if game.ID in LEGAL else following(hand, trick)
            assert sorted(allowed) == sorted(name(card) for card in legal(state) if isinstance(card, int))


class Quick:
    VERSION = 1

    def __init__(self, bot: Bot) -> None:
        self.NAME, self._bot = bot.NAME, bot

    def choose(self, seen: View, rng: Stream, limit: int | None = None) -> Action:
        action = self._bot.choose(seen, rng, 4)
        assert action in seen.legal
        return action


@pytest.mark.costly
@pytest.mark.parametrize("bot", ["careful", "flat"])
def test_bots_play_a_whole_match(game: Game, bot: str):
    match = play(rules(game), [Quick(BOTS[bot])] * 4, secret_of(rules(game), 1, 1), max_deals=400)
    assert match.result is not None
    assert not all(deal.state.void for deal in match.deals)


@pytest.mark.costly
def test_a_match_is_reviewed(game: Game):
    match = play(rules(game), [BOTS["careful"]] * 4, secret_of(rules(game), 2, 1), max_deals=2)
    judged = list(islice(decisions(match, 0), 2))
    assert len(judged) == 2
    report = to_json(Review(match.rules, 0, tuple(judged)), language("fr"))
    assert sum(report["summary"]["verdicts"].values()) == 2


def test_mistakes_are_explained(game: Game):
    for mistake in islice(explained.mistakes(rules(game), 1), 3):
        case = explained.checked(mistake, language("en", isolating=False))
        assert not case.false, case
        assert case.sign, case
        assert len(case.text.split()) <= explained.WORDS, case


def test_sets_of_boards_and_lessons(game: Game):
    boards = new_set("one", rules(game), 2, "careful 1", bytes(SECRET_BYTES))
    assert read_set(json.dumps(set_json(boards))) == boards
    assert not has_lesson(game.ID)


@pytest.mark.costly
def test_the_command_line_knows_it(game: Game):
    runner = CliRunner()
    shown = runner.invoke(cli, ["games", game.ID])
    assert shown.exit_code == 0
    assert "lacks" not in shown.output
    ran = runner.invoke(cli, ["match", game.ID, "careful", "chance", "--sets", "2", "--max-deals", "3"])
    assert ran.exit_code == 0, ran.output


def test_the_environment_for_one_table_plays_it(game: Game):
    pytest.importorskip("numpy")
    from fourkings.envs import spaces
    from fourkings.envs.seats import AGENTS, Seats

    seats, dice = Seats(game.ID, None, None, "points", 2), random.Random(1)
    seats.open(7)
    said = set()
    while not (seats.over or seats.truncated):
        chosen = dice.choice(seats.seen(AGENTS[seats.turn])["action_mask"].nonzero()[0].tolist())
        said |= {spaces.action_of(game, chosen)} & set(game.CALLS)
        seats.act(chosen)
    assert bool(said) <= bool(game.CALLS)


@pytest.mark.parametrize("autoreset", ["same_step", "next_step", "disabled"])
def test_the_environment_for_many_tables_plays_it_by_its_plain_rules(game: Game, autoreset: Any):
    """Table 0 is played on beside it, from the match that `simulate` plays with the same seed."""
    np = pytest.importorskip("numpy")
    from fourkings.envs import spaces, vector

    with pytest.raises(ValueError, match=f"opponents in {game.ID}, a game of another package, are 'chance' or 'careful'"):
        vector.make(game, 2, opponents="net")
    env = vector.make(game, 2, max_deals=2, autoreset=autoreset)
    seen, _ = env.reset(seed=3)
    number, secret = 0, secret_of(rules(game), 3, 0)
    match, ended = from_secret(rules(game), secret), 0
    while ended < 2:
        state = match.state
        assert env.arrays.seat[0] == state.turn
        assert np.array_equal(seen["observation"][0], spaces.observation(view(state, state.turn)))
        assert np.array_equal(seen["action_mask"][0], spaces.mask_of(view(state, state.turn)))
        assert env.hands[0].tolist() == [mask(hand) for hand in state.deal.dealt]
        actions = env.by_chance()
        match = apply_unchecked(match, spaces.action_of(game, int(actions[0])))
        seen, rewards, terminated, truncated, _ = env.step(actions)
        if match.state.stage == "done":
            points = match.state.points or ()
            assert rewards[0].tolist() == [points[seat % len(points)] for seat in range(4)]
        assert terminated[0] == (match.result is not None)
        if terminated[0] or truncated[0]:
            ended, number = ended + 1, number + 1
            secret = secret_of(rules(game), 3, number)
            match = from_secret(rules(game), secret)
        elif match.between_deals:
            match = deal_from_secret(match, secret)
        over = terminated | truncated
        if over.any() and autoreset == "disabled":
            seen, _ = env.reset(options={"reset_mask": over})
        elif over[0] and autoreset == "next_step":
            seen, *_ = env.step(env.by_chance())


def test_a_day_has_its_boards(game: Game):
    store = MemoryStore()
    (day,) = (stored for stored in asyncio.run(open_day(store.boards, "2026-01-01", 0.0)) if stored.game == game.ID)
    boards = set_of(day)
    assert boards.rules.game is game
    assert boards.number == (1 if game.DEAL_KINDS else 6)


def test_the_nets_that_it_ships_were_taught_every_contract(game: Game):
    shipped = (Path(str(sys.modules[type(game).__module__].__file__)).parent / NETS).exists()
    nets = taught.of_game(game.ID)
    assert (nets is not None) == shipped
    if nets is not None:
        assert list(nets.policy) == list(Plan(rules(game)).contracts)
        assert nets.every is not None
        assert (nets.about["preset"], nets.about["leave_out"]) == ("classic", None)


@pytest.mark.costly
@pytest.mark.parametrize("lacking", [(), ("uvicorn",)])
def test_doctor_names_what_it_leaves_out(
    game: Game, lacking: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(doctor, "missing", lambda: lacking)
    (finding,) = (finding for finding in examine(Settings(data=tmp_path)) if finding.key.startswith("games"))
    assert (finding.key, finding.health) == ("games-partly", "mind")
    (parts,) = (row for row in str(finding.params["missing"]).split("; ") if row.startswith(f"{game.ID}: "))
    assert "deal.toml, lesson.toml" in parts
    assert (NETS in parts) != (Path(str(sys.modules[type(game).__module__].__file__)).parent / NETS).exists()
    assert ("careful_call" in parts) == bool(game.CALLS and not game.overrides("careful_call"))


def test_a_rule_page_with_a_wrong_marker_is_refused_with_its_place(
    game: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(rule_pages, "own_text", lambda *where: "# A game\n\n<!-- table: options -->\n")
    (finding,) = (finding for finding in examine(Settings(data=tmp_path)) if finding.key == "games-page")
    assert "rules/en.md, line 3: the marker table: options is not closed; add <!-- end -->" in str(finding.params["fault"])
    ran = CliRunner().invoke(cli, ["rules", game.ID])
    assert (
        ran.exit_code,
        "rules/en.md, line 3: the marker table: options is not closed; add <!-- end -->" in ran.output,
    ) == (2, True)
