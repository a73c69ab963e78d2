"""No decision depends on a card that its player may not know: of any bot, in any hint, in any word of King's auction.

The hidden cards are dealt otherwise, and with the same dice the same action is demanded. What holds for an action holds for
all that a hint says: what is counted there must not tell what the cards are. Nor may a bot remember what it was shown in
another seat, for one process thinks for several.
"""

from collections.abc import Iterator
from typing import Any

import pytest

from cases import few

pytest.importorskip("numpy")

from bots.thinking import another, deals, dice, never_looks_beyond, permuted, walk
from fourkings.analysis.hints import advise
from fourkings.bots import BOTS, find
from fourkings.rulebook import games
from fourkings.rulebook.deck import Stream
from fourkings.rulebook.game import Rules, State, apply
from fourkings.rulebook.games import GAMES
from fourkings.views import view
from rules import table

LIMIT = 4
EVERY_BOT = pytest.mark.parametrize("bot", BOTS)


@pytest.mark.parametrize(("bot", "limit"), [("careful", 4), ("flat", 20), ("strong", 20), ("beginner", 4), ("club", 4)])
def test_the_same_view_dice_and_limit_give_the_same_action(bot: str, limit: int) -> None:
    assert bot == find(bot).NAME
    for at, action in walk(find(bot), next(deals("king", 1)), limit):
        assert find(bot).choose(view(at, at.turn), dice(), limit) == action


@EVERY_BOT
@pytest.mark.parametrize("game", few(GAMES, 3))
def test_no_action_hangs_on_hidden_cards(bot: str, game: str) -> None:
    never_looks_beyond(find(bot), game, LIMIT, many=1)


@EVERY_BOT
def test_no_word_of_kings_auction_hangs_on_hidden_cards(bot: str) -> None:
    for state in talks():
        action = find(bot).choose(view(state, state.turn), dice(), LIMIT)
        for other in (permuted(state), another(state)):
            assert find(bot).choose(view(other, other.turn), dice(), LIMIT) == action


def talks(many: int = 40) -> Iterator[State]:
    """Moments of auctions in which chance talks, a few of each step."""
    times: dict[str, int] = {}
    for number in range(many):
        rules = games.rules("king", options={"deck": 32} if number % 4 == 3 else {})
        start = next(deals("king", 1)) if number == 0 else None
        state = start or begun(rules, number)
        rng = Stream(b"talk", str(number).encode())
        while state.stage == "calls":
            step = state.calls.step
            if len(view(state, state.turn).legal) > 1 and times.get(step, 0) < 2:
                times[step] = times.get(step, 0) + 1
                yield state
            legal = view(state, state.turn).legal
            threats = [word for word in legal if str(word).startswith("ultimatum")]
            words = threats if threats and number % 2 else legal
            state = apply(state, "auction" if "auction" in legal else words[rng.below(len(words))])


def begun(rules: Rules, number: int) -> State:
    from fourkings.arena import deals as single

    return single.deal_of_kind(rules, "auction", single.secret_of("auction", 4, number), number % 4)


@pytest.mark.parametrize("game", few(GAMES, 2))
def test_no_hint_hangs_on_hidden_cards(game: str) -> None:
    """All that a hint says: the action, the reason, the numbers beside it."""
    state = next(deals(game, 1))
    for at, _ in walk(find("careful"), state, LIMIT):
        hint = advise(view(at, at.turn))
        for other in (permuted(at), another(at)):
            assert advise(view(other, at.turn)) == hint


def test_no_hint_in_kings_auction_hangs_on_hidden_cards() -> None:
    for state in talks(20):
        hint = advise(view(state, state.turn))
        for other in (permuted(state), another(state)):
            assert advise(view(other, other.turn)) == hint


@pytest.mark.costly
@EVERY_BOT
@pytest.mark.parametrize("game", GAMES)
def test_what_it_was_asked_in_other_seats_changes_nothing(bot: str, game: str) -> None:
    """One process thinks for several seats: at the very moment of one's decision the others ask what they would do."""
    for number, (at, action) in enumerate(walk(find(bot), next(deals(game, 1)), LIMIT)):
        if number % 8:
            continue
        for turned in turned_seats(at):
            find(bot).choose(view(turned, turned.turn), dice(), LIMIT)
        assert find(bot).choose(view(at, at.turn), dice(), LIMIT) == action


def turned_seats(state: State) -> Iterator[State]:
    """The same cards one, two and three seats further on, as far as that is still a deal."""
    for step in (1, 2, 3):
        dealt = tuple(state.deal.dealt[seat - step & 3] for seat in range(4))
        deal: Any = state.deal
        yield table.start(deal.rules, deal.number, deal.dealer, deal.scores, dealt)
