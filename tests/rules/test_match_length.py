"""How long a match lasts: GEN-13 of docs/rules/general.md."""

import random

import pytest

from fourkings.records import NotARecord, from_json, to_json
from fourkings.records.replay import Fault, replay
from fourkings.rulebook import games
from fourkings.rulebook.game import Result, deals_left, legal, result_by_score
from fourkings.rulebook.games import GAMES
from fourkings.rulebook.match import Match, from_secret, stop, why_not_stop
from fourkings.views import view
from independent.match import read as second_reading
from tables import moments

LASTING = ("quarante", "quarante-1792", "400")


def lasting(game, deals, seed=1):
    rules = games.rules(GAMES[game], options={"deals": deals})
    return by_chance(rules, bytes(31) + bytes([seed]), seed)


def by_chance(rules, secret, seed, deals=0):
    """A match, or so many deals of it, in which bids are low."""
    dice = random.Random(seed)

    def choose(state):
        every = legal(state)
        return dice.choice([call for call in every if str(call).startswith("bid:")][:3] or every)

    *_, match = moments(rules, secret, choose, deals)
    return match


@pytest.mark.parametrize("game", LASTING)
@pytest.mark.parametrize("deals", [1, 3, 12])
def test_GEN_13_a_match_ends_after_so_many_scored_deals_whatever_the_target(game, deals):
    for seed in range(3):
        match = lasting(game, deals, seed)
        scored = [played for played in match.deals if not played.state.void]
        assert len(scored) == deals
        assert not match.deals[-1].state.void
        assert match.result == result_by_score(match.rules, match.totals)


def test_GEN_13_void_deals_do_not_count():
    match = next(match for match in (lasting("400", 3, seed) for seed in range(20)) if len(match.deals) > 3)
    voids = 0
    for played in match.deals:
        assert played.state.deal.voids == voids
        assert view(played.state, 0).voids == voids
        assert deals_left(played.state.deal) == 3 - (played.state.deal.number - 1 - voids)
        voids += played.state.void


@pytest.mark.parametrize(
    ("game", "totals", "winners"),
    [
        ("quarante", (40, 41), (1, 3)),
        ("quarante", (41, 41), (0, 1, 2, 3)),
        ("quarante-1792", (9, 0), (0, 2)),
        ("400", (41, 20, -30, 0), (1, 3)),
        ("400", (-5, 2, 9, 2), (0, 1, 2, 3)),
    ],
)
def test_GEN_13_the_higher_score_wins_and_equal_ones_share(game, totals, winners):
    assert result_by_score(games.rules(GAMES[game], options={"deals": 2}), totals) == Result(totals, winners)


def test_GEN_13_cliques_end_no_deal_where_deals_are_counted():
    options = {"cliques_first": "on", "target": 10, "deals": 2}
    match = by_chance(games.rules(GAMES["quarante"], options=options), bytes(32), 5)
    assert [len(played.state.tricks) for played in match.deals] == [8, 8]


def test_GEN_13_only_games_without_a_fixed_length_have_the_option():
    assert [game.ID for game in GAMES.values() if any(option.name == "deals" for option in game.OPTIONS)] == list(LASTING)


def begun_match(game, deals):
    return by_chance(games.rules(GAMES[game]), bytes(32), 3, deals)


@pytest.mark.parametrize("game", LASTING)
def test_GEN_13_a_time_ends_the_match_after_the_deal_under_way(game):
    match = begun_match(game, 2)
    stopped = stop(match)
    assert stopped.result == result_by_score(match.rules, match.totals)
    assert not stopped.between_deals
    record = to_json(stopped)
    assert record["end"] == {"after": len(match.deals)}
    assert replay(from_json(record)) == stopped
    second_reading(record)


@pytest.mark.parametrize("game", LASTING)
def test_GEN_13_a_record_says_wrongly_that_a_time_ended_it(game):
    record = to_json(stop(begun_match(game, 2)))
    with pytest.raises(Fault, match=r"not after deal 2, the last one \(GEN-13\)"):
        replay(from_json(record | {"end": {"after": 1}}))
    with pytest.raises(Fault, match=r"its result, winners .* is missing \(GEN-13\)"):
        replay(from_json({key: value for key, value in record.items() if key != "result"}))
    running = [*record["deals"][:-1], {k: v for k, v in record["deals"][-1].items() if k not in ("points", "totals")}]
    running[-1]["actions"] = running[-1]["actions"][:-1]
    with pytest.raises(Fault, match=r"the deal under way is played to its end first \(GEN-13\)"):
        replay(from_json(record | {"deals": running}))
    with pytest.raises(NotARecord, match="end: 'after' is missing"):
        from_json(record | {"end": {}})


def test_GEN_13_no_time_ends_a_match_of_so_many_deals_by_its_rules():
    match = begun_match("king", 1)
    assert why_not_stop(match) == "length-fixed"
    with pytest.raises(ValueError, match="length-fixed"):
        stop(match)
    with pytest.raises(Fault, match="fixed by its rules"):
        replay(from_json(to_json(match) | {"end": {"after": 1}}))


def test_GEN_13_nothing_is_stopped_before_a_deal_is_scored_or_twice():
    fresh = from_secret(games.rules(GAMES["400"]), bytes(32))
    assert why_not_stop(fresh) == "deal-running"
    assert why_not_stop(Match(fresh.rules, fresh.entrants, fresh.opening)) == "nothing-scored"
    assert why_not_stop(stop(begun_match("400", 2))) == "match-over"
