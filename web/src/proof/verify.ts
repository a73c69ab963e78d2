/**
 * A record's cards compared with the secret told in it. The findings have the keys and parameters of `fourkings
 * verify`.
 */

import type { DealingInfo } from '../http.ts';
import type { Dealt } from '../api.ts';
import { fromHex, hex } from '../logic/digest.ts';
import { deal, dealingOf, open, sealOf, type Opened, type Source } from './shuffle.ts';

export type Verdict = 'agrees' | 'differs' | 'open';
export type Said = string | number | readonly string[];

export interface Check {
  what: 'shuffle' | 'seal' | 'luck' | 'kings' | 'draw' | 'seats' | 'dealer' | 'deal';
  verdict: Verdict;
  key: string;
  params: Record<string, Said>;
  number: number;
  /** Of a deal: its hands by seat, as the secret makes them. */
  hands?: string[][];
}

export interface RecordedDeal {
  number: number;
  dealer: number;
  hands: string[][];
  turned?: string;
  face_up?: string[];
}

export interface Told {
  derivation: string;
  seal: string;
  contributions: string[];
  lots?: string[];
  secret?: string;
}

/** A record, as far as checking needs it. */
export interface MatchRecord {
  game: string;
  options: Record<string, unknown>;
  entrants: string[];
  opening: { draw: (string | null)[][]; kings?: [number, string][]; seats: number[]; dealer: number };
  deals: RecordedDeal[];
  shuffle?: Told;
  result?: unknown;
}

export const SHUFFLE = 'fourkings/shuffle/1';

export const verdictOf = (checks: readonly Check[]): Verdict =>
  (['differs', 'open'] as const).find((verdict) => checks.some((one) => one.verdict === verdict)) ?? 'agrees';

// --- reading -------------------------------------------------------------------------------------------------------

/** The records in a text: JSON Lines, or one record over many lines; null where something in it is none. */
export function recordsIn(text: string, games: readonly Dealt[]): MatchRecord[] | null {
  const isOne = (value: unknown): value is MatchRecord => isRecord(value, games);
  const whole = text.replace(/^\uFEFF/, '').trim();
  const lines = whole.split('\n').filter((line) => line.trim());
  for (const parts of [lines, [whole]]) {
    try {
      const records = parts.map((part) => JSON.parse(part) as unknown);
      return records.length && records.every(isOne) ? records : null;
    } catch {
      // Not one record a line: perhaps one record over many.
    }
  }
  return null;
}

const isList = (value: unknown, test: (one: unknown) => boolean, size?: number): boolean =>
  Array.isArray(value) && (size === undefined || value.length === size) && value.every(test);
const isText = (value: unknown): boolean => typeof value === 'string';
const isSeat = (value: unknown): boolean => Number.isInteger(value) && (value as number) >= 0 && (value as number) < 4;
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function isRecord(value: unknown, games: readonly Dealt[]): value is MatchRecord {
  if (
    !isObject(value) ||
    value['format'] !== 'fourkings/1' ||
    !isObject(value['opening']) ||
    !isObject(value['options'])
  )
    return false;
  const { draw, kings, seats, dealer } = value['opening'];
  return (
    dealingOf(games, String(value['game']), value['options']) !== null &&
    isList(value['entrants'], isText, 4) &&
    isList(draw, (row) => isList(row, (card) => card === null || isText(card), 4)) &&
    (kings === undefined ||
      isList(kings, (row) => Array.isArray(row) && row.length === 2 && isSeat(row[0]) && isText(row[1]))) &&
    isList(seats, isSeat, 4) &&
    isSeat(dealer) &&
    isList(value['deals'], isDeal) &&
    (value['shuffle'] === undefined || isTold(value['shuffle']))
  );
}

function isDeal(value: unknown): boolean {
  return (
    isObject(value) &&
    Number.isInteger(value['number']) &&
    isSeat(value['dealer']) &&
    isList(value['hands'], (hand) => isList(hand, isText), 4) &&
    (value['turned'] === undefined || isText(value['turned'])) &&
    (value['face_up'] === undefined || isList(value['face_up'], isText, 4))
  );
}

function isTold(value: unknown): boolean {
  if (!isObject(value) || !isText(value['derivation']) || fromHex(value['seal'])?.length !== 32) return false;
  const { contributions = [], lots = [], secret } = value;
  const four =
    isList(contributions, (one) => fromHex(one) !== null) && [0, 4].includes((contributions as unknown[]).length);
  return (
    four &&
    isList(lots, (one) => one === 'seats' || one === 'dealer') &&
    (secret === undefined || fromHex(secret)?.length === 32)
  );
}

// --- comparing -----------------------------------------------------------------------------------------------------

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
const check = (
  what: Check['what'],
  verdict: Verdict,
  key: string,
  params: Check['params'] = {},
  number = 0,
): Check => ({
  what,
  verdict,
  key,
  params,
  number,
});

