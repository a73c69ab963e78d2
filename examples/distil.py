"""A search distilled into a small network, by expert iteration: it learns the judge's values of its own decisions.

    python examples/distil.py king --seed 1
    fourkings match king examples/distil.py:Distilled careful

In each round, the agent plays matches against itself, and the judge of reviews values every action in likely deals. From
all rounds so far, the network then learns to lose as little as possible by the judge. In the first round, the bot careful
plays. The run is counted in decisions, not timed: on one machine, a seed gives the same weights. They are in
`distil-GAME.npz`; the points of the learning curve are printed as lines of JSON.
"""

import argparse
import hashlib
import json
from dataclasses import replace
from pathlib import Path

import numpy as np
from agent import AT, Agent, Features, Network, sample

from fourkings.analysis.action_values import choices, evaluate
from fourkings.analysis.verdicts import trick_value
from fourkings.bots import BOTS
from fourkings.bots.strong.games import recipe_of
from fourkings.envs import spaces
from fourkings.rulebook import games
from fourkings.rulebook.deck import Stream
from fourkings.rulebook.match import apply_unchecked, deal_from_secret, from_secret
from fourkings.views import view

DEALS, ROUNDS, EPOCHS, BATCH, MAX_DEALS = 16, 5, 12, 256, 30
TABLES = 12
"""The fewer, the further their matches go: enough to reach the last deals in the first round."""
RATE, TEMPERATURE, HIGHEST = 1.5e-3, 0.05, 5.0
CARDS = 0.2
"""Share of the cards that are judged where bids decide, so that there are enough bids among the decisions."""
SUIT_CALLS = spaces.FIRST_CALL["king"]
"""The first of four calls that name a suit."""


class Distilled(Agent):
    """The distilled search as a bot."""

    NAME, VERSION = "distil", 1


class Teacher:
    """Matches of self-play at many tables, whose decisions the judge values."""

    def __init__(self, rules, seed):
        self.rules, self.seed, self.opened = rules, seed, 0
        self.features, self.rng = Features(rules), np.random.default_rng(seed)
        # Exact endings would take most of the time in the 400, where they are the smallest part of the play.
        recipe = recipe_of(rules)
        self.recipe = replace(recipe, endgame=None) if rules.game.ID == "400" else None
        self.share = CARDS if rules.game.ID in ("400", "king") else 1.0
        self.tables = [self.opening() for _ in range(TABLES)]

    def opening(self):
        self.opened += 1
        secret = hashlib.sha256(f"distil {self.rules.game.ID} {self.seed} {self.opened}".encode()).digest()
        return secret, from_secret(self.rules, secret)

    def advance(self, secret, match):
        """Play on until somebody has a choice, into the next match if this one is over."""
        while True:
            if match.result or (match.between_deals and len(match.deals) >= MAX_DEALS):
                secret, match = self.opening()
            elif match.between_deals:
                match = deal_from_secret(match, secret)
            else:
                seen = view(match.state, match.state.turn)
                if len(seen.legal) > 1:
                    return secret, match, seen
                match = apply_unchecked(match, seen.legal[0])

    def play(self, net, count):
        """Play until the judge has valued `count` decisions; return their observations, masks and losses.

        net: the agent's, None for careful.
        """
        rows, judged = [], 0
        while judged < count:
            tables = [self.advance(*table) for table in self.tables]
            seen = np.stack([spaces.observation(now) for *_, now in tables])
            masks = np.stack([spaces.mask_of(now) for *_, now in tables])
            if net is None:
                stream = Stream(self.rng.bytes(32), b"careful")
                actions = [BOTS["careful"].choose(now, stream) for *_, now in tables]
            else:
                numbers = sample(net.forward(self.features.of(seen, masks))[0], self.rng)
                actions = [spaces.action_of(self.rules.game, int(number)) for number in numbers]
            chosen = np.ones(len(tables), bool)
            if self.share < 1:
                chosen = (self.rng.random(len(tables)) < self.share) | [now.stage == "calls" for *_, now in tables]
            if chosen.any():
                losses = [self.losses(now) for (*_, now), judge in zip(tables, chosen, strict=True) if judge]
                rows.append((seen[chosen], masks[chosen], np.stack(losses)))
                judged += len(losses)
            moves = zip(tables, actions, strict=True)
            self.tables = [(secret, apply_unchecked(match, action)) for (secret, match, _), action in moves]
        return [np.concatenate(part) for part in zip(*rows, strict=True)]

    def losses(self, seen):
        """Return what each action loses against the best one in likely deals, in tricks, (130,), 0 for illegal ones."""
        loss, groups = np.zeros(spaces.NUM_ACTIONS, np.float32), choices(seen)
        if len(groups) > 1:
            recipe = None if seen.stage == "calls" else self.recipe
            values = evaluate(seen, int(self.rng.integers(1 << 62)), DEALS, recipe).means()
            for value, group in zip(values, groups, strict=True):
                for action in group:
                    loss[spaces.number_of(self.rules.game, action)] = (max(values) - value) / trick_value(seen)
        return np.minimum(loss, HIGHEST)


