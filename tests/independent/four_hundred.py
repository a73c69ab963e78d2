"""FH: the Lebanese 400."""

from .table import NATURAL, after, follow, tricks, tricks_of

# FH-9, for bids 2 to 13: (below 30, from 30; None where such a bid cannot be made)
VALUES = {
    "seed": ([2, 3, 4, 10, 12, 14, 16, 27, 40, 41, 42, 43], [None, 3, 4, 5, 6, 7, 16, 27, 40, 41, 42, 43]),
    "jawaker": ([2, 3, 4, 10, 12, 14, 16, 27, 40, 40, 40, 40], [None, 3, 4, 5, 6, 14, 16, 27, 40, 40, 40, 40]),
    "conecta": ([2, 3, 4, 10, 12, 14, 16, 27, 30, 44, 48, 52], [2, 3, 4, 10, 12, 14, 16, 27, 30, 44, 48, 52]),
    "pagat": ([2, 3, 4, 5, 6, 14, 16, 18, 20, 22, 24, 26], [2, 3, 4, 5, 6, 14, 16, 18, 20, 22, 24, 26]),
}


def smallest(score):
    """FH-5; no smallest bid is above the highest, 13 (FH-4)."""
    return 2 if score < 30 else min(13, score // 10)


def deal(hands, dealer, number, options, totals):
    hands = [list(hand) for hand in hands]
    bids = {}
    for step in (1, 2, 3, 4):
        seat = after(dealer, step)
        said = yield seat, [f"bid:{n}" for n in range(smallest(totals[seat]), 14)]
        bids[seat] = int(said[4:])
    highest = max(totals)
    if sum(bids.values()) < (11 if highest < 30 else 9 + highest // 10):  # FH-6
        return {"points": [0, 0, 0, 0], "void": True}
    taken = yield from tricks(hands, after(dealer), lambda seat, hand, trick: follow(hand, trick), NATURAL, "H")
    points = []
    for seat in range(4):
        worth = VALUES[options["values"]][0 if totals[seat] < 30 else 1][bids[seat] - 2]
        points.append(worth if tricks_of(taken, seat) >= bids[seat] else -worth)
    return {"points": points}


def _winning_teams(options, totals):
    teams = []
    for team in (0, 1):
        high, low = max(totals[team], totals[team + 2]), min(totals[team], totals[team + 2])
        enough = low > 0 if options["partner_floor"] == "positive" else low >= 0
        if high >= options["target"] and enough:
            teams.append(team)
    return teams


def _claim(team, totals):
    pair = (totals[team], totals[team + 2])
    return sum(pair), max(pair)


def finished(number, options, totals):
    teams = _winning_teams(options, totals)
    return bool(teams) and not (len(teams) == 2 and _claim(0, totals) == _claim(1, totals))


def result(options, totals):
    team = max(_winning_teams(options, totals), key=lambda t: _claim(t, totals))
    return {"scores": list(totals), "winners": [team, team + 2]}
