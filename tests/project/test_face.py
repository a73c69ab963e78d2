"""The public face: what `from fourkings import …` gives, and what it costs."""

import ast
import importlib
import pkgutil
import random
import re
import subprocess
import sys
from pathlib import Path

import pytest

import fourkings
import fourkings.rulebook
import fourkings.table
from build_tools.engine import NEVER_IMPORTED
from fourkings import BOTS, Stream, deal_from_secret, legal, match_from_secret, play, push, rules, sample, view
from fourkings.rng import RandomSource, random_stream

SOURCE = Path(fourkings.__file__)
SECRET = bytes(32)


def typed() -> dict[str, str]:
    (block,) = (
        statement
        for statement in ast.parse(SOURCE.read_text("utf-8")).body
        if isinstance(statement, ast.If) and statement.body and isinstance(statement.body[0], ast.ImportFrom)
    )
    return {
        alias.asname or alias.name: f"{line.module}.{alias.name}"
        for line in block.body
        if isinstance(line, ast.ImportFrom)
        for alias in line.names
    }


def test_the_types_and_the_names_of_the_face_agree():
    assert set(typed()) | {"__version__"} == set(fourkings.__all__)
    assert {name: ".".join(home) for name, home in fourkings._HOME.items()} == typed()


def test_nothing_of_the_program_imports_its_face():
    """It stands above all floors; what is below asks the module that has a name."""
    text = {file: file.read_text("utf-8") for file in SOURCE.parent.rglob("*.py")}
    up = re.compile(rf"^ *from fourkings import .*\b({'|'.join(fourkings.__all__)})\b", re.M)
    assert not [str(file) for file in text if up.search(text[file])]


def test_every_public_name_is_there():
    for name in fourkings.__all__:
        assert getattr(fourkings, name) is getattr(fourkings, name)
    assert set(fourkings.__all__) <= set(dir(fourkings))


def test_a_name_that_is_not_there_is_an_attribute_error():
    with pytest.raises(AttributeError, match=r"module 'fourkings' has no attribute 'sampel'"):
        _ = fourkings.sampel
    with pytest.raises(ImportError, match="cannot import name 'sampel'"):
        from fourkings import sampel  # noqa: F401


def test_the_import_loads_nothing_of_the_program():
    code = "import sys, fourkings; print(*sorted(one for one in sys.modules if one.startswith('fourkings')))"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ran.stdout.split() == ["fourkings", "fourkings._version"]
    code = "import sys; before = set(sys.modules); import fourkings; print(*set(sys.modules) - before)"
    ran = subprocess.run(
        [sys.executable, "-S", "-c", code],
        capture_output=True,
        text=True,
        check=True,
        env={"PYTHONPATH": str(SOURCE.parents[1])},
    )
    assert not set(ran.stdout.split()) & {"numpy", "numba", "asyncio", "inspect", "dataclasses", "tempfile"}


def middle() -> fourkings.View:
    match = play(rules("400"), [BOTS["careful"]] * 4, SECRET, max_deals=1)
    again = match_from_secret(rules("400"), SECRET)
    for _, action in match.deals[0].actions[:14]:
        again = push(again, action)
    return view(again.state, again.state.turn)


class Generator:
    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)

    def bytes(self, length: int) -> bytes:
        return self._random.randbytes(length)


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize(
    "dice",
    [None, 7, -7, 2**300, True, random.Random(3), Generator(3), Stream(SECRET, b"x")],
    ids=lambda value: type(value).__name__,
)
def test_every_bot_takes_dice_of_any_kind(name: str, dice: RandomSource):
    seen = middle()
    assert BOTS[name].choose(seen, dice) in seen.legal
    assert BOTS[name].choose(seen, rng=dice, limit=5) in seen.legal


def test_a_seed_and_a_generator_can_be_foretold_and_a_stream_goes_on_where_it_stood():
    first = [random_stream(7).below(1000) for _ in range(3)]
    assert len(set(first)) == 1
    assert random_stream(7).below(2**64) != random_stream(8).below(2**64)
    dice, other = random.Random(7), random.Random(7)
    assert [random_stream(dice).below(2**64) for _ in range(3)] == [random_stream(other).below(2**64) for _ in range(3)]
    assert random_stream(dice).below(2**64) != random_stream(dice).below(2**64)
    given = Stream(SECRET, b"x")
    assert random_stream(given) is given
    assert random_stream().below(2**64) != random_stream().below(2**64)
    numpy = pytest.importorskip("numpy")
    assert random_stream(numpy.random.default_rng(7)).below(2**64) == random_stream(numpy.random.default_rng(7)).below(
        2**64
    )
    assert random_stream(numpy.int64(7)).below(2**64) == random_stream(7).below(2**64)


