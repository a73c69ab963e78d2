"""What a deal is about, moment by moment: its clause, costs, stakes and calls, and the points of its tricks."""

import random
import re
from collections.abc import Iterator
from functools import cache
from itertools import takewhile

import pytest

from cases import CASES, Case, sampled
from fourkings.arena import secret_of
from fourkings.bots import careful
from fourkings.i18n import REVIEWED, language
from fourkings.i18n.bundle import ftl_source
from fourkings.rulebook import games
from fourkings.rulebook.deck import Stream
from fourkings.rulebook.game import Item, Stakes, State, apply, legal, moment_of, start, tricks_won
from fourkings.rulebook.games import GAMES, king
from fourkings.rulebook.games._auction import units
from fourkings.rulebook.match import from_secret
from fourkings.rulebook.tricks import tally
from fourkings.views import view
from rules import table

NAMES = ("Anna", "Bruno", "Clara", "David")


def dealt(case: Case, number: int, secret: int) -> State:
    deal = from_secret(case.rules, secret_of(case.rules, 3, secret)).state.deal
    return start(case.rules, number, deal.dealer, deal.scores, deal.dealt)


def course(state: State, dice: random.Random) -> Iterator[State]:
    """A deal by chance, in which few pass and the cards are looked at now and then."""
    yield state
    while state.stage != "done":
        calls = [action for action in legal(state) if isinstance(action, str)]
        asked = [call for call in calls if call not in ("pass", "good") or dice.random() < 0.4]
        kinds = sorted({call.partition(":")[0] if call[0] not in "+-" else "rung" for call in asked})
        kind = dice.choice(kinds) if kinds else ""
        those = [call for call in asked if call.startswith(kind) or (kind == "rung" and call[0] in "+-")]
        state = apply(state, dice.choice(those or legal(state)))
        yield state


@cache
def states(case: Case) -> tuple[State, ...]:
    dice, reached = random.Random(str(case)), list[State]()
    titles = case.game.deal_titles(case.rules)
    for number in range(1, 1 + (len(set(titles)) or 2)):
        reached += course(dealt(case, number, number), dice)
    for secret in range(80):
        deal = course(dealt(case, min(7, len(titles) or 7), secret), dice)
        reached += takewhile(lambda state: not state.tricks and len(state.trick) < 4, deal)
    return tuple(reached)


def items_of(state: State) -> Iterator[Item]:
    for seat in (None, state.turn, state.turn + 1 & 3):
        moment = moment_of(state, seat)
        yield from moment.stakes
        yield from moment.notes


@pytest.mark.parametrize("case", sampled(CASES))
def test_every_moment_says_what_is_at_stake_by_which_clause(case: Case) -> None:
    for state in states(case):
        moments = [moment_of(state, seat) for seat in (None, 0, 1, 2, 3)]
        for seat, moment in zip((None, 0, 1, 2, 3), moments, strict=True):
            assert moment.clause in case.game.CLAUSES
            assert moment.stakes or (state.stage == "done" and state.contract is None)
            assert not moment.notes or seat == state.turn
            assert moment.points == moments[0].points
        if state.points is not None and moments[0].points is not None:
            assert moments[0].points == state.points


@pytest.mark.parametrize("case", sampled(CASES))
def test_points_so_far_grow_to_those_of_the_deal(case: Case) -> None:
    counted = [state for state in states(case) if moment_of(state, None).points is not None]
    assert bool(counted) == (case.game.CALLS_PANEL != "bids")
    for before, after in zip(states(case), states(case)[1:], strict=False):
        if len(after.trick) == len(before.trick) + 1 and before.deal is after.deal:
            assert moment_of(before, None).points == moment_of(after, None).points, "a card counts once its trick is taken"


@cache
def items() -> dict[str, list[Item]]:
    by_key: dict[str, dict[str, Item]] = {}
    for case in CASES:
        for state in states(case):
            for item in items_of(state):
                by_key.setdefault(item.key, {}).setdefault(repr(item), item)
    return {key: list(each.values()) for key, each in by_key.items()}


OF_OTHER_GAMES = (
    Item("card", {"each": -1, "what": "JS"}),
    Item("cards", {"each": -1, "what": "AT"}),
    Item("last-tricks", {"each": 10, "many": 1}),
    Item("last-tricks", {"each": -5, "many": 3}),
)
"""What a deal may count, and none of the five games does."""


# In one worker: to meet all of them, thousands of deals are played.
@pytest.mark.costly
@pytest.mark.xdist_group("moments")
@pytest.mark.parametrize(
    "code", [pytest.param(code, marks=pytest.mark.costly if code == "en" else ()) for code in REVIEWED]
)
def test_every_sentence_is_met_and_can_be_read(code: str) -> None:
    words = language(code)
    keys = set(re.findall(r"^moment-([\w-]+) =", ftl_source(code, "moments"), re.M))
    assert {*items(), *(item.key for item in OF_OTHER_GAMES)} == keys
    for item in (*(item for each in items().values() for item in each), *OF_OTHER_GAMES):
        for names in ((), NAMES):
            sentence = words.moment(item, names)
            assert sentence
            assert not re.search(r"[{}$_]|  |(?<![\w-])-\d", sentence), sentence
            assert sentence.endswith(".") == (item.key.startswith("note-")), sentence
            if code == "fr":
                assert not re.search(r"(?<!\u202f)[:;?!]", sentence), sentence


