"""Frozen play: a version of a bot does in the same place always the same.

Flat 1 plays whole deals of every kind, card by card. A change here is a change of the field in which strength is claimed:
it is not written anew, flat gets another version. Calls are left out (careful makes them), but for the bids of 400.

Strong has a file for each version: see `strong_decisions.py`. Where a decision of it changes, it gets another
version, and that a file of its own in place of the one before.
"""

from collections.abc import Iterator
from pathlib import Path

import pytest

from cases import few

pytest.importorskip("numpy")

from bots import strong_decisions
from fourkings.arena import secret_of
from fourkings.bots import flat, strong
from fourkings.rulebook import games
from fourkings.rulebook.cards import name
from fourkings.rulebook.deck import Stream
from fourkings.rulebook.game import State, apply, begin_play
from fourkings.rulebook.games import GAMES, king
from fourkings.rulebook.match import from_secret
from fourkings.views import view
from rules import table

WRITTEN = Path(__file__).with_name("flat-1.txt")
NUMBERS = {"king": range(1, 9), "jeu-du-roi": range(1, 8), "400": (1,), "quarante": (1, 2), "quarante-1792": (1, 2)}


def cases() -> Iterator[tuple[str, State]]:
    for game, numbers in NUMBERS.items():
        rules = games.rules(GAMES[game])
        for number in numbers:
            deal = from_secret(rules, secret_of(rules, 40, number)).state.deal
            state = table.start(rules, number, deal.dealer, deal.scores, deal.dealt)
            if game == "king" and number > 6:
                contract = king.declared_contract(rules, "H" if number == 7 else "NT")
                state = begin_play(state, king.first_leader(state.deal), contract)
            yield f"{game} {number}", state


def played(state: State) -> str:
    done, dice = [], Stream(b"frozen", b"")
    while state.stage != "done":
        seen = view(state, state.turn)
        words = [action for action in seen.legal if isinstance(action, str)]
        action = words[0] if words and seen.rules.game.ID != "400" else flat.choose(seen, dice)
        done.append(action if isinstance(action, str) else name(action))
        state = apply(state, action)
    return " ".join(done)


def test_flat_plays_as_it_always_did() -> None:
    known = dict(line.split(": ", 1) for line in WRITTEN.read_text(encoding="utf-8").splitlines())
    assert flat.VERSION == 1
    for case, state in cases():
        assert played(state) == known.pop(case), case
    assert not known


DECIDED = Path(__file__).with_name(f"strong-{strong.VERSION}.txt").read_text(encoding="utf-8").splitlines()
CASES = strong_decisions.cases()


# Whoever changes strong meets it in any share of a game's cases; all are gone through with --heavy. A share takes one case
# in so many, and has whole deals, house rules and talk in it.
SHARES = {game: 5 if game == "king" else 3 for game in GAMES}


@pytest.mark.parametrize(
    ("game", "share"),
    few([(game, 0) for game in GAMES], 2)
    + [pytest.param(game, share, marks=pytest.mark.heavy) for game, many in SHARES.items() for share in range(1, many)],
)
def test_a_version_of_strong_decides_as_it_always_did(game: str, share: int) -> None:
    known = dict(line.split(": ", 1) for line in DECIDED)
    for case in [case for case in CASES if case.game == game][share :: SHARES[game]]:
        assert strong_decisions.line(case) == f"{case}: {known[str(case)]}"


def test_every_decision_written_down_is_asked_for() -> None:
    assert [line.split(": ")[0] for line in DECIDED] == [str(case) for case in CASES]
