"""King's declaring and auction: KG-13 to KG-22 and KG-24 of docs/rules/king.md, every step's words by record.md.

Seat 3 deals the seventh deal, so B1, B2, B3 are seats 0, 1, 2. All words of a step are compared, never a few of them.
"""

import random
from itertools import permutations, product

import pytest

from cases import few
from fourkings.i18n import language
from fourkings.rulebook.game import Reason, State, apply, why_not
from fourkings.rulebook.games import king
from independent.king import naming
from rules.table import legal, play, refusal, state

RUNGS = ["+1", "+2", "+3", "-1", "+4", "+5", "+6", "-2", "+7", "+8"]
SHORT_RUNGS = ["+1", "+2", "+3", "-1", "+4", "+5"]
POSITIVE = ["declare:S", "declare:H", "declare:D", "declare:C", "declare:NT"]
DECLARE = [*POSITIVE, "declare:negative"]
DEALER = 3


def auction(said: str = "", number: int = 7, **house_rules: object) -> State:
    return play(state("king", ["..."] * 4, dealer=DEALER, number=number, **house_rules), said)


def asks(*rungs: str) -> list[str]:
    return [f"ask:{rung}" for rung in rungs]


def ultimatums(*rungs: str) -> list[str]:
    return [f"ultimatum:{rung}:{fallback}" for rung in rungs for fallback in ("positive", "negative")]


def offers(at: State, seat: int, *words: str) -> bool:
    """True where it is this seat's turn and just these words may be said."""
    return (at.turn, legal(at)) == (seat, sorted(words))


def outcome(at: State) -> tuple[int | None, str | None, str | None]:
    assert (at.stage, at.calls.step) == ("play", "named")
    return at.calls.buyer, at.calls.price if at.calls.buyer is not None else None, at.calls.declared


@pytest.mark.parametrize("number", [7, 8, 9, 10])
def test_KG_13_the_dealer_declares_or_opens_an_auction(number):
    at = auction(number=number)
    assert at.stage == "calls"
    assert offers(at, DEALER, *DECLARE, "auction")


@pytest.mark.parametrize("number", range(1, 7))
def test_KG_13_not_in_the_first_six_deals(number):
    at = auction(number=number)
    assert at.stage == "play"
    assert why_not(at, at.turn, "auction") == Reason("KG-4", "no-auction-yet", {})
    assert why_not(at, at.turn, "declare:S") == Reason("KG-4", "no-auction-yet", {})


def test_KG_13_auction_always_leaves_declaring_to_the_end():
    assert offers(auction(auction="always"), 0, *RUNGS, "pass")
    assert offers(auction("pass pass pass", auction="always"), DEALER, *DECLARE, *ultimatums(*RUNGS), "split")


def test_KG_13_no_card_before_the_deal_is_named():
    at = auction()
    held = next(card for card in at.deal.dealt[DEALER])
    expected = Reason("KG-13", "step-open", {"words": (*DECLARE, "auction")})
    assert why_not(at, DEALER, held) == expected
    assert refusal(at, "sell") == expected
    assert refusal(at, "+1") == expected


@pytest.mark.parametrize("word", DECLARE)
def test_KG_14_six_declarations(word):
    assert outcome(auction(word)) == (None, None, word.removeprefix("declare:"))


def test_KG_14_once_declared_the_talk_is_over():
    at = auction("declare:S")
    for word in ("auction", "declare:H", "+1", "pass", "split"):
        assert why_not(at, 0, word) == Reason("KG-14", "auction-over", {})


def test_KG_15_a_bidder_bids_or_passes():
    at = auction("auction +5")
    for word in ("sell", "declare:S", "auction", "yes", "split", "ask:+8", "ultimatum:+8:negative"):
        assert refusal(at, word) == Reason("KG-15", "step-bid", {"words": king.GAME.legal_calls(at)})


@pytest.mark.parametrize("first", range(10))
def test_KG_16_any_rung_opens_and_every_rung_above_raises(first):
    assert offers(auction(f"auction {RUNGS[first]}"), 1, *RUNGS[first + 1 :], "pass")


