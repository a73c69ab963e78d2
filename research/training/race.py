"""How deals between equal bots end, from records of their matches: what `strong` works its chances to win a match out of.

fourkings simulate 400 --bots careful --matches 100 --seed 950 --out 400.jsonl
fourkings simulate quarante --bots flat --matches 150 --seed 950 --out quarante.jsonl   (and the same of 1792)
fourkings simulate king --bots flat --matches 300 --seed 950 --out king.jsonl
python -m research.training.race 400.jsonl quarante.jsonl quarante-1792.jsonl king.jsonl

Writes `src/fourkings/bots/strong/equity/results.json`: for 400 what two partners bid and whether they made it, by
whether each stood at 30 or more; for the Quarantes the points of the dealer's side and of the other; for King those of the
dealer and of the seats after, in the last four deals. What games the records are not of stays as it was.
"""

import json
from collections import Counter
from pathlib import Path
from typing import Any, Final

from research import command

OUT: Final = Path(__file__).parents[2] / "src/fourkings/bots/strong/equity/results.json"
RICH: Final = 30
SIX: Final = 6
"""King's deals that cost."""


def partners(record: dict[str, Any]) -> Counter[tuple[str, tuple[int, ...]]]:
    """Count bids of the 400 and whether they were made, two partners at a time, the richer first."""
    counts: Counter[tuple[str, tuple[int, ...]]] = Counter()
    scores = [0, 0, 0, 0]
    for deal in record["deals"]:
        if "points" in deal and not deal.get("void"):
            bids = {seat: int(word[4:]) for seat, word in deal["actions"][:4]}
            for side in ((0, 2), (1, 3)):
                a, b = sorted(side, key=lambda seat: scores[seat] < RICH)
                key = "".join(str(int(scores[seat] >= RICH)) for seat in (a, b))
                counts[key, (bids[a], bids[b], int(deal["points"][a] > 0), int(deal["points"][b] > 0))] += 1
        scores = deal.get("totals", scores)
    return counts


def sides(record: dict[str, Any]) -> Counter[tuple[int, ...]]:
    """Count the points of the dealer's side and of the other."""
    return Counter(
        (deal["points"][deal["dealer"] % 2], deal["points"][1 - deal["dealer"] % 2])
        for deal in record["deals"]
        if "points" in deal
    )


def seats(record: dict[str, Any]) -> Counter[tuple[int, ...]]:
    """Count the points of King's dealer and of the seats after, in the deals that pay."""
    return Counter(
        tuple(deal["points"][deal["dealer"] + step & 3] for step in range(4))
        for deal in record["deals"]
        if deal["number"] > SIX and "points" in deal
    )


def main() -> None:
    parser = command.parser(__doc__)
    parser.add_argument("records", type=Path, nargs="+")
    written: dict[str, Any] = json.loads(OUT.read_text(encoding="utf-8")) if OUT.exists() else {}
    for path in parser.parse_args().records:
        records = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
        game = records[0]["game"]
        if game == "400":
            total = sum((partners(record) for record in records), Counter())
            written[game] = {
                key: [[*ends, many] for (game, ends), many in sorted(total.items()) if game == key]
                for key in sorted({game for game, _ in total})
            }
        else:
            ends = seats if game == "king" else sides
            points = sum((ends(record) for record in records), Counter())
            written[game] = [[*ends, many] for ends, many in sorted(points.items())]
    OUT.write_text(json.dumps(written, separators=(",", ":")).replace('],"', '],\n"') + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
