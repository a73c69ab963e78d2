"""The cards of a secret: the shuffle by docs/shuffle.md, written anew here, the draw for seats and dealer, and partners.

The clauses of the draw and of the deal for partners are GEN-5, QR-3, QL-3, QL-4, FH-2, JR-2 and KG-2."""

import hashlib
import hmac
import json
import re
from collections import Counter
from itertools import islice, permutations, product
from math import factorial
from pathlib import Path

import pytest

from fourkings.rulebook import deck
from fourkings.rulebook.cards import LONG, SHORT, card, name
from fourkings.rulebook.deck import Stream, hands, seal, shuffle
from fourkings.rulebook.games import GAMES, rules
from fourkings.rulebook.opening import Opened, OpeningFault, deal_kings, open_match, settle, still_tied

VECTORS = json.loads((Path(__file__).parents[2] / "docs" / "vectors" / "shuffle.json").read_text("utf-8"))
PACKS = {"long": LONG, "short": SHORT}
SECRET = bytes(range(32))


def tape(secret, label):
    key = hmac.new(secret, label, hashlib.sha256).digest()
    block = 0
    while True:
        yield from hmac.new(key, block.to_bytes(8, "big"), hashlib.sha256).digest()
        block += 1


def fair(tape, n):
    if n == 1:
        return 0
    size = next(size for size in range(1, 40) if 256**size >= n)
    while True:
        x = sum(next(tape) * 256**place for place in reversed(range(size)))
        if x < 256**size - 256**size % n:
            return x % n


def label_of(purpose, number, contributions):
    lengths_and_words = [len(word).to_bytes(4, "big") + word for word in contributions]
    return b"fourkings/shuffle/1\0%b\0%d\0" % (purpose.encode(), number) + b"".join(lengths_and_words)


def by_the_page(size, secret, purpose, number, contributions=()):
    cards = [r + s for s in "SHDC" for r in "23456789TJQKA" if size == "long" or r not in "23456"]
    numbers = tape(secret, label_of(purpose, number, contributions))
    for i in range(len(cards) - 1, 0, -1):
        j = fair(numbers, i + 1)
        cards[i], cards[j] = cards[j], cards[i]
    return cards


def test_the_packs_lie_in_the_order_of_the_page():
    suits = [f"{rank}{suit}" for suit in "SHDC" for rank in "23456789TJQKA"]
    assert [name(number) for number in LONG] == suits
    assert [name(number) for number in SHORT] == [number for number in suits if number[0] in "789TJQKA"]


@pytest.mark.parametrize("vector", VECTORS["seals"], ids=lambda vector: vector["seal"][:8])
def test_seals_of_the_page(vector):
    secret = bytes.fromhex(vector["secret"])
    assert hashlib.sha256(b"fourkings/seal/1\0" + secret).hexdigest() == vector["seal"]
    assert seal(secret) == vector["seal"]


@pytest.mark.parametrize("vector", VECTORS["streams"], ids=lambda vector: vector["label"] or "none")
def test_streams_of_the_page(vector):
    secret, label = bytes.fromhex(vector["secret"]), bytes.fromhex(vector["label"])
    assert bytes(islice(tape(secret, label), 40)).hex() == vector["bytes"]
    first, second = Stream(secret, label), Stream(secret, label)
    assert bytes(first.below(256) for _ in range(40)).hex() == vector["bytes"]
    by_page = tape(secret, label)
    for bound, number in vector["below"]:
        assert fair(by_page, bound) == number
        assert second.below(bound) == number


@pytest.mark.parametrize("vector", VECTORS["packs"], ids=lambda vector: f"{vector['purpose']}-{vector['number']}")
def test_packs_of_the_page(vector):
    secret, contributions = bytes.fromhex(vector["secret"]), [bytes.fromhex(word) for word in vector["contributions"]]
    purpose, number = vector["purpose"], vector["number"]
    assert label_of(purpose, number, contributions).hex() == vector["label"]
    assert by_the_page(vector["pack"], secret, purpose, number, contributions) == vector["cards"].split()
    pack = shuffle(PACKS[vector["pack"]], secret, purpose, number, contributions)
    assert [name(number) for number in pack] == vector["cards"].split()


@pytest.mark.parametrize("vector", VECTORS["hands"], ids=lambda vector: str(vector["packets"]))
def test_hands_of_the_page(vector):
    pack = [card(label) for label in VECTORS["packs"][vector["of_pack"]]["cards"].split()]
    dealt = hands(pack, vector["dealer"], vector["packets"])
    assert [" ".join(map(name, hand)) for hand in dealt] == vector["hands"]


