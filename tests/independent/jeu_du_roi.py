"""JR: Le Jeu du Roi."""

from .table import NATURAL, after, count, follow, of_suit, tricks, tricks_of


def restricted_lead(hand, number, no_heart_in_5):
    """KG-8 in deal 2, KG-10 in deal 5: what may be led."""
    others = [card for card in hand if card[1] != "H"]
    if number == 2:
        return others or list(hand)
    if number == 5:
        if no_heart_in_5 and others:
            return others
        return [card for card in hand if card != "KH"] or list(hand)
    return list(hand)


PENALTY_CARDS = {  # deals 2 to 5: which cards cost
    2: lambda card: card[1] == "H",
    3: lambda card: card[0] in "KJ",
    4: lambda card: card[0] == "Q",
    5: lambda card: card == "KH",
}


def all_taken(taken, costs, pack):
    """GEN-11: whether every card that costs has been taken."""
    gone = {card for _, cards in taken for card in cards}
    return all(card in gone for card in pack if costs(card))


def deal(hands, dealer, number, options, totals):
    if options["length"] == "short":  # JR-10: its deals by their number in a full match
        number = [1, 2, 4, 5, 7][number - 1]
    pack = [card for hand in hands for card in hand]
    hands = [list(hand) for hand in hands]
    trump = {7: "C", 8: "D", 9: "H", 10: "S"}.get(number)

    def legal(seat, hand, trick):
        if not trick and options["heart_lead"] == "restricted":
            return restricted_lead(hand, number, True)
        return follow(hand, trick)

    def over(taken):
        early = options["early_finish"] == "on" and number in PENALTY_CARDS
        return early and all_taken(taken, PENALTY_CARDS[number], pack)

    taken = yield from tricks(hands, after(dealer), legal, NATURAL, trump, over=over)
    points = []
    for seat in range(4):
        if number == 1:
            points.append(-2 * tricks_of(taken, seat))
        elif number <= 5:
            points.append(-{2: 2, 3: 6, 4: 10, 5: 40}[number] * count(taken, seat, PENALTY_CARDS[number]))
        elif number == 6:
            points.append(-20 if taken[-1][0] == seat else 0)
        else:
            trumps = sum(len(of_suit(cards, trump)) for taker, cards in taken if taker == seat)
            points.append(4 * tricks_of(taken, seat) + (trumps if options["trump_points"] == "trick_and_trumps" else 0))
    return {"points": points}


def finished(number, options, totals):
    return number == (5 if options["length"] == "short" else 10)


def result(options, totals):
    scores = [max(0, total) if options["floor"] == "final" else total for total in totals]
    best = max(zip(scores, totals, strict=True))
    outcome = {"scores": scores, "winners": [seat for seat in range(4) if (scores[seat], totals[seat]) == best]}
    if options["stake"]:  # JR-9: each settles with each of the others
        pairs = [[options["stake"] * (own - other) for other in scores] for own in scores]
        outcome["payments"] = [sum(row) for row in pairs]
    return outcome
