"""KG: King."""

from .jeu_du_roi import PENALTY_CARDS, all_taken, restricted_lead
from .table import NATURAL, after, count, follow, of_suit, tricks, tricks_of

LADDER = {52: ["+1", "+2", "+3", "-1", "+4", "+5", "+6", "-2", "+7", "+8"], 32: ["+1", "+2", "+3", "-1", "+4", "+5"]}
TRUMPS = ["declare:S", "declare:H", "declare:D", "declare:C", "declare:NT"]
ALL_SIX = [*TRUMPS, "declare:negative"]
# Units: trick, heart, queen, king or jack, KH, each of the last two; then a trick in a positive deal, the worth of a
# positive deal, a trick in a negative declaration, tricks' worth to the dealer and to each other in a split.
UNITS = {52: (20, 20, 50, 30, 160, 90), 32: (20, 20, 40, 20, 160, 80)}
POSITIVE = {52: (25, 325, 75, 4, 3), 32: (30, 240, 90, 2, 2)}
# King's order of deals: 3 is queens, 4 is kings and jacks.
COSTS = {2: PENALTY_CARDS[2], 3: PENALTY_CARDS[4], 4: PENALTY_CARDS[3], 5: PENALTY_CARDS[5]}


def negative_deal(hands, dealer, number, options):
    pack = [card for hand in hands for card in hand]
    hands = [list(hand) for hand in hands]

    def legal(seat, hand, trick):
        if not trick:
            return restricted_lead(hand, number, options["heart_lead_in_5"] == "no_heart")
        cards = follow(hand, trick)
        duty = options["king_of_hearts_duty"]
        if number == 5 and "KH" in cards:
            void = not of_suit(hand, trick[0][1][1])
            if (duty != "none" and void) or (duty == "first_chance" and trick[0][1][1] == "H"):
                return ["KH"]
        return cards

    def over(taken):
        return number in COSTS and options["early_finish"] == "on" and all_taken(taken, COSTS[number], pack)

    leader = dealer if options["first_lead"] == "dealer" else after(dealer)
    taken = yield from tricks(hands, leader, legal, NATURAL, None, over=over)
    unit = UNITS[options["deck"]][number - 1]
    if number == 1:
        cost = [tricks_of(taken, seat) for seat in range(4)]
    elif number == 6:
        cost = [tricks_of(taken[-2:], seat) for seat in range(4)]
    else:
        cost = [count(taken, seat, COSTS[number]) for seat in range(4)]
    return {"points": [-unit * n for n in cost]}


def bidding(dealer, ladder):
    """KG-15 to KG-18; returns the leader and the standing bid, or two times None, who has passed, and how many bids."""
    bidders = [after(dealer, step) for step in (1, 2, 3)]
    standing = leader = None
    passed = set()
    turn = bids = 0
    while len(passed) < (3 if leader is None else 2):
        who = bidders[turn % 3]
        turn += 1
        if who in passed or who == leader:
            continue
        calls = ["pass", *above(ladder, standing)]
        if leader is not None and bidders.index(who) < bidders.index(leader):
            calls.append(standing)
        said = yield who, calls
        if said == "pass":
            passed.add(who)
        else:
            standing, leader = said, who
            bids += 1
    return leader, standing, passed, bids


def above(ladder, standing):
    return ladder if standing is None else ladder[ladder.index(standing) + 1 :]


def may_split(limit, bids, standing):
    """KG-24; 3 also allows it over -1; bids: how many were made."""
    if limit == "off":
        return False
    if limit == "fewer_than_3_bids":
        return bids < 3
    if standing is None:
        return True
    allowed = {"0": [], "1": ["+1"], "2": ["+1", "+2"], "3": ["+1", "+2", "+3", "-1"]}
    return standing in allowed[limit]