@pytest.mark.parametrize("dice", ["7", 7.0, object(), b"7", random.random], ids=lambda value: type(value).__name__)
def test_what_is_no_dice_is_refused_in_a_sentence(dice: object):
    with pytest.raises(TypeError, match=r"dice are a Stream, a random\.Random, .* not "):
        random_stream(dice)


def test_samples_take_dice_of_any_kind():
    seen = middle()
    assert (sample(seen, 7, 5) == sample(seen, rng=7, n=5)).all()
    assert sample(seen).shape == (1, 4)
    assert (sample(seen, Stream(SECRET, b"x"), 5) == sample(seen, Stream(SECRET, b"x"), 5)).all()


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_with_nothing_to_choose_says_so(name: str):
    match = match_from_secret(rules("king"), SECRET)
    turn = match.state.turn
    with pytest.raises(ValueError, match=f"seat {turn ^ 1} has nothing to choose: it is the turn of seat {turn}"):
        BOTS[name].choose(view(match.state, turn ^ 1))
    with pytest.raises(ValueError, match="a watcher has nothing to choose"):
        BOTS[name].choose(view(match.state, None))
    while match.state.stage != "done":
        match = push(match, legal(match.state)[0])
    with pytest.raises(ValueError, match="seat 0 has nothing to choose: the deal is over"):
        BOTS[name].choose(view(match.state, 0))


def test_a_match_goes_on_by_texts_and_by_numbers_alike():
    match = match_from_secret(rules("king"), SECRET)
    (action, *_) = legal(match.state)
    assert push(match, action) == push(match, fourkings.token(action))
    with pytest.raises(ValueError, match="'queen of hearts' is neither a card nor a word of king"):
        push(match, "queen of hearts")
    with pytest.raises(fourkings.Refused):
        push(match, next(card for card in range(64) if not match.state.hands[match.state.turn] >> card & 1))
    with pytest.raises(ValueError, match="the deal before is not played out yet"):
        deal_from_secret(match, SECRET)


def test_a_state_is_no_view_and_a_view_no_state():
    state = match_from_secret(rules("king"), SECRET).state
    with pytest.raises(TypeError, match=r"a bot is given what its seat may see, view\(state, seat\), and not a State"):
        BOTS["chance"].choose(state)
    for reckon in (sample, fourkings.count):
        with pytest.raises(TypeError, match=r"deals fit what a seat may see, view\(state, seat\), and not a State"):
            reckon(state)
    with pytest.raises(TypeError, match="the solver sees all cards: it is given a state, and not a View"):
        fourkings.solve(view(state, 0), [0])
    with pytest.raises(TypeError, match=r"a match needs the rules of a game, as rules\(NAME\) gives them, and not 'king'"):
        match_from_secret("king", SECRET)


def test_a_match_has_four_entrants():
    for entrants in ((), ("Ana", "Bento", "Carla"), ("a", "b", "c", "d", "e")):
        with pytest.raises(ValueError, match=f"a match has four entrants, not {len(entrants)}"):
            match_from_secret(rules("king"), SECRET, entrants)
    with pytest.raises(ValueError, match="a match has four entrants, not 1"):
        play(rules("king"), [BOTS["chance"]], SECRET)
    with pytest.raises(ValueError, match="a match's secret has 32 bytes, not 5"):
        match_from_secret(rules("king"), b"short")


def opened() -> fourkings.Match:
    return match_from_secret(rules("king"), SECRET)


def state() -> fourkings.State:
    return opened().state


