/** What the pages of puzzles say of choices. */

import type { OwnRating, PuzzleAnswered } from '../http.ts';
import { actionInSentence, decimal, listed } from '../i18n/sentences.ts';
import { t } from '../i18n/texts.ts';
import type { Figures } from '../logic/hand.ts';

type Choice = PuzzleAnswered['choices'][number];

/** Choices in words: equal cards and choices that are as good together. */
export const choicesName = (choices: readonly Choice[]): string =>
  listed(choices.flatMap((choice) => choice.actions).map(actionInSentence), 'or');

/** What a puzzle is about. */
export const themesOf = (themes: PuzzleAnswered['themes']): string =>
  t('puzzle-page-themes', { themes: listed(themes.map((theme) => t(`puzzle-theme-${theme}`))) });

export const ownRating = ({ rating, uncertain }: OwnRating): string =>
  t(uncertain ? 'puzzle-page-own-uncertain' : 'puzzle-page-own', { rating: String(rating) });

/** What a first answer made of one's rating; nothing where it made nothing of it. */
export function movedRating(moved: PuzzleAnswered['moved']): string {
  if (!moved) return '';
  const { before, after, uncertain } = moved;
  return before === null || uncertain
    ? ownRating({ rating: after, uncertain })
    : t('puzzle-page-moved', { before: String(before), after: String(after) });
}

export const rightOf = (choices: readonly Choice[]): Choice[] => choices.filter((choice) => choice.right);

/** What each action loses, as it is shown on its card or call. */
export const figuresOf = (choices: readonly Choice[]): Figures =>
  Object.fromEntries(
    choices.flatMap(({ actions, right, loss }) =>
      actions.map((action) => [action, { text: right ? '✓' : decimal(-Math.max(0, loss)), best: right }] as const),
    ),
  );
