// @vitest-environment happy-dom
import { beforeAll, describe, expect, test } from 'vitest';
import first from 'texts:en';
import rest from 'texts:en/play';
import puzzles from 'texts:en/puzzles';
import { APART, TEXTS } from 'texts:all';
import { LANGUAGES, type Code } from '../logic/languages.ts';
import { bring, bundleOf, has, speak, t } from './texts.ts';
import { accountLine, actionInSentence, actionLabel, aim, coached, refusal, says, spoken } from './sentences.ts';
import { cardName, decimal, signed, spelledOut } from './words.ts';

const NAMES = ['Anna', 'Ben', 'Chloé', 'David'];
const sources = import.meta.glob<string>(['../**/*.tsx', '../**/*.ts', '!../**/*.test.*'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const asked = Object.values(sources).flatMap((text) =>
  [...text.matchAll(/\bt\(\s*(?:[^'`(]*\? )?'([a-z][\w-]*(?:\.\w+)?)'|\btext="([a-z-]+)"/g)].map(
    (match) => (match[1] ?? match[2])!,
  ),
);

const reviewed = (Object.keys(LANGUAGES) as Code[]).filter((code) => LANGUAGES[code].status === 'reviewed');
describe.each(reviewed)('in %s', (code) => {
  const load = [TEXTS, ...Object.values(APART)].map((texts) => texts[code]());

  test('every text that the page asks for by name exists', async () => {
    const texts = (await Promise.all(load)).map((loaded) => loaded.default).join('\n');
    const bundle = bundleOf(code, texts);
    const missing = asked.filter((id) => {
      const [key = '', attribute] = id.split('.');
      const message = bundle.getMessage(key);
      return attribute ? !message?.attributes[attribute] : !message?.value;
    });
    expect(asked.length).toBeGreaterThan(80);
    expect(missing).toEqual([]);
    expect(texts).not.toContain('⟦en⟧');
  });

  test('puzzles are not counted before there are any', async () => {
    const bundle = bundleOf(code, (await Promise.all(load)).map((loaded) => loaded.default).join('\n'));
    const text = (id: string, params: Record<string, number>) =>
      bundle.formatPattern(bundle.getMessage(id)!.value!, params);
    expect(text('boards-five-text', { deals: 3, puzzles: 0 })).not.toMatch(/0|\(\)/);
    expect(text('profile-today-puzzles', { solved: 0 })).not.toMatch(/0|:/);
  });
});

test('a card that begins a sentence is spelled with a capital', async () => {
  await speak('en');
  expect(spelledOut('Play 8♦. Q♣ wins.')).toBe('Play eight of diamonds. Queen of clubs wins.');
});

test('a sentence asks for the case of a suit', async () => {
  await speak('ru');
  const reason = { clause: 'GEN-3', key: 'ruff', params: { suit: 'S', cards: ['9S'] } };
  expect(refusal(reason, NAMES)).toBe('бейте пиками: у вас 9♠');
});

describe('in French', () => {
  beforeAll(async () => {
    await speak('fr');
    await bring('review');
  });

  test('cards have their French names and letters', () => {
    expect(cardName('QH')).toBe('dame de cœur');
    expect(refusal({ clause: 'GEN-3', key: 'follow', params: { suit: 'H', cards: ['KH', '9H'] } }, NAMES)).toBe(
      'fournissez à cœur\u202f: vous avez R♥, 9♥',
    );
  });

  test.each([
    ['clique:KKK', "«\u202fTrois rois\u202f»\u202f: d'après"],
    ['good', '«\u202fBon\u202f»\u202f: d'],
    ['KH', 'R♥\u202f: d'],
  ])('%s stands in a sentence as it was said, in quotes of its own', (action, words) => {
    expect(t('review-drill-good', { chosen: actionInSentence(action) })).toContain(words);
  });

  test('figures are written the French way', () => expect(decimal(-13.25)).toBe('−13,3'));

  test('bids are said in words', () => {
    expect(says('Anna', 'bid:4')).toBe('Anna annonce quatre');
    expect(says('Anna', 'bid:4', true)).toBe('vous annoncez quatre');
  });
});

describe('in English', () => {
  beforeAll(() => speak('en'));

  test('the coach speaks in sentences, with the names of the table', () => {
    const fact = { key: 'unbeatable', params: { seat: 3, prize: 'AS', mine: 0 } };
    const empty = { key: 'only-card', params: { better: '7S', suit: 'S', how: 'trump' } };
    expect(coached([fact, empty], NAMES)).toBe(
      "David's A♠ can't be beaten. After 7♠, your only spade, you can trump spades.",
    );
    expect(decimal(4)).toBe('4.0');
  });

  test('the coach tells the price of the rungs that it compares', () => {
    const call = { key: 'call-points', params: { word: '+2', second: 'pass', points: 12 } };
    expect(coached([call], NAMES, { '+2': 50 })).toMatch(
      /"\+2 \(50 points\)" brings you about 12 points more than "Pass"/,
    );
  });

  test.each([
    [{ how: 'action', card: '9S' }, '9♠ would do as well.'],
    [{ how: 'action', card: '+2' }, '"+2" would do as well.'],
    [{ how: 'bid', bid: 4 }, 'A bid of 4 would do as well.'],
  ])('%j stands in a sentence, be it a card, a call or a bid', (params, sentence) => {
    expect(coached([{ key: 'as-good', params }], NAMES)).toBe(sentence);
  });

  test.each([
    ['+3', '+3 (75 points)'],
    ['pass', 'Pass'],
    ['clique:KKKK', 'Announce four kings'],
    ['count:3', 'Say "three"'],
    ['declare:NT', 'No trump'],
    ['ask:-1', 'Ask for −1 (75 points)'],
    ['ultimatum:+8:negative', '+8 (200 points), or I play negative'],
  ])('%s is labelled', (action, label) => {
    expect(actionLabel(action, { '+3': 75, '-1': 75, '+8': 200 })).toBe(label);
  });

  test.each(['+3', 'ask:-1', 'ultimatum:+8:negative'])('%s names no points where nobody knows them', (action) => {
    expect(actionLabel(action)).not.toMatch(/points/);
  });

  test.each([
    ['+3', '+3'],
    ['-1', '−1'],
    ['bid:7', '7'],
    ['rank:K', 'kings'],
    ['good', '"Good"'],
    ['ask:+5', '+5?'],
    ['declare:H', 'hearts'],
  ])('%s hangs at a seat', (action, text) => {
    expect(spoken(action)).toBe(text);
  });

  test.each([
    ['tricks', 'no tricks'],
    ['trumps-C', 'clubs are trump'],
    ['auction', "dealer's choice"],
    ['H', 'hearts are trump'],
    ['negative', 'negative'],
    ['NT', 'no trump'],
    ['', ''],
  ])('aim %s', (key, text) => {
    expect(aim(key)).toBe(text);
  });

  test.each([
    ['tricks', { each: -20 }, 'Tricks, −20 each'],
    ['cards', { each: 5, what: 'K' }, 'kings, +5 each'],
    ['cards', { each: -6, what: 'KJ' }, 'kings and jacks, −6 each'],
    ['cards', { each: -160, what: 'KH' }, 'king of hearts, −160 each'],
    ['last-tricks', { each: -90, number: 2 }, 'The last 2 tricks, −90 each'],
    ['clique', { seat: 2, clique: 'QQQ' }, 'three queens, announced by Chloé'],
    ['bid-made', { seat: 1, bid: 4, won: 5 }, 'Ben bid 4 and took 5: made'],
    ['price', { rung: '-1', paid: 75, buyer: 1, dealer: 0 }, 'Ben pays Anna for −1'],
    ['split', { dealer: 100, others: 75 }, 'The deal is split: 100 for the dealer, 75 for each of the others'],
    ['start', { each: 325 }, 'Starting points, +325 each'],
  ])('an account line: %s', (key, params, text) => {
    expect(accountLine({ clause: '', key, params, points: [] }, NAMES)).toBe(text);
  });

  test('a refusal names the player', () => {
    expect(refusal({ clause: '', key: 'not-your-turn', params: { seat: 3 } }, NAMES)).toBe(
      "patience: it's David's turn",
    );
    expect(
      refusal({ clause: '', key: 'step-decide', params: { words: ['sell', 'refuse', 'ask:+3', 'ask:+4'] } }, NAMES),
    ).toContain('sell, refuse to sell or ask for more');
  });

  test('numbers have their sign', () => {
    expect([signed(5), signed(0), signed(-7)]).toEqual(['+5', '0', '−7']);
    expect(has('no-such-text')).toBe(false);
  });
});

test.each(Object.keys(LANGUAGES) as Code[])(
  'in %s small numbers are their digits, as the browser writes them',
  async (code) => {
    await speak(code);
    const format = new Intl.NumberFormat(LANGUAGES[code].figures);
    for (const n of [0, 7, 42, 999]) {
      expect(format.format(n)).toBe(String(n));
      if (n) expect(t('today-streak', { days: n })).toContain(String(n));
    }
    expect(t('lobby-setup', { game: 12_345 })).toContain(format.format(12_345));
  },
);

test('no text of the page is unused', () => {
  const source = Object.values(sources).join('\n');
  const kinds = [...source.matchAll(/\bt\([^)]*?`([a-z-]+)\$\{|\btext="([a-z-]+)"/g)].map(
    (match) => (match[1] ?? match[2])!,
  );
  const own = [
    ...[first, rest, puzzles]
      .join('\n')
      .matchAll(
        /^((?:at|away|chat|end|first|gather|help|house|learn|line|lobby|log|luck|nav|proof|puzzle-page|puzzle-theme|result|rules|self|settings|sheet|talk|today|ui)-[\w-]+) =/gm,
      ),
  ].map((match) => match[1]!);
  expect(own.length).toBeGreaterThan(150);
  expect(
    own.filter(
      (id) => !source.includes(`'${id}'`) && !source.includes(`'${id}.`) && !kinds.some((kind) => id.startsWith(kind)),
    ),
  ).toEqual([]);
});
