"""What every bot that thinks must keep to: legal, the same again, by the view alone; and deals to try it on."""

import ast
import os
import random
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from fourkings.arena import play, secret_of
from fourkings.bots import Bot, find
from fourkings.rulebook import games
from fourkings.rulebook.deck import Stream
from fourkings.rulebook.game import Action, Rules, State, apply, legal
from fourkings.rulebook.games import GAMES
from fourkings.rulebook.match import from_secret
from fourkings.sampling import sample, with_hands
from fourkings.views import View, view
from rules import table
from tables import redealt


def dice() -> Stream:
    return Stream(b"dice", b"")


def every_rules() -> list[Rules]:
    every = [games.rules(game, preset) for game in GAMES.values() for preset in game.PRESETS]
    for game in GAMES.values():
        for option in game.OPTIONS:
            values = option.ends
            for value in dict.fromkeys(value for value in values if value != option.default):
                needed = dict([option.needs[value]]) if value in option.needs else {}
                every.append(games.rules(game, options={option.name: value, **needed}))
    return every


def dealt_out(bot: int) -> list[Any]:
    """Every game's classic rules, and a third of all others: three bots share them, and each meets all with --heavy."""
    return [
        pytest.param(rules, id=named(rules), marks=pytest.mark.heavy if rules.changed() and place % 3 != bot else ())
        for place, rules in enumerate(every_rules())
    ]


def once_each() -> list[Any]:
    """Presets, and the values of options that no preset has; those that one has too are tried alone with --heavy."""
    every = every_rules()
    presets = [rules for rules in every if rules.preset != "classic"]
    return [
        pytest.param(
            rules, id=named(rules), marks=pytest.mark.heavy if any(held(rules, preset) for preset in presets) else ()
        )
        for rules in every
    ]


def held(rules: Rules, preset: Rules) -> bool:
    """True for a value of an option that the preset has too."""
    own = rules.changed().items()
    return rules.preset == "classic" and rules.game is preset.game and len(own) > 0 and own <= preset.changed().items()


def named(rules: Rules) -> str:
    return f"{rules.game.ID} {rules.preset} {rules.changed()}"


def without_the_compiler(module: str, function: str) -> Any:
    """What a function of the tests gives in a process in which Numba compiles nothing."""
    here = os.path.dirname(os.path.dirname(__file__))
    ran = subprocess.run(
        [sys.executable, "-c", f"from {module} import {function}; print(repr({function}()))"],
        capture_output=True, text=True, check=False, cwd=here,
        env={**os.environ, "NUMBA_DISABLE_JIT": "1", "PYTHONPATH": os.pathsep.join([here, *sys.path])},
    )  # fmt: skip
    assert ran.returncode == 0, ran.stderr
    return ast.literal_eval(ran.stdout)


class Legal:
    NAME, VERSION = "legal", 1

    def __init__(self, bot: Bot, limit: int) -> None:
        self.bot, self.limit = bot, limit

    def choose(self, seen: View, rng: Stream, limit: int | None = None) -> Action:
        action = self.bot.choose(seen, rng, self.limit)
        assert action in seen.legal
        return action


def plays_by_the_rules(bot: Bot, rules: Rules, limit: int) -> None:
    """One of it and three others, of whom one plays by chance and brings it into odd positions.

    Where every deal is played for the same, classic rules are played until scores are high and low, others in three.
    """
    careful = find("careful")
    many = 10 if rules.game.ID in ("king", "jeu-du-roi") or not rules.changed() else 3
    play(rules, [Legal(bot, limit), find("chance"), careful, careful], secret_of(rules, 5, 0), max_deals=many)


def deals(game: str, many: int) -> Iterator[State]:
    """Deals at their beginning: in King one that is auctioned, and one that costs."""
    rules = games.rules(GAMES[game])
    for number in range(many):
        state = from_secret(rules, secret_of(rules, 7, number)).state
        which = (7 if number % 2 == 0 else 2) if game == "king" else 1 + number
        yield table.start(rules, which, state.deal.dealer, state.deal.scores, state.deal.dealt)


def walk(bot: Bot, state: State, limit: int) -> Iterator[tuple[State, Action]]:
    while state.stage != "done":
        action = bot.choose(view(state, state.turn), dice(), limit)
        yield state, action
        state = apply(state, action)


def never_looks_beyond(bot: Bot, game: str, limit: int, many: int = 2) -> None:
    """The others' hidden cards change places, in any way that the view allows: the action is the same."""
    for state in deals(game, many):
        for at, action in walk(bot, state, limit):
            for other in (permuted(at), another(at)):
                assert action in legal(other)
                assert bot.choose(view(other, at.turn), dice(), limit) == action


def permuted(state: State) -> State:
    return redealt(state, state.turn, random.Random(len(state.tricks)))


def another(state: State) -> State:
    """Return another deal that fits what the seat to play has seen, whose own cards stay in the order of the deal."""
    other = with_hands(state, sample(view(state, state.turn), Stream(b"other", b""), 1)[0])
    dealt = (*other.deal.dealt[: state.turn], state.deal.dealt[state.turn], *other.deal.dealt[state.turn + 1 :])
    return replace(other, deal=replace(other.deal, dealt=dealt))
