"""Strong in the games of partners: what is likely, what a score is worth, what a clique is for."""

import random
from dataclasses import replace

import pytest

pytest.importorskip("numpy")

import numpy as np

from bots.test_imitation import PAIRS, seen
from bots.thinking import deals, dice, walk
from fourkings import encoding
from fourkings.arena import play, secret_of
from fourkings.bots import careful, find
from fourkings.bots.strong import belief
from fourkings.bots.strong.endgame import double_dummy
from fourkings.bots.strong.equity import race_table, results
from fourkings.bots.strong.games import four_hundred, quarante, recipe_of
from fourkings.bots.strong.games.quarante import belief as quarante_belief
from fourkings.bots.strong.games.quarante import calls_1792
from fourkings.rulebook import games
from fourkings.rulebook.cards import mask, members, rank_mask
from fourkings.rulebook.game import tricks_won
from fourkings.rulebook.games import GAMES
from fourkings.rulebook.games.four_hundred import bid_of
from fourkings.rulebook.match import from_secret
from fourkings.rulebook.tricks import card_points, played
from fourkings.sampling import Deals, constraints
from fourkings.views import view
from rules import table
from rules.test_quarante import TWO_CLIQUES


@pytest.mark.costly
@pytest.mark.parametrize("game", PAIRS)
def test_what_was_really_held_is_likelier_than_chance_would_have_it(game: str) -> None:
    """Over many views of careful players: the true deal's weight beyond the mean of deals that fit."""
    gains = []
    for at, looked in seen(game, 12):
        rows = encoding.plies(looked)
        if len(rows) > 6:
            samples = np.concatenate([[at.hands], Deals(constraints(looked)).draw(2, 64)])
            weight = belief.weigh(recipe_of(looked.rules).belief, looked, samples)
            gains.append(np.log(weight[0]) - np.log(weight[1:].mean()))
    assert np.mean(gains) > 0.05


def test_a_clique_that_was_not_told_is_unlikely() -> None:
    for at, looked in seen("quarante", 4):
        if not looked.tricks:
            continue
        gone = played(looked)
        samples = Deals(constraints(looked)).draw(3, 50)
        for world, factor in zip(samples, np.exp(quarante_belief.unannounced_cliques(looked, samples)), strict=True):
            kept = sum(
                (rank_mask(rank) & (int(world[seat]) | gone[seat])).bit_count() >= 3
                and (seat, rank) not in {(teller, clique[0]) for teller, clique in at.calls.announced}
                for seat in range(4)
                if seat != looked.turn
                for rank in "KQJ"
            )
            assert factor == pytest.approx(quarante_belief.CONCEALED**kept)


RULES = games.rules(GAMES["400"])


def test_the_race_of_400_is_fair_and_pays_for_more() -> None:
    race, rng = four_hundred.match.equity(RULES), random.Random(1)
    scores = np.array([[rng.randrange(-20, 41) for _ in range(4)] for _ in range(300)])
    mine, theirs = race.chance(scores, 0), race.chance(scores, 1)
    assert mine + theirs == pytest.approx(1)
    assert mine == pytest.approx(race.chance(scores[:, [2, 1, 0, 3]], 0))
    better = scores.copy()
    better[:, 0] += 8
    # From 30 on a bid is worth less, so a few more points are not always for the better; eight are, but for that step.
    plain = (scores[:, 0] < 22) | (scores[:, 0] >= 30)
    assert (race.chance(better, 0) > mine - 1e-9)[plain].all()
    assert race.chance(np.zeros((1, 4), np.int64), 0) == pytest.approx(0.5)


@pytest.mark.parametrize(
    ("scores", "chance"),
    [
        ((41, 0, 1, 0), 1.0),
        ((1, 41, 0, 1), 0.0),
        ((43, 41, 5, 7), 1.0),  # FH-11: equal sums, the higher single score
        ((41, 41, 8, 7), 1.0),
        ((41, 41, 8, 8), 0.5),
    ],
)
def test_who_has_arrived_has_won(scores: tuple[int, ...], chance: float) -> None:
    assert four_hundred.match.equity(RULES).chance(np.array([scores]), 0) == [chance]


def test_a_partner_at_nought_holds_the_match_up() -> None:
    race = four_hundred.match.equity(RULES)
    waits, wins = race.chance(np.array([(45, 0, 0, 0), (45, 0, 1, 0)]), 0)
    assert waits < wins == 1
    lenient = four_hundred.match.equity(games.rules(GAMES["400"], options={"partner_floor": "not_negative"}))
    assert lenient.chance(np.array([(45, 0, 0, 0)]), 0) == [1]


@pytest.mark.parametrize("game", ["quarante", "quarante-1792"])
def test_the_columns_of_a_quarante(game: str) -> None:
    table = race_table(game)
    inner = table[1:, 1:]
    assert (np.diff(inner, axis=0) <= 1e-9).all()
    assert (np.diff(inner, axis=1) >= -1e-9).all()
    assert inner.min() > 0
    assert inner.max() < 1


