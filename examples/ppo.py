"""PPO in one file, with NumPy alone: four seats that share one network learn a game by playing it against each other.

    python examples/ppo.py jeu-du-roi --minutes 30
    fourkings match jeu-du-roi examples/ppo.py:Learned careful

The first command writes what was learnt to `ppo-GAME.npz`, and a line of its curve now and then; the second lets it play.
One small network looks at each legal card by itself, whatever its suit: what is learnt of a queen of hearts helps with all
queens. A second one reads the whole deal, and says how it stands, what to call, and what the first should know of it.
Tricks are rewarded as they are taken: the points so far stand in the observation, and what the deal's end adds comes last.
"""

import argparse
import json
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any, NamedTuple

import numpy as np

from fourkings import members
from fourkings.envs import spaces, vector

DEEP, CARD, NEXT = 64, 64, 32
TABLES, STEPS, EPOCHS, BATCHES = 256, 256, 2, 16
RATE, CLIP, LAMBDA, ENTROPY, VALUE = 1e-3, 0.2, 0.95, 0.01, 0.5
AT = {block.name: slice(block.first, block.first + int(np.prod(block.shape))) for block in spaces.BLOCKS}
SUIT = np.kron(np.eye(4, dtype=np.float32), np.ones((13, 13), np.float32))
"""(52, 52): 1 for two cards of one suit."""


class Eyes:
    """What the networks see of observations: of the whole, and of each card that may be played."""

    def __init__(self, rules):
        game = self.game = rules.game
        self.pack = np.zeros(52, np.float32)
        self.pack[[spaces.number_of_card(card) for card in game.pack(rules)]] = 1
        contract = next(iter(game.contracts(rules, 1).values()))
        self.higher = np.zeros((52, 52), np.float32)
        for card in game.pack(rules):
            beaten_by = [spaces.number_of_card(higher) for higher in members(contract.stronger[card])]
            self.higher[spaces.number_of_card(card), beaten_by] = 1
        self.first = spaces.FIRST_CALL[game.ID] - 52

    def look(self, seen, mask):
        """Of the whole (N, G); of each card that may be played (M, F), whose row and number are `row` and `card`."""
        row, card = np.nonzero(mask[:, :52])
        table = self.table(seen)
        return self.whole(seen, table), self.of_cards(table, row, card), row, card

    def table(self, seen):
        """Where the cards are, as arrays of (N, 52), and how the trick stands."""
        n, every = len(seen), np.arange(len(seen))
        own = seen[:, AT["own"]].astype(np.float32)
        gone = (seen[:, AT["played"]].reshape(n, 4, 52) > 0).any(1)
        worth = seen[:, AT["worth"]].astype(np.float32)
        places, place = seen[:, AT["on_table"]], seen[:, AT["place"]].astype(int)[:, 0]
        trump = np.repeat(seen[:, AT["trump"]][:, :4], 13, 1).astype(np.float32)
        led = (places == 1) @ SUIT
        # The card that takes the trick so far: a trump, or else one of the suit led, by the cards that it beats.
        best = ((places > 0) * (1 + self.higher.sum(0) + 20 * trump) * np.maximum(led, trump)).argmax(1)
        ruffs = (trump > 0) & ~(trump[every, best] > 0)[:, None]
        voids = seen[:, AT["voids"]].reshape(n, 4, 4)
        return SimpleNamespace(
            own=own,
            out=self.pack * (1 - own) * ~gone,  # held by the others
            worth=worth / np.maximum(1, np.abs(worth).max(1, keepdims=True)),
            dear=(worth != 0).astype(np.float32),
            lies=(places > 0).astype(np.float32),
            trump=trump,
            led=led,
            takes=np.where(place[:, None] == 0, 1, np.maximum(self.higher[best], ruffs)).astype(np.float32),
            void=[np.repeat(voids[:, seat], 13, 1).astype(np.float32) for seat in (1, 2, 3)],
            place=place,
            ahead=np.where(place > 0, places[every, best], 0),
        )

    def of_cards(self, at, row, card):
        """Return what a card is worth, what lies above and below it in its suit, and whether it would take the trick."""
        own, out, dear, takes = at.own, at.out, at.dear, at.takes
        above, below, loses = self.higher.T, self.higher, at.own * (1 - at.takes)
        looks = (
            own @ above / 4, own @ below / 4, out @ above / 4, out @ below / 4, own @ SUIT / 4, out @ SUIT / 4,
            (out * dear) @ above, (out * dear) @ below, (own * dear) @ above, (own * dear) @ below,
            at.worth, dear, at.trump, takes, takes * (at.led > 0), (own * takes) @ below / 2, (own * takes) @ above / 2,
            loses @ above / 2, loses @ below / 2, *at.void, own @ SUIT == 1, out @ above == 0, out @ SUIT == 0,
        )  # fmt: skip
        return np.stack([each[row, card] for each in looks] + [self.higher.sum(0)[card] / 6], 1, dtype=np.float32)

    def whole(self, seen, at):
        """How the trick and the deal stand, all cards, and what was said."""
        own, out, n = at.own, at.out, len(seen)
        later = (at.place[:, None] < np.array([3, 2, 1])) * 1.0  # who still plays after this seat
        counts = (
            own * at.trump / 4, out * at.trump / 4, at.lies * at.worth, out * at.dear / 4, own * at.dear / 2,
            out * at.led / 4, out * at.takes / 8,
        )  # fmt: skip
        calls = seen[:, AT["calls"]].reshape(n, 4, -1)[:, :, self.first : self.first + len(self.game.CALLS)]
        parts = (
            np.eye(16)[4 * at.place + at.ahead], later, later * np.stack([(void * at.led).max(1) for void in at.void], 1),
            np.stack([each.sum(1) for each in counts], 1), (own @ SUIT)[:, ::13] == 0, own @ SUIT[:, ::13] / 4,
            seen[:, AT["trump"]], seen[:, AT["payoff"]] / 40, seen[:, AT["tricks"]] / 4,
            seen[:, AT["held"]][:, :1] / 13, np.eye(14)[seen[:, AT["held"]][:, 0]],
            np.eye(11)[np.minimum(seen[:, AT["deal"]][:, 0], 10)],
            own, out, own * at.dear, out * at.dear, at.lies, seen[:, AT["voids"]], calls.reshape(n, -1),
            seen[:, AT["shown"]] > 0, seen[:, AT["step"]], seen[:, AT["buyer"]], seen[:, AT["price"]] / 8,
            seen[:, AT["dealer"]], seen[:, AT["scores"]] / 100, seen[:, AT["points"]] / 40,
        )  # fmt: skip
        return np.concatenate(parts, 1, dtype=np.float32)


