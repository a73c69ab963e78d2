// @vitest-environment happy-dom
import { render } from '@testing-library/preact';
import { beforeAll, expect, test } from 'vitest';
import { bring, speak } from '../i18n/texts.ts';
import type { LeakFound } from '../http.ts';
import { Leaks } from './Leaks.tsx';

const NONE: LeakFound = { game: 'king', theme: '', loss: 0, half: 0, times: 0, matches: 12, needed: 0 };

beforeAll(async () => {
  await speak('en');
  await Promise.all([bring('play'), bring('profile'), bring('puzzles')]);
});

test('a leak is told with its interval and leads to puzzles of its theme', () => {
  const leak = { ...NONE, theme: 'keep-trump', loss: 4.13, half: 1.6, times: 7 };
  const { container } = render(<Leaks leaks={[leak]} />);
  const text = container.textContent.replace(/[\u2068\u2069]/g, '');
  expect(text).toContain('King: "Saving a trump" costs you 4.1 ± 1.6 points a match more');
  expect(text).toContain('So it was in 7 of 12 matches.');
  const doors = [...container.querySelectorAll('a')].map((door) => door.getAttribute('href'));
  expect(doors).toEqual(['#/learn/hands/king/keep-trump', '#/learn/puzzles/theme/keep-trump']);
});

test('where nothing stands out, or matches are few, it says so', () => {
  const { container } = render(<Leaks leaks={[NONE, { ...NONE, game: 'jeu-du-roi', matches: 9, needed: 1 }]} />);
  const text = container.textContent.replace(/[\u2068\u2069]/g, '');
  expect(text).toContain('King: nothing stands out in 12 reviewed matches.');
  expect(text).toContain('Le Jeu du Roi: one more reviewed match, and');
  expect(container.querySelector('a')).toBeNull();
});
