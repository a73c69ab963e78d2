"""The parts that the learners here share: features of a position, a small network with Adam, and a bot that plays by it.

The network has two parts, for any of the five games. A deep one reads the whole position and scores the calls. A second
one scores each legal card by itself, whatever its suit, so that what it learns about one suit applies to all; the deep part
adds what it knows of the position. Weights are stored as float16, one file a game, beside the script that trains them.
"""

import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any, NamedTuple

import numpy as np

from fourkings import members
from fourkings.arena import duel, secret_of
from fourkings.bots import BOTS
from fourkings.envs import spaces

DEEP, CARD, NEXT = 64, 64, 32
AT = {block.name: slice(block.first, block.first + int(np.prod(block.shape))) for block in spaces.BLOCKS}
SUIT = np.kron(np.eye(4, dtype=np.float32), np.ones((13, 13), np.float32))
"""(52, 52): 1 for two cards of the same suit."""


class Inputs(NamedTuple):
    """What the network reads of N positions with M legal cards together."""

    whole: Any  #: (N, G): features of the position
    cards: Any  #: (M, F): features of each legal card
    row: Any  #: (M,): the position that the card belongs to, in ascending order
    card: Any  #: (M,): the card's number as an action
    mask: Any  #: (N, 130): 1 for each legal action

    def part(self, rows):
        """Return the inputs of some positions, by number."""
        first, last = np.searchsorted(self.row, rows), np.searchsorted(self.row, rows, "right")
        count = last - first
        row = np.repeat(np.arange(len(rows)), count)
        at = np.arange(len(row)) + np.repeat(first - np.cumsum(count) + count, count)
        return Inputs(self.whole[rows], self.cards[at], row, self.card[at], self.mask[rows])

    @staticmethod
    def join(parts):
        """Return the inputs of several batches together."""
        whole, cards, row, card, mask = zip(*parts, strict=True)
        firsts = np.cumsum([0, *map(len, whole)])
        row = [rows + first for rows, first in zip(row, firsts[:-1], strict=True)]
        return Inputs(*map(np.concatenate, (whole, cards, row, card, mask)))


