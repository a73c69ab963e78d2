import type { ReviewTold, Verdict } from '../http.ts';
import { useEffect } from 'preact/hooks';
import { t } from '../i18n/texts.ts';
import { SIGNS } from '../reviews.ts';
import { say } from '../ui/speech.ts';
import { Spelt } from '../ui/Spelt.tsx';

/**
 * The costliest moments of a match, the worst first: the first thing of a review. Until all is looked at, how far it
 * has come.
 */
export function Costliest({
  report,
  worst,
  here,
  onGo,
}: {
  report: ReviewTold;
  worst: readonly Verdict[];
  here: Verdict | undefined;
  onGo: (verdict: Verdict) => void;
}) {
  const summary = worst.length > 0 ? t('review-page-costliest', { count: worst.length }) : t('review-page-flawless');
  const reached = t('review-reached', { reached: report.reached, total: report.total });
  useEffect(() => say(report.done ? summary : reached), [report.done]);
  return (
    <section class="costliest" aria-label={report.done || worst.length > 0 ? summary : t('review-title')}>
      {!report.done && (
        <p class="progress">
          <progress max={report.total} value={report.reached} aria-label={t('review-title')} /> {reached}
        </p>
      )}
      {worst.length > 0 && (
        <>
          <h2>{summary}</h2>
          <ol>
            {worst.map((verdict) => (
              <li key={verdict.place}>
                <button
                  type="button"
                  class={`mark ${verdict.verdict}`}
                  aria-current={verdict.place === here?.place ? 'step' : undefined}
                  onClick={() => onGo(verdict)}
                >
                  <b aria-hidden="true">{SIGNS[verdict.verdict]}</b>
                  <span>
                    <Spelt text={verdict.heading} />
                  </span>
                </button>
              </li>
            ))}
          </ol>
        </>
      )}
      {report.done && worst.length === 0 && <h2>{summary}</h2>}
    </section>
  );
}
