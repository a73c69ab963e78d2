"""PPO with JAX, for any of the five games: a learner at one seat, or for one side, against opponents inside.

    pip install jax
    python examples/ppo_jax.py 400 --minutes 10 --opponents careful
    fourkings match 400 examples/ppo_jax.py:Learned careful

The learner sees its own decisions alone. One small network reads the whole observation, makes the calls and says how the
deal stands; it tells a second one, which looks at each card by `features.of_cards`. What is learnt lies in `jax-GAME.npz`,
which `Learned` plays by: a checkpoint is a bot. All is compiled by `jax.jit`, so that shapes stay what they are.
"""

import argparse
import json
import time
from pathlib import Path

import jax
import jax.numpy as jnp
import numpy as np

from fourkings.envs import features, spaces, vector

TABLES, STEPS, EPOCHS, BATCHES = 256, 128, 3, 8
RATE, CLIP, LAMBDA, ENTROPY, VALUE, SCALE = 1e-3, 0.2, 0.95, 0.01, 0.5, 20.0
WIDE, SLOTS, CALLS = 64, 13, spaces.NUM_ACTIONS - 52
DEAL = next(block.first for block in spaces.BLOCKS if block.name == "deal")
SIZES = {
    "deep": (spaces.NUM_OBSERVED, WIDE), "deeper": (WIDE, WIDE), "calls": (WIDE, CALLS), "value": (WIDE, 1),
    "card": (features.NUM_FEATURES, WIDE), "told": (WIDE, WIDE), "score": (WIDE, 1),
}  # fmt: skip


def fresh(seed):
    """Weights by chance, thresholds of nought."""
    keys = jax.random.split(jax.random.PRNGKey(seed), len(SIZES))
    draws = {
        name: jax.random.normal(key, size) * (2 / size[0]) ** 0.5
        for key, (name, size) in zip(keys, SIZES.items(), strict=True)
    }
    small = {name: draws[name] * 0.1 for name in ("calls", "value", "score")}
    return draws | small | {f"{name} threshold": jnp.zeros(size[1]) for name, size in SIZES.items()}


@jax.jit
def policy(weights, whole, cards, legal):
    """Log-chances of SLOTS cards and of the calls, shape (N, 91), and values."""

    def layer(name, given):
        return given @ weights[name] + weights[f"{name} threshold"]

    deep = jax.nn.relu(layer("deeper", jax.nn.relu(layer("deep", whole))))
    each = jax.nn.relu(layer("card", cards) + layer("told", deep)[:, None])
    scores = jnp.concatenate([layer("score", each)[:, :, 0], layer("calls", deep)], 1)
    return jax.nn.log_softmax(jnp.where(legal, scores, -1e9)), layer("value", deep)[:, 0]


def look(game, seen, mask):
    """Observations as the networks take them, and the action of each slot, -1 for none."""
    looks, n = features.of_cards(game, seen, mask), len(seen)
    slot = np.arange(len(looks.card)) - np.searchsorted(looks.table, looks.table)
    cards, actions = np.zeros((n, SLOTS, features.NUM_FEATURES), np.float32), np.full((n, SLOTS + CALLS), -1)
    cards[looks.table, slot], actions[looks.table, slot] = looks.features, looks.card
    actions[:, SLOTS:] = np.where(mask[:, 52:] > 0, np.arange(52, spaces.NUM_ACTIONS), -1)
    return (np.arcsinh(seen) / 2).astype(np.float32), cards, actions  # scores may be large, flags are not


def loss(weights, whole, cards, legal, chosen, logp, value, advantage):
    """Return what PPO makes small, and the mean entropy."""
    chances, now = policy(weights, whole, cards, legal)
    ratio = jnp.exp(jnp.take_along_axis(chances, chosen[:, None], 1)[:, 0] - logp)
    scaled = (advantage - advantage.mean()) / (advantage.std() + 1e-8)
    gain = jnp.minimum(ratio * scaled, jnp.clip(ratio, 1 - CLIP, 1 + CLIP) * scaled).mean()
    entropy = -(jnp.exp(chances) * jnp.where(legal, chances, 0)).sum(1).mean()
    return VALUE * jnp.square(now - value - advantage).mean() - gain - ENTROPY * entropy, entropy


