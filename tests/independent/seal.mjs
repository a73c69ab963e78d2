// A verifier written from docs/seal.md alone: `node seal.mjs < records.jsonl` prints one JSON object a record,
// {verdict: "agrees" | "differs" | "open", wrong: [what differs …]}. It shares nothing with the program.

import { createHash, createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';

const HEX = /^([0-9a-f]{2})*$/;
const GAMES = {
  quarante: { packets: [3, 2, 3], short: true },
  'quarante-1792': { packets: [3, 2, 3], short: true },
  400: { packets: [1, 2, 2, 2, 2, 2, 2] },
  'jeu-du-roi': { packets: Array(13).fill(1), lowest: true },
  king: { packets: Array(13).fill(1) },
};

function uint(value, size) {
  const out = Buffer.alloc(size);
  for (let at = size - 1; at >= 0; at--, value = Math.floor(value / 256)) out[at] = value % 256;
  return out;
}

function* bytesOf(secret, label) {
  const key = createHmac('sha256', secret).update(label).digest();
  for (let block = 0; ; block++) yield* createHmac('sha256', key).update(uint(block, 8)).digest();
}

/** Fair numbers of the stream whose label is these words and the luck. */
function numbers(secret, words, luck) {
  const zero = Buffer.of(0);
  const head = words.flatMap((word) => [Buffer.from(word), zero]);
  const source = bytesOf(secret, Buffer.concat([...head, ...luck.flatMap((contribution) => [uint(contribution.length, 4), contribution])]));
  return (n) => {
    let x;
    do x = source.next().value; while (x >= Math.floor(256 / n) * n);
    return x % n;
  };
}

function packOf(short, secret, purpose, number, luck) {
  const ranks = [...(short ? '789TJQKA' : '23456789TJQKA')];
  const cards = [...'SHDC'].flatMap((suit) => ranks.map((rank) => rank + suit));
  return mixed(cards, numbers(secret, ['fourkings/shuffle/1', purpose, String(number)], luck));
}

function mixed(cards, below) {
  for (let i = cards.length - 1; i > 0; i--) {
    const j = below(i + 1);
    const kept = cards[i];
    cards[i] = cards[j];
    cards[j] = kept;
  }
  return cards;
}

const height = (card) => '23456789TJQKA'.indexOf(card[0]);

/** The cards dealt until each entrant has a king. */
function kingsOf(pack) {
  const out = [];
  const missing = new Set(['KS', 'KH', 'KD', 'KC']);
  const has = [false, false, false, false];
  for (let entrant = 0, at = 0; missing.size > 1; entrant = (entrant + 1) % 4) {
    if (has[entrant]) continue;
    const card = pack[at++];
    out.push([entrant, card]);
    if (missing.delete(card)) has[entrant] = true;
  }
  return [...out, [has.indexOf(false), [...missing][0]]];
}

/** The draw as groups of entrants that are still alike, best group first; each round parts them further. */
function drawOf(packFor, lowest, everySeat) {
  let groups = [[0, 1, 2, 3]];
  const rounds = [];
  const open = () => (everySeat ? groups.filter((group) => group.length > 1) : groups[0].length > 1 ? [groups[0]] : []);
  while (open().length) {
    const drawing = open().flat().sort();
    const pack = packFor(rounds.length + 1);
    const row = [null, null, null, null];
    drawing.forEach((entrant, at) => { row[entrant] = pack[at]; });
    rounds.push(row);
    groups = groups.flatMap((group) => {
      if (!drawing.includes(group[0])) return [group];
      const heights = [...new Set(group.map((entrant) => height(row[entrant])))].sort((a, b) => (lowest ? a - b : b - a));
      return heights.map((rank) => group.filter((entrant) => height(row[entrant]) === rank));
    });
  }
  return { rounds, order: groups.flat() };
}

const same = (a, b) => JSON.stringify(a) === JSON.stringify(b);

function check(record) {
  const { shuffle, opening, options, game } = record;
  if (!shuffle || shuffle.derivation !== 'fourkings/shuffle/1' || shuffle.secret === undefined) return { verdict: 'open', wrong: [] };
  const wrong = [];
  const say = (ok, what) => { if (!ok) wrong.push(what); };
  say([shuffle.secret, shuffle.seal, ...shuffle.contributions].every((text) => HEX.test(text)), 'form');
  say(shuffle.secret.length === 64 && [0, 4].includes(shuffle.contributions.length), 'form');
  if (wrong.length) return { verdict: 'differs', wrong };
  const secret = Buffer.from(shuffle.secret, 'hex');
  const luck = shuffle.contributions.map((text) => Buffer.from(text, 'hex'));
  say(createHash('sha256').update('fourkings/seal/1\0').update(secret).digest('hex') === shuffle.seal, 'seal');

  const kind = GAMES[game];
  const short = kind.short || (game === 'king' && options.deck === 32);
  const packets = game === 'king' && short ? Array(8).fill(1) : kind.packets;
  const pack = (purpose, number) => packOf(short, secret, purpose, number, luck);
  const drawn = game === 'king' && options.seats !== 'fixed';
  const lots = shuffle.lots ?? [];
  const byLot = (what) => lots.includes(what) && numbers(secret, ['fourkings/lot/1', what], luck);
  const dealerLot = byLot('dealer');
  const { rounds, order } = dealerLot ? { rounds: [], order: [] } : drawOf((number) => pack('draw', number), kind.lowest, drawn);
  say(same(opening.draw, rounds), 'draw');
  let seats = opening.seats;
  if (dealerLot) {
    say(opening.kings === undefined || opening.kings.length === 0, 'kings');
  } else if (game === 'quarante-1792' && options.partners !== 'fixed') {
    const kings = kingsOf(pack('kings', 1));
    say(same(opening.kings, kings) || same(opening.kings, kings.slice(0, -1)), 'kings');
    seats = ['KH', 'KS', 'KD', 'KC'].map((king) => kings.find(([, card]) => card === king)[0]);
  } else {
    say(opening.kings === undefined || opening.kings.length === 0, 'kings');
    if (drawn) seats = order;
    else if (lots.includes('seats')) seats = mixed([0, 1, 2, 3], byLot('seats'));
  }
  say(same(opening.seats, seats) && same([...seats].sort(), [0, 1, 2, 3]), 'seats');
  const first = dealerLot ? dealerLot(4) : seats.indexOf(order[0]);
  say(opening.dealer === first, 'dealer');

  record.deals.forEach((deal, at) => {
    const dealer = (first + at) % 4;
    const cards = pack('deal', at + 1);
    const hands = [[], [], [], []];
    for (const size of packets) for (let step = 1; step <= 4; step++) hands[(dealer + step) % 4].push(...cards.splice(0, size));
    const turned = game.startsWith('quarante') ? hands[dealer].at(-1) : undefined;
    const up = game === '400' && options.expose_first !== 'off' ? hands.map((hand) => hand[0]) : undefined;
    const ok = deal.number === at + 1 && deal.dealer === dealer && same(deal.hands, hands) && deal.turned === turned && same(deal.face_up, up);
    say(ok, `deal ${at + 1}`);
  });
  return { verdict: wrong.length ? 'differs' : 'agrees', wrong };
}

for (const line of readFileSync(0, 'utf8').split('\n')) if (line.trim()) console.log(JSON.stringify(check(JSON.parse(line))));