CAREFUL = [BOTS["careful"]] * 4
WRONG = {
    "there is no seat 7: the seats are 0 to 3, and None is a watcher": lambda: view(state(), 7),
    "there is no seat -1: the seats are 0 to 3": lambda: view(state(), -1),
    "there is no seat True: ": lambda: view(state(), True),
    "there is no seat '0': ": lambda: view(state(), "0"),
    "there is no seat 9: the seats are 0 to 3": lambda: fourkings.review(opened(), 9),
    "there is no bot 'expert': the bots are beginner, club, strong, careful, flat, chance": lambda: BOTS["expert"],
    "there is no game 'poker': the games are quarante, quarante-1792, 400,": lambda: fourkings.GAMES["poker"],
    "options are a mapping from names to values": lambda: rules("king", options=["deck"]),
    "a match's secret is 32 bytes, as secrets.token_bytes or": lambda: match_from_secret(rules("king"), "a" * 32),
    "a match's secret is 32 bytes, as .* give, not NoneType": lambda: match_from_secret(rules("king"), None),
    "a match's secret is 32 bytes, as .* give, not str": lambda: play(rules("king"), CAREFUL, "abc"),
    "contributions are none or four": lambda: match_from_secret(rules("king"), SECRET, contributions=[b"a"]),
    "contributions are bytes, as ": lambda: match_from_secret(rules("king"), SECRET, contributions=["a"] * 4),
    "the secret and the label of a stream are bytes": lambda: Stream("a", "b"),
    r"a bot is BOTS\['careful'\], or an object with .*, not 'careful'": lambda: play(
        rules("king"), ["careful"] * 4, SECRET
    ),
    "a seed is a whole number, not 1.5": lambda: next(fourkings.simulate(rules("king"), CAREFUL, 1.5, 1)),
    "a seed is a whole number, not True": lambda: next(fourkings.simulate(rules("king"), CAREFUL, True, 1)),
    r"a side is one to three of the seats 0 to 3, as in \[0, 2\], not 0": lambda: fourkings.solve(state(), side=0),
    "not '02'": lambda: fourkings.solve(state(), side="02"),
    "99 is not a card: write a rank of 23456789TJQKA": lambda: fourkings.card_name(99),
    "13 is not a card: ": lambda: fourkings.token(13),
    "14 is not a card: ": lambda: push(opened(), 14),
    "None is not a card: ": lambda: push(opened(), None),
    "2C is not legal here; legal are 2S, ": lambda: fourkings.judge(view(state(), state().turn), fourkings.card("2C")),
    "a seal has 64 hexadecimal digits": lambda: fourkings.verify(fourkings.loads(fourkings.dumps(opened())), "ab"),
    "there is no language 'xx': the languages are en, fr": lambda: fourkings.language("xx"),
}


@pytest.mark.parametrize("said", WRONG)
def test_names_seats_and_secrets_that_do_not_exist_are_refused_with_those_that_do(said: str):
    with pytest.raises(ValueError, match=said):
        WRONG[said]()


def test_names_can_be_looked_for_without_an_error():
    for named in (BOTS, fourkings.GAMES):
        assert "expert" not in named
        assert named.get("expert") is None
        with pytest.raises(KeyError):
            named["expert"]


def packages() -> list[str]:
    """The packages of the library: what programs may build on, but for the insides of the bots."""
    tops = ("analysis", "arena", "bots", "duplicate", "encoding", "i18n", "lessons", "records", "sampling", "solver")
    inner = (
        module.name
        for top in (fourkings.rulebook, fourkings.table)
        for module in pkgutil.walk_packages(top.__path__, f"{top.__name__}.")
        if module.ispkg
    )
    return [*(f"fourkings.{top}" for top in tops), *inner]


@pytest.mark.parametrize("name", packages())
def test_every_package_says_what_is_public(name: str):
    package = importlib.import_module(name)
    for public in package.__all__:
        assert hasattr(package, public), public
    own = {
        attribute
        for attribute, value in vars(package).items()
        if getattr(value, "__module__", "") == name and not attribute.startswith("_")
    }
    assert own <= set(package.__all__)


THERE = ("analysis", "app", "bots", "browser", "coach", "duplicate", "puzzles", "records", "rulebook", "table", "training")
"""Packages that run in the browser."""


def imported(path: Path) -> set[str]:
    """Return the modules that a file imports when it is imported itself, as paths in the standard library."""
    names = set()
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            names.add(node.module)
    return {name.replace(".", "/") + ".py" for name in names}


def test_no_module_imports_what_is_left_out() -> None:
    files = [path for package in THERE for path in (SOURCE.parent / package).rglob("*.py")]
    assert len(files) > 100
    faults = [f"{path.name} imports {name}" for path in files for name in imported(path) if name.startswith(NEVER_IMPORTED)]
    assert faults == []