def swap_suits(seen, masks, losses, order):
    """Return decisions with other suits in the place of spades, hearts, diamonds and clubs: the same for a player."""
    action = np.arange(spaces.NUM_ACTIONS)
    action[:52] = (13 * np.array(order)[:, None] + np.arange(13)).ravel()
    action[SUIT_CALLS : SUIT_CALLS + 4] = SUIT_CALLS + np.array(order)
    swapped = seen.copy()
    for name, which in (
        *((name, action[:52]) for name in ("own", "played", "on_table", "shown", "worth")),
        ("voids", order), ("calls", action[52:] - 52), ("trump", [*order, 4]),
    ):  # fmt: skip
        block = seen[:, AT[name]].reshape(len(seen), -1, len(which))
        swapped[:, AT[name]] = block[:, :, which].reshape(len(seen), -1)
    return swapped, masks[:, action], losses[:, action]


def learn(net, features, data, epochs, rates, rng):
    """Reduce the expected loss of the network's choices, less a little entropy; return its mean in the last epoch."""
    for epoch in range(epochs):
        rate, total = rates[0] + (rates[1] - rates[0]) * epoch / epochs, 0.0
        for rows in np.array_split(rng.permutation(len(data[0])), max(1, len(data[0]) // BATCH)):
            black = rng.permutation([0, 2, 3])  # hearts stay: they are special in three of the games
            seen, masks, losses = swap_suits(*(part[rows] for part in data), [black[0], 1, *black[1:]])
            logp, value, kept = net.forward(features.of(seen, masks))
            chance = np.exp(logp)
            cost = losses + TEMPERATURE * np.maximum(logp, -20)
            mean = (chance * cost).sum(1, keepdims=True)
            total += float((chance * losses).sum())
            net.backward(kept, chance * (cost - mean) / len(rows), 0 * value, rate)
    return total / len(data[0])


def train(game, seed, decisions, folder):
    """Train an agent, write its weights, and yield the points of its learning curve."""
    rules = games.rules(game)
    teacher, rng, net, parts = Teacher(rules, seed), np.random.default_rng(seed + 1), None, []
    features = teacher.features
    for number in range(1, ROUNDS + 1):
        seen, masks, losses = teacher.play(net, decisions // ROUNDS)
        x = features.of(seen, masks)
        net = net or Network(x, rng)
        fresh = losses[np.arange(len(losses)), net.forward(x)[0].argmax(1)].mean()
        parts.append((seen, masks, losses))
        data, last = [np.concatenate(part) for part in zip(*parts, strict=True)], number == ROUNDS
        loss = learn(net, features, data, EPOCHS * (1 + last), (RATE, RATE / 20 if last else RATE), rng)
        yield {
            "agent": Distilled.NAME, "game": game, "seed": seed, "decisions": len(data[0]),
            "loss_in_new": round(float(fresh), 4), "loss_in_learned": round(loss, 4),
        }  # fmt: skip
    net.save(folder / f"distil-{game}.npz")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--decisions", type=int, default=60000, help="judged in all rounds together")
    parser.add_argument("--folder", type=Path, default=Path(__file__).parent)
    given = parser.parse_args()
    for point in train(given.game, given.seed, given.decisions, given.folder):
        print(json.dumps(point), flush=True)


if __name__ == "__main__":
    main()
