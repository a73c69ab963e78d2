import type { ReviewTold, Verdict } from '../http.ts';
import { t } from '../i18n/texts.ts';
import { Busy } from '../ui/Busy.tsx';

/** The costliest mistakes, in words, so far or of all; if no decision cost anything, how many were only lucky. */
export const summaryOf = (worst: readonly Verdict[], all: readonly Verdict[], done: boolean): string =>
  worst.length > 0
    ? t(done ? 'review-page-costliest' : 'review-page-so-far', { count: worst.length })
    : t('review-page-flawless', { lucky: all.filter(({ verdict }) => verdict === 'lucky').length });

export const ReviewProgress = ({ report: { reached, total } }: { report: ReviewTold }) => (
  <Busy text={t('review-reached', { reached, total })} done={{ value: reached, max: total }} />
);
