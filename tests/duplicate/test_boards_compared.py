"""What boards are made of against each other: scores, partings, ratings, and the mirror match."""

import math
import random
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest

from cases import few
from fourkings.bots import find, title
from fourkings.duplicate.field import Member, field, members
from fourkings.duplicate.rating import CENTRE, UNIT, WINDOW, Scale, rating, scale_of
from fourkings.duplicate.results import PlayedDeal, cells_of, deals_of_match, parting
from fourkings.duplicate.score import Rank, losses_of, played_again, rank_among, standings, table_of
from fourkings.duplicate.sets import new_set
from fourkings.rulebook import deck
from fourkings.rulebook.cards import SUITS
from fourkings.rulebook.game import Rules, State, apply, first_scores, legal, start
from fourkings.rulebook.games import GAMES, rules
from fourkings.rulebook.mirror import SAME, Mirror, boards_of_cycle, gain_of, mirror, relabelled, relabellings, rotate_hands

SECRET = bytes(range(32))
EVERY = [pytest.param(rules(game), id=game.ID) for game in GAMES.own.values()]


@pytest.mark.parametrize(
    ("game", "points", "seat", "gain"),
    [
        ("quarante", (30, 14), 0, 16), ("quarante", (30, 14), 3, -16),
        ("400", (2, -3, 4, 5), 2, 4), ("400", (0, 0, 0, 0), 1, 0),
        ("king", (-80, -60, -120, 0), 3, 260 / 3), ("jeu-du-roi", (10, 10, 20, 25), 0, -25 / 3),
    ],
)  # fmt: skip
def test_a_deal_counts_as_its_player_counts_it(game: str, points: tuple[int, ...], seat: int, gain: float):
    assert gain_of(rules(game), points, seat) == pytest.approx(gain)


def test_match_points_are_the_share_beaten_ties_half():
    table = table_of([{(1, 1): float(points)} for points in (0, 0, 4, 8)])
    assert table.columns[1, 1].beaten(0) == 0.25
    assert table.columns[1, 1].beaten(4) == 0.625
    assert table.columns[1, 1].beaten(9) == 1
    standing = table.standing("Amal", {(1, 1): 4.0, (2, 1): 100.0})
    assert standing.beyond.mean == 1.0
    assert not standing.beyond.known, "of a single deal there is no interval"
    assert table.standing("nobody", {}).matchpoints == 0.5


def test_nobody_is_compared_with_themselves_and_a_ranking_shares_places():
    boards = new_set("", rules("quarante"), 3, title(find("careful")), SECRET)
    results = list(field(boards, {"careful": 2, "chance": 3}, processes=1))
    ranking = standings(boards, results)
    assert [row.place for row in ranking] == sorted(row.place for row in ranking)
    first, second = (row for row in ranking if row.player.startswith("careful"))
    assert (first.place, first.matchpoints) == (second.place, second.matchpoints)
    cells = cells_of(boards, results[0])
    others = table_of([cells_of(boards, result) for result in results[1:]])
    assert others.standing("", cells).matchpoints == pytest.approx(first.matchpoints)
    total = sum(row.matchpoints for row in ranking)
    assert total == pytest.approx(len(ranking) / 2), "what one beats another is beaten by"


def test_the_field_is_a_mixed_one_from_its_beginning():
    crowd = members({"strong": 2, "club": 3, "chance": 1})
    assert crowd[:3] == (Member("strong", 1), Member("club", 1), Member("chance", 1))
    assert Counter(member.bot for member in crowd) == {"strong": 2, "club": 3, "chance": 1}
    assert len(members()) == 100


def test_ways_part_at_the_first_action_that_differs():
    same = PlayedDeal(((0, "AS"), (1, "2S"), (2, "3S")), (1, 0))
    other = PlayedDeal(((0, "AS"), (1, "2S"), (2, "4S")), (1, 0))
    assert parting([same], [same]) is None
    assert parting([same, same], [same, other]) == (2, 2, 2, ("3S", "4S"))


KNOWN = {"strong 7": 0.15, "club 2": 0.0, "careful 1": -0.1, "beginner 2": -0.15, "flat 1": 0.1}


