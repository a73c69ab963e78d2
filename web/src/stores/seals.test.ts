// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { chooseWord, luckFor, note, noteOf, noteWith, ownLuck, saw, shortened, word } from './seals.ts';
import { readable } from '../proof/verify.ts';

beforeEach(() => {
  localStorage.clear();
  chooseWord('');
});

test('notes are found by table and by seal, the newest kept', () => {
  for (let at = 0; at < 250; at++) note(`table ${at}`, { seal: `seal ${at}`, luck: `${at}` });
  expect(noteOf('table 249')).toEqual({ seal: 'seal 249', luck: '249' });
  expect(noteWith('seal 50')).toEqual({ seal: 'seal 50', luck: '50' });
  expect(noteOf('table 49')).toBeUndefined();
});

test('luck is random bytes, or one word', () => {
  const drawn = new Set(Array.from({ length: 20 }, ownLuck));
  expect(drawn.size).toBe(20);
  expect([...drawn].every((luck) => /^[0-9a-f]{32}$/.test(luck))).toBe(true);
  chooseWord('  trèfle ');
  expect([word.value, readable(ownLuck())]).toEqual(['trèfle', 'trèfle']);
});

test('a word is cut between letters', () => {
  expect(shortened('é'.repeat(40))).toBe('é'.repeat(32));
  expect(shortened('🂡'.repeat(17))).toBe('🂡'.repeat(16));
});

test('the seal seen first stays, whatever comes later', () => {
  saw('table', 'first');
  const luck = luckFor('table', 'second');
  expect(noteOf('table')).toEqual({ seal: 'first', luck });
  saw('table', 'third');
  expect(noteOf('table')).toEqual({ seal: 'first', luck });
  const other = luckFor('another', 'its own');
  expect(noteOf('another')).toEqual({ seal: 'its own', luck: other });
});