@pytest.mark.parametrize("first", range(1, 10))
def test_KG_16_a_rung_that_is_too_low(first):
    """B2 cannot call what B1 has, nor anything lower."""
    at = auction(f"auction {RUNGS[first]}")
    for rung in RUNGS[:first]:
        assert refusal(at, rung) == Reason("KG-16", "rung-too-low", {"rung": rung, "standing": RUNGS[first]})


@pytest.mark.parametrize(("leader", "seat"), list(permutations(range(3), 2)))
def test_KG_17_equalling_needs_priority(leader, seat):
    """The third bidder passes; a bidder before the leader has opened with +1, so that the leader stands above that bid."""
    lines = {0: ["pass"], 1: ["pass"], 2: ["pass"], leader: ["+3"], seat: ["+1"] if seat < leader else []}
    at = auction("auction")
    while lines[at.turn]:
        at = play(at, lines[at.turn].pop())
    if seat < leader:
        assert offers(at, seat, "+3", *RUNGS[3:], "pass")
    else:
        assert offers(at, seat, *RUNGS[3:], "pass")
        assert refusal(at, "+3") == Reason("KG-17", "no-priority", {"rung": "+3", "standing": "+3", "seat": leader})


def test_KG_17_never_by_a_rung_of_the_same_worth():
    """-1 is worth +3, yet stands above it: it raises +3, and +3 does not equal it."""
    at = auction("auction 0:+1 1:-1 2:pass")
    assert offers(at, 0, "-1", "+4", "+5", "+6", "-2", "+7", "+8", "pass")
    assert refusal(at, "+3") == Reason("KG-16", "rung-too-low", {"rung": "+3", "standing": "-1"})


@pytest.mark.parametrize(
    ("said", "leader", "standing"),
    [
        ("0:pass 1:pass 2:pass", None, None),
        ("0:+1 1:pass 2:pass", 0, "+1"),
        ("0:pass 1:+1 2:pass", 1, "+1"),
        ("0:pass 1:pass 2:+8", 2, "+8"),  # the only one left bids: nobody else may speak
        ("0:+1 1:+2 2:pass 0:pass", 1, "+2"),
        ("0:+1 1:+2 2:pass 0:+2 1:pass", 0, "+2"),
        ("0:+1 1:+2 2:+3 0:pass 1:pass", 2, "+3"),
        ("0:+8 1:pass 2:pass", 0, "+8"),
    ],
)
def test_KG_18_bidding_ends_when_only_the_leader_is_left(said, leader, standing):
    at = auction(f"auction {said}")
    assert (at.turn, at.calls.leader, at.calls.standing) == (DEALER, leader, standing)
    assert refusal(at, "pass").key == "step-decide"
    before = auction(f"auction {said.rsplit(maxsplit=1)[0] if ' ' in said else ''}")
    assert before.turn != DEALER


@pytest.mark.parametrize("place", range(10))
def test_KG_19_every_word_of_the_dealer_over_a_standing_bid(place):
    above = RUNGS[place + 1 :]
    splits = ["split"] if RUNGS[place] in ("+1", "+2") else []
    at = auction(f"auction {RUNGS[place]} pass pass")
    assert offers(at, DEALER, "sell", "refuse", *asks(*above), *ultimatums(*above), *splits)


def test_KG_19_every_word_of_the_dealer_with_no_bid():
    at = auction("auction pass pass pass")
    assert offers(at, DEALER, *DECLARE, *ultimatums(*RUNGS), "split")
    for word in ("sell", "refuse", "ask:+3"):
        assert refusal(at, word) == Reason("KG-19", "step-decide", {"words": king.GAME.legal_calls(at)})


@pytest.mark.parametrize(("standing", "splits"), [("+2", ["split"]), ("+3", []), ("-1", []), ("+8", [])])
def test_KG_19_refuses_and_declares_for_himself(standing, splits):
    at = auction(f"auction {standing} pass pass refuse")
    assert offers(at, DEALER, *DECLARE, *splits)
    for word in DECLARE:
        assert outcome(play(at, word)) == (None, None, word.removeprefix("declare:"))
    assert refusal(at, "sell") == Reason("KG-19", "step-refused", {"words": king.GAME.legal_calls(at)})
    assert refusal(at, "ultimatum:+8:negative") == Reason("KG-19", "step-refused", {"words": king.GAME.legal_calls(at)})