@pytest.mark.parametrize("game", ["quarante", "quarante-1792", "400"])
def test_a_fixed_number_of_deals_is_played_for_points_and_the_last_for_the_match(game: str) -> None:
    rules = games.rules(GAMES[game], options={"deals": 2})
    recipe = four_hundred.match if game == "400" else quarante.match
    first = view(from_secret(rules, secret_of(rules, 9, 0)).state, 0)
    assert recipe.plays_for_points(first)
    scores = (90, 20, 10, 20) if game == "400" else (100, 40)
    last = replace(first, number=2, scores=scores)
    assert not recipe.plays_for_points(last)
    assert recipe.plays_for_points(replace(last, voids=1))


@pytest.mark.parametrize("game", ["quarante", "quarante-1792"])
def test_a_table_of_chances_is_one_deal_ahead_of_itself(game: str) -> None:
    """The chance before a deal is the mean of those after it, worked out here one end of a deal at a time."""
    rng, table = random.Random(2), race_table(game)
    for own, other in [(rng.randrange(1, 150), rng.randrange(1, 150)) for _ in range(20)]:
        total = weight = 0.0
        for dealers, others, many in results(game):
            a, b = own - dealers, other - others
            arrived = 0.5 if a == b else float(a < b)
            after = 1 - table[b, a] if a > 0 and b > 0 else arrived
            total, weight = total + many * after, weight + many
        assert table[own, other] == pytest.approx(total / weight)


def test_a_void_last_deal_of_400_is_played_again() -> None:
    rules = games.rules(GAMES["400"], options={"deals": 1})
    seen = replace(view(from_secret(rules, secret_of(rules, 9, 0)).state, 0), scores=(5, 0, 0, 0), turn=0)
    rows = np.array([seen.scores, seen.scores])
    scored, again = four_hundred.match.chance_after(seen, rows, {1})
    assert 0.5 < again < 0.9 < scored


def test_scores_after_a_deal_of_400_are_those_of_the_rules() -> None:
    match = play(RULES, [find("careful")] * 4, secret_of(RULES, 6, 0))
    for deal in match.deals:
        state = deal.state
        if not state.void:
            bids = np.array([[bid_of(state, seat) for seat in range(4)]])
            after = four_hundred.match.scores_after(RULES, state.deal.scores, bids, np.array([tricks_won(state)]))
            assert tuple(after[0]) == state.totals


@pytest.mark.parametrize("rules", [("quarante", {}), ("quarante", {"cliques": "best_team"}), ("quarante-1792", {})])
def test_points_so_far_are_those_of_the_account(rules: tuple[str, dict[str, str]]) -> None:
    chosen = games.rules(GAMES[rules[0]], options=rules[1])
    for number in range(12):
        match = play(chosen, [careful] * 4, secret_of(chosen, 7, number), max_deals=1)
        state = match.deals[0].state
        assert quarante.match.side_points(view(state, 0)) == state.points
    if rules[1]:  # by chance, nobody has two that count
        state = table.play(table.state("quarante", TWO_CLIQUES, dealer=3, **rules[1]), "clique:QQQ clique:KKK")
        assert quarante.match.side_points(view(state, 0)) == (18, 0)


def test_what_is_left_is_what_the_cards_to_come_bring() -> None:
    for at, looked in seen("quarante", 2):
        hidden = sum(at.hands) | mask(at.trick)
        payoff = encoding.contract_of(looked).payoff
        assert double_dummy.points_left(looked) == sum(card_points(payoff, card) for card in members(hidden))


def test_what_scores_is_told() -> None:
    for state in deals("quarante-1792", 40):
        for at, action in walk(find("strong"), state, 10):
            if at.tricks:
                break
            looked = view(at, at.turn)
            words = [action for action in looked.legal if isinstance(action, str)]
            if words and at.stage == "play":
                clique = calls_1792.clique_of(looked, words[-1])
                assert clique is not None
                worth = calls_1792.mean_gain(looked, clique, 1)
                if not at.calls.said and worth > 4:
                    assert isinstance(action, str)


def test_what_can_score_nothing_is_kept() -> None:
    """Jacks after another's three: theirs are kings or queens, so jacks would only tell."""
    kept = 0
    for state in deals("quarante-1792", 400):
        if kept > 2:
            break
        for at, _ in walk(careful, state, 0):
            looked = view(at, at.turn)
            if at.tricks:
                break
            if "count:3" in looked.legal and at.calls.said and calls_1792.clique_of(looked, "count:3") == "JJJ":
                assert calls_1792.mean_gain(looked, "JJJ", 1) == 0
                assert not isinstance(find("strong").choose(looked, dice(), 20), str)
                kept += 1
    assert kept


def test_good_is_said_where_the_partner_is_sure_to_name_higher() -> None:
    """Jacks are named; the partner, still to speak, has three as well, and neither jacks nor these queens: so kings."""
    hands = ["JH JC JD 8C 9C 7C 9D 7H", "QH QC QD TC 8D TD 7D 9H", "8H ...", "KH KC KD TH ... 7S"]
    at = table.play(table.state("quarante-1792", hands, dealer=3), "count:3 7H count:3 9H 8H count:3 TH rank:J")
    looked = view(at, at.turn)
    assert set(looked.legal) == {"rank:Q", "good"}
    assert calls_1792.mean_gain(looked, "QQQ", 1) == 0
    assert find("strong").choose(looked, dice(), 20) == "good"
