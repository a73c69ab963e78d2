import { expect, test } from 'vitest';
import type { Request } from '../messages.ts';
import { busy, connect, pending, send, sendBeside } from './table.ts';

test('a word of the chat is sent while the answer to a card is awaited, and does not hold up the next card', () => {
  const sent: Request[] = [];
  connect({ send: (request: Request) => sent.push(request) > 0, end: () => {} } as never);
  expect(send({ type: 'hint' })).toBe(true);
  expect(send({ type: 'phrase', phrase: 'thanks' })).toBe(false);
  expect(sendBeside({ type: 'phrase', phrase: 'thanks' })).toBe(true);
  expect(sent.map((request) => request.type)).toEqual(['hint', 'phrase']);
  expect(new Set(sent.map((request) => 'id' in request && request.id)).size).toBe(2);
  pending.value = null;
  sendBeside({ type: 'phrase', phrase: 'bye' });
  expect(busy.value).toBe(false);
  connect(null);
  expect(sendBeside({ type: 'phrase', phrase: 'bye' })).toBe(false);
});