def test_KG_19_asks_once_for_any_higher_rung():
    at = auction("auction pass +3 pass ask:+6")
    assert offers(at, 1, "yes", "no")
    assert refusal(at, "pass") == Reason("KG-19", "step-asked", {"words": ("yes", "no")})
    yes = play(at, "yes")
    assert offers(yes, 1, *POSITIVE)
    assert outcome(play(yes, "declare:NT")) == (1, "+6", "NT")


def test_KG_19_after_a_no_the_old_bid_or_a_refusal():
    at = auction("auction pass +2 pass ask:+6 no")
    assert offers(at, DEALER, "sell", "refuse")
    assert outcome(play(at, "sell declare:S")) == (1, "+2", "S")
    assert offers(play(at, "refuse"), DEALER, *DECLARE, "split")
    for word in ("ask:+3", "ultimatum:+8:positive", "split", "declare:S"):
        clause = "KG-20" if word.startswith("ultimatum") else "KG-19"
        assert refusal(at, word) == Reason(clause, "step-denied", {"words": ("sell", "refuse")})


@pytest.mark.parametrize("word", ["ask:+3", "ask:+2", "ultimatum:+3:negative", "ultimatum:+1:positive"])
def test_KG_19_asking_or_threatening_with_no_more_than_the_bid(word):
    at = auction("auction +3 pass pass")
    assert refusal(at, word) == Reason("KG-16", "rung-too-low", {"rung": word.split(":")[1], "standing": "+3"})


@pytest.mark.parametrize("place", range(10))
def test_KG_19_must_sell(place):
    at = auction(f"auction {RUNGS[place]} pass pass", must_sell="on")
    assert offers(at, DEALER, "sell", *asks(*RUNGS[place + 1 :]))
    for word in ("refuse", "split", "ultimatum:+8:negative")[: 3 if place < 9 else 2]:
        assert refusal(at, word) == Reason("KG-19", "must-sell", {"standing": RUNGS[place]})


def test_KG_19_must_sell_after_a_no():
    at = auction("auction +1 pass pass ask:+8 no", must_sell="on")
    assert offers(at, DEALER, "sell")
    for word in ("refuse", "split", "ultimatum:+8:negative"):
        assert refusal(at, word) == Reason("KG-19", "must-sell", {"standing": "+1"})
    assert outcome(play(at, "sell declare:S")) == (0, "+1", "S")


def test_KG_19_must_sell_where_no_bid_stands_is_no_reason_against_a_split():
    at = auction("auction pass pass pass", must_sell="on", split_limit="off")
    assert refusal(at, "split") == Reason("KG-24", "split-too-high", {"standing": "", "limit": "off"})


@pytest.mark.parametrize("deck", [52, 32])
def test_KG_19_eight_binds(deck):
    ladder = RUNGS if deck == 52 else SHORT_RUNGS
    for rung in ladder[:-1]:
        at = auction(f"auction {rung} pass pass", deck=deck, eight_binds="on")
        assert {"sell", "refuse"} <= set(legal(at))
    top = ladder[-1]
    at = auction(f"auction {top} pass pass", deck=deck, eight_binds="on")
    assert offers(at, DEALER, "sell")
    assert refusal(at, "refuse") == Reason("KG-19", "eight-binds", {"standing": top})
    assert refusal(at, "split") == Reason("KG-19", "eight-binds", {"standing": top})
    assert outcome(play(at, "sell declare:S")) == (0, top, "S")


def test_KG_19_a_bid_of_eight_may_be_refused():
    at = auction("auction +8 pass pass")
    assert offers(at, DEALER, "sell", "refuse")
    assert outcome(play(at, "refuse declare:S")) == (None, None, "S")


