"""PPO with PyTorch, for any of the five games: a learner at one seat, or for one side, against opponents inside.

    pip install torch
    python examples/ppo_torch.py king --minutes 10 --opponents careful
    fourkings match king examples/ppo_torch.py:Learned careful

The learner sees its own decisions alone. One small network reads the whole observation, makes the calls and says how the
deal stands; it tells a second one, which looks at each card by `features.of_cards`. What is learnt lies in
`torch-GAME.pt`, which `Learned` plays by: a checkpoint is a bot.
"""

import argparse
import json
import time
from pathlib import Path

import numpy as np
import torch
from torch import nn

from fourkings.envs import features, spaces, vector

TABLES, STEPS, EPOCHS, BATCH = 256, 128, 3, 4096
RATE, CLIP, LAMBDA, ENTROPY, VALUE, SCALE = 1e-3, 0.2, 0.95, 0.01, 0.5, 20.0
WIDE, SLOTS, CALLS = 64, 13, spaces.NUM_ACTIONS - 52
DEAL = next(block.first for block in spaces.BLOCKS if block.name == "deal")


class Policy(nn.Module):
    """Scores of each card in the hand and of each call, and how much the deal will still bring."""

    def __init__(self):
        super().__init__()
        self.whole = nn.Sequential(nn.Linear(spaces.NUM_OBSERVED, WIDE), nn.ReLU(), nn.Linear(WIDE, WIDE), nn.ReLU())
        self.calls, self.value = nn.Linear(WIDE, CALLS), nn.Linear(WIDE, 1)
        self.card = nn.Sequential(nn.Linear(features.NUM_FEATURES + WIDE, WIDE), nn.ReLU(), nn.Linear(WIDE, 1))

    def forward(self, seen, cards, legal):
        """Log-chances of SLOTS cards and of the calls, shape (N, 91), and values."""
        whole = self.whole(seen)
        spread = whole[:, None].expand(-1, SLOTS, -1)
        scores = torch.cat([self.card(torch.cat([cards, spread], 2))[:, :, 0], self.calls(whole)], 1)
        return torch.log_softmax(scores.masked_fill(~legal, -1e9), 1), self.value(whole)[:, 0]


def look(game, seen, mask):
    """Observations as the networks take them, and the action of each slot, -1 for none."""
    looks, n = features.of_cards(game, seen, mask), len(seen)
    slot = np.arange(len(looks.card)) - np.searchsorted(looks.table, looks.table)
    cards, actions = np.zeros((n, SLOTS, features.NUM_FEATURES), np.float32), np.full((n, SLOTS + CALLS), -1)
    cards[looks.table, slot], actions[looks.table, slot] = looks.features, looks.card
    actions[:, SLOTS:] = np.where(mask[:, 52:] > 0, np.arange(52, spaces.NUM_ACTIONS), -1)
    whole = (np.arcsinh(seen) / 2).astype(np.float32)  # scores may be large, flags are not
    return torch.from_numpy(whole), torch.from_numpy(cards), torch.from_numpy(actions)


