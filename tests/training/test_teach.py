"""`fourkings teach`: nets from a seed, the same each time, also after a kill; and what strong makes of them."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from fourkings.training.nets import dequantise, quantise

pytest.importorskip("numpy")

import numpy as np

from fourkings.bots import find
from fourkings.bots.policies import taught
from fourkings.bots.strong.games import default, recipe_of
from fourkings.cli import cli
from fourkings.i18n.installed import NETS
from fourkings.kernels import load
from fourkings.rulebook.deck import Stream
from fourkings.rulebook.game import Game, apply
from fourkings.rulebook.games import GAMES, rules
from fourkings.rulebook.match import from_secret
from fourkings.training import AnotherCourse, Course, NoContract, Plan
from fourkings.training.deals import start_deals, to_kernel_deals
from fourkings.training.nets import initial_net
from fourkings.training.self_play import Scratch
from fourkings.views import view
from installing import found_in, install

pytestmark = pytest.mark.xdist_group("teach")
Whole = tuple[bytes, list[dict[str, object]]]
SMALL = {"steps": 10, "deals": 24, "watched_deals": 8}
FLAGS = ["--steps", "10", "--deals", "24", "--watched", "8"]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The worked example without the nets that it ships."""
    installed = install(tmp_path_factory.mktemp("teach"))
    (installed / "fourkings_polignac" / NETS).unlink()
    return installed


@pytest.fixture
def game(site: Path) -> Iterator[Game]:
    with found_in(site):
        yield GAMES["polignac"]


def small(game: Game, **more: object) -> Plan:
    return Plan(rules(game), **{**SMALL, **more})  # type: ignore[arg-type]