STAKES = {
    ("king", 1): "−20 a trick",
    ("king", 2): "−20 a heart",
    ("king", 4): "−30 a king or jack",
    ("king", 5): "−160",
    ("king", 6): "−90 each",
    ("king", 7): "+25 a trick; or negative: +325 each, −75 a trick",
    ("jeu-du-roi", 6): "−20",
    ("jeu-du-roi", 7): "+4 a trick, +1 a club",
    ("400", 1): "a bid made wins its points; a failed bid loses them",
    ("quarante", 1): "+5 a king, +4 a queen, +2 a jack, 3 or 4 alike in hand (clique) 6 to 40",
    ("quarante-1792", 1): "+5 a king, +4 a queen, +3 a jack, 3 or 4 alike in hand (clique) 6 to 40",
}


@pytest.mark.parametrize(("game", "number"), STAKES)
def test_stakes_read_as_a_player_would_say_them(game: str, number: int) -> None:
    state = dealt(Case(GAMES[game], "classic"), number, 1)
    assert (
        language("en").listed([language("en").moment(item) for item in moment_of(state, None).stakes])
        == STAKES[game, number]
    )


def notes(state: State) -> list[str]:
    return [language("en").moment(item, NAMES) for item in moment_of(state, state.turn).notes]


def test_a_bid_tells_its_holder_what_it_wins_or_loses() -> None:
    state = table.play(dealt(Case(GAMES["400"], "classic"), 1, 1), "bid:5 bid:2 bid:2 bid:2")
    said = [language("en").moment(item, NAMES) for item in moment_of(state, state.deal.eldest).stakes]
    assert said == ["your bid 5: +10 for 5 tricks or more, otherwise −10"]


def test_kings_auction_says_what_each_answer_leads_to() -> None:
    state = dealt(Case(GAMES["king"], "classic"), 7, 1)
    dealer, first, second = (NAMES[state.deal.dealer + step & 3] for step in range(3))
    assert "Equal bids: the lower number stands." in notes(table.play(state, "auction"))
    decided = table.play(state, "auction +3 pass pass")
    assert notes(decided) == [
        f"Sell: {first} names the deal and pays you 75.",
        "Refuse: you name the deal, and nothing is paid.",
    ]
    asked = table.play(decided, "ask:+4")
    assert notes(asked) == [
        f"Yes: you pay {dealer} 100 and name the deal.",
        "No: the dealer sells to you at +3 or keeps the deal.",
    ]
    threatened = table.play(decided, "ultimatum:+5:negative")
    assert notes(threatened)[1] == f"No: {second} is asked; if all refuse, the deal is negative."
    assert notes(table.play(threatened, "no no"))[1] == "No: the deal is negative, and nothing is paid."


def test_a_negative_deal_starts_with_what_all_have_and_counts_what_was_taken_over() -> None:
    state = table.play(dealt(Case(GAMES["king"], "classic"), 7, 1), "auction pass pass -2 sell")
    assert moment_of(state, None).points == (325,) * 4
    assert [language("en").moment(item, NAMES) for item in moment_of(state, None).stakes] == [
        "+325 each",
        "−75 a trick",
        f"{NAMES[state.deal.dealer - 1 & 3]} takes over 2 tricks of {NAMES[state.deal.dealer]}",
    ]


def test_cliques_told_count_at_once_for_their_side() -> None:
    rules = games.rules(GAMES["quarante"])
    for secret in range(200):
        state = dealt(Case(GAMES["quarante"], "classic"), 1, secret)
        calls = [action for action in legal(state) if isinstance(action, str)]
        if calls:
            worth = moment_of(state, state.turn).notes[0].params["each"]
            points = moment_of(apply(state, calls[0]), None).points
            assert points is not None
            assert points[state.turn & 1] == worth
            return
    raise AssertionError(f"no clique in 200 deals of {rules.game.ID}")


def played(state: State) -> State:
    while state.stage != "done":
        state = apply(state, careful.choose(view(state, state.turn), Stream(b"", b"")))
    return state


def staked(state: State) -> Stakes:
    return state.rules.game.stakes(state.rules, state.deal.dealer, state.deal.scores, state.calls)


def dealt_from(game: str, number: int, secret: int) -> State:
    rules = games.rules(GAMES[game])
    deal = from_secret(rules, secret_of(rules, 3, secret)).state.deal
    return start(rules, number, deal.dealer, deal.scores, deal.dealt)


def test_tricks_that_were_bought_of_a_negative_deal_are_taken_over() -> None:
    for secret in range(6):
        state = dealt_from("king", 7, secret)
        state = table.play(state, "auction pass pass -1 sell")
        bought = staked(state).taken_over
        assert bought is not None
        assert (bought.seller, bought.buyer, bought.tricks) == (state.deal.dealer, state.deal.dealer - 1 & 3, units("-1"))
        state = played(state)
        assert state.contract is not None
        points = [king.START[52] + tallied for tallied in tally(state.contract.payoff, state.tricks)]
        moved = min(bought.tricks, tricks_won(state)[bought.seller]) * bought.each
        points[bought.seller] -= moved
        points[bought.buyer] += moved
        assert state.points == tuple(points)


def test_other_deals_stake_nothing_more() -> None:
    for game, number in (("king", 2), ("jeu-du-roi", 9), ("quarante", 1), ("quarante-1792", 1)):
        state = dealt_from(game, number, 1)
        assert staked(state) == Stakes() == staked(played(state))
