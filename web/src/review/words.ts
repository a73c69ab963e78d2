import type { Verdict } from '../http.ts';
import { asGood } from '../reviews.ts';
import { actionLabel, cardShort, decimal } from '../i18n/sentences.ts';
import { isCard } from '../logic/cards.ts';
import type { Figures } from '../logic/hand.ts';

/** A choice in words: equal cards together. */
export const choiceLabel = (one: Verdict, place: number): string =>
  one.choices[place]!.map((action) => (isCard(action) ? cardShort(action) : actionLabel(action))).join(', ');

/** What each action loses at a decision, as it is shown on its card or call. */
export function figuresAt(one: Verdict): Figures {
  const figures = one.choices.flatMap((actions, place) => {
    const best = asGood(one, place);
    const text = best ? '✓' : decimal(-Math.max(0, one.losses[place]![0]));
    return actions.map((action) => [action, { text, best }] as const);
  });
  return Object.fromEntries(figures);
}