def test_KG_20_all_are_asked_in_order_of_priority_those_who_passed_too():
    at = auction("auction 0:pass 1:pass 2:+3 ultimatum:+8:negative")
    for seat in (0, 1, 2):
        assert offers(at, seat, "yes", "no")
        assert refusal(at, "pass") == Reason("KG-20", "step-ultimatum", {"words": ("yes", "no")})
        at = play(at, "no")
    assert outcome(at) == (None, None, "negative")


@pytest.mark.parametrize("word", POSITIVE)
def test_KG_20_all_say_no_to_a_positive_fallback(word):
    at = auction("auction +3 pass pass ultimatum:-2:positive no no no")
    assert offers(at, DEALER, *POSITIVE)
    assert refusal(at, "declare:negative") == Reason("KG-20", "step-alone", {"words": tuple(POSITIVE)})
    assert refusal(at, "sell") == Reason("KG-20", "step-alone", {"words": tuple(POSITIVE)})
    assert outcome(play(at, word)) == (None, None, word.removeprefix("declare:"))


def test_KG_20_instead_of_asking_not_after_it():
    at = auction("auction +3 pass pass ask:+4 no")
    assert refusal(at, "ultimatum:+8:negative") == Reason("KG-20", "step-denied", {"words": ("sell", "refuse")})


def test_KG_20_still_bidding_where_all_have_passed_there_is_no_ultimatum():
    at = auction("auction pass pass pass", ultimatum_to="still_bidding")
    assert offers(at, DEALER, *DECLARE, "split")
    assert refusal(at, "ultimatum:+8:negative") == Reason("KG-20", "nobody-to-threaten", {})


def test_KG_20_ask_first_and_then_an_ultimatum():
    at = auction("auction pass +3 pass ask:+5 no", ask_first="on")
    assert offers(at, DEALER, "sell", "refuse", *ultimatums(*RUNGS[3:]))
    for word in ("ask:+6", "split", "declare:S"):
        assert refusal(at, word).key == "step-denied"
    assert refusal(at, "ultimatum:+2:negative") == Reason("KG-16", "rung-too-low", {"rung": "+2", "standing": "+3"})
    for seat in (0, 1, 2):
        assert outcome(play(at, f"ultimatum:-1:positive {'no ' * seat}yes")) == (seat, "-1", "negative")
    assert outcome(play(at, "ultimatum:+5:negative no no no")) == (None, None, "negative")
    assert outcome(play(at, "sell declare:S")) == (1, "+3", "S")


def test_KG_20_ask_first_with_must_sell_still_sells():
    at = auction("auction pass +3 pass ask:+5 no", ask_first="on", must_sell="on")
    assert offers(at, DEALER, "sell")
    assert refusal(at, "ultimatum:+8:negative") == Reason("KG-19", "must-sell", {"standing": "+3"})


@pytest.mark.parametrize("rung", RUNGS)
def test_KG_21_the_sign_fixes_the_kind(rung):
    at = auction(f"auction {rung} pass pass sell")
    if rung[0] == "-":
        assert outcome(at) == (0, rung, "negative")
    else:
        assert offers(at, 0, *POSITIVE)
        expected = Reason("KG-21", "step-bought", {"words": tuple(POSITIVE)})
        assert refusal(at, "declare:negative") == expected
        for word in POSITIVE:
            assert outcome(play(at, word)) == (0, rung, word.removeprefix("declare:"))


@pytest.mark.parametrize("rung", RUNGS)
@pytest.mark.parametrize("way", ["auction {} pass pass sell", "auction pass pass pass ultimatum:{}:negative yes"])
def test_KG_21_free_declaration(rung, way):
    at = auction(way.format(rung), free_declaration="on")
    assert offers(at, 0, *DECLARE)
    for word in DECLARE:
        assert outcome(play(at, word)) == (0, rung, word.removeprefix("declare:"))


