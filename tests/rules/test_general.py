"""The clauses that all five games share: GEN-1 to GEN-13 of docs/rules/general.md."""

import random
from collections.abc import Iterator

import pytest

from fourkings.records import NotARecord, from_json, to_json
from fourkings.records.replay import Fault, replay
from fourkings.rulebook import cards, games, match
from fourkings.rulebook import game as rulebook_game
from fourkings.rulebook.cards import SHORT, card
from fourkings.rulebook.games import GAMES
from fourkings.rulebook.match import Match, from_secret, stop, why_not_stop
from fourkings.rulebook.opening import Opened, OpeningFault
from fourkings.views import view
from independent.match import read as second_reading
from rules.table import legal, opened, play, play_out, refusal, result, state
from tables import moments, redealt

EVERY_GAME = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
NO_TALK = {"quarante": "", "quarante-1792": "", "400": "bid:3 bid:3 bid:3 bid:3", "jeu-du-roi": "", "king": ""}
"""What must be said in a first deal before its first card."""


def begun(game_id: str, *hands: str, **house_rules: object) -> rulebook_game.State:
    return play(state(game_id, hands, dealer=3, **house_rules), NO_TALK[game_id])


def random_deal(game: rulebook_game.Game, seed: int, number: int = 1, **house_rules: object) -> rulebook_game.State:
    rules = games.rules(game, options=house_rules)
    pack = random.Random(seed).sample(game.pack(rules), len(game.pack(rules)))
    size = len(pack) // 4
    dealt = tuple(tuple(pack[seat * size : seat * size + size]) for seat in range(4))
    return rulebook_game.start(rules, number, 3, match.first_scores(rules), dealt)


def walk(at: rulebook_game.State, seed: int) -> Iterator[rulebook_game.State]:
    dice = random.Random(seed)
    while at.stage != "done":
        yield at
        at = rulebook_game.apply(at, dice.choice(rulebook_game.legal(at)))
    yield at


@pytest.mark.parametrize("game_id", GAMES)
def test_GEN_1_cards_are_played_in_the_order_of_seats(game_id):
    at = begun(game_id, "9S 9H", "7S 7H", "8S 8H", "TS TH")
    order = []
    for token in ("9S", "7S", "8S"):
        order.append(at.turn)
        at = play(at, token)
    assert [*order, at.turn] == [0, 1, 2, 3]


def test_GEN_1_every_game_says_which_way_the_order_of_play_runs():
    clockwise = {game.ID: game.is_clockwise(games.rules(game)) for game in GAMES.values()}
    assert clockwise == {"quarante": True, "quarante-1792": False, "400": False, "jeu-du-roi": True, "king": True}


def test_GEN_1_partners_sit_opposite():
    assert [game.ID for game in GAMES.values() if game.PARTNERS] == ["quarante", "quarante-1792", "400"]
    for game_id in ("quarante", "quarante-1792"):
        assert result(game_id, (140, 0), (10, 0)).winners == (0, 2)
        assert result(game_id, (0, 140), (0, 10)).winners == (1, 3)


@EVERY_GAME
def test_GEN_1_nobody_acts_out_of_turn(game):
    at = begun(game.ID, "9H", "7H", "8H", "TH")
    for seat, token in ((1, "7H"), (2, "8H"), (3, "TH")):
        assert refusal(at, f"{seat}:{token}") == rulebook_game.Reason("GEN-1", "not-your-turn", {"seat": 0})
    with pytest.raises(rulebook_game.Refused, match=r"^the rules forbid this action: not your turn, seat 0 \(GEN-1\)$"):
        play(at, "1:7H")


def test_GEN_2_short_deck_is_seven_and_up():
    assert {cards.name(card) for card in SHORT} == {rank + suit for rank in "AKQJT987" for suit in "SHDC"}
    assert len(SHORT) == 32


def test_GEN_2_packs_of_the_games():
    sizes = {game.ID: len(game.pack(games.rules(game))) for game in GAMES.values()}
    assert sizes == {"quarante": 32, "quarante-1792": 32, "400": 52, "jeu-du-roi": 52, "king": 52}


@EVERY_GAME
def test_GEN_3_whoever_holds_the_suit_led_must_play_it(game):
    at = play(begun(game.ID, "9H 9S", "7H 7S", "8H 8S", "TH TS"), "9S")
    assert legal(at) == ["7S"]
    assert refusal(at, "7H").key == "follow"
    assert refusal(at, "7H").params == {"card": "7H", "cards": ("7S",), "suit": "S"}


