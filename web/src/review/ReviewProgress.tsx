import type { ReviewTold, Verdict } from '../http.ts';
import { t } from '../i18n/texts.ts';

/** How many moments are the costliest, in words. */
export const summaryOf = (worst: readonly Verdict[]): string =>
  worst.length > 0 ? t('review-page-costliest', { count: worst.length }) : t('review-page-flawless');

/** How far a review has come. */
export const ReviewProgress = ({ report: { reached, total } }: { report: ReviewTold }) => (
  <p class="progress">
    <progress max={total} value={reached} aria-label={t('review-title')} /> {t('review-reached', { reached, total })}
  </p>
);
