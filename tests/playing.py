"""Deals in their phase of tricks, for the tests of playouts and solver: every game under every option of play."""

import random
from collections.abc import Iterator
from dataclasses import replace

from fourkings.rulebook import deck
from fourkings.rulebook.game import Rules, State, begin_play, start
from fourkings.rulebook.games import GAMES, four_hundred, king, rules
from fourkings.rulebook.options import OFF

PLAY = {
    "quarante": [
        {"ruff_exemption": x, "must_overtrump": y} for x in ("partner_winning", "no_opponent_ruff") for y in ("on", "off")
    ],
    "quarante-1792": [{}],
    "400": [{}],
    "jeu-du-roi": [
        {"heart_lead": x, "trump_points": y} for x in ("free", "restricted") for y in ("trick_and_trumps", "trick_only")
    ],
    "king": [
        {"deck": d, "must_trump": m, "heart_lead_in_5": h, "king_of_hearts_duty": k}
        for d in (52, 32)
        for m in ("on", "off")
        for h, k in (
            ("no_king", "none"),
            ("no_heart", "when_void"),
            ("no_king", "first_chance"),
            ("no_heart", "first_chance"),
        )
    ],
}
"""For each game, the settings of the options that touch the play of cards."""


def all_rules() -> Iterator[Rules]:
    for game, settings in PLAY.items():
        for options in settings:
            finish = {"early_finish": OFF} if game in {"king", "jeu-du-roi"} else {}
            yield rules(GAMES[game], options={**options, **finish})


def any_deal(rules: Rules, rng: random.Random, number: int | None = None) -> State:
    pack = list(rules.game.pack(rules))
    rng.shuffle(pack)
    number = number or rng.randint(1, 10)
    dealer = rng.randrange(4)
    state = start(
        rules,
        number,
        dealer,
        (0, 0) if rules.game.TEAM_SCORES else (0,) * 4,
        deck.hands(pack, dealer, rules.game.packets(rules)),
    )
    if rules.game.ID == "400":
        return begin_play(replace(state, calls=four_hundred.Calls((2, 3, 4, 2))), state.deal.eldest, four_hundred.CONTRACT)
    if rules.game.ID == "king" and number > 6:
        declared = rng.choice(["S", "H", "D", "C", "NT", "negative"])
        talk = state.calls._replace(declared=declared)
        return replace(begin_play(state, state.deal.eldest, king.declared_contract(rules, declared)), calls=talk)
    return state
