"""QR and QL: both Quarantes."""

from .table import after, follow, of_suit, tricks, winner

CLIQUES = {"JJJ": 6, "QQQ": 8, "KKK": 10, "JJJJ": 13, "QQQQ": 20, "KKKK": 40}  # QR-8, low to high (QL-10)


def cliques_of(hand):
    cliques = []
    for rank in "KQJ":
        held = sum(card[0] == rank for card in hand)
        if held >= 3:
            cliques.append(rank * held)
    return cliques


def height(clique):
    return list(CLIQUES).index(clique)


def card_points(taken, jack):
    worth = {"K": 5, "Q": 4, "J": jack}
    both = [0, 0]
    for taker, cards in taken:
        both[taker % 2] += sum(worth.get(card[0], 0) for card in cards)
    return both


def modern(hands, dealer, number, options, totals):  # noqa: C901
    ranks = "789TJQKA"
    trump = hands[dealer][-1][1]
    hands = [list(hand) for hand in hands]
    dealt = [cliques_of(hand) for hand in hands]
    announced = []  # (seat, clique)
    spoke = set()

    class MatchWon(Exception):
        pass

    def bonus():
        points = [0, 0]
        if not announced:
            return points
        best_seat, best = max(announced, key=lambda entry: height(entry[1]))
        for seat, clique in announced:
            if options["cliques"] == "best_only" and clique != best:
                continue
            if options["cliques"] == "best_team" and seat % 2 != best_seat % 2:
                continue
            points[seat % 2] += CLIQUES[clique]
        return points

    def announcing(seat, otherwise):
        while True:
            free = [c for c in dealt[seat] if (seat, c) not in announced]
            said = yield seat, otherwise + ["clique:" + c for c in free]
            if not said.startswith("clique:"):
                return said
            announced.append((seat, said[7:]))
            if (
                options["cliques_first"] == "on"
                and options["deals"] == "off"
                and totals[seat % 2] + bonus()[seat % 2] >= options["target"]
            ):
                raise MatchWon

    def turn(seat, cards):
        if seat not in spoke and options["announce"] == "own_turn":
            spoke.add(seat)
            return (yield from announcing(seat, cards))
        return (yield seat, cards)

    def legal(seat, hand, trick):
        cards = follow(hand, trick)
        if not trick or of_suit(hand, trick[0][1][1]):
            return cards
        ruffs = of_suit(hand, trump)
        partner_wins = winner(trick, ranks, trump) == after(seat, 2)
        opponent_ruffed = any(card[1] == trump for who, card in trick if who % 2 != seat % 2)
        exempt = partner_wins
        if options["ruff_exemption"] == "no_opponent_ruff" and opponent_ruffed:
            exempt = False
        if exempt or not ruffs:
            return cards
        if options["must_overtrump"] == "on":
            lying = [ranks.index(card[0]) for _, card in trick if card[1] == trump]
            over = [card for card in ruffs if ranks.index(card[0]) > max(lying, default=-1)]
            return over or ruffs
        return ruffs

    try:
        if options["announce"] == "before_lead":
            for step in (1, 2, 3, 4):
                yield from announcing(after(dealer, step), ["done"])
        taken = yield from tricks(hands, after(dealer), legal, ranks, trump, turn)
    except MatchWon:
        return {"points": bonus(), "ends": True}
    points = [a + b for a, b in zip(bonus(), card_points(taken, options["jack_value"]), strict=True)]
    return {"points": points}


def lacombe(hands, dealer, number, options, totals):  # noqa: C901
    ranks = "789TAJQK"
    trump = hands[dealer][-1][1]
    hands = [list(hand) for hand in hands]
    sets = [cliques_of(hand) for hand in hands]
    first = after(dealer)
    said = {}  # seat: 3 or 4
    named = []  # (seat, clique)
    plays = []

    def stage_one(seat, cards):
        numbers = sorted({len(clique) for clique in sets[seat]})
        words = [f"count:{n}" for n in numbers if n >= max(said.values(), default=0)]
        if options["beaten"] == "may_tell":
            words = [f"count:{n}" for n in numbers] + (
                ["good"] if numbers and said and max(numbers) < max(said.values()) else []
            )
        word = yield seat, cards + words
        if word.startswith("count:"):
            said[seat] = int(word[6:])
        if word.startswith("count:") or word == "good":
            word = yield seat, cards
        return word

    def stage_two():
        highest = max(said.values(), default=0)
        for seat in (after(first, step) for step in range(4)):
            if said.get(seat) != highest:
                continue
            own = [clique for clique in sets[seat] if len(clique) == highest]
            if named:
                own = [clique for clique in own if all(height(clique) > height(other) for _, other in named)]
            words = ["rank:" + clique[0] for clique in own]
            word = yield seat, words + (["good"] if named else [])
            if word != "good":
                named.append((seat, word[5:] * highest))

    def turn(seat, cards):
        if len(plays) < 4:
            card = yield from stage_one(seat, cards)
        else:
            if len(plays) == 4:
                yield from stage_two()
            card = yield seat, cards
        plays.append(card)
        return card

    taken = yield from tricks(hands, first, lambda seat, hand, trick: follow(hand, trick), ranks, trump, turn)
    points = card_points(taken, 3)
    if named:
        seat, clique = max(named, key=lambda entry: height(entry[1]))
        points[seat % 2] += CLIQUES[clique]
    return {"points": points}


def finished(number, options, totals):
    return max(totals) >= options["target"] and totals[0] != totals[1]


def result(totals):
    best = 0 if totals[0] > totals[1] else 1
    return {"scores": list(totals), "winners": [best, best + 2]}
