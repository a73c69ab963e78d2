/** The shuffle as docs/seal.md has it: from a secret and what the players added to packs, lots, seats and dealer. */

import type { Dealt, DealingInfo } from '../api.ts';
import { hex, utf8 } from '../logic/bytes.ts';
import { bigEndian, hmac, joined, sha256 } from '../logic/digest.ts';

type Bytes = Uint8Array<ArrayBuffer>;

export type Source = { secret: Bytes; contributions: readonly Bytes[] };

export type Opened = { kings: [number, string][]; draw: (string | null)[][]; seats: number[]; dealer: number };

const ZERO = Uint8Array.of(0) as Bytes;
const RANKS = '23456789TJQKA';
const KINGS = ['KH', 'KS', 'KD', 'KC'];

/** How a match of these options is dealt; null for a game that is not among these. */
export function dealingOf(games: readonly Dealt[], game: string, options: Record<string, unknown>): DealingInfo | null {
  const entry = games.find((listed) => listed.id === game);
  const changed =
    entry?.dealing_changes
      .filter((change) => options[change.option] === change.value)
      .map((change) => change.changes) ?? [];
  return entry ? changed.reduce<DealingInfo>((dealing, changes) => ({ ...dealing, ...changes }), entry.dealing) : null;
}

export const sealOf = async (secret: Bytes): Promise<string> =>
  hex(await sha256(joined(utf8('fourkings/seal/1'), ZERO, secret)));

/** The label of a stream: words, each ended by a zero byte, then every contribution after its length. */
export function label(words: readonly string[], contributions: readonly Bytes[]): Bytes {
  const heads = words.flatMap((word) => [utf8(word), ZERO]);
  return joined(
    ...heads,
    ...contributions.flatMap((contribution) => [bigEndian(contribution.length, 4), contribution]),
  );
}

/** An endless row of fair numbers. */
class Stream {
  private bytes: number[] = [];
  private block = 0;
  private readonly key: Bytes;
  private constructor(key: Bytes) {
    this.key = key;
  }

  static async of({ secret, contributions }: Source, words: readonly string[]): Promise<Stream> {
    return new Stream(await hmac(secret, label(words, contributions)));
  }

  async below(bound: number): Promise<number> {
    const fair = Math.floor(256 / bound) * bound;
    for (;;) {
      if (this.bytes.length === 0) this.bytes = [...(await hmac(this.key, bigEndian(this.block++, 8)))];
      const number = this.bytes.shift()!;
      if (number < fair) return number % bound;
    }
  }

  async shuffled<T>(things: readonly T[]): Promise<T[]> {
    const mixed = [...things];
    for (let last = mixed.length - 1; last > 0; last--) {
      const other = await this.below(last + 1);
      [mixed[last], mixed[other]] = [mixed[other]!, mixed[last]!];
    }
    return mixed;
  }
}

export async function pack(
  source: Source,
  cards: readonly string[],
  purpose: 'draw' | 'kings' | 'deal',
  number: number,
): Promise<string[]> {
  const stream = await Stream.of(source, ['fourkings/shuffle/1', purpose, String(number)]);
  return stream.shuffled(cards);
}

/** Seats and first dealer; `joined` is how the entrants sat down, where they did as they pleased. */
export async function open(
  source: Source,
  dealing: DealingInfo,
  lots: readonly string[],
  joined: readonly number[],
): Promise<Opened> {
  const lot = (what: string) => Stream.of(source, ['fourkings/lot/1', what]);
  if (lots.includes('dealer'))
    return { kings: [], draw: [], seats: [...joined], dealer: await (await lot('dealer')).below(4) };
  const kings = dealing.seats === 'kings' ? dealKings(await pack(source, dealing.pack, 'kings', 1)) : [];
  const { draw, order } = await drawn(source, dealing);
  const holders = KINGS.map((king) => kings.find(([, card]) => card === king)?.[0] ?? 0);
  const byLot = lots.includes('seats') ? await (await lot('seats')).shuffled([0, 1, 2, 3]) : [...joined];
  const seats = { kings: holders, drawn: order, joined: byLot }[dealing.seats];
  return { kings, draw, seats, dealer: seats.indexOf(order[0]!) };
}

/** Cards one by one until each entrant has a king; the last one takes the last king. */
function dealKings(cards: readonly string[]): [number, string][] {
  const dealt: [number, string][] = [];
  const without = [0, 1, 2, 3];
  const remaining = new Set(KINGS);
  for (let turn = 0, at = 0; without.length > 1; at++) {
    const entrant = without[turn]!;
    const card = cards[at]!;
    dealt.push([entrant, card]);
    if (remaining.delete(card)) without.splice(turn, 1);
    else turn++;
    if (turn >= without.length) turn = 0;
  }
  return [...dealt, [without[0]!, [...remaining][0]!]];
}

/** The rounds of the draw, and the entrants in the order that it puts them in, the first dealer first. */
async function drawn(source: Source, dealing: DealingInfo): Promise<{ draw: (string | null)[][]; order: number[] }> {
  const draw: (string | null)[][] = [];
  const heights: number[][] = [[], [], [], []];
  const way = dealing.first_dealer === 'lowest' ? 1 : -1;
  const compare = (entrant: number, other: number): number => {
    const [a, b] = [heights[entrant]!, heights[other]!];
    const at = a.findIndex((height, i) => height !== b[i]);
    return at < 0 ? 0 : way * (a[at]! - (b[at] ?? 0));
  };
  for (;;) {
    const order = [0, 1, 2, 3].sort(compare);
    const alike = (entrant: number) => order.some((other) => other !== entrant && compare(entrant, other) === 0);
    const tied = [0, 1, 2, 3].filter(
      (entrant) => alike(entrant) && (dealing.seats === 'drawn' || compare(entrant, order[0]!) === 0),
    );
    if (draw.length && tied.length === 0) return { draw, order };
    const cards = await pack(source, dealing.pack, 'draw', draw.length + 1);
    const row: (string | null)[] = [null, null, null, null];
    for (const entrant of tied) {
      row[entrant] = cards.shift()!;
      heights[entrant]!.push(RANKS.indexOf(row[entrant]!.charAt(0)));
    }
    draw.push(row);
  }
}

/** The hands of a deal by seat, in the order dealt. */
export async function deal(source: Source, dealing: DealingInfo, number: number, dealer: number): Promise<string[][]> {
  const cards = await pack(source, dealing.pack, 'deal', number);
  const hands: string[][] = [[], [], [], []];
  for (const size of dealing.packets)
    for (let step = 1; step <= 4; step++) hands[(dealer + step) % 4]!.push(...cards.splice(0, size));
  return hands;
}