def simulated(rng: random.Random, skill: float, deals: int, luck: float = 1.7) -> tuple[list[float], list[float]]:
    """Figures of so many deals for a player of that skill, by a field of known skills, and the plain points.

    luck: the spread of the deals themselves, in spreads of the field: what the cards alone give.
    """
    scale, figures, raw = Scale(KNOWN), [], []
    for board in range(0, deals, 6):
        count = min(6, deals - board)
        levels = {(board + place, 1): rng.gauss(0, luck) for place in range(count)}
        bots = [
            (bot, {cell: level + rng.gauss(mean, 1) for cell, level in levels.items()})
            for bot, mean in KNOWN.items()
            for _ in range(4)
        ]
        cells = {cell: level + rng.gauss(skill, 1) for cell, level in levels.items()}
        figures += scale.figures(cells, bots)
        raw += cells.values()
    return figures, raw


def elo(raw: list[float], scale: float = 400 / math.log(10), step: float = 32.0) -> float:
    """Elo after these deals, each won where its points are above nought, against opponents of 1500."""
    value = 1500.0
    for points in raw:
        value += step * ((points > 0) - 1 / (1 + math.exp((1500 - value) / scale)))
    return value


def test_the_interval_after_a_hundred_deals_is_at_most_half_of_elos_on_wins():
    """Both in units of skill: the spread of the ratings of one and the same player, over what skill moves them by."""
    rng = random.Random(18)
    luck, skills = 1.7, (-0.5, 0.5)
    values: dict[str, list[list[float]]] = {"ours": [], "elo": []}
    halves = []
    for skill in skills:
        careers = [simulated(rng, skill, 100, luck) for _ in range(120)]
        rated = [rating(figures) for figures, _ in careers]
        halves += [estimate.half for estimate in rated]
        values["ours"].append([estimate.value for estimate in rated])
        values["elo"].append([elo(raw) for _, raw in careers])

    def width(low: list[float], high: list[float]) -> float:
        mean = [sum(ratings) / len(ratings) for ratings in (low, high)]
        spread = math.sqrt(sum((x - mean[0]) ** 2 for x in low) / len(low))
        return 1.96 * spread / (mean[1] - mean[0])

    assert width(*values["ours"]) <= width(*values["elo"]) / 2
    half = sum(halves) / len(halves) / UNIT
    assert half == pytest.approx(1.96 * math.sqrt(1 + 1 / 20) / 10, rel=0.1), "and it says itself how wide it is"


