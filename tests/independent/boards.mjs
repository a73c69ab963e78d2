// A verifier written from docs/boards.md, shuffle.md and seal.md alone: `node boards.mjs < lines` reads an object a line,
// {set, boards: [{dealer, hands, seen}]}, and prints {sealed, description, boards: [{secret, seal, hands, below}]}: what the page makes of it.

import { createHash, createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';

const NAME = 'fourkings/boards/1';
const PACKETS = { quarante: [3, 2, 3], 'quarante-1792': [3, 2, 3], 400: [1, 2, 2, 2, 2, 2, 2] };
const hmac = (key, text) => createHmac('sha256', key).update(text).digest();
const sha = (...parts) => parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest('hex');

function stream(secret, label) {
  const key = hmac(secret, label);
  let left = Buffer.alloc(0);
  let block = 0n;
  const take = (count) => {
    while (left.length < count) {
      const number = Buffer.alloc(8);
      number.writeBigUInt64BE(block++);
      left = Buffer.concat([left, hmac(key, number)]);
    }
    const taken = left.subarray(0, count);
    left = left.subarray(count);
    return BigInt(`0x${taken.toString('hex') || '0'}`);
  };
  return (bound) => {
    let size = 0;
    while (256n ** BigInt(size) < bound) size++;
    const fair = ((256n ** BigInt(size)) / bound) * bound;
    let number;
    do number = take(size); while (number >= fair);
    return number % bound;
  };
}

function description(set) {
  const options = Object.entries(set.options).map(([name, value]) => `${name}=${value}`).sort();
  const parts = [set.name, set.game, set.preset, `${options.length}`, ...options, `${set.boards}`, set.replies];
  for (const board of set.given ?? []) {
    parts.push(`${board.seat} ${board.dealer}`);
    for (const deal of board.deals) parts.push(deal.map((hand) => hand.join(' ')).join('/'));
  }
  return Buffer.concat(parts.flatMap((part) => {
    const text = Buffer.from(part);
    const length = Buffer.alloc(4);
    length.writeUInt32BE(text.length);
    return [length, text];
  }));
}

/** The hands of the first deal of a match with this secret. */
function firstHands(set, secret, dealer) {
  const short = set.game.startsWith('quarante') || set.options.deck === 32;
  const pack = [...'SHDC'].flatMap((suit) => [...(short ? '789TJQKA' : '23456789TJQKA')].map((rank) => rank + suit));
  const below = stream(secret, 'fourkings/shuffle/1\0deal\x001\0');
  for (let i = pack.length - 1; i > 0; i--) {
    const j = Number(below(BigInt(i + 1)));
    [pack[i], pack[j]] = [pack[j], pack[i]];
  }
  const hands = [[], [], [], []];
  for (const size of PACKETS[set.game] ?? Array(pack.length / 4).fill(1)) {
    for (let step = 1; step <= 4; step++) hands[(dealer + step) % 4].push(...pack.splice(0, size));
  }
  return hands.map((hand) => hand.join(' '));
}

function read({ set, boards }) {
  const secret = Buffer.from(set.secret, 'hex');
  const described = description(set);
  return {
    sealed: sha(NAME, '\0', secret, described) === set.seal,
    description: described.toString('hex'),
    boards: boards.map(({ dealer, seen }, at) => {
      const own = hmac(secret, `${NAME}\0board\0${at + 1}`);
      const below = stream(own, `${NAME}\0replies\0${seen}`);
      return {
        secret: own.toString('hex'),
        seal: sha('fourkings/seal/1\0', own),
        hands: set.given ? set.given[at].deals[0].map((hand) => hand.join(' ')) : firstHands(set, own, dealer),
        below: [below(2n ** 62n), below(52n)].map(String),
      };
    }),
  };
}

for (const line of readFileSync(0, 'utf8').split('\n')) if (line.trim()) console.log(JSON.stringify(read(JSON.parse(line))));
