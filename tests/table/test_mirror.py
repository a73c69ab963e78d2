"""A mirror match at the table: every hand held by everybody once, from nought all, and ordinary matches in its records."""

import random
from dataclasses import replace

import pytest

from fourkings.records import dumps, loads
from fourkings.records.replay import replay
from fourkings.rulebook.cards import SEATS, name
from fourkings.rulebook.game import Rules, first_scores, legal
from fourkings.rulebook.games import GAMES, rules
from fourkings.rulebook.match import Match, apply_unchecked, deal_from_secret, ordinary_matches
from fourkings.rulebook.mirror import boards_of_cycle, deals_of_cycle, gain_of, mirror, relabelled
from fourkings.rulebook.opening import Opened
from fourkings.table import log
from fourkings.table import match as table
from fourkings.table.match.summary import shuffle_info
from fourkings.table.protocol.presenters import snapshot
from fourkings.table.protocol.presenters.deal import mirror_hands, mirror_plan
from fourkings.table.waiting_room import Conditions, Guest, OpenWaitingRoom, draw_opening, lots, open_waiting_room

SECRET = bytes(range(32))
LUCK = (b"anna", b"", b"clara", b"")
OWN = list(GAMES.own)


def played(of: Rules, deals: int | None = None, contributions: tuple[bytes, ...] = ()) -> Match:
    """A mirror match, or so many deals of it, played by chance."""
    rng = random.Random(of.game.ID)
    match = Match(of, ("A", "B", "C", "D"), Opened((), (0, 1, 2, 3), 0), mirror=True)
    while match.result is None and (deals is None or len(match.deals) < deals):
        match = deal_from_secret(match, SECRET, contributions)
        while match.state.stage != "done":
            match = apply_unchecked(match, rng.choice(legal(match.state)))
    return match


@pytest.mark.parametrize("game", OWN)
def test_a_match_ends_when_everybody_has_held_every_hand(game: str):
    of = rules(game)
    match = played(of)
    assert len(match.deals) == deals_of_cycle(of) == 4 * boards_of_cycle(of) == mirror_plan(of).deals
    held: dict[tuple[int, frozenset[int]], list[int]] = {}
    for planned, deal in zip(mirror(of, SECRET), match.deals, strict=True):
        assert deal.state.deal.dealt == planned.hands
        assert deal.state.deal.dealer == planned.dealer
        assert deal.state.deal.scores == first_scores(of), "the scores of others would be luck"
        back = tuple(planned.suits.index(suit) for suit in range(4))
        for seat, hand in enumerate(planned.hands):
            same = frozenset(relabelled((back[0], back[1], back[2], back[3]), card) for card in hand)
            held.setdefault((planned.base, same), []).append(seat)
    assert all(sorted(seats) == [0, 1, 2, 3] for seats in held.values())
    assert len(held) == 4 * boards_of_cycle(of)

    points = [deal.state.points or () for deal in match.deals]
    assert match.totals == tuple(map(sum, zip(*points, strict=True)))
    assert match.result is not None
    assert match.result.scores == match.totals
    best = max(gain_of(of, match.totals, seat) for seat in SEATS)
    assert match.result.winners == tuple(seat for seat in SEATS if gain_of(of, match.totals, seat) == best)


@pytest.mark.parametrize("game", OWN)
def test_what_each_made_of_every_hand_adds_up_to_what_they_have(game: str):
    of = rules(game)
    match = played(of)
    hands = mirror_hands(match)
    assert mirror_hands(replace(match, result=None)) == ()
    assert len(hands) == 4 * boards_of_cycle(of)
    for seat in SEATS:
        assert sorted(compared.deals[seat] for compared in hands) == list(range(1, len(match.deals) + 1))
        assert sum(compared.points[seat] for compared in hands) == pytest.approx(gain_of(of, match.totals, seat))
    for row, compared in enumerate(hands):
        first = match.deals[compared.board - 1].state.deal
        assert set(compared.hand) == set(map(name, first.dealt[row % 4]))
        assert bool(compared.about) == bool(of.game.deal_titles(of))


@pytest.mark.costly
@pytest.mark.parametrize("game", OWN)
def test_its_records_are_ordinary_matches(game: str):
    match = played(rules(game))
    matches = ordinary_matches(match)
    assert sum(len(part.deals) for part in matches) == len(match.deals)
    assert [step for part in matches for deal in part.deals for step in deal.actions] == [
        step for deal in match.deals for step in deal.actions
    ]
    for part in matches:
        assert replay(loads(dumps(part))) == part
    usual = matches[0]
    assert ordinary_matches(usual) == (usual,)


def test_what_players_add_to_the_shuffle_changes_the_cards():
    of = rules("quarante")
    plain, with_luck = played(of, 1), played(of, 1, LUCK)
    assert plain.state.deal.dealt != with_luck.state.deal.dealt
    assert next(mirror(of, SECRET, contributions=LUCK)).hands == with_luck.state.deal.dealt
    assert played(of, 1, (b"",) * 4).state.deal.dealt == plain.state.deal.dealt


def test_a_deal_taken_back_is_the_same_deal_again():
    match = played(rules("jeu-du-roi"), 13)
    again = table.rewind(match, 12, 3)
    assert (len(again.deals), len(again.deals[-1].actions)) == (12, 3)
    assert again.state.deal == match.deals[11].state.deal
    assert again.totals == again.totals_after(11) == match.totals_after(11)


@pytest.mark.parametrize("seats", ["drawn", "chosen"])
@pytest.mark.parametrize("game", ["quarante", "king"])
def test_a_gathering_lays_it_down_and_its_log_keeps_it(game: str, seats: str):
    of = rules(game)
    laid = Conditions(seats, mirror=True)  # type: ignore[arg-type]
    guests = tuple(Guest(number, player) for number, player in enumerate(("anna", "ben", "clara", "dora")))
    gather = OpenWaitingRoom(of, laid, guests, (0, 1, 2, 3), 0)
    now = open_waiting_room(gather)
    opened = draw_opening(now, SECRET)
    assert (opened.draw, opened.kings, opened.dealer) == ((), (), 0)
    assert lots(of, laid) == (("seats",) if seats == "drawn" else ())
    assert seats == "drawn" or opened.seats == (0, 1, 2, 3)
    chairs = tuple(table.Participant("", guest.player, "careful", guest=guest.number) for guest in guests)
    facts: list[table.LogEvent] = [gather, table.Opening(of, chairs, opened)]
    facts.append(table.Deal(deal_from_secret(table.replay_match(facts).match, SECRET).state.deal.dealt))
    lines = [log.encode_event(fact) for fact in facts]
    folded = table.replay_match(log.parse_events(lines))
    assert folded.match.mirror
    assert shuffle_info(folded, SECRET).lots == lots(of, laid)
    update = snapshot(folded, 0, "table", "calm", "")
    assert update.conditions.mirror
    assert update.mirror == mirror_plan(of)
    assert len(update.plan) in (0, update.mirror.deals)
    usual = table.replay_match([replace(gather, conditions=replace(laid, mirror=False)), *facts[1:]])
    assert snapshot(usual, 0, "table", "calm", "").mirror is None
