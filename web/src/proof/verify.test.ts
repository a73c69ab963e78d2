/** The page's verifier against the vectors of docs/vectors/seal.json, with the browser's digests and without. */

import { afterEach, describe, expect, test, vi } from 'vitest';
import text from '../../../docs/vectors/seal.json?raw';
import type { Dealt } from '../api.ts';
import { hex, utf8 } from '../logic/bytes.ts';
import { fromHex, hmac, sha256 } from '../logic/digest.ts';
import { label, pack, sealOf } from './shuffle.ts';
import { readable, recordsIn, verdictOf, verify, type Check, type MatchRecord } from './verify.ts';

interface Vectors {
  seals: { secret: string; seal: string }[];
  packs: {
    pack: string;
    secret: string;
    purpose: 'draw' | 'kings' | 'deal';
    number: number;
    contributions: string[];
    label: string;
    cards: string;
  }[];
  matches: MatchRecord[];
  games: Dealt[];
}

const vectors = JSON.parse(text) as Vectors;
const packs: Record<string, string[]> = Object.fromEntries(
  vectors.games.map(({ dealing }) => [dealing.pack.length === 32 ? 'short' : 'long', dealing.pack]),
);
const copy = (record: MatchRecord): MatchRecord => structuredClone(record);

async function checked(record: MatchRecord): Promise<Check[]> {
  const checks: Check[] = [];
  for await (const check of verify(record, vectors.games)) checks.push(check);
  return checks;
}
const wrong = async (record: MatchRecord) =>
  (await checked(record)).filter((check) => check.verdict === 'differs').map((check) => check.key);

afterEach(() => vi.unstubAllGlobals());

describe.each(['lent by the browser', 'from the library'])('digests %s', (where) => {
  const stub = () => where === 'from the library' && vi.stubGlobal('crypto', {});

  test('of the page of vectors', async () => {
    stub();
    expect(hex(await sha256(utf8('abc')))).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
    expect(hex(await hmac(utf8('Jefe'), utf8('what do ya want for nothing?')))).toBe(
      '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
    );
    for (const { secret, seal } of vectors.seals) expect(await sealOf(fromHex(secret)!)).toBe(seal);
    for (const vector of vectors.packs) {
      const contributions = vector.contributions.map((text) => fromHex(text)!);
      expect(hex(label(['fourkings/shuffle/1', vector.purpose, String(vector.number)], contributions))).toBe(
        vector.label,
      );
      const cards = await pack(
        { secret: fromHex(vector.secret)!, contributions },
        packs[vector.pack]!,
        vector.purpose,
        vector.number,
      );
      expect(cards.join(' ')).toBe(vector.cards);
    }
  });

  test('every match of the page agrees', async () => {
    stub();
    for (const record of vectors.matches) {
      const checks = await checked(record);
      expect(checks.filter((check) => check.verdict !== 'agrees')).toEqual([]);
      expect(checks.filter((check) => check.what === 'deal').map((check) => check.number)).toEqual([1, 2, 3]);
    }
  });
});

describe.each(vectors.matches.map((record) => [`${record.game} ${record.shuffle!.lots ?? ''}`, record] as const))(
  '%s',
  (_, record) => {
    test('changes are noticed and named', async () => {
      const swapped = copy(record);
      const [first, other] = [swapped.deals[1]!.hands[0]!, swapped.deals[1]!.hands[2]!];
      [first[1], other[4]] = [other[4]!, first[1]!];
      expect(await wrong(swapped)).toEqual(['deal-hand']);

      const secret = copy(record);
      secret.shuffle!.secret = 'ff'.repeat(32);
      expect(await wrong(secret)).toContain('seal-differs');

      const added = copy(record);
      added.shuffle!.contributions = ['', '', '', 'aa'];
      expect((await wrong(added)).length).toBeGreaterThan(0);

      const dealer = copy(record);
      dealer.opening.dealer = (dealer.opening.dealer + 1) % 4;
      expect(await wrong(dealer)).toEqual(['dealer-differs']);

      const missing = copy(record);
      missing.deals.splice(1, 1);
      expect(await wrong(missing)).toEqual(['deal-number']);

      if (record.deals[0]!.turned) {
        const turned = copy(record);
        turned.deals[0]!.turned = '2S';
        expect(await wrong(turned)).toEqual(['deal-turned']);
      }
      if (record.deals[0]!.face_up) {
        const up = copy(record);
        delete up.deals[2]!.face_up;
        expect(await wrong(up)).toEqual(['deal-face-up']);
      }
      if (record.opening.draw.length) {
        const draw = copy(record);
        draw.opening.draw.pop();
        expect(await wrong(draw)).toEqual(['draw-differs']);
      }
      if (record.opening.kings) {
        const kings = copy(record);
        kings.opening.kings!.pop();
        expect(await wrong(kings)).toEqual([]);
        kings.opening.kings!.pop();
        expect(await wrong(kings)).toEqual(['kings-differ']);
      }
    });

    test('without its secret, or without a word of the shuffle, nothing is called good', async () => {
      const running = copy(record);
      delete running.shuffle!.secret;
      expect(verdictOf(await checked(running))).toBe('open');
      const silent = copy(record);
      delete silent.shuffle;
      expect(verdictOf(await checked(silent))).toBe('open');
      const other = copy(record);
      other.shuffle!.derivation = 'fourkings/shuffle/9';
      expect((await checked(other)).map((check) => check.key)).toEqual(['derivation']);
    });
  },
);

test('texts are read as records, or not at all', () => {
  const lines = vectors.matches.map((record) => JSON.stringify(record)).join('\n');
  expect(recordsIn(lines, vectors.games)).toHaveLength(vectors.matches.length);
  expect(recordsIn(`\uFEFF${JSON.stringify(vectors.matches[0], null, 2)}\n`, vectors.games)).toHaveLength(1);
  for (const text of ['', 'hello', '{}', '[]', '{"format": "fourkings/2"}', `${lines}\n{}`])
    expect(recordsIn(text, vectors.games)).toBeNull();
  const broken = (change: (record: MatchRecord) => void): MatchRecord[] | null => {
    const record = copy(vectors.matches[1]!);
    change(record);
    return recordsIn(JSON.stringify(record), vectors.games);
  };
  expect(broken((record) => (record.shuffle!.secret = 'xyz'))).toBeNull();
  expect(broken((record) => (record.shuffle!.seal = record.shuffle!.seal.toUpperCase()))).toBeNull();
  expect(broken((record) => record.shuffle!.contributions.pop())).toBeNull();
  expect(broken((record) => record.deals[0]!.hands.pop())).toBeNull();
  expect(broken((record) => (record.opening.seats = [0, 1, 2, 4]))).toBeNull();
  expect(broken((record) => (record.game = 'bridge'))).toBeNull();
});

test.each([
  ['', ''],
  ['636c6f766572', 'clover'],
  ['7472c3a8666c65', 'trèfle'],
  ['00ff', '00ff'],
  ['0a', '0a'],
  ['20', ' '],
])('%s was added', (bytes, text) => {
  expect(readable(bytes)).toBe(text);
});
