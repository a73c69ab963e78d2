import '../styles/review.css';
import { useEffect, useRef } from 'preact/hooks';
import { decimal } from '../i18n/words.ts';
import { t } from '../i18n/texts.ts';
import { costliest, headingOf, isUneven } from '../reviews.ts';
import { drillHref, reviewHref } from '../route.ts';
import { Failure, LinkButton, Skeleton } from '../ui/elements.tsx';
import { isFree } from '../ui/focus.ts';
import { say, Spelt } from '../ui/speech.tsx';
import { ReviewProgress, summaryOf } from './ReviewProgress.tsx';
import { useReview } from './useReview.ts';

/** The costliest mistakes of a match at its end, with what each cost, and the way to try them again. */
export function EndMistakes({ table }: { table: string }) {
  const section = useRef<HTMLElement>(null);
  const { report, failed } = useReview(table, null, true);
  const worst = costliest(report?.verdicts ?? []);
  const title = report?.done || worst.length > 0 ? summaryOf(worst, report!.verdicts, report!.done) : t('review-title');
  // The reader asked for them by a button that is gone.
  useEffect(() => void (isFree() && section.current?.focus()), []);
  useEffect(() => void (report?.done && say(title)), [report?.done]);
  return (
    <section class="end-mistakes" aria-labelledby="end-mistakes" tabIndex={-1} ref={section}>
      <h3 id="end-mistakes">{title}</h3>
      <Failure text={failed} />
      {!report && !failed && <Skeleton />}
      {report && !report.done && <ReviewProgress report={report} />}
      <ol>
        {worst.map((verdict) => (
          <li key={verdict.place}>
            <a href={reviewHref(table, report!.seat, verdict.deal, verdict.action - 1)}>
              <Spelt text={headingOf(verdict)} />
            </a>
            <b>{t('lesson-points', { points: decimal(-verdict.loss) })}</b>
          </li>
        ))}
      </ol>
      {isUneven(worst) && <p class="note">{t('review-measure')}</p>}
      {report && (
        <div class="doors">
          {worst.length > 0 && (
            <LinkButton
              icon="again"
              primary
              href={drillHref(table, report.seat, worst[0]!.place)}
              text={t('review-fix')}
            />
          )}
          <LinkButton
            icon="review"
            primary={report.done && !worst.length}
            href={reviewHref(table)}
            text={t('review-mine-see')}
          />
        </div>
      )}
    </section>
  );
}
