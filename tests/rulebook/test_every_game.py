"""What holds in every game, under every preset and option: one contract, and random matches under random options."""

import copy
import pickle
import random
from collections.abc import Iterator
from dataclasses import FrozenInstanceError, replace

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from cases import CASES, Case, sampled
from fourkings.records import dumps, loads
from fourkings.records.replay import replay
from fourkings.rulebook import deck
from fourkings.rulebook import game as rulebook_game
from fourkings.rulebook.cards import SEATS, mask, next_seat
from fourkings.rulebook.game.exchange import Exchange
from fourkings.rulebook.games import GAMES, king, rules
from fourkings.rulebook.match import Match, apply_unchecked, deal_from_secret, from_secret
from independent.match import OPTIONS, random_options


def deals_of(chosen: rulebook_game.Rules, seed: int, most: int = 12) -> Iterator[tuple[Match, list[rulebook_game.State]]]:
    """A match by chance, deal by deal: the match after it, and every state on the way."""
    dice = random.Random(seed)
    secret = dice.randbytes(deck.SECRET_BYTES)
    match = from_secret(chosen, secret)
    while True:
        states = [match.state]
        while not match.between_deals and match.result is None:
            match = apply_unchecked(match, dice.choice(rulebook_game.legal(match.state)))
            states.append(match.state)
        yield match, states
        if match.result or len(match.deals) >= most:
            return
        match = deal_from_secret(match, secret)


@pytest.fixture(params=sampled(CASES), scope="module")
def played(request: pytest.FixtureRequest) -> tuple[Case, list[tuple[Match, list[rulebook_game.State]]]]:
    case: Case = request.param
    return case, list(deals_of(case.rules, seed=len(str(case))))


Played = tuple[Case, list[tuple[Match, list[rulebook_game.State]]]]


def states(played: Played, every: int = 1) -> list[rulebook_game.State]:
    return [state for _, deal in played[1] for state in deal][::every]


def test_there_is_something_to_do_until_the_deal_is_done(played: Played):
    for state in states(played):
        every = rulebook_game.legal(state)
        assert bool(every) == (state.stage != "done")
        assert len(set(every)) == len(every)


def test_why_not_is_silent_just_for_legal_actions(played: Played):
    for state in states(played, 3):
        every = set(rulebook_game.legal(state))
        for action in (*state.rules.game.pack(state.rules), *state.rules.game.CALLS):
            reason = rulebook_game.why_not(state, state.turn, action)
            assert (reason is None) == (action in every), (state, action, reason)
            if reason:
                check_reason(state, reason)


def check_reason(state: rulebook_game.State, reason) -> None:
    assert reason.clause in (*state.rules.game.CLAUSES, *(f"GEN-{number}" for number in range(1, 13)))
    assert reason.key
    for fact in reason.params.values():
        assert isinstance(fact, (str, int, tuple))


def test_only_the_seat_whose_turn_it_is_may_act(played: Played):
    for state in states(played, 5):
        for seat in SEATS:
            for action in rulebook_game.legal(state)[:2] if seat != state.turn else ():
                assert rulebook_game.why_not(state, seat, action) == ("GEN-1", "not-your-turn", {"seat": state.turn})
                with pytest.raises(rulebook_game.Refused, match="GEN-1"):
                    rulebook_game.act(state, seat, action)
    done = played[1][0][1][-1]
    assert rulebook_game.why_not(done, 0, done.deal.dealt[0][0]) == ("GEN-6", "deal-over", {})


def test_cards_are_conserved(played: Played):
    pack = mask(played[0].rules.game.pack(played[0].rules))
    for state in states(played):
        taken = [card for trick in state.tricks for card in trick.cards] + list(state.trick)
        assert len(set(taken)) == len(taken)
        assert mask(taken) | rulebook_game.unplayed(state) == pack
        assert mask(taken) & rulebook_game.unplayed(state) == 0
        assert sum(hand.bit_count() for hand in state.hands) == rulebook_game.unplayed(state).bit_count()
        assert sum(rulebook_game.tricks_won(state)) == len(state.tricks)
        for seat in SEATS:
            played_by = mask(c for t in state.tricks for n, c in enumerate(t.cards) if next_seat(t.leader, n) == seat)
            if not isinstance(state.calls, Exchange):
                assert played_by & ~mask(state.deal.dealt[seat]) == 0


