"""Samples against brute force: the deals that fit are those in which everything that was done could have been done.

The witness is the rulebook itself. It is handed every way to share out the cards that a viewer has not seen, plays the
whole deal again, each action asked about as at the table, and must end with the very view that the sampler was given.
"""

import hashlib
import os
import random
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations, product
from math import comb, factorial, prod
from typing import Any, NamedTuple

import pytest

from cases import few

pytest.importorskip("numpy")

from fourkings import sampling
from fourkings.bots import find
from fourkings.rulebook.cards import HEARTS, Mask, Seat, card, mask, members, name, named, rank_mask
from fourkings.rulebook.deck import Stream
from fourkings.rulebook.game import Action, Deal, Game, Rules, State, act, apply, legal, start, why_not
from fourkings.rulebook.games import GAMES, rules
from fourkings.sampling import Claim, Constraints, Deals, all_deals, constraints
from fourkings.solver.positions import position
from fourkings.views import View, view

COURTS = list(members(rank_mask("KQJ")))


def settings(**choices: tuple[object, ...]) -> list[dict[str, object]]:
    return [dict(zip(choices, values, strict=True)) for values in product(*choices.values())]


PLAY: dict[str, list[dict[str, object]]] = {
    "quarante": [
        *settings(ruff_exemption=("partner_winning", "no_opponent_ruff"), must_overtrump=("on", "off")),
        {"announce": "before_lead"},
    ],
    "quarante-1792": settings(beaten=("silent", "may_tell")),
    "400": settings(expose_first=("on", "off")),
    "jeu-du-roi": settings(heart_lead=("free", "restricted")),
    "king": settings(
        must_trump=("on", "off"),
        heart_lead_in_5=("no_king", "no_heart"),
        king_of_hearts_duty=("none", "when_void", "first_chance"),
    ),
}
"""For each game, every setting of the options that bear on which cards may be played, are seen or spoken of."""
RULES = [(game, options) for game, every in PLAY.items() for options in every]
IDS = [f"{game}-" + "-".join(map(str, options.values())) for game, options in RULES]
EVERY = [pytest.param(*case, id=name) for case, name in zip(RULES, IDS, strict=True)]


class Point(NamedTuple):
    begun: State
    actions: tuple[Action, ...]
    state: State


def with_pack(game: Game, pack: list[int]) -> Game:
    """The game with other cards, and no points: they would not add up."""
    hooks = {"pack": lambda game, rules: tuple(pack), "account": lambda game, state: []}
    small: Game = type("Small", (type(game),), hooks)()
    return small


def small_pack(game: str, rng: random.Random, each: int) -> list[int]:
    """A few cards for each seat: courts for the games of cliques, else KH and many hearts, for what is about them."""
    whole = list(GAMES[game].pack(rules(GAMES[game])))
    if game.startswith("quarante"):
        others = [number for number in whole if number not in COURTS]
        rng.shuffle(others)
        return (rng.sample(COURTS, 12) + others)[: 4 * each]
    hearts = [number for number in whole if HEARTS >> number & 1 and number != card("KH")]
    first = [card("KH"), *rng.sample(hearts, each)]
    rest = [number for number in whole if number not in first]
    return first + rng.sample(rest, 4 * each - len(first))


def begin(chosen: Rules, rng: random.Random) -> State:
    """A deal of any number from the pack of the game; where there are cliques, most often with one in some hand."""
    pack = list(chosen.game.pack(chosen))
    each, dealer = len(pack) // 4, rng.randrange(4)
    for _ in range(200 if chosen.game.ID.startswith("quarante") and rng.random() < 0.8 else 1):
        rng.shuffle(pack)
        hands = [pack[each * seat : each * (seat + 1)] for seat in range(4)]
        if any((mask(hand) & rank_mask(rank)).bit_count() >= 3 for hand in hands for rank in "KQJ"):
            break
    scores = (0, 0) if chosen.game.TEAM_SCORES else (0, 0, 0, 0)
    last = len(chosen.game.deal_titles(chosen)) or 10
    number = rng.randint(1, last)
    if chosen.game.ID in ("king", "jeu-du-roi"):
        number = rng.choice((2, 5, 5, number))
    return start(chosen, number, dealer, scores, tuple(map(tuple, hands)))


def points(chosen: Rules, rng: random.Random) -> Iterator[Point]:
    """One deal by chance, at every point of its play; cliques are announced more often than not."""
    begun = state = begin(chosen, rng)
    actions: tuple[Action, ...] = ()
    while state.stage != "done":
        every = legal(state)
        words = [action for action in every if isinstance(action, str)]
        action = rng.choice(words) if words and rng.random() < 0.8 else rng.choice(every)
        if str(action).startswith("bid"):
            action = max(words)
        state, actions = apply(state, action), (*actions, action)
        yield Point(begun, actions, state)


