"""The draw for seats and first dealer, and the deal for partners (GEN-5, QR-3, QL-3, QL-4, FH-2, JR-2, KG-2)."""

import hashlib
from itertools import product

import pytest

from fourkings.rulebook.cards import SHORT, card, name
from fourkings.rulebook.deck import shuffle
from fourkings.rulebook.games import GAMES, rules
from fourkings.rulebook.opening import Opened, OpeningFault, deal_kings, open_match, settle, still_tied

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
