"""PPO with NumPy alone: four seats that share one network learn a game by playing it against each other.

    python examples/ppo.py jeu-du-roi --seed 1
    fourkings match jeu-du-roi examples/ppo.py:Learned careful

`agent.py` has the network. Tricks are rewarded as they are taken: the points so far are in the observation, and what the
end of the deal adds comes last. The run is counted in actions, not timed: on one machine, a seed gives the same weights.
The weights are in `ppo-GAME.npz`; the points of the learning curve are printed as lines of JSON.
"""

import argparse
import json
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from agent import AT, Agent, Features, Inputs, Network, sample, won_against_flat

from fourkings.envs import vector

TABLES, STEPS, EPOCHS, BATCHES = 256, 256, 2, 16
RATE, CLIP, LAMBDA, ENTROPY, VALUE = 1e-3, 0.2, 0.95, 0.01, 0.5


class Learned(Agent):
    """The trained network as a bot."""

    NAME, VERSION = "ppo", 3


def points_by_seat(seen, seat, partners):
    """Return the points so far of this deal by seat, relative to the table; in a game of partners, to the other side."""
    points = seen[:, AT["points"]].astype(np.float32)
    return relative(points[np.arange(len(seat))[:, None], (np.arange(4) - seat[:, None]) % 4], partners)


def relative(points, partners):
    if partners:
        ours = points + np.roll(points, 2, 1)
        return ours - np.roll(ours, 1, 1)
    return points - points.mean(1, keepdims=True)


class Played(NamedTuple):
    """What was seen and done, in the order of steps, then of tables; gains (STEPS, TABLES, 4) and ends of deals."""

    inputs: Inputs
    seat: Any
    action: Any
    logp: Any
    value: Any
    gains: Any
    ends: Any


class Tables:
    """Tables whose four seats all learn, with the points that each action brings."""

    def __init__(self, game, tables, seed):
        self.env = vector.make(game, tables)
        self.env.reset(seed=seed)
        self.game = self.env.rules.game
        self.scale = 10.0 if self.game.PARTNERS else 20.0
        self.features = Features(self.env.rules)

    def inputs(self):
        """Return what the network reads of all tables."""
        return self.features.of(self.env.arrays.observation, self.env.arrays.action_mask.copy())

    def step(self, action):
        """Take an action at each table; return what each seat gains by it, (tables, 4), and where the deal is over."""
        arrays, partners = self.env.arrays, self.game.PARTNERS
        deal = arrays.observation[:, AT["deal"]][:, 0].copy()
        before = points_by_seat(arrays.observation, arrays.seat, partners)
        _, rewards, ended, cut, _ = self.env.step(action)
        after = points_by_seat(arrays.observation, arrays.seat, partners)
        ends = ended | cut | (arrays.observation[:, AT["deal"]][:, 0] != deal)
        final = rewards - np.roll(rewards, 1, 1) if self.game.TEAM_SCORES else relative(rewards, partners)
        return (np.where(ends[:, None], final, after) - before) / self.scale, ends


class Learner:
    """Plays at many tables, and learns from what it played."""

    def __init__(self, game, seed):
        self.tables, self.rng = Tables(game, TABLES, seed), np.random.default_rng(seed)
        self.net = Network(self.tables.inputs(), self.rng)

    def play(self):
        """Play STEPS actions at each table."""
        kept, inputs = [], []
        gains, ends = np.zeros((STEPS, TABLES, 4), np.float32), np.zeros((STEPS, TABLES), bool)
        for step in range(STEPS):
            seat = self.tables.env.arrays.seat.copy()
            inputs.append(self.tables.inputs())
            logp, value, _ = self.net.forward(inputs[-1])
            action = sample(logp, self.rng)
            gains[step], ends[step] = self.tables.step(action)
            kept.append((seat, action, logp, value))
        return Played(Inputs.join(inputs), *(np.concatenate(each) for each in zip(*kept, strict=True)), gains, ends)

    def advantages(self, seats, values, gains, ends):
        """Return generalised advantages: what follows a seat's decision is its next one in the same deal."""
        advantage = np.zeros_like(values)
        rows, shape = np.arange(TABLES), (TABLES, 4)
        pending, carried, following = (np.zeros(shape, np.float32) for _ in range(3))
        known = np.zeros(shape, bool)
        for step in range(STEPS - 1, -1, -1):
            over = ends[step]
            for rest in (pending, carried, following):
                rest[over] = 0
            known[over] = True
            pending += gains[step]
            seat = seats[step]
            delta = pending[rows, seat] + following[rows, seat] - values[step]
            advantage[step] = np.where(known[rows, seat], delta + LAMBDA * carried[rows, seat], 0)
            carried[rows, seat], following[rows, seat] = advantage[step], values[step]
            pending[rows, seat] = 0
        return advantage

    def learn(self, played, rate):
        """Go EPOCHS times over all that was played."""
        seats, values = (array.reshape(STEPS, TABLES) for array in (played.seat, played.value))
        advantage = self.advantages(seats, values, played.gains, played.ends).reshape(-1)
        for _ in range(EPOCHS):
            for part in np.array_split(self.rng.permutation(len(advantage)), BATCHES):
                self.update(played, part, advantage[part], rate)

    def update(self, played, part, advantage, rate):
        action, rows, count = played.action[part], np.arange(len(part)), len(part)
        logp, value, kept = self.net.forward(played.inputs.part(part))
        chance = np.exp(logp)
        ratio = np.exp(logp[rows, action] - played.logp[part][rows, action])
        scaled = (advantage - advantage.mean()) / (advantage.std() + 1e-8)
        inside = np.where(scaled > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
        d_chosen = -(ratio * scaled * inside) / count
        d_logits = -chance * d_chosen[:, None]
        d_logits[rows, action] += d_chosen
        d_logits += ENTROPY * chance * (logp - (chance * logp).sum(1, keepdims=True)) / count
        d_value = VALUE * np.clip(value - played.value[part] - advantage, -1, 1) / count
        self.net.backward(kept, d_logits, d_value, rate)


def train(game, seed, updates, sets, folder):
    """Train an agent, write its weights, and yield the points of its learning curve."""
    learner = Learner(game, seed)
    for number in range(1, updates + 1):
        played = learner.play()
        learner.learn(played, RATE * (1 - 0.9 * (number - 1) / updates))
        if number * 5 // updates > (number - 1) * 5 // updates:
            entropy = float(-(np.exp(played.logp) * played.logp).sum(1).mean())
            won = won_against_flat(Learned(learner.net), learner.tables.env.rules, sets, seed)
            point = {"agent": Learned.NAME, "game": game, "seed": seed, "actions": number * TABLES * STEPS}
            yield point | {"entropy": round(entropy, 3), "won_against_flat": won}
    learner.net.save(folder / f"ppo-{game}.npz")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--updates", type=int, default=30, help=f"each after {TABLES * STEPS} actions")
    parser.add_argument("--sets", type=int, default=2, help="duplicate sets against flat at each point of the curve")
    parser.add_argument("--folder", type=Path, default=Path(__file__).parent)
    given = parser.parse_args()
    for point in train(given.game, given.seed, given.updates, given.sets, given.folder):
        print(json.dumps(point), flush=True)


if __name__ == "__main__":
    main()
