"""The seer: it looks at all cards. How far perfect sight goes against a bot in the games of partners, as a pair.

python -m research.figures.seer GAME BOT [OPTIONS]

In the Quarantes it plays double dummy, among equals the card that playouts like best; in 400 it bids and plays by 200
playouts of the very deal. What it says of cliques is what careful says.
"""

from typing import Any, Final
from unittest.mock import patch

import numpy as np

from fourkings.arena import bounded, duplicate, interval, matches, mean_text, share_text
from fourkings.bots import Bot, careful, evaluation, find, flat, policies
from fourkings.bots.careful.calls import bid_prospect
from fourkings.cli._progress import progress
from fourkings.rulebook import games
from fourkings.rulebook.cards import Card
from fourkings.rulebook.deck import Stream
from fourkings.rulebook.game import Action, State
from fourkings.rulebook.games import GAMES
from fourkings.rulebook.games.four_hundred import BIDS
from fourkings.solver import Solver, position_of
from fourkings.views import View, view
from research import command

PLAYOUTS: Final = 200


class Seer:
    """A bot that is shown the state before it is asked."""

    NAME, VERSION = "seer", 1

    def __init__(self) -> None:
        self.state: State | None = None
        self.solver = Solver(bits=18)

    def choose(self, seen: View, rng: Stream, limit: int | None = None) -> Action:
        assert self.state is not None
        assert view(self.state, self.state.turn) == seen
        if len(seen.legal) == 1:
            return seen.legal[0]
        samples = np.tile(np.array(self.state.hands, np.int64), (PLAYOUTS, 1))
        if seen.rules.game.ID == "400":
            cards = evaluation.candidates(seen) if seen.stage == "play" else []
            return self._played(seen, samples, cards, rng) if cards else self._bid(seen, samples, rng)
        if any(isinstance(action, str) for action in seen.legal):
            return careful.choose(seen, rng)
        solved = self.solver.solve(position_of(self.state), (seen.turn & 1, seen.turn & 1 | 2), line=False)
        best = [card for card, worth in solved.cards.items() if worth.least == solved.value.least]
        return self._played(seen, samples, best, rng)

    def _played(self, seen: View, samples: Any, cards: list[Card], rng: Stream) -> Card:
        policy = policies.weights(flat.POLICY, seen.rules.game.ID)
        outcome = evaluation.play_out(seen, samples, cards, policy, flat.NOISE, rng.below(1 << 62))
        return cards[int(evaluation.utility(seen, outcome).sum(0).argmax())]

    def _bid(self, seen: View, samples: Any, rng: Stream) -> Action:
        words = [word for word in seen.legal if isinstance(word, str)][: flat.TRIED]
        policy, numbers = policies.weights(flat.POLICY, "400"), [BIDS[word] for word in words]
        tricks = flat.tricks_taken(seen, samples, numbers, policy, flat.NOISE, rng.below(1 << 62))
        chances = [flat.share_made(taken, number) for taken, number in zip(tricks, numbers, strict=True)]
        worth = [bid_prospect(seen, number, chance) for number, chance in zip(numbers, chances, strict=True)]
        return words[worth.index(max(worth))]


def scores(game: str, bot: Bot, number: int, seed: int) -> list[duplicate.Score]:
    """Return the scores of the seer's duplicate matches against a bot."""
    rules, seer = games.rules(GAMES[game]), Seer()

    def shown_view(state: State, seat: int | None) -> View:
        seer.state = state
        return view(state, seat)

    secrets = [matches.secret_of(rules, seed, match) for match in range(number)]
    with patch.object(matches, "view", shown_view):  # a bot of the arena is handed only a view
        return [duplicate.duel(rules, seer, bot, secret) for secret in progress(secrets, unit="set")]


def main() -> None:
    parser = command.parser(__doc__, matches=60, seed=11)
    parser.add_argument("game", choices=[name for name, game in GAMES.items() if game.PARTNERS])
    parser.add_argument("bot")
    given = parser.parse_args()
    scored = scores(given.game, find(given.bot), given.matches, given.seed)
    won, points = bounded([score.won for score in scored]), interval([score.points for score in scored])
    print(
        f"{given.game}: seer against {given.bot}, {len(scored)} duplicate matches: "
        f"{share_text(won)} won, {mean_text(points)} points a match"
    )


if __name__ == "__main__":
    main()