@jax.jit
def update(weights, means, squares, number, rate, *batch):
    """One step of Adam, against a gradient of a length of at most a half."""
    grads, entropy = jax.grad(loss, has_aux=True)(weights, *batch)
    length = jnp.sqrt(sum(jnp.square(grad).sum() for grad in grads.values()))
    grads = {name: grad * jnp.minimum(1, 0.5 / (length + 1e-8)) for name, grad in grads.items()}
    means = {name: 0.9 * means[name] + 0.1 * grad for name, grad in grads.items()}
    squares = {name: 0.999 * squares[name] + 0.001 * jnp.square(grad) for name, grad in grads.items()}
    up, wide = 1 - 0.9**number, 1 - 0.999**number
    steps = {name: (means[name] / up) / (jnp.sqrt(squares[name] / wide) + 1e-5) for name in weights}
    return {name: weights[name] - rate * steps[name] for name in weights}, means, squares, entropy


class Learner:
    """Plays, and learns of it."""

    def __init__(self, game, opponents, seed):
        self.game, self.rng, self.weights, self.updates = game, np.random.default_rng(seed), fresh(seed), 0
        self.means = self.squares = {name: jnp.zeros_like(weight) for name, weight in self.weights.items()}
        self.env = vector.make(game, TABLES, opponents=opponents, seat=None)
        self.env.reset(seed=seed)

    def play(self):
        """Play STEPS decisions at each table: what was seen, done, its value, reward, and whether the deal was over."""
        env, rows, kept = self.env, np.arange(TABLES), []
        for _ in range(STEPS):
            deal = env.arrays.observation[:, DEAL].copy()
            whole, cards, actions = look(self.game, env.arrays.observation, env.arrays.action_mask)
            chances, value = map(np.asarray, policy(self.weights, whole, cards, actions >= 0))
            chosen = np.where(actions >= 0, chances + self.rng.gumbel(size=chances.shape), -np.inf).argmax(1)
            _, gains, ended, cut, _ = env.step(actions[rows, chosen])
            over = ended | cut | (env.arrays.observation[:, DEAL] != deal)
            got = (gains[rows, env.seats] - gains.mean(1)) / SCALE
            kept.append((whole, cards, actions >= 0, chosen, chances[rows, chosen], value, got, over))
        return [np.stack(column) for column in zip(*kept, strict=True)]

    def learn(self, rate, whole, cards, legal, chosen, logp, value, got, over):
        """EPOCHS times over what was played; the mean entropy and what a deal brought beyond the table's mean."""
        advantage, ahead, following = np.zeros_like(value), np.zeros(TABLES, np.float32), value[-1] * ~over[-1]
        for step in range(STEPS - 1, -1, -1):
            ahead = advantage[step] = got[step] + following * ~over[step] - value[step] + LAMBDA * ahead * ~over[step]
            following = value[step]
        flat = [column.reshape(-1, *column.shape[2:]) for column in (whole, cards, legal, chosen, logp, value, advantage)]
        for _ in range(EPOCHS):
            for part in np.split(self.rng.permutation(TABLES * STEPS), BATCHES):
                self.updates += 1
                given = (self.weights, self.means, self.squares, self.updates, rate)
                self.weights, self.means, self.squares, entropy = update(*given, *(column[part] for column in flat))
        return float(entropy), float(got.sum() * SCALE / max(1, over.sum()))


def train(game, opponents, minutes, seed, folder):
    """Learns for so many minutes of one core; prints the curve as lines of JSON."""
    learner, number = Learner(game, opponents, seed), 0
    while (spent := time.process_time() / 60) < minutes:
        entropy, points = learner.learn(RATE * (1 - 0.9 * spent / minutes), *learner.play())
        number += 1
        if number % 10 == 0:
            line = {"minutes": round(spent, 2), "decisions": number * TABLES * STEPS, "entropy": round(entropy, 3)}
            print(json.dumps(line | {"points_a_deal": round(points, 2)}), flush=True)
    np.savez(Path(folder) / f"jax-{game}.npz", **learner.weights)


class Learned:
    """What was learnt, as a bot: the likeliest action. Its weights lie where it is run."""

    NAME, VERSION = "ppo-jax", 1

    def __init__(self):
        self.known = {}

    def choose(self, view, rng, limit=None):
        game = view.rules.game.ID
        if game not in self.known:
            with np.load(f"jax-{game}.npz") as kept:
                self.known[game] = {name: kept[name] for name in kept.files}
        whole, cards, actions = look(game, spaces.observation(view)[None], spaces.mask_of(view)[None])
        chances, _ = policy(self.known[game], whole, cards, actions >= 0)
        return spaces.action_of(game, int(actions[0, int(chances[0].argmax())]))


if __name__ == "__main__":
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("game")
    asked.add_argument("--opponents", default="careful", choices=["chance", "careful", "net"])
    asked.add_argument("--minutes", type=float, default=10, help="of one core")
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--folder", default=".")
    given = asked.parse_args()
    train(given.game, given.opponents, given.minutes, given.seed, given.folder)