def test_the_deal_passes_and_the_scores_add_up(played: Played):
    for deal, (before, _) in zip(played[1][1:], played[1], strict=False):
        state = deal[1][0]
        assert state.deal.dealer == next_seat(before.state.deal.dealer)
        assert state.deal.number == before.state.deal.number + 1
        assert state.deal.scores == before.totals
        assert before.result is None
    for match, deal in played[1]:
        assert all(state.points is None for state in deal[:-1])
        assert deal[-1].points is not None
        assert match.totals == tuple(map(sum, zip(deal[0].deal.scores, deal[-1].points, strict=True)))


def test_fixed_totals(played: Played):
    case, deals = played
    for _, deal in deals:
        check_total(deal[-1])
    if case.game is king:
        assert sum(deals[-1][0].totals) == 0
        assert deals[-1][0].result is not None


def check_total(state: rulebook_game.State) -> None:
    assert state.points is not None
    due = None if state.void else state.rules.game.fixed_total(state)
    assert due in (None, sum(state.points))
    sums = state.rules.game.deal_sums(state.rules, state.deal.number)
    assert state.void or sums is None or sum(state.points) in sums
    assert state.void or state.rules.game.can_score(state.rules, state.deal.number, state.deal.scores, state.points)
    if state.void:
        assert set(state.points) == {0}


@pytest.mark.parametrize(
    ("game", "options", "number", "due"),
    [
        ("quarante", {}, 1, 44),
        ("quarante", {"jack_value": 3}, 1, 48),
        ("quarante-1792", {}, 1, 48),
        *(("jeu-du-roi", {}, number, due) for number, due in enumerate((-26, -26, -48, -40, -40, -20, *[65] * 4), 1)),
        *(("jeu-du-roi", {"trump_points": "trick_only"}, number, 52) for number in range(7, 11)),
        ("400", {}, 1, None),
    ],
)
def test_totals_are_those_of_the_rule_pages(game: str, options: dict[str, object], number: int, due: int | None):
    dice = random.Random(number)
    drawn_rules = rules(game, options=options)
    pack = dice.sample(drawn_rules.game.pack(drawn_rules), len(drawn_rules.game.pack(drawn_rules)))
    scores = rulebook_game.first_scores(drawn_rules)
    state = rulebook_game.start(drawn_rules, number, 0, scores, deck.hands(pack, 0, drawn_rules.game.packets(drawn_rules)))
    while state.stage != "done":
        every = rulebook_game.legal(state)
        state = rulebook_game.apply(state, next((action for action in every if isinstance(action, int)), every[-1]))
    assert drawn_rules.game.fixed_total(state) == due


def test_the_account_adds_up_to_the_points(played: Played):
    for _, deal in played[1]:
        if not deal[-1].void:
            lines = [line.points for line in deal[-1].rules.game.account(deal[-1])]
            assert tuple(map(sum, zip(*lines, strict=True))) == deal[-1].points


def test_a_replay_leads_to_the_same_states(played: Played):
    case, deals = played
    for match, deal in deals[:3]:
        first, actions = deal[0].deal, match.deals[-1].actions
        state = rulebook_game.start(case.rules, first.number, first.dealer, first.scores, first.dealt)
        for at, (seat, action) in zip(deal, actions, strict=False):
            assert state == at
            state = rulebook_game.act(state, seat, action)
        assert state == deal[-1]
    assert replay(loads(dumps(deals[-1][0], with_legal=True))) == deals[-1][0]