@EVERY_GAME
def test_GEN_3_highest_of_the_suit_led_wins_and_leads(game):
    at = play(begun(game.ID, "9C 9S", "QC 7S", "KC 8S", "TC TS"), "9C QC KC TC")
    assert at.tricks == ((0, tuple(map(card, ("9C", "QC", "KC", "TC"))), 2),)
    assert at.turn == 2


def test_GEN_3_without_trumps_another_suit_never_wins():
    for game_id in ("jeu-du-roi", "king"):
        at = play(begun(game_id, "2C 3C", "AS KS", "AH KH", "AD KD"), "2C AS AH AD")
        assert at.tricks[0].winner == 0


@pytest.mark.parametrize("game_id", ["quarante-1792", "400", "jeu-du-roi", "king"])
def test_GEN_4_who_cannot_follow_plays_any_card(game_id):
    at = begun(game_id, "9C 7C", "AS KD", "AH QD", "AD JS")
    assert legal(play(at, "9C")) == ["AS", "KD"]
    assert legal(play(at, "9C AS")) == ["AH", "QD"]
    assert legal(play(at, "9C AS AH")) == ["AD", "JS"]


def test_GEN_4_one_game_says_that_who_is_void_must_trump():
    assert legal(play(begun("quarante", "9C 7C", "AS KD", "AH QD", "AD JS"), "9C")) == ["AS"]


@EVERY_GAME
def test_GEN_4_nobody_must_overtake(game):
    assert legal(play(begun(game.ID, "9C 9D", "7C KC", "8C 8D", "TC 7S"), "9C")) == ["7C", "KC"]


@pytest.mark.parametrize(("game_id", "trump"), [("quarante", "S"), ("quarante-1792", "S"), ("400", "H")])
def test_GEN_4_nobody_must_overtrump(game_id, trump):
    at = begun(game_id, "9C 9D", f"9{trump} 8D", f"8{trump} T{trump}", f"TC 7{trump}")
    assert {f"8{trump}", f"T{trump}"} <= set(legal(play(at, f"9C 9{trump}")))
    at = begun(game_id, "9C 9D", f"8{trump} T{trump}", f"9{trump} 8D", f"TC 7{trump}")
    assert legal(play(at, "9C")) == [f"8{trump}", f"T{trump}"]


@EVERY_GAME
def test_GEN_4_where_nobody_follows_or_trumps_the_leader_takes_it(game):
    at = begun(game.ID, "9S 7C 9H", "AD KD 7H", "QD JD 8H", "TD TH 8S")
    at = play(at, "9S AD QD 8S 7C KD JD TD")
    assert [trick.winner for trick in at.tricks] == [0, 0]


def test_GEN_5_highest_or_lowest_deals_as_the_game_says():
    assert opened("quarante", "9H 7S TC KD").dealer == 3
    assert opened("400", "9H 2S TC KD").dealer == 3
    assert opened("jeu-du-roi", "9H 2S TC KD").dealer == 1
    assert opened("king", "9H 2S TC KD", seats="fixed").dealer == 3


def test_GEN_5_suits_do_not_break_a_tie():
    for game_id, draw in (("quarante", "AS AH 7C 7D"), ("jeu-du-roi", "2S 2H KC KD")):
        with pytest.raises(OpeningFault, match="suits decide nothing"):
            opened(game_id, draw)


def test_GEN_5_who_ties_for_highest_draws_again_until_one_is_left():
    assert opened("quarante", "AS AH AC KD", "7S 9H 9C -", "- JS TH -").dealer == 1
    assert opened("quarante", "AS AH AC AD", "7S 7H 7C 7D", "8S TH 9C 7D").dealer == 1


def test_GEN_5_who_ties_for_lowest_draws_again_until_one_is_left():
    assert opened("jeu-du-roi", "2S KH 2C KD", "AS - KC -").dealer == 2
    assert opened("jeu-du-roi", "2S 2H 2C KD", "7S 5H 5C -", "- 4H 3D -").dealer == 2


def test_GEN_5_a_later_card_does_not_lift_who_was_lower():
    """Seats 0 and 1 tie for highest and draw low: still one of them deals."""
    assert opened("quarante", "AS AH KC KD", "7S 8H - -").dealer == 1


@EVERY_GAME
@pytest.mark.parametrize("first", range(4))
def test_GEN_6_the_deal_passes_to_the_next_seat(game, first):
    rules = games.rules(game)
    at = match.Match(rules, ("A", "B", "C", "D"), Opened((), (0, 1, 2, 3), first))
    pack, size = game.pack(rules), len(game.pack(rules)) // 4
    for number in range(1, 4):
        at = match.next_deal(at, [pack[seat * size : seat * size + size] for seat in range(4)])
        assert (at.state.deal.number, at.state.deal.dealer) == (number, (first + number - 1) % 4)
        while not at.between_deals and at.result is None:
            at = match.apply_unchecked(at, rulebook_game.legal(at.state)[-1])


