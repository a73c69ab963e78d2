import type { ReviewTold, Verdict } from '../http.ts';
import { t } from '../i18n/texts.ts';
import { Busy } from '../ui/Busy.tsx';

/** How many moments are the costliest, in words. */
export const summaryOf = (worst: readonly Verdict[]): string =>
  worst.length > 0 ? t('review-page-costliest', { count: worst.length }) : t('review-page-flawless');

/** How far a review has come. */
export const ReviewProgress = ({ report: { reached, total } }: { report: ReviewTold }) => (
  <Busy
    text={t('review-reached', { reached, total })}
    done={{ value: reached, max: total, label: t('review-title') }}
  />
);
