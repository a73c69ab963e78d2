/** What the pages of puzzles say of choices. */

import type { PuzzleAnswered } from '../http.ts';
import { actionLabel, cardShort, decimal, listed } from '../i18n/sentences.ts';
import { isCard } from '../logic/cards.ts';
import type { Figures } from '../logic/hand.ts';

type Choice = PuzzleAnswered['choices'][number];

export const actionName = (action: string): string => (isCard(action) ? cardShort(action) : actionLabel(action));

/** Choices in words: equal cards and choices that are as good together. */
export const choicesName = (choices: readonly Choice[]): string =>
  listed(choices.flatMap((choice) => choice.actions).map(actionName), 'or');

export const rightOf = (choices: readonly Choice[]): Choice[] => choices.filter((choice) => choice.right);

/** What each action loses, as it is shown on its card or call. */
export const figuresOf = (choices: readonly Choice[]): Figures =>
  Object.fromEntries(
    choices.flatMap(({ actions, right, loss }) =>
      actions.map((action) => [action, { text: right ? '✓' : decimal(-Math.max(0, loss)), best: right }] as const),
    ),
  );