EVERY_OPTION = [
    pytest.param(game, option, id=f"{game.ID}-{option.name}") for game in GAMES.values() for option in game.OPTIONS
]


@pytest.mark.parametrize(("game", "option"), EVERY_OPTION)
def test_GEN_7_every_option_belongs_to_a_clause(game, option):
    assert option.clause in (*game.CLAUSES, *games.GENERAL_CLAUSES)


@EVERY_GAME
def test_GEN_8_classic_is_all_defaults(game):
    assert game.PRESETS["classic"] == {}
    assert dict(games.rules(game).values) == {option.name: option.default for option in game.OPTIONS}
    assert games.rules(game).preset == "classic"


@EVERY_GAME
def test_GEN_9_a_card_that_is_not_held(game):
    at = begun(game.ID, "9H 9S", "7H 7S", "8H 8S", "TH TS")
    assert refusal(at, "7H") == rulebook_game.Reason("GEN-9", "not-held", {"card": "7H"})
    assert refusal(at, "AC") == rulebook_game.Reason("GEN-9", "not-held", {"card": "AC"})


@EVERY_GAME
def test_GEN_9_a_card_that_is_played_already(game):
    at = play(begun(game.ID, "TH 9S", "7H 7S", "8H 8S", "9H TS"), "TH 7H 8H 9H")
    assert refusal(at, "TH") == rulebook_game.Reason("GEN-9", "played-already", {"card": "TH"})
    assert refusal(at, "7H") == rulebook_game.Reason("GEN-9", "not-held", {"card": "7H"})


@EVERY_GAME
def test_GEN_9_nothing_once_the_deal_is_over(game):
    at = play_out(begun(game.ID, "...", "...", "...", "..."))
    assert legal(at) == []
    for seat in range(4):
        assert refusal(at, f"{seat}:TH").key == "deal-over"
        assert all(refusal(at, f"{seat}:{word}").key == "deal-over" for word in game.CALLS)


@EVERY_GAME
def test_GEN_9_a_refused_action_changes_nothing(game):
    at = play(begun(game.ID, "9H 9S", "7H 7S", "8H 8S", "TH TS"), "9H")
    with pytest.raises(rulebook_game.Refused, match=r"GEN-3|QL-8"):
        rulebook_game.act(at, 1, card("7S"))
    assert legal(at) == ["7H"]


@pytest.mark.parametrize(("game_id", "number"), [*((game_id, 1) for game_id in GAMES), ("king", 7)])
def test_GEN_10_offers_and_refusals_are_the_same_whatever_the_others_hold(game_id, number):
    game = GAMES[game_id]
    for seed in range(10):
        at = random_deal(game, seed, number)
        other = redealt(at, at.turn, random.Random(seed))
        assert other.deal.dealt != at.deal.dealt
        assert legal(other) == legal(at)
        for action in (*game.CALLS, *game.pack(at.rules)):
            assert rulebook_game.why_not(other, at.turn, action) == rulebook_game.why_not(at, at.turn, action)


@EVERY_GAME
def test_GEN_10_out_of_turn_every_action_is_refused_alike(game):
    """Whether a seat could say a word of its own does not show before its turn."""
    at = random_deal(game, seed=10)
    for seat in range(4):
        if seat != at.turn:
            reasons = {str(rulebook_game.why_not(at, seat, action)) for action in (*game.CALLS, *game.pack(at.rules))}
            assert len(reasons) == 1


def test_GEN_10_a_clique_that_could_be_announced_is_offered_to_its_holder_only():
    at = begun("quarante", "9H 8H 7H", "KH KD KC", "9D 8D 7D", "9C 8C 7S")
    assert legal(at) == ["7H", "8H", "9H"]
    assert "clique:KKK" in legal(play(at, "9H"))
    assert not any(":" in action for action in legal(play(at, "9H KH")))


@EVERY_GAME
def test_GEN_10_a_match_does_not_hold_its_secret(game):
    secret = bytes(range(200, 232))
    at = match.from_secret(games.rules(game), secret)
    assert secret.hex() not in repr(at)
    assert repr(secret) not in repr(at)


