/** Choices, verdicts, ratings and rounds in words. */

import { unbroken, t } from '../i18n/texts.ts';
import type { Mean, OwnRating, PuzzleAnswered, PuzzleReveal } from '../http.ts';
import { actionInSentence } from '../i18n/sentences.ts';
import { decimal, decimalOnCard, listed, minus } from '../i18n/words.ts';
import type { Figures } from '../logic/hand.ts';

type Choice = PuzzleAnswered['choices'][number];

/** Choices in words, those that are equal or as good together. */
export const choicesName = (choices: readonly Choice[]): string =>
  listed(choices.flatMap((choice) => choice.actions).map(actionInSentence), 'or');

export const themesOf = (themes: PuzzleAnswered['themes']): string =>
  t('puzzle-page-themes', { themes: listed(themes.map((theme) => t(`puzzle-theme-${theme}`))) });

export const ownRating = ({ rating, needed }: OwnRating): string =>
  t(needed > 0 ? 'puzzle-page-own-uncertain' : 'puzzle-page-own', { rating: String(rating), needed });

/** How a first answer changed the player's rating; empty if it did not. */
export function movedRating(moved: PuzzleAnswered['moved']): string {
  if (!moved) return '';
  const { before, after } = moved;
  const way = after > before ? 'up' : after < before ? 'down' : 'same';
  const points = Math.abs(after - before);
  return t('puzzle-page-moved', { way, points, before: String(before), after: String(after) });
}

/** Which choice is best, or which ones are as good; `only`: its name if it is the only one. */
export const bestText = (right: readonly Choice[], only = choicesName(right)): string =>
  right.length > 1 ? t('puzzle-page-fine', { answers: choicesName(right) }) : t('puzzle-page-best', { chosen: only });

/** What is right: the choice of the explanation, if there is one, before those about as good. */
export function answerText(choices: readonly Choice[], better: string | null | undefined): string {
  const first = (choice: Choice): number => (better && choice.actions.includes(better) ? 0 : 1);
  const [best, ...others] = rightOf(choices).toSorted((a, b) => first(a) - first(b) || a.loss - b.loss);
  if (!best) return '';
  const text = bestText([best]);
  return others.length > 0 ? `${text} ${t('puzzle-page-alike', { answers: choicesName(others) })}` : text;
}

export const lossText = (action: string, loss: number): string =>
  t('puzzle-page-loses', { chosen: actionInSentence(action), loss: decimal(Math.max(0, loss)) });

/** In how many of the drawn deals a wrong answer fails. */
export function failsText({ drawn, worse, better, deals }: PuzzleReveal): string {
  if (!drawn) return t('puzzle-page-not-shown');
  const often = better === 0 ? 'never' : better > worse ? 'more' : 'less';
  return t('puzzle-page-fails', { often, worse, better, deals });
}

export const rightOf = (choices: readonly Choice[]): Choice[] => choices.filter((choice) => choice.right);

/** What is right, and what each other action loses, on its card or call. */
export function figuresOf(choices: readonly Omit<Choice, 'error'>[], chosen: string, loss: number): Figures {
  const judged = [...choices, { actions: [chosen], right: false, loss }];
  const figures = judged.toReversed().flatMap(({ actions, right, loss }) =>
    actions.map((action) => {
      const text = right ? '✓' : decimalOnCard(-Math.max(0, loss));
      return [action, { text, best: right, chosen: action === chosen }] as const;
    }),
  );
  return Object.fromEntries(figures);
}

export function scoreOf(totals: readonly number[], seat: number): string {
  const own = totals[seat % totals.length]!;
  const place = 1 + totals.filter((total) => total > own).length;
  const other = totals.length === 2 ? totals[1 - (seat % 2)]! : 0;
  return unbroken(t('review-mine-score', { of: totals.length, own: minus(own), other: minus(other), place }));
}

export const HANDS = 10;

/** What a round cost: more than a club player, or less. */
export function roundText(key: 'puzzle-ten-now' | 'puzzle-ten-first', { mean, half }: Mean): string {
  const than = mean > 0 ? 'more' : 'less';
  return t(key, { than, mean: decimal(Math.abs(mean)), half: decimal(half ?? 0) });
}

/** Whether a round differs from the first one by more than both intervals leave open. */
export function changeOf(first: Mean, latest: Mean): 'better' | 'worse' | 'open' {
  const change = latest.mean - first.mean;
  if (Math.abs(change) <= Math.hypot(first.half ?? Infinity, latest.half ?? Infinity)) return 'open';
  return change < 0 ? 'better' : 'worse';
}
