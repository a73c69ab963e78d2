import { expect, test } from 'vitest';
import { fitted, roomFor } from './wallLines.ts';

const PAIRS = ['Anna & Benoît', 'Chloé & Dan', 'Élise & Farid', 'Gaston & Hanna'];
const LONG = 'Wilhelmina-Katharina & Konstantinopolitanis';

test('one long pair is written smaller, and leaves the others as they are', () => {
  const letters = roomFor([...PAIRS, LONG]);
  expect(letters).toBeLessThan(20);
  expect(PAIRS.map((pair) => fitted(pair, letters))).toEqual([undefined, undefined, undefined, undefined]);
  expect(fitted(LONG, letters)).toEqual({ fontSize: '0.60em' });
});

test('lines of like length all have their room, and an empty list needs none', () => {
  const letters = roomFor(PAIRS);
  expect(PAIRS.filter((pair) => fitted(pair, letters))).toEqual([]);
  expect(letters).toBe(14);
  expect(roomFor([])).toBe(0);
});
