import { expect, test } from 'vitest';
import { completed } from '../../plugins/texts.ts';

const ENGLISH = `card = card
    .text = One of 52.
tricks =
    { $n ->
        [one] one trick
       *[other] { $n } tricks
    }
trump = trump
`;

test('what a language lacks is English behind a mark: a message, an attribute, a sentence of several lines', () => {
  expect(completed('card = carta\n', ENGLISH, '⟦en⟧ ')).toBe(`card = carta
    .text = ⟦en⟧ One of 52.
tricks = ⟦en⟧ 
    { $n ->
        [one] one trick
       *[other] { $n } tricks
    }
trump = ⟦en⟧ trump
`);
});

test('people see no mark, and a language without any file is English', () => {
  expect(completed('', ENGLISH, '').replace(/ $/gm, '')).toBe(ENGLISH);
});

test('a language that lacks nothing stays as it is', () => {
  expect(completed(ENGLISH, ENGLISH.replaceAll('one trick', 'one'), '⟦en⟧ ')).toBe(ENGLISH);
});
