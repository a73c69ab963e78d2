"""The spaces: frozen numbers, a table in the documents, blocks that leave no gap, and observations that leak nothing."""

import hashlib
import random
import re
from pathlib import Path

import pytest

pytest.importorskip("numpy")

import numpy as np

from cases import CASES, Case, sampled
from fourkings.envs import spaces
from fourkings.rulebook import games
from fourkings.rulebook.game import apply, legal
from fourkings.rulebook.games import GAMES, UnknownGame, parse_action
from fourkings.rulebook.games._auction import RUNGS, STEPS
from fourkings.rulebook.match import deal_from_secret, from_secret, push
from fourkings.views import view
from tables import redealt

DOCS = Path(__file__).parents[2] / "docs"


def test_actions_are_frozen() -> None:
    assert len(spaces.ACTIONS) == spaces.NUM_ACTIONS == 130
    assert hashlib.sha256("\n".join(spaces.ACTIONS).encode()).hexdigest()[:16] == "da363921bbb9dd60"


@pytest.mark.parametrize("game", GAMES.own.values(), ids=lambda game: game.ID)
def test_numbers_and_actions_lead_to_each_other(game: games.Game) -> None:
    actions = [*games.rules(game).game.CALLS, *(action for action in spaces.LONG)]
    numbers = [spaces.number_of(game, action) for action in actions]
    assert len(set(numbers)) == len(numbers)
    assert [spaces.action_of(game, number) for number in numbers] == actions
    for number in set(range(-2, 132)) - set(numbers):
        with pytest.raises(ValueError, match=r"no call of|from 0 to 129"):
            spaces.action_of(game, number)


def test_blocks_fill_an_observation() -> None:
    first = 0
    for block in spaces.BLOCKS:
        assert block.first == first
        first += int(np.prod(block.shape))
    assert first == spaces.NUM_OBSERVED
    assert [*STEPS, "named", "split"] == list(spaces.STEPS)
    assert spaces.LADDER == RUNGS


def test_the_page_has_every_number() -> None:
    text = (DOCS / "spaces.md").read_text("utf-8")
    for number in (0, 12, 13, 51):
        assert f"{number} " in text
    listed: dict[int, str] = {}
    for first, last, cell in re.findall(r"^\| (\d+)(?: to (\d+))? \|[^|]*\| (.*) \|$", text.partition("## Obs")[0], re.M):
        words = re.findall(r"`(\S+)`", cell)
        calls = [word.replace("R", rung) for rung in RUNGS for word in words] if "each R" in cell else words
        listed |= zip(range(int(first), int(last or first) + 1), calls, strict=True)
    for game, start in spaces.FIRST_CALL.items():
        for number, call in enumerate(GAMES[game].CALLS, start):
            assert listed[number] == call
    for block in spaces.BLOCKS:
        shape = " × ".join(map(str, block.shape))
        assert f"| {block.first} | `{block.name}` | {shape} |" in text
    for version in (spaces.ACTIONS_VERSION, spaces.OBSERVATION_VERSION):
        assert version in text


@pytest.mark.parametrize("case", sampled([case for case in CASES if case.game.ID in GAMES.own]))
def test_hidden_cards_change_no_byte(case: Case) -> None:
    dice = random.Random(str(case))
    match = from_secret(case.rules, dice.randbytes(32))
    changed = 0
    for step in range(330):
        if match.result:
            break
        if match.between_deals:
            match = deal_from_secret(match, bytes(32))
        state = match.state
        if step % (5 if step < 60 else 10) == 0:
            for seat in range(4):
                other = redealt(state, seat, dice)
                changed += other != state
                if seat == state.turn or state.stage == "play":
                    here, there = (spaces.observation(view(deal, seat)) for deal in (state, other))
                    assert here.tobytes() == there.tobytes()
                    assert spaces.mask_of(view(state, seat)).tobytes() == spaces.mask_of(view(other, seat)).tobytes()
        match = push(match, dice.choice(legal(state)))
    assert changed > 20


def test_a_watcher_and_a_game_of_another_package_have_no_observation() -> None:
    state = from_secret(games.rules("king"), bytes(32)).state
    with pytest.raises(ValueError, match="a watcher has no seat"):
        spaces.observation(view(state, None))
    assert not spaces.mask_of(view(state, state.turn + 1 & 3)).any()
    assert apply(state, legal(state)[0]).trick


def test_a_game_goes_by_its_id_wherever_one_is_taken() -> None:
    assert spaces.number_of("king", "+3") == spaces.number_of(GAMES["king"], "+3") == 86
    assert spaces.action_of("400", 65) == "bid:2"
    assert parse_action("king", "pass") == "pass"
    with pytest.raises(UnknownGame, match="there is no game 'whist'"):
        spaces.number_of("whist", "pass")
    with pytest.raises(TypeError, match="a game or its id is needed, such as"):
        spaces.action_of(3, 60)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="'bid:3' is no call of king: its calls are declare:S, "):
        spaces.number_of("king", "bid:3")
