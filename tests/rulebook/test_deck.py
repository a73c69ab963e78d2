"""The shuffle against its specification, docs/shuffle.md, written anew here from that page alone."""

import hashlib
import hmac
import json
import re
from collections import Counter
from itertools import islice, permutations
from math import factorial
from pathlib import Path

import pytest

from fourkings.rulebook import deck
from fourkings.rulebook.cards import LONG, SHORT, card, name
from fourkings.rulebook.deck import Stream, hands, seal, shuffle

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
