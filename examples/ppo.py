"""PPO in one file, with NumPy alone: four seats that share one network learn a game by playing it against each other.

    python examples/ppo.py jeu-du-roi --minutes 30
    fourkings match jeu-du-roi examples/ppo.py:Learned careful

The first command writes what was learnt to `ppo-GAME.npz`, and a line of its curve now and then; the second lets it play.
Tricks are rewarded as they are taken: the points so far stand in the observation, and what the deal's end adds comes last.
"""

import argparse
import json
import time
from pathlib import Path

import numpy as np

from fourkings.envs import spaces, vector

HIDDEN = 128
TABLES, STEPS, EPOCHS, BATCHES = 256, 256, 2, 16
RATE, CLIP, LAMBDA, ENTROPY, VALUE = 1e-3, 0.2, 0.95, 0.01, 0.5
AT = {block.name: slice(block.first, block.first + int(np.prod(block.shape))) for block in spaces.BLOCKS}


def features(game, seen, mask):
    """An observation as the network takes it: numbers of about 1, and only the calls of this game."""
    first = spaces.FIRST_CALL[game.ID] - 52
    calls = seen[:, AT["calls"]].reshape(-1, 4, spaces.NUM_ACTIONS - 52)[:, :, first : first + len(game.CALLS)]
    may = np.concatenate([mask[:, :52], mask[:, 52 + first : 52 + first + len(game.CALLS)]], 1)
    worth = seen[:, AT["worth"]]
    deal = np.eye(11, dtype=np.float32)[np.minimum(seen[:, AT["deal"]][:, 0], 10)]
    parts = [
        seen[:, AT["own"]], may, seen[:, AT["played"]] > 0, seen[:, AT["on_table"]] / 3, seen[:, AT["shown"]] > 0,
        worth / np.maximum(1, np.abs(worth).max(1, keepdims=True)), seen[:, AT["voids"]], seen[:, AT["trump"]],
        seen[:, AT["tricks"]] / 4, seen[:, AT["payoff"]] / 40, seen[:, AT["held"]] / 13, seen[:, AT["place"]] / 3,
        calls.reshape(len(seen), -1), deal,
    ]  # fmt: skip
    return np.concatenate(parts, 1, dtype=np.float32)


class Network:
    """Two hidden layers, a head of actions and one of value, and Adam."""

    def __init__(self, inputs, rng):
        sizes = [(inputs, HIDDEN), (HIDDEN, HIDDEN), (HIDDEN, spaces.NUM_ACTIONS + 1)]
        self.weights = [rng.normal(0, np.sqrt(2 / n), (n, m)).astype(np.float32) for n, m in sizes]
        self.weights[-1] *= 0.01
        self.weights += [np.zeros(m, np.float32) for _, m in sizes]
        self.moments = [(np.zeros_like(one), np.zeros_like(one)) for one in self.weights]
        self.updates = 0

    def forward(self, x, mask):
        """Log-probabilities of the actions, the values, and what the way back needs."""
        w1, w2, w3, b1, b2, b3 = self.weights
        h1 = np.maximum(0, x @ w1 + b1)
        h2 = np.maximum(0, h1 @ w2 + b2)
        out = h2 @ w3 + b3
        logits = np.where(mask > 0, out[:, :-1], -1e9)
        logits = logits - logits.max(1, keepdims=True)
        return logits - np.log(np.exp(logits).sum(1, keepdims=True)), out[:, -1], (x, h1, h2)

    def backward(self, kept, d_out, rate):
        """One step of Adam against the gradient at the heads."""
        _, w2, w3, *_ = self.weights
        x, h1, h2 = kept
        d2 = (d_out @ w3.T) * (h2 > 0)
        d1 = (d2 @ w2.T) * (h1 > 0)
        grads = [x.T @ d1, h1.T @ d2, h2.T @ d_out, d1.sum(0), d2.sum(0), d_out.sum(0)]
        norm = np.sqrt(sum(float((one * one).sum()) for one in grads))
        self.updates += 1
        shrink = np.float32(min(1, 0.5 / (norm + 1e-8)))
        for weight, (mean, square), grad in zip(self.weights, self.moments, grads, strict=True):
            np.add(mean, 0.1 * (shrink * grad - mean), out=mean)
            np.add(square, 0.001 * ((shrink * grad) ** 2 - square), out=square)
            up = mean / (1 - 0.9**self.updates)
            np.subtract(weight, rate * up / (np.sqrt(square / (1 - 0.999**self.updates)) + 1e-5), out=weight)


def by_seat(seen, seat, partners):
    """The points so far of this deal by seat, of its side in a game of partners beyond the other one's."""
    points = seen[:, AT["points"]].astype(np.float32)
    points = points[np.arange(len(seat))[:, None], (np.arange(4) - seat[:, None]) % 4]
    return beyond(points, partners)


def beyond(points, partners):
    if partners:
        ours = points + np.roll(points, 2, 1)
        return ours - np.roll(ours, 1, 1)
    return points - points.mean(1, keepdims=True)


