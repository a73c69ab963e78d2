/**
 * A record's cards compared with the secret told in it. The findings have the keys and parameters of `fourkings
 * verify`.
 */

import type { Dealt, DealingInfo } from '../api.ts';
import { hex } from '../logic/bytes.ts';
import { fromHex } from '../logic/digest.ts';
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

export type RecordedDeal = { number: number; dealer: number; hands: string[][]; turned?: string; face_up?: string[] };

export type Shuffle = { derivation: string; seal: string; contributions: string[]; lots?: string[]; secret?: string };

/** A record, as far as checking needs it. */
export interface MatchRecord {
  game: string;
  options: Record<string, unknown>;
  entrants: string[];
  opening: { draw: (string | null)[][]; kings?: [number, string][]; seats: number[]; dealer: number };
  deals: RecordedDeal[];
  shuffle?: Shuffle;
  result?: unknown;
}

export const SHUFFLE = 'fourkings/shuffle/1';

export const verdictOf = (checks: readonly Check[]): Verdict =>
  (['differs', 'open'] as const).find((verdict) => checks.some((finding) => finding.verdict === verdict)) ?? 'agrees';

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

const isList = (value: unknown, test: (item: unknown) => boolean, size?: number): boolean =>
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
    (value['shuffle'] === undefined || isShuffle(value['shuffle']))
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

function isShuffle(value: unknown): boolean {
  if (!isObject(value) || !isText(value['derivation']) || fromHex(value['seal'])?.length !== 32) return false;
  const { contributions = [], lots = [], secret } = value;
  const four =
    isList(contributions, (item) => fromHex(item) !== null) && [0, 4].includes((contributions as unknown[]).length);
  return (
    four &&
    isList(lots, (item) => item === 'seats' || item === 'dealer') &&
    (secret === undefined || fromHex(secret)?.length === 32)
  );
}

// --- comparing -----------------------------------------------------------------------------------------------------

const same = (value: unknown, other: unknown): boolean => JSON.stringify(value) === JSON.stringify(other);
const check = (
  what: Check['what'],
  verdict: Verdict,
  key: string,
  params: Check['params'] = {},
  number = 0,
): Check => ({ what, verdict, key, params, number });

/** Compare all that can be compared; each finding comes as soon as it is made. */
export async function* verify(record: MatchRecord, games: readonly Dealt[]): AsyncGenerator<Check> {
  const shuffle = record.shuffle;
  if (!shuffle) return yield check('shuffle', 'open', 'no-shuffle');
  if (shuffle.derivation !== SHUFFLE)
    return yield check('shuffle', 'open', 'derivation', { name: shuffle.derivation, known: SHUFFLE });
  const contributions = (shuffle.contributions ?? []).map((text) => fromHex(text)!);
  yield check('luck', 'agrees', 'luck', { number: contributions.filter((luck) => luck.length).length });
  if (shuffle.secret === undefined) return yield check('seal', 'open', 'no-secret', { seal: shuffle.seal });
  const source: Source = { secret: fromHex(shuffle.secret)!, contributions };
  const seal = await sealOf(source.secret);
  yield seal === shuffle.seal
    ? check('seal', 'agrees', 'seal-agrees', { seal: seal })
    : check('seal', 'differs', 'seal-differs', { expected: seal, recorded: shuffle.seal });
  if (!same([...record.opening.seats].sort(), [0, 1, 2, 3])) return yield check('seats', 'differs', 'seats-twice');
  const dealing = dealingOf(games, record.game, record.options)!;
  // No lot is drawn for seats where the game draws them: a record that says so is compared with that draw.
  const lots = (shuffle.lots ?? []).filter((lot) => lot !== 'seats' || dealing.seats === 'joined');
  const opened = await open(source, dealing, lots, record.opening.seats);
  yield* opening(record, dealing, opened, lots);
  for (const [at, played] of record.deals.entries()) {
    const dealer = (opened.dealer + at) % 4;
    yield dealt(record, played, at + 1, dealer, await deal(source, dealing, at + 1, dealer), dealing);
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
    const at = opened.kings.findIndex((king, i) => !same(king, kings[i]));
    const place = at < 0 ? opened.kings.length : at;
    const word = (dealt: [number, string] | undefined) => (dealt ? [entrants[dealt[0]]!, dealt[1]] : []);
    const wrong = { place: place + 1, expected: word(opened.kings[place]), recorded: word(kings[place]) };
    yield good
      ? check('kings', 'agrees', 'kings-agree', { number: kings.length })
      : check('kings', 'differs', 'kings-differ', wrong);
  }
  for (let round = 0; round < Math.max(draw.length, opened.draw.length); round++) {
    const [expected, recorded] = [opened.draw[round] ?? [], draw[round] ?? []];
    const at = [0, 1, 2, 3].findIndex((entrant) => (expected[entrant] ?? null) !== (recorded[entrant] ?? null));
    const wrong = {
      number: round + 1,
      who: entrants[at] ?? '',
      expected: expected[at] ?? '',
      recorded: recorded[at] ?? '',
    };
    yield at < 0
      ? check('draw', 'agrees', 'draw-agrees', { number: round + 1 }, round + 1)
      : check('draw', 'differs', 'draw-differs', wrong, round + 1);
  }
  if (lots.includes('seats') || (dealing.seats !== 'joined' && !lots.includes('dealer'))) {
    const good = same(seats, opened.seats);
    const names = (order: readonly number[]) => order.map((entrant) => entrants[entrant]!);
    yield check('seats', good ? 'agrees' : 'differs', good ? 'seats-agree' : 'seats-differ', {
      expected: names(opened.seats),
      recorded: names(seats),
    });
  }
  const [due, given] = [opened.seats[opened.dealer]!, seats[dealer]!];
  const params = { expected: entrants[due]!, recorded: entrants[given]! };
  yield check(
    'dealer',
    due === given ? 'agrees' : 'differs',
    due === given ? 'dealer-agrees' : 'dealer-differs',
    params,
  );
}

function dealt(
  record: MatchRecord,
  recorded: RecordedDeal,
  number: number,
  dealer: number,
  hands: string[][],
  dealing: DealingInfo,
): Check {
  const who = (seat: number) => record.entrants[record.opening.seats[seat]!]!;
  const differs = (key: string, expected: Said, seen: Said, more = {}) => ({
    ...check('deal', 'differs', key, { number, ...more, expected, recorded: seen }, number),
    hands,
  });
  const turned = dealing.turn_up === null ? '' : hands[dealer]!.at(dealing.turn_up)!;
  const place = dealing.face_up;
  const faceUp = place === null ? [] : hands.map((hand) => hand.at(place)!);
  if (recorded.number !== number) return differs('deal-number', number, recorded.number);
  if (recorded.dealer !== dealer) return differs('deal-dealer', who(dealer), who(recorded.dealer));
  for (const [seat, hand] of hands.entries()) {
    const written = recorded.hands[seat]!;
    for (let at = 0; at < Math.max(hand.length, written.length); at++) {
      if (hand[at] !== written[at])
        return differs('deal-hand', hand[at] ?? '', written[at] ?? '', { who: who(seat), place: at + 1 });
    }
  }
  if ((recorded.turned ?? '') !== turned) return differs('deal-turned', turned, recorded.turned ?? '');
  if (!same(recorded.face_up ?? [], faceUp)) return differs('deal-face-up', faceUp, recorded.face_up ?? []);
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
