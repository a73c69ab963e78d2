import type { Verdict } from '../http.ts';
import { asGood } from '../reviews.ts';
import { actionLabel, cardShort, decimalOnCard, listed, theAction } from '../i18n/sentences.ts';
import { isCard } from '../logic/cards.ts';
import type { Figures } from '../logic/hand.ts';

/** A choice in words: equal cards together. */
export const choiceLabel = (verdict: Verdict, place: number): string =>
  listed(
    verdict.choices[place]!.map((action) => (isCard(action) ? cardShort(action) : actionLabel(action))),
    'or',
  );

/** A choice inside a sentence, where a language says “the” before a card. */
export const choiceNamed = (verdict: Verdict, place: number): string =>
  listed(verdict.choices[place]!.map(theAction), 'or');

/** What each action loses at a decision, as it is shown on its card or call. */
export function figuresAt(verdict: Verdict): Figures {
  const figures = verdict.choices.flatMap((actions, place) => {
    const best = asGood(verdict, place);
    const text = best ? '✓' : decimalOnCard(-Math.max(0, verdict.losses[place]![0]));
    return actions.map((action) => [action, { text, best }] as const);
  });
  return Object.fromEntries(figures);
}