class Features:
    """Features of observations, for the rules of one game."""

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

    def of(self, seen, mask):
        """Return the inputs of observations (N, 797) and their masks (N, 130)."""
        row, card = np.nonzero(mask[:, :52])
        table = self.table(seen)
        return Inputs(self.whole(seen, table), self.of_cards(table, row, card), row, card, mask)

    def table(self, seen):
        """Return where the cards are, as arrays of (N, 52), and the state of the trick."""
        n, every = len(seen), np.arange(len(seen))
        own = seen[:, AT["own"]].astype(np.float32)
        gone = (seen[:, AT["played"]].reshape(n, 4, 52) > 0).any(1)
        worth = seen[:, AT["worth"]].astype(np.float32)
        places, place = seen[:, AT["on_table"]], seen[:, AT["place"]].astype(int)[:, 0]
        trump = np.repeat(seen[:, AT["trump"]][:, :4], 13, 1).astype(np.float32)
        led = (places == 1) @ SUIT
        # The card that wins the trick so far: a trump, or else of the suit led; ranked by the cards that it beats.
        best = ((places > 0) * (1 + self.higher.sum(0) + 20 * trump) * np.maximum(led, trump)).argmax(1)
        ruffs = (trump > 0) & ~(trump[every, best] > 0)[:, None]
        voids = seen[:, AT["voids"]].reshape(n, 4, 4)
        return SimpleNamespace(
            own=own,
            out=self.pack * (1 - own) * ~gone,  # held by the others
            worth=worth / np.maximum(1, np.abs(worth).max(1, keepdims=True)),
            counts=(worth != 0).astype(np.float32),
            on_table=(places > 0).astype(np.float32),
            trump=trump,
            led=led,
            wins=np.where(place[:, None] == 0, 1, np.maximum(self.higher[best], ruffs)).astype(np.float32),
            void=[np.repeat(voids[:, seat], 13, 1).astype(np.float32) for seat in (1, 2, 3)],
            place=place,
            winner=np.where(place > 0, places[every, best], 0),
        )

    def of_cards(self, at, row, card):
        """Return the features of cards: their worth, the cards above and below in the suit, whether they win the trick."""
        own, out, counts, wins = at.own, at.out, at.counts, at.wins
        above, below, loses = self.higher.T, self.higher, at.own * (1 - at.wins)
        features = (
            own @ above / 4, own @ below / 4, out @ above / 4, out @ below / 4, own @ SUIT / 4, out @ SUIT / 4,
            (out * counts) @ above, (out * counts) @ below, (own * counts) @ above, (own * counts) @ below,
            at.worth, counts, at.trump, wins, wins * (at.led > 0), (own * wins) @ below / 2, (own * wins) @ above / 2,
            loses @ above / 2, loses @ below / 2, *at.void, own @ SUIT == 1, out @ above == 0, out @ SUIT == 0,
        )  # fmt: skip
        return np.stack([each[row, card] for each in features] + [self.higher.sum(0)[card] / 6], 1, dtype=np.float32)

    def whole(self, seen, at):
        """Return the features of the position: the trick, the deal, all cards, and the calls."""
        own, out, n = at.own, at.out, len(seen)
        later = (at.place[:, None] < np.array([3, 2, 1])) * 1.0  # who still plays after this seat
        sums = (
            own * at.trump / 4, out * at.trump / 4, at.on_table * at.worth, out * at.counts / 4, own * at.counts / 2,
            out * at.led / 4, out * at.wins / 8,
        )  # fmt: skip
        calls = seen[:, AT["calls"]].reshape(n, 4, -1)[:, :, self.first : self.first + len(self.game.CALLS)]
        parts = (
            np.eye(16)[4 * at.place + at.winner], later, later * np.stack([(void * at.led).max(1) for void in at.void], 1),
            np.stack([each.sum(1) for each in sums], 1), (own @ SUIT)[:, ::13] == 0, own @ SUIT[:, ::13] / 4,
            seen[:, AT["trump"]], seen[:, AT["payoff"]] / 40, seen[:, AT["tricks"]] / 4,
            seen[:, AT["held"]][:, :1] / 13, np.eye(14)[seen[:, AT["held"]][:, 0]],
            np.eye(11)[np.minimum(seen[:, AT["deal"]][:, 0], 10)],
            own, out, own * at.counts, out * at.counts, at.on_table, seen[:, AT["voids"]], calls.reshape(n, -1),
            seen[:, AT["shown"]] > 0, seen[:, AT["step"]], seen[:, AT["buyer"]], seen[:, AT["price"]] / 8,
            seen[:, AT["dealer"]], seen[:, AT["scores"]] / 100, seen[:, AT["points"]] / 40,
        )  # fmt: skip
        return np.concatenate(parts, 1, dtype=np.float32)


