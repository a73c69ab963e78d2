"""Asks a house in a page what follows a match, and prints all that it tells: a program for any Python, given games."""

import json
import sys
from itertools import islice
from typing import Any

from fourkings.app import jobs
from fourkings.bots import careful
from fourkings.browser import Backend
from fourkings.puzzles import Puzzle
from fourkings.puzzles.shipped import lines, shipped
from fourkings.records import dumps, token
from fourkings.rng import bot_stream
from fourkings.rulebook.games import GAMES, rules
from fourkings.rulebook.match import Match, deal_from_secret, from_secret, push
from fourkings.views import view

AT = 1_800_000_000.0
SECRET = bytes(range(32))
GAMES_SHOWN = {
    "quarante": {"target": 10}, "quarante-1792": {}, "400": {"target": 11}, "jeu-du-roi": {}, "king": {},
}  # fmt: skip
JUDGED = 4
"""Actions of a review that are judged."""
LANGUAGES = ("fr", "ar", "ru", "en", "tr")


def played(game: str, options: dict[str, Any]) -> Match:
    match = from_secret(rules(GAMES[game], "classic", options), SECRET, ["Anna", "Bruno", "Céleste", "Denis"])
    while match.result is None:
        if match.between_deals:
            match = deal_from_secret(match, SECRET)
        else:
            match = push(match, careful.choose(view(match.state, match.state.turn), bot_stream(len(match.deals))))
    return match


def main() -> None:
    house = Backend()

    def ask(method: str, path: str, body: Any = None) -> Any:
        given = "" if body is None else json.dumps(body)
        response = json.loads(house.call(method, path, given, 1.0, AT))
        while "work" in response:
            house.thought(response["work"], jobs.run(response["work"]), AT)
            response = json.loads(house.call(method, path, given, 1.0, AT))
        assert response["status"] < 300, response
        answer = json.loads(response["body"])
        print(json.dumps(answer, ensure_ascii=False).replace(str(answer.get("table", "")), ""))  # noqa: T201
        return answer

    def solve(puzzle: Puzzle, lang: str) -> None:
        """A puzzle asked, its first action answered and explained, whether it is right or not."""
        path, first = f"/api/puzzles/{puzzle.rules.game.ID}/{puzzle.id}", {"action": token(puzzle.view.legal[0])}
        ask("GET", f"{path}?lang={lang}")
        ask("POST", f"{path}/answer", first)
        ask("POST", f"{path}/reveal?lang={lang}", first)

    for (game, options), lang in zip(GAMES_SHOWN.items(), LANGUAGES, strict=True):
        if game not in sys.argv[1:]:
            continue
        table = ask("POST", "/api/records", {"record": dumps(played(game, options)), "seat": 1})["table"]
        deal = ask("GET", f"/api/tables/{table}/deals/1?lang={lang}")
        cards = len(deal["steps"]) - 1
        for action in sorted({max(0, cards - left) for left in (cards, 25, 14, 5, 2)}):
            first = deal["steps"][action]["legal"][:1]
            ask("POST", f"/api/tables/{table}/lines?lang={lang}", {"deal": 1, "action": action, "line": []})
            ask("POST", f"/api/tables/{table}/lines?lang={lang}", {"deal": 1, "action": action, "line": first})
        ask("POST", f"/api/tables/{table}/reviews", {})
        for _ in range(JUDGED):
            work = json.loads(house.drain(AT))["work"]
            house.thought(work, jobs.run(work), AT)
        ask("GET", f"/api/tables/{table}/reviews/1?lang={lang}")
        ask("GET", f"/api/tables/{table}/deals/1/why/{action}")
        lesson = ask("POST", "/api/lessons", {"game": game})["table"]
        ask("GET", f"/api/lessons/{lesson}?lang={lang}")
        house.give(f"puzzles/{game}.jsonl", "\n".join(lines(game).values()))
        for puzzle in islice(shipped(game), 3):
            solve(puzzle, lang)


main()