WAYS_TO_PLAY = [
    "declare:S",
    "declare:negative",
    "auction pass pass pass declare:NT",
    "auction pass +3 pass sell declare:H",
    "auction pass pass -1 sell",
    "auction pass +3 pass refuse declare:C",
    "auction pass +3 pass ultimatum:+8:negative no no no",
    "auction pass +3 pass ultimatum:+8:negative no no yes declare:S",
    "auction pass +3 pass ultimatum:+8:positive no no no declare:S",
]


@pytest.mark.parametrize("said", WAYS_TO_PLAY)
@pytest.mark.parametrize(("first_lead", "leader"), [("after_dealer", 0), ("dealer", DEALER)])
def test_KG_22_whoever_declares_the_same_seat_leads(said, first_lead, leader):
    at = auction(said, first_lead=first_lead)
    assert at.stage == "play"
    assert at.turn == at.leader == leader


ALLOWED_OVER = {2: [None, "+1", "+2"], 0: [None], 1: [None, "+1"], 3: [None, "+1", "+2", "+3", "-1"], "off": []}


@pytest.mark.parametrize("limit", ALLOWED_OVER)
def test_KG_24_when_the_dealer_may_split(limit):
    over = [(standing, f"{standing} pass pass{refused}") for standing in RUNGS for refused in ("", " refuse")]
    for standing, bids in [(None, "pass pass pass"), *over]:
        at = auction(f"auction {bids}", split_limit=limit)
        if standing in ALLOWED_OVER[limit]:
            assert "split" in legal(at)
            assert play(at, "split").stage == "done"
        else:
            assert "split" not in legal(at)
            facts = {"standing": standing or "", "limit": str(limit)}
            assert refusal(at, "split") == Reason("KG-24", "split-too-high", facts)


@pytest.mark.parametrize(
    ("said", "bids"),
    [
        ("pass pass pass", 0),
        ("+8 pass pass", 1),
        ("pass pass +1", 1),
        ("+1 pass -2 pass", 2),
        ("pass +3 +4 pass", 2),
        ("pass +3 +4 +4 pass", 3),  # equalling is a bid
        ("+1 +2 pass +3 pass", 3),
        ("+1 +2 +3 pass pass", 3),
        ("+1 +2 +3 +3 pass +4 pass", 5),
    ],
)
def test_KG_24_fewer_than_3_bids(said, bids):
    at = auction(f"auction {said}", split_limit="fewer_than_3_bids")
    assert at.calls.step == "decide"
    assert at.calls.bids_made == bids
    assert ("split" in legal(at)) == (bids < 3)
    standing = at.calls.standing or ""
    if bids >= 3:
        assert refusal(at, "split") == Reason(
            "KG-24", "split-too-high", {"standing": standing, "limit": "fewer_than_3_bids"}
        )
    elif bids:
        assert "split" in legal(play(at, "refuse"))


@pytest.mark.parametrize("said", ["", "auction", "auction +1 pass pass sell", "auction +1 pass pass ask:+2"])
def test_KG_24_only_after_an_auction_and_before_a_sale(said):
    assert "split" not in legal(auction(said))


@pytest.mark.parametrize("dealer", range(4))
def test_KG_24_a_hundred_for_the_dealer_seventy_five_for_the_others(dealer):
    at = play(state("king", ["..."] * 4, dealer=dealer, number=7), "auction pass pass pass split")
    points = [75, 75, 75, 75]
    points[dealer] = 100
    assert at.points == tuple(points)
    assert sum(at.points) == 325
    assert at.tricks == ()
    assert not at.void


def test_KG_27_six_rungs():
    at = auction("auction", deck=32)
    assert offers(at, 0, *SHORT_RUNGS, "pass")
    assert offers(play(at, "-1"), 1, "+4", "+5", "pass")
    assert offers(play(at, "+5"), 1, "pass")
    for rung in ("+6", "-2", "+7", "+8"):
        assert refusal(at, rung) == Reason("KG-27", "rung-not-on-ladder", {"rung": rung})


