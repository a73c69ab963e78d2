import { expect, test } from 'vitest';
import { openTexts } from './fluent.ts';

test('a noun comes in the form that its sentence asks for', () => {
  const texts = openTexts('ru', false);
  texts.add('suit-H = черви\n    .genitive = червей\nnone = нет { CASE($suit, "genitive") }\nall = { $suit }\n');
  const params = JSON.stringify({ suit: ['черви', 'suit-H'] });
  expect(JSON.parse(texts.format('none', '', params))).toEqual(['нет червей', []]);
  expect(JSON.parse(texts.format('all', '', params))).toEqual(['черви', []]);
});
