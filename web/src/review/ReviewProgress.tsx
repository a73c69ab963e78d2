import type { ReviewTold } from '../http.ts';
import { t } from '../i18n/texts.ts';

/** How far a review has come. */
export const ReviewProgress = ({ report: { reached, total } }: { report: ReviewTold }) => (
  <p class="progress">
    <progress max={total} value={reached} aria-label={t('review-title')} /> {t('review-reached', { reached, total })}
  </p>
);
