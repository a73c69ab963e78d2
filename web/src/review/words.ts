import type { Verdict } from '../http.ts';
import { actionLabel, cardShort } from '../i18n/sentences.ts';
import { isCard } from '../logic/cards.ts';

/** A choice in words: equal cards together. */
export const choiceLabel = (one: Verdict, place: number): string =>
  one.choices[place]!.map((action) => (isCard(action) ? cardShort(action) : actionLabel(action))).join(', ');

/** The name of a decision on its page. */
export const idOf = (one: Verdict): string => `deal-${one.deal}-${one.action}`;
