"""The careful bot: good sense in positions, and its promises: legal, the same again, and by the view alone."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from bots.positions import EVERY_POSITION, Position
from bots.thinking import dice, every_rules, once_each
from cases import few
from fourkings.analysis.hints import advise_by_rule
from fourkings.arena import play, secret_of
from fourkings.bots import careful, find
from fourkings.i18n import language
from fourkings.rulebook import games
from fourkings.rulebook.cards import name
from fourkings.rulebook.deck import Stream
from fourkings.rulebook.game import Action, Rules, State, apply, legal
from fourkings.rulebook.games import GAMES
from fourkings.rulebook.match import from_secret
from fourkings.views import View, view
from rules import table

WRITTEN = Path(__file__).with_name("careful-1.txt")


def written(action: Action) -> str:
    return action if isinstance(action, str) else name(action)


@EVERY_POSITION
def test_good_sense(position: Position) -> None:
    at = position.state()
    assert written(careful.choose(view(at, at.turn), dice())) in position.best


@pytest.mark.parametrize("bot", ["careful", "beginner", "club", "flat", "strong"])
def test_nobody_tells_a_clique_that_is_beaten(bot: str) -> None:
    """It could be told with `beaten = may_tell`, and would score nothing (QL-11)."""
    hands = ["JH JC JD JS 9C 7C 9D 8D", "KH KC KD 8C TC TD TH 7H", "...", "... 7S"]
    at = table.play(table.state("quarante-1792", hands, dealer=3, beaten="may_tell"), "count:4 8D")
    assert {"count:3", "good"} <= set(legal(at))
    assert written(find(bot).choose(view(at, at.turn), dice(), 20)) in ("KD", "TD")


def thumbed() -> Iterator[tuple[str, State]]:
    """Deals whose rules of thumb are kernels as well: those that cost, and King's auctions under each of its options."""
    for game, numbers in (("king", range(1, 7)), ("jeu-du-roi", range(1, 7))):
        rules = games.rules(GAMES[game])
        for number in numbers:
            deal = from_secret(rules, secret_of(rules, 41, number)).state.deal
            yield f"{game} {number}", table.start(rules, number, deal.dealer, deal.scores, deal.dealt)
    kings = {tuple(sorted(rules.changed().items())): rules for rules in every_rules() if rules.game.ID == "king"}
    for changed, rules in kings.items():
        if rules["length"] == "short":  # the same auctions, in a deal with another number
            continue
        for number in range(4):
            deal = from_secret(rules, secret_of(rules, 42, number)).state.deal
            case = " ".join((f"auction {number}", *(f"{name}={value}" for name, value in changed)))
            yield case, table.start(rules, 7, deal.dealer, deal.scores, deal.dealt)


def frozen(state: State) -> str:
    """What careful does with a deal; once in three times by chance, which brings it into odd positions."""
    done, chance = [], Stream(b"odd", b"")
    talk = state.stage == "calls"
    while state.stage != "done" and (state.stage == "calls") == talk:
        seen = view(state, state.turn)
        action = careful.choose(seen, dice())
        if len(seen.legal) > 1:
            done.append(written(action))
        odd = chance.below(3) == 0
        state = apply(state, seen.legal[chance.below(len(seen.legal))] if odd else action)
    return ", ".join(done)


def test_by_rules_of_thumb_it_does_as_it_always_did() -> None:
    """Written once, by careful 1: what differs is another version."""
    known = dict(line.split(": ", 1) for line in WRITTEN.read_text(encoding="utf-8").splitlines())
    assert careful.VERSION == 1
    for case, state in thumbed():
        assert frozen(state) == known.pop(case), case
    assert not known


@pytest.mark.parametrize("rules", few(once_each(), 20))
def test_always_legal_always_explained(rules: Rules) -> None:
    matches = 1 if rules.game.ID in ("king", "jeu-du-roi") or rules.changed() else 2
    watched = Watched()
    for number in range(matches):
        play(rules, [watched, find("chance"), watched, watched], secret_of(rules, 5, number), max_deals=12)


class Watched:
    NAME, VERSION = "watched", 1

    def choose(self, seen: View, rng: Stream, limit: int | None = None) -> Action:
        advice = advise_by_rule(seen)
        assert advice.action in seen.legal
        assert advice.parts
        assert all("{" not in language("en").coach(*part) for part in advice.parts)
        return advice.action
