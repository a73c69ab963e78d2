// @vitest-environment happy-dom
import { BroadcastChannel } from 'node:worker_threads';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { snapshot } from '../../vitest.fixture.ts';
import { BoardLine, OtherTabs } from './boardLine.ts';

const NOT_READY = { status: 409, body: { code: 'bots-not-ready', message: 'the bots are getting ready' } };
const STALE = { status: 409, body: { code: 'stale', message: 'this board stands elsewhere by now' } };
const OPENED = { status: 200, body: snapshot() };
const MOVED = { status: 200, body: { updates: [], over: false, finished: false } };
const asked: { path: string; action: string | undefined }[] = [];
const lines: BoardLine[] = [];
let answers: { status: number; body: unknown }[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('BroadcastChannel', BroadcastChannel);
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    asked.push({ path, action: init?.body ? (JSON.parse(String(init.body)) as { action: string }).action : undefined });
    const { status, body } = answers.shift()!;
    return new Response(JSON.stringify(body), { status });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  asked.length = 0;
  lines.splice(0).forEach((line) => line.end()); // it would hear of the boards of the next test
});

const at = async (...coming: typeof answers) => {
  answers = coming;
  const states: string[] = [];
  const line = new BoardLine('board:2026-11-22-quarante:1', {
    heard: () => undefined,
    changed: (state) => states.push(state),
    version: () => 5,
    waits: () => false,
  });
  lines.push(line);
  await vi.advanceTimersByTimeAsync(0);
  return { line, states };
};

test('bots that are getting ready are no broken line: the board is asked for again', async () => {
  const { states } = await at(NOT_READY, NOT_READY, OPENED);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(states).toEqual(['readying', 'readying', 'open']);
});

test('a card played while the bots get ready is played once they are', async () => {
  const { line, states } = await at(OPENED, NOT_READY, MOVED);
  line.send({ type: 'act', id: 'a', version: 5, action: 'AS' });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(asked.map((request) => request.action)).toEqual([undefined, 'AS', 'AS']);
  expect(states).toEqual(['open', 'readying', 'open']);
});

test('a board that stands elsewhere by now is looked at again', async () => {
  const { line, states } = await at(OPENED, STALE, OPENED);
  line.send({ type: 'act', id: 'a', version: 5, action: 'AS' });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(states).toEqual(['open', 'broken', 'open']);
});

test('a board whose bots are no longer there is not asked for again', async () => {
  const { states } = await at({
    status: 409,
    body: { code: 'other-bots', message: 'these boards were played with club 1, but this program has club 2' },
  });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(states).toEqual(['other-bots']);
  expect(asked.length).toBe(1);
});

test('who has left asks for nothing more', async () => {
  const { line } = await at(OPENED, NOT_READY);
  line.send({ type: 'act', id: 'a', version: 5, action: 'AS' });
  await vi.advanceTimersByTimeAsync(0);
  line.end();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveLength(2);
});

test('the second deal of a set has its number in all messages, though it is the first of its own match', async () => {
  const heard: unknown[] = [];
  const row = { number: 1, points: [1, 0] };
  answers = [{ status: 200, body: { ...snapshot(), plan: [], rows: [row] } }];
  const line = new BoardLine('board:2026-11-22-quarante:2', {
    heard: (message) => heard.push(message),
    changed: () => undefined,
    version: () => 5,
    waits: () => false,
  });
  await vi.advanceTimersByTimeAsync(0);
  expect(heard[0]).toMatchObject({ deal: { number: 2 }, rows: [{ number: 2 }] });
  line.end();
});

test('a board that has moved in another tab is looked at again', async () => {
  const { line } = await at(OPENED, OPENED);
  asked.length = 0;
  vi.useRealTimers();
  const other = new OtherTabs('board:2026-11-22-quarante:1', () => {});
  other.tell();
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  other.end();
  line.end();
});