class Learner:
    """Plays, and learns of it."""

    def __init__(self, game, seed):
        self.env = vector.make(game, TABLES)
        found, _ = self.env.reset(seed=seed)
        self.game = self.env.rules.game
        self.partners = self.game.PARTNERS
        self.scale = 10.0 if self.partners else 20.0
        self.rng = np.random.default_rng(seed)
        self.net = Network(features(self.game, found["observation"], found["action_mask"]).shape[1], self.rng)

    def play(self):
        """STEPS actions at each table: what was seen, done and got."""
        arrays, n = self.env.arrays, TABLES
        x, masks, seats, actions, logps, values = [], [], [], [], [], []
        gains = np.zeros((STEPS, n, 4), np.float32)
        ends = np.zeros((STEPS, n), bool)
        for step in range(STEPS):
            mask, seat = arrays.action_mask.copy(), arrays.seat.copy()
            given = features(self.game, arrays.observation, mask)
            before = by_seat(arrays.observation, seat, self.partners)
            deal = arrays.observation[:, AT["deal"]][:, 0].copy()
            logp, value, _ = self.net.forward(given, mask)
            noise = self.rng.gumbel(size=logp.shape).astype(np.float32)
            action = np.where(mask > 0, logp + noise, -np.inf).argmax(1)
            _, rewards, ended, cut, _ = self.env.step(action)
            after = by_seat(arrays.observation, arrays.seat, self.partners)
            ends[step] = (ended + cut > 0) | (arrays.observation[:, AT["deal"]][:, 0] != deal)
            side = self.game.TEAM_SCORES
            final = rewards - np.roll(rewards, 1, 1) if side else beyond(rewards, self.partners)
            gains[step] = np.where(ends[step][:, None], final, after) - before
            for kept, one in zip(
                (x, masks, seats, actions, logps, values), (given, mask, seat, action, logp, value), strict=True
            ):
                kept.append(one)
        return (
            np.array(x),
            np.array(masks),
            np.array(seats),
            np.array(actions),
            np.array(logps),
            np.array(values),
            gains,
            ends,
        )

    def advantages(self, seats, values, gains, ends):
        """Generalised advantages: what follows a seat's decision is its next one in the same deal."""
        advantage = np.zeros_like(values)
        rows, n = np.arange(TABLES), TABLES
        pending, carried = np.zeros((n, 4), np.float32), np.zeros((n, 4), np.float32)
        following, known = np.zeros((n, 4), np.float32), np.zeros((n, 4), bool)
        for step in range(STEPS - 1, -1, -1):
            over = ends[step]
            for room in (pending, carried, following):
                room[over] = 0
            known[over] = True
            pending += gains[step] / self.scale
            seat = seats[step]
            delta = pending[rows, seat] + following[rows, seat] - values[step]
            advantage[step] = np.where(known[rows, seat], delta + LAMBDA * carried[rows, seat], 0)
            carried[rows, seat], following[rows, seat] = advantage[step], values[step]
            pending[rows, seat] = 0
        return advantage

    def learn(self, played, rate):
        """EPOCHS times over all that was played."""
        x, masks, seats, actions, logps, values, gains, ends = played
        advantage = self.advantages(seats, values, gains, ends)
        flat = [one.reshape(-1, *one.shape[2:]) for one in (x, masks, actions, logps, advantage, advantage + values)]
        many = np.arange(len(flat[0]))
        for _ in range(EPOCHS):
            for part in np.array_split(self.rng.permutation(many), BATCHES):
                self.update(*(one[part] for one in flat), rate)

    def update(self, x, mask, action, old, advantage, target, rate):
        logp, value, kept = self.net.forward(x, mask)
        rows, many = np.arange(len(x)), len(x)
        chance = np.exp(logp)
        ratio = np.exp(logp[rows, action] - old[rows, action])
        scaled = (advantage - advantage.mean()) / (advantage.std() + 1e-8)
        inside = np.where(scaled > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
        d_chosen = -(ratio * scaled * inside) / many
        d_logits = -chance * d_chosen[:, None]
        d_logits[rows, action] += d_chosen
        safe = np.where(mask > 0, logp, 0)
        entropy = -(chance * safe).sum(1, keepdims=True)
        d_logits += ENTROPY * chance * (safe + entropy) / many
        d_value = VALUE * np.clip(value - target, -1, 1) / many
        self.net.backward(kept, np.concatenate([d_logits * (mask > 0), d_value[:, None]], 1).astype(np.float32), rate)


def train(game, minutes, seed, folder, every=60):
    """Learns for so long, and writes the weights now and then; the curve as lines of JSON."""
    learner, began, told, steps = Learner(game, seed), time.monotonic(), 0.0, 0
    while (spent := time.monotonic() - began) < 60 * minutes:
        played = learner.play()
        learner.learn(played, RATE * (1 - 0.9 * spent / (60 * minutes)))
        steps += TABLES * STEPS
        if spent - told > every:
            told = spent
            save(learner, game, folder)
            spread = float(-(np.exp(played[4]) * np.where(played[1] > 0, played[4], 0)).sum(2).mean())
            print(json.dumps({"minutes": round(spent / 60, 1), "steps": steps, "entropy": round(spread, 3)}), flush=True)
    save(learner, game, folder)


def save(learner, game, folder):
    np.savez(Path(folder) / f"ppo-{game}.npz", *learner.net.weights)


class Learned:
    """What was learnt, as a bot: the likeliest action. Its weights lie where it is run."""

    NAME, VERSION = "ppo", 1

    def __init__(self):
        self.nets = {}

    def choose(self, view, rng, limit=None):
        game = view.rules.game
        if game.ID not in self.nets:
            with np.load(f"ppo-{game.ID}.npz") as kept:
                net = object.__new__(Network)
                net.weights = [kept[name] for name in kept.files]
                self.nets[game.ID] = net
        mask = spaces.mask_of(view)[None]
        logp, _, _ = self.nets[game.ID].forward(features(game, spaces.observation(view)[None], mask), mask)
        return spaces.action_of(game, int(np.where(mask > 0, logp, -np.inf).argmax()))


if __name__ == "__main__":
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("game")
    asked.add_argument("--minutes", type=float, default=30)
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--folder", default=".")
    given = asked.parse_args()
    train(given.game, given.minutes, given.seed, given.folder)