class Network:
    """The network and its optimiser, Adam; `like`: any inputs, for their widths."""

    def __init__(self, like, rng):
        calls, whole, of_card = spaces.NUM_ACTIONS - 52, like.whole.shape[1], like.cards.shape[1]
        sizes = [(whole, DEEP), (DEEP, DEEP), (DEEP, calls + 1), (of_card, CARD), (DEEP, CARD), (CARD, NEXT), (NEXT, 1)]
        self.weights = [rng.normal(0, np.sqrt(2 / n), (n, m)).astype(np.float32) for n, m in sizes]
        self.weights[2] *= 0.01
        self.weights[6] *= 0.1
        self.weights += [np.zeros(m, np.float32) for m in (DEEP, DEEP, calls + 1, CARD, NEXT, 1)]
        self.moments = [(np.zeros_like(weight), np.zeros_like(weight)) for weight in self.weights]
        self.updates = 0

    def forward(self, x):
        """Return the log-probabilities of all actions (N, 130), the values (N,), and what `backward` needs."""
        w1, w2, w3, wc, wt, wn, ws, b1, b2, b3, bc, bn, bs = self.weights
        h1 = np.maximum(0, x.whole @ w1 + b1)
        h2 = np.maximum(0, h1 @ w2 + b2)
        out = h2 @ w3 + b3
        c1 = np.maximum(0, x.cards @ wc + (h2 @ wt + bc)[x.row])
        c2 = np.maximum(0, c1 @ wn + bn)
        logits = np.full(x.mask.shape, -1e9, out.dtype)
        logits[:, 52:] = np.where(x.mask[:, 52:] > 0, out[:, :-1], -1e9)
        logits[x.row, x.card] = (c2 @ ws + bs)[:, 0]
        logits -= logits.max(1, keepdims=True)
        logp = logits - np.log(np.exp(logits).sum(1, keepdims=True))
        return logp, out[:, -1], (x, h1, h2, c1, c2)

    def backward(self, kept, d_logits, d_value, rate):
        """Make a step of Adam against the gradient at the logits and the values."""
        _, w2, w3, _, wt, wn, ws, *_ = self.weights
        x, h1, h2, c1, c2 = kept
        d_logits = np.where(x.mask > 0, d_logits, 0).astype(np.float32)
        d_score = d_logits[x.row, x.card][:, None]
        d_c2 = (d_score @ ws.T) * (c2 > 0)
        d_c1 = (d_c2 @ wn.T) * (c1 > 0)
        count = np.bincount(x.row, minlength=len(x.whole))
        padded = np.concatenate([d_c1, np.zeros((1, CARD), np.float32)])
        d_shared = np.add.reduceat(padded, np.cumsum(count) - count) * (count > 0)[:, None]
        d_out = np.concatenate([d_logits[:, 52:], d_value[:, None].astype(np.float32)], 1)
        d2 = (d_out @ w3.T + d_shared @ wt.T) * (h2 > 0)
        d1 = (d2 @ w2.T) * (h1 > 0)
        grads = [x.whole.T @ d1, h1.T @ d2, h2.T @ d_out, x.cards.T @ d_c1, h2.T @ d_shared, c1.T @ d_c2, c2.T @ d_score]
        grads += [each.sum(0) for each in (d1, d2, d_out, d_c1, d_c2, d_score)]
        norm = np.sqrt(sum(float((grad * grad).sum()) for grad in grads))
        shrink = np.float32(min(1, 0.5 / (norm + 1e-8)))
        self.updates += 1
        for weight, (mean, square), grad in zip(self.weights, self.moments, grads, strict=True):
            np.add(mean, 0.1 * (shrink * grad - mean), out=mean)
            np.add(square, 0.001 * ((shrink * grad) ** 2 - square), out=square)
            up = mean / (1 - 0.9**self.updates)
            np.subtract(weight, rate * up / (np.sqrt(square / (1 - 0.999**self.updates)) + 1e-5), out=weight)

    def save(self, file):
        """Write the weights as float16."""
        np.savez(file, *(weight.astype(np.float16) for weight in self.weights))

    @classmethod
    def load(cls, file):
        """Return a network that can only play, with its weights from a file; float64, so that machines agree on ties."""
        net = object.__new__(cls)
        with np.load(file) as stored:
            net.weights = [stored[name].astype(np.float64) for name in stored.files]
        return net


def sample(logp, rng):
    """Draw an action for each row by its log-probabilities."""
    return np.where(logp > -1e8, logp + rng.gumbel(size=logp.shape), -np.inf).argmax(1)


class Agent:
    """A bot that takes the likeliest action by the network in NAME-GAME.npz, beside the script that defines its class."""

    NAME = "agent"

    def __init__(self, net=None):
        self.folder = Path(sys.modules[type(self).__module__].__file__).parent
        self.net, self.known = net, {}

    def choose(self, view, rng, limit=None):
        rules = view.rules
        if rules not in self.known:
            net = self.net or Network.load(self.folder / f"{self.NAME}-{rules.game.ID}.npz")
            self.known[rules] = Features(rules), net
        features, net = self.known[rules]
        logp, _, _ = net.forward(features.of(spaces.observation(view)[None], spaces.mask_of(view)[None]))
        return spaces.action_of(rules.game, int(logp[0].argmax()))


def won_against_flat(agent, rules, sets, seed):
    """Return the share of the matches that an agent wins against flat in duplicate sets; None without any."""
    scores = [duel(rules, agent, BOTS["flat"], secret_of(rules, seed, number)) for number in range(sets)]
    return round(sum(score.won for score in scores) / sets, 4) if sets else None
