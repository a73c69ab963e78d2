import { t } from '../i18n/texts.ts';
import type { Verdict } from '../reviews.ts';
import { actionLabel, cardShort } from '../i18n/sentences.ts';
import { isCard } from '../logic/cards.ts';

/** A choice in words: equal cards together. */
export const choiceLabel = (one: Verdict, place: number): string => one.choices[place]!.map((action) => (isCard(action) ? cardShort(action) : actionLabel(action))).join(', ');

/** Where a decision stands, and its verdict, in a sentence. */
export const heading = (one: Verdict): string => t('review-line', { deal: one.deal, action: one.action, verdict: t(`review-word-${one.verdict}`) });
/** The name of a decision on its page. */
export const idOf = (one: Verdict): string => `deal-${one.deal}-${one.action}`;
