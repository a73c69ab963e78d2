// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CLOSE_CODES } from '../messages.ts';
import { Line } from './line.ts';

class FakeSocket extends EventTarget {
  static readonly OPEN = 1;
  static readonly CLOSED = 3;
  static opened: FakeSocket[] = [];
  readyState = FakeSocket.OPEN;
  readonly sent: string[] = [];

  constructor() {
    super();
    FakeSocket.opened.push(this);
  }

  send(text: string): void {
    this.sent.push(text);
  }

  close(code = 1005): void {
    this.readyState = FakeSocket.CLOSED;
    this.dispatchEvent(Object.assign(new Event('close'), { code }));
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  FakeSocket.opened = [];
});

/** A line with the states that it goes through; `waits` while a match is under way. */
const opened = (waits = false) => {
  const states: string[] = [];
  const listener = { heard: () => undefined, version: () => 0, waits: () => waits };
  return { states, line: new Line('table', { ...listener, changed: (state) => states.push(state) }) };
};

/**
 * The states of a line that the server closes with a code, half a minute and a look at the page later; how often it was
 * opened.
 */
const closedWith = async (code: number) => {
  const { states, line } = opened();
  FakeSocket.opened[0]!.close(code);
  await vi.advanceTimersByTimeAsync(30_000);
  document.dispatchEvent(new Event('visibilitychange'));
  dispatchEvent(new Event('online'));
  line.end();
  return { states, opened: FakeSocket.opened.length };
};

test.each([4403, 4404, 4405, 4406])('after %i nobody comes back', async (code) => {
  expect(await closedWith(code)).toEqual({ states: ['closed'], opened: 1 });
});

test('a page that asked far too fast does not come back, and tells its reader so', async () => {
  expect(await closedWith(4429)).toEqual({ states: ['too-fast'], opened: 1 });
});

test('whoever is banned does not come back, and their page says so', async () => {
  expect(await closedWith(4407)).toEqual({ states: ['banned'], opened: 1 });
});

test.each([1000, 1006, 1009, 1012, 1013])('after %i the line is opened again', async (code) => {
  expect(await closedWith(code)).toEqual({ states: ['broken'], opened: 2 });
});

test('the codes above are those of the server', () => {
  const final = Object.keys(CLOSE_CODES).filter((code) => !CLOSE_CODES[Number(code)]!.comeBack);
  expect(final.map(Number)).toEqual([4403, 4404, 4405, 4406, 4407, 4429]);
});

/** The states of a line that is open and hears nothing for so long. */
const silentFor = async (milliseconds: number, waits: boolean) => {
  const { states, line } = opened(waits);
  const socket = FakeSocket.opened[0]!;
  socket.dispatchEvent(new Event('open'));
  await vi.advanceTimersByTimeAsync(milliseconds);
  const before = [...states];
  socket.dispatchEvent(Object.assign(new Event('message'), { data: '{"type":"pong","version":0}' }));
  line.end();
  return {
    before,
    after: states.slice(before.length),
    pings: socket.sent.filter((text) => text.includes('ping')).length,
  };
};

test('a line is asked every five seconds while a match is under way, and its silence is told after six', async () => {
  expect(await silentFor(5500, true)).toEqual({ before: [], after: [], pings: 1 });
  FakeSocket.opened = [];
  expect(await silentFor(7100, true)).toEqual({ before: ['silent'], after: ['open'], pings: 1 });
  FakeSocket.opened = [];
  expect((await silentFor(14_000, true)).before).toEqual(['silent', 'broken']);
});

test('while nobody waits a line is asked now and then', async () => {
  expect(await silentFor(30_000, false)).toEqual({ before: [], after: [], pings: 1 });
});
