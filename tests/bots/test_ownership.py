"""Beliefs about hidden cards: what a net is shown is what its seat knows, and just so many deals fit."""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("numpy")

import numpy as np

from bots.thinking import another, deals, permuted, without_the_compiler
from fourkings.players.bots import find
from fourkings.players.sample import Deals, constraints
from fourkings.rulebook.deck import Stream
from fourkings.rulebook.game import State, apply
from fourkings.windows.view import View, view

RESEARCH = Path(__file__).parents[2] / "research"


@pytest.fixture
def tools(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(str(RESEARCH))
    return found_tools()


def found_tools() -> Any:
    """The scripts, once their folder is on the path."""
    import ownership
    import ownership_bits as bits
    import ownership_sampler as sampler
    import ownership_train as train

    class Tools:
        net = train.begun(3)
        room, hands_of = staticmethod(sampler.room), staticmethod(bits.hands_of)
        fill, draw = staticmethod(sampler.fill), staticmethod(sampler.draw)

        @staticmethod
        def rooms() -> tuple[Any, Any, Any]:
            return ownership.scene(), *(
                np.zeros(shape, np.float32) for shape in ((9, ownership.LANES), (4, ownership.MERITS))
            )

        def row(self, seen: View) -> tuple[Any, Any]:
            rooms = self.rooms()
            row, _ = ownership.row_of(seen, self.net, *rooms)
            return row, rooms[0].cards[: len(row.weights)].copy()

        def shown(self, seen: View) -> tuple[Any, ...]:
            room = ownership.scene()
            ownership.seen(seen, room)
            rows = [sorted(room.rows[place, : room.many[place]].tolist()) for place in range(5)]
            assert all(len(one) == len(set(one)) for one in rows[:4])
            assert room.many.max() <= ownership.MOST
            return rows, *(part.tolist() for part in room[2:])

    return Tools()


def moments(many: int) -> Iterator[State]:
    """Cards to be chosen, in deals of careful and of chance."""
    for number, begun in enumerate(deals("quarante", many)):
        state, bot, dice = begun, find("careful" if number % 2 else "chance"), Stream(b"ownership", str(number).encode())
        while state.stage != "done":
            if state.stage == "play" and not any(isinstance(one, str) for one in view(state, state.turn).legal):
                yield state
            state = apply(state, bot.choose(view(state, state.turn), dice))


def as_many_deals_fit_as_the_sampler_of_all_says(tools: Any, many: int) -> None:
    """With every weight at one the table counts deals: voids, ruffs, turn-ups and cliques are read alike."""
    for state in moments(many):
        seen = view(state, state.turn)
        row, _ = tools.row(seen)
        plain = row._replace(weights=(row.weights > 0).astype(float))
        assert tools.fill(*plain, tools.room(plain)) == Deals(constraints(seen)).count


def deals_drawn_fit(tools: Any, many: int) -> None:
    for number, state in enumerate(moments(many)):
        if number % 5 == 0:
            seen = view(state, state.turn)
            row, cards = tools.row(seen)
            table, found = tools.room(row), np.zeros((20, len(cards)), np.int64)
            tools.fill(*row, table)
            tools.draw(*row, table, number, found)
            fits = constraints(seen)
            for hands in tools.hands_of(seen, cards, found).tolist():
                assert [hand.bit_count() for hand in hands] == list(seen.held)
                assert sum(hands) == fits.unseen | sum(fits.known)
                assert not any(
                    hand & never & ~known for hand, never, known in zip(hands, fits.cannot, fits.known, strict=True)
                )
                assert all((hands[seat] & claimed).bit_count() == told for seat, ((claimed, told),) in fits.claims)


def nothing_that_is_shown_hangs_on_hidden_cards(tools: Any, many: int) -> None:
    for state in moments(many):
        shown = tools.shown(view(state, state.turn))
        for other in (permuted(state), another(state)):
            assert tools.shown(view(other, state.turn)) == shown


CHECKS = (as_many_deals_fit_as_the_sampler_of_all_says, deals_drawn_fit, nothing_that_is_shown_hangs_on_hidden_cards)


def looked_at() -> int:
    """Some moments, looked at in a process of their own."""
    sys.path.insert(0, str(RESEARCH))
    tools = found_tools()
    for check in CHECKS:
        check(tools, 2)
    return len(CHECKS)


def test_some_moments_without_the_compiler() -> None:
    """Compiling takes longer than the moments do: the very same functions as they stand."""
    assert without_the_compiler("bots.test_ownership", "looked_at") == len(CHECKS)


# Ten seconds of compiling: what these scripts make ships nowhere.
@pytest.mark.heavy
@pytest.mark.parametrize(("check", "many"), [*zip(CHECKS, (16, 4, 6), strict=True)])
def test_many_moments(tools: Any, check: Any, many: int) -> None:
    check(tools, many)


# Half a minute of compiling: what is taught ships nowhere.
@pytest.mark.heavy
def test_the_same_deals_teach_the_same_net(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Played once and read again; learnt twice from them, to the last bit; and one step lifts what they are given."""
    monkeypatch.syspath_prepend(str(RESEARCH))
    import ownership_deals as played
    import ownership_train as train

    monkeypatch.setattr(played, "TABLES", ("careful", "careful chance"))
    monkeypatch.setattr(played, "PART", 20)
    one, other = (played.played_deals(tmp_path, 5, 40) for _ in range(2))
    assert all((a == b).all() for a, b in zip(one, other, strict=True))
    given = Namespace(seed=5, epochs=2, rate=0.003)
    nets = [train.taught(one, np.nonzero(~one.kept_back)[0], given) for _ in range(2)]
    assert all(a.tobytes() == b.tobytes() for a, b in zip(*nets, strict=True))
    places = np.nonzero(~one.kept_back)[0]
    assert train.known(one, places, nets[0]) > train.known(one, places, train.begun(5)) + 0.1
