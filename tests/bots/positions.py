"""Positions of good sense: what anyone who knows the game would do here, and why."""

from typing import NamedTuple

from fourkings.rulebook.game import State
from rules import table


class Position(NamedTuple):
    game: str
    why: str
    hands: tuple[str, str, str, str]
    played: str
    best: str  # any of these will do
    dealer: int = 3
    number: int = 1
    scores: tuple[int, ...] | None = None
    rules: tuple[tuple[str, str], ...] = ()

    def state(self) -> State:
        given = {"dealer": self.dealer, "number": self.number, "scores": self.scores, **dict(self.rules)}
        return table.play(table.state(self.game, self.hands, **given), self.played)


def four(*hands: str) -> tuple[str, str, str, str]:
    a, b, c, d = hands
    return a, b, c, d


POSITIONS = (
    # --- Quarante, spades trump -----------------------------------------------------------------------------------
    Position("quarante", "the partner's ace wins: give them the queen",
             four("AH ...", "8H ...", "QH 7H 8C 9C 7C 9D 8D TC", "... 7S"), "AH 8H", "QH"),
    Position("quarante", "free not to ruff the partner's ace: keep the trumps, throw nothing of value",
             four("AH ...", "8H ...", "JS TS 8S 9C 7C KD 8D TC", "... 7S"), "AH 8H", "9C 7C 8D TC KD"),
    Position("quarante", "an opponent's ace wins: no court card on it",
             four("AH ...", "JH 7H 8C 9C 7C 9D 8D TC", "...", "... 7S"), "AH", "7H"),
    Position("quarante", "last to play: the jack is enough, the ace is for later",
             four("TH ...", "8H ...", "9H ...", "AH JH 8C 9C 7C 9D 8D 7S"), "TH 8H 9H", "JH"),
    Position("quarante", "ruff the opponents' king with the smallest trump that does it",
             four("KH ...", "8H ...", "QH ...", "TS 9S 7C 9D 8D 7D 8C 7S"), "KH 8H QH", "7S"),
    Position("quarante", "three kings are ten points: announce them",
             four("KH KC KD 8C 9C 7C 9D 8D", "...", "...", "... 7S"), "", "clique:KKK"),
    Position("quarante", "announcing before the lead: the dearer clique first",
             four("KH KC KD JC JD JH 9D 8D", "...", "...", "... 7S"), "", "clique:KKK",
             rules=(("announce", "before_lead"),)),
    Position("quarante", "announcing before the lead: both cliques, not one",
             four("KH KC KD JC JD JH 9D 8D", "...", "...", "... 7S"), "clique:KKK", "clique:JJJ",
             rules=(("announce", "before_lead"),)),
    Position("quarante", "a king with the ace still out is not led",
             four("KH 8H 7H 8C 7C 9D 8D TC", "...", "...", "... 7S"), "", "8C 7C 9D 8D TC 7H 8H"),
    # --- Quarante of 1792 -----------------------------------------------------------------------------------------
    Position("quarante-1792", "the partner's king is the master: give them the jack",
             four("KH ...", "8H ...", "JH 7H 8C 9C 7C 9D 8D TC", "... 7S"), "KH 8H", "JH"),
    Position("quarante-1792", "do not ruff the partner's king",
             four("KH ...", "8H ...", "JS TS 8S 9C 7C KD 8D TC", "... 7S"), "KH 8H", "9C 7C 8D TC"),
    Position("quarante-1792", "the partner's jack beats an ace: give them a court card",
             four("AS ...", "JS ...", "KH 8H 7H QH AH TH 9H QC", "KD QD 9D 8D 7D JH 8C TC"), "AS JS KH", "KD QD JH"),
    Position("quarante-1792", "three jacks: say the number",
             four("JH JC JD 8C 9C 7C 9D 8D", "...", "...", "... 7S"), "", "count:3"),
    Position("quarante-1792", "three and four: the four is the higher",
             four("JH JC JD JS KC KD KH 8D", "...", "...", "... 7S"), "", "count:4"),
    Position("quarante-1792", "last to play behind two court cards: a ruff is worth it",
             four("JH ...", "QH ...", "KH ...", "TS 9S 7C 9D 8D 7D 8C 7S"), "JH QH KH", "7S 9S TS"),
    Position("quarante-1792", "an opponent's king wins: no jack on it",
             four("KH ...", "JH 7H 8C 9C 7C 9D 8D TC", "...", "... 7S"), "KH", "7H"),
    Position("quarante-1792", "the second to name holds the kings, which are higher than queens",
             four("QH QC QD 8C 9C 7C 9D 7H", "KH KC KD TC 8D TD 7D 9H", "JH ...", "TH ... 7S"),
             "count:3 7H count:3 9H 2:JH 3:TH rank:Q", "rank:K"),
    # --- 400 ------------------------------------------------------------------------------------------------------
    Position("400", "long high trumps and aces: bid high",
             four("AH KH QH JH 9H 3H AS KS AD 4C 3C 2D 3S", "...", "...", "..."), "", "bid:7 bid:8 bid:9 bid:10"),
    Position("400", "nothing in hand: the smallest bid",
             four("2H 3H 9S 8S 7S 4S 9D 8D 5D 9C 8C 5C 2C", "...", "...", "..."), "", "bid:2"),
    Position("400", "nothing in hand at 45 points: the smallest bid is four",
             four("2H 3H 9S 8S 7S 4S 9D 8D 5D 9C 8C 5C 2C", "...", "...", "..."), "", "bid:4", scores=(45, 0, -3, 0)),
    Position("400", "last to bid with a worthless hand: leave the sum short, and the deal is not played",
             four("...", "...", "...", "2H 9S 8S 7S 4S 3S 9D 8D 5D 9C 8C 5C 2C"), "bid:3 bid:2 bid:3", "bid:2"),
    Position("400", "last to bid with four tricks where four are needed: let the deal be played",
             four("...", "...", "...", "AH KH 9H 2H AS 7S 4S KD 8D 5D 9C 8C 5C"), "bid:2 bid:2 bid:3", "bid:4 bid:5"),
    Position("400", "the partner's ace is winning: no ruff, no honour",
             four("AD ...", "4D ...", "TH 9H 2H KS QS 7S 4S KC 8C 5C 9C 3C 2C", "..."),
             "bid:3 bid:3 bid:3 bid:3 AD 4D", "7S 4S 8C 5C 9C 3C 2C"),
    Position("400", "last to play: win with the queen and keep the ace",
             four("TD ...", "3D ...", "JD ...", "AD QD 4D 2H 3H KS QS 7S 4S KC 8C 5C 9C"),
             "bid:3 bid:3 bid:3 bid:3 TD 3D JD", "QD"),
    Position("400", "nobody wins at 41 while the partner is below one point: a safe bid",
             four("AH 9H 4H AS 8S 7S 4S KD 8D 5D 9C 8C 5C", "...", "...", "..."), "", "bid:2 bid:3", scores=(2, 5, 41, 5)),
    # --- Le Jeu du Roi --------------------------------------------------------------------------------------------
    Position("jeu-du-roi", "no tricks: the highest card that still loses",
             four("TH ...", "9H 8H 2H ...", "...", "..."), "TH", "9H"),
    Position("jeu-du-roi", "no tricks: last and bound to take, so take with the highest",
             four("5H ...", "3H ...", "4H ...", "AH KH 7H ..."), "5H 3H 4H", "AH", number=1),
    Position("jeu-du-roi", "no queens: the ace has fallen over it, throw the queen under it",
             four("AH ...", "QH 8H 2H ...", "...", "..."), "AH", "QH", number=4),
    Position("jeu-du-roi", "no queens: void, so throw the queen at once",
             four("9H ...", "QS 4S AD 5D 6D 7C 8C 9C TC JC 2S 3S 4D", "...", "..."), "9H", "QS", number=4),
    Position("jeu-du-roi", "the king of hearts goes at the first void",
             four("9S ...", "KH 4H AD 5D 6D 7C 8C 9C TC JC 2H 3H 4D", "...", "..."), "9S", "KH", number=5),
    Position("jeu-du-roi", "the king of hearts is not led",
             four("KH 4H AD 5D 6D 7C 8C 9C TC JC 2H 3H 4D", "...", "...", "..."),
             "", "AD 5D 6D 7C 8C 9C TC JC 4D", number=5),
    Position("jeu-du-roi", "not the last trick: early on the high cards go",
             four("9S ...", "AS KS 3S 2S 5D 6D 7C 8C 9C 2C 2H 3H 4D", "...", "..."), "9S", "AS KS", number=6),
    Position("jeu-du-roi", "trump deal: last to play, ruff a lost trick with the smallest trump",
             four("AD ...", "3D ...", "JD ...", "KC 9C 4C 2H 3H KS QS 7S 4S 8H 5H 9H TH"), "AD 3D JD", "4C", number=7),
    # --- King -----------------------------------------------------------------------------------------------------
    Position("king", "no tricks: a low lead that others must go above",
             four("2S 5S 9S 3H 8H JH 4D TD QD KD 6C 9C QC", "...", "...", "..."), "", "2S 5S 3H 4D"),
    Position("king", "no hearts: void in spades, so the ace of hearts goes",
             four("9S ...", "AH 9H AD 6D 5D 4D 3D 2D JC 9C 4C 3C 2C", "...", "..."), "9S", "AH", number=2),
    Position("king", "no queens: the last to play to a trick without one takes it with the ace",
             four("9S ...", "8S ...", "TS ...", "AS 4S 2S 5D 6D 7C 8C 9C TC JC 2H 3H 4H"), "9S 8S TS", "AS", number=3),
    Position("king", "no kings, no jacks: the king goes under the ace",
             four("AS ...", "KS 4S 2S 5D 6D 7C 8C 9C TC 3C 2H 3H 4H", "...", "..."), "AS", "KS", number=4),
    Position("king", "the king of hearts drops under the ace",
             four("AH ...", "KH 4H 2H 5D 6D 7C 8C 9C TC JC 2S 3S 4S", "...", "..."), "AH", "KH", number=5),
    Position("king", "the ace of hearts is not put on a trick that may catch the king",
             four("9H ...", "AH 4H 2H 5D 6D 7C 8C 9C TC JC 2S 3S 4S", "...", "..."), "9H", "4H", number=5),
    Position("king", "not the last two tricks: early on the high cards go",
             four("9S ...", "AS KS 3S 2S 5D 6D 7C 8C 9C 2C 2H 3H 4D", "...", "..."), "9S", "AS KS", number=6),
    Position("king", "seven high trumps and aces: declare at once",
             four("...", "...", "...", "AS KS QS JS TS 9S 8S AH KH AD KD 3C 2C"), "", "declare:S", number=7),
    Position("king", "nothing but small cards: negative is worth most",
             four("...", "...", "...", "2S 3S 4S 2H 3H 5H 2D 3D 4D 2C 3C 4C 6C"), "", "declare:negative auction", number=7),
    Position("king", "a middling hand looks for buyers first",
             four("...", "...", "...", "AS 9S 5S QH TH 7H 2H KD 8D 5D JC 8C 3C"), "", "auction", number=7),
    Position("king", "nothing to name: pass",
             four("QS 8S 4S JH 9H 7H 5H QD TD 6D JC 8C 3C", "...", "...", "..."), "auction", "pass", number=7),
    Position("king", "a hand of eight tricks is worth a bid",
             four("AS KS QS JS TS 9S 8S AH 7H AD 6D 3C 2C", "...", "...", "..."), "auction", "+1 +2 +3 +4 +5 +6 +7 +8 -1",
             number=7),
    Position("king", "asked for more than the hand is worth: no",
             four("AS KS QS 8S 7S AH 7H 4H JD 6D 3C 2C 9C", "...", "...", "..."),
             "auction +2 pass pass ask:+8", "no", number=7),
    Position("king", "eight tricks' worth for a poor hand: sell",
             four("...", "...", "...", "QS 8S 4S JH 9H 7H 5H QD TD 6D JC 8C 3C"), "auction +8 pass pass", "sell", number=7),
    Position("king", "nobody bids and the hand is good for nothing: split",
             four("...", "...", "...", "QS 8S 4S JH 9H 7H 5H QD TD 6D JC 8C 3C"),
             "auction pass pass pass", "split", number=7),
    Position("king", "threatened with a negative deal on a hand full of aces: pay",
             four("...", "...", "AS KS QS JS AH KH QH AD KD QD AC KC 9C", "..."),
             "auction +1 pass pass ultimatum:+3:negative no no", "yes", number=7),
    Position("king", "an ultimatum dearer than the deal it threatens with: no",
             four("QS 8S 4S 2H 9H 3H 5H 2D TD 6D 2C 8C 3C", "...", "...", "..."),
             "auction +1 pass pass ultimatum:+6:positive", "no", number=7),
    Position("king", "the buyer names their longest and strongest suit",
             four("AD KD QD JD TD 9D AS KS 2H 3H 4C 5C 2C", "...", "...", "..."),
             "auction +3 pass pass sell", "declare:D", number=7),
)  # fmt: skip
