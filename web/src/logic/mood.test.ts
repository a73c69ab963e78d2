import { expect, test } from 'vitest';
import { snapshot } from '../../vitest.fixture.ts';
import { moodOf } from './mood.ts';

const lying = { leader: 0, cards: ['QS', 'AS', '3S', 'KS'], winner: 1 };

test('a trick that pays gladdens its winner, one that costs does not, and a king that is taken is mourned', () => {
  const view = { ...snapshot(), partners: false, team_scores: false };
  expect([0, 1, 2, 3].map((seat) => moodOf({ view, lying }, seat))).toEqual(['calm', 'glad', 'calm', 'sorry']);
  const deal = { ...view.deal!, moment: { ...view.deal!.moment!, points: [0, -2, 0, 0] } };
  expect(moodOf({ view: { ...view, deal }, lying }, 1)).toBe('sorry');
});

test('nothing shows while somebody thinks, nor for a king that goes to the partner', () => {
  const view = snapshot();
  expect(moodOf({ view, lying: null }, 1)).toBe('calm');
  expect(moodOf({ view: { ...view, partners: true }, lying }, 3)).toBe('calm');
});