@pytest.mark.parametrize("place", range(6))
def test_KG_27_the_dealers_words_over_a_standing_bid(place):
    above = SHORT_RUNGS[place + 1 :]
    splits = ["split"] if place < 2 else []
    at = auction(f"auction {SHORT_RUNGS[place]} pass pass", deck=32)
    assert offers(at, DEALER, "sell", "refuse", *asks(*above), *ultimatums(*above), *splits)
    for word in ("ask:+8", "ultimatum:-2:negative"):
        assert refusal(at, word) == Reason("KG-27", "rung-not-on-ladder", {"rung": word.split(":")[1]})


@pytest.mark.parametrize("dealer", range(4))
def test_KG_27_a_split_is_sixty_each(dealer):
    at = play(state("king", ["..."] * 4, dealer=dealer, number=7, deck=32), "auction pass pass pass split")
    assert at.points == (60, 60, 60, 60)


@pytest.mark.parametrize(
    ("said", "word"),
    [("auction +4", "+2"), ("auction +4 pass pass", "ask:-1"), ("auction +4 pass pass", "ultimatum:+4:negative")],
)
def test_KG_27_a_rung_too_low_is_told_by_the_short_ladder(said, word):
    reason = refusal(auction(said, deck=32), word)
    assert reason == Reason(
        "KG-27", "rung-too-low-short", {"rung": word.split(":")[-2 if ":neg" in word else -1], "standing": "+4"}
    )
    assert "+7" not in language("en").reason(reason)
    assert language("en").reason(reason).endswith("+1 +2 +3 −1 +4 +5")
    assert language("fr").reason(reason).endswith("+1 +2 +3 −1 +4 +5")


SETTINGS = [
    dict(zip(("deck", "auction", "must_sell", "free_declaration", "split_limit"), values, strict=True))
    for values in product((52, 32), ("dealers_choice", "always"), ("off", "on"), ("off", "on"), (2, 0, 1, 3, "off"))
]
DEFAULTS = {
    "deck": 52, "auction": "dealers_choice", "must_sell": "off", "free_declaration": "off", "split_limit": 2,
    "eight_binds": "off", "ultimatum_to": "all", "ask_first": "off",
}  # fmt: skip
SETTINGS += [
    dict(zip(("deck", "eight_binds", "ultimatum_to", "ask_first", "split_limit", "must_sell"), values, strict=True))
    for values in product(
        (52, 32), ("off", "on"), ("all", "still_bidding"), ("off", "on"), (2, "fewer_than_3_bids"), ("off", "on")
    )
]


def any_word(words, dice):
    kinds = {}
    for word in sorted(words):
        kinds.setdefault("rung" if word in RUNGS else word.split(":")[0], []).append(word)
    return dice.choice(kinds[dice.choice(sorted(kinds))])


@pytest.mark.parametrize("setting", few(SETTINGS, 48), ids=lambda setting: "-".join(map(str, setting.values())))
def test_auctions_by_chance_agree_with_the_second_reading(setting):
    dice = random.Random(str(setting))
    for number in range(60):
        dealer = number % 4
        at = state("king", ["..."] * 4, dealer=dealer, number=7 + dealer, **setting)
        by_the_clauses = naming(dealer, {**DEFAULTS, **setting, "split_limit": str(setting["split_limit"])})
        spoken = next(by_the_clauses)
        while spoken:
            seat, words = spoken
            assert at.stage == "calls"
            assert at.turn == seat
            assert legal(at) == sorted(words)
            word = any_word(words, dice)
            at = apply(at, word)
            try:
                spoken = by_the_clauses.send(word)
            except StopIteration as end:
                spoken, (declared, buyer, price) = None, end.value
        if declared == "split":
            assert at.stage == "done"
        else:
            assert outcome(at) == (buyer, price, declared.removeprefix("declare:"))


def test_cards_are_refused_all_through_the_talk():
    at = auction()
    for word in ("auction", "pass", "+1", "pass", "ask:+2", "no", "refuse", "declare:S"):
        held = at.deal.dealt[at.turn][0]
        reason = why_not(at, at.turn, held)
        assert reason.key == f"step-{at.calls.step}"
        assert sorted(reason.params["words"]) == legal(at)
        at = play(at, word)
    assert at.stage == "play"
