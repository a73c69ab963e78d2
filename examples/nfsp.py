"""Neural fictitious self-play: each seat learns a best response to the others, and plays the average of all its responses.

    python examples/nfsp.py quarante --seed 1
    fourkings match quarante examples/nfsp.py:Average careful

After Heinrich and Silver (2016). One network learns the best response by Q-learning, from a memory of the latest decisions.
Another imitates it, from a sample of all decisions that the best response ever made. In each deal, a seat plays the best
response with the chance RESPONSE, and else the average. Their mean gain over the others, `gain_of_response`, shows how much
can still be won from the average: in an equilibrium, nothing. The weights of the average are in `nfsp-GAME.npz`.
"""

import argparse
import json
from pathlib import Path

import numpy as np
from agent import Agent, Network, sample, won_against_flat
from ppo import Tables

TABLES, STEPS, BATCHES, BATCH = 256, 64, 32, 512
RECENT, SAMPLED = 100_000, 200_000
"""Sizes of the two memories, in decisions."""
RATE, RESPONSE, CHANCE = 1e-3, 0.2, 0.1


class Average(Agent):
    """The average policy as a bot."""

    NAME, VERSION = "nfsp", 1


class Memory:
    """Rows of several arrays: the latest ones, or a sample in which all that were ever added are equally likely."""

    def __init__(self, size, rng, latest):
        self.size, self.rng, self.latest, self.added, self.columns = size, rng, latest, 0, None

    def add(self, *rows):
        if self.columns is None:
            self.columns = [np.zeros((self.size, *row.shape[1:]), row.dtype) for row in rows]
        order = self.added + np.arange(len(rows[0]))
        self.added += len(order)
        at = order % self.size if self.latest else np.where(order < self.size, order, self.rng.integers(order + 1))
        kept = at < self.size
        for column, row in zip(self.columns, rows, strict=True):
            column[at[kept]] = row[kept]

    def draw(self, count):
        rows = self.rng.integers(min(self.added, self.size), size=count)
        return [column[rows] for column in self.columns]


def action_values(net, x):
    """Return the value of each action, (N, 130), and what `backward` needs: the value head has that of the best action."""
    logp, value, kept = net.forward(x)
    return value[:, None] + logp - logp.max(1, keepdims=True), kept


class Learner:
    """Four seats that share both networks, at many tables."""

    def __init__(self, game, seed):
        self.tables, self.rng = Tables(game, TABLES, seed), np.random.default_rng(seed)
        like = self.tables.inputs()
        self.response, self.target, self.average = (Network(like, self.rng) for _ in range(3))
        self.recent, self.sampled = Memory(RECENT, self.rng, True), Memory(SAMPLED, self.rng, False)
        arrays = self.tables.env.arrays
        # By table and seat: the last decision in this deal, what was gained since, and whether the best response plays.
        self.seen = np.zeros((TABLES, 4, arrays.observation.shape[1]), np.int16)
        self.mask = np.zeros((TABLES, 4, arrays.action_mask.shape[1]), np.int8)
        self.action, self.gain = np.zeros((TABLES, 4), int), np.zeros((TABLES, 4), np.float32)
        self.decided = np.zeros((TABLES, 4), bool)
        self.responds = self.rng.random((TABLES, 4)) < RESPONSE

    def play(self, chance):
        """Play STEPS actions at each table; return the mean points that the best response gains in a deal.

        chance: of a random action in place of the best response's.
        """
        arrays, rows, total, deals = self.tables.env.arrays, np.arange(TABLES), 0.0, 0
        for _ in range(STEPS):
            seat, seen, mask = arrays.seat.copy(), arrays.observation.copy(), arrays.action_mask.copy()
            self.store(rows, seat, seen, mask, over=False)
            x, responds = self.tables.inputs(), self.responds[rows, seat]
            best = action_values(self.response, x)[0].argmax(1)
            random = np.where(mask > 0, self.rng.random(mask.shape), -1).argmax(1)
            best = np.where(self.rng.random(TABLES) < chance, random, best)
            action = np.where(responds, best, sample(self.average.forward(x)[0], self.rng))
            self.sampled.add(seen[responds], mask[responds], action[responds])
            self.seen[rows, seat], self.mask[rows, seat], self.action[rows, seat] = seen, mask, action
            self.gain[rows, seat], self.decided[rows, seat] = 0, True
            gains, ends = self.tables.step(action)
            self.gain += gains
            total += float(gains[self.responds].sum()) * self.tables.scale
            deals += int(self.responds[ends].sum())
            for each in range(4):
                self.store(np.flatnonzero(ends), each, seen[ends], mask[ends], over=True)
            self.decided[ends] = False
            self.responds[ends] = self.rng.random((int(ends.sum()), 4)) < RESPONSE
        return total / max(1, deals)

    def store(self, rows, seat, seen, mask, over):
        """Remember the last decisions of seats, now that what follows them is known."""
        seat = np.broadcast_to(seat, len(rows))
        known = self.decided[rows, seat]
        at = rows[known], seat[known]
        ends = np.full(int(known.sum()), over)
        self.recent.add(self.seen[at], self.mask[at], self.action[at], self.gain[at], seen[known], mask[known], ends)

    def learn(self, rate):
        """Make BATCHES steps with both networks."""
        rows, features = np.arange(BATCH), self.tables.features
        self.target.weights = [weight.copy() for weight in self.response.weights]
        for _ in range(BATCHES):
            seen, mask, action, gain, next_seen, next_mask, over = self.recent.draw(BATCH)
            goal = gain + ~over * self.target.forward(features.of(next_seen, next_mask))[1]
            values, kept = action_values(self.response, features.of(seen, mask))
            error = np.clip(values[rows, action] - goal, -1, 1) / BATCH
            d_logits = np.zeros(mask.shape)
            d_logits[rows, action] += error
            d_logits[rows, values.argmax(1)] -= error
            self.response.backward(kept, d_logits, error, rate)

            seen, mask, action = self.sampled.draw(BATCH)
            logp, value, kept = self.average.forward(features.of(seen, mask))
            d_logits = np.exp(logp)
            d_logits[rows, action] -= 1
            self.average.backward(kept, d_logits / BATCH, 0 * value, rate)


def train(game, seed, updates, sets, folder):
    """Train an agent, write its weights, and yield the points of its learning curve."""
    learner, gains = Learner(game, seed), []
    for number in range(1, updates + 1):
        left = 1 - (number - 1) / updates
        gains.append(learner.play(CHANCE * left))
        learner.learn(RATE * (0.1 + 0.9 * left))
        if number * 5 // updates > (number - 1) * 5 // updates:
            point = {"agent": Average.NAME, "game": game, "seed": seed, "actions": number * TABLES * STEPS}
            yield point | {
                "gain_of_response": round(sum(gains) / len(gains), 2),
                "won_against_flat": won_against_flat(Average(learner.average), learner.tables.env.rules, sets, seed),
            }
            gains.clear()
    learner.average.save(folder / f"nfsp-{game}.npz")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--updates", type=int, default=100, help=f"each after {TABLES * STEPS} actions")
    parser.add_argument("--sets", type=int, default=2, help="duplicate sets against flat at each point of the curve")
    parser.add_argument("--folder", type=Path, default=Path(__file__).parent)
    given = parser.parse_args()
    for point in train(given.game, given.seed, given.updates, given.sets, given.folder):
        print(json.dumps(point), flush=True)


if __name__ == "__main__":
    main()
