// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Request, Snapshot } from '../messages.ts';
import { DOUBTED, offline, SAID, silence, unanswered, watchSilence } from './silence.ts';
import { act, ask, busy, connect, pending, send, sendBeside, sent, table } from './table.ts';

const asked: string[] = [];
let open = true;
let end = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  asked.length = 0;
  open = true;
  sent.value = null;
  connect({
    hello: () => asked.push('hello'),
    send: (request: Request) => open && asked.push(request.type) > 0,
    end: () => {},
  });
  table.value = { view: { version: 7 } as Snapshot } as typeof table.value;
  end = watchSilence();
});
afterEach(() => {
  end();
  pending.value = null;
  table.value = null;
  vi.useRealTimers();
});

test('a server that does not answer is waited for aloud after two seconds, doubted after six and asked again', () => {
  act('QH');
  vi.advanceTimersByTime(SAID - 1);
  expect(silence.value).toBe(null);
  vi.advanceTimersByTime(1);
  expect(silence.value).toBe('waits');
  vi.advanceTimersByTime(DOUBTED - SAID);
  expect([silence.value, asked]).toEqual(['silent', ['act', 'hello']]);
  pending.value = null;
  expect(silence.value).toBe(null);
});

test('the last card is told as sent, or as not sent where the line is down, until the table moves on', () => {
  act('QH');
  expect(unanswered()).toMatchObject({ action: 'QH', gone: true });
  table.value = { view: { version: 8 } as Snapshot } as typeof table.value;
  expect(unanswered()).toBe(null);
  pending.value = null;
  open = false;
  act('9H');
  expect(unanswered()).toMatchObject({ action: '9H', gone: false });
});

test('a hint may take its time and holds no card up, and a lost network is told at once', () => {
  ask('hint');
  vi.advanceTimersByTime(DOUBTED);
  expect(silence.value).toBe(null);
  expect([ask('hint'), act('QH'), act('9H'), asked]).toEqual([false, true, false, ['hint', 'act']]);
  vi.stubGlobal('navigator', { onLine: false });
  dispatchEvent(new Event('offline'));
  expect(offline.value).toBe(true);
  vi.unstubAllGlobals();
});

test('a word of the chat is sent while the answer to a card is awaited, and does not hold up the next card', () => {
  const sent: Request[] = [];
  connect({ send: (request: Request) => sent.push(request) > 0, end: () => {} } as never);
  expect(send({ type: 'undo' })).toBe(true);
  expect(send({ type: 'phrase', phrase: 'thanks' })).toBe(false);
  expect(sendBeside({ type: 'phrase', phrase: 'thanks' })).toBe(true);
  expect(sent.map((request) => request.type)).toEqual(['undo', 'phrase']);
  expect(new Set(sent.map((request) => 'id' in request && request.id)).size).toBe(2);
  pending.value = null;
  sendBeside({ type: 'phrase', phrase: 'bye' });
  expect(busy.value).toBe(false);
  connect(null);
  expect(sendBeside({ type: 'phrase', phrase: 'bye' })).toBe(false);
});
