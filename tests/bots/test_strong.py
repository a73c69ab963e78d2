"""Strong: legal everywhere, the same again, by the view alone, with good sense, and with reasons that are sentences."""

import pytest

pytest.importorskip("numpy")

from bots.positions import POSITIONS, Position
from bots.test_flat import good_enough
from bots.thinking import deals, dice, once_each, plays_by_the_rules, walk, without_the_compiler
from cases import few
from fourkings import sampling
from fourkings.bots import find, strong
from fourkings.bots.strong.games import quarante
from fourkings.i18n import REVIEWED, language
from fourkings.i18n.bundle import ftl_source
from fourkings.rulebook.game import Action, Rules, State
from fourkings.rulebook.games import GAMES
from fourkings.solver import solve
from fourkings.views import view
from rules import table


@pytest.mark.parametrize("rules", few(once_each(), 20))
def test_always_legal(rules: Rules) -> None:
    plays_by_the_rules(strong, rules, limit=4)


def at_position(position: Position) -> State:
    start = table.state(
        position.game, position.hands, dealer=position.dealer, number=position.number, scores=position.scores,
        **dict(position.rules),
    )  # fmt: skip
    return table.play(start, position.played)


@pytest.mark.costly
@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: f"{position.game}: {position.why}")
def test_good_sense(position: Position) -> None:
    at = at_position(position)
    seen = view(at, at.turn)
    if any(isinstance(action, str) for action in seen.legal):
        assert strong.choose(seen, dice()) in position.best.split()
    else:
        assert good_enough(strong.judge(seen, 1, strong.WORLDS), position.best.split())


@pytest.mark.costly
@pytest.mark.parametrize("game", GAMES)
def test_its_reasons_are_sentences(game: str) -> None:
    keys = [ftl_source(code, "advice") for code in REVIEWED]
    for state in deals(game, 2):
        for at, action in walk(strong, state, 12):
            advice = strong.advise(view(at, at.turn), dice(), 12)
            assert advice.action == action
            assert all(f"\nadvice-{advice.key} = " in text for text in keys)
            assert all(isinstance(fact, str | int) for fact in advice.params.values())
            assert all("{" not in language(code).advice(advice.key, advice.params) for code in REVIEWED)


def test_the_same_view_the_same_action() -> None:
    assert find("strong").NAME == strong.NAME
    for at, action in walk(strong, next(deals("king", 1)), 20):
        assert strong.choose(view(at, at.turn), dice(), 20) == action


def test_an_ending_is_solved() -> None:
    for at, action in walk(strong, next(deals("quarante", 1)), 20):
        seen = view(at, at.turn)
        if quarante.SOLVED.applies(seen) and sampling.count(seen) == 1 and len(seen.legal) > 1:
            side = (at.turn & 1, at.turn & 1 | 2)
            solution = solve(at, side, line=False)
            assert solution.cards[int(action)].least == solution.value.least


def some_decisions() -> list[Action]:
    return [
        action
        for game, many in (("king", 5), ("400", 6), ("quarante-1792", 21))
        for _, (_, action) in zip(range(many), walk(strong, next(deals(game, 1)), 2), strict=False)
    ]


@pytest.mark.costly
def test_the_same_with_the_compiler_off() -> None:
    assert without_the_compiler("bots.test_strong", "some_decisions") == some_decisions()