def test_ratings_find_the_skills_and_anchors_do_not_drift_over_ten_thousand_results():
    """However good the people are who play, bots stay where they are, in the last thousand results as in the first."""
    rng = random.Random(7)
    people = [rating(simulated(rng, 3.0, 500)[0]) for _ in range(4)]
    assert all(rating.value > CENTRE + 2.5 * UNIT for rating in people)
    late: dict[str, list[float]] = {bot: [] for bot in KNOWN}
    for _ in range(10_000 // (5 * 50)):
        for bot, skill in KNOWN.items():
            late[bot] += simulated(rng, skill, 50, 1.7)[0]
    for bot, skill in KNOWN.items():
        figures = late[bot]
        for part in (figures[:1000], figures[-1000:]):
            mean = sum(part) / len(part)
            assert abs(mean - skill) < 4 / math.sqrt(len(part)), (bot, mean)


def test_another_field_gives_the_same_level():
    """Anchors take a bot's skill out: a field of strong ones alone does not make a player weaker."""
    rng, levels = random.Random(3), {(board, 1): 0.0 for board in range(2000)}
    player = {cell: rng.gauss(0, 1) for cell in levels}
    means = []
    for bots in (("strong 7",), ("beginner 2",), tuple(KNOWN)):
        made_of = [(bot, {cell: rng.gauss(KNOWN[bot], 1) for cell in levels}) for bot in bots for _ in range(8)]
        figures = Scale(KNOWN).figures(player, made_of)
        means.append(sum(figures) / len(figures))
    assert max(means) - min(means) < 0.06


def test_a_rating_is_hidden_until_it_tells_something_and_forgets_what_is_long_ago():
    assert not rating([]).shown
    assert not rating([0.1, 0.5] * 9).shown
    assert rating([0.1, 0.5] * 10).shown
    assert rating([-9.0] * 300 + [1.0, 0.0] * (WINDOW // 2)).value == CENTRE + UNIT / 2


def test_deals_on_which_all_do_the_same_tell_nothing_and_break_nothing():
    bots = [("club 2", {(1, 1): 4.0, (2, 1): 4.0}), ("flat 1", {(1, 1): 4.0, (2, 1): 6.0})]
    assert Scale({}).figures({(1, 1): 4.0}, bots[:1]) == [0.0]
    figures = Scale({}).figures({(1, 1): 5.0, (2, 1): 5.0, (3, 1): 9.0}, bots)
    assert len(figures) == 2, "a deal that no bot has played has no level"
    assert figures[1] == 0.0
    assert math.isfinite(figures[0])


def test_anchors_are_those_of_bots_that_there_are():
    for of in EVERY:
        scale = scale_of(of.values[0], title(find("club")))
        today = {title(find(bot)) for bot in ("strong", "club", "careful", "beginner", "flat")}
        assert set(scale.anchors) >= today, "each as it plays today; fields of before keep theirs"
        assert abs(sum(scale.anchors[bot] for bot in today)) < 0.05, "the field itself is the centre"
    assert scale_of(rules("king", "brazil"), "club 2").anchors == {}


@pytest.mark.costly
def test_what_decisions_give_away_has_no_luck_of_hidden_cards_in_it():
    """Two players who decide alike give away the same, whatever comes of it; whoever plays by chance gives away more."""
    boards = new_set("", rules("quarante"), 2, "careful 1", SECRET)
    results = list(field(boards, {"careful": 1, "chance": 2}, 1))
    careful, first, two = (losses_of(boards, result) for result in results)
    assert set(careful) == {(1, 1), (2, 1)}
    assert all(lost >= 0 for each in (careful, first, two) for lost in each.values())
    assert sum(careful.values()) < sum(first.values()) + sum(two.values())
    by_player = {standing.player: standing for standing in standings(boards, results, judged=True)}
    assert by_player[results[0].player].lost == careful
    assert all(standing.lost == {} for standing in standings(boards, results))
    assert deals_of_match(played_again(boards, 1, results[1].boards[1])) == results[1].boards[1]
    with pytest.raises(ValueError, match="not published yet"):
        losses_of(replace(boards, secret=None), results[0])


def test_a_rating_by_decisions_stands_on_the_same_scale():
    """The field gives 1500, whoever gives away a spread a deal less than it has `UNIT` more."""
    scale = scale_of(rules("quarante"), title(find("club")))
    assert scale.losses is not None
    mean, spread = scale.losses
    cells = [(1, number) for number in range(1, 41)]
    level = rating(scale.losses.figures(dict.fromkeys(cells, mean)))
    assert level.value == pytest.approx(CENTRE)
    better = rating(scale.losses.figures(dict.fromkeys(cells, mean - spread)))
    assert better.value == pytest.approx(CENTRE + UNIT)
    for game in GAMES.own:
        known = scale_of(rules(game), title(find("club")))
        assert known.losses is None or known.losses.spread > known.losses.mean > 0


@pytest.mark.parametrize("of", few(EVERY, 2))
def test_everybody_holds_every_hand_once_and_far_apart(of: Rules):
    deals = list(mirror(of, SECRET, cycles=2))
    assert len(deals) == 2 * 4 * boards_of_cycle(of)
    assert [deal.number for deal in deals] == list(range(1, len(deals) + 1))
    by_base: dict[int, list[Mirror]] = {}
    for deal in deals:
        by_base.setdefault(deal.base, []).append(deal)
    for turns in by_base.values():
        assert [turn.turn for turn in turns] == [0, 1, 2, 3]
        assert all(later.number - deal.number > 3 for deal, later in pairwise(turns))
        assert len({deal.kind for deal in turns}) == 1
        assert {deal.dealer for deal in turns} == {0, 1, 2, 3}
        labels = len(relabellings(of, turns[0].kind))
        assert len({deal.suits for deal in turns}) == min(4, labels)
        plain = [undone(deal) for deal in turns]
        for seat in range(4):
            held = [hands[seat] for hands in plain]
            assert len(set(held)) == 4, "four different hands in one seat"
            assert set(held) == set(plain[0])
            assert [deal.dealer - seat & 3 for deal in turns] == [(turns[0].dealer + turn - seat) & 3 for turn in range(4)]
    assert list(mirror(of, SECRET, cycles=1)) == deals[: len(deals) // 2], "it goes on as it began"


def undone(deal: Mirror) -> list[tuple[int, ...]]:
    back = tuple(deal.suits.index(suit) for suit in range(4))
    return [tuple(relabelled(back, card) for card in hand) for hand in deal.hands]  # type: ignore[arg-type]


@pytest.mark.parametrize("of", EVERY)
def test_suits_that_the_rules_tell_apart_keep_their_names(of: Rules):
    fixed = {
        "400": dict.fromkeys(range(1, 11), 1), "jeu-du-roi": {2: 1, 5: 1, 7: 3, 8: 2, 9: 1, 10: 0}, "king": {2: 1, 5: 1},
    }.get(of.game.ID, {})  # fmt: skip
    for kind in range(1, 11):
        known = relabellings(of, kind)
        assert known[0] == SAME
        assert len(known) == (6 if kind in fixed else 24), kind
        assert all(suits[fixed[kind]] == fixed[kind] for suits in known if kind in fixed)


def deals_of(of: Rules, number: int) -> Iterator[tuple[random.Random, State, State, Any, int]]:
    """Random deals, each with its twin: hands moved on by some seats, suits relabelled."""
    rng = random.Random(f"{of.game.ID} mirror")
    kinds = len(of.game.deal_titles(of)) or 1
    for count in range(number):
        kind, dealer, turn = count % kinds + 1, rng.randrange(4), rng.randrange(4)
        pack = list(of.game.pack(of))
        rng.shuffle(pack)
        hands = deck.hands(pack, dealer, of.game.packets(of))
        suits = rng.choice(relabellings(of, kind))
        twin = tuple(tuple(relabelled(suits, card) for card in hand) for hand in rotate_hands(hands, turn))
        scores = first_scores(of)
        yield rng, start(of, kind, dealer, scores, hands), start(of, kind, dealer + turn & 3, scores, twin), suits, turn


def points_moved(of: Rules, points: tuple[int, ...], turn: int) -> tuple[int, ...]:
    return tuple(points[seat - turn & (len(points) - 1)] for seat in range(len(points)))


def carried_over(of: Rules, number: int) -> None:
    for rng, first, second, suits, turn in deals_of(of, number):
        state, twin = played_alike(rng, first, second, suits, turn)
        assert twin.void == state.void
        assert twin.points == points_moved(of, state.points or (), turn)


def relabelled_action(suits, action):
    """The action that takes an action's place: a card, or a call whose last word is a suit."""
    if not isinstance(action, str):
        return relabelled(suits, action)
    head, colon, last = action.rpartition(":")
    return f"{head}{colon}{SUITS[suits[SUITS.index(last)]]}" if colon and len(last) == 1 and last in SUITS else action


def played_alike(rng: random.Random, state: State, twin: State, suits: Any, turn: int) -> tuple[State, State]:
    while state.stage != "done":
        assert twin.turn == state.turn + turn & 3
        actions = legal(state)
        assert sorted(map(str, legal(twin))) == sorted(str(relabelled_action(suits, action)) for action in actions)
        action = rng.choice(actions)
        state, twin = apply(state, action), apply(twin, relabelled_action(suits, action))
    return state, twin


@pytest.mark.parametrize("deals", [30, pytest.param(10_000, marks=pytest.mark.heavy)])
@pytest.mark.parametrize("of", EVERY)
def test_legal_actions_and_points_are_carried_over(of: Rules, deals: int):
    carried_over(of, deals)


def test_ties_share_a_place_and_count_as_half():
    five, thirty_eight, others = [{(1, 1): 9.0}] * 5, [{(1, 1): 4.0}] * 38, [{(1, 1): -3.0}] * 57
    assert rank_among([*five, *thirty_eight, *others], {(1, 1): 4.0}) == Rank(0.57, 6, 38, 101)
    assert rank_among([{(1, 1): 1.0}], {(1, 1): 2.0, (2, 1): 5.0}) == Rank(1.0, 1, 0, 1), "who lacks a deal takes no place"
    assert rank_among([{(2, 1): 1.0}], {(1, 1): 2.0}) is None