def test_states_are_values(played: Played):
    deal = played[1][-1][1]
    assert len(set(deal)) == len(deal)
    for state in deal[::9]:
        for again in (pickle.loads(pickle.dumps(state)), copy.deepcopy(state), replace(state)):
            assert again == state
            assert hash(again) == hash(state)
            assert rulebook_game.legal(again) == rulebook_game.legal(state)
        with pytest.raises(FrozenInstanceError):
            state.turn = 0
        before = repr(state)
        for action in rulebook_game.legal(state):
            assert rulebook_game.apply(state, action) != state
        assert repr(state) == before


def check_contract(case: Case, most: int = 12) -> list[tuple[Match, list[rulebook_game.State]]]:
    """Check everything that holds in every game for a match by chance of another package's game; return its deals."""
    played = case, list(deals_of(case.rules, len(str(case)), most))
    for check in (
        test_there_is_something_to_do_until_the_deal_is_done,
        test_why_not_is_silent_just_for_legal_actions,
        test_only_the_seat_whose_turn_it_is_may_act,
        test_cards_are_conserved,
        test_the_deal_passes_and_the_scores_add_up,
        test_the_account_adds_up_to_the_points,
        test_a_replay_leads_to_the_same_states,
        test_states_are_values,
    ):
        check(played)
    for _, deal in played[1]:
        check_total(deal[-1])
    return played[1]


def test_every_game_says_what_it_is():
    for game in GAMES.values():
        assert len(set(game.CALLS)) == len(game.CALLS)
        assert len(set(game.CLAUSES)) == len(game.CLAUSES)
        assert "classic" in game.PRESETS
        assert dict(rules(game).changed()) == {}
        for option in game.OPTIONS:
            assert option.clause in (*game.CLAUSES, "GEN-11", "GEN-13")
        for name, preset in game.PRESETS.items():
            assert dict(rules(game, name).changed()) == dict(preset)
        assert {game.EXPOSURE_CLAUSE, game.END_CLAUSE} <= {*game.CLAUSES, "GEN-2"}


@pytest.mark.costly
@settings(deadline=None, max_examples=60, suppress_health_check=[HealthCheck.too_slow])
@given(game=st.sampled_from(sorted(OPTIONS)), seed=st.integers(0, 2**32))
def test_random_matches_under_random_options(game: str, seed: int):
    drawn_rules = rules(GAMES[game], "classic", random_options(random.Random(seed), game))
    for match, deal in deals_of(drawn_rules, seed, most=10):
        check_total(deal[-1])
        for state in deal[:-1]:
            assert rulebook_game.legal(state)
        if match.result:
            best = [match.result.scores[seat % len(match.result.scores)] for seat in match.result.winners]
            if game != "400":
                assert max(match.result.scores) == max(best)
    assert replay(loads(dumps(match, with_legal=True))) == match


@settings(deadline=None, max_examples=60, suppress_health_check=[HealthCheck.too_slow])
@given(data=st.data(), game=st.sampled_from(sorted(OPTIONS)), seed=st.integers(0, 2**32), number=st.integers(1, 10))
def test_chosen_actions_never_lead_astray(data: st.DataObject, game: str, seed: int, number: int):
    """Any deal of any match from any scores, its talk chosen by hypothesis word by word, played to its end."""
    dice = random.Random(seed)
    drawn_rules = rules(GAMES[game], "classic", random_options(dice, game))
    scores = tuple(dice.randint(-60, 200) for _ in range(2 if drawn_rules.game.TEAM_SCORES else 4))
    pack = dice.sample(drawn_rules.game.pack(drawn_rules), len(drawn_rules.game.pack(drawn_rules)))
    state = rulebook_game.start(
        drawn_rules,
        min(number, len(drawn_rules.game.deal_titles(drawn_rules)) or number),
        dice.randrange(4),
        scores,
        deck.hands(pack, dice.randrange(4), drawn_rules.game.packets(drawn_rules)),
    )
    while state.stage != "done":
        every = rulebook_game.legal(state)
        talking = isinstance(every[0], str)
        state = rulebook_game.act(state, state.turn, data.draw(st.sampled_from(every)) if talking else dice.choice(every))
    check_total(state)
    drawn_rules.game.result(state)
