import { expect, test } from 'vitest';
import { askedIn } from './prerendered.ts';

const FIRST = {
  seat: null,
  action: '',
  said: '',
  hands: [
    ['', ''],
    ['QH', 'KS'],
  ],
  turn: 0,
  trump: 'H',
};
const TEXT = [
  {
    en: { '': 'Player', Dora: 'Dora', '3': 'no hearts', 'pass Dora': 'Dora passes', 'QH ': 'you play Q♥' },
    fr: { '': 'Joueur', Dora: 'Dora', '3': 'pas de cœurs', 'pass Dora': 'Dora passe', 'QH ': 'vous jouez la D♥' },
  },
  { id: '0ccb291442e8', deal_number: 3, legal: ['AS'], deal: { names: ['Dora', ''], about: '', steps: [] } },
  {
    id: '1ccb291442e8',
    deal_number: 3,
    legal: ['KS'],
    deal: {
      names: ['Dora', ''],
      about: '',
      steps: [FIRST, { seat: 0, action: 'pass', turn: 1 }, { seat: 1, action: 'QH', hands: [['', ''], ['KS']] }],
    },
  },
]
  .map((line) => JSON.stringify(line))
  .join('\n');

test('a puzzle is put together from what its steps change and from the sentences of a language', () => {
  const asked = askedIn(TEXT, '1ccb291442e8', 'fr')!;
  expect(asked.legal).toEqual(['KS']);
  expect(asked.deal.names).toEqual(['Dora', 'Joueur']);
  expect(asked.deal.about).toBe('pas de cœurs');
  expect(asked.deal.steps).toEqual([
    FIRST,
    { ...FIRST, seat: 0, action: 'pass', said: 'Dora passe', turn: 1 },
    { seat: 1, action: 'QH', said: 'vous jouez la D♥', hands: [['', ''], ['KS']], turn: 1, trump: 'H' },
  ]);
});

test('nothing is put together of what is not there', () => {
  expect(askedIn(TEXT, '2ccb291442e8', 'en')).toBeNull();
  expect(askedIn(TEXT, '0ccb291442e8', 'xx')).toBeNull();
  expect(askedIn('', '0ccb291442e8', 'en')).toBeNull();
});