# Seat 0 has the spades and so takes every trick, and all others discard what they like.
HANDS = (
    "AS KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S",
    "AH KH QH JH TH ...",
    "9H 8H 7H 6H KD QD JD ...",
    "5H 4H 3H 2H KC QC JC ...",
)
HEARTS = "AS AH 9H 5H KS KH 8H 4H QS QH 7H 3H JS JH 6H 2H TS TH KD KC"
KINGS_AND_JACKS = "KS KH KD KC JS JH JD JC"
QUEENS = "QS QH QD QC"
KING_OF_HEARTS = "AS KH KD KC"
EARLY = [
    ("jeu-du-roi", 2, -2 * 13, HEARTS), ("jeu-du-roi", 3, -6 * 8, KINGS_AND_JACKS),
    ("jeu-du-roi", 4, -10 * 4, QUEENS), ("jeu-du-roi", 5, -40, KING_OF_HEARTS), ("king", 2, -20 * 13, HEARTS),
    ("king", 3, -50 * 4, QUEENS), ("king", 4, -30 * 8, KINGS_AND_JACKS), ("king", 5, -160, KING_OF_HEARTS),
]  # fmt: skip


@pytest.mark.parametrize(("game_id", "number", "points", "line"), EARLY)
def test_GEN_11_play_stops_once_every_penalty_card_is_taken(game_id, number, points, line):
    *before, last = line.split()
    at = play(state(game_id, HANDS, dealer=3, number=number), before)
    assert at.stage == "play"
    at = play(at, last)
    assert (at.stage, at.points) == ("done", (points, 0, 0, 0))
    assert legal(at) == []


@pytest.mark.parametrize(("game_id", "number", "points", "line"), EARLY)
def test_GEN_11_off_plays_on_to_the_same_score(game_id, number, points, line):
    at = play(state(game_id, HANDS, dealer=3, number=number, early_finish="off"), line)
    assert (at.stage, at.points) == ("play", None)
    at = play_out(at)
    assert len(at.tricks) == 13
    assert at.points == (points, 0, 0, 0)


@pytest.mark.parametrize("number", [2, 3, 4, 5])
@pytest.mark.parametrize(("game_id", "house_rules"), [("jeu-du-roi", {}), ("king", {}), ("king", {"deck": 32})])
def test_GEN_11_changes_no_score(game_id, house_rules, number):
    for seed in range(12):
        *_, early = walk(random_deal(GAMES[game_id], seed, number, early_finish="on", **house_rules), seed)
        full = random_deal(GAMES[game_id], seed, number, early_finish="off", **house_rules)
        for trick in early.tricks:
            full = play(full, [cards.name(card) for card in trick.cards])
        assert play_out(full).points == early.points


def test_GEN_11_is_an_option_of_the_two_games_with_penalty_cards():
    having = {game.ID: games.rules(game)["early_finish"] for game in GAMES.values() if _has_early_finish(game)}
    assert having == {"jeu-du-roi": "on", "king": "on"}


def _has_early_finish(game: rulebook_game.Game) -> bool:
    return any(option.name == "early_finish" for option in game.OPTIONS)


@EVERY_GAME
def test_GEN_12_the_rulebook_offers_no_action_to_concede_nor_to_leave(game):
    """Conceding by agreement and the takeover of a seat belong to the table: no single player can end a match by a word."""
    assert not any(word in token for token in game.CALLS for word in ("concede", "claim", "leave", "resign", "takeover"))
    for number in (1, 7):
        for at in walk(random_deal(game, seed=12, number=number), seed=12):
            assert all(action in game.CALLS or action in game.pack(at.rules) for action in rulebook_game.legal(at))
            assert at.stage == "done" or rulebook_game.legal(at)


LASTING = ("quarante", "quarante-1792", "400")


def lasting(game, deals, seed=1):
    rules = games.rules(GAMES[game], options={"deals": deals})
    return by_chance(rules, bytes(31) + bytes([seed]), seed)


def by_chance(rules, secret, seed, deals=0):
    """A match, or so many deals of it, in which bids are low."""
    dice = random.Random(seed)

    def choose(state):
        every = rulebook_game.legal(state)
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
        assert match.result == rulebook_game.result_by_score(match.rules, match.totals)


def test_GEN_13_void_deals_do_not_count():
    match = next(match for match in (lasting("400", 3, seed) for seed in range(20)) if len(match.deals) > 3)
    voids = 0
    for played in match.deals:
        assert played.state.deal.voids == voids
        assert view(played.state, 0).voids == voids
        assert rulebook_game.deals_left(played.state.deal) == 3 - (played.state.deal.number - 1 - voids)
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
    assert rulebook_game.result_by_score(games.rules(GAMES[game], options={"deals": 2}), totals) == rulebook_game.Result(
        totals, winners
    )


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
    assert stopped.result == rulebook_game.result_by_score(match.rules, match.totals)
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