class Network:
    """The two networks, and Adam."""

    def __init__(self, whole, of_card, rng):
        calls = spaces.NUM_ACTIONS - 52
        sizes = [(whole, DEEP), (DEEP, DEEP), (DEEP, calls + 1), (of_card, CARD), (DEEP, CARD), (CARD, NEXT), (NEXT, 1)]
        self.weights = [rng.normal(0, np.sqrt(2 / n), (n, m)).astype(np.float32) for n, m in sizes]
        self.weights[2] *= 0.01
        self.weights[6] *= 0.1
        self.weights += [np.zeros(m, np.float32) for m in (DEEP, DEEP, calls + 1, CARD, NEXT, 1)]
        self.moments = [(np.zeros_like(weight), np.zeros_like(weight)) for weight in self.weights]
        self.updates = 0

    def forward(self, whole, of_card, row, card, mask):
        """Log-probabilities of the actions, the values, and what the way back needs."""
        w1, w2, w3, wc, wt, wn, ws, b1, b2, b3, bc, bn, bs = self.weights
        h1 = np.maximum(0, whole @ w1 + b1)
        h2 = np.maximum(0, h1 @ w2 + b2)
        out = h2 @ w3 + b3
        c1 = np.maximum(0, of_card @ wc + (h2 @ wt + bc)[row])
        c2 = np.maximum(0, c1 @ wn + bn)
        logits = np.full((len(whole), spaces.NUM_ACTIONS), -1e9, np.float32)
        logits[:, 52:] = np.where(mask[:, 52:] > 0, out[:, :-1], -1e9)
        logits[row, card] = (c2 @ ws + bs)[:, 0]
        logits -= logits.max(1, keepdims=True)
        logp = logits - np.log(np.exp(logits).sum(1, keepdims=True))
        return logp, out[:, -1], (whole, of_card, row, card, h1, h2, c1, c2)

    def backward(self, kept, d_logits, d_value, rate):
        """One step of Adam against the gradient at the logits and the values."""
        _, w2, w3, _, wt, wn, ws, *_ = self.weights
        whole, of_card, row, card, h1, h2, c1, c2 = kept
        d_score = d_logits[row, card][:, None]
        d_c2 = (d_score @ ws.T) * (c2 > 0)
        d_c1 = (d_c2 @ wn.T) * (c1 > 0)
        first = np.searchsorted(row, np.arange(len(whole)))  # rows are in order: the cards of each lie together
        d_told = np.add.reduceat(np.concatenate([d_c1, np.zeros((1, CARD), np.float32)]), first)
        d_told[np.bincount(row, minlength=len(whole)) == 0] = 0
        d_out = np.concatenate([d_logits[:, 52:], d_value[:, None]], 1)
        d2 = (d_out @ w3.T + d_told @ wt.T) * (h2 > 0)
        d1 = (d2 @ w2.T) * (h1 > 0)
        grads = [whole.T @ d1, h1.T @ d2, h2.T @ d_out, of_card.T @ d_c1, h2.T @ d_told, c1.T @ d_c2, c2.T @ d_score]
        grads += [each.sum(0) for each in (d1, d2, d_out, d_c1, d_c2, d_score)]
        norm = np.sqrt(sum(float((grad * grad).sum()) for grad in grads))
        self.updates += 1
        shrink = np.float32(min(1, 0.5 / (norm + 1e-8)))
        for weight, (mean, square), grad in zip(self.weights, self.moments, grads, strict=True):
            np.add(mean, 0.1 * (shrink * grad - mean), out=mean)
            np.add(square, 0.001 * ((shrink * grad) ** 2 - square), out=square)
            up = mean / (1 - 0.9**self.updates)
            np.subtract(weight, rate * up / (np.sqrt(square / (1 - 0.999**self.updates)) + 1e-5), out=weight)