/** Compare all that can be compared; each finding comes as soon as it is made. */
export async function* verify(record: MatchRecord, games: readonly Dealt[]): AsyncGenerator<Check> {
  const told = record.shuffle;
  if (!told) return yield check('shuffle', 'open', 'no-shuffle');
  if (told.derivation !== SHUFFLE)
    return yield check('shuffle', 'open', 'derivation', { name: told.derivation, known: SHUFFLE });
  const contributions = (told.contributions ?? []).map((one) => fromHex(one)!);
  yield check('luck', 'agrees', 'luck', { number: contributions.filter((one) => one.length).length });
  if (told.secret === undefined) return yield check('seal', 'open', 'no-secret', { seal: told.seal });
  const source: Source = { secret: fromHex(told.secret)!, contributions };
  const made = await sealOf(source.secret);
  yield made === told.seal
    ? check('seal', 'agrees', 'seal-agrees', { seal: made })
    : check('seal', 'differs', 'seal-differs', { expected: made, found: told.seal });
  if (!same([...record.opening.seats].sort(), [0, 1, 2, 3])) return yield check('seats', 'differs', 'seats-twice');
  const dealing = dealingOf(games, record.game, record.options)!;
  // No lot is drawn for seats where the game draws them: a record that says so is compared with that draw.
  const lots = (told.lots ?? []).filter((one) => one !== 'seats' || dealing.seats === 'joined');
  const opened = await open(source, dealing, lots, record.opening.seats);
  yield* opening(record, dealing, opened, lots);
  for (const [at, one] of record.deals.entries()) {
    const dealer = (opened.dealer + at) % 4;
    yield dealt(record, one, at + 1, dealer, await deal(source, dealing, at + 1, dealer), dealing);
  }
}

function* opening(
  record: MatchRecord,
  dealing: DealingInfo,
  opened: Opened,
  lots: readonly string[],
): Generator<Check> {
  const {
    entrants,
    opening: { draw, kings = [], seats, dealer },
  } = record;
  if (opened.kings.length || kings.length) {
    const good = kings.length > 0 && (same(kings, opened.kings) || same(kings, opened.kings.slice(0, -1)));
    const at = opened.kings.findIndex((one, i) => !same(one, kings[i]));
    const place = at < 0 ? opened.kings.length : at;
    const word = (one: [number, string] | undefined) => (one ? [entrants[one[0]]!, one[1]] : []);
    const wrong = { place: place + 1, expected: word(opened.kings[place]), found: word(kings[place]) };
    yield good
      ? check('kings', 'agrees', 'kings-agree', { number: kings.length })
      : check('kings', 'differs', 'kings-differ', wrong);
  }
  for (let round = 0; round < Math.max(draw.length, opened.draw.length); round++) {
    const [made, found] = [opened.draw[round] ?? [], draw[round] ?? []];
    const at = [0, 1, 2, 3].findIndex((entrant) => (made[entrant] ?? null) !== (found[entrant] ?? null));
    const wrong = { number: round + 1, who: entrants[at] ?? '', expected: made[at] ?? '', found: found[at] ?? '' };
    yield at < 0
      ? check('draw', 'agrees', 'draw-agrees', { number: round + 1 }, round + 1)
      : check('draw', 'differs', 'draw-differs', wrong, round + 1);
  }
  if (lots.includes('seats') || (dealing.seats !== 'joined' && !lots.includes('dealer'))) {
    const good = same(seats, opened.seats);
    const names = (order: readonly number[]) => order.map((entrant) => entrants[entrant]!);
    yield check('seats', good ? 'agrees' : 'differs', good ? 'seats-agree' : 'seats-differ', {
      expected: names(opened.seats),
      found: names(seats),
    });
  }
  const [made, found] = [opened.seats[opened.dealer]!, seats[dealer]!];
  const params = { expected: entrants[made]!, found: entrants[found]! };
  yield check(
    'dealer',
    made === found ? 'agrees' : 'differs',
    made === found ? 'dealer-agrees' : 'dealer-differs',
    params,
  );
}

function dealt(
  record: MatchRecord,
  one: RecordedDeal,
  number: number,
  dealer: number,
  hands: string[][],
  dealing: DealingInfo,
): Check {
  const who = (seat: number) => record.entrants[record.opening.seats[seat]!]!;
  const differs = (key: string, expected: Said, found: Said, more = {}) => ({
    ...check('deal', 'differs', key, { number, ...more, expected, found }, number),
    hands,
  });
  const turned = dealing.turn_up === null ? '' : hands[dealer]!.at(dealing.turn_up)!;
  const place = dealing.face_up;
  const faceUp = place === null ? [] : hands.map((hand) => hand.at(place)!);
  if (one.number !== number) return differs('deal-number', number, one.number);
  if (one.dealer !== dealer) return differs('deal-dealer', who(dealer), who(one.dealer));
  for (const [seat, hand] of hands.entries()) {
    const found = one.hands[seat]!;
    for (let at = 0; at < Math.max(hand.length, found.length); at++) {
      if (hand[at] !== found[at])
        return differs('deal-hand', hand[at] ?? '', found[at] ?? '', { who: who(seat), place: at + 1 });
    }
  }
  if ((one.turned ?? '') !== turned) return differs('deal-turned', turned, one.turned ?? '');
  if (!same(one.face_up ?? [], faceUp)) return differs('deal-face-up', faceUp, one.face_up ?? []);
  return { ...check('deal', 'agrees', 'deal-agrees', { number }, number), hands };
}

/** What was added, as a person reads it: a word where it is one, else its digits. */
export function readable(contribution: string): string {
  const bytes = fromHex(contribution);
  if (!bytes?.length) return '';
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    if (/^[\p{L}\p{N}\p{P}\p{S} ]+$/u.test(text)) return text;
  } catch {
    // No text.
  }
  return hex(bytes);
}
