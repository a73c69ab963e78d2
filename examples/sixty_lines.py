"""A learner of sixty lines: natural policy gradients against three careful players, with products of features.

TWINS environments have the same cards at the same tables: what a deal brings beyond their mean is what play was worth.
"""

import sys
import time

import numpy as np

from fourkings.envs import features, spaces, vector

GAME, FILE, TABLES, TWINS, KINDS = "jeu-du-roi", "sixty-lines.npy", 250, 4, 7
LEFT, RIGHT = np.triu_indices(features.NUM_FEATURES + 1)
PLACE, DEAL = (next(block.first for block in spaces.BLOCKS if block.name == name) for name in ("place", "deal"))


def choose(weights, seen, mask, dice):
    """Draw a card for each table by the policy; return its features beyond the mean, and its row of weights."""
    known, table, card = features.of_cards(GAME, seen, mask)
    known = np.hstack([np.ones((len(card), 1), np.float32), known])
    known = known[:, LEFT] * known[:, RIGHT]
    row = np.minimum(seen[:, DEAL] - 1, KINDS - 1) * 4 + seen[:, PLACE]
    first, last = np.searchsorted(table, np.arange(len(seen))), np.searchsorted(table, np.arange(len(seen)), "right") - 1
    merit = np.einsum("cf,cf->c", known, weights[row[table]])
    odds = np.exp(merit - np.maximum.reduceat(merit, first)[table])
    odds = (odds / np.add.reduceat(odds, first)[table]).astype(np.float32)
    ends = np.cumsum(odds)
    pick = np.clip(np.searchsorted(ends, ends[first] - odds[first] + dice), first, last)
    return card[pick], known[pick] - np.add.reduceat(known * odds[:, None], first), np.where(first < last, row, -1)


def learn(minutes):
    """Plays match after match at all tables; after each one step for every kind of deal and place in the trick."""
    size, rng, number, n = len(LEFT), np.random.default_rng(1), 0, np.arange(TABLES * TWINS)
    envs = [vector.make(GAME, TABLES, opponents="careful", seat=None) for _ in range(TWINS)]
    weights, squares, sums = (np.zeros((4 * KINDS, *shape), np.float32) for shape in ((size,), (size, size), (size,)))
    while (spent := time.process_time() / 60) < minutes:
        number, kept, points, over = number + 1, [], np.zeros((len(n), 11)), np.zeros(len(n), bool)
        seats = [env.reset(seed=number) and env.seats for env in envs]
        while not over.all():
            seen, mask = (np.concatenate([env.arrays[place] for env in envs]) for place in (0, 1))
            action, score, row = choose(weights, seen, mask, rng.random(len(n)))
            steps = [env.step(part) for env, part in zip(envs, np.split(action, TWINS), strict=True)]
            gains = np.concatenate([step[1] for step in steps])
            points[n, seen[:, DEAL]] += (gains[n, np.concatenate(seats)] - gains.mean(1)) * ~over
            use = ~over & (row >= 0)
            kept.append((score[use], row[use], n[use], seen[use, DEAL]))
            over |= np.concatenate([step[2] for step in steps])
        score, row, table, deal = (np.concatenate(column) for column in zip(*kept, strict=True))
        twins = points.reshape(TWINS, TABLES, 11)
        better = (twins - twins.mean(0)).reshape(points.shape)[table, deal]
        for place in np.unique(row):
            x, y = score[row == place], better[row == place]
            squares[place], sums[place] = 0.9 * squares[place] + x.T @ x, 0.9 * sums[place] + x.T @ y
            step = np.linalg.solve(squares[place] + 50 * np.eye(size), sums[place])
            weights[place] += min(0.2, 0.25 / ((x @ step).std() + 1e-6)) * (1 - spent / minutes) * step
        print(f"{spent:.2f} minutes: {points.sum(1).mean():+.2f} points a match", flush=True)
        np.save(FILE, weights)


class Learned:
    """What was learnt, as a bot: the likeliest card."""

    def choose(self, view, rng, limit=None):
        card, _, _ = choose(1e4 * np.load(FILE), spaces.observation(view)[None], spaces.mask_of(view)[None], 0.5)
        return spaces.action_of(GAME, int(card[0]))


if __name__ == "__main__":
    learn(float(sys.argv[1]))
