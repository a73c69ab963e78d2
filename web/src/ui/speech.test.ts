// @vitest-environment happy-dom
import { beforeAll, expect, test } from 'vitest';
import { speak } from '../i18n/texts.ts';
import { hush, say, spoken } from './speech.tsx';

const last = () => spoken.value.at(-1)?.text;

beforeAll(() => speak('en'));

test('a message ends with one stop, and cards are named', () => {
  say('10♥ cost about 2.5 points, A♠ was best.. ');
  expect(last()).toBe('Ten of hearts cost about 2.5 points, ace of spades was best.');
  say('Deal 1, trick 2: mistake. 9♠ was best.');
  expect(last()).toBe('Deal 1, trick 2: mistake. Nine of spades was best.');
  say('Not the best. \u2068K♥\u2069 loses 2 points.');
  expect(last()).toBe('Not the best. \u2068King of hearts\u2069 loses 2 points.');
  say('What do you do?');
  expect(last()).toBe('What do you do?');
  say('No K♥');
  expect(last()).toBe('No king of hearts.');
});

test('in French, too, and what was said goes with its table', async () => {
  await speak('fr');
  say('Avec le V♥, rien');
  expect(last()).toBe('Avec le valet de cœur, rien.');
  hush();
  expect(spoken.value).toEqual([]);
});

test('where all stands apart the stop that is there is enough', async () => {
  await speak('ar');
  say('A♠: \u2068العب الآن.\u2069');
  expect(last()).toMatch(/العب الآن\u2069\.$/);
});

test('the same text is said once if two parts of a page announce it at once, and again later', async () => {
  await speak('en');
  hush();
  for (const text of ['Right', 'Right.', 'Right']) say(text);
  expect(spoken.value).toHaveLength(1);
  await new Promise((done) => setTimeout(done, 510));
  say('Right');
  expect(spoken.value).toHaveLength(2);
});

test('the stop of an ordinal begins no sentence', async () => {
  await speak('tr');
  say('5. dağıtım: K♥');
  expect(last()).toBe('5. dağıtım: kupa papazı.');
});