def seen(point: Point, viewer: Seat | None) -> View:
    return view(point.state, viewer)


def candidates(point: Point, viewer: Seat | None) -> int:
    """In how many ways the cards that the viewer has not seen can be shared out, whatever is known of them."""
    sizes = [hand.bit_count() for seat, hand in enumerate(point.state.hands) if seat != viewer]
    return factorial(sum(sizes)) // prod(map(factorial, sizes))


def shared_out(cards: list[int], sizes: list[int]) -> Iterator[tuple[Mask, ...]]:
    if not sizes:
        yield ()
        return
    for chosen in combinations(cards, sizes[0]):
        for rest in shared_out([number for number in cards if number not in chosen], sizes[1:]):
            yield (mask(chosen), *rest)


def dealt_again(deal: Deal, hands: list[Mask], played: list[Mask], viewer: Seat | None) -> Deal | None:
    """The deal with these hands now, in an order that shows the same cards; None where that cannot be."""
    dealt = []
    for seat in range(4):
        held = list(members(hands[seat] | played[seat]))
        shown = deal.turn_up if seat == deal.dealer else None
        first = deal.face_up[seat] if deal.face_up else None
        if any(number is not None and number not in held for number in (shown, first)):
            return None
        held.sort(key=lambda number, first=first, shown=shown: (number != first, number == shown))  # type: ignore[misc]
        dealt.append(deal.dealt[seat] if seat == viewer else tuple(held))
    return replace(deal, dealt=tuple(dealt))


def could_be(point: Point, hands: list[Mask], viewer: Seat | None) -> bool:
    """True where the viewer, had these been the hands, would have seen exactly what they saw."""
    deal = point.state.deal
    played = [mask(deal.dealt[seat]) & ~point.state.hands[seat] for seat in range(4)]
    again = dealt_again(deal, hands, played, viewer)
    if again is None:
        return False
    state = start(deal.rules, deal.number, deal.dealer, deal.scores, again.dealt)
    for action in point.actions:
        if why_not(state, state.turn, action):
            return False
        state = apply(state, action)
    return list(state.hands) == hands and view(state, viewer) == view(point.state, viewer)


def all_that_could_be(point: Point, viewer: Seat | None) -> set[tuple[Mask, ...]]:
    hands, others = point.state.hands, [seat for seat in range(4) if seat != viewer]
    cards = list(members(sum(hands[seat] for seat in others)))
    guesses = set()
    for shares in shared_out(cards, [hands[seat].bit_count() for seat in others]):
        guess = list(hands)
        for seat, share in zip(others, shares, strict=True):
            guess[seat] = share
        if could_be(point, guess, viewer):
            guesses.add(tuple(guess))
    return guesses


def deviation(drawn: Counter[tuple[int, ...]], fits: int) -> tuple[float, int]:
    """Pearson's sum over the deals that fit, and its degrees of freedom."""
    expected = sum(drawn.values()) / fits
    missed = fits - len(drawn)
    return sum((times - expected) ** 2 / expected for times in drawn.values()) + missed * expected, fits - 1


def sigmas(deviation: float, freedom: int) -> float:
    """How far out a sum of Pearson's is, in standard deviations (Wilson and Hilferty)."""
    spread = 2 / (9 * freedom)
    return float(((deviation / freedom) ** (1 / 3) - (1 - spread)) / spread**0.5)


def tally(rows: Any) -> Counter[tuple[int, ...]]:
    return Counter(map(tuple, rows.tolist()))


def viewers(point: Point, rng: random.Random, most: int) -> list[Seat | None]:
    """Some seats, sometimes a watcher, for whom brute force is not too much."""
    chosen: list[Seat | None] = [rng.randrange(4)]
    chosen += [None] if rng.random() < 0.5 else []
    return [viewer for viewer in chosen if candidates(point, viewer) <= most]


MAX_CANDIDATES = 1700


