// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answers, dismiss, loadSets } from './sets.ts';

const BEN = { set: '2026-11-22-quarante', handle: 'ben', name: 'Ben', game: 'quarante', day: '2026-11-22' };
const CLARA = { ...BEN, handle: 'clara', name: 'Clara' };

/** What the server still holds, and what it says to putting away. */
let held: (typeof BEN)[] = [];
let away = 204;

beforeEach(() => {
  held = [BEN, CLARA];
  away = 204;
  vi.stubGlobal('fetch', async (_path: string, init?: RequestInit) =>
    init?.method === 'DELETE'
      ? new Response(away === 204 ? null : '{}', { status: away })
      : new Response(JSON.stringify({ begun: [], answers: held, days: true })),
  );
});
afterEach(() => vi.unstubAllGlobals());

const names = () => answers.value.map((answer) => answer.name);

test('an answer put away stays away, though the server told it before it heard', async () => {
  await loadSets();
  expect(names()).toEqual(['Ben', 'Clara']);
  dismiss(BEN.set, BEN.handle);
  expect(names()).toEqual(['Clara']);
  await loadSets();
  expect(names()).toEqual(['Clara']);
});

test('an answer that could not be put away is told again', async () => {
  await loadSets();
  away = 503;
  await dismiss(CLARA.set, CLARA.handle);
  expect(names()).not.toContain('Clara');
  await loadSets();
  expect(names()).toContain('Clara');
});

test('deals that could not be asked for are asked for again', async () => {
  vi.useFakeTimers();
  const answering = fetch;
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  held = [CLARA];
  answers.value = [];
  await loadSets();
  expect(names()).toEqual([]);
  vi.stubGlobal('fetch', answering);
  await vi.advanceTimersByTimeAsync(5000);
  expect(names()).toEqual(['Clara']);
  vi.useRealTimers();
});