def by_seat(seen, seat, partners):
    """Return the points so far of this deal by seat, of its side in a game of partners beyond the other one's."""
    points = seen[:, AT["points"]].astype(np.float32)
    points = points[np.arange(len(seat))[:, None], (np.arange(4) - seat[:, None]) % 4]
    return beyond(points, partners)


def beyond(points, partners):
    if partners:
        ours = points + np.roll(points, 2, 1)
        return ours - np.roll(ours, 1, 1)
    return points - points.mean(1, keepdims=True)


class Played(NamedTuple):
    """What was seen, done and got: decisions in the order of steps, then of tables."""

    whole: Any
    of_card: Any
    row: Any
    card: Any
    mask: Any
    seat: Any
    action: Any
    logp: Any
    value: Any
    gains: Any
    ends: Any

    def cards(self, part):
        """Return the cards of some decisions, whose row in that part, and their numbers."""
        first, last = np.searchsorted(self.row, part), np.searchsorted(self.row, part, "right")
        many = last - first
        row = np.repeat(np.arange(len(part)), many)
        at = np.arange(len(row)) + np.repeat(first - np.cumsum(many) + many, many)
        return self.of_card[at], row, self.card[at]


class Learner:
    """Plays, and learns of it."""

    def __init__(self, game, seed):
        self.env = vector.make(game, TABLES)
        observation, _ = self.env.reset(seed=seed)
        self.game = self.env.rules.game
        self.partners = self.game.PARTNERS
        self.scale = 10.0 if self.partners else 20.0
        self.rng = np.random.default_rng(seed)
        self.eyes = Eyes(self.env.rules)
        whole, of_card, _, _ = self.eyes.look(observation["observation"], observation["action_mask"])
        self.net = Network(whole.shape[1], of_card.shape[1], self.rng)

    def play(self):
        """Play STEPS actions at each table: what was seen, done and got."""
        arrays, n = self.env.arrays, TABLES
        kept = []
        gains = np.zeros((STEPS, n, 4), np.float32)
        ends = np.zeros((STEPS, n), bool)
        for step in range(STEPS):
            mask, seat = arrays.action_mask.copy(), arrays.seat.copy()
            whole, of_card, row, card = self.eyes.look(arrays.observation, mask)
            before = by_seat(arrays.observation, seat, self.partners)
            deal = arrays.observation[:, AT["deal"]][:, 0].copy()
            logp, value, _ = self.net.forward(whole, of_card, row, card, mask)
            noise = self.rng.gumbel(size=logp.shape).astype(np.float32)
            action = np.where(mask > 0, logp + noise, -np.inf).argmax(1)
            _, rewards, ended, cut, _ = self.env.step(action)
            after = by_seat(arrays.observation, arrays.seat, self.partners)
            ends[step] = ended | cut | (arrays.observation[:, AT["deal"]][:, 0] != deal)
            side = self.game.TEAM_SCORES
            final = rewards - np.roll(rewards, 1, 1) if side else beyond(rewards, self.partners)
            gains[step] = np.where(ends[step][:, None], final, after) - before
            kept.append((whole, of_card, row + n * step, card, mask, seat, action, logp, value))
        return Played(*(np.concatenate(each) for each in zip(*kept, strict=True)), gains, ends)

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
        seats, values = (array.reshape(STEPS, TABLES) for array in (played.seat, played.value))
        advantage = self.advantages(seats, values, played.gains, played.ends).reshape(-1)
        for _ in range(EPOCHS):
            for part in np.array_split(self.rng.permutation(len(advantage)), BATCHES):
                self.update(played, part, advantage[part], rate)

    def update(self, played, part, advantage, rate):
        mask, action, rows, many = played.mask[part], played.action[part], np.arange(len(part)), len(part)
        logp, value, kept = self.net.forward(played.whole[part], *played.cards(part), mask)
        chance = np.exp(logp)
        ratio = np.exp(logp[rows, action] - played.logp[part][rows, action])
        scaled = (advantage - advantage.mean()) / (advantage.std() + 1e-8)
        inside = np.where(scaled > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
        d_chosen = -(ratio * scaled * inside) / many
        d_logits = -chance * d_chosen[:, None]
        d_logits[rows, action] += d_chosen
        safe = np.where(mask > 0, logp, 0)
        entropy = -(chance * safe).sum(1, keepdims=True)
        d_logits += ENTROPY * chance * (safe + entropy) / many
        d_value = VALUE * np.clip(value - played.value[part] - advantage, -1, 1) / many
        self.net.backward(kept, (d_logits * (mask > 0)).astype(np.float32), d_value.astype(np.float32), rate)


def train(game, minutes, seed, folder, every=60):
    """Learns for so long, and writes the weights now and then; the curve as lines of JSON."""
    learner, began, last, steps = Learner(game, seed), time.process_time(), 0.0, 0
    while (spent := time.process_time() - began) < 60 * minutes:
        played = learner.play()
        learner.learn(played, RATE * (1 - 0.9 * spent / (60 * minutes)))
        steps += TABLES * STEPS
        if spent - last > every:
            last = spent
            save(learner, game, folder)
            spread = float(-(np.exp(played.logp) * np.where(played.mask > 0, played.logp, 0)).sum(1).mean())
            print(json.dumps({"minutes": round(spent / 60, 1), "steps": steps, "entropy": round(spread, 3)}), flush=True)
    save(learner, game, folder)


def save(learner, game, folder):
    np.savez(Path(folder) / f"ppo-{game}.npz", *learner.net.weights)


class Learned:
    """What was learnt, as a bot: the likeliest action. Its weights lie where it is run."""

    NAME, VERSION = "ppo", 2

    def __init__(self):
        self.known = {}

    def choose(self, view, rng, limit=None):
        rules = view.rules
        if rules not in self.known:
            with np.load(f"ppo-{rules.game.ID}.npz") as kept:
                net = object.__new__(Network)
                net.weights = [kept[name] for name in kept.files]
                self.known[rules] = Eyes(rules), net
        eyes, net = self.known[rules]
        mask = spaces.mask_of(view)[None]
        logp, _, _ = net.forward(*eyes.look(spaces.observation(view)[None], mask), mask)
        return spaces.action_of(rules.game, int(np.where(mask > 0, logp, -np.inf).argmax()))


if __name__ == "__main__":
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("game")
    asked.add_argument("--minutes", type=float, default=30, help="of one core, whatever else the machine does")
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--folder", default=".")
    given = asked.parse_args()
    train(given.game, given.minutes, given.seed, given.folder)
