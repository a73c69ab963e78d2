"""Prints what the bots of a page do in deals of each game: a program for any Python."""

from fourkings.app.shared.page_bots import LEVELS_HERE
from fourkings.bots import BOTS
from fourkings.rng import bot_stream
from fourkings.rulebook.cards import name
from fourkings.rulebook.game import apply, begin_play, start
from fourkings.rulebook.games import GAMES, king, rules
from fourkings.rulebook.match import Match, deal_from_secret, from_secret, push
from fourkings.views import view

NAMES = ["Anna", "Bruno", "Céleste", "Denis"]


def decided(match: Match, bot: str, decisions: int) -> str:
    """What a bot does in all seats, so often, from deal to deal."""
    done = []
    while match.result is None and len(done) < decisions:
        if match.between_deals:
            match = deal_from_secret(match, bytes(32))
            continue
        action = BOTS[bot].choose(view(match.state, match.state.turn), bot_stream(len(done)))
        done.append(action if isinstance(action, str) else name(action))
        match = push(match, action)
    return " ".join(done)


def with_trumps(bot: str, decisions: int) -> str:
    by = rules(GAMES["king"])
    deal, done = from_secret(by, bytes(32), NAMES).state.deal, []
    dealt = start(by, 7, deal.dealer, deal.scores, deal.dealt)
    state = begin_play(dealt, king.first_leader(dealt.deal), king.declared_contract(by, "H"))
    while state.stage != "done" and len(done) < decisions:
        action = BOTS[bot].choose(view(state, state.turn), bot_stream(len(done)))
        done.append(action if isinstance(action, str) else name(action))
        state = apply(state, action)
    return " ".join(done)


def main(decisions: int) -> None:
    for game in GAMES.own:
        by = rules(GAMES[game])
        for bot in LEVELS_HERE:
            print(game, bot, decided(from_secret(by, bytes(32), NAMES), bot, decisions))  # noqa: T201
    for bot in LEVELS_HERE:
        print("king, trumps", bot, with_trumps(bot, decisions))  # noqa: T201


main(60)
