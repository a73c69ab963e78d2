// @vitest-environment happy-dom
import { beforeAll, expect, test } from 'vitest';
import { bring, speak } from '../i18n/texts.ts';
import { changeOf, roundText } from './words.ts';

const mean = (value: number, half: number | null) => ({ mean: value, half, many: 10 });

beforeAll(async () => {
  await speak('en');
  await bring('puzzles');
});

test('a round differs from the first one only beyond both intervals', () => {
  expect(changeOf(mean(4, 1), mean(1, 1))).toBe('better');
  expect(changeOf(mean(1, 1), mean(4, 1))).toBe('worse');
  expect(changeOf(mean(4, 2), mean(2, 2))).toBe('open');
  expect(changeOf(mean(4, null), mean(0, 1))).toBe('open');
});

test('a round is told as more or less than a club player loses', () => {
  const textOf = (value: number): string =>
    roundText('puzzle-ten-now', mean(value, 0.5)).replace(/[\u2068\u2069]/g, '');
  expect(textOf(1.25)).toBe('In these ten hands you lost 1.3 ± 0.5 points a hand more than a club player.');
  expect(textOf(-1)).toBe('In these ten hands you lost 1.0 ± 0.5 points a hand less than a club player.');
});