class Learner:
    """Plays, and learns of it."""

    def __init__(self, game, opponents, seed):
        torch.manual_seed(seed)
        torch.set_num_threads(1)
        self.game, self.policy = game, Policy()
        self.env = vector.make(game, TABLES, opponents=opponents, seat=None)
        self.env.reset(seed=seed)
        self.steps = torch.optim.Adam(self.policy.parameters(), RATE)

    @torch.no_grad()
    def play(self):
        """Play STEPS decisions at each table: what was seen, done, its value, reward, and whether the deal was over."""
        env, rows, kept = self.env, np.arange(TABLES), []
        for _ in range(STEPS):
            deal = env.arrays.observation[:, DEAL].copy()
            whole, cards, actions = look(self.game, env.arrays.observation, env.arrays.action_mask)
            chances, value = self.policy(whole, cards, actions >= 0)
            chosen = torch.distributions.Categorical(logits=chances).sample()
            _, gains, ended, cut, _ = env.step(actions[torch.arange(TABLES), chosen].numpy())
            got = torch.from_numpy((gains[rows, env.seats] - gains.mean(1)) / SCALE)
            over = torch.from_numpy(ended | cut | (env.arrays.observation[:, DEAL] != deal))
            logp = chances[torch.arange(TABLES), chosen]
            kept.append((whole, cards, actions >= 0, chosen, logp, value, got, over))
        return [torch.stack(column) for column in zip(*kept, strict=True)]

    def learn(self, whole, cards, legal, chosen, logp, value, got, over):
        """EPOCHS times over what was played; the mean entropy and what a deal brought beyond the table's mean."""
        advantage, ahead, following = torch.zeros_like(value), torch.zeros(TABLES), value[-1] * ~over[-1]
        for step in range(STEPS - 1, -1, -1):
            goes_on = ~over[step]
            delta = got[step] + following * goes_on - value[step]
            ahead = advantage[step] = delta + LAMBDA * ahead * goes_on
            following = value[step]
        flat = [column.flatten(0, 1) for column in (whole, cards, legal, chosen, logp, value, advantage)]
        for _ in range(EPOCHS):
            for part in torch.randperm(TABLES * STEPS).split(BATCH):
                entropy = self.update(*(column[part] for column in flat))
        return float(entropy), float(got.sum() * SCALE / over.sum().clamp(min=1))

    def update(self, whole, cards, legal, chosen, logp, value, advantage):
        chances, now = self.policy(whole, cards, legal)
        ratio = (chances.gather(1, chosen[:, None])[:, 0] - logp).exp()
        scaled = (advantage - advantage.mean()) / (advantage.std() + 1e-8)
        gain = torch.minimum(ratio * scaled, ratio.clamp(1 - CLIP, 1 + CLIP) * scaled).mean()
        entropy = -(chances.exp() * chances.masked_fill(~legal, 0)).sum(1).mean()
        loss = VALUE * (now - value - advantage).square().mean() - gain - ENTROPY * entropy
        self.steps.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(self.policy.parameters(), 0.5)
        self.steps.step()
        return entropy.detach()


def train(game, opponents, minutes, seed, folder):
    """Learns for so many minutes of one core; prints the curve as lines of JSON."""
    learner, number = Learner(game, opponents, seed), 0
    while (spent := time.process_time() / 60) < minutes:
        learner.steps.param_groups[0]["lr"] = RATE * (1 - 0.9 * spent / minutes)
        entropy, points = learner.learn(*learner.play())
        number += 1
        if number % 10 == 0:
            line = {"minutes": round(spent, 2), "decisions": number * TABLES * STEPS, "entropy": round(entropy, 3)}
            print(json.dumps(line | {"points_a_deal": round(points, 2)}), flush=True)
    torch.save(learner.policy.state_dict(), Path(folder) / f"torch-{game}.pt")


class Learned:
    """What was learnt, as a bot: the likeliest action. Its weights lie where it is run."""

    NAME, VERSION = "ppo-torch", 1

    def __init__(self):
        self.known = {}

    @torch.no_grad()
    def choose(self, view, rng, limit=None):
        game = view.rules.game.ID
        if game not in self.known:
            torch.set_num_threads(1)
            self.known[game] = Policy()
            self.known[game].load_state_dict(torch.load(f"torch-{game}.pt", weights_only=True))
        whole, cards, actions = look(game, spaces.observation(view)[None], spaces.mask_of(view)[None])
        chances, _ = self.known[game](whole, cards, actions >= 0)
        return spaces.action_of(game, int(actions[0, chances[0].argmax()]))


if __name__ == "__main__":
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("game")
    asked.add_argument("--opponents", default="careful", choices=["chance", "careful", "net"])
    asked.add_argument("--minutes", type=float, default=10, help="of one core")
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--folder", default=".")
    given = asked.parse_args()
    train(given.game, given.opponents, given.minutes, given.seed, given.folder)
