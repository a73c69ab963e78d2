// A table of four as boardgame.io makes one: tricks with a duty to follow suit, hands hidden from the others.
import { createRequire } from "node:module";

const require = createRequire(import.meta.url);
const { Server, Origins } = require("boardgame.io/server");
const { INVALID_MOVE } = require("boardgame.io/core");

const PACK = [..."SHDC"].flatMap((suit) => [..."23456789TJQKA"].map((rank) => rank + suit));
const RANKS = "23456789TJQKA";

const dealt = (random) => {
  const pack = random.Shuffle(PACK);
  return [0, 1, 2, 3].map((seat) => pack.slice(13 * seat, 13 * seat + 13));
};

const winner = (trick, leader) => {
  const best = trick.reduce((strongest, card, place) =>
    card[1] === trick[0][1] && RANKS.indexOf(card[0]) > RANKS.indexOf(trick[strongest][0]) ? place : strongest, 0);
  return (leader + best) % 4;
};

const game = {
  name: "tricks",
  setup: ({ random }) => ({ hands: dealt(random), trick: [], leader: 0, next: 0, taken: [0, 0, 0, 0] }),
  playerView: ({ G, playerID }) => ({ ...G, hands: G.hands.map((hand, seat) => (String(seat) === playerID ? hand : hand.length)) }),
  turn: { minMoves: 1, maxMoves: 1, order: { first: () => 0, next: ({ G }) => G.next } },
  moves: {
    play: {
      client: false,
      move: ({ G, playerID, random }, card) => {
        const seat = Number(playerID);
        const hand = G.hands[seat];
        const led = G.trick.length ? G.trick[0][1] : undefined;
        if (!hand.includes(card)) return INVALID_MOVE;
        if (led && card[1] !== led && hand.some(([, suit]) => suit === led)) return INVALID_MOVE;
        G.hands[seat] = hand.filter((held) => held !== card);
        G.trick.push(card);
        G.next = (seat + 1) % 4;
        if (G.trick.length < 4) return undefined;
        G.next = G.leader = winner(G.trick, G.leader);
        G.taken[G.next] += 1;
        G.trick = [];
        if (G.hands.every((cards) => cards.length === 0)) G.hands = dealt(random);
        return undefined;
      },
    },
  },
};

const server = Server({ games: [game], origins: [Origins.LOCALHOST] });
const running = await server.run({ port: 0 }, () => {});
process.stdout.write(`serving at http://127.0.0.1:${running.appServer.address().port}/\n`);
