// @vitest-environment happy-dom
import { beforeAll, expect, test } from 'vitest';
import { plain, bring, speak, t } from '../i18n/texts.ts';
import type { Step, WorkedDeal } from '../http.ts';
import { seatOfDeal, walkName, type OpenDeal } from './openDeal.ts';

const NAMES = ['Anna', 'Basile', 'Céleste', 'Dora'];
const AFTER: Step = {
  seat: 0,
  action: '7H',
  said: '',
  hands: [['8H'], ['9H'], ['JH'], ['QH']],
  leader: 1,
  trick: ['AH', 'KH', 'TH', '7H'],
  winner: 1,
  turn: 1,
  legal: ['9H'],
  trump: '',
  declared: '',
  stakes: [],
  won: [1, 1, 1, 0],
  remarks: [],
};
const at = (step: Partial<Step>, reader: number | null = 0): OpenDeal => ({
  deal: { names: NAMES, reader } as WorkedDeal,
  step: { ...AFTER, ...step },
  own: 0,
  hand: 0,
  eyes: 'all',
  said: [],
});

beforeAll(async () => {
  await speak('en');
  await bring('play');
});

test('a trick that is complete has its number and who took it, of others and of oneself', () => {
  expect(plain(walkName(at({})))).toBe('Trick 3, taken by Basile');
  expect(plain(walkName(at({}, 1)))).toBe('Trick 3, taken by you');
});

test('before that and after it the next card is named, and the last trick is the end of the deal', () => {
  expect(plain(walkName(at({ trick: ['AH'], winner: null, turn: 2, won: [1, 0, 1, 0] })))).toBe(
    "Trick 3, before Céleste's card",
  );
  expect(plain(walkName({ ...at({}), asking: true }))).toBe("Trick 4, before Basile's card");
  expect(plain(walkName(at({ turn: null })))).toBe('The end of the deal');
});

test('the plate of a reader without a name in the deal has the letter of their own name, if they have one', () => {
  const open = at({});
  const names = [t('lobby-nobody'), 'Basile', 'Céleste', 'Dora'];
  const deal = { ...open.deal, names, bots: [], scores: [], steps: [open.step] } as unknown as WorkedDeal;
  const letter = (ownName: string) => seatOfDeal({ ...open, deal, ownName }, 0).letter;
  expect(letter('')).toBe('');
  expect(letter('Zoe')).toBe('Z');
});