def naming(dealer, options):  # noqa: C901
    """KG-13 to KG-21; returns (word, buyer, price): a `declare:` word or `split`, and who bought it at what, if sold."""
    ladder = LADDER[options["deck"]]
    if options["auction"] == "dealers_choice":
        said = yield dealer, [*ALL_SIX, "auction"]
        if said != "auction":
            return said, None, None
    leader, standing, passed, bids = yield from bidding(dealer, ladder)
    split = ["split"] if may_split(options["split_limit"], bids, standing) else []
    higher = above(ladder, standing)
    asked = [after(dealer, step) for step in (1, 2, 3)]
    if options["ultimatum_to"] == "still_bidding":
        asked = [seat for seat in asked if seat not in passed]
    ultimata = [f"ultimatum:{rung}:{kind}" for rung in higher for kind in ("positive", "negative") if asked]
    refuse = ["refuse"]
    if options["must_sell"] == "on" or (options["eight_binds"] == "on" and standing == ladder[-1]):
        refuse = ultimata_now = split_now = []
    else:
        ultimata_now, split_now = ultimata, split
    asks = [f"ask:{rung}" for rung in higher]
    if standing is None:
        said = yield dealer, [*ALL_SIX, *ultimata, *split]
    else:
        said = yield dealer, ["sell", *refuse, *asks, *ultimata_now, *split_now]
    if said.startswith("ask:"):
        answer = yield leader, ["yes", "no"]
        if answer == "yes":
            return (yield from sold(leader, said[4:], options))
        said = yield dealer, ["sell", *refuse, *(ultimata_now if options["ask_first"] == "on" else [])]
    if said == "sell":
        return (yield from sold(leader, standing, options))
    if said == "refuse":
        said = yield dealer, [*ALL_SIX, *split]
    if said.startswith("ultimatum:"):
        _, price, fallback = said.split(":")
        for seat in asked:
            answer = yield seat, ["yes", "no"]
            if answer == "yes":
                return (yield from sold(seat, price, options))
        if fallback == "negative":
            return "declare:negative", None, None
        said = yield dealer, TRUMPS
    return said, None, None


def sold(buyer, price, options):
    if options["free_declaration"] == "on":
        said = yield buyer, ALL_SIX
    elif price[0] == "+":
        said = yield buyer, TRUMPS
    else:
        said = "declare:negative"
    return said, buyer, price


def positive_deal(hands, dealer, options):
    trick_worth, whole, cost, dealers, others = POSITIVE[options["deck"]]
    word, buyer, price = yield from naming(dealer, options)
    if word == "split":
        return {"points": [trick_worth * (dealers if seat == dealer else others) for seat in range(4)]}
    kind = word.removeprefix("declare:")
    trump = kind if len(kind) == 1 else None

    def legal(seat, hand, trick):
        cards = follow(hand, trick)
        if trick and trump and options["must_trump"] == "on" and not of_suit(hand, trick[0][1][1]):
            return of_suit(hand, trump) or cards
        return cards

    leader = dealer if options["first_lead"] == "dealer" else after(dealer)
    taken = yield from tricks([list(hand) for hand in hands], leader, legal, NATURAL, trump)
    won = [tricks_of(taken, seat) for seat in range(4)]
    points = [whole - cost * n if kind == "negative" else trick_worth * n for n in won]
    if buyer is not None:
        n = int(price[1:])
        if price[0] == "+":
            moved = trick_worth * n
        elif kind != "negative" or options["negative_price"] == "fixed":
            moved = cost * n
        else:
            moved = cost * min(n, won[dealer])  # so many of the dealer's tricks are scored to the buyer
        points[buyer] -= moved
        points[dealer] += moved
    return {"points": points}


def negative_deals(options):
    """KG-4, KG-28: the negative deals of a match, by their number in a full one."""
    return [1, 2, 3, 5] if options["length"] == "short" else [1, 2, 3, 4, 5, 6]


def deal(hands, dealer, number, options, totals):
    negative = negative_deals(options)
    if number <= len(negative):
        return (yield from negative_deal(hands, dealer, negative[number - 1], options))
    return (yield from positive_deal(hands, dealer, options))


def finished(number, options, totals):
    return number == (5 if options["length"] == "short" else 10)


def result(totals):
    return {"scores": list(totals), "winners": [seat for seat in range(4) if totals[seat] == max(totals)]}