@pytest.fixture(scope="module")
def whole(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Whole:
    file = tmp_path_factory.mktemp("whole") / "nets.npz"
    with found_in(site):
        course = Course(small(GAMES["polignac"]), file)  # type: ignore[arg-type]
        rows = [lesson.row for lesson in course.run(1) if lesson.row]
    return file.read_bytes(), rows


@pytest.mark.costly
def test_a_course_teaches_every_contract(game: Game, whole: Whole):
    contents, rows = whole
    nets = taught.read(contents, game)
    names = list(small(game).contracts)
    assert list(nets.policy) == names
    assert nets.every is not None
    assert nets.about["seed"] == 0
    assert [row["contract"] for row in rows if row["lesson"] == "players"] == names
    curve = [row["steps"] for row in rows if row["lesson"] == "policy" and row["contract"] is None]
    assert curve == [2, 4, 6, 8, 10]
    assert rows[-1]["lesson"] == "written"


@pytest.mark.costly
@pytest.mark.parametrize("stopped", [1, 3, 6, 9])
def test_a_stopped_course_goes_on_to_the_same_numbers_in_more_threads(
    game: Game, whole: Whole, tmp_path: Path, stopped: int
):
    file = tmp_path / "nets.npz"
    lessons = Course(small(game), file).run(1)
    for _ in range(stopped):
        next(lessons)
    lessons.close()
    assert not file.exists()
    rows = [lesson.row for lesson in Course(small(game), file).run(2) if lesson.row]
    assert (file.read_bytes(), rows) == whole
    assert [path.name for path in tmp_path.iterdir()] == ["nets.npz"]


@pytest.mark.costly
def test_a_deal_is_played_alike_compiled_and_not(game: Game):
    plan, played = small(game), []
    (rows, *_) = start_deals(plan, "self-play", 4).values()
    for plain in (False, True):
        k = load("training.self_play", plain)
        deals, net = k.Deals(*to_kernel_deals(plan.rules, rows)), k.Net(*initial_net())
        room = Scratch()
        note = k.Notes(*room.notes[0])
        for number in range(4):
            noted, winners, _ = k.play(deals, number, net, net, 15, 1, 7, room.seats, room.scratch, note)
            played.append((noted, winners, room.seats[4:12].tolist()))
    assert played[:4] == played[4:]


@pytest.mark.costly
def test_a_contract_that_is_left_out_is_played_by_the_net_for_all(game: Game, tmp_path: Path):
    left = next(iter(small(game).contracts))
    file = tmp_path / "nets.npz"
    rows = [lesson.row for lesson in Course(small(game, leave_out=left), file).run(1) if lesson.row]
    assert [row["contract"] for row in rows if row["lesson"] == "left out"] == [left]
    nets = taught.read(file.read_bytes(), game)
    assert left not in nets.policy
    assert nets.every is not None
    with pytest.raises(NoContract, match="'nothing' is no contract of polignac"):
        small(game, leave_out="nothing")


def test_the_traits_of_a_contract_are_added_to_what_every_decision_has(game: Game):
    """What a net with rows of traits says of a card is what the folded one says in playouts."""
    chosen, k = rules(game), load("training.self_play", plain=True)
    of = [contract for rows in small(game).contracts.values() for _, contract in rows]
    rows = [taught.traits_of(chosen, contract) for contract in of]
    assert len(set(map(tuple, rows))) == len(of)
    assert all(k.ROWS <= row < k.ALL_ROWS for each in rows for row in each)
    every = np.zeros((3, k.ALL_ROWS, k.LANES + 1), np.int8)
    every[:, rows[0]] = 2
    seen = load("policy.features", plain=True)
    folded = taught.with_traits(every, rows[0])
    assert (folded[:, : seen.POT] == 2 * k.TRAITS).all()
    assert not folded[:, seen.POT :].any()


def test_whole_numbers_go_both_ways():
    net = initial_net()
    net.points[:] = 0.5
    whole = quantise(net)
    assert np.array_equal(quantise(dequantise(whole)), whole)


def test_a_game_whose_package_ships_none_is_played_as_before(game: Game):
    assert recipe_of(rules(game)) is default.RECIPE


@pytest.mark.costly
def test_strong_plays_by_the_nets_that_a_package_ships(whole: Whole, tmp_path: Path):
    site = install(tmp_path)
    (site / "fourkings_polignac" / NETS).write_bytes(whole[0])
    with found_in(site):
        chosen = rules("polignac")
        assert recipe_of(chosen) is default.TAUGHT
        contract = next(iter(chosen.game.contracts(chosen, 1).values()))
        assert taught.policy_of(chosen, contract) is not None
        state = from_secret(chosen, bytes(32)).state
        for _ in range(12):
            seen = view(state, state.turn)
            action = find("strong").choose(seen, Stream(b"", b""), 8)
            assert action in seen.legal
            state = apply(state, action)


@pytest.mark.costly
def test_what_nets_are_worth_is_measured_beside_others_that_ship(game: Game, whole: Whole):
    """The script plays strong by the nets of a file, and by none, whatever the package ships."""
    from research.figures.left_out import by

    nets, chosen = taught.read(whole[0], game), rules(game)
    contract = next(iter(chosen.game.contracts(chosen, 1).values()))
    nets = nets._replace(players=nets.policy)
    unseen = nets._replace(policy={}, players={})
    for given, recipe in ((nets, default.TAUGHT), (unseen, default.TAUGHT), (None, default.RECIPE)):
        with by(given):
            assert recipe_of(chosen) is recipe
            assert (taught.policy_of(chosen, contract) is None) == (given is None)
            assert (taught.players_of(chosen, contract) is None) == (given is not nets)
        assert recipe_of(chosen) is default.RECIPE


@pytest.mark.parametrize(
    ("contents", "why"),
    [
        (b"no nets", "this is no file of nets"),
        (b"", "this is no file of nets"),
        (taught.written(taught.Nets({}, {}, None, {"game": "king"})), "these nets were taught king, not polignac"),
        (
            taught.written(taught.Nets({"a": np.zeros((3, 2, 17), np.int8)}, {}, None, {"game": "polignac"})),
            "these nets have other features",
        ),
    ],
)
def test_what_is_no_file_of_nets_is_refused(game: Game, contents: bytes, why: str):
    with pytest.raises(taught.NotNets, match=why):
        taught.read(contents, game)


def run(*arguments: str) -> Result:
    return CliRunner().invoke(cli, ["teach", "polignac", *arguments, "--quiet"])


@pytest.mark.costly
def test_the_command_prints_the_curve_and_writes_the_nets(game: Game, whole: Whole, tmp_path: Path):
    file = tmp_path / "nets.npz"
    ran = run("--out", str(file), *FLAGS, "--json", "--processes", "1")
    assert ran.exit_code == 0, ran.output
    assert [json.loads(line) for line in ran.stdout.splitlines()] == whole[1]
    assert file.read_bytes() == whole[0]
    text = run("--out", str(file), *FLAGS, "--processes", "1").stdout
    assert "policy, all contracts, steps 10: " in text
    assert text.splitlines()[-1].startswith("written, sha256 ")


def test_the_command_refuses_what_it_cannot_teach(game: Game, tmp_path: Path):
    file = tmp_path / "nets.npz"
    for arguments, why in (
        (("--out", str(file), "--leave-out", "nothing"), "--leave-out: 'nothing' is no contract of polignac: they are"),
        (("--out", str(file), "--steps", "0"), "'--steps'"),
        (("--out", str(file), "--option", "capot"), "write NAME=VALUE"),
    ):
        ran = run(*arguments)
        assert ran.exit_code == 2
        assert why in ran.output
    assert not list(tmp_path.iterdir())
    lessons = Course(small(game), file).run(1)
    next(lessons)
    with pytest.raises(AnotherCourse, match="is another course: seed was 0 and is now 4; remove it, or write another file"):
        Course(small(game, seed=4), file)
    ran = run("--out", str(file), *FLAGS, "--seed", "4")
    assert (ran.exit_code, "is another course" in ran.output) == (2, True)
    (tmp_path / "nets.npz.teaching" / "plan.json").write_text("[]")
    with pytest.raises(AnotherCourse, match="no course has written this"):
        Course(small(game), file)