def check_small(game: str, options: dict[str, object], deals: int, rng: random.Random) -> tuple[float, int]:
    """Small deals at random points: the count, and what is drawn. Returns Pearson's sum over all of them."""
    total, freedom = 0.0, 0
    for _ in range(deals):
        pack = small_pack(game, rng, rng.choice((3, 4, 4, 5, 6)))
        chosen = rules(with_pack(GAMES[game], pack), options={**options, **long_play(game)})
        whole = [(point, viewer) for point in points(chosen, rng) for viewer in viewers(point, rng, MAX_CANDIDATES)]
        for point, viewer in rng.sample(whole, min(2, len(whole))):
            fits = all_that_could_be(point, viewer)
            counted = Deals(constraints(seen(point, viewer)))
            assert counted.count == len(fits), place_of(point, viewer)
            assert sorted(map(tuple, all_deals(constraints(seen(point, viewer))).tolist())) == sorted(fits), place_of(
                point, viewer
            )
            drawn = tally(counted.draw(rng.getrandbits(62), 25 * len(fits) if len(fits) < 400 else 500))
            assert drawn.keys() <= fits, place_of(point, viewer)
            if 1 < len(fits) < 400:
                strays, free = deviation(drawn, len(fits))
                assert sigmas(strays, free) < 5, place_of(point, viewer)
                total, freedom = total + strays, freedom + free
    return total, freedom


def long_play(game: str) -> dict[str, object]:
    """Options that keep a deal in play, for more to be seen of it."""
    return {"early_finish": "off"} if game in ("king", "jeu-du-roi") else {}


def place_of(point: Point, viewer: Seat | None) -> str:
    """A point in words, for a failure."""
    done = " ".join(action if isinstance(action, str) else name(action) for action in point.actions)
    hands = [" ".join(map(name, hand)) for hand in point.begun.deal.dealt]
    return f"{point.begun.rules.changed()} deal {point.begun.deal.number} {hands}, {done}, seen by {viewer}"


@pytest.mark.parametrize(("game", "options"), few(EVERY, 5))
def test_small_deals_are_those_that_the_rulebook_allows_and_equally_likely(game: str, options: dict[str, object]) -> None:
    rng = random.Random(f"small {game} {sorted(options.items())}")
    total, freedom = check_small(game, options, 15 if game.startswith("quarante") else 6, rng)
    assert freedom > 100
    assert abs(sigmas(total, freedom)) < 4.5


@pytest.mark.heavy
@pytest.mark.parametrize(("game", "options"), RULES, ids=IDS)
def test_many_more_small_deals(game: str, options: dict[str, object]) -> None:
    rng = random.Random(f"many {game} {sorted(options.items())}")
    total, freedom = check_small(game, options, 400, rng)
    assert abs(sigmas(total, freedom)) < 4.5


@pytest.mark.parametrize(("game", "options"), RULES, ids=IDS)
def test_samples_of_whole_packs_pass_the_rulebook(game: str, options: dict[str, object]) -> None:
    rng = random.Random(f"whole {game} {sorted(options.items())}")
    chosen = rules(GAMES[game], options=options)
    for _ in range(2):
        whole = list(points(chosen, rng))
        for point in rng.sample(whole, min(4, len(whole))):
            viewer = rng.choice((0, 1, 2, 3, None))
            dice = Stream(bytes(32), repr(point.actions).encode())
            drawn = sampling.sample(seen(point, viewer), dice, 12).tolist()
            assert all(could_be(point, hands, viewer) for hands in drawn), place_of(point, viewer)
            assert Deals(constraints(seen(point, viewer))).count > 0
        late = [(point, viewer) for point in whole for viewer in viewers(point, rng, 500)]
        for point, viewer in rng.sample(late, min(3, len(late))):
            assert sampling.count(seen(point, viewer)) == len(all_that_could_be(point, viewer)), place_of(point, viewer)


def placed(known: Constraints, number: int, seat: Seat) -> Constraints:
    need = tuple(many - (other == seat) for other, many in enumerate(known.need))
    hands = tuple(hand | (1 << number if other == seat else 0) for other, hand in enumerate(known.known))
    return replace(known, known=hands, unseen=known.unseen & ~(1 << number), need=need)  # type: ignore[arg-type]


@pytest.mark.parametrize("game", ["400", "jeu-du-roi", "king"])
def test_every_card_is_with_every_seat_as_often_as_it_should(game: str) -> None:
    """Long packs, players and watchers: shares of a card add up, and 40,000 draws keep to them."""
    rng = random.Random(f"shares {game}")
    whole = [point for point in points(rules(GAMES[game]), rng) if point.state.stage == "play"]
    total, many = 0.0, 0
    for point, viewer in [(whole[0], None), (whole[0], 0), (whole[14], None), (whole[14], 1), (whole[24], 2)]:
        known = constraints(seen(point, viewer))
        fits = Deals(known)
        drawn = fits.draw(7, 40_000)
        for number in rng.sample(list(members(known.unseen)), 8):
            shares = [
                Deals(placed(known, number, seat)).count if known.need[seat] and not known.cannot[seat] >> number & 1 else 0
                for seat in range(4)
            ]
            assert sum(shares) == fits.count
            for seat, share in enumerate(shares):
                times, chance = int((drawn[:, seat] >> number & 1).sum()), share / fits.count
                if chance in (0, 1):
                    assert times == 40_000 * chance
                else:
                    off = (times - 40_000 * chance) ** 2 / (40_000 * chance * (1 - chance))
                    assert off < 25
                    total, many = total + off, many + 1
    assert 0.6 < total / many < 1.5