def test_a_hundred_packs_agree_with_the_page():
    for number in range(1, 101):
        secret = hashlib.sha256(b"%d" % number).digest()
        words = [b"x" * (number % 3), b"", b"\0" * number, b"cut"][: 4 * (number % 2)]
        size, purpose = ("long", "short")[number // 2 % 2], deck.PURPOSES[number % 3]
        pack = shuffle(PACKS[size], secret, purpose, number, words)
        assert [name(number) for number in pack] == by_the_page(size, secret, purpose, number, words)


class Given(Stream):
    """A stream of given bytes."""

    def __init__(self, *numbers):
        super().__init__(SECRET, b"")
        self._bytes = bytes(numbers)

    def left(self):
        return len(self._bytes)


@pytest.mark.parametrize(
    ("bound", "given", "number"),
    [
        (2, [0], 0),
        (2, [255], 1),
        (52, [51], 51),
        (52, [207], 51),  # 207 is the last that is kept: 4 * 52 = 208
        (52, [208, 255, 7], 7),
        (255, [254], 254),
        (255, [255, 0], 0),  # 255 alone is thrown away
        (256, [255], 255),
        (256, [0], 0),
        (257, [0xFF, 0xFE], 256),  # 65534, the last that is kept: 255 * 257 = 65535
        (257, [0xFF, 0xFF, 0x01, 0x01], 0),
        (65536, [0xFF, 0xFF], 65535),
        (65537, [0x01, 0x00, 0x00], 65536),
        (65537, [0xFE, 0xFF, 0xFE], 65280),
        (65537, [0xFF, 0x00, 0xFE], 65536),  # the last that is kept: 255 * 65537 = 0xFF00FF
        (65537, [0xFF, 0x00, 0xFF, 0x00, 0x00, 0x05], 5),
        (1 << 64, [1, 2, 3, 4, 5, 6, 7, 8], 0x0102030405060708),
    ],
)
def test_the_bytes_a_number_takes_and_throws_away(bound, given, number):
    stream = Given(*given)
    assert stream.below(bound) == number
    assert stream.left() == 0


@pytest.mark.parametrize("bound", [0, -1, -256])
def test_no_number_below_nothing(bound):
    with pytest.raises(ValueError, match=f"no whole number from 0 to {bound - 1}$"):
        Stream(SECRET, b"").below(bound)


@pytest.mark.parametrize("bound", [1, 2, 3, 6, 52, 255, 256, 257, 1000, 65537])
def test_numbers_stay_below_their_bound(bound):
    stream = Stream(SECRET, b"bounds")
    seen = {stream.below(bound) for _ in range(3000)}
    assert min(seen) >= 0
    assert max(seen) < bound
    if bound <= 257:
        assert len(seen) == bound


def chi_squared(counts, cells):
    """How far counts are from even: on average cells - 1, and with a deviation of about sqrt(2 * cells)."""
    even = sum(counts.values()) / cells
    assert len(counts) <= cells
    return sum((counts[cell] - even) ** 2 / even for cell in counts) + even * (cells - len(counts))


# The seeds are fixed, so the sums are; each limit is passed by chance once in a million fair streams.
@pytest.mark.parametrize(("bound", "limit"), [(2, 24), (6, 36), (52, 114), (256, 375), (257, 376)])
def test_numbers_are_even(bound, limit):
    stream = Stream(SECRET, b"even")
    assert chi_squared(Counter(stream.below(bound) for _ in range(100 * bound)), bound) < limit


@pytest.mark.parametrize(("size", "limit"), [(2, 24), (3, 36), (4, 70), (5, 205)])
def test_every_order_of_a_small_pack_is_as_likely(size, limit):
    stream = Stream(SECRET, b"small packs")
    orders = Counter(stream.shuffled(range(size)) for _ in range(60 * factorial(size)))
    assert set(orders) == set(permutations(range(size)))
    assert chi_squared(orders, factorial(size)) < limit


def test_every_card_is_as_likely_in_every_place():
    """2,000 packs by the front door; 51 * 51 degrees of freedom, so 2601 give or take 72."""
    places = Counter()
    for number in range(1, 2001):
        places.update(enumerate(shuffle(LONG, SECRET, "deal", number)))
    assert 2601 - 5 * 72 < chi_squared(places, 52 * 52) < 2601 + 5 * 72


def test_every_part_changes_the_pack():
    other = bytes(31) + b"\1"
    packs = [
        shuffle(LONG, SECRET, "deal", 1), shuffle(LONG, other, "deal", 1), shuffle(LONG, SECRET, "draw", 1),
        shuffle(LONG, SECRET, "kings", 1), shuffle(LONG, SECRET, "deal", 2), shuffle(LONG, SECRET, "deal", 11),
        shuffle(LONG, SECRET, "deal", 1, [b""]), shuffle(LONG, SECRET, "deal", 1, [b"", b""]),
        shuffle(LONG, SECRET, "deal", 1, [b"ab", b""]), shuffle(LONG, SECRET, "deal", 1, [b"", b"ab"]),
        shuffle(LONG, SECRET, "deal", 1, [b"a", b"b"]), shuffle(LONG, SECRET, "deal", 1, [b"a\0\0\0\1b"]),
        shuffle(LONG, SECRET, "deal", 1, [b"\0\0\0\0"]),
    ]  # fmt: skip
    assert len(set(packs)) == len(packs)


def test_a_stream_holds_no_secret():
    """Who is handed dice cannot work the match's packs out of them."""
    held = [value for value in vars(Stream(SECRET, b"bot 0")).values() if isinstance(value, bytes)]
    assert SECRET not in held


def test_a_seal_tells_secrets_apart():
    assert re.fullmatch(r"[0-9a-f]{64}", seal(SECRET))
    assert seal(SECRET) != seal(bytes(32))
    assert seal(SECRET) != hashlib.sha256(SECRET).hexdigest()


@pytest.mark.parametrize("size", [0, 16, 31, 33, 64])
def test_secrets_of_the_wrong_size(size):
    with pytest.raises(ValueError, match=f"a match's secret has 32 bytes, not {size}"):
        seal(bytes(size))
    with pytest.raises(ValueError, match=f"a match's secret has 32 bytes, not {size}"):
        shuffle(LONG, bytes(size), "deal", 1)


@pytest.mark.parametrize(("purpose", "number"), [("deal\0", 1), ("", 1), ("board", 1), ("deal", 0), ("draw", -1)])
def test_packs_that_nothing_asks_for(purpose, number):
    with pytest.raises(ValueError, match="draw, kings, deal are counted from 1"):
        shuffle(LONG, SECRET, purpose, number)


@pytest.mark.parametrize(("cards", "packets"), [(32, (1,) * 13), (52, (3, 2, 3)), (31, (3, 2, 3)), (0, (1,))])
def test_packets_must_use_up_the_pack(cards, packets):
    with pytest.raises(ValueError, match=f"{cards} cards cannot be dealt in packets of"):
        hands(range(cards), 0, packets)


QUARANTE = rules(GAMES["quarante"])
KINGS = rules(GAMES["quarante-1792"])
FIXED_PARTNERS = rules(GAMES["quarante-1792"], "club")
FOUR_HUNDRED = rules(GAMES["400"])
JEU_DU_ROI = rules(GAMES["jeu-du-roi"])
KING = rules(GAMES["king"])
KING_AS_JOINED = rules(GAMES["king"], options={"seats": "fixed"})
SHORT_KING = rules(GAMES["king"], "small_pack")

HIGHEST = [QUARANTE, FIXED_PARTNERS, FOUR_HUNDRED, KING_AS_JOINED]


def rounds(*lines):
    """`"9H AS - 2D"` for each round, a - for who does not draw."""
    return tuple(tuple(None if label == "-" else card(label) for label in line.split()) for line in lines)


def kings(text):
    """`"0:7H 1:KH"`: cards dealt face up, and to whom."""
    return tuple((int(pair[0]), card(pair[2:])) for pair in text.split())


def stacked(draws, partners=""):
    """A shuffle whose packs begin with these cards: one line a round of the draw, and the cards for partners."""
    return lambda purpose, number: tuple(map(card, (partners if purpose == "kings" else draws[number - 1]).split()))


def id_of(rules):
    return rules.game.ID


def test_KG_2_who_ties_in_the_second_draw_draws_a_third():
    first_two = ("9H AS 9C AD", "2S 5H 2D 4C")
    assert still_tied(KING, rounds(*first_two)) == {0, 2}
    thrice = rounds(*first_two, "JS - QH -")
    assert settle(KING, thrice) == Opened(thrice, (1, 3, 2, 0), 0)


RANKS = "789"


@pytest.mark.parametrize("lowest", [False, True])
def test_ties_for_the_deal_over_all_draws_of_three_ranks(lowest):
    for drawn in product(range(3), repeat=4):
        line = [card(RANKS[rank] + "SHDC"[suit]) for suit, rank in enumerate(drawn)]
        best = min(drawn) if lowest else max(drawn)
        at_best = {entrant for entrant in range(4) if drawn[entrant] == best}
        tied = still_tied(JEU_DU_ROI if lowest else QUARANTE, [line])
        assert tied == (at_best if len(at_best) > 1 else set())


def test_ties_for_seats_over_all_draws_of_three_ranks():
    for drawn in product(range(3), repeat=4):
        line = [card(RANKS[rank] + "SHDC"[suit]) for suit, rank in enumerate(drawn)]
        assert still_tied(KING, [line]) == {entrant for entrant in range(4) if drawn.count(drawn[entrant]) > 1}


@pytest.mark.parametrize(
    ("lines", "says"),
    [
        ([], "the draw ends in a tie between entrants 0, 1, 2, 3"),
        (["AS 9H AD 9C"], "a tie between entrants 0, 2, for suits decide nothing: add the round .* or leave 'draw' empty"),
        (["AS 9H AD 9C", "TS - TD -"], "the draw ends in a tie between entrants 0, 2"),
        (["AS AS 9D 8C"], "round 1 of the draw holds a card twice"),
        (["AS 2H 9D 8C"], "round 1 of the draw holds a card twice, or one that is not in the pack"),
        (["AS - 9D 8C"], "round 1 of the draw is not drawn by just those who have to"),
        (["- - - -"], "round 1 of the draw is not drawn by"),
        (["AS KH 9D"], "round 1 of the draw is not drawn by"),
        (["AS KH 9D 8C 7C"], "round 1 of the draw is not drawn by"),
        (["AS 9H AD 9C", "TS 7H JD 8C"], "round 2 of the draw is not drawn by"),
        (["AS 9H AD 9C", "TS JH - -"], "round 2 of the draw is not drawn by"),
        (["AS 9H AD 9C", "TS - JD"], "round 2 of the draw is not drawn by"),
        (["AS KH 9D 8C", "TS - - -"], "round 2 of the draw is not drawn by"),
        (["AS KH 9D 8C", "- - - -"], "round 2 of the draw is not drawn by"),
    ],
)
def test_draws_that_are_none(lines, says):
    with pytest.raises(OpeningFault, match=says) as caught:
        settle(QUARANTE, rounds(*lines))
    assert caught.value.clause == "QR-3"
    assert str(caught.value).endswith("(QR-3)")


@pytest.mark.parametrize(
    ("rules", "clause"),
    [(QUARANTE, "QR-3"), (FIXED_PARTNERS, "QL-4"), (FOUR_HUNDRED, "FH-2"), (JEU_DU_ROI, "JR-2"), (KING, "KG-2")],
)
def test_the_clause_of_a_fault_is_the_games(rules, clause):
    with pytest.raises(OpeningFault) as caught:
        settle(rules, ())
    assert caught.value.clause == clause


def dealt_by_hand(cards):
    """QL-3 told slowly: round and round, past those who have a king, until one has none, who takes the last king."""
    has, dealt, entrant = {}, [], 0
    for label in cards:
        while entrant % 4 in has:
            entrant += 1
        dealt.append((entrant % 4, label))
        if label[0] == "K":
            has[entrant % 4] = label
            if len(has) == 3:
                break
        entrant += 1
    (last,) = set(range(4)) - set(has)
    (king,) = {"KS", "KH", "KD", "KC"} - set(has.values())
    return [*dealt, (last, king)]


def test_QL_3_red_kings_sit_opposite():
    for number in range(50):
        dealt = deal_kings(shuffle(SHORT, bytes(32), "kings", 1, [b"%d" % number]))
        seats = settle(KINGS, rounds("AS KH QD JC"), dealt).seats
        holder = {name(number): entrant for entrant, number in dealt if name(number)[0] == "K"}
        assert [seats.index(holder[king]) for king in ("KH", "KS", "KD", "KC")] == [0, 1, 2, 3]


def test_QL_3_three_hundred_deals_as_told_slowly():
    for number in range(300):
        pack = shuffle(SHORT, bytes(32), "kings", 1, [b"%d" % number])
        assert [(entrant, name(number)) for entrant, number in deal_kings(pack)] == dealt_by_hand(map(name, pack))


@pytest.mark.parametrize("first", range(4))
def test_QL_3_cards_may_be_dealt_from_any_entrant_on(first):
    """Each entrant in turn is the one who takes the last king, listed or not."""
    cards = ["KS", "7S", "KC", "KH"]
    listed = " ".join(f"{(first + step) % 4}:{label}" for step, label in enumerate(cards))
    seats = tuple((first + step) % 4 for step in (3, 0, 1, 2))  # KH, KS, KD, KC
    assert settle(KINGS, rounds("AS KH QD JC"), kings(listed)).seats == seats
    assert settle(KINGS, rounds("AS KH QD JC"), kings(f"{listed} {(first + 1) % 4}:KD")).seats == seats


@pytest.mark.parametrize(
    "faulty",
    [
        "",
        "0:7S",
        "0:KS 1:7S 2:KC",  # two kings are still to come
        "0:KS 1:KH 0:KC",  # a second king to the same entrant, and one left over
        "0:KS 0:KH 0:KC 0:KD",
        "0:KS 2:7S 1:KC 3:KH 2:KD",  # not in the order of play
        "0:KS 1:7S 2:KC 3:KH 0:7H 1:KD",  # a card to one who has their king
        "0:KS 1:7S 2:KC 3:KH 1:8S 1:KD",  # the last player draws on
        "0:KS 1:7S 2:KC 3:KH 1:KD 1:8H",  # a card after the last king
        "0:KS 1:7S 2:KC 3:KH 1:KS",
        "0:KS 1:7S 2:7S 3:KH 1:KC 2:KD",
        "0:KS 1:2S 2:KC 3:KH 1:KD",
        "0:KS 1:7S 2:KC 3:KH 2:KD",
        "5:KS 6:7S 7:KC 8:KH 6:KD",
    ],
)
def test_QL_3_cards_that_were_not_dealt_so(faulty):
    with pytest.raises(OpeningFault) as caught:
        settle(KINGS, rounds("AS KH QD JC"), kings(faulty))
    assert caught.value.clause == "QL-3"


@pytest.mark.parametrize("rules", [QUARANTE, FIXED_PARTNERS, FOUR_HUNDRED, JEU_DU_ROI, KING], ids=id_of)
def test_kings_are_dealt_only_where_partners_are_drawn(rules):
    with pytest.raises(OpeningFault, match="kings were dealt for partners in a game that does not draw them"):
        settle(rules, rounds("AS KH QD JC"), kings("0:KS 1:7S 2:KC 3:KH 1:KD"))


def test_a_round_goes_to_those_who_have_to_draw_from_the_top_of_its_pack():
    opened = open_match(KING, stacked(["9H AS 9C KD 2S 2H", "QS JS TS"]))
    assert opened.draw == rounds("9H AS 9C KD", "QS - JS -")
    assert opened.seats == (1, 3, 0, 2)
    again = open_match(QUARANTE, stacked(["AH 9S AC AD", "QS QH QD", "7S 8S 9S"]))
    assert again.draw == rounds("AH 9S AC AD", "QS - QH QD", "7S - 8S 9S")
    assert again.dealer == 3


def test_packs_are_asked_for_by_purpose_and_number():
    asked = []

    def shuffled(purpose, number):
        asked.append((purpose, number))
        return stacked(["AS 9H AD 9C", "TS TD", "7S 8S"], "KS 7S KC KH")(purpose, number)

    open_match(KINGS, shuffled)
    assert asked == [("kings", 1), ("draw", 1), ("draw", 2), ("draw", 3)]


@pytest.mark.parametrize("rules", [*HIGHEST, JEU_DU_ROI, KING, SHORT_KING, KINGS], ids=id_of)
def test_two_hundred_openings_are_settled_and_read_back(rules):
    pack = rules.game.pack(rules)
    dealers, again = set(), 0
    for number in range(200):
        secret = hashlib.sha256(b"%d" % number).digest()
        opened = open_match(rules, lambda purpose, count, secret=secret: shuffle(pack, secret, purpose, count))
        assert settle(rules, opened.draw, opened.kings) == opened
        assert sorted(opened.seats) == [0, 1, 2, 3]
        dealers.add(opened.seats[opened.dealer])
        again += len(opened.draw) > 1
    assert dealers == {0, 1, 2, 3}
    assert 0 < again < 200