def test_a_number_said_in_1792_counts_the_deals_with_such_a_clique() -> None:
    """Eldest says three; the player after them, who sees 8 other cards of which none is a king, queen or jack, counts."""
    held = named("AS TS 9S 8S 7S AH TH 9H")
    eldest = list(members(rank_mask("K") & ~named("KC") | named("QS QH 7C 8C 9C")))
    others = [number for number in GAMES["quarante-1792"].pack(rules(GAMES["quarante-1792"])) if not held >> number & 1]
    others = [number for number in others if number not in eldest]
    hands = (tuple(eldest), tuple(members(held)), tuple(others[:8]), tuple(others[8:]))
    state = act(start(rules(GAMES["quarante-1792"]), 1, 3, (0, 0), hands), 0, "count:3")
    assert others[-1] == card("AC")  # turned up, the dealer's
    want = 0
    for many in product(range(5), repeat=3):
        if 3 in many and sum(many) <= 8:
            want += prod(comb(4, count) for count in many) * comb(11, 8 - sum(many))
    assert sampling.count(view(state, 1)) == want * comb(15, 8)


def fixed_views() -> Iterator[View]:
    for game in GAMES:
        whole = list(points(rules(GAMES[game]), random.Random(game)))
        for place, viewer in ((0, 1), (len(whole) // 3, None), (len(whole) // 2, 2)):
            yield seen(whole[place], viewer)


def test_rows_depend_on_the_seed_alone() -> None:
    for given in fixed_views():
        fits = Deals(constraints(given))
        rows = fits.draw(5, 60)
        assert (rows[20:45] == fits.draw(5, 25, first=20)).all()
        assert (rows[:9] == Deals(constraints(given)).draw(5, 9, plain=True)).all()
        assert fits.count < 100 or (rows != fits.draw(6, 60)).any()
        assert (
            sampling.sample(given, Stream(bytes(32), b"a"), 8) == sampling.sample(given, Stream(bytes(32), b"a"), 8)
        ).all()


def fingerprint() -> str:
    digest = hashlib.sha256()
    for given in fixed_views():
        digest.update(sampling.sample(given, Stream(bytes(32), b"same"), 10).tobytes())
    return digest.hexdigest()


def test_the_same_without_the_compiler() -> None:
    code = "from sampling import test_sample; print(test_sample.fingerprint())"
    done = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, "NUMBA_DISABLE_JIT": "1", "PYTHONPATH": os.pathsep.join(sys.path)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.strip() == fingerprint()


def test_counting_needs_neither_numpy_nor_the_compiler() -> None:
    code = "import sys, fourkings.sampling; print({'numpy', 'numba'} & set(sys.modules))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "set()"


def test_facts_that_no_deal_fits() -> None:
    known = Constraints((0, 0, 0, 0), named("AS KS"), (1, 1, 0, 0), (named("AS KS"), 0, 0, 0))
    assert Deals(known).count == 0
    free = replace(known, cannot=(0, 0, 0, 0))
    assert Deals(free).count == 2
    for wrong, why in (
        (known, "seat 0 holds 1 hidden cards, but by its play it can have only 0"),
        (replace(free, unseen=named("AS KS QS")), "hold 2 hidden cards, but 3 are unseen; give all earlier tricks"),
        (replace(free, claims=(Claim(0, ()),)), "the announcements of seats 0 do not go together"),
        (replace(free, cannot=(named("AS"), named("AS"), 0, 0)), "leaves no way to share out"),
    ):
        assert Deals(wrong).count == 0
        with pytest.raises(ValueError, match=f"no deal fits these constraints: .*{why}"):
            Deals(wrong).draw(1, 1)


@pytest.mark.parametrize("bot", ["club", "flat", "strong"])
def test_bots_say_that_no_deal_fits_if_earlier_tricks_are_left_out(bot: str) -> None:
    hands = [["AH", "2C"], ["KH", "3C"], ["QH", "4C"], ["JH", "5C"]]
    ending = position({"game": "400", "hands": hands, "leader": 0, "calls": {"bids": [2, 3, 4, 5]}})
    with pytest.raises(ValueError, match="no deal fits"):
        find(bot).choose(view(ending, ending.turn))
